"""Texts of strangers in every drawing and printed page: they are words there, never elements or addresses."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import knack_widgets
from knack_widgets.pages import book, glossary, present, readings, setup, standing, steps
from knack_widgets.pages.lesson import odds_html, table_html
from knack_widgets.pages.picture import picture
from knack_widgets.pages.prerender import (
    glossary_html,
    learned_html,
    part_html,
    question_html,
    questions_html,
    reading_html,
    rulings_html,
    shelf_html,
)
from knack_widgets.pages.prerender.sheet import Sheet
from knack_widgets.pages.prerender.terms import term_view
from knack_widgets.pages.printing import PrintRequest, answer
from knack_widgets.pages.printing.drawings import Drawings
from knack_widgets.pages.printing.paper import paper
from knack_widgets.pages.printing.tables import table as printed_table
from knack_widgets.rulebook.labels import clause_labels
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.recogniser import OriginalError, cut_up
from knack_widgets.rulebook.textfiles import parse
from knack_widgets.rulebook.texts import merge
from knack_widgets.rules import games
from knack_widgets.rules.core.errors import describe
from knack_widgets.serving.delivery.previews import tags
from knack_widgets.widgets import pagedata
from knack_widgets.widgets.assets import icons
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.drawing import draw_table, draw_text
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.masthead import masthead
from knack_widgets.widgets.permalink import query
from knack_widgets.widgets.practice import Practice
from knack_widgets.widgets.practice_drawing import draw_practice
from knack_widgets.widgets.shelf import Shelf
from tests.support.html import HOSTILE, Element, read_html, spoil

from .helpers import on_page

NO_WORDS = frozenset({"lang", "svg", "html", "original", "trump", "phase", "type", "prefs", "reads", "fan"})
"""Fields of page data that are no words, or HTML that another test reads."""
WORDS = {**pagedata.drawn_words("en"), **Shelf("en").words}
DAY = date(2026, 11, 27)
SHELF = [{**book, "read": f"{book['game']}?read=1"} for book in Shelf("en").books]
"""The shelf's games as on a served page, which has pages for reading."""

pieces = st.lists(st.sampled_from(HOSTILE), min_size=1, max_size=12).map("".join)
names = pieces.map(lambda text: " ".join("".join(filter(str.isprintable, text)).split())[:30].strip() or "x")


def check_words_only(drawn: str, plain: str, text: str = "") -> None:
    """Check that a drawing is made of the same as another one, and that a text is read in it as it was written."""
    root = read_html(drawn)
    assert root.vocabulary() <= read_html(plain).vocabulary()
    assert text in root.words()


def seated(game: str, players: list[str], moves: int = 4) -> Desk:
    """A match of people at one screen after some moves, with a refused press."""
    desk = Desk.open(game, players, seed=3, controls=["me"] * len(players), lang="en")
    do(desk, {"do": "deal", "seed": 1})
    for number in range(moves):
        move = desk.state.sample(number)
        do(desk, {"do": "deal"} if move is None else {"do": "move", "move": str(move)})
    desk.switch({"cover": False, "known": True})
    return desk


@cache
def page_data(game: str) -> dict[str, Any]:
    """All data from which a page of a game is drawn."""
    desk = seated(game, ["Anna", "Bo", "Cleo"])
    speak = desk.speaker
    return {
        "lang": "en",
        "words": pagedata.words("en"),
        "prefs": desk.prefs,
        "table": present.table(desk.sight, speak),
        "steps": steps.steps(desk.sight, speak),
        "setup": setup.setup(desk.sight, speak),
        "marks": standing.marks(desk.sight),
        "book": book.book(desk.sight),
        "masthead": masthead(desk),
        "intro": ["A line for a newcomer."],
        "cards": {},
        "clauses": clause_labels(desk.game.id, "en"),
        "tables": [replace(present.table(desk.sight, speak), title=title) for title in ("One", "Two")],
        "difference": {"at": 1, "title": "Title", "note": "Note", "words": "Here", "told": ["One.", "Two."]},
    }


@pytest.mark.parametrize("part", ["rulebook", "chapter", "compare", "table", "text", "steps"])
@settings(max_examples=6)
@given(text=pieces, game=st.sampled_from(["knack", "knaker", "knack31"]))
def test_every_text_of_a_part_is_words(part: str, text: str, game: str) -> None:
    data = page_data(game)
    check_words_only(part_html(part, spoil(data, text, NO_WORDS), {}), part_html(part, data, icons()), text)


