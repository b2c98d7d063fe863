"""Clauses beside an exercise as HTML: quoted with a link, and the chapter that a hint names."""

from __future__ import annotations

from .elements import Html, h, link_to
from .sheet import Data, Sheet


def hints_view(sheet: Sheet, data: Data) -> list[Html]:
    """Return the hints; the first one, which names a chapter, opens the clauses of the chapter."""
    hints = [h("p", {}, text) for text in data["hints"]]
    if not hints:
        return hints
    clauses = (h("div", {}, quoted_clause(sheet, clause)) for clause in data["chapter"])
    summary = h("summary", {"data-key": "practise:chapter"}, data["hints"][0])
    listed = h("div", {"class": "kb-hint-clauses"}, clauses)
    return [h("details", {"class": "kb-hint-chapter"}, summary, listed), *hints[1:]]


def quoted_clause(sheet: Sheet, clause: Data) -> list[Html]:
    """Return a clause as a link to its text, and its text."""
    look = {"class": "kb-ref", "href": clause_address(sheet, clause["href"], clause["id"]), "data-clause": clause["id"]}
    return [link_to(look, clause["label"]), h("div", {}, Html(clause["html"]))]


def clause_address(sheet: Sheet, href: str, clause: str) -> str:
    """Return the address of a clause: on the page of its game, else on this page if that has the text, else ""."""
    return href or (f"?clause={clause}" if sheet.get("way") else "")
