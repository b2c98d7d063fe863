"""Print requests: addresses with ``?read=1``, ``?print=rules`` or ``?print=sheet``, and their pages.

A sheet may list its exercises: ``?print=sheet&exercise=…``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import parse_qsl, urlencode

from ...rulebook.bundles import messages
from ...rulebook.labels import clause_label, game_name
from ...rulebook.link_fields import PAPERS, READ, kind_field
from ...rulebook.texts import load_text
from ...rules import games
from ...rules.core.errors import describe
from ...study.exercise import Exercise, ExerciseError
from ...study.exercises import SEED_LIMIT, load
from ...study.lesson import Lesson, LessonError
from ...study.sitting import SIZE, draw_sheet
from ..prerender.elements import h
from .aid import aid_page
from .lessons import lesson_and_key, lesson_page
from .paper import fault_page, word
from .played import USUAL, PlayedFields
from .reading import other_languages, page_address, reading_page
from .rules import rules_page
from .sheets import sheet_and_key, sheet_page
from .sources import copy_of
from .ways import links_view

EXERCISES: Final = ("sheet", "key")
"""The kinds of pages with exercises; the others have the rules."""
MAX_EXERCISES: Final = 60
"""Limit on the exercises of a sheet."""
MAX_QUERY_FIELDS: Final = 1000


@dataclass(frozen=True)
class PrintRequest:
    """A request for a page for paper.

    game: id of the game
    kind: `READ`, one of `PAPERS`, or an unknown kind that was requested
    lang: the language
    exercises: ids of the exercises; if empty, ten are drawn from `seed`
    clause: the clause that drawn exercises are about, or ``""``
    chapter: the chapter that drawn exercises are about, or ``""``; if both are ``""``, they are about the whole game
    seed: seed of the drawn exercises
    played: the options and readings with which the rules are shown
    beside: whether a page for reading has the reader's original beside the text
    lesson: a packed lesson, whose steps are printed instead of a sheet, or ``""``
    """

    game: str
    kind: str
    lang: str
    exercises: tuple[str, ...] = ()
    clause: str = ""
    chapter: str = ""
    seed: int = 1
    played: PlayedFields = USUAL
    beside: bool = False
    lesson: str = ""

    @classmethod
    def read(cls, game: str, query: str, lang: str) -> PrintRequest | None:
        """Return the request in a query, or None if the query does not request a page for paper.

        game: id of the game
        query: the query of the address
        lang: the language
        """
        try:
            fields = parse_qsl(query, max_num_fields=MAX_QUERY_FIELDS)
        except ValueError:
            return None
        asks = "print" in dict(fields) or kind_field(READ) in fields
        return cls.from_fields(game, fields, lang) if game in games and asks else None

    @classmethod
    def from_fields(cls, game: str, fields: Sequence[tuple[str, str]], lang: str) -> PrintRequest:
        """Return the request in the fields of a query for a page for paper.

        Of several fields with the same name only the first counts; but all exercises count.

        game: id of the game
        fields: (name, value) of each field
        lang: the language
        """
        first = dict(reversed(fields))
        seed = first.get("seed", "")
        return cls(
            game,
            first.get("print", READ),
            lang,
            tuple(dict.fromkeys(value for name, value in fields if name == "exercise")),
            first.get("clause", ""),
            first.get("chapter", ""),
            min(int(seed), SEED_LIMIT - 1) if seed.isascii() and seed.isdigit() and len(seed) < 17 else 1,
            PlayedFields.from_fields(game, fields),
            first.get("original") == "1",
            first.get("lesson", ""),
        )

    @property
    def is_known(self) -> bool:
        """True if there are pages of this kind."""
        return self.kind == READ or self.kind in PAPERS

    def draw(self) -> tuple[list[Exercise], list[str]]:
        """Return the exercises, and the errors of those that cannot be printed."""
        if self.lesson:
            try:
                return [*self.read_lesson().exercises()], []
            except LessonError as error:
                return [], [str(error)]
        if not self.exercises:
            try:
                return draw_sheet(self.game, self._clauses(), SIZE, self.seed), []
            except ExerciseError as error:
                return [], [str(error)]
        exercises: list[Exercise] = []
        faults = []
        for id_ in self.exercises[:MAX_EXERCISES]:
            try:
                exercise = load(id_)
                if exercise.game != self.game:
                    raise ExerciseError(f"exercise {describe(id_)}: expected one about {self.game}")
            except ExerciseError as error:
                faults.append(str(error))
            else:
                exercises.append(exercise)
        if len(self.exercises) > MAX_EXERCISES:
            faults.append(
                f"{len(self.exercises)} exercises: expected {MAX_EXERCISES} at most; the first {MAX_EXERCISES} are here"
            )
        return exercises, faults

    def read_lesson(self) -> Lesson:
        """Return the lesson. Raise LessonError if it cannot be read, or if it is about another game."""
        lesson = Lesson.unpack(self.lesson)
        if lesson.game != self.game:
            raise LessonError(f"lesson: game {describe(lesson.game)}: expected {self.game}")
        return lesson

    def _clauses(self) -> tuple[str, ...]:
        game = games[self.game]
        if self.clause:
            if self.clause not in game.clauses:
                raise ExerciseError(f"clause {describe(self.clause)}: expected one of {', '.join(game.clauses)}")
            return (self.clause,)
        if self.chapter:
            for one in load_text(game.id).chapters:
                if one.id == self.chapter:
                    return tuple(one.clauses)
            raise ExerciseError(f"chapter {describe(self.chapter)}: expected one of {', '.join(game.chapters)}")
        return ()

    def _title(self) -> str:
        title = game_name(self.game, self.lang)
        if self.clause in games[self.game].clauses:
            return f"{title}, {clause_label(self.game, self.clause, self.lang)}"
        return title


def _reading(asked: PrintRequest, *, has_table: bool) -> str:
    """Return the page for reading of a request.

    has_table: whether the game has a page, to which the examples lead
    """
    game, lang, played = asked.game, asked.lang, asked.played
    original = [("original", "1")]
    beside = "" if copy_of(game) is None else page_address(READ, lang, played, *([] if asked.beside else original))
    return reading_page(
        game,
        lang,
        played,
        languages=tuple(
            (code, page_address(READ, code, played, *(original if asked.beside else [])))
            for code in other_languages(lang)
        ),
        table=f"?{urlencode({'lang': lang})}" if has_table else "",
        papers=tuple((kind, page_address(kind, lang, played)) for kind in PAPERS if kind != "original" or beside),
        beside=beside,
        with_original=bool(asked.beside and beside),
    )


def sheet_html(game: str, exercises: Sequence[Exercise], lang: str, *, key: bool, address: str | None = None) -> str:
    """Return a sheet of exercises, or its answers, as a self-contained HTML file.

    game: id of the game
    exercises: the exercises
    lang: the language
    key: whether to return the answers instead of the sheet
    address: address of the game's page for the QR codes, or None for a page without codes
    """
    return sheet_page(exercises, lang, title=PrintRequest(game, "sheet", lang)._title(), key=key, address=address)


def sheet_file(asked: PrintRequest, address: str | None) -> str:
    """Return the requested sheet, followed by its answers, as a self-contained HTML file.

    asked: the request
    address: address of the game's page for the QR codes, or None for a page without codes
    """
    if asked.lesson:
        return lesson_and_key(asked.read_lesson(), asked.lang, address or "")
    exercises, faults = asked.draw()
    return sheet_and_key(exercises, asked.lang, title=asked._title(), address=address, faults=faults)


def answer(asked: PrintRequest, address: str | None) -> str:
    """Return the requested page, as HTML.

    asked: the request
    address: address of the game's page for the QR codes, empty if no phone can reach it, or None if the game has no
        page
    """
    asked = replace(asked, played=asked.played.read_match(asked.game))
    back = None if address is None else ""
    if asked.kind == READ:
        return _reading(asked, has_table=address is not None)
    if not asked.is_known:
        say = messages(asked.lang).say
        known = [(f"?{urlencode({'print': 'rules', 'lang': asked.lang})}", say("ui-print_rules", {}, "rules"))]
        known.append((f"?{urlencode({'print': 'sheet', 'lang': asked.lang})}", say("practise-print", {}, "sheet")))
        wrong = f"print = {describe(asked.kind)}: expected one of {', '.join(PAPERS)}"
        return fault_page(asked.lang, asked._title(), wrong, links_view(asked.lang, [], known, back))
    if asked.kind not in EXERCISES:
        links = [(page_address(asked.kind, code, asked.played), code) for code in other_languages(asked.lang)]
        more = [(page_address(READ, asked.lang, asked.played), word(asked.lang, READ))]
        ways = links_view(asked.lang, links, more, back)
        if asked.kind == "aid":
            return aid_page(asked.game, asked.lang, ways, asked.played)
        return rules_page(asked.game, asked.lang, ways, asked.played, asked.kind)
    if asked.lesson:
        return _lesson(asked, address)
    exercises, faults = asked.draw()
    scope = [(name, value) for name, value in (("clause", asked.clause), ("chapter", asked.chapter)) if value]
    ids = [*scope, *(("exercise", one.id) for one in exercises)]

    def way(kind: str, lang: str) -> str:
        return f"?{urlencode([('print', kind), ('lang', lang), *ids])}"

    links = [(way(asked.kind, code), code) for code in other_languages(asked.lang)]
    other = "sheet" if asked.kind == "key" else "key"
    more = [(way(other, asked.lang), word(asked.lang, f"to_{other}"))]
    if not asked.exercises:
        drawn = {"print": asked.kind, "lang": asked.lang, "seed": str(asked.seed + 1)}
        fresh = f"?{urlencode(drawn | dict(scope))}"
        more.append((fresh, word(asked.lang, "others")))
    is_key = asked.kind == "key"
    alone = address == "" and not is_key and h("p", {}, word(asked.lang, "no_codes"))
    around = [alone, links_view(asked.lang, links if exercises else [], more if exercises else [], back)]
    title = asked._title()
    codes = address or None
    return sheet_page(exercises, asked.lang, title=title, key=is_key, address=codes, faults=faults, ways=around)


def _lesson(asked: PrintRequest, address: str | None) -> str:
    """Return the hand-out of a lesson, or its key."""
    lang, key, back = asked.lang, asked.kind == "key", None if address is None else ""
    try:
        lesson = asked.read_lesson()
    except LessonError as error:
        return fault_page(lang, asked._title(), str(error), links_view(lang, [], [], back))

    def way(kind: str, lang: str) -> str:
        return f"?{urlencode({'print': kind, 'lang': lang, 'lesson': asked.lesson})}"

    other = "sheet" if key else "key"
    links = [(way(asked.kind, code), code) for code in other_languages(lang)]
    ways = links_view(lang, links, [(way(other, lang), word(lang, f"to_{other}"))], back)
    return lesson_page(lesson, lang, key=key, address=address or "", ways=ways)
