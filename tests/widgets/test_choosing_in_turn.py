"""What stands out while cards of Knåker are chosen: only what may be done now."""

from knack_widgets.widgets.desk import Desk

from .helpers import asked, openly, table


def desk(*moves, controls=("me", "me")):
    """A match of two, played from the exchange on by moves."""
    found = openly(Desk.open("knaker", 2, seed=3, controls=list(controls)))
    for move in ("0 ready", "1 ready", *moves):
        asked(found, "move", move=move)
    return found


def after_a_lay():
    """Seat 0 has laid one card and owes a draw."""
    found = desk()
    lay = next(str(move) for move in found.state.moves() if move.verb == "play" and len(move.args) == 1)
    asked(found, "move", move=lay)
    assert 0 in found.state.owing
    return found


def test_the_button_stands_out_where_cards_may_be_laid():
    assert table(desk())["choose"]["first"]


def test_no_button_for_cards_stands_out_while_a_draw_is_owed_and_nothing_may_be_laid():
    found = after_a_lay()
    legal = {move.verb for move in found.state.moves() if move.seat == table(found)["choose"]["seat"]}
    assert legal & {"play", "insert"} == set()
    assert not table(found)["choose"]["first"]


def test_the_prompt_to_choose_cards_stands_only_where_some_may_be_laid():
    assert table(desk())["choose"]["hint"]
    assert not table(after_a_lay())["choose"]["hint"]


def test_only_cards_that_may_be_laid_are_framed():
    found = desk()
    seat = table(found)["choose"]["seat"]
    goes = {card for move in found.state.moves() if move.verb == "play" and move.seat == seat for card in move.args}
    hand = table(found)["seats"][seat]["hand"]
    assert {card["code"] for card in hand if card["legal"]} == goes & {card["code"] for card in hand}
    found = after_a_lay()
    assert not any(card["legal"] for seat in table(found)["seats"] for card in seat["hand"])


def test_face_up_cards_may_be_chosen_in_the_exchange():
    found = openly(Desk.open("knaker", 2, seed=3, controls=["me", "me"]))
    seat = table(found)["choose"]["seat"]
    up = [card for pile in found.state.face_up[seat] for card in pile]
    assert sorted(table(found)["choose"]["also"]) == sorted(up)
