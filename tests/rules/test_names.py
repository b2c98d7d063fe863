"""House rule: a function has the name of a verb or of its result.

It is neither a preposition nor a participle.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from .test_house import MODULES, named, tree

PREPOSITION = re.compile(
    r"about|above|after|against|at|before|behind|below|beneath|beside|between|beyond|by|for|from|in|into|of|off|on|onto"
    r"|out|over|past|since|through|till|to|towards?|under|until|up|upon|with|within|without"
)
PARTICIPLE = re.compile(
    r"begun|bought|broken|brought|built|caught|chosen|dealt|done|drawn|driven|fed|felt|found|given|gone|got|heard|held"
    r"|hidden|kept|known|laid|led|left|lost|made|meant|met|paid|ran|said|seen|sent|shown|sought|spent|spoken|stolen"
    r"|struck|sung|swung|taken|taught|thought|thrown|told|torn|understood|won|written|[a-z]{2,}ed"
)
"""Regular participles, and irregular ones that differ from the verb's plain form (not ``cut``, ``put``, ``set``)."""
PLAIN_FORM = re.compile(r"bleed|breed|exceed|feed|heed|need|proceed|seed|shed|speed|succeed|weed")
"""Words in -ed that are not participles."""
ALLOWED = {
    "rules/core/positions/position.py:of": "the contract's name: the position of a state",
    "rulebook/concepts.py:of": "the contract's name: the answers of a game",
    "study/progress.py:answered": "the contract's name: an answer has been given",
    "pages/prerender/table.py:_felt": "a noun: the cloth on the table",
}
"""Exceptions, each with its reason."""


def breaks_the_rule(name: str) -> bool:
    """Return whether a function's name is a single preposition or a single past participle."""
    word = name.strip("_")
    return bool(PREPOSITION.fullmatch(word) or (PARTICIPLE.fullmatch(word) and not PLAIN_FORM.fullmatch(word)))


def functions(path: Path) -> Iterator[str]:
    """Yield the functions and methods of a module, with inner ones and without properties.

    A property may have an adjective or a participle as its name.
    """
    for node in ast.walk(tree(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            decorators = {ast.unparse(each).rpartition(".")[2] for each in node.decorator_list}
            if not decorators & {"property", "cached_property", "setter"}:
                yield node.name


@pytest.mark.parametrize("name", ["against", "_of", "laid", "_told", "shown", "sealed"])
def test_prepositions_and_participles_are_found(name: str) -> None:
    assert breaks_the_rule(name)


@pytest.mark.parametrize("name", ["after_lay", "out_of_game", "objections", "run_extended", "shed", "cut", "is_sealed"])
def test_verbs_nouns_and_phrases_are_not(name: str) -> None:
    assert not breaks_the_rule(name)


def test_a_function_is_named_by_a_verb_or_by_what_it_returns() -> None:
    names = {f"{named(path)}:{name}" for path in MODULES for name in functions(path) if breaks_the_rule(name)}
    assert sorted(names - ALLOWED.keys()) == []
    assert sorted(ALLOWED.keys() - names) == [], "no longer needed"
