"""Real positions of Svängknack II for the tests of words, made out of the hands that are wanted."""

from collections.abc import Iterable, Mapping
from typing import Any

from knack_widgets.rules import State, games

from .positions import NAMES, whole_pack

GAME = games["svangknack"]


def pack_text(state: State, hands: Iterable[str], talon: str) -> str:
    """The `deal` that gives these hands, seat 0 first, and begins the talon like this; the rest follows anyhow."""
    wanted = [hand.split() for hand in hands]
    count = len(wanted)
    cards = [card for i in range(count) for card in wanted[(state.dealer + 1 + i) % count]] + talon.split()
    return " ".join(("deal", *cards, *(card for card in GAME.pack(state.setup) if card not in cards)))


def after_forced(players: int, **options: Any) -> State:
    """A match in which the forced first deal has left money in the pot, and the next dealer is seat 0."""
    state = GAME.start(NAMES[:players] if players <= len(NAMES) else players, dealer=players - 1, **options)
    state = state.play(whole_pack(state))
    while not state.chance:
        state = state.play(next(state.moves()))
    assert state.pot
    return state


def position(told: Mapping[str, Any]) -> State:
    """The position that a table tells of; seat 0 deals, unless the cards are to decide that.

    `hands`: seat 0 first, none before the deal; `talon`: its first cards, those that are turned up among them;
    `pot`: whether it holds something before the antes, so that the deal is no forced one; `drawn`: without a dealer;
    `short`: instead of all that, the buying of so many players, with these `options`, that the talon is short.
    """
    if "short" in told:
        return short_talon(told["short"], **told.get("options", {}))
    hands = told.get("hands", ())
    players = len(hands) or 3
    if told.get("pot"):
        state = after_forced(players)
    else:
        state = GAME.start(NAMES[:players], dealer=None if told.get("drawn") else 0)
    if hands:
        state = state.play(pack_text(state, hands, told["talon"]))
    for move in told.get("moves", ()):
        state = state.play(move)
    return state


def short_talon(players: int, **options: Any) -> State:
    """The buying of so many that the talon is short: seat 1 has swung, seat 0 is the only other one who is in."""
    state = after_forced(players, **options)
    state = state.play(whole_pack(state)).play("1 swing")
    while state.phase != "buying":
        # any suit; pass, and join only where one must
        *_, move = state.moves()
        state = state.play(move)
    return state
