"""Positions of a game from outside: their defaults, bounds and words are its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.pages.editor.draft import Draft
from knack_widgets.pages.editor.page_data import Words
from knack_widgets.players import settle
from knack_widgets.rulebook import bundles
from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.explain import explain_fault
from knack_widgets.rulebook.shared_words import FAULTS, FIELDS, OF_POSITIONS, PARTS
from knack_widgets.rules import Position, PositionError, games
from knack_widgets.testing.word_contracts import check_messages
from tests.outside import FISHING

LANGS = ("sv", "de", "en")
HANDS = ["2s 9d", "7h Kc", "8h Ah"]


def test_hands_alone_are_a_position_of_the_play() -> None:
    position = games["fishing"].position(3, dealer=0, hands=HANDS, pool="7c Kd")
    assert str(position).startswith("fishing;players=3;phase=play;dealer=0;turn=1;hands=")
    assert settle(position, "1 play 7h").answer == "yes"
    assert settle(position, "2 play 8h").clauses == ("turn.1",)
    assert position.start().deals == 1
    assert games["fishing"].position(3).values["phase"] == "deal"


def test_a_state_is_its_position_again() -> None:
    state = games["fishing"].start(players=3).deal(seed=4)
    for _ in range(5):
        position = Position.of(state)
        assert Position.of(position.start()) == position
        state = state.play(next(state.moves()))


def test_a_declared_bound_holds_and_is_named() -> None:
    with pytest.raises(PositionError) as error:
        games["fishing"].position(3, hands=HANDS, pool="", fish=[3, -2, 0])
    assert explain_fault(error.value, "en") == "fish.1: Read -2, expected a whole number, at least 0."


def test_fields_and_faults_have_the_words_of_the_game() -> None:
    (fault,) = games["fishing"].position(3, dealer=0, hands=["2s", "7h Kc", "8h Ah"], pool="7c").faults()
    assert fault.facts == {"seat": 0, "count": 1, "expected": 2}
    assert {lang: explain_fault(fault, lang) for lang in LANGS} == {
        "sv": "hands.0: Plats 0 har 1 kort kvar, väntade 2. (Turen 1)",
        "de": "hands.0: Platz 0 hat noch 1 Karten, erwartet 2. (Der Zug 1)",
        "en": "hands.0: Seat 0 has 1 cards left, expected 2. (The turn 1)",
    }
    words = Words(Draft.begin("fishing", 3), "en")
    assert [words.field(name) for name in ("pool", "fish", "dealer")] == [
        "The pool",
        "Cards caught (one number a seat)",
        "Dealer",
    ]


def test_no_word_of_another_game_speaks_of_it() -> None:
    book, own = messages("en"), messages("en", "fishing")
    shared = {*FIELDS, *PARTS, *FAULTS, "pool", "fish", "left"}
    ids = [key for key in bundles._book_entries("en") if key.startswith(OF_POSITIONS)]
    others = [key for key in ids if key.partition("-")[2] not in shared]
    assert {"field-owed", "fault-owed", "part-number", "add-owed"} <= {*others}
    assert [key for key in others if own.has(key)] == []
    assert [key for key in others if not book.has(key)] == []


@pytest.fixture
def without_words(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Leave the words about positions out of the game's English messages."""
    read = bundles._game_entries

    def read_less(game_id: str, lang: str) -> dict[str, str]:
        entries = read(game_id, lang)
        return {key: text for key, text in entries.items() if lang != "en" or not key.startswith(OF_POSITIONS)}

    monkeypatch.setattr(bundles, "_game_entries", read_less)
    messages.cache_clear()
    yield
    messages.cache_clear()


@pytest.mark.usefixtures("without_words")
def test_the_check_names_fields_and_faults_without_words() -> None:
    assert [str(fault) for fault in check_messages("fishing", 0)] == [
        f"messages/en.ftl: there is no message {key}; write “{key} = …”: {purpose}"
        for key, purpose in (
            ("fault-left", "what is wrong with a position"),
            ("field-pool", "the name of this field of a position, on the page Settle a dispute and in its faults"),
            ("field-fish", "the name of this field of a position, on the page Settle a dispute and in its faults"),
        )
    ]


@pytest.mark.usefixtures("without_words")
@pytest.mark.filterwarnings("ignore::knack_widgets.rulebook.bundles.MissingMessage")
def test_a_fault_without_words_names_its_place_once() -> None:
    (fault,) = games["fishing"].position(3, dealer=0, hands=["2s", "7h Kc", "8h Ah"], pool="7c").faults()
    assert explain_fault(fault, "en") == "hands.0: seat 0 has 1 cards; expected 2 (The turn 1)"


def test_the_documentation_shows_the_form_of_this_game() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "how-to" / "games.md").read_text(encoding="utf-8")
    code = (FISHING / "fishing_game" / "position.py").read_text(encoding="utf-8")
    (block,) = (block for block in re.findall(r"```py\n(.*?)```", guide, re.S) if "PositionForm(" in block)
    parts = [part.strip() for part in block.split("…")]
    assert len(parts) > 1
    assert [part for part in parts if part not in code] == []
