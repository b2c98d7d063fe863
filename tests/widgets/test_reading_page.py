"""The page for reading, and the rules and the aid as played on paper."""

from __future__ import annotations

import re
from urllib.parse import parse_qsl, quote, urlsplit

import pytest

from knack_widgets.pages.printing import PrintRequest, answer
from knack_widgets.rulebook import aids, edition
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.link_fields import READ, RULES_FILES
from knack_widgets.rulebook.terms import terms_of
from knack_widgets.rules import Position, Record, games
from knack_widgets.rules.packing import pack_text
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.masthead import masthead
from knack_widgets.widgets.rulebook import Rulebook
from tests.support.html import read_html
from tools.editions import choices_of

from .helpers import on_page
from .test_printing import Read

MADE_UP = "# Pepparkort\n\nVar och en får fem kort. Den som <yngst> inleder."

OWN = ("knack", "kopknack", "svangknack", "knack31", "knaker")
MAX_BYTES = 120_000


def page(query: str, lang: str = "en", game: str = "kopknack") -> str:
    asked = PrintRequest.read(game, query, lang)
    assert asked is not None
    return answer(asked, None)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", OWN)
def test_the_page_has_every_clause_the_contents_and_the_terms_and_no_script(game: str, lang: str) -> None:
    html = page("read=1", lang, game)
    read = Read(html)
    assert {one["id"] for one in read.all("article")} == set(games[game].clauses)
    assert not {"script", "img", "iframe"} & {tag for tag, _ in read.tags}
    assert len(html.encode()) < MAX_BYTES
    ids = {one["id"] for _, one in read.tags if one.get("id")}
    anchors = {str(one["href"])[1:] for one in read.all("a") if str(one["href"]).startswith("#")}
    assert anchors <= ids
    assert len(read.all("dt")) <= len(terms_of(game))
    assert read.all("details", "ruling")
    assert not [one for one in read.all("details", "ruling") if "open" in one]


def test_options_and_readings_of_the_address_are_in_the_text_and_in_the_box() -> None:
    html = page("read=1&option.buys=3&reading=KK-6.b")
    text = Read(html).text
    assert "Rounds of buying: 3" in text
    assert "You buy three times round the table" in text
    assert games["kopknack"].readings["KK-6"].texts("en").values["b"] in text
    (open_,) = [one for one in Read(html).all("details", "ruling") if "open" in one]
    assert open_ is not None


def test_the_form_sends_what_the_address_reads() -> None:
    form = "read=1&lang=en&option.stake=6&option.payment=betar&option.buys=3&reading.KK-6=b&reading.KK-7=a"
    link = "read=1&lang=en&option.stake=6&option.buys=3&reading=KK-6.b"
    asked = [PrintRequest.read("kopknack", query, "en") for query in (form, link)]
    assert asked[0] == asked[1]


def record_field(**header: object) -> str:
    """Return the field `record` of a match of Köpknack, which is damaged after its header."""
    record = Record("kopknack", 3, **header).dumps().replace("moves = []", 'moves = ["0 fly"]')
    return f"record={pack_text(record)}"


@pytest.mark.parametrize("kind", ["read=1", "print=rules", "print=full", "print=aid"])
def test_the_page_of_a_record_has_the_rules_of_its_match_and_hands_on_their_options(kind: str) -> None:
    html = page(f"{kind}&{record_field(options={'buys': 3}, readings={'KK-6': 'b'})}&step=2")
    assert "Rounds of buying: 3" in Read(html).text
    assert "KK-6 b" in Read(html).text
    assert "option.buys=3&amp;reading=KK-6.b" in html
    assert "record=" not in html


def test_the_page_of_a_position_has_the_rules_of_its_match() -> None:
    position = Position.of(games["kopknack"].start(players=3, buys=3, readings={"KK-6": "b"}).deal(seed=7))
    for line in (quote(str(position)), f"~{pack_text(str(position))}"):
        text = Read(page(f"read=1&position={line}")).text
        assert "Rounds of buying: 3" in text
        assert "KK-6 b" in text


def test_the_dots_that_a_match_brings_are_in_the_box_and_kept_by_the_form() -> None:
    match = quote(str(Position.of(games["knaker"].start(dots="30"))))
    html = page(f"read=1&position={match}", game="knaker")
    read = Read(html)
    assert "Dots from the last match: 3, 0" in read.text
    assert "These are the usual rules" not in read.text
    assert [one["value"] for one in read.all("input") if one.get("name") == "option.dots"] == ["30"]
    assert "16.8" in {one["id"] for one in read.all("article")}
    assert not [one for one in Read(page("read=1", game="knaker")).all("input") if one.get("name") == "option.dots"]


