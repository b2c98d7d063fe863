"""Numbers in messages: one rule decides between words and figures."""

import re

import pytest

from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.numbers import WORDS
from knack_widgets.rules import games

from .ftl import PACKAGE, of_game, rulebook
from .positions import LANGS

COUNTS = ("count", "left", "days", "wins", "losses")
"""Facts that are numbers of things."""
LABELS = {"ui-tricks", "ui-cards", "search-many"}
"""Short labels, which have figures, so that a changing count does not move other words at a seat."""
GAMES = [(game, lang) for game in (None, *games) for lang in LANGS]


def counting(game, lang):
    """Return the messages with a number of things, and the names of all their facts."""
    facts_by_key = of_game(game, lang) if game else rulebook(lang)
    return {key: names for key, names in facts_by_key.items() if names & set(COUNTS) and key not in LABELS}


def say(game, lang, key, names, number):
    facts = dict.fromkeys(names, "x") | dict.fromkeys(names & set(COUNTS), number)
    return messages(lang, game).say(key, facts, "missing")


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_a_number_of_things_up_to_twelve_is_never_a_figure(game, lang):
    for key, names in counting(game, lang).items():
        for number in range(1, 13):
            assert not re.search(rf"\b{number}\b", say(game, lang, key, names, number)), key


@pytest.mark.parametrize(("game", "lang"), GAMES)
def test_a_number_of_things_over_twelve_is_a_figure(game, lang):
    for key, names in counting(game, lang).items():
        word, figure = say(game, lang, key, names, 12), say(game, lang, key, names, 13)
        assert figure.lower() == word.lower().replace(WORDS[lang][11], "13"), key


@pytest.mark.parametrize(("lang", "words"), [("sv", "två stick"), ("de", "zwei Stiche"), ("en", "two tricks")])
def test_a_log_counts_tricks_in_words_and_money_in_figures(lang, words):
    said = messages(lang, "knack").say("event-pays", {"payer": "Anna", "seat": "Bo", "amount": 4, "count": 2}, "")
    assert words in said
    assert "4" in said


@pytest.mark.parametrize(
    ("lang", "text"), [("sv", "Tolv kort bildar"), ("de", "Zwölf Karten bilden"), ("en", "Twelve cards form")]
)
def test_a_number_that_begins_a_sentence_has_a_capital(lang, text):
    assert messages(lang).say("event-talon", {"count": 12}, "").startswith(text)


def test_only_one_place_knows_the_words_of_numbers():
    """Check that no message chooses among words for two, three or four itself."""
    words = "|".join({word for lang in LANGS for word in WORDS[lang][1:]})
    for file in PACKAGE.rglob("*.ftl"):
        assert not re.search(rf"^ *\[\d+\] ({words})\b", file.read_text("utf-8"), re.MULTILINE | re.IGNORECASE), file
