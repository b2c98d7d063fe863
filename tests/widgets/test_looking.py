"""Several people at one screen: whose cards lie open, who may look meanwhile, how that ends; and what is no intent."""

import pytest

from knack_widgets.pages.line import Line, Lines
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk

from ..rules.knaker.positions import at
from .helpers import LANGS, NAMES, asked, openly, standing, table

HANDS = ("4h 5h 9h", "5d 9s Jd", "Kd Kc Ks")
TWO = ("me", "me", "careful")
THREE = ("me", "me", "me")


def desk(state, *controls, lang="en"):
    """A desk with a position on the table."""
    found = openly(Desk.open("knaker", len(state.hands), lang=lang, controls=controls or THREE, **state.setup.options))
    found.put_lines(Lines((Line(state),)))
    return found


def open_hands(found):
    """The seats whose cards can be seen, although others have some."""
    return [seat["seat"] for seat in table(found)["seats"] if any(card["code"] for card in seat["hand"])]


def lookers(found):
    return [look["seat"] for look in table(found)["looks"]]


# -- who may look


def test_the_hand_on_turn_lies_open_and_the_others_may_look():
    found = desk(at(HANDS, pile="3h", turn=1))
    assert (open_hands(found), lookers(found), table(found)["own"]) == ([1], [0, 2], 1)
    labels = {lang: (asked(found, "lang", lang=lang), table(found)["looks"][0]["label"])[1] for lang in LANGS}
    assert labels["en"] == "Player 1: show the hand"
    assert len(set(labels.values())) == 3


def test_whoever_looks_sees_their_own_cards_alone_and_may_insert():
    found = desk(at(HANDS, pile="5c"))
    asked(found, "look", seat=1)
    data = table(found)
    assert (open_hands(found), lookers(found), data["own"]) == ([1], [0, 2], 1)
    assert [made["move"] for made in data["choose"]["verbs"]] == ["1 insert"]
    assert data["choose"]["seat"] == 1
    asked(found, "move", move="1 insert 5d")
    assert found.look.verdict is None
    # that was the next move: the hand on turn lies open again
    assert open_hands(found) == [0]


def test_looking_again_ends_it():
    found = desk(at(HANDS, pile="5c"))
    for seat, seen in ((1, [1]), (1, [0]), (2, [2]), (0, [0]), (0, [0])):
        asked(found, "look", seat=seat)
        assert open_hands(found) == seen


def test_a_refused_try_leaves_the_cards_to_who_looks():
    found = desk(at(HANDS, pile="5c"))
    asked(found, "look", seat=1)
    asked(found, "move", move="1 insert 9s")
    assert found.look.verdict is not None
    assert open_hands(found) == [1]


def test_nobody_looks_where_one_reader_sits_and_nobody_at_opponents_cards():
    assert lookers(desk(at(HANDS, pile="5c"), "me", "careful", "careful")) == []
    found = desk(at(HANDS, pile="5c"), *TWO)
    assert lookers(found) == [1]
    assert asked(found, "look", seat=2).kind == "error"
    assert open_hands(found) == [0]


def test_nobody_looks_where_all_lies_open_or_who_has_gone_out():
    found = desk(at(HANDS, pile="5c"))
    asked(found, "pref", name="reveal", value=True)
    assert lookers(found) == []
    gone = desk(at(("", *HANDS[1:]), down=[""], pile="5c", turn=1, exits=((0, 0),)))
    assert lookers(gone) == [2]


def test_who_has_to_act_out_of_turn_is_shown():
    owing = desk(at(HANDS, pile="5c", stock=9))
    asked(owing, "move", move="1 insert 5d")
    assert owing.state.owing == (1,)
    assert (open_hands(owing), lookers(owing)) == ([1], [0, 2])
    assert "1 draw" in [action["move"] for action in table(owing)["actions"]]
    accused = desk(at(HANDS, pile="5c", cheating=True))
    asked(accused, "move", move="0 accuse 1")
    assert open_hands(accused) == [1]
    assert {"1 admit", "1 deny"} <= {action["move"] for action in table(accused)["actions"]}


def test_a_card_that_one_has_looked_under_is_shown_while_one_looks():
    found = desk(at(HANDS, down=["? ? ?", "8c ? ?"], pile="3h", peeked=((1, 0),)))
    assert table(found)["seats"][1]["piles"][0]["peeked"] is None
    asked(found, "look", seat=1)
    assert table(found)["seats"][1]["piles"][0]["peeked"] == "8c"


# -- how it ends


def test_an_opponents_move_opens_no_hand_and_ends_the_looking():
    found = desk(at(HANDS, pile="3h", turn=2), *TWO)
    assert open_hands(found) == []
    asked(found, "opponent")
    assert (found.line.at, found.state.turn, open_hands(found)) == (1, 0, [0])
    found = desk(at(HANDS, pile="3h", turn=2), *TWO)
    asked(found, "look", seat=1)
    assert open_hands(found) == [1]
    asked(found, "opponent")
    assert (found.state.turn, open_hands(found)) == (0, [0])


def test_an_opponents_insertion_opens_no_hand():
    found = desk(at(("4h 5h 9h", "8d 9s Jd", "5d Kc Ks"), pile="5c"), *TWO)
    assert found.sight.waits
    asked(found, "opponent")
    assert found.line.last.text == "2 insert 5d"
    assert open_hands(found) == [0]


def test_another_match_ends_the_looking():
    found = desk(at(HANDS, pile="3h"))
    text = asked(found, "save").download[1]
    asked(found, "look", seat=2)
    asked(found, "new", seed="7")
    assert found.look.looker is None
    asked(found, "look", seat=2)
    asked(found, "load", text=text)
    assert found.look.looker is None


