"""A hand whose cards are the choices of an exercise: pressed they are chosen, pressed again released."""

from __future__ import annotations

from typing import Final

from ..seat_data import CardAnswer, HandCard, SeatData
from .elements import Child, Html, Value, classes, h
from .sheet import Sheet, ids

SIGNS: Final = {"right": "yes", "wrong": "no"}
"""The icon of each mark that has one; a choice that was missed has an exclamation mark."""


def answer_hand(sheet: Sheet, seat: SeatData) -> Html:
    """Return the hand of the asked seat; cards about which nothing is asked cannot be pressed."""
    hand = seat["hand"]
    keys = ids([card["code"] or "" for card in hand])
    first = next((at for at, card in enumerate(hand) if card.get("answers")), 0)

    def card(at: int, one: HandCard) -> list[Child]:
        code, answers = one["code"], one.get("answers", [])
        up = next((answer for answer in answers if not answer["down"]), None)
        down = next((answer for answer in answers if answer["down"]), None)
        held: dict[str, Value] = {"tabindex": "0" if at == first else "-1"}
        lower: dict[str, Value] = {"tabindex": "0" if at == first and not up else "-1"}
        key = f"tap:{seat['seat']}:{keys[at]}"
        return [
            _card(sheet, code or "", key, up, held) if up else sheet.card(code),
            down and _face_down(sheet, f"{key}:down", down, lower),
        ]

    pairs = any(answer["down"] for one in hand for answer in one.get("answers", []))
    look = {"class": classes("kb-hand kb-faces kb-answers", pairs and "kb-answer-pairs"), "role": "list"}
    listed = (
        h("li", {"class": None if one.get("answers") else "kb-unasked"}, card(at, one)) for at, one in enumerate(hand)
    )
    return h("ul", {**look, "aria-label": f"{seat['name']}: {sheet.t('hand')}"}, listed)


def _attributes(answer: CardAnswer, look: str) -> dict[str, Value]:
    mark, said = answer["mark"], answer["said"]
    return {
        "class": classes(look, bool(mark) and f"kb-is-{mark}"),
        "data-choice": answer["id"],
        "aria-pressed": "true" if answer["chosen"] else "false",
        "title": said,
    }


def _card(sheet: Sheet, code: str, key: str, answer: CardAnswer, held: dict[str, Value]) -> Html:
    attributes = _attributes(answer, "kb-card kb-play")
    drawn = {"type": "button", "data-key": key, "data-card": code, **attributes, **held}
    return h("button", drawn, sheet.face(code), h("span", {"class": "kb-sr"}, answer["said"]), _sign(sheet, answer))


def _face_down(sheet: Sheet, key: str, answer: CardAnswer, held: dict[str, Value]) -> Html:
    attributes = _attributes(answer, "kb-face-down")
    drawn = {"type": "button", "data-key": key, **attributes, "aria-label": answer["said"], **held}
    return h("button", drawn, h("span", {}, answer["down"]), _sign(sheet, answer))


def _sign(sheet: Sheet, answer: CardAnswer) -> Html | None:
    """Return the mark of a graded choice, which lies over its corner."""
    mark = answer["mark"]
    if not mark:
        return None
    return h("span", {"class": "kb-answer-sign"}, sheet.icon(SIGNS[mark]) if mark in SIGNS else "!")
