"""The opponents in Knåker: they draw, insert, accuse, answer, and end every match."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from knack_widgets.pages.seats import ME
from knack_widgets.players import PLAYERS
from knack_widgets.players.shedding import keeps
from knack_widgets.rules import State, games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.opponents import Opponents

from ..rules.knaker.positions import at
from ..support.seeds import sparsely

GAME = games["knaker"]
KINDS = ("careful", "random")
HANDS = ("4h 5h 6h", "5d 9s Jd", "Kd Kc Ks")
SEEDS = [str(seed) for seed in range(40)]
BOUND = 1500
"""Largest number of moves of a match; a match of twelve random players has some 600."""


def moved(state: State, controls: tuple[str, ...], seed: str = "1") -> str:
    """Return the opponents' next move as text; "None" if they wait for the reader."""
    return str(Opponents().move(state, controls, seed))


def over_seeds(state: State, controls: tuple[str, ...]) -> set[str]:
    return {moved(state, controls, seed) for seed in SEEDS}


def played_out(state: State, controls: tuple[str, ...], seed: str) -> State:
    """Play the match as far as it goes without the reader; the rules check every move."""
    opponents = Opponents()
    for step in range(BOUND):
        if state.chance == "draw":
            state = state.play(state.by_chance(f"{seed}/{step}"))
            continue
        move = opponents.move(state, controls, f"{seed}/{step}")
        if move is None:
            return state
        state = state.play(move)
    raise AssertionError(f"no end after {BOUND} moves")


# -- whole matches


@pytest.mark.parametrize(
    ("players", "cheating"), sparsely([(12, True), (3, True), (7, False), (2, False), (6, True)], 3)
)
def test_matches_of_any_size_come_to_an_end(players: int, cheating: bool) -> None:
    state = GAME.start(players=players, cheating=cheating).deal(players)
    state = played_out(state, ("careful", "random", *("careful",) * players)[:players], "a")
    assert state.over
    assert sorted(state.placing) == list(range(players))  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_alone_comes_to_an_end(kind: str) -> None:
    assert played_out(GAME.start(players=3).deal(3), (kind,) * 3, "b").over


def test_cheats_of_others_do_not_stop_them() -> None:
    state: State = at(HANDS, pile="3h", stock=20, cheating=True)
    state = state.play("2 cheat insert Kd").play("1 cheat throw 9s").play("0 cheat look 1")
    assert played_out(state, ("careful",) * 3, "c").over


def test_the_same_seeds_give_the_same_match() -> None:
    state = GAME.start(players=3, cheating=True).deal(1)
    one, other = played_out(state, ("careful",) * 3, "x"), played_out(state, ("careful",) * 3, "x")
    assert one == other
    assert one != played_out(state, ("careful",) * 3, "y")


@pytest.mark.parametrize("kind", KINDS)
def test_choices_are_the_same_for_the_same_view_and_seed(kind: str) -> None:
    state = at(HANDS, pile="5c", turn=0)
    for seed in SEEDS[:10]:
        for seat in range(3):
            assert PLAYERS[kind].volunteer(state.view(seat), seed) == PLAYERS[kind].volunteer(state.view(seat), seed)
        assert PLAYERS[kind].choose(state.view(0), seed) == PLAYERS[kind].choose(state.view(0), seed)


@pytest.mark.parametrize("kind", sorted(PLAYERS))
def test_unasked_is_a_legal_move_or_nothing(kind: str) -> None:
    states = [GAME.start(players=3, cheating=True).deal(1)]
    states += [at(HANDS, pile=pile, cheating=True, stock=stock) for pile in ("5c", "Kh", "") for stock in (0, 9)]
    states += [states[1].play("0 play 5h"), states[1].play("0 accuse 1"), states[1].play("1 insert 5d")]
    for state in states:
        for seat in range(3):
            for seed in SEEDS[:8]:
                move = PLAYERS[kind].volunteer(state.view(seat), seed)
                assert move is None or (move.seat == seat and state.judge(move).legal)


# -- the exchange


@pytest.mark.parametrize("kind", KINDS)
def test_the_exchange_ends_and_waits_for_the_reader_alone(kind: str) -> None:
    for seed in range(4):
        state = played_out(GAME.start(players=4).deal(seed), (ME, kind, kind, kind), str(seed))
        assert state.phase == "exchange"
        assert state.ready == (1, 2, 3)  # type: ignore[attr-defined]


# -- drawing


