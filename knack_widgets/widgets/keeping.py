"""Snapshots of a desk, with which a reader continues after a reload or a dead kernel.

A snapshot has the lines of the reader's match and of an open worked example, the step, the control of each seat, the
seeds, the language and the switches. The desk sends it after each intent in the traits `keep` and `records`, because a
dead kernel could not send it any more. The page stores the snapshot, and sends it back as the intent
`restore_snapshot`. Each line is an encrypted record, so that the browser can store it without being able to read the
hands in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from ..pages.line import MAX_LINES, Line, Lines, Match
from ..pages.seats import ME, check_controls
from ..pages.seeds import Luck, draw_seed, seed_of
from ..rulebook.examples import examples
from ..rulebook.languages import LANGS
from ..rules import NotationError, OptionError, Record, RecordError, State
from ..rules.core.errors import describe
from ..rules.record_text import MAX_BYTES
from ..rules.records import Step
from .desk import Desk
from .helping import resume_help
from .prefs import COMMON, fits
from .sealing import seal, unseal
from .trouble import OtherGame

LONGEST: Final = 512 * 1024
"""Longest record that may contain further tables of a loaded file (characters). A longer record is stored without
them."""


class Page(NamedTuple):
    """The contents of a record's table `[page]`.

    controls: the control of each seat, or None
    seed: the seed of the next deal that the record's author has chosen, or empty
    luck: the seeds of a snapshot
    cover: whether hands are covered between turns
    example: the id of the shown worked example, or empty
    clause: the id of the shown clause, or empty
    extra: the record's other tables
    """

    controls: list[object] | None
    seed: str
    luck: Luck
    cover: bool
    example: str
    clause: str
    extra: dict[str, object]


def page_of(record: Record) -> Page:
    """Return the contents of a record's table `[page]`.

    Raise RecordError if a seed is not valid.
    """
    page = record.extra.get("page", {})
    page = page if isinstance(page, Mapping) else {}
    controls, seed, series = page.get("controls"), _seed(page.get("seed")), page.get("series")
    deals = [step.text for step in record.steps if step.text.startswith("deal ")]
    used = [_seed(seed) for seed in seeds] if isinstance(seeds := page.get("used"), list) else []
    first = page.get("first")
    luck = Luck(
        _seed(page.get("luck")) or draw_seed(),
        series is True,
        {text: seed for text, seed in zip(deals, used, strict=False) if seed},
        deals[first] if type(first) is int and 0 <= first < len(deals) else "",
    )
    extra = {name: table for name, table in record.extra.items() if name != "page"}
    example, clause = str(page.get("example") or ""), str(page.get("clause") or "")
    return Page(
        controls if isinstance(controls, list) else None, seed, luck, page.get("cover") is True, example, clause, extra
    )


def _seed(value: object) -> str:
    try:
        return seed_of(value if isinstance(value, str) else "")
    except NotationError as error:
        raise RecordError(f"[page] {error}") from None


# -- from desk to page

_Key = tuple[tuple[str, ...], Luck, str]
_PACKED: Final[WeakKeyDictionary[Desk, list[tuple[State, tuple[Step, ...], _Key, str]]]] = WeakKeyDictionary()
"""Cache of the encrypted lines of each desk's last snapshot, because usually only one line changes."""


def snapshot(desk: Desk) -> dict[str, object]:
    """Return a snapshot that the intent `restore_snapshot` accepts."""
    table = desk.match
    matches = [desk.aside, table] if desk.aside else [table]
    before, now = _PACKED.get(desk, []), []
    packed = []
    for match in matches:
        key, lines = (match.controls, match.luck, desk.readers[0]), []
        for line in match.lines.lines:
            # compare by identity, because comparing states field by field would take longer than packing
            same = (old for old in before if old[0] is line.opening and old[1] is line.steps and old[2] == key)
            entry = next(same, None)
            if entry is None:
                entry = (line.opening, line.steps, key, _pack(line, key, desk.extra if match is table else {}))
            now.append(entry)
            lines.append({"record": entry[-1], "step": line.at})
        packed.append({"lines": lines, "current": match.lines.current})
    _PACKED[desk] = now
    return {
        "game": desk.game.id,
        "lang": desk.lang,
        "prefs": _table_switches({**desk.prefs, "reveal": desk.own_reveal} if desk.aside else desk.prefs),
        "focus": desk.look.focus,
        "reads": desk.look.reads,
        "example": desk.look.example if desk.aside else None,
        "help": 1 if desk.look.helped else 0,
        "matches": packed,
    }


def split_records(kept: Mapping[str, Any]) -> dict[str, object]:
    """Return a snapshot as two traits, so that a step through the match does not send its encrypted records.

    `keep` has the snapshot, with the index of each record in `records` instead of the record.
    """
    records: list[str] = []
    matches = []
    for match in kept["matches"]:
        lines = []
        for line in match["lines"]:
            lines.append({**line, "record": len(records)})
            records.append(line["record"])
        matches.append({**match, "lines": lines})
    return {"keep": {**kept, "matches": matches}, "records": records}


