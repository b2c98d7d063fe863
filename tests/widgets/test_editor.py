"""The editor's page by role and name: places, the pack, faults where they are, the question and the answer."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

import knack_widgets
from knack_widgets import PositionEditor, Rulebook
from knack_widgets.pages.editor.answer_data import question_data
from knack_widgets.pages.editor.draft import Draft
from knack_widgets.pages.editor.opening import games_to_lay_out, phases_of
from knack_widgets.pages.editor.page_data import Words
from knack_widgets.pages.editor.session import Session
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import Position, Record, games
from knack_widgets.study import exercises
from knack_widgets.widgets.editor import SAYS
from knack_widgets.widgets.editor_files import find_exercise, shows_drawn_cards
from knack_widgets.widgets.editor_intents import CHANGES, draft_of_example
from tests.positions.test_disputes import DISPUTES
from tests.support.html import Element, read_html


def drawn(page) -> Element:
    return read_html(page.html)


def press(page, **intent):
    page._handle_custom_msg(intent, [])
    return drawn(page)


def named(root, name):
    """Return the place with a name."""
    (zone,) = (each for each in root.of_class("kb-zone") if each.attributes["aria-label"] == name)
    return zone


def cards_in(root, name):
    return [each.one("kb-sr").text for each in named(root, name).of_class("kb-laid")]


def lay(page, line):
    page.session = type(page.session).begin(type(page.session.draft).parse(line))
    page._show()
    return drawn(page)


LED = "knack;players=3;phase=play;dealer=0;hands=?_?_?,?_?,6c_7s_Th;up=9c;trick=1_Kh"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games_to_lay_out())
def test_each_phase_of_each_game_is_drawn_with_its_places_fields_and_pack(game, lang):
    page = PositionEditor(game, lang=lang)
    for phase in phases_of(games[game]):
        root = press(page, do="phase", value=phase)
        shown = [each.attributes["data-zone"] for each in root.of_class("kb-zone")]
        assert {name.partition(".")[0] for name in shown} >= {*page.session.draft.asked} & {"hands"}
        tiles = {
            each.attributes["data-card"] for each in root.of_class("kb-tile") if each.attributes["data-do"] == "put"
        }
        assert tiles == {*games[game].pack(page.session.draft.setup)}
        assert not root.of_class("kb-lay-fault")
        keys = root.keys()
        assert len(keys) == len(set(keys))


def test_cards_are_put_into_the_open_place_and_the_next_place_opens():
    page = PositionEditor("knack", lang="en")
    root = press(page, do="put", card="9c")
    assert cards_in(root, "Upcard") == ["the nine of clubs"]
    assert root.one("kb-editor-said").text == "the nine of clubs: Upcard. Next: Player 1"
    assert root.one("kb-lay-into").text == "Into: Player 1"
    root = press(page, do="type", text="Herz-König, spader ess 7d")
    assert cards_in(root, "Player 1") == ["the seven of diamonds", "the ace of spades", "the king of hearts"]
    assert page.session.place == "hands.1"


@pytest.mark.parametrize(
    "change", [{"do": "clear"}, {"do": "game", "game": "knack"}, {"do": "game", "game": "kopknack"}], ids=str
)
def test_an_empty_table_begins_with_its_first_place(change):
    page = PositionEditor("knack", lang="en")
    press(page, do="at", place="hands.2")
    root = press(page, **change)
    assert root.one("kb-lay-into").text == "Into: Upcard"


@pytest.mark.parametrize("game", games_to_lay_out())
def test_a_full_table_opens_a_place_that_is_asked_for(game):
    record = next(example.record for example in examples(game).values())
    draft = Draft.lay_out(Position.of(record.final))
    shown = [place for name in draft.asked for place in draft.places(name)]
    assert Session.begin(draft).place in shown


def test_a_card_of_the_trick_is_that_of_the_seat_on_turn():
    page = PositionEditor("knack", lang="en")
    press(page, do="at", place="trick")
    root = press(page, do="put", card="Kh")
    assert cards_in(root, "Trick on the table") == ["Player 2: the king of hearts"]
    assert len(cards_in(root, "Player 2")) == 2
    root = press(page, do="lead", value="2")
    assert cards_in(root, "Trick on the table") == ["Player 3: the king of hearts"]


def test_a_card_is_picked_up_turned_moved_and_taken_back():
    page = PositionEditor("knack", lang="en")
    press(page, do="put", card="9c", place="up")
    root = press(page, do="pick", place="up", at="0")
    assert root.one("kb-lay-picked").attributes["aria-label"] == "the nine of clubs is picked up"
    root = press(page, do="move", place="hands.0")
    assert (cards_in(root, "Upcard"), cards_in(root, "Player 1")[0]) == (["unknown card"], "the nine of clubs")
    press(page, do="pick", place="hands.0", at="0")
    assert cards_in(press(page, do="take"), "Player 1") == ["unknown card"] * 3
    assert cards_in(press(page, do="undo"), "Player 1")[0] == "the nine of clubs"
    assert cards_in(press(page, do="redo"), "Player 1")[0] == "unknown card"


def test_a_dragged_card_goes_where_it_is_dropped():
    page = PositionEditor("knack", lang="en")
    press(page, do="put", card="9c", place="hands.1")
    root = press(page, **{"do": "move", "from": "hands.1", "at": "0", "place": "hands.2"})
    assert cards_in(root, "Player 3")[0] == "the nine of clubs"


def test_what_is_wrong_is_marked_where_it_is_with_its_sentence_and_seats_from_one():
    page = PositionEditor("knack", lang="en")
    press(page, do="at", place="hands.0")
    root = press(page, do="put", card="?")
    assert named(root, "Player 1").one("kb-lay-fault").text.startswith("Player 1 has 4 cards, expected 3.")
    assert "kb-lay-question" in {name for each in root.all() for name in each.classes}
    assert not [each for each in root.all() if each.attributes.get("data-do") == "ask"]
    root = press(page, do="field", name="turn", value="0")
    root = press(page, do="undo")
    assert press(page, do="undo").of_class("kb-lay-fault") == []
    root = press(page, do="field", name="turn", value="0")
    assert any("turn of Player 2" in each.text for each in root.of_class("kb-lay-fault"))


@pytest.mark.parametrize("lang", LANGS)
def test_an_answer_has_its_words_its_clause_and_a_link(lang):
    page = PositionEditor("knack", lang=lang)
    lay(page, LED)
    root = press(page, do="ask", move="2 play 6c")
    assert page.answer.answer == "no"
    assert page.answer.explain(lang) in root.one("kb-answer-text").text
    (article,) = (each for each in root.one("kb-lay-clauses").all() if each.tag == "article")
    (link,) = (each for each in article.all() if each.tag == "a" and "clause=" in str(each.attributes.get("href")))
    assert link.attributes["href"] == f"knack.ipynb?clause=play.3&lang={lang}"
    assert root.control("ask:2 play 6c").attributes["aria-pressed"] == "true"


def test_an_answer_that_depends_has_an_example_each_way():
    page = PositionEditor("knack", lang="en")
    lay(page, "knack;players=3;phase=play;dealer=0;hands=3?,7s_Kh,7c_2?;up=9h;trick=1_Ah")
    root = press(page, do="ask", move="2 play 7c")
    ways = [each.text for each in root.of_class("kb-answer-way")]
    assert len(ways) == 2
    assert all("Player 3: the " in way for way in ways)
    assert root.one("kb-answer-depends")


def test_other_readings_are_asked_in_one_press():
    page = PositionEditor("knack", lang="en")
    lay(page, "knack;players=3;phase=bidding;dealer=0;hands=6s_7s_8s,Kh_7h_As,6d_7d_8d;up=Ah")
    press(page, do="ask", move="1 play 7h")
    assert not page.answer.by_reading
    root = press(page, do="readings")
    assert page.answer.by_reading
    assert root.control("readings").attributes["aria-pressed"] == "true"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("sv", "Ingen annan läsning ändrar svaret."),
        ("de", "Keine andere Lesart ändert die Antwort."),
        ("en", "No other reading changes the answer."),
    ],
)
def test_other_readings_that_change_nothing_say_so(lang, sentence):
    page = PositionEditor("knack", lang=lang)
    lay(page, LED)
    root = press(page, do="ask", move="2 play 6c")
    assert sentence not in root.text
    assert sentence in press(page, do="readings").one("kb-answer-text").text


def test_a_hand_that_may_have_more_cards_stays_open():
    page = PositionEditor("knaker", lang="en")
    for card in ("5h", "6h", "7h", "8h"):
        root = press(page, do="put", card=card, place="" if card != "5h" else "hands.0")
    assert page.session.draft.zone("hands.0") == ("5h", "6h", "7h", "8h")
    assert root.one("kb-lay-into").text == "Into: Player 1"
    assert not page.session.draft.faults


@pytest.mark.parametrize("game", sorted({*games_to_lay_out()} - {"knaker"}))
def test_a_hand_that_has_all_its_cards_leads_to_the_next(game):
    page = PositionEditor(game, lang="en")
    for card in ("7h", "8h", "9h", "Th"):
        press(page, do="put", card=card, place="" if card != "7h" else "hands.0")
    assert (page.session.draft.zone("hands.0"), page.session.draft.zone("hands.1")[0]) == (("7h", "8h", "9h"), "Th")


@pytest.mark.parametrize(
    ("lang", "two", "one"),
    [
        ("sv", "Båda de uppvända korten", "Uppvänt kort"),
        ("de", "Beide aufgedeckten Karten", "Aufgedeckte Karte"),
        ("en", "Both upcards", "Upcard"),
    ],
)
def test_a_forced_deal_has_one_upcard_and_a_deal_with_a_swinger_two(lang, two, one):
    page = PositionEditor("svangknack", lang=lang)
    assert len(cards_in(drawn(page), one)) == 1
    press(page, do="put", card="9c", place="up")
    root = press(page, do="field", name="swinger", value="1")
    assert len(cards_in(root, two)) == 2
    assert not page.session.draft.faults
    root = press(page, do="field", name="swinger", value="-")
    assert len(cards_in(root, one)) == 1
    assert page.session.draft.zone("up") == ("9c",)
    assert not page.session.draft.faults


def test_a_face_down_lead_belongs_elsewhere_while_a_card_is_led():
    page = PositionEditor("knack", lang="en")
    root = lay(page, LED)
    usual = [each.attributes["data-move"] for each in root.one("kb-lay-question").of_class("kb-act")]
    (acts,) = (each for each in root.of_class("kb-acts") if each.attributes.get("role") == "group")
    assert {each.attributes["data-move"] for each in acts.of_class("kb-act")} == {"2 play 6c", "2 play 7s", "2 play Th"}
    assert "2 blank 6c" in usual  # folded away, but it can be asked about
    press(page, do="ask", move="2 blank 6c")
    assert page.answer.answer == "no"
    root = lay(page, LED.replace("phase=play", "readings=(K-16,b);phase=play"))
    (acts,) = (each for each in root.of_class("kb-acts") if each.attributes.get("role") == "group")
    assert "2 blank 6c" in {each.attributes["data-move"] for each in acts.of_class("kb-act")}


def test_that_no_match_was_sought_is_said_once_at_the_situation():
    page = PositionEditor("knack", lang="en")
    lay(page, LED)
    root = press(page, do="ask", move="2 play 6c")
    assert root.text.count("Whether a whole match can lead here is not checked.") == 1
    assert "match" not in root.one("kb-lay-answer").text
    assert root.control("copy:text").attributes["data-copy"].count("a whole match") == 1


def test_what_is_allowed_marks_every_act():
    page = PositionEditor("knack", lang="en")
    lay(page, LED)
    root = press(page, do="all")
    marks = {
        each.attributes["data-move"]: each.of_class("kb-sr")[0].text
        for each in root.of_class("kb-act")
        if each.of_class("kb-sr")
    }
    assert marks["2 play Th"] == " (allowed)"
    assert marks["2 play 6c"] == marks["2 play 7s"] == " (not allowed)"
    assert root.one("kb-lay-result").text == "Player 3 may: “Play the ten of hearts”."
    assert not press(page, do="ask", move="2 play 6c").of_class("kb-lay-allowed")


def test_what_is_allowed_is_quoted_as_the_language_quotes():
    page = PositionEditor("knack", lang="sv")
    lay(page, LED)
    assert press(page, do="all").one("kb-lay-result").text.endswith(" får: ”Spela hjärter tio”.")


@pytest.mark.parametrize(
    ("game", "phase", "above", "below"),
    [
        ("knack", "play", ["dealer", "turn"], []),
        ("knack31", "play", ["dealer", "turn"], ["opens", "second", "slides", "left"]),
        ("svangknack", "play", ["dealer", "swinger", "trump", "turn"], []),
        ("knaker", "accused", ["accused", "accuser", "turn"], []),
        ("knaker", "exchange", [], ["ready"]),
    ],
)
def test_dealer_and_turn_come_before_the_cards_and_what_comes_after_the_hands_after_them(game, phase, above, below):
    page = PositionEditor(game, lang="en")
    root = press(page, do="phase", value=phase)
    fields = [each.attributes["data-field"] for each in root.one("kb-lay-out").of_class("kb-lay-field")]
    more = [each.attributes["data-field"] for each in root.one("kb-lay-more").of_class("kb-lay-field")]
    assert fields[: len(fields) - len(more)] == above
    assert [each.attributes["data-field"] for each in root.one("kb-lay-side").of_class("kb-lay-field")] == below
    hints = [each.text for each in root.of_class("kb-hint") if each.text.startswith("What is marked")]
    assert len(hints) == bool(above or below) + bool(more)


def test_fields_that_follow_look_settled_until_they_are_given():
    page = PositionEditor("knack", lang="en")

    def settled(root):
        (turn,) = (each for each in root.of_class("kb-lay-field") if "field:turn" in {*each.keys()})
        return "kb-lay-settled" in turn.attributes["class"].split()

    assert settled(drawn(page))
    assert drawn(page).control("field:turn").text.startswith("✓ Player 2")
    assert not settled(press(page, do="field", name="turn", value="2"))


@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game, all_ in DISPUTES.items() for number in (0, 5, 10)]
)
def test_a_dispute_is_settled_on_the_page(game, number):
    dispute = DISPUTES[game][number]
    page = PositionEditor(game, lang="sv")
    lay(page, str(games[game].position(**dispute["position"])))
    press(page, do="seat", value=dispute["move"].split()[0])
    root = press(page, do="ask", move=dispute["move"])
    expected = {dispute["answer"]} | (
        {"yes", "no"} if any("-" in each for each in dispute.get("depends_on", ())) else set()
    )
    assert page.answer.answer in expected
    assert root.one(f"kb-answer-{page.answer.answer}")


def test_several_cards_are_chosen_in_order():
    page = PositionEditor("kopknack", lang="en")
    lay(page, "kopknack;players=3;phase=buying;dealer=0;hands=?_?_?,2h_5s_7s,?_?_?;up=6h;pot=6;bets=3")
    for card in ("5s", "2h"):
        root = press(page, do="choose", card=card)
    asked = [each.attributes["data-move"] for each in root.of_class("kb-act")]
    assert "1 buy 5s 2h" in asked


def test_links_lead_to_this_situation_and_to_its_table():
    page = PositionEditor("knack", lang="en")
    lay(page, LED)
    root = press(page, do="ask", move="2 play 6c")
    copied = root.control("copy:link").attributes["data-copy"]
    fields = dict(part.split("=", 1) for part in copied.partition("?")[2].split("&"))
    assert (copied.partition("?")[0], fields["ask"]) == ("settle.ipynb", "2%20play%206c")
    other = PositionEditor(lang="en")
    other._open({"position": fields["position"], "ask": "2 play 6c"})
    assert (other.position, other.answer.answer) == (page.position, "no")
    assert any(
        each.attributes.get("href", "").startswith("knack.ipynb?position=") for each in root.all() if each.tag == "a"
    )
    text = root.control("copy:text").attributes["data-copy"].splitlines()
    assert text[0] == "Knack (three-card, Sweden), The tricks"
    assert "Player 3: the six of clubs, the seven of spades, the ten of hearts" in text


def test_a_situation_from_a_match_says_that_hidden_cards_are_unknown():
    state = games["knack"].start(players=3, dealer=0).deal(seed=7)
    hidden = {card for seat in (0, 2) for card in state.hands[seat]}
    page = PositionEditor(lang="en")
    page._open({"position": str(Position.of(state.view(1))), "from": "match"})
    assert page.laid
    assert "Cards that you cannot see are unknown." in drawn(page).text
    assert not hidden & {*page.line.replace("_", " ").replace(",", " ").replace("=", " ").split()}


def test_an_example_and_a_game_are_opened_by_the_address():
    page = PositionEditor(lang="en")
    page._open({"game": "kopknack", "example": "play-03-follow-suit", "step": "11"})
    assert (page.session.draft.game, page.session.draft.phase) == ("kopknack", "play")
    page._open({"game": "knaker"})
    assert page.session.draft.game == "knaker"


@pytest.mark.parametrize(
    "arguments",
    [{"position": "whist"}, {"example": "x", "game": "knack"}, {"game": "whist"}, {"position": "knack;players=99"}],
)
def test_an_address_that_cannot_be_read_opens_the_empty_editor(arguments):
    page = PositionEditor(lang="en")
    before = page.html
    page._open(arguments)
    assert (page.html, page.laid) == (before, False)


def test_the_stored_draft_comes_back_unless_something_has_been_laid_out():
    page = PositionEditor(lang="en")
    root = press(page, do="restore", line=LED)
    assert str(page.session.draft) == LED
    assert root.one("kb-editor-said").text == "Your situation is where you left it."
    press(page, do="put", card="6s", place="up")
    press(page, do="restore", line="knack;players=4;phase=play;hands=,,,")
    assert page.session.draft.seats == 3


def test_names_options_and_seats_are_given():
    page = PositionEditor("kopknack", lang="en")
    root = press(page, do="name", seat="1", value=" Bo <b> ")
    assert named(root, "Bo <b>")
    assert "<b>" not in page.html.replace("&lt;b", "")
    assert press(page, do="option", name="merge", value=True)
    assert page.session.draft.setup.options["merge"] is True
    press(page, do="option", name="merge", value=False)
    press(page, do="option", name="payment", value="1922")
    assert page.session.draft.setup.options["payment"] == "1922"
    press(page, do="in", seat="2", value=False)
    assert page.session.draft.zone("hands.2") == ()
    press(page, do="players", value="5")
    assert page.session.draft.seats == 5


KEYS = ("address", "kind", "place", "value", "card", "seat", "name", "at", "text", "line", "game")
VALUES = ("x" * 5000, "-1", 10**9, None, [], "hands.0", "Ah", "²", "0")
BAD = [
    *(
        {"do": does}
        for does in (*CHANGES, "ask", "readings", "all", "save", "practise", "ask_class", "x", None, 7, ["put"])
    ),
    *({"do": does, key: value} for does in CHANGES for key in KEYS for value in VALUES),
    {"do": "ask", "move": "0 dance"},
    {"do": "ask", "move": "x" * 5000},
    {"do": "option", "name": "stake", "value": "9" * 30},
]


def test_whatever_a_stranger_sends_is_refused_or_done_and_never_an_error(caplog, monkeypatch):
    page = PositionEditor("kopknack", lang="en")
    monkeypatch.setattr(page, "_show", lambda: None)  # a drawing takes longer than all the rest
    for intent in BAD:
        page._handle_custom_msg(intent, [])
    monkeypatch.undo()
    page._show()
    assert not [record for record in caplog.records if record.exc_info]
    assert len(page.session.past) <= 200


def test_only_the_language_may_be_set_and_only_the_page_is_sent():
    page = PositionEditor(lang="sv")
    page.set_state({"html": "<b>", "line": "x", "laid": True, "lang": "en"})
    assert "Settle" not in page.html[:20]
    assert (page.lang, page.laid, page.line) == ("en", False, str(page.session.draft))
    own = {name for name in page.keys if not name.startswith("_")} - {"layout", "tabbable", "tooltip"}
    assert own == {"lang", "html", "line", "laid"}


def test_the_editor_is_one_of_the_widgets_and_is_readable_as_text():
    assert "PositionEditor" in knack_widgets.__all__
    assert "Upcard: unknown card" in repr(PositionEditor("knack", lang="en"))


def test_the_words_of_the_drawings_are_exactly_those_that_the_editor_sends():
    folder = Path(knack_widgets.__file__).parent / "pages" / "prerender"
    code = "".join((folder / f"{name}.py").read_text("utf-8") for name in ("editor", "editor_table", "editor_answers"))
    asked = {key for call in re.findall(r"\bt\(([^()]*)\)", code) for key in re.findall(r'["\'](\w+)["\']', call)}
    assert asked - {"name", "back_to_match"} <= {*SAYS}
    assert {key for key in SAYS if not key.startswith(("answer_", "copy_", "save_"))} <= asked


def test_a_card_that_is_pressed_on_the_table_is_asked_about():
    page = PositionEditor("knack", lang="en")
    lay(page, LED)
    root = press(page, do="pick", place="hands.2", at="0")
    assert (page.session.asked, page.answer.answer) == ("2 play 6c", "no")
    assert root.control("ask:2 play 6c").attributes["aria-pressed"] == "true"
    assert root.one("kb-lay-picked")  # it can be moved or taken back all the same
    press(page, do="pick", place="hands.2", at="2")
    assert (page.session.asked, page.answer.answer) == ("2 play Th", "yes")


def test_a_card_of_another_hand_asks_about_its_seat_and_an_unknown_card_about_nothing():
    page = PositionEditor("knack", lang="en")
    lay(page, LED.replace("?_?_?,?_?", "?_?_?,As_?"))
    press(page, do="pick", place="hands.0", at="0")
    assert page.session.asked is None
    press(page, do="pick", place="hands.1", at="0")
    assert (page.session.asking_seat, page.session.asked, page.answer.answer) == (1, "1 play As", "no")
    before = page.answer
    press(page, do="pick", place="trick", at="0")
    assert page.answer is before


def test_two_cards_are_pressed_for_a_swap():
    page = PositionEditor("knack31", lang="en")
    lay(page, "knack31;players=3;phase=play;dealer=0;hands=3?,7s_8s_9d,3?;middle=Ts_Js_Qs")
    press(page, do="pick", place="hands.1", at="0")
    assert (page.session.chosen, page.session.asked) == (("7s",), None)
    press(page, do="pick", place="middle", at="1")
    assert (page.session.asked, page.answer.answer) == ("1 swap 7s Js", "yes")


def test_faults_call_players_by_their_names():
    page = PositionEditor("knack", lang="en")
    press(page, do="name", seat="0", value="Anna")
    root = press(page, do="put", place="hands.0", card="?")
    assert named(root, "Anna").one("kb-lay-fault").text.startswith("Anna has 4 cards, expected 3.")


@pytest.mark.parametrize("game", games_to_lay_out())
def test_each_example_opens_at_a_step_that_can_be_laid_out_with_the_move_that_is_made_there(game):
    moves = []
    for name in examples(game).outlines:
        draft, move = draft_of_example(game, name)
        assert not draft.asked or not draft.faults, name
        moves += [move] if move and draft.asked else []
        assert not move or draft.position.setup.game.id == game
    assert len(moves) > len(examples(game)) / 2


def test_an_example_opens_with_the_answer_to_its_move():
    page = PositionEditor(lang="en")
    page._open({"game": "kopknack", "example": "play-03-follow-suit"})
    assert (page.session.asked, page.answer.answer) == ("1 play Td", "no")


def test_examples_of_a_served_page_have_a_link_to_the_editor(monkeypatch):
    assert "settle.ipynb" not in Rulebook("knack", lang="en")._shown_data()["text_drawing"]
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0")
    drawn = Rulebook("knack", lang="en")._shown_data()["text_drawing"]
    wanted = 'href="settle.ipynb?game=knack&amp;example=play-02-ace-at-once&amp;lang=en"'
    assert wanted in drawn
    assert 'aria-label="Settle it: The ace of trumps must not wait"' in drawn


def sent(page, **intent):
    """Return what the page alone is sent after an intent."""
    heard = []
    page.send = heard.append
    page._handle_custom_msg(intent, [])
    return heard


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games_to_lay_out())
def test_a_situation_becomes_a_picture_with_its_cards_and_the_answer(game, lang):
    page = PositionEditor(game, lang=lang)
    lay(page, str(games[game].position(**DISPUTES[game][0]["position"])))
    press(page, do="ask", move=DISPUTES[game][0]["move"])
    (message,) = sent(page, do="save", kind="svg")
    root = ET.fromstring(message["download"]["text"])
    texts = [each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text")]
    titles = [each.text for each in root.iter("{http://www.w3.org/2000/svg}title")]
    known = [card for card in page.session.draft.zone("hands.0") if card != "?"]
    assert all(Words(page.session.draft, lang).card(card) in titles for card in known)
    assert any(page.answer.explain(lang)[:12] in text for text in texts)
    assert message["download"]["name"].endswith(".svg")
    assert sent(page, do="save", kind="png")[0]["kind"] == "png"


def test_a_file_begins_with_the_situation_and_tries_the_refused_move():
    page = PositionEditor("knack", lang="en")
    lay(page, "knack;players=3;phase=play;dealer=0;hands=Ac_Kd_Qd,7h_8s,Th_6s_7s;up=9c;trick=1_Kh")
    press(page, do="ask", move="2 play 6s")
    record = Record.loads(sent(page, do="save", kind="record")[0]["download"]["text"])
    assert (record.position, record.steps[0].verdict.legal) == (page.position, False)
    lay(page, LED)
    assert Position.loads(sent(page, do="save", kind="record")[0]["download"]["text"]) == page.position
    assert sent(page, do="save", kind="exe") == []


def test_the_qr_code_follows_the_situation_until_it_is_closed():
    page = PositionEditor("knack", lang="en")
    press(page, do="qr", address="https://book.example/x/settle.ipynb")
    first = drawn(page).one("qr")
    assert first.attributes["aria-label"] == "QR code"
    root = press(page, do="put", card="9c", place="up")
    assert repr(root.one("qr")) != repr(first)
    assert not press(page, do="qr", address="https://book.example/").of_class("qr")
    for address in ("javascript://x/%0aalert(1)", "https:book", "https://" + "x" * 5000, None):
        press(page, do="qr", address=address)
        assert page.session.seen_at == ""


def test_practise_leads_to_an_exercise_about_the_situation():
    page = PositionEditor("knack", lang="en")
    lay(page, "knack;players=3;phase=play;dealer=0;hands=Ac_Kd_Qd,7h_8s,Th_6s_7s;up=9c;trick=1_Kh")
    (message,) = sent(page, do="practise")
    assert message["go"].startswith("knack.ipynb?exercise=v3.knack.")
    name = message["go"].partition("exercise=")[2].partition("&")[0]
    assert exercises.load(unquote(name)).record.position == page.position


def test_the_seats_are_mirrored_for_a_reader_who_sits_across():
    page = PositionEditor("knack", lang="en")
    root = press(page, do="mirror")
    hands = [each.attributes["data-zone"] for each in root.of_class("kb-zone-hands")]
    assert hands == ["hands.2", "hands.1", "hands.0"]
    assert root.control("mirror").attributes["aria-pressed"] == "true"
    root = press(page, do="put", card="9c", place="up")
    assert [each.attributes["data-zone"] for each in root.of_class("kb-zone-hands")] == hands


EVERY = [(game, number) for game, all_ in DISPUTES.items() for number in range(len(all_))]


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_each_dispute_is_asked_by_pressing_cards_and_acts(game, number):
    dispute = DISPUTES[game][number]
    draft = Draft.lay_out(games[game].position(**dispute["position"]))
    session = Session.begin(draft).ask_about(int(dispute["move"].split()[0]))
    question = question_data(session, Words(draft, "en"))
    cards = [card for card in dispute["move"].split() if card in draft.setup.game.pack(draft.setup)]
    if dispute["move"] not in {act.move for act in (*question.acts, *question.others)}:
        assert {*cards} <= {card for card, _, _ in (*question.cards, *question.other_cards)}
        for card in cards:
            session = session.choose(card)
        question = question_data(session, Words(draft, "en"))
    assert dispute["move"] in {act.move for act in (*question.acts, *question.others)}


def test_a_card_of_which_the_hand_has_two_is_chosen_twice_and_then_no_more():
    page = PositionEditor("knaker", lang="en")
    lay(page, str(games["knaker"].position(**DISPUTES["knaker"][1]["position"])))
    for chosen in (("Xb",), ("Xb", "Xb"), ()):
        root = press(page, do="choose", card="Xb")
        assert page.session.chosen == chosen
    assert len(root.keys()) == len(set(root.keys()))


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_the_table_of_each_dispute_is_drawn_in_the_order_of_its_phase(game, number):
    draft = Draft.lay_out(games[game].position(**DISPUTES[game][number]["position"]))
    assert draft.asked
    page = PositionEditor(game, lang="en")
    page.session = Session.begin(draft)
    page._show()
    shown = [each.attributes["data-zone"] for each in drawn(page).of_class("kb-zone")]
    cards = [place for name in draft.asked for place in draft.places(name)]
    assert shown[: len(cards)] == cards
    assert not drawn(page).of_class("kb-lay-fault")


def test_a_phase_that_a_link_opens_can_be_changed_and_emptied():
    page = PositionEditor("knack31", lang="en")
    lay(
        page,
        "knack31;players=3;phase=finishing;dealer=0;announced=1;hands=,Kh_Qh_Ah,8h_Qc_7s;piles=Jd_8c_7c,3?;looked=1",
    )
    press(page, do="ask", move="0 switch")
    assert page.answer.answer == "yes"
    press(page, do="put", place="piles.1", card="9c")
    press(page, do="in", seat="2", value=True)
    assert page.session.draft.phase == "finishing"
    press(page, do="clear")
    assert page.session.draft.phase == "finishing"
    assert not page.session.draft.faults


def list_acts(root):
    return [each.attributes["data-move"] for each in root.of_class("kb-act")]


def test_an_exposed_card_is_asked_about_while_the_dealer_has_not_chosen():
    page = PositionEditor("knack31", lang="en")
    press(page, do="phase", value="choosing")
    press(page, do="put", card="7h", place="hands.1")
    root = press(page, do="seat", value="1")
    assert "expose 1 7h" in list_acts(root)
    press(page, do="ask", move="expose 1 7h")
    assert page.answer.answer == "yes"


def test_a_blow_is_asked_about_with_its_time_and_its_distance():
    page = PositionEditor("knaker", lang="en")
    root = press(page, do="phase", value="blow")
    assert {"0 blow 3 5", "0 blow 4 5", "0 blow 3 4"} <= {*list_acts(root)}
    press(page, do="ask", move="0 blow 3 5")
    assert page.answer.answer == "yes"
    press(page, do="seat", value="1")
    press(page, do="ask", move="1 blow 3 5")
    assert page.answer.answer == "no"


def test_cheats_are_offered_where_the_table_allows_them_with_the_chosen_cards():
    page = PositionEditor("knaker", lang="en")
    press(page, do="put", card="7h", place="hands.0")
    root = press(page, do="put", card="9h", place="pile")
    assert not [move for move in list_acts(root) if " cheat " in move]
    press(page, do="option", name="cheating", value=True)
    root = press(page, do="seat", value="0")
    cheats = [move for move in list_acts(root) if " cheat " in move]
    assert "0 cheat look 1" in cheats
    assert not [move for move in cheats if "7h" in move]
    root = press(page, do="choose", card="7h")
    assert {"0 cheat throw 7h", "0 cheat hide 7h", "0 cheat swap 2 7h"} <= {*list_acts(root)}
    press(page, do="ask", move="0 cheat throw 7h")
    assert page.answer.answer == "yes"


@pytest.mark.parametrize(
    ("game", "phase", "move"),
    [
        ("knack31", "offer", "1 decline"),
        ("knack31", "finishing", "0 keep"),
        ("knack31", "asking", "2 consent"),
        ("knack31", "voting", "2 no"),
        ("kopknack", "merging", "0 merge"),
        ("knaker", "accused", "0 deny"),
        ("knaker", "last-word", "1 ready"),
    ],
)
def test_a_phase_that_play_comes_to_rarely_is_begun_and_asked_about_at_once(game, phase, move):
    page = PositionEditor(game, lang="en")
    root = press(page, do="phase", value=phase)
    assert page.session.draft.phase == phase
    assert move in list_acts(root)
    press(page, do="ask", move=move)
    assert page.answer.answer == "yes"


def test_nobody_has_a_move_while_chance_replaces_cards_that_a_cheat_has_touched():
    page = PositionEditor("knaker", lang="en")
    root = press(page, do="phase", value="replace")
    assert page.session.draft.values["lost"] == ((0, -1, False),)
    assert root.one("kb-lay-question").text.count("Nobody has a move here: the missing cards are drawn at random.") == 1
    press(page, do="ask", move="0 pick-up")
    assert page.answer.answer == "no"
    root = press(page, do="part", name="lost", at="0", part="place", number="0", value="1")
    assert page.session.draft.values["lost"] == ((0, 1, False),)


def page_with_all_fields(game, phase, lang="en"):
    """Return the editor's page at a phase, under options with which every field of the game exists."""
    page = PositionEditor(game, lang=lang)
    press(page, do="phase", value=phase)
    for options in ({"cheating": True}, {"merge": True}, {"ssi": True}):
        if {*options} <= {*games[game].options}:
            page.session = Session.begin(page.session.draft.agree(options))
    return page


