"""The kinds of refusal: each is a `ValueError` whose message a reader understands.

A refusal that rests on a clause carries the clause's id, so that the page can mark it.
"""

from __future__ import annotations

from typing import Any


def restore_error(cls: type[Exception], args: tuple[Any, ...], state: dict[str, Any]) -> Exception:
    """Return an exception with these arguments and attributes, without calling its constructor."""
    error = cls.__new__(cls, *args)
    error.args = args
    vars(error).update(state)
    return error


class RestorableError(Exception):
    """An exception that pickle and copy restore by its attributes, so that its constructor may take anything."""

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_error, (type(self), self.args, vars(self))


class InputError(RestorableError, ValueError):
    """Root of all errors about what a reader, a file, a link or a caller has given.

    Any other exception is a fault of the program: it is logged with its traceback and never shown as a sentence alone.
    """


class RulesError(InputError):
    """What all errors of `knack_widgets.rules` have in common.

    `clause`: id of the clause that the refusal rests on, or `None` where no clause speaks of it.
    """

    def __init__(self, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause


class OptionError(RulesError):
    """An option nobody knows, a bad value of one, or a number of players that the game cannot seat."""


class NotationError(RulesError):
    """Text that is no card and no move, or a pack or draw that cannot be."""


class RecordError(RulesError):
    """A record that cannot be read or replayed.

    `move`: number of the move (1 is the first), or `None` when the fault lies elsewhere.
    """

    def __init__(self, message: str, clause: str | None = None, move: int | None = None) -> None:
        super().__init__(message, clause)
        self.move = move
