"""German Knack (31): three cards in hand, three in the middle to swap with; the aim is 31.

The 31 points must be in one suit. The folder follows its text, a file for each chapter: the clauses, their objections
to a move, and the effect of a move. `state` defines the state of a match, `view` the view of a seat; `acts` defines the
verbs of a phase, `phases` lists them and computes the consequences of a move; `result` decides who has won a deal.
Source: the reader's copy of *Knack – allgemeine Spielregeln*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.game import Game
from ..core.moves import plain
from . import aim, call, deal, origin, pass_, setup, slide, ssi, three, turn
from .controls import CONTROLS
from .events import EVENTS
from .phases import PHASES
from .scene import scene
from .state import opening
from .view import view_of
from .worlds import find_hidden

GAME: Final = Game(
    "knack31",
    names={"sv": "Knack 31 (Tyskland)", "de": "Knack 31 (Deutschland)", "en": "Knack 31 (Germany)"},
    players=setup.PLAYERS,
    players_clause=setup.skat_pack,
    pack=lambda _: setup.PACK,
    pack_clause=setup.skat_pack,
    chapters=(
        setup.clause,
        deal.clause,
        aim.clause,
        call.clause,
        turn.clause,
        slide.clause,
        pass_.clause,
        three.clause,
        ssi.clause,
        origin.clause,
    ),
    verbs=(
        deal.LOOK,
        plain(deal.KEEP, draws=True),
        plain(deal.SWITCH, draws=True),
        turn.SWAP,
        *map(plain, ("slide", "pass", "refresh", "decline", "consent", "refuse", "yes", "no")),
        plain("replace", draws=True),
        *map(plain, (call.ANNOUNCE, "ask-back", "call-redeal")),
        ssi.EXPOSE,
    ),
    events=EVENTS,
    phases=PHASES,
    controls=CONTROLS,
    opening=opening,
    view=view_of,
    scene=scene,
    hidden=find_hidden,
    first_deal="22",
    home=__name__,
    worth_clause=call.worth_clause,
)
