"""The languages in which a game of other authors has its words.

The book's own games have all languages. A game of other authors needs one: a page in another language shows the words
of that one, and says so.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from ..rules import games
from .folders import game_folder, is_own
from .languages import LANGS

T = TypeVar("T")


@cache
def languages_of(game_id: str) -> tuple[str, ...]:
    """Return the languages in which a game has a text, in the order of the book's languages; all if it has none.

    >>> languages_of("knack")
    ('sv', 'de', 'en')
    """
    if game_id not in games or is_own(game_id):
        return LANGS
    folder = game_folder(game_id, "text")
    return tuple(lang for lang in LANGS if folder.joinpath(f"{lang}.md").is_file()) or LANGS


def language_for(game_id: str, lang: str) -> str:
    """Return the language of a game's words for a reader: the reader's own, else English, else the first there is.

    >>> language_for("knack", "de")
    'de'
    """
    own = languages_of(game_id)
    return next((each for each in (lang, "en") if each in own), own[0])


def fill_languages(game_id: str, words: Mapping[str, T]) -> dict[str, T]:
    """Return language → words, with words of another language for those that a game of other authors need not have.

    game_id: id of the game
    words: language → its words, in one language of the game or more
    """
    return {
        lang: words[best] for lang in LANGS if (best := lang if lang in words else language_for(game_id, lang)) in words
    }
