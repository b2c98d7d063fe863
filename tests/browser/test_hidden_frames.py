"""Hidden cards never reach the browser: every frame of its line to the kernel is read while people play.

Left out are the traits that are the same whatever lies where: pictures of all cards, words, and the text. A link or a
saved match holds the whole record and goes to the browser when the reader asks for it; here nobody does.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from knack_widgets.pages.known_cards import certain
from knack_widgets.rulebook.names import card_name
from knack_widgets.rules import Card
from knack_widgets.study import exercises
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from ..widgets.helpers import hot_seat, named, unknown_cards
from .helpers import SHOWN, SLIDER, UP, Book, messages, twin
from .test_knaker import READIED, offered, record

pytestmark = [pytest.mark.browser, pytest.mark.apart]

SAME = ("cards", "clauses", "code", "style", "words", "book", "_esm", "prefs")


class Line:
    """What the kernel has told a page: the states in its messages, as text, since the last look.

    A part further down that comes to life meanwhile tells once of an example of its own, whose cards lie open: that is
    no part of the match that is played.
    """

    def __init__(self, page: Page) -> None:
        self.heard: list[tuple[str, str]] = []
        self.count = 0
        self._looked = False
        self._known: set[str] = set()
        page.on("websocket", self._over)

    def _over(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        content = messages(frame)["content"]
        data = content.get("data") if isinstance(content.get("data"), dict) else {}
        if "states" in data:  # what a page that has just come up asks for: all widgets at once
            for widget, model in data["states"].items():
                if widget in self._known or not self._looked:
                    self._keep(widget, model["state"])
                self._known.add(widget)
        elif data.get("state"):
            self._keep(content.get("comm_id", ""), data["state"])
        else:
            self._keep("", content)

    def _keep(self, widget: str, state: dict[str, Any]) -> None:
        rest = {name: value for name, value in state.items() if name not in SAME}
        # a drawing is read as the page reads it, without the outlines of pictures, which look like names of cards
        text = json.dumps(rest, ensure_ascii=False).replace('\\"', '"')
        self.heard.append((widget, re.sub(r' d="[^"]*"', "", text)))

    def told(self) -> str:
        """All of it since the last time."""
        heard, self.heard, self._looked = self.heard, [], True
        self.count += len(heard)
        return "\n".join(text for _, text in heard)

    def told_by(self, cards: Iterable[str]) -> str:
        """Of all since the last time what the widget said that shows a hand; a page has examples too."""
        hand = [f'data-card="{card}"' for card in cards]
        begun = [at for at, (_, text) in enumerate(self.heard) if all(card in text for card in hand)]
        widget = self.heard[begun[0]][0]
        found = "\n".join(text for by, text in self.heard[begun[0] :] if by == widget)
        self.heard = []
        return found


def cards_of(thing: Any) -> Iterator[str]:
    """All cards in a view's fields, however deep."""
    if isinstance(thing, Card):
        yield str(thing)
    elif isinstance(thing, (tuple, list, frozenset)):
        for part in thing:
            yield from cards_of(part)


def unseen(desk: Desk) -> set[str]:
    """The cards of Knåker that the reader has not before them, and that no move has shown to all."""
    view = desk.view
    known = {*cards_of(view.hands), *cards_of(view.face_up), *cards_of(view.pile), *cards_of(view.peeked)}  # type: ignore[attr-defined]
    for step in desk.line.steps[: desk.line.at]:
        move = step.before.read(step.text)
        if move.seat is not None:
            known |= {*cards_of(move.args)} | {*cards_of(step.after.events)}
    first = desk.line.steps[0].after
    known |= {*cards_of(first.face_up)}  # type: ignore[attr-defined]
    return {*desk.game.pack(desk.line.opening.setup)} - known


def told_of(text: str, desk: Desk, cards: set[str]) -> list[str]:
    """Those of the cards that a text names: by code, sign and index, or in words, as this game calls them."""
    jokers = {card for card in cards if card[0] == "X"}
    low = text.lower()
    found = [card for card in jokers if f'"{card}"' in text or card_name(desk.lang, card, desk.game.id).lower() in low]
    return found + named(text, desk.lang, cards - jokers)


def check(line: Line, desk: Desk, hidden: set[str]) -> None:
    told = line.told()
    assert hidden or desk.state.over or desk.state.chance
    assert told_of(told, desk, hidden) == []


