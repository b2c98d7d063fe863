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


Number = int | str
"""A clause's number in its chapter; in a text with numbers of its own also ``"2.1"``, and 0 for the chapter's rule."""


def _places(number: Number) -> tuple[int, ...]:
    return tuple(map(int, str(number).split(".")))


class Chapter:
    """A chapter's clauses, declared in the order of the text; numbers must rise.

    A declaration without a function is a value (``forehand_leads = chapter.frame(1)``); with one it is a decorator
    (``@chapter.duty(3)``), and the name then stands for the `Clause`. `own`: the number that the text itself gives the
    chapter's rule; the clauses are then called by the text's numbers (``10``, ``10.3``), not by the chapter's name.
    """

    def __init__(self, name: str, own: str | None = None) -> None:
        self.name = name
        self.own = own
        self.clauses: list[Clause] = []
        self._last: tuple[int, ...] = ()

    def _add(
        self, number: Number, kind: str, rulings: tuple[str, ...], rule: Rule | None, when: frozenset[Situation]
    ) -> Clause:
        base = self.own or self.name
        clause = Clause(base if number == 0 and self.own else f"{base}.{number}", kind, rulings, when, rule)
        if self.clauses and self._last >= _places(number):
            raise ValueError(f"clause {clause.id} is declared after {self.clauses[-1].id}")
        self._last = _places(number)
        self.clauses.append(clause)
        return clause

    def limit(self, number: Number, *rulings: str) -> Clause:
        """A clause that refuses set-ups."""
        return self._add(number, "limit", rulings, None, frozenset())

    def frame(self, number: Number, *rulings: str) -> Clause:
        """A clause that says who may do what."""
        return self._add(number, "frame", rulings, None, frozenset())

    def refuses(self, number: Number, *rulings: str) -> Callable[[Rule], Clause]:
        """A frame with a function of its own, which returns what it has against something: key and facts, or `None`."""
        return lambda rule: self._add(number, "frame", rulings, rule, frozenset())

    def definition(self, number: Number, *rulings: str) -> Clause:
        """A clause that gives a term its meaning."""
        return self._add(number, "definition", rulings, None, frozenset())

    def background(self, number: Number, *rulings: str) -> Clause:
        """A clause that enforces nothing."""
        return self._add(number, "background", rulings, None, frozenset())

    def says(self, number: Number, *rulings: str) -> Clause:
        """An effect that other code brings about and cites."""
        return self._add(number, "effect", rulings, None, frozenset())

    def effect(self, number: Number, *rulings: str) -> Callable[[Rule], Clause]:
        """An effect with a function of its own."""
        return lambda rule: self._add(number, "effect", rulings, rule, frozenset())

    def duty(self, number: Number, *rulings: str, when: frozenset[Situation]) -> Callable[[Rule], Clause]:
        """A duty: its function gets the state and returns the mask of cards it asks for, 0 for none."""
        return lambda rule: self._add(number, "duty", rulings, rule, when)
