"""Cards as people type them, in the three languages: `♠A`, `spader ess`, `Pik-Ass`, `the ace of spades`, `As`."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ..rules import Card
from ..rules.core.cards import RANKS, SUITS
from ..rules.core.errors import InputError, shorten
from .bundles import messages
from .languages import LANGS
from .names import SIGNS

MAX_TYPED: Final = 400
"""Greatest length of typed cards (characters)."""
MAX_CARDS: Final = 60
UNKNOWN: Final = "?"
SKIPPED: Final = frozenset({"of", "the", "und", "och", "and", "den"})
ALSO_RANKS: Final = {
    **dict.fromkeys(("äss", "as", "es", "aces"), "A"),
    **dict.fromkeys(("könig", "koenig", "kungen"), "K"),
    **dict.fromkeys(("drottning", "damen"), "Q"),
    **dict.fromkeys(("knäkt", "knekten", "bauer", "knave"), "J"),
    "tia": "T",
    "nia": "9",
    "åtta": "8",
    "sjua": "7",
    "sexa": "6",
    "femma": "5",
    "fyra": "4",
    "trea": "3",
    "tvåa": "2",
    "zwo": "2",
    "fuenf": "5",
}
"""Further words for ranks."""
ALSO_SUITS: Final = {
    **dict.fromkeys(("spade", "schippen", "schippe"), "s"),
    **dict.fromkeys(("heart", "hjärtan", "herzen"), "h"),
    **dict.fromkeys(("diamond", "rutor", "eckstein"), "d"),
    **dict.fromkeys(("club", "treff", "kreuze"), "c"),
}
"""Further words for suits."""
BLACK_JOKER: Final = frozenset({"svart", "schwarzer", "black", "schwarz"})
RED_JOKER: Final = frozenset({"röd", "roter", "red", "rot"})
JOKER: Final = "joker"
_SIGNS: Final = str.maketrans({sign: suit for suit, sign in SIGNS.items()} | dict(zip("♤♡♢♧", SUITS, strict=True)))
_UNKNOWN: Final = re.compile(r"(\d{0,2})\?")


class TypedCardsError(InputError):
    """The error for a text in which a word is no card.

    read: the word
    """

    def __init__(self, read: str) -> None:
        super().__init__(f"“{shorten(read)}” is no card")
        self.read = shorten(read)


@cache
def _ranks() -> dict[str, str]:
    words = {rank.casefold(): rank for rank in RANKS} | {"10": "T"} | ALSO_RANKS
    for lang in LANGS:
        book = messages(lang)
        for rank in RANKS:
            words[book.say(f"rank-{rank}", {}, rank).casefold()] = rank
            index = book.say(f"index-{rank}", {}, rank) if book.has(f"index-{rank}") else rank
            words.setdefault(index.casefold(), rank)
    return words


@cache
def _suits() -> dict[str, str]:
    words = dict(ALSO_SUITS)
    for lang in LANGS:
        for suit in SUITS:
            words[messages(lang).say(f"suit-{suit}", {}, suit).casefold()] = suit
    return words


def read_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that a text means, in any of the three languages; `?` is an unknown card, `3?` are three.

    text: the text, at most `MAX_TYPED` characters

    Raise `TypedCardsError` for a word that is no card.

    >>> read_cards("♠A, hjärterkung Pik-Ass the ten of clubs 2?")
    ('As', 'Kh', 'As', 'Tc', '?', '?')
    """
    if len(text) > MAX_TYPED:
        raise TypedCardsError(text)
    cards: list[Card] = []
    before = ""  # a word that is a rank or a suit, and waits for the other
    for word in _words(text):
        if unknown := _UNKNOWN.fullmatch(word):
            cards += [Card(UNKNOWN)] * int(unknown[1] or 1)
        elif before:
            cards.append(_card_of(before, word))
            before = ""
        elif card := _card(word):
            cards.append(card)
        elif word in _ranks() or word in _suits() or word in BLACK_JOKER | RED_JOKER or word in SUITS:
            before = word
        else:
            raise TypedCardsError(word)
        if len(cards) > MAX_CARDS:
            raise TypedCardsError(text)
    if before:
        raise TypedCardsError(SIGNS.get(before, before))
    return tuple(cards)


def _words(text: str) -> list[str]:
    spread = re.sub(r"[♠♥♦♣♤♡♢♧]", lambda sign: f" {sign[0]}", text)
    # a sign before a rank belongs to it ("♠ A"), a sign after a rank too ("A♠")
    joined = re.sub(r"(?<![^\s,;])(10|[^\W_]{1,2}) ([♠♥♦♣♤♡♢♧])(?=$|[\s,;.])", r"\1\2", spread)
    plain = joined.casefold().translate(_SIGNS)
    return [word for word in re.split(r"[\s,;.\-–_/]+", plain) if word and word not in SKIPPED]


def _card(word: str) -> Card | None:
    """Return the card that a single word means, or None."""
    if word in ("xb", "xr"):
        return Card(f"X{word[1]}")
    if word == JOKER:
        return Card("Xb")
    ranks, suits = _ranks(), _suits()
    if word[-1:] in SUITS and word[:-1] in ranks and len(word) <= 3:
        return Card(ranks[word[:-1]] + word[-1])
    if word[:1] in SUITS and word[1:] in ranks and len(word) <= 3:
        return Card(ranks[word[1:]] + word[0])
    for name, suit in suits.items():
        rank = word.removeprefix(name)
        if rank != word and rank in ranks:
            return Card(ranks[rank] + suit)
    return None


def _card_of(first: str, second: str) -> Card:
    """Return the card of two words, a rank and a suit in either order, or raise `TypedCardsError`."""
    if second == JOKER and first in BLACK_JOKER | RED_JOKER:
        return Card("Xb" if first in BLACK_JOKER else "Xr")
    ranks, suits = _ranks(), {**_suits(), **{suit: suit for suit in SUITS}}
    for rank, suit in ((first, second), (second, first)):
        if rank in ranks and suit in suits:
            return Card(ranks[rank] + suits[suit])
    raise TypedCardsError(f"{first} {second}")
