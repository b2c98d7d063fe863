"""Games of shedding and of exchanging: what a view knows, which moves are refused, how positions follow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from knack_widgets.players import worlds
from knack_widgets.rulebook.dealt_hands import pack_for
from knack_widgets.rulebook.explain import explain
from knack_widgets.rules import Card, State, games
from knack_widgets.rules.core.hidden import Held
from tests.authors import installed_game

SHEDDING, EXCHANGING = "layoff", "barter"


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with (
        installed_game(SHEDDING, "shedding", tmp_path_factory.mktemp(SHEDDING)),
        installed_game(EXCHANGING, "exchanging", tmp_path_factory.mktemp(EXCHANGING)),
    ):
        yield


def dealt(game: str, deal: str, *moves: str) -> State:
    """Return the state after a deal by hands, and after some moves."""
    start = games[game].start(("Anna", "Bo", "Cleo"))
    state = start.play("deal " + " ".join(pack_for(start, [group.split() for group in deal.split("/")])))
    for move in moves:
        state = state.play(move)
    return state


LAID = "7h 4h Qd 3c Td / 8h 6c Ah 2d Kh / 2s 5h 9d Jc Ks / 9h / 3s"
SWAPPED = "7h 4h Qd / 8h 6c Ah / 2s 5h 9d / Kh 3c Ts"


def test_a_card_that_does_not_fit_is_refused_in_the_words_of_the_family() -> None:
    verdict = dealt(SHEDDING, LAID).judge("1 play 6c")
    assert verdict.clauses == ("play.3",)
    assert explain(verdict, "en") == "The six of clubs does not fit: the nine of hearts lies on top."
    assert explain(verdict, "sv") == "Klöver sex passar inte: överst ligger hjärter nio."
    assert dealt(SHEDDING, LAID).judge("1 play 7h").clauses == ("play.2",)
    assert dealt(SHEDDING, LAID).but_for("1 play 6c") == ("play.3",)


def test_the_moves_are_those_to_which_no_clause_objects() -> None:
    assert list(map(str, dealt(SHEDDING, LAID).moves())) == ["1 play 8h", "1 play Ah", "1 play Kh", "1 take"]
    assert dealt(SHEDDING, LAID).in_force(1) == ("play.1", "play.2", "play.3", "draw.1")
    swaps = list(map(str, dealt(EXCHANGING, SWAPPED).moves()))
    assert len(swaps) == 10
    assert swaps == sorted(swaps)


def test_a_card_that_was_drawn_is_seen_by_its_seat_alone() -> None:
    state = dealt(SHEDDING, LAID, "1 take")
    assert Card("3s") in (state.view(1).hands[1] or ())
    assert "3s" not in repr(state.view(0).known)
    assert len(state.stock) == 52 - 15 - 2
    assert state.view(0).stock == len(state.stock)


def test_the_order_of_a_stock_matters_only_if_cards_are_drawn_from_it() -> None:
    drawn_from = [world.stock for world in worlds(dealt(SHEDDING, LAID).view(0), "1", 20)]
    assert all(stock != tuple(sorted(stock)) for stock in drawn_from)
    orders = [world.stock for world in worlds(dealt(EXCHANGING, SWAPPED).view(0), "1", 20)]
    assert all(stock == tuple(sorted(stock)) for stock in orders)


def test_a_card_that_was_taken_openly_is_in_its_hand_in_every_world() -> None:
    state = dealt(EXCHANGING, SWAPPED, "1 swap 6c Kh")
    assert state.shown == (Held(1, Card("Kh"), "play.2"),)
    assert all(Card("Kh") in world.hands[1] for world in worlds(state.view(0), "1", 20))
    assert all(world.view(0) == state.view(0) for world in worlds(state.view(0), "1", 20))
    given = state.play("2 stand").play("0 stand").play("1 swap Kh Ts")
    assert given.shown == (Held(1, Card("Ts"), "play.2"),)


def test_the_hands_are_open_after_the_deal_and_the_best_win() -> None:
    state = dealt(EXCHANGING, SWAPPED, "1 swap 6c Kh", *("2 stand", "0 stand", "1 stand") * 2, "2 stand", "0 stand")
    assert state.wins == (0, 1, 0)
    assert state.events[1:] == (("compared", "play.4"), ("most", 1, 29, "count.3"))
    view = state.view(0)
    assert view.hands == state.hands
    assert view.scene.seats[1].note("worth").facts == {"value": 29}


def test_a_position_follows_from_hands_and_middle() -> None:
    position = games[SHEDDING].position(3, hands=["7h 4h", "8h 6c", "2s"], middle="9h")
    assert "phase=play" in str(position)
    assert "turn=1" in str(position)
    assert position.faults() == ()
    without = games[SHEDDING].position(3, hands=["7h 4h", "8h 6c", "2s"], middle="9h", turn="-")
    assert list(map(str, without.faults())) == ["turn: no seat is on turn in the phase play"]
    between = games[SHEDDING].position(3, phase="deal", turn=1)
    assert list(map(str, between.faults(pack=False))) == ["turn: seat 1 is on turn, but the phase deal has no turns"]


def test_a_game_of_no_known_family_is_refused() -> None:
    facts = games[SHEDDING]
    with pytest.raises(ValueError, match="family = 'patience': expected one of tricks, shedding, exchanging"):
        type(facts)(
            "other",
            names={},
            family="patience",
            players=range(2, 3),
            players_clause=facts.clauses["table.1"],
            pack=facts.pack,
            pack_clause=facts.clauses["table.1"],
            chapters=(),
            verbs=(),
            phases=(),
            controls={},
            opening=facts.opening,
            view=facts.view,
            scene=facts.scene,
        )