FIELDS = [(game, phase) for game in games_to_lay_out() for phase in phases_of(games[game])]


@pytest.mark.parametrize("game", games_to_lay_out())
def test_each_phase_in_which_a_seat_may_move_can_be_laid_out(game):
    phases = {phase for phase, controls in games[game].controls.items() if controls}
    assert phases
    assert phases <= {*phases_of(games[game])}


@pytest.mark.parametrize(("game", "phase"), FIELDS)
def test_each_field_of_each_phase_has_a_control(game, phase):
    """Every field that the game declares is on the page: as a place for cards, or as something to press or choose."""
    page = page_with_all_fields(game, phase)
    draft = page.session.draft
    only = draft.fields.form.only
    exists = {*draft.fields.kinds} - {"phase"} - {name for name in only if not only[name](draft.setup)}
    root = press(page, do="others")
    places = {each.attributes["data-zone"].partition(".")[0] for each in root.of_class("kb-zone")}
    controls = {each.attributes["data-field"] for each in root.of_class("kb-lay-field")}
    made = {"finished_tricks"} if "trick" in places else set()  # a trick becomes one with its last card
    assert exists - places - controls - made == set()
    assert root.control("phase")
    assert len(root.keys()) == len(set(root.keys()))


@pytest.mark.parametrize("game", games_to_lay_out())
def test_each_field_exists_in_some_set_up(game):
    """A field that an option hides has a control where the option is chosen (`only` names no other fields)."""
    declared = {*Draft.begin(game).fields.kinds}
    shown = {name for phase in phases_of(games[game]) for name in all_fields(page_with_all_fields(game, phase))}
    two = {"decks": 2} if game == "knaker" else {}
    shown |= {*all_fields_of(Draft.begin(game, options=two))}
    assert declared - shown == set()


