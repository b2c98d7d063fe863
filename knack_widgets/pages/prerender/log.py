"""The log of a match: what happened, newest last."""

from __future__ import annotations

from ..table_data import Log, LogLine
from .elements import Attributes, Html, h
from .sheet import Sheet

Line = tuple[int, str, list[str], bool]


def log_view(sheet: Sheet, log: Log) -> Html:
    """Return the log with its heading and buttons.

    It is not read out: the line above the felt says what happened.

    A living page gets an empty line in a template instead of the lines; it fills a copy of it for each new line.
    """
    earlier: Attributes = {
        "type": "button",
        "class": "kb-button kb-slim kb-earlier",
        "data-key": "log:earlier",
        "hidden": not log["earlier"],
    }
    more = {"type": "button", "class": "kb-button kb-log-more", "data-key": "log", "aria-pressed": "false"}
    look = {"class": "kb-log", "tabindex": "0", "role": "log", "aria-live": "off"}
    return h(
        "section",
        {"class": "kb-log-part"},
        h(
            "div",
            {"class": "kb-log-head"},
            h("h3", {"class": "kb-small-title"}, sheet.t("log")),
            h("button", earlier, sheet.t("earlier")),
        ),
        h(
            "div",
            {**look, "aria-label": sheet.part_name("log")},
            None if sheet.living else [_line(sheet, text, clauses, news) for _, text, clauses, news in log_lines(log)],
        ),
        h("button", more, sheet.t("whole_log")),
        sheet.living and h("template", {}, _line(sheet, "", [""])),
    )


def log_lines(log: Log) -> list[Line]:
    """Return the lines of a log: number, text, clauses, and whether it is a fact that became certain."""
    return [(line["id"], line["text"], *_clauses_of(line)) for line in log["log"]]


def _clauses_of(line: LogLine) -> tuple[list[str], bool]:
    if "clauses" in line:
        return list(line["clauses"]), True
    return [line["clause"]] if line["clause"] else [], False


def _line(sheet: Sheet, text: str, clauses: list[str], news: bool = False) -> Html:
    refs = [[" ", sheet.clause_ref(clause)] for clause in clauses]
    return h("p", {"class": "kb-news" if news else None}, h("span", {}, text), refs)
