"""Clauses: the unit that text, code, example, test, explanation and highlight share.

A chapter of a game declares its clauses in the order of its text. The kind of a clause says how it works:

========== ===================================================================================================
limit      refuses a set-up: a number of players, a stake, a pack (`OptionError`, `NotationError`)
permission says who may make which moves, and when; refuses a move out of turn or in the wrong phase
duty       "play one of these cards if you hold any": narrows the cards that may be played, and refuses the rest
effect     is a consequence that the rules themselves bring about; the events that report it cite the clause
definition gives a term that other clauses use (a rank order, say), or leaves a choice free; forbids no move
background enforces no rule: history, sources, conduct
========== ===================================================================================================
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from .options import Agreement, Option, Value
from .situations import Situation, When, find_situations

KINDS = ("limit", "permission", "duty", "effect", "definition", "background")
REFUSING = frozenset({"limit", "permission", "duty"})
Rule = Callable[..., Any]


class OtherReading(NamedTuple):
    """A reading of a ruling that differs from the book's reading.

    ruling: id of the ruling
    value: the reading's letter (``b``, ``c`` …)
    """

    ruling: str
    value: str

    def is_in(self, readings: Mapping[str, str]) -> bool:
        """Return whether a match uses this reading of the ruling.

        readings: the match's other readings (ruling → letter)
        """
        return readings.get(self.ruling) == self.value


@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    """A clause of a rule text, with the function that enforces it.

    Calling a clause calls its function. If the match uses another reading of one of the clause's rulings, the function
    of that reading is called instead.

    id: the clause's id, such as ``play.3``
    kind: one of `KINDS`
    rulings: ids of the rulings that settle the clause
    when: the situations to which a duty applies, or in which a definition leaves the choice free
    rule: the function that enforces the clause, or None
    option: the setting that the clause leaves to the players' agreement, or None
    strikable: whether the game can be played without the clause (see `striking`)
    alternatives: (ruling, value) → the function for that reading (see `readings`), or None if the reading has no
        function of its own; other functions then ask `State.uses` whether the match uses the reading
    frees: whether this clause allows any card to a player who holds no card that the duties ask for
    conditions: groups of agreements; the clause applies only if each group has one that was made (see `only_if`)
    lapsed: the readings under which it does not apply (see `lapses`)
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
    conditions: list[tuple[Agreement, ...]] = field(default_factory=list, repr=False)
    lapsed: set[OtherReading] = field(default_factory=set, repr=False)

    @property
    def citable(self) -> bool:
        """True if a move or an event can cite the clause; False for background and for terms."""
        return self.kind in ("permission", "duty", "effect") or self.frees

    def applies(self, options: Mapping[str, Value], readings: Mapping[str, str]) -> bool:
        """Return whether the clause applies in a match.

        options: the values of all options of the match
        readings: ruling → letter, only those that differ from the book's own reading
        """
        agreed = all(any(one.is_in(options) for one in group) for group in self.conditions)
        return agreed and not any(other.is_in(readings) for other in self.lapsed)

    @property
    def enforces(self) -> bool:
        """True if the clause can refuse a move or a set-up."""
        return self.kind in REFUSING

    @property
    def function(self) -> Rule:
        """The clause's own function; the property raises `TypeError` if there is no function."""
        if self.rule is None:
            raise TypeError(f"clause {self.id} is a {self.kind} without a function: expected a clause with one")
        return self.rule

    def __call__(self, *facts: Any) -> Any:
        """Call the clause's function, or the function of the reading that is used in the match.

        The first argument is a state; it knows the readings of its match.
        """
        if self.alternatives:
            return self.function_as_read(facts[0].readings)(*facts)
        return (self.rule or self.function)(*facts)

    # -- other readings

    def reading(self, ruling: str, value: str) -> Callable[[Rule], Rule]:
        """Return a decorator that declares the function for another reading of a ruling.

        ruling: id of the ruling
        value: the reading's letter (``b``, ``c`` …)

        Return the decorator, which returns the function unchanged. Raise `ValueError` if the reading is already
        declared.
        """

        def declare(rule: Rule) -> Rule:
            self._add_reading(ruling, value, rule)
            return rule

        return declare

    def also_read(self, ruling: str, value: str) -> OtherReading:
        """Declare another reading of a ruling; the reading has no function of its own.

        Other functions ask `State.uses` whether the match uses the reading.

        ruling: id of the ruling
        value: the reading's letter (``b``, ``c`` …)

        Return the reading, which a constant named after its content stores. Raise `ValueError` if it is already
        declared.
        """
        self._add_reading(ruling, value, None)
        return OtherReading(ruling, value)

    def lapses(self, other: OtherReading) -> None:
        """Declare a reading under which the clause does not apply; a duty asks for no card then.

        other: the reading
        """
        self.lapsed.add(other)
        if self.kind == "duty":
            self._add_reading(*other, _ask_for_no_card)

    def _add_reading(self, ruling: str, value: str, rule: Rule | None) -> None:
        if (ruling, value) in self.alternatives:
            raise ValueError(f"clause {self.id}: the reading {value} of {ruling} is declared twice")
        self.alternatives[ruling, value] = rule

    def function_as_read(self, readings: Mapping[str, str]) -> Rule:
        """Return the function that enforces the clause in a match with these readings.

        readings: ruling → letter, only those that differ from the book's own reading

        Return the function that `reading` declared for one of them, otherwise the clause's own function.
        """
        for ruling, value in readings.items():
            if rule := self.alternatives.get((ruling, value)):
                return rule
        return self.function


