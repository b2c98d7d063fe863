"""The data of a picture: a part's traits as they are sent to the page, and the page's small drawings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..cardart import sign_path
from .elements import Attributes, Html, Value, classes, h

Data = Mapping[str, Any]


def in_lang(texts: Any, lang: str) -> str:
    """Return a text in a language, or else in another one that it has (`inLang` in the page)."""
    if not isinstance(texts, Mapping):
        return texts or ""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()), "") or ""


@dataclass(frozen=True, eq=False)
class Sheet:
    """The data of a picture.

    `traits`: the traits of a part, including the deck's `cards` and `clauses`, without tables, because each drawing
        gets only its own part of a table; `icons`: the outlines of the page's
        small pictures; `text`: the column of the text if it has already been drawn; `practises`: whether the text has
        buttons for questions and other readings; `living`: whether a page with a kernel updates itself to this drawing,
        and reacts to it.
    """

    traits: Data
    icons: Mapping[str, str] = field(default_factory=dict)
    text: Html | None = None
    practises: bool = False
    living: bool = False

    @property
    def lang(self) -> str:
        """The reader's language."""
        return str(self.traits["lang"])

    def get(self, name: str) -> Data:
        """Return a trait, empty if the part does not have it."""
        value: Data = self.traits.get(name) or {}
        return value

    def t(self, key: str) -> str:
        """Return a word of the page."""
        return str(self.get("words").get(key, key))

    def part_name(self, word: str, title: str | None = None) -> str:
        """Return the name of a part's region.

        It ends with a title, else with what the part is about (the trait `about`), else with the name of its only
        chapter if it has one.
        """
        chapters = self.get("book").get("chapters", ())
        of = (
            title
            or self.traits.get("about")
            or (in_lang(chapters[0]["heading"], self.lang) if len(chapters) == 1 else None)
        )
        return f"{self.t(word)}: {of}" if of else self.t(word)

    def live(self, value: str | None) -> str | None:
        """Return an attribute that only a page that acts on the drawing needs, or None elsewhere."""
        return value if self.living else None

    @property
    def typing(self) -> dict[str, Value]:
        """The attributes of a text field: in a first view, on which no script acts yet, it is a disabled button.

        Chromium's autofill asks whether each text field can be seen, also a disabled one, and so lays out chapters far
        below the window.
        """
        return {} if self.living else {"type": "button", "disabled": True}

    # -- small drawings

    def icon(self, name: str) -> Html:
        """Return a small picture next to words."""
        path = h("path", {"d": self.icons.get(name, "")})
        drawn = h("svg", {"viewBox": "0 0 16 16", "fill": "currentColor", "fill-rule": "evenodd"}, path)
        return h("span", {"class": "kb-icon", "aria-hidden": "true"}, drawn)

    def clause_ref(self, clause: str) -> Html:
        """Return a clause as a button that shows its text."""
        label = str(self.get("clauses").get(clause, clause))
        said = f"{self.t('clause')} {label}"
        attributes = {"type": "button", "class": "kb-ref", "aria-label": said, "title": self.t("show_clause")}
        attributes |= {"data-clause": clause} if self.living else {}
        return h("button", attributes, label)

    def face(self, code: str | None, fallback: str = "back") -> Html:
        """Return the picture of a card."""
        cards = self.get("cards")
        return Html((cards.get(code or "") or cards.get(fallback) or {}).get("svg", ""))

    def card_name(self, code: str) -> str:
        """Return the name of a card."""
        return str(self.get("cards").get(code, {}).get("name", code))

    def card(self, code: str | None, name: str | None = None, *, blank: bool = False, small: bool = False) -> Html:
        """Return a card that cannot be pressed."""
        label = name or (self.card_name(code) if code else self.t("hidden_card"))
        look = {"class": classes("kb-card", small and "kb-small"), "role": "img", "aria-label": label}
        kind: Attributes = {"title": label, "data-card": code, "data-face": self.live("blank" if blank else None)}
        return h("span", {**look, **kind}, self.face(code or ("blank" if blank else "back")))

    def card_button(self, code: str, key: str, *, attributes: Attributes, said: str | None = None) -> Html:
        """Return a card that can be pressed."""
        name = self.card_name(code)
        first = {"type": "button", "class": attributes.get("class"), "data-key": key, "data-card": code, "title": name}
        return h("button", {**first, **attributes}, self.face(code), h("span", {"class": "kb-sr"}, said or name))


def suit_sign(suit: str) -> Html:
    """Return the sign of a suit."""
    drawn = h("svg", {"viewBox": "-21 -21 42 42", "fill": "currentColor"}, h("path", {"d": sign_path(suit)}))
    return h("span", {"class": f"kb-sign suit-{suit}", "aria-hidden": "true"}, drawn)


def ids(codes: list[str]) -> list[str]:
    """Return ids of cards: a card's code, and `code#2` for the second of two equal cards.

    >>> ids(["Xb", "2c", "Xb"])
    ['Xb', '2c', 'Xb#2']
    """
    seen: dict[str, int] = {}
    names = []
    for code in codes:
        seen[code] = seen.get(code, 0) + 1
        names.append(code if seen[code] == 1 else f"{code}#{seen[code]}")
    return names
