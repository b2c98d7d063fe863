"""Previews of shared links: Open Graph's title, description and picture of a page.

They depend on the game and on the position in the address.

Only public facts are described and drawn. A record in an address is replayed only if it is short. If an address cannot
be read, the preview has the game's own title and picture.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from html import escape, unescape
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qsl, urlencode

from tornado import web

from ...pages.cardpng import HEIGHT, MAX_CARDS_SHOWN, WIDTH, cards_png
from ...pages.line import Line
from ...rulebook.bundles import messages
from ...rulebook.examples import examples
from ...rulebook.labels import clause_label
from ...rulebook.languages import LANGS
from ...rulebook.texts import load_text
from ...rulebook.words import caption, phase_words
from ...rules import Game, RulesError, View, games
from ...rules.core.cards import BIT
from ...rules.core.chance import shuffle
from ...rules.packing import position_of, record_of
from ...widgets.permalink import step_of
from .pictures import EMBED
from .request_facts import base_of

ROUTE: Final = rf"/shared/({'|'.join(LANGS)})/([0-9A-Za-z-]{{1,20}})\.png"
LONGEST_RECORD: Final = 16 * 1024
"""Greatest size of a record that is replayed for a preview (bytes): several deals of any game."""
LONGEST_TEXT: Final = 200
LOCALES: Final = {"sv": "sv_SE", "de": "de_DE", "en": "en_GB"}
HIDDEN: Final = "x"
TAG: Final = re.compile(r"<[^>]*>")


class Preview(NamedTuple):
    """The preview of a page.

    title: the title
    text: the description
    cards: the cards in the picture; None is a face-down card
    """

    title: str
    text: str
    cards: tuple[str | None, ...]


def preview(game: Game, asked: Mapping[str, str], lang: str) -> Preview:
    """Return the preview of a game's page for an address with the parameters `asked`."""
    name = game.names[lang]
    title, text = name, messages(lang, game.id).say("page-about", {}, name)
    cards: tuple[str | None, ...] = shuffle(game.pack(game.start().setup), game.id)[:3]
    try:
        if line := _line(game, asked):
            view = line.state.view()
            title, text = f"{name}: {phase_words(view, lang)}", f"{caption(view, lang)}."
            cards = _open_cards(view) or cards
        if example := examples(game.id).get(asked.get("example", "")):
            title = f"{name}: {example.title[lang]}"
        if (clause := asked.get("clause")) in game.clauses:
            title = f"{name}: {clause_label(game.id, str(clause), lang)}"
            text = unescape(TAG.sub("", load_text(game.id).clauses[str(clause)].html[lang]))
    except RulesError:
        pass  # the record is broken: the page itself reports this
    text = " ".join(text.split())
    return Preview(
        title, text if len(text) <= LONGEST_TEXT else f"{text[: LONGEST_TEXT - 1]}…", tuple(cards[:MAX_CARDS_SHOWN])
    )


def _line(game: Game, asked: Mapping[str, str]) -> Line | None:
    """Return the line of play that an address names, or None.

    Raise RulesError if the fields of the address are not valid.
    """
    if packed := asked.get("record"):
        record = record_of(packed, LONGEST_RECORD)
        return Line.from_record(record, step_of(asked, record)) if record.game == game.id else None
    if text := asked.get("position"):
        position = position_of(text, LONGEST_RECORD)
        return Line(position.start()) if position.game == game.id else None  # not with unknown cards
    if example := examples(game.id).get(asked.get("example", "")):
        return Line.from_record(example.record, step_of(asked, example.record) if "step" in asked else example.at)
    return None


def _open_cards(view: View) -> tuple[str | None, ...]:
    """Return the cards that all can see: the trick, or else the face-up cards in the middle."""
    scene = view.scene
    if scene.trick and scene.trick.plays:
        return tuple(played.card for played in scene.trick.plays)
    if scene.heap:
        return scene.heap.cards[-MAX_CARDS_SHOWN:]
    return scene.row("middle") or scene.row("upcard")


def picture_path(cards: Sequence[str | None], lang: str) -> str:
    """Return the path of the picture of these cards, relative to the book's address."""
    return f"shared/{lang}/{'-'.join(card or HIDDEN for card in cards)}.png"


def tags(game: Game, query: str, lang: str, base: str = "", ending: str = "") -> str:
    """Return the elements of the page's head that describe the preview.

    base: the book's whole address; if it is empty, the elements contain no address and no picture
    ending: the file extension of the page if the page is a file, such as `.html`
    """
    asked = dict(reversed(parse_qsl(query)))
    shown = preview(game, asked, lang)
    properties = {
        "og:type": "website",
        "og:site_name": "knack-widgets",
        "og:title": shown.title,
        "og:description": shown.text,
        "og:locale": LOCALES[lang],
    }
    if base:
        kept = urlencode([pair for pair in parse_qsl(query) if pair[0] != EMBED])
        properties["og:url"] = f"{base}{game.id}{ending}" + (f"?{kept}" if kept else "")
        properties["og:image"] = base + picture_path(shown.cards, lang)
        properties |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT), "og:image:alt": shown.title}
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in properties.items()]
    kind = "summary_large_image" if base else "summary"
    more = {"description": shown.text, "twitter:card": kind}
    return "\n".join([*lines, *(f'<meta name="{name}" content="{escape(text)}">' for name, text in more.items())])


async def describe(handler: Any, notebook: str | None, query: str, lang: str) -> str:
    """Return the preview's elements for a notebook's page, or "" if it is not a game's page."""
    game = games.get(Path(notebook or "").stem)
    if game is None:
        return ""
    return await asyncio.to_thread(tags, game, query, lang if lang in LANGS else LANGS[0], base_of(handler))


class Picture(web.RequestHandler):
    """The handler that sends cards as a PNG to any client."""

    async def get(self, lang: str, named: str) -> None:
        """Send the picture; answer 404 if a name in the address is not a card."""
        cards = tuple(None if card == HIDDEN else card for card in named.split("-"))
        if len(cards) > MAX_CARDS_SHOWN or any(card is not None and card not in BIT for card in cards):
            raise web.HTTPError(404)
        data = await asyncio.to_thread(cards_png, cards, lang)
        self.set_header("Content-Type", "image/png")
        self.set_header("Cache-Control", "public, max-age=604800")
        self.finish(data)
