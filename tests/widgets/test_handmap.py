"""The map of opening hands, and what files of odds say of their position: for every game and number of players."""

from __future__ import annotations

from typing import Any

import pytest

from knack_widgets.pages.drawn import file_words, gain_name
from knack_widgets.pages.handmap import has_map, map_hands
from knack_widgets.players import opening_hands
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import View, games
from knack_widgets.rules.core.errors import OptionError

from .helpers import LANGS


def fits(game: str, seats: int) -> bool:
    """Return whether this number of players can play with the usual pack."""
    try:
        return bool(games[game].start(players=seats).chance)
    except OptionError:
        return False


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", LANGS)
def test_the_gain_names_the_stake_of_a_game_that_has_one(game: str, lang: str) -> None:
    view = dealt(game, 3)
    speak, money = Speaker(lang, view.setup, 0), view.scene.money
    stake = money.stake if money else None
    plain = speak.ui("advice_gain")
    assert gain_name(view, speak) == (plain if stake is None else speak.ui("advice_gain_at", stake=stake))
    assert plain


SEATS = [(game, seats) for game in games for seats in games[game].players if fits(game, seats)]


def dealt(game: str, seats: int, **options: Any) -> View:
    """What the first to choose sees of a deal."""
    state = games[game].start(players=seats, **options)
    while state.chance:
        state = state.play(state.by_chance("11"))
    return state.view(min(state.to_act))


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_there_is_a_map_exactly_where_there_is_something_on_it(game: str, seats: int) -> None:
    view = dealt(game, seats)
    found = map_hands(view, Speaker("en", view.setup, *view.seats)) if has_map(view) else {"cells": []}
    assert bool(found["cells"]) == has_map(view)
    if has_map(view):
        assert len(found["cells"]) == len(opening_hands(game, seats))
        assert {row for row, *_ in found["cells"]} == {*found["rows"]}
        assert {column for _, column, *_ in found["cells"]} == {*found["columns"]}


def test_there_are_maps_and_games_without() -> None:
    assert {game for game, seats in SEATS if has_map(dealt(game, seats))} == {"knack", "kopknack"}
    assert not has_map(dealt("svangknack", 4))
    assert not has_map(dealt("knack", 8))


@pytest.mark.parametrize(("game", "usual"), [("knack", 1), ("kopknack", 3)])
def test_the_map_tells_the_money_that_lies_on_the_table(game: str, usual: int) -> None:
    """As do the odds beside it; so a stake five times the usual one makes all five times as much."""
    plain, dear = dealt(game, 4), dealt(game, 4, stake=5 * usual)
    first, second = (map_hands(view, Speaker("en", view.setup, *view.seats)) for view in (plain, dear))
    assert [cell[2] * 5 for cell in first["cells"]] == pytest.approx([cell[2] for cell in second["cells"]], abs=1e-3)
    assert [cell[3:] for cell in first["cells"]] == [cell[3:] for cell in second["cells"]]
    assert (first["gain"], second["gain"]) == (f"Mean gain (stake {usual})", f"Mean gain (stake {5 * usual})")


@pytest.mark.parametrize("lang", LANGS)
def test_it_speaks_of_the_move_by_the_name_of_its_button_and_of_the_hand_in_words(lang: str) -> None:
    state = games["knack"].start(players=4).deal(7)
    view = state.view(1)
    speak = Speaker(lang, view.setup, 1)
    knock = next(move for move in view.moves if move.verb == "knock")
    found = map_hands(view, speak)
    assert speak.label(knock) in found["about"]
    assert found["told"]
    waiting = state.view(2)
    other = map_hands(waiting, Speaker(lang, waiting.setup, 2))
    assert speak.label(knock) not in other["about"]
    assert (other["here"], other["told"]) == (None, "")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_a_file_says_what_position_it_is_of_and_no_card_that_the_seat_does_not_see(game: str, lang: str) -> None:
    view = dealt(game, 3)
    (seat,) = view.seats
    speak = Speaker(lang, view.setup, seat)
    said = file_words(view, speak)
    assert view.setup.game.names[lang] in said["about"][0]
    assert said["name"].startswith(f"{game}-odds")
    assert len(said["name"]) < 60
    hand = view.scene.hands[seat]
    own = {str(card) for card in (hand.cards if hand else None) or ()}
    assert set(said["name"].split("-")[2:]) <= own
    assert not any(value == f"advice_{word}" for word, value in said.items()), "each has its words"
    assert gain_name(view, speak) != "advice_gain"
