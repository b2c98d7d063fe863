"""Fields of the editor that are lists of rows: each is stated by pressing and choosing, and survives as text."""

from __future__ import annotations

import pytest

from knack_widgets import PositionEditor
from knack_widgets.pages.editor.draft import Draft
from knack_widgets.pages.editor.opening import games_to_lay_out
from knack_widgets.pages.editor.rows import MAX_ROW_CARDS, MAX_ROWS, add_row, rows_of, set_part, switch_cell
from knack_widgets.pages.editor.session import Session
from knack_widgets.pages.editor.situation import PlaceError
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import PositionError, games
from knack_widgets.rules.core.positions.form import fields_of
from knack_widgets.rules.core.positions.shapes import shape_of
from tests.support.html import read_html

CHEATS = {"knaker": {"cheating": True}, "kopknack": {"merge": True}}
SHOWN = [
    (game, phase, name)
    for game in games_to_lay_out()
    for phase, asked in fields_of(games[game]).form.asked.items()
    for name in (*asked, *fields_of(games[game]).form.rarely.get(phase, ()))
    if shape_of(fields_of(games[game]).kinds[name]).name in ("rows", "grid")
]


def drawn(page):
    return read_html(page.html)


def press(page, **intent):
    page._handle_custom_msg(intent, [])
    return drawn(page)


def lay(game, line, lang="en"):
    page = PositionEditor(game, lang=lang)
    page.session = Session.begin(Draft.parse(line))
    page._show()
    return page


def controls(root, name):
    """Return what can be pressed or chosen in a field: each is a button, a list or an input of the browser's own."""
    found = [each for each in root.all() if each.attributes.get("data-name") == name and "data-do" in each.attributes]
    assert {each.tag for each in found} <= {"button", "select", "input"}
    return found


def options(root, key):
    (field,) = (each for each in root.all() if each.attributes.get("data-key") == key)
    return [each.attributes["value"] for each in field.all() if each.tag == "option"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "phase", "name"), SHOWN)
def test_each_field_with_rows_has_controls_with_names_in_the_language(game, phase, name, lang):
    page = lay(game, str(Draft.begin(game, phase=phase, options=CHEATS.get(game, {}))), lang)
    if name not in (*page.session.draft.asked, *page.session.draft.offered):
        pytest.fail(f"{name} is not offered")
    root = drawn(page)
    if shape_of(page.session.draft.fields.kinds[name]).name == "rows":
        if not rows_of(page.session.draft, name) and not controls(root, name):
            return  # no card is known of which a row could be made
        if not rows_of(page.session.draft, name):
            root = press(page, do="add_row", name=name, number="0")
        assert rows_of(page.session.draft, name)
        assert controls(root, name)
    for each in controls(root, name):
        if each.tag == "select":
            assert any(option.attributes.get("selected") is not None for option in each.all() if option.tag == "option")
    assert len(root.keys()) == len(set(root.keys()))
    again = Draft.parse(page.line)
    assert again.follows(name) == page.session.draft.follows(name)


MERGING = "kopknack;players=3;options=(merge,yes);phase=merging;dealer=0;bought=0,2,0;bets=3,3;hands=,,;balances=-6,0,0"


def test_a_seat_that_may_merge_is_added_and_changed_and_removed():
    page = lay("kopknack", MERGING)
    assert drawn(page).of_class("kb-lay-fault")
    root = press(page, do="add_row", name="owed", number="0")
    assert page.session.draft.values["owed"] == ((1, 2, 3),)
    assert not root.of_class("kb-lay-fault")
    root = press(page, do="ask", move="1 merge")
    assert page.answer.answer == "yes"
    root = press(page, do="part", name="owed", at="0", part="number", number="0", value="3")
    assert "Player 2 cannot have" in root.one("kb-lay-rows").text or root.of_class("kb-lay-fault")
    press(page, do="undo")
    press(page, do="remove_row", name="owed", at="0")
    assert page.session.draft.values["owed"] == ()


