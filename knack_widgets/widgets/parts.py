"""The widgets of a match: the table, the text, the steps, and a chapter."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from typing import Any

import traitlets

from ..pages import saved
from ..pages.prerender.elements import Html
from ..pages.sight import Sight
from ..rulebook.examples import examples
from .guarded import for_page
from .match_traits import MatchTraits
from .part import Part


class Table(MatchTraits, Part):
    """A table on which a match is shown and played, with its log.

    The traits say what is on the table, and the methods play. A click on the page does the same as a method, and
    observers hear of both.

    >>> table = Table("knack", players=["Anna", "Bo", "Cleo"], seed=7, lang="en")
    >>> table.seats, table.step, table.state.phase
    ((0,), 1, 'bidding')
    >>> verdict = table.play("0 knock")                 # Bo and Cleo speak at once
    >>> verdict.legal, table.step, table.state.phase
    (True, 4, 'play')
    >>> print(table.play("0 play 7h").explain("en"))    # refused: shown, not raised
    Anna does not hold the seven of hearts and cannot play it.
    >>> table.verdict.clauses
    ('play.1',)
    >>> table.undo(), table.step
    (True, 1)
    """

    _part = for_page(traitlets.Unicode("table"))
    _shows = ("table",)
    _table = for_page(traitlets.Dict())
    _drawing = for_page(traitlets.Unicode())
    _log_lines: traitlets.List[Any] = for_page(traitlets.List())
    _log_drawing = for_page(traitlets.Unicode())


class Text(MatchTraits, Part):
    """The text of the rules or one of its chapters, beside the original, with the clauses in force marked.

    Example: `Text(table)` shows the text to the match of a table, `Text("knack", chapter="play")` has its own match.
    """

    _part = for_page(traitlets.Unicode("text"))
    _shows = ("book", "marks", "setup")
    _book = for_page(traitlets.Dict())
    _text_drawing = for_page(traitlets.Unicode())
    _marks = for_page(traitlets.Dict())
    _setup = for_page(traitlets.Dict())

    def _keep_view(self) -> Html:
        return saved.saved_text(self.desk.game.id, self.desk.lang, self.chapter)


class Steps(MatchTraits, Part):
    """The steps of a match, with a slider and buttons.

    Example: `Steps(table)` steps through the match of a table.
    """

    _part = for_page(traitlets.Unicode("steps"))
    _shows = ("steps",)
    _steps = for_page(traitlets.Dict())
    _steps_drawing = for_page(traitlets.Unicode())


class Spread(MatchTraits, Part):
    """Text, table and steps side by side."""

    _shows = ("book", "marks", "table", "steps", "setup")
    _page_drawing = for_page(traitlets.Unicode())
    _ways = for_page(traitlets.Dict())
    """The buttons between the page's parts as HTML (`pages.prerender.parts.ways_between`)."""
    _book = for_page(traitlets.Dict())
    _text_drawing = for_page(traitlets.Unicode())
    _marks = for_page(traitlets.Dict())
    _table = for_page(traitlets.Dict())
    _drawing = for_page(traitlets.Unicode())
    _log_lines: traitlets.List[Any] = for_page(traitlets.List())
    _log_drawing = for_page(traitlets.Unicode())
    _steps = for_page(traitlets.Dict())
    _steps_drawing = for_page(traitlets.Unicode())
    _setup = for_page(traitlets.Dict())


class Chapter(Spread):
    """A chapter of the text beside a table that shows it.

    Example: `Chapter("knack", chapter="play", example="play-03-follow-suit")`.
    """

    _part = for_page(traitlets.Unicode("chapter"))

    def _keep_view(self) -> Html:
        desk = self.desk
        example = examples(desk.game.id).get(desk.open_example or "")
        if example is None:
            text = saved.saved_text(desk.game.id, desk.lang, self.chapter)
            return saved.saved_parts(super()._keep_view(), text)
        clauses = saved.saved_clauses(desk.game.id, desk.lang, example.shows)
        return saved.saved_parts(clauses, super()._keep_view(), saved.saved_steps(self._sights_ahead()))

    def _sights_ahead(self) -> Iterator[Sight]:
        """Yield the reader's sight of each step after the shown one."""
        for step in range(self.desk.line.at + 1, len(self.desk.line.steps) + 1):
            desk = copy(self.desk)
            desk.go_to(step)
            yield desk.sight
