"""Files over the limit are not read at all; markup in whatever a reader or a record names is text everywhere."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from knack_widgets.rules import Record

from .helpers import SLIDER, UP, Book

pytestmark = [pytest.mark.browser, pytest.mark.apart]

SPY = """() => {
  window.read = [];
  for (const [kind, names] of [[Blob, ["text", "arrayBuffer", "stream", "slice", "bytes"]],
      [FileReader, ["readAsText", "readAsArrayBuffer", "readAsDataURL", "readAsBinaryString"]]]) {
    for (const name of names) {
      const old = kind.prototype[name];
      if (old) kind.prototype[name] = function (...rest) { window.read.push(name); return old.apply(this, rest); };
    }
  }
}"""
SENT = "() => { const old = WebSocket.prototype.send; window.sent = 0; WebSocket.prototype.send = function (data) {"
SENT += " window.sent += data.length ?? data.byteLength ?? data.size; return old.call(this, data); }; }"
TOO_LARGE = "Filen är större än 1 MiB."


def test_a_file_over_the_limit_is_never_read(page: Page, open_page: Callable[..., Page], tmp_path: Path) -> None:
    page.add_init_script(f"({SPY})()")
    page.add_init_script(f"({SENT})()")
    book = Book(open_page("knack?lang=sv", ready=UP))
    book.at(1)
    large = tmp_path / "large.toml"
    with large.open("wb") as file:
        file.truncate(30 << 20)
    before = page.evaluate("window.sent")
    book.drawer(2)
    expect(book.root.locator(".kb-clause").first).to_be_visible()
    boxes = book.root.locator(".kb-file")  # for matches; and, where no copy is at hand, for the original
    for box in boxes.all():
        box.locator("input[type=file]").set_input_files(large)
        expect(box.locator("[role=alert]")).to_have_text(TOO_LARGE)  # the field of a copy may be folded in
    assert boxes.count() >= 1
    assert page.evaluate("window.read") == []
    assert page.evaluate("window.sent") - before < 1 << 20
    # one that fits is read, and by what is watched
    boxes.first.locator("input[type=file]").set_input_files(
        {"name": "a.toml", "mimeType": "text/plain", "buffer": b"#" * 1000}
    )
    expect(book.wrong).not_to_be_empty()
    assert page.evaluate("window.read") == ["arrayBuffer"]


IMG = '<img src="x" onerror="window.hurt = 1">'
BOLD = "<b>&amp; { $seat } *a*</b>"
SCRIPT = "</script></title><script>window.hurt = 2</script>"
ENDS = "<svg/onload=window.hurt=3>"
EXAMPLES = files("knack_widgets.rules").joinpath("knaker", "examples")


def hostile() -> str:
    """Six seats, one of which goes out on a seven with a blow; and cheats may be made."""
    found = Record.loads(EXAMPLES.joinpath("13-4-in-good-time.toml").read_text("utf-8"))
    names = (IMG, BOLD, SCRIPT, ENDS, "&lt;i&gt;", '" onclick="window.hurt = 4')
    count = len(found.players) if isinstance(found.players, tuple) else found.players
    return Record(
        "knaker",
        names[:count],
        found.moves,
        found.first,
        {**found.options, "cheating": True},
        {"title": {"sv": IMG, "de": BOLD, "en": SCRIPT}, "note": {"sv": IMG}, "page": {"seed": IMG[:40]}},
    ).dumps()


def harmless(book: Book) -> None:
    book.answered()
    assert book.page.evaluate("window.hurt") is None
    assert book.page.locator(".knack-book :is(script, img, iframe, [onerror], [onload], [onclick])").count() == 0
    assert book.page.locator("script:has-text('window.hurt'), title *").count() == 0


def test_markup_is_text_wherever_a_table_of_piles_shows_it(open_page: Callable[..., Page]) -> None:
    book = Book(open_page("knaker?lang=en", ready=SLIDER))
    text = hostile()
    book.load(text)
    count = len(Record.loads(text).moves)
    book.at(count, count)
    names = book.root.locator(".kb-name").all_inner_texts()
    assert {IMG, BOLD, SCRIPT} <= set(names)
    harmless(book)
    for lang in ("de", "sv"):
        book.speak(lang)
        harmless(book)
    assert IMG in " ".join(book.seen()["log"])
    book.walk(17)
    expect(book.key("blow:act")).to_be_visible()  # the blow
    book.key("blow:plain").click()
    harmless(book)
    book.step("first")
    book.at(0)
    book.step("next")
    book.at(1)
    looks = book.root.locator('[data-key^="look:"]')  # several people at one screen: buttons with their names
    expect(looks.first).to_be_visible()
    assert any(BOLD in text or SCRIPT in text or IMG in text for text in looks.all_inner_texts())
    looks.first.click()
    book.answered()
    book.root.locator(".kb-own .kb-play").first.click()
    harmless(book)
    form = book.drawer(1).locator("form")
    values = [field.input_value() for field in form.locator("input:not([type=checkbox])").all()]
    assert IMG in values
    assert IMG[:40] in values
    expect(form.locator("option").first).to_be_attached()
    harmless(book)
    book.close()
    assert book.page.title().startswith("Knåker") or "<" not in book.page.title()
    assert book.watch.left() == []


def test_markup_in_a_copy_of_the_original_is_text(open_page: Callable[..., Page]) -> None:
    page = open_page("knack?lang=sv", ready=UP)
    book = Book(page)
    picker = book.root.locator(".kb-original-box input[type=file]")
    expect(book.root.locator(".kb-clause").first).to_be_visible()
    if not picker.count():
        pytest.skip("a copy of the original is at hand here, so the page asks for none")
    copy = f"{IMG} Ein Satz. {SCRIPT} Noch einer. **{BOLD}** &amp; &lt;b&gt; *{ENDS}* Ende."
    picker.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": copy.encode()})
    expect(book.root.locator(".kb-pane")).to_contain_text("onerror")
    expect(book.root.locator(".kb-pane")).to_contain_text("&lt;b&gt;")
    harmless(book)