def test_what_the_address_names_itself_counts_more_than_its_record() -> None:
    field = record_field(options={"buys": 3, "stake": 6}, readings={"KK-6": "b"})
    html = page(f"print=rules&{field}&option.buys=2&reading=KK-6.a")
    assert "option.stake=6" in html
    assert not {"option.buys", "KK-6.b"} & set(re.findall(r"option\.buys|KK-6\.b", html))


@pytest.mark.parametrize(
    ("query", "wrong"),
    [
        (f"record={pack_text('x')[:-3]}", "damaged"),
        ("record=" + "A" * 9000, "characters"),
        (f"record={pack_text(' ' * 5_000_000)}", "1 MiB"),
        (f"record={pack_text(Record('knack', 3).dumps())}", "read a match of knack"),
        ("position=knack;players=3;dealer=0", "read a match of knack"),
        ("position=kopknack;players=99", "99"),
        ("position=" + "A" * 9000, "8"),
        ("position=~" + pack_text("kopknack;" + "x" * 4_000_000), "cannot be printed"),
    ],
)
def test_a_record_that_cannot_be_read_is_named_and_the_usual_rules_are_shown(query: str, wrong: str) -> None:
    for kind in ("read=1", "print=rules", "print=aid"):
        text = Read(page(f"{kind}&{query}")).text
        assert "cannot be printed" in text
        assert wrong in text
    assert "You buy twice round the table" in Read(page(f"read=1&{query}")).text


def test_a_record_is_not_read_before_its_page_is_made() -> None:
    """The server reads requests in the thread that serves everybody."""
    asked = PrintRequest.read("kopknack", f"read=1&{record_field(options={'buys': 3})}", "en")
    assert asked is not None
    assert asked.played.options == ()


def test_what_does_not_apply_is_in_the_page_and_hidden_until_the_box_is_ticked() -> None:
    read = Read(page("read=1"))
    omitted = {id_ for id_, status in edition.clauses("kopknack").items() if status == edition.OMITTED}
    assert {one["id"] for one in read.all("article", "omitted")} == omitted
    (box,) = [one for one in read.all("input") if one.get("id") == "strike"]
    assert "checked" not in box
    (ticked,) = [one for one in Read(page("read=1&strike=1")).all("input") if one.get("id") == "strike"]
    assert "checked" in ticked


@pytest.mark.parametrize(
    "query",
    [
        "option.stake=7",
        "option.stake=" + "9" * 5000,
        "option.wrong=1",
        "reading=KK-6.z",
        "reading=K-5.b",
        "reading=%00.b",
    ],
)
def test_a_wrong_option_or_reading_is_named_and_the_usual_rules_are_shown(query: str) -> None:
    for kind in ("read=1", "print=rules", "print=aid"):
        html = page(f"{kind}&{query}&option.buys=3")
        assert "cannot be printed" in Read(html).text
        assert "<script" not in html
    assert "You buy twice round the table" in Read(page(f"read=1&{query}")).text


def test_a_value_with_markup_stays_text() -> None:
    html = page("read=1&option.stake=%3Cscript%3Ealert(1)%3C/script%3E&reading=%3Cb%3E.b")
    assert "<script" not in html
    assert "<b>.b" not in html


def test_the_original_is_beside_the_text_without_our_headings(monkeypatch) -> None:
    from knack_widgets.pages.printing import print_request, reading, rules, sources
    from knack_widgets.rulebook.originals import RecognisedCopy, Sentence

    said = (Sentence("Spelet.", "intro", True, 1), Sentence("Ett <b>original</b>.", "intro.1", False, 2))
    copy = RecognisedCopy("kopknack", "sv", said, ())
    for module in (print_request, reading, rules, sources):
        monkeypatch.setattr(module, "copy_of", lambda _: copy, raising=False)
    reading.reading_page.cache_clear()
    rules.rules_page.cache_clear()
    try:
        for kind in ("read=1&original=1", "print=original"):
            shown = page(kind)
            assert "Ett &lt;b&gt;original&lt;/b&gt;." in shown
            heads = re.search(r'class="clause heads">(.*?)</div></div>', shown)
            assert heads is not None
            assert "Swedish" in heads[1]
        theirs = [
            one.text for one in read_html(page("read=1&original=1")).all() if one.attributes.get("class") == "theirs"
        ]
        assert "Spelet." in theirs
        assert "The deal" not in theirs
    finally:
        reading.reading_page.cache_clear()
        rules.rules_page.cache_clear()


def test_without_a_copy_the_original_is_said_to_be_missing(monkeypatch) -> None:
    from knack_widgets.pages.printing import rules

    monkeypatch.setattr(rules, "copy_of", lambda _: None)
    rules.rules_page.cache_clear()
    assert "No copy of the original" in Read(page("print=original")).text
    rules.rules_page.cache_clear()


