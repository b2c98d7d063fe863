"""A match that departs from its text on the page: it is shown, it says so, and the next match departs as well."""

from __future__ import annotations

import pytest

from knack_widgets.pages.present import table
from knack_widgets.rulebook.labels import clause_label
from knack_widgets.rulebook.telling import tell
from knack_widgets.rulebook.words import position
from knack_widgets.rules import Record, games
from knack_widgets.rules.packing import record_of
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.nextmatch import settings
from knack_widgets.widgets.permalink import compress
from knack_widgets.widgets.playing import begin

BEGINS = {"sv": "Spelas utan", "de": "Gespielt ohne", "en": "Played without"}


def struck() -> Record:
    start = games["kopknack"].start(players=3, without=["play.3"])
    deal = str(start.by_chance(7))
    return Record("kopknack", 3, (deal, "1 knock"), without=("play.3",))


def words(lang: str) -> str:

    return f"{BEGINS[lang]} {clause_label('kopknack', 'play.3', lang)}"


@pytest.mark.parametrize("lang", BEGINS)
def test_the_page_says_which_clause_is_struck(lang: str) -> None:
    desk = Desk.open("kopknack", record=struck(), lang=lang)
    assert table(desk.sight, desk.speaker).head["setDeal"] == words(lang)
    assert words(lang) in position(desk.line.state.view(0), lang)
    assert words(lang) in tell(struck(), lang)


def test_a_match_with_all_clauses_says_nothing_of_it() -> None:
    desk = Desk.open("kopknack", record=Record("kopknack", 3))
    assert table(desk.sight, desk.speaker).head["setDeal"] == ""


def test_the_address_carries_it_and_the_next_match_keeps_it() -> None:
    assert record_of(compress(struck())) == struck()
    desk = Desk.open("kopknack", record=struck(), lang="en")
    begin(desk, **settings(desk), seed="5")
    assert desk.line.opening.setup.without == ("play.3",)


def read_otherwise() -> Record:
    start = games["knack"].start(players=3, readings={"K-5": "b"})
    return Record("knack", 3, (str(start.by_chance(7)), "1 knock"), readings={"K-5": "b"})


@pytest.mark.parametrize("lang", BEGINS)
def test_the_page_says_which_ruling_is_read_otherwise(lang: str) -> None:
    desk = Desk.open("knack", record=read_otherwise(), lang=lang)
    says = games["knack"].readings["K-5"].texts(lang).values["b"].rstrip(".")
    words = table(desk.sight, desk.speaker).head["setDeal"]
    assert "(K-5 B): " in words
    assert words.endswith(says)
    assert words in position(desk.line.state.view(0), lang)
    assert words in tell(read_otherwise(), lang)


def test_the_address_and_the_next_match_carry_a_reading() -> None:
    assert record_of(compress(read_otherwise())) == read_otherwise()
    desk = Desk.open("knack", record=read_otherwise(), lang="en")
    begin(desk, **settings(desk), seed="5")
    assert dict(desk.line.opening.setup.readings) == {"K-5": "b"}
