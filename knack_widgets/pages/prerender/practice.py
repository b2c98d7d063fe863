"""Exercises as HTML: the question, its choices, hints, the verdict, and the result of a session.

The table has an empty place, because it is a drawing of its own (`table`).
"""

from __future__ import annotations

from collections.abc import Sequence

from .elements import Child, Html, Value, classes, h
from .fields import file_picker
from .sheet import Data, Sheet

PROGRESS_FILES = ".json,application/json"


def practice_view(sheet: Sheet) -> Html:
    """Return a session of exercises from the trait `practice`; the words are those of exercises.

    The trait `way` says whether a page is around the exercises, to which the reader can go back.
    """
    data = sheet.get("practice")
    result, graded = data.get("result"), bool(data.get("grade"))
    look = classes(
        "kb-practise",
        graded and "kb-graded",
        bool(data.get("trying")) and "kb-trying",
        not data.get("table") and not result and "kb-alone-ask",
    )
    question: dict[str, Value] = {"class": "kb-question", "tabindex": "-1", "hidden": bool(result)}
    table: dict[str, Value] = {"class": "kb-practise-table", "role": "group", "tabindex": "-1"}
    return h(
        "section",
        {"class": "kb-practice-part", "aria-label": sheet.t("practice")},
        _head(sheet, data),
        h("div", {}),
        h(
            "div",
            {"class": look},
            h("h2", question, data.get("question", "")),
            h("div", {**table, "aria-label": sheet.t("table"), "hidden": not data.get("table")}),
            _form(sheet, data),
            h(
                "div",
                {"class": "kb-practise-result", "tabindex": "-1", "hidden": not result},
                result and _result(sheet, result),
            ),
        ),
        _keeping(sheet),
    )


def _press(key: str, *words: Child, kind: str = "", hidden: bool = False, submits: bool = False) -> Html:
    attributes: dict[str, Value] = {"type": "submit" if submits else "button", "class": classes("kb-button", kind)}
    return h("button", {**attributes, "data-key": f"practise:{key}", "hidden": hidden}, *words)


def _head(sheet: Sheet, data: Data) -> Html:
    result, paper = data.get("result"), data["paper"]
    word = sheet.t("print_these" if result else "print")
    link = {"class": "kb-button kb-slim", "target": "_blank", "href": paper, "hidden": not paper}
    # where no server makes a page for paper, it comes as a file
    sheet_file = _press("paper", word, kind="kb-slim", hidden=bool(paper) or not data["sheet"])
    count = "" if result else f"{data['number']} {sheet.t('of')} {data['count']}"
    return h(
        "div",
        {"class": "kb-practise-head"},
        bool(sheet.get("way")) and _press("leave", sheet.icon("back"), sheet.t("leave")),
        h(
            "p",
            {},
            h("b", {}, f"{sheet.t('practice')}: {data['scope']}"),
            " ",
            h("span", {"class": "kb-count-of"}, count),
        ),
        h("a", link, word),
        sheet_file,
    )


def _form(sheet: Sheet, data: Data) -> Html:
    """Return the choices with hints, reasons and the bar; hidden after the last exercise."""
    if data.get("result"):
        return h("form", {"class": "kb-ask", "hidden": True})
    grade = data["grade"]
    hints = [h("p", {}, text) for text in data["hints"]]
    read = data["read"] if not grade else None
    listed = (_choice(sheet, data, choice) for choice in data["choices"])
    # another question and its verdict are new elements: what was chosen before is not chosen in them
    asked = f"{data['number']} {data['id']} {sheet.lang} {bool(grade)}"
    return h(
        "form",
        {"class": "kb-ask"},
        h("div", {"role": "group"}, h("ul", {"class": "kb-choices", "role": "list", "data-new": asked}, listed)),
        h("div", {"class": "kb-hints", "role": "status"}, hints, read and _clause(read)),
        h("div", {"class": "kb-grounds"}, grade and _grounds(grade)),
        _bar(sheet, data, grade),
    )


