"""The still picture: what the reader may see, with names as text."""

import re
from html.parser import HTMLParser
from random import Random

import pytest

from knack_widgets.pages.picture import picture
from knack_widgets.widgets.desk import Desk

from .helpers import LANGS, NAMES, asked, hot_seat, named, onward, random_record, unknown_cards


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
