"""What a lesson shows of odds beside a table: those that its cells work out, a map of hands, and a bench for trying."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import process_time
from typing import Any, Final

import anywidget
import traitlets

from ..pages import deck
from ..pages.handmap import map_hands
from ..pages.lesson import table_html, table_text, tell_compared, tell_map, tell_odds
from ..pages.seeds import draw_seed
from ..players.comparing import Compared, Odds
from ..players.openings import joining_move
from ..players.trial import Trial
from ..rulebook.bundles import messages
from ..rules import View
from ..rules.core.trickview import TrickView
from .assets import esm
from .behind import run_behind
from .guarded import Guarded
from .parts import Part, listen_weakly
from .request import is_served
from .trouble import trouble
from .trying import SHARED_LIMIT, SLICE

WORLDS: Final = (25, 100, 400, 1600)
"""In so many worlds a reader may have a move tried."""
OTHERS: Final = ("careful", "random")
LAST_DEAL: Final = 9999
KEPT: Final = 24
"""Answers that stay on the page."""


class Display(Guarded, anywidget.AnyWidget):
    """Something that stands beside a table, and speaks and looks as it does: `Display(table)`."""

    _esm = esm("lesson.js")
    kind: traitlets.Unicode[str, str]
    """Which of the pictures of ``static/lesson.js`` this is."""
    says: tuple[str, ...] = ()
    """The words of the page."""
    lang = traitlets.Unicode("sv").tag(sync=True)
    prefs = traitlets.Dict().tag(sync=True)
    words = traitlets.Dict().tag(sync=True)
    shown = traitlets.Dict().tag(sync=True)

    def __init__(self, table: Part) -> None:
        self.desk = table.desk
        super().__init__()
        self._show()
        self._stop_listening = listen_weakly(self.desk.changed, self._show)

    def _show(self) -> None:
        """Send what has changed, in one message."""
        book = messages(self.desk.lang, self.desk.game.id)
        words = {key: book.say(f"ui-{key}", {}, key) for key in self.says}
        told = {"lang": self.desk.lang, "prefs": self.desk.prefs, "words": words, "shown": self._data()}
        with self.hold_sync():
            for name, value in told.items():
                if getattr(self, name) != value:
                    self.set_trait(name, value)

    def _data(self) -> dict[str, Any]:
        """The trait `shown`."""
        raise NotImplementedError

    def _table(self) -> dict[str, Any]:
        """The table in it, if there is one, as `pages.lesson` makes them."""
        return self.shown

    def __repr__(self) -> str:
        return table_text(self._table())

    def _repr_mimebundle_(self, **settings: Any) -> Any:
        """The live view; for a notebook, which is kept without its kernel, also the table in words and as HTML."""
        found = super()._repr_mimebundle_(**settings)
        if found is None or is_served():
            return found
        data, metadata = found
        return {**data, "text/plain": repr(self), "text/html": table_html(self._table(), self.lang)}, metadata


class Chances(Display):
    """Odds of the deal at a table, in numbers and as a picture: `Chances(table, odds(view, "0 knock"))`.

    `found`: what `odds` or `opening` has found, called by who the others are taken to be; or with names for each,
    `{name: odds}`, where `names` says what they are (``worked_out_by``, ``threads``); or what
    `odds_of_moves` has found. `gains`: the picture is of the gains, else of the chance of a bete.
    """

    kind = traitlets.Unicode("chances").tag(sync=True)

    def __init__(
        self,
        table: Part,
        *found: Odds | Compared,
        named: Mapping[str, Odds] | None = None,
        names: str = "worked_out_by",
        gains: bool = False,
    ) -> None:
        kinds = {type(one) for one in (*found, *(named or {}).values())}
        if len(kinds) != 1 or not kinds <= {Odds, Compared}:
            raise TypeError("expected what odds, opening or odds_of_moves has found, at least one, all of one kind")
        self.found, self.named, self.names, self.gains = found, dict(named or {}), names, gains
        super().__init__(table)

    def _data(self) -> dict[str, Any]:
        speak = self.desk.speaker
        compared = [one for one in self.found if isinstance(one, Compared)]
        if compared:
            return tell_compared(compared, speak)
        plain = [one for one in self.found if isinstance(one, Odds)]
        called = [(speak.ui(f"lesson_{odds.others}"), odds) for odds in plain]
        first = "lesson_others" if plain else f"lesson_{self.names}"
        return tell_odds([*called, *self.named.items()], speak, speak.ui(first), gains=self.gains)


class OpeningMap(Display):
    """What it brings to join as the first to speak, with every kind of hand: `OpeningMap(table)`."""

    kind = traitlets.Unicode("map").tag(sync=True)
    says = ("advice_hands", "advice_as_table", "advice_csv", "advice_svg", "advice_number_of_hands")

    def __init__(self, table: Part) -> None:
        self.view = table.desk.view
        super().__init__(table)

    def _data(self) -> dict[str, Any]:
        return map_hands(self.view, self.desk.speaker)

    def _table(self) -> dict[str, Any]:
        return tell_map(self.shown, self.desk.speaker)


class Experiment(Display):
    """A bench: the reader chooses a deal, in how many worlds to try it, and how the others play, and has it tried.

    It begins with the `deal` of that number at `table`; the first to speak is the reader. Each press deals new worlds.
    """

    kind = traitlets.Unicode("experiment").tag(sync=True)
    says = (
        *("lesson_deal", "lesson_worlds", "lesson_others", "lesson_careful", "lesson_random", "lesson_play"),
        *("lesson_clear", "lesson_hand", "lesson_up", "advice_running"),
    )

    def __init__(self, table: Part, deal: int = 1) -> None:
        self._deal, self._running, self._wrong = deal, False, ""
        self._found: list[tuple[int, Odds]] = []
        super().__init__(table)
        self.on_msg(self._hear)

    @property
    def view(self) -> View:
        """What the first to speak sees of the deal."""
        state = self.desk.line.opening.deal(seed=str(self._deal))
        return state.view(*sorted(state.to_act)[:1])

    def _data(self) -> dict[str, Any]:
        speak, view = self.desk.speaker, self.view
        hand, up = _cards(view)
        pack = deck.cards(frozenset(self.desk.game.pack(view.setup)), self.desk.lang, self.desk.game.id)
        rows = [
            (speak.ui("lesson_row", deal=str(deal), others=speak.ui(f"lesson_{odds.others}")), odds)
            for deal, odds in self._found
        ]
        first = speak.ui("lesson_deal")
        table = tell_odds(rows, speak, first) if rows else {"heads": [], "rows": []}
        last = table_text({**table, "rows": table["rows"][:1]})
        return {
            **table,
            "deal": self._deal,
            "last": LAST_DEAL,
            "hand": hand,
            "up": up,
            "cards": {card: pack[card] for card in (*hand, *up)},
            "worlds": [*WORLDS],
            "others": [*OTHERS],
            "running": self._running,
            "said": self._wrong or (f"{first} {last}" if last else ""),
        }

    def __repr__(self) -> str:
        speak, (hand, up) = self.desk.speaker, _cards(self.view)
        told = [f"{speak.ui('lesson_deal')} {self._deal}"]
        for key, cards in (("lesson_hand", hand), ("lesson_up", up)):
            told.append(f"{speak.ui(key)} {', '.join(map(speak.card, cards))}")
        return "\n".join([" · ".join(told), *super().__repr__().splitlines()])

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
        """Tell the reader that the deal could not be tried, and log why."""
        self._running = False
        self._wrong = trouble(error, self.desk.lang, self.desk.game.id).text
        self._show()

    def _play(self, worlds: int, others: str) -> Iterator[None]:
        """Tries the move in new worlds; what came of it stands first."""
        deal, view = self._deal, self.view
        move = joining_move(view)
        try:
            if move is None:
                return
            trial = Trial(view, [move], others=others, seed=draw_seed(), n=worlds)
            spent, more = 0.0, True
            while more and spent < SHARED_LIMIT:  # the answer then is of fewer worlds, and says so
                began = process_time()
                more = trial.play(SLICE)
                spent += process_time() - began
                yield
            if trial.found:
                self._found = [(deal, trial.found[0].odds), *self._found][:KEPT]
        finally:
            self._running = False


def _cards(view: View) -> tuple[list[str], list[str]]:
    """The hand of the one seat whose view it is, and the upcard."""
    (seat,) = view.seats
    if not isinstance(view, TrickView):
        return [], []
    return [str(card) for card in view.hands[seat] or ()], [str(card) for card in view.up]
