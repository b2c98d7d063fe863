"""Pages made for paper: what an address asks for, and what the page has for a reader without script or colours."""

import re
from datetime import UTC, datetime
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import segno

from knack_widgets.cli import main
from knack_widgets.pages.printing import PrintRequest, answer, rules_file, sheet_html
from knack_widgets.pages.printing.print_request import MAX_EXERCISES
from knack_widgets.pages.printing.qr import QUIET, qr
from knack_widgets.rulebook import edition
from knack_widgets.rulebook.examples import by_clause
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.link_fields import PAPERS, RULES_FILE, RULES_FILES
from knack_widgets.rulebook.texts import load_text
from knack_widgets.rules import games
from knack_widgets.study import exercises
from knack_widgets.study.progress import Progress
from knack_widgets.study.sheets import make_sheet
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.page_links import on_paper
from knack_widgets.widgets.practice_data import practice_data
from knack_widgets.widgets.session import sit_down

ID = "knack.play-3.legal-moves.7"
OTHER = "knack.play-3.legal-moves.8"
ADDRESS = "https://book.example/knack"
VOID = {"meta", "link", "br", "img", "hr", "input"}


class Read(HTMLParser):
    """What a page consists of; complains of an element that is not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if not {"style", "title"} & set(self.open):
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def all(self, tag: str, class_: str = "") -> list[dict[str, str | None]]:
        return [given for name, given in self.tags if name == tag and class_ in (given.get("class") or "")]


def page(query: str, lang: str = "en", game: str = "knack", address: str | None = ADDRESS) -> str:
    asked = PrintRequest.read(game, query, lang)
    assert asked is not None
    return answer(asked, address)


@pytest.mark.parametrize("query", ["", "lang=de", f"exercise={ID}", "print=", "print"])
def test_other_addresses_ask_for_nothing_on_paper(query: str) -> None:
    assert PrintRequest.read("knack", query, "en") is None


def test_what_is_no_game_has_nothing_on_paper() -> None:
    assert PrintRequest.read("index", "print=rules", "en") is None


@pytest.mark.parametrize(
    ("game", "lang"),
    [
        # one language of each game, and each language of some game, in `make test`
        pytest.param(game, lang, marks=[] if number % len(LANGS) == at else [pytest.mark.apart])
        for number, game in enumerate(sorted(games))
        for at, lang in enumerate(LANGS)
    ],
)
def test_the_rules_are_there_whole(game: str, lang: str) -> None:
    """Every clause, every ruling, and every example once, in one language."""
    read = Read(page("print=full&strike=1", lang, game))
    text = load_text(game)
    omitted = {id_ for id_, status in edition.clauses(game).items() if status == edition.OMITTED}
    assert [one["id"] for one in read.all("article")] == [
        clause
        for name in games[game].reading
        for chapter in text.chapters
        if chapter.id == name
        for clause in chapter.clauses
    ]
    played = edition.text(game, lang)
    assert len(read.all("div", "ruling")) == sum(len(clause.boxes) for clause in played.clauses)
    assert len(read.all("article", "omitted")) == len(omitted)
    shown = {one.id for listed in by_clause(game).values() for one in listed}
    assert len(read.all("div", "example")) == len(shown)
    assert read.all("html") == [{"lang": lang}]
    assert not {"button", "input", "select", "details", "script"} & {tag for tag, _ in read.tags}


@pytest.mark.parametrize("kind", PAPERS)
def test_a_card_is_drawn_once_and_every_use_of_it_finds_it(kind: str) -> None:
    html = page(f"print={kind}")
    drawn = re.findall(r'<symbol id="([\w-]+)"', html)
    assert len(drawn) == len(set(drawn))
    assert {f"#{one}" for one in drawn} == set(re.findall(r'<use href="([^"]+)"', html))


@pytest.mark.parametrize("lang", LANGS)
def test_a_sheet_asks_and_its_key_answers(lang: str) -> None:
    asked = f"exercise={ID}&exercise={OTHER}"
    sheet, key = (Read(page(f"print={kind}&{asked}", lang)) for kind in ("sheet", "key"))
    for one in map(exercises.load, (ID, OTHER)):
        reasons = " ".join(one.reasons(one.answer, lang))
        assert one.question(lang) in sheet.text
        assert " ".join(reasons.split()) in key.text
        assert " ".join(reasons.split()) not in sheet.text
    assert not sheet.all("li", "right")
    assert len(key.all("li", "right")) == sum(len(exercises.load(one).answer) for one in (ID, OTHER))
    assert len(sheet.all("section", "exercise")) == len(key.all("section", "exercise")) == 2


def test_hidden_cards_stay_hidden() -> None:
    """Of the hands, the asked seat's alone."""
    one = exercises.load(ID)
    html = page(f"print=sheet&exercise={ID}")
    hidden = {
        str(card)
        for seat, hand in enumerate(one.state.view(*range(len(one.state.setup.names))).hands)
        if seat != one.seat
        for card in hand or ()
    }
    assert hidden
    assert not hidden & set(re.findall(r'<symbol id="card-(\w\w)"', html))


