"""The reader's state in the match: the clause in force, new cards, and stepping back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rulebook.labels import clause_in_force
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.cards import find_new
from .outcomes import deciding_clauses
from .sight import Sight
from .table_data import Looking, Marks, Now


def governing(sight: Sight) -> str | None:
    """Return the clause in force that the page shows, or None if marks are switched off.

    After a deal or the match it is the clause that decided it. A clause that only names the turn is shown if there is
    no other clause; a reader who sees no hand gets the first duty of the seat on turn instead. If the reader has
    switched marks off, the page does not show which clauses are in force.
    """
    if not sight.prefs["marks"]:
        return None
    view = sight.view
    if decided := deciding_clauses(sight.line, sight.you):
        return decided[0]
    turns = view.turn_clauses
    binding = [clause for clause in view.in_force if clause not in turns]
    phase = sight.state.setup.phases[view.phase]
    duties = () if sight.visible_seats else phase.open_duties(sight.state)
    permission = phase.permission_of(sight.state).id
    return next(
        iter([*binding, *(duty.id for duty in duties), *view.in_force]),
        permission if permission in sight.game.clauses else None,
    )


def marks(sight: Sight) -> Marks:
    """Return the trait `marks`: clauses in force, refusing, chosen, or behind the last move.

    The text does not follow the play of the others as long as the reader reads a clause that a link or a press chose.
    """
    judged = sight.shown_verdict
    last = sight.line.last
    happened = (
        [str(event[-1]) for event in last.after.events if event[0] != "turn"] if last and not last.verdict else []
    )
    return {
        "inForce": _clauses_in_force(sight) if sight.prefs["marks"] else [],
        "refused": list(judged.clauses) if judged else [],
        "happened": list(dict.fromkeys(happened)),
        "focus": sight.look.focus,
        "follow": governing(sight) if sight.prefs["follow"] and not sight.look.reads else None,
    }


def _clauses_in_force(sight: Sight) -> list[str]:
    """Return the clauses marked as in force; after a deal or the match these are the clauses that decided it."""
    return deciding_clauses(sight.line, sight.you) or list(sight.view.in_force)


def now(sight: Sight) -> Now | None:
    """Return the line of text under the table: the clause in force, and its first words."""
    clause = governing(sight)
    if clause is None:
        return None
    return {"id": clause, "text": clause_in_force(sight.state.setup, clause, sight.lang)}


def looking_back(sight: Sight, speak: Speaker) -> Looking | None:
    """Return a note that the reader has stepped back in their own match, or None.

    The note has the step at which the match goes on.
    """
    at, count = sight.line.at, len(sight.line.steps)
    if at == count or sight.look.example is not None:
        return None
    return {"text": speak.ui("looking_back", at=at, total=count), "to": count}


def newcomers(sight: Sight, view: View, seat: int, cards: Sequence[str]) -> set[int]:
    """Return the indices of a seat's cards that are new since its last move in this deal."""
    if seat not in sight.people or view.hands[seat] is None or view.chance == "deal":
        return set()
    for step in reversed(sight.line.steps[: sight.line.at]):
        if step.verdict is not None:
            continue
        move = step.move
        if move.seat is None and move.verb == "deal":
            return set()
        if move.seat == seat:
            before: Any = step.before
            return set(find_new(cards, before.hands[seat]))
    return set()
