"""Worked examples: lookup by game and by clause, and proof of the clauses they show.

An example is not trusted to show the clauses that it names: `evidence` replays it, and `gaps` lists the
clauses that the examples of a game fail to show. The file format is described in `example_files`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from ..rules import Game, games
from ..rules.core.clauses import REFUSING
from .example_files import SUFFIX, Example, ExampleError, Outline, RefusedSetup, read_example, read_outline
from .folders import game_folder, is_own, leave_out

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ..rules.records import Step

__all__ = [
    "Example",
    "ExampleError",
    "Examples",
    "Outline",
    "RefusedSetup",
    "by_clause",
    "evidence",
    "examples",
    "gaps",
    "read_example",
]

LEGAL, REFUSED, EVENT, LISTED = "legal", "refused", "event", "listed"


class Examples(Mapping[str, Example]):
    """The examples of a game by id, in the order of the clauses that they show.

    The order is that of the first clause under which each is listed, then of the ids. Each example is
    read, replayed and checked when it is first needed, then cached: replaying all of them takes longer
    than everything else on a page.
    """

    def __init__(self, outlines: Mapping[str, Outline]) -> None:
        self.outlines = outlines
        self._read: dict[str, Example] = {}

    def __getitem__(self, id_: str) -> Example:
        """Return the example. Raise KeyError for an unknown id, ExampleError for a faulty file."""
        if id_ not in self._read:
            self._read[id_] = self.outlines[id_].read()
        return self._read[id_]

    def __contains__(self, id_: object) -> bool:
        return id_ in self.outlines

    def __iter__(self) -> Iterator[str]:
        return iter(self.outlines)

    def __len__(self) -> int:
        return len(self.outlines)


@cache
def examples(game_id: str) -> Examples:
    """Return the examples of a game.

    Raise KeyError if the game is not installed, ExampleError for a file whose head is faulty. Each file of a game from
    outside is read whole; faulty ones are left out with a warning.

    game_id: id of the game
    """
    order = {clause: place for place, clause in enumerate(games[game_id].clauses)}
    outlines = []
    for file in _files(game_id):
        try:
            outlines.append(_read_outline(game_id, file))
        except (ExampleError, OSError) as error:
            leave_out(game_id, f"the example {file.name}", error)
    outlines.sort(key=lambda outline: (order[outline.shows[0]], outline.id))
    return Examples({outline.id: outline for outline in outlines})


def _read_outline(game_id: str, file: Traversable) -> Outline:
    """Read the head of an example; the whole example if the game is from outside."""
    outline = read_outline(file.name, file.read_bytes())
    if outline.game != game_id:
        raise ExampleError(outline.id + SUFFIX, "game", f"read {outline.game}; expected {game_id}")
    if not is_own(game_id):
        outline.read()
    return outline


def _files(game_id: str) -> Iterator[Traversable]:
    folder = game_folder(game_id, "examples")
    if folder.is_dir():
        yield from sorted((f for f in folder.iterdir() if f.name.endswith(SUFFIX)), key=lambda f: f.name)


@cache
def by_clause(game_id: str) -> Mapping[str, tuple[Outline, ...]]:
    """Return clause id → outlines of the examples listed under the clause.

    Every clause of the game is a key.

    game_id: id of the game
    """
    listed: dict[str, list[Outline]] = {clause: [] for clause in games[game_id].clauses}
    for outline in examples(game_id).outlines.values():
        for clause in outline.shows:
            listed[clause].append(outline)
    return MappingProxyType({clause: tuple(outlines) for clause, outlines in listed.items()})


# -- evidence


@cache
def evidence(example: Example) -> Mapping[str, frozenset[str]]:
    """Replay an example and return, by clause, the ways in which it shows the clause.

    ``legal``: a move was made while the clause bound it, or a limit accepted the record's own set-up and
    refused another one; ``refused``: the clause refused a try or a set-up; ``event``: an event cites the
    clause.

    example: the example to replay
    """
    shown: dict[str, set[str]] = {}
    for step in example.record.steps:
        for clause, what in _step_evidence(step):
            shown.setdefault(clause, set()).add(what)
    dealt = any(step.text.startswith("deal ") for step in example.record.steps)
    for refusal in example.refused:
        kinds = shown.setdefault(refusal.clause, set())
        kinds.add(REFUSED)
        if dealt or "deal" not in refusal.settings:
            kinds.add(LEGAL)
    return MappingProxyType({clause: frozenset(kinds) for clause, kinds in shown.items()})


def _step_evidence(step: Step) -> Iterator[tuple[str, str]]:
    if step.verdict:
        judged = step.verdict
    else:
        judged = step.before.judge(step.text)
        for event in step.after.events:
            yield event[-1], EVENT
            # "end" belongs to no phase, so its verdict names no grounds: the clauses its events cite count instead
            if judged.move.verb == "end":
                yield event[-1], LEGAL
    for clause in judged.grounds:
        yield clause, LEGAL
    for clause in judged.clauses:
        yield clause, REFUSED


NEEDED: Final = MappingProxyType(
    dict.fromkeys(sorted(REFUSING), (LEGAL, REFUSED)) | {"effect": (EVENT,), "definition": (LISTED,), "background": ()}
)
"""Kind of a clause → the evidence that the examples listed under it must have."""


def gaps(game: Game, examples_by_id: Mapping[str, Example]) -> Mapping[str, tuple[str, ...]]:
    """Return clause id → the missing evidence of its kind; empty if the examples are complete.

    An example counts only for the clauses under which it is listed.

    game: the game
    examples_by_id: its examples
    """
    shown: dict[str, set[str]] = {}
    for example in examples_by_id.values():
        kinds = evidence(example)
        for clause in example.shows:
            shown.setdefault(clause, set()).update((LISTED,), kinds.get(clause, ()))
    missing = {
        clause.id: tuple(what for what in NEEDED[clause.kind] if what not in shown.get(clause.id, ()))
        for clause in game.clauses.values()
    }
    return MappingProxyType({clause: lacks for clause, lacks in missing.items() if lacks})
