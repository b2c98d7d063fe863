"""HTML as tests read it: its elements with their roles, names and words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, is_dataclass, replace
from html.parser import HTMLParser
from typing import Any, Self
from urllib.parse import urlsplit

VOID = {"input", "br", "img", "link", "meta"}
URLS = {"href", "src", "action", "formaction", "data", "poster", "srcset", "xlink:href"}
MARKS = "\u202e\u2066\u2067\u2069\u200f"
"""Marks that turn the direction of a line: an override, three isolates and a mark of a letter from right to left."""
HOSTILE = (
    "<img src=x onerror=alert(1)>", "</script>", "</style>", "</li></ul></section>", "<!--", "-->", "<![CDATA[", "]]>",
    '"', "'", "`", "=", " onclick=alert(1) ", "&lt;b&gt;", "&#60;", "&", "javascript:alert(1)", "{{ 7 * 7 }}", "${7}",
    "\\", "\0", "\n", *MARKS, "é", "a",
)  # fmt: skip
"""Pieces of texts with which somebody might try to break out of a text."""


@dataclass
class Element:
    """An element: its tag, its attributes and its children, which are elements and texts."""

    tag: str
    attributes: dict[str, str | None]
    children: list[Element | str] = field(default_factory=list)

    @property
    def classes(self) -> set[str]:
        """The class names."""
        return set((self.attributes.get("class") or "").split())

    @property
    def text(self) -> str:
        """All words of the element, as they are written."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    def all(self) -> list[Element]:
        """Return the element and all elements in it, in their order."""
        inner = [child for child in self.children if isinstance(child, Element)]
        return [self, *(each for child in inner for each in child.all())]

    def of_class(self, name: str) -> list[Element]:
        """Return the elements with a class, in their order."""
        return [each for each in self.all() if name in each.classes]

    def one(self, name: str) -> Element:
        """Return the only element with a class. Raise ValueError for any other number of them."""
        (only,) = self.of_class(name)
        return only

    def control(self, key: str) -> Element:
        """Return the only control with a key. Raise ValueError for any other number of them."""
        (only,) = (each for each in self.all() if each.attributes.get("data-key") == key)
        return only

    def keys(self) -> list[str]:
        """Return the keys of the controls, in their order."""
        return [key for each in self.all() if (key := each.attributes.get("data-key"))]

    def words(self) -> str:
        """Return all that is written: the words, and the values of the attributes."""
        values = (value or "" for each in self.all() for value in each.attributes.values())
        return "\n".join([self.text, *values])

    def vocabulary(self) -> set[str]:
        """Return what the HTML is made of: its tags, each with its attributes, and the schemes of its addresses."""
        found = set()
        for each in self.all():
            found.add(each.tag)
            for name, value in each.attributes.items():
                found.add(f"{each.tag} {name}")
                if name in URLS:
                    found.add(f"{each.tag} {name} {urlsplit(value or '').scheme}:")
                if name == "style" and "url(" in (value or ""):
                    found.add(f"{each.tag} style {value}")
        return found

    def shape(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return the tags with the names of their attributes, in their order."""
        return [(each.tag, tuple(each.attributes)) for each in self.all()]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, dict(attrs))
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if self.open[-1].tag != tag:
            raise ValueError(f"</{tag}> closes <{self.open[-1].tag}>")
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)

    @classmethod
    def read(cls, html: str) -> Self:
        reader = cls()
        reader.feed(html)
        reader.close()
        return reader


def read_html(html: str) -> Element:
    """Return the elements of a piece of HTML under a root without a tag. Raise ValueError if they are not nested."""
    reader = _Reader.read(html)
    if reader.open != [reader.root]:
        raise ValueError(f"<{reader.open[-1].tag}> is not closed")
    return reader.root


def spoil(data: Any, text: str, kept: frozenset[str]) -> Any:
    """Return page data with a text at the end of each of its texts.

    kept: the fields that stay as they are, because they are no words or are HTML already
    """
    if isinstance(data, str):
        return data + text
    if isinstance(data, Mapping):
        return {name: value if name in kept else spoil(value, text, kept) for name, value in data.items()}
    if isinstance(data, Sequence):
        return [spoil(each, text, kept) for each in data]
    if is_dataclass(data) and not isinstance(data, type):
        return replace(data, **spoil(vars(data), text, kept))
    return data
