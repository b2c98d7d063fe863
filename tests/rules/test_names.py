"""House rule: a function is named by a verb or by what it returns, not by a preposition or a participle."""

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
"""Regular ones, and irregular ones that are not the verb's plain form, too (as ``cut``, ``put`` and ``set`` are)."""
PLAIN_FORM = re.compile(r"bleed|breed|exceed|feed|heed|need|proceed|seed|shed|speed|succeed|weed")
"""Words in -ed that are no participles."""
ALLOWED = {
    "study/progress.py:answered": "the contract's name: an answer has been given",
    "pages/prerender/table.py:_felt": "a noun: the cloth on the table",
}
"""Names that only look so, each with the reason."""


def breaks_the_rule(name: str) -> bool:
    """Whether a function's name is a single preposition or a single past participle."""
    word = name.strip("_")
    return bool(PREPOSITION.fullmatch(word) or (PARTICIPLE.fullmatch(word) and not PLAIN_FORM.fullmatch(word)))


def functions(path: Path) -> Iterator[str]:
    """The functions and methods of a module, inner ones too; not its properties, which may state what something is."""
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
    found = {f"{named(path)}:{name}" for path in MODULES for name in functions(path) if breaks_the_rule(name)}
    assert sorted(found - ALLOWED.keys()) == []
    assert sorted(ALLOWED.keys() - found) == [], "no longer needed"
