"""The aid under options and readings: a sentence about a clause that they change is different, or has been reviewed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from knack_widgets.rulebook import aids, edition
from knack_widgets.rulebook.languages import LANGS
from tools.editions import Choice, single_choices

OWN = ("knack", "kopknack", "svangknack", "knack31", "knaker")
REVIEWED = tomllib.loads(Path(__file__).with_name("aids_reviewed.toml").read_text("utf-8"))
"""Game → choice → the clauses of each sentence that stays, though the choice changes one of these clauses."""
each_choice = pytest.mark.parametrize(
    "choice", [choice for game in OWN for choice in single_choices(game)], ids=lambda choice: f"{choice.game}: {choice}"
)


def worded(choice: Choice, lang: str) -> dict[str, object]:
    """Return clause → its words and boxes as played; None if it is omitted."""
    text = edition.text(choice.game, lang, choice.options, choice.readings, keep_omitted=True)
    return {one.id: None if one.status == edition.OMITTED else (one.md, one.boxes) for one in text.clauses}


def sentences(choice: Choice, lang: str) -> set[tuple[str, tuple[str, ...]]]:
    parts = aids.aid(choice.game, lang, choice.options, choice.readings)
    return {row for rows in parts.values() for row in rows}


@each_choice
def test_a_sentence_about_a_changed_clause_follows_it_or_has_been_reviewed(choice: Choice) -> None:
    usual = Choice(choice.game)
    for lang in LANGS:
        now, before = worded(choice, lang), worded(usual, lang)
        changed = {id_ for id_ in now if now[id_] != before[id_]}
        stay = {
            " ".join(clauses)
            for sentence, clauses in sentences(choice, lang) & sentences(usual, lang)
            if changed & set(clauses)
        }
        assert sorted(stay) == REVIEWED.get(choice.game, {}).get(str(choice), [])


def test_only_choices_of_the_games_are_reviewed() -> None:
    assert {game: set(rows) for game, rows in REVIEWED.items()} == {
        game: {str(choice) for choice in single_choices(game)} & set(REVIEWED[game]) for game in OWN
    }


def test_betes_that_may_be_merged_are_not_said_to_be_kept_apart() -> None:
    words = {"sv": "Håll isär", "de": "Beten bleiben getrennt", "en": "Betes are kept apart"}
    for lang, said in words.items():
        for merge in (False, True):
            kept_apart = [one for one, _ in sentences(Choice("kopknack", {"merge": merge}), lang) if said in one]
            assert bool(kept_apart) != merge
    clauses = {one.id: one.md for one in edition.text("kopknack", "en", {"merge": True}).clauses}
    assert clauses["payment.7"].endswith("unless they are merged.")


def test_dots_of_the_match_before_are_in_the_aid_and_reporting_is_not() -> None:
    dots, cheats = ("Dots: 3 no ladders", "Cheats may be reported")
    for options, expected in (({}, ""), ({"dots": "30"}, dots), ({"cheating": True}, cheats + dots)):
        sentences = [sentence for sentence, _ in aids.aid("knaker", "en", options)["when"]]
        assert "".join(one for one in (cheats, dots) if any(s.startswith(one) for s in sentences)) == expected
