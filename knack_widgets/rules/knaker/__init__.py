"""Knåker: be rid of all your cards, those on the table included, on a pile that rises, turns and is picked up.

A file for each group of rules: `setup` (1), `exchange` (2), `play` and `playing` (3), `turning` (4, 5), `table` (6, 8),
`turns` (7), `back` (9), `jokers` (10), `insertion` (11), `ladder` (12), `sevens` (13), `kings` (14), `kaker` (15),
`dots`, `cheating` and `trial` (16), `two_packs` (17); `lays` says what a lay is, `judging` asks the clauses about it,
`listing` and `choices` list lays, `phases` puts everything together. The clause ids are the source's own numbers.
Source: the reader's copy of *Knåker Basregler*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.game import Game, Setup
from ..core.moves import Verb, plain, some_cards
from . import (
    back,
    basics,
    dots,
    exchange,
    insertion,
    jokers,
    kaker,
    kings,
    ladder,
    play,
    setup,
    sevens,
    table,
    turning,
    turns,
    two_packs,
)
from .phases import PHASES

LIMIT: Final = 9999
"""Numbers with more digits than this one are not read."""


def _pile(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if word not in ("0", "1", "2"):
        raise ValueError
    return (word,)


def _number(word: str) -> str:
    """A whole number or one with decimals, written shortly; `ValueError` otherwise."""
    whole, point, part = word.partition(".")
    digits = (whole, part) if point else (whole,)
    if not all(d.isascii() and d.isdigit() and len(d) <= len(str(LIMIT)) for d in digits):
        raise ValueError
    return f"{float(word):.10g}"


def _blow(words: tuple[str, ...]) -> tuple[str, ...]:
    seconds, far = map(_number, words)
    return (seconds, far)


def _lay(words: tuple[str, ...]) -> tuple[str, ...]:
    *cards, on, at = words
    seat, _, pile = at.partition(".")
    if on.lower() != "on" or not (seat.isascii() and seat.isdigit()):
        raise ValueError
    return (*some_cards(tuple(cards)), "on", f"{int(seat[:4])}.{_pile((pile,))[0]}")


def _back(words: tuple[str, ...]) -> tuple[str, ...]:
    return some_cards(words) if words else ()


def _seat(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if not (word.isascii() and word.isdigit()):
        raise ValueError
    return (str(int(word[:4])),)


def _nothing(words: tuple[str, ...]) -> tuple[str, ...]:
    if words:
        raise ValueError
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
"""What may be cheated with (N-41; an accusation by somebody who is out: 16.1)."""


WITH_CARDS: Final = {**dict.fromkeys(("play", "insert", "throw", "hide"), "cards"), "swap": "card"}


def _cheat(words: tuple[str, ...]) -> tuple[str, ...]:
    name, *rest = words
    return (name.lower(), *CHEATS[name.lower()](tuple(rest))) if name.lower() in CHEATS else _cheat(())


def _named(words: tuple[str, ...]) -> list[int]:
    """The seats that a cheat names."""
    return [int(words[1])] if words[0] == "accuse" else []


def _number_of(words: tuple[str, ...]) -> dict[str, int]:
    """Which pile, as people count."""
    return {"number": int(words[0]) + 1}


def _where(words: tuple[str, ...]) -> dict[str, int]:
    seat, _, pile = words[-1].partition(".")
    return {"owner": int(seat), "number": int(pile) + 1}


def _owner(words: tuple[str, ...]) -> list[int]:
    return [_where(words)["owner"]]


def _blown(words: tuple[str, ...]) -> dict[str, str]:
    return {"seconds": words[0], "far": words[1]}


def _cheated(words: tuple[str, ...]) -> dict[str, int]:
    if words[0] == "accuse":
        return {"accused": int(words[1])}
    return _number_of(words[1:]) if words[1:] and words[1].isdigit() else {}


def opening(of: Setup) -> basics.KnakerState:
    """The state before the deal."""
    seats = len(of.names)
    nothing: tuple[tuple[()], ...] = ((),) * seats
    return basics.KnakerState(
        setup=of,
        phase="deal",
        dealer=of.first,
        deals=0,
        turn=None,
        events=(),
        hands=nothing,
        face_up=(((),) * 3,) * seats,
        face_down=((None,) * 3,) * seats,
        locked=((False,) * 3,) * seats,
        ready=(),
        stock=(),
        pile=(),
        owners=(),
        discard=(),
        run=(),
        runner=None,
        fixed=0,
        run_travel=0,
        travel=0,
        exits=(),
        losers=(),
        no_insert=(),
        capped=(),
        dots=tuple(map(int, str(of.options["dots"])[:seats].ljust(seats, "0"))),
        carried=(0,) * seats,
        debts=(),
        offences=(),
        accused=None,
        accuser=None,
        resumes=None,
        lost=(),
        hidden=nothing,
        peeked=(),
        banned=(),
    )


GAME: Final = Game(
    "knaker",
    names={"sv": "Knåker", "de": "Knåker", "en": "Knåker"},
    players=basics.PLAYERS,
    players_clause=two_packs.players_and_packs,
    pack=lambda of: basics.cards_of_packs(basics.decks_of(of)),
    pack_clause=setup.pack_and_deal,
    options=basics.OPTIONS,
    chapters=(
        setup.front,
        setup.intro,
        setup.chapter,
        exchange.chapter,
        play.chapter,
        turning.chapter,
        turning.twos,
        table.chapter,
        turns.chapter,
        table.taking,
        back.chapter,
        jokers.chapter,
        insertion.chapter,
        ladder.chapter,
        sevens.chapter,
        kings.chapter,
        kaker.chapter,
        dots.chapter,
        two_packs.chapter,
    ),
    verbs=(
        Verb("take", _pile, "SEAT take PILE (0, 1, 2)", facts=_number_of, at_pile=True),
        Verb(
            "lay", _lay, "SEAT lay CARD… on SEAT.PILE", several=True, seats=lambda w: [_where(w)["owner"]], facts=_where
        ),
        plain("ready"),
        Verb("play", some_cards, "SEAT play CARD…", several=True),
        plain("chance"),
        plain("pick-up"),
        plain("draw"),
        Verb("back", _back, "SEAT back [CARD…]", undoes=True),
        Verb("insert", some_cards, "SEAT insert CARD…", several=True),
        Verb("flip", _pile, "SEAT flip PILE (0, 1, 2)", facts=_number_of, at_pile=True),
        Verb("blow", _blow, "SEAT blow SECONDS CENTIMETRES", facts=_blown, timed=True),
        Verb(
            "cheat",
            _cheat,
            f"SEAT cheat {'|'.join(CHEATS)} …",
            hides=True,
            rare=True,
            wraps=dict.fromkeys(CHEATS, "") | WITH_CARDS,
            seats=_named,
            facts=_cheated,
        ),
        Verb(
            "accuse",
            _seat,
            "SEAT accuse SEAT",
            rare=True,
            seats=lambda w: [int(w[0])],
            facts=lambda w: {"accused": int(w[0])},
        ),
        plain("admit"),
        plain("deny"),
    ),
    phases=PHASES,
    opening=opening,
    seat_key="first",
)
