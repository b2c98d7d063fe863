"""Computed odds as page data and in words: a table, and a picture with the intervals.

A notebook computes the odds. A lesson shows the results of a move in many worlds, compares moves in the same worlds,
and shows with which hands joining pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from ..players.comparing import Compared, Odds
from ..rulebook.numbers import count, percent, write_signed
from ..rulebook.speech import Speaker
from .advice_data import HandMap, Span
from .lesson_data import Cell, Measured, Numbers, OddsRow, OddsTable, Row
from .prerender.elements import Html, h

NONE: Final = "–"
MARGIN: Final = "±"


def tell_odds(named_odds: Sequence[tuple[str, Odds]], speak: Speaker, first: str, *, gains: bool = False) -> OddsTable:
    """Return a table of the results of moves: one row for each named move.

    named_odds: (name, odds) of each move
    speak: the speaker
    first: head of the column of names
    gains: whether the bars next to the rows show gains instead of risks
    """
    money = all(odds.gain is not None for _, odds in named_odds)
    risk = speak.ui("advice_fails" if money else "advice_loses")
    heads = [first, speak.ui("lesson_worlds"), risk, MARGIN, *([speak.ui("advice_gain")] if money else ())]
    labels, drawn = _labels(named_odds, speak), gains and money
    rows: list[OddsRow] = [
        {"label": label, "best": False, "cells": _cells(name, odds, speak), **_picture_span(odds, gains=drawn)}
        for label, (name, odds) in zip(labels, named_odds, strict=True)
    ]
    return {"heads": heads, "rows": rows, "measured": _measure(heads[-1] if drawn else risk, speak, gains=drawn)}


def tell_compared(compared: Sequence[Compared], speak: Speaker) -> OddsTable:
    """Return a comparison of moves that were tried in the same worlds, the best first.

    This is only for games with money. A further column has the margin that results if each move has separate worlds.
    """
    best = compared[0].odds
    heads = [speak.ui(key) for key in ("advice_move", "advice_gain", "lesson_behind", "lesson_alone")]
    rows: list[OddsRow] = []
    for at, comparison in enumerate(compared):
        low, high = comparison.interval
        alone = hypot(*(_half(odds.gain_interval) for odds in (best, comparison.odds)))
        behind = (
            [write_signed(-comparison.behind, speak.lang), _plus_minus(_half(comparison.interval), speak)]
            if at
            else [NONE]
        )
        label = speak.move_name(comparison.odds.move)
        cells = [[label], [_gain(comparison.odds, speak)], behind, [_plus_minus(alone, speak)] if at else [NONE]]
        span: Span = {"value": -comparison.behind, "low": -high, "high": -low}
        rows.append({"label": label, "best": at == 0, "cells": cells, **span})
    return {"heads": heads, "rows": rows, "measured": _measure(heads[2], speak, gains=True)}


def tell_map(hands: HandMap, speak: Speaker) -> Numbers:
    """Return the map of opening hands (`map_hands`) as a table: gain by trump and other card."""
    gains = {(row, column): gain for row, column, gain, *_ in hands["cells"]}
    columns = hands["columns"]
    rows: list[Row] = []
    for row in hands["rows"]:
        gains_in_words = [write_signed(gains[row, one], speak.lang) if (row, one) in gains else "" for one in columns]
        rows.append({"label": row, "cells": [[row], *([one] for one in gains_in_words)]})
    return {"heads": [f"{hands['rows_are']} ↓ {hands['columns_are']} →", *columns], "rows": rows}


def table_text(table: Numbers | OddsTable) -> str:
    """Return the table in words, one line for each row.

    >>> table_text({"heads": ["Move", "Gain", "±"], "rows": [{"cells": [["Knock"], ["+1", "0 to 2"], ["±1"]]}]})
    'Knock · Gain +1 (0 to 2) · ±1'
    """
    lines = []
    for row in table["rows"]:
        (name, *_), *cells = row["cells"]
        values = [
            _in_line(cell) if head == MARGIN else f"{head} {_in_line(cell)}"
            for head, cell in zip(table["heads"][1:], cells, strict=True)
            if cell[0] not in ("", NONE)
        ]
        lines.append(" · ".join([name, *values]))
    return "\n".join(lines)


def table_html(table: Numbers | OddsTable, lang: str) -> Html:
    """Return the table as HTML, for a page without a kernel."""
    rows = (
        [name, *(_in_line(cell) for cell in cells)] for (name, *_), *cells in (row["cells"] for row in table["rows"])
    )
    body = (
        h("tr", {}, h("th", {"scope": "row"}, name), (h("td", {}, cell) for cell in cells)) for name, *cells in rows
    )
    return h("table", {"lang": lang}, _head(table["heads"]), h("tbody", {}, body))


def odds_html(table: OddsTable) -> Html:
    """Return the table as HTML, for a living page: the best row is marked, and bounds have their own style."""

    def cell(words: Cell) -> list[Html]:
        value, *span = words
        return [h("span", {}, value), *(h("span", {"class": "kb-span"}, f" {one}") for one in span[:1] if one)]

    def row(one: OddsRow) -> Html:
        name, *cells = one["cells"]
        values = (h("td", {}, cell(words)) for words in cells)
        return h("tr", {"class": "kb-best" if one["best"] else None}, h("th", {"scope": "row"}, cell(name)), values)

    return h("table", {}, _head(table["heads"]), h("tbody", {}, (row(one) for one in table["rows"])))


def _head(heads: Sequence[str]) -> Html:
    return h("thead", {}, h("tr", {}, (h("th", {"scope": "col"}, head) for head in heads)))


def _in_line(cell: Cell) -> str:
    value, *span = cell
    if not span:
        return value
    return f"{value} {span[0]}" if span[0].startswith(MARGIN) else f"{value} ({span[0]})"


def _labels(named_odds: Sequence[tuple[str, Odds]], speak: Speaker) -> list[str]:
    """Return a distinct label for each row of a picture.

    The labels are the names; if names are equal, the numbers of worlds; if these are equal too, running numbers.
    """
    worlds = [count(odds.worlds, speak.lang) for _, odds in named_odds]
    for labels in ([name for name, _ in named_odds], worlds):
        if len({*labels}) == len(named_odds):
            return labels
    return [str(len(named_odds) - at) for at in range(len(named_odds))]


def _cells(name: str, odds: Odds, speak: Speaker) -> list[Cell]:
    low, high = odds.interval
    risks = [percent(one, speak.lang) for one in (odds.fails, low, high)]
    half = f"{MARGIN}{percent((high - low) / 2, speak.lang)}"
    cells = [[name], [count(odds.worlds, speak.lang)], _span_cell(risks, speak, odds), [NONE if odds.exact else half]]
    if odds.gain is not None and odds.gain_interval:
        cells.append(
            _span_cell([write_signed(one, speak.lang) for one in (odds.gain, *odds.gain_interval)], speak, odds)
        )
    return cells


def _span_cell(words: Sequence[str], speak: Speaker, odds: Odds) -> Cell:
    value, low, high = words
    return [value] if odds.exact else [value, speak.ui("lesson_span", low=low, high=high)]


def _picture_span(odds: Odds, *, gains: bool) -> Span:
    value, span = (odds.gain, odds.gain_interval) if gains else (odds.fails, odds.interval)
    low, high = span or (0.0, 0.0)
    return {"value": value or 0.0, "low": low, "high": high}


def _measure(name: str, speak: Speaker, *, gains: bool) -> Measured:
    """Return the measure of a picture: for gains more is better, for risks less is better."""
    return {"name": name, "better": speak.ui("advice_better"), "high": gains, "percent": not gains}


def _gain(odds: Odds, speak: Speaker) -> str:
    return write_signed(odds.gain or 0.0, speak.lang)


def _half(span: tuple[float, float] | None) -> float:
    return (span[1] - span[0]) / 2 if span else 0.0


def _plus_minus(half: float, speak: Speaker) -> str:
    """Return a margin of money.

    >>> from knack_widgets.rules import games
    >>> speak = Speaker("sv", games["knack"].start().setup)
    >>> _plus_minus(0.25, speak), _plus_minus(0, speak)
    ('±0,25', '±0')
    """
    return f"{MARGIN}{write_signed(half, speak.lang).removeprefix('+')}"
