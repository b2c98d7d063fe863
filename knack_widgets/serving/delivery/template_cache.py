"""Page templates that are compiled once for a server, not for every page.

Voilà creates a template environment for every page, and compiles some twenty templates in it, which is half of the
server's work for a page. Jinja has a cache for compiled templates, but neither Voilà nor nbconvert has a setting for
it, so this exporter replaces the one that Voilà's renderer imports (`voila_patches`).
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar, NamedTuple

import jinja2
from jinja2.bccache import Bucket, BytecodeCache
from voila.exporter import VoilaExporter

from ...widgets.page_links import drop_links
from .hashed_files import addresses


class Memory(BytecodeCache):
    """Compiled templates, in memory; Jinja compares their sources before it takes one."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Fill the bucket with the bytecode stored for it."""
        if code := self.kept.get(bucket.key):
            bucket.bytecode_from_string(code)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Store the bucket's bytecode."""
        self.kept[bucket.key] = bucket.bytecode_to_string()


class ServedPages(NamedTuple):
    """The pages to which results of the search and links in the prose of notebooks lead.

    base: the address of the served folder, or empty if it is the folder of the page
    names: the names of its pages, without endings
    below: the names of pages in folders below it
    rooms: the address at which rooms are opened, or "" without rooms
    """

    base: str
    names: tuple[str, ...]
    below: tuple[str, ...] = ()
    rooms: str = ""

    @classmethod
    def from_paths(cls, base: str, paths: Iterable[str]) -> ServedPages:
        """Return the pages of some notebooks.

        >>> ServedPages.from_paths("/", ["index.ipynb", "more/odds.ipynb"])
        ServedPages(base='/', names=('index',), below=('odds',), rooms='')

        base: the address of the served folder
        paths: the paths of the notebooks, relative to the served folder
        """
        known = [Path(path) for path in paths]
        names = {here: tuple(path.stem for path in known if (path.parent == Path()) is here) for here in (True, False)}
        return cls(base, names[True], names[False])


class Exporter(VoilaExporter):  # type: ignore[misc]
    """Voilà's page exporter, with compiled templates that all its instances share."""

    memory: ClassVar[Memory] = Memory()
    light: ClassVar[bool] = True
    """True if pages with only the book's own widgets get its own small front end (the light script)."""
    static_edition: ClassVar[str] = ""
    """Address of the static edition; empty if pages point to no such edition."""

    served: ClassVar[ServedPages | None] = None
    """The pages that there are; None if any page of the book may be there."""

    def _create_environment(self) -> jinja2.Environment:
        environment: jinja2.Environment = super()._create_environment()
        environment.bytecode_cache = self.memory
        environment.globals.update(
            files=addresses(self.base_url),
            light=self.light,
            static_edition=self.static_edition,
            searched=self.served and {"base": self.served.base, "names": self.served.names, "rooms": self.served.rooms},
        )
        return environment

    @jinja2.pass_context
    def markdown2html(self, context: jinja2.runtime.Context, source: str) -> str:
        """Return the HTML of a notebook's prose, with links only to pages that there are."""
        html = str(super().markdown2html(context, source))
        return html if self.served is None else drop_links(html, {*self.served.names, *self.served.below})
