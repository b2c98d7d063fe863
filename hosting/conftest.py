"""The environment that a host makes of `binder/`, made in a folder without Docker."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

collect_ignore = ["hub", "hosts"]  # the configuration of the hub and the programs of the hosts are no tests
ROOT = Path(__file__).resolve().parents[1]
OURS = ("JUPYTER", "KNACK_", "VOILA_", "PYTHON", "VIRTUAL_ENV")


@dataclass(frozen=True)
class Log:
    """The log file of a server."""

    file: Path

    def says(self, pattern: str, patience: float = 60) -> None:
        """Wait until something in it matches."""
        end = time.monotonic() + patience
        while not re.search(pattern, text := self.file.read_text(errors="replace")):
            assert time.monotonic() < end, f"not said in {patience} s: {pattern}\n{text[-6000:]}"
            time.sleep(0.2)


@dataclass(frozen=True)
class Place:
    """A copy of the repository, and the environment that was built from its `binder/`."""

    repository: Path
    venv: Path

    def env(self, **more: str) -> dict[str, str]:
        """Return the variables of a process in that environment, without those of this process."""
        rest = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        path = f"{self.venv / 'bin'}{os.pathsep}{rest.get('PATH', os.defpath)}"
        return {**rest, "PATH": path, "JUPYTER_PREFER_ENV_PATH": "1", "PYTHONUNBUFFERED": "1", **more}

    def run(self, *command: str) -> None:
        """Run a command in the repository; its words are shown if it fails."""
        done = subprocess.run(command, cwd=self.repository, env=self.env(), capture_output=True, text=True)
        assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"

    @contextmanager
    def serving(self, *command: str, folder: Path, ready: str, **more: str) -> Iterator[Log]:
        """Serve from that environment while the context lasts.

        Yield as soon as the server has said that it is `ready`.
        """
        log = Log(self.venv.parent / f"{Path(command[0]).name}.log")
        home = self.venv.parent / "home"  # not for building: there the installers' own settings are wanted
        home.mkdir(exist_ok=True)
        with log.file.open("wb") as out:
            server = subprocess.Popen(
                command,
                cwd=folder,
                env=self.env(HOME=str(home), **more),
                stdout=out,
                stderr=out,
                start_new_session=True,
            )
        try:
            log.says(ready)
            yield log
        finally:
            server.terminate()
            try:
                server.wait(30)
            except subprocess.TimeoutExpired:
                os.killpg(server.pid, signal.SIGKILL)
                server.wait()


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Prepare a folder as repo2docker does.

    It uses the repository's files, the Python of runtime.txt, requirements.txt and postBuild.
    """
    folder = tmp_path_factory.mktemp("host")
    built = Place(folder / "repository", folder / "venv")
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (built.repository / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, built.repository / name)
    binder = built.repository / "binder"
    python = shutil.which((binder / "runtime.txt").read_text().strip().replace("-", "")) or sys.executable
    built.run(python, "-m", "venv", str(built.venv))
    built.run("python", "-m", "pip", "install", "--quiet", "--no-cache-dir", "-r", str(binder / "requirements.txt"))
    built.run(str(binder / "postBuild"))
    return built


FOUND = pytest.StashKey[dict[str, dict[str, str]]]()
"""The results of the tests of hosts and browsers, by host or browser and aspect."""
RESULTS = ROOT / "docs" / "reference" / "where-it-runs.json"


@pytest.fixture(scope="session")
def results(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Return a function that notes the version of a host or browser, given its name and the version."""

    def note(name: str, version: str) -> None:
        request.config.stash.setdefault(FOUND, {}).setdefault(name, {})["version"] = version

    return note


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Note the outcome of a test of a host or browser, whose id is in brackets, as in `test_game[Firefox-knack]`."""
    report = yield
    named = re.fullmatch(r"test_(\w+)\[(.+)\]", item.name)
    if named and (report.when == "call" or report.outcome != "passed"):
        name, _, case = named[2].encode().decode("unicode_escape").partition("-")  # pytest writes ids in ASCII
        found = item.config.stash.setdefault(FOUND, {}).setdefault(name, {})
        found[f"{named[1]}_{case}".rstrip("_")] = report.outcome
    return report


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the results for the documentation if `RESULTS=write` (`make where`)."""
    if os.environ.get("RESULTS") != "write":
        return
    found = json.loads(RESULTS.read_text("utf-8")) if RESULTS.is_file() else {}
    for name, outcomes in session.config.stash.get(FOUND, {}).items():
        found.setdefault(name, {}).update(outcomes)
    RESULTS.write_text(json.dumps(found, indent=2, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")
