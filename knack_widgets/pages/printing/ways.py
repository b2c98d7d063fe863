"""The links that a page for paper shows on the screen."""

from __future__ import annotations

from ..prerender.elements import Html, h
from .paper import word


def links_view(lang: str, languages: list[tuple[str, str]], more: list[tuple[str, str]], back: str | None) -> Html:
    """Return links for the screen: other sheets, the other languages, the game's page if there is one."""
    shown = [h("a", {"href": href}, text) for href, text in more]
    shown += [h("a", {"href": href, "lang": code}, word(code, "language")) for href, code in languages]
    if back is not None:
        shown.append(h("a", {"href": f"{back}?lang={lang}"}, word(lang, "back")))
    return h("nav", {"aria-label": word(lang, "ways")}, [[link, " "] for link in shown])
