"""The situation of the editor as HTML: places for cards, fields, names and options."""

from __future__ import annotations

from collections.abc import Sequence

from ..editor.editor_data import EditorData
from ..editor.field_data import Choice, Control
from ..editor.page_data import Laid, Zone
from ..setup_data import OptionData
from .editor_controls import follow_button, press, select, truth
from .editor_rows import rows_view
from .elements import Child, Html, Value, classes, h
from .sheet import Sheet


def zones_view(sheet: Sheet, zones: Sequence[Zone], data: EditorData) -> Html:
    """Return places for cards on the cloth."""
    return h(
        "section",
        {"class": "kb-felt kb-lay-felt", "aria-label": sheet.t("table")},
        h("div", {"class": "kb-zones"}, (_zone(sheet, zone, data) for zone in zones)),
        (h("p", {"class": "kb-lay-fault"}, text) for text in data.general),
        h("p", {"class": "kb-lay-lead"}, sheet.t("lead")),
    )


def _zone(sheet: Sheet, zone: Zone, data: EditorData) -> Html:
    name = zone.place.partition(".")[0]
    moves = data.picked is not None and not any(card.picked for card in zone.cards)
    opener = press(
        "move" if moves else "at",
        f"at:{zone.place}",
        h("span", {}, _sign(sheet, zone, moves=moves), zone.label),
        classes("kb-zone-name", zone.is_open and "kb-here"),
        data_place=zone.place,
        aria_pressed=truth(zone.is_open),
    )
    seat = zone.place.partition(".")[2]
    switch = zone.is_in is not None and h(
        "label",
        {"class": "kb-field kb-zone-in"},
        h(
            "input",
            {"type": "checkbox", "checked": zone.is_in, "data-do": "in", "data-seat": seat, "data-key": f"in:{seat}"},
        ),
        h("span", {}, sheet.t("is_in")),
    )
    number = zone.number is not None and h(
        "label",
        {"class": "kb-field"},
        h("span", {"class": "kb-sr"}, f"{zone.label}: {sheet.t('count')}"),
        h(
            "input",
            {
                "type": "number",
                "class": "kb-number",
                "min": "0",
                "max": "99",
                "value": str(zone.number),
                "data-do": "count",
                "data-place": zone.place,
                "data-key": f"count:{zone.place}",
            },
        ),
    )
    leader = zone.leader is not None and select(
        "lead",
        sheet.t("leads"),
        [Choice(seat.value, seat.label, seat.value == str(zone.leader)) for seat in data.seats],
    )
    cards = [_card(sheet, zone.place, card) for card in zone.cards]
    empty = not cards and h("li", {"class": "kb-zone-empty"}, sheet.t("empty"))
    return h(
        "div",
        {
            "class": classes(
                "kb-zone", f"kb-zone-{name}", zone.is_open and "kb-zone-open", bool(zone.faults) and "kb-zone-wrong"
            ),
            "data-zone": zone.place,
            "role": "group",
            "aria-label": zone.label,
        },
        h("div", {"class": "kb-zone-head"}, opener, switch, number, leader),
        h("ul", {"class": "kb-zone-cards", "role": "list"}, cards, empty),
        (h("p", {"class": "kb-lay-fault"}, text) for text in zone.faults),
    )


def _sign(sheet: Sheet, zone: Zone, *, moves: bool) -> Child:
    """Return the sign that a place is open, or that the picked card can be moved there; its room is always the same."""
    sign = "→" if moves else "▸" if zone.is_open else ""
    said = moves and h("span", {"class": "kb-sr"}, f"{sheet.t('move_here')}: ")
    return h("span", {"class": "kb-zone-sign", "aria-hidden": "true"}, sign), said


def _card(sheet: Sheet, place: str, card: Laid) -> Html:
    picture = sheet.face(None if card.face_down else card.code, "blank" if card.face_down else "back")
    marks = (
        card.count > 1 and h("span", {"class": "kb-lay-count", "aria-hidden": "true"}, f"×{card.count}"),
        card.face_down and h("span", {"class": "kb-lay-count", "aria-hidden": "true"}, _short(sheet, card.code)),
    )
    button = h(
        "button",
        {
            "type": "button",
            "class": classes("kb-card kb-laid", card.picked and "kb-picked"),
            "data-drag": True,
            "data-do": "pick",
            "data-key": f"card:{place}.{card.at}",
            "data-place": place,
            "data-at": str(card.at),
            "aria-pressed": truth(card.picked),
            "title": card.said,
        },
        picture,
        marks,
        h("span", {"class": "kb-sr"}, card.said),
    )
    return h("li", {}, card.seat and h("span", {"class": "kb-lay-seat", "aria-hidden": "true"}, card.seat), button)