def test_two_people_at_one_screen(page: Page, open_page: Callable[..., Page]) -> None:
    line = Line(page)
    book, desk = Book(open_page("knack?lang=sv", ready=UP)), hot_seat(seed=7, lang="sv")
    book.load(desk.record().dumps())
    book.at(1, 1)
    do(desk, {"do": "load", "text": desk.record().dumps()})
    book.answered()  # and what else the page shows has come: its examples lie open
    line.told()
    shown: set[str] = set()
    while desk.state.deals == 1 and desk.state.chance is None:
        hidden = unknown_cards(desk)
        moves = [*desk.state.moves()]
        move = next((move for move in moves if move.verb == "knock"), moves[0])
        shown |= {*desk.view.hands[move.seat or 0]}
        key = f"card:{move.seat}:{move.args[0]}" if move.verb == "play" else f"action:{move}"
        book.press(key)
        do(desk, {"do": "move", "move": str(move)})
        book.at(desk.line.at, len(desk.line.steps))
        book.answered()
        check(line, desk, hidden & unknown_cards(desk))
    assert line.count > 20
    assert len(shown) >= 6  # what is looked for is told in its time


def test_what_can_be_known_names_no_other_cards(page: Page, open_page: Callable[..., Page]) -> None:
    """Of hidden cards only those are named of which the reader's own views say that a hand does not have them."""
    line = Line(page)
    book, desk = Book(open_page("knack?lang=sv&seed=5", ready=UP)), twin("knack", 5)
    book.tempo(0)
    book.switch("known", on=True)
    do(desk, {"do": "pref", "name": "known", "value": True})
    book.at(desk.line.at, len(desk.line.steps))
    book.answered()
    line.told()
    met: set[str] = set()
    while not desk.state.chance:
        hidden = unknown_cards(desk)
        move = [move for move in desk.state.legal if move.seat == 0][-1]
        book.press(f"card:0:{move.args[0]}" if move.args else f"action:{move}")
        do(desk, {"do": "move", "move": str(move)})
        book.at(desk.line.at, len(desk.line.steps))
        book.answered()
        steps = range(1, desk.line.at + 1)
        lacked = {card for at in steps for fact in certain(desk.sight, at) for card in fact.cards}
        told = {*told_of(line.told(), desk, hidden & unknown_cards(desk))}
        assert told <= lacked
        met |= told
    assert met, "what is looked for is told in its time"
    assert line.count > 10


def test_opponents_exchange_lay_and_draw_unseen(page: Page, open_page: Callable[..., Page]) -> None:
    line = Line(page)
    book, desk = Book(open_page("knaker?seed=4&lang=sv", ready=SLIDER)), twin("knaker", 4)
    begun = Desk.open("knaker", seed=4)
    book.tempo(0)
    book.at(desk.line.at, len(desk.line.steps))
    told = line.told_by(cards_of(begun.view.hands))
    assert told_of(told, begun, unseen(begun) & unseen(desk)) == []
    assert told_of(told, begun, {*cards_of(begun.view.hands)})
    check(line, desk, unseen(desk))

    def make(move: str, *keys: str) -> None:
        for key in keys:
            book.key(key).click()
        do(desk, {"do": "move", "move": move})
        assert desk.look.verdict is None
        book.at(desk.line.at, len(desk.line.steps))
        book.answered()
        check(line, desk, unseen(desk))

    card = desk.state.face_up[0][0][0]  # type: ignore[attr-defined]
    make("0 take 0", "pile:0.0:at")
    make(f"0 lay {card} on 0.0", f"card:0:{card}", "pile:0.0:on")
    make("0 ready", "action:0 ready")
    for _ in range(7):
        lay, plain = offered(desk)
        if plain and (lay is None or plain == "0 draw"):
            make(plain, f"action:{plain}")
        elif lay and desk.state.turn == 0:
            make(str(lay), *(f"card:0:{card}" for card in lay.args), "choose:play")
    assert sum(step.text.startswith("0 ") for step in desk.line.steps) >= 6

    # and an insertion, with an opponent on turn
    hands = ("4s 6s 8s 5d 7d Jd 4c 5c 6c", "4d 6d 8d 9c Jc Qc 9h 3h Kh")
    text = record(*READIED, "0 play 5c", "0 draw", seats=hands, controls='"me","careful"')
    book.tempo(4)  # step by step
    do(desk, {"do": "pref", "name": "tempo", "value": -1})
    book.load(text)
    do(desk, {"do": "load", "text": text})
    book.at(5, 5)
    check(line, desk, unseen(desk))
    make("0 insert 5h", "card:0:5h", "choose:insert")
    make("0 draw", "action:0 draw")
    assert line.count > 20


