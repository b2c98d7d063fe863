"""What is known of an answer is shown before the kernel gives it: a step it has told of, a clause that is marked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from .helpers import Book, hand_is, shared_book, until

pytestmark = pytest.mark.browser
AT_ONCE = """async (root, at) => {
  root.querySelectorAll(".kb-step")[at].click();
  for (let turn = 0; turn < 9; turn += 1) await null; // no word of the kernel comes in between
  return root.querySelector(".kb-slider").value;
}"""
STATIC = Path(__file__).parents[2] / "knack_widgets" / "widgets" / "static"
MODEL = """async (code) => {
  const { stepsAhead } = await import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  const heard = new Map();
  const state = { steps: { at: 3 }, table: "three", notice: "old", marks: { inForce: ["a.1"], focus: null } };
  globalThis.model = {
    get: (name) => state[name],
    on: (name, callback) => heard.set(name, callback),
    off: (name) => heard.delete(name),
    change: (changes) => (Object.assign(state, changes), heard.get("change")()),
    hear: (content) => heard.get("msg:custom")(content),
    left: () => heard.size,
  };
  globalThis.told = [];
  globalThis.ahead = stepsAhead(model, (names) => told.push(names.join()));
  globalThis.seen = () => ["table", "notice"].map((name) => ahead.get(name) ?? null);
}"""
FOUR = '{ ahead: { at: 3, steps: { 4: { steps: { at: 4 }, table: "four", notice: null } } } }'

CLAUSE_AT_ONCE = """async (root, id) => {
  const number = root.querySelector(`[data-key="clause:${id}"]`);
  number.click();
  for (let turn = 0; turn < 9; turn += 1) await null;
  return number.getAttribute("aria-expanded");
}"""

module_book = shared_book("knack?seed=22")


@pytest.fixture
def book(module_book: Book) -> Iterator[Book]:
    module_book.speak("sv")
    module_book.begin("22")
    hand_is(module_book, ["Kh", "Qc", "Ts"])
    module_book.play("action:0 knock")
    for code in ("Kh", "Qc", "Ts"):
        module_book.play(f"card:0:{code}")
    yield module_book
    assert module_book.watch.left() == []


def test_a_step_near_by_is_shown_at_once_and_stays(book: Book) -> None:
    book.step("first")
    book.at(0)
    for to in (1, 2, 3):
        until(lambda to=to: book.root.evaluate(AT_ONCE, 2) == str(to) or (book.at(to), book.walk(to - 1))[0])
        shown = book.seen()
        book.answered()
        assert book.seen() == shown
        book.at(to)


def test_a_clause_is_marked_at_once_and_stays(book: Book) -> None:
    for expanded in ("true", "false"):
        assert book.root.evaluate(CLAUSE_AT_ONCE, "play.1") == expanded
        book.answered()
        assert book.root.locator('[data-key="clause:play.1"]').get_attribute("aria-expanded") == expanded


@pytest.fixture
def model(page: Page) -> Page:
    page.clock.install()
    page.evaluate(MODEL, (STATIC / "ahead.js").read_text(encoding="utf-8"))
    return page


def test_what_is_known_is_shown_until_the_kernel_answers(model: Page) -> None:
    model.evaluate(f"model.hear({FOUR}); ahead.follow({{ do: 'step', to: 4 }})")
    assert model.evaluate("[seen(), told]") == [["four", None], ["steps,table,notice"]]
    model.evaluate("model.change({ steps: { at: 4 }, table: 'four', notice: 'new' })")
    assert model.evaluate("[seen(), told.length]") == [["four", "new"], 2]
    model.clock.run_for(10_000)
    assert model.evaluate("told.length") == 2


def test_without_an_answer_the_table_is_as_the_kernel_has_said(model: Page) -> None:
    model.evaluate(f"model.hear({FOUR}); ahead.follow({{ do: 'step', to: 4 }})")
    model.clock.run_for(10_000)
    assert model.evaluate("[seen(), told.length]") == [["three", "old"], 2]


@pytest.mark.parametrize(
    "between",
    [
        "ahead.follow({ do: 'lang', lang: 'de' })",
        "model.change({ table: 'other' })",
        "model.change({ steps: { at: 2 } })",
    ],
)
def test_what_was_known_before_something_else_was_said_is_not_shown(model: Page, between: str) -> None:
    model.evaluate(f"model.hear({FOUR}); {between}; before = seen().join(); ahead.follow({{ do: 'step', to: 4 }})")
    assert model.evaluate("[seen().join() === before, told.length]") == [True, 0]


def test_a_step_of_which_nothing_is_known_waits(model: Page) -> None:
    model.evaluate(f"model.hear({FOUR}); ahead.follow({{ do: 'step', to: 2 }})")
    assert model.evaluate("[seen(), told]") == [["three", "old"], []]


def test_told_of_another_step_than_the_one_it_is_on_the_page_waits(model: Page) -> None:
    model.evaluate(f"model.change({{ steps: {{ at: 5 }} }}); model.hear({FOUR}); ahead.follow({{ do: 'step', to: 4 }})")
    assert model.evaluate("told") == []


def test_it_leaves_nothing_behind(model: Page) -> None:
    model.evaluate(f"model.hear({FOUR}); ahead.follow({{ do: 'step', to: 4 }}); ahead.stop()")
    model.clock.run_for(10_000)
    assert model.evaluate("[model.left(), told.length]") == [0, 1]


def test_a_clause_that_is_pressed_is_the_one_that_is_marked(model: Page) -> None:
    focus = "ahead.get('marks').focus"
    for intent, marked in (
        ("{ do: 'clause', id: 'a.1' }", "a.1"),
        ("{ do: 'clause', id: 'a.2' }", "a.2"),
        ("{ do: 'clause', id: 'a.2', show: true }", "a.2"),
        ("{ do: 'clause', id: 'a.2' }", None),
    ):
        model.evaluate(f"ahead.follow({intent})")
        assert model.evaluate(focus) == marked
    assert model.evaluate("[ahead.get('marks').inForce, told]") == [["a.1"], ["marks"] * 4]
    model.evaluate("ahead.follow({ do: 'clause', id: 'a.3' }); model.change({ notice: 'there is no such clause' })")
    assert model.evaluate(focus) is None


def test_where_no_clauses_are_shown_none_is_marked(model: Page) -> None:
    model.evaluate("model.change({ marks: undefined }); ahead.follow({ do: 'clause', id: 'a.1' })")
    assert model.evaluate("[ahead.get('marks') ?? null, told]") == [None, []]
