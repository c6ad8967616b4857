import pytest


@pytest.fixture
def day():
    return "2024-05-01"
