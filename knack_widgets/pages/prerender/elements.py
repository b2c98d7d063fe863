"""Elements as text, in the manner of `static/dom.js`: what is given as a string is escaped, what `h` returns is not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

VOID: Final = frozenset({"input"})


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Child = str | bool | Iterable["Child"] | None
Value = str | bool | None
Attributes = Mapping[str, Value]


def h(tag: str, attributes: Attributes | None = None, *children: Child) -> Html:
    """An element. `None` and `False` are left out, among attributes and children alike; `True` is an empty attribute.

    >>> h("p", {"class": "a", "hidden": None}, "1 < 2", [h("b", {}, "&"), None])
    '<p class="a">1 &lt; 2<b>&amp;</b></p>'
    """
    parts = [f"<{tag}"]
    for name, value in (attributes or {}).items():
        if value is not None and value is not False:
            parts.append(f' {name}="{"" if value is True else escape(str(value))}"')
    parts.append(">")
    if tag not in VOID:
        _put(children, parts)
        parts.append(f"</{tag}>")
    return Html("".join(parts))


def _put(child: Child, parts: list[str]) -> None:
    if isinstance(child, Html):
        parts.append(child)
    elif isinstance(child, str):
        parts.append(escape(child, quote=False))
    elif child is not None and not isinstance(child, bool):
        for each in child:
            _put(each, parts)


def classes(*names: str | bool | None) -> str:
    """The class names that there are, in one attribute's value.

    >>> classes("kb-seat", False, "kb-own")
    'kb-seat kb-own'
    """
    return " ".join(name for name in names if isinstance(name, str) and name)
