"""A ruling that can be read otherwise on the page: opened, shown on two tables, played with, and listed."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from knack_widgets import OpenQuestions, Rulebook
from knack_widgets.pages.book import text_data
from knack_widgets.pages.prerender.elements import Html
from knack_widgets.pages.printing.rules import rules_page
from knack_widgets.pages.readings import reading_data
from knack_widgets.rulebook import edition
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.rulings import IN_OTHER_WORDS, is_explanation, load_rulings
from knack_widgets.rules import OptionError, games
from knack_widgets.study.ledger.entries import entries
from knack_widgets.study.ledger.notes import note_of
from knack_widgets.widgets.parting import Parting
from tests.support.html import read_html
from tests.support.seeds import sparsely

from .helpers import on_page

OTHERS = [
    (game, ruling, value)
    for game, facts in games.items()
    for ruling, reading in facts.readings.items()
    for value in reading.values[1:]
]
SHOWN = [(game, *key) for game in games for key, found in entries(game).items() if found.first]


def ask(book: Rulebook, **intent: object) -> None:
    book._hear(None, intent, None)


# -- in the text


def test_only_a_ruling_that_can_be_read_otherwise_says_so() -> None:
    rulings = read_html(on_page(Rulebook("knack", lang="en")).text_drawing).of_class("kb-ruling")
    buttons = [each for ruling in rulings for each in ruling.all() if each.tag == "button"]
    assert {each.attributes["data-reading"] for each in buttons} == set(games["knack"].readings)
    assert {(each.attributes["aria-expanded"], each.text) for each in buttons} == {
        ("false", "Other readings"),
        ("false", "A common variant"),
    }
    assert len(buttons) < len(rulings)


def test_a_ruling_opens_and_closes_and_its_texts_come_only_then() -> None:
    book = Rulebook("knack", lang="en")
    assert on_page(book).reading == {}
    ask(book, do="reading", id="K-5")
    texts = games["knack"].readings["K-5"].texts("en")
    assert on_page(book).reading["id"] == "K-5"
    for said in (texts.source, texts.why, texts.who, *texts.values.values()):
        assert said.replace("’", "’") in on_page(book).reading["html"]
    ask(book, do="lang", lang="de")
    assert games["knack"].readings["K-5"].texts("de").why in on_page(book).reading["html"]
    ask(book, do="reading", id="K-5")
    assert on_page(book).reading == {}


@pytest.mark.parametrize(("game", "ruling", "value"), OTHERS)
@pytest.mark.parametrize("lang", LANGS)
def test_how_much_a_reading_matters_is_said(game: str, ruling: str, value: str, lang: str) -> None:
    (one,) = (one for one in reading_data(game, ruling, lang)["others"] if one["value"] == value)
    found = entries(game)[ruling, value]
    assert one["says"] == games[game].readings[ruling].texts(lang).values[value]
    assert one["share"] == found.share
    assert ("%" in one["matters"]) == (0 < found.share < 1)
    assert "{" not in one["matters"]
    assert not re.search("readings_|option-", one["matters"])


def test_what_is_unknown_is_said_and_nothing_is_lost() -> None:
    book = Rulebook("knack", lang="en")
    for asked in ({"id": "K-99"}, {"id": "K-5", "value": "z"}, {"id": 5}, {"id": "K-5", "value": ["b"]}, {}):
        ask(book, do="reading", **asked)
        assert on_page(book).notice["kind"] == "error"
        assert (on_page(book).reading, on_page(book).parting) == ({}, None)
    ask(book, do="read", id="K-5", value="z")
    assert "expected a or b or c" in on_page(book).notice["text"]
    assert not book.desk.line.opening.setup.readings


# -- boxes that only repeat the source

VARIANTS = [(g, r, v) for g, r, v in OTHERS if load_rulings(g)[r].kind == IN_OTHER_WORDS]
WORDS = {"sv": "Med andra ord", "de": "Mit anderen Worten", "en": "In other words"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_boxes_that_explain_are_labelled_so_and_the_others_as_rulings(game: str, lang: str) -> None:
    chapters = text_data(games[game].start().setup, lang)["chapters"]
    boxes = [(clause["id"], one) for chapter in chapters for clause in chapter["clauses"] for one in clause["rulings"]]
    for clause, box in boxes:
        assert box.get("explains", False) == is_explanation(game, box["id"], clause)
    page = rules_page(game, lang, Html(""))
    statuses = edition.clauses(game)
    boxes = [(clause, box) for clause, box in boxes if statuses[clause] != edition.OMITTED]
    printed = Counter(re.findall(r'<div class="ruling"><b>([^<]*) [A-Z]+-\d+</b>', page))
    assert printed[WORDS[lang]] == sum(bool(box.get("explains")) for _, box in boxes) > 0
    assert sum(printed.values()) == len(boxes)


@pytest.mark.parametrize(("game", "ruling", "value"), VARIANTS)
def test_a_variant_against_the_letter_can_be_played_but_is_no_open_question(game: str, ruling: str, value: str) -> None:
    data = reading_data(game, ruling, "en")
    ours, (other,) = data["ours"], data["others"]
    assert (ours["note"], other["note"]) == ("as the source has it", "a common variant")
    assert f"{ruling}.{value}" not in {one["key"] for one in OpenQuestions(game).questions}
    book = Rulebook(game, lang="en")
    ask(book, do="read", id=ruling, value=value)
    assert dict(book.desk.line.opening.setup.readings) == {ruling: value}
    head = read_html(on_page(Parting(game, ruling, value, lang="en")).head_drawing)
    assert head.one("kb-question").text.startswith(f"In other words {ruling}, ")
    assert head.control("parting:leave").text == "Back to the rule"


def test_there_are_variants_against_the_letter() -> None:
    assert {ruling for _, ruling, _ in VARIANTS} == {"K-7", "KK-7", "SK-5", "SK-7"}


# -- two tables


@cache
def two_tables(game: str, ruling: str, value: str, lang: str) -> Parting:
    """Return the tables of a reading; tests that only look at them share them."""
    return Parting(game, ruling, value, lang=lang)


@pytest.mark.parametrize(
    ("game", "ruling", "value", "lang"), sparsely([(*shown, lang) for shown in SHOWN for lang in LANGS], 4)
)
def test_two_tables_say_what_differs(game: str, ruling: str, value: str, lang: str) -> None:
    shown = two_tables(game, ruling, value, lang)
    one, other = on_page(shown).difference["told"]
    assert (one[:3], other[:3]) == ("A: ", f"{value.upper()}: ")
    assert one[3:] != other[3:]
    assert one[3:]
    assert other[3:]
    assert on_page(shown).steps["at"] == on_page(shown).difference["at"]
    assert [table["title"][0] for table in on_page(shown).tables] == ["A", value.upper()]
    assert all("hidden" in read_html(drawing).control("read:book").attributes for drawing in on_page(shown).drawings)
    says = games[game].readings[ruling].texts(lang).values
    assert says[value] in on_page(shown).tables[1]["title"]
    assert ruling in read_html(on_page(shown).head_drawing).one("kb-question").text


@pytest.mark.parametrize(("game", "ruling", "value"), SHOWN)
@pytest.mark.parametrize("lang", LANGS)
def test_two_tables_bear_the_title_and_the_note_of_their_deal(game: str, ruling: str, value: str, lang: str) -> None:
    told = note_of(entries(game)[ruling, value], lang)
    assert told
    shown = two_tables(game, ruling, value, lang)
    assert (on_page(shown).difference["title"], on_page(shown).difference["note"]) == (told.title, told.note)
    assert f"{told.title}\n{told.note}\n" in repr(shown)


def test_titles_and_difference_are_drawn_with_the_way_to_the_step() -> None:
    shown = Parting("knack", "K-5", "b", lang="en")
    sides = read_html(on_page(shown).sides_drawing).of_class("kb-side")
    titles = [table["title"] for table in on_page(shown).tables]
    assert [(each.tag, each.attributes["aria-label"], each.text) for each in sides] == [
        ("section", title, title) for title in titles
    ]
    parted = read_html(on_page(shown).difference_drawing).one("kb-parted")
    assert "kb-parted-here" in parted.classes
    assert parted.keys() == []
    assert [each.text for each in parted.one("kb-parted-told").children] == on_page(shown).difference["told"]
    shown._hear(None, {"do": "step", "to": 0}, None)
    parted = read_html(on_page(shown).difference_drawing).one("kb-parted")
    assert parted.classes == {"kb-parted"}
    button = parted.control("difference")
    assert (button.text, button.attributes["data-to"]) == ("Go there", str(on_page(shown).difference["at"]))


def test_title_and_note_follow_the_language() -> None:
    shown = Parting("knack", "K-5", "b", lang="en")
    before = on_page(shown).difference["note"]
    shown._hear(None, {"do": "lang", "lang": "de"}, None)
    assert on_page(shown).difference["note"] != before
    assert on_page(shown).difference["note"] == note_of(entries("knack")["K-5", "b"], "de").note


@pytest.mark.parametrize("lang", LANGS)
def test_title_and_note_stand_with_the_question_and_in_the_text(lang: str) -> None:
    told = note_of(entries("kopknack")["KK-6", "b"], lang)
    listed = OpenQuestions("kopknack", lang=lang)
    (one,) = (one for one in listed.questions if one["key"] == "KK-6.b")
    book = Rulebook("kopknack", lang=lang)
    ask(book, do="reading", id="KK-6")
    for html in (one["html"], on_page(book).reading["html"]):
        assert f'<p class="kb-shown"><b>{told.title}</b> {told.note}</p>' in html
    assert f"  {told.title}\n  {told.note}" in repr(listed)


def test_the_tables_step_together_and_take_no_moves() -> None:
    shown = Parting("knack", "K-5", "b", lang="en")
    shown._hear(None, {"do": "step", "to": 0}, None)
    assert on_page(shown).steps["at"] == 0
    shown._hear(None, {"do": "card", "seat": 0, "code": "Ah"}, None)
    assert "accept only step and lang" in on_page(shown).notice["text"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("knack", "K-5", "a"), "'K-5' 'a'; expected .*K-5 b"),
        (("knack", "K-99", "b"), "'K-99' 'b'; expected .*K-5 b"),
        (("whist", "K-5", "b"), "game 'whist': expected one of .*knack"),
    ],
)
def test_tables_that_cannot_be_shown_are_refused_with_the_expected_values(
    asked: tuple[str, str, str], said: str
) -> None:
    with pytest.raises(OptionError, match=said):
        Parting(*asked)


def test_the_page_shows_them_and_speaks_with_them() -> None:
    book = Rulebook("knack", lang="en")
    ask(book, do="reading", id="K-5", value="b")
    first = on_page(book).parting
    assert read_html(on_page(first).head_drawing).one("kb-question").text.endswith("K-5, Tricks 2")
    assert on_page(book).reading["id"] == "K-5"
    ask(book, do="reading", id="K-5", value="c")
    assert on_page(book).parting is not first
    assert first.comm is None


@pytest.mark.parametrize("asked", ["K-5", "K-5.b"])
def test_an_address_opens_them(asked: str) -> None:
    book = Rulebook("knack")
    book._follow({"lang": "de", "reading": asked})
    assert on_page(book).reading["id"] == "K-5"
    assert on_page(book).marks["focus"] == "play.2"
    assert (on_page(book).parting is not None) == ("." in asked)
    assert on_page(book).parting is None or on_page(book).parting.lang in ("sv", "de")


def test_an_address_that_cannot_be_read_says_so() -> None:
    book = Rulebook("knack")
    book._follow({"lang": "en", "reading": "K-99.b"})
    assert on_page(book).notice["kind"] == "error"
    assert on_page(book).reading == {}


# -- a match by another reading


def test_a_match_with_another_reading_begins_is_said_and_ends_on_demand() -> None:
    book = Rulebook("knack", lang="en")
    ask(book, do="move", move="0 knock")
    before = book.desk.line
    ask(book, do="read", id="K-6", value="b")
    assert dict(book.desk.line.opening.setup.readings) == {"K-6": "b"}
    assert "K-6 is read as B says" in on_page(book).notice["text"]
    assert "(K-6 B)" in read_html(on_page(book).drawing).one("kb-set-deal").text
    assert read_html(on_page(book).drawing).control("read:book").text == "Play by the book again"
    ask(book, do="new")
    assert "(K-6 B)" in read_html(on_page(book).drawing).one("kb-set-deal").text
    ask(book, do="read", id="K-5", value="c")
    assert dict(book.desk.line.opening.setup.readings) == {"K-5": "c", "K-6": "b"}
    ask(book, do="read")
    assert not book.desk.line.opening.setup.readings
    assert "hidden" in read_html(on_page(book).drawing).control("read:book").attributes
    assert "read as the book reads" in on_page(book).notice["text"]
    book = Rulebook("knack", lang="en")
    ask(book, do="move", move="0 knock")
    before = book.desk.line
    ask(book, do="read", id="K-6", value="b")
    ask(book, **on_page(book).notice["answer"]["intent"])
    assert book.desk.line == before


# -- the page of open questions


@pytest.mark.parametrize("lang", LANGS)
def test_every_open_question_stands_there_once_and_leads_to_its_clause(lang: str) -> None:
    page = OpenQuestions(lang=lang)
    open_ones = [(game, *key) for game, *key in OTHERS if load_rulings(game)[key[0]].kind != IN_OTHER_WORDS]
    assert sorted((one["game"], *one["key"].split(".")) for one in page.questions) == sorted(open_ones)
    shares = [one["share"] for one in page.questions]
    assert shares == sorted(shares, reverse=True)
    for one in page.questions:
        clause = games[one["game"]].readings[one["id"]].clause
        assert f'href="{one["game"]}.ipynb?lang={lang}&amp;clause={clause}&amp;reading={one["id"]}"' in one["html"]
        ruling, value = one["key"].split(".")
        assert (f"reading={one['key']}" in one["html"]) == bool(entries(one["game"])[ruling, value].first)
    assert all(one["html"] in page.html for one in page.questions)


def test_all_rulings_are_in_the_table_with_their_kind() -> None:
    page = OpenQuestions(lang="en")
    rows = re.findall(r'<tr data-game="(\w+)"><td>[^<]*</td><td>([A-Z]+-\d+)', page.rulings)
    assert set(rows) == {(game, ruling) for game in games for ruling in load_rulings(game)}
    for kind in ("reading", "bound", "notation", "in other words"):
        assert f"<td>{kind}" in page.rulings


def test_one_games_questions_alone() -> None:
    page = OpenQuestions("knaker", lang="sv")
    assert {one["game"] for one in page.questions} == {"knaker"}
    assert list(page.names) == ["knaker"]
    with pytest.raises(ValueError, match="expected one of"):
        OpenQuestions("whist")
    every = OpenQuestions()
    every._ask_for({"game": "knaker"})
    assert every.only == "knaker"
    every._ask_for({"game": "whist"})
    assert every.only == "knaker"


def test_in_words() -> None:
    said = repr(OpenQuestions("knack", lang="en"))
    assert f"(K-5 B): {games['knack'].readings['K-5'].texts('en').values['b']}" in said
    assert said.count("\n") == 4 * len(OpenQuestions("knack").questions) - 1
