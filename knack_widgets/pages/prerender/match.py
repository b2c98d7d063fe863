"""The drawer of a match: who plays its seats, and the form of a new match."""

from __future__ import annotations

from typing import Final

from ..setup_data import SetupData
from .drawers import pref_switch
from .elements import Attributes, Child, Html, Value, h
from .fields import option_field
from .sheet import Sheet

NAME_LENGTH: Final = 40
"""Limit on the characters of a player's name and of a seed."""
MANNERS: Final = "manners"
"""The key of the words that say how computer players play, to which the choices refer."""


def match_fields(sheet: Sheet) -> list[Html]:
    """Return the form of the drawer, or nothing on a page that cannot set up a match.

    Who plays a seat of the current match takes effect at once; all else is for a new match.
    """
    setup: SetupData | None = sheet.traits.get("setup")
    return [h("form", {"class": "kb-match"}, _who_plays(sheet, setup), _new_match(sheet, setup))] if setup else []


def _who_plays(sheet: Sheet, setup: SetupData) -> Html:
    """Return the players: the name and the control of each."""
    # several people at one screen may want to turn away from each other's cards
    covers = setup["cover"] is not None and pref_switch(sheet, "cover", sheet.t("cover_hands"))
    return h(
        "fieldset",
        {},
        h("legend", {}, sheet.t("who_plays")),
        h("ol", {"class": "kb-players"}, (_row(sheet, setup, at) for at in range(setup["maxPlayers"]))),
        h("p", {"class": "kb-hint", "data-key": MANNERS}, setup["manners"]),
        covers,
    )


def _new_match(sheet: Sheet, setup: SetupData) -> Html:
    """Return the fields of a new match: number of players, options, seed."""
    number: Attributes = {"type": "number", "class": "kb-number", "required": True, "data-key": "match:number"}
    bounds = {"min": str(setup["minPlayers"]), "max": str(setup["maxPlayers"]), "value": str(len(setup["players"]))}
    text: Attributes = {"type": "text", "class": "kb-seed", "maxlength": str(NAME_LENGTH), "autocomplete": "off"}
    seed: Attributes = {"spellcheck": "false", "value": "", "placeholder": sheet.t("seed_by_chance")}
    return h(
        "fieldset",
        {"class": "kb-new-match"},
        h("legend", {}, sheet.t("new_match")),
        _field(sheet.t("players"), h("input", {**number, **bounds})),
        (option_field(sheet, option) for option in setup["options"]),
        _field(sheet.t("seed"), h("input", {**text, **seed})),
        h("button", {"class": "kb-button kb-primary"}, sheet.t("begin")),
    )


def _row(sheet: Sheet, setup: SetupData, at: int) -> Html:
    """Return the name and the control of a player; players above the chosen number are hidden."""
    players = setup["players"]
    seated = at < len(players)
    name = players[at]["name"] if seated else f"{sheet.t('player')} {at + 1}"
    off: dict[str, Value] = {"disabled": not seated}
    field: Attributes = {"type": "text", "maxlength": str(NAME_LENGTH), "autocomplete": "off", "required": True}
    look = {"aria-label": f"{sheet.t('who_plays')} {at + 1}", "aria-describedby": MANNERS}
    now = {"data-key": f"control:{players[at]['seat']}"} if seated else {}
    return h(
        "li",
        {"class": "kb-row", "hidden": not seated},
        h("input", {**field, "value": name, "aria-label": f"{sheet.t('name')} {at + 1}", **off}),
        _controls(setup, (players[at] if seated else players[-1])["control"], {**now, **look, **off}),
    )


def _controls(setup: SetupData, chosen: str, look: Attributes) -> Html:
    choices = (
        h("option", {"value": control["id"], "selected": control["id"] == chosen}, control["label"])
        for control in setup["controls"]
    )
    return h("select", look, choices)


def _field(label: str, field: Child) -> Html:
    return h("label", {"class": "kb-field"}, h("span", {}, label), field)
