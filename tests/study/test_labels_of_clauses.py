"""Clauses as choices: so much of their words that one can tell them apart, ended as a sentence is."""

from __future__ import annotations

import re

import pytest

from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.exercises import Exercise
from knack_widgets.study.kinds.clauses import name_clause

ASKED = [(game, kind) for game in games for kind in ("which-clause", "but-for", "in-force")]


def labels_of(game: str, kind: str, lang: str) -> list[str]:
    return [label for seed in range(6) for label in exercises.make(game, seed, kind=kind).labels(lang).values()]


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
@pytest.mark.parametrize(("game", "kind"), ASKED)
def test_a_clause_ends_as_a_sentence_does(game: str, kind: str, lang: str) -> None:
    for label in labels_of(game, kind, lang):
        assert re.search(r"(?:[^:,;]\.|…|[?!])[”“»)]?$", label), label
        assert not re.search(r"[.!?][”“»]\.$|:\.$", label), label


@pytest.mark.parametrize(("lang", "words"), [("sv", "passa får man"), ("de", "Passen ist"), ("en", "passing is not")])
def test_what_a_clause_is_about_is_among_its_words(lang: str, words: str) -> None:
    found: Exercise = exercises.make("knack31", 1, clause="pass.6", kind="but-for")
    assert words in name_clause(found, "pass.6", Speaker(lang, found.state.setup))


@pytest.mark.parametrize(("clause", "words"), [("call.1", "“Knack!”"), ("call.3", "too.")])
def test_what_ends_in_a_quotation_gets_no_second_stop(clause: str, words: str) -> None:
    found = exercises.make("knack31", 1, clause="pass.6", kind="but-for")
    assert name_clause(found, clause, Speaker("en", found.state.setup)).endswith(words)


def test_what_a_hand_might_be_taken_for_is_something_that_three_cards_can_look_like() -> None:
    for clause in ("aim.3", "call.4", "three.4"):
        for seed in range(12):
            found = exercises.make("knack31", seed, clause=clause, kind="what-is-worth")
            assert all(0 < float(choice) <= 44 for choice in found.choices), found.id
