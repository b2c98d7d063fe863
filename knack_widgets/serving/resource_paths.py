"""Paths of the notebooks, the settings and the page template.

They differ between a checkout and an installed package.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_path

PACKAGE: Final = Path(__file__).resolve().parents[1]
CHECKOUT: Final = PACKAGE.parent
JUPYTER: Final = PACKAGE / "serving" / "jupyter"
"""A Jupyter data folder: Voilà finds `voila/templates/<name>` in it."""

SCRIPTS: Final = JUPYTER / "voila" / "templates" / "knack" / "static"
"""The folder of the light script, the search and the pictures of chances, which `make scripts` builds.

The light script is the book's own small front end: it connects a page with its kernel and shows the widgets.
"""
SHELF: Final = "index.ipynb"
SETTINGS: Final = "voila.json"


def notebooks() -> Path:
    """Return the folder of the book's own notebooks: the checkout's, else the package's copy.

    Raise `FileNotFoundError` if neither exists.
    """
    for folder in (PACKAGE / "notebooks", CHECKOUT / "notebooks"):
        if (folder / SHELF).is_file():
            return folder
    raise FileNotFoundError("the notebooks are neither in the package nor beside it: install knack-widgets again")


def settings() -> Path:
    """Return the folder of `voila.json`, which holds the server's settings.

    Raise FileNotFoundError if the file is missing.
    """
    for folder in (PACKAGE / "serving", CHECKOUT):
        if (folder / SETTINGS).is_file():
            return folder
    raise FileNotFoundError(f"{SETTINGS} is neither in the package nor beside it: install knack-widgets again")


def data() -> Path | None:
    """Return the folder for the server's data, or None if it cannot be written."""
    folder = Path(user_data_path("knack-widgets"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def offer_template() -> None:
    """Let this process and its children find the page template.

    It is not installed under `share/`.

    Voilà searches Jupyter's data path for templates. The package's own folder is put first, so that a checkout uses the
    current template and not the template from when the package was installed.
    """
    rest = os.environ.get("JUPYTER_PATH", "").split(os.pathsep)
    os.environ["JUPYTER_PATH"] = os.pathsep.join(
        [str(JUPYTER), *(part for part in rest if part not in ("", str(JUPYTER)))]
    )


def notebooks_of(handler: Any) -> set[str]:
    """Return the names of the notebooks in the folder that a handler's server serves, without endings."""
    return {path.stem for path in Path(handler.contents_manager.root_dir).glob("*.ipynb")}
