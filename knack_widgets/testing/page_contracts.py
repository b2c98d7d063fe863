"""Contracts of pages: the game has a page, which can be drawn at every step of a deal."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Final

from ..pages import present
from ..pages.book import book
from ..pages.picture import picture
from ..pages.setup import setup
from ..rulebook.bundles import MissingMessage
from ..rulebook.game_languages import languages_of
from ..rulebook.page_games import has_page
from ..widgets.desk import Desk
from ..widgets.intents import do
from .faults import Fault, contract
from .word_contracts import said_warnings

MAX_MOVES: Final = 200
"""Greatest number of moves that are played on a page."""


@contract("__init__.py", "mend the file that is named")
def check_page(game_id: str, _: int) -> Iterator[Fault]:
    """Check that the game has a page."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        has_page.cache_clear()
        there = has_page(game_id)
    if not there:
        yield Fault("__init__.py", str(caught[-1].message) if caught else "the game has no page", "mend it")


@contract("scene.py", "mend what the page draws")
def check_pictures(game_id: str, _: int) -> Iterator[Fault]:
    """Check that a deal can be played on the page to its end, against opponents."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for lang in languages_of(game_id):
            desk = Desk.open(game_id, lang=lang, seed=3)
            do(desk, {"do": "deal", "seed": 3})
            for _move in range(MAX_MOVES):
                if desk.notice is not None:
                    yield Fault("scene.py", f"the page says: {desk.notice}", "mend what raises it")
                    break
                present.table(desk.sight, desk.speaker)
                book(desk.sight)
                setup(desk.sight, desk.speaker)
                picture(desk.sight)
                view = desk.view
                if not view.to_act:
                    break
                do(desk, {"do": "move", "move": str(view.moves[0])} if view.moves else {"do": "opponent"})
    yield from said_warnings([each for each in caught if issubclass(each.category, MissingMessage)])
