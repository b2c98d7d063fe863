"""The whole folder: pages, scripts, extensions, Pyodide."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from . import pages
from .extensions import copy_extensions
from .lock import rewrite
from .wheels import collect, project

PYODIDE: Final = ("pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK: Final = "pyodide-lock.json"
SERVICE_WORKER: Final = '"@jupyterlite/application-extension:service-worker-manager"===e.id'
"""Where Voici's script asks for JupyterLite's service worker (see `_front`)."""


def build(folder: Path, *, notebooks: Path, pyodide: Path) -> list[str]:
    """Build the edition of all `notebooks` in `folder`; returns the names of the pages.

    `pyodide`: npm's package. An edition that lies in `folder` is replaced; any other folder that is not empty is
    refused (`FileExistsError`).
    """
    if not (pyodide / LOCK).is_file():
        raise FileNotFoundError(f"{pyodide} is not npm's package of Pyodide: npm ci brings it")
    app = folder / pages.APP
    if folder.exists() and any(folder.iterdir()) and not (app / "python" / LOCK).is_file():
        raise FileExistsError(f"{folder} holds something else")
    shutil.rmtree(folder, ignore_errors=True)
    (app / "python").mkdir(parents=True)

    packages = _python(app / "python", pyodide)
    _front(app / "front")
    extensions = copy_extensions(app / "extensions")
    (app / "settings").mkdir()
    for name in ("all.json", "all_federated.json"):
        (app / "settings" / name).write_text("[]\n", encoding="utf-8")
    (folder / ".nojekyll").touch()  # some hosts would leave out files otherwise

    config = pages.config(extensions, packages)
    names = []
    for notebook in sorted(notebooks.glob("*.ipynb")):
        names.append(f"{notebook.stem}.html")
        (folder / names[-1]).write_text(pages.page(notebook, config), encoding="utf-8")
    return names


def _python(folder: Path, pyodide: Path) -> list[str]:
    """Copy Pyodide and the wheels; returns the names of the packages to load."""
    for name in PYODIDE:
        shutil.copyfile(pyodide / name, folder / name)
    wheels = collect(folder)
    lock = (pyodide / LOCK).read_text(encoding="utf-8")
    (folder / LOCK).write_text(rewrite(lock, wheels), encoding="utf-8")
    names = [project(wheel)[0] for wheel in wheels]
    return [*names, "pyodide_kernel"]  # the kernel's script looks for this one as it is written there


def _front(folder: Path) -> None:
    """Voici's scripts, without JupyterLite's service worker.

    That lends the kernel a drive in the browser's memory, which this book has no use for; every import would be looked
    for there first. Where browsers have no service workers (a server without TLS, on another machine than the
    reader's) Voici would wait for it for ever.
    """
    import voici_core

    built = Path(str(voici_core.__file__)).parent / "static" / "build"
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("service-worker.js", "treepage.js", "*.map"))
    asking = [path for path in folder.glob("*.js") if SERVICE_WORKER in path.read_text(encoding="utf-8")]
    if len(asking) != 1:
        raise RuntimeError(f"{len(asking)} of Voici's scripts ask for a service worker: another version than expected")
    script = asking[0].read_text(encoding="utf-8")
    asking[0].write_text(script.replace(SERVICE_WORKER, "false"), encoding="utf-8")


def weigh(folder: Path) -> dict[str, int]:
    """Bytes of the folder's parts: the pages together, and each folder of `app/`."""
    parts = {"pages": sum(page.stat().st_size for page in folder.glob("*.html"))}
    for part in sorted((folder / pages.APP).iterdir()):
        parts[f"{pages.APP}/{part.name}"] = sum(file.stat().st_size for file in part.rglob("*") if file.is_file())
    return parts
