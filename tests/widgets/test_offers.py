"""What the reader may do where all may act at once: verbs for the same cards, orders that are meant, the blow."""

from dataclasses import replace

import pytest

from knack_widgets.pages.line import Line, Lines
from knack_widgets.rulebook.examples import examples
from knack_widgets.widgets.desk import Desk

from ..rules.knaker.positions import at
from .helpers import LANGS, asked, openly, standing, table

OTHERS = ("8d 9s Jd", "Kd Kc Ks")


def desk(state, *controls, lang="en"):
    """A desk with a position on the table; the reader sits at the first seat, unless `controls` say otherwise."""
    found = openly(
        Desk.open("knaker", len(state.hands), lang=lang, controls=controls or ("me",), **state.setup.options)
    )
    found.put_lines(Lines((Line(state),)))
    return found


def verbs(found):
    choose = table(found)["choose"]
    return [made["move"] for made in choose["verbs"]] if choose else None


def buttons(found):
    return [action["move"] for action in table(found)["actions"] if not action["disabled"]]


# -- which verbs


def test_on_turn_cards_are_laid_and_out_of_turn_inserted():
    state = at(("4h 5h 9h", *OTHERS), pile="3h")
    assert verbs(desk(state)) == ["0 play"]
    assert verbs(desk(state, "careful", "me")) == ["1 insert"]
    assert table(desk(state, "careful", "me"))["choose"]["seat"] == 1
    assert table(desk(state))["choose"]["place"] is None


def test_who_has_just_laid_may_insert_or_lengthen_the_lay():
    found = desk(at(("4h 5h 9h", *OTHERS), pile="3h"))
    asked(found, "move", move="0 play 4h")
    assert verbs(found) == ["0 insert", "0 play"]
    asked(found, "move", move="0 play 5h 9h")
    assert found.look.verdict is not None
    asked(found, "opponent")
    assert found.line.at == 2
    assert verbs(found) == ["0 insert"]


def test_while_one_exchanges_cards_are_laid_at_the_piles():
    found = desk(at(("4h 5h 9h", *OTHERS), phase="exchange"))
    data = table(found)["choose"]
    assert (data["seat"], data["verbs"], data["place"], data["also"]) == (0, [], "0 lay", ["4c", "4d", "4s"])
    assert buttons(found) == ["0 ready"]
    asked(found, "move", move="0 ready")
    assert found.look.verdict is None
    assert table(found)["choose"] is None


def test_nothing_is_chosen_where_nothing_can_be_laid():
    assert verbs(desk(at(("", *OTHERS), pile="3h"))) is None
    assert verbs(desk(at(("4h", *OTHERS), pile="3h"), "careful", "careful", "careful")) is None
    found = desk(at(("4h 5h", *OTHERS), pile="3h", cheating=True))
    asked(found, "move", move="0 accuse 1")
    assert found.state.phase == "accused"
    assert verbs(found) is None


def test_face_up_cards_are_chosen_as_well_and_laid_with_the_last_of_the_hand():
    state = at(("9h", *OTHERS), up=["Js 9c / 8c / Jh"], pile="3h")
    data = table(desk(state))["choose"]
    assert data["also"] == ["Js", "9c", "8c", "Jh"]
    assert len(data["verbs"][0]["labels"]) == 5
    found = desk(state)
    asked(found, "move", move="0 play 9h 9c")
    assert found.line.last.text == "0 play 9h 9c"
    # the hand is empty: the face-up cards alone are to choose from
    bare = desk(at(("", *OTHERS), up=["Qh Qs / 8c"], pile="3h"))
    assert table(bare)["choose"]["also"] == ["Qh", "Qs", "8c"]
    asked(bare, "move", move="0 play Qs Qh")
    assert bare.look.verdict is None


# -- the words on the buttons


@pytest.mark.parametrize(
    ("lang", "labels"),
    [
        ("sv", ["Lägg ett kort", "Lägg två kort", "Lägg tre kort"]),
        ("de", ["Eine Karte legen", "Zwei Karten legen", "Drei Karten legen"]),
        ("en", ["Lay one card", "Lay two cards", "Lay three cards"]),
    ],
)
def test_the_button_says_how_many_cards_are_chosen(lang, labels):
    found = desk(at(("4h 5h 9h", *OTHERS), pile="3h"), lang=lang)
    assert table(found)["choose"]["verbs"][0]["labels"] == labels


