"""What the widgets send is what `static/wire.d.ts` says, as TypeScript compares them."""

import json
import shutil
import subprocess

import ipywidgets
import pytest

from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import games
from knack_widgets.widgets.assets import STATIC
from knack_widgets.widgets.practice import Practice
from knack_widgets.widgets.rulebook import Rulebook

from .helpers import on_page

ROOT = STATIC.parents[2]
TSC = ROOT / "node_modules" / ".bin" / "tsc"
SENT = (
    *("book", "drawing", "keep", "labels", "lang", "marks", "notice", "practice", "prefs", "records"),
    *("practice_drawing", "question", "reading", "setup", "steps", "table", "text_drawing", "words"),
)
"""The traits that are compared, of the parts that have them."""
EXAMPLES = 2
"""Number of worked examples of each game that are gone through."""


@pytest.fixture(autouse=True)
def tidy():
    yield
    ipywidgets.Widget.close_all()


def traits(part):
    return {name: value for name, value in vars(on_page(part)).items() if name in SENT}


def moments(game):
    """Yield the traits of a game's page at some moments: steps of examples, refused moves, hints."""
    for name in list(examples(game))[:EXAMPLES]:
        book = Rulebook(game, example=name)
        yield traits(book)
        for at in range(on_page(book).steps["count"] + 1):
            book._handle_custom_msg({"do": "step", "to": at}, [])
            yield {name: vars(on_page(book))[name] for name in ("marks", "steps", "table")}
        for intent in ({"do": "move", "move": "0 fold"}, {"do": "hint"}, {"do": "share"}, {"do": "export"}):
            book._handle_custom_msg(intent, [])
            yield {name: vars(on_page(book))[name] for name in ("marks", "notice", "steps", "table")}
        book.close()


def compare(tmp_path, moments):
    """Return what TypeScript says of these traits, written into a module."""
    if not (TSC.is_file() and shutil.which("node")):
        pytest.skip("TypeScript (npm ci) is not installed")
    wire = json.dumps(str(STATIC / "wire"))
    text = [f"import type {{ Traits }} from {wire};", "type Sent = Partial<Traits>;"]
    for at, moment in enumerate(moments):
        data = {key: value for key, value in moment.items() if key in SENT}
        text.append(f"export const sent{at}: Sent = {json.dumps(json.loads(json.dumps(data)), ensure_ascii=False)};")
    module = tmp_path / "sent.ts"
    module.write_text("\n".join(text), encoding="utf-8")
    command = [TSC, "--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", module]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    return ran.stdout


def test_the_widgets_send_what_the_types_say(tmp_path):
    sent = [moment for game in games for moment in moments(game)]
    sent.append(traits(Practice("knack")))
    assert compare(tmp_path, sent) == ""


def test_a_trait_of_another_form_is_found(tmp_path):
    table = traits(Rulebook("knack"))["table"]
    said = compare(tmp_path, [{"table": {**table, "at": "4"}}, {"table": {**table, "surplus": 1}}])
    assert "Type 'string' is not assignable to type 'number'" in said
    assert "'\"surplus\"' does not exist in type 'Table'" in said
