"""Moves: their parts, and how their text is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from .cards import Card, cards_of
from .errors import NotationError, describe, shorten

MAX_MOVE_TEXT = 1000
"""Longest text that is read as a move (characters); a deal of 110 cards has 334."""


class Move(NamedTuple):
    """A move of a seat or of chance.

    seat: the seat that makes the move, or None for chance (`deal`, `draw`) and for `end`
    verb: name of the verb
    args: the words after the verb, in canonical spelling

    >>> str(Move(0, "play", (Card("7h"),)))
    '0 play 7h'
    """

    seat: int | None
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return the text of the move in the notation that `read` accepts."""
        words = (self.verb, *self.args)
        return " ".join(words if self.seat is None else (str(self.seat), *words))


Args = Callable[[tuple[str, ...]], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a game.

    The phase's controls declare how a reader makes the move on a page (see `controls`).

    name: the verb as it is written
    args: checks the words after the verb and returns them in canonical spelling; raises `ValueError` if they are wrong
    usage: the expected form, for error messages
    seated: whether a seat makes the move
    hides: whether only the seat itself knows the move's cards until the deal is over
    draws: whether the move takes face-down cards into the seat's hand
    seats: returns the seats that the words name; None if the words name no seats
    facts: returns the other facts about the words (besides cards) that sentences need; None if sentences need no others
    wraps: the verbs that may be the first word after this verb, as in ``cheat play 7h``
    """

    name: str
    args: Args
    usage: str
    seated: bool = True
    hides: bool = False
    draws: bool = False
    seats: Callable[[tuple[str, ...]], Iterable[int]] | None = None
    facts: Callable[[tuple[str, ...]], Mapping[str, str | int]] | None = None
    wraps: tuple[str, ...] = ()


def _nothing(words: tuple[str, ...]) -> tuple[str, ...]:
    if words:
        raise ValueError(f"{describe(words)}: expected no word after the verb")
    return ()


def _one_card(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    return (Card.read(word),)


def _two_cards(words: tuple[str, ...]) -> tuple[str, ...]:
    own, other = words
    return (Card.read(own), Card.read(other))


def some_cards(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words as cards.

    Raise `ValueError` if there is no word or a word is not a card.
    """
    if not words:
        raise ValueError("read no word after the verb; expected cards")
    return tuple(map(Card.read, words))


def plain(name: str, *, draws: bool = False) -> Verb:
    """Return a verb without further words: ``0 knock``."""
    return Verb(name, _nothing, f"SEAT {name}", draws=draws)


def with_card(name: str, *, hides: bool = False) -> Verb:
    """Return a verb with one card: ``0 play 7h``."""
    return Verb(name, _one_card, f"SEAT {name} CARD", hides=hides)


def with_pair(name: str) -> Verb:
    """Return a verb with a card of the hand and an open one: ``0 swap 7h Kd``."""
    return Verb(name, _two_cards, f"SEAT {name} OWN OPEN")


CHANCE: Final = (
    Verb("deal", some_cards, "deal CARD… (the whole pack, top card first)", seated=False),
    Verb("draw", some_cards, "draw CARD… (one card for each seat concerned)", seated=False),
    Verb("end", _nothing, "end", seated=False),
)
"""The verbs that every game has besides its own."""
_UNSEATED: Final = {verb.name: verb for verb in CHANCE}


def read_move(text: str, verbs: Mapping[str, Verb], seats: int) -> Move:
    """Return the move that a text means, read leniently: any case, ``10h``, extra spaces.

    text: the move in the form SEAT VERB WORDS, or VERB WORDS for chance
    verbs: the game's verbs by name
    seats: number of seats

    Raise `NotationError` if the verb is unknown, the words after it are wrong, or a seat is outside 0 … `seats` − 1.
    """
    if len(text) > MAX_MOVE_TEXT:
        raise NotationError(
            f"“{shorten(text)}” is no move: read {len(text)} characters, expected at most {MAX_MOVE_TEXT}"
        )
    words = text.split()
    seat: int | None = None
    if words and words[0].isascii() and words[0].isdigit():
        # no seat has more than four digits; a longer number is cut because converting it could take very long
        seat = int((words.pop(0).lstrip("0") or "0")[:4])
    name = words.pop(0) if words else ""
    return _strict(seat, name, tuple(words), text, verbs, seats)


def check_move(move: Move, verbs: Mapping[str, Verb], seats: int) -> Move:
    """Return a move that was built in code, after the same checks as for text.

    Its words and cards are in canonical spelling.

    move: the move
    verbs: the game's verbs by name
    seats: number of seats

    Raise `NotationError` if it is not a move of the game.
    """
    _check_shape(move)
    return _strict(*move, move, verbs, seats)


def _strict(
    seat: int | None, name: str, words: tuple[str, ...], said: Move | str, verbs: Mapping[str, Verb], seats: int
) -> Move:
    """Return the move with these parts; error messages quote `said`, the caller's input."""
    name = name.lower()
    # a game may have a seat's verb with the name of a verb of chance
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
    """Raise `NotationError` if a move built in code has parts that no text could have.

    A move that is longer than the longest allowed text is refused as well.
    """
    seat, name, words = move
    fits = (seat is None or (type(seat) is int and seat <= MAX_MOVE_TEXT)) and isinstance(name, str)
    fits = fits and all(isinstance(word, str) for word in words)
    if not fits or len(words) + sum(map(len, words)) > MAX_MOVE_TEXT:
        raise NotationError(f"{describe(tuple(move))} is no move: expected a seat or none, a verb, and words after it")


@lru_cache(maxsize=1 << 12)
def card_moves(seat: int, verb: str, mask: int) -> tuple[Move, ...]:
    """Return a move for each card of a mask, sorted by text; the tuples are cached."""
    return tuple([Move(seat, verb, (card,)) for card in cards_of(mask)])


def check_distinct(cards: Iterable[str], what: str, clause: str | None = None) -> None:
    """Raise `NotationError` if a card occurs twice in a pack or draw.

    Use this for packs in which each card occurs once.

    cards: the cards to check
    what: the beginning of the error message
    clause: id of the clause that forbids it, or None
    """
    seen: set[str] = set()
    for card in cards:
        if card in seen:
            raise NotationError(f"{what}: {card} occurs twice; expected each card once", clause)
        seen.add(card)
