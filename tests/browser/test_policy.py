"""The pages under the policy that they are served with: it forbids nothing they need, but a stranger's script."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.support.process import Running

from .conftest import ROOT, settle

pytestmark = pytest.mark.browser

PAGES = sorted(path.stem for path in (ROOT / "notebooks").glob("*.ipynb"))
AT_ONCE = ("index", "knaker")
"""The pages that have most of what there is; the others are looked at apart."""
READY = ":root[data-page=ready]"
STRANGE = {
    "a handler in an image": "<img src='data:image/png,x' onerror='window.strange = true'>",
    "a script of its own": "<script>window.strange = true</script>",
    "a link that is a script": "<a href='javascript:window.strange = true' id=lead>here</a>",
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.apart] * (name not in AT_ONCE)) for name in PAGES]
)
def test_a_page_needs_nothing_that_its_policy_forbids(
    new_page: Callable[..., Page], server: Running, name: str
) -> None:
    """Whatever is forbidden is an error in the console, and the watch finds it."""
    page = settle(new_page(bypass_csp=False), f"{server.url}{name}?lang=en", READY)
    for summary in page.locator("summary:visible").all()[:12]:
        summary.click()
    expect(page.locator(READY)).to_have_count(1)


def test_a_script_that_came_into_a_page_does_not_run(new_page: Callable[..., Page], watch, server: Running) -> None:
    watch.forgive("Content Security Policy|Failed to load")
    page = settle(new_page(bypass_csp=False), f"{server.url}index", READY)
    for name, strange in STRANGE.items():
        page.evaluate("html => document.body.append(document.createRange().createContextualFragment(html))", strange)
        if "href" in strange:
            page.locator("#lead").evaluate("link => link.click()")
        told = page.evaluate("() => fetch('https://example.org/').then(() => 'asked', () => 'refused')")
        assert (told, page.evaluate("() => window.strange")) == ("refused", None), name


def test_no_other_site_shows_a_page_in_a_frame(new_page: Callable[..., Page], watch, server: Running) -> None:
    """Under another name this very machine is another site."""
    watch.forgive("Content Security Policy|frame|Failed to load")
    page = new_page(bypass_csp=False)
    page.goto(f"{server.url}voila/static/nothing")
    elsewhere = server.url.replace("127.0.0.1", "localhost")
    page.set_content(f"<iframe src='{elsewhere}nothing/at/all'></iframe>")
    expect(page.frame_locator("iframe").locator("main")).to_have_count(0)
