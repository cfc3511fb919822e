"""What a player chooses on a zero, bet by bet and with the chips that there are, and void rounds: as in the core."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from rules_core import roulette, words
from rules_core.errors import RulesError
from rules_core.odds import read_stake
from rules_core.results import Step
from rules_core.roulette import rules, versions
from rules_core.roulette.clauses import void_clauses
from rules_site.languages import LANGUAGES
from tests.browser import playground
from tests.browser.proof.roulette_sides import MODULE, stakes
from tests.browser.proof.sides import open_proof, wrong_table
from tests.browser.proof.test_roulette_proof import TABLE

STAKES = ("1", "2", "5", "7", "10", "12.5", "20", "1/3", "1000000")
CHIPS = ("1", "5", "25", "1/2", "0.25", "1/3")
CHOOSING = [version for version in versions() if len(rules(version).options) > 1]
LEAVING = {"half": 1, "quarter-back": 2}
"""The options that need chips, and the zeros in a row at which the core asks."""
BETS = [("red", "10"), ("black", "5"), ("low", "20"), ("even", "12.5")]

Case = dict[str, Any]


@pytest.fixture(scope="module")
def side(browser: Browser, address: str) -> Iterator[Page]:
    """A page that answers for the browser, as the modules and the tables are."""
    page = browser.new_page()
    open_proof(page, address, MODULE)
    yield page
    page.close()


def choice(version: str, stake: str, chip: str, option: str) -> list[Any] | None:
    """What the core lets a player choose."""
    if option not in LEAVING:
        return None
    if version not in CHOOSING:
        with pytest.raises(RulesError, match="nothing to choose"):
            roulette.zero_choice(stake, chip, LEAVING[option], version)
        return None
    made = roulette.zero_choice(stake, chip, LEAVING[option], version)
    left = option if option in made.options else "en-prison"
    assert left in made.options
    step = made.step
    said = [str(made.back), step.code, step.clause, words.explain(step)]
    return [left, option in made.options, made.zeros, *said]


def choices() -> list[tuple[str, ...]]:
    """Every stake with every chip and every option."""
    options = {version: rules(version).options for version in versions()}
    return [
        (version, stake, chip, option)
        for version in versions()
        for stake, chip, option in product(STAKES, CHIPS, options[version])
        if version in CHOOSING or option == "half"
    ]


def different_choice(page: Page, language: str) -> tuple[str, ...] | None:
    """The first choice on which the two sides differ."""
    script = "async ([lang, rows]) => { await proof.use(lang); return rows.map(proof.choice); }"
    given = choices()
    theirs = page.evaluate(script, [language, given])
    with words.speaking(language):
        for row, found in zip(given, theirs, strict=True):
            if found != choice(*row):
                return row
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_chosen_with_these_chips_is_the_cores(side: Page, language: str) -> None:
    assert CHOOSING
    assert different_choice(side, language) is None


def settled(case: Case) -> list[str]:
    """Lines about bets that the core settles one by one, each by the rule that its chips allow."""
    version, bets = case["version"], case["bets"]
    by_bet = []
    for bet, stake in bets:
        wanted = case["own"].get(bet, case["option"])
        allowed, reason = wanted, None
        if bet in roulette.EVEN_CHANCES and wanted in LEAVING:
            made = roulette.zero_choice(stake, case["chip"], LEAVING[wanted], version)
            if wanted not in made.options:
                [allowed], reason = made.options, made.step
        by_bet.append(_course(case, bet, stake, allowed, reason))
    amounts = [course[0] for course in by_bet]
    spins = [roulette.spin(number, version).step for number in case["numbers"]]
    steps = [step for at, spin in enumerate(spins) for step in (spin, *(s for c in by_bet for s in c[1][at]))]
    return [*amounts, *map(_line, steps), ""]


def _course(
    case: Case, bet: str, stake: str, option: str, reason: Step | None
) -> tuple[str, list[list[Step]]]:
    """What became of one bet, and its steps number by number."""
    numbers, version = case["numbers"], case["version"]
    steps: list[list[Step]] = [[] for _ in numbers]
    made = roulette.settle(numbers[:1], {bet: stake}, version, option)
    for at in range(len(numbers)):
        if at and made.bets[0].returned is not None:
            break
        made = roulette.settle(numbers[: at + 1], {bet: stake}, version, option)
        zeros = [number in rules(version).layout.zeros for number in numbers[: at + 1]]
        in_a_row = next((n for n, zero in enumerate(reversed(zeros)) if not zero), len(zeros))
        asked = reason is not None and in_a_row == reason.fields["zeros"] and zeros[0]
        steps[at] = [*([reason] if asked and reason else []), made.steps[-1]]
    [end] = made.bets
    paid = (
        ("prison", "", "") if end.returned is None or end.net is None else (end.result, end.returned, end.net)
    )
    return " ".join(map(str, (end.bet, *paid, end.clause))), steps


def _line(step: Step) -> str:
    return f"{step.code} {step.clause} {words.explain(step)}"


def cases() -> list[Case]:
    """Bets with rules of their own, on zeros and other numbers, with chips that can pay and chips that cannot."""
    rows = (
        ("0",),
        ("0", "0"),
        ("0", "0", "0"),
        ("0", "7"),
        ("0", "0", "7", "0"),
        ("0", "0", "7", "9"),
        ("17",),
    )
    found = []
    for version, chip in product(CHOOSING, ("5", "1/4", "3")):
        options = rules(version).options
        for turn, option in enumerate(options):
            own = {bet: options[(turn + at) % len(options)] for at, (bet, _) in enumerate(BETS[1:])}
            for numbers in rows:
                case = {"version": version, "option": option, "own": own, "chip": chip, "numbers": numbers}
                found.append(case | {"bets": [*BETS, ("straight:17", "5"), ("dozen:1", "3")]})
    return [case for case in found if _needed(case)]


def _needed(case: Case) -> bool:
    """Whether some bet waits for the last number."""
    return len(case["numbers"]) == 1 or any(line.split()[1] == "prison" for line in _before(case))


def _before(case: Case) -> list[str]:
    return settled(case | {"numbers": case["numbers"][:-1]})[: len(case["bets"])]


def difference(page: Page, given: list[Case], language: str = "fi") -> Case | None:
    """The first case on which the two sides differ."""
    script = """async ([lang, cases]) => {
      await proof.use(lang);
      return cases.map(({ version, option, own, chip, numbers, spoilt, bets }) =>
        proof.lines([version, option, null, numbers, { own, chip, spoilt }], bets, true));
    }"""
    theirs = page.evaluate(script, [language, given])
    with words.speaking(language):
        pairs = zip(given, theirs, strict=True)
        return next((case for case, found in pairs if found != expected(case)), None)


def expected(case: Case) -> list[str]:
    """The core's lines of a case, of a void round too."""
    cause = case.get("spoilt")
    if cause is None:
        return settled(case)
    void = roulette.void_round(cause, case["version"])
    if case["numbers"]:
        *lines, end = settled(case)
        return [*lines, _line(void.steps[0]), end]
    clause = void.steps[-1].clause
    amounts = [f"{bet} push {read_stake(stake)} 0 {clause}" for bet, stake in case["bets"]]
    back = [
        Step(
            "field-void",
            clause,
            {"bet": roulette.read_bet(bet, case["version"]).shown, "stake": read_stake(stake)},
        )
        for bet, stake in case["bets"]
    ]
    return [*amounts, *map(_line, (*void.steps, *back)), ""]