def owing() -> State:
    """Return a position in which seat 0 owes a card, and seat 1 is on turn.

    Seat 0 has laid a four, and could continue with a five and a six.
    """
    state: State = at(HANDS, pile="3h", stock=20, cheating=True).play("0 play 4h")
    assert state.owing == (0,)  # type: ignore[attr-defined]
    return state


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_owed_is_drawn_before_anything_else(kind: str) -> None:
    for seed in SEEDS:
        assert str(PLAYERS[kind].choose(owing().view(0), seed)) == "0 draw"
    assert over_seeds(owing(), (kind, ME, ME)) == {"0 draw"}


@pytest.mark.parametrize("kind", KINDS)
def test_so_it_is_by_who_has_inserted_and_by_who_sees_a_cheat(kind: str) -> None:
    state = at(("9h 5h 6h", "5d 9s Jd", HANDS[2]), pile="3h", stock=20, cheating=True).play("1 cheat play 5d")
    assert over_seeds(state, (ME, kind, ME)) == {"1 draw"}
    inserted = at(HANDS, pile="5c", stock=20).play("1 insert 5d")
    assert over_seeds(inserted, (ME, kind, ME)) == {"1 draw"}


@pytest.mark.parametrize("kind", KINDS)
def test_in_the_exchange_too(kind: str) -> None:
    state = at(("4h 8h 9h", "Jd Js Jc"), up=["4s / ? / ?"], phase="exchange", stock=9).play("0 lay 4h on 0.0")
    assert over_seeds(state, (kind, ME)) == {"0 draw"}


# -- out of turn


@pytest.mark.parametrize("kind", KINDS)
def test_they_insert_sometimes_and_not_always(kind: str) -> None:
    """Seat 0 is the reader, and on turn."""
    moves = over_seeds(at(HANDS, pile="5c"), (ME, kind, kind))
    assert moves == {"1 insert 5d", "None"}


@pytest.mark.parametrize("kind", KINDS)
def test_opponents_neither_act_for_the_reader_nor_wait_for_optional_moves(kind: str) -> None:
    # the reader could lay a card, on turn or not
    assert over_seeds(at(("5h 6h 8h", "9s 9c Jd", HANDS[2]), pile="5c"), (ME, kind, kind)) == {"None"}
    on_turn = at(HANDS, pile="5c", turn=2)
    moves = over_seeds(on_turn, (ME, ME, kind))
    assert "None" not in moves
    assert {move[0] for move in moves} == {"2"}


@pytest.mark.parametrize("kind", KINDS)
def test_they_wait_while_the_reader_owes_a_draw(kind: str) -> None:
    state = at(HANDS, pile="3h", stock=20).play("0 play 4h")
    assert over_seeds(state, (ME, kind, kind)) == {"None"}


def test_the_careful_do_not_insert_a_last_card_that_loses() -> None:
    hands = ("4h Jc 6h", "5d", HANDS[2])
    down = ["? ? ?", "", "? ? ?"]
    loses = at(hands, down=down, pile="5c 5h 5s")
    assert loses.play("1 insert 5d").losers == (1,)
    assert over_seeds(loses, (ME, "careful", ME)) == {"None"}
    # if the last card wins, they insert it; a seven ends the row
    for pile in ("5c", "5c 5h 5s 7c"):
        wins = at(hands, down=down, pile=pile)
        assert wins.play("1 insert 5d").placing == {1: 1}
        assert over_seeds(wins, (ME, "careful", ME)) == {"1 insert 5d", "None"}
    # with more cards in hand, they insert too
    more = at(("4h Jc 6h", "5d Qs", HANDS[2]), down=down, pile="5c 5h 5s")
    assert "1 insert 5d" in over_seeds(more, (ME, "careful", ME))


def test_the_careful_do_not_end_with_a_two_or_a_turning_while_there_is_another_way() -> None:
    for hand in ("2h 8c", "Th 8c"):
        state = at((hand, "5d 6d 9d", HANDS[2]), down=["", "? ? ?", "? ? ?"], pile="3h")
        assert over_seeds(state, ("careful", ME, ME)) == {f"0 play {hand.split()[0]}"}


def test_the_careful_keep_cards_that_serve_later_and_lay_the_lowest() -> None:
    kept = [*("Th", "2h", "Xb", "7h", "Ah", "Kh"), *("Qh", "Jh", "9h", "8h", "6h", "5h", "4h", "3h")]
    assert all(keeps(more) > keeps(less) for more, less in pairwise(kept))
    for hand in ("Qh 4h 9d", "4h 9d Qh"):
        assert over_seeds(at((hand, "5d 6d 9c"), pile="3h"), ("careful", ME)) == {"0 play 4h"}


# -- cheating


def suspect() -> State:
    """Return a position in which seat 1 has laid out of turn, seen by all, and has drawn."""
    state: State = at(("9h 5h 6h", "5d 9s Jd", HANDS[2]), pile="3h", stock=20, cheating=True)
    return state.play("1 cheat play 5d").play("1 draw")


