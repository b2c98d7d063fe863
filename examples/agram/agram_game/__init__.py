"""Agram, a game of West Africa: six cards, six tricks, and the last one counts."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.controls import control
from knack_widgets.rules.core.game import Game
from knack_widgets.rules.core.moves import with_card
from knack_widgets.rules.core.phases import ChancePhase, OverPhase
from knack_widgets.rules.core.tricks.following import find_hidden
from knack_widgets.rules.core.tricks.play import TrickPhase
from knack_widgets.rules.core.tricks.position import trick_form
from knack_widgets.rules.core.tricks.scene import TrickScene
from knack_widgets.rules.core.tricks.view import view_of

from . import count, deal, play, table
from .events import EVENTS
from .state import AgramState

GAME: Final = Game(
    "agram",
    names={"sv": "Agram (Niger)", "de": "Agram (Niger)", "en": "Agram (Niger)"},
    players=table.PLAYERS,
    players_clause=table.the_table,
    pack=lambda _: table.PACK,
    pack_clause=table.the_pack,
    strangers_clause=table.low_and_high_cards_out,
    chapters=(table.clause, deal.clause, play.clause, count.clause),
    verbs=(with_card("play"),),
    events=EVENTS,
    phases=(
        ChancePhase("deal", deal.the_deal, "deal", deal.deal, end=count.end, ending=deal.the_deal),
        TrickPhase(
            "play",
            tricks=deal.CARDS,
            first=play.forehand_leads,
            leads=play.winner_leads,
            onward=play.clockwise,
            duties=(play.follow_suit,),
            winners=(play.highest_of_suit_wins,),
            done=count.settle,
        ),
        OverPhase("over", deal.the_deal),
    ),
    controls={"play": (control("play", "card"),)},
    opening=AgramState.opening,
    view=view_of,
    hidden=find_hidden,
    scene=TrickScene(hands=deal.the_deal, trick=play.forehand_leads),
    positions=trick_form(ups=(0,)),
)
