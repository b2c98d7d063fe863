"""Positions of Knåker for the tests of words, laid out as a table tells of them."""

from collections.abc import Mapping
from typing import Any

from knack_widgets.rules import Card, State, games

from .positions import NAMES

GAME = games["knaker"]
PILES = 3
OPTIONS = ("decks", "quiet", "cheating")
LISTS = ("ready", "no_insert", "capped", "dots", "debts", "losers", "banned")


def position(told: Mapping[str, Any]) -> State:
    """The position that a table tells of; without `hands`, the one before the deal.

    `hands`: each seat's; `up` and `down`: each seat's piles, divided by ``/`` (down: ``-`` where the card is gone), by
    default none; `pile`: bottom first, laid by `owners`, by default by seat 1; `stock`: top first; `locked`: seat and
    pile; `exits`: who has gone out, and how many seats the turn had passed; `turn`, `phase`, the options and other
    lists of seats as the state calls them; `moves`: what is done from there. The cards need not be a whole pack.
    """
    hands = told.get("hands", ())
    options = {name: told[name] for name in OPTIONS if name in told}
    state: Any = GAME.start(NAMES[: len(hands) or 3], first=0, **options)
    if hands:
        state = _laid_out(state, told, len(hands))
    for move in told.get("moves", ()):
        state = state.play(move)
    made: State = state
    return made


def _laid_out(state: Any, told: Mapping[str, Any], seats: int) -> Any:
    pile = _cards(told.get("pile", ""))
    phase = told.get("phase", "play")
    state = state.evolve(
        phase=phase,
        deals=1,
        turn=told.get("turn", 0) if phase == "play" else None,
        face_up=tuple(_up(text) for text in _each(told, "up", seats)),
        face_down=tuple(_down(text) for text in _each(told, "down", seats)),
        locked=tuple(tuple([seat, pile] in told.get("locked", ()) for pile in range(PILES)) for seat in range(seats)),
        stock=_cards(told.get("stock", "")),
        pile=pile,
        met_pile=bool(pile),
        owners=tuple(told.get("owners", (1,) * len(pile))),
        exits=tuple(map(tuple, told.get("exits", ()))),
        **{name: tuple(told[name]) for name in LISTS if name in told},
    )
    for seat, hand in enumerate(told["hands"]):
        state = state.with_hand(seat, _cards(hand))
    return state


def _each(told: Mapping[str, Any], name: str, seats: int) -> list[str]:
    texts = [*told.get(name, ())]
    return texts + [""] * (seats - len(texts))


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card, text.split()))


def _up(text: str) -> tuple[tuple[Card, ...], ...]:
    piles = [_cards(part) for part in text.split("/")]
    return (*piles, *([()] * (PILES - len(piles))))


def _down(text: str) -> tuple[Card | None, ...]:
    cards = [None if word == "-" else Card(word) for word in text.split()]
    return (*cards, *([None] * (PILES - len(cards))))
