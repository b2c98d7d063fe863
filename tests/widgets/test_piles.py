"""Piles on the table as data: those before the seats, the one in the middle, what is in force; and nothing hidden."""

import json
import re
from random import Random

import pytest

from knack_widgets.pages.line import Line, Lines
from knack_widgets.pages.standing import marks
from knack_widgets.pages.steps import steps
from knack_widgets.players import PLAYERS
from knack_widgets.rules import games
from knack_widgets.rules.knaker.pack import sort_hand
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.opponents import Opponents

from ..rules.knaker.positions import PACK, at
from ..support.seeds import sparsely
from .helpers import LANGS, asked, named, page, speaker, table

GAME = games["knaker"]
HANDS = ("4h 5h 9h", "5d 9s Jd", "Kd Kc Ks")


def desk(state, *controls, lang="en"):
    """A desk with a position on the table; the reader sits at the first seat, unless `controls` say otherwise."""
    found = Desk.open("knaker", len(state.hands), lang=lang, controls=controls or ("me",), **state.setup.options)
    found.put_lines(Lines((Line(state),)))
    return found


def piles(found, seat=0):
    return table(found)["seats"][seat]["piles"]


def test_every_seat_has_three_piles_with_their_words():
    found = desk(at(HANDS, up=["5c 5s / Th / ", "7s"], down=["? - ?", "- - ?"], phase="exchange"))
    seats = table(found)["seats"]
    assert [len(seat["piles"]) for seat in seats] == [3, 3, 3]
    assert [pile["up"] for pile in piles(found)] == [["5c", "5s"], ["Th"], []]
    assert [[pile["down"] for pile in seat["piles"]] for seat in seats[:2]] == [
        [True, False, True],
        [False, False, True],
    ]
    assert [pile["words"] for pile in piles(found)] == [
        "pile 1: ♣5 ♠5 on a face-down card",
        "pile 2: ♥10",
        "pile 3: a face-down card",
    ]
    assert piles(found, 1)[1]["words"] == "pile 2: empty"
    assert [[pile["at"] for pile in seat["piles"]] for seat in seats[1:]] == [
        ["1.0", "1.1", "1.2"],
        ["2.0", "2.1", "2.2"],
    ]


@pytest.mark.parametrize(("lang", "word"), [("sv", "låst"), ("de", "gesperrt"), ("en", "locked")])
def test_a_locked_pile_says_so_and_is_not_taken_up(lang, word):
    locks = ((False, True, False), *((False,) * 3,) * 2)
    found = desk(at(HANDS, phase="exchange", locked=locks), lang=lang)
    data = piles(found)
    assert [pile["locked"] for pile in data] == [False, True, False]
    assert [pile["lockedWords"] for pile in data] == ["", word, ""]
    assert [word in pile["words"] for pile in data] == [False, True, False]
    assert moves_at_piles(found) == ["0 take 0", "0 take 2"]
    # it can be tried all the same, and answers with its clause
    assert (data[1]["move"], data[1]["refused"]) == ("0 take 1", True)
    asked(found, "move", move="0 take 1")
    assert table(found)["refusal"]["clauses"]


def moves_at_piles(found):
    return [
        pile["move"] for seat in table(found)["seats"] for pile in seat["piles"] if pile["move"] and not pile["refused"]
    ]


def test_piles_are_taken_up_and_turned_over_at_ones_own_alone():
    exchange = at(HANDS, phase="exchange")
    assert moves_at_piles(desk(exchange)) == ["0 take 0", "0 take 1", "0 take 2"]
    assert moves_at_piles(desk(exchange, "careful", "me")) == ["1 take 0", "1 take 1", "1 take 2"]
    assert moves_at_piles(desk(exchange, "careful")) == []
    last = at(("", *HANDS[1:]), down=["- ? ?"], pile="3h")
    assert moves_at_piles(desk(last)) == ["0 flip 1", "0 flip 2"]
    assert piles(desk(last))[1]["moveWords"] == ["Turn over", "Turn over card 2"]
    # hands lie open, but others' piles are not the reader's
    found = desk(at(("4h", "", "Kd"), pile="3h", turn=1))
    asked(found, "pref", name="reveal", value=True)
    assert moves_at_piles(found) == []


def test_chosen_cards_are_laid_at_any_pile_while_one_exchanges():
    found = desk(at(HANDS, phase="exchange"))
    seats = table(found)["seats"]
    assert all(pile["hereWords"] for seat in seats for pile in seat["piles"])
    assert seats[1]["piles"][2]["hereWords"] == ["Lay here", "Lay on pile 3 in front of Player 2"]
    asked(found, "move", move="0 ready")
    assert not any(pile["hereWords"] for seat in table(found)["seats"] for pile in seat["piles"])
    assert not any(pile["hereWords"] for pile in piles(desk(at(HANDS, pile="3h"))))


