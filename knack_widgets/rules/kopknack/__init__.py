"""Köpknack: three tricks after two rounds of buying; a failure sets one to three betes.

The folder has one file for each chapter of the rule text; `state` has the state of a match.
Source: the reader's copy of *Köpknack*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.controls import control
from ..core.facts import Setup
from ..core.game import Game
from ..core.moves import plain, with_card
from ..core.phases import ChancePhase
from ..core.three_cards import TRICKS
from ..core.tricks import knocking
from ..core.tricks.buying import CONTROLS as BUYING
from ..core.tricks.buying import VERB as BUY
from ..core.tricks.play import TrickPhase
from ..core.tricks.scene import TrickScene
from ..core.tricks.view import view_of
from ..core.tricks.worlds import TrickHidden
from . import bidding, buying, deal, intro, newer, pack, payment, play, position, setup, sources
from .events import EVENTS
from .state import KopknackState


def opening(settled: Setup) -> KopknackState:
    """Return the state before the first deal."""
    return KopknackState.opening(
        settled, knocked=(), talon=(), bought=(0,) * len(settled.names), round=0, buyers=(), owed=(), drawers=()
    )


GAME: Final = Game(
    "kopknack",
    names={"sv": "Köpknack", "de": "Köpknack (Kaufknack)", "en": "Köpknack (buying knack)"},
    players=intro.PLAYERS,
    players_clause=intro.players,
    pack=lambda _: pack.PACK,
    pack_clause=pack.pack_of_52,
    first_options=("stake", "payment"),
    chapters=(
        intro.clause,
        pack.clause,
        setup.clause,
        deal.clause,
        bidding.clause,
        buying.clause,
        play.clause,
        payment.clause,
        newer.clause,
        sources.clause,
    ),
    verbs=(plain("knock"), plain("fold"), BUY, plain("stand"), with_card("play"), plain("merge"), plain("keep")),
    events=EVENTS,
    phases=(
        ChancePhase("deal", deal.three_each, "deal", deal.deal, end=payment.REMAINDER.end, ending=payment.betar_shared),
        bidding.PHASE,
        buying.PHASE,
        TrickPhase(
            "play",
            tricks=TRICKS,
            first=play.forehand_leads,
            leads=(play.winner_leads, play.winner_leads_again),
            onward=deal.clockwise,
            duties=play.DUTIES,
            freedoms=play.FREEDOMS,
            winners=play.WINNERS,
            done=payment.settle,
        ),
        payment.MERGING,
        *payment.REMAINDER.phases(),
    ),
    controls={
        "bidding": knocking.CONTROLS,
        "buying": BUYING,
        "play": (control("play", "card"),),
        "merging": (control("merge"), control("keep")),
    },
    opening=opening,
    view=view_of,
    hidden=TrickHidden,
    scene=TrickScene(
        hands=deal.three_each, upcard=deal.upcard, trick=play.forehand_leads, talon=deal.the_talon, thirds=True
    ),
    first_deal="37",
    trump_lines=(),
    home=__name__,
    positions=position.FORM,
)
