"""The widgets: traits that travel, one desk for several parts, one message a change, and nothing left behind."""

import gc
import json
import subprocess
import sys
import weakref

import comm
import ipywidgets
import pytest
from comm.base_comm import BaseComm
from IPython.core.formatters import DisplayFormatter

import knack_widgets
from knack_widgets import Chapter, Rulebook, Steps, Table, Text
from knack_widgets.rulebook.words import position
from knack_widgets.rules import NotationError, OptionError, games
from knack_widgets.widgets import part as part_module
from knack_widgets.widgets.assets import loader
from knack_widgets.widgets.desk import Desk
from tests.support.html import read_html

from .helpers import LANGS, asked, on_page

CHAPTER = games["knack"].chapters["play"]
PARTS = [Table, Text, Steps, Rulebook, Chapter]


@pytest.fixture(autouse=True)
def tidy():
    """Closes the widgets that a test leaves open. What other tests have left is not looked through for garbage."""
    gc.freeze()
    yield
    gc.unfreeze()
    ipywidgets.Widget.close_all()


@pytest.fixture
def sent(monkeypatch):
    """What goes to the page: (kind of message, model id, data)."""
    messages = []

    class Wire(BaseComm):
        def publish_msg(self, msg_type, data=None, **others):
            assert not others.get("buffers")
            messages.append((msg_type, self.comm_id, json.loads(json.dumps(data or {}, allow_nan=False))))

    monkeypatch.setattr(comm, "create_comm", Wire)
    return messages


def heard(part, **intent):
    """The part as the page asks it."""
    part._handle_custom_msg(intent, [])


# -- traits


@pytest.mark.parametrize("kind", PARTS)
def test_a_part_is_one_line_and_its_traits_travel_as_they_are(kind, sent):
    part = kind("knack")
    state = part.get_state()
    opened = next(data["state"] for _, id_, data in sent if id_ == part.comm.comm_id)
    for name in {"part", "lang", "words", "prefs", "notice", *kind._shows}:
        assert part.trait_metadata(name if name == "lang" else f"_{name}", "sync")
        assert json.loads(json.dumps(state[name], allow_nan=False)) == state[name] == opened[name]
    assert state["_esm"] == loader()
    assert state["part"] == kind.__name__.lower()


@pytest.mark.parametrize("kind", PARTS)
def test_a_part_shows_what_it_says_it_shows(kind):
    own = {name for name in ("book", "marks", "table", "steps", "setup") if kind("knack").has_trait(f"_{name}")}
    assert own == set(kind._shows)


def test_a_part_takes_a_desk_a_part_or_a_game():
    desk = Desk.open("knack", lang="en")
    table = Table(desk)
    assert Text(table).desk is table.desk is desk
    assert Table("knack", lang="en").desk is not desk
    with pytest.raises(TypeError, match="lang"):
        Text(table, lang="de")
    with pytest.raises(OptionError, match="knack"):
        Table("bridge")


def test_a_chapter_or_example_that_is_not_there_is_told():
    with pytest.raises(ValueError, match="intro, pack"):
        Chapter("knack", chapter="plays")
    with pytest.raises(NotationError, match="no example"):
        Chapter("knack", example="nothing")


def test_a_chapter_is_shown_with_its_example():
    part = Chapter("knack", chapter="play", example="play-02-ace-at-once")
    assert on_page(part).book["name"] == "Sticken"
    numbers = read_html(on_page(part).text_drawing).of_class("kb-number-button")
    assert [each.attributes["data-key"] for each in numbers] == [f"clause:{each.id}" for each in CHAPTER]
    assert on_page(part).marks["focus"] == "play.2"
    assert on_page(part).prefs["reveal"] is True


# -- one desk


def test_parts_of_one_desk_show_the_same_match():
    table = Table("knack", seed=2)
    rest = [Steps(table), Text(table), Rulebook(table)]
    heard(rest[0], do="move", move="0 knock")
    assert on_page(rest[0]).steps["at"] == 2
    assert on_page(table).table == on_page(rest[2]).table
    felts = [read_html(on_page(part).drawing).one("kb-felt").text for part in (table, rest[2])]
    assert felts[0] == felts[1]
    assert on_page(table).table["wait"] == "opponent"
    heard(rest[1], do="lang", lang="de")
    assert {part.lang for part in (table, *rest)} == {"de"}
    assert on_page(table).words == on_page(rest[0]).words


