"""The clause: the unit that text, code, example, test, explanation and highlight share.

A game's chapter declares its clauses in the order of its text. What a clause does decides its kind:

========== ===================================================================================================
limit      refuses a set-up: a number of players, a stake, a pack (`OptionError`, `NotationError`)
frame      says who may do what, and when; refuses moves made out of turn or out of place
duty       "of these cards, if you hold any": narrows what may be played, and refuses the rest
effect     is brought about by the rules themselves and cited by the events that tell of it
definition gives the others their terms (a rank order, say), or leaves a choice free; forbids nothing by itself
background enforces nothing: history, sources, conduct
========== ===================================================================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .options import Option

Situation = tuple[bool, int]
"""(is it a lead?, number of the trick from 0)"""

KINDS = ("limit", "frame", "duty", "effect", "definition", "background")
REFUSING = frozenset({"limit", "frame", "duty"})
Rule = Callable[..., Any]


@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    """One clause: its id (``play.3``), its kind, the rulings that settle it, and the function that enforces it.

    `when`: the situations in which a duty speaks, or a definition leaves a choice free; `frees`: without any of the
    cards that the duties ask for, a player may play any card by this clause; `option`: what the clause leaves to the
    players to agree on;
    `strikable`: whether the game can be played without it (see `striking`); `alternatives`: what it says where one of
    its rulings is read otherwise (see `readings`), `None` where only an effect asks for the reading. Calling a clause
    calls its function, the one of the match where it has several.
    """

    id: str
    kind: str
    rulings: tuple[str, ...] = ()
    when: frozenset[Situation] = frozenset()
    rule: Rule | None = field(default=None, repr=False)
    option: Option | None = field(default=None, repr=False)
    strikable: bool = field(default=False, repr=False)
    alternatives: dict[tuple[str, str], Rule | None] = field(default_factory=dict, repr=False)
    frees: bool = field(default=False, repr=False)

    @property
    def enforces(self) -> bool:
        """Whether it can refuse something."""
        return self.kind in REFUSING

    @property
    def function(self) -> Rule:
        """The clause's own function; `TypeError` where it has none."""
        if self.rule is None:
            raise TypeError(f"clause {self.id} is a {self.kind} without a function")
        return self.rule

    def __call__(self, *facts: Any) -> Any:
        """Asks the clause's own function, or the one that stands for it where the first fact is read otherwise."""
        if self.alternatives:
            return self.function_as_read(facts[0].readings)(*facts)
        return (self.rule or self.function)(*facts)

    # -- other readings

    def reading(self, ruling: str, value: str) -> Callable[[Rule], Rule]:
        """Declares the function that stands for the clause's own where `ruling` is read as `value`."""

        def declare(rule: Rule) -> Rule:
            self._add_reading(ruling, value, rule)
            return rule

        return declare

    def also_read(self, ruling: str, *values: str) -> None:
        """Declares that effects ask how `ruling` is read (`State.reads`), and which other values it then has."""
        for value in values:
            self._add_reading(ruling, value, None)

    def _add_reading(self, ruling: str, value: str, rule: Rule | None) -> None:
        if (ruling, value) in self.alternatives:
            raise ValueError(f"clause {self.id}: a second {value} of {ruling}")
        self.alternatives[ruling, value] = rule

    def function_as_read(self, readings: Mapping[str, str]) -> Rule:
        """The function that is asked under these readings: its own, but where one of them has another."""
        for ruling, value in readings.items():
            if rule := self.alternatives.get((ruling, value)):
                return rule
        return self.function


def _places(id_: str, base: str) -> tuple[int, ...]:
    """The numbers of an id within its chapter, none for the chapter's own rule: ``play.3`` → 3; ``17.2.5`` → 2, 5."""
    within = id_.removeprefix(base)
    if not id_.startswith(base) or not re.fullmatch(r"(\.\d+)*", within):
        raise ValueError(f"clause {id_} is declared in the chapter of {base}")
    return tuple(map(int, within.split(".")[1:]))


class Chapter:
    """A chapter's clauses, declared in the order of the text; numbers must rise, and ids are those of the chapter.

    A chapter's file calls it `clause`, so that each declaration reads as the text is cited. Without a function it is a
    value (``forehand_leads = clause.frame("play.1")``); with one it is a decorator (``@clause.duty("play.3")``), and
    the name then stands for the `Clause`. `own`: the number that the text itself gives the chapter's rule; the clauses
    are then called by the text's numbers (``10``, ``10.3``), not by the chapter's name.
    """

    def __init__(self, name: str, own: str | None = None) -> None:
        self.name = name
        self.own = own
        self.clauses: list[Clause] = []
        self._last: tuple[int, ...] = ()

    def _add(
        self,
        id_: str,
        kind: str,
        rulings: tuple[str, ...],
        rule: Rule | None = None,
        when: frozenset[Situation] = frozenset(),
        option: Option | None = None,
        strikable: bool = False,
        frees: bool = False,
    ) -> Clause:
        base = self.own or self.name
        places = _places(id_, base)
        if not places and not self.own:
            raise ValueError(f"clause {id_} has no number in its chapter")
        if self.clauses and self._last >= places:
            raise ValueError(f"clause {id_} is declared after {self.clauses[-1].id}")
        clause = Clause(id_, kind, rulings, when, rule, option and replace(option, clause=id_), strikable, frees=frees)
        self._last = places
        self.clauses.append(clause)
        return clause

    def limit(self, id_: str, *rulings: str, option: Option | None = None) -> Clause:
        """A clause that refuses set-ups; what it leaves open is its `option`."""
        return self._add(id_, "limit", rulings, option=option)

    def frame(self, id_: str, *rulings: str, option: Option | None = None) -> Clause:
        """A clause that says who may do what."""
        return self._add(id_, "frame", rulings, option=option)

    def refuses(self, id_: str, *rulings: str, strikable: bool = False) -> Callable[[Rule], Clause]:
        """A frame with a function of its own, which returns what it has against something: key and facts, or `None`.

        `strikable`: the game asks it so that it can be left out.
        """
        return lambda rule: self._add(id_, "frame", rulings, rule, strikable=strikable)

    def definition(self, id_: str, *rulings: str) -> Clause:
        """A clause that gives a term its meaning."""
        return self._add(id_, "definition", rulings)

    def freedom(self, id_: str, *rulings: str, when: frozenset[Situation]) -> Clause:
        """Declare a definition that leaves the choice free to a player who holds no card that a duty asks for.

        when: the situations it is about
        """
        return self._add(id_, "definition", rulings, when=when, frees=True)

    def background(self, id_: str, *rulings: str) -> Clause:
        """A clause that enforces nothing."""
        return self._add(id_, "background", rulings)

    def says(self, id_: str, *rulings: str, option: Option | None = None) -> Clause:
        """An effect that other code brings about and cites."""
        return self._add(id_, "effect", rulings, option=option)

    def effect(self, id_: str, *rulings: str) -> Callable[[Rule], Clause]:
        """An effect with a function of its own."""
        return lambda rule: self._add(id_, "effect", rulings, rule)

    def duty(
        self, id_: str, *rulings: str, when: frozenset[Situation], strikable: bool = True, frees: bool = False
    ) -> Callable[[Rule], Clause]:
        """A duty: its function gets the state and returns the mask of cards it asks for, 0 for none.

        `frees`: the clause itself says that a player without these cards may play any.
        """
        return lambda rule: self._add(id_, "duty", rulings, rule, when, strikable=strikable, frees=frees)
