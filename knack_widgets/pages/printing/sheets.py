"""Exercises on paper: table, question and choices of each exercise; and the answers."""

from __future__ import annotations

from collections.abc import Sequence

from ...rulebook.labels import clause_label
from ...rulebook.speech import Speaker
from ...study.exercise import Exercise
from ...study.sheets import LETTERS
from ..prerender.elements import Child, Html, h
from .drawings import Drawings
from .paper import fault, paper, word
from .qr import qr
from .tables import table

LONG = 40
"""A choice of this length or more has a separate line (characters)."""
SHORT = 60
"""Limit on the length of an address that is printed below its QR code (characters)."""
RIGHT = "✕"


def sheet_page(
    exercises: Sequence[Exercise],
    lang: str,
    *,
    title: str,
    key: bool,
    address: str | None = None,
    faults: Sequence[str] = (),
    ways: Child = None,
) -> str:
    """Return a page for paper with the exercises, or with their answers.

    exercises: the exercises, in order
    lang: the language
    title: the title of the page
    key: whether to return the answers instead of the exercises
    address: address of the game's page, to which the QR code of each exercise leads, or None for a page without codes
    faults: errors of exercises that cannot be printed
    ways: links that are shown on the screen and not printed, or None
    """
    draw = Drawings()
    body = _body(exercises, lang, title, key, address, draw, faults)
    return paper(lang, _name(title, lang, key), body, draw, ways)


def sheet_and_key(
    exercises: Sequence[Exercise], lang: str, *, title: str, address: str | None = None, faults: Sequence[str] = ()
) -> str:
    """Return a sheet followed by its answers, on separate pages of one file.

    It has no links between the two parts.
    """
    draw = Drawings()
    sheet = _body(exercises, lang, title, False, address, draw, faults)
    key = h("div", {"class": "behind"}, _body(exercises, lang, title, True, address, draw, ()))
    return paper(lang, _name(title, lang, False), [*sheet, bool(exercises) and key], draw)


def _name(title: str, lang: str, key: bool) -> str:
    return word(lang, "key_title" if key else "sheet_title", game=title)


def _body(
    exercises: Sequence[Exercise],
    lang: str,
    title: str,
    key: bool,
    address: str | None,
    draw: Drawings,
    faults: Sequence[str],
) -> list[Child]:
    blanks = h("p", {"class": "who"}, h("span", {}, word(lang, "name")), h("span", {}, word(lang, "date")))
    return [
        h("h1", {}, _name(title, lang, key)),
        bool(faults) and h("ul", {"class": "screen faults", "role": "alert"}, [fault(lang, text) for text in faults]),
        not key and blanks,
        [exercise_view(one, number, lang, key, address, draw) for number, one in enumerate(exercises, 1)],
        not exercises and h("p", {}, word(lang, "nothing")),
    ]


def exercise_view(exercise: Exercise, number: int, lang: str, key: bool, address: str | None, draw: Drawings) -> Html:
    """Return an exercise, or with its answer if `key` is True.

    number: its number on the sheet
    address: address of the game's page, to which its QR code leads, or None for an exercise without a code
    draw: the cards of the page
    """
    speak = exercise.speaker(lang)
    labels = exercise.labels(lang)
    head = speak.say("exercise-sheet-number", {"number": number}, str(number))
    long = any(len(label) > LONG for label in labels.values())
    marked = exercise.answer if key else frozenset[str]()
    return h(
        "section",
        {"class": "exercise solved" if key else "exercise"},
        h(
            "div",
            {"class": "head"},
            h(
                "div",
                {},
                h("h3", {}, head),
                exercise.shows_table and table(exercise.view, lang, draw, exercise.seat),
                h("p", {"class": "question"}, exercise.question(lang)),
            ),
            address is not None and _code(f"{address}?exercise={exercise.id}", number, lang),
        ),
        h(
            "ol",
            {"class": "choices long" if long else "choices"},
            [
                _choice(exercise, letter, choice, label, choice in marked, speak, draw)
                for letter, (choice, label) in zip(LETTERS, labels.items(), strict=False)
            ],
        ),
        key and _why(exercise, lang),
    )


def _code(address: str, number: int, lang: str) -> Html:
    short = len(address) <= SHORT and h("figcaption", {}, address)
    return h("figure", {"class": "position"}, qr(address, word(lang, "code", number=number)), short)


def _choice(
    exercise: Exercise, letter: str, choice: str, label: str, right: bool, speak: Speaker, draw: Drawings
) -> Html:
    cards = [draw.card(card, speak) for card in exercise.cards_of(choice)]
    mark = h("span", {"class": "box", "aria-hidden": "true"}, right and RIGHT)
    return h(
        "li",
        {"class": "right" if right else None},
        h("span", {"class": "letter"}, mark, f"{letter})"),
        bool(cards) and h("span", {"class": "cards", "aria-hidden": "true"}, cards),
        h("span", {}, label),
    )


def _why(exercise: Exercise, lang: str) -> Html:
    """Return the right choices, the clause that the exercise is about, and the reasons."""
    letters = [letter for letter, choice in zip(LETTERS, exercise.choices, strict=False) if choice in exercise.answer]
    label = clause_label(exercise.game, exercise.clause, lang)
    reasons = " ".join(exercise.reasons(exercise.answer, lang))
    return h("p", {"class": "why"}, h("b", {}, ", ".join(letters)), f" – {label}. {reasons}")