LISTS: dict[str, Callable[[Callable[[Any], Any]], str]] = {
    "shelf": lambda change: shelf_html("en", change(WORDS), change(SHELF), {"glossary": "glossary?lang=en"}, {}, DAY),
    "glossary": lambda change: glossary_html(
        "en", change(WORDS), change(glossary.glossary("en", lambda name: name)[:9]), "index?lang=en", {}
    ),
    "reading": lambda change: reading_html(change(readings.reading_data("knack", "K-5", "en")), "en", {}),
    "question": lambda change: "".join(question_html({**change(one), "more": change("More")}) for one in _questions()),
    "questions": lambda change: questions_html(
        "en",
        {**WORDS, **change(OPEN)},
        [{"game": "knack", "key": "K-5.b", "html": "<p>Ours.</p>", "share": 0.5, "money": 1.0}],
        "<p>Ours.</p>",
        "index?lang=en",
        {},
        change({"knack": "Knack", "knaker": "Knåker"}),
    ),
    "rulings": lambda change: rulings_html(
        {**WORDS, **change(OPEN)}, change(readings.rulings(("knack",), "en", lambda name: name))
    ),
    "learned": lambda change: learned_html(change(LEARNED)),
    "term": lambda change: str(term_view(Sheet({"lang": "en", "words": change(WORDS)}, {}), change(TERM), "glossary")),
    "odds as they come": lambda change: odds_html(
        change({"heads": ["Move", "Gain"], "rows": [{"best": True, "cells": [["Knock"], ["+1", "0 to 2"]]}]})
    ),
    "odds": lambda change: table_html(
        change({"heads": ["Move", "Gain", "±"], "rows": [{"cells": [["Knock"], ["+1", "0 to 2"], ["±1"]]}]}), "en"
    ),
}
OPEN = {f"questions_{name}": name for name in (
    "game", "ruling", "clause", "kind", "share", "moved", "all", "all_hint", "order", "by_share", "by_money", "by_game"
)}  # fmt: skip


PART = {"all": 4, "read": 2, "tried": 1, "sure": 0, "words": "2 of 4"}
LEARNED = {
    "games": {"knack": {**PART, "chapters": [{**PART, "name": "Tricks"}]}},
    "words": "Chapters",
    "due": {"text": "Due", "href": "knack?practise=due"},
    "link": "Practise",
}
TERM = {"name": "trick", "also": ["stich"], "says": "A card from each.", "clauses": ["play.1"]}


def _questions() -> list[dict[str, Any]]:
    return list(readings.questions(("knack",), "en", lambda name: name))


@pytest.mark.parametrize("page", LISTS)
@settings(max_examples=8)
@given(text=pieces)
def test_every_text_of_a_list_is_words(page: str, text: str) -> None:
    draw = LISTS[page]
    check_words_only(draw(lambda data: spoil(data, text, NO_WORDS)), draw(lambda data: data), text)


@cache
def exercise_data() -> tuple[dict[str, Any], dict[str, Any]]:
    """An exercise before and after a wrong answer."""
    part = Practice("knack", clause="play.3", seed=3, count=3, lang="en")
    before = dict(on_page(part).practice)
    part._hear(None, {"do": "hint"}, None)
    wrong = [one["id"] for one in before["choices"] if one["id"] not in part.session.exercise.answer]
    part._hear(None, {"do": "check", "choices": wrong}, None)
    after = dict(on_page(part).practice)
    part.close()
    return before, after


@settings(max_examples=8)
@given(text=pieces, at=st.sampled_from([0, 1]))
def test_every_text_of_an_exercise_is_words(text: str, at: int) -> None:
    sight, data = Desk.open("knack", lang="en").sight, exercise_data()[at]
    spoilt = spoil(data, text, NO_WORDS | {"id", "mark", "marked", "marks", "table", "drawing", "cards"})
    check_words_only(draw_practice(sight, spoilt, way=True), draw_practice(sight, data, way=True), text)


@pytest.mark.parametrize("game", ["knack", "knaker", "knack31"])
@settings(max_examples=6)
@given(text=pieces)
def test_every_text_of_the_living_rules_is_words(game: str, text: str) -> None:
    sight = Desk.open(game, lang="en").sight
    data = {**book.book(sight), "paper": "rules?lang=@"}
    kept = NO_WORDS | {"originalHelp"}
    check_words_only(draw_text(sight, spoil(data, text, kept)), draw_text(sight, data), text)


DRAWN: dict[str, Callable[[Desk], str]] = {
    "table": lambda desk: draw_table(desk.sight, present.table(desk.sight, desk.speaker), sets_up=True, practises=True),
    "picture": lambda desk: picture(desk.sight),
    "paper": lambda desk: str(printed_table(desk.view, "en", Drawings(), desk.you)),
}


@pytest.mark.parametrize("drawing", DRAWN)
@settings(max_examples=12)
@given(
    players=st.lists(names, min_size=3, max_size=3, unique_by=str.casefold),
    game=st.sampled_from(sorted(games)),
    moves=st.integers(0, 12),
)
def test_names_of_players_are_words(drawing: str, players: list[str], game: str, moves: int) -> None:
    draw = DRAWN[drawing]
    hostile, plain = (draw(seated(game, seats, moves)) for seats in (players, ["Anna", "Bo", "Cleo"]))
    assert read_html(hostile).shape() == read_html(plain).shape()
    for name in players:
        assert name in read_html(hostile).words()


@settings(max_examples=50)
@given(pieces)
def test_a_sentence_of_an_original_has_no_elements_but_emphasis(text: str) -> None:
    for sentence in cut_up(text):
        root = read_html(sentence.html)
        assert root.vocabulary() <= {"", "em", "strong"}
        assert root.text == sentence.text


