"""Count the functions that a click and the data of a table go through.

A click is followed by its intent, a table by its data. A function is entered if one of its arguments is the followed
object, or has it as a value or an attribute. A stay is a run of such functions in one file; a return is a stay in a
file that was left before.

Run it with `python -m tools.follow`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType

import knack_widgets
from knack_widgets.pages import present
from knack_widgets.widgets.parts import Table

PACKAGE = Path(knack_widgets.__file__).parent
MAX_DEPTH = 2
"""Greatest number of objects around the followed object in an argument: a sheet could have traits with the table."""


def holds(value: object, followed: object, depth: int = MAX_DEPTH) -> bool:
    """Return whether a value is the followed object, or has it as a value or an attribute."""
    if value is followed:
        return True
    if depth == 0:
        return False
    if isinstance(value, Mapping):
        inside = list(value.values())
    elif isinstance(value, tuple | list):
        inside = list(value)
    elif type(value).__module__.startswith("knack_widgets.pages"):
        inside = list(getattr(value, "__dict__", {}).values())
    else:
        return False
    return any(holds(part, followed, depth - 1) for part in inside)


@dataclass
class Follower:
    """A profiler that notes the functions of the package that get an object.

    followed: the object, or None until the function `made_by` has returned it
    made_by: the code of the function that makes the object, or None
    entered: the functions, as file and name, in the order of their calls
    """

    followed: object = None
    made_by: CodeType | None = None
    entered: list[tuple[str, str]] = field(default_factory=list)

    def __call__(self, frame: FrameType, event: str, returned: object) -> None:
        """Note a call that gets the object; when the object has been made, begin to follow it."""
        code = frame.f_code
        if event == "return" and code is self.made_by:
            self.followed, self.made_by = returned, None
            self.entered.append(function_of(code))
        elif event == "call" and self.followed is not None and Path(code.co_filename).is_relative_to(PACKAGE):
            names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
            is_function = not code.co_name.startswith("<")
            if is_function and any(holds(frame.f_locals.get(name), self.followed) for name in names):
                self.entered.append(function_of(code))

    def follow(self, act: Callable[[], object]) -> list[tuple[str, str]]:
        """Call a function; return the functions that the object has entered, each once."""
        sys.setprofile(self)
        try:
            act()
        finally:
            sys.setprofile(None)
        return list(dict.fromkeys(self.entered))


def function_of(code: CodeType) -> tuple[str, str]:
    """Return the file and the name of a function of the package."""
    return Path(code.co_filename).relative_to(PACKAGE).as_posix(), code.co_qualname


def stays_of(functions: list[tuple[str, str]]) -> Iterator[str]:
    """Yield the file of each stay."""
    last = ""
    for place, _ in functions:
        if place != last:
            yield place
        last = place


def follow_click() -> list[tuple[str, str]]:
    """Return the functions that a click on a button of a table enters."""
    part = Table("knack", seed=1)
    click = {"do": "move", "move": str(part.desk.view.moves[0])}
    return Follower(click).follow(lambda: part._hear(None, click, None))


def follow_table() -> list[tuple[str, str]]:
    """Return the functions that the data of a table enter until the table is drawn."""
    part = Table("knack", seed=1)
    return Follower(made_by=present.table.__code__).follow(part._data)


def main() -> None:
    """Print the functions of a click and of a table, with the numbers of stays and returns."""
    for title, functions in (("click", follow_click()), ("table", follow_table())):
        stays = list(stays_of(functions))
        print(f"{title}: {len(functions)} functions, {len(stays)} stays, {len(stays) - len(set(stays))} returns")
        for place, name in functions:
            print(f"  {place}: {name}")


if __name__ == "__main__":
    main()
