"""The card table, as `static/table.js` builds it when it is first shown; and the log below it."""

from __future__ import annotations

from .actions import actions_view, blow_view, cover_view, next_view, result_view
from .elements import Child, Html, Value, classes, h
from .middle import middle_view
from .seats import own_seat, seat_view
from .sheet import Data, Sheet


def table_view(sheet: Sheet, inside: Child = None) -> Html:
    """The table; `inside`: what lies on its cloth besides."""
    table = sheet.table
    looking, prompt = table["looking"], table["prompt"] or _hint(table)
    return h(
        "section",
        {"class": "kb-table", "tabindex": "-1", "aria-label": sheet.part_name("table")},
        h(
            "div",
            {"class": "kb-head"},
            h("span", {"class": "kb-phase"}, table["phaseWords"]),
            h("p", {"class": classes("kb-status", bool(looking) and "kb-sr"), "role": "status"}, table["status"]),
            h("span", {"class": "kb-set-deal", "hidden": not table["setDeal"]}, table["setDeal"]),
            h("p", {"class": "kb-looking"}, looking and _back_line(sheet, looking)),
        ),
        h("p", {"class": "kb-sr"}, table["caption"]),
        _felt(sheet, inside),
        h(
            "div",
            {"class": "kb-voice"},
            _answer(sheet),
            h("p", {"class": "kb-prompt", "hidden": not prompt}, prompt),
            _knowledge(sheet, table["known"]),
        ),
        h("p", {"class": "kb-now"}, table["now"] and _now_line(sheet, table["now"])),
        h("section", {"class": "kb-advice", "aria-label": sheet.t("hint"), "hidden": True}),
    )


def _knowledge(sheet: Sheet, known: Data | None) -> Html:
    if known is None:
        return h("div", {"class": "kb-known", "role": "group"})
    facts = (
        h(
            "li",
            {},
            h("span", {}, fact["text"]),
            h("span", {"class": "kb-refs"}, map(sheet.clause_ref, fact["clauses"])),
        )
        for fact in known["facts"]
    )
    told = h("ul", {"role": "list"}, facts) if known["facts"] else h("p", {"class": "kb-no-news"}, known["nothing"])
    return h("div", {"class": "kb-known", "role": "group", "aria-label": known["title"]}, told)


def _hint(table: Data) -> str | None:
    return table["choose"]["hint"] if table["choose"] else None


def _felt(sheet: Sheet, inside: Child) -> Html:
    table = sheet.table
    seats, choose = table["seats"], table["choose"]
    bottom = own_seat(seats) if table["own"] is None else table["own"]
    # the others in the order of play as seen from the bottom: the left-hand neighbour first
    begin = next((at for at, seat in enumerate(seats, 1) if seat["seat"] == bottom), 0)
    turned = [*seats[begin:], *seats[:begin]]

    def view(seat: Data) -> Html:
        pick = choose if choose and choose["seat"] == seat["seat"] else None
        return seat_view(sheet, seat, large=seat["seat"] == bottom, pick=pick)

    others = [view(seat) for seat in turned if seat["seat"] != bottom]
    mine = [seat for seat in turned if seat["seat"] == bottom]
    shows = any(seat["hand"] or any(pile["up"] or pile["down"] for pile in seat["piles"]) for seat in mine)
    own = h(
        "ul",
        {"class": "kb-ownplace", "role": "list", "hidden": not mine or bool(table["result"] and not shows)},
        [view(seat) for seat in mine],
    )
    after = next_view(sheet)
    moves = [actions_view(sheet, hidden=bool(after or table["cover"])), after or _nothing()]
    rest = [own, blow_view(sheet)]
    return h(
        "div",
        {"class": classes("kb-felt", len(seats) > 6 and "kb-crowd"), "data-phase": table["phase"]},
        inside,
        h("ul", {"class": "kb-seats", "role": "list", "hidden": not others}, others),
        middle_view(sheet),
        result_view(sheet),
        [*moves, *rest] if table["result"] else [*rest, *moves],
        cover_view(sheet),
    )


def _nothing() -> Html:
    return h("div", {"class": "kb-actions kb-result-next", "role": "group", "hidden": True})


def _answer(sheet: Sheet) -> Html:
    refusal, reason = sheet.table["refusal"], sheet.table["reason"]
    said = refusal or reason
    if not said:
        return h("div", {"class": "kb-answer kb-fine", "role": "alert"})
    refs = [sheet.clause_ref(clause) for clause in said["clauses"]]
    return h(
        "div",
        {"class": classes("kb-answer", not refusal and "kb-fine"), "role": "alert"},
        sheet.icon("no" if refusal else "yes"),
        h("p", {}, bool(refusal) and h("b", {}, f"{sheet.t('refused')} "), said["text"]),
        bool(refs) and h("span", {"class": "kb-refs"}, refs),
    )


def _now_line(sheet: Sheet, now: Data) -> list[Child]:
    word = h("span", {"class": "kb-now-word"}, f"{sheet.t('now')}: ")
    return [word, sheet.clause_ref(now["id"]), " ", h("span", {"class": "kb-now-text"}, now["text"])]


def _back_line(sheet: Sheet, looking: Data) -> list[Html]:
    given = {"type": "button", "class": "kb-button", "data-key": "return"}
    return [h("span", {}, looking["text"]), h("button", given, sheet.t("return"))]


def log_view(sheet: Sheet) -> Html:
    """What happened, newest last."""
    table = sheet.table
    lines = (
        h(
            "p",
            {"class": "kb-news" if line.get("clauses") else None},
            h("span", {}, line["text"]),
            [[" ", sheet.clause_ref(id_)] for id_ in line.get("clauses") or [line["clause"]] if id_],
        )
        for line in table["log"]
    )
    earlier: dict[str, Value] = {
        "type": "button",
        "class": "kb-button kb-slim",
        "data-key": "log:earlier",
        "hidden": not table["earlier"],
    }
    more = {"type": "button", "class": "kb-button kb-log-more", "data-key": "log", "aria-pressed": "false"}
    look = {"class": "kb-log", "tabindex": "0", "role": "log", "aria-live": "polite"}
    return h(
        "section",
        {"class": "kb-log-part"},
        h(
            "div",
            {"class": "kb-log-head"},
            h("h3", {"class": "kb-small-title"}, sheet.t("log")),
            h("button", earlier, sheet.t("earlier")),
        ),
        h("div", {**look, "aria-label": sheet.part_name("log")}, lines),
        h("button", more, sheet.t("whole_log")),
    )
