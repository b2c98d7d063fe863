"""The explanation of a term of the text as HTML."""

from __future__ import annotations

from .elements import Html, h
from .sheet import Data, Sheet


def term_view(sheet: Sheet, term: Data, more: str | None) -> Html:
    """Return the explanation of a term: its name, its meaning, its clauses, and a link to the glossary.

    term: `name`, `also` (other names), `says` (the meaning) and `clauses`
    more: the address of the term in the glossary, or None
    """
    also = term["also"] and h("span", {}, f" – {sheet.t('also_called')} {', '.join(term['also'])}")
    close = {"type": "button", "class": "kb-tip-close", "aria-label": sheet.t("close")}
    return h(
        "div",
        {"class": "kb-tip", "role": "note", "lang": sheet.lang},
        h("p", {}, h("b", {}, term["name"]), also or None),
        h("p", {}, term["says"]),
        h(
            "div",
            {"class": "kb-row"},
            (sheet.clause_ref(clause) for clause in term["clauses"]),
            more and h("a", {"href": more}, sheet.t("glossary")),
        ),
        h("button", close, sheet.icon("close")),
    )