def test_hints_and_odds_on_their_way_name_no_hidden_card(page: Page, open_page: Callable[..., Page]) -> None:
    line = Line(page)
    book, desk = Book(open_page("knack?lang=sv&seed=16", ready=UP)), Desk.open("knack", lang="sv", seed=16)
    book.answered()
    line.told()
    hidden = unknown_cards(desk)
    for key in ("hint", "hint:details", "hint:odds", "hands"):
        book.key(key).click()
        book.answered()
    odds = book.root.locator(".kb-odds [data-key='hint:odds']")
    expect(odds).to_have_text("Räkna vidare")
    expect(book.root.locator(".kb-handmap")).to_be_visible()
    told = line.told()
    for _ in range(5):
        if re.search(r'"state": "running", "done": [1-9]', told):
            break
        odds.click()  # a busy machine had told of the end alone
        book.answered()
        expect(odds).to_have_text("Räkna vidare")
        told += line.told()
    else:
        pytest.fail("no worlds were told of on their way")
    assert hidden
    assert named(told, "sv", hidden) == []


def test_a_hidden_card_in_a_frame_would_be_found() -> None:
    desk = hot_seat(seed=7, lang="sv")
    hidden = unknown_cards(desk)
    text = json.dumps({"hand": [*desk.state.hands[2]]})
    assert sorted(named(text, "sv", hidden)) == sorted(desk.state.hands[2])


@pytest.mark.parametrize("way", ["file", "link"])
def test_a_covered_match_of_others_is_opened_without_their_cards(
    page: Page, open_page: Callable[..., Page], way: str
) -> None:
    """What is opened holds every hand. One comes when it is asked for, and then that one alone."""
    line, desk = Line(page), Desk.open("knack", 3, seed=7, lang="sv", controls=["me"] * 3)
    link = f"knack?{desk.permalink()}" if way == "link" else "knack?lang=sv"
    book = Book(open_page(link, ready=SHOWN))
    if way == "file":
        line.told()
        book.load(desk.record().dumps())
    assert desk.sight.covered_seat is not None
    seat, usual, hidden = desk.sight.covered_seat, Desk.open("knack").view, unknown_cards(desk)
    look = book.key(f"cover:{seat}")
    expect(look).to_be_visible()
    book.answered()
    before = [*line.heard]
    do(desk, {"do": "look", "seat": seat})
    look.click()
    expect(look).to_be_hidden()
    book.answered()
    hand = desk.state.hands[seat]
    shows = {by for by, text in line.heard[len(before) :] if all(f'data-card="{card}"' in text for card in hand)}
    assert len(shows) == 1  # a page has examples too, with cards of their own, and begins with its usual deal
    hidden -= {*cards_of(usual.hands), *cards_of(usual.up)}  # type: ignore[attr-defined]
    assert hidden & {*hand}
    assert named("\n".join(text for by, text in before if by in shows), "sv", hidden) == []
    after = "\n".join(text for by, text in line.heard[len(before) :] if by in shows)
    assert sorted(named(after, "sv", hidden)) == sorted(hidden & {*hand})


def test_an_exercise_is_asked_answered_and_tried_unseen(page: Page, open_page: Callable[..., Page]) -> None:
    exercise = exercises.load("knack.play-3.legal-moves.7")
    others = [hand for seat, hand in enumerate(exercise.state.hands) if seat != exercise.seat]
    line = Line(page)
    book = Book(open_page(f"knack?lang=sv&exercise={exercise.id}", ready=".kb-question"))
    for box in book.root.locator("[data-choice]").all():
        box.click()
    book.key("practise:main").click()
    expect(book.root.locator(".kb-verdict b")).to_be_visible()
    book.root.locator('[data-key^="try:"]').first.click()
    expect(book.root.locator(".kb-practise-table .kb-answer p")).to_be_visible()
    book.answered()
    own = {*map(str, exercise.state.hands[exercise.seat])}
    told = line.told_by(own)
    assert sorted(named(told, "sv", own)) == sorted(own)
    assert named(told, "sv", {*cards_of(others)}) == []