def _choice(sheet: Sheet, data: Data, choice: Data) -> Html:
    grade = data["grade"]
    grading = grade and grade["choices"][choice["id"]]
    field: dict[str, Value] = {
        "type": "radio" if data["one"] else "checkbox",
        "name": data["id"],
        "value": choice["id"],
    }
    box = h("input", {**field, "checked": choice["id"] in data["marked"], "disabled": bool(grade)})
    cards = [sheet.card(code, small=True) for code in choice["cards"]]
    pictures = bool(cards) and h("span", {"class": "kb-choice-cards", "aria-hidden": "true"}, cards)
    label = h("label", {"class": "kb-choice"}, box, pictures, h("span", {}, choice["label"]))
    if not grading:
        return h("li", {}, label)
    sign = _sign(sheet, grading)
    again = not grading["good"] and choice["move"] and grade["tries"]
    key = {"type": "button", "class": "kb-button kb-slim", "data-key": f"try:{choice['id']}"}
    return h(
        "li",
        {"class": "kb-good" if grading["good"] else "kb-bad"},
        label,
        bool(sign or grading["says"]) and h("p", {"class": "kb-told"}, sign, " ", grading["says"]),
        again and h("button", key, sheet.icon("next"), sheet.t("try_move")),
    )


def _sign(sheet: Sheet, grading: Data) -> Html | None:
    """Return the mark of a choice: right, missed or wrong; None for a wrong choice that was not chosen."""
    if not grading["right"] and grading["good"]:
        return None
    word = ("is_right" if grading["good"] else "is_missed") if grading["right"] else "is_wrong"
    look = {"class": f"kb-tag {'kb-tag-here' if grading['good'] else 'kb-tag-no'}"}
    return h("span", look, sheet.icon("yes" if grading["good"] else "no"), sheet.t(word))


def _grounds(grade: Data) -> list[Child]:
    text = grade["text"] and h("p", {}, grade["text"])
    return [text, *(h("div", {"class": "kb-ground"}, _clause(one)) for one in grade["clauses"])]


def _clause(clause: Data) -> list[Html]:
    """Return a clause as a link to its text, and its text."""
    link = h("a", {"class": "kb-ref", "href": clause["href"], "data-clause": clause["id"]}, clause["label"])
    return [link, h("div", {}, Html(clause["html"]))]


def _bar(sheet: Sheet, data: Data, grade: Data | None) -> Html:
    look = classes("kb-verdict", bool(grade) and ("kb-yes" if grade and grade["correct"] else "kb-no"))
    said = grade and [sheet.icon("yes" if grade["correct"] else "no"), h("b", {}, grade["head"])]
    main = ("finish" if data["last"] else "next") if grade else "check"
    tries = bool(grade and grade["tries"] and (not grade["correct"] or grade["plays"] or data["trying"]))
    return h(
        "div",
        {"class": "kb-practise-bar"},
        h("div", {"class": look, "role": "status"}, said),
        _press("main", sheet.t(main), kind="kb-primary", submits=True),
        _press("hint", sheet.t("hint_last" if data["hints"] else "hint"), hidden=bool(grade) or not data["more"]),
        _press("try", sheet.t("back" if data["trying"] else "try"), hidden=not tries),
    )


def _result(sheet: Sheet, result: Data) -> list[Child]:
    """Return the result of a session: right answers, when each clause comes back, and what can be done next."""
    coming = (h("li", {}, h("b", {}, one["label"]), f" {one['when']}") for one in result["back"])
    due = result["next"]
    return [
        h("h2", {}, result["words"]),
        h("p", {"class": "kb-caption"}, sheet.t("comes_back")),
        h("ul", {"role": "list"}, coming),
        h(
            "div",
            {"class": "kb-row"},
            due and h("a", {"class": "kb-button kb-primary", "href": due["href"]}, due["label"]),
            _press("again", sheet.t("again"), kind="kb-primary"),
            bool(sheet.get("way")) and h("button", {"type": "button", "class": "kb-button kb-leave"}, sheet.t("leave")),
        ),
    ]


def _keeping(sheet: Sheet) -> Html:
    """Return what is said of stored progress, with buttons that save, read and delete it."""
    buttons: Sequence[Child] = (
        _press("take", sheet.t("take")),
        file_picker(sheet.t("bring"), PROGRESS_FILES),
        _press("forget", sheet.t("forget")),
    )
    return h(
        "details",
        {"class": "kb-practise-more"},
        h("summary", {"class": "kb-button kb-slim"}, sheet.t("keeping")),
        h("p", {"class": "kb-hint"}, sheet.t("text")),
        h("div", {"class": "kb-row"}, buttons),
    )
