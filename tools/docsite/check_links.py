"""Look up every internal link and public name in the built site: `python -m tools.docsite.check_links FOLDER`.

The pages of the static edition in `play/` are not read; links to them must lead to a file. The theme's own templates in
`_static/` are no pages.
"""

from __future__ import annotations

import sys
import zlib
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

PLAY: Final = "play"
PACKAGES: Final = (
    "knack_widgets",
    "knack_widgets.players",
    "knack_widgets.rulebook",
    "knack_widgets.rules",
    "knack_widgets.study",
    "knack_widgets.study.exercises",
    "knack_widgets.study.ledger",
)
"""The packages of which every public name is in the reference."""


class Page(HTMLParser):
    """The anchors and links of a page.

    >>> page = Page("<h1 id='a'>A</h1><a href='b.html#c'>B</a><img src='d.png'>")
    >>> page.anchors, page.links
    ({'a'}, ['b.html#c', 'd.png'])
    """

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element's anchor and its links."""
        for name, value in attrs:
            if name == "id" and value:
                self.anchors.add(value)
            elif value and (name == "src" or (name == "href" and tag in ("a", "link"))):
                self.links.append(value)


def broken_links(folder: Path) -> list[str]:
    """Return the internal links that lead nowhere, each after the page that has it.

    folder: the built site
    """
    found = sorted(folder.rglob("*.html"))
    pages = {path: Page(path.read_text("utf-8")) for path in found if not _is_in(path, folder, PLAY, "_static")}
    broken = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            without_play = _is_in(target, folder, PLAY) and not (folder / PLAY).is_dir()
            anchor = unquote(parts.fragment)
            leads = without_play or target.is_file()
            if anchor and target in pages:
                leads = anchor in pages[target].anchors
            if not leads:
                broken.append(f"{path.relative_to(folder)}: {link}")
    return broken


def missing_names(folder: Path) -> list[str]:
    """Return the public names of `PACKAGES` that the site's inventory lacks.

    folder: the built site
    """
    listed = zlib.decompress((folder / "objects.inv").read_bytes().split(b"\n", 4)[4]).decode("utf-8").splitlines()
    known = {line.partition(" ")[0] for line in listed}
    names = [f"{package}.{name}" for package in PACKAGES for name in import_module(package).__all__]
    return [name for name in names if name not in known]


def _is_in(path: Path, folder: Path, *names: str) -> bool:
    return any(path.is_relative_to(folder / name) for name in names)


if __name__ == "__main__":
    site = Path(sys.argv[1]).resolve()
    faults = [*broken_links(site), *(f"not in the reference: {name}" for name in missing_names(site))]
    print("\n".join(faults) or "Every internal link leads somewhere, and every public name is in the reference.")
    sys.exit(bool(faults))
