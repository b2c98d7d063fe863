"""The scene of German Knack: the dealer's piles, then the middle; stock, counters and notes."""

from __future__ import annotations

from .positions import dealt, hand, run, table


def test_before_the_choice_two_piles_lie_there_and_only_the_dealer_sees_the_one_looked_at() -> None:
    state = dealt(["As Kh Qd", "7s 8h Jd", ""], ("9s Th Qs", "7h 8d 9c")).play("2 look 1")
    rows = [(row.name, row.cards) for row in state.view(2).scene.rows]
    assert rows == [("pile", ("9s", "Th", "Qs")), ("pile", (None, None, None))]
    assert [row.cards for row in state.view(0).scene.rows] == [(None, None, None)] * 2


def test_after_the_choice_the_middle_lies_there_alone() -> None:
    state = table()
    (row,) = state.view(0).scene.rows
    assert (row.name, row.cards, row.clause) == ("middle", state.middle, "deal.4")
    assert [(stock.name, stock.count) for stock in state.view(0).scene.stocks] == [("stock", 20)]


def test_notes_give_the_worth_of_the_readers_hand_and_the_deals_won_and_lost() -> None:
    state = run(dealt(["As Ks Qs", "7s 8h Jd", ""], ("9s Th Qc", "7h 8d 9c")), "2 look 1, 2 keep")
    notes = [{note.name: note.facts for note in seat.notes} for seat in state.view(0).scene.seats]
    assert notes[0]["worth"] == {"value": 31}
    assert "worth" not in notes[1]
    over = state.play("0 announce")
    notes = [{note.name: note.facts for note in seat.notes} for seat in over.view(1).scene.seats]
    assert [seat["score"] for seat in notes] == [{"wins": 1, "losses": 0}] + [{"wins": 0, "losses": 0}] * 2
    assert [seat["worth"]["value"] for seat in notes] == list(over.result.values)
    assert [shown.cards for shown in over.view(1).scene.hands if shown] == [*over.shown]
    assert hand(over, 0) == ""
