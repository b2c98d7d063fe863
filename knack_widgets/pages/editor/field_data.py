"""The data of the editor's fields that are no places for cards: lists, numbers, seats, and rows of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ...rules.core.positions.kinds import NOTHING
from ...rules.core.positions.shapes import Shape
from .page_data import Words, none_word, pack_tiles
from .rows import MAX_ROW_CARDS, NO_CARD, list_new_rows, rows_of
from .situation import FieldValue


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that a field may have; it is the field's value if `chosen`."""

    value: str
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """A value in a row that a reader may change.

    part: the name of the part
    label: its name in words
    kind: ``select``, ``number``, ``text`` or ``box``
    value: the written value of a number or a text; ``yes`` if a box is checked
    number: the number of the card, or of the box, where there are several
    """

    part: str
    label: str
    kind: str
    value: str = ""
    choices: tuple[Choice, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class FieldRow:
    """A row of a field: its entries, and the row in words."""

    label: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Control:
    """A field that is no place for cards.

    kind: ``select``, ``number``, ``text``, ``seats``, ``rows`` or ``grid``
    value: the written value of a number or a text, empty if it follows
    follows: the value that follows from the other fields, in words
    rows: the rows of a field
    adds: for each row that may be added, the label of its button
    remove: the label of a button that removes a row
    none: what is said if there are no rows
    is_settled: whether the value follows from the other fields, so that nobody needs to give it
    """

    name: str
    label: str
    kind: str
    value: str = ""
    follows: str = ""
    choices: tuple[Choice, ...] = ()
    faults: tuple[str, ...] = ()
    rows: tuple[FieldRow, ...] = ()
    adds: tuple[str, ...] = ()
    remove: str = ""
    none: str = ""
    is_settled: bool = False


def list_controls(words: Words, faults: dict[str, tuple[str, ...]], names: Sequence[str]) -> list[Control]:
    """Return the fields, among some, that are no places for cards.

    names: the fields
    """
    controls = (_control(words, name, faults.get(name, ())) for name in names)
    values = words.draft.values
    return [
        replace(control, is_settled=control.name not in values and not control.faults)
        for control in controls
        if control is not None
    ]


def _control(words: Words, name: str, faults: tuple[str, ...]) -> Control | None:
    draft, shape = words.draft, words.draft.shape(name)
    if not shape.is_control:
        return None
    label, is_given = words.field(name), name in draft.values
    follows = words.say("follows", value=words.value(name, draft.follows(name)))
    if shape.name in ("rows", "grid"):
        return _rows_control(words, name, Control(name, label, shape.name, "", follows, (), faults))
    written = draft.fields.kinds[name].write(draft.values[name]) if is_given else None
    if shape.name == "seats":
        chosen = draft.follows(name) or ()
        choices = tuple(Choice(value, said, int(value) in chosen) for value, said in _seats(words))
        return Control(name, label, "seats", "given" if is_given else "", follows, choices, faults)
    if shape.name in ("number", "numbers"):
        value = " ".join(map(str, written)) if isinstance(written, list) else "" if written is None else str(written)
        kind = "number" if shape.name == "number" else "text"
        return Control(name, label, kind, value, words.value(name, draft.follows(name)), (), faults)
    now = {True: "yes", False: "no"}.get(written, str(written)) if isinstance(written, bool) else str(written)
    first = [] if name == "dealer" else [Choice("", follows, not is_given)]
    values = _values(words, shape, lambda word: words.value(name, word))
    return Control(
        name, label, "select", "", "", (*first, *(Choice(v, s, is_given and v == now) for v, s in values)), faults
    )


def _seats(words: Words) -> list[tuple[str, str]]:
    return [(str(seat), words.speaker.seat(seat)) for seat in range(words.draft.seats)]


def _values(words: Words, shape: Shape, say: Callable[[str], str]) -> list[tuple[str, str]]:
    """Return the written values of which a reader chooses one, each with its words.

    say: returns a word or a usual number in words
    """
    if shape.name == "truth":
        values = [("yes", words.say("yes")), ("no", words.say("no"))]
    elif shape.name == "seat":
        values = _seats(words)
    elif shape.name in ("card", "cards"):
        values = [(tile.code, tile.said) for row in pack_tiles(words.draft, words) for tile in row]
    else:
        values = [(word, say(word)) for word in shape.choices]
    return [*values, (NOTHING, words.say(none_word(shape.name)))] if shape.absent else values


# -- rows


def _rows_control(words: Words, name: str, control: Control) -> Control:
    draft = words.draft
    reset = "given" if name in draft.values and name in draft.fields.defaults else ""
    if control.kind == "grid":
        return replace(control, value=reset, rows=tuple(_grid_rows(words, draft.follows(name) or ())))
    shape = draft.shape(name)
    rows = tuple(
        FieldRow(words.row(name, row), tuple(_entries(words, name, shape, row))) for row in rows_of(draft, name)
    )
    adds = tuple(
        words.speaker.say(f"add-{name}", {"count": _count_cards(shape, changes[name])}, control.label)
        for changes in list_new_rows(draft, name)
    )
    return replace(control, value=reset, rows=rows, adds=adds, remove=words.say("remove"), none=words.say("nothing"))


def _count_cards(shape: Shape, value: FieldValue) -> int:
    """Return the number of cards in the first part with cards, of the first row; 0 if rows have none."""
    row = value if shape.absent else value[0]
    return next((len(row[at]) for at, (_, part) in enumerate(shape.parts) if part.name == "cards"), 0)


def _grid_rows(words: Words, value: FieldValue) -> Iterator[FieldRow]:
    for seat, row in enumerate(value):
        boxes = (Entry("", words.cell(at), "box", "yes" if is_on else "", (), at) for at, is_on in enumerate(row))
        yield FieldRow(words.speaker.seat(seat), tuple(boxes))


def _entries(words: Words, name: str, shape: Shape, row: FieldValue) -> Iterator[Entry]:
    """Yield the values of a row that a reader may change.

    name: the field
    shape: its shape
    """
    varies = name not in words.draft.fields.form.new_rows  # a game that makes the rows decides how many cards they have
    for (part, inner), value in zip(shape.parts, row, strict=False):
        if not inner.is_part:
            continue
        label = words.part(part)
        if inner.name == "truth":
            yield Entry(part, label, "box", "yes" if value else "")
        elif inner.name == "cards":
            yield from _card_entries(words, part, inner, value, varies=varies)
        elif inner.name == "number" and not inner.choices:
            yield Entry(part, label, "number", str(value))
        elif inner.name == "numbers":
            yield Entry(part, label, "text", " ".join(map(str, value)))
        elif inner.name in ("seat", "word", "number", "card"):
            now = NOTHING if value is None else str(value)
            choices = _values(words, inner, partial(_say_choice, words, part, inner))
            yield Entry(part, label, "select", "", tuple(Choice(v, said, v == now) for v, said in choices))


def _say_choice(words: Words, part: str, shape: Shape, word: str) -> str:
    return words.part_value(part, shape, int(word) if shape.name == "number" else word)


def _card_entries(words: Words, part: str, shape: Shape, cards: Sequence[str], *, varies: bool) -> Iterator[Entry]:
    """Yield a list for each card of a part, and one more if the number of cards may change."""
    label, pack = words.part(part), _values(words, shape, str)
    none = [(NO_CARD, words.say("nothing"))] if varies else []
    shown = [*map(str, cards), *([NO_CARD] if varies and len(cards) < MAX_ROW_CARDS else [])]
    for at, card in enumerate(shown):
        choices = tuple(Choice(code, said, code == card) for code, said in (*none, *pack))
        yield Entry(part, label if len(shown) < 2 else f"{label} {at + 1}", "select", "", choices, at)
