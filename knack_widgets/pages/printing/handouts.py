"""A hand-out on paper: chosen steps of a match as pictures, their events, and the clauses behind them."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.labels import clause_label
from ..prerender.elements import Html, h
from ..saved import clause_text
from ..sight import Sight
from ..story import step_sentences, step_title, tell_step
from .drawings import Drawings
from .paper import paper, word
from .tables import table


def handout_page(sights: Sequence[Sight], title: str) -> str:
    """Return a page for paper with the positions of a match, as a reader sees them.

    sights: the reader's sight of each step, in order
    title: the title of the page
    """
    draw, lang = Drawings(), sights[0].lang
    steps = [
        h("section", {}, h("h2", {}, step_title(sight)), h("p", {}, step_sentences(sight)), _table(sight, draw))
        for sight in sights
    ]
    game = sights[0].game.id
    clauses = [
        h(
            "article",
            {"class": "clause"},
            h("div", {"class": "number"}, clause_label(game, id_, lang)),
            h("div", {}, h("div", {"class": "text"}, clause_text(game, id_, lang))),
        )
        for id_ in list_clauses(sights)
    ]
    cited = bool(clauses) and h("section", {}, h("h2", {}, word(lang, "clauses")), clauses)
    return paper(lang, title, [h("h1", {}, title), steps, cited], draw)


def list_clauses(sights: Sequence[Sight]) -> list[str]:
    """Return the ids of the clauses behind the shown steps, without repetitions, in the order of the text."""
    steps = [(sight, sight.line.last) for sight in sights]
    cited = {clause for sight, last in steps if last for _, clause in tell_step(sight, last, sight.speaker)}
    return [clause for clause in sights[0].game.clauses if clause in cited]


def _table(sight: Sight, draw: Drawings) -> Html:
    return table(sight.view, sight.lang, draw, sight.you)
