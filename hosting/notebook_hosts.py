"""The notebook hosts that can be installed, and how each of them is started."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.error import URLError

from tests.support.process import free_port

ROOT = Path(__file__).resolve().parents[1]
APPS = ROOT / "hosting" / "hosts"
PATIENCE_S = 120
CELLS = ('from knack_widgets import Rulebook\n\nRulebook("knack")', "1 + 1")
"""The cells of the notebook that is opened in JupyterLab and in Notebook."""


@dataclass(frozen=True)
class Host:
    """A host of widgets.

    name: its name in the documentation
    package: the package that makes it
    command: the words that start it; `{port}` and `{folder}` are filled in
    path: the address of its page with the book
    other: the address for a second reader, if it is another one
    dark: the address of the same page in the host's dark theme
    dark_scheme: the scheme of the system for this: a host that follows the system needs a dark one
    runs_cells: whether its reader runs the cells
    shares: whether one process serves several readers
    """

    name: str
    package: str
    command: tuple[str, ...]
    path: str
    dark: str
    other: str = ""
    dark_scheme: Literal["light", "dark"] = "light"
    runs_cells: bool = False
    shares: bool = False


JUPYTER = (
    "--port={port}",
    "--no-browser",
    "--allow-root",
    "--IdentityProvider.token=",
    "--ServerApp.root_dir={folder}",
)
# A notebook has one kernel for all who open it: a second reader has a notebook of their own.
LAB, LAB_2 = "lab/tree/book.ipynb?reset", "lab/tree/book-2.ipynb?reset"
NOTEBOOK, NOTEBOOK_2 = "notebooks/book.ipynb", "notebooks/book-2.ipynb"
HOSTS = (
    Host(
        "JupyterLab",
        "jupyterlab",
        ("jupyter", "lab", *JUPYTER),
        LAB,
        LAB_2,
        LAB_2,
        runs_cells=True,
    ),
    Host(
        "Notebook",
        "notebook",
        ("jupyter", "notebook", *JUPYTER),
        NOTEBOOK,
        NOTEBOOK_2,
        NOTEBOOK_2,
        runs_cells=True,
    ),
    Host(
        "marimo",
        "marimo",
        ("marimo", "run", str(APPS / "marimo_app.py"), "--headless", "--no-token", "--port={port}"),
        "",
        "",
        dark_scheme="dark",
        shares=True,
    ),
    Host(
        "Shiny",
        "shinywidgets",
        ("shiny", "run", str(APPS / "shiny_app.py"), "--port={port}"),
        "",
        "?theme=dark",
        shares=True,
    ),
    Host(
        "Panel",
        "panel",
        ("panel", "serve", str(APPS / "panel_app.py"), "--port={port}"),
        "panel_app",
        "panel_app?theme=dark",
        shares=True,
    ),
    Host(
        "Voilà",
        "voila",
        ("voila", "{folder}/book.ipynb", "--no-browser", "--template=lab", "--port={port}"),
        "",
        "?theme=dark",
    ),
)

STOCK = Host(
    "Voilà",
    "voila",
    ("voila", str(ROOT / "notebooks" / "knack.ipynb"), "--template=knack", "--no-browser", "--port={port}"),
    "",
    "",
)
"""A notebook of the book in Voilà without our server, with our template, as `voila.json` at the root asks."""


@dataclass(frozen=True)
class Environment:
    """A virtual environment with the book and the hosts."""

    folder: Path

    def python(self, *words: str) -> str:
        """Run Python there, and return its output."""
        command = [str(self.folder / "bin" / "python"), *words]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout

    def version(self, package: str) -> str:
        """Return the version of a package."""
        code = f"from importlib.metadata import version; print(version({package!r}))"
        return self.python("-c", code).strip()

    @contextmanager
    def serving(self, host: Host, folder: Path) -> Iterator[str]:
        """Serve a host while the context lasts; yield its address."""
        port = free_port()
        command = [word.format(port=port, folder=folder) for word in host.command]
        command[0] = str(self.folder / "bin" / command[0])
        homes = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "XDG_CONFIG_HOME")
        env = {**os.environ, **{name: str(folder / name.lower()) for name in homes}}
        env["PATH"] = f"{self.folder / 'bin'}{os.pathsep}{env['PATH']}"
        (folder / "xdg_config_home" / "marimo").mkdir(parents=True)
        (folder / "xdg_config_home" / "marimo" / "marimo.toml").write_text('[display]\ntheme = "system"\n')
        with (folder / f"{host.package}.log").open("wb") as log:
            server = subprocess.Popen(command, cwd=folder, env=env, stdout=log, stderr=log)
        url = f"http://127.0.0.1:{port}/"
        try:
            wait_for(url + host.path.partition("?")[0], folder / f"{host.package}.log")
            yield url
        finally:
            server.terminate()
            server.wait(30)


def wait_for(url: str, log: Path) -> None:
    """Wait until an address answers."""
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            urllib.request.urlopen(url, timeout=PATIENCE_S).close()
        except (URLError, ConnectionError):
            assert time.monotonic() < end, log.read_text(errors="replace")
            time.sleep(0.5)
        else:
            return


def make_environment(folder: Path) -> Environment:
    """Install the book and the hosts into a folder, or take the one that `KNACK_HOSTS` names."""
    if "KNACK_HOSTS" in os.environ:
        return Environment(Path(os.environ["KNACK_HOSTS"]))
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    environment = Environment(folder)
    quiet = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    environment.python(*quiet, str(ROOT), "-r", str(APPS / "requirements.txt"))
    return environment
