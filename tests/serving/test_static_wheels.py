"""What the static edition's Python is made of: lightened wheels, names without content, a lock file that is whole."""

import hashlib
import json
import zipfile
from pathlib import Path

import pytest

from knack_widgets.serving.voici.lock import rewrite
from knack_widgets.serving.voici.site import build
from knack_widgets.serving.voici.wheels import PINNED, lighten, missing_requirements, project, stub


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


def test_a_wheel_loses_what_the_browser_does_not_need_and_says_so(tmp_path: Path) -> None:
    kept, gone = ("babel/core.py", "babel/locale-data/sv.dat"), ("babel/locale-data/fi.dat",)
    old = wheel(tmp_path / "old", "babel", files=kept + gone)
    lighten(old, tmp_path / old.name)
    with zipfile.ZipFile(tmp_path / old.name) as new:
        assert sorted(new.namelist()) == sorted([*kept, "babel-2.0.dist-info/METADATA", "babel-2.0.dist-info/RECORD"])
        listed = [row.split(",")[0] for row in new.read("babel-2.0.dist-info/RECORD").decode().splitlines()]
    assert listed == [*kept, "babel-2.0.dist-info/RECORD"]


def test_the_same_wheel_gives_the_same_bytes(tmp_path: Path) -> None:
    old = wheel(tmp_path / "old", "other", files=("other.py",))
    lighten(old, tmp_path / "a.whl")
    lighten(old, tmp_path / "b.whl")
    assert (tmp_path / "a.whl").read_bytes() == (tmp_path / "b.whl").read_bytes()


def test_what_is_missing_or_too_old_is_named(tmp_path: Path) -> None:
    asks = (
        "Requires-Dist: there>=1\nRequires-Dist: there.too>2\nRequires-Dist: Lost\nRequires-Dist: jedi\n"
        'Requires-Dist: colorama; sys_platform == "win32"\nRequires-Dist: pexpect; sys_platform != "emscripten"\n'
    )
    wheels = [wheel(tmp_path, "some", asks), wheel(tmp_path, "there"), wheel(tmp_path, "there_too")]
    assert missing_requirements(wheels) == {"Lost, for some", "there.too>2, for some"}
    assert missing_requirements(wheels[1:]) == set()


def test_the_lock_file_names_these_wheels_and_no_others(tmp_path: Path) -> None:
    stub("sqlite3", tmp_path)
    wheels = [wheel(tmp_path, "some", "Requires-Dist: there\n"), wheel(tmp_path, "there"), *tmp_path.glob("sqlite3*")]
    old = {"info": {"abi_version": "x"}, "packages": {"numpy": {"name": "numpy"}}}
    lock = json.loads(rewrite(json.dumps(old), wheels))
    assert lock["info"] == old["info"]
    assert sorted(lock["packages"]) == ["some", "sqlite3", "there"]
    some = lock["packages"]["some"]
    assert (some["file_name"], some["depends"]) == (wheels[0].name, ["there"])
    assert some["sha256"] == hashlib.sha256(wheels[0].read_bytes()).hexdigest()
    with zipfile.ZipFile(wheels[2]) as archive:
        assert all(name.startswith("sqlite3-1.0.0.dist-info/") for name in archive.namelist())
    assert project(wheels[2]) == ("sqlite3", "1.0.0")


def test_every_wheel_is_pinned() -> None:
    lines = [line for line in PINNED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    assert all(line.count("==") == 1 for line in lines)
    assert len({line.partition("==")[0] for line in lines}) == len(lines)


def test_no_folder_of_somebody_else_is_replaced(tmp_path: Path) -> None:
    pyodide, folder = tmp_path / "pyodide", tmp_path / "folder"
    with pytest.raises(FileNotFoundError, match="npm"):
        build(folder, notebooks=tmp_path, pyodide=pyodide)
    pyodide.mkdir()
    (pyodide / "pyodide-lock.json").write_text("{}", encoding="utf-8")
    folder.mkdir()
    (folder / "mine").touch()
    with pytest.raises(FileExistsError, match="something else"):
        build(folder, notebooks=tmp_path, pyodide=pyodide)
    assert (folder / "mine").exists()