def test_without_exercises_ten_are_drawn_and_every_way_on_keeps_them() -> None:
    read = Read(page("print=sheet&clause=play.3&seed=4"))
    codes = [one["aria-label"] for one in read.all("svg", "qr")]
    assert 1 < len(codes) <= 10
    ways = {parse_qs(urlsplit(str(one["href"])).query).get("print", [""])[0]: str(one["href"]) for one in read.all("a")}
    drawn = parse_qs(urlsplit(ways["key"]).query)["exercise"]
    assert len(drawn) == len(codes)
    assert page("print=sheet&clause=play.3&seed=4") == page("print=sheet&clause=play.3&seed=4")
    assert page("print=sheet&clause=play.3&seed=4") != page("print=sheet&clause=play.3&seed=5")
    assert page("print=sheet&chapter=play") != page("print=sheet&chapter=deal")


@pytest.mark.parametrize(
    ("query", "read", "expected"),
    [
        ("print=all", "'all'", "rules, full, original, aid, sheet, key"),
        ("print=%3Cscript%3Ealert(1)%3C/script%3E", "script", "rules, full, original, aid, sheet, key"),
        ("print=sheet&exercise=knack.play-3", "knack.play-3", "GAME.CLAUSE.KIND.SEED"),
        ("print=key&exercise=svangknack.play-15.who-takes.566561", "svangknack", "expected one about knack"),
        ("print=sheet&clause=play.99", "play.99", "expected one of"),
        ("print=sheet&chapter=%3Cb%3E", "b", "expected one of"),
    ],
)
def test_what_cannot_be_printed_is_named(query: str, read: str, expected: str) -> None:
    html = page(query)
    told = " ".join(Read(html).text.split())
    assert read in told
    assert expected in told
    assert "<script" not in html
    assert "<b>E" not in html


def test_what_is_wrong_does_not_keep_the_others_from_paper() -> None:
    read = Read(page(f"print=sheet&exercise=wrong&exercise={ID}"))
    assert len(read.all("section", "exercise")) == 1
    assert len(read.all("ul", "faults")) == 1


def test_a_sheet_has_an_end() -> None:
    many = "&".join(f"exercise=knack.play-3.legal-moves.{seed}" for seed in range(MAX_EXERCISES + 5))
    read = Read(page(f"print=sheet&{many}"))
    assert len(read.all("section", "exercise")) == MAX_EXERCISES
    assert f"{MAX_EXERCISES + 5} exercises: expected {MAX_EXERCISES} at most" in read.text


