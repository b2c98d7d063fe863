"""The shelf, the page that lists every game of the book with a sentence about it."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING, Any

import traitlets

from ..pages.cardart import card_svg
from ..pages.prerender import learned_html, shelf_html
from ..pages.prerender.elements import Html, h
from ..rulebook.bundles import messages
from ..rulebook.exercised_clauses import has_traps
from ..rulebook.fingerprints import load_source
from ..rulebook.folders import leave_out
from ..rulebook.link_fields import READ
from ..rulebook.names import card_index
from ..rulebook.page_games import has_page
from ..rules import Game, games
from ..rules.core.chance import shuffle
from .assets import css, esm, icons
from .intent_fields import text_of, zone_of
from .listing import Data, Listing
from .page_links import find_page, on_paper, way
from .path_steps import STEPS, path_data
from .reader_progress import progress_data
from .request import READER, rooms_page
from .sealing import PROGRESS, unseal

if TYPE_CHECKING:
    from ..study.progress import Progress

WAYS = {
    "settle": "settle",
    "differences": "differences",
    "glossary": "glossary",
    "questions": "questions",
    "lesson": "odds",
}
"""The pages that do not belong to a game (name of the trait and of the word → name of the page)."""
ROOMS = "class_table"
"""The name of the trait and of the word of the page with rooms for a class."""
MAX_FAN = 7
"""Greatest number of cards in the fan of a game."""
GLOSS = " ("
"""Separates a game's name in its own language from its translation for the reader."""


class Shelf(Listing):
    """All games, as links to their pages.

    The simple games, on which the others build, come first.

    lang: the language; by default the language in the page's address, else Swedish; the reader can choose another
    """

    _esm = esm("shelf.js")
    _css = css("base.css", "shelf.css", "touch.css")
    says = ("language", "search", "read_rules", "path", "trap_of_day", *WAYS, ROOMS)

    settle = traitlets.Unicode()
    differences = traitlets.Unicode()
    glossary = traitlets.Unicode()
    questions = traitlets.Unicode()
    lesson = traitlets.Unicode()
    class_table = traitlets.Unicode()
    """The address of the page with rooms, empty where the server has none."""
    books: traitlets.List[Any] = traitlets.List()
    learned = traitlets.Unicode().tag(sync=True)
    """The reader's progress as HTML, if the browser has stored it (see the module `reader_progress`)."""

    readers: tuple[str, ...] = ("",)
    read: Mapping[str, tuple[str, ...]] = {}
    path: Mapping[str, tuple[str, ...]] = {}
    """The steps of each game's path that the reader has done."""
    progress: Progress | None = None
    zone: tzinfo = UTC
    """The reader's time zone, as the browser sent it."""

    def _follow(self, arguments: Mapping[str, str]) -> None:
        if names := arguments.get(READER):
            self.readers = tuple(names.split("."))
        super()._follow(arguments)

    def _hear(self, _: object, content: object, __: object) -> None:
        """Read the progress and the opened clauses that the browser has stored."""
        super()._hear(_, content, __)
        if not isinstance(content, Mapping) or content.get("do") != "learned":
            return
        self.zone = zone_of(content) or self.zone
        read = content.get("read")
        self.read = {
            game: tuple(each for each in ids if isinstance(each, str))
            for game, ids in (read.items() if isinstance(read, Mapping) else ())
            if game in games and isinstance(ids, list)
        }
        walked = content.get("path")
        self.path = {
            game: tuple(step for step in STEPS if step in steps)
            for game, steps in (walked.items() if isinstance(walked, Mapping) else ())
            if game in games and isinstance(steps, list)
        }
        self.progress = None
        with suppress(ValueError):  # progress that another server has encrypted cannot be read here
            if kept := text_of(content, "kept", 4 << 20):
                # imported late: only a reader who has practised needs the scheduling library
                from ..study.progress import Progress

                self.progress = Progress.loads(unseal(kept, PROGRESS, self.readers))
        self._tell()

    @traitlets.observe("lang")
    def _tell(self, _: object = None) -> None:
        known = self.read or self.progress
        data = progress_data(self.read, self.progress, datetime.now(self.zone), self.lang) if known else {}
        paths = {game: path_data(game, self.lang, done) for game, done in self.path.items() if done}
        self.learned = learned_html({**data, "paths": paths, "path": self.words["path"]})

    def _data(self, lang: str) -> Data:
        rooms = rooms_page()
        ways = {word: way(name, lang) for word, name in WAYS.items()}
        return {"books": _books(lang), **ways, ROOMS: f"{rooms}?lang={lang}" if rooms else ""}

    def _html(self, lang: str, data: Data) -> str:
        return shelf_html(
            lang,
            self._words(lang),
            data["books"],
            {name: data[name] for name in (*WAYS, ROOMS) if data[name]},
            icons(),
            datetime.now(UTC).date(),
        )

    def _plain(self) -> dict[str, str]:
        """Return the list for pages without a kernel, also as HTML with links."""
        games = (
            h("li", {}, _link(book) if book["href"] else book["name"], " · ", book["facts"], h("br"), book["about"])
            for book in self.books
        )
        ways = ((word, getattr(self, word)) for word in WAYS)
        others = (h("li", {}, h("a", {"href": href}, self.words[word])) for word, href in ways if href)
        return {**super()._plain(), "text/html": str(h("ul", {"lang": self.lang}, games, others))}

    def __repr__(self) -> str:
        entries = [f"{book['name']}{book['gloss']} · {book['facts']}\n  {book['about']}" for book in self.books]
        return "\n".join([*entries, self.words["lesson"]])


