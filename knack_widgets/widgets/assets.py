"""The widgets' own ES modules and style sheets, in the form in which they come to a page.

They come as blobs, where `import "./x.js"` leads nowhere. So an entry is sent together
with all that it imports as one module: each file keeps its own scope (a function that runs once and returns what the
file exports), in an order in which everything is there before it is asked for. Nothing is minified or renamed: what
a reader sees in the browser's debugger is what stands in `static/`.

(`data:` URLs within `data:` URLs would do without this step, but repeat a module under everything that imports it:
three times the size for the rulebook.)
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).with_name("static")
STYLES: Final = (
    *("base.css", "table.css", "piles.css", "text.css", "controls.css", "layout.css", "hand.css", "voice.css"),
    *("touch.css", "terms.css", "compare.css", "readings.css", "result.css", "intro.css", "practice.css"),
    *("advice.css", "lesson.css"),
    *("motion.css", "still.css", "print.css"),
)

# The only forms of import and export in these files; `_wrap_scope` refuses any other.
_IMPORT: Final = re.compile(r'^import \{([^{}]+)\} from "\./([\w-]+\.js)";$', re.MULTILINE)
_EXPORT: Final = re.compile(r"^export (?=(?:async function|function|const|class) ([\w$]+))", re.MULTILINE)
_DEFAULT: Final = re.compile(r"^export default ", re.MULTILINE)
_ICON: Final = re.compile(r'^  (\w+): "([^"]+)",$', re.MULTILINE)
_SIZE: Final = re.compile(r"font-size: ([\d.]+em)(?=[;}\s])")
_LEFT_OVER: Final = re.compile(r"^(?:import|export)\b.*$|\bimport\(.*$", re.MULTILINE)


class AssetError(ValueError):
    """A module that cannot be put together: a missing file, a circle of imports, an import in another form."""


@cache
def esm(entry: str, folder: Path = STATIC) -> str:
    """The ES module `static/{entry}` ("parts.js") with all that it imports, as one text. `folder`: where it lies, if it
    is another room's; what it imports may lie there, or among the widgets' own.

    >>> esm("parts.js").count("export default")
    1
    """
    parts: dict[str, str] = {}
    for name in _imports(entry, folder):
        _collect(name, (entry,), parts, folder)
    head = _link_imports(_source(entry, folder))
    if _find_left_over(_DEFAULT.sub("", head)) or not _DEFAULT.search(head):
        msg = f"{entry}: an entry has plain imports and one default export"
        raise AssetError(msg)
    return "\n".join((*parts.values(), head))


@cache
def loader() -> str:
    """The module that every part carries, as it stands in ``static/``; it finds the others (see `shared`)."""
    return _source("loader.js")


@cache
def icons() -> dict[str, str]:
    """The outlines of the small pictures beside words, by name, as ``dom.js`` has them.

    >>> icons()["back"]
    'M11 3v10L4 8z'
    """
    return dict(_ICON.findall(_source("dom.js").partition("const ICONS = {")[2].partition("};")[0]))


@cache
def css(*names: str) -> str:
    """The style sheets `names`, or all of them, joined; every rule is scoped under `.knack-book`.

    Letters are whole pixels high where a browser can round: it asks the system for each size of a font, and waits.

    >>> "font-size: 0.82em; font-size: round(0.82em, 1px)" in css("base.css")
    True
    """
    return "\n".join(_SIZE.sub(r"\g<0>; font-size: round(\1, 1px)", _source(name)) for name in names or STYLES)


def _source(name: str, folder: Path = STATIC) -> str:
    path = folder / name
    path = path if path.is_file() else STATIC / name
    if not path.is_file():
        msg = f"the widgets have no file {name!r}"
        raise AssetError(msg)
    return path.read_text(encoding="utf-8")


def _imports(name: str, folder: Path) -> list[str]:
    return [found[2] for found in _IMPORT.finditer(_source(name, folder))]


def _collect(name: str, above: tuple[str, ...], parts: dict[str, str], folder: Path) -> None:
    """Put `name` into `parts` after everything that it imports."""
    if name in above:
        msg = f"modules import each other: {' → '.join((*above, name))}"
        raise AssetError(msg)
    if name in parts:
        return
    for below in _imports(name, folder):
        _collect(below, (*above, name), parts, folder)
    parts[name] = _wrap_scope(name, folder)


def _variable(name: str) -> str:
    return "$" + name.removesuffix(".js").replace("-", "_")


def _link_imports(source: str) -> str:
    """`source` with imports read from the scopes' variables: `{ a as b }` becomes `{ a: b }`."""
    return _IMPORT.sub(lambda found: f"const {{{found[1].replace(' as ', ': ')}}} = {_variable(found[2])};", source)


def _wrap_scope(name: str, folder: Path) -> str:
    source = _link_imports(_source(name, folder))
    exported = ", ".join(found[1] for found in _EXPORT.finditer(source))
    body = _EXPORT.sub("", source)
    if found := _find_left_over(body):
        msg = f"{name}: {found!r} is not a form of import or export that can be put together"
        raise AssetError(msg)
    return f"const {_variable(name)} = (() => {{\n{body}return {{ {exported} }};\n}})();"


def _find_left_over(body: str) -> str | None:
    found = _LEFT_OVER.search(body)
    return found[0] if found else None
