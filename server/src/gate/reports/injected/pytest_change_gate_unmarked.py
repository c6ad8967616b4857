"""A pytest plugin that hides from the tested code the variables by which it can tell that it is tested.

    PYTEST_PLUGINS=…,pytest_change_gate_unmarked  CHANGE_GATE_HIDE=PYTEST_CURRENT_TEST,PYTEST_VERSION

pytest itself finds them where it left them. It depends on pytest alone and changes no outcome by itself.
"""

import os

import pytest

HIDDEN = [name for name in os.environ.pop("CHANGE_GATE_HIDE", "").split(",") if name]


@pytest.hookimpl(hookwrapper=True, tryfirst=True)
def pytest_runtest_call(item):
    """pytest sets its variable inside of this call, right before it runs the test."""
    original = item.runtest

    def runtest():
        kept = {name: os.environ.pop(name) for name in HIDDEN if name in os.environ}
        try:
            return original()
        finally:
            os.environ.update(kept)

    item.runtest = runtest
    try:
        yield
    finally:
        del item.runtest
