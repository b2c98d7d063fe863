"""What may be pressed below the hand: moves that are no cards, the way to covered cards, and a deal's result."""

from __future__ import annotations

from typing import Any

from .elements import Html, classes, h
from .sheet import Data, Sheet


def actions_view(sheet: Sheet, *, hidden: bool) -> Html:
    """The moves as buttons in the order of the game's verbs; those for exceptions wait behind a summary."""
    table = sheet.table
    found = _all(table)
    deals = any(action["move"] == "deal" for action in table["actions"])
    by_step = table["wait"] == "opponent" and sheet.get("prefs").get("tempo") == -1
    drawn = [
        *(_button(sheet, one) for one in found if not one.get("rare")),
        *(_slim(f"look:{look['seat']}", look["label"]) for look in table["looks"]),
    ]
    if any(one.get("rare") for one in found):
        summary = h("summary", {"class": "kb-button kb-slim", "data-key": "actions:rare"}, sheet.t("more"))
        drawn.append(h("details", {"class": "kb-rare"}, summary))
    if table["asks"]:
        given = {"type": "button", "class": "kb-button kb-why", "data-key": "why", "aria-pressed": "false"}
        drawn.append(h("button", {**given, "title": sheet.t("why_hint")}, sheet.t("why")))
    if table["helps"]:
        given = {"type": "button", "class": "kb-button kb-why", "data-key": "hint", "aria-expanded": "false"}
        drawn.append(h("button", {**given, "title": sheet.t("hint_title")}, sheet.t("hint")))
    if sheet.get("setup") and deals:
        drawn.append(h("label", {"class": "kb-field"}, sheet.t("seed"), _seed(sheet)))
    if by_step:
        drawn.append(_main("action:opponent", sheet.t("next_move")))
    look = classes("kb-actions", not drawn and "kb-none")
    return h("div", {"class": look, "role": "group", "aria-label": sheet.t("actions"), "hidden": hidden}, drawn)


def _all(table: Data) -> list[dict[str, Any]]:
    """The moves, and before those of the same place the ones that are made of cards that are still to be chosen."""
    actions = table["actions"]
    lead = not any(action["primary"] for action in actions)
    choose = table["choose"] or {"verbs": [], "first": False}
    several = [
        {
            "key": f"choose:{made['move'].partition(' ')[2]}",
            "label": made["labels"][0],
            "room": max(made["labels"], key=len),
            "primary": choose["first"] and lead and at == 0,
            "order": made["order"],
            "rare": made["rare"],
        }
        for at, made in enumerate(choose["verbs"])
    ]
    return sorted([*several, *actions], key=lambda one: one["order"])


def _button(sheet: Sheet, one: Data) -> Html:
    move, key, disabled = one.get("move"), one.get("key"), one.get("disabled")
    given = {
        "type": "button",
        "class": classes("kb-button", bool(one["primary"]) and "kb-primary"),
        "data-key": key or f"action:{move}",
        "data-move": move,
        "data-forbidden": bool(disabled or key),
        "data-room": one.get("room"),
    }
    said = disabled and h("span", {"class": "kb-sr"}, f", {sheet.t('forbidden')}")
    return h("button", given, h("span", {}, one["label"]), said)


def _seed(sheet: Sheet) -> Html:
    plain = {"type": "text", "class": "kb-seed", "maxlength": "40", "autocomplete": "off", "spellcheck": "false"}
    return h("input", {**plain, "value": "", "placeholder": sheet.t("seed_by_chance")})


def _slim(key: str, label: str) -> Html:
    return h("button", {"type": "button", "class": "kb-button kb-slim", "data-key": key}, label)


def _main(key: str, label: str, kind: str = "kb-primary") -> Html:
    return h("button", {"type": "button", "class": classes("kb-button", kind), "data-key": key}, label)


def cover_view(sheet: Sheet) -> Html:
    """Whose turn it is of several people at one screen, and the button with which they uncover their cards."""
    cover = sheet.table["cover"]
    look: dict[str, str | bool | None] = {"class": "kb-actions kb-cover", "role": "group"}
    if not cover:
        return h("div", {**look, "hidden": True})
    words = h("p", {"class": "kb-cover-words"}, cover["words"])
    return h("div", {**look, "aria-label": cover["words"]}, words, _main(f"cover:{cover['seat']}", cover["label"]))


def blow_view(sheet: Sheet) -> Html:
    """The bang and the blow that are due, before the clock runs."""
    due = sheet.table["blow"]
    if not due:
        return h("div", {"class": "kb-blow", "role": "group", "hidden": True})

    def bar(key: str, amount: str) -> Html:
        gauge = h("span", {"class": "kb-gauge"}, h("progress", {"max": "1", "value": "0"}), _mark(amount))
        return h("label", {"class": "kb-field"}, h("span", {}, sheet.t(key)), gauge)

    summary = h("summary", {"class": "kb-button kb-slim", "data-key": "blow:plain"}, sheet.t("blow_plain"))
    return h(
        "div",
        {"class": "kb-blow", "role": "group", "aria-label": sheet.t("blow_bang")},
        _main("blow:act", sheet.t("blow_bang" if due["live"] else "blow_start"), "kb-primary kb-act"),
        bar("blow_time", f"{due['seconds']:g} s"),
        bar("blow_far", f"{due['far']:g} cm"),
        h("details", {"class": "kb-rare"}, summary),
    )


def _mark(amount: str) -> Html:
    return h("span", {"class": "kb-mark"}, amount)


def result_view(sheet: Sheet) -> Html:
    """How the deal or the match has ended."""
    result = sheet.table["result"]
    look: dict[str, str | bool | None] = {"class": "kb-result", "data-key": "result"}
    if not result:
        return h("section", {**look, "hidden": True})
    told = (
        h("li", {}, h("span", {}, f"{line['text']}."), line["clause"] and [" ", sheet.clause_ref(line["clause"])])
        for line in result["told"]
    )
    return h(
        "section",
        {**look, "aria-label": result["title"]},
        h(
            "div",
            {"class": "kb-result-head"},
            h("h4", {"class": "kb-result-title"}, result["title"]),
            result["winners"] and h("p", {"class": "kb-winners"}, f"{result['winners']}."),
        ),
        h(
            "div",
            {"class": "kb-result-body"},
            bool(result["told"]) and h("ul", {"class": "kb-result-told", "role": "list"}, told),
            _score(result["score"]),
        ),
        result["seed"] and h("p", {"class": "kb-result-seed"}, result["seed"]),
    )


def _score(score: Data) -> Html:
    names, *columns = score["head"]
    heads = (h("th", {"scope": "col"}, one) for one in columns)
    rows = (
        h(
            "tr",
            {"class": "kb-ahead" if row["ahead"] else None},
            h("th", {"scope": "row"}, row["name"]),
            (h("td", {}, cell) for cell in row["cells"]),
        )
        for row in score["rows"]
    )
    return h(
        "table",
        {"class": "kb-score"},
        h("caption", {"class": "kb-sr"}, score["caption"]),
        h("thead", {}, h("tr", {}, h("th", {"scope": "col"}, h("span", {"class": "kb-sr"}, names)), heads)),
        h("tbody", {}, rows),
    )


def next_view(sheet: Sheet) -> Html | None:
    """What to do after a result; `None` where there is nothing."""
    result = sheet.table["result"] or {}
    found = [
        result.get("new") and _main("result:new", result["new"]),
        result.get("back") and _main("result:back", result["back"], ""),
    ]
    if not any(found):
        return None
    look = {"class": "kb-actions kb-result-next", "role": "group", "aria-label": sheet.t("actions")}
    return h("div", look, found)
