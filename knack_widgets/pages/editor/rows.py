"""Changes of a field that is a list of rows, such as swaps, or of truth values, such as piles that are locked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...rules.core.positions.faults import NotGivenError, PositionError
from ...rules.core.positions.form import Draft as Values
from ...rules.core.positions.shapes import Shape
from .draft import Draft
from .situation import FieldValue, PlaceError

MAX_ROWS: Final = 12
"""Greatest number of rows of a field."""
MAX_ROW_CARDS: Final = 8
"""Greatest number of cards in a row that has no fixed number of them."""
NO_CARD: Final = "-"
"""The written value that takes a card out of a row."""


def rows_of(draft: Draft, name: str) -> tuple[FieldValue, ...]:
    """Return the rows of a field; a field with at most one row has none or one."""
    value, shape = draft.follows(name), draft.shape(name)
    if shape.name != "rows":
        raise PlaceError(name)
    if shape.bare:
        return tuple((each,) for each in value) if name in draft.values else ()
    return () if value is None else (value,) if shape.absent else tuple(value)


def list_new_rows(draft: Draft, name: str) -> tuple[Mapping[str, FieldValue], ...]:
    """Return the fields that change if a field gets one more row, for each row that may be added; none if unknown."""
    rows, shape = rows_of(draft, name), draft.shape(name)
    if len(rows) >= (1 if shape.absent else MAX_ROWS):
        return ()
    make = draft.fields.form.new_rows.get(name)
    kind: FieldValue = draft.fields.kinds[name]
    try:
        if make is not None:
            return tuple(make(Values(draft.fields, draft.setup, draft.values)))
        row = kind._kind.read([_first_value(draft, part, rows) for _, part in shape.parts], name)
    except (NotGivenError, PositionError):
        return ()
    return ({name: row if shape.absent else (*rows, row)},)


def _first_value(draft: Draft, shape: Shape, rows: Sequence[FieldValue]) -> object:
    """Return the written value of a part with which a row begins: the first seat that has no row, the first choice."""
    if shape.absent:
        return NO_CARD
    if shape.name == "seat":
        seats = {row[0] for row in rows}
        return next((seat for seat in range(draft.seats) if seat not in seats), 0)
    if shape.choices:
        return shape.choices[0]
    first: dict[str, object] = {
        "number": 0,
        "word": "",
        "truth": False,
        "card": str(draft.setup.game.pack(draft.setup)[0]),
        "cards": "",
        "numbers": [],
    }
    return first.get(shape.name, NO_CARD)


def add_row(draft: Draft, name: str, number: int = 0) -> Draft:
    """Return the draft with one more row of a field.

    number: the number of the row in `list_new_rows`
    """
    _check(draft, name)
    changes = list_new_rows(draft, name)
    if not 0 <= number < len(changes):
        raise PlaceError(name)
    for changed, value in changes[number].items():
        draft = draft.give(changed, value)
    return draft


def remove_row(draft: Draft, name: str, at: int) -> Draft:
    """Return the draft without a row of a field."""
    _check(draft, name)
    rows = rows_of(draft, name)
    if not 0 <= at < len(rows):
        raise PlaceError(f"{name}.{at}")
    return _give_rows(draft, name, (*rows[:at], *rows[at + 1 :]))


def set_part(draft: Draft, name: str, at: int, part: str, written: object, number: int = 0) -> Draft:
    """Return the draft with another value in a row.

    at: the number of the row
    part: the name of the part
    written: the value as it is written; of cards, one card, or `NO_CARD`
    number: the number of the card, if the part has several

    Raise `PositionError` if the part has no such value.
    """
    _check(draft, name)
    rows, shape = rows_of(draft, name), draft.shape(name)
    names = [each for each, _ in shape.parts]
    if not 0 <= at < len(rows) or part not in names:
        raise PlaceError(f"{name}.{at}.{part}")
    row, index = rows[at], names.index(part)
    inner = shape.parts[index][1]
    kind: FieldValue = draft.fields.kinds[name]
    part_kind = kind._kind if shape.bare else kind._kind.parts[part]
    if inner.name == "cards":
        value: FieldValue = part_kind.read(_change_card(row[index], str(written), number), f"{name}.{at}")
    elif inner.name == "numbers":
        value = part_kind.read(str(written).replace(",", " ").split(), f"{name}.{at}")
    elif inner.is_control:
        value = part_kind.read(written, f"{name}.{at}")
    else:
        raise PlaceError(f"{name}.{at}.{part}")
    changed = (*row[:index], value, *row[index + 1 :])
    changed = type(row)._make(changed) if hasattr(row, "_make") else changed
    return _give_rows(draft, name, (*rows[:at], changed, *rows[at + 1 :]))


def _give_rows(draft: Draft, name: str, rows: Sequence[FieldValue]) -> Draft:
    shape = draft.shape(name)
    if shape.absent:
        return draft.give(name, rows[0] if rows else None)
    return draft.give(name, tuple(row[0] for row in rows) if shape.bare else tuple(rows))


def _change_card(cards: Sequence[str], written: str, number: int) -> str:
    """Return the written cards with another card in a place, one more, or one fewer."""
    if not 0 <= number <= len(cards) or number >= MAX_ROW_CARDS:
        raise PlaceError(str(number))
    changed = [*map(str, cards)]
    changed[number : number + 1] = [] if written == NO_CARD else [written[:2]]
    return " ".join(changed)


def switch_cell(draft: Draft, name: str, at: int, number: int) -> Draft:
    """Return the draft in which a truth value of a field is the other one.

    at: the number of the row
    number: its number in the row
    """
    _check(draft, name)
    rows = draft.follows(name)
    if draft.shape(name).name != "grid" or not 0 <= at < len(rows) or not 0 <= number < len(rows[at]):
        raise PlaceError(f"{name}.{at}.{number}")
    row = tuple(value != (index == number) for index, value in enumerate(rows[at]))
    return draft.give(name, (*rows[:at], row, *rows[at + 1 :]))


def _check(draft: Draft, name: str) -> None:
    fields = (*draft.asked, *draft.offered, *draft.others)
    if name not in fields or draft.shape(name).name not in ("rows", "grid"):
        raise PlaceError(name)
