"""German Knack (31): three cards in hand, three in the middle to swap with; the aim is 31.

The 31 points must be in one suit. The folder has one file for each chapter of the rule text. A file has the chapter's
clauses, their objections to moves, and the effects of moves. `state` defines the state of a match, and `view` the view
of a seat. `acts` defines how a verb works in a phase. `phases` lists the verbs of each phase and computes the
consequences of a move. `result` decides who has won a deal.
Source: the reader's copy of *Knack – allgemeine Spielregeln*; see `text/source.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.controls import Control, control
from ..core.game import Game
from ..core.moves import plain
from . import aim, call, deal, origin, pass_, setup, slide, ssi, three, turn
from .events import EVENTS
from .phases import PHASES
from .position import FORM
from .scene import scene
from .state import opening
from .view import view_of
from .worlds import find_hidden

_PILES: Final = (control(deal.LOOK.name, "word", among=deal.NUMBERS), control(deal.KEEP), control(deal.SWITCH))
_ANNOUNCE: Final = control(call.ANNOUNCE, stands="any-time")

CONTROLS: Final[Mapping[str, tuple[Control, ...]]] = {
    "choosing": (*_PILES, _ANNOUNCE, control(ssi.EXPOSE.name, "named-card", "rare")),
    "offer": (control("replace"), control("decline")),
    "finishing": _PILES,
    "play": (
        control(turn.SWAP.name, "pair"),
        control(turn.SWAP.name, "word", among=(turn.ALL,)),
        *map(control, ("slide", "pass", "refresh")),
        _ANNOUNCE,
        control("ask-back", stands="rare"),
        control("call-redeal", stands="rare"),
    ),
    "asking": (control("consent"), control("refuse")),
    "voting": (control("yes"), control("no")),
}


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
    first_deal="39",
    home=__name__,
    positions=FORM,
    worth_clause=call.worth_clause,
)
