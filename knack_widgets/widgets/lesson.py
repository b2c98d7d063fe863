"""Views of odds beside a table in a lesson: numbers, and a map of hands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import anywidget
import traitlets

from ..pages.handmap import map_hands
from ..pages.lesson import odds_html, table_html, table_text, tell_compared, tell_map, tell_odds
from ..pages.lesson_data import ExperimentData, LessonMap, Numbers, OddsTable
from ..pages.prerender.elements import Html
from ..pages.prerender.lesson import map_part, odds_part
from ..players.comparing import Compared, Odds
from ..rulebook.speech import Speaker
from .assets import esm
from .guarded import Bundle, Guarded
from .part import Part, listen_weakly
from .request import is_served
from .trouble import report_redrawn


@dataclass(frozen=True)
class Drawn:
    """A view as it is now.

    chart: the data of its chart
    html: its drawing without the chart
    numbers: its numbers as a table, for text and for pages without a kernel
    """

    chart: ExperimentData | LessonMap | OddsTable
    html: Html
    numbers: Numbers | OddsTable


class Display(Guarded, anywidget.AnyWidget):
    """The base of views beside a table, with the table's language and look: `Display(table)`."""

    _esm = esm("lesson.js")
    kind: traitlets.Unicode[str, str]
    """The name of this view in `static/lesson.js`."""
    lang = traitlets.Unicode("sv").tag(sync=True)
    prefs = traitlets.Dict().tag(sync=True)
    drawing = traitlets.Unicode().tag(sync=True)
    """The view as HTML, without the chart."""
    shown = traitlets.Dict().tag(sync=True)
    """The data of the chart."""

    def __init__(self, table: Part) -> None:
        self.desk = table.desk
        super().__init__()
        self._show()
        self._stop_listening = listen_weakly(self.desk.changed, self._show)
        self.on_msg(self._log_redrawn)

    def _log_redrawn(self, _: object, content: object, __: object) -> None:
        """Log that the page could not patch this view, and has redrawn it."""
        report_redrawn(content, f"the lesson of {self.desk.game.id}")

    def _show(self) -> None:
        """Send the traits that have changed, in one message."""
        drawn = self._draw()
        self._numbers = drawn.numbers
        traits = {
            "lang": self.desk.lang,
            "prefs": self.desk.prefs,
            "shown": drawn.chart,
            "drawing": str(drawn.html),
        }
        with self.hold_sync():
            for name, value in traits.items():
                if getattr(self, name) != value:
                    self.set_trait(name, value)

    def _draw(self) -> Drawn:
        """Return the view as it is now."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return table_text(self._numbers)

    def _repr_mimebundle_(self, **settings: object) -> Bundle:
        """Return the live view and, in a notebook, the table of numbers as text and HTML.

        A stored notebook has no kernel, so it needs text and HTML.
        """
        bundle = super()._repr_mimebundle_(**settings)
        if bundle is None or is_served():
            return bundle
        data, metadata = bundle
        return {**data, "text/plain": repr(self), "text/html": str(self._keep_view())}, metadata

    def _keep_view(self) -> Html:
        """Return the table of numbers, which a notebook keeps."""
        return table_html(self._numbers, self.lang)


class Chances(Display):
    """Odds of the deal at a table, in numbers and as a picture.

    Example: `Chances(table, odds(view, "0 knock"))`.

    table: the table beside which the odds are shown
    results: results of `odds` or `opening`, which are named after the assumption about the other players; or results of
        `odds_of_moves`
    named: name → result of `odds` or `opening`
    names: the key of the heading above these names (`worked_out_by`, `threads`, `steps`)
    gains: whether the picture shows the gains instead of the chance of a bete
    folded: whether numbers and picture are behind a button, so that a reader can guess first

    Raise TypeError if there are no results, or results of two kinds.
    """

    kind = traitlets.Unicode("chances").tag(sync=True)

    def __init__(
        self,
        table: Part,
        *results: Odds | Compared,
        named: Mapping[str, Odds] | None = None,
        names: str = "worked_out_by",
        gains: bool = False,
        folded: bool = False,
    ) -> None:
        kinds = {type(result) for result in (*results, *(named or {}).values())}
        if len(kinds) != 1 or not kinds <= {Odds, Compared}:
            raise TypeError("expected results of odds, opening or odds_of_moves: at least one, all of one kind")
        self.results, self.named, self.names, self.gains = results, dict(named or {}), names, gains
        self.folded = folded
        super().__init__(table)

    def _draw(self) -> Drawn:
        speak = self.desk.speaker
        table = self._table(speak)
        fold = speak.ui("lesson_answer") if self.folded else None
        return Drawn(table, odds_part(odds_html(table), fold=fold), table)

    def _table(self, speak: Speaker) -> OddsTable:
        compared = [result for result in self.results if isinstance(result, Compared)]
        if compared:
            return tell_compared(compared, speak)
        plain = [result for result in self.results if isinstance(result, Odds)]
        called = [(speak.ui(f"lesson_{odds.others}"), odds) for odds in plain]
        first = "lesson_others" if plain else f"lesson_{self.names}"
        return tell_odds([*called, *self.named.items()], speak, speak.ui(first), gains=self.gains)


class OpeningMap(Display):
    """A map of the odds of joining as the first to speak, for each kind of hand.

    Example: `OpeningMap(table)`.
    """

    kind = traitlets.Unicode("map").tag(sync=True)

    def __init__(self, table: Part) -> None:
        self.view = table.desk.view
        super().__init__(table)

    def _draw(self) -> Drawn:
        speak = self.desk.speaker
        shown: LessonMap = {
            **map_hands(self.view, speak),
            "labels": {
                "hands": speak.ui("advice_hands"),
                "as_table": speak.ui("advice_as_table"),
                "csv": speak.ui("advice_csv"),
                "svg": speak.ui("advice_svg"),
                "file": {"number_of_hands": speak.ui("advice_number_of_hands")},
            },
        }
        return Drawn(shown, map_part(shown), tell_map(shown, speak))
