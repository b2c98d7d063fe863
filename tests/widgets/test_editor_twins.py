"""From a running match to the editor: whatever a reader takes along is the same wherever the hidden cards lie."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from knack_widgets import PositionEditor
from knack_widgets.pages.editor.answer_data import question_data
from knack_widgets.pages.editor.opening import games_to_lay_out, phases_of
from knack_widgets.pages.editor.page_data import Words
from knack_widgets.pages.line import Line, Lines
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from tests.support.html import read_html

from .helpers import onward
from .test_known import twin_of
from .test_to_editor import address_of

QR = {"do": "qr", "address": "https://book.example/settle.ipynb"}
SENT: dict[str, dict[str, str]] = {
    "svg": {"do": "save", "kind": "svg"},
    "png": {"do": "save", "kind": "png"},
    "record": {"do": "save", "kind": "record"},
    "practise": {"do": "practise"},
    "class": {"do": "ask_class"},
}
"""A door → the intent after which the page alone is sent something."""
MATCHES = 40
COMPARED = 3


def doors(desk: Desk, lang: str) -> dict[str, str]:
    """Return all that a reader gets who goes to the editor and takes the situation along by every door."""
    desk.speak(lang)
    address = address_of(desk)
    page: Any = PositionEditor(lang=lang)
    page._open(address)
    opened = {"address": json.dumps(address), "page": page.html, "stored": page.line, "text": repr(page)}
    question = question_data(page.session, Words(page.session.draft, lang))
    acts = [*question.acts, *question.others][:3]
    for act in acts:
        page._handle_custom_msg({"do": "ask", "move": act.move}, [])
        opened[f"answer {act.move}"] = page.html  # the page on paper is this one
    page._handle_custom_msg({"do": "readings"}, [])
    page._handle_custom_msg({"do": "all"}, [])
    page._handle_custom_msg(QR, [])
    opened["code"] = page.html
    assert read_html(page.html).of_class("qr")
    links = {each.attributes["data-key"]: each for each in read_html(page.html).all() if "data-key" in each.attributes}
    opened["link"] = str(links["copy:link"].attributes["data-copy"])
    opened["copied"] = str(links["copy:text"].attributes["data-copy"])
    for door, intent in SENT.items():
        heard: list[object] = []
        page.send = heard.append
        page._handle_custom_msg(intent, [])
        opened[door] = json.dumps(heard) + str(page.session.said)
    return opened


def state_at(line: Line, shown: Line) -> object:
    """Return the state of a line at the step that another one shows."""
    return line.steps[shown.at - 1].after


def positions(game: str, seed: int) -> Iterator[Desk]:
    """Yield a desk at some positions of a random match in which the reader plays the first seat."""
    desk = Desk.open(game, 3, seed=seed, lang="en", dealer=2 if games[game].draws_first else None)
    dice = Random(seed)
    for _ in range(14):
        onward(desk, dice, 1)
        if desk.state.over or len(desk.line.deals) > 1:
            return
        if desk.state.phase in phases_of(desk.game):
            yield desk


@pytest.mark.parametrize("game", games_to_lay_out())
def test_no_door_out_of_the_editor_tells_where_hidden_cards_lie(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0")
    monkeypatch.setenv("KNACK_ROOMS", "../../room")
    compared: list[dict[str, str]] = []
    for seed in range(MATCHES):
        dice = Random(f"{game} {seed}")
        for desk in positions(game, seed):
            if dice.random() < 0.5 or len(compared) >= COMPARED:
                continue
            mine = desk.line
            twins = (twin_of(mine, 0, dice) for _ in range(8))
            twin = next((line for line in twins if line is not None and state_at(line, mine) != desk.state), None)
            if twin is None:
                continue
            lang = dice.choice(LANGS)
            own = doors(desk, lang)
            desk.put_lines(Lines((twin,)))
            other = doors(desk, lang)
            desk.put_lines(Lines((mine,)))
            assert [door for door in own if own[door] != other[door]] == []
            assert own.keys() == other.keys()
            compared.append(own)
        if len(compared) >= COMPARED:
            break
    assert len(compared) == COMPARED
    for door in ("address", "page", "stored", "text", "code", "link", "copied", *SENT):
        assert all(each[door] for each in compared), door
    for door in ("svg", "png", "record"):
        assert all("download" in each[door] for each in compared), door
