"""Real positions of Svängknack II, made from given hands, for the tests of words."""

from collections.abc import Iterable, Mapping
from typing import Any

from knack_widgets.rules import State, games

from .positions import NAMES, whole_pack

GAME = games["svangknack"]


def pack_text(state: State, hands: Iterable[str], talon: str) -> str:
    """Return the `deal` of these hands and this top of the talon, seat 0 first.

    The rest of the pack follows in any order.
    """
    wanted = [hand.split() for hand in hands]
    count = len(wanted)
    cards = [card for i in range(count) for card in wanted[(state.dealer + 1 + i) % count]] + talon.split()
    return " ".join(("deal", *cards, *(card for card in GAME.pack(state.setup) if card not in cards)))


def after_forced(players: int, **options: Any) -> State:
    """Return a match with money in the pot after the forced first deal; seat 0 deals next."""
    state = GAME.start(NAMES[:players] if players <= len(NAMES) else players, dealer=players - 1, **options)
    state = state.play(whole_pack(state))
    while not state.chance:
        state = state.play(next(state.moves()))
    assert state.pot
    return state


def position(entry: Mapping[str, Any]) -> State:
    """Return the position that an entry describes; seat 0 deals unless `drawn` is set.

    hands: the hands, seat 0 first; none before the deal
    talon: the first cards of the talon, with those that are turned up
    pot: whether there is money in the pot before the antes, so that the deal is not a forced one
    drawn: whether cards are drawn for the first dealer
    short: instead of all that, the number of players at a buying with a short talon, with these `options`
    """
    if "short" in entry:
        return short_talon(entry["short"], **entry.get("options", {}))
    hands = entry.get("hands", ())
    players = len(hands) or 3
    if entry.get("pot"):
        state = after_forced(players)
    else:
        state = GAME.start(NAMES[:players], dealer=None if entry.get("drawn") else 0)
    if hands:
        state = state.play(pack_text(state, hands, entry["talon"]))
    for move in entry.get("moves", ()):
        state = state.play(move)
    return state


def short_talon(players: int, **options: Any) -> State:
    """Return a buying with a short talon: seat 1 has swung, and only seat 0 is in besides."""
    state = after_forced(players, **options)
    state = state.play(whole_pack(state)).play("1 swing")
    while state.phase != "buying":
        # any suit; pass, and join only if the rules require it
        *_, move = state.moves()
        state = state.play(move)
    return state
