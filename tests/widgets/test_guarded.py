"""What a browser sends is taken as intents alone: no trait of a part can be overwritten, nor its code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from knack_widgets import Chapter, Compare, Rulebook, Shelf, Table, Text
from knack_widgets.widgets.guarded import Guarded

from .helpers import on_page


def update(widget: Any, **state: object) -> None:
    """An update as it comes from a page (ipywidgets' protocol)."""
    widget._handle_msg({"content": {"data": {"method": "update", "state": state, "buffer_paths": []}}, "buffers": []})


@pytest.fixture
def book() -> Iterator[Rulebook]:
    book = Rulebook("knack")
    yield book
    book.close()


JUNK: dict[str, object] = {"words": {"x": "y"}, "table": {}, "prefs": {}, "lang": "de", "part": "shelf", "keep": {}}


def test_no_trait_of_a_part_is_taken_from_a_page(book: Rulebook) -> None:
    shown = book.get_state()
    update(book, **JUNK, _esm="alert(1)", _css="*{}", _model_module="x", _view_name="x", other=1)
    assert book.get_state() == shown


def test_every_synced_trait_of_every_part_stands() -> None:
    parts: list[Any] = [Rulebook("knack"), Table("knack"), Text("knack"), Chapter("knack", chapter="play")]
    parts.append(Compare("kopknack", example="payment-09-smallest-goes", option="payment", values=("betar", "1922")))
    for part in [*parts, on_page(parts[0]).press, on_page(parts[0]).deck]:
        assert isinstance(part, Guarded)
        before = part.get_state()
        for name in before:
            update(part, **{name: "x" * 1000})
            assert part.get_state() == before
    for part in parts:
        part.close()


def test_the_page_is_told_again_what_holds(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[object] = []
    monkeypatch.setattr(type(book), "send_state", lambda _, key=None: told.append(key))
    update(book, words={}, nothing=1)
    assert told == [["_words"]]


def test_the_shelf_takes_a_language_and_no_other_word() -> None:
    shelf = Shelf("sv")
    update(shelf, lang="de", books=[], words={})
    assert (shelf.lang, bool(shelf.books), bool(shelf.words)) == ("de", True, True)
    update(shelf, lang="xx")
    assert shelf.lang == "de"
    shelf.close()


def test_an_intent_is_still_heard(book: Rulebook) -> None:
    message = {"method": "custom", "content": {"do": "lang", "lang": "de"}}
    book._handle_msg({"content": {"data": message}, "buffers": []})
    assert book.lang == "de"
