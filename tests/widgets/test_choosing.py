"""Moves of several cards, moves that name a suit, pots and antes: what games with buying add to the table."""

import pytest

from knack_widgets.rules import NotationError, games
from knack_widgets.rules.core.tricks.buying import STAND
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.rulebook import Rulebook
from tests.support.html import read_html

from .helpers import LANGS, NAMES, asked, on_page, openly, table

ME = ["me"] * 3


def desk(game, *moves, **settings):
    """A match at which the reader plays all seats, after some moves."""
    found = openly(Desk.open(game, NAMES[:3], seed=3, controls=ME, dealer=2, **settings))
    for move in moves:
        asked(found, "move", move=move)
        assert found.look.verdict is None, move
    return found


def buying(**settings):
    """A match of a game that has it, at its first purchase."""
    return desk("kopknack", "0 knock", "1 knock", "2 knock", **settings)


def test_a_purchase_is_chosen_card_by_card():
    found = buying()
    data = table(found)["choose"]
    (made,) = data["verbs"]
    assert (data["seat"], made["move"]) == (0, "0 buy")
    assert len(made["labels"]) == 3
    assert data["hint"]
    assert data["clauses"] == ["buying.3"], "what says that cards are to be chosen, not whose turn it is"
    assert [action["move"] for action in table(found)["actions"]] == ["0 stand"]
    assert all(card["legal"] for card in table(found)["seats"][0]["hand"])


def test_the_number_on_the_button_is_the_number_chosen():
    found = buying()
    labels = {
        lang: (asked(found, "lang", lang=lang), table(found)["choose"]["verbs"][0]["labels"])[1] for lang in LANGS
    }
    assert all(len(set(three)) == 3 for three in labels.values())


def test_cards_are_bought_in_any_order_and_the_table_says_how_often():
    found = buying()
    hand = found.state.hands[0]
    talon = table(found)["talon"]
    asked(found, "move", move=f"0 buy {hand[2]} {hand[0]}")
    assert found.line.last.text == f"0 buy {hand[0]} {hand[2]}"
    data = table(found)
    assert data["talon"] == talon - 2
    assert [bool(seat["boughtWords"]) for seat in data["seats"]] == [True, False, False]
    # whoever is on turn chooses next; cards in hand are not told to the others by the log
    assert data["choose"]["seat"] == 1


def test_a_purchase_is_not_told_to_others():
    found = desk("kopknack", "0 knock", "1 knock", "2 knock")
    bought = found.state.hands[0]
    asked(found, "move", move=f"0 buy {bought[0]}")
    asked(found, "control", seat=0, control="careful")
    lines = [line["text"] for line in table(found)["log"]]
    asked(found, "pref", name="reveal", value=True)
    shown = [line["text"] for line in table(found)["log"]]
    assert lines[-1] != shown[-1]


def test_too_many_cards_are_refused_and_the_choice_stands():
    many = desk_of_many()
    seat = many.state.turn
    assert 0 < len(many.state.talon) < 3
    hand = " ".join(many.state.hands[seat])
    asked(many, "move", move=f"{seat} buy {hand}")
    data = table(many)
    assert data["refusal"]["clauses"] == ["buying.6"]
    assert data["choose"]["seat"] == seat


def desk_of_many():
    """Sixteen players: three cards are left, of which the first to buy takes two."""
    found = openly(Desk.open("kopknack", 16, seed=3, controls=["me"] * 16, dealer=15))
    for seat in range(16):
        asked(found, "move", move=f"{seat} knock")
    hand = found.state.hands[0]
    asked(found, "move", move=f"0 buy {hand[0]} {hand[1]}")
    return found


def test_nothing_is_to_choose_for_opponents_and_elsewhere():
    assert table(desk("kopknack"))["choose"] is None
    found = buying()
    asked(found, "move", move="0 stand")
    asked(found, "control", seat=1, control="careful")
    assert table(found)["choose"] is None


def test_antes_pot_and_a_third_of_it():
    data = table(desk("kopknack", stake=6))
    assert [bool(seat["anteWords"]) for seat in data["seats"]] == [False, False, True]
    values = {counter["id"]: counter["value"] for counter in data["counters"]}
    assert (values["pot"], values["third"], values["betar"]) == ("6", "2", "0")
    data = table(desk("svangknack"))
    assert all(seat["anteWords"] for seat in data["seats"])
    assert "betar" not in {counter["id"] for counter in data["counters"]}


