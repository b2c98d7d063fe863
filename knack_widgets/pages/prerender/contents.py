"""The way through the text: its chapters, and the clause before and after, as `static/contents.js` has them."""

from __future__ import annotations

from .elements import Html, h
from .sheet import Data, Sheet, in_lang

TURNS = (("clause-before", "clause_before", "ArrowUp", "↑"), ("clause-after", "clause_after", "ArrowDown", "↓"))


def contents_view(sheet: Sheet, book: Data, asked: str | None) -> Html:
    """The chapters, that of the clause in sight (`asked`) marked; hidden where there is but one."""
    chapters = book["chapters"]
    here = next((one for one in chapters for clause in one["clauses"] if clause["id"] == asked), chapters[0])
    listed = (
        h(
            "li",
            {},
            h(
                "a",
                {"href": f"#{one['clauses'][0]['id']}", "aria-current": "true" if one is here else None},
                in_lang(one["heading"], sheet.lang),
            ),
        )
        for one in chapters
    )
    name = h(
        "summary",
        {"class": "kb-button kb-slim", "data-key": "contents"},
        h("span", {"class": "kb-sr"}, f"{sheet.t('contents')}: "),
        h("span", {"class": "kb-here"}, in_lang(here["heading"], sheet.lang)),
    )
    return h(
        "nav",
        {"class": "kb-nav", "aria-label": sheet.t("contents"), "hidden": not book["whole"]},
        h("details", {"class": "kb-contents"}, name, book["whole"] and h("ol", {"role": "list"}, listed)),
        (
            h(
                "button",
                {
                    "type": "button",
                    "class": "kb-button kb-slim kb-walk",
                    "data-key": key,
                    "aria-label": sheet.t(word),
                    "title": f"{sheet.t(word)} (Alt+{arrow})",
                    "aria-keyshortcuts": f"Alt+{pressed}",
                },
                sheet.icon(pressed),
            )
            for key, word, pressed, arrow in TURNS
        ),
        h("span", {"class": "kb-sr", "role": "status"}),
    )
