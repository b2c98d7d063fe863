"""The errors about input, and input quoted in their messages.

Each error is a `ValueError` with a message for the reader. An error that a clause causes has the id of this clause, so
that the page can mark it. Quoted input is short and printable, and quoting is safe for any value.
"""

from __future__ import annotations


def restore_error(cls: type[Exception], args: tuple[object, ...], state: dict[str, object]) -> Exception:
    """Return an exception with these arguments and attributes; its constructor is not called."""
    error = cls.__new__(cls, *args)
    error.args = args
    vars(error).update(state)
    return error


class RestorableError(Exception):
    """An exception that pickle and copy restore without its constructor.

    So its constructor may have any parameters.
    """

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
    clause: id of the clause that causes the error, or None if no clause covers the case
    read: the faulty value as text if the clause's own text says which values are allowed; else None
    """

    def __init__(self, message: str, clause: str | None = None, read: str | None = None) -> None:
        super().__init__(message)
        self.clause = clause
        self.read = read


class OptionError(RulesError):
    """An unknown option, a bad value of an option, or a wrong number of players."""


class NotationError(RulesError):
    """Text that is not a card or a move, or a pack or draw with impossible cards."""


class RecordError(RulesError):
    """A record that cannot be read or replayed.

    message: one sentence that names the input and the expected form
    clause: id of the clause that causes the error, or None
    move: number of the faulty move, from 1 on, or None if the fault is not in a move
    fault: the error of the position with which the record begins, or None
    """

    def __init__(
        self,
        message: str,
        clause: str | None = None,
        move: int | None = None,
        read: str | None = None,
        fault: NotationError | None = None,
    ) -> None:
        super().__init__(message, clause, read)
        self.move, self.fault = move, fault


MAX_QUOTE = 40


def shorten(text: str, limit: int = MAX_QUOTE) -> str:
    """Return a text that is fit for an error message.

    Control characters are replaced by marks, and a long text is cut.

    text: the text to quote
    limit: greatest length of the result without the ellipsis (characters)
    """
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[: limit + 1])
    return shown if len(shown) <= limit else shown[:limit] + "…"


def describe(value: object, limit: int = MAX_QUOTE) -> str:
    """Return any value as text fit for an error message.

    Huge numbers and lists that contain themselves are safe.

    value: the value to quote
    limit: greatest length of the result without the ellipsis (characters)

    >>> describe(True), describe("x"), describe(10**5000)
    ('true', "'x'", 'a number of about 5000 digits')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 200:
        return f"a number of about {round(value.bit_length() * 0.30103)} digits"
    try:
        return shorten(repr(value[:limit] if isinstance(value, str | list | tuple) else value), limit)
    except (RecursionError, ValueError):
        return f"a {type(value).__name__}"
