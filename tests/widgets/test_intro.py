"""What is said before the first deal: for whom, how long, and of what."""

import re

import pytest

from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intro import intro
from knack_widgets.widgets.masthead import masthead

from .helpers import LANGS, asked


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_it_is_short_and_says_nothing_that_stands_above_the_table(game, lang):
    desk = Desk.open(game, lang=lang)
    said = intro(desk)
    assert 2 <= len(said) <= 3
    assert sum(map(len, said)) < 480
    assert all(text.endswith((".", "!", "“", "”")) for text in said)
    above = {part.strip() for line in masthead(desk)["line"] for part in re.split("[.;:]", line) if part.strip()}
    assert not above & {part.strip() for line in said for part in re.split("[.;:]", line)}


def test_money_is_spoken_of_where_there_is_some_and_cards_where_they_count():
    said = {game: " ".join(intro(Desk.open(game, lang="en"))) for game in games}
    assert {game for game in games if " bete" in said[game]} == {"knack", "kopknack"}
    assert {game for game in games if "Nobody pays" in said[game]} == {"knack31", "knaker"}
    assert "The ace counts 11" in said["knack31"]


def test_the_first_move_ends_it_and_a_try_does_not():
    desk = Desk.open("knack", lang="en")
    asked(desk, "card", seat=0, code=desk.state.hands[0][0])
    assert desk.look.verdict is not None
    assert intro(desk)
    asked(desk, "move", move="0 knock")
    assert intro(desk) == []
    asked(desk, "step", to=1)  # looking back at the beginning is no beginning
    assert intro(desk) == []


def test_what_opponents_do_meanwhile_does_not_end_it():
    desk = Desk.open("knaker", lang="en")
    before = len(desk.line.steps)
    asked(desk, "opponent")
    assert len(desk.line.steps) > before
    assert intro(desk)


@pytest.mark.parametrize("settings", [{"seed": 7}, {"seed": games["knack"].first_deal}])
def test_a_deal_of_another_seed_is_not_the_first(settings):
    assert intro(Desk.open("knack", **settings)) == []


def test_an_example_and_a_new_match_are_not_the_first_deal():
    desk = Desk.open("knack")
    asked(desk, "example", id="play-03-follow-suit")
    assert intro(desk) == []
    asked(desk, "resume")
    desk = Desk.open("knack")
    asked(desk, "new", seed="9")
    assert intro(desk) == []


def test_a_link_to_a_clause_is_no_place_for_it():
    desk = Desk.open("knack")
    asked(desk, "clause", id="play.3", show=True)
    assert intro(desk) == []
