"""Exercises as Moodle XML: questions with a picture of the table, choices, and reasons with their clause.

The format is that of Moodle's question bank, which other platforms read, too. Each picture is a file in the question.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from ...rulebook.labels import clause_label, game_name
from ...rulebook.speech import Speaker
from ...rulebook.words import phase_words, seat_notes
from ...rules.core.cards import Card
from ...rules.core.errors import describe
from ...rules.core.view import View
from ...study.exercise import Exercise, ExerciseError
from ...study.quizzes import QuizQuestion, gift, percent, quiz_questions
from ..editor.page_data import Laid
from ..prerender.editor_picture import situation_svg
from ..prerender.elements import Html, h
from ..zones import hand_cards, middle_cards, pile_cards, zone_label
from .tables import FEW

MOODLE: Final = "moodle"
GIFT: Final = "gift"
FORMS: Final = {MOODLE: "xml", GIFT: "gift"}
"""The forms of a file for learning platforms, each with the ending of its name."""
TABLE: Final = "table.svg"
"""Name of the picture in a question."""
MAX_ID: Final = 100
"""Greatest length of a question's number in Moodle (characters); only ids of positions are longer."""


@dataclass(frozen=True, slots=True)
class TableZone:
    """A place on the table with its name and its cards."""

    label: str
    cards: Sequence[Laid]


def quiz_text(exercises: Sequence[Exercise], lang: str, form: str) -> tuple[str, int]:
    """Return exercises of one game as text for a learning platform, and the number of those that it can grade.

    Raise ExerciseError if the form is unknown, or if there are no exercises.

    exercises: the exercises
    lang: the language
    form: `moodle` for Moodle XML, `gift` for GIFT
    """
    if form not in FORMS:
        raise ExerciseError(f"form {describe(form)}: expected one of {', '.join(FORMS)}")
    questions = _word_questions(exercises, lang)
    return _write_form(questions, exercises, lang, form), len(questions)


def write_quiz(exercises: Sequence[Exercise], lang: str, moodle: Path | None, gift_file: Path | None) -> int:
    """Write exercises of one game as files for learning platforms, and return how many a platform can grade.

    exercises: the exercises
    lang: the language
    moodle: the file for Moodle XML, or None
    gift_file: the file for GIFT, or None
    """
    questions = _word_questions(exercises, lang)
    for file, form in ((moodle, MOODLE), (gift_file, GIFT)):
        if file is not None:
            file.write_text(_write_form(questions, exercises, lang, form), encoding="utf-8", newline="\n")
    return len(questions)


def _word_questions(exercises: Sequence[Exercise], lang: str) -> list[QuizQuestion]:
    """Return the exercises that a platform can grade, in words. Raise ExerciseError if there are no exercises."""
    if not exercises:
        raise ExerciseError("no exercises: expected at least one for a learning platform")
    return quiz_questions(exercises, lang)


def _write_form(questions: Sequence[QuizQuestion], exercises: Sequence[Exercise], lang: str, form: str) -> str:
    """Return questions in a form, with the exercises from which they were made."""
    return gift(questions) if form == GIFT else moodle_xml(questions, exercises, lang, _category(exercises, lang))


def _category(exercises: Sequence[Exercise], lang: str) -> str:
    """Return the name of the game, with the clause if all exercises are about one."""
    game = exercises[0].game
    clauses = {clause_label(game, each.clause, lang) for each in exercises}
    return ", ".join([game_name(game, lang), *(clauses if len(clauses) == 1 else ())])


def moodle_xml(questions: Sequence[QuizQuestion], exercises: Sequence[Exercise], lang: str, category: str) -> str:
    """Return questions as a file for a question bank.

    questions: the questions
    exercises: the exercises from which they were made, which have the tables of their pictures
    lang: the language
    category: the name of the category into which the questions go
    """
    asked = {exercise.id: exercise for exercise in exercises}
    quiz = Element("quiz")
    head = SubElement(quiz, "question", type="category")
    # a slash would begin a category within the category
    _text(SubElement(head, "category"), f"$course$/top/{category.replace('/', '//')}")
    for question in questions:
        _question(quiz, question, asked[question.id], lang)
    indent(quiz)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(quiz, encoding="unicode")}\n'


