"""Several people at one screen: each sees their own cards when they ask for them, and nobody else's before."""

import json
from urllib.parse import parse_qsl

import pytest

from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.keeping import snapshot
from knack_widgets.widgets.linked import follow

from .helpers import LANGS, NAMES, any_time, asked, hot_seat, in_this_deal, named, page, table

BOTH = ["me", "me"]


def two(game="knack", **settings):
    """Anna and Bo at one screen, Anna to speak first."""
    return Desk.open(game, ["Anna", "Bo"], controls=BOTH, lang="en", seed=7, **settings)


def open_hands(desk):
    return [seat["seat"] for seat in table(desk)["seats"] if any(card["code"] for card in seat["hand"])]


def uncover(desk):
    asked(desk, "look", seat=table(desk)["cover"]["seat"])


# -- between turns


@pytest.mark.parametrize("game", games)
def test_nobodys_cards_are_in_the_page_before_they_are_uncovered(game):
    players = NAMES[: games[game].players.start]
    desk = Desk.open(game, players, controls=["me"] * len(players), lang="en", seed=7)
    uncovered = 0
    for _ in range(14):
        if desk.state.chance or desk.state.over:
            break
        if table(desk)["cover"]:
            data = table(desk)
            hidden = {card for hand in desk.state.hands for card in hand if card[0] != "X"}
            shown = json.dumps([data["seats"], data["choose"], data["refusal"]], ensure_ascii=False)
            assert named(shown, "en", hidden - {card for pile in desk.view.hands for card in pile or ()}) == []
            assert open_hands(desk) == []
            assert data["choose"] is None
            # what may be said in turn or not tells nothing of anybody's cards
            assert all(any_time(desk, action["move"].split()[1]) for action in data["actions"])
            uncover(desk)
            uncovered += 1
        (seat,) = desk.sight.visible_seats
        moves = desk.state.view(seat).moves
        if not moves:
            break
        asked(desk, "move", move=str(next((move for move in moves if move.verb == "ready"), moves[-1])))
    assert uncovered > 1


@pytest.mark.parametrize("lang", LANGS)
def test_whose_turn_it_is_is_said_by_name(lang):
    desk = two()
    asked(desk, "lang", lang=lang)
    assert "Anna" in table(desk)["cover"]["words"]
    uncover(desk)
    data = table(desk)
    assert data["cover"] is None
    assert data["status"].startswith("Anna")
    asked(desk, "move", move="0 knock")
    assert "Bo" in table(desk)["cover"]["words"]
    assert all(line["text"].split()[0] not in ("You", "Du") for line in table(desk)["log"])


def test_a_hand_stays_open_until_it_is_somebody_elses_turn():
    desk = Desk.open("knack", ["Anna", "Bo", "Cleo"], controls=["me", "careful", "me"], seed=22)
    uncover(desk)
    asked(desk, "move", move="0 knock")
    assert desk.sight.waits
    assert open_hands(desk) == [0]
    asked(desk, "opponent")
    assert table(desk)["cover"]["seat"] == 2
    assert open_hands(desk) == []
    uncover(desk)
    asked(desk, "move", move="2 knock")
    assert open_hands(desk) == []
    uncover(desk)
    assert open_hands(desk) == [0]


def test_whoever_leads_again_needs_not_ask_again():
    desk = two("kopknack")
    for move in ("0 knock", "1 knock"):
        uncover(desk)
        asked(desk, "move", move=move)
    uncover(desk)
    seat = desk.state.turn
    while desk.state.turn == seat:
        assert open_hands(desk) == [seat]
        asked(desk, "move", move=str(next(desk.state.moves())))
    assert open_hands(desk) == []


def test_a_refused_try_leaves_the_hand_open():
    desk = two()
    uncover(desk)
    asked(desk, "move", move="0 blank 7h")
    assert desk.look.verdict is not None
    assert open_hands(desk) == [0]


