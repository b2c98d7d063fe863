"""Card pictures: well formed, without ids, recolourable, with the index in both corners and the right pips."""

import re
import zlib
from xml.etree import ElementTree as ET

import pytest

from knack_widgets.pages import cardart
from knack_widgets.pages.cardpng import CARD, FELT, HEIGHT, SIGN, WIDTH, cards_png

PACK = [rank + suit for rank in cardart.RANKS for suit in "shdc"]
JOKERS = ["Xb", "Xr"]


@pytest.mark.parametrize("code", PACK + JOKERS)
def test_face_is_one_clean_picture(code):
    svg = cardart.card_svg(code, "Kn")
    root = ET.fromstring(svg)
    assert root.tag == "svg"
    assert root.get("aria-hidden") == "true"
    assert f"suit-{code[1]}" in root.get("class").split()
    assert [text.text for text in root.iter("text")] == ["Kn", "Kn"]
    assert " id=" not in svg
    assert "<use" not in svg
    assert len(svg) < 3600


@pytest.mark.parametrize("code", PACK)
def test_face_shows_as_many_signs_as_it_should(code):
    rank, suit = code
    start, outline = cardart.SIGNS[suit]
    assert start in (-20, 20)
    signs = cardart.card_svg(code, "?").count(outline)
    pips = {"T": 10, "A": 1, "J": 2, "Q": 2, "K": 2}.get(rank) or int(rank)
    assert signs == pips + 2


@pytest.mark.parametrize("rank", cardart.UPPER)
def test_pips_keep_apart_and_off_the_edge(rank):
    upright = cardart.UPPER[rank]
    below = [(200 - x, 280 - y) for x, y in upright if y < cardart.CENTRE and not (rank == "7" and y == cardart.ODD)]
    spots = [*upright, *below]
    assert len(set(spots)) == (10 if rank == "T" else int(rank))
    for at, (x, y) in enumerate(spots):
        assert 40 <= x <= 160
        assert 30 <= y <= 250
        assert all(abs(x - other) + abs(y - row) >= 60 for other, row in spots[:at])


def test_index_is_text_never_markup():
    svg = cardart.card_svg("As", '<b>&"')
    assert "<b>" not in svg
    assert [text.text for text in ET.fromstring(svg).iter("text")] == ['<b>&"', '<b>&"']


@pytest.mark.parametrize(
    ("code", "colour"), [("As", "BLACK"), ("Ah", "RED"), ("Ad", "RED"), ("Ac", "BLACK"), ("Xr", "RED")]
)
def test_colour_without_style_sheet_is_the_two_colour_pack(code, colour):
    assert f'color="{getattr(cardart, colour)}"' in cardart.card_svg(code, "E")


def test_place_sets_a_card_inside_a_larger_picture():
    root = ET.fromstring(cardart.card_svg("7h", "7", place=(10, 20.5, 60, 84)))
    assert [root.get(name) for name in ("x", "y", "width", "height")] == ["10", "20.5", "60", "84"]
    assert ET.fromstring(cardart.card_svg("7h", "7")).get("x") is None


def test_backs_differ_and_hide_everything():
    back, blank = cardart.back_svg(), cardart.blank_svg()
    assert back != blank
    for svg in (back, blank):
        root = ET.fromstring(svg)
        assert not list(root.iter("text"))
        assert "suit-" not in svg
        assert " id=" not in svg


def test_lattice_stays_inside_its_field():
    numbers = re.findall(r"[ML](-?\d+) (-?\d+)", cardart.back_svg())
    assert len(numbers) > 40
    for x, y in numbers:
        assert 18 <= int(x) <= 182
        assert 18 <= int(y) <= 262


def sign_rows(code):
    """Return the rows of pixels of the large sign on a card of a preview."""
    data = cards_png((code,), "en")
    at, packed = 8, b""
    while at < len(data):
        length = int.from_bytes(data[at : at + 4], "big")
        packed += data[at + 8 : at + 8 + length] if data[at + 4 : at + 8] == b"IDAT" else b""
        at += 12 + length
    pixels = zlib.decompress(packed)
    rows = [pixels[row * (WIDTH + 1) + 1 : (row + 1) * (WIDTH + 1)] for row in range(HEIGHT)]
    assert rows[0] == bytes([FELT]) * WIDTH
    top = (HEIGHT - CARD[1]) // 2 + 130
    return rows[top : top + SIGN]


def test_in_previews_the_sign_of_diamonds_is_the_same_upside_down_and_no_other_is():
    same = {suit for suit in "shdc" if (rows := sign_rows(f"7{suit}")) == rows[::-1]}
    assert same == {"d"}