def test_every_button_has_words_of_its_own_in_every_language():
    found = desk(at(("4h 5h 9h", *OTHERS), pile="3h", stock=20, cheating=True))
    asked(found, "move", move="0 play 4h")
    assert {"0 back", "0 draw", "0 accuse 1"} <= set(buttons(found))
    told = {}
    for lang in LANGS:
        found.speak(lang)
        data = table(found)
        told[lang] = [action["label"] for action in data["actions"]]
        told[lang] += [label for made in data["choose"]["verbs"] for label in made["labels"]]
        assert len(set(told[lang])) == len(told[lang])
        assert not set(told[lang]) & {action["move"] for action in data["actions"]}
    assert not {*told["sv"]} & {*told["en"]}


# -- cheats


def test_cheats_are_offered_behind_rare_and_with_the_option_alone():
    hands = ("4h 5h 9h", *OTHERS)
    honest = table(desk(at(hands, pile="3h")))
    assert not any(made["rare"] for made in honest["choose"]["verbs"])
    assert not any(action["rare"] for action in honest["actions"])
    found = desk(at(hands, pile="3h", cheating=True))
    data = table(found)
    rare = {made["move"]: made["rare"] for made in data["choose"]["verbs"]}
    assert [move for move, is_rare in rare.items() if not is_rare] == ["0 play"]
    with_cards = {f"0 cheat {name}" for name in ("play", "insert", "throw", "hide")}
    assert {move for move, is_rare in rare.items() if is_rare} == with_cards | {f"0 cheat swap {n}" for n in range(3)}
    others = {action["move"]: action["rare"] for action in data["actions"] if not action["disabled"]}
    assert {"0 accuse 1", "0 accuse 2", "0 cheat look 0", "0 cheat pick-up"} <= set(others)
    assert all(others.values())
    assert not any(action["primary"] for action in data["actions"])


def test_a_cheat_is_made_with_the_cards_that_are_chosen():
    for move in ("0 cheat throw 4h 5h", "0 cheat swap 1 4h", "0 cheat play 9h 4h"):
        found = desk(at(("4h 5h 9h", *OTHERS), pile="3h", cheating=True))
        asked(found, "move", move=move)
        assert (found.look.verdict, found.notice, found.line.last.text) == (None, None, move)


def test_cheats_need_no_full_hand_and_exchange_has_its_own():
    # with an empty hand there is no card to swap, and nothing falls over
    found = desk(at(("", *OTHERS), up=["8c"], pile="3h", cheating=True))
    assert all(made["labels"] for made in table(found)["choose"]["verbs"])
    found = desk(at(("4h 5h 9h", *OTHERS), phase="exchange", cheating=True))
    data = table(found)["choose"]
    assert data["place"] == "0 lay"
    assert all(made["rare"] for made in data["verbs"])


# -- the order in which cards are picked


@pytest.mark.parametrize("picked", ["6h 4c 5c", "5c 6h 4c", "4c 6h 5c", "4c 5c 6h"])
def test_a_ladder_is_laid_as_it_is_in_whatever_order_it_was_picked(picked):
    found = desk(at(("4c 5c 6h 9d", *OTHERS), pile="3h"))
    asked(found, "move", move=f"0 play {picked}")
    assert found.look.verdict is None
    assert found.line.last.text == "0 play 4c 5c 6h"
    assert [*found.state.pile] == ["3h", "4c", "5c", "6h"]


@pytest.mark.parametrize("picked", ["9h 5c 5d 9c 9d", "5c 9h 5d 9c 9d"])
def test_so_is_a_kaker(picked):
    found = desk(at(("5c 5d 9h 9c 9d Jh", *OTHERS[1:], "8d Jd"), pile="3h"))
    asked(found, "move", move=f"0 play {picked}")
    assert found.look.verdict is None
    assert [card[0] for card in found.state.pile] == [*"355999"]


