"""Knack (trekort): three tricks, trump turned up, betar for those who join and take none.

The folder reads like its text: `basics` (players, pack, stake), `deal`, `bidding`, `play`, `payment`, `ending`.
Source: the reader's copy of *Knack (trekort)*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.clauses import Chapter
from ..core.game import Game, Setup
from ..core.moves import plain, with_card
from ..core.phases import ChancePhase
from ..core.trickplay import TrickPhase
from ..core.tricks import LEAD, SECOND
from . import basics, bidding, deal, ending, payment, play

sources: Final = Chapter("sources")
sources.background(1)
sources.background(2)
sources.background(3)


def opening(setup: Setup) -> basics.KnackState:
    """The state before the first deal."""
    return basics.KnackState.before(setup, knocked=(), drawers=())


GAME: Final = Game(
    "knack",
    names={"sv": "Knack (trekort)", "de": "Knack (Dreikart)", "en": "Knack (three-card)"},
    players=basics.PLAYERS,
    players_clause=basics.players,
    pack=lambda _: basics.PACK,
    pack_clause=basics.pack_of_36,
    strangers_clause=basics.low_cards_out,
    options=basics.OPTIONS,
    chapters=(
        basics.intro,
        basics.the_pack,
        basics.setup,
        deal.chapter,
        bidding.chapter,
        play.chapter,
        payment.chapter,
        ending.chapter,
        sources,
    ),
    verbs=(plain("knock"), plain("fold"), with_card("play"), with_card("blank", hides=True)),
    phases=(
        ChancePhase("deal", deal.three_each, "deal", deal.deal, end=ending.REMAINDER.end, ending=ending.betar_shared),
        bidding.PHASE,
        TrickPhase(
            "play",
            first=play.forehand_leads,
            leads=(play.winner_leads, play.winner_leads),
            onward=deal.clockwise,
            duties=play.DUTIES,
            winners=play.WINNERS,
            lowest=play.lowest_trump,
            covering=(play.lead_face_down,),
            covered_at=LEAD & SECOND,
            done=payment.settled,
        ),
        *ending.REMAINDER.phases(),
    ),
    opening=opening,
)
