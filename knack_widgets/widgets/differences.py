"""The page that compares games, for somebody who knows one of them."""

from __future__ import annotations

from typing import Any

import traitlets

from ..pages.differences import comparison
from ..pages.prerender import differences_html, differences_table
from ..rulebook.concepts import compared_games
from ..rulebook.labels import game_name
from ..rules import games
from .assets import css, esm, icons
from .listing import Data, Listing
from .page_links import find_page, way
from .request import on_visit


class Differences(Listing):
    """The differences between games for somebody who knows one of them: point by point, with the clauses.

    The reader can choose other games. Examples: `Differences("knack", "kopknack")`, `Differences("knack")` with all
    games beside it, `Differences()`.

    known: the id of the game that the reader knows; by default the first game
    other: the id of the game that the reader wants to play; by default all games
    lang: the language; by default the language in the page's address, else Swedish; the reader can choose another

    Raise ValueError if a game does not exist or has no answers for comparison.
    """

    _esm = esm("differences.js")
    _css = css("base.css", "shelf.css", "differences.css", "touch.css")
    _settable = frozenset({"lang", "known", "other"})
    says = (
        *("language", "search", "all_games"),
        *(f"differences_{name}" for name in ("known", "other", "every", "same", "usual")),
    )

    known = traitlets.Unicode().tag(sync=True)
    """The game that the reader knows."""
    other = traitlets.Unicode().tag(sync=True)
    """The game that the reader wants to play; empty for all games."""
    points: traitlets.List[Any] = traitlets.List()
    """The points as data."""
    names: traitlets.Dict[str, str] = traitlets.Dict()
    """The games among which the reader may choose."""
    home = traitlets.Unicode()

    def __init__(self, known: str | None = None, other: str | None = None, lang: str | None = None) -> None:
        self.offered = compared_games()
        chosen = [game and games.find(game).id for game in (known, other)]
        for game in filter(None, chosen):
            if game not in self.offered:
                raise ValueError(f"{game} has no answers for comparison: expected one of {', '.join(self.offered)}")
        self.chosen = {"known": chosen[0] or self.offered[0], "other": chosen[1] or ""}
        super().__init__(lang)
        on_visit(self._ask_for)

    @traitlets.default("known")
    def _first_known(self) -> str:
        return self.chosen["known"]

    @traitlets.default("other")
    def _first_other(self) -> str:
        return self.chosen["other"]

    def _ask_for(self, arguments: dict[str, str]) -> None:
        """Choose the games that the page's address names."""
        self.known = arguments.get("game", self.known)
        self.other = arguments.get("other", self.other)

    @traitlets.validate("known", "other")
    def _check_game(self, proposal: Data) -> str:
        """Return the game if it can be compared, otherwise the game chosen before."""
        value, trait = proposal["value"], proposal["trait"].name
        if value in self.offered or (trait == "other" and not value):
            self.chosen[trait] = value
        return self.chosen[trait]

    @traitlets.observe("known", "other")
    def _choose(self, _: object) -> None:
        self._set()

    @property
    def shown(self) -> tuple[str, ...]:
        """The games that are compared, beginning with the one that the reader knows."""
        others = (self.other,) if self.other else self.offered
        return (self.known, *(game for game in others if game != self.known))

    def _data(self, lang: str) -> Data:
        return {
            "points": comparison(self.shown, lang, find_page),
            "names": {game: game_name(game, lang) for game in self.offered},
            "home": way("index", lang),
        }

    def _html(self, lang: str, data: Data) -> str:
        return differences_html(lang, self._words(lang), **data, known=self.known, other=self.other, icons=icons())

    def _plain(self) -> dict[str, str]:
        """Return the comparison for pages without a kernel, also as HTML."""
        return {**super()._plain(), "text/html": differences_table(self.lang, self.words, self.points)}

    def __repr__(self) -> str:
        lines = []
        for point in self.points:
            lines.append(point["name"])
            for one in point["answers"]:
                labels = ", ".join(link["label"] for link in one["clauses"])
                lines.append(f"  {one['name']}: {one['text']} ({labels})")
        return "\n".join(lines)