def test_an_order_that_is_right_stays():
    # a ladder may wrap: what was picked goes, though another order would too
    found = desk(at(("Qc Kc Ah Xb 3d", *OTHERS[:1], "8c"), pile="Jh"))
    asked(found, "move", move="0 play Qc Kc Ah Xb 3d")
    assert found.line.last.text == "0 play Qc Kc Ah Xb 3d"
    found = desk(at(("5d 5c 5h 9d", *OTHERS), pile="3h"))
    asked(found, "move", move="0 play 5h 5c 5d")
    assert found.line.last.text == "0 play 5h 5c 5d"


def test_a_lay_that_goes_in_no_order_is_explained_as_picked_and_nothing_is_lost():
    found = desk(at(("4c 5c 6h 9d", *OTHERS), pile="3h"))
    before, choose = standing(found), table(found)["choose"]
    asked(found, "move", move="0 play 9d 6h")
    data = table(found)
    assert data["refusal"]["clauses"] == ["3.1", "12"]
    assert data["refusal"]["text"].index("nine of diamonds") < data["refusal"]["text"].index("six of hearts")
    assert data["refusal"]["code"] is None
    assert (standing(found), data["choose"]) == (before, choose)
    assert found.notice is None
    # the same for cards laid on a pile, and for an insertion
    found = desk(at(("4c 5c 6h", *OTHERS), up=["? / ? / ?", "4h / ? / ?"], phase="exchange"))
    asked(found, "move", move="0 lay 5c 6h on 1.0")
    assert table(found)["refusal"]["clauses"][0] == "2.2"
    assert found.state.hands[0] == at(("4c 5c 6h", *OTHERS)).hands[0]


# -- the blow


def before_the_last_seven(**fields):
    return at(("7h", *OTHERS), down=[""], pile="5h", **fields)


def blown(*controls, **fields):
    found = desk(before_the_last_seven(**fields), *controls)
    asked(found, "move", move="0 play 7h")
    assert found.state.phase == "blow"
    return found


def test_the_blow_is_due_and_runs_right_after_the_readers_own_seven():
    assert table(desk(before_the_last_seven()))["blow"] is None
    found = blown()
    data = table(found)["blow"]
    assert (data["seat"], data["verb"], data["seconds"], data["far"], data["live"]) == (0, "blow", 3.0, 5.0, True)
    assert (data["made"]["move"], data["missed"]["move"]) == ("0 blow 3 5", "0 blow 4 5")
    assert data["made"]["label"] != data["missed"]["label"]
    # it is made against the clock, or by the buttons that belong to it
    assert buttons(found) == []
    assert not table(found)["wait"]


@pytest.mark.parametrize(("move", "place"), [("0 blow 2.4 6", 1), ("0 blow 3.1 9", 3), ("0 blow 1 4.9", 3)])
def test_the_blow_decides(move, place):
    found = blown()
    asked(found, "move", move=move)
    assert found.state.placing[0] == place
    assert table(found)["blow"] is None


def test_an_opponents_blow_is_not_the_readers():
    found = desk(at(("4h 5h 9h", "7h", "Kd Kc Ks"), down=["? ? ?", ""], pile="5c", turn=1))
    asked(found, "opponent")
    assert found.state.phase == "blow"
    assert table(found)["blow"] is None
    assert table(found)["wait"] == "opponent"
    assert table(desk(found.state, "me", "me"))["blow"]["seat"] == 1


def test_the_clock_does_not_run_for_who_comes_back_to_the_step():
    found = blown()
    asked(found, "step", to=0)
    asked(found, "step", to=1)
    assert table(found)["blow"]["live"] is False


def test_the_clock_does_not_run_when_the_position_is_put_on_the_table():
    assert table(desk(blown().state))["blow"]["live"] is False


def test_the_clock_does_not_run_in_a_match_that_is_loaded():
    record = examples("knaker")["13-4-in-good-time"].record
    seven = next(number for number, step in enumerate(record.steps) if step.after.phase == "blow")
    record = replace(record, moves=record.moves[: seven + 1])
    found = Desk.open("knaker", record=record, at=seven)
    asked(found, "move", move=record.moves[seven])
    assert table(found)["blow"]["live"] is True
    text = asked(found, "save").download[1]
    assert asked(found, "load", text=text).kind != "error"
    assert table(found)["blow"]["live"] is False