def _short(sheet: Sheet, code: str | None) -> str:
    return str(sheet.get("cards").get(code or "", {}).get("short", "?"))


def controls_view(sheet: Sheet, controls: Sequence[Control], *, explains: bool = True) -> Html | None:
    """Return fields that are no places for cards, or None without any.

    controls: the fields
    explains: whether the mark of fields that follow is explained, if there are any
    """
    if not controls:
        return None
    optional = (
        explains
        and any(control.is_settled for control in controls)
        and h("p", {"class": "kb-hint"}, sheet.t("optional"))
    )
    return h("div", {"class": "kb-lay-fields"}, (_control(control) for control in controls), optional)


def _control(control: Control) -> Html:
    faults = [h("p", {"class": "kb-lay-fault"}, text) for text in control.faults]
    if control.kind in ("rows", "grid"):
        field = rows_view(control)
    elif control.kind == "select":
        field = select("field", control.label, control.choices, data_name=control.name)
    elif control.kind == "seats":
        boxes = (
            h(
                "label",
                {"class": "kb-field"},
                h(
                    "input",
                    {
                        "type": "checkbox",
                        "checked": each.chosen,
                        "data-do": "seat_field",
                        "data-name": control.name,
                        "data-seat": each.value,
                        "data-key": f"{control.name}:{each.value}",
                    },
                ),
                h("span", {}, each.label),
            )
            for each in control.choices
        )
        field = h("fieldset", {"class": "kb-lay-seats"}, h("legend", {}, control.label), boxes, follow_button(control))
    else:
        kind = (
            {"type": "number", "class": "kb-number"}
            if control.kind == "number"
            else {"type": "text", "class": "kb-lay-text"}
        )
        attributes: dict[str, Value] = {
            **kind,
            "value": control.value,
            "placeholder": control.follows,
            "data-do": "field",
            "data-name": control.name,
            "data-key": f"field:{control.name}",
            "maxlength": "60",
        }
        field = h("label", {"class": "kb-field"}, h("span", {}, control.label), h("input", attributes))
    look = classes("kb-lay-field", control.is_settled and "kb-lay-settled", bool(faults) and "kb-zone-wrong")
    return h("div", {"class": look, "data-field": control.name}, field, faults)


def more_view(sheet: Sheet, data: EditorData) -> Html:
    """Return the fold-out with rare fields, names and options."""
    names = (
        h(
            "label",
            {"class": "kb-field"},
            h("span", {"class": "kb-sr"}, sheet.t("name").replace("#", str(number))),
            h(
                "input",
                {
                    "type": "text",
                    "class": "kb-lay-text",
                    "value": name,
                    "maxlength": "40",
                    "data-do": "name",
                    "data-seat": str(number - 1),
                    "data-key": f"name:{number - 1}",
                },
            ),
        )
        for number, name in enumerate(data.names, 1)
    )
    return h(
        "details",
        {"class": "kb-lay-more", "data-key": "more"},
        h("summary", {}, sheet.t("more")),
        bool(data.more_zones)
        and h(
            "div",
            {"class": "kb-felt kb-lay-felt"},
            h("div", {"class": "kb-zones"}, (_zone(sheet, zone, data) for zone in data.more_zones)),
        ),
        controls_view(sheet, data.more_controls),
        h(
            "p",
            {"class": "kb-row"},
            press("others", "others", sheet.t("others"), aria_pressed=truth(data.shows_others)),
        ),
        h("fieldset", {"class": "kb-lay-seats"}, h("legend", {}, sheet.t("names")), names),
        bool(data.options)
        and h(
            "fieldset",
            {"class": "kb-lay-seats"},
            h("legend", {}, sheet.t("agreed")),
            (_option(each) for each in data.options),
        ),
    )


def _option(option: OptionData) -> Html:
    name, value = option["name"], option.get("value")
    more: dict[str, Value] = {"data-do": "option", "data-name": name, "data-key": f"option:{name}"}
    if option["type"] == "bool":
        box = h("input", {"type": "checkbox", "checked": bool(value), **more})
        return h("label", {"class": "kb-field"}, box, h("span", {}, option["label"]))
    if option["type"] == "choice":
        choices = [Choice(str(each["value"]), each["label"], each["value"] == value) for each in option["choices"]]
        return select("option", option["label"], choices, data_name=name)
    number: dict[str, Value] = {
        "type": "number",
        "class": "kb-number",
        "min": str(option["min"] or 0),
        "value": str(value),
    }
    return h("label", {"class": "kb-field"}, h("span", {}, option["label"]), h("input", {**number, **more}))
