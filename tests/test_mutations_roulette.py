"""A wrong value in the tables of roulette does not go unnoticed: an example of each language fails."""

from tests.test_mutations import no_change_survives


def test_every_changed_value_fails_an_example_of_each_language() -> None:
    no_change_survives("roulette")