def all_fields(page):
    return all_fields_of(page.session.draft)


def all_fields_of(draft):
    return ("phase", *draft.asked, *draft.offered, *draft.others)


def test_any_field_is_given_and_may_follow_again():
    page = PositionEditor("knack", lang="en")
    lay(page, LED)
    with_takers = "knack;players=2;phase=play;dealer=0;hands=?,?;up=9c;finished_tricks=(1_Kh,0_7h),(1_Qd,0_7d)"
    lay(page, with_takers)
    press(page, do="others")
    press(page, do="add_row", name="takers", number="0")
    assert page.session.draft.values["takers"] == (1, 1)
    root = press(page, do="part", name="takers", at="1", part="seat", number="0", value="0")
    assert page.session.draft.values["takers"] == (1, 0)
    assert "takes this trick" in root.text
    press(page, do="part", name="takers", at="1", part="seat", number="0", value="1")
    assert not page.session.draft.faults
    press(page, do="field", name="takers", value="")
    assert "takers" not in page.session.draft.values
    press(page, do="field", name="balances", value="3 -3")
    assert page.session.draft.values["balances"] == (3, -3)


KNOWN = "knack;players=3;phase=play;dealer=0;hands=Ac_Kd_Qd,7h_8s,Th_6s_7s;up=9c;trick=1_Kh"


