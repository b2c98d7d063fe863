"""Moves: what they are, and how their text is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from .cards import Card, cards_of
from .errors import NotationError
from .showing import describe, shorten

MAX_MOVE_TEXT = 1000
"""Longest move in characters that is read: a pack of 110 cards takes 334."""


class Move(NamedTuple):
    """One move. `seat` is `None` for chance (`deal`, `draw`) and for `end`; `args` are strictly written words.

    >>> str(Move(0, "play", (Card("7h"),)))
    '0 play 7h'
    """

    seat: int | None
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The contract's text of the move, which `read` turns back into it."""
        words = (self.verb, *self.args)
        return " ".join(words if self.seat is None else (str(self.seat), *words))


Args = Callable[[tuple[str, ...]], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a game: `args` checks the words after it; `usage` says in an error what was expected.

    `seated`: a seat makes it. `hides`: until the deal is over its cards are known to that seat alone. `wraps`: the
    verbs that its first word may be, if it is one. `seats`: the seats that its words name; `facts`: what sentences say
    of its words beside cards. How a page lets a reader make it is told by the phase's controls (see `controls`).
    """

    name: str
    args: Args
    usage: str
    seated: bool = True
    hides: bool = False
    seats: Callable[[tuple[str, ...]], Iterable[int]] | None = None
    facts: Callable[[tuple[str, ...]], Mapping[str, str | int]] | None = None
    wraps: tuple[str, ...] = ()


def _nothing(words: tuple[str, ...]) -> tuple[str, ...]:
    if words:
        raise ValueError
    return ()


def _one_card(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    return (Card.read(word),)


def some_cards(words: tuple[str, ...]) -> tuple[str, ...]:
    """Words that are cards, at least one."""
    if not words:
        raise ValueError
    return tuple(Card.read(word) for word in words)


def plain(name: str) -> Verb:
    """A verb that stands alone: ``0 knock``."""
    return Verb(name, _nothing, f"SEAT {name}")


def with_card(name: str, *, hides: bool = False) -> Verb:
    """A verb with one card: ``0 play 7h``."""
    return Verb(name, _one_card, f"SEAT {name} CARD", hides=hides)


CHANCE: Final = (
    Verb("deal", some_cards, "deal CARD… (the whole pack, top card first)", seated=False),
    Verb("draw", some_cards, "draw CARD… (one card for each seat concerned)", seated=False),
    Verb("end", _nothing, "end", seated=False),
)
"""What every game has beside its own verbs."""
_UNSEATED: Final = {verb.name: verb for verb in CHANCE}


def read_move(text: str, verbs: Mapping[str, Verb], seats: int) -> Move:
    """The move that `text` means, leniently (case, ``10h``, extra spaces).

    Raises `NotationError` where it is none: an unknown verb, wrong words after it, or a seat outside 0 … `seats` − 1.
    """
    if len(text) > MAX_MOVE_TEXT:
        raise NotationError(f"“{shorten(text)}” is no move: {len(text)} characters are more than any move has")
    words = text.split()
    seat: int | None = None
    if words and words[0].isascii() and words[0].isdigit():
        # four digits are more than any seat has; longer numbers are cut before they are turned into one
        seat = int((words.pop(0).lstrip("0") or "0")[:4])
    name = words.pop(0) if words else ""
    return _strict(seat, name, tuple(words), text, verbs, seats)


def check_move(move: Move, verbs: Mapping[str, Verb], seats: int) -> Move:
    """A move made by hand, as its text would be read: words strictly written, cards as cards.

    Raises `NotationError` where it is no move of the game.
    """
    _check_shape(move)
    return _strict(*move, move, verbs, seats)


def _strict(
    seat: int | None, name: str, words: tuple[str, ...], said: Move | str, verbs: Mapping[str, Verb], seats: int
) -> Move:
    """The move of these parts; errors quote what was `said`."""
    name = name.lower()
    # a game may have a seat's verb of the same name as something that chance does
    verb = _UNSEATED.get(name) if seat is None and name in _UNSEATED else verbs.get(name)
    if verb is None:
        raise _error(said, f" is no move of this game: its verbs are {', '.join(verbs)}")
    if verb.seated != (seat is not None):
        raise _error(said, f" is no move: expected “{verb.usage}”")
    if seat is not None and not 0 <= seat < seats:
        raise _error(said, f": there is no seat {seat}, the seats are 0 to {seats - 1}")
    try:
        args = verb.args(words)
    except NotationError as error:
        raise _error(said, f" is no move: {error}") from None
    except ValueError:
        raise _error(said, f" is no move: expected “{verb.usage}”") from None
    for other in verb.seats(args) if verb.seats else ():
        if other >= seats:
            raise _error(said, f": there is no seat {other}, the seats are 0 to {seats - 1}")
    return Move(seat, verb.name, args)


def _error(said: Move | str, what: str) -> NotationError:
    return NotationError(f"“{shorten(str(said))}”{what}")


def _check_shape(move: Move) -> None:
    """Raises `NotationError` where a move made by hand is longer than text may be, or holds what text cannot hold."""
    seat, name, words = move
    fits = (seat is None or (type(seat) is int and seat <= MAX_MOVE_TEXT)) and isinstance(name, str)
    fits = fits and all(isinstance(word, str) for word in words)
    if not fits or len(words) + sum(map(len, words)) > MAX_MOVE_TEXT:
        raise NotationError(f"{describe(tuple(move))} is no move: expected a seat or none, a verb, and words after it")


@lru_cache(maxsize=1 << 12)
def card_moves(seat: int, verb: str, mask: int) -> tuple[Move, ...]:
    """One move for each card of a mask, sorted by text; the same objects at each call while they are remembered."""
    return tuple([Move(seat, verb, (card,)) for card in cards_of(mask)])


def check_distinct(cards: Iterable[str], what: str, clause: str | None = None) -> None:
    """Raises `NotationError` (under `clause`) if a card stands twice in a pack or draw that has each once."""
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            raise NotationError(f"{what}: {card} stands twice", clause)
        seen.add(card)