# -- the exchange, in which nobody is on turn


def test_in_the_exchange_not_all_hands_lie_open_at_once():
    found = desk(at(HANDS, phase="exchange"))
    assert len(open_hands(found)) <= 1
    assert len(lookers(found)) >= 2


def test_in_the_exchange_every_button_says_whose_it_is():
    found = desk(at(HANDS, phase="exchange"))
    labels = [action["label"] for action in table(found)["actions"]]
    assert len(labels) == len(set(labels))


def test_in_the_exchange_everybody_comes_to_lay():
    found = desk(at(HANDS, phase="exchange"))
    for seat in range(3):
        asked(found, "look", seat=seat)
        data = table(found)
        assert (open_hands(found), data["choose"]["seat"], data["choose"]["place"]) == ([seat], seat, f"{seat} lay")
        asked(found, "move", move=f"{seat} ready")
    assert found.state.phase == "play"


# -- German Knack: a Knack is announced at once, in turn or not

KNACK31 = games["knack31"]


def held_out_of_turn(*controls):
    """Seat 1 holds 31 from the deal on; the dealer, seat 2, has yet to look at the first pile."""
    found = openly(Desk.open("knack31", NAMES[:3], controls=controls, dealer=2, lang="de"))
    cards = ["7s", "8h", "9d", "Ah", "Kh", "Th", "7d", "8d", "9s"]
    rest = [card for card in KNACK31.pack(found.state.setup) if card not in cards]
    line = Line(found.line.opening)
    found.put_lines(Lines((line.play(line.state.read(" ".join(["deal", *cards, *rest]))),)))
    return found


def test_who_holds_a_knack_out_of_turn_can_look_and_announce_it():
    found = held_out_of_turn(*THREE)
    assert found.state.turn == 2
    assert lookers(found) == [0, 1]
    assert table(found)["looks"][1]["label"].startswith("Bo")
    asked(found, "look", seat=1)
    assert open_hands(found) == [1]
    assert "1 announce" in [action["move"] for action in table(found)["actions"]]
    asked(found, "move", move="1 announce")
    assert (found.look.verdict, found.notice) == (None, None)
    assert found.state.events[0][:2] == ("announces", 1)
    # the dealer is on turn still, beside the hand that has been shown, and nothing more is said out of turn
    assert (found.sight.visible_seats, lookers(found)) == ((2,), [])


def test_one_reader_alone_has_nothing_to_look_at_there_either():
    assert lookers(held_out_of_turn("me", "forgetful", "forgetful")) == []
    # where nothing is said out of turn, nobody needs to look
    assert lookers(openly(Desk.open("knack", 3, controls=THREE))) == []


# -- what is no intent

LOOKS = [None, "x", "1", -1, 3, True, 1.0, 10**30, [1], {"seat": 1}]


@pytest.mark.parametrize("seat", LOOKS, ids=map(str, LOOKS))
def test_looking_for_nobody_gives_a_notice(seat):
    found = desk(at(HANDS, pile="5c"))
    before = standing(found)
    assert asked(found, "look", seat=seat).kind == "error"
    assert (standing(found), found.look.looker, open_hands(found)) == (before, None, [0])


NO_MOVES = [
    *(
        None,
        5,
        [],
        "",
        " ",
        "0",
        "lay",
        "0 lay 4h",
        "0 lay on 0.0",
        "0 lay 4h on 9.0",
        "0 lay 4h on 0.9",
        "0 lay 4h on 0",
    ),
    *("0 lay 4h on 0.²", "0 lay 4h on -1.0", "0 take 3", "0 take", "0 take ²", "0 flip x", "0 cheat", "0 cheat zz"),
    *(
        "0 cheat cheat look 0",
        "0 cheat swap 4h 0",
        "0 cheat look 4h",
        "0 cheat accuse 7",
        "0 accuse 9",
        "0 accuse Anna",
    ),
    *(
        "0 blow",
        "0 blow 3",
        "0 blow x y",
        "0 blow ٣ 5",
        "0 blow 1e5 5",
        "0 blow nan 5",
        "0 blow -1 5",
        "0 blow 99999 5",
    ),
    *("0 play", "0 play Xz", "0 insert 4h on 0.0", "7 ready", "99999999999999999999 ready", "0 " * 600, "0 draw 4h"),
]


@pytest.mark.parametrize("text", NO_MOVES, ids=[str(text)[:30] for text in NO_MOVES])
def test_what_is_no_move_gives_a_notice(text):
    found = desk(at(HANDS, pile="5c", cheating=True))
    before = standing(found)
    assert asked(found, "move", move=text).kind == "error"
    assert (standing(found), found.look.verdict) == (before, None)


REFUSED = [
    "0 play 4h 4h",
    "1 play 5d",
    "0 take 0",
    "0 lay 4h on 1.0",
    "0 blow 1 9",
    "0 admit",
    "draw 4h",
    "0 cheat insert Kd",
]


@pytest.mark.parametrize("text", [*REFUSED, "0 play " + " ".join(["3s 4s 5s 6s 7s 8s 9s Js Qs Ks As"] * 25)])
def test_a_move_that_does_not_go_is_explained_and_loses_nothing(text):
    found = desk(at(HANDS, pile="5c", cheating=True))
    before = standing(found)
    assert asked(found, "move", move=text) is None
    assert found.look.verdict.clauses
    assert standing(found) == before
    assert table(found)["refusal"]["text"]
