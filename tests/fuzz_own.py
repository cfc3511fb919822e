"""Makers of arguments that one function alone has, or has in its own way."""

from importlib import import_module

from rules_core import (
    baccarat,
    boule,
    exact,
    general,
    money_wheel,
    poker,
    roulette,
    sic_bo,
    throwing,
    tuplanoppa,
)
from tests.fuzz_arguments import FLAG, PACK, bets, board, complete, packs, showdown, small, words
from tests.fuzz_values import Make, amount, cards, either, hostile, one_of, row_of

FIELD_BETS = {
    game: [bet.name for bet in import_module(f"rules_core.{game}").fields().bets]
    for game in ("boule", "money_wheel", "sic_bo", "tuplanoppa")
}
COUPS = (baccarat.deal("9 8 K K"), baccarat.deal("8 9 K K"), baccarat.deal("5 3 K 10 8"))
OWN: dict[str, Make] = {
    "baccarat.check_packs.cards": packs,
    "blackjack.check_packs.cards": packs,
    "baccarat.cut.cards": cards(0, 20, suits=False),
    "blackjack.cut.cards": cards(0, 20, suits=False),
    "blackjack.deal_opening.cards": either(*(cards(count, count, suits=False) for count in (4, 6, 6, 8))),
    "blackjack.deal_opening.seats": either(small(1, 3), row_of(small(1, 7), 1, 3)),
    "baccarat.void_round.causes": words("malfunction", ["malfunction"] * 2, "failed-throw"),
    "blackjack.void_round.causes": words("malfunction", ["malfunction"] * 2, "failed-throw"),
    "baccarat.settle.coup": one_of(COUPS),
    "baccarat.settle.bets": bets(["player", "banker", "tie"]),
    "roulette.settle.bets": bets([bet.name for bet in roulette.bets()]),
    "roulette.settle.numbers": either(small(0, 36), small(0, 36), row_of(one_of((0, 0, 1, 2, "3")), 0, 5)),
    "roulette.settle.option": one_of((None, None, None, "half", "en-prison")),
    "roulette.settle.drawn": one_of((None, None, None, "24:1", "1")),
    "roulette.zero_choice.version": one_of(("ray-d", "ray-d", "ray-d", "live")),
    "roulette.zero_choice.zeros": one_of((1, 2, 3)),
    "blackjack.play.player": one_of(("A K", "10 9", "10 5 6", "8 8", "5 6 10", "9 9 3")),
    "blackjack.play.dealer": one_of(("9 8", "A K", "10 7", "9 3 9", "5 5 8")),
    "exact.event_chances.bet": lambda random: roulette.read_bet(
        random.choice(("red", "straight:17", "dozen:1"))
    ),
    "boule.settle.bets": bets(FIELD_BETS["boule"]),
    "boule.settle.spin": either(
        lambda r: boule.spin(r.randint(1, 9)), lambda r: boule.void_round("failed-throw")
    ),
    "money_wheel.settle.bets": bets(FIELD_BETS["money_wheel"]),
    "money_wheel.settle.spin": either(
        lambda r: money_wheel.spin("45:1-a"), lambda r: money_wheel.void_round("between-sectors")
    ),
    "sic_bo.settle.bets": bets(FIELD_BETS["sic_bo"]),
    "sic_bo.settle.roll": lambda r: sic_bo.roll([r.randint(1, 6) for _ in range(3)]),
    "tuplanoppa.settle.bets": bets(FIELD_BETS["tuplanoppa"]),
    "tuplanoppa.settle.roll": lambda r: tuplanoppa.roll([r.randint(1, 6) for _ in range(2)]),
    "poker.settle.result": showdown,
    "poker.bad_beat.result": showdown,
    "poker.decide.hands": lambda r: {n: poker.rank(complete(r)) for n in range(1, r.randint(1, 5))},
    "poker.side_prize.jackpot": lambda r: poker.SideJackpot(
        r.choice((frozenset({"royal-flush"}), hostile(r))),
        r.choice(("fixed", "odds", "progressive", hostile(r))),
        r.choice(("100:1", 500, hostile(r))),
        r.choice((0, 2, hostile(r))),
    ),
    "poker.side_prize.result": words("royal-flush", "flush"),
    "poker.percentage_fee.bets": amount,
    "poker.rank.cards": complete,
    "poker.compare.first": complete,
    "poker.compare.second": complete,
    "poker.best.own": one_of((PACK[:2], PACK[:2], PACK[:4])),
    "poker.best.board": board,
    "exact.blackjack_standing.dealer": one_of(
        (exact.blackjack_dealer_totals("6"), exact.blackjack_dealer_totals())
    ),
    "general.chip_ruling.chip": lambda r: r.choice(
        (general.value_chip(5), general.colour_chip(5, ["1"], 1, 9))
    ),
    "general.exchange.chip": one_of((general.colour_chip(5, ["1"], 1, 9),)),
    "general.Chip.kind": one_of(general.CHIPS),
    "general.chip_kinds.game": one_of(tuple(general.rules().chips)),
    "general.chip_ruling.game": one_of(tuple(general.rules().chips)),
    "throwing.next_thrower.seats": row_of(
        lambda r: r.choice(
            (r.randint(1, 5), throwing.Seat(r.randint(1, 5), r.random() < 0.8, r.random() < 0.8), "Ann")
        ),
        1,
        5,
    ),
    "general.place.chips": either(amount, row_of(amount, 0, 4)),
    "odds.Odds.stake": small(0, 40),
    "poker.SideJackpot.kind": words("fixed", "odds"),
    "blackjack.play.split": one_of((None, None, None, "8 9", ["8", "3", "K"])),
    "blackjack.hand.split": FLAG,
    "blackjack.compare.split": FLAG,
    "blackjack.moves.split": FLAG,
    "throwing.Seat.player": either(small(1, 9), words("Ann")),
    "baccarat.player_decision.total": small(-1, 9),
    "baccarat.banker_decision.total": small(-1, 9),
}