def test_the_class_is_asked_where_there_are_rooms_and_only_there(monkeypatch):
    page = PositionEditor("knack", lang="en")
    assert "ask_class" not in {*lay(page, KNOWN).keys()}
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0")
    monkeypatch.setenv("KNACK_ROOMS", "../../room")
    root = lay(page, KNOWN)
    assert root.control("ask_class").text == "Ask the class"
    press(page, do="ask", move="2 play 6s")
    (message,) = sent(page, do="ask_class")
    address, _, query = message["go"].partition("?")
    fields = dict(part.split("=", 1) for part in query.split("&"))
    exercise = exercises.load(unquote(fields["exercise"]))
    assert (address, fields["lang"]) == ("../../room", "en")
    assert exercise.record.position == page.position
    assert exercise.clause in page.answer.clauses
    assert "ask_class" not in {*lay(page, "knack;players=3;phase=play;dealer=0;hands=4?,?_?_?,?_?_?;up=?").keys()}


@pytest.mark.parametrize(("game", "number"), EVERY[::4])
def test_no_exercise_shows_a_drawn_card_in_place_of_an_unknown_one(game, number):
    position = games[game].position(**DISPUTES[game][number]["position"])
    id_ = find_exercise(position)
    if id_ is not None:
        exercise = exercises.load(id_)
        assert not Counter(position.unknown()) - Counter(Position.of(exercise.view).unknown())