def test_the_careful_accuse_a_suspect_sometimes_and_nobody_else() -> None:
    assert over_seeds(suspect(), (ME, ME, "careful")) == {"2 accuse 1", "None"}
    accusing = [moved(suspect(), ("careful", ME, ME), seed) for seed in SEEDS]
    assert 0 < accusing.count("0 accuse 1") < len(SEEDS)
    assert {move for move in accusing if "accuse" in move} == {"0 accuse 1"}
    # a seat that has not cheated is not accused, and neither is a seat that has cheated in secret
    secret = at(HANDS, pile="3h", stock=20, cheating=True).play("1 cheat look 0")
    assert not any("accuse" in move for move in over_seeds(secret, (ME, ME, "careful")))
    assert not any("accuse" in move for move in over_seeds(secret, ("careful", ME, ME)))


def test_the_last_seat_accuses_the_suspect_sometimes_and_nobody_in_vain() -> None:
    left = at(("5d 9s Jd", "3d"), down=["? ? ?", ""], pile="Kh", cheating=True).play("1 cheat play 3d")
    assert left.phase == "last-word"
    assert over_seeds(left, ("careful", ME)) == {"0 accuse 1", "0 ready"}
    secret = at(("5d 9s Jd", "3d"), down=["? ? ?", ""], pile="Kh", cheating=True).play("1 cheat hide 3d")
    assert secret.phase == "last-word"
    assert over_seeds(secret, ("careful", ME)) == {"0 ready"}


def test_opponents_do_not_cheat() -> None:
    state = at(HANDS, pile="Ah", cheating=True)
    for kind in KINDS:
        assert not any("cheat" in move for move in over_seeds(state, (kind, kind, kind)))


def test_the_careful_admit_when_guilty_and_deny_when_not() -> None:
    guilty = suspect().play("2 accuse 1")
    assert over_seeds(guilty, (ME, "careful", ME)) == {"1 admit"}
    innocent = suspect().play("1 accuse 2")
    assert over_seeds(innocent, (ME, ME, "careful")) == {"2 deny"}
    secret = at(HANDS, pile="3h", cheating=True).play("1 cheat look 0").play("2 accuse 1")
    assert over_seeds(secret, (ME, "careful", ME)) == {"1 admit"}
    # only the reader answers for the reader
    assert over_seeds(guilty, ("careful", ME, "careful")) == {"None"}


# -- the last seven


def test_they_blow_and_now_and_then_not_far_enough() -> None:
    state = at(("7h", *HANDS[1:]), down=[""], pile="5h").play("0 play 7h")
    moves = over_seeds(state, ("careful", ME, ME))
    assert moves == {"0 blow 3 5", "0 blow 4 5"}
    assert over_seeds(state, ("strong", ME, ME)) == {"0 blow 3 5"}
    assert over_seeds(state, (ME, "careful", "random")) == {"None"}


# -- without the reader


def test_the_strong_insert_whenever_they_can() -> None:
    assert over_seeds(at(HANDS, pile="5c"), (ME, "strong", "strong")) == {"1 insert 5d"}


def test_the_strong_keep_cards_of_a_rank_together() -> None:
    state = at(["Kh Ks 4c", "? ? ?"], pile="Jc")
    assert over_seeds(state, ("careful", ME)) == {"0 play Kh"}
    assert over_seeds(state, ("strong", ME)) == {"0 play Kh Ks"}


def test_the_match_goes_on_without_the_reader() -> None:
    state = at(("9h", *HANDS[1:], "8d 8c"), down=[""], pile="3h").play("0 play 9h")
    assert state.placing == {0: 1}
    end = played_out(state, (ME, "careful", "random", "careful"), "d")
    assert end.over
    desk = Desk.open("knaker", 4, controls=[ME, "careful", "random", "careful"])
    desk.put_lines(desk.match.lines.replace_line(replace(desk.line, opening=state, steps=(), at=0)))
    assert desk.sight.waits
    do(desk, {"do": "pref", "name": "tempo", "value": 0})
    do(desk, {"do": "opponent"})
    assert desk.line.at == 1


# -- choices do not depend on hidden cards


@pytest.mark.parametrize("kind", KINDS)
def test_hidden_cards_make_no_difference_to_a_choice(kind: str) -> None:
    one, other = (at(("5h 8h 9h", hand, "Kd"), pile="3h") for hand in ("4d 9s Jd", "6d Qs Jc"))
    for seed in SEEDS[:20]:
        assert PLAYERS[kind].choose(one.view(0), seed) == PLAYERS[kind].choose(other.view(0), seed)
