"""Page templates that are compiled once for a server, not for every page.

Voilà creates a template environment for every page, and compiles some twenty templates in it, which is half of the
server's work for a page. Jinja has a cache for compiled templates, but neither Voilà nor nbconvert has a setting for
it, so this exporter replaces the one that Voilà's renderer imports (`voila_patches`).
"""

from __future__ import annotations

from typing import ClassVar

import jinja2
from jinja2.bccache import Bucket, BytecodeCache
from voila.exporter import VoilaExporter

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


class Exporter(VoilaExporter):  # type: ignore[misc]
    """Voilà's page exporter, with compiled templates that all its instances share."""

    memory: ClassVar[Memory] = Memory()
    light: ClassVar[bool] = True
    """True if pages with only the book's own widgets get its own small front end (the light script)."""
    static_edition: ClassVar[str] = ""
    """Address of the static edition; empty if pages point to no such edition."""

    def _create_environment(self) -> jinja2.Environment:
        environment: jinja2.Environment = super()._create_environment()
        environment.bytecode_cache = self.memory
        environment.globals.update(files=addresses(self.base_url), light=self.light, static_edition=self.static_edition)
        return environment
