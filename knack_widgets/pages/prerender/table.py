"""The card table."""

from __future__ import annotations

from collections.abc import Sequence

from ..seat_data import SeatData
from ..table_data import Head, Judged, Known, Looking, Now, Refused, TableData, Voice
from .actions import actions_view, blow_view, cover_view, next_view
from .elements import Child, Html, classes, h
from .middle import middle_view
from .result import result_view
from .seats import seat_view
from .sheet import Sheet


def table_view(sheet: Sheet, table: TableData) -> Html:
    """Return the table; each view on it gets only its own part of the data."""
    head, voice, choose = table.head, table.voice, table.moves["choose"]
    name = sheet.part_name("table", table.title)
    return h(
        "section",
        {"class": "kb-table", "tabindex": "-1", "aria-label": name},
        _head(sheet, head, table.place["at"], name if sheet.practises else None),
        sheet.living and _book_button(sheet, head["ownReading"]),
        h("p", {"class": "kb-sr"}, head["caption"]),
        _felt(sheet, table),
        _voice(sheet, voice, choose["hint"] if choose else None),
        h("p", {"class": "kb-now"}, voice["now"] and _now_line(sheet, voice["now"])),
        sheet.living and choose and _choose_first(sheet, choose["clauses"]),
    )


def _head(sheet: Sheet, head: Head, at: int, name: str | None) -> Html:
    """Return the line above the felt; on a whole page the table has a heading with its name, which is only read out."""
    looking = head["looking"]
    return h(
        "div",
        {"class": "kb-head"},
        name and h("h2", {"class": "kb-sr"}, name),
        h("span", {"class": "kb-phase"}, head["phaseWords"]),
        h(
            "div",
            {"class": classes("kb-say", bool(looking) and "kb-sr"), "role": "status", "aria-atomic": "true"},
            # read out first what happened, then what is to do
            # another element for each step: the line of another step has not moved
            h("p", {"class": "kb-recent", "data-key": f"recent:{at}"}, head["recent"]["text"]),
            h("p", {"class": "kb-sr"}, " ".join(head["recent"]["news"])),
            h("p", {"class": "kb-status"}, head["status"]),
        ),
        h("span", {"class": "kb-set-deal", "hidden": not head["setDeal"]}, head["setDeal"]),
        h("p", {"class": "kb-looking"}, looking and _back_line(sheet, looking)),
    )


def _voice(sheet: Sheet, voice: Voice, hint: str | None) -> Html:
    """Return the answer to a move, the place of the help, the prompt, and the facts that have become certain."""
    prompt = voice["prompt"] or hint
    return h(
        "div",
        {"class": "kb-voice"},
        _answer(sheet, voice["refusal"], voice["reason"]),
        h("section", {"class": "kb-advice", "aria-label": sheet.t("hint"), "hidden": True}),
        h("p", {"class": "kb-prompt", "hidden": not prompt}, prompt),
        _knowledge(sheet, voice["known"]),
    )


def _knowledge(sheet: Sheet, known: Known | None) -> Html:
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
    news = h("ul", {"role": "list"}, facts) if known["facts"] else h("p", {"class": "kb-no-news"}, known["nothing"])
    return h("div", {"class": "kb-known", "role": "group", "aria-label": known["title"]}, news)


def _felt(sheet: Sheet, table: TableData) -> Html:
    seats, bottom = table.seats["seats"], table.seats["own"]
    choose, result = table.moves["choose"], table.moves["result"]
    refusal, cover, place = table.voice["refusal"], table.seats["cover"], table.place
    # the others as they sit, seen from the bottom: the left-hand neighbour first
    begin = next((at for at, seat in enumerate(seats, 1) if seat["seat"] == bottom), 0)
    turned = [*seats[begin:], *seats[:begin]]

    def view(seat: SeatData) -> Html:
        pick = choose if choose and choose["seat"] == seat["seat"] else None
        return seat_view(sheet, seat, large=seat["seat"] == bottom, pick=pick, refused=refusal and refusal["code"])

    others = [view(seat) for seat in turned if seat["seat"] != bottom]
    mine = [seat for seat in turned if seat["seat"] == bottom]
    shows = any(seat["hand"] or any(pile["up"] or pile["down"] for pile in seat["piles"]) for seat in mine)
    own = h(
        "ul",
        {"class": "kb-ownplace", "role": "list", "hidden": not mine or bool(result and not shows)},
        [view(seat) for seat in mine],
    )
    after = next_view(sheet, result)
    moves = [actions_view(sheet, table.moves, table.seats["looks"], hidden=bool(after or cover)), after or _nothing()]
    rest = [own, blow_view(sheet, table.moves["blow"])]
    return h(
        "div",
        {
            "class": classes("kb-felt", len(seats) > 6 and "kb-crowd"),
            "data-phase": table.head["phase"],
            "data-at": sheet.live(str(place["at"])),
            "data-mover": sheet.live(None if place["mover"] is None else str(place["mover"])),
            "data-behind": sheet.live("" if place["behind"] else None),
        },
        h("ul", {"class": "kb-seats", "role": "list", "hidden": not others}, others),
        middle_view(sheet, table.middle, {seat["seat"]: seat["name"] for seat in seats}, choose and choose["pairs"]),
        result_view(sheet, result),
        [*moves, *rest] if result else [*rest, *moves],
        cover_view(cover),
    )


def _nothing() -> Html:
    return h("div", {"class": "kb-actions kb-result-next", "role": "group", "hidden": True})


def _answer(sheet: Sheet, refusal: Refused | None, reason: Judged | None) -> Html:
    said = refusal or reason
    if not said:
        return h("div", {"class": "kb-answer kb-fine", "role": "alert"})
    refs = [sheet.clause_ref(clause) for clause in said["clauses"]]
    return h(
        "div",
        {
            "class": classes("kb-answer", not refusal and "kb-fine"),
            "role": "alert",
            "data-serial": sheet.live(str(said["serial"])),
        },
        sheet.icon("no" if refusal else "yes"),
        h("p", {}, bool(refusal) and h("b", {}, f"{sheet.t('refused')} "), said["text"]),
        bool(refs) and h("span", {"class": "kb-refs"}, refs),
    )


def _choose_first(sheet: Sheet, clauses: Sequence[str]) -> Html:
    """Return the answer that a living page gives by itself if a move needs cards and none are chosen."""
    refs = [sheet.clause_ref(clause) for clause in clauses]
    words = [h("p", {}, sheet.t("choose_first")), bool(refs) and h("span", {"class": "kb-refs"}, refs)]
    return h("template", {"class": "kb-choose-first"}, sheet.icon("here"), words)


def _now_line(sheet: Sheet, now: Now) -> list[Child]:
    word = h("span", {"class": "kb-now-word"}, f"{sheet.t('now')}: ")
    return [word, sheet.clause_ref(now["id"]), " ", h("span", {"class": "kb-now-text"}, now["text"])]


def _back_line(sheet: Sheet, looking: Looking) -> list[Html]:
    attributes = {"type": "button", "class": "kb-button", "data-key": "return"}
    attributes |= {"data-to": str(looking["to"])} if sheet.living else {}
    return [h("span", {}, looking["text"]), h("button", attributes, sheet.t("return"))]


def _book_button(sheet: Sheet, words: str | None) -> Html:
    """Return the button that leads back to the book's own reading; it is hidden without words."""
    look = {"type": "button", "class": "kb-button kb-slim", "data-key": "read:book"}
    return h("button", {**look, "hidden": not (words and sheet.practises)}, words)