def test_a_new_deal_is_covered():
    desk = two()
    uncover(desk)
    asked(desk, "move", move="0 fold")
    assert table(desk)["cover"] is None
    asked(desk, "deal")
    assert open_hands(desk) == []
    assert table(desk)["cover"]["seat"] == desk.state.turn


# -- when hands are covered


def test_hands_are_covered_from_when_a_second_person_sits_down():
    desk = Desk.open("knack")
    assert page(desk)["setup"]["cover"] is None
    asked(desk, "control", seat=1, control="me")
    assert page(desk)["setup"]["cover"] is True
    assert open_hands(desk) == []
    asked(desk, "pref", name="cover", value=False)
    assert (open_hands(desk), page(desk)["setup"]["cover"]) == ([0], False)
    # a third one changes nothing
    asked(desk, "control", seat=2, control="me")
    assert open_hands(desk) == [0]


def test_a_new_match_of_two_people_is_covered():
    desk = Desk.open("knack")
    asked(desk, "new", players=[{"name": "Anna", "control": "me"}, {"name": "Bo", "control": "me"}])
    assert open_hands(desk) == []
    assert table(desk)["cover"]["words"].startswith("Anna")


def test_one_reader_covers_nothing_nor_does_a_lesson():
    assert table(Desk.open("knack"))["cover"] is None
    desk = Desk.open("knack")
    asked(desk, "example", id="play-02-ace-at-once")
    assert open_hands(desk)
    record = Desk.open("knack", record=hot_seat().record())
    assert open_hands(record) == [0]


def test_shown_hands_are_not_covered():
    desk = two()
    asked(desk, "pref", name="reveal", value=True)
    assert (open_hands(desk), table(desk)["cover"]) == ([0, 1], None)


def test_covering_is_kept_and_goes_with_a_saved_match():
    desk = two()
    uncover(desk)
    text = asked(desk, "save").download[1]
    for other in (Desk.open("knack"), Desk.open("knack")):
        asked(other, "load", text=text)
        assert open_hands(other) == []
    again = Desk.open("knack")
    do(again, {"do": "restore_snapshot", **snapshot(desk)})
    assert open_hands(again) == []
    assert table(again)["cover"]["seat"] == 0


# -- a match of others that is opened


@pytest.mark.parametrize("reveal", [False, True], ids=["hands covered", "hands open until now"])
@pytest.mark.parametrize("way", ["file", "link", "kept"])
@pytest.mark.parametrize("game", games)
def test_a_running_deal_of_others_is_opened_without_their_cards(game, way, reveal):
    """The record holds every hand; the page gets none, and after a look that one person's."""
    players = NAMES[: games[game].players.start]
    theirs = Desk.open(game, players, controls=["me"] * len(players), lang="en", seed=7)
    desk = Desk.open(game, lang="en", seed=8)
    asked(desk, "pref", name="reveal", value=reveal)
    if way == "file":
        asked(desk, "load", text=theirs.record().dumps())
    elif way == "link":
        follow(desk, dict(parse_qsl(theirs.permalink())))
    else:
        do(desk, {"do": "restore_snapshot", **snapshot(theirs)})
    assert desk.state == theirs.state

    def told(seen):
        data = page(desk)
        rest = {name: part for name, part in data.items() if name not in ("book", "prefs")}
        public = {
            card for part in (getattr(desk.state, name, ()) for name in ("up", "face_up")) for card in cards(part)
        }
        hidden = {card for seat, hand in enumerate(desk.state.hands) if seat not in seen for card in hand}
        hidden = {card for card in hidden - public if card[0] != "X"}
        assert hidden
        text = json.dumps(in_this_deal(desk, rest.pop("table")), ensure_ascii=False)
        return named(text + json.dumps(rest, ensure_ascii=False), "en", hidden)

    assert table(desk)["cover"]
    assert told(()) == []
    uncover(desk)
    (seat,) = desk.sight.visible_seats
    assert told((seat,)) == []
    assert told(()) != [] or not desk.state.hands[seat]


def cards(part):
    """All cards in a field of a state, however deep."""
    if isinstance(part, str):
        yield part
    else:
        for each in part or ():
            yield from cards(each)
