"""Worlds: whole deals that a reader cannot distinguish from the true deal.

Each game defines its own worlds.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..rules import State, View
from ..rules.core.chance import shuffle
from ..rules.core.errors import describe
from ..rules.core.hidden import AnyHidden


def worlds(view: View, seed: int | str = 1, n: int = 1000) -> Iterator[State]:
    """Yield states that the reader of `view` cannot distinguish from the true state.

    If there are at most `n` such states, yield each once, in an order that depends on `seed`. Otherwise draw `n` states
    at random; draw number `i` depends only on `seed` and `i`. The probability of a state is proportional to the number
    of deals that lead to it. (Several deals lead to the same state if cards are equal, or if the order in which a seat
    drew its cards is not known.)

    view: the view of the reader
    seed: the seed of the draw
    n: greatest number of states

    Raise ValueError if the game computes no worlds, if no deal leads to the view, or if `n` is not a positive whole
    number.

    >>> from knack_widgets.rules import games
    >>> view = games["knack"].start(players=3).deal(seed=7).view(1)
    >>> all(world.view(1) == view for world in worlds(view, n=5))
    True
    """
    hidden, all_worlds = _find(view, seed, n)
    return _draw(hidden, seed, n) if all_worlds is None else map(hidden.state, dict.fromkeys(all_worlds))


def find_deals(view: View, seed: int | str, n: int) -> tuple[bool, Iterator[State]]:
    """Return whether there are at most `n` deals, and the states of equally probable deals.

    If there are at most `n`, these are the states of all deals, else of `n` random deals.

    Raise ValueError as `worlds` does.
    """
    hidden, deals = _find(view, seed, n)
    return (False, _draw(hidden, seed, n)) if deals is None else (True, map(hidden.state, deals))


def _find(view: View, seed: int | str, n: int) -> tuple[AnyHidden, tuple[Any, ...] | None]:
    """Return the hidden part of a view, and its worlds (None if there are more than `n`)."""
    check_number("n", n, "worlds")
    check_view(view)
    game = view.setup.game
    if game.hidden is None:
        raise ValueError(f"{game.id} computes no worlds: expected a game with Game.hidden")
    hidden = game.hidden(view)
    deals = hidden.find_all(n)
    if deals is None:
        return hidden, None
    if not deals:
        raise ValueError("no deal leads to this view: expected the view of a match that can be played")
    return hidden, shuffle(deals, f"{seed}:worlds")


def _draw(hidden: AnyHidden, seed: int | str, n: int) -> Iterator[State]:
    return (hidden.draw(f"{seed}:{number}") for number in range(n))


def check_view(view: object) -> None:
    """Raise ValueError if an object is not a view."""
    if not isinstance(view, View):
        raise ValueError(f"{describe(view)} is no view: expected the result of state.view(seat)")


def check_number(name: str, value: object, of: str) -> None:
    """Raise ValueError if a value is not a whole number of at least 1.

    of: the things that it counts, for the error message
    """
    if type(value) is not int or value < 1:
        raise ValueError(f"{name} = {describe(value)}: expected a number of {of}, at least 1")
