"""Cards: lenient reading, strict writing, and sets of cards as masks."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from knack_widgets.rules import Card, NotationError
from knack_widgets.rules.core.cards import BIT, CARDS, RANK_MASK, STRENGTH, SUIT_MASK, cards_of, mask_of, pack, shorten
from knack_widgets.rules.core.moves import check_distinct

from ..helpers.fuzz import cases

EVERY = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"] + ["Xb", "Xr"]


def test_every_card_reads_as_itself() -> None:
    assert sorted(EVERY) == list(CARDS)
    for text in EVERY:
        card = Card.read(text)
        assert card == text
        assert (card.rank, card.suit) == (text[0], text[1])
        assert type(card) is Card


@pytest.mark.parametrize(
    ("text", "card"),
    [
        *(("10h", "Th"), ("10H", "Th"), (" 10s ", "Ts"), ("th", "Th"), ("TH", "Th"), ("tH", "Th")),
        *(("aS", "As"), ("qd", "Qd"), ("7H", "7h"), ("\t7h\n", "7h"), ("xB", "Xb"), ("XR", "Xr")),
    ],
)
def test_reading_is_lenient(text: str, card: str) -> None:
    assert Card.read(text) == card


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "7",
            "h",
            "h7",
            "7hh",
            "77h",
            "1h",
            "0h",
            "11h",
            "100h",
            "10",
            "10 h",
            "7 h",
            "Xs",
            "X",
            "7b",
            "7♥",
            "♥7",
        ),
        *(
            "７h",
            "7ｈ",
            "١٠h",
            "१०h",
            "10\u200bh",
            "7h\x00",
            "ſs",
            "Kn",
            "kung",
            "🂱",
            "-7h",
            "7h?",
            "Th,",
            "\x00",
            "t\u0301h",
        ),
    ],
)
def test_text_that_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no card"):
        Card.read(text)


def test_a_megabyte_is_refused_with_a_short_message() -> None:
    for text in ("7h" * (1 << 19), "1" * (1 << 20), " " * (1 << 20), "\x00" * (1 << 20)):
        with pytest.raises(NotationError) as caught:
            Card.read(text)
        assert len(str(caught.value)) < 250
        assert str(caught.value).isprintable()


@cases(300)
@given(st.text(max_size=4))
def test_any_text_is_a_card_or_refused(text: str) -> None:
    try:
        card = Card.read(text)
    except NotationError as error:
        card, message = None, str(error)
    if card is None:
        assert message.isprintable()
    else:
        assert card in EVERY
        # only the case, spaces and the two forms of ten may differ
        assert card.lower() == text.strip().replace("10", "t").lower()


def test_shorten_shows_no_control_characters_and_no_long_texts() -> None:
    assert shorten("a\x1b[31m\nb\u202e") == "a\ufffd[31m\ufffdb\ufffd"
    assert shorten("x" * 41) == "x" * 40 + "…"
    assert shorten("x" * 40) == "x" * 40


def test_bits_are_distinct_and_stand_in_the_order_of_the_text() -> None:
    assert [BIT[Card(text)] for text in sorted(EVERY)] == [1 << place for place in range(54)]
    assert sum(SUIT_MASK.values()) == sum(RANK_MASK.values())
    assert all(SUIT_MASK[suit].bit_count() == 13 for suit in "shdc")
    assert all(mask.bit_count() == 4 for mask in RANK_MASK.values())


def test_strength_is_the_place_of_the_rank() -> None:
    assert [STRENGTH[Card(rank + "h")] for rank in "23456789TJQKA"] == list(range(13))
    assert STRENGTH[Card("Xb")] == STRENGTH[Card("Xr")] == -1


@cases(100)
@given(st.sets(st.sampled_from(EVERY)))
def test_masks_and_cards_turn_into_each_other(chosen: set[str]) -> None:
    assert cards_of(mask_of(sorted(chosen))) == tuple(sorted(chosen))


@pytest.mark.parametrize(("lowest", "count"), [("2", 52), ("6", 36), ("7", 32), ("A", 4)])
def test_packs(lowest: str, count: int) -> None:
    assert len(pack(lowest)) == count
    assert list(pack(lowest)) == sorted(pack(lowest))
    assert min(STRENGTH[card] for card in pack(lowest)) == STRENGTH[Card(lowest + "s")]


def test_distinct_cards() -> None:
    check_distinct(["7h", "8h"], "draw")
    with pytest.raises(NotationError, match="draw: 7h occurs twice; expected each card once"):
        check_distinct(["7h", "8h", "7h"], "draw")
