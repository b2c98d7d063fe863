"""The story so far: each step in words, the lines of the log, and the last mover."""

from __future__ import annotations

from typing import Any

from ..rulebook.speech import Speaker
from ..rules import Move
from ..rules.records import Step
from .known_cards import news_of_step
from .sight import Sight

Data = dict[str, Any]

NEWS = 50
"""Each step has a hundred line numbers; from this one on are the facts that became certain."""
LOG_LINES = 60
"""Number of lines that the page gets at first, and again with each request for earlier ones."""
LOG_PAGES = 10
"""Limit on the pages of lines, because all are sent with every step. Earlier ones are seen by stepping back."""


def is_hidden(sight: Sight, step: Step, move: Move) -> bool:
    """Return whether the cards of a step are hidden from the reader.

    They are if they were played face down, or are still held after a try.
    """
    state = sight.state
    if not (sight.game.verbs[move.verb].hides or step.verdict) or move.seat is None or move.seat in sight.visible_seats:
        return False
    return step.before.deals == state.deals and state.chance != "deal" and not state.over


def tell_step(sight: Sight, step: Step, speak: Speaker) -> list[tuple[str, str | None]]:
    """Return a step in sentences, for the move and its consequences, each with its clause."""
    if step.verdict is not None:
        move = step.verdict.move
        if is_hidden(sight, step, move) and move.seat is not None:
            return [(speak.ui("step_try", text=speak.place(move.seat)), None)]
        clauses = step.verdict.clauses
        return [(speak.ui("step_try", text=speak.move(move)), clauses[0] if clauses else None)]
    move = step.before.read(step.text)
    drawn = step.drawn if move.seat in sight.visible_seats else ()
    return speak.narrate(move, step.after.events, hidden=is_hidden(sight, step, move), drawn=drawn)


def log(sight: Sight, speak: Speaker) -> Data:
    """Return the newest lines, each with a lasting number, and whether there are earlier ones."""
    lines: list[Data] = []
    wanted = LOG_LINES * sight.log_pages
    at = sight.line.at
    while at > 0 and len(lines) < wanted:
        story = tell_step(sight, sight.line.steps[at - 1], speak)
        facts = news_of_step(sight, at, speak)
        lines[:0] = [
            *({"id": at * 100 + i, "text": text, "clause": clause} for i, (text, clause) in enumerate(story, start=1)),
            *({"id": at * 100 + i, "clause": None, **fact} for i, fact in enumerate(facts, start=NEWS)),
        ]
        at -= 1
    more = at > 0 or len(lines) > wanted
    return {"log": lines[-wanted:], "earlier": more and sight.log_pages < LOG_PAGES}


def mover(sight: Sight) -> int | None:
    """Return the seat that made the last step, or None for chance and at the beginning.

    All players have seen who it was.
    """
    step = sight.line.last
    return None if step is None or step.verdict is not None else step.before.read(step.text).seat
