"""German Knack (31): three cards, three in the middle to swap with, and 31 in one suit to be announced at once.

`basics` (pack, what hands are worth), `deal` (the dealer's piles), `call` (Knack and Blitz), `turn` (the clauses of a
turn) and `playing` (what is done in it), `ssi` (the additional rules) and `asking` (the others' consent), `ending` and
`phases`. Source: the reader's copy of *Knack – allgemeine Spielregeln*; see `text/source.toml`.
"""

from __future__ import annotations

from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter
from ..core.game import Game, Setup
from ..core.moves import Verb, plain
from . import basics, call, deal, ssi, turn
from .phases import PHASES

origin: Final = Chapter("origin")
origin.background(1)


def _pile(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if word not in ("1", "2"):
        raise ValueError
    return (word,)


def _swapped(words: tuple[str, ...]) -> tuple[str, ...]:
    if len(words) == 1 and words[0].lower() == "all":
        return ("all",)
    own, other = words
    return (Card.read(own), Card.read(other))


def _seen(words: tuple[str, ...]) -> tuple[str, ...]:
    seat, card = words
    if not (seat.isascii() and seat.isdigit()):
        raise ValueError
    return (str(int(seat[:4])), Card.read(card))


def opening(setup: Setup) -> basics.Knack31State:
    """The state before the first deal."""
    seats = len(setup.names)
    return basics.Knack31State(
        setup=setup,
        phase="deal",
        dealer=setup.first,
        deals=0,
        turn=None,
        events=(),
        hands=((),) * seats,
        middle=(),
        stock=(),
        piles=(),
        looked=0,
        exposed=(),
        offered=None,
        windows=(),
        slides=(),
        left=None,
        ender=None,
        second=False,
        opens=True,
        swaps=(),
        asks=None,
        resumes=None,
        yes=(),
        no=(),
        announced=(),
        forgot=(),
        drawers=(),
        shown=(),
        result=None,
        wins=(0,) * seats,
        losses=(0,) * seats,
    )


GAME: Final = Game(
    "knack31",
    names={"sv": "Knack (31, tyskt)", "de": "Knack (31)", "en": "Knack (31, German)"},
    players=basics.PLAYERS,
    players_clause=basics.skat_pack,
    pack=lambda _: basics.PACK,
    pack_clause=basics.skat_pack,
    options=basics.OPTIONS,
    chapters=(
        basics.setup,
        deal.chapter,
        basics.aim,
        call.chapter,
        turn.chapter,
        turn.sliding,
        turn.passing,
        basics.three,
        ssi.chapter,
        origin,
    ),
    verbs=(
        Verb("look", _pile, "SEAT look 1|2"),
        plain("keep"),
        plain("switch"),
        Verb("swap", _swapped, "SEAT swap OWN MIDDLE or SEAT swap all", pairs=True),
        *map(plain, ("slide", "pass", "refresh", "replace", "decline", "consent", "refuse", "yes", "no")),
        plain("announce", always=True),
        plain("ask-back", rare=True),
        plain("call-redeal", rare=True),
        Verb("expose", _seen, "expose SEAT CARD", seated=False, names_seat=True, rare=True),
    ),
    phases=PHASES,
    opening=opening,
)
