"""The buttons below the hand: moves that are not cards, covered hands, and what follows a result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Final

from ..move_data import Action, Blow, Choice, Labelled, Moves, Result
from ..seat_data import Cover, SeatButton
from .elements import Html, classes, h
from .sheet import Sheet


@dataclass(frozen=True)
class Button:
    """A button for a move, or for a verb for which cards must be chosen first.

    key: its key in the page
    move: its move, or None if cards must be chosen first
    room: the longest label that it may get, or None
    primary: whether it is prominent
    rare: whether it is in the fold-out
    disabled: whether its move is forbidden
    order: its place in the game's order of verbs
    """

    key: str
    label: str
    move: str | None
    room: str | None
    primary: bool
    rare: bool
    disabled: bool
    order: int


def actions_view(sheet: Sheet, moves: Moves, looks: Sequence[SeatButton], *, hidden: bool) -> Html:
    """Return the moves as buttons in the order of the game's verbs; rare moves are in a fold-out.

    looks: the seats whose cards the reader may look at
    """
    offered = _list_buttons(moves["actions"], moves["choose"])
    deals = any(action["move"] == "deal" for action in moves["actions"])
    by_step = moves["wait"] == "opponent" and sheet.get("prefs").get("tempo") == -1
    rare = [_button(sheet, button) for button in offered if button.rare]
    drawn = [
        *(_button(sheet, button) for button in offered if not button.rare),
        *(_slim(f"look:{look['seat']}", look["label"]) for look in looks),
    ]
    if rare:
        summary = h("summary", {"class": "kb-button kb-slim", "data-key": "actions:rare"}, sheet.t("more"))
        drawn.append(h("details", {"class": "kb-rare"}, summary, sheet.living and h("div", {"class": "kb-row"}, rare)))
    if moves["asks"]:
        attributes = {"type": "button", "class": "kb-button kb-why", "data-key": "why", "aria-pressed": "false"}
        drawn.append(h("button", {**attributes, "title": sheet.t("why_hint")}, sheet.t("why")))
    if moves["helps"]:
        attributes = {"type": "button", "class": "kb-button kb-why", "data-key": "hint"}
        attributes["aria-expanded"] = "true" if moves["advice"] else "false"
        drawn.append(h("button", {**attributes, "title": sheet.t("hint_title")}, sheet.t("hint")))
    if sheet.get("setup") and deals:
        drawn.append(h("label", {"class": "kb-field"}, sheet.t("seed"), _seed(sheet)))
    if by_step:
        drawn.append(_main("action:opponent", sheet.t("next_move")))
    look = classes("kb-actions", not drawn and "kb-none")
    return h("div", {"class": look, "role": "group", "aria-label": sheet.t("actions"), "hidden": hidden}, drawn)


def _list_buttons(actions: Sequence[Action], choose: Choice | None) -> list[Button]:
    """Return the moves in the game's order; of equal ones those come first for which cards must still be chosen."""
    lead = not any(action["primary"] for action in actions)
    several = (
        [
            Button(
                key=f"choose:{verb['move'].partition(' ')[2]}",
                label=verb["labels"][0],
                move=None,
                room=max(verb["labels"], key=len),
                primary=choose["first"] and lead and at == 0,
                rare=verb["rare"],
                disabled=False,
                order=verb["order"],
            )
            for at, verb in enumerate(choose["verbs"])
        ]
        if choose
        else []
    )
    ready = [Button(key=f"action:{action['move']}", room=None, **action) for action in actions]
    return sorted([*several, *ready], key=attrgetter("order"))


def _button(sheet: Sheet, button: Button) -> Html:
    attributes = {
        "type": "button",
        "class": classes("kb-button", button.primary and "kb-primary"),
        "data-key": button.key,
        "data-move": button.move,
        "data-forbidden": button.disabled or button.move is None,
        "data-room": button.room,
    }
    said = button.disabled and h("span", {"class": "kb-sr"}, f", {sheet.t('forbidden')}")
    return h("button", attributes, h("span", {}, button.label), said)


def _seed(sheet: Sheet) -> Html:
    plain = {"type": "text", "class": "kb-seed", "maxlength": "40", "autocomplete": "off", "spellcheck": "false"}
    hint = sheet.t("seed_by_chance")
    return h("input", {**plain, "value": "" if sheet.living else hint, "placeholder": hint, **sheet.typing})


def _slim(key: str, label: str) -> Html:
    return h("button", {"type": "button", "class": "kb-button kb-slim", "data-key": key}, label)


def _main(key: str, label: str, kind: str = "kb-primary") -> Html:
    return h("button", {"type": "button", "class": classes("kb-button", kind), "data-key": key}, label)


def cover_view(cover: Cover | None) -> Html:
    """Return whose turn it is, if several people share a screen, and the button that uncovers that hand."""
    look: dict[str, str | bool | None] = {"class": "kb-actions kb-cover", "role": "group"}
    if not cover:
        return h("div", {**look, "hidden": True})
    words = h("p", {"class": "kb-cover-words"}, cover["words"])
    return h("div", {**look, "aria-label": cover["words"]}, words, _main(f"cover:{cover['seat']}", cover["label"]))


SECONDS: Final = {"sv": "s", "de": "Sek.", "en": "sec"}


def blow_view(sheet: Sheet, due: Blow | None) -> Html:
    """Return the bang and the blow that are due, before the clock runs, and below them the buttons without a clock."""
    if not due:
        return h("div", {"class": "kb-blow", "role": "group", "hidden": True})

    def bar(label: str, amount: str) -> Html:
        meter = h("progress", {"max": "1", "value": "0"})
        gauge = h("span", {"class": "kb-gauge"}, meter, h("span", {"class": "kb-mark"}, amount))
        return h("label", {"class": "kb-field"}, h("span", {}, label), gauge)

    def plain(move: Labelled) -> Html:
        look = {"type": "button", "class": "kb-button", "data-key": f"blow:{move['move']}", "data-move": move["move"]}
        return h("button", look, move["label"])

    summary = h("summary", {"class": "kb-button kb-slim", "data-key": "blow:plain"}, sheet.t("blow_plain"))
    return h(
        "div",
        {"class": "kb-blow", "role": "group", "aria-label": sheet.t("blow_bang")},
        _main("blow:act", sheet.t("blow_bang") if due["live"] else sheet.t("blow_start"), "kb-primary kb-act"),
        bar(sheet.t("blow_time"), f"{_number(sheet, due['seconds'])} {SECONDS[sheet.lang]}"),
        bar(sheet.t("blow_far"), f"{_number(sheet, due['far'])} cm"),
        h(
            "details",
            {"class": "kb-rare"},
            summary,
            h("div", {"class": "kb-row"}, map(plain, (due["made"], due["missed"]))),
        ),
    )


def _number(sheet: Sheet, value: float) -> str:
    text = f"{value:g}"
    return text if sheet.lang == "en" else text.replace(".", ",")


def next_view(sheet: Sheet, result: Result | None) -> Html | None:
    """Return the buttons after a result, or None without a result."""
    if not result or not (result["new"] or result["back"]):
        return None
    buttons = [
        result["new"] and _main("result:new", result["new"]),
        result["back"] and _main("result:back", result["back"], ""),
    ]
    look = {"class": "kb-actions kb-result-next", "role": "group", "aria-label": sheet.t("actions")}
    return h("div", look, buttons)
