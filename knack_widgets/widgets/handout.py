"""A hand-out in a notebook: chosen steps of a match, to be read, saved as a page and printed."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from os import PathLike
from pathlib import Path

from ..pages.picture import picture
from ..pages.prerender.elements import h
from ..pages.printing.handouts import handout_page
from ..pages.sight import Sight
from ..pages.story import step_sentences, step_title
from ..rulebook.labels import game_name
from ..rulebook.words import position
from ..rules import OptionError
from ..rules.core.errors import describe
from .part import Part


class Handout:
    """Steps of a match on a page for paper, as the reader sees them: pictures, events, and their clauses.

    Example: `Handout(table, steps=[1, 4], title="Who must follow?").save("handout.html")`.

    table: the widget whose match is shown; a later move does not change the hand-out
    steps: the numbers of the steps; by default the step that is shown
    title: the title of the page; by default the name of the game

    Raise OptionError, a ValueError, if there is no such step.
    """

    def __init__(self, table: Part, steps: Iterable[int] | None = None, title: str = "") -> None:
        desk, last = table.desk, len(table.desk.line.steps)
        numbers = [desk.line.at] if steps is None else [*steps]
        wrong = [step for step in numbers if type(step) is not int or not 0 <= step <= last]
        if wrong or not numbers:
            read = describe(wrong[0] if wrong else numbers)
            raise OptionError(f"steps {read}: expected numbers from 0 to {last}, at least one")
        self.sights = [_sight_at(table, step) for step in numbers]
        self.title = title or game_name(desk.game.id, desk.lang)

    def html(self) -> str:
        """Return the whole page, which needs no other file."""
        return handout_page(self.sights, self.title)

    def save(self, path: str | PathLike[str]) -> Path:
        """Write the page to a file, and return its path.

        path: the path of the file, such as "handout.html"
        """
        file = Path(path)
        file.write_text(self.html(), encoding="utf-8")
        return file

    def __repr__(self) -> str:
        parts = [
            "\n".join(
                [step_title(sight), *filter(None, [step_sentences(sight)]), position(sight.view, sight.lang, sight.you)]
            )
            for sight in self.sights
        ]
        return "\n\n".join([self.title, *parts])

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Return the hand-out as text, and as HTML with its tables as pictures."""
        lang = self.sights[0].lang
        parts = [
            h("section", {}, h("h4", {}, step_title(sight)), h("p", {}, step_sentences(sight)), picture(sight))
            for sight in self.sights
        ]
        return {"text/plain": repr(self), "text/html": str(h("div", {"lang": lang}, h("h3", {}, self.title), parts))}


def _sight_at(table: Part, step: int) -> Sight:
    desk = copy(table.desk)
    desk.changed, desk.watching = [], []
    desk.go_to(step)
    return desk.sight
