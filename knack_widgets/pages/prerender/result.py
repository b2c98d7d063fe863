"""The result of a deal or a match: the outcome, an account for each player, and a fold with all else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ..move_data import Account, AccountTable, Result, Score, ScoreRow
from .elements import Child, Html, h
from .sheet import Sheet


def result_view(sheet: Sheet, result: Result | None) -> Html:
    """Return how the deal or the match has ended."""
    look: dict[str, str | bool | None] = {"class": "kb-result", "data-key": "result"}
    if not result:
        return h("section", {**look, "hidden": True})
    accounts = result["accounts"]
    shown, folded = ([row for row in accounts["rows"] if row["folded"] is fold] for fold in (False, True))
    return h(
        "section",
        {**look, "aria-label": result["title"]},
        h(
            "div",
            {"class": "kb-result-head"},
            h("h3", {"class": "kb-result-title"}, result["title"]),
            result["clause"] and sheet.clause_ref(result["clause"]),
        ),
        _score("kb-score kb-accounts", accounts, shown),
        _more(sheet, result, folded),
    )


def _more(sheet: Sheet, result: Result, folded: Sequence[Account]) -> Html:
    """Return the fold: the other accounts, the sentences about the end, the score deal by deal, and the seed."""
    lines = (
        h("li", {}, h("span", {}, f"{line['text']}."), line["clause"] and [" ", sheet.clause_ref(line["clause"])])
        for line in result["told"]
    )
    return h(
        "details",
        {"class": "kb-result-more"},
        h("summary", {"class": "kb-button kb-slim", "data-key": "result-more"}, result["more"]),
        h(
            "div",
            {"class": "kb-result-body"},
            bool(folded) and _score("kb-score kb-accounts", result["accounts"], folded),
            bool(result["told"]) and h("ul", {"class": "kb-result-told", "role": "list"}, lines),
            _score("kb-score", result["score"], result["score"]["rows"]),
        ),
        result["seed"] and h("p", {"class": "kb-result-seed"}, result["seed"]),
    )


def _score(look: str, table: AccountTable | Score, rows: Sequence[Account] | Sequence[ScoreRow]) -> Html:
    """Return a table with a row for each player; an account has the payments beside the name."""
    names, *columns = table["head"]
    heads = (h("th", {"scope": "col"}, one) for one in columns)
    return h(
        "table",
        {"class": look},
        h("caption", {"class": "kb-sr"}, table["caption"]),
        h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, h("span", {"class": "kb-sr"}, names)), heads)),
        h(
            "tbody",
            {},
            (
                h(
                    "tr",
                    {"class": "kb-ahead" if row["ahead"] else None},
                    h("th", {"scope": "row"}, _payer(row)),
                    (h("td", {}, cell) for cell in row["cells"]),
                )
                for row in rows
            ),
        ),
    )


def _payer(row: Account | ScoreRow) -> Child:
    parts = cast("list[str] | None", row.get("parts"))
    if parts is None:
        return row["name"]
    said = bool(parts) and [" ", h("span", {"class": "kb-account"}, ", ".join(parts))]
    return [h("span", {"class": "kb-payer"}, row["name"]), said]
