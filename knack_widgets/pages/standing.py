"""The reader's state in the match: the clause in force, new cards, looking back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..rulebook.labels import clause_in_force
from ..rulebook.speech import Speaker
from ..rules import View
from ..rules.core.cards import find_new
from .sight import Sight

Data = dict[str, Any]


def governing(sight: Sight) -> str | None:
    """Return the clause in force to show here, or None if cards are not to be marked.

    A clause that only names the turn is shown if there is no other. Without marks the page hides which
    clauses are in force.
    """
    if not sight.prefs["marks"]:
        return None
    view = sight.view
    turns = view.turn_clauses
    binding = [clause for clause in view.in_force if clause not in turns]
    frame = sight.state.setup.phases[view.phase].frame_of(sight.state).id
    return next(iter([*binding, *view.in_force]), frame if frame in sight.game.clauses else None)


def marks(sight: Sight) -> Data:
    """Return the trait `marks`: clauses in force, refusing, chosen, and used by the last move."""
    judged = sight.shown_verdict
    last = sight.line.last
    happened = (
        [str(event[-1]) for event in last.after.events if event[0] != "turn"] if last and not last.verdict else []
    )
    return {
        "inForce": list(sight.view.in_force) if sight.prefs["marks"] else [],
        "refused": list(judged.clauses) if judged else [],
        "happened": list(dict.fromkeys(happened)),
        "focus": sight.focus,
        "follow": governing(sight) if sight.prefs["follow"] else None,
    }


def now(sight: Sight) -> Data | None:
    """Return the line under the table: the clause in force, and its first words."""
    clause = governing(sight)
    if clause is None:
        return None
    return {"id": clause, "text": clause_in_force(sight.state.setup, clause, sight.lang)}


def looking_back(sight: Sight, speak: Speaker) -> Data | None:
    """Return a note that the reader has stepped back in their own match, or None.

    The note has the step at which the match goes on.
    """
    at, count = sight.line.at, len(sight.line.steps)
    if at == count or sight.example is not None:
        return None
    return {"text": speak.ui("looking_back", at=at, total=count), "to": count}


def newcomers(sight: Sight, view: View, seat: int, cards: Sequence[str]) -> set[int]:
    """Return the positions of a seat's cards that are new since its last act in this deal."""
    if seat not in sight.people or view.hands[seat] is None or view.chance == "deal":
        return set()
    for step in reversed(sight.line.steps[: sight.line.at]):
        if step.verdict is not None:
            continue
        move = step.before.read(step.text)
        if move.seat is None and move.verb == "deal":
            return set()
        if move.seat == seat:
            before: Any = step.before
            return set(find_new(cards, before.hands[seat]))
    return set()
