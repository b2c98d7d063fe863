"""Svängknack II: who swings chooses trump from two upcards; who is in without a trick fills the next pot.

The folder reads like its text: `basics` (players, pack, stake, antes), `deal`, `bidding`, `buying`, `play`, `payment`.
Source: the reader's copy of *Svängknack II*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.buying import VERB as BUY
from ..core.clauses import Chapter
from ..core.game import Game, Setup
from ..core.moves import plain, with_card
from ..core.phases import ChancePhase
from ..core.trickplay import TrickPhase
from ..core.tricks import SECOND
from . import basics, bidding, buying, deal, payment, play

sources: Final = Chapter("sources")
sources.background(1)
sources.background(2)


def opening(setup: Setup) -> basics.SvangknackState:
    """The state before the first deal; without a dealer in the header the cards decide who that is (`setup.2`)."""
    seats = len(setup.names)
    return basics.SvangknackState.before(
        setup,
        phase="first" if setup.first is None else "deal",
        talon=(),
        bought=(0,) * seats,
        round=0,
        buyers=(),
        passed=(),
        swinger=None,
        joined=(),
        drawers=tuple(range(seats)) if setup.first is None else (),
    )


GAME: Final = Game(
    "svangknack",
    names={"sv": "Svängknack II", "de": "Svängknack II (Schwungknack)", "en": "Svängknack II (swing knack)"},
    players=basics.PLAYERS,
    players_clause=basics.players,
    pack=basics.the_cards,
    pack_clause=basics.pack_of_36,
    strangers_clause=basics.low_cards_out,
    options=basics.OPTIONS,
    check=basics.check,
    draws_first=True,
    chapters=(
        basics.intro,
        basics.the_pack,
        basics.setup,
        basics.ante,
        deal.chapter,
        bidding.chapter,
        buying.chapter,
        play.chapter,
        payment.chapter,
        sources,
    ),
    verbs=(
        *(plain("swing"), plain("pass"), bidding.TRUMP, plain("join"), BUY, plain("stand")),
        *(with_card("play"), with_card("blank", hides=True)),
    ),
    phases=(
        ChancePhase("first", basics.dealer_drawn, "draw", basics.draw_for_deal, drawn=lambda s: len(s.drawers)),
        ChancePhase("deal", deal.three_each, "deal", deal.deal, end=payment.REMAINDER.end, ending=payment.next_pot),
        bidding.SWINGING,
        bidding.CHOOSING,
        bidding.ANSWERS,
        buying.PHASE,
        TrickPhase(
            "play",
            first=play.swinger_leads,
            opens=play.opens,
            others=(play.forehand_leads,),
            leads=(play.winner_leads, play.winner_leads_again),
            onward=basics.clockwise,
            duties=play.DUTIES,
            winners=play.WINNERS,
            lowest=play.lowest_trump,
            worthless=play.follow_blank,
            covering=(play.lead_blank, play.follow_blank, play.all_open),
            covered_at=SECOND,
            told=(play.all_open,),
            done=payment.settled,
        ),
        *payment.REMAINDER.phases(),
    ),
    opening=opening,
)
