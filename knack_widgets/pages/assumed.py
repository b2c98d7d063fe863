"""The kind of player that the odds assume for all other players, and sentences about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..rulebook.speech import Speaker
from .seats import ME

OTHERS: Final = "careful"
"""The kind of player that is assumed if nothing else is known."""
PLAYED_AS: Final = {ME: OTHERS, "strong": OTHERS}
"""Control of a seat → the kind of player that is assumed for it.

The play of other people is unknown, and play-outs with a strong player would take a hundred times as long.
"""


class Assumed(NamedTuple):
    """The kind of computer player that is assumed for all other players.

    kind: id of the kind
    unlike: whether some of the other players are really of another kind
    strong: whether some of the other players are really stronger
    """

    kind: str = OTHERS
    unlike: bool = False
    strong: bool = False


def assume(controls: Sequence[str], seat: int) -> Assumed:
    """Return how the other players at the table of `seat` are assumed to play.

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
    """Return a warning about the ways in which the assumption is wrong; ``""`` if it is right."""
    warnings = [speak.ui("advice_strong")] if assumed.strong else []
    warnings += [speak.ui("advice_unlike")] if assumed.unlike else []
    return " ".join(warnings)