def void_cases() -> list[Case]:
    """Every cause of every version with a bet of each kind, and a spoilt spin while bets are in prison."""
    rounds: list[Case] = [
        {"version": version, "option": None, "own": {}, "chip": None, "numbers": (), "spoilt": cause}
        | {"bets": list({bet.partition(":")[0]: (bet, stake) for bet, stake in stakes(version)}.values())}
        for version in versions()
        for cause in void_clauses(rules(version))
    ]
    prison = [
        {
            "version": version,
            "option": "en-prison",
            "own": {},
            "chip": "1/4",
            "numbers": ("0",),
            "spoilt": cause,
        }
        | {"bets": BETS}
        for version in CHOOSING
        for cause in void_clauses(rules(version))
    ]
    return [*rounds, *prison]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bets_with_rules_of_their_own_are_settled_as_by_the_core(side: Page, language: str) -> None:
    given = cases()
    assert len(given) > 40
    assert any("roulette-choice-prison" in line for case in given for line in settled(case))
    assert difference(side, given, language) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_spoils_a_spin_is_said_as_by_the_core(side: Page, language: str) -> None:
    given = void_cases()
    assert {case["spoilt"] for case in given} == {
        "failed-throw",
        "too-few-turns",
        "malfunction",
        "device-malfunction",
    }
    assert difference(side, given, language) is None


# --- seeded errors

Path = tuple[str | int, ...]
TABLES: dict[str, tuple[Path, object]] = {
    "a third comes back": (("versions", "ray-d", "choices", "half", "share"), "1/3"),
    "a quarter is offered at the first zero": (("versions", "ray-d", "choices", "quarter-back", "zeros"), 1),
    "a void round has the clause of another": (
        ("versions", "ray-h", "voids", "device-malfunction", "back", "clause"),
        "roulette-ray-common-void-options",
    ),
    "a void round of the live house leaves a choice": (
        ("versions", "live", "voids", "malfunction", "steps"),
        TABLE["versions"]["ray-a"]["voids"]["failed-throw"]["steps"],
    ),
}
MODULES: dict[str, tuple[str, str]] = {
    "every chip can pay": ("back.over(chip).d === 1n", "true"),
    "all bets have one rule": ("options.get(bet) ?? option", "option"),
    "chips are asked for at every zero": ("choice.zeros === zeros", "true"),
    "a void round takes the stakes": (
        "returned: stake, net: new Fraction(0n)",
        "returned: new Fraction(0n), net: new Fraction(0n)",
    ),
    "a void spin frees": (
        "return { ...round, steps: [...round.steps, first] };",
        "return { ...round, bets: [], steps: [...round.steps, first] };",
    ),
}


def _found(page: Page, address: str) -> bool:
    open_proof(page, address, MODULE)
    found = different_choice(page, "fi") or difference(page, [*cases(), *void_cases()])
    page.close()
    return found is not None


@pytest.mark.parametrize("seed", TABLES)
def test_a_wrong_table_is_found(browser: Browser, address: str, seed: str) -> None:
    page = browser.new_page()
    page.route("**/roulette.json", wrong_table(TABLE, *TABLES[seed]))
    assert _found(page, address)


@pytest.mark.parametrize("seed", MODULES)
def test_a_wrong_module_is_found(browser: Browser, address: str, seed: str) -> None:
    right, wrong = MODULES[seed]
    source = (playground.ASSETS / "js" / "roulette" / "rules.js").read_text(encoding="utf-8")
    assert source.count(right) == 1
    page = browser.new_page()
    page.route("**/roulette/rules.js", _answer(source.replace(right, wrong), "text/javascript"))
    assert _found(page, address)


def _answer(body: str, kind: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body, content_type=kind)
