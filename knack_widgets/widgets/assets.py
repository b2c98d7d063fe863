"""The widgets' JavaScript modules and style sheets, in the form in which pages get them.

A page gets a module as a blob, in which `import "./x.js"` does not work. So each module that a page loads (an entry)
stands in `built/` with all that it imports, bundled by esbuild (`make scripts`) from `static/`. The code is not
minified, so the browser's debugger shows code that can be read.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).with_name("static")
"""The folder of the style sheets, the lists of words, and the sources of the modules."""
BUILT: Final = Path(__file__).with_name("built")
"""The folder of the bundled modules."""
STYLES: Final = (
    *("base.css", "table.css", "piles.css", "text.css", "controls.css", "layout.css", "hand.css", "voice.css"),
    *("touch.css", "terms.css", "compare.css", "readings.css", "result.css", "intro.css", "practice.css"),
    *("advice.css", "lesson.css"),
    *("motion.css", "still.css", "print.css"),
)

PRACTICE: Final = ("practice.css", "lesson.css")
"""The style sheets among `STYLES` that a page of the server loads only when exercises or a lesson are shown."""

_SIZE: Final = re.compile(r"font-size: ([\d.]+em)(?=[;}\s])")


@cache
def esm(entry: str, folder: Path = BUILT) -> str:
    """Return an ES module, with all that it imports. Raise `FileNotFoundError` if it was not built.

    entry: file name of the module, such as "parts.js"
    folder: its folder

    >>> "export {" in esm("parts.js")
    True
    """
    return (folder / entry).read_text(encoding="utf-8")


@cache
def loader() -> str:
    """Return the module that every part of a page has; it loads the shared code (`shared`)."""
    return esm("loader.js")


@cache
def icons() -> dict[str, str]:
    """Return the outlines (SVG paths) of the icons, by name.

    >>> icons()["back"]
    'M11 3v10L4 8z'
    """
    outlines: dict[str, str] = json.loads(_source("icons.json"))
    return outlines


@cache
def css(*names: str) -> str:
    """Return style sheets, joined; every rule is scoped under `.knack-book`.

    Font sizes are rounded to whole pixels if the browser can round. A browser asks the system for each size of a font,
    and waits for the answer, so fewer sizes are faster.

    names: file names of the style sheets; without names, all of `STYLES`

    >>> "font-size: 0.82em; font-size: round(0.82em, 1px)" in css("base.css")
    True
    """
    return "\n".join(_SIZE.sub(r"\g<0>; font-size: round(\1, 1px)", _source(name)) for name in names or STYLES)


def _source(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")
