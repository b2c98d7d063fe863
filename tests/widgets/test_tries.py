"""What is not allowed can be tried, and what is allowed says why: the row of a phase's verbs, and `why`."""

from itertools import islice
from random import Random

import pytest

from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk

from .helpers import LANGS, NAMES, any_time, asked, openly, table


def row(desk, *, rare=False):
    """The row's buttons: the move of each, and whether it is greyed."""
    return {action["move"]: action["disabled"] for action in table(desk)["actions"] if action["rare"] == rare}


def any_move(desk, seed):
    """One of the reader's first legal moves (of lays there are very many)."""
    mine = (move for move in desk.state.moves() if move.seat in desk.people)
    return str(Random(seed).choice(list(islice(mine, 60))))


def alone(game="knack", **settings):
    """A reader against careful opponents, who move when they are asked."""
    return Desk.open(game, lang="en", **settings)


def test_while_others_speak_the_verbs_of_the_phase_stay_and_answer():
    desk = alone()
    assert row(desk) == {"0 knock": False, "0 fold": False}
    asked(desk, "move", move="0 knock")
    assert row(desk) == {"0 knock": True, "0 fold": True}
    asked(desk, "move", move="0 fold")
    assert table(desk)["refusal"]["clauses"] == ["bidding.1"]
    assert table(desk)["refusal"]["text"]


@pytest.mark.parametrize("game", games)
def test_a_greyed_move_is_refused_and_another_is_allowed(game):
    desk = Desk.open(game, 3)
    greyed = 0
    for number in range(60):
        state = desk.state
        if state.chance:
            asked(desk, "deal")
            continue
        for action in (one for one in table(desk)["actions"] if one["move"][0].isdigit()):
            assert any_time(desk, action["move"].split()[1]) or state.judge(action["move"]).legal != action["disabled"]
            greyed += action["disabled"]
        if desk.sight.waits:
            asked(desk, "opponent")
        else:
            asked(desk, "move", move=any_move(desk, number))
    assert greyed


def test_the_row_keeps_its_order():
    desk = openly(Desk.open("kopknack", NAMES[:3], controls=["me"] * 3, dealer=2))
    assert [move.split()[1] for move in row(desk)] == ["knock", "fold"]
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    data = table(desk)
    places = [(made["order"], "buy") for made in data["choose"]["verbs"]]
    places += [(action["order"], action["move"].split()[1]) for action in data["actions"]]
    assert [name for _, name in sorted(places)] == ["buy", "stand"]


def test_buying_out_of_turn_can_be_tried_with_a_card():
    desk = Desk.open("kopknack", NAMES[:3], controls=["me", "careful", "careful"], dealer=2, seed=5)
    asked(desk, "move", move="0 knock")
    while desk.state.phase == "bidding":
        asked(desk, "opponent")
    if desk.state.phase != "buying":
        pytest.fail("the seed leads to no buying")
    asked(desk, "move", move="0 stand")
    assert desk.state.turn != 0
    (tried,) = [move for move in row(desk) if move.startswith("0 buy ")]
    asked(desk, "move", move=tried)
    assert table(desk)["refusal"]["clauses"] == ["buying.2"]


def test_a_legal_card_says_why_and_stays_in_the_hand():
    desk = openly(Desk.open("knack", 3, seed=22, controls=["me"] * 3, lang="en"))
    for seat in range(3):
        asked(desk, "move", move=f"{seat} knock")
    before = desk.match.lines
    hand = table(desk)["seats"][0]["hand"]
    legal = next(card["code"] for card in hand if card["legal"])
    barred = next(card["code"] for card in hand if not card["legal"])
    asked(desk, "why", seat=0, code=legal)
    data = table(desk)
    assert (data["refusal"], desk.match.lines) == (None, before)
    assert data["reason"]["text"]
    assert data["reason"]["clauses"][0] in desk.game.clauses
    asked(desk, "why", seat=0, code=barred)
    assert table(desk)["reason"] is None
    assert table(desk)["refusal"]["code"] == barred


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_every_legal_move_has_a_sentence_that_says_why(game, lang):
    desk = openly(Desk.open(game, 3, controls=["me"] * 3, lang=lang))
    for number in range(12):
        if desk.state.chance:
            asked(desk, "deal")
            continue
        move = any_move(desk, number)
        asked(desk, "pref", name="reveal", value=True)
        asked(desk, "why", move=move)
        assert desk.notice is None
        assert len(table(desk)["reason"]["text"]) > len(move)
        asked(desk, "move", move=move)


def test_nobody_is_told_why_of_a_hand_they_do_not_see():
    desk = alone()
    hand = desk.state.hands[1]
    assert asked(desk, "why", seat=1, code=hand[0]).kind == "error"
    assert (table(desk)["refusal"], table(desk)["reason"]) == (None, None)
    two = openly(Desk.open("knack", NAMES[:3], controls=["me", "me", "careful"]))
    assert asked(two, "why", move="1 knock").kind == "error"
