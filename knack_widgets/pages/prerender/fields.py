"""Fields that readers fill in: an option of the game, and a file."""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps
from typing import Final

from ..setup_data import OptionChoice, OptionData
from .elements import Html, Value, h
from .sheet import Sheet, in_lang

COPIES: Final = ".txt,.md,text/plain,text/markdown"
"""The kinds of files that may be a copy of the original."""


def option_form(sheet: Sheet, option: OptionData) -> Html:
    """Return an option beside its clause; a new value starts a new match.

    Before the page is living, the form has its final size, but cannot be reached by Tab and does not send anything.
    """
    number = option["type"] == "int"
    apply = {"class": "kb-button kb-slim", "data-key": f"option:{option['name']}"}
    return h(
        "form",
        {
            "class": "kb-option",
            "method": "dialog",  # outside a dialog a browser then sends nothing
            "novalidate": True,
            "data-option": option["name"],
        },
        option_field(sheet, option),
        number and h("button", apply, sheet.t("apply")),
        h("span", {"class": "kb-hint"}, sheet.t("option_new_match")),
    )


def option_field(sheet: Sheet, option: OptionData) -> Html:
    """Return the field of an option: a switch, a list of choices, or a number."""
    kind, value = option["type"], option.get("value")
    label = h("span", {}, in_lang(option["label"], sheet.lang))
    if kind == "bool":
        still: dict[str, Value] = {"tabindex": None if sheet.living else "-1"}
        box: dict[str, Value] = {"type": "checkbox", "role": "switch", "class": "kb-switch", "checked": bool(value)}
        return h("label", {"class": "kb-field"}, h("input", {**box, **still}), label)
    if kind == "choice":
        draw = _choices if sheet.living else _still_choices
        return h("label", {"class": "kb-field"}, label, draw(sheet, option["choices"], value))
    bounds = {"min": None if option["min"] is None else str(option["min"])}
    step = str(option["step"] or 1)
    number: dict[str, Value] = {"type": "number", "class": "kb-number", "step": step, "required": True, **bounds}
    return h("label", {"class": "kb-field"}, label, h("input", {**number, "value": str(value), **sheet.typing}))


def _choices(sheet: Sheet, choices: Sequence[OptionChoice], chosen: object) -> Html:
    """Return a list to choose from; its values are written as JSON."""
    options = (
        h(
            "option",
            {"value": dumps(each["value"]), "selected": each["value"] == chosen},
            in_lang(each["label"], sheet.lang),
        )
        for each in choices
    )
    return h("select", {}, options)


def _still_choices(sheet: Sheet, choices: Sequence[OptionChoice], chosen: object) -> Html:
    """Return what a list shows until the page is living: the chosen label, in the room of the longest one.

    Autofill looks at lists, too (see `Sheet.typing`).
    """
    labels = (
        h("span", {"class": each["value"] == chosen and "kb-on"}, in_lang(each["label"], sheet.lang))
        for each in choices
    )
    return h("span", {"class": "kb-still"}, labels)


def file_picker(label: str, accept: str) -> Html:
    """Return a field for a file that looks like a button, with a place for its own errors.

    accept: the kinds of files, as in the attribute `accept`
    """
    picker: dict[str, Value] = {"type": "file", "accept": accept, "class": "kb-sr"}
    return h(
        "div",
        {"class": "kb-file"},
        h("label", {"class": "kb-button"}, h("span", {}, label), h("input", picker)),
        h("p", {"class": "kb-trouble", "role": "alert"}),
    )
