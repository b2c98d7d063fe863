"""Real positions of Köpknack for the tests of words, made out of the hands that are wanted."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import games

from .positions import NAMES, pack_text

GAME = games["kopknack"]


def position(told: Mapping[str, Any]) -> Any:
    """The state that a position tells: dealt, everybody in and nobody buying, unless `until` stops it before that."""
    count = told.get("players", len(told.get("hands", NAMES[:2])))
    names = [NAMES[seat] if seat < len(NAMES) else f"P{seat + 1}" for seat in range(count)]
    state = GAME.start(names, **told.get("options", {}))
    if "hands" in told:
        state = _dealt(state, told)
        until = told.get("until", "play")
        while state.phase != until:
            state = state.play(f"{state.turn} {'knock' if state.phase == 'bidding' else 'stand'}")
    for move in told.get("moves", ()):
        state = state.play(move)
    return state


def _hands(told: Mapping[str, Any]) -> dict[int, str]:
    """The hands of a position: those it names, and for further players the lowest cards that nobody asks for."""
    named = " ".join((*told["hands"], told["up"], told.get("talon", ""))).split()
    free = iter([rank + suit for rank in "23456789TJQKA" for suit in "shdc" if rank + suit not in named])
    hands = dict(enumerate(told["hands"]))
    for seat in range(len(hands), told.get("players", len(hands))):
        hands[seat] = f"{next(free)} {next(free)} {next(free)}"
    return hands


def _dealt(state: Any, told: Mapping[str, Any]) -> Any:
    """`state` with the hands, the upcard and the top of the talon that are told: seat 0 deals."""
    hands, top = _hands(told), told.get("talon", "").split()
    verb, *cards = pack_text(state, hands, told["up"]).split()
    dealt = 3 * len(hands) + 1
    rest = [card for card in cards[dealt:] if card not in top]
    return state.play(" ".join((verb, *cards[:dealt], *top, *rest)))
