"""The words that readers type: the clauses that they find, and the faults of a file."""

import re
import tomllib

import pytest

from knack_widgets.rulebook.asked import load_asked, read_asked
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.searchable import entries
from knack_widgets.rulebook.texts import TextError
from knack_widgets.rules import games

WORDS = "".join(f"{lang} = 'xyzzy'\n" for lang in LANGS)


@pytest.mark.parametrize(("lang", "word"), [("sv", "måste"), ("de", "muss"), ("en", "must")])
def test_every_duty_and_no_other_kind_of_clause_is_asked_for_by_the_words_of_duties(lang: str, word: str) -> None:
    asked = load_asked()
    kinds = {
        clause.kind
        for game in games.values()
        for clause in game.clauses.values()
        if word in asked.of_clause(game.id, clause.id, lang).split() and (game.id, clause.id) not in asked.clauses
    }
    assert kinds == {"duty"}
    duties = [
        (game.id, clause.id) for game in games.values() for clause in game.clauses.values() if clause.kind == "duty"
    ]
    assert all(word in asked.of_clause(game, clause, lang).split() for game, clause in duties)


@pytest.mark.parametrize("lang", LANGS)
def test_an_entry_has_each_word_once_and_a_term_those_of_its_clauses(lang: str) -> None:
    by_id = {(entry["kind"], entry.get("game"), entry["id"]): entry.get("asked", "").split() for entry in entries(lang)}
    assert all(len(words) == len(set(words)) for words in by_id.values())
    words = by_id["term", None, "face-down-lead"]
    assert words
    assert set(words) <= set(by_id["clause", "svangknack", "play.11"])


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (f"[a]\nclauses.knack = ['play.99']\n{WORDS}", "a: knack has no clause play.99"),
        (f"[a]\nclauses.whist = ['play.1']\n{WORDS}", "a: game 'whist': expected one of"),
        (f"[a]\nclauses.knack = 'play.1'\n{WORDS}", "a: read 'play.1'; expected a list of texts"),
        (f"[a]\nclauses = 3\n{WORDS}", "a: clauses: read 3; expected lists of clauses by game"),
        (f"[a]\nterms = ['nonsense']\n{WORDS}", "a: there is no term nonsense"),
        ("[a]\nclauses.knack = ['play.1']\nsv = 'x'\n", "expected words in sv, de, en"),
        (f"[kinds.habit]\n{WORDS}", "kinds: read habit; expected some of limit, "),
        ("[same]\nsv = 3\n", "same: read 3; expected a list of texts"),
        ("a = 3\n", "a: read 3; expected words in sv, de, en"),
    ],
)
def test_a_faulty_file_says_what_is_wrong(content: str, wrong: str) -> None:
    with pytest.raises(TextError, match=re.escape(wrong)):
        read_asked(tomllib.loads(content))
