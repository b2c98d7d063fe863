"""The first view of a page, drawn before its scripts come, is the living page: element by element, word by word."""

from __future__ import annotations

import os
from collections.abc import Iterator
from difflib import unified_diff
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.process import SCRIPT, Running

from .conftest import PHONE, new_context
from .test_prerender import LAST, Gate

pytestmark = [pytest.mark.browser, pytest.mark.apart]

ADDRESSES = [
    *("knack?lang=en", "knack31?lang=de", "knaker?lang=sv", "kopknack?lang=de", "svangknack?lang=en"),
    "knack?lang=en&clause=play.3",
    "knaker?lang=de&clause=10.3",
    *("index?lang=en", "glossary?lang=de", "differences?lang=en", "questions?lang=sv", "questions?lang=en&game=knack"),
]
PICTURE = ".kp-picture"
BOOK = ".jp-OutputArea-output:not(.kp-picture) > .kb-rulebook:not(.kb-chapter)"
# What is hidden, and what a closed drawer holds, is made when it is opened: the first view leaves it out. So does the
# panel of a clause that a link opens, with its terms. A field that does nothing yet cannot be reached by Tab, and is no
# text field or list to the browser. Drawings are made once for all of a kind. What a newcomer has to know stands twice
# in the first view: the style sheet shows one of the two, or none on a page that a link to a clause has opened.
# What a page needs of a drawing to act on it is not in the first view.
DUMP = """root => {
  const acts = ["at", "mover", "behind", "face", "here", "serial", "to", "clause", "led"].map((name) => `data-${name}`);
  const lines = [];
  const intros = new Set();
  const folded = innerWidth < 500; // the text behind the button comes a moment later
  const walk = (node, depth) => {
    const indent = " ".repeat(depth);
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim()) lines.push(`${indent}"${node.data.trim().replace(/\\s+/g, " ")}"`);
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || node.hidden || node.matches(".kb-air")) return;
    if (node.parentElement?.matches("details:not([open])") && node.localName !== "summary") return;
    if (node.localName === "template") return; // what a living page puts into clauses
    if (node.localName === "svg") return void lines.push(`${indent}<svg>`);
    if (node.matches(".kb-clause > .kb-panel") || (folded && node.matches(".kb-text"))) return;
    if (node.matches(".kb-focus .kb-term")) return void lines.push(`${indent}"${node.textContent}"`);
    if (node.matches(".kb-intro") && getComputedStyle(node).display === "none") return;
    if (node.matches(".kb-intro")) return void intros.add(node.outerHTML.replace(/ id="kb\\d+-[^"]*"/g, ""));
    if (node.matches("select, .kb-still")) {
      const chosen = node.selectedOptions?.[0] ?? node.querySelector(".kb-on");
      return void lines.push(`${indent}<list> ${chosen.textContent}`);
    }
    const still = node.matches("input");
    const said = [...node.attributes]
      .filter(({ name }) => !(still && ["tabindex", "value", "disabled", "type"].includes(name)))
      .filter(({ name }) => !["data-asked", "data-shown"].includes(name))
      .filter(({ name, value }) => !(name === "id" && /^kb\\d+-/.test(value)))
      .filter(({ name }) => !(acts.includes(name) && node.closest(".kb-table, .kb-log, .kb-rules-open")))
      .map(({ name, value }) => `${name}=${value.trim().replace(/\\s+/g, " ")}`).sort();
    if (still) said.push(`value=${node.value === node.placeholder ? "" : node.value}`);
    lines.push(`${indent}<${node.localName} ${said.join(" ")}>`);
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  walk(root, 0);
  return [...lines, ...intros];
}"""
FIRST = f"() => ({DUMP})(document.querySelector('{PICTURE} .knack-book'))"
TAKEN = f"""window.living = null; const dump = {DUMP};
let due = true;
new MutationObserver(() => {{
  const root = document.querySelector(".jp-OutputArea-output > .knack-book");
  if (!due || !root || root.closest("[cell-index]").querySelector({PICTURE!r})) return;
  due = false;
  root.querySelector(".kb-left")?.dispatchEvent(new Event("pointerover")); // the text comes to life before it is used
  const soon = (act) => requestAnimationFrame(() => requestAnimationFrame(act)); // what needs measures has them
  soon(() => {{ window.living = dump(root); }});
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});"""
"""The living page right after it has taken the first view's place: later an opponent may have acted."""


@pytest.mark.skipif(os.environ.get(SCRIPT) == "voila", reason="Voilà's own script draws a widget into a box of its own")
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_the_first_view_has_all_attributes_and_words_of_the_living_page(
    browser: Browser, server: Running, address: str, size: str
) -> None:
    more: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    context = new_context(browser, **more)
    page = context.new_page()
    page.add_init_script(TAKEN)
    gate = Gate(page)
    name, _, query = address.partition("?")
    page.goto(f"{server.url}voila/render/{name}.ipynb?{query}", wait_until="commit")
    page.wait_for_selector(LAST, state="attached")
    before = page.evaluate(FIRST)
    gate.open()
    page.wait_for_function("window.living")
    after = page.evaluate("living")
    context.close()
    difference = [*unified_diff(before, after, "first view", "living page", lineterm="", n=2)]
    assert not difference, "\n".join(difference)


@pytest.fixture
def never_idle(browser: Browser, server: Running) -> Iterator[Page]:
    """The page of Knack with a living table. Its text is not living yet, because the browser is never idle."""
    context = new_context(browser)
    page = context.new_page()
    page.add_init_script("window.requestIdleCallback = () => 0")
    page.goto(f"{server.url}voila/render/knack.ipynb?lang=en", wait_until="commit")
    page.wait_for_selector(f"{BOOK} .kb-actions .kb-button")
    yield page
    context.close()


@pytest.mark.parametrize("way", ["mouse", "keyboard", "table"])
def test_the_text_comes_to_life_when_it_is_used(never_idle: Page, way: str) -> None:
    page = never_idle
    number = page.locator('.kb-left .kb-number-button[data-key="clause:play.3"]').first
    page.evaluate("window.stays = true")
    if way == "mouse":
        number.click()
    elif way == "keyboard":
        number.focus()
        page.keyboard.press("Enter")
    else:
        page.locator(".kb-right .kb-now [data-clause]").first.click()
    page.wait_for_selector(f"{BOOK} .kb-left .kb-clause.kb-focus", timeout=8000)
    assert page.evaluate("window.stays")  # a number is a link, too


def test_a_text_that_is_scrolled_before_it_has_come_to_life_stays_there(never_idle: Page) -> None:
    pane = never_idle.locator(f"{BOOK} .kb-left .kb-pane")
    pane.evaluate("pane => { pane.scrollTop = 3000; }")
    expect(pane.locator('.kb-number-button[aria-expanded][href*="lang=en"]').first).to_be_attached()
    never_idle.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert pane.evaluate("pane => pane.scrollTop") == pytest.approx(3000, abs=2)
