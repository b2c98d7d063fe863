"""The drawers of the bar: how the page looks, and how the match is saved and shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .elements import Html, Value, h
from .fields import file_picker
from .sheet import Sheet

TEMPI: Final = (0, 300, 900, 2000, -1)
"""Pauses before a move of a computer player (milliseconds); -1: a button makes the move."""
RECORDS: Final = ".toml,.txt,text/plain"
"""The kinds of files that may be a record."""


def display_fields(sheet: Sheet) -> list[Html | None]:
    """Return the switches of the page, and the choice of the tempo."""
    flags = (
        ("fourColour", sheet.t("four_colour")),
        ("presenter", sheet.t("presenter")),
        ("reveal", sheet.t("reveal")),
        ("marks", sheet.t("marks")),
        ("known", sheet.t("known")),
        ("follow", sheet.t("follow")),
    )
    values = pref_switch(sheet, "values", sheet.t("values")) if sheet.get("setup").get("values") else None
    return [*(pref_switch(sheet, name, label) for name, label in flags), values, _tempo(sheet)]


def pref_switch(sheet: Sheet, name: str, label: str) -> Html:
    """Return a switch of the page."""
    look: dict[str, Value] = {"type": "checkbox", "role": "switch", "class": "kb-switch", "data-key": f"pref:{name}"}
    box = h("input", {**look, "checked": bool(sheet.get("prefs").get(name))})
    return h("label", {"class": "kb-field"}, box, h("span", {}, label))


def _tempo(sheet: Sheet) -> Html:
    chosen = sheet.get("prefs")["tempo"]
    choices = (
        h("option", {"value": str(pause), "selected": pause == chosen}, _pause_words(sheet, pause)) for pause in TEMPI
    )
    return h(
        "label",
        {"class": "kb-field"},
        h("span", {}, sheet.t("tempo")),
        h("select", {"data-key": "pref:tempo"}, choices),
    )


def _pause_words(sheet: Sheet, pause: int) -> str:
    if pause <= 0:
        return sheet.t("tempo_by_step") if pause else sheet.t("tempo_at_once")
    seconds = f"{pause / 1000:g}"
    return f"{seconds if sheet.lang == 'en' else seconds.replace('.', ',')} s"


def share_fields(sheet: Sheet) -> list[Html]:
    """Return the buttons that save the match and show its link, the field for its file, and the link to the editor."""
    masthead = sheet.get("masthead")
    return [
        _button("save", sheet.t("save")),
        file_picker(sheet.t("load"), RECORDS),
        _button("permalink", sheet.t("permalink")),
        *(
            [h("a", {"class": "kb-button", "href": link}, sheet.t("settle"))]
            if (link := masthead.get("settle"))
            else []
        ),
        *_papers(sheet, masthead.get("papers") or (), masthead.get("files") or ()),
        *([_button("save_beside", sheet.t("save_beside"))] if masthead.get("beside") else []),
    ]


def _papers(sheet: Sheet, papers: Sequence[tuple[str, str]], files: Sequence[tuple[str, str]]) -> list[Html]:
    """Return the links to the pages for reading and for paper, or the buttons that make them; [] without both.

    papers: (label, address) of each page
    files: (label, kind) of each page that the browser makes
    """
    if not papers and not files:
        return []
    look = {"class": "kb-button kb-slim"}
    links = [h("a", {**look, "href": href, "target": "_blank"}, label) for label, href in papers]
    buttons = [
        h("button", {**look, "type": "button", "data-key": f"save_rules:{kind}"}, label) for label, kind in files
    ]
    return [
        h("p", {"class": "kb-caption"}, sheet.t("papers_made" if files else "papers")),
        h("ul", {"role": "list", "class": "kb-papers"}, (h("li", {}, item) for item in [*links, *buttons])),
    ]


def _button(intent: str, label: str) -> Html:
    return h("button", {"type": "button", "class": "kb-button", "data-key": f"share:{intent}"}, label)