def test_no_betar_under_the_newer_payment():
    data = table(desk("kopknack", payment="1922"))
    assert "betar" not in {counter["id"] for counter in data["counters"]}


def test_a_suit_is_chosen_by_a_button():
    found = swinging()
    actions = table(found)["actions"]
    suits = sorted(card.suit for card in found.state.up)
    allowed = [action["move"] for action in actions if not action["disabled"]]
    assert sorted(allowed) == [f"0 trump {suit}" for suit in suits]
    assert len({action["label"] for action in actions}) == 4  # the other suits can be tried
    assert [action["move"] for action in actions] == [f"0 trump {suit}" for suit in "shdc"]  # as the game declares them
    assert not any(action["primary"] for action in actions)  # none of the suits is better than the others
    assert len(table(found)["up"]) == 2


def swinging():
    """A match at the choice between two suits: the pot was carried over from a first deal."""
    for seed in range(60):
        found = openly(Desk.open("svangknack", NAMES[:3], seed=seed, controls=ME, dealer=1))
        while found.state.turn is not None:
            asked(found, "move", move=str(next(found.state.moves())))
        asked(found, "deal", seed=str(seed))
        if found.state.phase == "swinging":
            asked(found, "move", move=f"{found.state.turn} swing")
            if found.state.phase == "choosing":
                return found
    raise AssertionError("no seed leads there")


def test_a_card_that_is_owed_stands_out_before_what_else_is_allowed():
    found = openly(Desk.open("knaker", NAMES[:3], seed=3, controls=ME, dealer=2))
    for seat in range(3):
        asked(found, "move", move=f"{seat} ready")
    seat = found.state.turn
    stands_out = lambda: [one["move"] for one in table(found)["actions"] if one["primary"]]  # noqa: E731
    assert stands_out() == []  # the button of the chosen cards does
    laid = next(str(move) for move in found.state.moves() if move.verb == "play" and len(move.args) == 1)
    asked(found, "move", move=laid)
    owed = table(found)
    assert [one["move"] for one in owed["actions"] if not one["disabled"] and not one["rare"]] == [
        f"{seat} draw",
        f"{seat} back",
    ]
    assert stands_out() == [f"{seat} draw"]


def test_a_first_dealer_is_drawn_before_the_first_deal():
    found = openly(Desk.open("svangknack", NAMES[:3], seed=1, controls=ME))
    texts = [step.text.split()[0] for step in found.line.steps]
    assert texts[-1] == "deal"
    assert set(texts[:-1]) == {"draw"}
    assert found.state.dealer is not None


def test_standing_is_a_move_like_any_other():
    found = buying()
    asked(found, "move", move=f"0 {STAND}")
    assert found.state.turn == 1


@pytest.mark.parametrize("text", ["0 buy", "0 buy 7h 7h", "0 buy x"])
def test_what_is_no_purchase_is_said(text):
    with pytest.raises(NotationError):
        games["kopknack"].start().deal(1).read(text)


def test_a_page_has_its_own_answer_for_a_move_that_needs_cards_and_only_then() -> None:
    book = Rulebook("knaker", lang="en", example="14-through-the-seven")
    for to in range(on_page(book).steps["count"] + 1):
        book._handle_custom_msg({"do": "step", "to": to}, [])
        own = read_html(on_page(book).drawing).of_class("kb-choose-first")
        choose = on_page(book).table["choose"]
        assert len(own) == (choose is not None)
        if choose:
            assert "Choose cards first." in own[0].text
            refs = own[0].of_class("kb-ref")
            assert [ref.attributes["data-clause"] for ref in refs] == choose["clauses"]
    book.close()


@pytest.mark.parametrize(("game", "phase", "move"), [("svangknack", "answers", "join"), ("knack", "bidding", "knock")])
def test_of_everyday_moves_the_first_button_is_prominent(game, phase, move):
    desk = Desk.open(game, seed=1)
    for seed in range(200):
        state = desk.state
        if state.phase == phase and state.turn == 0:
            break
        desk.put_lines(desk.match.lines.play(state.by_chance(str(seed)) if state.chance else state.sample(seed)))
    buttons = table(desk)["actions"]
    assert [button["move"] for button in buttons if button["primary"]] == [f"0 {move}"]
    assert buttons[0]["move"] == f"0 {move}"
