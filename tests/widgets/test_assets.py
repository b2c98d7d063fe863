"""The widgets' modules and styles: put together whole, in order, small, and with no word of a language in them."""

import re
import shutil
import subprocess

import pytest

from knack_widgets.pages import cardart
from knack_widgets.widgets import assets

ENTRIES = [
    "parts.js",
    "shelf.js",
    "glossary.js",
    "questions.js",
    "lesson.js",
]
SOURCES = sorted(assets.STATIC.glob("*.js"))


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A static folder of the test's own."""
    monkeypatch.setattr(assets, "STATIC", tmp_path)
    assets.esm.cache_clear()
    yield tmp_path
    assets.esm.cache_clear()


@pytest.mark.parametrize("entry", ENTRIES)
def test_entry_is_whole_and_small(entry):
    module = assets.esm(entry)
    assert len(re.findall(r"^export default", module, re.MULTILINE)) == 1
    assert not re.search(r"^import\b", module, re.MULTILINE)
    # with the ways to what is printed, to hints, their pictures and files of them, what can be known, steps ahead, and
    # readings, which every game may open
    assert len(module.encode()) < 195_000


@pytest.mark.parametrize("entry", ENTRIES)
def test_every_scope_stands_once_and_before_its_use(entry):
    module = assets.esm(entry)
    made = re.findall(r"^const (\$\w+) = \(\(\) => \{$", module, re.MULTILINE)
    assert len(made) == len(set(made)) > 0
    for used in re.finditer(r"^const \{[^}]+\} = (\$\w+);$", module, re.MULTILINE):
        assert module.index(f"const {used[1]} = (() =>") < used.start()


MODULES = {
    "parts": (lambda: assets.esm("parts.js"), "chapter,compare,practice,rulebook,steps,table,text"),
    "shelf": (lambda: assets.esm("shelf.js"), "render"),
    "glossary": (lambda: assets.esm("glossary.js"), "render"),
    "questions": (lambda: assets.esm("questions.js"), "render"),
    "lesson": (lambda: assets.esm("lesson.js"), "render"),
    "loader": (assets.loader, "render"),
}


@pytest.mark.parametrize("name", MODULES)
def test_what_is_sent_runs_as_a_module(name, tmp_path):
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed: the browser tests run the same modules")
    module, functions = MODULES[name]
    (tmp_path / "entry.mjs").write_text(module(), encoding="utf-8")
    script = """
        const all = (await import("./entry.mjs")).default;
        console.log(Object.keys(all).filter((name) => typeof all[name] === "function").join());
    """
    ran = subprocess.run([node, "--input-type=module", "-e", script], cwd=tmp_path, capture_output=True, text=True)
    assert (ran.stdout.strip(), ran.stderr) == (functions, "")


def test_the_loader_is_next_to_nothing():
    """Every widget of a page carries it."""
    assert len(assets.loader().encode()) < 2_500


def test_every_module_belongs_to_an_entry():
    together = "".join(assets.esm(entry) for entry in ENTRIES)
    for path in SOURCES:
        assert path.name in (*ENTRIES, "loader.js") or f"const ${path.stem} = (() =>" in together, path.name


def test_imports_are_linked_by_name_and_by_alias(folder):
    (folder / "low.js").write_text("export const ONE = 1;\nexport function two() {}\n")
    (folder / "entry.js").write_text(
        'import {\n  ONE as A,\n  two,\n} from "./low.js";\n\nexport default { A, two };\n'
    )
    module = assets.esm("entry.js")
    assert "const $low = (() => {\nconst ONE = 1;\nfunction two() {}\nreturn { ONE, two };\n})();" in module
    assert "ONE: A" in module
    assert module.endswith("export default { A, two };\n")


@pytest.mark.parametrize(
    ("low", "message"),
    [
        ('import { x } from "./entry.js";\n', "import each other: entry.js → low.js → entry.js"),
        ('import * as x from "./x.js";\n', "low.js: .* is not a form"),
        ('import x from "https://cdn.example/x.js";\n', "low.js: .* is not a form"),
        ("const x = 1;\nexport { x };\n", "low.js: 'export { x };' is not a form"),
        ('export const x = () => import("./y.js");\n', "low.js: .* is not a form"),
        ('import { x } from "./gone.js";\n', "no file 'gone.js'"),
    ],
)
def test_what_cannot_be_put_together_is_refused(folder, low, message):
    (folder / "low.js").write_text(low)
    (folder / "entry.js").write_text('import { x } from "./low.js";\nexport default { x };\n')
    with pytest.raises(assets.AssetError, match=message):
        assets.esm("entry.js")


@pytest.mark.parametrize(
    "text", ["export const x = 1;\n", 'import "./low.js";\nexport default {};\n', "const x = 1;\n"]
)
def test_an_entry_has_one_default_export(folder, text):
    (folder / "entry.js").write_text(text)
    with pytest.raises(assets.AssetError, match="one default export"):
        assets.esm("entry.js")


def test_styles_are_scoped_and_fetch_nothing():
    sheet = re.sub(r"/\*.*?\*/", "", assets.css(), flags=re.DOTALL)
    assert "url(" not in sheet
    assert "@import" not in sheet
    selectors = re.findall(r"(?:^|[{}])\s*([^{}@;]+?)\s*\{", sheet)
    assert len(selectors) > 150
    for selector in selectors:
        for one in re.split(r",(?![^()]*\))", selector):
            assert ".knack-book" in one, one
    assert assets.css("base.css") in assets.css()


def test_nothing_is_asked_of_another_host():
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"https?://|\bfetch\(|XMLHttpRequest|WebSocket|\beval\(|new Function", text), path.name


def test_markup_comes_from_texts_and_cards_only():
    setters = [path.name for path in SOURCES if "innerHTML" in path.read_text(encoding="utf-8")]
    assert setters == ["dom.js"]
    users = {path.name for path in SOURCES if re.search(r"\bmarkup\(", path.read_text(encoding="utf-8"))}
    assert users == {
        "dom.js",
        "cards.js",
        "clauserow.js",
        "shelf.js",
        "original.js",
        "practice.js",
        "questions.js",
        "readings.js",
        "text.js",
    }


def test_words_list_is_exactly_what_the_modules_ask_for():
    listed = [line.split(" = ", 1)[0] for line in (assets.STATIC / "words.txt").read_text("utf-8").splitlines()]
    assert len(listed) == len(set(listed))
    # practising brings words of its own, once somebody practises
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path.name != "practice.js")
    asked = {key for call in re.findall(r"\bt\(([^()]*)\)", code) for key in re.findall(r'"(\w+)"', call)}
    assert asked <= set(listed)
    # Keys that reach `t` through a variable stand as literals elsewhere; the languages are put together.
    literal = set(re.findall(r'"(\w+)"|\b(\w+): button\(', code))
    named = {word for pair in literal for word in pair if word} | {"lang_sv", "lang_de", "lang_en"}
    assert set(listed) <= named


def test_suit_signs_on_the_page_are_those_of_the_cards():
    code = (assets.STATIC / "cards.js").read_text(encoding="utf-8")
    for suit in "shdc":
        assert f'{suit}: "{cardart.sign_path(suit).replace(" -", "-")}"' in code
