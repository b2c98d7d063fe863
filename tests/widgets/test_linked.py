"""Following a link: what a query asks for is put on the table, or the reader is told why not."""

import re
from random import Random
from urllib.parse import parse_qsl

import pytest

from knack_widgets.rulebook.link_fields import tidy_query
from knack_widgets.widgets import request
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.keeping import snapshot
from knack_widgets.widgets.linked import follow
from knack_widgets.widgets.rulebook import Rulebook

from .helpers import LANGS, asked, on_page, random_record, standing

RECORD = random_record(Random(6), 3, 2)


def link(**more):
    desk = Desk.open("knack", record=RECORD, controls=["careful", "me", "me"], lang="de")
    asked(desk, "step", to=5)
    return {**dict(parse_qsl(desk.permalink())), **more}


@pytest.fixture
def desk():
    desk = Desk.open("knack", ["Anna", "Bo"], lang="en")
    desk.told = []
    desk.changed.append(lambda: desk.told.append(desk.notice))
    return desk


def test_a_language(desk):
    before = standing(desk)
    follow(desk, {"lang": "sv"})
    assert desk.lang == "sv"
    assert desk.match.lines is before[0]
    assert desk.told == [None]


@pytest.mark.parametrize("query", [{}, {"lang": "fr"}, {"lang": ""}, {"token": "x"}, {"seed": ""}, {"example": ""}])
def test_a_query_that_asks_for_nothing_changes_nothing(desk, query):
    before = standing(desk)
    follow(desk, query)
    assert standing(desk) == before
    assert desk.notice is None


def test_a_seed_deals_a_new_match_to_the_same_players(desk):
    follow(desk, {"seed": "7", "game": "knack"})
    assert desk.line.last.text == str(desk.line.opening.by_chance(7))
    assert (desk.match.luck.seed, desk.state.setup.names) == ("8", ("Anna", "Bo"))
    assert desk.match.controls == ("me", "careful")


def test_an_example_and_its_language(desk):
    follow(desk, {"example": "play-02-ace-at-once", "lang": "de"})
    assert (desk.look.example, desk.lang, desk.prefs["reveal"]) == ("play-02-ace-at-once", "de", True)


def test_a_record_at_a_step(desk):
    follow(desk, link())
    assert (desk.line.at, desk.line.record().moves, desk.lang) == (5, RECORD.moves, "de")
    assert desk.match.controls == ("careful", "me", "me")


def test_a_record_without_a_step_is_shown_at_its_end(desk):
    query = link()
    del query["step"]
    follow(desk, query)
    assert desk.line.at == len(RECORD.steps)


def test_a_record_goes_before_an_example_and_an_example_before_a_seed(desk):
    follow(desk, link(example="play-02-ace-at-once", seed="7"))
    assert (desk.look.example, desk.line.at) == (None, 5)
    follow(desk, {"example": "play-02-ace-at-once", "seed": "7"})
    assert desk.look.example == "play-02-ace-at-once"


BAD = [
    {"record": "x"},
    {"record": ""},
    link(step="x"),
    link(step="-1"),
    link(step="99999"),
    link(record=link()["record"][:-9]),
    {"example": "../secret"},
    {"example": "x" * 10**6},
    {"seed": "x" * 41},
    {"seed": "a\0b"},
    {"seed": "\ud800"},
]


@pytest.mark.parametrize("query", BAD, ids=range(len(BAD)))
@pytest.mark.parametrize("lang", LANGS)
def test_a_query_that_cannot_be_followed_is_told_and_changes_nothing_but_the_language(desk, query, lang):
    follow(desk, {"lang": lang})
    before, serial = standing(desk), desk.serial
    follow(desk, {**query, "lang": lang})
    assert standing(desk) == before
    assert desk.notice.kind == "error"
    assert desk.noticed > serial
    assert desk.told[-1] is desk.notice
    begin = {"en": "The link cannot be read", "sv": "Länken går inte att läsa", "de": ""}[lang]
    assert desk.notice.text.startswith(begin)
    assert len(desk.notice.text) < 500
    assert "The match cannot be read" not in desk.notice.text


@pytest.mark.parametrize("other", ["poker", "<b>", "x" * 10**6, ""])
def test_a_link_of_another_game_is_told_with_both_names(desk, other):
    before = standing(desk)
    follow(desk, link(game=other, lang="en"))
    assert standing(desk) == before
    assert desk.notice.text.startswith(f"The link belongs to {other[:40]}")
    assert desk.notice.text.endswith("but the page shows Knack (three-card, Sweden).")
    assert len(desk.notice.text) < 200


