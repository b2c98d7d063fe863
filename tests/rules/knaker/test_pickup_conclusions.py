"""Facts about the unseen cards of a hand that has picked up a pile (3.3)."""

from __future__ import annotations

from knack_widgets.rules import games
from knack_widgets.rules.core.cards import Card, pack
from knack_widgets.rules.knaker.pickup_conclusions import Check, Unlaid, kind_of

QUEEN, NINE, FOUR = map(Card, ("Qs", "9h", "4d"))
STATE = games["knaker"].start(players=2)


def check(*barred: Card) -> Check:
    return Check(frozenset(map(kind_of, barred)), STATE)


def test_a_laid_card_is_of_any_time_at_which_it_may_have_come() -> None:
    picked_up = Unlaid((), (((2,), 1),)).pass_check(check(QUEEN))
    drawn = picked_up.draw(1)
    assert (picked_up.splits, drawn.splits) == ((((2, 0), 1),), (((2, 1), 1),))
    # one of two old cards, or the drawn one
    assert drawn.lay([FOUR]) == Unlaid((check(QUEEN),), (((1, 1), 2), ((2, 0), 1)))
    # with an old queen the pile could not have been picked up
    assert drawn.lay([QUEEN]) == Unlaid((check(QUEEN),), (((2, 0), 1),))


def test_nothing_is_left_to_tell_once_all_cards_of_before_are_laid() -> None:
    one = Unlaid((), (((1,), 1),)).pass_check(check(QUEEN))
    assert one.lay([FOUR]) is None
    assert one.lay([QUEEN]) is None  # this is impossible


def test_a_later_pile_that_bars_as_much_takes_the_place_of_an_earlier_one() -> None:
    first = Unlaid((), (((1,), 1),)).pass_check(check(QUEEN)).draw(2)
    assert first.pass_check(check(QUEEN, NINE)) == Unlaid((check(QUEEN, NINE),), (((3, 0), 1),))
    lower = first.pass_check(check(NINE))
    assert lower.checks == (check(QUEEN), check(NINE))
    assert lower.splits == (((1, 2, 0), 1),)
    assert lower.list_barred() == (frozenset({("Q", True), ("9", False)}), frozenset({("9", False)}), frozenset())


def test_what_could_have_been_laid_is_asked_of_the_clauses() -> None:
    state = games["knaker"].start(players=2).deal(1)
    for number in range(400):
        seat = state.turn
        if (
            seat is not None
            and state.judge(f"{seat} pick-up").legal
            and len(state.hands[seat]) > len(state.shown[seat])
        ):
            after = state.play(f"{seat} pick-up")
            unlaid = after.unlaid[seat]
            assert unlaid
            for card in [other for other in pack() if kind_of(other) in unlaid.checks[-1].barred]:
                held = state.with_hand(seat, (card, *state.hands[seat]))
                assert held.judge(f"{seat} pick-up").clauses[:1] == ("3.3",)
            return
        state = state.play(str(state.sample(number)))
    raise AssertionError("nobody picked up")
