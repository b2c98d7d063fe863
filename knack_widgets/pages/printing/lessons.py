"""A lesson on paper: a hand-out with space to answer, and the teacher's key with answers and notes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from urllib.parse import urlencode

from ...players.fillings import complete
from ...rulebook.examples import examples
from ...rulebook.labels import clause_label, game_name
from ...rules import Position, Record, State
from ...rules.core.errors import InputError
from ...study.exercise import ExerciseError
from ...study.exercises import load
from ...study.lesson import Lesson, LessonError, LessonItem
from ..position_words import position_task
from ..prerender.elements import Child, Html, h
from ..saved import clause_text
from .drawings import Drawings
from .paper import fault, paper, word
from .qr import qr
from .sheets import exercise_view
from .tables import table

MAX_CODE_CHARS: Final = 1000
"""Greatest length of an address in a QR code (characters): phones do not read denser codes from a wall."""
LINES: Final = 3
"""Number of lines to write on below a question."""


def lesson_page(lesson: Lesson, lang: str, *, key: bool, address: str = "", ways: Child = None) -> str:
    """Return a page for paper with the steps of a lesson.

    lesson: the lesson
    lang: the language
    key: whether the page is the teacher's, with answers and notes, instead of the hand-out
    address: address of the game's page for the QR code that plays the lesson, or "" for a page without it
    ways: links that are shown on the screen and not printed, or None
    """
    draw = Drawings()
    return paper(lang, _name(lesson, lang, key), _body(lesson, lang, key, address, draw), draw, ways)


def lesson_and_key(lesson: Lesson, lang: str, address: str = "") -> str:
    """Return the hand-out followed by the key, on separate pages of one file."""
    draw = Drawings()
    behind = h("div", {"class": "behind"}, _body(lesson, lang, True, "", draw))
    return paper(lang, _name(lesson, lang, False), [_body(lesson, lang, False, address, draw), behind], draw)


def lesson_address(lesson: Lesson, lang: str, address: str) -> str:
    """Return the address at which a pupil plays the lesson. Raise LessonError if it is too long for a link."""
    return f"{address}?{urlencode({'lang': lang, 'lesson': lesson.without_notes().pack()})}"


def lesson_code(lesson: Lesson, lang: str, address: str) -> Html:
    """Return the QR code of a lesson, or a sentence that it is too long for one; it may still fit into a link."""
    try:
        link = lesson_address(lesson, lang, address)
    except LessonError as error:
        return h("p", {"class": "screen"}, fault(lang, str(error)))
    return _code_view(link, lang)


def _code_view(link: str, lang: str) -> Html:
    if len(link) > MAX_CODE_CHARS:
        return h("p", {"class": "screen"}, word(lang, "lesson_long", length=len(link), limit=MAX_CODE_CHARS))
    caption = word(lang, "lesson_code")
    return h("figure", {"class": "position"}, qr(link, caption), h("figcaption", {}, caption))


def code_page(lesson: Lesson, lang: str, address: str, *, reachable: bool = True) -> str:
    """Return a page with the lesson's QR code in large, and its link.

    address: address of the game's page
    reachable: whether phones reach that address
    """
    try:
        link = lesson_address(lesson, lang, address)
    except LessonError as error:
        shown: Child = h("ul", {}, fault(lang, str(error)))
    else:
        code = _code_view(link, lang) if reachable else h("p", {"class": "screen"}, word(lang, "no_codes"))
        shown = [
            h("div", {"class": "large"}, code),
            h("p", {"class": "address"}, h("a", {"href": link}, link)),
            h("p", {"class": "screen"}, word(lang, "lesson_no_notes")),
        ]
    return paper(lang, lesson.title, [h("h1", {}, lesson.title), shown], Drawings())


def _name(lesson: Lesson, lang: str, key: bool) -> str:
    return word(lang, "key_title", game=lesson.title) if key else lesson.title


def _body(lesson: Lesson, lang: str, key: bool, address: str, draw: Drawings) -> list[Child]:
    blanks = h("p", {"class": "who"}, h("span", {}, word(lang, "name")), h("span", {}, word(lang, "date")))
    code = bool(address) and not key and lesson_code(lesson, lang, address)
    head = h("div", {}, h("h1", {}, _name(lesson, lang, key)), h("p", {}, game_name(lesson.game, lang)))
    return [
        h("div", {"class": "head"}, head, code),
        not key and blanks,
        [_item(lesson, number, lang, key, draw) for number in range(1, len(lesson.items) + 1)],
    ]


def _item(lesson: Lesson, number: int, lang: str, key: bool, draw: Drawings) -> Html:
    item = lesson.items[number - 1]
    note = (
        key and bool(item.note) and h("p", {"class": "ruling"}, h("b", {}, word(lang, "lesson_note")), " ", item.note)
    )
    return h("section", {"class": "step"}, _step_view(lesson, item, number, lang, key, draw), note)


def _step_view(lesson: Lesson, item: LessonItem, number: int, lang: str, key: bool, draw: Drawings) -> Child:
    game = lesson.game
    match item.kind:
        case "exercise":
            try:
                return exercise_view(load(item.value), number, lang, key, None, draw)
            except ExerciseError as error:
                return [h("h3", {}, str(number)), h("ul", {}, fault(lang, str(error)))]
        case "clause":
            label = clause_label(game, item.value, lang)
            words = clause_text(game, item.value, lang, lesson.setup_at(number - 1))
            return [h("h3", {}, f"{number}. {label}"), h("div", {"class": "text"}, words)]
        case "example":
            example = examples(game)[item.value]
            state = example.record.steps[example.at - 1].after if example.at else example.record.opening
            title = word(lang, "example", title=example.title[lang])
            cited = key and h("p", {}, ", ".join(clause_label(game, id_, lang) for id_ in example.shows))
            return [h("h3", {}, f"{number}. {title}"), _table(state, range(len(state.setup.names)), lang, draw), cited]
        case "position":
            return [
                h("h3", {}, f"{number}. {position_task(item.value, lang)}"),
                *_position(item.value, lang, draw),
                _space(key),
            ]
        case _:
            return [h("h3", {}, f"{number}. {item.value}"), _space(key)]


def _position(line: str, lang: str, draw: Drawings) -> Iterator[Child]:
    """Yield the table of a position; hands with unknown cards stay hidden."""
    position = Position.parse(line)
    hidden = {
        int(place.partition(".")[2].partition(".")[0]) for place in position.unknown() if place.startswith("hands.")
    }
    try:
        state = Record(position.game, position=complete(position, line)).final
    except InputError as error:
        yield h("ul", {}, fault(lang, str(error)))
        return
    yield _table(state, [seat for seat in range(len(state.setup.names)) if seat not in hidden], lang, draw)


def _table(state: State, seats: Sequence[int], lang: str, draw: Drawings) -> Child:
    return bool(state.deals) and table(state.view(*seats), lang, draw)


def _space(key: bool) -> Child:
    return not key and [h("p", {"class": "line"}) for _ in range(LINES)]
