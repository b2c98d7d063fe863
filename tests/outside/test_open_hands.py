"""A hand that wins at once is laid open: everybody sees it from then on, and no other hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knack_widgets.pages import present
from knack_widgets.pages.picture import picture
from knack_widgets.pages.printing.drawings import Drawings
from knack_widgets.pages.printing.moodle import table_svg
from knack_widgets.pages.printing.tables import table
from knack_widgets.players import PLAYERS, worlds
from knack_widgets.rulebook.dealt_hands import pack_for
from knack_widgets.rulebook.explain import explain, explain_fault
from knack_widgets.rulebook.telling import tell
from knack_widgets.rulebook.words import position
from knack_widgets.rules import Position, Record, State, games
from knack_widgets.testing.check import find_faults
from knack_widgets.testing.invariants import reachable
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from tests.outside import LOWSIX, installed
from tests.rooms.classes import Class

NAMES = ("Anna", "Bo", "Cleo")
LOW = "7h 4h Td 3c 8d 5s / 8h 2c Ah 5d 3d 4c / 9s 5h 9d 7c Ts 3s"
HIGH = "7h 4h Td 3c 8d 5s / 8h 6c Ah 5d Th 4c / 9s 5h 9d 7c Ts 3s"
FOUR = "7h 4h Td 3c 8d 5s / 8h 6c Ah 5d Th 4c / Ks 5h Kd Kc Kh 3s"
OPEN = ("2c", "3d", "4c", "5d", "8h", "Ah")
HIDDEN = {"7h", "4h", "Td", "3c", "8d", "5s", "9s", "5h", "9d", "7c", "Ts", "3s"}


@pytest.fixture(scope="module", autouse=True)
def _lowsix(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("lowsix"), LOWSIX):
        yield


def deal_of(hands: str) -> str:
    start = games["lowsix"].start(NAMES)
    return "deal " + " ".join(pack_for(start, [hand.split() for hand in hands.split("/")]))


def dealt(hands: str, *moves: str) -> State:
    state = games["lowsix"].start(NAMES).play(deal_of(hands))
    for move in moves:
        state = state.play(move)
    return state


def record(*moves: str) -> Record:
    return Record("lowsix", NAMES, (deal_of(LOW), *moves), 0, {})


def opened(desk: Desk) -> Desk:
    """Open the match in which Bo has laid the low hand open."""
    do(desk, {"do": "load", "text": record("1 show").dumps()})
    do(desk, {"do": "step", "to": 2})
    return desk


def test_it_keeps_every_contract() -> None:
    assert list(map(str, find_faults("lowsix"))) == []


def test_a_hand_that_qualifies_wins_the_deal_under_its_clause() -> None:
    state = dealt(LOW)
    assert list(map(str, state.moves()))[-1] == "1 show"
    assert state.judge("1 show").grounds == ("show.2", "show.1", "play.1")
    after = state.play("1 show")
    assert (after.phase, after.chance, after.turn) == ("deal", "deal", None)
    assert after.events == (("lays-open", 1, OPEN, "show.2"), ("takes", 1, 3, 0, "count.2"))
    assert after.score == {"balance": (-1, 2, -1)}


def test_a_hand_may_be_laid_open_instead_of_following() -> None:
    void = dealt("7h 4h Td 3c 8d 5s / 8h 6c Ah 5d Th 4c / 2c 3d 4s 5c As 3s", "1 play 8h")
    assert void.judge("2 play 2c").freed_by == "play.3"
    assert void.judge("2 show").freed_by is None
    state = dealt(FOUR, "1 play 8h")
    assert explain(state.judge("2 show"), "en") == "Allowed: Cleo holds a hand that may be laid open."
    assert state.play("2 show").events[0] == ("lays-open", 2, ("3s", "5h", "Kc", "Kd", "Kh", "Ks"), "show.3")


def test_a_hand_that_does_not_qualify_is_refused_by_every_clause_with_its_facts() -> None:
    verdict = dealt(HIGH).judge("1 show")
    assert verdict.clauses == ("show.2", "show.3")
    assert [dict(reason.facts) for reason in verdict.reasons] == [
        {"seat": 1, "worth": 34, "limit": 25},
        {"seat": 1, "rank": "4", "count": 1},
    ]
    assert explain(verdict, "en", 1) == (
        "Your cards are worth 34; a hand of at most 25 wins at once. You do not hold four cards of one rank."
    )


def test_it_is_refused_out_of_turn_and_after_the_first_card() -> None:
    assert dealt(FOUR).judge("2 show").clauses == ("play.1",)
    late = dealt(FOUR, "1 play 8h", "2 play 5h", "0 play 7h").judge("1 show")
    assert late.clauses == ("show.1",)
    assert explain(late, "en", 1) == "It is too late to lay your hand open: you have played a card of it."
    assert explain(late, "sv").startswith("Det är för sent att lägga upp handen")
    assert explain(late, "de").startswith("Zum Auflegen ist es zu spät")


def test_nobody_else_is_told_who_could_lay_a_hand_open() -> None:
    low, high = dealt(LOW), dealt(HIGH)
    for seat in (0, 2):
        view = low.view(seat)
        assert (view.moves, view.in_force, view.to_act) == ((), ("play.1",), frozenset({1}))
    assert low.view(1).in_force == ("play.1", "show.1", "show.2")
    assert high.view(1).in_force == ("play.1",)
    assert dealt(FOUR).in_force(2) == ("play.1",)
    assert low.judge("1 play 8h").grounds == ("play.1",)


def test_everybody_sees_it_until_the_next_deal_and_no_other_hand() -> None:
    state = dealt(LOW, "1 show")
    for seats in ((), (0,), (2,)):
        view = state.view(*seats)
        hand = view.scene.hands[1]
        assert hand is not None
        assert (hand.cards, hand.held, hand.clause) == (OPEN, False, "show.1")
        assert [view.scene.hands[seat] for seat in (0, 2)] == [None, None]
        assert not HIDDEN & {word for text in reachable(view) for word in text.split()}
    assert state.deal(seed=1).view().opened == ((), (), ())


def test_words_picture_and_paper_show_it() -> None:
    view = dealt(LOW, "1 show").view(0)
    assert "\nBo: ♥A ♥8 ♣4 ♣2 ♦5 ♦3, balance 2\n" in position(view, "en")
    paper = str(table(view, "en", Drawings()))
    drawn = table_svg(view, "en", 0)
    for card, hidden in (("ace of hearts", "seven of hearts"), ("two of clubs", "nine of spades")):
        assert card in paper
        assert card in drawn
        assert hidden not in paper
        assert hidden not in drawn
    assert "Bo lays the hand open: the two of clubs" in tell(record("1 show"), "en")
    assert "Bo lägger upp handen: klöver två" in tell(record("1 show"), "sv")
    assert "Bo legt die Hand auf: Kreuz-Zwei" in tell(record("1 show"), "de")


def test_the_page_has_a_button_that_is_refused_and_shows_the_hand() -> None:
    desk = Desk.open("lowsix", lang="en", seed=3)
    do(desk, {"do": "load", "text": record().dumps()})
    do(desk, {"do": "step", "to": 1})
    seats = present.table(desk.sight, desk.speaker).seats["seats"]
    assert [{card["code"] for card in seat["hand"]} for seat in (seats[0], seats[2])] == [{None}, {None}]
    opened(desk)
    seats = present.table(desk.sight, desk.speaker).seats["seats"]
    assert [card["code"] for card in seats[1]["hand"]] == ["Ah", "8h", "4c", "2c", "5d", "3d"]
    assert [seat["hand"] for seat in (seats[0], seats[2])] == [[], []]
    assert not any(card["mine"] for card in seats[1]["hand"])
    assert "ace of hearts" in str(picture(desk.sight))


def test_a_phone_in_a_room_shows_it(tmp_path: Path) -> None:
    school = Class(tmp_path / "rooms.sqlite", "lowsix", record().dumps())
    school.sit(*NAMES)
    before = school.all_frames("Cleo")
    assert '"Ah"' not in before
    school.ask("Bo", "move", move="1 show")
    for name in ("Anna", "Cleo"):
        sent = school.all_frames(name)
        assert all(f'"{card}"' in sent for card in OPEN)
    assert not [card for card in ("7h", "4h", "Td") if f'"{card}"' in school.all_frames("Cleo")]


def test_a_record_replays_it() -> None:
    written = record("1 show")
    assert Record.loads(written.dumps()) == written
    assert written.final == dealt(LOW, "1 show")


def test_a_hand_that_is_played_on_with_is_known_in_every_world() -> None:
    state = dealt(LOW)
    state = state.lay_open(1, games["lowsix"].clauses["show.2"])
    assert state.judge("1 show").clauses == ("show.1",)
    assert explain(state.judge("1 show"), "en") == "Bo’s hand is open already."
    state = state.play("1 play 8h").play("2 play 5h")
    left = tuple(card for card in OPEN if card != "8h")
    view = state.view(0)
    assert view.hands[1:] == (left, None)
    assert view.scene.hands[1].clause == "show.1"
    for world in worlds(view, "1", 20):
        assert world.hands[1] == left
        assert world.view(0) == view
    assert Position.of(Position.of(state).start()) == Position.of(state)
    seen = Position.of(view)
    assert seen.values["hands"] == (state.hands[0], left, ("?",) * 5)
    while state.turn is not None:
        state = state.play(next(state.moves()))
        hand = state.view(0).scene.hands[1]
        laid = {played.card for trick in state.finished_tricks for played in trick}
        assert hand is None or not laid & {*(hand.cards or ())}
    assert state.view(0).scene.hands[1] is None


def test_a_position_with_another_open_hand_than_the_seat_holds_is_refused() -> None:
    given = {"hands": LOW.split("/"), "turn": 1, "balances": [-1, -1, -1], "pot": 3}
    assert games["lowsix"].position(NAMES, **given, opened=["", " ".join(OPEN), ""]).faults() == ()
    (fault,) = games["lowsix"].position(NAMES, **given, opened=["", "2c", ""]).faults()
    assert (fault.place, fault.clause) == ("opened.1", "play.1")
    says = "opened.1: Read 2c, but from the other fields 2c 3d 4c 5d 8h Ah follows."
    assert explain_fault(fault, "en").startswith(says)


@pytest.mark.parametrize(("player", "lays"), [("careful", True), ("strong", True), ("forgetful", False)])
def test_opponents_lay_a_winning_hand_open_unless_they_forget(player: str, lays: bool) -> None:
    move = PLAYERS[player].choose(dealt(LOW).view(1), 1)
    assert (str(move) == "1 show") == lays
    assert PLAYERS[player].choose(dealt(HIGH).view(1), 1).verb == "play"


def test_the_documentation_shows_how_this_game_declares_it() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "how-to" / "games.md").read_text(encoding="utf-8")
    code = "".join(
        (LOWSIX / "lowsix_game" / name).read_text(encoding="utf-8") for name in ("show.py", "count.py", "__init__.py")
    )
    (block,) = (block for block in re.findall(r"```py\n(.*?)```", guide, re.S) if "SHOWING" in block)
    parts = [part.strip() for part in block.split("…")]
    assert len(parts) > 1
    assert [part for part in parts if part not in code] == []
