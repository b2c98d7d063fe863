"""A sheet of exercises: as text to read and print, with its answers, and as TOML."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from string import ascii_lowercase
from typing import Final

from ..rulebook.bundles import messages
from ..rulebook.labels import clause_label
from ..rulebook.words import position
from ..rules.core.toml import write_table, write_tables
from .exercise import Exercise, ExerciseError
from .exercises import make
from .normal_form import normal_form
from .rounds import draw_round

LETTERS: Final = ascii_lowercase
"""The letters of the choices; a question about players can have 17 choices."""
MAX_SHEET_EXERCISES: Final = 200
"""Limit on the exercises of a sheet."""
FORMAT: Final = "knack-widgets-exercises/1"


def make_sheet(
    game: str, number: int, *, clause: str | None = None, kind: str | None = None, seed: int = 0
) -> list[Exercise]:
    """Return different exercises: a round if any kind will do, then more of the seeds `seed`, `seed` + 1 and so on.

    Raise ExerciseError if the number is out of range, or if no exercise can be found.

    game: id of the game
    number: number of exercises; fewer are returned if not enough different exercises are found
    clause: the clause that the exercises are about, or None for any clause
    kind: the kind of question, or None for any kind
    seed: the first seed
    """
    if not 1 <= number <= MAX_SHEET_EXERCISES:
        raise ExerciseError(f"{number} exercises: expected from 1 to {MAX_SHEET_EXERCISES}")
    different: dict[object, Exercise] = {}
    if kind is None:
        clauses = (clause,) if clause is not None else ()
        different = {normal_form(one): one for one in draw_round(game, seed, clauses=clauses, size=number)}
        if len(different) == number:
            return list(different.values())
    for tried in count(seed):
        exercise = make(game, tried, clause=clause, kind=kind)
        different.setdefault(normal_form(exercise), exercise)
        if len(different) == number or tried - seed > 4 * number:
            return list(different.values())
    raise AssertionError("count() ended; expected seeds without end")


def sheet_text(exercises: Sequence[Exercise], lang: str, *, key: bool = False) -> str:
    """Return the exercises as text, each with its position, question and choices.

    exercises: the exercises
    lang: the language
    key: whether the answers follow at the end
    """
    say = messages(lang).say
    blocks = []
    for number, exercise in enumerate(exercises, 1):
        lines = [say("exercise-sheet-number", {"number": number}, str(number))]
        if exercise.shows_table:
            lines += [position(exercise.view, lang, exercise.seat, why=False), ""]
        lines.append(exercise.question(lang))
        lines += [
            f"  {letter}) {label}" for letter, label in zip(LETTERS, exercise.labels(lang).values(), strict=False)
        ]
        blocks.append("\n".join(lines))
    if key:
        blocks.append("\n".join([say("exercise-sheet-key", {}, "Key"), *_key_lines(exercises, lang)]))
    return "\n\n".join(blocks) + "\n"


def _key_lines(exercises: Sequence[Exercise], lang: str) -> list[str]:
    lines = []
    for number, exercise in enumerate(exercises, 1):
        right = [letter for letter, choice in zip(LETTERS, exercise.choices, strict=False) if choice in exercise.answer]
        grade = exercise.grade(exercise.answer)
        clause = clause_label(exercise.game, exercise.clause, lang)
        why = grade.explain(lang).partition(" ")[2]
        lines.append(f"{number}. {', '.join(right)} – {clause}. {why}")
    return lines


def sheet_toml(exercises: Sequence[Exercise]) -> str:
    """Return the exercises as TOML, each with its record, which ends with the position."""
    tables = [
        {
            "id": exercise.id,
            "game": exercise.game,
            "clause": exercise.clause,
            "kind": exercise.kind,
            "seat": exercise.seat,
            **({"move": str(exercise.move)} if exercise.move else {}),
            "choices": list(exercise.choices),
            "answer": sorted(exercise.answer),
            "record": exercise.record.dumps(),
        }
        for exercise in exercises
    ]
    return write_table("sheet", {"format": FORMAT}) + write_tables("exercise", tables)
