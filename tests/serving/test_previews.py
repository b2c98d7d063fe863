"""What a link to a page shows where it is shared: a game, a clause, a position; and where that cannot be read."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest

from knack_widgets.pages.cardpng import FELT, HEIGHT, PALETTE, WIDTH, cards_png
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.names import card_index
from knack_widgets.rules import Record, games
from knack_widgets.rules.core.cards import BIT
from knack_widgets.serving.alone.pages import shared_picture
from knack_widgets.serving.delivery.previews import LONGEST_RECORD, preview, tags
from knack_widgets.widgets.permalink import compress

KNACK = games["knack"]
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def told(html: str) -> dict[str, str]:
    return {
        name: unescape(text) for name, text in re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)">', html)
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", sorted(games))
def test_every_game_has_a_title_a_sentence_and_a_picture(game: str, lang: str) -> None:
    found = told(tags(games[game], f"lang={lang}", lang, "https://book.example/"))
    assert found["og:title"] == games[game].names[lang]
    assert len(found["og:description"]) > 40
    assert found["og:locale"].startswith(lang)
    assert found["og:url"] == f"https://book.example/{game}?lang={lang}"
    assert re.fullmatch(rf"https://book\.example/shared/{lang}/(\w\w-?){{3}}\.png", found["og:image"])


def test_a_clause_and_an_example_are_named() -> None:
    clause = told(tags(KNACK, "clause=play.3&embed=1", "en", "https://book.example/"))
    assert clause["og:title"] == "Knack (three-card, Sweden): Tricks 3"
    assert clause["og:description"].startswith("Follow suit if you can.")
    assert clause["og:url"] == "https://book.example/knack?clause=play.3"
    example = told(tags(KNACK, "example=play-03-follow-suit", "en", "https://book.example/"))
    assert example["og:title"].endswith(": A heart on a heart")
    assert example["og:image"] == "https://book.example/shared/en/Qh.png"


def test_a_position_is_told_and_drawn_as_everybody_sees_it() -> None:
    record = examples("knack")["play-03-follow-suit"].record
    found = preview(KNACK, {"record": compress(record), "step": "1"}, "en")
    state = record.steps[0].after
    assert "bidding" in found.title.lower()
    assert found.cards == state.view().scene.row("upcard")
    hidden = {card for seat in range(3) for card in state.view(seat).hands[seat] or ()}
    assert hidden
    assert not hidden & set(found.cards)


@pytest.mark.parametrize(
    "query", ["record=junk", "record=knack1.abc", "example=none", "example=play-03-follow-suit&step=999"]
)
def test_what_cannot_be_read_leaves_the_games_own(query: str) -> None:
    own, found = told(tags(KNACK, "", "sv")), told(tags(KNACK, query, "sv"))
    assert (found["og:title"], found["og:description"]) == (own["og:title"], own["og:description"])


def test_a_long_record_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    long = b"# " + b"x" * LONGEST_RECORD
    monkeypatch.setattr(Record, "loads", lambda _: pytest.fail("it was read"))
    from base64 import urlsafe_b64encode

    packed = urlsafe_b64encode(zlib.compress(long)).decode()
    assert preview(KNACK, {"record": packed}, "sv").title == KNACK.names["sv"]


def test_nothing_of_an_address_gets_out_of_its_element() -> None:
    html = tags(KNACK, "seed=%22%3E%3Cscript%3E&clause=%22%3E%3Cscript%3E", "sv", 'http://"><script>/')
    assert "<script" not in html


def test_every_card_is_drawn_in_every_language() -> None:
    for lang in LANGS:
        for card in BIT:
            assert card_index(lang, card)
            assert cards_png((card,), lang) != cards_png((None,), lang)


def test_a_picture_is_a_whole_png_of_the_size_that_is_told() -> None:
    data = cards_png(("Qh", None, "Ts"), "sv")
    assert struct.unpack(">II", data[16:24]) == (WIDTH, HEIGHT)
    at, parts = 8, {}
    while at < len(data):
        (length,), kind = struct.unpack(">I", data[at : at + 4]), data[at + 4 : at + 8]
        body = data[at + 8 : at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + body)
        parts[kind] = body
        at += 12 + length
    rows = zlib.decompress(parts[b"IDAT"])
    assert len(rows) == (WIDTH + 1) * HEIGHT
    assert rows[1] == FELT
    assert max(rows) < len(PALETTE)


@pytest.mark.parametrize(
    ("path", "code"),
    [("sv/Qh-x-Ts", 200), ("xx/Qh", 404), ("sv/Qz", 404), ("sv/Qh-Qh-Qh-Qh-Qh-Qh", 404), ("sv/7h-", 404)],
)
def test_pictures_are_given_out_of_cards_alone(live: Callable[..., None], path: str, code: int) -> None:
    async def scene(server) -> None:
        answer = await server.fetch(f"/shared/{path}.png")
        assert answer.code == code
        assert (answer.headers["Content-Type"] == "image/png") == (code == 200)

    live(scene)


def test_an_edition_without_a_server_has_the_picture_that_its_page_names() -> None:
    address = "https://book.example/knack/"
    page = tags(games["knack"], "", "sv", address, ".html")
    assert f'<meta property="og:url" content="{address}knack.html">' in page
    found = shared_picture(NOTEBOOKS / "knack.ipynb")
    assert found is not None
    name, data = found
    assert f'<meta property="og:image" content="{address}{name}">' in page
    assert data.startswith(b"\x89PNG")
    assert shared_picture(NOTEBOOKS / "index.ipynb") is None
