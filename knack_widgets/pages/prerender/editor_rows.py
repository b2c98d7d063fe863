"""Fields of the editor that are lists of rows, as HTML."""

from __future__ import annotations

from ..editor.field_data import Control, Entry, FieldRow
from .editor_controls import follow_button, options_of, press
from .elements import Html, Value, h

CHANGES = {"rows": "part", "grid": "cell"}
"""The kind of a control → the intent that changes an entry of a row."""


def rows_view(control: Control) -> Html:
    """Return the rows of a field, and the buttons that add and remove them."""
    rows = (_row(control, row, at) for at, row in enumerate(control.rows))
    adds = (
        press("add_row", f"add:{control.name}:{number}", f"+ {label}", data_name=control.name, data_number=str(number))
        for number, label in enumerate(control.adds)
    )
    none = not control.rows and not control.adds and h("span", {"class": "kb-hint"}, control.none)
    buttons = h("p", {"class": "kb-row"}, none, adds, follow_button(control))
    return h("fieldset", {"class": "kb-lay-seats kb-lay-rows"}, h("legend", {}, control.label), rows, buttons)


def _row(control: Control, row: FieldRow, at: int) -> Html:
    entries = (_entry(control, entry, at) for entry in row.entries)
    name = control.kind == "grid" and h("span", {"class": "kb-lay-row-name"}, row.label)
    remove = control.kind == "rows" and press(
        "remove_row",
        f"remove:{control.name}:{at}",
        "✕",
        data_name=control.name,
        data_at=str(at),
        aria_label=f"{control.remove}: {row.label}",
    )
    return h("div", {"class": "kb-row", "role": "group", "aria-label": row.label}, name, entries, remove)


def _entry(control: Control, entry: Entry, at: int) -> Html:
    attributes: dict[str, Value] = {
        "data-do": CHANGES[control.kind],
        "data-name": control.name,
        "data-at": str(at),
        "data-part": entry.part or None,
        "data-number": str(entry.number),
        "data-key": f"{control.name}:{at}:{entry.part}:{entry.number}",
    }
    label = h("span", {}, entry.label)
    if entry.kind == "select":
        return h("label", {"class": "kb-field"}, label, h("select", attributes, options_of(entry.choices)))
    if entry.kind == "number":
        look = {"type": "number", "class": "kb-number", "min": "0", "max": "9999", "value": entry.value}
        return h("label", {"class": "kb-field"}, label, h("input", {**look, **attributes}))
    if entry.kind == "text":
        look = {"type": "text", "class": "kb-lay-text", "maxlength": "40", "value": entry.value}
        return h("label", {"class": "kb-field"}, label, h("input", {**look, **attributes}))
    box = h("input", {"type": "checkbox", "checked": bool(entry.value), **attributes})
    return h("label", {"class": "kb-field"}, box, label)
