"""Fishing: five cards in hand, a pool of open cards, and a card that catches all of its rank."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.controls import control
from knack_widgets.rules.core.game import Game
from knack_widgets.rules.core.phases import ChancePhase, OverPhase

from . import catch, count, deal, table, turn
from .events import EVENTS
from .phases import PlayPhase
from .position import FORM
from .scene import scene
from .state import opening
from .view import view_of
from .worlds import find_hidden

GAME: Final = Game(
    "fishing",
    names={"sv": "Fiske", "de": "Fischen", "en": "Fishing"},
    players=table.PLAYERS,
    players_clause=table.whole_pack,
    pack=lambda _: table.PACK,
    pack_clause=table.whole_pack,
    chapters=(table.clause, deal.clause, turn.clause, catch.clause, count.clause),
    verbs=(turn.PLAY,),
    events=EVENTS,
    phases=(
        ChancePhase("deal", deal.five_each, "deal", deal.deal, end=deal.end, ending=deal.five_each),
        PlayPhase("play", turn.one_card, turn.turn_clause, (turn.PLAY.name,)),
        OverPhase("over", deal.five_each),
    ),
    controls={"play": (control(turn.PLAY.name, "card"),)},
    opening=opening,
    view=view_of,
    scene=scene,
    hidden=find_hidden,
    positions=FORM,
)
