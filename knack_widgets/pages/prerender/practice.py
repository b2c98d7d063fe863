"""Exercises as HTML: the question, its choices, hints, the verdict, and the result of a session.

The table has an empty place, because it is a drawing of its own (`table`).
"""

from __future__ import annotations

from collections.abc import Sequence

from .answer_hand import SIGNS
from .elements import Child, Html, Value, classes, h, link_to
from .fields import file_picker
from .lesson_words import own_answers, own_words
from .quoted_clauses import clause_address, hints_view, quoted_clause
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
        bool(data.get("taps")) and not result and "kb-on-table",
        bool(data.get("reads")) and "kb-reading",
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
                result and [_result(sheet, result), data["own"] and own_answers(sheet, data["own"])],
            ),
        ),
        _keeping(sheet),
    )


def _press(key: str, *words: Child, kind: str = "", hidden: bool = False, submits: bool = False) -> Html:
    attributes: dict[str, Value] = {"type": "submit" if submits else "button", "class": classes("kb-button", kind)}
    return h("button", {**attributes, "data-key": f"practise:{key}", "hidden": hidden}, *words)


def _head(sheet: Sheet, data: Data) -> Html:
    result = data.get("result")
    count = "" if result else f"{data['number']} {sheet.t('of')} {data['count']}"
    return h(
        "div",
        {"class": "kb-practise-head"},
        bool(sheet.get("way")) and _press("leave", sheet.icon("back"), h("span", {}, sheet.t("leave"))),
        h(
            "p",
            {},
            h("b", {}, f"{sheet.t('lesson' if data['lesson'] else 'practice')}: {data['scope']}"),
            " ",
            h("span", {"class": "kb-count-of"}, count),
        ),
        _papers(sheet, data),
    )


def _papers(sheet: Sheet, data: Data) -> Html:
    """Return the menu of files that exercises can be saved as: paper, and files for learning platforms."""
    paper = data["paper"]
    word = sheet.t("print_these" if data.get("result") else "print")
    link = {"class": "kb-button kb-slim", "target": "_blank", "href": paper, "hidden": not paper}
    return h(
        "details",
        {"class": "kb-practise-papers", "hidden": not (paper or data["sheet"])},
        h("summary", {"class": "kb-button kb-slim", "data-key": "practise:papers"}, h("span", {}, sheet.t("papers"))),
        h(
            "div",
            {"class": "kb-drawer kb-practise-drawer"},
            h("a", link, word),
            # where no server makes a page for paper, it comes as a file
            _press("paper", word, kind="kb-slim", hidden=bool(paper) or not data["sheet"]),
            _press("moodle", sheet.t("moodle"), kind="kb-slim"),
            _press("gift", sheet.t("gift"), kind="kb-slim"),
        ),
    )


def _form(sheet: Sheet, data: Data) -> Html:
    """Return the choices with hints, reasons and the bar; hidden after the last exercise."""
    if data.get("result"):
        return h("form", {"class": "kb-ask", "hidden": True})
    grade = data["grade"]
    hints = hints_view(sheet, data)
    read = data["read"] if not grade else None
    listed = () if data["taps"] else [_choice(sheet, data, choice) for choice in data["choices"]]
    # another question and its verdict are new elements: what was chosen before is not chosen in them
    asked = f"{data['number']} {data['id']} {sheet.lang} {bool(grade)}"
    choices = h("ul", {"class": "kb-choices", "role": "list", "data-new": asked, "hidden": data["taps"]}, listed)
    return h(
        "form",
        {"class": "kb-ask"},
        h("div", {"role": "group"}, choices),
        h("div", {"class": "kb-hints", "role": "status"}, hints, read and quoted_clause(sheet, read)),
        h(
            "div",
            {"class": "kb-grounds"},
            grade and _grounds(sheet, grade),
            data["reads"] and _read(sheet, data),
        ),
        _bar(sheet, data, grade),
    )


def _read(sheet: Sheet, data: Data) -> list[Child]:
    """Return the clause of a step of a lesson, why it cannot be shown, and the field for an answer in words."""
    read = data["reads"]
    return [
        read["clause"] and h("div", {"class": "kb-ground"}, quoted_clause(sheet, read["clause"])),
        bool(read["fault"]) and h("p", {"class": "kb-hint", "lang": "en"}, read["fault"]),
        read["words"] is not None and own_words(sheet, read["words"], data["id"]),
    ]


def _choice(sheet: Sheet, data: Data, choice: Data) -> Html:
    """Return a choice; its mark has a place from the beginning, so that nothing moves when it comes."""
    grade = data["grade"]
    mark = grade["marks"][choice["id"]] if grade else ""
    field: dict[str, Value] = {
        "type": "radio" if data["one"] else "checkbox",
        "name": data["id"],
        "value": choice["id"],
    }
    box = h("input", {**field, "checked": choice["id"] in data["marked"], "disabled": bool(grade)})
    cards = [sheet.card(code, small=True) for code in choice["cards"]]
    pictures = bool(cards) and h("span", {"class": "kb-choice-cards", "aria-hidden": "true"}, cards)
    tag = h("span", {"class": "kb-choice-mark"}, bool(mark) and _sign(sheet, mark, grade["signs"][mark]))
    label = h(
        "label", {"class": "kb-choice"}, box, pictures, h("span", {"class": "kb-choice-words"}, choice["label"]), tag
    )
    return h("li", {"class": bool(mark) and f"kb-is-{mark}"}, label)


def _sign(sheet: Sheet, mark: str, words: str) -> Html:
    """Return the mark of a choice with its words; a missed choice has no tick."""
    look = classes("kb-tag", {"right": "kb-tag-here", "wrong": "kb-tag-no"}.get(mark))
    return h("span", {"class": look}, mark in SIGNS and sheet.icon(SIGNS[mark]), words)


