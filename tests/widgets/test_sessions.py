"""Pages of one process that serves several readers: what they share, and what they do not."""

import gc
import sys
import weakref
from types import SimpleNamespace

import ipywidgets
import pytest

from knack_widgets import Chapter, Rulebook, Table
from knack_widgets.widgets import sessions

from .helpers import on_page


class Session:
    """A session of a host, as Shiny and marimo have them."""

    stream: object

    def root_scope(self):
        return self


class Host:
    """A host with several sessions, one of which is current."""

    def __init__(self):
        self.current = None
        self.cell_id = None

    def get_current_session(self):
        return self.current

    def safe_get_context(self):
        return self.current and SimpleNamespace(stream=self.current, cell_id=self.cell_id)

    def curdoc(self):
        return self.current

    def has_current_context(self):
        return self.current is not None

    get_current_context = get_current_session


MODULES = ("shiny.session", "marimo._runtime.context", "bokeh.io", "solara.server.kernel_context")


@pytest.fixture(params=MODULES)
def host(request, monkeypatch):
    host = Host()
    monkeypatch.setitem(sys.modules, request.param, host)
    yield host
    host.current = None
    ipywidgets.Widget.close_all()


def test_each_visitor_has_models_of_their_own(host):
    host.current = Session()
    table, book = Table("knack", lang="en"), Rulebook("knack", lang="en")
    assert (on_page(table).press, on_page(table).deck) == (on_page(book).press, on_page(book).deck)
    host.current = Session()
    other = Rulebook("knack", lang="en")
    assert on_page(book).press is not on_page(other).press
    assert on_page(book).deck is not on_page(other).deck
    assert on_page(book).terms is not on_page(other).terms


def test_a_language_and_a_look_are_those_of_one_visitor(host):
    host.current = Session()
    first, beside = Chapter("knack", chapter="play"), Table("knack")
    host.current = Session()
    second = Table("knack")
    first._handle_custom_msg({"do": "lang", "lang": "de"}, [])
    first._handle_custom_msg({"do": "pref", "name": "fourColour", "value": True}, [])
    assert [part.lang for part in (first, beside, second)] == ["de", "de", "sv"]
    assert [on_page(part).prefs["fourColour"] for part in (first, beside, second)] == [True, True, False]
    # the pictures of a new language belong to the page of the table, whichever session is current
    assert on_page(first).deck is on_page(beside).deck
    assert on_page(first).deck is not on_page(second).deck


def test_a_process_with_one_reader_has_one_page(monkeypatch):
    for name in MODULES:
        monkeypatch.delitem(sys.modules, name, raising=False)
    assert sessions.current_page() is sessions.current_page()
    assert on_page(Table("knack")).press is on_page(Table("knack31")).press
    ipywidgets.Widget.close_all()


def test_the_page_of_a_session_goes_with_it(host):
    host.current = Session()
    page = weakref.ref(sessions.current_page())
    host.current = None
    gc.collect()
    assert page() is None


def test_a_cell_of_marimo_that_runs_again_takes_only_its_own_models(monkeypatch):
    host = Host()
    monkeypatch.setitem(sys.modules, "marimo._runtime.context", host)
    host.current, host.cell_id = Session(), "a"
    first = Table("knack")
    host.cell_id = "b"
    second = Table("knack")
    assert on_page(first).press is not on_page(second).press
    on_page(first).press.comm._closed = True  # as marimo does before the cell runs again
    host.cell_id = "a"
    assert on_page(Table("knack")).press not in (on_page(first).press, on_page(second).press)
    host.current = None
    ipywidgets.Widget.close_all()
