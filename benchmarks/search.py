"""Time of the search.

Measured are making its index, and each key of words as readers type them.

`python benchmarks/search.py`. A key is to be answered within 100 ms, on a processor that is four times slower, too.
"""

from __future__ import annotations

import shutil
import statistics

from browsing import FLAGS
from playwright.sync_api import sync_playwright

from tests.support.process import running

TYPED = ("tvångsgiv", "insticket", "trumfess", "spelare", "förhand trumf", "13.4", "frippelknåker", "strafpunkt")
SLOWER = 4
KEY = """async (text) => {
  const field = document.querySelector(".ks-field");
  const begun = performance.now();
  field.value = text;
  field.dispatchEvent(new Event("input"));
  await new Promise((done) => setTimeout(done)); // the list stands
  document.querySelector(".ks-found").getBoundingClientRect();
  return performance.now() - begun;
}"""
OPENED = """async () => {
  const begun = performance.now();
  document.querySelector("[data-search]").click();
  while (!document.querySelector(".ks-field")?.placeholder) await new Promise((done) => setTimeout(done, 5));
  return performance.now() - begun;
}"""


def main() -> None:
    """Print a line for the opening, and one for the keys, at full speed and slowed down."""
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for slower in (1, SLOWER):
            page = browser.new_page(bypass_csp=True)
            page.goto(f"{server.url}knack?lang=sv")
            page.wait_for_selector(":root[data-page=ready]")
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
            opening = page.evaluate(OPENED)
            words = [word[: end + 1] for word in TYPED for end in range(len(word))]
            keys = sorted(page.evaluate(KEY, text) for text in words)
            told = (
                f"median {statistics.median(keys):.0f}, 95 % {keys[int(0.95 * len(keys))]:.0f}, most {keys[-1]:.0f} ms"
            )
            print(f"processor 1/{slower}: opened in {opening:.0f} ms; {len(keys)} keys: {told}")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
