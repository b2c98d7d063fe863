"""A game's rules on paper: each clause with rulings, options, and examples as pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ...rulebook.examples import Example, Outline, by_clause, examples
from ...rulebook.labels import clause_label
from ...rulebook.rulings import is_explanation
from ...rulebook.speech import Speaker
from ...rulebook.telling import tell_step
from ...rulebook.texts import ClauseText, load_text
from ...rules import games
from ...rules.core.clauses import Clause
from ...rules.core.options import Option
from ..prerender.elements import Child, Html, h
from .drawings import Drawings
from .paper import paper, word
from .tables import table

FEW = 12
"""Limit on the steps of an example that must not be divided between two pages of paper."""


@lru_cache(maxsize=32)
def rules_page(game_id: str, lang: str, ways: Html) -> str:
    """Return a page for paper with the rules of a game.

    An example is printed at the first clause under which it is listed; the other clauses refer to it.

    game_id: id of the game
    lang: the language
    ways: links that are shown on the screen and not printed
    """
    game, text, draw = games[game_id], load_text(game_id), Drawings()
    speak = Speaker(lang, game.start().setup)
    chapters = {chapter.id: chapter for chapter in text.chapters}
    body = [
        h("h1", {}, text.title[lang]),
        *(
            h(
                "section",
                {},
                h("h2", {}, chapters[name].headings[lang]),
                [_clause(speak, game.clauses[id_], text.clauses[id_], draw) for id_ in chapters[name].clauses],
            )
            for name in game.reading
        ),
    ]
    return paper(lang, text.title[lang], body, draw, ways)


def _clause(speak: Speaker, clause: Clause, words: ClauseText, draw: Drawings) -> Html:
    game, lang = speak.setup.game, speak.lang
    listed = by_clause(game.id).get(clause.id, ())
    return h(
        "article",
        {"class": "clause", "id": clause.id},
        h("div", {"class": "number"}, clause_label(game.id, clause.id, lang)),
        h(
            "div",
            {},
            h("div", {"class": "text"}, Html(words.html[lang])),
            (
                h("div", {"class": "ruling"}, h("b", {}, _ruling_name(speak, clause, one.id)), Html(one.html[lang]))
                for one in words.rulings
            ),
            (
                h("p", {"class": "option"}, _option(speak, option))
                for option in game.options.values()
                if option.clause == clause.id and not option.seats
            ),
            [_elsewhere(speak, one) for one in listed if one.shows[0] != clause.id],
        ),
        [_example(speak, one, draw) for one in listed if one.shows[0] == clause.id],
    )


def _ruling_name(speak: Speaker, clause: Clause, ruling: str) -> str:
    """Return the heading of a ruling's box beside a clause.

    It says whether the ruling decides the clause or only explains it, and has the ruling's id.
    """
    explains = is_explanation(speak.setup.game.id, ruling, clause.id)
    return f"{speak.ui('in_other_words' if explains else 'ruling')} {ruling}"


def _option(speak: Speaker, option: Option) -> str:
    value = option.default
    if isinstance(value, bool):
        usual = speak.say(f"exercise-{'true' if value else 'false'}", {}, str(value))
    else:
        usual = speak.option(f"{option.name}-{value}") if isinstance(value, str) else str(value)
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
