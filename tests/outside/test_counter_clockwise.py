"""A game that goes to the right says so once: seats keep the order of play, and the page seats them the other way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.pages import present
from knack_widgets.pages.prerender.bar import line_view
from knack_widgets.pages.prerender.sheet import Sheet
from knack_widgets.pages.prerender.table import table_view
from knack_widgets.players import PLAYERS, worlds
from knack_widgets.rules import Position, State, games
from knack_widgets.rules.core.seats import next_seat
from knack_widgets.testing.folder_install import announce
from knack_widgets.widgets import pagedata
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.masthead import masthead
from tests.authors import run_own_pytest
from tests.outside import LOWSIX, installed
from tests.support.html import read_html

SAYS = {
    "en": "The turn goes counter-clockwise: the player on your right comes after you.",
    "sv": "Turen går motsols: spelaren till höger om dig kommer efter dig.",
    "de": "Gespielt wird gegen den Uhrzeigersinn: Nach dir kommt, wer rechts von dir sitzt.",
}


@pytest.fixture(scope="module", autouse=True)
def _lowsix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("lowsix"), LOWSIX):
        yield


def desk(game: str, players: int, lang: str = "en") -> Desk:
    """A deal in which the reader plays seat 0."""
    opened = Desk.open(game, players, lang=lang, seed=5, controls=["me", *["careful"] * (players - 1)])
    do(opened, {"do": "deal", "seed": 5})
    return opened


def drawn_seats(game: str, players: int) -> list[str | None]:
    """Return the seats of the others on the page, from left to right."""
    opened = desk(game, players)
    sheet = Sheet({"lang": "en", "words": pagedata.drawn_words("en"), "prefs": {}}, {}, living=True)
    page = read_html(str(table_view(sheet, present.table(opened.sight, opened.speaker))))
    return [seat.attributes["data-seat"] for seat in page.one("kb-seats").of_class("kb-seat")]


def test_the_plugin_finds_no_fault(tmp_path: Path) -> None:
    said = run_own_pytest(tmp_path, announce(LOWSIX, tmp_path), "--knack-game", "lowsix", str(tmp_path))
    assert " passed" in said


def test_the_next_player_sits_on_the_right() -> None:
    assert drawn_seats("knack", 4) == ["1", "2", "3"]
    assert drawn_seats("lowsix", 4) == ["3", "2", "1"]


def test_the_line_above_the_table_says_so_in_each_language() -> None:
    for lang, says in SAYS.items():
        for game in ("lowsix", "knack"):
            opened = Desk.open(game, 3, lang=lang)
            traits = {"lang": lang, "words": pagedata.drawn_words(lang), "prefs": {}, "masthead": masthead(opened)}
            assert (says in str(line_view(Sheet(traits, {}, living=True)))) == (game == "lowsix")


def test_the_cards_of_a_page_stay_with_their_seats() -> None:
    opened = desk("lowsix", 3)
    seats = {seat["seat"]: seat for seat in present.table(opened.sight, opened.speaker).seats["seats"]}
    assert sorted(card["code"] for card in seats[0]["hand"]) == sorted(opened.state.hands[0])
    assert [seats[seat]["hand"][0]["code"] for seat in (1, 2)] == [None, None]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_match_to_its_end_goes_round_seat_by_seat(players: int) -> None:
    """Deal, turn, tricks, worlds and positions have the order of play, as in every game."""
    state: State = games["lowsix"].start(players)
    for number in range(3):
        dealer = state.dealer
        state = state.deal(number)
        assert state.turn == next_seat(tuple(range(players)), dealer)
        while state.turn is not None:
            before, view = state, state.view(state.turn)
            assert all(world.view(*view.seats) == view for world in worlds(view, "1", 3))
            assert Position.of(Position.of(state).start()) == Position.of(state)
            state = state.play(PLAYERS["careful"].choose(view, number))
            if state.turn is not None and state.trick:
                assert state.turn == next_seat(tuple(range(players)), before.turn)
        assert state.dealer == next_seat(tuple(range(players)), dealer)
    assert state.play("end").over
