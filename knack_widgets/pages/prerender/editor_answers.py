"""The question and the answer of the editor as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..editor.answer_data import Act, AnswerData
from ..editor.editor_data import EditorData
from ..editor.field_data import Choice
from .editor_controls import name_sign, press, select, truth
from .elements import Html, classes, h, link_to
from .sheet import Sheet

MARKS: Final = {"yes": "✓", "no": "✕", "depends": "?"}
"""Answer → the sign before it."""


def question_view(sheet: Sheet, data: EditorData) -> Html:
    """Return the question: the seat, the cards, the acts."""
    head = h("h2", {"class": "kb-small-title"}, sheet.t("question"))
    if not data.is_whole:
        return h("section", {"class": "kb-lay-question"}, head, h("p", {"class": "kb-lay-fault"}, sheet.t("wrong")))
    question = data.question
    who = select("seat", sheet.t("who"), [Choice(c.value, c.label, c.value == str(question.seat)) for c in data.seats])
    acts = (_act(sheet, act) for act in question.acts)
    others = bool(question.others or question.other_cards) and h(
        "details",
        {"data-key": "other_acts"},
        h("summary", {}, sheet.t("other_acts")),
        not question.cards and _chooser(sheet, question.other_cards),
        h("div", {"class": "kb-row kb-acts"}, (_act(sheet, act) for act in question.others)),
    )
    nothing = not question.acts and h("p", {"class": "kb-hint"}, question.nothing)
    return h(
        "section",
        {"class": "kb-lay-question", "aria-label": sheet.t("question")},
        head,
        h("div", {"class": "kb-row"}, who, press("all", "all", sheet.t("all"), disabled=not question.acts)),
        _chooser(sheet, question.cards),
        h("p", {"class": "kb-hint"}, sheet.t("press")) if question.acts else None,
        h("div", {"class": "kb-row kb-acts", "role": "group", "aria-label": sheet.t("press")}, acts),
        nothing,
        others,
    )


def _chooser(sheet: Sheet, cards: Sequence[tuple[str, str, bool]]) -> Html | None:
    """Return the cards of which several may be chosen, or None without any."""
    if not cards:
        return None
    return h(
        "div",
        {"class": "kb-row", "role": "group", "aria-label": sheet.t("choose")},
        h("span", {"class": "kb-hint"}, sheet.t("choose")),
        (
            press(
                "choose",
                f"choose:{card}",
                h("span", {}, name_sign(short, sheet.card_name(card))),
                f"kb-tile suit-{card[1]}",
                data_card=card,
                aria_pressed=truth(on),
            )
            for card, short, on in cards
        ),
    )


def _act(sheet: Sheet, act: Act) -> Html:
    sign = MARKS.get(act.answer, "")  # its room is always there, so that no act moves when the signs come
    mark = (
        h("span", {"class": classes("kb-act-mark", sign and f"kb-mark-{act.answer}"), "aria-hidden": "true"}, sign),
        sign and h("span", {"class": "kb-sr"}, f" ({sheet.t(f'answer_{act.answer}')})"),
    )
    return press(
        "ask",
        f"ask:{act.move}",
        h("span", {}, act.label, mark),
        "kb-button kb-act",
        data_move=act.move,
        aria_pressed=truth(act.is_asked),
    )


def answer_view(sheet: Sheet, data: EditorData) -> Html:
    """Return the place of the answer, with the clauses behind it.

    Each answer has a key of its own: it replaces the one before as a whole, so that nothing in it moves.
    """
    answer, inner = data.answer, None
    if answer is not None:
        inner = h(
            "div",
            {"class": "kb-lay-answered", "data-key": f"answer:{answer.key}"},
            _answer(sheet, data, answer),
            _clauses(sheet, answer),
        )
    elif data.working:
        inner = h("p", {"class": "kb-hint kb-lay-working"}, sheet.t("working"))
    elif data.allowed:
        inner = h("p", {"class": "kb-lay-allowed"}, data.allowed)
    return h("section", {"class": "kb-lay-result", "aria-live": "polite", "aria-label": sheet.t("answer")}, inner)


def _answer(sheet: Sheet, data: EditorData, answer: AnswerData) -> Html:
    link = data.links.get("link")
    return h(
        "div",
        {"class": f"kb-lay-answer kb-answer-{answer.kind}", "tabindex": "-1"},
        h("h2", {"class": "kb-small-title"}, answer.question),
        h(
            "p",
            {"class": "kb-answer-text"},
            h("span", {"class": "kb-act-mark", "aria-hidden": "true"}, MARKS[answer.kind]),
            answer.text,
        ),
        (h("p", {"class": "kb-answer-way"}, way) for way in answer.ways),
        h(
            "div",
            {"class": "kb-row"},
            answer.has_readings
            and press("readings", "readings", sheet.t("readings"), aria_pressed=truth(answer.shows_readings)),
            link and press("copy", "copy:answer", sheet.t("copy_link"), data_copy=link),
            h("span", {"class": "kb-copied", "role": "status", "data-said": sheet.t("copied")}),
        ),
    )


def _clauses(sheet: Sheet, answer: AnswerData) -> Html | None:
    if not answer.clauses:
        return None
    return h(
        "div",
        {"class": "kb-lay-clauses"},
        h("h3", {"class": "kb-sr"}, sheet.t("clauses")),
        (
            h(
                "article",
                {},
                link_to({"href": each.href}, each.label),
                h("div", {"class": "kb-clause-text"}, Html(each.html)),
            )
            for each in answer.clauses
        ),
    )
