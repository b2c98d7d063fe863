"""Sprites: drawings that a page shows several times are sent once.

Pictures of tables have the same cards again and again. Gzip looks back only 32 kB, which is less than one table with
its cards; and the browser parses each drawing only once.
"""

from __future__ import annotations

import re
from typing import Final

DRAWING: Final = re.compile(r'(<svg class="kc[^>]*>)(.+?)</svg>', re.DOTALL)
"""A card (`pages.cardart`): its element, with the attributes that its parts inherit, and the parts."""


class Sprites:
    """The drawings that a page contains so far; each sent page has its own object."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}

    def __call__(self, html: str) -> str:
        """Return a picture whose cards refer to drawings; new drawings come before the picture.

        >>> share = Sprites()
        >>> share('<svg class="kc" color="red"><path/></svg>')
        '<svg class="kp-drawings" aria-hidden="true"><g id="kp-card-0"><path/></g></svg>\
<svg class="kc" color="red"><use href="#kp-card-0"/></svg>'
        >>> share('<svg class="kc" color="blue"><path/></svg>')
        '<svg class="kc" color="blue"><use href="#kp-card-0"/></svg>'
        """
        new: list[str] = []

        def refer(match: re.Match[str]) -> str:
            opening, parts = match.groups()
            if parts not in self._names:
                self._names[parts] = f"kp-card-{len(self._names)}"
                new.append(f'<g id="{self._names[parts]}">{parts}</g>')
            return f'{opening}<use href="#{self._names[parts]}"/></svg>'

        shared = DRAWING.sub(refer, html)
        drawings = f'<svg class="kp-drawings" aria-hidden="true">{"".join(new)}</svg>' if new else ""
        return drawings + shared
