"""The story so far: each step in words, the lines of the log, and who made the last step."""

from __future__ import annotations

from typing import Any

from ..rulebook.speech import Speaker
from ..rules import Move
from ..rules.records import Step
from .known import news_of_step
from .sight import Sight

Data = dict[str, Any]

NEWS = 50
"""From this number on of a step's hundred stands what became certain with it."""
LOG_LINES = 60
"""How many lines the page gets at first, and how many more each time it requests earlier ones."""
LOG_PAGES = 10
"""The most pages of lines, because all are sent with every step. Still earlier ones are seen by stepping back."""


def is_hidden(sight: Sight, step: Step, move: Move) -> bool:
    """Whether the cards of a step are hidden from the reader: played face down, or still held after a try."""
    state = sight.state
    if not (sight.game.verbs[move.verb].hides or step.verdict) or move.seat is None or move.seat in sight.eyes:
        return False
    return step.before.deals == state.deals and state.chance != "deal" and not state.over


def tell_step(sight: Sight, step: Step, speak: Speaker) -> list[tuple[str, str | None]]:
    """A step in words: sentences for the move and what it brought about, each with the clause that says so."""
    if step.verdict is not None:
        move = step.verdict.move
        if is_hidden(sight, step, move) and move.seat is not None:
            return [(speak.ui("step_try", text=speak.place(move.seat)), None)]
        clauses = step.verdict.clauses
        return [(speak.ui("step_try", text=speak.move(move)), clauses[0] if clauses else None)]
    move = step.before.read(step.text)
    return speak.narrate(move, step.after.events, hidden=is_hidden(sight, step, move))


def log(sight: Sight, speak: Speaker) -> Data:
    """The newest lines, each with a lasting number, and whether the page may request earlier ones."""
    lines: list[Data] = []
    wanted = LOG_LINES * sight.log_pages
    at = sight.line.at
    while at > 0 and len(lines) < wanted:
        story = tell_step(sight, sight.line.steps[at - 1], speak)
        gleaned = news_of_step(sight, at, speak)
        lines[:0] = [
            *({"id": at * 100 + i, "text": text, "clause": clause} for i, (text, clause) in enumerate(story, start=1)),
            *({"id": at * 100 + i, "clause": None, **told} for i, told in enumerate(gleaned, start=NEWS)),
        ]
        at -= 1
    more = at > 0 or len(lines) > wanted
    return {"log": lines[-wanted:], "earlier": more and sight.log_pages < LOG_PAGES}


def mover(sight: Sight) -> int | None:
    """The seat that made the last step, which everybody at the table has seen; `None`: chance, or nobody yet."""
    step = sight.line.last
    return None if step is None or step.verdict is not None else step.before.read(step.text).seat
