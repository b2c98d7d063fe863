"""The command line: what each command calls, prints and returns."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from knack_widgets import __version__, cli
from knack_widgets.rulebook import coverage

RECORD = """\
format = "knack-widgets/1"
game = "knack"
players = ["Anna", "Bo"]
moves = []
"""

PACK = "6s 7s 8s 9s Ts Js Qs Ks As 6h 7h 8h 9h Th Jh Qh Kh Ah 6d 7d 8d 9d Td Jd Qd Kd Ad 6c 7c 8c 9c Tc Jc Qc Kc Ac"
DEALT = RECORD.replace("[]", f'["deal {PACK}", "1 knock"]')


@dataclass
class Report:
    ok: bool

    def table(self) -> str:
        return "the table"


@pytest.mark.parametrize(
    ("words", "own", "voila"),
    [
        ([], ["serve"], []),
        (["--port", "9000"], ["serve", "--port", "9000"], []),
        (["some/folder"], ["serve", "some/folder"], []),
        (["replay", "x.toml"], ["replay", "x.toml"], []),
        (["--version"], ["--version"], []),
        (["--", "--debug"], ["serve"], ["--debug"]),
        (["serve", "--", "--a", "--", "--b"], ["serve"], ["--a", "--", "--b"]),
    ],
)
def test_serving_is_the_default(words: list[str], own: list[str], voila: list[str]) -> None:
    assert cli._split(words) == (own, voila)


def test_serve_hands_voila_its_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = []
    monkeypatch.setattr("knack_widgets.serving.app.serve", lambda folder, options: calls.append((folder, options)))
    assert cli.main(["--no-browser", "--max-readers=20"]) == 0
    assert cli.main(["serve", str(tmp_path), "--port=9000", "--ip=0.0.0.0", "--base-url=a/b/", "--", "--debug"]) == 0
    options = ["--port=9000", "--Voila.ip=0.0.0.0", "--Voila.base_url=/a/b/", "--Voila.server_url=/", "--debug"]
    assert calls == [(None, ["--BookServer.max_readers=20", "--no-browser"]), (tmp_path, options)]


@pytest.mark.parametrize(("path", "base"), [("/", "/"), ("", "/"), ("/x", "/x/"), ("x/y/", "/x/y/")])
def test_base_url(monkeypatch: pytest.MonkeyPatch, path: str, base: str) -> None:
    calls = []
    monkeypatch.setattr("knack_widgets.serving.app.serve", lambda _folder, options: calls.append(options[0]))
    cli.main(["serve", f"--base-url={path}"])
    assert calls == [f"--Voila.base_url={base}"]


def test_serve_refuses_a_folder_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "no/such/folder"]) == 1
    assert capsys.readouterr().err == "no/such/folder: no such folder or notebook\n"


@pytest.mark.parametrize(("ok", "status"), [(True, 0), (False, 1)])
def test_coverage_prints_its_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, ok: bool, status: int
) -> None:
    asked = []
    monkeypatch.setattr("knack_widgets.rulebook.proofs.proofs", dict)
    monkeypatch.setattr(
        coverage, "coverage_report", lambda originals, _proofs, _counted: (asked.append(originals), Report(ok))[1]
    )
    assert cli.main(["coverage", "--originals", str(tmp_path)]) == status
    assert cli.main(["coverage"]) == status
    assert asked == [tmp_path, None]
    assert capsys.readouterr().out == "the table\nthe table\n"


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_replay_tells_a_record_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    file = tmp_path / "match.toml"
    file.write_text(RECORD)
    assert cli.main(["replay", str(file), "--lang", lang]) == 0
    assert "Anna" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "format = 3", RECORD.replace("[]", '["0 play As"]'), "\x00"])
def test_replay_gives_a_broken_record_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text)
    assert cli.main(["replay", str(file)]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert "Traceback" not in told.err


def test_replay_without_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", "/no/such.toml"]) == 1
    assert "/no/such.toml" in capsys.readouterr().err


def test_bad_usage_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["replay"], ["replay", "a", "--lang", "fr"], ["--port", "many"]):
        with pytest.raises(SystemExit) as ended:
            cli.main(words)
        assert ended.value.code == 2
    assert "usage" in capsys.readouterr().err


def test_the_module_is_the_command_and_starts_without_the_server() -> None:
    code = "import sys; from knack_widgets.cli import main\ntry: main(['--version'])\nexcept SystemExit: pass\n"
    heavy = "print([name for name in ('voila', 'tornado', 'IPython', 'ipywidgets') if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code + heavy], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines() == [f"knack-widgets {__version__}", "[]"]
    told = subprocess.run(
        [sys.executable, "-m", "knack_widgets", "--version"], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == f"knack-widgets {__version__}"


@pytest.mark.parametrize(
    ("encoding", "words"),
    [
        ("ascii", ["exercises", "knack", "--count", "2"]),
        ("ascii", ["coverage"]),
        ("ascii", ["ledger", "knack"]),
        ("ascii", ["replay", "RECORD", "--lang", "sv"]),
        ("cp1252", ["ledger", "knack"]),
        ("cp1252", ["replay", "RECORD", "--lang", "sv"]),
    ],
    ids=lambda part: part if isinstance(part, str) else part[0],
)
def test_a_terminal_without_our_letters_gets_others(tmp_path: Path, words: list[str], encoding: str) -> None:
    record = tmp_path / "record.toml"
    record.write_text(DEALT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "knack_widgets", *(word.replace("RECORD", str(record)) for word in words)],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    assert done.stderr == b""
    assert done.returncode == 0 or words == ["coverage"]  # without originals nothing is covered
    text = done.stdout.decode(encoding)
    assert len(text) > 100
    assert "\\u" not in text


def test_signs_of_suits_become_the_letters_of_records(tmp_path: Path) -> None:
    file = tmp_path / "signs.py"
    file.write_text("from knack_widgets import cli\ncli._accept_any_letter()\nprint('♠A ♥10 ♦E ♣Kn å – ŷ')", "utf-8")
    done = subprocess.run(
        [sys.executable, file], env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=True
    )
    assert done.stdout.decode() == f"sA h10 dE cKn a - y{os.linesep}"


@pytest.mark.parametrize(
    "words", [["replay", "RECORD"], ["exercises", "knack", "--count", "3"], ["ledger"]], ids=lambda w: w[0]
)
def test_a_closed_pipe_is_no_error(tmp_path: Path, words: list[str]) -> None:
    record = tmp_path / "record.toml"
    record.write_text(DEALT, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "knack_widgets", *(word.replace("RECORD", str(record)) for word in words)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    process.stdout.close()  # as `head` does
    assert process.stderr is not None
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) in (0, 1)
