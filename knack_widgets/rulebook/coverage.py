"""The coverage report: how complete each game's texts, examples, tests and readings are."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from ..rules.core.readings import Reading, ReadingError
from .fingerprints import load_source
from .languages import LANGS
from .originals import OriginalError, open_original
from .textfiles import Parsed, TextError, parse_language, text_ids

__all__ = ["CoverageReport", "CoverageRow", "Proof", "Proofs", "Share", "coverage_report"]


class Proof(NamedTuple):
    """The examples and tests that prove a clause to be enforced.

    enforces: whether the clause enforces anything; if not, it needs no proof
    legal_example: whether a worked example shows a legal move to which the clause applies
    refused_example: whether a worked example shows a refused move
    legal_test: whether a test is named for legal moves; None if the tests are not installed
    refused_test: whether a test is named for refused moves; None if the tests are not installed
    """

    enforces: bool
    legal_example: bool
    refused_example: bool
    legal_test: bool | None
    refused_test: bool | None


Proofs = Mapping[str, Mapping[str, tuple[bool, bool, bool, bool | None, bool | None]]]
"""Game id → clause id → `Proof`, or a plain tuple of the same form."""

Counted = Mapping[str, Collection[tuple[str, str]]]
"""Game id → the (ruling, value) pairs in the ledger of readings."""


class Share(NamedTuple):
    """A part of a whole: `done` of `total`."""

    done: int
    total: int

    def __str__(self) -> str:
        # Rounded down, so that 100 % means the whole.
        percent = 100 * self.done // self.total if self.total else 0
        return f"{self.done}/{self.total}  {percent:3} %"


@dataclass(frozen=True)
class CoverageRow:
    """One game's row of the report.

    A share that was not measured is None.

    game: id of the game
    sentences: share of the original's sentences that belong to a clause or a heading
    languages: share of the clauses that have a text in all three languages
    examples: share of the enforcing clauses that have a legal and a refused example
    tests: share of the enforcing clauses that have a test with legal moves and a test with refused moves
    readings: share of the other readings of rulings that are described in all languages and are in the ledger
    problems: one sentence for each thing that is wrong or missing
    """

    game: str
    sentences: Share | None
    languages: Share | None
    examples: Share | None
    tests: Share | None
    readings: Share | None
    problems: tuple[str, ...]

    @property
    def ok(self) -> bool:
        """True if the game has no problems."""
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
    """The coverage of all games that have texts, one row per game."""

    rows: tuple[CoverageRow, ...]

    @property
    def ok(self) -> bool:
        """True if there is at least one game, and every game is fully covered."""
        return bool(self.rows) and all(row.ok for row in self.rows)

    def table(self) -> str:
        """Return the report as text: a table, then the problems.

        A share that was not measured is shown as `–`.
        """
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
    """Return the share of a game's clauses that have a text in all languages.

    It is a share of all clauses in any language or in the game's rules.
    """
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
            problems.append(f"clause {key} is in the texts, but the rules do not declare it")
    for lang, language in parsed.items():
        for key, rulings in language.rulings.items():
            wanted = declared[key].rulings if key in declared else ()
            if set(rulings) != set(wanted):
                problems.append(
                    f"{lang}: clause {key} has {_list(rulings)} in the text; the rules have {_list(wanted)}"
                )
    return Share(complete, len(clauses))


def _list(ids: Mapping[str, str] | tuple[str, ...]) -> str:
    return ", ".join(ids) or "no rulings"


def _sentences(game_id: str, originals: Path | None, problems: list[str]) -> Share | None:
    """Return the share of the original's sentences that belong to a clause or heading.

    Return None if there is no copy to measure.
    """
    try:
        source = load_source(game_id)
        path = None if originals is None else originals / source.file
        reading = None if path and not path.is_file() else open_original(game_id, path)
    except (TextError, OriginalError) as error:
        if str(error) not in problems:
            problems.append(str(error))
        return None
    if reading is None:
        where = f"in {originals}" if originals else "in the usual folders; state another folder"
        problems.append(f"no copy of the original, {source.file}, {where}")
        return None
    # Line numbers instead of sentences, because this report may be logged.
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
    """Return the share of the declared readings that the ledger and all languages have."""
    from knack_widgets.rules import games

    done, total = 0, 0
    for id_, reading in games[game_id].readings.items():
        missing = [lang for lang in LANGS if not _is_described(reading, lang)]
        if missing:
            problems.append(f"reading {id_} is not described in {', '.join(missing)}")
        for value in reading.values[1:]:
            total += 1
            in_ledger = (id_, value) in counted.get(game_id, ())
            if not in_ledger:
                problems.append(f"reading {id_} {value} is not in the ledger")
            done += in_ledger and not missing
    return Share(done, total)


def _is_described(reading: Reading, lang: str) -> bool:
    try:
        return lang in reading.languages and not reading.missing(lang)
    except ReadingError:
        return False


def coverage_report(
    originals: Path | None = None, proofs: Proofs | None = None, counted: Counted | None = None
) -> CoverageReport:
    """Return how completely each game that has texts is covered.

    originals: the folder of the originals; by default `find_original` finds a copy. A game without a copy of its
        original is not covered
    proofs: the examples and tests of each clause; if it is missing, their columns stay empty
    counted: the contents of the ledger of readings; if it is missing, its column stays empty
    """
    rows = []
    for game_id in text_ids():
        problems: list[str] = []
        languages = _languages(game_id, problems)
        sentences = _sentences(game_id, originals, problems)
        examples = tests = None
        if proofs is not None and game_id not in proofs:
            problems.append("its examples and tests were not searched")
        elif proofs is not None:
            of_game = {key: Proof(*proof) for key, proof in proofs.get(game_id, {}).items()}
            examples = _proof_share("example", of_game, problems)
            if not any(proof.legal_test is None for proof in of_game.values()):
                tests = _proof_share("test", of_game, problems)
        readings = None if counted is None else _reading_share(game_id, counted, problems)
        rows.append(CoverageRow(game_id, sentences, languages, examples, tests, readings, tuple(problems)))
    return CoverageReport(tuple(rows))
