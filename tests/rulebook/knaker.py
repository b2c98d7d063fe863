"""Positions of Knåker, laid out from entries of tables, for the tests of words."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import Card, State, games

from .positions import NAMES

GAME = games["knaker"]
PILES = 3
OPTIONS = ("decks", "quiet", "cheating")
LISTS = ("ready", "no_insert", "capped", "dots", "debts", "losers", "banned")


def position(entry: Mapping[str, Any]) -> State:
    """Return the position that an entry describes; without `hands`, before the deal.

    hands: each seat's hand
    up: each seat's face-up piles, divided by ``/``; by default none
    down: each seat's face-down cards, divided by ``/``, with ``-`` for a card that is gone; by default none
    pile: the pile, bottom first
    owners: the seats that laid its cards; by default seat 1
    stock: the stock, top first
    locked: pairs of seat and pile
    exits: the seats that have gone out, each with the number of seats that the turn had passed
    moves: the moves after that

    `turn`, `phase`, the options and other lists of seats have the names of the state's fields. The cards need not be a
    whole pack.
    """
    hands = entry.get("hands", ())
    options = {name: entry[name] for name in OPTIONS if name in entry}
    state: Any = GAME.start(NAMES[: len(hands) or 3], first=0, **options)
    if hands:
        state = _laid_out(state, entry, len(hands))
    for move in entry.get("moves", ()):
        state = state.play(move)
    result: State = state
    return result


def _laid_out(state: Any, entry: Mapping[str, Any], seats: int) -> Any:
    pile = _cards(entry.get("pile", ""))
    phase = entry.get("phase", "play")
    state = state.evolve(
        phase=phase,
        deals=1,
        turn=entry.get("turn", 0) if phase == "play" else None,
        face_up=tuple(_up(text) for text in _each(entry, "up", seats)),
        face_down=tuple(_down(text) for text in _each(entry, "down", seats)),
        locked=tuple(tuple([seat, pile] in entry.get("locked", ()) for pile in range(PILES)) for seat in range(seats)),
        stock=_cards(entry.get("stock", "")),
        pile=pile,
        met_pile=bool(pile),
        owners=tuple(entry.get("owners", (1,) * len(pile))),
        exits=tuple(map(tuple, entry.get("exits", ()))),
        **{name: tuple(entry[name]) for name in LISTS if name in entry},
    )
    for seat, hand in enumerate(entry["hands"]):
        state = state.with_hand(seat, _cards(hand))
    return state


def _each(entry: Mapping[str, Any], name: str, seats: int) -> list[str]:
    texts = [*entry.get(name, ())]
    return texts + [""] * (seats - len(texts))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _up(text: str) -> tuple[tuple[Card, ...], ...]:
    piles = [_cards(part) for part in text.split("/")]
    return (*piles, *([()] * (PILES - len(piles))))


def _down(text: str) -> tuple[Card | None, ...]:
    cards = [None if word == "-" else Card(word) for word in text.split()]
    return (*cards, *([None] * (PILES - len(cards))))
