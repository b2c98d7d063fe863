"""What the static edition's Python is made of: lightened wheels, files joined, pictures of cells."""

import json
import zipfile
import zlib
from pathlib import Path

import pytest

from knack_widgets.rulebook.fingerprints import load_source
from knack_widgets.serving.alone import __main__ as command
from knack_widgets.serving.alone.ahead import pictures, views_of_cells
from knack_widgets.serving.alone.icon import png
from knack_widgets.serving.alone.licences import tell_licences
from knack_widgets.serving.alone.packing import files, join
from knack_widgets.serving.alone.site import build
from knack_widgets.serving.alone.wheels import PINNED, missing_requirements, unpack
from knack_widgets.widgets.request import AHEAD


def wheel(folder: Path, name: str, asks: str = "", files: tuple[str, ...] = ()) -> Path:
    """A wheel with these files, empty, that asks for this."""
    folder.mkdir(exist_ok=True)
    path, info = folder / f"{name}-2.0-py3-none-any.whl", f"{name}-2.0.dist-info"
    with zipfile.ZipFile(path, "w") as archive:
        for file in files:
            archive.writestr(file, b"")
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 2.0\n{asks}")
        archive.writestr(f"{info}/RECORD", "".join(f"{file},,0\n" for file in files) + f"{info}/RECORD,,\n")
    return path


def test_a_wheel_loses_what_the_browser_does_not_need(tmp_path: Path) -> None:
    kept = ("babel/core.py", "babel/locale-data/sv.dat", "babel-2.0.dist-info/licenses/LICENSE")
    gone = ("babel/locale-data/fi.dat", "babel/py.typed")
    old = wheel(tmp_path / "old", "babel", "Summary: it\n\nAll of PyPI's page.\n", files=kept + gone)
    unpack(old, tmp_path / "new")
    found = {path.relative_to(tmp_path / "new").as_posix() for path in (tmp_path / "new").rglob("*") if path.is_file()}
    assert found == {*kept, "babel-2.0.dist-info/METADATA"}
    told = (tmp_path / "new" / "babel-2.0.dist-info" / "METADATA").read_text(encoding="utf-8")
    assert told == "Metadata-Version: 2.1\nName: babel\nVersion: 2.0\nSummary: it\n"


def test_files_are_joined_in_one_the_same_every_time(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "å.py").write_bytes(b"first")
    (tmp_path / "two.py").write_bytes(b"second")
    data = join(files(tmp_path))
    length = int.from_bytes(data[:4], "big")
    assert json.loads(data[4 : 4 + length]) == [["one/å.py", 5], ["two.py", 6]]
    assert data[4 + length :] == b"firstsecond"
    assert join(files(tmp_path)) == data


def test_what_is_missing_or_too_old_is_named(tmp_path: Path) -> None:
    asks = (
        "Requires-Dist: there>=1\nRequires-Dist: there.too>2\nRequires-Dist: Lost\nRequires-Dist: ipython\n"
        'Requires-Dist: colorama; sys_platform == "win32"\nRequires-Dist: pexpect; sys_platform != "emscripten"\n'
    )
    wheels = [wheel(tmp_path, "some", asks), wheel(tmp_path, "there"), wheel(tmp_path, "there_too")]
    assert missing_requirements(wheels) == {"Lost, for some", "there.too>2, for some"}
    assert missing_requirements(wheels[1:]) == set()


def test_every_wheel_is_pinned() -> None:
    lines = [line for line in PINNED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert all(line.count("==") == 1 for line in lines)
    assert len({line.partition("==")[0] for line in lines}) == len(lines)


def test_the_licences_of_all_that_is_not_the_books_are_told(tmp_path: Path) -> None:
    wheel(tmp_path, "some", "License: MIT\n", files=("some-2.0.dist-info/licenses/LICENSE.md",))
    unpack(tmp_path / "some-2.0-py3-none-any.whl", tmp_path / "site")
    (tmp_path / "site/some-2.0.dist-info/licenses/LICENSE.md").write_text(
        "Permission is hereby granted", encoding="utf-8"
    )
    told = {"version": "0.29", "license": "MPL-2.0", "homepage": "https://pyodide.example"}
    (tmp_path / "package.json").write_text(json.dumps(told), encoding="utf-8")
    text = tell_licences(tmp_path / "site", tmp_path)
    assert "pyodide 0.29: MPL-2.0; source: https://pyodide.example" in text
    assert "some 2.0: MIT\n\nPermission is hereby granted" in text
    assert "@jupyter-widgets" in text or "@jupyterlab/services" in text


def test_no_folder_of_somebody_else_is_replaced(tmp_path: Path) -> None:
    modules, folder = tmp_path / "modules", tmp_path / "folder"
    with pytest.raises(FileNotFoundError, match="npm"):
        build(folder, notebooks=tmp_path, modules=modules)
    (modules / "pyodide").mkdir(parents=True)
    (modules / "pyodide" / "pyodide-lock.json").write_text("{}", encoding="utf-8")
    folder.mkdir()
    (folder / "mine").touch()
    with pytest.raises(FileExistsError, match="something else"):
        build(folder, notebooks=tmp_path, modules=modules)
    assert (folder / "mine").exists()


def test_cells_are_drawn_ahead_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", AHEAD)
    table, number, wrong = views_of_cells(["from knack_widgets import Table\nTable('knack')", "1", "1 / 0"])
    assert sorted(table) == ["de", "en", "sv"]
    assert all("kb-table" in html for html in table.values())
    assert number == wrong == {}


def test_nothing_is_published_of_the_builders_originals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cells, own = ["from knack_widgets import Rulebook\nRulebook('knack')"], tmp_path / "own"
    own.mkdir()
    monkeypatch.setenv("KNACK_ORIGINALS", str(own))
    without = pictures(cells, tmp_path, {})
    (own / load_source("knack").file).write_text("Somebody's own copy.", encoding="utf-8")
    assert pictures(cells, tmp_path, {}) == without
    assert "Originalet …" in without[0]["sv"]


def test_the_sign_is_a_picture_of_its_size() -> None:
    data = png(48)
    assert data[16:24] == (48).to_bytes(4, "big") * 2
    length = int.from_bytes(data[33:37], "big")
    rows = zlib.decompress(data[41 : 41 + length])
    assert len(rows) == 48 * (1 + 3 * 48)
    assert len({rows[at : at + 3] for row in range(48) for at in range(row * 145 + 1, row * 145 + 145, 3)}) == 3


@pytest.mark.parametrize(
    ("words", "address"),
    [((), ""), (("--address", "https://book.example/knack"), "https://book.example/knack/")],
)
def test_the_command_builds_with_an_address_and_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], address: str
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(command, "build", lambda folder, **given: asked.extend((folder, given["address"])) or ["one"])
    monkeypatch.setattr(command, "weigh", lambda _: {})
    command.main([str(tmp_path), *words])
    assert asked == [tmp_path, address]


def test_an_address_that_is_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main([str(tmp_path), "--address", "book.example"])
    assert "'book.example': expected an address such as" in capsys.readouterr().err
