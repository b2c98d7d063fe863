"""Links to positions: a position survives its link, and a broken link is explained."""

import zlib
from base64 import urlsafe_b64encode
from random import Random
from urllib.parse import parse_qsl

import pytest

from knack_widgets.rulebook.link_fields import first_fields
from knack_widgets.rules import Position, PositionError, games
from knack_widgets.rules.packing import MAX_QUERY, position_of
from knack_widgets.testing.matches import step, walk
from knack_widgets.widgets import permalink
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.linked import follow
from knack_widgets.widgets.permalink import LinkTooLong, position_query

FOLLOW = "knack;players=3;dealer=0;hands=Ac_Kc_Qc,7s_Kh,6s_7c_8s;up=9h;trick=1_Ah"


@pytest.fixture
def desk():
    return Desk.open("knack", ["Anna", "Bo"], lang="en")


def test_a_position_is_put_on_the_table(desk):
    follow(desk, {"position": FOLLOW, "lang": "en", "clause": "play.3"})
    assert desk.notice.kind == "info"
    assert "Whether a whole match leads here was not decided" in desk.notice.text
    assert (desk.state, desk.look.focus) == (Position.parse(FOLLOW).start(), "play.3")
    assert desk.line.at == 0


def test_unknown_cards_of_a_position_are_dealt_alike_for_everybody(desk):
    line = "knack;players=3;dealer=0;hands=3?,7h_Kh_As,3?;up=9h"
    follow(desk, {"position": line, "lang": "en"})
    first = desk.state
    assert "dealt at random" in desk.notice.text
    follow(desk, {"position": line, "lang": "en"})
    assert desk.state == first
    assert first.hands[1] == Position.parse(line).draft["hands"][1]


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
@pytest.mark.parametrize(
    ("line", "place"),
    [
        (FOLLOW.replace("7s_Kh", "7s"), "hands.1"),
        (FOLLOW.replace("9h", "9x"), "up"),
        (FOLLOW + ";fun=1", "fun"),
        ("~abc", "abc"),
        ("~" + "A" * 9000, "9001"),
    ],
)
def test_a_position_that_cannot_be_is_told_and_changes_nothing(desk, line, place, lang):
    before = desk.state
    follow(desk, {"position": line, "lang": lang})
    assert (desk.notice.kind, desk.state) == ("error", before)
    assert place in desk.notice.text


def test_a_position_of_another_game_is_told(desk):
    follow(desk, {"position": FOLLOW.replace("knack", "kopknack", 1), "lang": "en"})
    assert "belongs to" in desk.notice.text


def test_what_a_chat_adds_to_a_position_is_taken_off():
    assert first_fields([("position", " “knack;players=2;hands=7h,?”. ")])["position"] == "knack;players=2;hands=7h,?"


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack", "knack31", "knaker"])
def test_a_position_s_link_opens_it(game):
    for number, (_, state) in enumerate(walk(game, 11, moves=40)):
        if number % 6 == 0:
            link = position_query(Position.of(state), "en")
            assert len(link) <= MAX_QUERY
            assert position_of(dict(parse_qsl(link))["position"]) == Position.of(state)


def test_a_line_that_is_too_long_for_an_address_is_packed(monkeypatch):
    position = Position.of(games["knaker"].start(players=12).deal(seed=7))
    monkeypatch.setattr(permalink, "MAX_QUERY", len(position_query(position)) - 1)
    text = position_query(position).removeprefix("position=")
    assert text.startswith("~")
    assert position_of(text) == position
    monkeypatch.setattr(permalink, "MAX_QUERY", len(text))
    with pytest.raises(LinkTooLong):
        position_query(position)


def test_knaker_with_two_packs_and_twelve_seats_fits_into_an_address():
    random, longest = Random(3), 0
    state = games["knaker"].start(players=12, cheating=True)
    for number in range(200):
        if state.over:
            break
        state = state.play(step(state, random, 2))
        if number % 4 == 0:
            longest = max(longest, len(position_query(Position.of(state), "en", "16.1")))
    assert 1000 < longest <= MAX_QUERY


def test_a_position_in_a_link_is_not_unpacked_beyond_its_limit():
    bomb = "~" + urlsafe_b64encode(zlib.compress(b"knack;" + b"x" * 4_000_000, 9)).decode()
    assert len(bomb) < MAX_QUERY
    with pytest.raises(PositionError) as error:
        position_of(bomb)
    assert error.value.key == "line"


def test_a_position_in_a_link_that_is_too_long_is_refused():
    with pytest.raises(PositionError) as error:
        position_of(FOLLOW + ";balances=" + "0" * MAX_QUERY)
    assert error.value.key == "large"
