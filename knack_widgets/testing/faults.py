"""Faults of a game: their files, their reasons, and their cures."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from ..rulebook.folders import game_folder
from ..rulebook.texts import load_text
from ..rules import games


class Fault(NamedTuple):
    """A fault of a game.

    file: the file to look at, relative to the game's folder
    says: what is wrong
    cure: what to do
    """

    file: str
    says: str
    cure: str

    def __str__(self) -> str:
        return " ".join(f"{self.file}: {_without_file(self.says, self.file)}; {self.cure}".split())


def _without_file(text: str, file: str) -> str:
    """Return the text of an error without the name of its file, if it begins with it.

    >>> _without_file("whist/text/en.md, line 4: read x", "text/en.md")
    'line 4: read x'
    """
    before, name, after = text.partition(PurePosixPath(file).name)
    return after.lstrip(",: ") if name and " " not in before and after[:1] in (",", ":") else text


def _is_clause_without_words(game_id: str, error: Exception) -> bool:
    """Return whether a contract has failed because a clause has no words, which the contract about texts names."""
    return isinstance(error, KeyError) and error.args[0] in {*games[game_id].clauses} - {*load_text(game_id).clauses}


Check = Callable[[str, int], Iterator[Fault]]
"""Id of a game, and a seed → its faults."""


class Contract(NamedTuple):
    """Something that every game must keep.

    name: the contract's name
    file: the file that most faults are in, relative to the game's folder
    cure: what to do if a check fails without a fault of its own
    seeds: number of random matches that are looked at, 1 if none is
    check: yields the faults; an exception is a fault too
    """

    name: str
    file: str
    cure: str
    seeds: int
    check: Check

    @property
    def says(self) -> str:
        """The contract as a sentence."""
        return (self.check.__doc__ or self.name).partition("\n")[0].removeprefix("Check that ").rstrip(".")

    def faults(self, game_id: str, seed: int = 0) -> list[Fault]:
        """Return the faults of a game, without repetitions."""
        faults: list[Fault] = []
        try:
            for fault in self.check(game_id, seed):
                if fault not in faults:
                    faults.append(fault)
        except Exception as error:  # the game's own code can raise any exception
            if not _is_clause_without_words(game_id, error):
                faults.append(self._as_fault(game_id, error))
        return faults

    def _as_fault(self, game_id: str, error: Exception) -> Fault:
        """Return an exception as a fault, in the innermost file of the game that raised it."""
        frames = traceback.extract_tb(error.__traceback__)
        home = str(game_folder(game_id, ""))
        own = [frame for frame in frames if frame.filename.startswith(home)]
        where = f"{Path(own[-1].filename).relative_to(home).as_posix()}, line {own[-1].lineno}" if own else self.file
        what = f"{type(error).__name__}: {error}".rstrip(": ")
        if isinstance(error, AssertionError):
            what = (str(error).partition("\n")[0] or (frames[-1].line or "")) if not own else what
            return Fault(where, f"this does not hold: {self.says} ({what})", self.cure)
        return Fault(where, what, self.cure)


MAX_SHOWN_FAULTS: Final = 20
"""Greatest number of faults of one contract that the command prints; it counts the others."""
CONTRACTS: list[Contract] = []
"""All contracts, in the order in which they are checked; the modules of the contracts fill it."""


def contract(file: str, cure: str, seeds: int = 1) -> Callable[[Check], Check]:
    """Return a decorator that adds a check to the contracts.

    file: the file that most faults are in, relative to the game's folder
    cure: what to do if a check fails without a fault of its own
    seeds: number of random matches that are looked at
    """

    def add(check: Check) -> Check:
        CONTRACTS.append(Contract(check.__name__.removeprefix("check_"), file, cure, seeds, check))
        return check

    return add