def test_parts_that_are_there_already_see_the_example_that_a_new_one_opens():
    table = Table("knack")
    Text(table, example="play-02-ace-at-once")
    assert on_page(table).prefs["reveal"] is True
    hands = read_html(on_page(table).drawing).of_class("kb-hand")
    cards = {card.attributes.get("data-card") for hand in hands for card in hand.of_class("kb-card")}
    assert cards >= set(table.desk.state.hands[0])


def test_what_is_no_intent_is_not_heard():
    part = Table("knack")
    before = (on_page(part).table, on_page(part).drawing)
    for junk in (None, [], "deal", 5):
        part._handle_custom_msg(junk, [])
    assert (on_page(part).table, on_page(part).drawing) == before
    assert on_page(part).notice is None
    heard(part, do="nonsense")
    assert on_page(part).notice["kind"] == "error"


# -- messages


def test_an_intent_is_answered_in_one_message_with_what_has_changed(sent):
    part = Rulebook("knack", seed=2)
    sent.clear()
    heard(part, do="move", move="0 knock")
    ((kind, _, data),) = sent
    assert (kind, data["method"]) == ("comm_msg", "update")
    changed = {"table", "drawing", "line_drawing", "log_lines", "steps", "steps_drawing", "marks", "keep", "records"}
    assert changed <= set(data["state"]) <= changed | {"ways"}


def test_what_changes_nothing_sends_nothing(sent):
    part = Rulebook("knack")
    sent.clear()
    heard(part, do="step", to=1)
    assert sent == []


def test_another_language_is_one_message_with_the_whole_page(sent):
    part = Rulebook("knack")
    sent.clear()
    heard(part, do="lang", lang="en")
    ((kind, deck, made), (also, terms, told), (_, _, data)) = sent
    assert (kind, made["state"]["cards"]["Kh"]["name"]) == ("comm_open", "the king of hearts")
    assert (also, read_html(told["state"]["terms"]["trick"]).all()[3].text) == ("comm_open", "trick")
    assert (data["state"]["deck"], data["state"]["terms"]) == (f"IPY_MODEL_{deck}", f"IPY_MODEL_{terms}")
    whole = {"lang", "words", "deck", "terms", "text_drawing", "setup", "keep"}
    whole |= {"table", "drawing", "log_drawing", "log_lines", "steps", "steps_drawing", "marks"}
    whole |= {"bar_drawing", "line_drawing", "intro_drawing", "ways"}
    same = {"marks"} if on_page(part).marks == on_page(Rulebook("knack")).marks else set()
    assert set(data["state"]) == whole - same


def test_the_text_is_sent_again_only_when_it_changes(sent):
    part = Rulebook("knack")
    sent.clear()
    heard(part, do="move", move="0 knock")
    heard(part, do="option", name="stake", value=2)
    assert ["text_drawing" in data["state"] for _, _, data in sent] == [False, True]


def test_each_part_gets_its_own_message_and_only_what_it_shows(sent):
    table = Table("knack", seed=2)
    steps = Steps(table)
    sent.clear()
    heard(table, do="move", move="0 knock")
    assert [(id_, set(data["state"])) for _, id_, data in sent] == [
        (table.comm.comm_id, {"table", "drawing", "log_lines"}),
        (steps.comm.comm_id, {"steps", "steps_drawing"}),
    ]


# -- what parts share


def test_parts_share_one_press_and_a_deck_for_each_pack_and_language(sent):
    table, chapter, other = Table("knack"), Chapter("knack", chapter="play"), Table("knack", lang="de")
    assert on_page(table).press is on_page(chapter).press is on_page(other).press
    assert on_page(table).press.code.count("\nexport {") == 1
    assert ".knack-book" in on_page(table).press.style
    assert on_page(table).deck is on_page(chapter).deck is not on_page(other).deck
    assert len({id_ for kind, id_, data in sent if "code" in data.get("state", {})}) == 1
    for part, name in ((table, "hjärter kung"), (other, "Herz-König")):
        assert on_page(part).deck.cards["Kh"]["name"] == name
    assert "2h" not in on_page(table).deck.cards
    assert "2h" in on_page(Table("knaker")).deck.cards


def test_a_part_without_cards_has_no_deck():
    assert (on_page(Text("knack")).deck, on_page(Steps("knack")).deck) == (None, None)


def test_what_parts_share_is_made_anew_once_it_is_closed():
    before = Table("knack")
    ipywidgets.Widget.close_all()
    after = Table("knack")
    assert (on_page(before).press.comm, on_page(before).deck.comm) == (None, None)
    assert None not in (on_page(after).press.comm, on_page(after).deck.comm)


