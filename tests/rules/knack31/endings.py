"""The ways in which a deal and a match of German Knack can end or go on.

Golden games show each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from knack_widgets.rules import Record
from knack_widgets.rules.records import Step

from ..helpers.golden import Way
from .oracle import calls


class Deal:
    """One deal of a record: its steps, the names of its events, its winners and their cards."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.events = [event for step in steps for event in step.after.events]
        self.names = [event[0] for event in self.events]
        self.last: Any = steps[-1].after
        self.result: Any = self.last.result if self.last.chance == "deal" else None
        self.best = self.result.values[self.result.winners[0]] if self.result else 0
        self.draws = sum(step.before.phase == "draw" for step in steps)
        ending = [step for step in steps if step.before.chance is None][-1]
        self.mover, self.verb = ending.text.split()[:2] if not ending.text.startswith("expose") else ("", "expose")
        self.forgot = [str(event[1]) for event in self.events if event[0] == "forgot"]

    def has(self, *names: str) -> bool:
        """Return whether all these events happened."""
        return set(names) <= set(self.names)

    def announcer(self) -> int | None:
        """Return the seat that announced."""
        return next((event[1] for event in self.events if event[0] == "announces"), None)

    def finished(self) -> str:
        """Return the dealer's choice after an announcement, empty if it was made before."""
        return next(
            (s.text.split()[1] for s in self.steps if s.before.phase == "finishing" and "look" not in s.text), ""
        )

    def own_swap_announced(self) -> bool:
        """Return whether the move before the announcement was the announcer's own swap."""
        pairs = zip(self.steps, self.steps[1:], strict=False)
        return any(
            " swap " in one.text and two.text.endswith("announce") and one.text[0] == two.text[0] for one, two in pairs
        )


def deals(record: Record) -> list[Deal]:
    """Return the deals of a record that ended, or that were dealt again."""
    steps_by_deal: list[list[Step]] = []
    for step in record.steps:
        if step.verdict is None and step.text != "end":
            if step.text.startswith("deal"):
                steps_by_deal.append([])
            steps_by_deal[-1].append(step)
    return [Deal(steps) for steps in steps_by_deal if steps[-1].after.chance == "deal"]


def a_deal(test: Callable[[Deal], bool]) -> Way:
    """Return a check that a deal ended for which the test is true."""
    return lambda record: any(test(deal) for deal in deals(record))


def happened(name: str, times: int = 1) -> Way:
    """Return a check that this event happened at least so often in one deal."""
    return a_deal(lambda deal: deal.names.count(name) >= times)


def at_once(worth: int) -> Way:
    """Return a check that a dealt hand of this value was announced before any move."""
    return a_deal(
        lambda deal: (
            any(event[0] == "announces" and event[2] == worth for event in deal.events)
            and not {"swaps", "swaps-all", "slides", "ends-round"} & set(deal.names)
        )
    )


def lost_announcement(deal: Deal) -> bool:
    """Return whether an earlier Knack took back the swap that made the announced one."""
    seat = deal.announcer()
    return seat is not None and deal.has("taken-back") and not calls(deal.last.shown[seat])


def too_few(record: Record) -> bool:
    """Return whether a tie was drawn for by more seats than the stock had cards."""
    draws: list[Any] = [step.before for step in record.steps if step.verdict is None and step.before.phase == "draw"]
    return any(len(state.stock) < len(state.drawers) for state in draws)


def match_ends(dealt: bool, *, again: bool = False) -> Way:
    """Return a check that the match ended with or without a counted deal.

    again: whether it ended right after a deal that was to be dealt again
    """

    def way(record: Record) -> bool:
        final: Any = record.final
        steps = [step for step in record.steps if step.verdict is None]
        after_redeal = len(steps) > 1 and any(event[0] == "redeal" for event in steps[-2].after.events)
        return final.over and (final.deals > 0, after_redeal) == (dealt, again)

    return way


WAYS: dict[str, Way] = {
    "knack at once": at_once(31),
    "blitz at once": at_once(33),
    "before the dealer chose, who keeps": a_deal(lambda deal: deal.finished() == "keep"),
    "before the dealer chose, who switches": a_deal(lambda deal: deal.finished() == "switch"),
    "the unseen pile counts too": a_deal(lambda deal: deal.finished() == "switch" and deal.has("counts-too")),
    "knack by a swap": a_deal(lambda deal: deal.own_swap_announced() and not deal.has("taken-back")),
    "taken back": a_deal(lambda deal: deal.has("announces", "taken-back") and not lost_announcement(deal)),
    "the earliest takes back the announced": a_deal(lost_announcement),
    "blitz beats knack": a_deal(lambda deal: deal.has("counts-too") and deal.best == 33 and 31 in deal.result.values),
    "two knacks drawn for": a_deal(lambda deal: deal.has("counts-too", "tied")),
    "forgotten by moving on": a_deal(lambda deal: deal.mover in deal.forgot and deal.verb != "pass"),
    "forgotten by passing": a_deal(lambda deal: deal.mover in deal.forgot and deal.verb == "pass"),
    "forgotten by a second move": a_deal(lambda deal: bool(deal.forgot) and deal.mover not in deal.forgot),
    "two forget at once": a_deal(lambda deal: len(deal.forgot) == 2),
    "a knack wins that nobody announced": a_deal(lambda deal: bool(deal.forgot) and deal.best >= 31),
    "the others draw": a_deal(lambda deal: bool(deal.forgot) and deal.has("tied")),
    "compared after a pass": a_deal(
        lambda deal: deal.has("compared") and deal.best <= 30 and not {"tied", "taken-back"} & set(deal.names)
    ),
    "thirty and a half wins": a_deal(lambda deal: deal.has("compared") and deal.best == 30.5),
    "compared with a knack open": a_deal(lambda deal: deal.has("compared", "taken-back")),
    "knack in the last turn": a_deal(
        lambda deal: deal.has("compared") and deal.best == 31 and not deal.has("taken-back")
    ),
    "tie drawn": a_deal(lambda deal: deal.has("compared", "tied") and deal.draws == 1),
    "tie drawn again": a_deal(lambda deal: deal.draws > 1),
    "too few cards to draw": too_few,
    "dealt again": happened("redeal"),
    "not dealt again": happened("no-redeal"),
    "middle renewed": happened("renewed"),
    "seven, eight, nine renewed twice": happened("refreshes", 2),
    "exposed card replaced": happened("replaces"),
    "exposed card kept": happened("declines"),
    "given back": happened("given-back"),
    "not given back": happened("refuses"),
    "without the additional rules": lambda record: record.options.get("ssi") is False and bool(deals(record)),
    "match ends before the first deal": match_ends(dealt=False),
    "match ends": match_ends(dealt=True),
    "match ends after a call for a new deal": match_ends(dealt=True, again=True),
}
"""Name → function that returns whether a record shows the way."""
