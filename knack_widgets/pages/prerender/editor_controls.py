"""Buttons and lists of the editor's page that send intents."""

from __future__ import annotations

from collections.abc import Sequence

from ..editor.field_data import Choice, Control
from .elements import Child, Html, Value, h


def press(does: str, key: str, label: str | Html, look: str = "kb-button kb-slim", **more: Value) -> Html:
    """Return a button that sends an intent.

    does: the name of the intent
    key: the button's key
    label: its text
    look: its classes
    more: further attributes, with `_` for each hyphen; those that begin with ``data_`` are fields of the intent
    """
    attributes: dict[str, Value] = {"type": "button", "class": look, "data-do": does, "data-key": key}
    attributes |= {name.replace("_", "-"): value for name, value in more.items()}
    return h("button", attributes, label)


def follow_button(control: Control) -> Child:
    """Return the button with which a given field follows from the others again; nothing if it does."""
    return control.value and press(
        "field",
        f"follow:{control.name}",
        "↺",
        data_name=control.name,
        aria_label=f"{control.label}: {control.follows}",
    )


def truth(value: bool) -> str:
    """Return the value of an attribute that is true or false."""
    return "true" if value else "false"


def select(does: str, label: str, choices: Sequence[Choice], **more: Value) -> Html:
    """Return a list of choices that sends an intent with the chosen value; the arguments are those of `press`."""
    key = f"{does}:{more['data_name']}" if "data_name" in more else does
    attributes: dict[str, Value] = {"data-do": does, "data-key": key}
    attributes |= {name.replace("_", "-"): value for name, value in more.items()}
    return h("label", {"class": "kb-field"}, h("span", {}, label), h("select", attributes, options_of(choices)))


def options_of(choices: Sequence[Choice]) -> list[Html]:
    """Return the choices of a list."""
    return [h("option", {"value": each.value, "selected": each.chosen}, each.label) for each in choices]


def name_sign(sign: Child, name: str) -> list[Html]:
    """Return a sign or a picture, and its name for readers who do not see it."""
    return [h("span", {"aria-hidden": "true"}, sign), h("span", {"class": "kb-sr"}, name)]
