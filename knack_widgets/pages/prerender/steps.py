"""The steps of a match, as `static/steps.js` builds them."""

from __future__ import annotations

from .elements import Html, h
from .sheet import Sheet


def steps_view(sheet: Sheet) -> Html:
    """Back and forth, the slider, the step in words, and the lines where there are several."""
    steps = sheet.get("steps")
    at, count, label = steps["at"], steps["count"], steps["label"]

    def button(name: str) -> Html:
        idle = at <= 0 if name in ("first", "back") else at >= count
        said = sheet.t(name)
        given = {"type": "button", "class": "kb-button kb-step", "data-key": f"step:{name}"}
        return h(
            "button",
            {**given, "aria-label": said, "title": said, "aria-disabled": "true" if idle else None},
            sheet.icon(name),
        )

    auto = {"type": "button", "class": "kb-button kb-auto", "data-key": "step:auto", "aria-pressed": "false"}
    slider = {"type": "range", "class": "kb-slider", "min": "0", "step": "1", "max": str(count), "value": str(at)}
    return h(
        "section",
        {"class": "kb-steps", "role": "group", "aria-label": sheet.part_name("steps")},
        h(
            "div",
            {"class": "kb-row"},
            button("first"),
            button("back"),
            h("button", auto, sheet.icon("auto"), h("span", {}, sheet.t("autoplay"))),
            button("next"),
            button("last"),
            h("input", {**slider, "tabindex": "-1", "aria-label": sheet.t("step"), "aria-valuetext": label or str(at)}),
        ),
        h("p", {"class": "kb-step-label"}, label),
        _lines(sheet),
    )


def _lines(sheet: Sheet) -> Html:
    steps = sheet.get("steps")
    lines = steps["lines"]
    if len(lines) < 2:
        return h("div", {"class": "kb-lines", "role": "group", "hidden": True})
    now = lines[0]["id"] if steps.get("line") is None else steps["line"]

    def button(line: dict[str, str]) -> Html:
        given = {"type": "button", "class": "kb-toggle", "data-key": f"line:{line['id']}"}
        return h("button", {**given, "aria-pressed": "true" if line["id"] == now else "false"}, line["label"])

    caption = h("span", {"class": "kb-caption"}, sheet.t("lines"))
    given = {"class": "kb-lines", "role": "group", "aria-label": sheet.t("lines")}
    return h("div", given, caption, [button(line) for line in lines])
