"""Sums a day's sales."""


class Money:
    def __init__(self, cents, currency):
        self.cents = cents
        self.currency = currency

    def __eq__(self, other):
        return self.cents == other.cents and self.currency == other.currency


def load(path):
    with open(path) as file:
        return parse(file.read())


def parse(text):
    return [int(line) for line in text.splitlines() if line]


def main(path):
    sales = load(path)
    print(sum(sales))
