"""The first view of a page, drawn before its scripts come, is the living page: element by element, word by word."""

from __future__ import annotations

from difflib import unified_diff
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.support.process import Running

from .conftest import CONTEXT, PHONE

pytestmark = [pytest.mark.browser, pytest.mark.apart]

ADDRESSES = [
    *("knack?lang=en", "knack31?lang=de", "knaker?lang=sv", "kopknack?lang=de", "svangknack?lang=en"),
    "knack?lang=en&clause=play.3",
    "knaker?lang=de&clause=10.3",
    *("index?lang=en", "glossary?lang=de", "questions?lang=sv", "questions?lang=en&game=knack"),
]
PICTURE = ".kp-picture"
# What is hidden, and what a closed drawer holds, is made when it is opened: the first view leaves it out. So does the
# panel of a clause that a link opens, with its terms. A field that does nothing yet cannot be reached by Tab, and is no
# form that a browser would send. Drawings are made once for all of a kind. What a newcomer has to know stands twice in
# the first view; the style sheet shows one of them.
DUMP = """root => {
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
    if (node.localName === "svg") return void lines.push(`${indent}<svg>`);
    if (node.matches(".kb-clause > .kb-panel") || (folded && node.matches(".kb-text"))) return;
    if (node.matches(".kb-focus .kb-term")) return void lines.push(`${indent}"${node.textContent}"`);
    if (node.matches(".kb-intro")) return void intros.add(node.outerHTML);
    const still = node.matches("input, select");
    const option = node.matches(".kb-option");
    const said = [...node.attributes]
      .filter(({ name }) => !(still && ["tabindex", "value"].includes(name)) && name !== "data-asked")
      .filter(({ name }) => !(node.localName === "option" && name === "selected"))
      .filter(({ name }) => !(option && name === "novalidate"))
      .filter(({ name }) => !(name === "type" && node.parentElement.matches(".kb-option")))
      .map(({ name, value }) => `${name}=${value.trim().replace(/\\s+/g, " ")}`).sort();
    if (still) said.push(`value=${node.value}`);
    lines.push(`${indent}<${option ? "div" : node.localName} ${said.join(" ")}>`);
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  walk(root, 0);
  return [...lines, ...intros];
}"""
TAKEN = f"""window.first = window.living = null; const dump = {DUMP};
new MutationObserver((changes) => {{
  for (const {{ target, removedNodes }} of changes)
    for (const gone of removedNodes)
      if (!window.first && gone.matches?.({PICTURE!r}) && target.querySelector(".knack-book")) {{
        window.first = dump(gone.querySelector(".knack-book"));
        const soon = (act) => requestAnimationFrame(() => requestAnimationFrame(act)); // what needs measures has them
        soon(() => {{ window.living = dump(target.querySelector(".knack-book")); }});
      }}
}}).observe(document, {{ childList: true, subtree: true }});"""
"""Both as they are in the moment in which the living one takes the place: later an opponent may have acted."""


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_the_first_view_has_all_attributes_and_words_of_the_living_page(
    browser: Browser, server: Running, address: str, size: str
) -> None:
    more: dict[str, Any] = {"viewport": PHONE} if size == "phone" else {}
    context = browser.new_context(**{**CONTEXT, **more})
    page = context.new_page()
    page.add_init_script(TAKEN)
    name, _, query = address.partition("?")
    page.goto(f"{server.url}voila/render/{name}.ipynb?{query}", wait_until="commit")
    page.wait_for_function("window.living")
    before, after = page.evaluate("first"), page.evaluate("living")
    context.close()
    difference = [*unified_diff(before, after, "first view", "living page", lineterm="", n=2)]
    assert not difference, "\n".join(difference)