def test_a_swap_is_stated_by_lists_of_cards_and_may_be_asked_back():
    line = "knack31;players=3;phase=play;dealer=0;hands=7c_8d_9h,3?,3?;middle=Qs_Jh_Td;stock=20?;turn=1"
    page = lay("knack31", line)
    root = press(page, do="add_row", name="swaps", number="0")
    (swap,) = page.session.draft.values["swaps"]
    assert (swap.seat, swap.laid, swap.taken) == (0, ("Qs",), ("7c",))
    assert not root.of_class("kb-lay-fault")
    press(page, do="part", name="swaps", at="0", part="laid", number="0", value="Jh")
    root = press(page, do="part", name="swaps", at="0", part="taken", number="0", value="9h")
    (swap,) = page.session.draft.values["swaps"]
    assert (swap.laid, swap.taken) == (("Jh",), ("9h",))
    press(page, do="ask", move="0 ask-back")
    assert page.answer.answer == "yes"
    copied = drawn(page).control("copy:text").attributes["data-copy"]
    assert "given back: Player 1 · Put into the middle: the jack of hearts · Took: the nine of hearts" in copied
    press(page, do="part", name="swaps", at="0", part="taken", number="0", value="Ac")
    fault = drawn(page).of_class("kb-lay-fault")[0].text
    assert fault.startswith("Player 1 cannot have"), fault


def test_a_swap_keeps_its_number_of_cards():
    page = lay("knack31", "knack31;players=3;phase=play;dealer=0;hands=7c_8d_9h,3?,3?;middle=Qs_Jh_Td;stock=20?;turn=1")
    press(page, do="add_row", name="swaps", number="1")
    root = drawn(page)
    assert len(page.session.draft.values["swaps"][0].laid) == 3
    assert "-" not in options(root, "swaps:0:laid:0")
    before = page.session.draft
    press(page, do="part", name="swaps", at="0", part="laid", number="0", value="-")
    assert page.session.draft == before


def test_the_card_that_may_be_replaced_follows_from_the_exposed_one():
    line = "knack31;players=3;phase=offer;dealer=0;hands=,7c_2?,3?;piles=3?,3?;exposed=7c;turn=1"
    page = lay("knack31", line)
    assert page.session.draft.follows("offered") == (1, "7c")
    press(page, do="ask", move="1 replace")
    assert page.answer.answer == "yes"


def test_who_is_out_has_no_cards_and_its_turn_is_given():
    page = PositionEditor("knaker", lang="en")
    root = press(page, do="add_row", name="exits", number="0")
    assert page.session.draft.values["exits"] == ((1, 0),)
    assert page.session.draft.zone("hands.1") == ()
    assert not root.of_class("kb-lay-fault")
    press(page, do="part", name="exits", at="0", part="seat", number="0", value="2")
    assert drawn(page).of_class("kb-lay-fault")[0].text.startswith("Player 2")


def test_a_locked_pile_is_a_box_and_decides_what_may_be_taken_up():
    page = PositionEditor("knaker", lang="en")
    press(page, do="phase", value="exchange")
    press(page, do="cell", name="locked", at="0", number="1", value=True)
    assert page.session.draft.values["locked"][0] == (False, True, False)
    press(page, do="ask", move="0 take 1")
    assert page.answer.answer == "no"
    press(page, do="cell", name="locked", at="0", number="1", value=False)
    assert not any(map(any, page.session.draft.values["locked"]))


def test_open_cards_of_a_turn_are_those_of_the_pile_and_may_be_taken_back():
    page = PositionEditor("knaker", lang="en")
    for card in ("5h", "9h"):
        press(page, do="put", card=card, place="pile")
    root = press(page, do="add_row", name="run", number="0")
    assert page.session.draft.values["run"] == (("9h", -1),)
    assert options(root, "run:0:origin:0") == ["-1", "0", "1", "2", "-2"]
    seat = page.session.draft.follows("runner")
    press(page, do="ask", move=f"{seat} back")
    assert page.answer.answer == "yes"