def test_a_page_is_little_more_than_what_it_shows(sent):
    """The code, style and pictures come once, however many parts there are."""
    for chapter in games["knaker"].chapters:
        Chapter("knaker", chapter=chapter)
    sizes = sorted(len(json.dumps(data)) for _, _, data in sent)
    shared, own = sizes[-2:], sizes[:-2]
    assert min(shared) > 100_000
    assert max(own) < 64_000  # the drawn text, with what the reader's copy says beside it


# -- in words


@pytest.mark.parametrize("kind", PARTS)
@pytest.mark.parametrize("lang", LANGS)
def test_a_part_says_the_position_in_words(kind, lang):
    part = kind("knack", lang=lang, players=["Anna", "Bo"])
    assert repr(part) == repr(kind("knack", lang=lang, players=["Anna", "Bo"])) == position(part.desk.view, lang, 0)
    assert "Anna" in repr(part)
    assert "<" not in repr(part)


def test_what_a_notebook_stores_is_the_view_the_words_and_a_picture():
    part = Rulebook("knack", players=["<u>", "Bo"])
    data, metadata = DisplayFormatter().format(part)
    assert set(data) == {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"}
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == part.model_id
    assert data["text/plain"] == repr(part)
    assert "<figure" in data["text/html"]
    assert "&lt;u&gt;" in data["text/html"]
    assert "<u>" not in data["text/html"]
    assert metadata == {}


@pytest.mark.parametrize(
    ("software", "more"), [("voila/0.5", {"application/vnd.knack_widgets.prerender+json"}), ("static/1", set())]
)
def test_a_page_that_comes_with_its_kernel_gets_no_picture(software, more, monkeypatch):
    monkeypatch.setenv("SERVER_SOFTWARE", software)
    data, _ = DisplayFormatter().format(Table("knack"))
    assert set(data) == {"text/plain", "application/vnd.jupyter.widget-view+json", *more}


def test_no_hidden_card_is_in_what_is_sent_or_stored(sent):
    part = Rulebook("knack", lang="en")
    hidden = part.desk.state.hands[1] + part.desk.state.hands[2]
    texts = [
        on_page(part).drawing,
        json.dumps(on_page(part).table),
        json.dumps(on_page(part).marks),
        json.dumps(on_page(part).steps),
        json.dumps(on_page(part).setup),
        repr(part),
    ]
    stored = part._repr_mimebundle_()[0]["text/html"]
    for card in hidden:
        assert not any(f'"{card}"' in text for text in texts)
        assert on_page(part).deck.cards[card]["name"] not in stored


# -- coming and going


@pytest.mark.parametrize("kind", PARTS)
def test_a_closed_part_is_forgotten_by_its_desk(kind):
    desk = Desk.open("knack")
    kept, part = Table(desk), kind(desk)
    assert len(desk.changed) == 2
    gone = weakref.ref(part)
    part.close()
    part.close()
    assert len(desk.changed) == 1
    asked(desk, "move", move="0 knock")
    assert on_page(kept).table["at"] == 2
    del part
    gc.collect()
    assert gone() is None


def test_a_desk_hears_no_more_of_what_is_no_longer_there():
    desk, calls = Desk.open("knack"), []

    class Listener:
        def hear(self):
            calls.append(self)

    listener = Listener()
    deaf = part_module.listen_weakly(desk.changed, listener.hear)
    desk.tell()
    assert len(calls) == 1
    calls.clear()
    del listener
    gc.collect()
    assert desk.changed == []
    deaf()
    desk.tell()
    assert calls == []


def test_a_part_that_cannot_be_made_leaves_nothing_behind():
    desk = Desk.open("knack")
    with pytest.raises(ValueError, match="chapter"):
        Text(desk, chapter="nothing")
    gc.collect()
    assert desk.changed == []


# -- the package


def test_the_package_loads_widgets_only_when_a_part_is_asked_for():
    code = """if True:
        import sys
        import knack_widgets, knack_widgets.rules
        heavy = {"ipywidgets", "IPython", "anywidget", "traitlets", "fluent", "markdown_it"}
        assert not heavy & set(sys.modules), heavy & set(sys.modules)
        assert "Rulebook" in dir(knack_widgets)
        knack_widgets.Table
        assert {"ipywidgets", "anywidget"} <= set(sys.modules)
        assert not {"matplotlib", "numpy", "pandas"} & set(sys.modules)
    """
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_the_package_names_its_parts_and_nothing_else():
    for name in knack_widgets.__all__:
        assert getattr(knack_widgets, name).__name__ == name
    with pytest.raises(AttributeError, match="Rulebok"):
        knack_widgets.Rulebok  # noqa: B018
