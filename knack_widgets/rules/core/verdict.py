"""The verdict on a move: legal or not, by which clauses, and why in words.

The rules run without a language (and without any library): who has the words announces a function
``(verdict, lang) -> str`` as an entry point of the group ``knack_widgets.explain``. The rulebook does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

from .errors import RulesError
from .facts import Setup
from .moves import Move
from .reasons import Reason


def _keep_clause(clause: str | None = None) -> str | None:
    """Return `clause`: a function that a pickled verdict can hold."""
    return clause


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `State.judge` answers.

    `reasons` holds every clause that the move breaks, the decisive one first; empty if it is legal. `find_grounds`
    works out what a legal move obeys, once somebody asks: most only ask whether it is legal.
    """

    move: Move
    setup: Setup
    phase: str
    reasons: tuple[Reason, ...] = ()
    find_grounds: Callable[[], tuple[str, ...]] = field(default=tuple, repr=False, compare=False)
    find_freeing: Callable[[], str | None] = field(default=_keep_clause, repr=False, compare=False)

    def __reduce__(self) -> tuple[Any, ...]:
        reasons = tuple((reason.clause.id, reason.key, dict(reason.facts)) for reason in self.reasons)
        return _restore, (self.move, self.setup, self.phase, reasons, self.grounds, self.freed_by)

    @property
    def grounds(self) -> tuple[str, ...]:
        """The ids of the clauses in force that a legal move obeys; empty if it is not legal."""
        return self.find_grounds()

    @property
    def freed_by(self) -> str | None:
        """The id of the clause that leaves the choice of cards free, or None if there is none."""
        return self.find_freeing()

    @property
    def legal(self) -> bool:
        """Whether the move may be made."""
        return not self.reasons

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the broken clauses, each once, the decisive one first; empty for a legal move."""
        return tuple(dict.fromkeys(reason.clause.id for reason in self.reasons))

    def explain(self, lang: str = "en") -> str:
        """The verdict as sentences in ``sv``, ``de`` or ``en``, with cards and names; one sentence a clause."""
        return _explainer()(self, lang)

    def summary(self) -> str:
        """One line without any language's words for errors and logs: the move, and what forbids it.

        (An error's text must not depend on the libraries that explanations need.)
        """
        if self.legal:
            return f"{self.move}: legal"
        return f"“{self.move}” is not allowed in the phase “{self.phase}”: forbidden by {', '.join(self.clauses)}"


def _restore(
    move: Move,
    setup: Setup,
    phase: str,
    reasons: tuple[tuple[str, str, dict[str, Any]], ...],
    grounds: tuple[str, ...],
    freed_by: str | None,
) -> Verdict:
    """Return a pickled verdict, with the clauses of its game: clauses are compared by identity."""
    clauses = setup.game.clauses
    broken = tuple(Reason(clauses[id_], key, facts) for id_, key, facts in reasons)
    return Verdict(move, setup, phase, broken, partial(tuple, grounds), partial(_keep_clause, freed_by))


@cache
def _explainer() -> Callable[[Verdict, str], str]:
    """What puts a verdict into the sentences of a language; where nothing does, its one line will do."""
    from importlib.metadata import entry_points  # loaded by who wants words

    for entry in entry_points(group="knack_widgets.explain"):
        explain: Callable[[Verdict, str], str] = entry.load()
        return explain
    return lambda verdict, _: verdict.summary()


class IllegalMove(RulesError):  # noqa: N818  the contract's name: a move is refused, the program has not failed
    """A well-formed move that a clause forbids; `verdict` says which and why."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.summary(), verdict.clauses[0])
        self.verdict = verdict
