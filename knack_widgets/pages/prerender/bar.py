"""The head of a page: the bar with the way to the other games, and the line; and the card that a visit begins with."""

from __future__ import annotations

from collections.abc import Callable

from .elements import Child, Html, Value, h
from .sheet import Sheet

LANGUAGES = ("sv", "de", "en")


def language_buttons(chosen: str, word: Callable[[str], str]) -> list[Html]:
    """A button for each language of the book; `word` says what it is called."""
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
    """The button that opens the search."""
    look: dict[str, Value] = {
        "type": "button",
        "class": "kb-button kb-search",
        "data-key": "search",
        "data-search": True,
    }
    return h("button", {**look, "aria-keyshortcuts": "/", "hidden": hidden}, icon, h("span", {}, word))


def bar_view(sheet: Sheet) -> list[Child]:
    """The bar, with its drawers shut, and below it the line that says what the game is about."""
    masthead = sheet.get("masthead")
    way, line = masthead["home"], [*masthead["line"], "", ""]
    home = {"class": "kb-button kb-home", "href": way, "hidden": not way}
    drawers = (("display", False), ("match", not sheet.get("setup")), ("save_share", False))
    return [
        h(
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
                        h("summary", {"class": "kb-button", "data-key": f"drawer:{name}"}, sheet.t(name)),
                    )
                    for name, hidden in drawers
                ),
            ),
            h(
                "div",
                {"class": "kb-langs", "role": "group", "aria-label": sheet.t("language")},
                language_buttons(sheet.lang, sheet.t),
            ),
        ),
        h("p", {"class": "kb-line"}, h("span", {}, line[0]), " ", h("b", {}, line[1])),
    ]


def intro_view(sheet: Sheet) -> Html | None:
    """What a newcomer has to know before the first deal; `None` where there is nothing to say."""
    lines = sheet.get("intro")
    if not lines:
        return None
    close = {"type": "button", "class": "kb-button kb-intro-close", "data-key": "intro:close"}
    return h(
        "div",
        {"class": "kb-intro", "role": "note", "aria-label": sheet.t("intro")},
        h("div", {"class": "kb-intro-said"}, (h("p", {}, line) for line in lines)),
        h("button", close, sheet.t("intro_close")),
    )
