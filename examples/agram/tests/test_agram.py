"""The clauses of Agram, one test for what each allows and one for what it refuses."""

import pytest

from knack_widgets.players import PLAYERS
from knack_widgets.rules import NotationError, OptionError, games

AGRAM = games["agram"]
DEALT = AGRAM.start(players=3).deal(seed=1)


def test_table_1_legal_two_to_five_play() -> None:
    assert [len(AGRAM.start(players=count).deal(1).hands) for count in AGRAM.players] == [2, 3, 4, 5]


def test_table_1_refused_six_players() -> None:
    with pytest.raises(OptionError) as error:
        AGRAM.start(players=6)
    assert error.value.clause == "table.1"


def test_table_2_legal_the_pack_has_35_cards() -> None:
    assert len(DEALT.setup.pack) == 35


def test_table_3_refused_the_chief() -> None:
    pack = " ".join(DEALT.setup.pack[:-1])
    with pytest.raises(NotationError) as error:
        AGRAM.start(players=3).play(f"deal {pack} As")
    assert error.value.clause == "table.3"


def test_deal_1_legal_six_cards_each_three_at_a_time() -> None:
    state = AGRAM.start(players=2).play("deal " + " ".join(DEALT.setup.pack))
    first, second = DEALT.setup.pack[:3], DEALT.setup.pack[6:9]
    assert {*state.hands[1]} == {*first, *second}


def test_deal_1_refused_a_card_before_the_deal() -> None:
    assert AGRAM.start(players=3).judge("1 play 7h").clauses == ("deal.1",)


def test_deal_2_legal_a_coin_of_each_is_in_the_pot() -> None:
    assert (DEALT.pot, DEALT.balances) == (3, (-1, -1, -1))


def test_play_1_legal_the_dealers_left_leads_any_card() -> None:
    assert {str(move) for move in DEALT.moves()} == {f"1 play {card}" for card in DEALT.hands[1]}


def test_play_1_refused_another_seat_leads() -> None:
    assert DEALT.judge(f"0 play {DEALT.hands[0][0]}").clauses == ("play.1",)


@pytest.mark.parametrize("seed", range(20))
def test_play_3_refused_another_suit_if_the_suit_can_be_followed(seed: int) -> None:
    state = AGRAM.start(players=3).deal(seed)
    state = state.play(state.legal[0])
    led = state.trick[0].card.suit
    follows = [card for card in state.hands[2] if card.suit == led]
    for card in state.hands[2]:
        wanted = () if not follows or card in follows else ("play.3",)
        assert state.judge(f"2 play {card}").clauses == wanted


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_count_1_legal_the_last_trick_takes_the_pot_and_its_winner_deals(seed: int, players: int) -> None:
    state = AGRAM.start(players=players).deal(seed)
    while state.turn is not None:
        state = state.play(PLAYERS["careful"](state.view(state.turn), seed))
    winner = state.takers[5]
    assert state.balances == tuple(players - 1 if seat == winner else -1 for seat in range(players))
    assert (state.dealer, state.pot, len(state.finished_tricks)) == (winner, 0, 6)


def test_the_opponent_wins_more_often_than_chance() -> None:
    won = 0
    for seed in range(400):
        state = AGRAM.start(players=2).deal(seed)
        while state.turn is not None:
            player = PLAYERS["careful" if state.turn == seed % 2 else "random"]
            state = state.play(player(state.view(state.turn), seed))
        won += state.takers[5] == seed % 2
    assert won > 220