def only_if(agreement: Agreement | tuple[Agreement, ...], *clauses: Clause) -> None:
    """Declare clauses that apply only with a certain value of an option; the rules ask for it (`State.has_agreed`).

    agreement: the value of the option, or several of which one is enough
    clauses: the clauses
    """
    for clause in clauses:
        clause.conditions.append(agreement if isinstance(agreement, tuple) else (agreement,))


def _ask_for_no_card(*_: object) -> int:
    return 0


def _places(id_: str, base: str) -> tuple[int, ...]:
    """Return the numbers after the chapter's name in a clause id: (3,) for ``play.3``.

    ``17.2.5`` gives (2, 5); the chapter's own rule (``17``) gives an empty tuple. Raise `ValueError` if the id
    belongs to another chapter.
    """
    within = id_.removeprefix(base)
    if not id_.startswith(base) or not re.fullmatch(r"(\.\d+)*", within):
        raise ValueError(f"clause {id_} is declared in the chapter of {base}: expected an id that begins with {base}")
    return tuple(map(int, within.split(".")[1:]))


class Chapter:
    """The clauses of one chapter, declared in the order of the text.

    The numbers of the clauses must rise, and each id must begin with the chapter's name or number. A chapter's file
    calls the object `clause`, so that a declaration reads like a citation. A clause without a function is a value
    (``forehand_leads = clause.permission("play.1")``); one with a function is declared by a decorator
    (``@clause.duty("play.3")``), and the function's name then refers to the `Clause`.

    name: the chapter's name, with which its ids begin
    own: the number that the text itself gives to the chapter's rule, or None. If it is set, the clause ids begin with
        this number (``10``, ``10.3``) instead of the chapter's name.
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
            raise ValueError(f"clause {id_} has no number in its chapter: expected an id such as {base}.1")
        if self.clauses and self._last >= places:
            raise ValueError(f"clause {id_} is declared after {self.clauses[-1].id}: expected rising numbers")
        clause = Clause(id_, kind, rulings, when, rule, option and replace(option, clause=id_), strikable, frees=frees)
        self._last = places
        self.clauses.append(clause)
        return clause

    def limit(self, id_: str, *rulings: str, option: Option | None = None) -> Clause:
        """Declare a clause that refuses set-ups; `option` is the setting that it leaves open."""
        return self._add(id_, "limit", rulings, option=option)

    def permission(self, id_: str, *rulings: str, option: Option | None = None) -> Clause:
        """Declare a clause that says who may make which moves."""
        return self._add(id_, "permission", rulings, option=option)

    def refuses(self, id_: str, *rulings: str, strikable: bool = False) -> Callable[[Rule], Clause]:
        """Return a decorator that declares a permission with a function.

        The function returns its objection to a move, as the key and the facts of a reason, or None.

        strikable: whether the game can be played without the clause (see `striking`)
        """
        return lambda rule: self._add(id_, "permission", rulings, rule, strikable=strikable)

    def definition(self, id_: str, *rulings: str) -> Clause:
        """Declare a clause that gives a term its meaning."""
        return self._add(id_, "definition", rulings)

    def freedom(self, id_: str, *rulings: str, when: When) -> Clause:
        """Declare a definition that leaves the choice of cards free.

        It applies to a player who holds no card that a duty asks for.

        when: the situations to which the clause applies, or "lead", "follow" or "always"
        """
        return self._add(id_, "definition", rulings, when=find_situations(when), frees=True)

    def background(self, id_: str, *rulings: str) -> Clause:
        """Declare a clause that enforces no rule."""
        return self._add(id_, "background", rulings)

    def says(self, id_: str, *rulings: str, option: Option | None = None) -> Clause:
        """Declare an effect without a function: other code brings it about and cites it."""
        return self._add(id_, "effect", rulings, option=option)

    def effect(self, id_: str, *rulings: str) -> Callable[[Rule], Clause]:
        """Return a decorator that declares an effect with a function."""
        return lambda rule: self._add(id_, "effect", rulings, rule)

    def duty(
        self, id_: str, *rulings: str, when: When, strikable: bool = True, frees: bool = False
    ) -> Callable[[Rule], Clause]:
        """Return a decorator that declares a duty.

        The function gets the state and returns the mask of the cards that the duty asks for, or 0 if it asks for
        no card.

        when: the situations to which the duty applies, or "lead", "follow" or "always"
        strikable: whether the game can be played without the duty
        frees: whether this same clause allows any card to a player without these cards
        """
        at = find_situations(when)
        return lambda rule: self._add(id_, "duty", rulings, rule, at, strikable=strikable, frees=frees)
