"""What lies on the table of each poker game when its calculator opens."""

from typing import Any

from rules_core.poker import settle, showdown

OPENS = "holdem"
"""The game on the page of all games."""

_HOLDEM = ("Qs Jd 10s 4h 4c",)
EXAMPLES: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    # hands; rows of common cards; what each has put into the pot
    "five-card": (("Ks Kh 7d 7c 2s", "Kd Kc 7h 7s 3h", "As Qd Jc 8h 5s"), (), ("100", "50", "100")),
    "holdem": (("As Ks", "4d 4s", "Qh Jh"), _HOLDEM, ("100", "50", "100")),
    "pineapple": (("Ah Kh", "Qc Qd", "9c 8c"), ("Kd Qh 8h 5c 2h",), ("50", "100", "100")),
    "crazy-pineapple": (("Ad Jd", "10c 10h", "Kd Qd"), ("10d 9d 4c Js 4d",), ("100", "50", "100")),
    "helsinki-holdem": (("As Qs", "Kc Kh", "7s 6s"), ("Ks 9s 8s 3d 3s",), ("100", "50", "100")),
    "omaha": (("As Kd 7h 3c", "Qd Qh Qc 2h", "10d 9c 8d 8h"), ("Js 9s 6s 4s 9d",), ("100", "100", "50")),
    "omaha-5": (
        ("Ah Kh 9c 8d 2s", "Jc Jd 6h 5h 3c", "Qs 10s Kd Ks 4h"),
        ("Jh 9h 7h 9d 2c",),
        ("100", "50", "100"),
    ),
    "courchevel": (
        ("Ac 2c 6d 10h Kd", "8s 8d 7c 5c 4s", "Qc Jc 9d 3s 3d"),
        ("8c 6c 3c Kh Qd",),
        ("50", "100", "100"),
    ),
    "double-flop": (("As Ks", "9c 9d", "Jh 10h"), ("Ah 7d 5c 3s 2h", "9h 8d 6c 4s 2d"), ("50", "100", "100")),
    "seven-card-stud": (
        ("Ah Ad Ks 9c 9s 4d 2h", "Qs Js 10d 9h 8c 5d 5s", "Kh 10h 7h 6h 2c 3h Kc"),
        (),
        ("100", "100", "50"),
    ),
}


def example(game: str) -> dict[str, Any]:
    """The example of a game, shown and paid out once by the core so that it cannot be wrong."""
    hands, boards, bets = EXAMPLES[game]
    settle(showdown(game, hands, boards), bets)
    return {"hands": hands, "boards": boards, "bets": bets}
