"""The terms: in three languages, defined by existing clauses, and marked in the texts."""

import re
from collections.abc import Iterator

import pytest

from knack_widgets.rulebook import terms
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.terms import Term, load_terms, mark_terms, marked_clause, terms_of
from knack_widgets.rulebook.texts import TextError, load_text
from knack_widgets.rules import games

ALL = list(load_terms().values())
MARK = re.compile(r'<span class="kb-term" data-term="([a-z0-9-]+)">([^<]+)</span>')
TAGS = re.compile(r"<[^>]+>")


ONE_LANGUAGE = {
    "knack": {("deal.1", "lead", "de"), ("play.10", "trick", "de")},
    "kopknack": {
        ("deal.1", "lead", "de"),
        ("deal.1", "trick", "sv"),
        ("play.1", "forehand", "en"),
        ("play.19", "trick", "sv"),
        ("play.19", "trump", "sv"),
        ("payment.12", "knock", "en"),
        ("payment.20", "knock", "de"),
        ("payment.22", "bete-at-stake", "en"),
    },
    "svangknack": {
        ("intro.3", "upcard", "de"),
        ("bidding.3", "knock", "de"),
        ("play.3", "lead", "en"),
        ("play.10", "lead", "en"),
        ("play.12", "lead", "sv"),
        ("play.14", "lead", "sv"),
    },
}
"""Clause, term and language of marks that only one language has. They were read: the word means the term."""


def plain_text(game: str, lang: str) -> str:
    parts = (part for clause in load_text(game).clauses.values() for part in (clause, *clause.rulings))
    return TAGS.sub("", " ".join(part.html[lang] for part in parts)).lower()


def marks(game: str, lang: str) -> Iterator[tuple[str, str, str]]:
    """Yield the clause, the term and the words of every mark in a text."""
    for clause in load_text(game).clauses:
        for html in marked_clause(game, clause)[lang]:
            yield from ((clause, *mark) for mark in MARK.findall(html))


def test_there_are_terms_for_every_game_of_the_book() -> None:
    assert len(ALL) >= 40
    assert all(len(terms_of(game)) >= 8 for game in ("knack", "knack31", "knaker", "kopknack", "svangknack"))


@pytest.mark.parametrize("term", ALL, ids=lambda term: term.id)
def test_a_term_is_told_in_three_languages_and_stands_in_the_texts(term: Term) -> None:
    for lang in LANGS:
        word = term.words[lang]
        assert word.name
        assert word.says.endswith(".")
        assert word.says.count(". ") == 0  # one sentence only
        assert len(word.says) < 160
        for game in term.clauses:
            text = plain_text(game, lang)
            shapes = [re.search(rf"(?<![\w-]){re.escape(shape.lower())}(?![\w-])", text) for shape in word.found_as]
            assert any(shapes), (game, lang, word.found_as)


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", LANGS)
def test_no_shape_belongs_to_two_terms_of_a_game(game: str, lang: str) -> None:
    shapes = [shape for term in terms_of(game).values() for shape in {s.lower() for s in term.words[lang].found_as}]
    assert [shape for shape in shapes if shapes.count(shape) > 1] == []


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("lang", LANGS)
def test_marks_change_no_word_and_stand_once_in_a_clause(game: str, lang: str) -> None:
    for clause, text in load_text(game).clauses.items():
        marked = marked_clause(game, clause)[lang]
        assert [MARK.sub(r"\2", html) for html in marked] == [part.html[lang] for part in (text, *text.rulings)]
    pairs = [(clause, name) for clause, name, _ in marks(game, lang)]
    assert len(pairs) == len(set(pairs))
    for clause, name in pairs:
        assert clause not in load_terms()[name].elsewhere.get(game, ())


@pytest.mark.parametrize(
    ("game", "clause", "term"),
    [
        ("kopknack", "play.8", "discard"),
        ("svangknack", "play.5", "follow-suit"),
        ("knack", "play.1", "lead"),
    ],
)
def test_a_term_is_marked_in_its_own_clause_where_the_text_does_not_name_it_in_italics(game, clause, term) -> None:
    for lang in LANGS:
        assert term in {name for one, name, _ in marks(game, lang) if one == clause}, lang


def test_a_term_that_its_clause_names_in_italics_is_not_marked_there() -> None:
    for lang in LANGS:
        assert "stand" not in {name for clause, name, _ in marks("kopknack", lang) if clause == "buying.4"}, lang


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack"])
def test_a_word_marked_in_one_language_only_is_no_other_word_in_disguise(game: str) -> None:
    pairs_by_lang = {lang: {(clause, name) for clause, name, _ in marks(game, lang)} for lang in LANGS}
    alone = {
        (clause, name, lang)
        for lang in LANGS
        for clause, name in pairs_by_lang[lang]
        if not any((clause, name) in pairs_by_lang[other] for other in LANGS if other != lang)
    }
    # read a new one, then add it to the list above, or to `elsewhere` in the file of terms
    assert alone <= ONE_LANGUAGE[game]


def test_a_term_is_found_in_other_shapes_and_not_within_words() -> None:
    assert MARK.findall(mark_terms("<p>Trumfen och sticket</p>", "knack", "sv", set())) == [
        ("trump", "Trumfen"),
        ("trick", "sticket"),
    ]
    assert "kb-term" not in mark_terms("<p>Stickan, <em>trumf</em>, <strong>trumf</strong></p>", "knack", "sv", set())
    assert MARK.findall(mark_terms("<p>Stiche, Stich</p>", "knack", "de", {"trump"})) == [("trick", "Stiche")]


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        ("[a]\nclauses.knack = ['play.99']\n", "knack has no clause play.99"),
        ("[a]\nclauses.whist = ['play.1']\n", "game 'whist': expected one of"),
        ("[a]\n", "expected “clauses”"),
        ("[a", "Expected"),
    ],
)
def test_a_broken_file_says_what_is_wrong(content, wrong, tmp_path, monkeypatch) -> None:
    path = tmp_path / "terms.toml"
    words = "".join(f"{lang}.name = 'x'\n{lang}.says = 'y.'\n" for lang in LANGS) if "clauses" in content else ""
    path.write_text(content + words, encoding="utf-8")
    monkeypatch.setattr(terms, "_sources", lambda: iter([path]))
    load_terms.cache_clear()
    try:
        with pytest.raises(TextError, match=re.escape(wrong)):
            load_terms()
    finally:
        load_terms.cache_clear()
