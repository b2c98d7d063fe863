"""Answers on the table: the choices of an exercise that are cards in the asked seat's hand."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import product
from typing import Final

from ..rulebook.bundles import messages
from ..study.exercise import Exercise, Grade
from ..study.kinds.moves import FindRefused
from .seat_data import CardAnswer, HandCard, SeatData, Seats
from .table_data import TableData

PLAY: Final = "play"
"""The verb that is a press on the card itself; face down is a button below the card."""
REFUSED: Final = FindRefused.name
"""The kind of question in which the right choices are forbidden moves."""
QUESTIONS: Final = {"legal-moves": "practise-which_allowed", REFUSED: "practise-which_refused"}
"""The question for cards on the table, by kind of exercise."""


def answers_on_table(exercise: Exercise) -> bool:
    """Return whether the choices are the ways of playing each card of the asked seat's hand.

    Each card is a choice, so that no card that the question is about cannot be pressed. Playing face down is a choice
    for each card or for none, and for none only if it cannot be the better way of playing a card.
    """
    if not exercise.shows_table or exercise.kind not in QUESTIONS:
        return False
    hand = exercise.view.hands[exercise.seat] or ()
    cards = {str(card) for card in hand}
    moves = [exercise.move_of(choice) for choice in exercise.choices]
    ways = _ways_to_play(exercise)
    asked = {move.verb for move in moves if move}
    if PLAY not in asked or not asked <= ways or len(cards) != len(hand):
        return False
    if {move and (move.verb, *move.args) for move in moves} != set(product(asked, cards)):
        return False
    return all(
        _is_legal(exercise, PLAY, card) or not _is_legal(exercise, way, card)
        for way, card in product(ways - asked, cards)
    )


def _ways_to_play(exercise: Exercise) -> set[str]:
    """Return the verbs of playing one card: face up, and face down if the phase has it."""
    verbs = exercise.state.setup.game.verbs
    with_card = {control.verb for control in exercise.view.scene.controls if control.takes == "card"}
    return {verb for verb in with_card if verb == PLAY or verbs[verb].hides}


def _is_legal(exercise: Exercise, verb: str, card: str) -> bool:
    return exercise.state.judge(f"{exercise.seat} {verb} {card}").legal


def card_answers(
    exercise: Exercise, lang: str, *, chosen: AbstractSet[str] = frozenset(), grade: Grade | None = None
) -> dict[str, list[CardAnswer]]:
    """Return card → the choices that are answered at it.

    exercise: an exercise that is answered on the table
    lang: the language
    chosen: the choices of the answer
    grade: the grade of the answer, or None before it
    """
    say = messages(lang).say
    by_card: dict[str, list[CardAnswer]] = {}
    for choice, said in exercise.labels(lang).items():
        move = exercise.move_of(choice)
        assert move is not None
        mark = mark_of(choice, exercise, chosen) if grade else ""
        answer: CardAnswer = {
            "id": choice,
            "said": f"{said}, {mark_words(exercise, mark, lang)}" if mark else said,
            "down": "" if move.verb == PLAY else say("practise-face_down", {}, move.verb),
            "chosen": choice in chosen,
            "mark": mark,
        }
        by_card.setdefault(move.args[0], []).append(answer)
    return by_card


def mark_words(exercise: Exercise, mark: str, lang: str) -> str:
    """Return a mark in words; in a question about forbidden moves the words say that the choice is forbidden or not.

    exercise: the exercise
    mark: right, missed or wrong
    lang: the language
    """
    key = f"practise-is_{mark}_refused" if exercise.kind == REFUSED else f"practise-is_{mark}"
    return messages(lang).say(key, {}, mark)


def mark_of(choice: str, exercise: Exercise, chosen: AbstractSet[str]) -> str:
    """Return the mark of a graded choice: right, missed or wrong; empty for a wrong choice that was left out."""
    if choice in exercise.answer:
        return "right" if choice in chosen else "missed"
    return "wrong" if choice in chosen else ""


def with_answers(table: TableData, seat: int, answers: dict[str, list[CardAnswer]]) -> TableData:
    """Return a table on which the cards of a seat's hand are choices.

    table: the table
    seat: the asked seat
    answers: card → its choices
    """

    def ask(card: HandCard) -> HandCard:
        return {**card, "answers": answers.get(card["code"] or "", [])}

    each: list[SeatData] = [
        {**one, "hand": [ask(card) for card in one["hand"]]} if one["seat"] == seat else one
        for one in table.seats["seats"]
    ]
    seats: Seats = {**table.seats, "seats": each}
    return replace(table, seats=seats)
