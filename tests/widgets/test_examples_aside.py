"""Opening a worked example lays the reader's match aside; nothing of it is lost."""

from __future__ import annotations

from knack_widgets import Chapter, Rulebook
from knack_widgets.pages.line import ASIDE
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do

from .helpers import asked, on_page

EXAMPLE = "play-02-ace-at-once"


def played() -> Desk:
    desk = Desk.open("knack", ["Anna", "Bo", "Cleo"], lang="en", seed=7, stake=2)
    do(desk, {"do": "move", "move": "0 knock"})
    return desk


def test_the_match_comes_back_as_it_was_left():
    desk = played()
    before = (desk.match.lines, desk.match.controls, desk.match.luck.seed, desk.prefs)
    do(desk, {"do": "example", "id": EXAMPLE})
    do(desk, {"do": "example", "id": "play-03-follow-suit"})
    assert desk.look.example == "play-03-follow-suit"
    assert desk.prefs["reveal"]
    do(desk, {"do": "line", "id": ASIDE})
    assert (desk.match.lines, desk.match.controls, desk.match.luck.seed, desk.prefs) == before
    assert desk.look.example is None
    assert desk.aside is None


def test_the_steps_offer_the_way_back():
    book = Rulebook(played())
    assert [line["id"] for line in on_page(book).steps["lines"]] == [0]
    do(book.desk, {"do": "example", "id": EXAMPLE})
    assert [line["label"] for line in on_page(book).steps["lines"]] == ["the example", "your match"]
    do(book.desk, {"do": "line", "id": ASIDE})
    assert [line["id"] for line in on_page(book).steps["lines"]] == [0]


def test_a_new_match_after_an_example_has_the_readers_players_and_options():
    desk = played()
    do(desk, {"do": "example", "id": EXAMPLE})
    do(desk, {"do": "new"})
    assert desk.line.opening.setup.names == ("Anna", "Bo", "Cleo")
    assert desk.line.opening.setup.options["stake"] == 2
    assert desk.match.controls == ("me", "careful", "careful")
    assert desk.aside is None


def test_without_a_match_aside_there_is_no_such_line():
    desk = played()
    do(desk, {"do": "line", "id": ASIDE})
    assert desk.notice is not None
    assert desk.notice.kind == "error"


def test_further_tables_of_a_loaded_record_are_saved_again():
    desk = played()
    text = desk.record().dumps() + '\n[title]\nen = "A <b>title</b>"\n'
    do(desk, {"do": "load", "text": text})
    do(desk, {"do": "save"})
    assert desk.notice is not None
    assert desk.notice.download is not None
    assert '[title]\nen = "A <b>title</b>"' in desk.notice.download[1]
    do(desk, {"do": "new"})
    assert "title" not in desk.record().extra


def test_one_page_speaks_one_language():
    book, chapter, own = (
        Rulebook("knack"),
        Chapter("knack", chapter="play", example=EXAMPLE),
        Rulebook("knack", lang="en"),
    )
    book._hear(None, {"do": "lang", "lang": "de"}, None)
    assert (book.lang, chapter.lang, own.lang) == ("de", "de", "en")
    own._hear(None, {"do": "lang", "lang": "sv"}, None)
    assert (book.lang, chapter.lang, own.lang) == ("de", "de", "sv")


def test_a_saved_example_is_opened_as_one_and_a_saved_match_at_its_clause():
    desk, other = Desk.open("knack", lang="en"), Desk.open("knack", lang="en")
    asked(desk, "clause", id="payment.2")
    asked(other, "load", text=asked(desk, "save").download[1])
    assert other.look.focus == "payment.2"
    asked(desk, "example", id="play-12-lead-face-down")
    asked(other, "load", text=asked(desk, "save").download[1])
    assert (other.look.example, other.line.steps) == ("play-12-lead-face-down", desk.line.steps)
    assert (other.prefs["reveal"], other.you) == (True, None)
    # a clause that is no more leaves the chosen one
    text = asked(desk, "save").download[1].replace("payment.2", "nothing.9").replace(str(desk.look.focus), "nothing.9")
    asked(other, "clause", id="play.3", show=True)
    asked(other, "load", text=text)
    assert other.look.focus == "play.3"