def test_of_several_people_at_a_screen_the_first_who_is_not_ready_lays_cards():
    found = desk(at(HANDS, phase="exchange").play("0 ready"), "me", "me", "me")
    asked(found, "pref", name="reveal", value=True)
    words = [[pile["hereWords"][1] for pile in piles(found, seat)] for seat in range(3)]
    assert words[0][0] == "Lay on pile 1 in front of Player 1"
    assert words[1] == [f"Lay on own pile {number}" for number in (1, 2, 3)]


def test_a_pile_that_one_has_looked_under_shows_the_card_to_oneself_alone():
    state = at(HANDS, down=["8d ? ?", "8c ? ?"], pile="3h", peeked=((0, 0), (1, 0)))
    assert [pile["peeked"] for pile in piles(desk(state))] == ["8d", None, None]
    assert [pile["peeked"] for pile in piles(desk(state), 1)] == [None] * 3
    assert [pile["peeked"] for pile in piles(desk(state, "careful", "me"))] == [None] * 3
    assert [pile["peeked"] for pile in piles(desk(state, "careful", "me"), 1)] == ["8c", None, None]
    assert "8d" not in json.dumps(page(desk(state, "careful", "me"))["table"])


# -- the pile in the middle


def heap(pile, lang="en", **fields):
    return table(desk(at(HANDS, pile=pile, **fields), lang=lang))["heap"]


def test_the_last_nine_cards_lie_open_and_those_below_are_counted():
    data = heap("3s 3c 4s 4c 6s 6c 8s 8c Js Jc Qs Qc")
    assert data["cards"] == ["4c", "6s", "6c", "8s", "8c", "Js", "Jc", "Qs", "Qc"]
    assert data["below"] == 3
    assert data["words"] == "Pile: twelve cards, the queen of clubs in force"
    assert heap("3s 3c 4s 4c 6s 6c 8s 8c Js")["below"] == 0
    bare = heap("")
    assert (bare["cards"], bare["below"], bare["words"]) == ([], 0, "The pile is empty")


def test_sevens_are_seen_through_and_stock_and_discard_are_counts():
    data = heap("8s 7s 7c", stock=5)
    assert data["words"] == "Pile: three cards, the eight of spades in force"
    assert heap("7s 7c")["words"] == "Pile: two cards, no rank in force"
    assert (data["stock"], data["discard"]) == (5, 55 - 9 - 9 - 3 - 5)
    assert data["stockWords"] == "Stock: five cards"
    assert heap("8s")["stockWords"] == "The stock is used up"


IN_FORCE = [
    ("8s", 1, []),
    ("2s", 1, [("Two", "5")]),
    ("2s 7s", 1, [("Two", "5"), ("Transparent", "13")]),
    ("8s 7s", 1, [("Transparent", "13")]),
    ("7s", 1, [("Only sevens", "13.3")]),
    ("Xb", 1, [("Knåker", "10")]),
    ("Xb Xr", 1, [("Double knåker", "10.1")]),
    ("Xb Xb Xr", 1, [("Triple knåker", "10.2")]),
    ("Xb 7s Xr", 1, [("Knåker", "10")]),
    ("3s Xb 3c Xb 3d Xr", 1, [("Frippelknåker", "10.3")]),
    ("Qs Kh", 1, []),
    ("Xb", 2, [("Single kajak", "17.2.1")]),
    ("Xb Xb", 2, [("Double kajak", "17.2.2")]),
    ("Xb Xb Xb", 2, [("Triple kajak", "17.2.3")]),
    ("Xb Xb Xb Xb", 2, [("Frippelkajak", "17.2.4")]),
    ("Xb Xb Xb Xb Xr", 2, [("Pentakajak", "17.2.5")]),
    ("Xb Xb Xb Xb Xr Xr 7s", 2, [("Hexakajak", "17.2.6"), ("Transparent", "13")]),
]


@pytest.mark.parametrize(("pile", "decks", "found"), IN_FORCE, ids=[pile for pile, *_ in IN_FORCE])
def test_what_is_in_force_on_the_pile_with_its_clause(pile, decks, found):
    data = heap(pile, decks=decks)["inEffect"]
    assert [one["clause"] for one in data] == [clause for _, clause in found]
    assert all(one["text"].startswith(name) for one, (name, _) in zip(data, found, strict=True)), data
    assert all(one["clause"] in GAME.clauses for one in data)
    texts = [[one["text"] for one in heap(pile, lang, decks=decks)["inEffect"]] for lang in LANGS]
    assert all(len(set(same)) == len(LANGS) for same in zip(*texts, strict=True))


def test_three_kings_are_in_force_by_name():
    state = at(("4h 5h 9h", "5d 9s Jd", "Qd Qc Qs"), pile="Ks Kh Kd")
    assert [(one["text"].split(":")[0], one["clause"]) for one in table(desk(state))["heap"]["inEffect"]] == [
        ("Trippelknug", "14")
    ]


# -- what else there is to say of a seat


