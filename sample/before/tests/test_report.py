from tools.report import Money, parse


def test_parse():
    assert parse("120\n80\n") == [120, 80]


def test_money():
    assert Money(5, "EUR") == Money(5, "EUR")
