"""The bad beat jackpot: when it is paid, to whom, and what stays."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from rules_core.cards import Cards
from rules_core.errors import RulesError, expect, expect_flags
from rules_core.odds import read_amount
from rules_core.poker import reading
from rules_core.poker.hands import rank
from rules_core.poker.ranking import Strength
from rules_core.poker.reading import Amount
from rules_core.poker.showdowns import Part, Showdown
from rules_core.read_only import Frozen
from rules_core.results import Step
from rules_core.tables.poker import rules

_TRIGGERED = (
    "jackpot-bad-beat-participants",
    "jackpot-bad-beat-own-table-only",
    "jackpot-bad-beat-two-qualifying-hands",
    "jackpot-bad-beat-best-hand-formed",
    "jackpot-bad-beat-two-best-hands",
)


@dataclass(frozen=True)
class Terms(Frozen):
    """What the house announces: nothing of this is in the rules themselves.

    `least_hands` names for each game the weakest hand that counts (jackpot-bad-beat-criteria-by-game);
    the shares are parts of the jackpot for the losing hand, the winning hand and the others together.
    """

    least_hands: Mapping[str, Cards]
    least_players: int
    losing: Amount
    winning: Amount
    others: Amount
    guaranteed: Amount
    fee: Amount

    def shares(self) -> tuple[Fraction, Fraction, Fraction]:
        """The three shares. Raises `RulesError` `poker-share-invalid`, `jackpot-shares-too-high`."""
        losing, winning, others = (reading.share(part) for part in (self.losing, self.winning, self.others))
        if losing + winning + others > 1:
            raise RulesError("jackpot-shares-too-high")
        return losing, winning, others


@dataclass(frozen=True)
class Payment(Frozen):
    """What a bad beat pays: to each player by number, and the jackpot that starts anew."""

    paid: bool
    losers: tuple[int, ...]
    winners: tuple[int, ...]
    amounts: Mapping[int, Fraction]
    jackpot: Fraction
    steps: tuple[Step, ...]


def bad_beat(
    terms: Terms, jackpot: Amount, result: Showdown, tournament: bool = False, refused: bool = False
) -> Payment:
    """Whether the jackpot is paid after this showdown, and how it is shared (jackpot-bad-beat-*).

    The players of the showdown, all of one table (jackpot-bad-beat-own-table-only), are those who took part:
    cards dealt, and at the place when the round began (jackpot-bad-beat-participants); those who have left
    count too. `refused` says that the house refuses the jackpot because a player gave away the own cards.
    Of more hands that count the two best do (jackpot-bad-beat-two-best-hands). Equal hands share their part
    and count as one among the others, whose shares are equal. Raises `RulesError`
    `jackpot-shares-too-high`, `poker-share-invalid`, and as `rank` and `read_stake` do.

    >>> from rules_core.poker.showdowns import showdown
    >>> terms = Terms({"holdem": "10♠ 10♥ 10♦ 10♣ 2♠"}, 4, "40%", "20%", "20%", 1000, 1)
    >>> result = showdown("holdem", ["10♦ 10♣", "J♦ J♣", None, None], ["J♠ J♥ 10♠ 10♥ 2♦"])
    >>> payment = bad_beat(terms, 10000, result)
    >>> [str(amount) for amount in payment.amounts.values()], str(payment.jackpot)
    (['4000', '2000', '1000', '1000'], '2000')
    """
    expect_flags(tournament, refused)
    whole, players = read_amount(jackpot), range(1, expect(result, Showdown).players + 1)
    losing, winning, others = expect(terms, Terms).shares()
    ranked = _qualifying(terms, result)
    why_not = _why_not(terms, result, tournament, refused)
    if why_not or len(ranked) < 2:
        step = why_not or Step("jackpot-no-bad-beat", "jackpot-bad-beat-two-qualifying-hands")
        return Payment(False, (), (), dict.fromkeys(players, Fraction(0)), whole, (step,))
    (_, winners), (_, losers) = ranked[:2]
    heads: list[tuple[int, ...]] = [(number,) for number in players if number not in winners + losers]
    heads += [group for group in (winners, losers) if len(group) > 1]
    amounts = dict.fromkeys(players, Fraction(0))
    parts = [(losers, losing), (winners, winning), *((head, others / len(heads)) for head in heads)]
    for group, share in parts:
        for number in group:
            amounts[number] += whole * share / len(group)
    return _payment(terms, whole, losers, winners, amounts)


def _why_not(terms: Terms, result: Showdown, tournament: bool, refused: bool) -> Step | None:
    """Why no hand can win the jackpot in this round, if so."""
    if tournament:
        return Step("jackpot-no-tournament", "jackpot-bad-beat-scope")
    if result.game not in terms.least_hands:
        return Step("jackpot-not-here", "jackpot-bad-beat-criteria-by-game")
    reading.whole(terms.least_players, 0, rules().seats, "poker-customers-invalid")
    if result.players < terms.least_players:
        fields = {"players": result.players, "least": terms.least_players}
        also = ("jackpot-bad-beat-participants",)
        return Step("jackpot-few-players", "jackpot-bad-beat-minimum-players", fields, also)
    if refused:
        return Step("jackpot-refused", "jackpot-bad-beat-disclosure-forfeit")
    return None


Ranked = list[tuple[Strength, tuple[int, ...]]]


def _qualifying(terms: Terms, result: Showdown) -> Ranked:
    """The players whose hands count, best first, equal hands together (jackpot-bad-beat-best-hand-formed).

    Of two rows of common cards the one counts whose two best hands are the better.
    """
    if result.game not in expect(terms.least_hands, Mapping):
        return []
    least = rank(terms.least_hands[result.game], result.soko).strength
    rows = [_groups(part, least) for part in result.parts if not part.low]
    return max(rows, key=lambda ranked: [found for found, _ in ranked[:2]], default=[])


def _groups(part: Part, least: Strength) -> Ranked:
    strengths = {number: hand.strength for number, hand in part.hands.items() if hand.strength >= least}
    order = sorted(set(strengths.values()), reverse=True)
    return [(each, tuple(number for number in strengths if strengths[number] == each)) for each in order]


def _payment(
    terms: Terms,
    whole: Fraction,
    losers: tuple[int, ...],
    winners: tuple[int, ...],
    amounts: Mapping[int, Fraction],
) -> Payment:
    anew = max(whole - sum(amounts.values()), read_amount(terms.guaranteed))
    clauses = dict.fromkeys(amounts, "jackpot-bad-beat-others-share")
    clauses |= dict.fromkeys(losers, "jackpot-bad-beat-losing-hand-share")
    clauses |= dict.fromkeys(winners, "jackpot-bad-beat-winning-hand-share")
    for group in (losers, winners):
        if len(group) > 1:
            clauses |= dict.fromkeys(group, "jackpot-bad-beat-equal-hands-share")
    several = {(True, False): "-losers", (False, True): "-winners", (True, True): "-both"}
    code = f"jackpot-bad-beat{several.get((len(losers) > 1, len(winners) > 1), '')}"
    said = {"losers": losers, "winners": winners}
    steps = [Step(code, "jackpot-bad-beat-trigger", said, _TRIGGERED)]
    for number, amount in amounts.items():
        steps.append(Step("jackpot-share", clauses[number], {"number": number, "amount": amount}))
    steps.append(Step("jackpot-anew", "jackpot-bad-beat-remainder", {"amount": anew}))
    return Payment(True, losers, winners, amounts, anew, tuple(steps))
