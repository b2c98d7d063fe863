"""What is said of the deals that show a difference: of each, in each language, and of the deal that is kept."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import games
from knack_widgets.study.ledger.entries import entries
from knack_widgets.study.ledger.notes import fingerprint, load_notes, note_of

SHOWN = [
    pytest.param(found, id=f"{ruling}-{value}")
    for game in games
    for (ruling, value), found in entries(game).items()
    if found.first
]


@pytest.mark.parametrize("found", SHOWN)
def test_every_deal_that_shows_a_difference_is_told(found):
    told = load_notes(found.game).get(found.ruling, {}).get(found.value)
    assert told, f"{found.ruling} {found.value} wants a title and a note"
    assert told["of"] == fingerprint(found), "the records have changed: read title and note again, then write it there"
    assert set(told) == {"of", "title", "note"}
    for name in ("title", "note"):
        assert list(told[name]) == list(LANGS)
        assert len(set(told[name].values())) == len(LANGS)
    for lang in LANGS:
        said = note_of(found, lang)
        assert said
        assert said.title[-1] not in ".,;:!"
        assert said.note[-1] == "."
        letters = re.findall(r"\b(?:[Ii]|[Bb]ei|[Uu]nder) ([A-Z])\b", said.note)
        assert letters == ["A", found.value.upper()], "what happens as ours reads it, then as the other does"


def test_nothing_is_told_of_what_is_not_there():
    kept = {(game, *key) for game in games for key, found in entries(game).items() if found.first}
    told = {(game, ruling, value) for game in games for ruling, row in load_notes(game).items() for value in row}
    assert told == kept


def test_titles_are_not_used_twice():
    titles = [note_of(param.values[0], lang).title for param in SHOWN for lang in LANGS]
    assert len(set(titles)) == len(titles)


def test_a_note_is_silent_about_other_records():
    found = entries("knack")["K-6", "b"]
    assert note_of(found, "en")
    assert note_of(replace(found, step=found.step + 1), "en") is None
    ours, theirs = found.first
    changed = replace(ours, moves=ours.moves[:-1])
    assert note_of(replace(found, first=(changed, theirs)), "en") is None
