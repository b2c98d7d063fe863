"""Options: settings of a game on which the players agree before a match.

An option is a variant of the game, or a question that its text leaves open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .errors import OptionError, describe

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game.

    name: the option's name
    default: its value if the players give none
    choices: the only allowed values, if they are few; otherwise the value is an integer
    least: smallest integer allowed
    multiple: number by which the integer must be divisible
    seats: greatest digit if the value has one digit for each seat; 0 for other options. With `seats=1` the value "010"
        gives the second of three seats a 1. A match passes such a value to the next match; no page has a field for it.
    only: checks the values of all options together; returns the fault as text, or None
    clause: id of the clause on which the option is declared
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    least: int = 1
    multiple: int = 1
    seats: int = 0
    only: Callable[[Mapping[str, Value]], str | None] | None = None
    clause: str = ""

    def allowed_values(self) -> str:
        """Return the allowed values in words, for an error message."""
        if self.seats:
            return f"digits from 0 to {self.seats}, one for each seat from the first on, such as “010”"
        if self.choices:
            return " or ".join(describe(choice) for choice in self.choices)
        least = -(-self.least // self.multiple) * self.multiple
        return f"a whole number from {least}" + (f" that is divisible by {self.multiple}" if self.multiple > 1 else "")

    def check(self, value: object) -> Value:
        """Return `value` if this option allows it; otherwise raise `OptionError` with the clause."""
        if isinstance(value, int | str) and self._takes(value):
            return value
        shown = describe(value)
        raise OptionError(f"option {self.name} = {shown}: expected {self.allowed_values()}", self.clause, shown)

    def _takes(self, value: Value) -> bool:
        if self.seats:
            digits = "0123456789"[: self.seats + 1]
            return isinstance(value, str) and len(value) <= MAX_DIGITS_OF_SEATS and set(value) <= set(digits)
        if self.choices:
            # in Python 1 == True, so the types are compared as well
            return any(type(value) is type(choice) and value == choice for choice in self.choices)
        return type(value) is int and self.least <= value <= MAX_NUMBER and value % self.multiple == 0


@dataclass(frozen=True, slots=True)
class OptionValue:
    """A value of an option under which some clauses apply.

    The rules ask for it (`State.has_agreed`), and `clauses.only_if` declares the clauses, so that the text as played
    leaves out the same clauses as the rules.

    name: the option's name
    value: the value
    """

    name: str
    value: Value

    def is_in(self, options: Mapping[str, Value]) -> bool:
        """Return whether a match has this value.

        options: the values of all options of the match
        """
        return options[self.name] == self.value


@dataclass(frozen=True, slots=True)
class OptionGiven:
    """Any value of an option but the usual one, under which some clauses apply (see `OptionValue`).

    name: the option's name
    usual: its default
    """

    name: str
    usual: Value

    def is_in(self, options: Mapping[str, Value]) -> bool:
        """Return whether a match has another value than the usual one.

        options: the values of all options of the match
        """
        return options[self.name] != self.usual


Agreement = OptionValue | OptionGiven

MAX_DIGITS_OF_SEATS = 32
"""Greatest length of a value with one digit for each seat; no table has more seats."""
MAX_NUMBER = 10**9
"""Largest number that an option allows; sums of larger numbers would only be unreadable."""


def chosen_values(options: Mapping[str, Option], values: Mapping[str, Value]) -> dict[str, Value]:
    """Return the values that are not the usual ones, in the order of the options.

    options: name → option
    values: name → value, of all options
    """
    return {name: values[name] for name, option in options.items() if values[name] != option.default}


def resolve(table: tuple[Option, ...], settings: Mapping[str, object]) -> dict[str, Value]:
    """Return the values of all options of a game, checked, in the table's order.

    table: the game's options
    settings: option name → value; an option that is not given has its default

    Raise `OptionError` for an unknown name or a bad value.
    """
    unknown = [name for name in settings if name not in {option.name for option in table}]
    if unknown:
        names = ", ".join(option.name for option in table) or "none"
        raise OptionError(f"option {describe(unknown[0])} is not known; this game's options: {names}")
    values = {option.name: option.check(settings.get(option.name, option.default)) for option in table}
    for option in table:
        wrong = option.only(values) if option.only else None
        if wrong:
            raise OptionError(f"option {option.name} = {describe(values[option.name])}: {wrong}", option.clause)
    return values
