"""The head of a page: the bar with the link to the other games, the line about the game, and the introduction."""

from __future__ import annotations

from collections.abc import Callable

from .drawers import display_fields, share_fields
from .elements import Html, Value, classes, h
from .match import match_fields
from .sheet import Sheet

LANGUAGES = ("sv", "de", "en")


def language_buttons(chosen: str, word: Callable[[str], str]) -> list[Html]:
    """Return a button for each language of the book; `word` returns its label."""
    look = {"type": "button", "class": "kb-toggle"}
    return [
        h(
            "button",
            {
                **look,
                "lang": code,
                "data-key": f"lang:{code}",
                "aria-pressed": "true" if code == chosen else "false",
            },
            h("span", {"class": "kb-lang-name"}, word(f"lang_{code}")),
            h("span", {"class": "kb-lang-code", "aria-hidden": "true"}, code),
        )
        for code in LANGUAGES
    ]


def search_button(word: str, icon: Html, *, hidden: bool = False) -> Html:
    """Return the button that opens the search."""
    look: dict[str, Value] = {
        "type": "button",
        "class": "kb-button kb-search",
        "data-key": "search",
        "data-search": True,
    }
    return h("button", {**look, "aria-keyshortcuts": "/", "hidden": hidden}, icon, h("span", {}, word))


def bar_view(sheet: Sheet) -> Html:
    """Return the bar: the link to the other games, search, drawers, languages.

    In a first view the drawers are empty, because they are closed.
    """
    masthead = sheet.get("masthead")
    way = masthead["home"]
    home = {"class": "kb-button kb-home", "href": way, "hidden": not way}
    drawers = (
        ("display", sheet.t("display"), False, display_fields(sheet) if sheet.living else None),
        ("match", sheet.t("match"), not sheet.get("setup"), match_fields(sheet) if sheet.living else None),
        ("save_share", sheet.t("save_share"), False, share_fields(sheet) if sheet.living else None),
    )
    return h(
        "div",
        {"class": "kb-controls", "role": "group", "aria-label": sheet.t("controls")},
        h(
            "div",
            {"class": "kb-place"},
            h("a", home, sheet.icon("back"), h("span", {}, sheet.t("all_games"))),
            h("strong", {"class": "kb-game"}, masthead["title"]),
        ),
        h(
            "div",
            {"class": "kb-drawers"},
            search_button(sheet.t("search"), sheet.icon("search"), hidden=not way),
            (
                h(
                    "details",
                    {"hidden": hidden},
                    h("summary", {"class": "kb-button", "data-key": f"drawer:{name}"}, label),
                    sheet.living and h("div", {"class": "kb-drawer", "data-drawer": name}, body),
                )
                for name, label, hidden, body in drawers
            ),
        ),
        h(
            "div",
            {"class": "kb-langs", "role": "group", "aria-label": sheet.t("language")},
            language_buttons(sheet.lang, sheet.t),
        ),
    )


def line_view(sheet: Sheet) -> Html:
    """Return the line about the game: its aim, and the button to press in this phase.

    After the reader's first move the button is not named any more; its room stays, so that nothing moves.
    """
    masthead = sheet.get("masthead")
    aim, begin = [*masthead["line"], "", ""][:2]
    begun = masthead["begun"]
    look = classes("kb-line", begin and not begun and "kb-to-begin")
    return h(
        "p",
        {"class": look},
        h("span", {"class": "kb-aim"}, aim),
        " ",
        h("b", {"class": "kb-begun" if begun else None}, begin),
    )


def intro_view(sheet: Sheet) -> Html | None:
    """Return the introduction for a newcomer before the first deal.

    Without a text return None, or in a living page a hidden element.
    """
    lines = sheet.get("intro")
    if not lines and not sheet.living:
        return None
    close = {"type": "button", "class": "kb-button kb-intro-close", "data-key": "intro:close"}
    more = {"type": "button", "class": "kb-button kb-slim kb-intro-more", "data-key": "intro:more"}
    return h(
        "div",
        {"class": "kb-intro", "role": "note", "aria-label": sheet.t("intro"), "hidden": not lines},
        h("div", {"class": "kb-intro-said"}, ([h("p", {}, line), " "] for line in lines)),
        h("button", {**more, "aria-expanded": "false"}, sheet.t("more")),
        h("button", close, sheet.t("intro_close")),
    )
