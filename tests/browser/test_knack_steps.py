"""Back and forth through a match, lines that part, and permalinks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.support.process import Running

from .helpers import SHOWN, UP, Book, hand_is, shared_book

pytestmark = pytest.mark.browser

LAST = 10
"""The steps of the deal of seed 22 when the reader knocks and plays the cards from the left."""


module_book = shared_book("knack?seed=22", permissions=["clipboard-read", "clipboard-write"])


@pytest.fixture
def book(module_book: Book) -> Iterator[Book]:
    """A deal played to its end."""
    book = module_book
    book.speak("sv")
    book.begin("22")
    hand_is(book, ["Kh", "Qc", "Ts"])
    book.play("action:0 knock")
    for code in ("Kh", "Qc", "Ts"):
        book.play(f"card:0:{code}")
    book.at(LAST, LAST)
    yield book
    assert book.watch.left() == []


def test_buttons_arrows_and_slider(book: Book) -> None:
    end = book.seen()
    book.step("back")
    book.at(LAST - 1)
    assert book.seen()["caption"] != end["caption"]
    expect(book.key("action:deal")).to_have_count(0)
    book.step("first")
    book.at(0)
    start = book.seen()
    assert start["label"] == "Början"
    assert start["log"] == []
    expect(book.root.get_by_role("button", name="Till början")).to_have_attribute("aria-disabled", "true")
    book.step("next")
    book.at(1)
    assert book.seen()["hands"]["Du"] == ["spader tio", "hjärter kung", "klöver dam"]
    keys = book.page.keyboard
    for key, at in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", LAST), ("Home", 0)):
        keys.press(key)
        book.at(at)
        expect(book.root.get_by_role("button", name="Ett steg framåt")).to_be_focused()
    slider = book.root.locator(".kb-slider")
    slider.focus()
    for _ in range(4):
        keys.press("ArrowRight")
    expect(book.root.locator(".kb-step-label")).to_contain_text("4:")
    box = slider.bounding_box()
    assert box
    book.page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    expect(book.root.locator(".kb-step-label")).to_contain_text(f"{LAST}:")
    book.step("first")
    book.at(0)
    book.step("last")
    book.at(LAST)
    assert book.seen() == end
    expect(book.key("line:1")).to_have_count(0)


def test_a_button_pressed_right_after_the_slider_wins(book: Book) -> None:
    book.step("first")
    book.at(0)
    book.root.evaluate("""root => {
      const slider = root.querySelector(".kb-slider");
      slider.value = "5";
      slider.dispatchEvent(new Event("input"));
      root.querySelectorAll(".kb-step")[3].click();
    }""")
    expect(book.root.locator(".kb-step-label")).to_contain_text(f"{LAST}:")
    # what the slider would still say, it says before this time is over: the page's timers go off in their order
    book.page.evaluate("() => new Promise((done) => setTimeout(done, 150))")
    book.answered()
    book.at(LAST)


def test_it_plays_by_itself_and_can_be_stopped(book: Book) -> None:
    slider = book.root.locator(".kb-slider")
    slider.focus()
    book.page.keyboard.press("Home")
    for _ in range(LAST - 2):
        book.page.keyboard.press("ArrowRight")
    # the slider runs ahead of the kernel: its words are what the kernel has answered
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"{LAST - 2}: "))
    play = book.root.locator(".kb-auto")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    book.at(LAST)
    expect(play).to_have_attribute("aria-pressed", "false")
    play.click()  # at the end it begins again; it does not stay there, and so is looked at in every frame
    book.page.wait_for_function("el => el.value === '0'", arg=slider.element_handle())
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    book.step("last")
    book.at(LAST)


def test_another_line_keeps_the_old_one(book: Book) -> None:
    end = book.seen()
    book.step("first")
    book.at(0)
    book.step("next")
    book.at(1)
    book.press("action:0 fold")
    expect(book.key("line:1")).to_have_count(1)
    expect(book.key("line:2")).to_have_count(0)
    expect(book.key("line:1")).to_have_attribute("aria-pressed", "true")
    book.asked(2)
    other = book.seen()
    assert "Du lägger dig" in " ".join(other["log"])
    assert other["at"] == other["count"] != LAST
    book.key("line:0").click()
    expect(book.key("line:0")).to_have_attribute("aria-pressed", "true")
    book.step("last")
    book.at(LAST, LAST)
    assert book.seen() == end
    book.key("line:1").click()
    book.at(other["at"], other["count"])
    assert book.seen() == other
    # the same move as before is no new line
    book.key("line:0").click()
    book.at(LAST, LAST)
    book.step("first")
    book.at(0)
    book.step("next")
    book.at(1, LAST)
    book.press("action:0 knock")
    book.at(2, LAST)
    expect(book.key("line:1")).to_have_count(1)
    expect(book.key("line:2")).to_have_count(0)


def test_a_permalink_restores_the_position(book: Book, server: Running, open_page: Callable[..., Page]) -> None:
    book.speak("de")
    book.walk(LAST - 2)
    book.drawer(2)
    book.key("share:permalink").click()
    field = book.told.locator(".kb-link")
    expect(field).to_be_visible()
    expect(book.told.locator(".kb-copied")).not_to_be_empty()
    link = field.input_value()
    assert book.page.evaluate("navigator.clipboard.readText()") == link
    asked = parse_qs(urlsplit(link).query)
    assert {"game", "record", "step", "lang"} == set(asked)
    assert (asked["step"], asked["lang"]) == ([str(LAST - 2)], ["de"])
    assert "seed=22" not in link
    book.close()
    before = book.seen()

    page = open_page(link.removeprefix(server.url), ready=SHOWN)
    other = Book(page)
    other.at(LAST - 2, LAST)
    assert other.seen() == before
    assert page.evaluate("document.documentElement.lang") == "de"
    expect(other.wrong).to_be_empty()
    other.key("clause:play.3").click()
    expect(other.key("clause:play.3")).to_have_attribute("aria-expanded", "true")


def test_a_damaged_permalink_and_one_too_long_say_so(open_page: Callable[..., Page]) -> None:
    page = open_page("knack?game=knack&lang=sv&step=3&record=eNqrVipJLS4BAAYGAl8", ready=UP)
    book = Book(page)
    expect(book.wrong).to_have_count(1)
    expect(book.wrong).not_to_be_empty()
    expect(book.wrong).to_have_attribute("role", "alert")
    book.tempo(0)
    book.play("action:0 knock")
    expect(book.root.locator(".kb-own .kb-play").first).to_be_visible()

    page.goto(page.url.split("/voila")[0] + "/knack?game=knack&lang=en&record=" + "A" * 9000)
    page.wait_for_selector(UP)
    expect(book.wrong).not_to_be_empty()
    assert len(book.wrong.inner_text()) < 500
    expect(book.root).to_have_attribute("lang", "en")
    book.tempo(0)
    book.play("action:0 knock")


def test_an_address_that_asks_for_nonsense(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knack?lang=xx&step=x&seed=%00&example=nothing", ready=UP))
    book.tempo(0)
    book.play("action:0 knock")


def test_the_walk_begins_where_the_slider_was_let_go(book: Book) -> None:
    """Pressed before the kernel knows of the slider's last place, it does not set out from the place before."""
    place, walks, words = book.root.evaluate(
        """async (root, place) => {
          const [slider, play] = [root.querySelector(".kb-slider"), root.querySelector(".kb-auto")];
          const label = root.querySelector(".kb-step-label");
          const answer = new Promise((heard) => {
            setTimeout(heard, 20_000, "");
            const seen = new MutationObserver(() => { seen.disconnect(); heard(label.textContent); });
            seen.observe(label, {subtree: true, childList: true, characterData: true});
          });
          slider.value = String(place);
          slider.dispatchEvent(new Event("input"));
          play.click();
          const words = await answer;
          const found = [Number(slider.value), play.getAttribute("aria-pressed"), words];
          play.click();
          return found;
        }""",
        LAST - 4,
    )
    assert (place, walks) == (LAST - 4, "true")
    assert words.startswith(f"{LAST - 4}:")  # at once, not by way of the beginning
    book.answered()
    book.at(LAST - 4)


def test_quick_presses_count_from_where_the_reader_is_going(book: Book) -> None:
    """The kernel has not answered the first press when the second comes."""
    to_the_end = 'root => root.querySelectorAll(".kb-step")[3].click()'
    book.root.evaluate(to_the_end)
    book.at(LAST)
    book.root.evaluate(
        """root => {
      const back = root.querySelectorAll(".kb-step")[1];
      back.click();
      back.click();
      back.click();
    }"""
    )
    book.answered()
    book.at(LAST - 3)
    book.root.evaluate('root => { for (const at of [2, 2, 1]) root.querySelectorAll(".kb-step")[at].click(); }')
    book.answered()
    book.at(LAST - 2)
    book.root.evaluate(to_the_end)
    book.at(LAST)
