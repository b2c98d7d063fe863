"""Words and pictures in HTML, which a notebook keeps of a widget for a page without a kernel.

The HTML has neither classes nor style sheets nor SVG, because GitHub and a notebook that is not trusted remove them.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..rulebook.clause_context import quoted_html
from ..rulebook.labels import clause_label
from ..rulebook.texts import load_text
from ..rules import games
from ..rules.core.facts import Setup
from .picture import picture
from .prerender.elements import Child, Html, h
from .sight import Sight
from .story import step_sentences, step_title

NUMBER = "text-align:left;vertical-align:top;padding-right:1em;white-space:nowrap"
WORDS = "text-align:left"


def saved_table(sight: Sight) -> Html:
    """Return the events of the shown step in words, and the position as a picture."""
    said = step_sentences(sight)
    head = h("p", {"lang": sight.lang}, h("b", {}, step_title(sight)), ": " if said else "", said)
    return h("div", {}, head, picture(sight))


def saved_steps(sights: Iterable[Sight]) -> Html | None:
    """Return the events of some steps as a list; None without steps.

    If no card was on the table before them, the last position follows as a picture.
    """
    seen = [*sights]
    if not seen:
        return None
    lang, first = seen[0].lang, seen[0].line.at
    items = [h("li", {}, step_sentences(sight)) for sight in seen]
    undealt = seen[0].line.steps[first - 1].before.chance == "deal"
    return h("div", {}, h("ol", {"lang": lang, "start": str(first)}, items), picture(seen[-1]) if undealt else None)


def saved_text(game_id: str, lang: str, chapter: str | None = None) -> Html:
    """Return the text of the rules, each clause with its number.

    game_id: the id of the game
    lang: the language
    chapter: the chapter to return; by default all chapters in the order in which they are read
    """
    text = load_text(game_id)
    chapters = {one.id: one for one in text.chapters}
    wanted = [chapter] if chapter else [*games[game_id].reading]
    parts = (
        [h("h4", {}, chapters[name].headings[lang]), saved_clauses(game_id, lang, chapters[name].clauses)]
        for name in wanted
    )
    return h("div", {"lang": lang}, *parts)


def saved_clauses(game_id: str, lang: str, clauses: Iterable[str]) -> Html:
    """Return clauses with their numbers.

    game_id: the id of the game
    lang: the language
    clauses: the ids of the clauses
    """
    rows = [
        h(
            "tr",
            {},
            h("th", {"scope": "row", "style": NUMBER}, clause_label(game_id, id_, lang)),
            h("td", {"style": WORDS}, Html(load_text(game_id).clauses[id_].html[lang])),
        )
        for id_ in clauses
    ]
    return h("table", {"lang": lang}, h("tbody", {}, rows))


def clause_text(game_id: str, clause: str, lang: str, setup: Setup | None = None) -> Html:
    """Return a clause as it is quoted in a language, in the usual words or as a match with a set-up plays it."""
    return Html(quoted_html(game_id, clause, lang, setup))


def saved_parts(*parts: Child) -> Html:
    """Return parts one below the other."""
    return h("div", {}, *parts)
