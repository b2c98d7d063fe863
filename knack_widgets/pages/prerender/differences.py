"""The comparison of games as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..differences import Point, Said
from .elements import Html, h, link_to
from .parts import ways_view
from .sheet import Data


def differences_html(
    lang: str,
    words: Data,
    points: Sequence[Point],
    names: Mapping[str, str],
    known: str,
    other: str,
    home: str,
    icons: Data,
) -> str:
    """Return the page: links, the choice of games, the points that differ, and those that are the same.

    Its fields cannot be reached by Tab until the page reacts.

    lang: the language of the words
    words: the words of the page by their key
    points: the points as data (`pages.differences.comparison`)
    names: the name of each game by its id, among which the reader chooses
    known: the game that the reader knows
    other: the game that the reader wants to play; empty for all games
    home: the address of the page with all games
    icons: the outline of each icon by its name
    """
    choice = h(
        "div",
        {"class": "kb-comparing"},
        _choice("known", words["differences_known"], names, known),
        _choice("other", words["differences_other"], {"": words["differences_every"], **names}, other),
        h("span", {"class": "kb-sr", "role": "status"}),
    )
    ways = ways_view(lang, words, icons, {"all_games": home})
    return str(h("div", {"class": "knack-book", "lang": lang}, ways, choice, _points_view(words, points)))


def _points_view(words: Data, points: Sequence[Point]) -> Html:
    """Return the points that differ, and below them, folded, the points that are the same in all games.

    words: the words of the page by their key
    points: the points as data
    """
    same = [point for point in points if point["same"]]
    shown = h("div", {"class": "kb-points"}, (_point(point) for point in points if not point["same"]))
    summary = h("summary", {"class": "kb-button"}, words["differences_same"])
    folded = h("details", {"class": "kb-alike"}, summary, h("div", {"class": "kb-points"}, map(_point, same)))
    usual = h("p", {"class": "kb-caption"}, words["differences_usual"])
    return h("div", {"class": "kb-differences"}, usual, shown, folded if same else None)


def differences_table(lang: str, words: Data, points: Sequence[Point]) -> str:
    """Return the points as a table that needs no style sheet: a row for each point, a column for each game.

    lang: the language of the points
    words: the words of the page by their key
    points: the points as data
    """
    heads = (h("th", {"scope": "col", "lang": one["nameLang"]}, one["name"]) for one in points[0]["answers"])
    rows = (
        h(
            "tr",
            {},
            h("th", {"scope": "row"}, point["name"]),
            (h("td", {}, one["text"], h("br"), h("small", {}, _labels(one))) for one in point["answers"]),
        )
        for point in points
    )
    head = h("thead", {}, h("tr", {}, h("td"), heads))
    caption = h("caption", {}, words["differences_usual"])
    return str(h("table", {"lang": lang}, caption, head, h("tbody", {}, rows)))


def _labels(one: Said) -> str:
    return ", ".join(link["label"] for link in one["clauses"])


def _choice(key: str, label: str, names: Mapping[str, str], chosen: str) -> Html:
    listed = (h("option", {"value": game, "selected": game == chosen}, name) for game, name in names.items())
    select = h("select", {"data-key": f"differences:{key}", "tabindex": "-1"}, listed)
    return h("label", {"class": "kb-field"}, h("span", {}, label), select)


def _point(point: Point) -> Html:
    """Return a point: each game's answer with its clauses, or one answer with the clauses of each game."""
    answers = point["answers"]
    once = h("p", {}, answers[0]["text"]) if point["same"] else None
    cells = (_answer(one, "" if point["same"] else one["text"]) for one in answers)
    return h("section", {"data-point": point["id"]}, h("h2", {}, point["name"]), once, h("dl", {}, cells))


def _answer(one: Said, text: str) -> Html:
    links = (link_to({"href": each["href"]}, each["label"]) for each in one["clauses"])
    where = h("span", {"class": "kb-cited"}, links)
    return h(
        "div",
        {"data-game": one["game"]},
        h("dt", {"lang": one["nameLang"]}, one["name"]),
        h("dd", {}, text and h("span", {}, text), where),
    )