@settings(max_examples=20)
@given(pieces)
def test_the_reason_why_an_original_cannot_be_read_is_words(text: str) -> None:
    def fail(_: object) -> None:
        raise OriginalError(f"The copy cannot be read: {text}")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(book, "original", fail)
        helped = read_html(book.book(Desk.open("knack", lang="sv").sight)["originalHelp"])
    assert helped.vocabulary() == {"", "p", "span", "span lang"}
    (problem,) = (each for each in helped.all() if each.tag == "span")
    assert problem.text == f"The copy cannot be read: {text}"


TEXT = {"", "p", "em", "strong", "code", "br", "hr", "h1", "h2", "ul", "li", "blockquote", "pre"}
OUR_MARKDOWN = TEXT | {"a", "a href", "a title"}


@settings(max_examples=60)
@given(text=pieces.filter(lambda text: text.replace("\0", "").strip(" \n<>#`=-")))
@example(text='<x>\n"<img src=x onerror=alert(1)>"')
@pytest.mark.parametrize("wrap", ["{}", "[a]({})", "![a]({})", "<{}>", "*{}*"])
def test_the_text_of_a_game_from_outside_makes_no_elements_but_paragraphs(wrap: str, text: str) -> None:
    written = wrap.format(text.replace("\n", " "))
    md = f"# Title\n\n## play · Play\n\n### play.1\n\nWords: {written}\n\n> **K-1** Ruling: {written}\n"
    clause = merge("knack", {lang: parse(md, "text") for lang in LANGS}).clauses["play.1"]
    for html in (clause.html["en"], clause.rulings[0].html["en"]):
        root = read_html(html.replace("<br />", "<br>"))
        found = {each for each in root.vocabulary() if not each.startswith("a href ")}
        assert found <= OUR_MARKDOWN
        assert "a href javascript:" not in root.vocabulary()


# -- printed pages, and the head of a page


def printed(**fields: str) -> str:
    asked = PrintRequest.from_fields("knack", [*fields.items()], "en")
    return answer(asked, "https://book.example/knack")


def body_of(page: str) -> Element:
    (body,) = (each for each in read_html(page.partition("\n")[2]).all() if each.tag == "body")
    return body


@cache
def printed_vocabulary() -> frozenset[str]:
    """Return the vocabulary of printed pages with all that they may show."""
    key = printed(print="key", exercise="knack.play-3.legal-moves.7")
    drawn = [printed(print="sheet", seed="1"), key, printed(print="no kind"), printed(print="sheet", clause="none")]
    return frozenset().union(*(body_of(each).vocabulary() for each in drawn))


@settings(max_examples=10)
@given(text=pieces)
@pytest.mark.parametrize("field", ["print", "exercise", "clause", "chapter", "seed"])
def test_what_a_link_asks_to_print_is_words(field: str, text: str) -> None:
    fields: Mapping[str, str] = {"print": "sheet", field: text}
    body = body_of(printed(**fields))
    assert body.vocabulary() <= printed_vocabulary()
    if field != "seed":
        assert describe(text)[:20].rstrip("'\"…") in body.text


@settings(max_examples=30)
@given(pieces)
def test_the_title_of_a_printed_page_leaves_neither_its_element_nor_its_style(text: str) -> None:
    plain, hostile = (read_html(paper("en", title, None, Drawings()).partition("\n")[2]) for title in ("Title", text))
    assert hostile.shape() == plain.shape()
    (title,) = (each for each in hostile.all() if each.tag == "title")
    (style,) = (each for each in hostile.all() if each.tag == "style")
    assert title.text == text
    quoted = style.text.rpartition('content: "')[2].partition('" }')[0]
    assert not set(quoted) & set("<>\"'\n")


@settings(max_examples=10)
@given(text=pieces)
@pytest.mark.parametrize("field", ["clause", "example", "step", "position", "record"])
def test_a_field_of_a_link_changes_no_element_of_its_preview(field: str, text: str) -> None:
    check_preview(urlencode({field: text, "lang": "en"}))


@settings(max_examples=20)
@given(st.lists(names, min_size=3, max_size=3, unique_by=str.casefold))
def test_the_players_of_a_link_are_attributes_of_its_preview(players: list[str]) -> None:
    record = seated("knack", players).line.record()
    head = check_preview(query(record, len(record.moves), "en"))
    assert any(name in head.words() for name in players)


def check_preview(query: str) -> Element:
    head, plain = (read_html(tags(games["knack"], each, "en", "https://book.example/")) for each in (query, "lang=en"))
    assert head.shape() == plain.shape()
    return head


ESCAPING = {
    "pages/prerender/elements.py",  # the constructor of elements
    "rulebook/clause_context.py",  # labels of quoted clauses
    "rulebook/recogniser.py",  # sentences of an original
    "rulebook/terms.py",
    "serving/delivery/pictures.py",  # these two write into a template's page
    "serving/delivery/previews.py",
}
"""The modules that escape texts themselves; the others leave that to the constructor of elements."""


def test_few_modules_escape_texts_themselves() -> None:
    root = Path(knack_widgets.__file__).parent
    found = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if re.search(r"^from html import .*\bescape\b", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert found == ESCAPING
