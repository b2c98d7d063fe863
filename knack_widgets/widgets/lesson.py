"""Views of odds beside a table in a lesson: numbers, a map of hands, an experiment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from time import process_time
from typing import Final

import anywidget
import traitlets

from ..pages import deck
from ..pages.handmap import map_hands
from ..pages.lesson import odds_html, table_html, table_text, tell_compared, tell_map, tell_odds
from ..pages.lesson_data import ExperimentData, LessonMap, Numbers, OddsTable
from ..pages.prerender.elements import Html, h
from ..pages.prerender.lesson import experiment_part, map_part, odds_part
from ..pages.prerender.sheet import Sheet
from ..pages.seeds import draw_seed
from ..players.comparing import Compared, Odds
from ..players.openings import joining_move
from ..players.running_odds import RunningOdds
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.tricks.view import TrickView
from .assets import esm
from .behind import run_behind
from .guarded import Bundle, Guarded
from .part import Part, listen_weakly
from .request import is_served
from .trouble import report_redrawn, trouble
from .trying import SHARED_LIMIT, SLICE

WORLDS: Final = (25, 100, 400, 1600)
"""Numbers of worlds among which a reader can choose. A world is a possible distribution of the hidden cards."""
OTHERS: Final = ("careful", "random")
LAST_DEAL: Final = 9999
KEPT: Final = 24
"""Greatest number of results on the page."""
EXPERIMENT_WORDS: Final = (
    *("lesson_deal", "lesson_worlds", "lesson_others", "lesson_careful", "lesson_random", "lesson_play"),
    *("lesson_clear", "lesson_hand", "lesson_up", "advice_running"),
)


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
    ) -> None:
        kinds = {type(result) for result in (*results, *(named or {}).values())}
        if len(kinds) != 1 or not kinds <= {Odds, Compared}:
            raise TypeError("expected results of odds, opening or odds_of_moves: at least one, all of one kind")
        self.results, self.named, self.names, self.gains = results, dict(named or {}), names, gains
        super().__init__(table)

    def _draw(self) -> Drawn:
        table = self._table(self.desk.speaker)
        return Drawn(table, odds_part(odds_html(table)), table)

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


class Experiment(Display):
    """An experiment in which the reader computes the odds of joining as the first to speak.

    The reader chooses a deal, a number of worlds and the other players' play. Each run deals new worlds.

    table: the table beside which the experiment is shown
    deal: the number of the deal to begin with
    """

    kind = traitlets.Unicode("experiment").tag(sync=True)

    def __init__(self, table: Part, deal: int = 1) -> None:
        self._deal, self._running, self._wrong = deal, False, ""
        self._found: list[tuple[int, Odds]] = []
        super().__init__(table)
        self.on_msg(self._hear)

    @property
    def view(self) -> View:
        """The deal as the first to speak sees it."""
        state = self.desk.line.opening.deal(seed=str(self._deal))
        return state.view(*sorted(state.to_act)[:1])

    def _draw(self) -> Drawn:
        speak, setup = self.desk.speaker, self.view.setup
        cards = deck.cards(frozenset(self.desk.game.pack(setup)), self.desk.lang, self.desk.game.id)
        words = {key: speak.ui(key) for key in EXPERIMENT_WORDS}
        sheet = Sheet({"lang": self.desk.lang, "words": words, "cards": cards})
        table = self._table(speak)
        shown = self._form(table, speak)
        return Drawn(shown, experiment_part(sheet, shown, odds_html(table)), table)

    def _table(self, speak: Speaker) -> OddsTable:
        """Return the table of all results, the newest first."""
        rows = [
            (speak.ui("lesson_row", deal=str(deal), others=speak.ui(f"lesson_{odds.others}")), odds)
            for deal, odds in self._found
        ]
        return tell_odds(rows, speak, speak.ui("lesson_deal")) if rows else {"heads": [], "rows": []}

    def _form(self, table: OddsTable, speak: Speaker) -> ExperimentData:
        """Return the whole experiment with the table of its results."""
        hand, up = _cards(self.view)
        last = table_text({"heads": table["heads"], "rows": table["rows"][:1]})
        return {
            **table,
            "deal": self._deal,
            "last": LAST_DEAL,
            "hand": hand,
            "up": up,
            "worlds": [*WORLDS],
            "others": [*OTHERS],
            "running": self._running,
            "said": self._wrong or (f"{speak.ui('lesson_deal')} {last}" if last else ""),
        }

    def _keep_view(self) -> Html:
        deal = h("p", {"lang": self.lang}, repr(self).partition("\n")[0])
        return h("div", {}, deal, super()._keep_view() if self._found else None)

    def __repr__(self) -> str:
        speak, (hand, up) = self.desk.speaker, _cards(self.view)
        parts = [f"{speak.ui('lesson_deal')} {self._deal}"]
        for key, cards in (("lesson_hand", hand), ("lesson_up", up)):
            parts.append(f"{speak.ui(key)} {', '.join(map(speak.card, cards))}")
        return "\n".join([" · ".join(parts), *super().__repr__().splitlines()])

    # -- page to Python

    def _hear(self, _: object, content: object, __: object) -> None:
        if not isinstance(content, Mapping):
            return
        do, deal = content.get("do"), content.get("deal")
        self._wrong = ""
        if do == "clear":
            self._found.clear()
        if do in ("deal", "play") and type(deal) is int and 1 <= deal <= LAST_DEAL:
            self._deal = deal
        worlds, others = content.get("worlds"), content.get("others")
        if do == "play" and not self._running and worlds in WORLDS and others in OTHERS:
            self._running = True
            run_behind(self._play(int(worlds), str(others)), self._show, self._report_failure)
        self._show()

    def _report_failure(self, error: Exception) -> None:
        """Show that the deal could not be tried, and log an error that is this program's fault."""
        self._running = False
        self._wrong = trouble(error, self.desk.lang, self.desk.game.id).text
        self._show()

    def _play(self, worlds: int, others: str) -> Iterator[None]:
        """Try the joining move in new worlds, and put the result before the earlier results."""
        deal, view = self._deal, self.view
        move = joining_move(view)
        try:
            if move is None:
                return
            trial = RunningOdds(view, [move], others=others, seed=draw_seed(), n=worlds)
            spent, more = 0.0, True
            while more and spent < SHARED_LIMIT:  # the limit gives fewer worlds; the result shows their number
                began = process_time()
                more = trial.play(SLICE)
                spent += process_time() - began
                yield
            if trial.found:
                self._found = [(deal, trial.found[0].odds), *self._found][:KEPT]
        finally:
            self._running = False


def _cards(view: View) -> tuple[list[str], list[str]]:
    """Return the hand of the only seat of a view, and the upcard."""
    (seat,) = view.seats
    if not isinstance(view, TrickView):
        return [], []
    return [str(card) for card in view.hands[seat] or ()], [str(card) for card in view.up]