def test_others_cards_are_counted_and_dots_and_handicaps_are_told():
    state = at(
        HANDS, pile="3h", stock=9, cheating=True, dots=(1, 0, 4), no_insert=(1,), capped=(0, 1), debts=(2,), turn=0
    )
    seats = table(desk(state))["seats"]
    assert [seat["notes"] for seat in seats] == [
        ["one dot", "handicapped by the hexakajak"],
        ["3 cards", "may not insert", "handicapped by the hexakajak"],
        ["3 cards", "four dots", "must pick the pile up"],
    ]
    for lang in ("sv", "de"):
        others = [seat["notes"] for seat in table(desk(state, lang=lang))["seats"]]
        assert [len(notes) for notes in others] == [2, 3, 3]
        assert not {note for notes in others for note in notes} & {note for seat in seats for note in seat["notes"]}


def test_other_games_have_no_piles():
    found = Desk.open("knack", 3)
    data = table(found)
    assert (data["heap"], data["blow"], data["looks"]) == (None, None, [])
    assert [(seat["piles"], seat["notes"]) for seat in data["seats"]] == [([], [])] * 3


# -- nothing hidden


def told(found):
    """All that a page gets of a position, in every language; but not whether an opponent thinks of moving."""
    data = []
    for lang in LANGS:
        found.speak(lang)
        whole = page(found)
        data.append({**whole, "table": {**whole["table"], "wait": None}})
    return data


def shuffled_behind(state, visible_seats, random):
    """Return the position with the cards of all other places shuffled.

    visible_seats: the seats whose hands keep their cards; face-up cards stay, too
    """
    seats = range(len(state.hands))
    others = [seat for seat in seats if seat not in visible_seats]
    cards = [card for seat in others for card in state.hands[seat]]
    cards += [card for seat in seats for card in state.down_cards(seat)] + [*state.stock, *state.discard]
    random.shuffle(cards)
    hands = [
        sort_hand(tuple(cards.pop() for _ in state.hands[seat])) if seat in others else state.hands[seat]
        for seat in seats
    ]
    down = tuple(tuple(card and cards.pop() for card in slots) for slots in state.face_down)
    stock = tuple(cards.pop() for _ in state.stock)
    return state.evolve(hands=tuple(hands), face_down=down, stock=stock, discard=tuple(cards))


def through(seed, players, every, **options):
    """Positions of a match that is played by chance."""
    state = GAME.start(players=players, **options).deal(seed)
    for step in range(1, 150):
        move = Opponents().move(state, ("random",) * players, str(step))
        state = state.play(move)
        if state.over:
            return
        if step % every == 0:
            yield state


@pytest.mark.parametrize(("players", "options"), sparsely([(4, {"cheating": True}), (3, {}), (2, {"decks": 2})], 3))
def test_cards_that_lie_elsewhere_make_no_difference_to_the_page(players, options):
    seen = set()
    for number, state in enumerate(through(5, players, 40, **options)):
        other = shuffled_behind(state, (0,), Random(number))
        assert other != state
        seen.add(state.phase)
        assert told(desk(other)) == told(desk(state))
    assert "play" in seen


def test_what_a_reader_knows_does_not_tell_who_could_insert():
    state, other = (at(("4h 8h", hand, "Kd"), pile="5c") for hand in ("5d 9s", "6d 9s"))
    assert state.judge("1 insert 5d").legal
    assert state.view(0).to_act == other.view(0).to_act


SECRET = ("look", "swap", "throw")


def test_nothing_on_the_page_names_a_card_that_the_reader_has_never_seen():
    """With the log of a whole match, in which the opponents cheat in secret as well."""
    found = Desk.open("knaker", 3, seed=4, cheating=True)
    known, cheats, random = set(), 0, Random(4)
    for number in range(1, 101):
        state, secret = found.state, []
        if number % 6 == 0:
            secret = [move for move in state.moves() if move.seat and move.verb == "cheat" and move.args[0] in SECRET]
        if secret:
            found.put_lines(found.match.lines.play(random.choice(secret)))
            cheats += 1
        elif found.sight.waits:
            asked(found, "opponent")
        else:
            asked(found, "move", move=str(PLAYERS["random"].choose(found.view, number)))
        state, step = found.state, found.line.last
        if state.over:
            break
        if step.before.read(step.text) not in secret:
            known |= {*step.text.split()}
        known |= {*state.hands[0], *(card for seat in range(3) for card in state.up_cards(seat))}
        known |= {word for event in state.events for word in event}
        if number % 12 < 2:
            unknown = [card for card in PACK if card not in known]
            for lang in LANGS:
                found.speak(lang)
                data = [
                    {**table(found), "now": None},
                    marks(found.sight),
                    steps(found.sight, speaker(found)),
                    repr(found.view),
                ]
                text = json.dumps(data, ensure_ascii=False).replace("\\", "")
                assert named(text, lang, (card for card in unknown if card[0] != "X")) == []
                assert not {*re.findall(r"\bX[br]\b", text)} & {*unknown}
    assert cheats > 5
