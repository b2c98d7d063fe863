"""The widgets' modules and styles: put together whole, in order, small, and with no word of a language in them."""

import re
import shutil
import subprocess

import pytest

from knack_widgets.widgets import assets

ENTRIES = [
    "parts.js",
    "shelf.js",
    "differences.js",
    "glossary.js",
    "questions.js",
    "lesson.js",
]
SOURCES = sorted(assets.STATIC.glob("*.js"))
PACKAGE = assets.STATIC.parents[1]
PAGE_SHEETS = [
    PACKAGE / "serving/jupyter/voila/templates/knack/static/page.css",
    PACKAGE / "rooms/static/room.css",
    PACKAGE / "pages/printing/reading.css",
]
DRAWINGS = sorted((PACKAGE / "pages" / "prerender").glob("*.py"))


@pytest.mark.parametrize("entry", ENTRIES)
def test_entry_is_whole_and_small(entry):
    module = assets.esm(entry)
    assert len(re.findall(r"^export \{$", module, re.MULTILINE)) == 1
    assert not re.search(r"^import\b", module, re.MULTILINE)
    # with the ways to what is printed, to hints, their pictures and files of them, what can be known, steps ahead, and
    # readings, which every game may open
    assert len(module.encode()) < 165_000


MODULES = {
    "parts": (lambda: assets.esm("parts.js"), "chapter,compare,practice,rulebook,steps,table,text"),
    "shelf": (lambda: assets.esm("shelf.js"), "render"),
    "differences": (lambda: assets.esm("differences.js"), "render"),
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
    assert len(assets.loader().encode()) < 2_400


def test_every_module_belongs_to_an_entry():
    together = "".join(assets.esm(path.name) for path in assets.BUILT.glob("*.js"))
    for path in SOURCES:
        assert f"// knack_widgets/widgets/static/{path.name}\n" in together, path.name


@pytest.fixture
def checkout(tmp_path):
    """A copy of all that the build reads and writes."""
    root = PACKAGE.parent
    template = "knack_widgets/serving/jupyter/voila/templates/knack/static"
    ways = [f"knack_widgets/{layer}/{name}" for layer in ("widgets", "rooms") for name in ("static", "built")]
    lab = "knack_widgets/serving/jupyter/labextensions/knack-widgets/static"
    for way in ("light", template, lab, *ways):
        shutil.copytree(root / way, tmp_path / way)
    shutil.copy(root / "package.json", tmp_path)
    (tmp_path / "node_modules").symlink_to(root / "node_modules")
    return tmp_path


def _check(folder):
    if not (shutil.which("node") and (folder / "node_modules" / "esbuild").is_dir()):
        pytest.skip("Node.js or esbuild is not installed: `make lint` compares")
    command = ["node", folder / "light" / "build.mjs", "--check"]
    return subprocess.run(command, capture_output=True, text=True)


def test_a_bundle_that_its_sources_do_not_make_is_named(checkout):
    assert _check(checkout).stderr == ""
    source = checkout / "knack_widgets/widgets/static/table.js"
    source.write_text(source.read_text("utf-8").replace("kb-felt", "kb-found"), "utf-8")
    (checkout / "knack_widgets/widgets/built/loader.js").unlink()
    ran = _check(checkout)
    assert ran.returncode == 1
    stale = re.findall(r"^(\S+) is not what its sources make: ", ran.stderr, re.MULTILINE)
    assert {"knack_widgets/widgets/built/loader.js", "knack_widgets/widgets/built/parts.js"} <= set(stale)
    assert "knack_widgets/widgets/built/lesson.js" not in stale


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
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/1999/xhtml", "")  # a namespace's name
        assert not re.search(r"https?://|\bfetch\(|XMLHttpRequest|WebSocket|\beval\(|new Function", text), path.name


def test_markup_comes_from_texts_and_cards_only():
    setters = [path.name for path in SOURCES if "innerHTML" in path.read_text(encoding="utf-8")]
    assert setters == ["dom.js"]
    users = {path.name for path in SOURCES if re.search(r"\bmarkup\(", path.read_text(encoding="utf-8"))}
    assert users == {
        "dom.js",
        "cards.js",
    }


def test_words_list_is_exactly_what_the_modules_ask_for():
    listed = [line.split(" = ", 1)[0] for line in (assets.STATIC / "words.txt").read_text("utf-8").splitlines()]
    assert len(listed) == len(set(listed))
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    asked = {key for call in re.findall(r"\bt\(([^()]*)\)", code) for key in re.findall(r'"(\w+)"', call)}
    assert asked <= set(listed)
    # Keys that reach `t` through a variable stand as literals elsewhere.
    literal = set(re.findall(r'"(\w+)"|\b(\w+): button\(', code))
    named = {word for pair in literal for word in pair if word}
    assert set(listed) <= named


OWN_WORDS = {"lesson.py", "lesson_words.py", "practice.py", "editor.py", "editor_table.py", "editor_answers.py"}
"""Drawings with words of their own: exercises, lessons and the editor."""


def test_drawn_words_are_exactly_those_that_only_drawings_ask_for():
    listed = {line.split(" = ", 1)[0] for line in (assets.STATIC / "drawn_words.txt").read_text("utf-8").splitlines()}
    page = {line.split(" = ", 1)[0] for line in (assets.STATIC / "words.txt").read_text("utf-8").splitlines()}
    code = "".join(path.read_text("utf-8") for path in DRAWINGS if path.name not in OWN_WORDS)
    calls = re.findall(r"\b(?:t|part_name)\(([^()]*)\)", code)
    asked = {key for call in calls for key in re.findall(r'(?<!\[)["\'](\w+)["\']', call)}
    assert asked <= listed | page
    columns = {f"column_{lang}{end}" for lang in ("sv", "de", "en") for end in ("", "_source")}
    assert listed <= asked | columns | {"lang_sv", "lang_de", "lang_en"}  # these are put together
    assert not listed & page


PAGES_OF_THEIR_OWN = {"compare", "differences", "editor", "glossary", "lesson", "practice", "questions", "shelf"}
"""Style sheets of a single page each; all pages get all sheets in one file."""


def _parts(selectors):
    """Return selectors apart: split at the commas that are in no brackets, with each way through `:is()`."""
    apart, depth = [""], 0
    for letter in selectors:
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            apart.append("")
        else:
            apart[-1] += letter
    ways = []
    for selector in map(str.strip, apart):
        if not (found := re.search(r":is\(", selector)):
            ways.append(selector)
            continue
        end, depth = found.end(), 1
        while depth:
            depth += (selector[end] == "(") - (selector[end] == ")")
            end += 1
        inner = _parts(selector[found.end() : end - 1])
        ways += [way for one in inner for way in _parts(selector[: found.start()] + one + selector[end:])]
    return ways


def _selectors(sheet):
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    blocks = (block.strip() for block in re.findall(r"([^{}]+)\{(?=[^{}]*\})", text))
    return [way for block in blocks if not block.startswith("@") for way in _parts(block)]


def _classes(selectors):
    return {name for selector in selectors for name in re.findall(r"\.(kb-[\w-]+)", selector)}


@pytest.mark.parametrize("name", sorted(PAGES_OF_THEIR_OWN))
def test_a_sheet_of_one_page_styles_nothing_of_another(name):
    """Each of its selectors has a class that no other sheet styles; what hides for print or is for fingers apart."""
    sheets = {sheet.stem: _selectors(sheet) for sheet in assets.STATIC.glob("*.css")}
    assert sheets.keys() >= PAGES_OF_THEIR_OWN
    shared = _classes(way for other, ways in sheets.items() if other not in (name, "print", "touch") for way in ways)
    assert [way for way in sheets[name] if not _classes([way]) - shared] == []


FEW = {"li", "summary"}
"""Elements of which a part has only a few: they need no class to be found by."""


def _compounds(selector):
    """Return the parts of a selector between its combinators, without what stands in parentheses."""
    while (flat := re.sub(r"\([^()]*\)", "", selector)) != selector:
        selector = flat
    return re.split(r"\s*[>+~ ]\s*", selector.strip())


@pytest.mark.parametrize("sheet", [*assets.STATIC.glob("*.css"), *PAGE_SHEETS], ids=lambda sheet: sheet.name)
def test_what_depends_on_has_is_found_by_its_class(sheet):
    """Without a class, Chromium computes the styles of all elements inside again at each change of the page."""
    conditional = [selector for selector in _selectors(sheet) if ":has" in "".join(_compounds(selector)[:-1])]
    assert [
        selector
        for selector in conditional
        if not re.search(r"[.#]", (subject := _compounds(selector)[-1])) and subject.split(":")[0] not in FEW
    ] == []
