"""What can be read otherwise, as HTML: a ruling that is open in the text, and the page of open questions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from .elements import Child, Html, h
from .parts import ways_view
from .sheet import Data, Sheet


def reading_html(data: Data, icons: Data) -> str:
    """A ruling with its readings; what a button asks for is in its ``data-act``."""
    return str(
        h(
            "div",
            {},
            _list_told(data["told"]),
            h("ul", {"role": "list"}, (_value(data, one, icons) for one in data["values"])),
        )
    )


def _value(data: Data, one: Data, icons: Data) -> Html:
    if "play" not in one:
        return h("li", {}, _saying(one))
    asked = {"id": data["id"], "value": one["value"]}
    show = _press(f"parting:{one['value']}", {"do": "reading", **asked}, Sheet({}, icons).icon("next"), data["show"])
    play = _press(f"read:{one['value']}", {"do": "read", **asked}, one["play"])
    return h(
        "li",
        {},
        _saying(one),
        _matters(one),
        _deal_note(one),
        h("div", {"class": "kb-row"}, one["parts"] and show, play),
    )


def _press(key: str, act: Data, *words: Child) -> Html:
    given = {"type": "button", "class": "kb-button kb-slim", "data-key": key, "data-act": json.dumps(act)}
    return h("button", given, *words)


def _list_told(told: Sequence[Data]) -> Html:
    rows = (h("div", {}, h("dt", {}, one["head"]), h("dd", {}, one["text"])) for one in told)
    return h("dl", {"class": "kb-telling"}, rows)


def _saying(one: Data) -> Html:
    note = f" ({one['note']})" if one.get("note") else ""
    return h("p", {}, h("b", {}, f"{one['name']}{note}"), f" {one['says']}")


def _matters(one: Data) -> list[Html]:
    """How often it makes a difference: a bar, and the same in words."""
    bar = h("span", {"style": f"width: {100 * one['share']:.2f}%"})
    return [
        h("div", {"class": "kb-often", "aria-hidden": "true"}, bar),
        h("p", {"class": "kb-matters"}, one["matters"]),
    ]


def _deal_note(one: Data) -> Child:
    """The deal that shows it: its title, and what happens there."""
    told = one["shown"]
    return told and h("p", {"class": "kb-shown"}, h("b", {}, told["title"]), " ", told["note"])


# -- the page of open questions


def question_html(one: Data) -> str:
    """One entry of the page: a reading, where it stands, and the way to its two tables."""
    tables = h("a", {"class": "kb-button kb-slim", "href": one["tables"]}, one["show"])
    return "".join(
        str(part)
        for part in (
            h(
                "h3",
                {},
                h("a", {"href": one["href"]}, f"{one['name']}, {one['label']}"),
                h("span", {"class": "kb-source-id"}, f" {one['id']} {one['other']['name']}"),
            ),
            _saying(one["ours"]),
            _saying(one["other"]),
            *_matters(one["other"]),
            *([_deal_note(one["other"])] if one["other"]["shown"] else ()),
            h("details", {}, h("summary", {"class": "kb-button kb-slim"}, one["more"]), _list_told(one["told"])),
            *([h("p", {"class": "kb-row"}, tables)] if one["tables"] else ()),
        )
    )


def rulings_html(words: Data, rulings: Sequence[Data]) -> str:
    """The table of all rulings, with a line for each reading that was counted."""
    heads = ("game", "ruling", "clause", "kind", "share", "moved")
    return str(
        h(
            "table",
            {},
            h("thead", {}, h("tr", {}, (h("th", {"scope": "col"}, words[f"questions_{name}"]) for name in heads))),
            h("tbody", {}, (_ruling(one) for one in rulings)),
        )
    )


def _ruling(one: Data) -> list[Html]:
    lines = one["counted"] or [{"name": "", "share": "", "interval": "", "money": ""}]
    rows = []
    for at, line in enumerate(lines):
        where = (
            h("td", {}, one["name"]),
            h("td", {}, f"{one['id']} {line['name']}".strip()),
            h("td", {}, h("a", {"href": one["href"]}, one["label"])),
            h("td", {}, one["kind"], at == 0 and one["note"] and h("span", {"class": "kb-hint"}, f" {one['note']}")),
        )
        between = f" ({line['interval']})" if line["interval"] else ""
        rows.append(
            h(
                "tr",
                {"data-game": one["game"]},
                *where,
                h("td", {}, f"{line['share']}{between}"),
                h("td", {}, line["money"]),
            )
        )
    return rows


ORDERS: Final = ("share", "money", "game")
"""What the readings can be sorted by."""


def _sorting(words: Data, names: Mapping[str, str], count: int) -> Html:
    """The choice of a game and of an order, and how many readings are shown of how many."""
    games = [("", words["all_games"]), *names.items()]
    orders = [(one, words[f"questions_by_{one}"]) for one in ORDERS]

    def choice(key: str, offered: Sequence[tuple[str, str]], *, hidden: bool = False) -> Html:
        listed = (h("option", {"value": value}, label) for value, label in offered)
        select = h("select", {"data-key": f"questions:{key}", "tabindex": "-1"}, listed)
        return h("label", {"class": "kb-field", "hidden": hidden}, h("span", {}, words[f"questions_{key}"]), select)

    told = h("span", {"class": "kb-source-id", "role": "status"}, f"{count} / {count}")
    chosen = choice("game", games, hidden=len(names) < 2)
    return h("div", {"class": "kb-sorting"}, chosen, choice("order", orders), told)


def questions_html(
    lang: str,
    words: Data,
    entries: Sequence[Data],
    rulings: str,
    home: str,
    icons: Data,
    names: Mapping[str, str],
) -> str:
    """The page before its script has come: the way to the games, a choice of language, the readings in their order."""
    ways = ways_view(lang, words, icons, {"all_games": home})
    listed = h(
        "ul",
        {"class": "kb-questions-list", "role": "list"},
        (h("li", {"data-game": one["game"], "data-entry": one["key"]}, Html(one["html"])) for one in entries),
    )
    everything = h(
        "details",
        {"class": "kb-all-rulings"},
        h("summary", {"class": "kb-button"}, words["questions_all"]),
        h("p", {"class": "kb-hint"}, words["questions_all_hint"]),
        h(
            "div",
            {"class": "kb-wide", "role": "region", "tabindex": "0", "aria-label": words["questions_all"]},
            Html(rulings),
        ),
    )
    return str(
        h("div", {"class": "knack-book", "lang": lang}, ways, _sorting(words, names, len(entries)), listed, everything)
    )
