"""Files from outside `docs/` as pages of the site, and the contents of folders.

Such a page has the line `<!-- page: PATH -->`, with the file's path from the page. In the repository it is a heading
with a link; in the site it has the text of the file. Links to the file lead to the page.

An `index.md` lists the pages of its folder as links; the site's tree of contents comes from these.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

DOCS: Final = Path(__file__).resolve().parents[2] / "docs"
MARK: Final = re.compile(r"^<!-- page: (\S+) -->$", re.MULTILINE)
LINK: Final = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"^(```.*?^```)$", re.MULTILINE | re.DOTALL)


@cache
def linked_pages() -> dict[Path, Path]:
    """Return the files from outside `docs/`, each with its page."""
    pages = {}
    for page in sorted(DOCS.rglob("*.md")):
        if mark := MARK.search(page.read_text("utf-8")):
            pages[(page.parent / mark[1]).resolve()] = page
    return pages


def text_for_site(page: Path, text: str) -> str:
    """Return the text of a page in the site: that of the file it stands for, with links that hold there.

    Raise ValueError if a link leads out of `docs/` to a file without a page.

    page: the page's path
    text: the page's own text
    """
    pages = linked_pages()
    mark = MARK.search(text)
    source = (page.parent / mark[1]).resolve() if mark else page
    if mark:
        text = source.read_text("utf-8")

    def lead(link: re.Match[str]) -> str:
        target = (source.parent / link[1]).resolve()
        target = pages.get(target, target)
        if not target.is_relative_to(DOCS):
            raise ValueError(f"{page.relative_to(DOCS)}: a link to {link[1]}, which has no page in the site")
        return f"]({os.path.relpath(target, page.parent)}{link[2] or ''})"

    parts = FENCE.split(text)
    return "".join(part if number % 2 else LINK.sub(lead, part) for number, part in enumerate(parts))


def contents(page: Path, text: str) -> list[str]:
    """Return the pages of an index's folder that it links to, in this order, and the indexes of folders below.

    page: the path of the index
    text: its text

    >>> contents(DOCS / "index.md", "[Start](start.md), [All](how-to/index.md), [One](how-to/class.md)")
    ['start', 'how-to/index']
    """
    names = []
    for link in LINK.findall(FENCE.sub("", text)):
        target = (page.parent / link[0]).resolve()
        if target.suffix == ".md" and (
            target.parent == page.parent or (target.name == "index.md" and target.parent.parent == page.parent)
        ):
            names.append(target.relative_to(page.parent).with_suffix("").as_posix())
    return list(dict.fromkeys(names))


def read(_app: object, name: str, source: list[str]) -> None:
    """Put the site's text in place of a page's; the handler of Sphinx's event `source-read`."""
    path = DOCS / f"{name}.md"
    if path.is_file():
        source[0] = text_for_site(path, source[0])
        if path.name == "index.md":
            source[0] += "\n".join(("\n```{toctree}", ":hidden:", "", *contents(path, source[0]), "```\n"))


def setup(app: Any) -> dict[str, bool]:
    """Connect to Sphinx."""
    app.connect("source-read", read)
    return {"parallel_read_safe": True}
