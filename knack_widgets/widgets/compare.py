"""A comparison of one record with two values of an option."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..rulebook.examples import examples
from ..rulebook.names import capital
from ..rulebook.speech import Speaker
from ..rules import Record, RecordError, games
from ..rules.core.errors import describe
from ..rules.core.options import Value
from ..rules.records import Step
from .desk import Desk
from .paired_tables import Sides, lay_out, narrate_step


class Compare(Sides):
    """Two tables that differ in an option and step together.

    The moves of one record are made at both tables. A table stops before the first move that is not allowed at it.
    Example: `Compare("knack", example="payment-02-no-trick", option="stake", values=(1, 2))`.

    game: the game's id
    option: the name of the option in which the tables differ
    values: the value of the option at the first and at the second table
    example: the id of a worked example, whose moves are made
    record: the record whose moves are made, instead of an example's
    lang: the language of the tables; by default the language of the page

    Raise ValueError if the game does not have the option, the value or the example.
    """

    def __init__(
        self,
        game: str,
        *,
        option: str,
        values: tuple[Value, Value],
        example: str | None = None,
        record: Record | None = None,
        lang: str | None = None,
    ) -> None:
        """Show two tables; the settings are those of the class."""
        options = games.find(game).options
        base = record or _example_record(game, example)
        if option not in options:
            raise ValueError(f"{game} has no option {describe(option)}; expected one of {', '.join(options)}")
        self.option = option
        one, other = (lay_out(game, _with_option(base, option, value), lang) for value in values)
        super().__init__((one, other), first_difference(one, other), speaks=lang is None)

    def _title(self, desk: Desk, speak: Speaker) -> str:
        """Return the title of a table: the option and its value at this table."""
        value = desk.line.opening.setup.options[self.option]
        said = speak.option(f"{self.option}-{value}") if isinstance(value, str) else str(value)
        return f"{capital(speak.option(self.option))}: {said}"

    def _tell(self, desks: Sequence[Desk]) -> list[str]:
        """Return for each table the sentences about the first step at which the tables differ."""
        texts = []
        for desk in desks:
            steps = desk.line.steps
            step = steps[self.first - 1] if self.first and self.first <= len(steps) else None
            sentences = narrate_step(step, desk.speaker) if step else []
            texts.append(" ".join(f"{sentence}." for sentence in sentences) or desk.speaker.ui("compare_stopped"))
        return texts


def _example_record(game: str, name: str | None) -> Record:
    example = examples(game).get(name or "")
    if example is None:
        raise ValueError(f"{game} has no worked example {describe(name)}")
    return example.record


def _with_option(record: Record, option: str, value: Value) -> Record:
    """Return the record with another value of an option.

    It ends before the first move that is not allowed with that value.
    """
    options = {**record.options, option: value}
    moves = record.moves
    while True:
        try:
            return replace(record, options=options, moves=moves, extra={})
        except RecordError:
            if not moves:
                raise
            moves = moves[:-1]


def first_difference(one: Desk, other: Desk) -> int | None:
    """Return the first step after which two desks look different, or None if they stay equal."""
    pairs = list(zip(one.line.steps, other.line.steps, strict=False))
    for number, (here, there) in enumerate(pairs, 1):
        if _appearance(here) != _appearance(there):
            return number
    longer = max(len(one.line.steps), len(other.line.steps))
    return len(pairs) + 1 if longer > len(pairs) else None


def _appearance(step: Step) -> tuple[object, ...]:
    """Return the visible parts of the position after a step, for a comparison.

    Clauses are left out, because the two values of an option may belong to different clauses.
    """
    after = step.after
    scene = after.view(*range(len(after.setup.names))).scene
    money = (scene.money.pot, scene.money.betar or ()) if scene.money else None
    return (step.text, after.phase, scene.hands, money, after.score)
