"""The reader of a page is "you" where one seat is theirs, and called by name where several are."""

import pytest

from knack_widgets.widgets.desk import Desk

from .helpers import LANGS, asked, table

WORDS = {
    "sv": ("Du", "Spelare 2", "Du är på tur: ", "Du knackar och är med", "Du kan inte"),
    "de": ("Du", "Spieler 2", "Du bist an der Reihe: ", "Du klopfst und bist dabei", "Du kannst"),
    "en": ("You", "Player 2", "It is your turn: ", "You knock and are in", "You cannot"),
}


@pytest.mark.parametrize("lang", LANGS)
def test_status_log_refusal_and_seat_speak_to_the_reader(lang):
    you, other, turn, knocked, cannot = WORDS[lang]
    desk = Desk.open("knack", lang=lang)
    asked(desk, "card", seat=0, code=desk.state.hands[0][0])
    data = table(desk)
    assert [seat["name"] for seat in data["seats"][:2]] == [you, other]
    assert [seat["you"] for seat in data["seats"]] == [True, False, False]
    assert data["status"].startswith(turn)
    assert data["refusal"]["text"].startswith(cannot)
    asked(desk, "move", move="0 knock")
    assert knocked in [line["text"] for line in table(desk)["log"]]


def test_several_people_at_one_screen_have_names():
    desk = Desk.open("knack", lang="en", players=["Anna", "Bo", "Cleo"], controls=["me", "me", "careful"])
    asked(desk, "move", move="0 knock")
    data = table(desk)
    assert desk.you is None
    assert not any(seat["you"] for seat in data["seats"])
    assert data["status"] == "Bo is to knock or fold"
    assert "Anna knocks and is in" in [line["text"] for line in data["log"]]


def test_a_reader_with_a_name_keeps_it_at_the_seat():
    desk = Desk.open("knack", lang="en", players=["Anna", "Bo"])
    data = table(desk)
    assert data["seats"][0]["name"] == "Anna"
    assert data["status"] == "It is your turn: knock or fold"


def test_a_worked_example_calls_everybody_by_name():
    desk = Desk.open("knack", lang="en")
    asked(desk, "example", id="play-03-follow-suit")
    assert desk.you is None
    assert not any(word in table(desk)["status"].split() for word in ("you", "your", "You"))
