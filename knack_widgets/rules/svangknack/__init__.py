"""Svängknack II: the swinger chooses trump from two upcards; failures fill the next pot.

The folder has one file for each chapter of the rule text; `state` has the state of a match.
Source: the reader's copy of *Svängknack II*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.controls import control
from ..core.facts import Setup
from ..core.game import Game
from ..core.moves import plain, with_card
from ..core.phases import ChancePhase
from ..core.situations import SECOND
from ..core.three_cards import TRICKS
from ..core.tricks.buying import CONTROLS as BUYING
from ..core.tricks.buying import VERB as BUY
from ..core.tricks.play import TrickPhase
from ..core.tricks.scene import TrickScene
from ..core.tricks.view import view_of
from ..core.tricks.worlds import TrickHidden
from . import ante, bidding, buying, deal, intro, pack, payment, play, position, setup, sources
from .events import EVENTS
from .state import SvangknackState


def opening(settled: Setup) -> SvangknackState:
    """Return the state before the first deal; if no dealer is named, the cards decide (`setup.2`)."""
    seats = len(settled.names)
    return SvangknackState.opening(
        settled,
        phase="first" if settled.first is None else "deal",
        talon=(),
        bought=(0,) * seats,
        round=0,
        buyers=(),
        passed=(),
        swinger=None,
        joined=(),
        drawers=tuple(range(seats)) if settled.first is None else (),
    )


GAME: Final = Game(
    "svangknack",
    names={"sv": "Svängknack II", "de": "Svängknack II (Schwingknack)", "en": "Svängknack II (swing knack)"},
    players=intro.PLAYERS,
    players_clause=intro.players,
    pack=pack.the_cards,
    pack_clause=pack.pack_of_36,
    strangers_clause=pack.low_cards_out,
    first_options=("stake",),
    check=pack.check,
    draws_first=True,
    chapters=(
        intro.clause,
        pack.clause,
        setup.clause,
        ante.clause,
        deal.clause,
        bidding.clause,
        buying.clause,
        play.clause,
        payment.clause,
        sources.clause,
    ),
    verbs=(
        *(plain("swing"), plain("pass"), bidding.TRUMP, plain("join"), BUY, plain("stand")),
        *(with_card("play"), with_card("blank", hides=True)),
    ),
    events=EVENTS,
    seat_facts=("swinger",),
    phases=(
        ChancePhase("first", setup.dealer_drawn, "draw", setup.draw_for_deal, drawn=lambda s: len(s.drawers)),
        ChancePhase("deal", deal.three_each, "deal", deal.deal, end=payment.REMAINDER.end, ending=payment.next_pot),
        bidding.SWINGING,
        bidding.CHOOSING,
        bidding.ANSWERS,
        buying.PHASE,
        TrickPhase(
            "play",
            tricks=TRICKS,
            first=play.swinger_leads,
            opens=play.opens,
            others=(play.forehand_leads,),
            leads=(play.winner_leads, play.winner_leads_again),
            onward=ante.clockwise,
            duties=play.DUTIES,
            freedoms=play.FREEDOMS,
            winners=play.WINNERS,
            lowest=play.lowest_trump,
            worthless=play.follow_blank,
            covering=(play.lead_blank, play.follow_blank, play.all_open),
            covered_at=SECOND,
            always_listed=(play.all_open,),
            done=payment.settle,
        ),
        *payment.REMAINDER.phases(),
    ),
    controls={
        "swinging": (control("swing"), control("pass")),
        "choosing": (control("trump", "word", among=bidding.TRUMPS),),
        "answers": (control("join"), control("pass")),
        "buying": BUYING,
        "play": (control("play", "card"), control("blank", "card")),
    },
    opening=opening,
    view=view_of,
    hidden=TrickHidden,
    scene=TrickScene(
        hands=deal.three_each, upcard=bidding.top_card_up, trick=play.forehand_leads, talon=deal.the_talon, thirds=True
    ),
    first_deal="8",
    home=__name__,
    positions=position.FORM,
)
