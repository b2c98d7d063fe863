"""The glossary as page data: every term with meaning, names in other languages, clauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ..rulebook.labels import clause_label, game_name
from ..rulebook.languages import LANGS
from ..rulebook.terms import Term, load_terms

ALPHABET: Final = {"sv": "abcdefghijklmnopqrstuvwxyzåäö", "de": "", "en": ""}
"""The alphabets of languages that sort å, ä, ö and similar letters last; other languages sort these as a, o and u."""

Data = dict[str, Any]


def glossary(lang: str, page: Callable[[str], str]) -> list[Data]:
    """Return the terms in the order of a language's alphabet.

    `page` returns the address of a game's page, empty if there is no such page here: its clauses are left out.
    """
    terms = sorted(load_terms().values(), key=lambda term: _alphabetic(term.words[lang].name, lang))
    return [_term(term, lang, page) for term in terms]


def _term(term: Term, lang: str, page: Callable[[str], str]) -> Data:
    word = term.words[lang]
    return {
        "id": term.id,
        "name": word.name,
        "also": ", ".join(word.also),
        "says": word.says,
        "others": [{"lang": other, "name": term.words[other].name} for other in LANGS if other != lang],
        "games": [
            {
                "name": game_name(game, lang),
                "clauses": [
                    {
                        "label": clause_label(game, clause, lang),
                        "href": f"{page(game)}?clause={clause}&lang={lang}",
                    }
                    for clause in clauses
                ],
            }
            for game, clauses in term.clauses.items()
            if page(game)
        ],
    }


def _alphabetic(name: str, lang: str) -> tuple[list[int], str]:
    """Return a sort key: å, ä, ö last in Swedish; in other languages as a and o, and ü as u."""
    letters = ALPHABET[lang] or "abcdefghijklmnopqrstuvwxyz"
    plain = name.casefold() if ALPHABET[lang] else name.casefold().translate(str.maketrans("åäöüé", "aaoue"))
    return [letters.find(letter) for letter in plain if letter.isalnum()], name
