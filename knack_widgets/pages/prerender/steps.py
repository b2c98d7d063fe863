"""The steps of a match."""

from __future__ import annotations

from .elements import Html, Value, h
from .sheet import Sheet


def steps_view(sheet: Sheet) -> Html:
    """Return the buttons for stepping, the slider, the step in words, and a choice of lines.

    The button that walks through the match has two icons; the style sheet shows one of them.
    """
    steps = sheet.get("steps")
    at, count, label = steps["at"], steps["count"], steps["label"]

    def button(name: str, said: str) -> Html:
        idle = at <= 0 if name in ("first", "back") else at >= count
        attributes = {"type": "button", "class": "kb-button kb-step", "data-key": f"step:{name}"}
        return h(
            "button",
            {**attributes, "aria-label": said, "title": said, "aria-disabled": "true" if idle else None},
            sheet.icon(name),
        )

    auto = {"type": "button", "class": "kb-button kb-auto", "data-key": "step:auto", "aria-pressed": "false"}
    slider: dict[str, Value] = {"type": "range", "class": "kb-slider"}
    slider |= {"min": "0", "step": "1", "max": str(count), "value": str(at)}
    slider |= {"tabindex": None if sheet.living else "-1", "aria-label": sheet.t("step")}
    return h(
        "section",
        {"class": "kb-steps", "role": "group", "aria-label": sheet.part_name("steps")},
        h(
            "div",
            {"class": "kb-row"},
            button("first", sheet.t("first")),
            button("back", sheet.t("back")),
            h("button", auto, sheet.icon("auto"), sheet.icon("pause"), h("span", {}, sheet.t("autoplay"))),
            button("next", sheet.t("next")),
            button("last", sheet.t("last")),
            _settle_button(sheet) if steps.get("settles") else None,
            h("input", {**slider, "aria-valuetext": label or str(at)}),
            h("p", {"class": "kb-step-label"}, label),
        ),
        _lines(sheet),
    )


def _settle_button(sheet: Sheet) -> Html:
    """Return the button that lays this step out in the editor."""
    look = {"type": "button", "class": "kb-button kb-slim kb-settle", "data-key": "settle"}
    return h("button", {**look, "title": sheet.t("settle_hint")}, sheet.t("settle_here"))


def _lines(sheet: Sheet) -> Html:
    steps = sheet.get("steps")
    lines = steps["lines"]
    if len(lines) < 2:
        return h("div", {"class": "kb-lines", "role": "group", "hidden": True})
    now = lines[0]["id"] if steps.get("line") is None else steps["line"]

    def button(line: dict[str, str]) -> Html:
        attributes = {"type": "button", "class": "kb-toggle", "data-key": f"line:{line['id']}"}
        return h("button", {**attributes, "aria-pressed": "true" if line["id"] == now else "false"}, line["label"])

    caption = h("span", {"class": "kb-caption"}, sheet.t("lines"))
    attributes = {"class": "kb-lines", "role": "group", "aria-label": sheet.t("lines")}
    return h("div", attributes, caption, [button(line) for line in lines])
