"""Two compared tables as HTML: their titles, and the first difference."""

from __future__ import annotations

from collections.abc import Sequence

from .elements import Html, classes, h
from .sheet import Sheet


def sides_view(titles: Sequence[str], tables: Sequence[Html] = ()) -> Html:
    """Return two tables under their titles; without tables only the titles, below which the page puts its tables."""
    return h(
        "div",
        {"class": "kb-sides"},
        (
            h(
                "section",
                {"class": "kb-side", "aria-label": title},
                h("h3", {"class": "kb-side-title"}, title),
                tables[at] if tables else None,
            )
            for at, title in enumerate(titles)
        ),
    )


def head_view(sheet: Sheet, heading: str) -> Html:
    """Return the head of two tables in the place of a match: the way back, and what they are about."""
    back = {"type": "button", "class": "kb-button", "data-key": "parting:leave"}
    return h(
        "div",
        {"class": "kb-practise-head kb-compare-head"},
        h("button", back, sheet.icon("back"), sheet.t("back_to_rule")),
        h("h2", {"class": "kb-question", "tabindex": "-1"}, heading),
    )


def difference_view(sheet: Sheet) -> Html:
    """Return the first difference of the tables, with a button that leads to it; hidden if they never differ."""
    difference = sheet.get("difference")
    if not difference:
        return h("div", {"class": "kb-parted", "hidden": True})
    here = difference["at"] == sheet.get("steps")["at"]
    go = {"type": "button", "class": "kb-button kb-slim", "data-key": "difference", "data-to": str(difference["at"])}
    return h(
        "div",
        {"class": classes("kb-parted", here and "kb-parted-here")},
        difference.get("title") and h("h3", {}, difference["title"]),
        difference.get("note") and h("p", {"class": "kb-parted-note"}, difference["note"]),
        h("p", {}, h("b", {}, difference["words"]), " ", not here and h("button", go, sheet.t("go_there"))),
        h("ol", {"class": "kb-parted-told", "role": "list"}, (h("li", {}, text) for text in difference["told"])),
    )
