"""The page for reading a game's rules: text, contents, terms and choices, without a kernel and without script.

Everything folds with `details`, and what does not apply is shown or hidden by a checkbox alone, so that a file of this
page works anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from urllib.parse import urlencode

from ...rulebook import edition
from ...rulebook.edition import Box, PlayedChapter, PlayedClause, PlayedText
from ...rulebook.examples import by_clause
from ...rulebook.labels import clause_label
from ...rulebook.languages import LANGS
from ...rulebook.link_fields import READ, kind_field
from ...rulebook.speech import Speaker
from ...rulebook.terms import mark_terms, terms_of
from ...rules import games
from ..prerender.elements import Child, Html, h
from .paper import head_view, word
from .played import FORM, STRIKE, PlayedFields, choices_form, differences
from .rules import clause_look, number_view, ruling_name, words_view
from .sources import copy_of, heads_view, say_by_place, theirs_view


@lru_cache(maxsize=32)
def reading_page(
    game_id: str,
    lang: str,
    played: PlayedFields,
    *,
    languages: tuple[tuple[str, str], ...],
    table: str,
    papers: tuple[tuple[str, str], ...],
    beside: str = "",
    with_original: bool = False,
    chooses: bool = True,
) -> str:
    """Return the page.

    game_id: id of the game
    lang: the language
    played: the options and readings
    languages: (language, address of the page in it) of each other language
    table: address of the game's table, to which examples are added, or "" for a page without links to it
    papers: (kind, address) of each page for paper
    beside: address of this page with, or without, the reader's original; "" if there is no copy
    with_original: whether the reader's original is beside the text
    chooses: whether the page has a form for options and readings, which a server answers
    """
    game = games[game_id]
    text, error = played.text(game_id, lang)
    speak = Speaker(lang, game.start().setup)
    said = say_by_place(copy_of(game_id)) if with_original else None
    heads = said is not None and heads_view(game_id, speak, said)
    main = [
        h("h1", {}, text.title),
        differences(speak, text, error),
        _switch(lang, text, played),
        chooses and choices_form(speak, text, _list_kept_fields(lang, with_original=with_original)),
        _contents(lang, text),
        heads,
        [_chapter(speak, chapter, table, said) for chapter in text.chapters],
        _terms(speak, text),
    ]
    ways = h(
        "nav",
        {"class": "ways", "aria-label": word(lang, "ways")},
        bool(table) and h("a", {"href": table}, word(lang, "back")),
        bool(beside) and h("a", {"href": beside}, word(lang, "without" if with_original else "with")),
        bool(papers) and _papers(speak, papers),
        (h("a", {"href": href, "lang": code, "hreflang": code}, word(code, "language")) for code, href in languages),
    )
    page = h(
        "html",
        {"lang": lang},
        _head(text.title),
        h(
            "body",
            {},
            h("a", {"class": "skip", "href": "#text"}, word(lang, "skip")),
            h("header", {}, ways),
            h("main", {"id": "text", "class": "beside" if with_original else None}, main),
        ),
    )
    return f"<!DOCTYPE html>\n{page}\n"


def _papers(speak: Speaker, papers: Sequence[tuple[str, str]]) -> Html:
    links = (h("a", {"href": href}, word(speak.lang, f"kind_{kind}")) for kind, href in papers)
    return h("details", {"class": "papers"}, h("summary", {}, speak.ui("papers")), links)


def _head(title: str) -> Html:
    return head_view(title, files(__package__).joinpath("reading.css").read_text(encoding="utf-8"))


def _list_kept_fields(lang: str, *, with_original: bool) -> list[tuple[str, str]]:
    kept = [kind_field(READ), ("lang", lang)]
    return [*kept, ("original", "1")] if with_original else kept


def _switch(lang: str, text: PlayedText, played: PlayedFields) -> Html | None:
    """Return the checkbox that shows the clauses that do not apply, struck through."""
    if all(clause.status != edition.OMITTED for clause in text.clauses):
        return None
    look = {"type": "checkbox", "id": "strike", "name": STRIKE, "value": "1", "form": FORM}
    box = h("input", {**look, "checked": played.strikes})
    return h("p", {"class": "switch"}, h("label", {}, box, " ", word(lang, "strike")))


def _contents(lang: str, text: PlayedText) -> Html:
    listed = (
        h(
            "li",
            {"class": None if chapter.stands else "omitted"},
            h("a", {"href": f"#chapter-{chapter.id}"}, chapter.heading),
        )
        for chapter in text.chapters
    )
    terms = bool(terms_of(text.game)) and h("li", {}, h("a", {"href": "#terms"}, word(lang, "terms")))
    return h("nav", {"class": "contents", "aria-label": word(lang, "contents")}, h("ol", {}, listed, terms))


def _chapter(speak: Speaker, chapter: PlayedChapter, table: str, said: Mapping[str, str] | None) -> Html:
    theirs = theirs_view(said, chapter.id)
    head = h("h2", {"id": f"chapter-{chapter.id}"}, chapter.heading)
    return h(
        "section",
        {"class": None if chapter.stands else "omitted"},
        h("div", {"class": "clause"}, h("div", {}), head, theirs) if said is not None else head,
        (_clause(speak, clause, table, said) for clause in chapter.clauses),
    )


def _clause(speak: Speaker, clause: PlayedClause, table: str, said: Mapping[str, str] | None) -> Html:
    game, lang = speak.setup.game, speak.lang
    omitted = clause.status == edition.OMITTED
    words = Html(mark_terms(clause.html, game.id, lang, set()))
    return h(
        "article",
        clause_look(clause),
        number_view(clause, lang, h("a", {"href": f"#{clause.id}"}, clause_label(game.id, clause.id, lang))),
        h(
            "div",
            {},
            words_view(clause, words),
            not omitted and [_box(speak, clause, box) for box in clause.boxes],
            _examples(speak, clause.id, table),
        ),
        theirs_view(said, clause.id),
    )


def _box(speak: Speaker, clause: PlayedClause, box: Box) -> Html:
    """Return a ruling, folded; one that is read differently from the book is open."""
    name = ruling_name(speak, clause.id, box)
    return h("details", {"class": "ruling", "open": bool(box.letter)}, h("summary", {}, name), Html(box.html))


def _examples(speak: Speaker, clause: str, table: str) -> Html | None:
    """Return links to the worked examples of a clause at the table."""
    listed = by_clause(speak.setup.game.id).get(clause, ())
    if not listed or not table:
        return None
    mark = "&" if "?" in table else "?"
    links: Sequence[Child] = [
        [h("a", {"href": f"{table}{mark}{urlencode({'example': one.id})}"}, one.title[speak.lang]), " "]
        for one in listed
    ]
    return h("p", {"class": "examples"}, links)


def _terms(speak: Speaker, text: PlayedText) -> Html | None:
    """Return the terms of the game with their meanings, in the order of the alphabet."""
    lang = speak.lang
    standing = {clause.id for clause in text.clauses if clause.status != edition.OMITTED}
    terms = sorted(
        (
            term.words[lang].name,
            term.words[lang].says,
            next((id_ for id_ in term.clauses[text.game] if id_ in standing), ""),
        )
        for term in terms_of(text.game).values()
        if standing & set(term.clauses[text.game])
    )
    rows = (
        (h("dt", {}, name), h("dd", {}, says, " ", h("a", {"href": f"#{at}"}, clause_label(text.game, at, lang))))
        for name, says, at in terms
    )
    return (bool(terms) and h("section", {}, h("h2", {"id": "terms"}, word(lang, "terms")), h("dl", {}, rows))) or None


def page_address(kind: str, lang: str, played: PlayedFields, *more: tuple[str, str]) -> str:
    """Return the address of the page for reading (`read`) or for paper, relative to the game's page."""
    return f"?{urlencode([kind_field(kind), ('lang', lang), *more, *played.fields])}"


def other_languages(lang: str) -> list[str]:
    """Return the other languages of the book."""
    return [code for code in LANGS if code != lang]
