"""The rules of the games: standard library only, no clock, no randomness, no input or output.

>>> from knack_widgets.rules import games
>>> state = games["knack"].start(players=3, stake=2).deal(seed=7)
>>> [str(move) for move in state.moves()]
['1 fold', '1 knock']
>>> state.judge("0 knock").clauses
('bidding.1',)
"""

from __future__ import annotations

from .core.cards import Card
from .core.clauses import Clause
from .core.errors import NotationError, OptionError, RecordError, RulesError
from .core.game import Game
from .core.moves import Move
from .core.positions.faults import PositionError
from .core.positions.position import Position
from .core.reasons import Reason
from .core.state import State
from .core.verdict import IllegalMove, Verdict
from .core.view import View
from .records import Record
from .shelf import games

__all__ = [
    "Card",
    "Clause",
    "Game",
    "IllegalMove",
    "Move",
    "NotationError",
    "OptionError",
    "Position",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "RulesError",
    "State",
    "Verdict",
    "View",
    "games",
]
