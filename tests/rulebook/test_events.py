"""Every event in words: those that several games tell, and those of each game alone."""

import pytest

from knack_widgets.rules import games
from knack_widgets.rules.core.events import SHARED

from .positions import FOLDER, events
from .telling import narrated

FILE = "event_names"
OWN = sorted(path.parent.name for path in FOLDER.glob(f"*/{FILE}.toml") if path.parent.name != "shared")
SETUPS = {game: games[game].start(("Anna", "Bo", "Hans")).setup for game in OWN}


@pytest.mark.parametrize(("event", "words"), events("shared", FILE))
def test_events_of_several_games(event, words):
    words.check(narrated(event, SETUPS["knack"]))


@pytest.mark.parametrize(
    ("game", "event", "words"),
    [pytest.param(game, *case.values, id=f"{game} {case.id}") for game in OWN for case in events(game, FILE)],
)
def test_events_of_one_game(game, event, words):
    words.check(narrated(event, SETUPS[game]))


@pytest.mark.parametrize("game", OWN)
def test_every_event_is_among_them(game):
    assert {case.values[0][0] for case in events(game, FILE)} == games[game].events.keys() - SHARED.keys()
    assert {case.values[0][0] for case in events("shared", FILE)} == SHARED.keys()
