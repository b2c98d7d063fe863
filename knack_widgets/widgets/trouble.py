"""Notices of errors, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..rulebook.bug_reports import report_bug
from ..rulebook.bundles import messages
from ..rulebook.explain import explain_error
from ..rulebook.originals import OriginalError
from ..rules import NotationError, RecordError, RulesError, games
from ..rules.core.errors import InputError, describe, shorten
from ..rules.record_text import MAX_BYTES
from .permalink import LinkTooLong
from .sealing import Sealed


@dataclass(frozen=True, slots=True)
class Answer:
    """The button of a notice.

    do: the name of the intent that it sends
    line: the number of the line of play that the intent is about
    label: the text on the button
    """

    do: str
    line: int
    label: str


@dataclass(frozen=True, slots=True)
class Notice:
    """A message to the reader, for example that a file is saved or cannot be read.

    The refusal of a move is not a notice.

    text: the message
    kind: `info` or `error`
    download: the name and the text of a file that the reader can save, or None
    copy: a text that the reader can copy, or None
    answer: the button with which the reader can respond, or None
    detail: the part of the text that is always in English, because it is the program's own message
    go: the address to which the page goes, or None
    """

    text: str
    kind: str = "info"
    download: tuple[str, str] | None = None
    copy: str | None = None
    answer: Answer | None = None
    detail: str = ""
    go: str | None = None


class OtherGame(NotationError):  # noqa: N818  named after the fault
    """The error of a record of a game that is not on this desk.

    other: the id of the record's game
    """

    def __init__(self, other: str, game: str) -> None:
        super().__init__(f"this is a record of the game {shorten(other)}; expected a record of the game {game}")
        self.other = other


class TooLarge(NotationError):  # noqa: N818  named after the fault
    """The error of a file that is larger than `MAX_BYTES`."""

    def __init__(self) -> None:
        super().__init__(f"the file is too large; expected at most {MAX_BYTES:,} characters")


class PatchError(RuntimeError):
    """The error of a page that could not patch its table to a new drawing; it is a fault of this program."""

    def __init__(self, name: str) -> None:
        super().__init__(name)

    def __str__(self) -> str:
        return f"a page could not patch its drawing: {shorten(self.args[0])}"


def report_redrawn(content: object, place: str) -> None:
    """Log that a page could not patch a part and has redrawn it, if its message says so.

    content: a message of a page
    place: name of the page or part, for the log
    """
    if isinstance(content, Mapping) and content.get("do") == "redrawn":
        report_bug(PatchError(describe(content.get("error"))), place)


def trouble(error: Exception, lang: str, game: str, *, link: bool = False) -> Notice:
    """Return the notice about an error.

    If the error is a fault of this program, it is logged with its traceback, and the notice contains its number in the
    log.

    link: whether the error is in the page's address
    """
    if not isinstance(error, InputError):
        return bug_notice(report_bug(error, f"the page of {game}"), lang)
    text, detail = error_words(error, lang, game, link=link), str(error)
    return Notice(text, "error", detail=detail if detail in text else "")


def bug_notice(number: str, lang: str) -> Notice:
    """Return the notice of a fault of this program, with its number in the log."""
    return Notice(messages(lang).say("ui-error_bug", {"number": number}, number), "error")


def error_words(error: ValueError, lang: str, game: str, *, link: bool = False) -> str:
    """Return the text of a notice about an error."""
    say, text = messages(lang).say, str(error)
    if isinstance(error, OtherGame):
        names = {"other": name_of(error.other, lang), "game": name_of(game, lang)}
        return say("ui-link_other_game" if link else "ui-error_other_game", names, text)
    if isinstance(error, TooLarge):
        return say("ui-error_too_large", {"limit": f"{MAX_BYTES >> 20} MiB"}, text)
    if isinstance(error, Sealed):
        return say("ui-error_sealed", {}, text)
    if isinstance(error, LinkTooLong):
        return say("ui-link_too_long", {}, text)
    if isinstance(error, OriginalError):
        return say("ui-error_original", {"text": text}, text)
    if link and isinstance(error, RulesError):
        # the sentence about the link already says that it cannot be read, so the error of the record need not repeat it
        bare = RulesError(text, error.clause, error.read) if isinstance(error, RecordError) else error
        said = explain_error(bare, lang, game)
        return say("ui-link_broken", {"text": f"({said})" if said == text else said}, text)
    said = explain_error(error, lang, game)
    return say("ui-error_other", {"text": text}, text) if said == text else said


def name_of(game: str, lang: str) -> str:
    """Return the name of a game, or the given text (shortened) if the game does not exist."""
    return games[game].names[lang] if game in games else shorten(game)
