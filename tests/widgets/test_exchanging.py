"""Games in which cards are exchanged: the middle, the dealer's piles, what a hand is worth, exceptions, announcing."""

import json

import pytest

from knack_widgets.pages.setup import setup
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.parts import Table
from tests.support.html import read_html

from .helpers import LANGS, NAMES, asked, on_page, openly, speaker, table

GAME = games["knack31"]
DEALT = "Ah Kh 9d 7s 8s 9s 7d 8d Jd Th 7c 8c"


def desk(*moves, controls=("me", "me", "me"), first=DEALT, **options):
    """A match of three whose first cards are these: the hands of seats 0 and 1, then the dealer's two piles."""
    found = openly(Desk.open("knack31", NAMES[:3], controls=list(controls), dealer=2, lang="de", **options))
    known = first.split()
    pack = " ".join([*known, *(c for c in GAME.pack(found.state.setup) if c not in known)])
    line = found.line.__class__(found.line.opening).play(found.line.opening.read(f"deal {pack}"))
    found.put_lines(found.match.lines.replace_line(line))
    for move in moves:
        asked(found, "move", move=move)
        assert found.look.verdict is None, move
    return found


CHOSEN = ("2 look 1", "2 keep")


def moves(found):
    return [action["move"] for action in table(found)["actions"]]


def test_the_dealer_chooses_between_two_piles():
    found = desk()
    assert table(found)["piles"] == [[None] * 3] * 2
    assert moves(found)[:2] == ["2 look 2", "2 look 1"] or {"2 look 1", "2 look 2"} <= set(moves(found))
    asked(found, "move", move="2 look 1")
    assert table(found)["piles"] == [["7d", "8d", "Jd"], [None] * 3]
    assert table(found)["middle"] == []
    asked(found, "move", move="2 keep")
    assert table(found)["piles"] == []
    assert table(found)["middle"] == ["Th", "7c", "8c"]


@pytest.mark.parametrize(("lang", "names"), [("sv", "Hög"), ("de", "Stapel"), ("en", "Pile")])
def test_the_dealers_piles_have_the_names_of_their_buttons(lang, names):
    found = desk()
    asked(found, "lang", lang=lang)
    captions = read_html(on_page(Table(found)).drawing).of_class("kb-caption")
    assert [each.text for each in captions][:2] == [f"{names} 1", f"{names} 2"]
    labels = " ".join(action["label"] for action in table(found)["actions"])
    assert f"{names} 1".lower() in labels.lower()


def test_others_do_not_see_the_pile_that_was_looked_at():
    found = desk("2 look 1", controls=("me", "careful", "careful"))
    assert table(found)["piles"] == [[None] * 3] * 2
    said = json.dumps(table(found), ensure_ascii=False)
    assert "7d" not in said
    assert "Th" not in said


@pytest.mark.parametrize("lang", LANGS)
def test_every_pair_has_its_label(lang):
    found = desk(*CHOSEN)
    asked(found, "lang", lang=lang)
    data = table(found)["choose"]
    assert (data["seat"], [made["move"] for made in data["verbs"]]) == (0, ["0 swap"])
    assert len(data["pairs"]) == 9 == len(set(data["pairs"].values()))
    assert "0 swap all" in moves(found)


def test_the_hand_says_what_it_is_worth_and_the_score():
    seats = table(desk(*CHOSEN, controls=("me", "careful", "careful")))["seats"]
    assert seats[0]["worthWords"] == "21 Punkte"
    assert [seat["worthWords"] for seat in seats[1:]] == ["", ""]
    assert all(seat["scoreWords"] for seat in seats)


def test_half_points_are_written_as_the_language_does():
    found = desk(*CHOSEN, first="9h 9s 9d 7s 8s Ts 7d 8d Jd Th 7c 8c")
    assert table(found)["seats"][0]["worthWords"] == "30,5 Punkte"
    asked(found, "lang", lang="en")
    assert table(found)["seats"][0]["worthWords"] == "worth 30.5"


def test_announcing_is_offered_whether_or_not_it_is_allowed():
    found = desk(*CHOSEN, controls=("me", "careful", "careful"))
    assert "0 announce" in moves(found)
    asked(found, "move", move="0 announce")
    assert table(found)["refusal"]["clauses"] == ["call.1", "call.3"]


def test_where_several_play_each_announcement_says_whose_it_is():
    labels = {a["move"]: a["label"] for a in table(desk(*CHOSEN))["actions"]}
    assert "Bo" in labels["1 announce"]
    assert "Anna" not in labels["0 announce"]


def test_exceptions_are_marked_as_such():
    rare = {a["move"]: a["rare"] for a in table(desk(*CHOSEN))["actions"]}
    assert rare["0 call-redeal"]
    assert not rare["0 slide"]
    alone = desk(controls=("me", "careful", "careful"))
    exposures = [a for a in table(alone)["actions"] if a["move"].startswith("expose")]
    assert exposures
    assert all(a["rare"] for a in exposures)
    assert not [a for a in table(desk(ssi=False))["actions"] if a["rare"]]


def test_hands_lie_open_when_the_deal_is_over():
    found = desk(*CHOSEN, "0 swap 9d Th", "0 announce")
    data = table(found)
    assert next([card["code"] for card in seat["hand"]] for seat in data["seats"]) == ["Ah", "Kh", "Th"]
    assert not any(card["mine"] for seat in data["seats"] for card in seat["hand"])
    assert next(seat["worthWords"] for seat in data["seats"]) == "31 Punkte"
    assert [action["move"] for action in data["actions"]] == ["deal", "end"]


def test_a_card_out_of_turn_is_refused_by_the_clause_of_the_turn():
    found = desk(*CHOSEN, "0 slide")
    asked(found, "card", seat=0, code="Ah")
    assert found.look.verdict is not None
    assert found.look.verdict.reasons[0].key == "turn"


def test_the_forgetful_sit_only_where_something_can_be_forgotten():
    for game, there in (("knack31", True), ("knack", False)):
        found = Desk.open(game)
        ids = [control["id"] for control in setup(found.sight, speaker(found))["controls"]]
        assert ("forgetful" in ids) is there
    assert setup(desk().sight, speaker(desk()))["values"] is True
