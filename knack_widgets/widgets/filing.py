"""Intents that save and restore record files, links, snapshots and the original text."""

from __future__ import annotations

from dataclasses import replace
from typing import Final
from urllib.parse import urlsplit

from ..pages import book
from ..pages.editor.opening import phases_of
from ..pages.seeds import Luck
from ..rulebook.examples import examples
from ..rulebook.fingerprints import load_source
from ..rulebook.languages import LANGS
from ..rulebook.link_fields import RULES_FILE, RULES_FILES
from ..rulebook.originals import read_original
from ..rules import NotationError, OptionError, Position, Record, RecordError
from ..rules.core.errors import describe
from .desk import Desk
from .handling import is_automatic
from .intent_fields import Intent, file_text, text_of
from .keeping import apply_snapshot, page_of
from .page_links import find_page
from .permalink import position_query
from .trouble import Notice

MAX_ADDRESS: Final = 1000
"""Longest address of a page that is put into a file (characters)."""


def save(desk: Desk, _: Intent) -> None:
    """Save the record as a file."""
    text = desk.record().dumps()
    name = f"{desk.game.id}-{len(desk.line.deals)}.toml"
    desk.notice = Notice(_add_warning(desk, desk.speaker.ui("saved", file=name)), download=(name, text))


def save_beside(desk: Desk, _: Intent) -> None:
    """Save the rules as the match plays them, beside the reader's copy of the original, as a page for paper."""
    # imported late: only a reader who prints needs these pages
    from ..pages.printing import beside_file

    name = f"{desk.game.id}-original-{desk.lang}.html"
    text = beside_file(desk.line.opening.setup, desk.lang, book.original(desk.sight))
    desk.notice = Notice(desk.speaker.ui("saved_page", file=name), download=(name, text))


def save_rules(desk: Desk, intent: Intent) -> None:
    """Save the rules as the match plays them, as a page for reading or for paper (`kind`).

    The field `address` is the address of the game's page, to which examples lead.
    """
    from ..pages.printing import played_file

    kind, address = text_of(intent, "kind", 20), text_of(intent, "address", MAX_ADDRESS)
    if kind not in RULES_FILES:
        raise NotationError(f"kind = {describe(kind)}: expected one of {', '.join(RULES_FILES)}")
    if urlsplit(address).scheme not in ("http", "https"):
        address = ""
    name = RULES_FILE.format(game=desk.game.id, kind=kind, lang=desk.lang)
    text = played_file(desk.line.opening.setup, kind, desk.lang, address)
    desk.notice = Notice(desk.speaker.ui("saved_page", file=name), download=(name, text))


def load(desk: Desk, intent: Intent) -> None:
    """Load a record from the reader's file."""
    record = Record.loads(file_text(intent))
    former = desk.own_match
    restore(desk, record, len(record.steps))
    desk.former = former
    desk.notice = Notice(desk.speaker.ui("loaded", count=len(record.steps)))


def restore(desk: Desk, record: Record, at: int) -> None:
    """Put a record on the table, with the controls of the seats from its table `[page]`.

    desk: the reader's desk
    record: the record
    at: the step to show

    Raise RecordError if the table `[page]` is not valid.
    """
    page = page_of(record)
    focus = page.clause if page.clause in desk.game.clauses else desk.look.focus
    example = examples(desk.game.id).get(page.example)
    if example and example.record.steps == record.steps:
        desk.show_example(example.id)
        desk.go_to(at)
        desk.look = replace(desk.look, focus=focus)
        return
    try:
        desk.show(record, at, page.controls)
    except OptionError as error:
        raise RecordError(f"[page] {error}") from None
    if page.cover:  # also if all hands were open until now
        desk.own_reveal = False
        desk.switch({"cover": True, "reveal": False})
    if page.seed:
        desk.match = replace(desk.match, luck=Luck(page.seed, series=True))
    desk.extra, desk.look = page.extra, replace(desk.look, focus=focus)


def restore_snapshot(desk: Desk, intent: Intent) -> None:
    """Restore the page's snapshot after a reload, or when another kernel takes over.

    The field `speak` is the current language of the page, which may differ from the snapshot's language.
    """
    apply_snapshot(desk, intent)
    if (lang := intent.get("speak")) in LANGS:
        desk.speak(str(lang))


def permalink(desk: Desk, _: Intent) -> None:
    """Show the address of this position in a notice."""
    desk.notice = Notice(_add_warning(desk, desk.speaker.ui("permalink")), copy=desk.permalink())


def settle(desk: Desk, _: Intent) -> None:
    """Lead to the editor with this position as the reader sees it: hidden cards are unknown.

    A phase that nobody lays out, such as that between two deals, leads to the editor of the game.
    """
    position = Position.of(desk.view)
    can_lay = desk.state.phase in phases_of(desk.game)
    editor = find_page("settle")
    if not editor:
        return  # the page has no button for it
    asked = f"{position_query(position, desk.lang)}&from=match" if can_lay else f"game={desk.game.id}&lang={desk.lang}"
    desk.notice = Notice(desk.speaker.ui("to_editor"), go=f"{editor}?{asked}")


def _add_warning(desk: Desk, text: str) -> str:
    """Return a text, followed by a warning if the record contains cards that the table hides.

    A record contains such cards in the middle of a deal, unless the reader sees all hands.
    """
    hidden = len(desk.sight.visible_seats) < len(desk.match.controls) and not (desk.state.chance or desk.state.over)
    if not hidden:
        return text
    return f"{text}{'' if text.endswith('.') else '.'} {desk.speaker.ui('whole_deal')}"


def original(desk: Desk, intent: Intent) -> None:
    """Read the reader's own copy of the original text, or forget it if the text is empty.

    The page sends a copy that the browser stored on an earlier visit without a click of the reader (`is_automatic`).
    Such a copy is read without a notice.
    """
    text = file_text(intent)
    speak, silent = desk.speaker, is_automatic(intent)
    if not text:
        desk.look = replace(desk.look, original=None)
        desk.notice = Notice(speak.ui("original_forgotten"))
        return
    reading = read_original(desk.game.id, text)
    desk.look = replace(desk.look, original=text)
    if silent:
        return
    if reading.known:
        desk.notice = Notice(speak.ui("original_read", known=reading.known, unknown=len(reading.unknown)))
    else:
        desk.notice = Notice(speak.ui("original_unknown", file=load_source(desk.game.id).file), "error")
