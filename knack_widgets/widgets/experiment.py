"""An experiment beside a table in a lesson: odds of deals that the reader chooses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import process_time
from typing import Final

import traitlets

from ..pages import deck
from ..pages.lesson import odds_html, table_text, tell_odds
from ..pages.lesson_data import ExperimentData, OddsTable
from ..pages.prerender.elements import Html, h
from ..pages.prerender.lesson import experiment_part
from ..pages.prerender.sheet import Sheet
from ..pages.seeds import draw_seed
from ..players.comparing import Odds
from ..players.openings import joining_move
from ..players.running_odds import RunningOdds
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.tricks.view import TrickView
from .behind import run_behind
from .lesson import Display, Drawn
from .part import Part
from .trouble import trouble
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
