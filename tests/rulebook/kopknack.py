"""Real positions of Köpknack, made from given hands, for the tests of words."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import games

from .positions import NAMES, pack_text

GAME = games["kopknack"]


def position(entry: Mapping[str, Any]) -> Any:
    """Return the position that an entry describes.

    All players knock and stand until the phase `until`, by default the play.
    """
    count = entry.get("players", len(entry.get("hands", NAMES[:2])))
    names = [NAMES[seat] if seat < len(NAMES) else f"P{seat + 1}" for seat in range(count)]
    state = GAME.start(names, **entry.get("options", {}))
    if "hands" in entry:
        state = _dealt(state, entry)
        until = entry.get("until", "play")
        while state.phase != until:
            state = state.play(f"{state.turn} {'knock' if state.phase == 'bidding' else 'stand'}")
    for move in entry.get("moves", ()):
        state = state.play(move)
    return state


def _hands(entry: Mapping[str, Any]) -> dict[int, str]:
    """Return the hands of an entry, and for further players the lowest free cards."""
    named = " ".join((*entry["hands"], entry["up"], entry.get("talon", ""))).split()
    free = iter([rank + suit for rank in "23456789TJQKA" for suit in "shdc" if rank + suit not in named])
    hands = dict(enumerate(entry["hands"]))
    for seat in range(len(hands), entry.get("players", len(hands))):
        hands[seat] = f"{next(free)} {next(free)} {next(free)}"
    return hands


def _dealt(state: Any, entry: Mapping[str, Any]) -> Any:
    """Return `state` after seat 0 has dealt an entry's hands, upcard and top of the talon."""
    hands, top = _hands(entry), entry.get("talon", "").split()
    verb, *cards = pack_text(state, hands, entry["up"]).split()
    dealt = 3 * len(hands) + 1
    rest = [card for card in cards[dealt:] if card not in top]
    return state.play(" ".join((verb, *cards[:dealt], *top, *rest)))
