"""Opening a worked example lays the reader's match aside; nothing of it is lost."""

from __future__ import annotations

from knack_widgets import Chapter, Rulebook
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.line import ASIDE

EXAMPLE = "play-02-ace-at-once"


def played() -> Desk:
    desk = Desk.open("knack", ["Anna", "Bo", "Cleo"], lang="en", seed=7, stake=2)
    desk.do({"do": "move", "move": "0 knock"})
    return desk


def test_the_match_comes_back_as_it_was_left():
    desk = played()
    before = (desk.lines, desk.controls, desk.seed, desk.prefs)
    desk.do({"do": "example", "id": EXAMPLE})
    desk.do({"do": "example", "id": "play-03-follow-suit"})
    assert desk.example == "play-03-follow-suit"
    assert desk.prefs["reveal"]
    desk.do({"do": "line", "id": ASIDE})
    assert (desk.lines, desk.controls, desk.seed, desk.prefs) == before
    assert desk.example is None
    assert desk.aside is None


def test_the_steps_offer_the_way_back():
    book = Rulebook(played())
    assert [line["id"] for line in book.steps["lines"]] == [0]
    book.desk.do({"do": "example", "id": EXAMPLE})
    assert [line["label"] for line in book.steps["lines"]] == ["the example", "your match"]
    book.desk.do({"do": "line", "id": ASIDE})
    assert [line["id"] for line in book.steps["lines"]] == [0]


def test_a_new_match_after_an_example_has_the_readers_players_and_options():
    desk = played()
    desk.do({"do": "example", "id": EXAMPLE})
    desk.do({"do": "new"})
    assert desk.line.opening.setup.names == ("Anna", "Bo", "Cleo")
    assert desk.line.opening.setup.options["stake"] == 2
    assert desk.controls == ("me", "careful", "careful")
    assert desk.aside is None


def test_without_a_match_aside_there_is_no_such_line():
    desk = played()
    desk.do({"do": "line", "id": ASIDE})
    assert desk.notice is not None
    assert desk.notice.kind == "error"


def test_further_tables_of_a_loaded_record_are_saved_again():
    desk = played()
    text = desk.record().dumps() + '\n[title]\nen = "A <b>title</b>"\n'
    desk.do({"do": "load", "text": text})
    desk.do({"do": "save"})
    assert desk.notice is not None
    assert desk.notice.download is not None
    assert '[title]\nen = "A <b>title</b>"' in desk.notice.download[1]
    desk.do({"do": "new"})
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
