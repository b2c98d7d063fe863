"""HTML elements as text, as in `static/dom.js`: strings are escaped, results of `h` are not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from typing import Final

VOID: Final = frozenset({"br", "img", "input", "link", "meta"})
ADDRESSES: Final = frozenset({"action", "href", "src"})
"""Attributes with an address."""
SCHEMES: Final = frozenset({"", "data", "http", "https"})
"""Schemes of the addresses that a drawing may have; `javascript:` is not among them."""


class Html(str):
    """Text that is already HTML."""

    __slots__ = ()


Child = str | bool | Iterable["Child"] | None
Value = str | bool | None
Attributes = Mapping[str, Value]


def h(tag: str, attributes: Attributes | None = None, *children: Child) -> Html:
    """Return an element.

    `None` and `False` are left out, both as attributes and as children; `True` gives an empty attribute. An address is
    left out, too, if its scheme is not in `SCHEMES`.

    >>> h("p", {"class": "a", "hidden": None}, "1 < 2", [h("b", {}, "&"), None])
    '<p class="a">1 &lt; 2<b>&amp;</b></p>'
    """
    parts = [f"<{tag}"]
    for name, value in (attributes or {}).items():
        if value is not None and value is not False and (name not in ADDRESSES or _is_allowed(str(value))):
            parts.append(f' {name}="{"" if value is True else escape(str(value))}"')
    parts.append(">")
    if tag not in VOID:
        _put(children, parts)
        parts.append(f"</{tag}>")
    return Html("".join(parts))


def link_to(attributes: Attributes, *children: Child) -> Html:
    """Return a link, or plain text if its address is empty because there is no page to which it could lead.

    >>> link_to({"href": "glossary.ipynb", "class": "kb-ref"}, "Tricks 3")
    '<a href="glossary.ipynb" class="kb-ref">Tricks 3</a>'
    >>> link_to({"href": "", "class": "kb-ref"}, "Tricks 3")
    '<span>Tricks 3</span>'

    attributes: the attributes of the link
    """
    return h("a", attributes, *children) if attributes["href"] else h("span", {}, *children)


def _is_allowed(address: str) -> bool:
    """Return whether an address has an allowed scheme, as browsers read it (without control characters and spaces)."""
    scheme, colon, _ = re.sub(r"[\x00-\x20]", "", address).partition(":")
    return not colon or not re.fullmatch(r"[A-Za-z][A-Za-z0-9+.-]*", scheme) or scheme.lower() in SCHEMES


def _put(child: Child, parts: list[str]) -> None:
    if isinstance(child, Html):
        parts.append(child)
    elif isinstance(child, str):
        parts.append(escape(child, quote=False))
    elif child is not None and not isinstance(child, bool):
        for each in child:
            _put(each, parts)


def classes(*names: str | bool | None) -> str:
    """Return the class names that are not empty, as the value of an attribute.

    >>> classes("kb-seat", False, "kb-own")
    'kb-seat kb-own'
    """
    return " ".join(name for name in names if isinstance(name, str) and name)
