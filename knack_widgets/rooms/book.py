"""The texts that a device loads once, apart from the frames: cards, words and clauses.

A frame is a message with the part of a room that one device may see (`frames`).
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Final

from ..pages import deck
from ..rulebook.clause_context import quoted_html
from ..rulebook.examples import examples
from ..rulebook.labels import clause_labels, game_name
from ..rulebook.page_games import games_with_pages
from ..rulebook.texts import load_text
from ..rules import games
from ..rules.core.cards import CARDS
from ..study import exercises
from ..widgets import pagedata
from .refusing import say

STATIC: Final = Path(__file__).with_name("static")
BUILT: Final = Path(__file__).with_name("built")
"""The folder of the bundled script of a room's page."""
WORDS: Final = tuple((STATIC / "words.txt").read_text("utf-8").split())
"""The keys of the messages that a room's pages show (``room-ui_…``)."""


def words(lang: str) -> dict[str, str]:
    """Return the words of a room's pages, by key."""
    return {key: say(lang, f"ui_{key}") for key in WORDS}


def game_names(lang: str) -> dict[str, str]:
    """Return the names of the games that have pages, by id."""
    return {game: game_name(game, lang) for game in games_with_pages()}


@lru_cache(maxsize=32)
def book_of(game: str, lang: str) -> bytes:
    """Return the file of a game in a language, as JSON. Raise `KeyError` for an unknown game."""
    facts = games[game]
    data = {
        "cards": deck.cards(frozenset(CARDS), lang, game),
        "clauses": clause_labels(game, lang),
        "texts": {id_: quoted_html(game, id_, lang) for id_ in load_text(game).clauses},
        "words": pagedata.words(lang),
        "room": words(lang),
        "games": game_names(lang),
        "players": {id_: [games[id_].players.start, games[id_].players.stop - 1] for id_ in games_with_pages()},
        "readings": {id_: reading.clause for id_, reading in facts.readings.items()},
        "kinds": exercises.kinds(game),
        "clauseOrder": list(facts.clauses),
        "examples": {name: outline.title[lang] for name, outline in examples(game).outlines.items()},
        "shows": {name: outline.shows[0] for name, outline in examples(game).outlines.items()},
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
