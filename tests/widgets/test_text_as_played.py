"""The text beside the table follows the options and readings of the match."""

from __future__ import annotations

import pytest

from knack_widgets import Rulebook
from knack_widgets.rulebook import edition, originals
from knack_widgets.rulebook.labels import clause_in_force
from knack_widgets.rulebook.terms import marked_clause
from knack_widgets.rules import Record, games
from tests.support.html import Element, read_html

from .helpers import LANGS, on_page

CHOICES = (
    ("kopknack", {"buys": 3}, {}),
    ("kopknack", {}, {"KK-6": "b", "KK-7": "b"}),
    ("knaker", {"dots": "30"}, {}),
    ("knaker", {"cheating": True}, {"N-14": "b"}),
)
each_choice = pytest.mark.parametrize(("game", "options", "readings"), CHOICES)
each_lang = pytest.mark.parametrize("lang", LANGS)


@pytest.fixture(autouse=True)
def no_copies(monkeypatch, tmp_path):
    monkeypatch.setattr(originals, "folders", lambda: iter([tmp_path]))


def text_of(part: Rulebook) -> Element:
    return read_html(on_page(part).text_drawing)


def plain(html: str) -> str:
    return read_html(f"<div>{html}</div>").text


def rows(root: Element) -> dict[str, Element]:
    """Return clause → its row."""
    return {str(one.attributes["id"]): one for one in root.of_class("kb-clause") if one.attributes.get("id")}


@each_lang
@each_choice
def test_each_clause_has_the_words_and_rulings_of_the_match(game, options, readings, lang) -> None:
    book = Rulebook(game, lang=lang)
    book.record = Record(game, 3, options=options, readings=readings)
    shown = rows(text_of(book))
    played = edition.text(game, lang, options, readings, keep_omitted=True)
    assert shown.keys() == {clause.id for clause in played.clauses}
    for clause in played.clauses:
        cell = shown[clause.id].one("kb-cell")
        assert cell.text.startswith(plain(clause.html)), clause.id
        for box, ruling in zip(clause.boxes, cell.of_class("kb-ruling"), strict=True):
            head, words = ruling.one("kb-ruling-head").text, plain(box.html)
            assert f"{box.ruling} {box.letter}".strip() in head
            assert ruling.text.endswith(words)


@each_choice
def test_what_does_not_apply_is_struck_through_and_says_so(game, options, readings) -> None:
    book = Rulebook(game, lang="en")
    book.record = Record(game, 3, options=options, readings=readings)
    statuses = edition.clauses(game, options, readings)
    for id_, row in rows(text_of(book)).items():
        omitted = statuses[id_] == edition.OMITTED
        assert bool([one for one in row.all() if one.tag == "del"]) == omitted
        assert ("does not apply" in row.one("kb-gutter").text) == omitted
    assert edition.OMITTED in statuses.values()


@pytest.mark.parametrize("game", games)
def test_the_text_of_a_match_by_the_usual_rules_is_the_book(game) -> None:
    text = text_of(Rulebook(game, lang="en"))
    assert not text.of_class("kb-played")
    assert not text.of_class("kb-omitted")
    for id_, row in rows(text).items():
        assert row.one("kb-cell").text.startswith(plain(marked_clause(game, id_)["en"][0]))


def test_the_line_below_the_table_has_the_words_of_the_match() -> None:
    for buys, words in ((2, "twice"), (3, "three times")):
        setup = games["kopknack"].start(players=3, buys=buys).setup
        assert words in clause_in_force(setup, "buying.5", "en")


def test_the_box_above_the_text_names_what_the_match_has_chosen() -> None:
    book = Rulebook("kopknack", lang="en", buys=3)
    (box,) = text_of(book).of_class("kb-played")
    assert [one.text for one in box.all() if one.tag == "li"] == ["Rounds of buying: 3"]
    book.record = Record("kopknack", 3, readings={"KK-6": "b"})
    (box,) = text_of(book).of_class("kb-played")
    assert box.text.startswith("The rules as you play them:KK-6 b: ")
