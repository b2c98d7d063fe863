"""Intents: what a page may send."""

import pytest

from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.originals import OriginalError
from knack_widgets.rulebook.recogniser import RecognisedCopy, Sentence
from knack_widgets.rules import Record
from knack_widgets.widgets import filing
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.playing import play_opponent
from knack_widgets.widgets.prefs import TEMPI

from .helpers import asked, hot_seat


@pytest.fixture
def desk():
    """A match of three between two deals."""
    desk = hot_seat()
    for seat in range(2):
        asked(desk, "move", move=f"{seat} fold")
    asked(desk, "clause", id="play.3")
    return desk


def test_a_card_is_played_and_a_face_down_lead_is_made_by_the_same_click():
    record = examples("knack")["play-12-lead-face-down"].record
    desk = Desk.open("knack", record=record, at=9)
    assert desk.line.steps[9].text == "0 blank 7c"
    asked(desk, "card", seat=0, code="7c")
    assert desk.look.verdict is None
    assert (desk.line.at, len(desk.match.lines.lines)) == (10, 1)


@pytest.mark.parametrize("text", ["0 knock", " 0  KNOCK ", "00 knock"])
def test_a_move_is_read_as_leniently_as_in_records(text):
    desk = hot_seat()
    assert asked(desk, "move", move=text) is None
    assert desk.line.last.text == "0 knock"


def test_steps_beyond_the_ends_are_the_ends(desk):
    asked(desk, "step", to=-7)
    assert desk.line.at == 0
    asked(desk, "step", to=10**30)
    assert desk.line.at == 3


@pytest.mark.parametrize("tempo", TEMPI)
def test_every_tempo_of_the_page_is_taken(desk, tempo):
    assert asked(desk, "pref", name="tempo", value=tempo) is None
    assert desk.prefs["tempo"] == tempo


def test_preferences_are_changed_one_by_one_and_never_in_place(desk):
    before = desk.prefs
    for name in ("fourColour", "presenter", "reveal"):
        asked(desk, "pref", name=name, value=True)
    asked(desk, "pref", name="columns", value=["de", "en"])
    assert desk.prefs == {
        "fourColour": True,
        "presenter": True,
        "reveal": True,
        "cover": False,
        "values": True,
        "follow": True,
        "marks": True,
        "known": False,
        "tempo": 900,
        "columns": ["de", "en"],
        "tableAbove": False,
    }
    assert before["columns"] == ["original"]
    assert before["fourColour"] is False


def test_what_stands_beside_the_text_stays_in_another_language(desk):
    asked(desk, "pref", name="columns", value=["de", "en"])
    asked(desk, "lang", lang="de")
    assert (desk.lang, desk.prefs["columns"]) == ("de", ["de", "en"])
    assert asked(desk, "pref", name="columns", value=[]) is None
    assert desk.prefs["columns"] == []


def test_a_clause_is_chosen_let_go_and_shown(desk):
    assert desk.look.focus == "play.3"
    asked(desk, "clause", id="play.3")
    assert desk.look.focus is None
    for _ in range(2):
        asked(desk, "clause", id="play.3", show=True)
        assert desk.look.focus == "play.3"


def test_a_match_is_saved_and_opened_again_with_its_seats():
    desk = Desk.open("knack", ["Anna", "Bo"], seed="vår 7", lang="en", controls=["random", "me"])
    notice = asked(desk, "save")
    name, text = notice.download
    assert (notice.kind, name) == ("info", "knack-1.toml")
    assert notice.text.startswith("The match has been saved as knack-1.toml. It holds")
    other = Desk.open("knack", lang="en")
    assert asked(other, "load", text=text).text == "The match has been opened: one move."
    assert (other.line, other.match.controls) == (desk.line, desk.match.controls)
    assert other.record() == desk.record()


def test_a_record_of_a_lesson_is_opened_with_all_seats_the_readers():
    desk = Desk.open("knack")
    text = 'format = "knack-widgets/1"\ngame = "knack"\nplayers = 4\n[[page]]\ncontrols = ["random"]\n'
    assert asked(desk, "load", text=text).kind == "info"
    assert desk.match.controls == ("me",) * 4
    assert Record.loads(text).extra


BROKEN = [("sv", "Partiet går inte att läsa."), ("de", None), ("en", "The match cannot be read.")]


@pytest.mark.parametrize(("lang", "begin"), BROKEN)
def test_what_cannot_be_opened_is_told_in_the_readers_language(lang, begin):
    desk = Desk.open("knack", lang=lang)
    text = asked(desk, "load", text="this is no record").text
    assert begin is None or text.startswith(begin)
    assert asked(desk, "option", name="stake", value=0).text != "option stake = 0: expected a whole number from 1"
    large = asked(desk, "load", text="x" * (2**20 + 1)).text
    assert "1 MiB" in large
    assert large == asked(desk, "original", text="x" * (2**20 + 1)).text


# -- the reader's own copy


READING = RecognisedCopy(
    "knack", "sv", (Sentence("Egna ord.", "play.3", False, 1), Sentence("Fler.", None, False, 2)), ()
)


@pytest.fixture
def copies(monkeypatch):
    """A reader of copies that knows the first of two sentences, and none in a copy called "strange"."""

    def read(_game, text):
        if text == "broken":
            raise OriginalError("Made up.")
        return RecognisedCopy("knack", "sv", (Sentence(text, None, False, 1),), ()) if text == "strange" else READING

    monkeypatch.setattr(filing, "read_original", read)


def test_a_copy_is_read_and_forgotten_and_both_are_told(copies):
    desk = Desk.open("knack", lang="en")
    notice = asked(desk, "original", text="a copy")
    assert notice.text == "Your copy has been read: 1 sentences belong to the book, 1 are unknown."
    assert (notice.kind, desk.look.original) == ("info", "a copy")
    assert asked(desk, "original", text="").text == "Your copy is forgotten."
    assert desk.look.original is None


def test_a_copy_of_something_else_is_shown_and_told(copies):
    desk = Desk.open("knack", lang="en")
    notice = asked(desk, "original", text="strange")
    assert (notice.kind, desk.look.original) == ("error", "strange")
    assert "knack.txt" in notice.text


def test_a_copy_that_cannot_be_read_leaves_the_old_one(copies):
    desk = Desk.open("knack", lang="de")
    asked(desk, "original", text="a copy")
    notice = asked(desk, "original", text="broken")
    assert (notice.kind, desk.look.original) == ("error", "a copy")
    assert "Made up." in notice.text
    assert notice.text != "Made up."


def test_a_copy_kept_by_the_browser_comes_silently(copies):
    desk = Desk.open("knack")
    notice = asked(desk, "save")
    assert asked(desk, "original", text="a copy", automatic=True) is notice
    assert desk.look.original == "a copy"
    assert asked(desk, "original", text="broken", automatic=True).kind == "error"


def test_what_is_saved_or_linked_in_the_middle_of_a_deal_says_what_it_holds():
    desk = Desk.open("knack", lang="en")
    for intent in ("save", "permalink"):
        asked(desk, intent)
        assert "the cards you do not see" in desk.notice.text
    asked(desk, "pref", name="reveal", value=True)
    asked(desk, "save")
    assert "do not see" not in desk.notice.text
    over = Desk.open("knack", lang="en", controls=["careful"] * 3)
    while not over.state.chance:
        play_opponent(over)
    asked(over, "save")
    assert "do not see" not in over.notice.text
