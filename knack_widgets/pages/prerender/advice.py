"""The help with choosing a move: binding clauses, inferences, odds of the moves."""

from __future__ import annotations

from collections.abc import Sequence

from ..advice_data import Advice, Chances, HandMap, Labels, MoveOdds, Progress
from .elements import Attributes, Child, Html, classes, h
from .sheet import Sheet

CHART: Attributes = {"class": "kb-plot"}
"""The place of a chart, which the page draws."""
FILES: Attributes = {"class": "kb-row kb-files"}
"""The place of the buttons that save a chart."""

Cells = Sequence[Sequence[Child]]


def advice_view(sheet: Sheet, advice: Advice) -> Html:
    """Return the help: the answer, and its details, which are folded until the page unfolds them.

    Charts and the map of opening hands have empty places, which the page fills.
    """
    waits, labels, said = advice["waits"], advice["labels"], advice.get("answer", "")
    slim: Attributes = {"type": "button", "class": "kb-button kb-slim kb-quiet"}
    details = {**slim, "data-key": "hint:details", "aria-expanded": "false", "hidden": bool(waits)}
    shut = {**slim, "class": f"{slim['class']} kb-shut", "data-key": "hint:shut"}
    return h(
        "section",
        {"class": "kb-advice", "aria-label": sheet.t("hint")},
        h(
            "div",
            {"class": "kb-upshot"},
            # only the answer is announced, once: not that it is being computed
            h("p", {"class": "kb-upshot-says", "role": "status"}, h("span", {}, said or None)),
            h("p", {"class": "kb-upshot-waits", "hidden": bool(said)}, waits or labels.get("thinking")),
            h("button", details, labels.get("details")),
            h("button", {**shut, "aria-label": labels["shut"], "title": labels["shut"]}, sheet.icon("close")),
        ),
        h(
            "div",
            {"class": "kb-advice-details", "hidden": True},
            odds_view(advice.get("chances"), None if waits else labels),
            hands_view(
                advice.get("hands"),
                labels.get("hands"),
                labels.get("as_table"),
                hidden=bool(waits) or not advice.get("mapped"),
            ),
            h("div", {"class": "kb-clue", "hidden": bool(waits)}, not waits and _inferences(sheet, advice)),
            h("div", {"class": "kb-clue", "hidden": bool(waits)}, not waits and _binding(sheet, advice)),
        ),
    )


def _sentence(sheet: Sheet, text: str, clauses: Sequence[str]) -> Html:
    return h("li", {}, h("span", {}, text), h("span", {"class": "kb-refs"}, map(sheet.clause_ref, clauses)))


def _binding(sheet: Sheet, advice: Advice) -> list[Child]:
    """Return the clauses that bind, after a refused card as an example, whose clauses are then left out."""
    refused = advice["refused"]
    shown = refused["clauses"] if refused else ()
    clauses = [each for each in advice["binding"] if each["id"] not in shown]
    return [
        h("h4", {}, advice["labels"]["binding"]),
        h(
            "ul",
            {"role": "list"},
            refused and _sentence(sheet, refused["text"], refused["clauses"]),
            (_sentence(sheet, each["text"], [each["id"]]) for each in clauses),
        ),
    ]


def _inferences(sheet: Sheet, advice: Advice) -> list[Child]:
    facts, labels = advice["known"], advice["labels"]
    if not facts:
        return [h("h4", {}, labels["known"]), h("p", {}, labels["nothing"])]
    sentences = (_sentence(sheet, fact["text"], fact["clauses"]) for fact in facts)
    return [h("h4", {}, labels["known"]), h("ul", {"role": "list"}, sentences)]


def odds_view(chances: Chances | None, labels: Labels | None) -> Html:
    """Return the odds of the moves.

    chances: the odds as data (`pages.course.chances`), or None if there are no odds
    labels: the words of the help, or None if the odds are hidden
    """
    words: Labels = labels or {}
    odds: Chances = chances or {}
    drawn = bool(chances and chances["line"]["points"])
    return h(
        "div",
        {"class": "kb-odds", "hidden": labels is None},
        h("h4", {}, words.get("moves")),
        h("p", {"hidden": chances is not None}, words.get("no_odds")),
        h(
            "div",
            {"class": "kb-chances", "hidden": chances is None},
            _coming(odds, words),
            _table(odds, words),
            _caption(odds),
            h("figure", CHART),
            h("div", FILES),
            h(
                "details",
                {"class": classes("kb-settling", not drawn and "kb-away")},
                h("summary", {"data-key": "line"}, words.get("line")),
                h(
                    "div",
                    {},
                    h("figure", CHART),
                    folded_table("line:table", _line_table(odds, words), words.get("as_table"), words.get("line")),
                    h("div", FILES),
                ),
            ),
        ),
    )


