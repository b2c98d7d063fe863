"""Text around a widget in JupyterLab follows the language last asked for (the module alone, without a Lab)."""

from __future__ import annotations

from playwright.sync_api import Page

from .conftest import ROOT

STATIC = ROOT / "knack_widgets" / "widgets" / "static"
ADDRESS = "http://127.0.0.1/"  # nothing is asked there: the test answers itself
# A notebook without cells, and an output that comes into it after its language was asked for first.
LATE_OUTPUT = """async (address) => {
  const { proseInLab } = await import(`${address}lab.js`);
  const manager = { context: { model: { cells: {} } }, rendermime: {} };
  const notebook = document.body.appendChild(document.createElement("div"));
  notebook.className = "jp-Notebook";
  const output = document.createElement("div");
  const prose = proseInLab(manager, output);
  prose.speak("sv");
  notebook.append(output);
  const second = %s;
  if (second) prose.speak(second);
  await new Promise((done) => setTimeout(done, 700));
  prose.stop();
  return notebook.dataset.knackLang;
}"""


def language_of_notebook(page: Page, second: str) -> object:
    page.route(f"{ADDRESS}**", lambda route: route.fulfill(path=STATIC / route.request.url.removeprefix(ADDRESS)))
    page.route(ADDRESS, lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    page.goto(ADDRESS)
    return page.evaluate(LATE_OUTPUT % second, ADDRESS)


def test_an_output_that_comes_late_sets_the_language_of_its_notebook(page: Page) -> None:
    assert language_of_notebook(page, "null") == "sv"


def test_a_language_chosen_before_the_output_came_does_not_return(page: Page) -> None:
    assert language_of_notebook(page, '"de"') == "de"
