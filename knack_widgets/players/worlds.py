"""Worlds: whole deals that a reader cannot tell from the one that is being played. Each game says what its own are."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules import State, View
from ..rules.core.shuffle import shuffle


def worlds(view: View, seed: int | str = 1, n: int = 1000) -> Iterator[State]:
    """States that the reader of `view` cannot tell from the true one, all of them equally likely.

    Where there are at most `n`, all of them, each once, in an order that `seed` decides; else `n` that are drawn, the
    one number `i` by `seed` and `i` alone. `ValueError`: a game whose worlds are not worked out, or a view to which no
    deal leads.

    >>> from knack_widgets.rules import games
    >>> view = games["knack"].start(players=3).deal(seed=7).view(1)
    >>> all(world.view(1) == view for world in worlds(view, n=5))
    True
    """
    game = view.setup.game
    if game.hidden is None:
        raise ValueError(f"the worlds of {game.id} are not worked out")
    hidden = game.hidden(view)
    found = hidden.find_all(n)
    if found is None:
        return (hidden.draw(f"{seed}:{number}") for number in range(n))
    if not found:
        raise ValueError("no deal leads to this view")
    return map(hidden.state, shuffle(found, f"{seed}:worlds"))
