"""Every public function of the core says what it does, with an example that runs as a doctest."""

import inspect
import pkgutil
from importlib import import_module

import rules_core

MODULES = [module.name for module in pkgutil.walk_packages(rules_core.__path__, "rules_core.")]
FUNCTIONS = {
    f"{name}.{function}": value
    for name in MODULES
    if name != "rules_core.__main__"  # importing it runs the command line
    for function, value in vars(import_module(name)).items()
    if inspect.isfunction(inspect.unwrap(value)) and value.__module__ == name and not function.startswith("_")
}


def test_the_functions_are_found():
    assert {"rules_core.words.explain", "rules_core.exact.fields.field_odds"} <= FUNCTIONS.keys()
    assert {
        "rules_core.languages.speaking",
        "rules_core.tables.poker.versions",
    } <= FUNCTIONS.keys()  # decorated


def test_every_public_function_has_a_docstring_with_an_example():
    bare = [name for name, function in FUNCTIONS.items() if ">>> " not in (inspect.getdoc(function) or "")]
    assert bare == []
