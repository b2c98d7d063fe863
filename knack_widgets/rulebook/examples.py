"""Worked examples: lookup by game and by clause, and proof of the clauses they show.

An example may not really show the clauses that it names: `evidence` replays it to find out, and `gaps` lists the
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

    They are sorted by the first clause under which they are listed, then by id. Each example is read, replayed and
    checked on first use and then cached, because replaying all examples takes longer than everything else on a page.
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

    For the book's own games only the head of each file is read. The files of a game of other authors are read and
    checked completely, and faulty files are left out with a warning. Raise KeyError if the game is not installed, and
    ExampleError if the head of an own game's file is faulty.

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
    """Read the head of an example, or the whole example if the game is by other authors."""
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
    """Replay an example and return clause id → the ways in which it shows the clause.

    ``legal``: a move was made that obeys the clause; or the clause is a limit, which accepts the record's set-up and
    refuses another set-up. ``refused``: the clause refused a try or a set-up. ``event``: an event cites the clause.

    example: the example to replay
    """
    shown: dict[str, set[str]] = {}
    for step in example.record.steps:
        for clause, what in _step_evidence(step):
            shown.setdefault(clause, set()).add(what)
    record = example.record
    dealt = record.position is not None or any(step.text.startswith("deal ") for step in record.steps)
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
            # the verdict on "end", which belongs to no phase, has no grounds: the clauses that its events cite count
            # instead
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
    """Return clause id → the evidence that its kind needs and that is missing.

    The mapping is empty if the examples are complete.

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
