"""The verdict on a move: whether it is legal, the deciding clauses, and an explanation.

The rules contain no sentences and need no library. A package that can explain a verdict in sentences registers a
function ``(verdict, lang) -> str`` as an entry point of the group ``knack_widgets.explain``; `knack_widgets.rulebook`
does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial

from .errors import RulesError
from .facts import Setup
from .moves import Move
from .reasons import Reason


def _keep_clause(clause: str | None = None) -> str | None:
    """Return `clause`; a named function, unlike a lambda, lets a verdict be pickled."""
    return clause


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer of `State.judge`.

    move: the move that was judged
    setup: the set-up of the match
    phase: name of the phase in which the move was judged
    reasons: every clause that the move breaks, the decisive clause first; empty if the move is legal
    find_grounds: computes `grounds`; called on first use, because most callers only ask whether the move is legal
    find_freeing: computes `freed_by`
    """

    move: Move
    setup: Setup
    phase: str
    reasons: tuple[Reason, ...] = ()
    find_grounds: Callable[[], tuple[str, ...]] = field(default=tuple, repr=False, compare=False)
    find_freeing: Callable[[], str | None] = field(default=_keep_clause, repr=False, compare=False)

    def __reduce__(self) -> tuple[object, ...]:
        reasons = tuple((reason.clause.id, reason.key, dict(reason.facts)) for reason in self.reasons)
        return _restore, (self.move, self.setup, self.phase, reasons, self.grounds, self.freed_by)

    @property
    def grounds(self) -> tuple[str, ...]:
        """The ids of the clauses in force that a legal move obeys; empty if the move is not legal."""
        return self.find_grounds()

    @property
    def freed_by(self) -> str | None:
        """The id of the clause that leaves the choice of cards free, or None."""
        return self.find_freeing()

    @property
    def legal(self) -> bool:
        """True if the move may be made."""
        return not self.reasons

    @property
    def clauses(self) -> tuple[str, ...]:
        """The ids of the broken clauses, without repetitions, the decisive clause first."""
        return tuple(dict.fromkeys(reason.clause.id for reason in self.reasons))

    def explain(self, lang: str = "en") -> str:
        """Return the verdict in sentences, one for each clause, with the cards and names.

        lang: ``sv``, ``de`` or ``en``
        """
        return _explainer()(self, lang)

    def summary(self) -> str:
        """Return the move and the clauses that forbid it, as a line for errors and logs.

        (An error's text must not depend on the libraries that explanations need.)
        """
        if self.legal:
            return f"{self.move}: legal"
        return f"“{self.move}” is not allowed in the phase “{self.phase}”: forbidden by {', '.join(self.clauses)}"


def _restore(
    move: Move,
    setup: Setup,
    phase: str,
    reasons: tuple[tuple[str, str, dict[str, object]], ...],
    grounds: tuple[str, ...],
    freed_by: str | None,
) -> Verdict:
    """Rebuild a verdict from its pickled parts, with the clause objects of its game.

    Clauses are compared by identity, so a verdict must not contain copies.
    """
    clauses = setup.game.clauses
    broken = tuple(Reason(clauses[id_], key, facts) for id_, key, facts in reasons)
    return Verdict(move, setup, phase, broken, partial(tuple, grounds), partial(_keep_clause, freed_by))


@cache
def _explainer() -> Callable[[Verdict, str], str]:
    """Return the registered function that explains verdicts in sentences.

    If no package has registered a function, return `Verdict.summary`.
    """
    from importlib.metadata import entry_points  # imported here because it is slow and only explanations need it

    for entry in entry_points(group="knack_widgets.explain"):
        explain: Callable[[Verdict, str], str] = entry.load()
        return explain
    return lambda verdict, _: verdict.summary()


class IllegalMove(RulesError):  # noqa: N818  the contract's name: a move is refused, the program has not failed
    """A well-formed move that a clause forbids.

    verdict: the verdict, with the clauses and the reasons
    """

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict.summary(), verdict.clauses[0])
        self.verdict = verdict
