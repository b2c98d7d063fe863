"""Following a link: what a query asks for is put on the table, or the reader is told why not."""

from random import Random
from urllib.parse import parse_qsl

import pytest

from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.keeping import snapshot
from knack_widgets.widgets.linked import follow

from .helpers import LANGS, asked, random_record, standing

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
    assert desk.lines is before[0]
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
    assert (desk.luck.seed, desk.state.setup.names) == ("8", ("Anna", "Bo"))
    assert desk.controls == ("me", "careful")


def test_an_example_and_its_language(desk):
    follow(desk, {"example": "play-02-ace-at-once", "lang": "de"})
    assert (desk.example, desk.lang, desk.prefs["reveal"]) == ("play-02-ace-at-once", "de", True)


def test_a_record_at_a_step(desk):
    follow(desk, link())
    assert (desk.line.at, desk.line.record().moves, desk.lang) == (5, RECORD.moves, "de")
    assert desk.controls == ("careful", "me", "me")


def test_a_record_without_a_step_is_shown_at_its_end(desk):
    query = link()
    del query["step"]
    follow(desk, query)
    assert desk.line.at == len(RECORD.steps)


def test_a_record_goes_before_an_example_and_an_example_before_a_seed(desk):
    follow(desk, link(example="play-02-ace-at-once", seed="7"))
    assert (desk.example, desk.line.at) == (None, 5)
    follow(desk, {"example": "play-02-ace-at-once", "seed": "7"})
    assert desk.example == "play-02-ace-at-once"


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
    do(desk, {"do": "option", "name": "stake", "value": 0})
    assert desk.notice.detail == "option stake = 0: expected a whole number from 1"
    assert f"({desk.notice.detail})" in desk.notice.text


def test_a_record_that_a_page_has_kept_opens_for_its_reader_and_its_game_alone(desk):
    whole = Desk.open("knack", record=RECORD, controls=["careful", "me", "me"])
    whole.readers = ("anna",)
    (line,) = snapshot(whole)["matches"][0]["lines"]
    before = standing(desk)
    follow(desk, {"record": line["record"], "reader": "bo"})
    assert "cannot be read here" in desk.notice.text
    assert standing(desk) == before
    follow(desk, {"record": line["record"], "reader": "bo.anna", "step": "5"})
    assert (desk.line, desk.controls) == (whole.line.at_step(5), whole.controls)
