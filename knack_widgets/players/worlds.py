"""Worlds: whole deals that a reader cannot tell from the one that is being played. Each game says what its own are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..rules import State, View
from ..rules.core.hidden import Hidden
from ..rules.core.showing import describe
from ..rules.core.shuffle import shuffle


def worlds(view: View, seed: int | str = 1, n: int = 1000) -> Iterator[State]:
    """States that the reader of `view` cannot tell from the true one.

    Where there are at most `n`, all of them, each once, in an order that `seed` decides; else `n` that are drawn, the
    one number `i` by `seed` and `i` alone, each as often as deals lead to it. (Where cards are alike, or nobody saw
    which of its cards a seat drew when, several deals lead to one state.) `ValueError`: a game whose worlds are not
    worked out, or a view to which no deal leads, a number that is none.

    >>> from knack_widgets.rules import games
    >>> view = games["knack"].start(players=3).deal(seed=7).view(1)
    >>> all(world.view(1) == view for world in worlds(view, n=5))
    True
    """
    hidden, found = _find(view, seed, n)
    return _draw(hidden, seed, n) if found is None else map(hidden.state, dict.fromkeys(found))


def find_deals(view: View, seed: int | str, n: int) -> tuple[bool, Iterator[State]]:
    """Whether there are at most `n` worlds, and the states that deals lead to, all of these equally likely: then one
    for each deal, else `n` that are drawn. `ValueError` as `worlds` raises it.
    """
    hidden, found = _find(view, seed, n)
    return (False, _draw(hidden, seed, n)) if found is None else (True, map(hidden.state, found))


def _find(view: View, seed: int | str, n: int) -> tuple[Hidden, tuple[Any, ...] | None]:
    """What a view leaves open, and all of its worlds where they are at most `n`."""
    check_number("n", n, "worlds")
    check_view(view)
    game = view.setup.game
    if game.hidden is None:
        raise ValueError(f"the worlds of {game.id} are not worked out")
    hidden = game.hidden(view)
    found = hidden.find_all(n)
    if found is None:
        return hidden, None
    if not found:
        raise ValueError("no deal leads to this view")
    return hidden, shuffle(found, f"{seed}:worlds")


def _draw(hidden: Hidden, seed: int | str, n: int) -> Iterator[State]:
    return (hidden.draw(f"{seed}:{number}") for number in range(n))


def check_view(view: object) -> None:
    """`ValueError` where what is given for a view is none."""
    if not isinstance(view, View):
        raise ValueError(f"{describe(view)} is no view: expected what state.view(seat) gives")


def check_number(name: str, value: object, of: str) -> None:
    """`ValueError` where a number of things is none: it has to be a whole one, at least 1."""
    if type(value) is not int or value < 1:
        raise ValueError(f"{name} = {describe(value)}: expected a number of {of}, at least 1")