def _grounds(sheet: Sheet, grade: Data) -> list[Child]:
    """Return the reasons of a verdict, each with the choices that it is about, and the clauses behind it."""
    reasons = [_reason(sheet, reason, grade["signs"]) for reason in grade["reasons"] if reason["text"]]
    clauses = (h("div", {"class": "kb-ground"}, quoted_clause(sheet, one)) for one in grade["clauses"])
    bait = grade["bait"] and h("p", {"class": "kb-bait"}, grade["bait"])
    return [bool(reasons) and h("ul", {"class": "kb-reasons", "role": "list"}, reasons), bait, *clauses]


def _reason(sheet: Sheet, reason: Data, signs: Data) -> Html:
    if not reason["about"]:
        return h("li", {}, reason["text"])
    about = [
        [
            h("b", {}, one["label"]),
            one["tries"]
            and h(
                "button",
                {"type": "button", "class": "kb-button kb-slim", "data-key": f"try:{one['tries']}"},
                sheet.icon("next"),
                sheet.t("try_move"),
            ),
        ]
        for one in reason["about"]
    ]
    mark = reason["mark"]
    named = (h("span", {"class": "kb-reason-choice"}, each) for each in about)
    return h(
        "li",
        {"class": bool(mark) and f"kb-is-{mark}"},
        h("div", {"class": "kb-reason-about"}, bool(mark) and _sign(sheet, mark, signs[mark]), named),
        h("p", {}, reason["text"]),
    )


def _bar(sheet: Sheet, data: Data, grade: Data | None) -> Html:
    look = classes("kb-verdict", bool(grade) and ("kb-yes" if grade and grade["correct"] else "kb-no"))
    said = grade and [sheet.icon("yes" if grade["correct"] else "no"), h("b", {}, grade["head"])]
    goes_on = bool(grade or data["reads"])
    following = "lesson_next" if data["lesson"] else "next"
    main = ("to_result" if data["reviews"] else "finish" if data["last"] else following) if goes_on else "check"
    href = data["reads"]["href"] if data["reads"] else ""
    link = {"class": "kb-button", "href": href, "target": "_blank"}
    tries = bool(grade and grade["tries"] and (not grade["correct"] or grade["plays"] or data["trying"]))
    return h(
        "div",
        {"class": "kb-practise-bar"},
        data["taps"] and h("p", {"class": "kb-bar-question", "aria-hidden": "true"}, data["question"]),
        h("div", {"class": look, "role": "status"}, said),
        _press("main", sheet.t(main), kind="kb-primary", submits=True),
        _press("before", sheet.t("lesson_back"), hidden=not data["goes_back"]),
        bool(href) and h("a", link, sheet.t("lesson_open")),
        _press("hint", sheet.t("hint_last" if data["hints"] else "hint"), hidden=bool(grade) or not data["more"]),
        _press("try", sheet.t("back" if data["trying"] else "try"), hidden=not tries),
    )


def _result(sheet: Sheet, result: Data) -> list[Child]:
    """Return the result of a session: its questions, the progress in the chapter, and what can be done next."""
    due, measure = result["next"], result["measure"]
    width = {name: f"width: {100 * measure[name] / measure['all']:.6g}%" for name in ("tried", "sure")}
    bars = (h("span", {"class": f"kb-round-{name}", "style": width[name]}) for name in ("tried", "sure"))
    return [
        h("h2", {}, result["words"]),
        result["share"] and _share(sheet, result["share"]),
        h("ol", {"class": "kb-asked-before", "role": "list"}, (_result_row(sheet, one) for one in result["asked"])),
        h(
            "p",
            {"class": "kb-round-measure"},
            h("span", {"class": "kb-round-bar", "aria-hidden": "true"}, bars),
            h("span", {}, measure["words"]),
        ),
        h(
            "div",
            {"class": "kb-row"},
            due and h("a", {"class": "kb-button kb-primary", "href": due["href"]}, due["label"]),
            _press("again", sheet.t("again"), kind="kb-primary"),
            bool(sheet.get("way")) and h("button", {"type": "button", "class": "kb-button kb-leave"}, sheet.t("leave")),
        ),
    ]


def _share(sheet: Sheet, share: Data) -> Html:
    """Return the result of a trap of a day in words, with a button that shares it with the address."""
    press = {"type": "button", "class": "kb-button", "data-key": "practise:share", "data-share": share["words"]}
    return h(
        "div",
        {"class": "kb-row kb-share"},
        h("p", {}, share["words"]),
        h("button", {**press, "data-href": share["href"]}, sheet.t("share")),
        h("span", {"class": "kb-shared", "role": "status"}),
    )


def _result_row(sheet: Sheet, one: Data) -> Html:
    """Return a question of a finished round, with a button that shows it again."""
    mark = "right" if one["right"] else "wrong"
    look = {"class": "kb-ref", "href": clause_address(sheet, one["href"], one["clause"]), "data-clause": one["clause"]}
    name = f"{sheet.t('look_again')}: {one['number']}, {one['label']}"
    press = {"type": "button", "class": "kb-button kb-slim", "data-key": f"again:{one['number']}", "aria-label": name}
    return h(
        "li",
        {},
        _sign(sheet, mark, sheet.t(f"is_{mark}")),
        h("p", {}, link_to(look, one["label"]), " ", h("span", {"class": "kb-asked-words"}, one["words"])),
        h("span", {"class": "kb-caption"}, one["when"]),
        h("button", press, sheet.t("look_again")),
    )


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
