from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from knack_widgets.rulebook import fingerprints, textfiles, texts
from knack_widgets.rulebook.coverage import Proof, Share, coverage_report
from knack_widgets.rulebook.textfiles import text_ids
from knack_widgets.rules import games
from knack_widgets.study.ledger.entries import entries
from tools.propose import propose

from .copies import MADE_UP, MADE_UP_IDS, all_originals, folder, markdown_for, original

CLAUSES = tuple(key for key in MADE_UP_IDS if "." in key)
FULL = "13/13  100 %"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a shelf with a made-up game that its text covers, and a game without a text."""
    caches = (textfiles.text_ids, texts.load_text, fingerprints.load_source)
    text = tmp_path / "rules" / "pepper" / "text"
    text.mkdir(parents=True)
    (tmp_path / "rules" / "salt" / "text").mkdir(parents=True)
    for lang in ("sv", "de", "en"):
        (text / f"{lang}.md").write_text(markdown_for(MADE_UP_IDS), encoding="utf-8")
    source = propose("pepper", MADE_UP).replace('title = ""', 'title = "Pepparkort"')
    (text / "source.toml").write_text(source, encoding="utf-8")
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "pepper.txt").write_text(MADE_UP, encoding="utf-8")
    monkeypatch.setattr(textfiles, "games", ("pepper", "salt"))
    monkeypatch.setattr(textfiles, "game_folder", lambda game, name: tmp_path / "rules" / game / name)
    declared = {key: SimpleNamespace(rulings=()) for key in CLAUSES}
    monkeypatch.setattr("knack_widgets.rules.games", {"pepper": SimpleNamespace(clauses=declared)})
    monkeypatch.setenv("KNACK_ORIGINALS", str(tmp_path / "copies"))
    for cached in caches:
        cached.cache_clear()
    yield tmp_path
    for cached in caches:
        cached.cache_clear()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def problems(shelf: Path) -> list[str]:
    report = coverage_report(shelf / "copies")
    assert not report.ok
    (row,) = report.rows
    for problem in row.problems:
        assert f"\npepper: {problem}\n" in f"{report.table()}\n"
    return list(row.problems)


def test_a_game_that_is_covered(shelf: Path) -> None:
    for report in (coverage_report(shelf / "copies"), coverage_report()):
        assert report.ok
        (row,) = report.rows
        assert (row.game, row.sentences, row.languages) == ("pepper", (13, 13), (9, 9))
        assert (row.examples, row.tests, row.problems) == (None, None, ())
        assert report.table().splitlines() == [
            "game    sentences of the original  clauses in sv de en  with examples  with tests  readings",
            "──────  ─────────────────────────  ───────────────────  ─────────────  ──────────  ────────",
            "pepper  13/13  100 %               9/9  100 %           –              –           –",
        ]


def test_nothing_on_the_shelf_is_not_full_coverage(shelf: Path) -> None:
    for file in (shelf / "rules" / "pepper" / "text").iterdir():
        file.unlink()
    textfiles.text_ids.cache_clear()
    report = coverage_report(shelf / "copies")
    assert report.rows == ()
    assert not report.ok


def test_an_uncovered_sentence_is_named_by_its_line(shelf: Path) -> None:
    edit(shelf / "copies" / "pepper.txt", "Sedan räknas poängen: ett per kort.", "Sedan är det över.")
    assert problems(shelf) == [
        "line 11 of pepper.txt is covered by no clause",
        "pepper.txt does not have the sentence of chapter2.5",
    ]
    assert coverage_report(shelf / "copies").rows[0].sentences == (12, 13)


def test_a_share_is_never_rounded_up_to_all() -> None:
    assert str(Share(999, 1000)) == "999/1000   99 %"
    assert str(Share(0, 0)) == "0/0    0 %"


def test_without_a_copy_nothing_is_measured(shelf: Path) -> None:
    (shelf / "copies" / "pepper.txt").unlink()
    assert problems(shelf) == [f"no copy of the original, pepper.txt, in {shelf / 'copies'}"]
    (row,) = coverage_report(shelf / "copies").rows
    assert row.sentences is None
    assert "  –  " in coverage_report(shelf / "copies").table()


def test_a_copy_that_cannot_be_read_is_a_problem(shelf: Path) -> None:
    (shelf / "copies" / "pepper.txt").write_bytes(b"\x00\x01")
    assert problems(shelf) == [
        f"{shelf / 'copies' / 'pepper.txt'}: The copy is not plain text; save it as a text file (.txt) and try again."
    ]


def test_a_clause_missing_in_a_language_is_counted(shelf: Path) -> None:
    edit(shelf / "rules/pepper/text/de.md", "### chapter1.2\n\nOrd.\n\n", "")
    assert problems(shelf)[0] == "clause chapter1.2 is missing in de"
    assert coverage_report(shelf / "copies").rows[0].languages == (8, 9)


def test_a_language_that_is_missing_leaves_no_clause_complete(shelf: Path) -> None:
    (shelf / "rules/pepper/text/en.md").unlink()
    assert problems(shelf) == ["pepper/text/en.md is missing"]
    assert coverage_report(shelf / "copies").rows[0].languages == (0, 9)


def test_texts_and_rules_have_the_same_clauses(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    declared = {
        key: SimpleNamespace(rulings=("P-1",) if key == "chapter2.1" else ()) for key in (*CLAUSES[1:], "more.1")
    }
    monkeypatch.setattr("knack_widgets.rules.games", {"pepper": SimpleNamespace(clauses=declared)})
    assert problems(shelf) == [
        "clause more.1 is missing in sv, de, en",
        "clause chapter1.1 is in the texts, but the rules do not declare it",
        *(f"{lang}: clause chapter2.1 has no rulings in the text; the rules have P-1" for lang in ("sv", "de", "en")),
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"chapter1.2" =', '"chapter1.7" =', "the texts have no clause or heading chapter1.7"),
        ('"chapter1.2" =', "#", "no fingerprint for chapter1.2"),
        ("#2", "", "is listed for chapter2.1 and chapter2.4"),
    ],
)
def test_a_source_that_does_not_fit_the_texts_fails(shelf: Path, old: str, new: str, message: str) -> None:
    edit(shelf / "rules/pepper/text/source.toml", old, new)
    (problem,) = problems(shelf)
    assert message in problem


def test_examples_and_tests_are_counted_where_a_clause_enforces(shelf: Path) -> None:
    full, none = Proof(True, True, True, True, True), Proof(False, False, False, False, False)
    proofs = dict.fromkeys(CLAUSES, none) | {"chapter1.1": full}
    report = coverage_report(shelf / "copies", {"pepper": proofs})
    assert report.ok
    assert (report.rows[0].examples, report.rows[0].tests) == ((1, 1), (1, 1))
    lacking = proofs | {"chapter1.2": (True, True, False, False, True)}
    report = coverage_report(shelf / "copies", {"pepper": lacking})
    assert (report.rows[0].examples, report.rows[0].tests) == ((1, 2), (1, 2))
    assert report.rows[0].problems == (
        "clause chapter1.2 has no refused example",
        "clause chapter1.2 has no legal test",
    )
    assert "1/2   50 %     1/2   50 %" in report.table()
    assert coverage_report(shelf / "copies", {}).rows[0].problems == ("its examples and tests were not searched",)


@pytest.mark.parametrize("game", text_ids())
def test_every_game_is_covered(game: str) -> None:
    original(game)
    report = coverage_report(folder())
    row = next(row for row in report.rows if row.game == game)
    assert row.problems == ()
    assert row.sentences is not None
    assert row.sentences.done == row.sentences.total


def test_the_report_shows_no_sentence_of_an_original(tmp_path: Path) -> None:
    paths = [path for path in all_originals() if path.stem in text_ids()]
    if not paths:
        pytest.skip("no originals at hand")
    stranger = "Hemlighetsfulla extrameningar avslöjas aldrig."
    for path in paths:
        (tmp_path / path.name).write_text(f"{path.read_text(encoding='utf-8')}\n\n{stranger}", encoding="utf-8")
    report = coverage_report(tmp_path)
    assert not report.ok
    assert "extrameningar" not in report.table()


def test_readings_are_counted_and_missed() -> None:
    counted = {game: entries(game).keys() for game in games}
    whole = {row.game: row for row in coverage_report(counted=counted).rows}
    for game, row in whole.items():
        declared = sum(len(reading.values) - 1 for reading in games[game].readings.values())
        assert row.readings == (declared, declared)
        assert declared >= 3
    lost = {**counted, "knack": counted["knack"] - {("K-5", "b")}}
    row = next(row for row in coverage_report(counted=lost).rows if row.game == "knack")
    assert row.readings is not None
    assert row.readings.done == row.readings.total - 1
    assert "reading K-5 b is not in the ledger" in row.problems
