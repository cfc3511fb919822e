"""How long ranking a hand takes, in microseconds: ours beside treys, phevaluator and pokerkit, in one run.

    pip install treys phevaluator pokerkit
    python -m tests.bench_poker

Each library gets the cards in its own form, made beforehand; the best of several passes over the same random
hands counts, in processor time. "first pass" is ours with empty tables.
"""

import random
import time

from rules_core.cards import full_deck
from rules_core.poker import best, rank, ranking, rules
from rules_core.poker.variants import score

HANDS, PASSES = 20_000, 5
SLOW = 400  # hands for what takes hundreds of microseconds
DECK = full_deck()
NAMES = [card.code.replace("10", "T") for card in DECK]


def hands(size):
    rng = random.Random(size)
    return [rng.sample(range(52), size) for _ in range(HANDS)]


def measure(function, rows, passes=PASSES):
    """The best pass, in microseconds a hand."""
    times = []
    for _ in range(passes):
        start = time.process_time()
        for row in rows:
            function(row)
        times.append((time.process_time() - start) / len(rows) * 1e6)
    return min(times)


def forms(rows, of):
    return [[of[place] for place in row] for row in rows]


def ours(size, rows):
    numbers = forms(rows, ranking.numbers(DECK))
    for table in (ranking._by_ranks, ranking._by_suited_ranks):
        table.clear()
    yield "ours, first pass", measure(ranking.strength, numbers, passes=1)
    yield "ours", measure(ranking.strength, numbers)
    cards = forms(rows, DECK)[:SLOW]
    if size == 5:
        yield "ours, cards in, five cards and sentence out", measure(rank, cards)
    else:
        yield (
            "ours, cards in, five cards and sentence out",
            measure(lambda row: best("seven-card-stud", row), cards),
        )


def treys(size, rows):
    from treys import Card, Evaluator  # noqa: PLC0415

    function = {5: Evaluator()._five, 7: Evaluator()._seven}[size]
    yield "treys", measure(function, forms(rows, [Card.new(name) for name in NAMES]))


def phevaluator(size, rows):
    from phevaluator import Card, evaluate_cards  # noqa: PLC0415

    numbers = forms(rows, [Card(name).id_ for name in NAMES])
    yield "phevaluator", measure(lambda row: evaluate_cards(*row), numbers)


def pokerkit(size, rows):
    from pokerkit import Card, StandardHighHand  # noqa: PLC0415

    cards = forms(rows, [next(iter(Card.parse(name))) for name in NAMES])
    if size == 5:
        yield "pokerkit", measure(StandardHighHand, cards)
    else:
        yield "pokerkit", measure(StandardHighHand.from_game, cards[:SLOW])


def omaha():
    from phevaluator import Card, evaluate_omaha_cards  # noqa: PLC0415

    game, rows = rules().variants["omaha"], hands(9)[: HANDS // 10]
    numbers = forms(rows, ranking.numbers(DECK))
    yield "ours", measure(lambda row: score(game, row[5:], row[:5]), numbers)
    ids = forms(rows, [Card(name).id_ for name in NAMES])
    yield "phevaluator", measure(lambda row: evaluate_omaha_cards(*row), ids)


def main():
    for size in (5, 7):
        rows = hands(size)
        for library in (ours, treys, phevaluator, pokerkit):
            for name, micros in library(size, rows):
                print(f"{size} cards  {name:45} {micros:8.2f} µs")
    for name, micros in omaha():
        print(f"omaha    {name:45} {micros:8.2f} µs")


if __name__ == "__main__":
    main()
