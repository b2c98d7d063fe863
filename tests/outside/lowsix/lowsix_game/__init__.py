"""Low Six: six cards, six tricks, and hands that win at once; its chapters, put together."""

from __future__ import annotations

from typing import Final

from knack_widgets.rules.core.controls import control
from knack_widgets.rules.core.game import Game
from knack_widgets.rules.core.moves import plain, with_card
from knack_widgets.rules.core.phases import ChancePhase, OverPhase
from knack_widgets.rules.core.tricks.following import find_hidden
from knack_widgets.rules.core.tricks.open_hands import EVENTS, ShowingPhase
from knack_widgets.rules.core.tricks.position import trick_form
from knack_widgets.rules.core.tricks.scene import TrickScene
from knack_widgets.rules.core.tricks.view import view_of

from . import count, deal, play, show, table
from .state import LowSixState

GAME: Final = Game(
    "lowsix",
    names={"en": "Low Six"},
    players=table.PLAYERS,
    players_clause=table.the_table,
    pack=lambda _: table.PACK,
    pack_clause=table.the_table,
    chapters=(table.clause, deal.clause, show.clause, play.clause, count.clause),
    verbs=(with_card("play"), plain("show")),
    events=EVENTS,
    phases=(
        ChancePhase("deal", deal.the_deal, "deal", deal.deal, end=count.end, ending=deal.the_deal),
        ShowingPhase(
            "play",
            showing=show.SHOWING,
            tricks=deal.CARDS,
            first=play.forehand_leads,
            leads=play.winner_leads,
            onward=play.onward,
            duties=(play.follow_suit,),
            winners=(play.highest_of_suit_wins,),
            done=count.settle,
        ),
        OverPhase("over", deal.the_deal),
    ),
    controls={"play": (control("play", "card"), control("show", stands="any-time"))},
    opening=LowSixState.opening,
    view=view_of,
    hidden=find_hidden,
    scene=TrickScene(hands=deal.the_deal, trick=play.forehand_leads, opened=show.before_the_first_card),
    positions=trick_form(ups=(0,)),
    clockwise=False,
    home=__name__,
)
