"""How odds take the others to play, by who plays their seats, and what of that is said to the reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..rulebook.speech import Speaker
from .seats import ME

OTHERS: Final = "careful"
"""How others are taken to play of whom nothing else is known."""
PLAYED_AS: Final = {ME: OTHERS, "strong": OTHERS}
"""As what those are played who are of no plain kind: how other people play nobody knows, and a strong opponent would
take a hundred times as long."""


class Assumed(NamedTuple):
    """All others are taken to be of one kind. `unlike`: not all of them are; `strong`: some are stronger than that."""

    kind: str = OTHERS
    unlike: bool = False
    strong: bool = False


def assume(controls: Sequence[str], seat: int) -> Assumed:
    """How the others at the table of `seat` are taken to play, by who plays each seat.

    >>> assume(["me", "random", "random"], 0)
    Assumed(kind='random', unlike=False, strong=False)
    >>> assume(["me", "random", "strong"], 0)
    Assumed(kind='careful', unlike=True, strong=True)
    """
    others = [control for at, control in enumerate(controls) if at != seat]
    kinds = {PLAYED_AS.get(control, control) for control in others}
    kind = kinds.pop() if len(kinds) == 1 else OTHERS
    return Assumed(kind, bool(kinds), "strong" in others)


def tell_differences(assumed: Assumed, speak: Speaker) -> str:
    """What speaks against the assumption, for whoever relies on the odds; `""`: nothing."""
    told = [speak.ui("advice_strong")] if assumed.strong else []
    told += [speak.ui("advice_unlike")] if assumed.unlike else []
    return " ".join(told)
