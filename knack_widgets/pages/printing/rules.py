"""A game's rules on paper, as played: alone, with examples as pictures, or beside the reader's original."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from ...rulebook import edition
from ...rulebook.edition import Box, PlayedChapter, PlayedClause, PlayedText
from ...rulebook.examples import Example, Outline, by_clause, examples
from ...rulebook.labels import clause_label
from ...rulebook.originals import RecognisedCopy
from ...rulebook.rulings import is_explanation
from ...rulebook.speech import Speaker
from ...rulebook.telling import tell_step
from ...rules import games
from ...rules.core.options import Option
from ..prerender.elements import Child, Html, h
from ..setup import value_words
from .drawings import Drawings
from .paper import paper, word
from .played import USUAL, PlayedFields, differences
from .sources import copy_of, heads_view, say_by_place, theirs_view
from .tables import table

FEW = 12
"""Limit on the steps of an example that must not be divided between two pages of paper."""


@lru_cache(maxsize=32)
def rules_page(game_id: str, lang: str, ways: Html, played: PlayedFields = USUAL, kind: str = "rules") -> str:
    """Return a page for paper with the rules of a game, from the cache if possible (see `draw_rules`).

    The original is the copy in the reader's folder.
    """
    return draw_rules(game_id, lang, ways, played, kind, copy_of(game_id) if kind == "original" else None)


def draw_rules(
    game_id: str, lang: str, ways: Html, played: PlayedFields, kind: str, copy: RecognisedCopy | None = None
) -> str:
    """Return a page for paper with the rules of a game.

    An example is printed at the first clause under which it is listed; the other clauses refer to it.

    game_id: id of the game
    lang: the language
    ways: links that are shown on the screen and not printed
    played: the options and readings
    kind: ``rules`` for the rules alone, ``full`` with the examples, ``original`` beside the reader's original
    copy: the copy of the original for the kind ``original``, or None without a copy
    """
    game, draw = games[game_id], Drawings()
    text, error = played.text(game_id, lang)
    speak = Speaker(lang, game.start().setup)
    said = say_by_place(copy)
    shown = (chapter for chapter in text.chapters if played.strikes or chapter.stands)
    missing = kind == "original" and copy is None and h("p", {}, word(lang, "no_original"))
    heads = copy is not None and heads_view(game_id, speak, said)
    body = [
        h("h1", {}, text.title),
        differences(speak, text, error),
        missing,
        heads,
        [_chapter(speak, text, chapter, draw, played, kind, said if copy else None) for chapter in shown],
    ]
    look = {"rules": "rules", "full": "full", "original": "beside" if copy else "rules"}[kind]
    return paper(lang, text.title, h("div", {"class": look}, body), draw, ways)


def _chapter(
    speak: Speaker,
    text: PlayedText,
    chapter: PlayedChapter,
    draw: Drawings,
    played: PlayedFields,
    kind: str,
    said: Mapping[str, str] | None,
) -> Html:
    theirs = theirs_view(said, chapter.id)
    head = h("h2", {}, chapter.heading)
    return h(
        "section",
        {"class": None if chapter.stands else "omitted"},
        h("div", {"class": "clause"}, h("div", {"class": "number"}), head, theirs) if said is not None else head,
        (
            clause_on_paper(speak, text, clause, draw, kind, said)
            for clause in chapter.clauses
            if played.strikes or clause.status != edition.OMITTED
        ),
    )


def clause_on_paper(
    speak: Speaker,
    text: PlayedText,
    clause: PlayedClause,
    draw: Drawings,
    kind: str = "rules",
    said: Mapping[str, str] | None = None,
) -> Html:
    """Return a clause: its label, its words as played, the boxes of its rulings; with examples if they are asked for.

    said: clause id → its sentences in the reader's copy as HTML, or None without the copy
    """
    game, lang = speak.setup.game, speak.lang
    listed = by_clause(game.id).get(clause.id, ()) if kind == "full" else ()
    omitted = clause.status == edition.OMITTED
    return h(
        "article",
        clause_look(clause),
        number_view(clause, lang, clause_label(game.id, clause.id, lang)),
        h(
            "div",
            {},
            words_view(clause, Html(clause.html)),
            not omitted
            and (
                h("div", {"class": "ruling"}, h("b", {}, ruling_name(speak, clause.id, box)), Html(box.html))
                for box in clause.boxes
            ),
            not omitted
            and (
                h("p", {"class": "option"}, _option(speak, option))
                for option in game.options.values()
                if option.clause == clause.id and not option.seats and text.options[option.name] == option.default
            ),
            [_elsewhere(speak, one) for one in listed if one.shows[0] != clause.id],
        ),
        theirs_view(said, clause.id),
        [_example(speak, one, draw) for one in listed if one.shows[0] == clause.id],
    )


def clause_look(clause: PlayedClause) -> dict[str, str]:
    """Return the attributes of a clause's element: its id, and its status as a class if it does not just apply."""
    return {"class": "clause" if clause.status == edition.APPLIES else f"clause {clause.status}", "id": clause.id}


