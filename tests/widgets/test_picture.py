"""The still picture: what the reader may see, with names as text."""

import re
from html.parser import HTMLParser
from random import Random

import pytest

from knack_widgets.pages.picture import picture
from knack_widgets.rulebook.examples import examples
from knack_widgets.widgets.desk import Desk

from .helpers import LANGS, NAMES, asked, hot_seat, named, onward, random_record, unknown_cards


def rows(desk: Desk) -> dict[str, list[str]]:
    """Return the rows of a picture: the name of a place, and the texts of its columns."""
    cells = [
        re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row) for row in re.findall(r"<tr>(.*?)</tr>", picture(desk.sight))
    ]
    plain = [[" ".join(re.sub(r"<[^>]*>", " ", cell).split()) for cell in row] for row in cells]
    return {name: [column.replace("▒", "?") for column in columns] for name, *columns in plain}


class Tags(HTMLParser):
    """The elements of a picture, and whether each is closed."""

    def __init__(self):
        super().__init__()
        self.open, self.seen, self.labels = [], [], []

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.open.append(tag)
        self.labels += [value for name, value in attrs if name == "aria-label"]

    def handle_startendtag(self, tag, _):
        self.seen.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def tags(desk):
    found = Tags()
    found.feed(picture(desk.sight))
    found.close()
    assert found.open == []
    return found


def test_names_are_text():
    desk = hot_seat("<script>alert(1)</script>", "A & B")
    found = tags(desk)
    assert "script" not in found.seen
    assert "A &amp; B" in picture(desk.sight)


@pytest.mark.parametrize("lang", LANGS)
def test_cards_are_named_in_the_readers_language(lang):
    desk = Desk.open("knack", lang=lang)
    html = picture(desk.sight)
    assert html.startswith(f'<figure lang="{lang}"')
    labels = tags(desk).labels
    assert len(labels) == 10  # three hands of three and the upcard
    assert len(set(labels)) == 5  # three cards, six hidden ones of one name, the upcard


@pytest.mark.parametrize(("lang", "jack"), [("sv", "♥Kn"), ("de", "♥B"), ("en", "♥J")])
def test_without_style_and_pictures_it_reads_as_one_says_the_cards(lang, jack):
    """What is left of it in a notebook that is not trusted."""
    html = picture(Desk.open("knack", lang=lang, seed=1).sight)
    assert f" ♠8 {jack} ♥8 " in re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", html))
    assert html.count("▒") == 6
    assert "svg" not in html


@pytest.mark.parametrize("controls", [["me"] + ["careful"] * 3, ["me"] * 4, ["careful"] * 4])
def test_no_card_is_pictured_that_the_reader_cannot_know(controls):
    record = random_record(Random(1), deals=2, tries=0.2)
    desk = Desk.open("knack", record=record, controls=controls)
    for step in range(len(record.steps) + 1):
        asked(desk, "step", to=step)
        labels = " ".join(tags(desk).labels)
        assert named(labels, desk.lang, unknown_cards(desk)) == []


def test_pictures_are_the_same_at_every_run_and_ask_for_nothing():
    pictures = []
    for _ in range(2):
        desk = hot_seat(*NAMES)
        onward(desk, Random(1), 8)
        pictures.append(picture(desk.sight))
    assert pictures[0] == pictures[1]
    assert "http" not in pictures[0]
    assert "url(" not in pictures[0]


def played(game, example, lang, step=None, **settings):
    record = examples(game)[example].record
    desk = Desk.open(game, record=record, lang=lang, **settings)
    asked(desk, "step", to=len(record.steps) if step is None else step)
    return desk


def test_each_seat_has_notes_beside_its_cards():
    desk = hot_seat("Anna", "Bo", "Cleo", lang="en")
    for move in ("0 fold", "1 knock"):
        asked(desk, "move", move=move)
    seats = rows(desk)
    assert seats["Anna"] == ["", "folded, balance 0"]
    assert (seats["Bo"][1], seats["Cleo ◆"][1]) == ("knocked, balance 0", "yet to speak, balance 0")


def test_after_a_deal_the_seats_have_what_they_won_and_no_part_in_it():
    desk = hot_seat("Anna", "Bo", "Cleo", lang="en")
    before = rows(desk)
    for move in ("0 knock", "1 fold", "2 fold"):
        asked(desk, "move", move=move)
    assert (
        before
        != rows(desk)
        == {"Anna": ["", "3 tricks, balance 3"], "Bo": ["", "balance 0"], "Cleo": ["", "balance −3"]}
    )


def test_hands_that_are_shown_when_a_deal_is_over_are_in_the_picture():
    desk = played("knack31", "call-02-plays-on", "en")
    shown = [columns[0] for columns in rows(desk).values()]
    assert [len(cards.split()) for cards in shown] == [3, 3, 3, 3]
    assert "?" not in "".join(shown)


def test_piles_in_front_of_seats_are_apart_from_their_hands():
    desk = Desk.open("knaker", ["Anna", "Bo"], seed=1, lang="en")
    html = picture(desk.sight)
    hand, piles, _ = rows(desk)["Anna ◆"]
    assert ("?" in hand, len(hand.split()), len(piles.split()), piles.count("?")) == (False, 3, 6, 3)
    assert rows(desk)["Bo ◆"][0] == "? ? ?"
    assert html.count("margin-right:1.2em") == 6  # each pile by itself


def test_the_piles_of_the_dealer_are_in_the_picture():
    desk = Desk.open("knack31", ["Anke", "Bernd"], seed=1, lang="de")
    assert (rows(desk)["Stapel 1"], rows(desk)["Stapel 2"]) == (["? ? ?"], ["? ? ?"])


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("sv", "Uppvänt kort", "Uppvända kort"),
        ("de", "Offene Karte", "Offene Karten"),
        ("en", "Upcard", "Upcards"),
    ],
)
def test_one_upcard_and_two_are_called_by_their_names_alone(lang, one, two):
    assert len(rows(Desk.open("knack", lang=lang, seed=1))[one][0].split()) == 1
    assert len(rows(played("svangknack", "bidding-20-dealer-must-join", lang))[two][0].split()) == 2