def _coming(chances: Chances, words: Labels) -> Html:
    """Return how far the odds are, and the button that goes on or stops.

    When everything is done the button disappears, and its room stays.
    """
    amounts = {"max": str(chances.get("asked") or 1), "value": str(chances.get("played", 0))}
    said = {"aria-label": words.get("bar"), "aria-valuetext": chances.get("far")}
    look = classes("kb-button kb-slim", chances.get("state") == "done" and "kb-away")
    return h(
        "div",
        {"class": "kb-coming"},
        h("progress", {"class": "kb-bar", **amounts, **said}),
        h("span", {"class": "kb-far"}, chances.get("far")),
        h("button", {"type": "button", "class": look, "data-key": "hint:odds"}, chances.get("go")),
    )


def _table(chances: Chances, words: Labels) -> Html:
    money = bool(chances.get("money"))
    heads = [words.get("move"), chances.get("risk"), *([words.get("gain")] if money else [])]
    return h(
        "table",
        {"class": "kb-gains" if money else None},
        h("thead", {}, h("tr", {}, (h("th", {"scope": "col"}, head) for head in heads))),
        h("tbody", {}, (_row(move, money) for move in chances.get("moves", ()))),
    )


def _row(move: MoveOdds, money: bool) -> Html:
    cells = [_cell(*move["failsParts"]), money and _cell(*move["gainParts"])]
    return h("tr", {"class": "kb-best" if move["best"] else None}, h("th", {"scope": "row"}, move["label"]), cells)


def _cell(value: str, between: str) -> Html:
    """Return a value, and the bounds that it lies between."""
    return h("td", {}, value, between and [" ", h("span", {"class": "kb-between"}, f"({between})")])


def _caption(chances: Chances) -> Html:
    """Return what the odds rest on. When a sentence about the table of openings disappears, its room stays."""
    table = chances.get("table")
    past = {"hidden": not table, "class": "kb-past" if table and not table["told"] else None}
    words = [h("span", {}, chances.get("why")), " ", h("span", {}, chances.get("assumed"))]
    return h("p", {"class": "kb-caption"}, words, " ", h("span", past, table and table["words"]))


def _line_table(chances: Chances, words: Labels) -> Cells:
    line: Progress = chances.get("line") or {"labels": [], "points": [], "told": []}
    return [[words.get("line_worlds"), *line["labels"]], *line["told"]]


def hands_view(
    hands: HandMap | None, name: str | None, as_table: str | None, *, hidden: bool = False, opened: bool = False
) -> Html:
    """Return the map of opening hands as a place for its chart and as a table, folded unless `opened`.

    hands: the map as data (`pages.handmap.map_hands`), or None before the reader has asked for it
    name: the name of the map, or None before the reader has to choose
    as_table: the summary of its table, or None before the reader has to choose
    """
    about = hands and (f"{hands['about']} □ {hands['told']}" if hands["here"] else hands["about"])
    return h(
        "details",
        {"class": "kb-hands", "hidden": hidden, "open": opened},
        h("summary", {"data-key": "hands"}, name),
        h(
            "div",
            {"class": "kb-handmap", "hidden": not hands},
            h("figure", CHART),
            h("p", {"class": "kb-caption"}, about),
            folded_table("hands:table", _gains(hands) if hands else [[]], as_table, name),
            h("div", FILES),
        ),
    )


def _gains(hands: HandMap) -> Cells:
    corner = [f"{hands['rows_are']}\u00a0↓", h("br"), f"{hands['columns_are']}\u00a0→"]
    rows = ([row, *gains] for row, gains in zip(hands["rows"], hands["told_gains"], strict=True))
    return [[corner, *hands["columns"]], *rows]


def folded_table(key: str, cells: Cells, label: str | None, name: str | None) -> Html:
    """Return a folded table, which scrolls by itself.

    cells: the rows, of which the first has the headings; the first cell of each row is its heading
    label: the words of its summary
    name: the name of the table
    """
    heads, *rows = cells
    return h(
        "details",
        {},
        h("summary", {"data-key": key, "aria-label": label and f"{name}: {label}"}, label),
        h(
            "div",
            {"class": "kb-folded", "tabindex": "0", "role": "group", "aria-label": name},
            h(
                "table",
                {},
                h("thead", {}, h("tr", {}, (h("th", {"scope": "col"}, head) for head in heads))),
                h(
                    "tbody",
                    {},
                    (
                        h("tr", {}, h("th", {"scope": "row"}, row[0]), (h("td", {}, cell) for cell in row[1:]))
                        for row in rows
                    ),
                ),
            ),
        ),
    )