def test_who_laid_each_card_of_the_pile_is_stated_card_by_card():
    page = PositionEditor("knaker", lang="en")
    for card in ("5h", "9h", "Jh"):
        press(page, do="put", card=card, place="pile")
    assert "owners:0:seat:0" not in {*drawn(page).keys()}
    root = press(page, do="add_row", name="owners", number="0")
    assert page.session.draft.values["owners"] == (2, 2, 2)
    assert "add:owners:0" not in {*root.keys()}
    press(page, do="part", name="owners", at="1", part="seat", number="0", value="1")
    assert page.session.draft.values["owners"] == (2, 1, 2)
    assert not drawn(page).of_class("kb-lay-fault")
    press(page, do="remove_row", name="owners", at="0")
    assert drawn(page).of_class("kb-lay-fault")
    press(page, do="field", name="owners", value="")
    assert "owners" not in page.session.draft.values


def test_handicaps_are_offered_for_the_packs_that_have_them():
    assert {"no_insert"} == {"no_insert", "capped"} & {*Draft.begin("knaker").offered}
    assert {"capped"} == {"no_insert", "capped"} & {*Draft.begin("knaker", options={"decks": 2}).offered}
    assert not {"offences", "dots"} & {*Draft.begin("knaker").offered}
    page = PositionEditor("knaker", lang="en")
    press(page, do="seat_field", name="no_insert", seat="1")
    assert page.session.draft.values["no_insert"] == (1,)


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda draft: add_row(draft, "hands"), PlaceError),
        (lambda draft: add_row(draft, "nothing"), PlaceError),
        (lambda draft: add_row(draft, "exits", 7), PlaceError),
        (lambda draft: set_part(draft, "exits", 0, "seat", "1"), PlaceError),
        (lambda draft: set_part(add_row(draft, "exits"), "exits", 0, "hat", "1"), PlaceError),
        (lambda draft: set_part(add_row(draft, "exits"), "exits", 0, "seat", "9"), PositionError),
        (lambda draft: set_part(add_row(draft, "exits"), "exits", 0, "travel", "x"), PositionError),
        (lambda draft: set_part(add_row(draft, "offences"), "offences", 0, "before", "-"), PlaceError),
        (lambda draft: set_part(add_row(draft, "offences"), "offences", 0, "cards", "Ah", 1), PlaceError),
        (lambda draft: set_part(add_row(draft, "offences"), "offences", 0, "cards", "dance", 0), PositionError),
        (lambda draft: switch_cell(draft, "exits", 0, 0), PlaceError),
        (lambda draft: switch_cell(draft.begin_again(phase="exchange"), "locked", 3, 0), PlaceError),
    ],
)
def test_what_a_row_has_not_is_refused(change, error):
    with pytest.raises(error):
        change(Draft.begin("knaker", options={"cheating": True}))


@pytest.mark.parametrize("more", ["result=-", "result=(1,2,3),0,1", "windows=(0,0,-)", "swaps=0_7c_7s", "offered=1,7c"])
def test_a_link_with_any_field_is_drawn(more):
    line = f"knack31;players=3;phase=play;dealer=0;hands=3?,3?,3?;middle=3?;{more}"
    page = lay("knack31", line)
    assert drawn(page).one("kb-lay-more")
    assert page.session.draft.faults or more.startswith(("result=-", "windows", "swaps"))


def test_rows_and_their_cards_are_limited():
    draft = Draft.begin("knaker", options={"cheating": True})
    for _ in range(MAX_ROWS):
        draft = add_row(draft, "offences")
    with pytest.raises(PlaceError):
        add_row(draft, "offences")
    for number in range(MAX_ROW_CARDS):
        draft = set_part(draft, "offences", 0, "cards", "7h", number)
    with pytest.raises(PlaceError):
        set_part(draft, "offences", 0, "cards", "7h", MAX_ROW_CARDS)
