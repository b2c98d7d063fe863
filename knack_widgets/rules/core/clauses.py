"""The clause: the unit that text, code, example, test, explanation and highlight share.

A game's chapter declares its clauses in the order of its text. What a clause does decides its kind:

========== ===================================================================================================
limit      refuses a set-up: a number of players, a stake, a pack (`OptionError`, `NotationError`)
frame      says who may do what, and when; refuses moves made out of turn or out of place
duty       "of these cards, if you hold any": narrows what may be played, and refuses the rest
effect     is brought about by the rules themselves and cited by the events that tell of it
definition gives the others their terms (a rank order, say); forbids and brings about nothing by itself
background enforces nothing: history, sources, conduct
========== ===================================================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Situation = tuple[bool, int]
"""(is it a lead?, number of the trick from 0)"""

KINDS = ("limit", "frame", "duty", "effect", "definition", "background")
REFUSING = frozenset({"limit", "frame", "duty"})
Rule = Callable[..., Any]


@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    """One clause: its id (``play.3``), its kind, the rulings that settle it, and the function that enforces it.

    `when`: the situations in which a duty speaks. Calling a clause calls its function.
    """

    id: str
    kind: str
    rulings: tuple[str, ...] = ()
    when: frozenset[Situation] = frozenset()
    rule: Rule | None = field(default=None, repr=False)

    @property
    def enforces(self) -> bool:
        """Whether it can refuse something."""
        return self.kind in REFUSING

    def __call__(self, *facts: Any) -> Any:
        """Asks the clause's own function."""
        if self.rule is None:
            raise TypeError(f"clause {self.id} is a {self.kind} without a function")
        return self.rule(*facts)


class Chapter:
    """A chapter's clauses, declared in the order of the text; numbers must rise.

    A declaration without a function is a value (``forehand_leads = chapter.frame(1)``); with one it is a decorator
    (``@chapter.duty(3)``), and the name then stands for the `Clause`.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.clauses: list[Clause] = []

    def _add(
        self, number: int, kind: str, rulings: tuple[str, ...], rule: Rule | None, when: frozenset[Situation]
    ) -> Clause:
        clause = Clause(f"{self.name}.{number}", kind, rulings, when, rule)
        if self.clauses and int(self.clauses[-1].id.rpartition(".")[2]) >= number:
            raise ValueError(f"clause {clause.id} is declared after {self.clauses[-1].id}")
        self.clauses.append(clause)
        return clause

    def limit(self, number: int, *rulings: str) -> Clause:
        """A clause that refuses set-ups."""
        return self._add(number, "limit", rulings, None, frozenset())

    def frame(self, number: int, *rulings: str) -> Clause:
        """A clause that says who may do what."""
        return self._add(number, "frame", rulings, None, frozenset())

    def definition(self, number: int, *rulings: str) -> Clause:
        """A clause that gives a term its meaning."""
        return self._add(number, "definition", rulings, None, frozenset())

    def background(self, number: int, *rulings: str) -> Clause:
        """A clause that enforces nothing."""
        return self._add(number, "background", rulings, None, frozenset())

    def says(self, number: int, *rulings: str) -> Clause:
        """An effect that other code brings about and cites."""
        return self._add(number, "effect", rulings, None, frozenset())

    def effect(self, number: int, *rulings: str) -> Callable[[Rule], Clause]:
        """An effect with a function of its own."""
        return lambda rule: self._add(number, "effect", rulings, rule, frozenset())

    def duty(self, number: int, *rulings: str, when: frozenset[Situation]) -> Callable[[Rule], Clause]:
        """A duty: its function gets the state and returns the mask of cards it asks for, 0 for none."""
        return lambda rule: self._add(number, "duty", rulings, rule, when)
