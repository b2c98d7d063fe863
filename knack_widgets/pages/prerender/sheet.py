"""What a picture is drawn from: a part's traits as they go to the page, and the page's own small drawings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ..cardart import sign_path
from .elements import Attributes, Html, classes, h

Data = Mapping[str, Any]


def in_lang(texts: Any, lang: str) -> str:
    """A text in a language, or in whichever there is (`inLang` of the page)."""
    if not isinstance(texts, Mapping):
        return texts or ""
    return texts.get(lang) or texts.get("en") or next(iter(texts.values()), "") or ""


@dataclass(frozen=True, eq=False)
class Sheet:
    """`traits` with the deck's `cards` and `clauses` among them; `icons`: the outlines of the page's small pictures;
    `text`: the column of the text, where it has been drawn before; `practises`: whether the text has buttons for
    questions and other readings.
    """

    traits: Data
    icons: Mapping[str, str] = field(default_factory=dict)
    text: Html | None = None
    practises: bool = False

    @property
    def lang(self) -> str:
        """The reader's language."""
        return str(self.traits["lang"])

    @property
    def table(self) -> Data:
        """The trait `table`, empty where there is none."""
        return self.get("table")

    def get(self, name: str) -> Data:
        """A trait, empty where there is none."""
        found: Data = self.traits.get(name) or {}
        return found

    def t(self, key: str) -> str:
        """A word of the page."""
        return str(self.get("words").get(key, key))

    def with_traits(self, **traits: Any) -> Sheet:
        """The same with other traits."""
        return replace(self, traits={**self.traits, **traits})

    def part_name(self, word: str) -> str:
        """The name of a part's region: one that shows a single chapter, or a side, is named after it."""
        chapters = self.get("book").get("chapters", ())
        of = self.table.get("title") or (in_lang(chapters[0]["heading"], self.lang) if len(chapters) == 1 else None)
        return f"{self.t(word)}: {of}" if of else self.t(word)

    # -- small drawings

    def icon(self, name: str) -> Html:
        """A small picture beside words."""
        path = h("path", {"d": self.icons.get(name, "")})
        drawn = h("svg", {"viewBox": "0 0 16 16", "fill": "currentColor", "fill-rule": "evenodd"}, path)
        return h("span", {"class": "kb-icon", "aria-hidden": "true"}, drawn)

    def clause_ref(self, clause: str) -> Html:
        """A clause as a button that brings its text."""
        label = str(self.get("clauses").get(clause, clause))
        said = f"{self.t('clause')} {label}"
        given = {"type": "button", "class": "kb-ref", "aria-label": said, "title": self.t("show_clause")}
        return h("button", given, label)

    def face(self, code: str | None, fallback: str = "back") -> Html:
        """The picture of a card."""
        cards = self.get("cards")
        return Html((cards.get(code or "") or cards.get(fallback) or {}).get("svg", ""))

    def card_name(self, code: str) -> str:
        """What a card is called."""
        return str(self.get("cards").get(code, {}).get("name", code))

    def card(self, code: str | None, name: str | None = None, *, blank: bool = False, small: bool = False) -> Html:
        """A card that is only looked at."""
        label = name or (self.card_name(code) if code else self.t("hidden_card"))
        look = {"class": classes("kb-card", small and "kb-small"), "role": "img", "aria-label": label}
        return h("span", {**look, "title": label, "data-card": code}, self.face(code or ("blank" if blank else "back")))

    def card_button(self, code: str, key: str, *, given: Attributes, said: str | None = None) -> Html:
        """A card that can be pressed."""
        name = self.card_name(code)
        first = {"type": "button", "class": given.get("class"), "data-key": key, "data-card": code, "title": name}
        return h("button", {**first, **given}, self.face(code), h("span", {"class": "kb-sr"}, said or name))


def suit_sign(suit: str) -> Html:
    """The sign of a suit."""
    drawn = h("svg", {"viewBox": "-21 -21 42 42", "fill": "currentColor"}, h("path", {"d": sign_path(suit)}))
    return h("span", {"class": f"kb-sign suit-{suit}", "aria-hidden": "true"}, drawn)


def ids(codes: list[str]) -> list[str]:
    """Ids for cards: a card's code, and for the second that looks alike `code#2`.

    >>> ids(["Xb", "2c", "Xb"])
    ['Xb', '2c', 'Xb#2']
    """
    seen: dict[str, int] = {}
    found = []
    for code in codes:
        seen[code] = seen.get(code, 0) + 1
        found.append(code if seen[code] == 1 else f"{code}#{seen[code]}")
    return found
