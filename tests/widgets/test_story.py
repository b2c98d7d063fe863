"""What is told of the match: whose cards the log names, and what the line about the last events holds."""

from dataclasses import replace

import pytest

from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.parts import Table
from tests.support.html import read_html

from .helpers import LANGS, asked, on_page, table

GETS = {"sv": ("får", "Du får"), "de": ("bekommt", "Neu auf deiner Hand"), "en": ("gets", "You get")}


def buying(lang, *controls):
    """A desk of Köpknack in the buying, after each of two buyers has bought one card."""
    desk = Desk.open("kopknack", ("Anna", "Bo", "Cleo"), seed=3, lang=lang, controls=("me",) * 3, dealer=2)
    desk.switch({"cover": False})
    asked(desk, "deal")
    while desk.state.phase == "bidding":
        asked(desk, "move", move=f"{desk.state.turn} knock")
    for _ in range(2):
        seat = desk.state.turn
        assert asked(desk, "move", move=f"{seat} buy {desk.state.hands[seat][0]}") is None
    desk.match = replace(desk.match, controls=controls)
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


# -- the line about the last events


def playing(game, moves, **settings):
    desk = Desk.open(game, ("Anna", "Bo", "Cleo"), seed=5, lang="en", controls=("me", "careful", "careful"), **settings)
    for _ in range(moves):
        move = desk.opponents.move(desk.state, desk.match.controls, "1") or desk.state.sample(3)
        desk.put_lines(desk.match.lines.play(move))
    return desk


def test_the_last_events_of_the_others_and_their_seats():
    desk = playing("knack", 3)
    assert table(desk)["recent"] == {"text": "Bo knocks and is in. Cleo knocks and is in.", "seats": [1, 2], "news": []}
    shown = read_html(on_page(Table(desk)).drawing).one("kb-recent")
    assert shown.text == table(desk)["recent"]["text"]


def test_before_the_first_move_and_after_a_deal_nothing_is_told():
    desk = playing("knack", 0)
    assert table(desk)["recent"]["text"] == ""
    while desk.state.chance is None:
        desk.put_lines(desk.match.lines.play(desk.state.sample(1)))
    assert table(desk)["recent"] == {"text": "", "seats": [], "news": []}


@pytest.mark.parametrize("game", games)
def test_the_line_has_only_sentences_of_the_log_and_the_others_seats(game):
    desk = playing(game, 1)
    for number in range(40):
        if desk.state.over or desk.state.chance:
            break
        found = table(desk)["recent"]
        assert 0 not in found["seats"]
        told = [line["text"] for line in table(desk)["log"]]
        assert all(part in [f"{text}." for text in told] for part in split(found["text"], told))
        move = desk.opponents.move(desk.state, desk.match.controls, "1") or desk.state.sample(number)
        desk.put_lines(desk.match.lines.play(move))


@pytest.mark.parametrize("game", games)
def test_the_line_never_begins_in_the_middle_of_what_another_player_did(game):
    """There a sentence often speaks of the one before it, such as "This card cannot take the trick"."""
    desk = Desk.open(game, ("Anna", "Bo", "Cleo"), seed=4, lang="en", controls=("me", "careful", "careful"))
    for number in range(60):
        if desk.state.over:
            break
        steps: dict[int, list[str]] = {}
        for line in table(desk)["log"]:
            steps.setdefault(line["id"] // 100, []).append(line["text"])
        own = max((at for at in steps if desk.line.steps[at - 1].move.seat in (0, None)), default=0)
        middle = {f"{text}." for at, texts in steps.items() for text in texts[1:-1] if at > own}
        found = table(desk)["recent"]["text"]
        assert not any(found.startswith(text) for text in middle)
        chance = desk.state.chance and desk.state.by_chance(str(number))
        move = chance or desk.opponents.move(desk.state, desk.match.controls, "1") or desk.state.sample(number)
        desk.put_lines(desk.match.lines.play(move))


def split(text, sentences):
    """Return the sentences of a line; a sentence may have full stops in it."""
    parts = []
    while text:
        part = max((f"{one}." for one in sentences if text.startswith(f"{one}.")), key=len)
        parts.append(part)
        text = text[len(part) :].lstrip()
    return parts


def test_what_happened_and_what_is_to_do_are_one_announcement():
    desk = playing("knack", 3)
    html = on_page(Table(desk)).drawing
    assert html.count('role="status"') == 1
    assert html.index('aria-atomic="true"') < html.index("kb-recent") < html.index("kb-status")


@pytest.mark.parametrize("game", ["knack", "kopknack"])
def test_only_the_seat_on_turn_is_marked_as_on_turn(game):
    table = Table(playing(game, 3))
    marked = [el.attributes["data-seat"] for el in read_html(on_page(table).drawing).of_class("kb-turn")]
    assert marked == [str(seat) for seat in [table.desk.view.turn] if seat is not None]


@pytest.mark.parametrize("seat", [1, 2])
def test_the_seats_of_the_last_events_are_marked(seat):
    root = read_html(on_page(Table(playing("knack", 3))).drawing)
    seats = {el.attributes["data-seat"]: el.classes for el in root.of_class("kb-seat")}
    assert "kb-did" in seats[str(seat)]
    assert "kb-did" not in seats["0"]
