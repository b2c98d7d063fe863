"""Options: every variant and every debatable reading is one entry in a game's table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .errors import OptionError
from .showing import describe

Value = int | str | bool


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its name, default, and the values it takes; `clause`: id of the clause on which it is declared.

    `choices`: the only values, where there are few; otherwise an integer from `least` on. `multiple`: it must be
    divisible by this. `seats`: a text of digits up to this one, one for each seat, which a match hands on to the next
    and no page asks for. `only`: a further condition on all values together, which returns what is wrong or `None`.
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
        """The values it takes, in words for an error."""
        if self.seats:
            return f"digits from 0 to {self.seats}, one for each seat from the first on, such as “010”"
        if self.choices:
            return " or ".join(describe(choice) for choice in self.choices)
        return f"a whole number from {self.least}" + (f", divisible by {self.multiple}" if self.multiple > 1 else "")

    def check(self, value: object) -> Value:
        """`value` if this option takes it; else raises `OptionError` with the clause."""
        if isinstance(value, int | str) and self._takes(value):
            return value
        raise OptionError(f"option {self.name} = {describe(value)}: expected {self.allowed_values()}", self.clause)

    def _takes(self, value: Value) -> bool:
        if self.seats:
            digits = "0123456789"[: self.seats + 1]
            return isinstance(value, str) and len(value) <= MOST_SEATS and set(value) <= set(digits)
        if self.choices:
            # 1 is not True here: types must agree as well
            return any(type(value) is type(choice) and value == choice for choice in self.choices)
        return type(value) is int and self.least <= value <= MOST and value % self.multiple == 0


MOST_SEATS = 32
"""More digits than any table has seats."""
MOST = 10**9
"""Largest number an option takes: beyond it sums would only become unreadable."""


def resolve(table: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options of a game with the `given` values checked and the defaults filled in, in the table's order.

    Raises `OptionError` for an unknown name or a bad value.
    """
    unknown = [name for name in given if name not in {option.name for option in table}]
    if unknown:
        names = ", ".join(option.name for option in table) or "none"
        raise OptionError(f"option {describe(unknown[0])} is not known; this game's options: {names}")
    values = {option.name: option.check(given.get(option.name, option.default)) for option in table}
    for option in table:
        wrong = option.only(values) if option.only else None
        if wrong:
            raise OptionError(f"option {option.name} = {describe(values[option.name])}: {wrong}", option.clause)
    return values