def _question(quiz: Element, question: QuizQuestion, exercise: Exercise, lang: str) -> None:
    node = SubElement(quiz, "question", type="multichoice")
    _text(SubElement(node, "name"), question.name)
    asked = h("p", {"lang": lang}, question.text)
    text = SubElement(node, "questiontext", format="html")
    if exercise.shows_table:
        _text(text, h("div", {}, _picture_element(question, lang), asked))
        picture = SubElement(text, "file", name=TABLE, path="/", encoding="base64")
        picture.text = b64encode(table_svg(exercise.view, lang, exercise.seat).encode()).decode()
    else:
        _text(text, asked)
    _text(SubElement(node, "generalfeedback", format="html"), h("p", {"lang": lang}, question.feedback))
    for name, value in (
        ("defaultgrade", "1"),
        ("penalty", "0.3333333"),
        ("hidden", "0"),
        ("idnumber", question.id if len(question.id) <= MAX_ID else ""),
        ("single", "true" if question.is_single else "false"),
        ("shuffleanswers", "false"),
        ("answernumbering", "abc"),
    ):
        SubElement(node, name).text = value
    for choice in question.choices:
        answer = SubElement(node, "answer", fraction=percent(choice.share), format="html")
        _text(answer, h("p", {"lang": lang}, choice.text))
        _text(SubElement(answer, "feedback", format="html"), h("p", {"lang": lang}, choice.feedback))


def _picture_element(question: QuizQuestion, lang: str) -> Html:
    """Return the picture's element; readers who do not see it get the position in words."""
    source = f"@@PLUGINFILE@@/{TABLE}"
    words = question.situation.replace("\n", " ")
    return h("p", {}, h("img", {"src": source, "alt": words, "lang": lang, "style": "max-width:100%"}))


def _text(parent: Element, text: str) -> None:
    SubElement(parent, "text").text = text


def table_svg(view: View, lang: str, seat: int) -> str:
    """Return a position as a picture of its own, without the cards that the view hides.

    view: the position as the seat sees it
    lang: the language
    seat: the seat that is addressed as "you"
    """
    speak = Speaker(lang, view.setup, seat)
    title = f"{game_name(view.setup.game.id, lang)}: {phase_words(view, lang)}"
    return situation_svg(title, [*_zones(view, speak, seat)], (), speak.index, lang)


def _zones(view: View, speak: Speaker, you: int) -> Iterator[TableZone]:
    scene = view.scene
    for seat in range(len(scene.hands)):
        name = ", ".join([speak.place(seat), *seat_notes(view, seat, speak.lang, you)])
        yield TableZone(name, _drawn_cards(hand_cards(scene, seat), speak))
        for number, pile in enumerate(scene.piles[seat] if scene.piles else (), 1):
            if cards := pile_cards(pile):
                label = f"{speak.place(seat)}: {speak.say('field-piles', {'number': number}, 'pile')}"
                yield TableZone(label, _drawn_cards(cards, speak))
    for zone, cards in middle_cards(scene).items():
        yield TableZone(zone_label(zone, cards, speak), _drawn_cards(cards, speak))
    if scene.trick and scene.trick.plays:
        who = ", ".join(speak.place(played.seat) for played in scene.trick.plays)
        shown = [None if played.face_down else played.card for played in scene.trick.plays]
        yield TableZone(f"{speak.ui('trick')} ({who})", _drawn_cards(shown, speak))


def _drawn_cards(cards: Iterable[Card | None], speak: Speaker) -> list[Laid]:
    drawn = [*cards]
    if len(drawn) > FEW and set(drawn) == {None}:
        return [Laid(None, speak.ui("hidden_card"), 0, count=len(drawn))]
    return [
        Laid(card and str(card), speak.ui("hidden_card") if card is None else speak.card(card), at)
        for at, card in enumerate(drawn)
    ]
