"""Cards that may not be played now are greyed, also if none may be played."""

from __future__ import annotations

import pytest

from knack_widgets.pages.prerender.seats import seat_view
from knack_widgets.pages.prerender.sheet import Sheet
from knack_widgets.widgets import pagedata
from knack_widgets.widgets.desk import Desk
from tests.support.html import read_html

from .helpers import NAMES, asked, openly, table

WORDS = {"lang": "en", "words": pagedata.drawn_words("en"), "prefs": {}}


def desk() -> Desk:
    """A deal of Knack in which the reader plays all seats."""
    return openly(Desk.open("knack", NAMES[:3], seed=3, controls=["me"] * 3, dealer=2))


def test_a_phase_of_cards_is_one_in_which_a_card_is_pressed() -> None:
    found = desk()
    assert [seat["plays"] for seat in table(found)["seats"]] == [False, False, False]  # knocking comes first
    for seat in range(3):
        asked(found, "move", move=f"{seat} knock")
    turn = found.state.turn
    assert [seat["plays"] for seat in table(found)["seats"]] == [seat == turn for seat in range(3)]


@pytest.mark.parametrize(("plays", "greyed"), [(True, 3), (False, 0)])
def test_every_card_is_greyed_if_another_move_is_due(plays: bool, greyed: int) -> None:
    seat = table(desk())["seats"][0]
    hand = [{**card, "mine": True, "legal": False} for card in seat["hand"]]
    drawn = seat_view(
        Sheet(WORDS, {}, living=True),
        {**seat, "turn": True, "plays": plays, "hand": hand},
        large=True,
        pick=None,
        refused=None,
    )
    assert len(read_html(str(drawn)).of_class("kb-illegal")) == greyed