def _table_switches(prefs: Mapping[str, object]) -> dict[str, object]:
    """Return only the switches of this table.

    The switches of the whole page are left out, because they are stored for all pages and may have changed.
    """
    return {name: value for name, value in prefs.items() if name not in COMMON}


def _pack(line: Line, key: _Key, extra: Mapping[str, object]) -> str:
    controls, luck, reader = key
    deals = [step.text for step in line.steps if step.text.startswith("deal ")]
    seeds = {"luck": luck.seed, "series": luck.series, "used": [luck.used.get(text, "") for text in deals]}
    if luck.first in deals:
        seeds["first"] = deals.index(luck.first)
    page = {"page": {"controls": list(controls), **seeds}}
    text = line.record({**extra, **page}).dumps()
    text = text if len(text) <= LONGEST or not extra else line.record({**page}).dumps()
    return seal(text, line.opening.setup.game.id, reader)


# -- from page to desk


def apply_snapshot(desk: Desk, intent: Mapping[str, object]) -> None:
    """Restore a snapshot; if it cannot be read, the desk is not changed.

    Switches that no longer exist are ignored.

    desk: the reader's desk
    intent: the snapshot, as the page sends it back

    Raise NotationError or RecordError if it cannot be read.
    """
    game = intent.get("game")
    if game != desk.game.id:
        raise OtherGame(game if isinstance(game, str) else describe(game), desk.game.id)
    matches = [_match(desk, entry) for entry in _list(intent, "matches", 2)]
    example = intent.get("example")
    if not (isinstance(example, str) and example in examples(desk.game.id)):
        example = None
    lang, prefs, focus = intent.get("lang"), intent.get("prefs"), intent.get("focus")
    switches = _table_switches(prefs) if isinstance(prefs, Mapping) else {}
    switches = {name: value for name, value in switches.items() if fits(name, value)}
    own = matches[0][0]
    laid, extra = matches[1] if example and len(matches) > 1 else matches[0]
    desk.match, desk.extra = laid, extra
    desk.aside, example = (None, None) if laid is own else (own, example)
    if isinstance(lang, str) and lang in LANGS:
        desk.speak(lang)
    desk.switch(switches)
    desk.own_reveal = desk.prefs["reveal"]
    if desk.aside:
        desk.switch({"reveal": True})
    focus = focus if isinstance(focus, str) and focus in desk.game.clauses else None
    reads = focus is not None and intent.get("reads") is True
    desk.look = replace(desk.look, example=example, looker=None, focus=focus, reads=reads, helped=None)
    helped = intent.get("help")
    if type(helped) is int and helped > 0:  # earlier releases counted steps of help
        resume_help(desk)


def _list(fields: Mapping[str, object], name: str, limit: int) -> list[Mapping[str, object]]:
    value = fields.get(name)
    if (
        not isinstance(value, list)
        or not 0 < len(value) <= limit
        or not all(isinstance(entry, Mapping) for entry in value)
    ):
        raise NotationError(f"{name} = {describe(value)}: expected a list of 1 to {limit} objects")
    return value


def _match(desk: Desk, entry: Mapping[str, object]) -> tuple[Match, dict[str, object]]:
    """Return a match of a snapshot, and the extra TOML tables of its current line."""
    lines, pages = [], []
    for packed in _list(entry, "lines", MAX_LINES):
        text, step = packed.get("record"), packed.get("step")
        if not isinstance(text, str) or type(step) is not int:
            raise NotationError(f"{describe(packed)}: expected the fields record (text) and step (a whole number)")
        if len(text) > 4 * MAX_BYTES:
            raise NotationError(f"the record has {len(text):,} characters; expected at most {4 * MAX_BYTES:,}")
        record = Record.loads(unseal(text, desk.game.id, desk.readers))
        if record.game != desk.game.id:
            raise OtherGame(record.game, desk.game.id)
        lines.append(Line.from_record(record, step))
        pages.append(page_of(record))
    current = entry.get("current")
    at = current if type(current) is int and 0 <= current < len(lines) else 0
    seats = len(lines[at].opening.setup.names)
    if any(len(line.opening.setup.names) != seats for line in lines):
        raise NotationError("the lines of the match differ in their number of seats; expected the same number")
    try:
        controls = check_controls(pages[at].controls or [ME] * seats, seats)
    except OptionError as error:
        raise RecordError(f"[page] {error}") from None
    luck = replace(pages[at].luck, used={text: seed for page in pages for text, seed in page.luck.used.items()})
    return Match(Lines(tuple(lines), at), controls, luck), pages[at].extra
