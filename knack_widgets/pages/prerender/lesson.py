"""Odds beside a table in a lesson: a table of numbers, the map of opening hands, an experiment."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.numbers import count
from ..lesson_data import ExperimentData, LessonMap
from .advice import CHART, hands_view
from .elements import Child, Html, Value, h
from .sheet import Sheet


def odds_part(table: Html, *, fold: str | None = None) -> Html:
    """Return a table of odds below the place of its chart.

    fold: the word on the button that unfolds them, or None if they are not folded
    """
    shown = _odds_table(table)
    if fold is not None:
        summary = h("summary", {"class": "kb-button", "data-key": "lesson:answer"}, fold)
        shown = h("details", {"class": "kb-answer-fold"}, summary, shown)
    return h("div", {"class": "kb-advice"}, shown)


def map_part(hands: LessonMap) -> Html:
    """Return the map of opening hands, unfolded."""
    words = hands["labels"]
    return h("div", {"class": "kb-advice"}, hands_view(hands, words["hands"], words["as_table"], opened=True))


def experiment_part(sheet: Sheet, shown: ExperimentData, table: Html) -> Html:
    """Return the form of an experiment, the cards of its deal, and the table of all results, the newest first.

    sheet: the words and the cards
    shown: the data of the experiment
    table: the table of the results
    """
    clear: dict[str, Value] = {"type": "button", "class": "kb-button kb-slim kb-quiet", "data-key": "lesson:clear"}
    empty = not shown["rows"]
    return h(
        "div",
        {"class": "kb-advice"},
        _form(sheet, shown),
        h(
            "div",
            {"class": "kb-bench-hand"},
            _cards(sheet, "lesson_hand", shown["hand"]),
            _cards(sheet, "lesson_up", shown["up"]),
        ),
        h(
            "p",
            {"class": "kb-caption", "role": "status"},
            sheet.t("advice_running") if shown["running"] else shown["said"],
        ),
        _odds_table(table, hidden=empty),
        h("div", {"class": "kb-row"}, h("button", {**clear, "hidden": empty}, sheet.t("lesson_clear"))),
    )


def _odds_table(table: Html, *, hidden: bool = False) -> Html:
    return h("div", {"class": "kb-tried", "hidden": hidden}, h("figure", CHART), table)


def _form(sheet: Sheet, shown: ExperimentData) -> Html:
    bounds: dict[str, Value] = {"type": "number", "class": "kb-number", "min": "1", "max": str(shown["last"])}
    deal = {**bounds, "required": True, "value": str(shown["deal"]), "data-key": "lesson:deal"}
    worlds = [(str(number), count(number, sheet.lang)) for number in shown["worlds"]]
    others = [(name, sheet.t(f"lesson_{name}")) for name in shown["others"]]
    play: dict[str, Value] = {"type": "submit", "class": "kb-button kb-primary", "data-key": "lesson:play"}
    return h(
        "form",
        {"class": "kb-bench"},
        _field(sheet.t("lesson_deal"), h("input", deal)),
        _field(sheet.t("lesson_worlds"), _select("lesson:worlds", worlds, "400")),
        _field(sheet.t("lesson_others"), _select("lesson:others", others, "careful")),
        h("button", {**play, "aria-disabled": "true" if shown["running"] else None}, sheet.t("lesson_play")),
    )


def _field(label: str, field: Child) -> Html:
    return h("label", {"class": "kb-field"}, h("span", {}, label), field)


def _select(key: str, choices: Sequence[tuple[str, str]], usual: str) -> Html:
    options = (h("option", {"value": value, "selected": value == usual}, label) for value, label in choices)
    return h("select", {"data-key": key}, options)


def _cards(sheet: Sheet, key: str, cards: Sequence[str]) -> Html:
    return h("div", {}, h("span", {}, sheet.t(key)), h("span", {"class": "kb-bench-cards"}, map(sheet.card, cards)))