def number_view(clause: PlayedClause, lang: str, label: Child) -> Html:
    """Return the cell with a clause's label, which says so if the clause is omitted."""
    note = clause.status == edition.OMITTED and h("small", {}, word(lang, "omitted"))
    return h("div", {"class": "number"}, label, note)


def words_view(clause: PlayedClause, words: Html) -> Html:
    """Return a clause's words, struck through if the clause is omitted."""
    return h("div", {"class": "text"}, h("del", {}, words) if clause.status == edition.OMITTED else words)


def ruling_name(speak: Speaker, clause: str, box: Box) -> str:
    """Return the heading of a ruling's box beside a clause.

    It says whether the ruling decides the clause or only explains it, and has the ruling's id and letter.
    """
    explains = is_explanation(speak.setup.game.id, box.ruling, clause) and not box.letter
    name = f"{speak.ui('in_other_words' if explains else 'ruling')} {box.ruling}"
    return f"{name} {box.letter}" if box.letter else name


def _option(speak: Speaker, option: Option) -> str:
    usual = value_words(speak, option, option.default)
    return word(speak.lang, "option", name=speak.option(option.name), usual=usual)


def _elsewhere(speak: Speaker, example: Outline) -> Html:
    label = clause_label(speak.setup.game.id, example.shows[0], speak.lang)
    return h("p", {"class": "see"}, word(speak.lang, "see", title=example.title[speak.lang], clause=label))


def _example(speak: Speaker, outline: Outline, draw: Drawings) -> Html:
    """Return the position at which an example opens, with all hands, and the steps after it."""
    lang = speak.lang
    example = examples(speak.setup.game.id)[outline.id]
    record = example.record
    state = record.steps[example.at - 1].after if example.at else record.opening
    view = state.view(*range(len(state.setup.names)))
    steps = [*_steps(example, lang), *(h("li", {}, one.words[lang]) for one in example.refused)]
    return h(
        "div",
        {"class": "example short" if len(steps) <= FEW else "example"},
        h("h3", {}, word(lang, "example", title=example.title[lang])),
        bool(state.deals) and table(view, lang, draw),
        bool(steps) and h("ol", {"class": "steps"}, steps),
    )


def _steps(example: Example, lang: str) -> Iterator[Html]:
    record = example.record
    speak = Speaker(lang, record.opening.setup)
    if example.at in example.notes:
        yield h("li", {}, _note(example, example.at, lang))
    for number in range(example.at + 1, len(record.steps) + 1):
        lines = [line for line in tell_step(speak, record.steps, number - 1) if line]
        yield h("li", {}, " ".join(lines), number in example.notes and _note(example, number, lang))


def _note(example: Example, number: int, lang: str) -> Child:
    return h("span", {"class": "note"}, example.notes[number][lang])
