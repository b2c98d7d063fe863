"""From a table to the editor: a press lays out what the reader sees, and hidden cards are sent nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from knack_widgets import PositionEditor, Rulebook
from knack_widgets.pages.editor.opening import games_to_lay_out, phases_of
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import Card, Position
from knack_widgets.rules.packing import position_of
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from tests.support.html import read_html

from .helpers import asked, onward

CODE = re.compile(r"(?<![A-Za-z0-9])([2-9TJQKA][shdc]|X[br])(?![A-Za-z0-9])")


def address_of(desk: Desk) -> dict[str, str]:
    """Return the fields of the address to which a press leads."""
    notice = asked(desk, "settle")
    assert notice is not None
    assert notice.kind == "info"
    parts = urlsplit(notice.go)
    assert parts.path == "settle.ipynb"
    return {name: values[0] for name, values in parse_qs(parts.query).items()}


def cards_of(thing: Any) -> Iterator[str]:
    """Yield all cards in the fields of a view, however deep."""
    if isinstance(thing, Card):
        yield str(thing)
    elif isinstance(thing, (tuple, list, frozenset)):
        for part in thing:
            yield from cards_of(part)
    elif isinstance(thing, dict):
        yield from cards_of((*thing, *thing.values()))


def known_cards(desk: Desk) -> set[str]:
    """Return the cards that the reader has seen since the deal, by the reader's views."""
    begun = max(at for at in desk.line.deals if at < desk.line.at)
    known: set[str] = set()
    for step in desk.line.steps[begun : desk.line.at]:
        view = step.after.view(*desk.sight.visible_seats)
        values = [getattr(view, name) for name in dir(view) if not name.startswith("_")]
        known |= {*cards_of([value for value in values if not callable(value)])}
    return known


def played_on(game: str, seed: int) -> Iterator[Desk]:
    """Yield a desk at each position of a random match in which the reader plays the first seat."""
    desk = Desk.open(game, seed=seed, lang="en")
    random = Random(seed)
    for _ in range(22):
        onward(desk, random, 1)
        if desk.state.over:
            return
        yield desk


@pytest.mark.parametrize("seed", [0, 2])
@pytest.mark.parametrize("game", games_to_lay_out())
def test_hidden_cards_are_in_no_address_and_in_nothing_that_the_editor_sends(game, seed):
    laid = hidden = 0
    for desk in played_on(game, seed):
        if desk.state.phase not in phases_of(desk.game):
            continue
        known = known_cards(desk)
        unseen = {*desk.game.pack(desk.line.opening.setup)} - known
        fields = address_of(desk)
        assert fields["from"] == "match"
        assert position_of(fields["position"]) == Position.of(desk.view)
        page = PositionEditor(lang="en")
        page._open(fields)
        root = read_html(page.html)
        places = [each for zone in root.of_class("kb-zone") for each in zone.of_class("kb-sr")]
        names = {card: page_name(root, card) for card in unseen}
        assert not unseen & {*CODE.findall(fields["position"].replace("_", " ")), *CODE.findall(page.line)}
        assert not [each.text for each in places if any(name in each.text for name in names.values())]
        copied = " ".join(str(each.attributes.get("data-copy")) for each in root.all())
        assert not unseen & {*CODE.findall(copied.replace("_", " "))}
        assert "Cards that you cannot see are unknown." in root.text
        laid, hidden = laid + 1, hidden + len(unseen)
    assert laid > 3
    assert hidden


def page_name(root, card: str) -> str:
    """Return the name of a card, as the pack of the page says it."""
    return root.control(f"put:{card}").one("kb-sr").text


@pytest.mark.parametrize("lang", LANGS)
def test_an_open_situation_leads_to_the_editor_and_a_link_leads_back_to_the_match(lang):
    desk = Desk.open("kopknack", seed=4, lang=lang)
    fields = address_of(desk)
    page = PositionEditor(lang="en")
    page._follow(fields)
    page._open(fields)
    link = read_html(page.html).control("to_match")
    assert link.attributes["href"] == f"kopknack.ipynb?lang={lang}"
    page._handle_custom_msg({"do": "clear"}, [])
    assert read_html(page.html).control("to_match")  # the match still waits
    assert "data-match" not in PositionEditor("kopknack").html


def test_between_two_deals_the_press_leads_to_the_game_in_the_editor():
    desk = Desk.open("knack", seed=4, lang="en")
    random = Random(1)
    while desk.state.chance != "deal":
        onward(desk, random, 1)
    assert address_of(desk) == {"game": "knack", "lang": "en"}


def test_the_press_changes_neither_the_match_nor_the_shown_verdict():
    desk = Desk.open("knack", seed=4, lang="en")
    before = desk.match
    do(desk, {"do": "why", "move": "0 play Ah"})
    verdict = desk.look.verdict
    address_of(desk)
    assert (desk.match, desk.look.verdict) == (before, verdict)


def test_the_steps_of_a_served_page_have_the_button_and_those_of_a_notebook_do_not(monkeypatch):
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0")
    page = Rulebook("knack", lang="en")
    button = read_html(page._shown_data()["steps_drawing"]).control("settle")
    assert button.text == "Settle it"
    monkeypatch.delenv("SERVER_SOFTWARE")
    assert 'data-key="settle"' not in Rulebook("knack", lang="en")._shown_data()["steps_drawing"]


def test_the_notice_has_a_link_for_pages_in_frames():
    page = Rulebook("knack", lang="en", seed=3)
    page._handle_custom_msg({"do": "settle"}, [])
    shown = page._shown_data()
    links = [each.attributes["href"] for each in read_html(shown["notice_drawing"]).all() if each.tag == "a"]
    assert links == [shown["notice"]["go"]]
