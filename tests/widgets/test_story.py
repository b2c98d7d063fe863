"""The log names cards that were drawn or bought only to a reader who may see that hand."""

import pytest

from knack_widgets.rulebook.speech import Speaker
from knack_widgets.widgets.desk import Desk

from .helpers import LANGS, asked, table

GETS = {"sv": ("får", "Du får"), "de": ("bekommt", "Du bekommst"), "en": ("gets", "You get")}


def buying(lang, *controls):
    """A desk of Köpknack in the buying, after each of two buyers has bought one card."""
    desk = Desk.open("kopknack", ("Anna", "Bo", "Cleo"), seed=3, lang=lang, controls=("me",) * 3, dealer=2)
    desk.prefs = {**desk.prefs, "cover": False}
    asked(desk, "deal")
    while desk.state.phase == "bidding":
        asked(desk, "move", move=f"{desk.state.turn} knock")
    for _ in range(2):
        seat = desk.state.turn
        assert asked(desk, "move", move=f"{seat} buy {desk.state.hands[seat][0]}") is None
    desk.controls = controls
    return desk


def bought(desk):
    """Seat → the card it bought, in words."""
    speaker = Speaker(desk.lang, desk.state.setup)
    steps = [step for step in desk.line.steps if " buy " in step.text]
    return {step.before.turn: speaker.card(step.drawn[0]) for step in steps}


def lines(desk):
    return [line["text"] for line in table(desk)["log"]]


@pytest.mark.parametrize("lang", LANGS)
def test_the_log_names_the_reader_s_own_bought_card_and_no_other(lang):
    desk = buying(lang, "me", "careful", "careful")
    own, other = bought(desk)[0], bought(desk)[1]
    assert any(own in line and GETS[lang][1] in line for line in lines(desk))
    assert not any(other in line for line in lines(desk))
    assert not any(line.startswith("Bo " + GETS[lang][0]) for line in lines(desk))


@pytest.mark.parametrize("lang", LANGS)
def test_the_log_names_every_bought_card_where_all_hands_lie_open(lang):
    desk = buying(lang, "me", "careful", "careful")
    asked(desk, "pref", name="reveal", value=True)
    for card in bought(desk).values():
        assert any(card in line for line in lines(desk))