def test_a_reader_gets_the_rules_beside_their_own_copy_as_a_file() -> None:
    desk = Desk.open("kopknack", lang="en", buys=3)
    assert not masthead(desk)["beside"]
    do(desk, {"do": "original", "text": MADE_UP})
    assert masthead(desk)["beside"]
    do(desk, {"do": "save_beside"})
    name, html = desk.notice.download
    assert name == "kopknack-original-en.html"
    assert "Den som <yngst> inleder" not in html
    assert "Var och en får fem kort" in html
    assert "You buy three times round the table" in html


# -- the aid


@pytest.mark.parametrize("game", OWN)
def test_every_part_of_the_aid_has_a_sentence_under_every_choice(game: str) -> None:
    for choice in choices_of(game):
        parts = aids.aid(game, "en", choice.options, choice.readings)
        assert tuple(parts) == aids.PARTS
        for said in parts.values():
            for sentence, clauses in said:
                assert "{" not in sentence
                assert not set(clauses) & choice.omitted


@pytest.mark.parametrize("game", OWN)
def test_the_payment_of_the_aid_has_an_example(game: str) -> None:
    words = {"sv": "Exempel:", "de": "Beispiel:", "en": "Example:"}
    for lang, word in words.items():
        said = [sentence for sentence, _ in aids.aid(game, lang)["payment"]]
        assert sum(sentence.startswith(word) for sentence in said) == 1


def test_the_values_of_the_options_are_in_the_aid() -> None:
    assert "The dealer pays 5 for each trick" in Read(page("print=aid&option.stake=5", game="knack")).text


# -- the ways there


def test_a_table_leads_to_the_pages_as_its_match_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/1")
    desk = Desk.open("kopknack", lang="de", buys=3)
    papers = dict(masthead(desk)["papers"])
    assert papers["Regeln lesen"] == "kopknack.ipynb?read=1&option.buys=3&lang=de"
    kinds = [dict(parse_qsl(urlsplit(way).query)).get("print", READ) for way in papers.values()]
    assert kinds == [READ, "rules", "full", "original", "aid", "sheet", "key"]
    monkeypatch.delenv("SERVER_SOFTWARE")
    assert masthead(desk)["papers"] == []


def test_without_a_server_usual_rules_are_files_and_the_page_makes_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "static/1")
    usual, played = (masthead(Desk.open("kopknack", lang="de", **options)) for options in ({}, {"buys": 3}))
    assert [way for _, way in usual["papers"]] == [f"kopknack-{kind}-de.html" for kind in RULES_FILES]
    assert usual["files"] == []
    assert played["papers"] == []
    assert [kind for _, kind in played["files"]] == list(RULES_FILES)


@pytest.mark.parametrize("kind", RULES_FILES)
def test_the_page_makes_a_file_with_the_rules_as_its_match_is_played(kind: str) -> None:
    desk = Desk.open("kopknack", lang="en")
    record = Record("kopknack", 3, options={"buys": 3}, readings={"KK-6": "b"})
    do(desk, {"do": "load", "text": record.dumps()})
    do(desk, {"do": "save_rules", "kind": kind, "address": "https://book.example/k/kopknack.html"})
    name, html = desk.notice.download
    assert name == f"kopknack-{kind}-en.html"
    assert name in desk.notice.text
    assert "Rounds of buying: 3" in Read(html).text
    assert "KK-6 b" in Read(html).text
    links = {str(one["href"]) for one in Read(html).all("a")}
    assert all(link.startswith(("#", "https://book.example/k/kopknack.html?lang=en")) for link in links)
    assert bool([link for link in links if "&example=" in link]) == (kind == "read")


@pytest.mark.parametrize("address", ["", "file:///home/anna/kopknack.html", "javascript:alert(1)//"])
def test_a_file_without_the_address_of_a_page_has_no_links_to_it(address: str) -> None:
    desk = Desk.open("kopknack", lang="en", buys=3)
    do(desk, {"do": "save_rules", "kind": "read", "address": address})
    assert all(str(one["href"]).startswith("#") for one in Read(desk.notice.download[1]).all("a"))


@pytest.mark.parametrize(
    "fields", [{}, {"kind": "sheet"}, {"kind": ["read"]}, {"kind": "read", "address": "https://" + "a" * 1000}]
)
def test_a_file_that_the_page_cannot_make_is_refused(fields: dict[str, object]) -> None:
    desk = Desk.open("kopknack", lang="en", buys=3)
    do(desk, {"do": "save_rules", **fields})
    assert (desk.notice.kind, desk.notice.download) == ("error", None)


def test_links_of_the_text_say_that_they_lead_to_the_usual_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def text(**options: int) -> str:
        return str(on_page(Rulebook("kopknack", lang="en", **options)).text_drawing)

    monkeypatch.setenv("SERVER_SOFTWARE", "static/1")
    assert "Read the rules</a>" in text()
    assert "Read the usual rules</a>" in text(buys=3)
    assert "Print the usual rules</a>" in text(buys=3)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/1")
    assert "usual rules" not in text(buys=3)
