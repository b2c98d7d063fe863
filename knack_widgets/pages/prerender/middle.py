"""What lies between the seats: upcard and trump, the trick, the pile in the middle, the money."""

from __future__ import annotations

from .elements import Child, Html, classes, h
from .sheet import Data, Sheet, suit_sign


def middle_view(sheet: Sheet) -> Html:
    """The middle of the table."""
    table = sheet.table
    stock, opened, money = _stock(sheet, table), _open(sheet, table), _money(sheet, table)
    return h(
        "div",
        {"class": "kb-middle"},
        h("div", {"class": "kb-stock", "hidden": not stock}, stock),
        h("div", {"class": "kb-open-cards", "hidden": not opened}, opened),
        h("div", {"class": "kb-trick", "hidden": not table["plays"]}, _trick(sheet, table)),
        _heap(sheet, table["heap"]),
        h("div", {"class": "kb-money", "hidden": not money}, money),
    )


def _stock(sheet: Sheet, table: Data) -> list[Html]:
    talon, up = table["talon"] or 0, table["up"]
    found = []
    if talon or up:
        pile = talon > 0 and h(
            "div",
            {"class": "kb-talon"},
            sheet.card(None, f"{sheet.t('talon')}: {talon}"),
            h("span", {"class": "kb-count", "aria-hidden": "true"}, str(talon)),
        )
        cards = [h("div", {"class": "kb-up"}, sheet.card(code)) for code in up]
        given = {"class": "kb-pile", "role": "group", "aria-label": sheet.t("upcard")}
        found.append(h("div", given, pile, cards))
    if table["trumpWords"]:
        sign = suit_sign(table["trump"]) if table["trump"] else None
        found.append(h("p", {"class": "kb-trump"}, sign, h("span", {}, table["trumpWords"])))
    return found


def _open(sheet: Sheet, table: Data) -> list[Html]:
    def group(label: str, cards: list[Html], look: str = "", row: str | None = None) -> Html:
        given = {"class": classes("kb-exchange", look), "role": "group", "aria-label": label, "data-row": row}
        listed = (
            h("ul", {"role": "list"}, (h("li", {}, card) for card in cards))
            if cards or row is None
            else h("p", {"class": "kb-nothing"}, sheet.t("heap_none_yet"))
        )
        return h("div", given, h("p", {"class": "kb-caption"}, label), listed)

    pairs = (table["choose"] or {}).get("pairs")
    look = {"class": "kb-card kb-play", "aria-pressed": "false"}
    middle = [
        sheet.card_button(code, f"middle:{code}", given=look) if pairs else sheet.card(code) for code in table["middle"]
    ]
    return [
        *(
            group(f"{sheet.t('dealer_piles')} {at}", [sheet.card(code) for code in pile])
            for at, pile in enumerate(table["piles"], 1)
        ),
        *([group(sheet.t("middle"), middle)] if middle else []),
        *(
            group(row["label"], [sheet.card(code) for code in row["cards"]], "kb-row-own", row["name"])
            for row in table["rows"]
        ),
    ]


def _trick(sheet: Sheet, table: Data) -> list[Html]:
    now = table["trick"]
    last = not now and bool(table["lastTrick"])
    plays = table["lastTrick"] if last else now
    label = sheet.t("last_trick" if last else "trick")
    names = {seat["seat"]: seat["name"] for seat in table["seats"]}
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


def _heap(sheet: Sheet, heap: Data | None) -> Html:
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
        h("div", {"class": "kb-talon", "hidden": heap["stock"] == 0}, heap["stock"] > 0 and stock),
        h(
            "div",
            {"class": "kb-heap-place"},
            h("div", {"class": "kb-heap"}, cards),
            h("p", {"class": "kb-heap-words"}, heap["words"] if heap["cards"] else ""),
        ),
        h("ul", {"class": "kb-in-effect", "role": "list", "hidden": not force}, force),
    )


def _money(sheet: Sheet, table: Data) -> list[Html]:
    found = []
    if counters := table["counters"]:
        rows = (
            h(
                "div",
                {"title": one["title"], "class": "kb-differs" if one.get("differs") else None},
                h("dt", {}, one["label"]),
                h("dd", {}, one["value"]),
            )
            for one in counters
        )
        found.append(h("dl", {"class": "kb-counters"}, rows))
    if betar := table["betar"]:
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
        given = {"class": "kb-betar", "role": "group", "aria-label": label}
        found.append(h("div", given, h("span", {"class": "kb-caption"}, label), h("ol", {"role": "list"}, laid)))
    return found