def test_another_games_link_still_chooses_the_language(desk):
    follow(desk, {"game": "kopknack", "lang": "de"})
    assert desk.lang == "de"


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_what_only_the_program_says_is_marked_as_english(lang):
    desk = Desk.open("knack", lang=lang)
    do(desk, {"do": "load", "text": "players = = 3"})
    assert desk.notice.kind == "error"
    assert "TOML" in desk.notice.detail
    assert f"({desk.notice.detail})" in desk.notice.text
    assert not desk.notice.text.startswith(desk.notice.detail)
    # a refused option is told in the reader's language alone
    do(desk, {"do": "option", "name": "stake", "value": 0})
    assert desk.notice.detail == ""
    assert "expected" not in desk.notice.text
    assert re.search(r"\(.* 0\.\)$", desk.notice.text)


def test_a_record_that_a_page_has_kept_opens_for_its_reader_and_its_game_alone(desk):
    whole = Desk.open("knack", record=RECORD, controls=["careful", "me", "me"])
    whole.readers = ("anna",)
    (line,) = snapshot(whole)["matches"][0]["lines"]
    before = standing(desk)
    follow(desk, {"record": line["record"], "reader": "bo"})
    assert "cannot be read here" in desk.notice.text
    assert standing(desk) == before
    follow(desk, {"record": line["record"], "reader": "bo.anna", "step": "5"})
    assert (desk.line, desk.match.controls) == (whole.line.at_step(5), whole.match.controls)


@pytest.mark.parametrize(
    ("query", "clause"),
    [
        ("clause=play.3.", "play.3"),
        ("clause=PLAY.3", "play.3"),
        ("clause=(play.3)", "play.3"),
        ("Clause=play.3%20", "play.3"),
        ("amp;clause=play.3", "play.3"),
        ("clause=pl%C2%ADay.3", "play.3"),
        ("clause=play.3%E2%80%9D", "play.3"),
    ],
)
def test_what_a_chat_adds_to_a_clause_is_taken_off(desk, query, clause):
    follow(desk, request._parse(query))
    assert desk.look.focus == clause
    assert desk.notice is None


@pytest.mark.parametrize("lang", ["EN", "en-GB", "en_US", "En.", "de-AT", "de_DE", "SV", "sv-FI"])
def test_a_region_or_another_case_is_the_same_language(desk, lang):
    follow(desk, request._parse(f"lang={lang}"))
    assert desk.lang == lang[:2].lower()
    assert desk.notice is None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("query", "part"),
    [
        ("clause=nope.1", "clause=nope.1"),
        ("lang=fr", "lang=fr"),
        ("lang=en&lang=fr", "lang=fr"),
        ("marks=yes", "marks=yes"),
        ("step=3", "step=3"),
        ("example=play-02-ace-at-once&clause=nope.1", "clause=nope.1"),
        ("reading=K-5&clause=nope.1", "clause=nope.1"),
    ],
)
def test_a_part_of_a_link_that_means_nothing_is_said(lang, query, part):
    book = Rulebook("knack", lang=lang)
    parts = dict(parse_qsl(query))
    book._follow({**request._parse(query), "lang": lang})
    assert book.desk.notice
    assert part in book.desk.notice.text
    assert book.desk.notice.kind == "error"
    assert (book.desk.look.example or "") == parts.get("example", "")
    assert on_page(book).reading.get("id", "") == parts.get("reading", "")


@pytest.mark.parametrize("query", ["exercise=KNACK", "example=nope", "reading=K-99", "record=x", "seed=" + "7" * 41])
def test_a_table_that_a_link_cannot_bring_is_said(query):
    book = Rulebook("knack", lang="en")
    book._follow(request._parse(query))
    assert book.desk.notice
    assert book.desk.notice.kind == "error"


@pytest.mark.parametrize("query", ["utm_source=x", "token=abc", "seed=7.", "marks=0", "embed=1", "practise=DUE"])
def test_what_is_understood_or_not_the_books_is_no_error(query):
    book = Rulebook("knack", lang="en")
    book._follow(request._parse(query))
    assert book.desk.notice is None


def test_tidying_twice_is_tidying_once():
    for query in ("clause=PLAY.3.&lang=en-GB", "reading=k-5.B)&record=(eJw_-)", "seed=a%20b.&x=%C3%A5"):
        assert tidy_query(tidy_query(query)) == tidy_query(query)
