"""The area between the seats: upcard and trump, the trick, the pile in the middle, the money."""

from __future__ import annotations

from collections.abc import Mapping

from ..middle_data import Heap, Middle
from .elements import Child, Html, classes, h
from .sheet import Sheet, suit_sign


def middle_view(sheet: Sheet, middle: Middle, names: Mapping[int, str], pairs: Mapping[str, str] | None) -> Html:
    """Return the middle of the table.

    names: the name of each seat
    pairs: the exchanges of a card in the middle, by their two cards; without them the cards cannot be pressed
    """
    stock, opened, money = _stock(sheet, middle), _open(sheet, middle, presses=bool(pairs)), _money(sheet, middle)
    return h(
        "div",
        {"class": "kb-middle"},
        h("div", {"class": "kb-stock", "hidden": not stock}, stock),
        h("div", {"class": "kb-open-cards", "hidden": not opened}, opened),
        h("div", {"class": "kb-trick", "hidden": not middle["plays"]}, _trick(sheet, middle, names)),
        _heap(sheet, middle["heap"]),
        h("div", {"class": "kb-money", "hidden": not money}, money),
    )


def _stock(sheet: Sheet, middle: Middle) -> list[Html]:
    talon, up = middle["talon"] or 0, middle["up"]
    parts = []
    if talon or up:
        pile = talon > 0 and h(
            "div",
            {"class": "kb-talon"},
            sheet.card(None, f"{sheet.t('talon')}: {talon}"),
            h("span", {"class": "kb-count", "aria-hidden": "true"}, str(talon)),
        )
        cards = [h("div", {"class": "kb-up"}, sheet.card(code)) for code in up]
        attributes = {"class": "kb-pile", "role": "group", "aria-label": sheet.t("upcard")}
        parts.append(h("div", attributes, pile, cards))
    if middle["trumpWords"]:
        sign = suit_sign(middle["trump"]) if middle["trump"] else None
        parts.append(h("p", {"class": "kb-trump"}, sign, h("span", {}, middle["trumpWords"])))
    return parts


def _open(sheet: Sheet, middle: Middle, *, presses: bool) -> list[Html]:
    def group(label: str, cards: list[Html], look: str = "", row: str | None = None) -> Html:
        attributes = {"class": classes("kb-exchange", look), "role": "group", "aria-label": label, "data-row": row}
        listed = (
            h("ul", {"role": "list"}, (h("li", {}, card) for card in cards))
            if cards or row is None
            else h("p", {"class": "kb-nothing"}, sheet.t("heap_none_yet"))
        )
        return h("div", attributes, h("p", {"class": "kb-caption"}, label), listed)

    look = {"class": "kb-card kb-play", "aria-pressed": "false"}
    cards = [
        sheet.card_button(code, f"middle:{code}", attributes=look) if presses and code else sheet.card(code)
        for code in middle["middle"]
    ]
    return [
        *(
            group(f"{sheet.t('dealer_pile')} {at}", [sheet.card(code) for code in pile])
            for at, pile in enumerate(middle["piles"], 1)
        ),
        *([group(sheet.t("middle"), cards)] if cards else []),
        *(
            group(row["label"], [sheet.card(code) for code in row["cards"]], "kb-row-own", row["name"])
            for row in middle["rows"]
        ),
    ]


def _trick(sheet: Sheet, middle: Middle, names: Mapping[int, str]) -> list[Html]:
    now = middle["trick"]
    last = not now and bool(middle["lastTrick"])
    plays = middle["lastTrick"] if last else now
    label = sheet.t("last_trick" if last else "trick")
    caption = h("p", {"class": "kb-caption"}, label)
    if not plays:
        return [caption, h("p", {"class": "kb-nothing"}, sheet.t("no_trick"))]
    listed = (
        h(
            "li",
            {"class": classes("kb-played", play["winning"] and "kb-winning"), "data-seat": str(play["seat"])},
            sheet.card(play["code"], play["words"], blank=play["blank"]),
            h("span", {"class": "kb-by", "aria-hidden": "true"}, names.get(play["seat"], "")),
            play["winning"] and h("span", {"class": "kb-chip kb-chip-win"}, sheet.t("won" if last else "winning")),
        )
        for play in plays
    )
    look = {"class": classes("kb-plays", last and "kb-last"), "role": "list", "aria-label": label}
    return [caption, h("ol", {**look, "style": f"--plays:{len(plays)}"}, listed)]


def _heap(sheet: Sheet, heap: Heap | None) -> Html:
    if not heap:
        return h("div", {"class": "kb-heaps", "role": "group", "hidden": True})
    stock: list[Child] = [
        sheet.card(None, heap["stockWords"]),
        h("span", {"class": "kb-count", "aria-hidden": "true"}, str(heap["stock"])),
    ]
    cards: list[Child] = [
        heap["below"] > 0 and h("span", {"class": "kb-below", "aria-hidden": "true"}, f"+{heap['below']}"),
        [h("div", {"class": "kb-laid", "style": f"--at:{at}"}, sheet.card(c)) for at, c in enumerate(heap["cards"])],
        not heap["cards"] and h("div", {"class": "kb-nothing"}, sheet.t("heap_none_yet")),
    ]
    force = [h("li", {}, one["text"], " ", sheet.clause_ref(one["clause"])) for one in heap["inEffect"]]
    return h(
        "div",
        {"class": "kb-heaps", "role": "group", "aria-label": sheet.t("heap")},
        h("div", {"class": "kb-talon", "hidden": not heap["stock"]}, bool(heap["stock"]) and stock),
        h(
            "div",
            {"class": "kb-heap-place"},
            h("div", {"class": "kb-heap"}, cards),
            h("p", {"class": "kb-heap-words"}, heap["words"] if heap["cards"] else ""),
        ),
        h("ul", {"class": "kb-in-effect", "role": "list", "hidden": not force}, force),
    )


def _money(sheet: Sheet, middle: Middle) -> list[Html]:
    parts = []
    if counters := middle["counters"]:
        rows = (
            h(
                "div",
                {"title": one["title"], "class": "kb-differs" if one.get("differs") else None},
                h("dt", {}, one["label"]),
                h("dd", {}, one["value"]),
            )
            for one in counters
        )
        parts.append(h("dl", {"class": "kb-counters"}, rows))
    if betar := middle["betar"]:
        laid = (
            h(
                "li",
                {"class": "kb-going" if one["going"] else None},
                h("b", {}, str(one["value"])),
                one["going"] and h("span", {}, sheet.t("going")),
            )
            for one in betar
        )
        label = sheet.t("betar")
        attributes = {"class": "kb-betar", "role": "group", "aria-label": label}
        parts.append(h("div", attributes, h("span", {"class": "kb-caption"}, label), h("ol", {"role": "list"}, laid)))
    return parts