def test_the_code_leads_to_the_exercise() -> None:
    """Its dark squares are those of the standard, on the page's whole address."""
    html = page(f"print=sheet&exercise={ID}")
    expected = segno.make(f"{ADDRESS}?exercise={ID}", micro=False, error="m").matrix
    drawn = re.search(r'class="qr" viewBox="0 0 (\d+) \1".*?<path d="([^"]+)"', html)
    assert drawn is not None
    assert int(drawn[1]) == len(expected) + 2 * QUIET
    dark = {(int(x) - QUIET, int(y) - QUIET) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn[2])}
    assert dark == {(x, y) for y, row in enumerate(expected) for x, one in enumerate(row) if one}
    assert 'class="qr"' not in page(f"print=sheet&exercise={ID}", address=None)


def test_a_code_has_its_quiet_edge_and_name() -> None:
    assert 'aria-label="Here"' in qr(ADDRESS, "Here")


@pytest.mark.parametrize("kind", PAPERS)
def test_no_page_asks_for_anything_else(kind: str) -> None:
    """No script, no address of a file: the page is the same saved and sent on."""
    html = page(f"print={kind}")
    assert not re.search(r"<(script|img|iframe)\b|<link (?!rel=\"icon\" href=\"data:,\")|url\(|@import|\son\w+=", html)
    assert "@page { size: A4" in html


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", RULES_FILES)
def test_the_rules_as_a_file_lead_to_files(lang: str, kind: str) -> None:
    read = Read(rules_file("knack", kind, lang))
    files = {RULES_FILE.format(game="knack", kind=kind, lang=code) for code in LANGS if code != lang}
    links = {str(one["href"]) for one in read.all("a") if not str(one["href"]).startswith("#")}
    assert files <= links
    known = re.compile(rf"knack-({'|'.join(RULES_FILES)})-{lang}\.html|knack\.html\?lang={lang}(&example=.*)?")
    assert all(map(known.fullmatch, links - files))


@pytest.mark.parametrize(
    ("software", "rules", "sheet"),
    [
        ("voila/1", "knack.ipynb?print=rules&lang=@", "knack.ipynb?print=sheet&seed=3&lang=@"),
        ("static/1", "knack-rules-@.html", None),
        ("", None, None),
    ],
)
def test_ways_to_paper_are_where_somebody_makes_it(
    monkeypatch: pytest.MonkeyPatch, software: str, rules: str | None, sheet: str | None
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", software)
    assert on_paper("knack", "rules") == rules
    assert on_paper("knack", "sheet", ("seed", "3")) == sheet
    if rules and software.startswith("static"):
        assert rules.replace("@", "sv") == RULES_FILE.format(game="knack", kind="rules", lang="sv")


def test_what_was_asked_can_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """While practising, ten that are drawn as the session's are; at its end, those that were asked."""
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/1")
    desk, at = Desk.open("knack", lang="sv"), datetime(2026, 1, 1, tzinfo=UTC)
    session = sit_down(desk, Progress(), at, scope=("clause", "play.3"), size=2, seed=4, first=None)
    assert practice_data(session, at)["paper"] == "knack.ipynb?print=sheet&clause=play.3&seed=4&lang=sv"
    asked = []
    while not session.over:
        asked.append(session.exercise.id)
        session.check(sorted(session.exercise.answer), at)
        session.advance(at)
    query = parse_qs(urlsplit(practice_data(session, at)["paper"]).query)
    assert (query["print"], query["exercise"], query["lang"]) == (["sheet"], asked, ["sv"])


def test_the_command_writes_the_same_sheet(tmp_path: Path) -> None:
    file = tmp_path / "sheet.html"
    assert (
        main(["exercises", "knack", "--clause", "play.3", "--count", "3", "--html", str(file), "--address", ADDRESS])
        == 0
    )
    found = make_sheet("knack", 3, clause="play.3")
    assert file.read_text(encoding="utf-8") == sheet_html("knack", found, "en", key=False, address=ADDRESS)
    assert len(Read(file.read_text(encoding="utf-8")).all("svg", "qr")) == 3
