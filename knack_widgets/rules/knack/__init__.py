"""Knack (trekort): three tricks, an upcard names trumps, a fine (bete) for no trick taken.

The folder has one file for each chapter of the rule text; `state` has the state of a match.
Source: the reader's copy of *Knack (trekort)*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.controls import control
from ..core.facts import Setup
from ..core.game import Game
from ..core.moves import plain, with_card
from ..core.phases import ChancePhase
from ..core.situations import LEAD, SECOND
from ..core.three_cards import TRICKS
from ..core.tricks import knocking
from ..core.tricks.play import TrickPhase
from ..core.tricks.scene import TrickScene
from ..core.tricks.view import view_of
from ..core.tricks.worlds import TrickHidden
from . import bidding, deal, ending, intro, pack, payment, play, position, setup, sources
from .events import EVENTS
from .state import KnackState


def opening(settled: Setup) -> KnackState:
    """Return the state before the first deal."""
    return KnackState.opening(settled, knocked=(), drawers=())


GAME: Final = Game(
    "knack",
    names={
        "sv": "Knack (trekort, Sverige)",
        "de": "Knack (Dreikart, Schweden)",
        "en": "Knack (three-card, Sweden)",
    },
    players=intro.PLAYERS,
    players_clause=intro.players,
    pack=lambda _: pack.PACK,
    pack_clause=pack.pack_of_36,
    strangers_clause=pack.low_cards_out,
    chapters=(
        intro.clause,
        pack.clause,
        setup.clause,
        deal.clause,
        bidding.clause,
        play.clause,
        payment.clause,
        ending.clause,
        sources.clause,
    ),
    verbs=(plain("knock"), plain("fold"), with_card("play"), with_card("blank", hides=True)),
    events=EVENTS,
    seat_facts=("payer",),
    phases=(
        ChancePhase("deal", deal.three_each, "deal", deal.deal, end=ending.REMAINDER.end, ending=ending.betar_shared),
        bidding.PHASE,
        TrickPhase(
            "play",
            tricks=TRICKS,
            first=play.forehand_leads,
            leads=(play.winner_leads, play.winner_leads),
            onward=deal.clockwise,
            duties=play.DUTIES,
            winners=play.WINNERS,
            lowest=play.lowest_trump,
            worthless=play.trump_on_face_down,
            covering=(play.lead_face_down,),
            covered_at=LEAD & SECOND,
            covered_as_read={("K-16", "b"): SECOND},
            done=payment.settle,
        ),
        *ending.REMAINDER.phases(),
    ),
    controls={"bidding": knocking.CONTROLS, "play": (control("play", "card"), control("blank", "card"))},
    opening=opening,
    view=view_of,
    hidden=TrickHidden,
    scene=TrickScene(hands=deal.three_each, upcard=deal.upcard, trick=play.forehand_leads),
    first_deal="16",
    trump_lines=("J",),
    home=__name__,
    positions=position.FORM,
)
