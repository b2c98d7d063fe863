"""How complete the book is: sentences of the originals, clauses in three languages, examples and tests, readings."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ..rules.core.readings import Reading
from .fingerprints import load_source
from .languages import LANGS
from .originals import OriginalError, open_original
from .proposals import propose_report
from .textfiles import Parsed, TextError, parse_language, text_ids

__all__ = ["CoverageReport", "CoverageRow", "Proof", "Proofs", "Share", "coverage_report", "propose_report"]


class Proof(NamedTuple):
    """What proves that a clause is enforced; a clause that enforces nothing needs no proof. `None`: not known here."""

    enforces: bool
    legal_example: bool
    refused_example: bool
    legal_test: bool | None
    refused_test: bool | None


Proofs = Mapping[str, Mapping[str, tuple[bool, bool, bool, bool | None, bool | None]]]
"""Game key → clause key → `Proof`, or a plain tuple like it."""

Counted = Mapping[str, Collection[tuple[str, str]]]
"""Game key → the rulings and values that are in the ledger of readings."""


class Share(NamedTuple):
    """A part of a whole: `done` of `total`."""

    done: int
    total: int

    def __str__(self) -> str:
        # Rounded down: 100 % means all of them.
        percent = 100 * self.done // self.total if self.total else 0
        return f"{self.done}/{self.total}  {percent:3} %"


@dataclass(frozen=True)
class CoverageRow:
    """One game. A share that was not measured is `None`; `problems`: sentences saying what is wrong or missing."""

    game: str
    sentences: Share | None
    languages: Share | None
    examples: Share | None
    tests: Share | None
    readings: Share | None
    problems: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing is missing."""
        return not self.problems


_COLUMNS: Final = (
    "game",
    "sentences of the original",
    f"clauses in {' '.join(LANGS)}",
    "with examples",
    "with tests",
    "readings",
)


@dataclass(frozen=True)
class CoverageReport:
    """A row for every game that has texts."""

    rows: tuple[CoverageRow, ...]

    @property
    def ok(self) -> bool:
        """Whether there is a game, and every game is covered fully."""
        return bool(self.rows) and all(row.ok for row in self.rows)

    def table(self) -> str:
        """The report as text: a table, then the problems; `–` stands where nothing was measured."""
        cells: list[tuple[str, ...]] = [_COLUMNS]
        for row in self.rows:
            shares = (row.sentences, row.languages, row.examples, row.tests, row.readings)
            cells.append((row.game, *("–" if share is None else str(share) for share in shares)))
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells
        ]
        lines.insert(1, "  ".join("─" * width for width in widths))
        lines += [f"{row.game}: {problem}" for row in self.rows for problem in row.problems]
        return "\n".join(lines)


def _languages(game_id: str, problems: list[str]) -> Share | None:
    """The clauses that all languages have, of those that any language or the game's rules have."""
    from knack_widgets.rules import games

    parsed: dict[str, Parsed] = {}
    for lang in LANGS:
        try:
            parsed[lang] = parse_language(game_id, lang)
        except TextError as error:
            problems.append(str(error))
    declared = games[game_id].clauses if game_id in games else {}
    clauses = dict.fromkeys([*declared, *(key for language in parsed.values() for key in language.clauses)])
    complete = 0
    for key in clauses:
        missing = [lang for lang in LANGS if lang in parsed and key not in parsed[lang].clauses]
        if missing:
            problems.append(f"clause {key} is missing in {', '.join(missing)}")
        elif len(parsed) == len(LANGS):
            complete += 1
        if key not in declared:
            problems.append(f"clause {key} stands in the texts, but the rules do not declare it")
    for lang, language in parsed.items():
        for key, rulings in language.rulings.items():
            wanted = declared[key].rulings if key in declared else ()
            if set(rulings) != set(wanted):
                problems.append(f"{lang}: beside {key} stand {_list(rulings)}, the rules name {_list(wanted)}")
    return Share(complete, len(clauses))


def _list(ids: Mapping[str, str] | tuple[str, ...]) -> str:
    return ", ".join(ids) or "no rulings"


def _sentences(game_id: str, originals: Path | None, problems: list[str]) -> Share | None:
    """The sentences of the original that belong to a clause or heading; `None` without a copy to measure."""
    try:
        source = load_source(game_id)
        path = None if originals is None else originals / source.file
        reading = None if path and not path.is_file() else open_original(game_id, path)
    except (TextError, OriginalError) as error:
        if str(error) not in problems:
            problems.append(str(error))
        return None
    if reading is None:
        where = f"in {originals}" if originals else "at hand; name its folder"
        problems.append(f"no copy of the original, {source.file}, {where}")
        return None
    # Line numbers instead of sentences: this report may end up in a log.
    problems += [f"line {sentence.line} of {source.file} is covered by no clause" for sentence, _ in reading.unknown]
    problems += [f"{source.file} does not have the sentence of {key}" for key in reading.missing]
    return Share(reading.known, len(reading.sentences))


def _proof_share(kind: str, proofs: Mapping[str, Proof], problems: list[str]) -> Share:
    enforcing = {key: proof for key, proof in proofs.items() if proof.enforces}
    done = 0
    for key, proof in enforcing.items():
        has = {case: getattr(proof, f"{case}_{kind}") for case in ("legal", "refused")}
        problems += [f"clause {key} has no {case} {kind}" for case, there in has.items() if not there]
        done += all(has.values())
    return Share(done, len(enforcing))


def _reading_share(game_id: str, counted: Counted, problems: list[str]) -> Share:
    """The readings that are told in all languages and stand in the ledger, of those that are declared."""
    from knack_widgets.rules import games

    done, total = 0, 0
    for id_, reading in games[game_id].readings.items():
        untold = [lang for lang in LANGS if not _is_told(reading, lang)]
        if untold:
            problems.append(f"reading {id_} is not told in {', '.join(untold)}")
        for value in reading.values[1:]:
            total += 1
            found = (id_, value) in counted.get(game_id, ())
            if not found:
                problems.append(f"reading {id_} {value} is not in the ledger")
            done += found and not untold
    return Share(done, total)


def _is_told(reading: Reading, lang: str) -> bool:
    try:
        told = reading.texts(lang)
    except KeyError:
        return False
    return all((told.source, told.why, told.who, *told.values.values()))


def coverage_report(
    originals: Path | None = None, proofs: Proofs | None = None, counted: Counted | None = None
) -> CoverageReport:
    """How far each game that has texts is covered.

    `originals`: the folder of the originals, by default where `find_original` looks; a game whose original is not
    found is not covered. `proofs`: which examples and tests there are; without them those columns stay empty.
    `counted`: what is in the ledger of readings; without it that column stays empty.
    """
    rows = []
    for game_id in text_ids():
        problems: list[str] = []
        languages = _languages(game_id, problems)
        sentences = _sentences(game_id, originals, problems)
        examples = tests = None
        if proofs is not None and game_id not in proofs:
            problems.append("nobody has looked for its examples and tests")
        elif proofs is not None:
            of_game = {key: Proof(*proof) for key, proof in proofs.get(game_id, {}).items()}
            examples = _proof_share("example", of_game, problems)
            if not any(proof.legal_test is None for proof in of_game.values()):
                tests = _proof_share("test", of_game, problems)
        readings = None if counted is None else _reading_share(game_id, counted, problems)
        rows.append(CoverageRow(game_id, sentences, languages, examples, tests, readings, tuple(problems)))
    return CoverageReport(tuple(rows))
