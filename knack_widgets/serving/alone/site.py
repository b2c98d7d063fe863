"""The folder of the static edition: pages, scripts, Pyodide and the service worker."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import nbformat

from ...pages import printing
from ...rulebook.languages import LANGS
from ...rulebook.link_fields import RULES_FILE, RULES_FILES
from ...rules import games
from ...widgets.page_links import page_settings
from .. import resource_paths
from ..delivery.hashed_files import PLOTS, SEARCH, assets
from . import icon, pages
from .licences import tell_licences
from .packing import HERE, SITE, files, join, pack

APP: Final = "app"
"""The folder for all files that are not pages."""
PYODIDE: Final = {
    "pyodide.js": "text/javascript",
    "pyodide.asm.js": "text/javascript",
    "pyodide.asm.wasm": "application/wasm",
}
LOCK: Final = "pyodide-lock.json"
KEEPER: Final = "sw.js"
LICENCES: Final = "LICENSES.txt"
MANIFEST: Final = "book.webmanifest"
STYLE_SHEETS: Final = ("style.css", "lists.css", "practice.css")
ICONS: Final = (192, 512)
PAGES: Final = "pages"
UNNAMED: Final = "@EDITION@"
"""The placeholder for the edition's name, which is a hash of all its files."""


def build(folder: Path, *, notebooks: Path, modules: Path, address: str = "") -> list[str]:
    """Build the edition of all `notebooks` in `folder`; return the names of the pages.

    `modules`: npm's packages. `address`: the edition's future address (`https://…/`); if it is given, shared links to
        its pages show a preview picture. If `folder` has an earlier edition, it is replaced; any other folder that is
        not empty is refused (`FileExistsError`).
    """
    pyodide = modules / "pyodide"
    if not (pyodide / LOCK).is_file():
        raise FileNotFoundError(f"{modules} does not hold npm's package of Pyodide: npm ci brings it")
    if folder.exists() and any(folder.iterdir()) and not (folder / KEEPER).is_file():
        raise FileExistsError(f"{folder} holds something else")
    shutil.rmtree(folder, ignore_errors=True)
    (folder / APP).mkdir(parents=True)
    (folder / KEEPER).touch()  # so that an edition can be built again after an interrupted build
    (folder / ".nojekyll").touch()  # otherwise some hosts would leave out files

    paths = sorted(notebooks.glob("*.ipynb"))
    names = [path.stem for path in paths]
    settings = {**_app(folder, pyodide, modules), "searched": {"base": "", "names": names}}
    settings["python"] |= {"edition": UNNAMED, "pages": page_settings(names)}
    texts = {f"{notebook.stem}.html": pages.page(notebook, settings, address) for notebook in paths}
    printed = {
        RULES_FILE.format(game=one.stem, kind=kind, lang=lang): printing.rules_file(one.stem, kind, lang)
        for one in paths
        if one.stem in games
        for lang in LANGS
        for kind in RULES_FILES
    }
    for name, data in filter(None, map(pages.shared_picture, paths if address else [])):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    _install(folder, notebooks / "index.ipynb")
    edition = _hash(
        _hashes(folder) | texts | printed | {name: data.hex() for name, data in _page_files(folder).items()}
    )
    for name, text in (texts | printed).items():
        (folder / name).write_text(text.replace(UNNAMED, edition), encoding="utf-8")
    write_keeper(folder, edition)
    return list(texts)


def _hash(listed: dict[str, str]) -> str:
    return sha256(json.dumps(listed, sort_keys=True).encode()).hexdigest()[:16]


def _page_files(folder: Path) -> dict[str, bytes]:
    """Return the files outside `app/` that the service worker caches: pages, icons, manifest."""
    return {name: data for name, data in files(folder).items() if "/" not in name and name not in (".nojekyll", KEEPER)}


def _hashes(folder: Path) -> dict[str, str]:
    """Files of `app/` and their hashes."""
    return {f"{APP}/{name}": sha256(data).hexdigest() for name, data in files(folder / APP).items()}


def _put(folder: Path, name: str, data: bytes) -> str:
    """Write a file with its hash in its name; return its address relative to a page."""
    stem, _, kind = name.rpartition(".")
    path = folder / APP / f"{stem}.{sha256(data).hexdigest()[:16]}.{kind}"
    path.write_bytes(data)
    return f"{APP}/{path.name}"


