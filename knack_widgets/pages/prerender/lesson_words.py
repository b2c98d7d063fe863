"""What a pupil writes in a lesson as HTML: the field below a question, and the answers after the last step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .elements import Html, h
from .sheet import Data, Sheet

MAX_OWN_CHARS: Final = 2000
"""Greatest length of a pupil's own answer (characters)."""


def own_words(sheet: Sheet, words: str, asked: str) -> Html:
    """Return the field in which a pupil answers a question in words.

    words: the answer so far
    asked: a text that differs between two questions, so that an answer does not stay for the next question
    """
    field = {"name": "words", "rows": "3", "maxlength": str(MAX_OWN_CHARS), "data-key": "practise:words"}
    return h(
        "label",
        {"class": "kb-field kb-own-words", "data-new": asked},
        h("span", {}, sheet.t("lesson_own")),
        h("textarea", {**field, "autocomplete": "off"}, words),
        h("span", {"class": "kb-hint"}, sheet.t("lesson_own_hint")),
    )


def own_answers(sheet: Sheet, answers: Sequence[Data]) -> Html:
    """Return the questions of a lesson with the answers that the pupil has written."""
    rows = ([h("dt", {}, one["question"]), h("dd", {}, one["words"])] for one in answers)
    return h("section", {"class": "kb-own-answers"}, h("h3", {}, sheet.t("lesson_answers")), h("dl", {}, rows))
