"""The verbs of Knåker, with the parsers of the words after each verb."""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.errors import describe
from ..core.moves import Verb, plain, some_cards
from .pack import Cards

MAX_NUMBER: Final = 9999
"""Numbers with more digits than this number are not read."""


PILES: Final = ("0", "1", "2")
"""The names of one's own piles."""


def _pile(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if word not in PILES:
        raise ValueError(f"{describe(word)}: expected one of the piles {', '.join(PILES)}")
    return (word,)


def _number(word: str) -> str:
    """Return a non-negative number in its shortest form, with or without decimals.

    Raise ValueError if `word` is not such a number.
    """
    whole, point, part = word.partition(".")
    digits = (whole, part) if point else (whole,)
    if not all(d.isascii() and d.isdigit() and len(d) <= len(str(MAX_NUMBER)) for d in digits):
        raise ValueError(f"{describe(word)}: expected a number from 0 to {MAX_NUMBER}")
    return f"{float(word):.10g}"


def _blow(words: tuple[str, ...]) -> tuple[str, ...]:
    seconds, far = map(_number, words)
    return (seconds, far)


def _lay(words: tuple[str, ...]) -> tuple[str, ...]:
    *cards, on, at = words
    seat, _, pile = at.partition(".")
    if on.lower() != "on" or not (seat.isascii() and seat.isdigit()):
        raise ValueError(f"{describe(words)}: expected cards, “on”, and a pile such as 0.2")
    return (*some_cards(tuple(cards)), "on", f"{int(seat[:4])}.{_pile((pile,))[0]}")


def _back(words: tuple[str, ...]) -> tuple[str, ...]:
    return some_cards(words) if words else ()


def _seat(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if not (word.isascii() and word.isdigit()):
        raise ValueError(f"{describe(word)}: expected the number of a seat")
    return (str(int(word[:4])),)


def _nothing(words: tuple[str, ...]) -> tuple[str, ...]:
    if words:
        raise ValueError(f"{describe(words)}: expected no word after the verb")
    return ()


def _swap(words: tuple[str, ...]) -> tuple[str, ...]:
    pile, card = words
    return (*_pile((pile,)), Card.read(card))


CHEATS: Final = {
    **dict.fromkeys(("play", "insert", "throw", "hide"), some_cards),
    **dict.fromkeys(("draw", "pick-up"), _nothing),
    **dict.fromkeys(("flip", "look", "turn"), _pile),
    "swap": _swap,
    "accuse": _seat,
}
"""The verbs that may be used in cheats, with their parsers (N-41; accusation by a seat that is out: 16.1)."""


def _cheat(words: tuple[str, ...]) -> tuple[str, ...]:
    name, *rest = words
    return (name.lower(), *CHEATS[name.lower()](tuple(rest))) if name.lower() in CHEATS else _cheat(())


def _accused_seats(words: tuple[str, ...]) -> list[int]:
    """Return the seats that a cheat names."""
    return [int(words[1])] if words[0] == "accuse" else []


def _pile_facts(words: tuple[str, ...]) -> dict[str, int]:
    """Return the number of the pile, from 1."""
    return {"number": int(words[0]) + 1}


def _lay_facts(words: tuple[str, ...]) -> dict[str, int]:
    seat, _, pile = words[-1].partition(".")
    return {"owner": int(seat), "number": int(pile) + 1}


def _owner(words: tuple[str, ...]) -> list[int]:
    return [_lay_facts(words)["owner"]]


def _blow_facts(words: tuple[str, ...]) -> dict[str, str]:
    return {"seconds": words[0], "far": words[1]}


def _cheat_facts(words: tuple[str, ...]) -> dict[str, int]:
    if words[0] == "accuse":
        return {"accused": int(words[1])}
    return _pile_facts(words[1:]) if words[1:] and words[1].isdigit() else {}


# -- the arguments that parsed words mean


def no_words(_words: tuple[str, ...]) -> tuple[()]:
    """Return no arguments, for a verb that has no words."""
    return ()


def cards_of(words: tuple[str, ...]) -> tuple[Cards]:
    """Return the cards after a verb."""
    return (tuple(map(Card, words)),)


def pile_of(words: tuple[str, ...]) -> tuple[int]:
    """Return the number of the seat's own pile after a verb."""
    return (int(words[0]),)


def seat_of(words: tuple[str, ...]) -> tuple[int]:
    """Return the other seat after a verb."""
    return (int(words[0]),)


def cards_and_pile_of(words: tuple[str, ...]) -> tuple[Cards, int, int]:
    """Return the arguments of `lay`: the cards, the owner and the number of the pile."""
    seat, _, pile = words[-1].partition(".")
    return tuple(map(Card, words[:-2])), int(seat), int(pile)


def blow_of(words: tuple[str, ...]) -> tuple[float, float]:
    """Return the arguments of `blow`: the time (seconds) and the distance (centimetres)."""
    return float(words[0]), float(words[1])


VERBS: Final = (
    Verb("take", _pile, "SEAT take PILE (0, 1, 2)", facts=_pile_facts),
    Verb("lay", _lay, "SEAT lay CARD… on SEAT.PILE", seats=_owner, facts=_lay_facts),
    plain("ready"),
    Verb("play", some_cards, "SEAT play CARD…"),
    plain("chance"),
    plain("pick-up"),
    plain("draw", draws=True),
    Verb("back", _back, "SEAT back [CARD…]"),
    Verb("insert", some_cards, "SEAT insert CARD…"),
    Verb("flip", _pile, "SEAT flip PILE (0, 1, 2)", facts=_pile_facts),
    Verb("blow", _blow, "SEAT blow SECONDS CENTIMETRES", facts=_blow_facts),
    Verb(
        "cheat",
        _cheat,
        f"SEAT cheat {'|'.join(CHEATS)} …",
        hides=True,
        wraps=tuple(CHEATS),
        seats=_accused_seats,
        facts=_cheat_facts,
    ),
    Verb(
        "accuse",
        _seat,
        "SEAT accuse SEAT",
        seats=lambda w: [int(w[0])],
        facts=lambda w: {"accused": int(w[0])},
    ),
    plain("admit"),
    plain("deny"),
)
