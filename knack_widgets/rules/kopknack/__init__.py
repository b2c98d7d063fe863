"""Köpknack: three tricks after two rounds of buying; who joins and takes none sets one to three betar.

The folder reads like its text: `basics` (players, pack, stake, options), `deal`, `bidding`, `buying`, `play`, `payment`
(with the newer system of 1922) and `ending`. Source: the reader's copy of *Köpknack*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.buying import VERB as BUY
from ..core.clauses import Chapter
from ..core.game import Game, Setup
from ..core.moves import plain, with_card
from ..core.phases import ChancePhase
from ..core.trickplay import TrickPhase
from . import basics, bidding, buying, deal, ending, payment, play

sources: Final = Chapter("sources")
sources.background(1)
sources.background(2)
sources.background(3)


def opening(setup: Setup) -> basics.KopknackState:
    """The state before the first deal."""
    return basics.KopknackState.before(
        setup, knocked=(), talon=(), bought=(0,) * len(setup.names), round=0, buyers=(), owed=(), drawers=()
    )


GAME: Final = Game(
    "kopknack",
    names={"sv": "Köpknack", "de": "Köpknack (Kaufknack)", "en": "Köpknack (buying knack)"},
    players=basics.PLAYERS,
    players_clause=basics.players,
    pack=lambda _: basics.PACK,
    pack_clause=basics.pack_of_52,
    options=basics.OPTIONS,
    chapters=(
        basics.intro,
        basics.the_pack,
        basics.setup,
        deal.chapter,
        bidding.chapter,
        buying.chapter,
        play.chapter,
        payment.chapter,
        payment.newer,
        sources,
    ),
    verbs=(plain("knock"), plain("fold"), BUY, plain("stand"), with_card("play"), plain("merge"), plain("keep")),
    phases=(
        ChancePhase("deal", deal.three_each, "deal", deal.deal, end=ending.REMAINDER.end, ending=ending.betar_shared),
        bidding.PHASE,
        buying.PHASE,
        TrickPhase(
            "play",
            first=play.forehand_leads,
            leads=(play.winner_leads, play.winner_leads_again),
            onward=deal.clockwise,
            duties=play.DUTIES,
            winners=play.WINNERS,
            done=payment.settled,
        ),
        payment.MERGING,
        *ending.REMAINDER.phases(),
    ),
    opening=opening,
)
