"""Other readings as HTML: a ruling that is open in the text, and the page of open questions."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from ..readings_data import CountedReading, Headed, OtherReading, OwnReading, Question, ReadingData, RulingRow
from .elements import Child, Html, h, link_to
from .parts import ways_view
from .sheet import Data, Sheet


def reading_html(data: ReadingData, lang: str, icons: Data) -> str:
    """Return a ruling with its readings; the request of a button is in its ``data-act``.

    data: the ruling as data (`pages.readings.reading_data`)
    lang: the language of the words
    icons: the outline of each icon by its name
    """
    others = (_other(data, other, icons) for other in data["others"])
    values = h("ul", {"role": "list"}, h("li", {}, _saying(data["ours"])), others)
    look = {"class": "kb-readings", "aria-label": f"{data['title']}: {data['id']}", "lang": lang}
    return str(h("section", look, h("div", {}, _list_told(data["told"]), values)))


def _other(data: ReadingData, one: OtherReading, icons: Data) -> Html:
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
    attributes = {"type": "button", "class": "kb-button kb-slim", "data-key": key, "data-act": json.dumps(act)}
    return h("button", attributes, *words)


def _list_told(entries: Sequence[Headed]) -> Html:
    rows = (h("div", {}, h("dt", {}, one["head"]), h("dd", {}, one["text"])) for one in entries)
    return h("dl", {"class": "kb-telling"}, rows)


def _saying(one: OwnReading) -> Html:
    note = f" ({one['note']})" if one.get("note") else ""
    return h("p", {}, h("b", {}, f"{one['name']}{note}"), f" {one['says']}")


def _matters(one: OtherReading) -> list[Html]:
    """Return how often a reading makes a difference: a bar, and the same in words."""
    bar = h("span", {"style": f"width: {100 * one['share']:.2f}%"})
    return [
        h("div", {"class": "kb-often", "aria-hidden": "true"}, bar),
        h("p", {"class": "kb-matters"}, one["matters"]),
    ]


def _deal_note(one: OtherReading) -> Child:
    """Return the deal that shows the difference: its title and its note."""
    deal = one["shown"]
    return deal and h("p", {"class": "kb-shown"}, h("b", {}, deal["title"]), " ", deal["note"])


# -- the page of open questions


def question_html(one: Question) -> str:
    """Return an entry of the page: a reading, its clause, and a link to its two tables.

    one: the reading as data, an entry of `pages.readings.questions`
    """
    tables = h("a", {"class": "kb-button kb-slim", "href": one["tables"]}, one["show"])
    return "".join(
        str(part)
        for part in (
            h(
                "h2",
                {},
                link_to({"href": one["href"]}, f"{one['name']}, {one['label']}"),
                h("span", {"class": "kb-source-id"}, f" {one['id']} {one['other']['name']}"),
            ),
            _saying(one["ours"]),
            _saying(one["other"]),
            *_matters(one["other"]),
            *([_deal_note(one["other"])] if one["other"]["shown"] else ()),
            h("details", {}, h("summary", {"class": "kb-button kb-slim"}, one.get("more")), _list_told(one["told"])),
            *([h("p", {"class": "kb-row"}, tables)] if one["tables"] else ()),
        )
    )


def rulings_html(words: Data, rulings: Sequence[RulingRow]) -> str:
    """Return the table of all rulings, with a line for each counted reading.

    words: the words of the page by their key
    rulings: the rulings as data (`pages.readings.rulings`)
    """
    heads = ("game", "ruling", "clause", "kind", "share", "moved")
    return str(
        h(
            "table",
            {},
            h("thead", {}, h("tr", {}, (h("th", {"scope": "col"}, words[f"questions_{name}"]) for name in heads))),
            h("tbody", {}, (_ruling(one) for one in rulings)),
        )
    )


def _ruling(one: RulingRow) -> list[Html]:
    nothing: CountedReading = {"name": "", "share": "", "interval": "", "money": ""}
    lines = one["counted"] or [nothing]
    rows = []
    for at, line in enumerate(lines):
        where = (
            h("td", {}, one["name"]),
            h("td", {}, f"{one['id']} {line['name']}".strip()),
            h("td", {}, link_to({"href": one["href"]}, one["label"])),
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
"""The orders in which the readings can be sorted."""


def _sorting(words: Data, names: Mapping[str, str], count: int) -> Html:
    """Return the choice of game and order, and the numbers of shown and of all readings."""
    games = [("", words["all_games"]), *names.items()]
    orders = [(one, words[f"questions_by_{one}"]) for one in ORDERS]

    def choice(key: str, offered: Sequence[tuple[str, str]], *, hidden: bool = False) -> Html:
        listed = (h("option", {"value": value}, label) for value, label in offered)
        select = h("select", {"data-key": f"questions:{key}", "tabindex": "-1"}, listed)
        return h("label", {"class": "kb-field", "hidden": hidden}, h("span", {}, words[f"questions_{key}"]), select)

    number = h("span", {"class": "kb-source-id", "role": "status"}, f"{count} / {count}")
    chosen = choice("game", games, hidden=len(names) < 2)
    return h("div", {"class": "kb-sorting"}, chosen, choice("order", orders), number)


def questions_html(
    lang: str,
    words: Data,
    questions: Sequence[Data],
    rulings: str,
    home: str,
    icons: Data,
    names: Mapping[str, str],
) -> str:
    """Return the page: a link to the games, a choice of language, the readings, and all rulings.

    Its fields cannot be reached by Tab until the page reacts.

    lang: the language of the words
    words: the words of the page by their key
    questions: for each reading its game, key, HTML (`question_html`), share and money, by which the list is sorted
    rulings: the table of all rulings as HTML (`rulings_html`)
    home: the address of the page with all games
    icons: the outline of each icon by its name
    names: the name of each game by its id
    """
    ways = ways_view(lang, words, icons, {"all_games": home})
    listed = h("ul", {"class": "kb-questions-list", "role": "list"}, (_entry(one) for one in questions))
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
    sorting = _sorting(words, names, len(questions))
    return str(h("div", {"class": "knack-book", "lang": lang}, ways, sorting, listed, everything))


def _entry(one: Data) -> Html:
    """Return a reading, with the numbers by which the page sorts."""
    numbers = {f"data-{name}": str(one[name]) for name in ("share", "money")}
    return h("li", {"data-game": one["game"], "data-entry": one["key"], **numbers}, Html(one["html"]))
