"""The glossary page: every term, in the order of the alphabet, with links to its clauses."""

import pytest

from knack_widgets import Glossary
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.terms import load_terms


@pytest.mark.parametrize("lang", LANGS)
def test_every_term_stands_there_once_with_its_clauses(lang):
    terms = Glossary(lang).terms
    assert sorted(term["id"] for term in terms) == sorted(load_terms())
    for term in terms:
        links = [one["href"] for game in term["games"] for one in game["clauses"]]
        clauses = load_terms()[term["id"]].clauses
        wanted = [f"{game}.ipynb?clause={clause}&lang={lang}" for game, ids in clauses.items() for clause in ids]
        assert links == wanted
        assert [one["lang"] for one in term["others"]] == [other for other in LANGS if other != lang]


def test_the_alphabet_is_the_languages_own():
    def first(lang, *names):
        order = [term["name"] for term in Glossary(lang).terms]
        return sorted(names, key=order.index)

    assert first("sv", "övertrumfningstvång", "talong", "vändtia") == ["talong", "vändtia", "övertrumfningstvång"]
    assert first("de", "Übertrumpfzwang", "Trumpf", "Vorhand") == ["Trumpf", "Übertrumpfzwang", "Vorhand"]
    assert first("de", "abwerfen", "Ablagestapel") == ["Ablagestapel", "abwerfen"]


def test_another_language_is_another_order():
    page = Glossary()
    before = [term["id"] for term in page.terms]
    page.set_state({"lang": "en"})
    assert page.words["glossary"] == "Glossary"
    assert [term["id"] for term in page.terms] != before
    page.set_state({"terms": [], "lang": "xx"})
    assert (page.lang, bool(page.terms)) == ("en", True)


def test_in_words():
    assert "trick: One card from each player who is in" in repr(Glossary("en"))
