"""The search file: all games' clauses, rulings, examples and terms, in one language.

The file holds only these texts and the messages of the search itself. The page's script
(``light/search/``) builds its index from them when a reader searches for the first time.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Any, Final

from ..rules import games
from ..rules.core.cards import RANKS, SUITS
from ..rules.core.positions.form import fields_of
from . import concepts
from .asked import load_asked
from .bundles import messages
from .examples import examples
from .labels import clause_label, game_name
from .languages import LANGS, check_lang
from .names import SIGNS
from .page_games import games_with_pages
from .rulings import IN_OTHER_WORDS, is_explanation
from .terms import load_terms, terms_of
from .texts import load_text

CLAUSE, RULING, EXAMPLE, TERM, SETTLE, COMPARE = "clause", "ruling", "example", "term", "settle", "compare"
LESSON = "lesson"
SAID: Final = (
    *("title", "hint", "none", "one", "many", "failed", "close"),
    *(f"kind-{kind}" for kind in (RULING, IN_OTHER_WORDS, EXAMPLE, TERM, SETTLE, COMPARE, LESSON)),
    *(f"lang-{lang}" for lang in LANGS),
)
"""The messages of the search, by the last part of their ids (``search-title``)."""
_TAG: Final = re.compile(r"<[^>]+>")
_SPACE: Final = re.compile(r"\s+")

Entry = dict[str, str]


@cache
def search_file(lang: str) -> bytes:
    """Return the search file of a language, as JSON.

    >>> list(json.loads(search_file("de")))
    ['lang', 'words', 'games', 'skipped', 'same', 'signs', 'ranks', 'entries']
    """
    said, asked = messages(check_lang(lang)), load_asked()
    content: dict[str, Any] = {
        "lang": lang,
        "words": {key: said.say(f"search-{key}", {"count": "#", "asked": "#"}, key) for key in SAID},
        "games": {game: game_name(game, lang) for game in games_with_pages()},
        "skipped": asked.skipped[lang],
        "same": asked.same[lang],
        "signs": {SIGNS[suit]: said.say(f"suit-{suit}", {}, suit) for suit in SUITS},
        "ranks": dict(_ranks(lang)),
        "entries": list(entries(lang)),
    }
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()


def entries(lang: str) -> Iterator[Entry]:
    """Yield the entries that a reader can find, with ids and names.

    An entry is a dictionary:

    kind: `CLAUSE`, `RULING`, `EXAMPLE`, `TERM`, `SETTLE` (the editor), `COMPARE` (the comparison) or `LESSON` (rooms)
    name: the name that is shown
    text: the text that is searched and shown
    forms: other words by which the entry is found
    asked: words by which readers ask for the entry and that the texts do not have; may be absent
    game: the entry's game; absent from a term and from `LESSON`
    games: the games of a term
    clause: the clause that the entry opens, if it has one
    called: the kind that is shown, if it differs from `kind`
    """
    for name, term in load_terms().items():
        word = term.words[lang]
        forms = " ".join(dict.fromkeys((*word.also, *word.forms)))
        places = " ".join(term.clauses)
        entry = {"kind": TERM, "id": name, "name": word.name, "text": word.says, "forms": forms, "games": places}
        yield entry | _asked_words(load_asked().of_term(name, lang))
    text, forms = (messages(lang).say(f"search-{key}", {}, key) for key in ("lesson", "lesson_forms"))
    yield {"kind": LESSON, "id": LESSON, "name": text, "text": text, "forms": forms}
    for game in games_with_pages():
        yield from _of_game(game, lang)


def _of_game(game: str, lang: str) -> Iterator[Entry]:
    for clause in load_text(game).clauses.values():
        here = {"game": game, "clause": clause.id}
        label = clause_label(game, clause.id, lang)
        forms = " ".join(term.words[lang].name for term in terms_of(game).values() if clause.id in term.clauses[game])
        yield {
            "kind": CLAUSE,
            "id": clause.id,
            "name": label,
            "text": _plain(clause.html[lang]),
            "forms": forms,
            **_asked_words(load_asked().of_clause(game, clause.id, lang)),
            **here,
        }
        for ruling in clause.rulings:
            label_of_box = {"called": IN_OTHER_WORDS} if is_explanation(game, ruling.id, clause.id) else {}
            text = _plain(ruling.html[lang])
            yield {"kind": RULING, "id": ruling.id, "name": label, "text": text, **label_of_box, **here}
    if fields_of(games[game]).form.asked:
        text, forms = (messages(lang).say(f"search-{key}", {}, key) for key in ("settle", "settle_forms"))
        yield {"kind": SETTLE, "id": game, "name": text, "text": text, "forms": forms, "game": game}
    if concepts.of(game):
        name = {"game": game_name(game, lang)}
        text, forms = (messages(lang).say(f"search-{key}", name, key) for key in ("compare", "compare_forms"))
        yield {"kind": COMPARE, "id": game, "name": text, "text": text, "forms": forms, "game": game}
    for outline in examples(game).outlines.values():
        label = clause_label(game, outline.shows[0], lang)
        here = {"game": game, "clause": outline.shows[0]}
        yield {"kind": EXAMPLE, "id": outline.id, "name": label, "text": outline.title[lang], **here}


def _asked_words(words: str) -> Entry:
    return {"asked": words} if words else {}


def _ranks(lang: str) -> Iterator[tuple[str, str]]:
    """Yield the signs of ranks in all languages' corners that a language knows, each with the rank's word."""
    said = messages(lang)
    for rank in RANKS:
        word = said.say(f"rank-{rank}", {}, rank)
        yield rank, word
        if said.has(f"index-{rank}"):
            yield said.say(f"index-{rank}", {}, rank), word


def _plain(html: str) -> str:
    return _SPACE.sub(" ", unescape(_TAG.sub("", html))).strip()