def test_cards_that_are_unknown_stay_so_for_the_class():
    position = Position.parse("knack;players=3;phase=play;dealer=0;hands=3?,7h_8s,Th_6s_7s;up=9c;trick=1_Kh")
    for seed in range(6):
        exercise = exercises.make("knack", seed, position=position)
        assert shows_drawn_cards(position, exercise.view) == (exercise.seat == 0)
    page = PositionEditor("knack", lang="en")  # no hand is known, and any question would need one
    assert sent(page, do="practise") == []
    assert drawn(page).one("kb-editor-said").text.startswith("No question can be asked here")


def test_the_way_back_leads_to_the_room_from_which_the_reader_came(monkeypatch):
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0")
    monkeypatch.setenv("KNACK_ROOMS", "../../room")
    page = PositionEditor(lang="en")
    page._open({"position": KNOWN, "from": "match", "room": "ABC234"})
    assert drawn(page).control("to_match").attributes["href"] == "../../room/ABC234?lang=en"
    page._open({"game": "knack", "from": "match", "room": "ABC234"})  # between two deals there is nothing to lay out
    assert drawn(page).control("to_match").attributes["href"] == "../../room/ABC234?lang=en"
    assert not page.session.from_view
    for room in ("../x", "ABC2345678", "abc234", "A" * 5000):
        page._open({"position": KNOWN, "from": "match", "room": room})
        assert drawn(page).control("to_match").attributes["href"] == "knack.ipynb?lang=en"


def test_a_link_names_the_seat_that_it_asks_about_and_a_picture_has_the_fields_that_are_given():
    line = "knack31;players=3;phase=play;dealer=0;hands=7c_8d_9h,3?,3?;middle=Qs_Jh_Td;stock=20?;turn=1;swaps=0_Qs_7c"
    page = PositionEditor(lang="en")
    page._open({"position": line, "ask": "0 ask-back"})
    assert page.session.asking_seat == 0
    root = drawn(page)
    assert root.one("kb-lay-answer").text.startswith("May Player 1 do this")
    assert root.control("ask:0 ask-back").attributes["aria-pressed"] == "true"
    picture = sent(page, do="save", kind="svg")[0]["download"]["text"]
    assert "Took: the seven of clubs" in picture
    assert "Dealer: Player 1" in picture
    page._open({"position": line, "ask": "9 ask-back"})
    assert page.session.asking_seat == 1