def _put_packed(folder: Path, name: str, data: bytes, kind: str) -> dict[str, Any]:
    """Write a compressed file that a page's worker unpacks; return its address, type and size.

    For its file extension no server sets `Content-Encoding`.
    """
    packed = gzip.compress(data, 9, mtime=0)
    return {"url": _put(folder, f"{name}.packed", packed), "type": kind, "bytes": len(packed)}


def _app(folder: Path, pyodide: Path, modules: Path) -> dict[str, Any]:
    """Write everything except the pages; return the addresses that the pages need."""
    python = {name: _put_packed(folder, name, (pyodide / name).read_bytes(), kind) for name, kind in PYODIDE.items()}
    with tempfile.TemporaryDirectory(prefix="knack-") as scratch:
        for name, data in pack(Path(scratch), pyodide).items():
            python[name] = _put_packed(folder, name, data, "application/octet-stream")
        (folder / LICENCES).write_text(tell_licences(Path(scratch) / "site", pyodide), encoding="utf-8")
    lock = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))
    shared = assets()
    return {
        "python": {
            "files": python,
            "worker": _put(folder, "worker.js", (HERE / "worker.js").read_bytes()),
            "lock": json.dumps({"info": lock["info"], "packages": {}}),
            "folder": SITE,
        },
        "files": {
            "alone.js": _put(folder, "alone.js", _bundle(modules)),
            **{name: _put(folder, name, shared[name].plain) for name in (*STYLE_SHEETS, "parts.js")},
            **{name: _put(folder, name, shared[name].plain) for name in shared if name.startswith((PLOTS, SEARCH))},
        },
        "light": True,
        "manifest": MANIFEST,
        "icon": f"icon-{ICONS[0]}.png",
    }


def _bundle(modules: Path) -> bytes:
    """Return the browser's code of the widgets, bundled from ``light/alone.js``."""
    words = ("--bundle", "--minify", "--format=esm", "--target=chrome100,firefox113,safari16.4", "--charset=utf8")
    source = resource_paths.CHECKOUT / "light" / "alone.js"
    return subprocess.run([modules / ".bin" / "esbuild", source, *words], check=True, stdout=subprocess.PIPE).stdout


def _install(folder: Path, index: Path) -> None:
    """Write the icons and the manifest with which a browser installs the book.

    The book's name and language are those of the page `index`.
    """
    metadata = nbformat.read(index, as_version=4).metadata  # type: ignore[no-untyped-call]
    (folder / "icon.svg").write_text(icon.SVG, encoding="utf-8")
    for side in ICONS:
        (folder / f"icon-{side}.png").write_bytes(icon.png(side))
    sizes = [{"src": f"icon-{side}.png", "sizes": f"{side}x{side}", "type": "image/png"} for side in ICONS]
    manifest = {
        "name": metadata.get("title", "Knack"),
        "short_name": "Knack",
        "lang": metadata.get("lang", "sv"),
        "id": "./index.html",
        "start_url": "./index.html",
        "scope": "./",
        "display": "standalone",
        "background_color": "#fbf9f4",
        "theme_color": "#0b5a3c",
        "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"}, *sizes],
    }
    (folder / MANIFEST).write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def write_keeper(folder: Path, edition: str) -> None:
    """Write the service worker, with the list of files that it caches.

    The worker fetches all pages in one compressed file.
    """
    for old in (folder / APP).glob(f"{PAGES}.*"):
        old.unlink()
    pages = _put_packed(folder, PAGES, join(_page_files(folder)), "")["url"]
    script = (HERE / KEEPER).read_text(encoding="utf-8")
    replacements = {UNNAMED: edition, "@PAGES@": pages, "@FILES@": json.dumps(_hashes(folder), indent=1)}
    for mark, text in replacements.items():
        script = script.replace(mark, text)
    (folder / KEEPER).write_text(script, encoding="utf-8")


def weigh(folder: Path) -> dict[str, int]:
    """Return the size of the folder's parts (bytes).

    The parts are the pages together, and each file of `app/`, by its name without its hash.
    """
    parts = {"pages": sum(page.stat().st_size for page in folder.glob("*.html"))}
    for file in sorted((folder / APP).iterdir()):
        parts[f"{APP}/{'.'.join(file.name.split('.')[:-2])}"] = file.stat().st_size
    return parts
