"""The controls that make the moves of each phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ..core.controls import Control, control
from . import call, deal, ssi, turn

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