def _books(lang: str) -> list[Data]:
    books, broken = [], [*games.left_out]
    for game in sorted(games.values(), key=_learning_order):
        if has_page(game.id):
            try:
                books.append(_book(game, lang))
                continue
            except Exception as error:  # the declarations of a game by other authors can raise any error
                leave_out(game.id, "its entry on the shelf", error)
        broken.append(game.id)
    return [*books, *(_broken_book(game_id, lang) for game_id in sorted(broken))]


def _broken_book(game_id: str, lang: str) -> Data:
    """Return the entry of an installed game that has no page because of a fault of its own: its id, and no link."""
    said = messages(lang).say("ui-shelf_broken", {}, game_id)
    empty = dict.fromkeys(("href", "read", "gloss", "trap", "facts"), "")
    return {"game": game_id, "name": game_id, "nameLang": lang, "about": said, **empty, "path": [], "fan": []}


def _book(game: Game, lang: str) -> Data:
    """Return the entry of a game on the page."""
    name, bracket, gloss = game.names[lang].partition(GLOSS)
    least, most = game.players.start, game.players.stop - 1
    whole, address = game.pack(game.start().setup), find_page(game.id)
    return {
        "game": game.id,
        "href": way(game.id, lang),
        "read": (on_paper(game.id, READ) or "").replace("@", lang),
        "name": name,
        "nameLang": load_source(game.id).lang,
        "gloss": bracket + gloss,
        "about": messages(lang, game.id).say("page-about", {}, game.names[lang]),
        "path": path_data(game.id, lang),
        "trap": f"{address}?lang={lang}&practise=" if has_traps(game.id) and address else "",
        "facts": messages(lang).say("ui-for_players", {"least": least, "most": most}, f"{least}–{most}"),
        "fan": [card_svg(card, card_index(lang, card)) for card in shuffle(whole, game.id)[: _cards_in_fan(game)]],
    }


def _cards_in_fan(game: Game) -> int:
    """Return how many cards a game's fan has: as many as a hand of its tricks, three in games without tricks."""
    return min(MAX_FAN, next((phase.cards for phase in game.phases.values() if phase.cards), 3))


def _link(book: dict[str, Any]) -> Html:
    """Return the link to the page of a game."""
    return h("a", {"href": book["href"]}, h("span", {"lang": book["nameLang"]}, book["name"]), book["gloss"])


def _learning_order(game: Game) -> tuple[int, str]:
    """Return the sort key for the order of learning: fewer clauses first, then by id."""
    return len(game.clauses), game.id
