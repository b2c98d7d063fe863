"""Cards as people type them."""

from __future__ import annotations

import pytest

from knack_widgets.rulebook.card_words import MAX_TYPED, TypedCardsError, read_cards
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.names import SIGNS, card_index, card_name
from knack_widgets.rules.core.cards import CARDS


@pytest.mark.parametrize("lang", LANGS)
def test_each_card_is_read_by_its_name_and_by_its_sign(lang):
    for card in CARDS:
        assert read_cards(card_name(lang, card)) == (card,)
        if card[1] in SIGNS:
            index = card_index(lang, card)
            written = (f"{SIGNS[card[1]]}{index}", f"{SIGNS[card[1]]} {index}", f"{index}{SIGNS[card[1]]}", card)
            assert [read_cards(text) for text in written] == [(card,)] * 4


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("spader ess, Pik-Ass; As", "As As As"),
        ("hjärterkung klöverknekt", "Kh Jc"),
        ("Kreuz Zehn und Herz-Bube", "Tc Jh"),
        ("ace of spades and the 10 of hearts", "As Th"),
        ("10h Th ♥10 10♥", "Th Th Th Th"),
        ("7♥ 8♣", "7h 8c"),
        ("ruter tia", "Td"),
        ("? 3?", "? ? ? ?"),
        ("roter Joker Xb", "Xr Xb"),
        ("", ""),
    ],
)
def test_cards_are_read_in_the_three_languages_mixed(text, cards):
    assert " ".join(read_cards(text)) == cards


@pytest.mark.parametrize("text", ["spader", "7", "kort", "7h banana", "ess kung", "♠", "99?", "x" * (MAX_TYPED + 1)])
def test_what_is_no_card_is_refused_with_the_word(text):
    with pytest.raises(TypedCardsError) as refused:
        read_cards(text)
    assert refused.value.read[:4] in text
