"""The kinds of refusal: each is a `ValueError` whose message a reader understands.

A refusal that rests on a clause has the clause's id, so that the page can mark that clause.
"""

from __future__ import annotations


def restore_error(cls: type[Exception], args: tuple[object, ...], state: dict[str, object]) -> Exception:
    """Return an exception with these arguments and attributes, without calling its constructor."""
    error = cls.__new__(cls, *args)
    error.args = args
    vars(error).update(state)
    return error


class RestorableError(Exception):
    """An exception that pickle and copy restore by its attributes, so that its constructor may take anything."""

    def __reduce__(self) -> tuple[object, ...]:
        return restore_error, (type(self), self.args, vars(self))


class InputError(RestorableError, ValueError):
    """The root of all errors about the input of a reader, a file, a link or a caller.

    object other exception is a fault of the program: it is logged with its traceback and never shown as a sentence
    alone.
    """


class RulesError(InputError):
    """The base class of all errors of `knack_widgets.rules`.

    message: one sentence that names the input and the expected form
    clause: id of the clause on which the refusal rests, or None if no clause covers the case
    read: the faulty value as text, if the clause's own text can say what is expected instead; else None
    """

    def __init__(self, message: str, clause: str | None = None, read: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause
        self.read = read


class OptionError(RulesError):
    """An unknown option, a bad value of an option, or a wrong number of players."""


class NotationError(RulesError):
    """Text that cannot be read as a card or a move, or a pack or draw with impossible cards."""


class RecordError(RulesError):
    """A record that cannot be read or replayed.

    message: one sentence that names the input and the expected form
    clause: id of the clause on which the refusal rests, or None
    move: number of the faulty move, from 1 on, or None if the fault is not in a move
    """

    def __init__(
        self, message: str, clause: str | None = None, move: int | None = None, read: str | None = None
    ) -> None:
        super().__init__(message, clause, read)
        self.move = move
