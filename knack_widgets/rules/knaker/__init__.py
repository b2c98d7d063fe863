"""Knåker: players shed all cards, also those on the table, on one pile of rising ranks.

The clause ids are the numbers of the source, and so are the names of the files: clause 13.4 is in
`rules/r13_seven.py`. `acts` defines the effect of each move, `pile` describes the top of the pile
and the cards that a player lays on it; `phases` combines rules and acts.
Source: the reader's copy of *Knåker Basregler*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from .controls import CONTROLS
from .events import EVENTS
from .pack import cards_of_packs, decks_of
from .phases import PHASES
from .position import FORM
from .rules import (
    front,
    intro,
    r01_setup,
    r02_exchange,
    r03_play,
    r04_turning,
    r05_twos,
    r06_table,
    r07_out,
    r08_taking,
    r09_take_back,
    r10_jokers,
    r11_insertion,
    r12_ladder,
    r13_seven,
    r14_three_kings,
    r15_full_house,
    r16_cheating,
    r17_two_packs,
)
from .scene import scene
from .state import opening
from .verbs import VERBS
from .view import look
from .worlds import find_hidden

GAME: Final = Game(
    "knaker",
    names={"sv": "Knåker", "de": "Knåker", "en": "Knåker"},
    players=range(2, 13),
    players_clause=r17_two_packs.players_and_packs,
    pack=lambda of: cards_of_packs(decks_of(of)),
    pack_clause=r01_setup.pack_and_deal,
    first_options=("decks",),
    chapters=(
        front.clause,
        intro.clause,
        r01_setup.clause,
        r02_exchange.clause,
        r03_play.clause,
        r04_turning.clause,
        r05_twos.clause,
        r06_table.clause,
        r07_out.clause,
        r08_taking.clause,
        r09_take_back.clause,
        r10_jokers.clause,
        r11_insertion.clause,
        r12_ladder.clause,
        r13_seven.clause,
        r14_three_kings.clause,
        r15_full_house.clause,
        r16_cheating.clause,
        r17_two_packs.clause,
    ),
    verbs=VERBS,
    events=EVENTS,
    seat_facts=("owner", "accused"),
    phases=PHASES,
    controls=CONTROLS,
    opening=opening,
    view=look,
    scene=scene,
    hidden=find_hidden,
    first_deal="3",
    suits_alike=("sc", "hd"),
    back_matter=(front.clause,),
    seat_key="first",
    home=__name__,
    positions=FORM,
)
