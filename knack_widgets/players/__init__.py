"""Computer players. They get the view of a seat, never the whole state.

>>> from knack_widgets.rules import games
>>> from knack_widgets.players import PLAYERS
>>> state = games["knack"].start(players=3).deal(seed=7)
>>> move = PLAYERS["careful"](state.view(1), seed=7)
>>> move in list(state.moves())
True
"""

from __future__ import annotations

from .choice import Player
from .comparing import Compared, Odds
from .fillings import complete
from .hands import opening_hands
from .hint import Hint, hint
from .odds import odds, odds_of_moves
from .openings import opening
from .settle import Settled, settle
from .table import PLAYERS
from .worlds import worlds

__all__ = [
    "PLAYERS",
    "Compared",
    "Hint",
    "Odds",
    "Player",
    "Settled",
    "complete",
    "hint",
    "odds",
    "odds_of_moves",
    "opening",
    "opening_hands",
    "settle",
    "worlds",
]
