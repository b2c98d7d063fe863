"""Facts of sentences of a game from outside: cards, suits and ranks have their names, whatever the facts are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pytest

from knack_widgets.rulebook import bundles, speech
from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.explain import explain
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import games
from knack_widgets.rules.core.cards import Card, Rank, Suit
from knack_widgets.testing.word_contracts import check_sentences, find_raw_cards
from tests.outside.fishing.test_rules import dealt

SENTENCE = "why-idle-catch-2 = { $Top } lies there: { $top }, { $cards }, { $named }, { $rank_asked }, { $Named }."


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Replace one English message of the game."""
    read = bundles._game_entries

    def put(message: str) -> None:
        id_ = message.partition(" =")[0]
        monkeypatch.setattr(
            bundles, "_game_entries", lambda game, lang: {**read(game, lang)} | ({id_: message} if lang == "en" else {})
        )
        messages.cache_clear()

    yield put
    monkeypatch.undo()
    messages.cache_clear()


def refused(monkeypatch: pytest.MonkeyPatch, facts: dict[str, Any]) -> str:
    """Return the refusal of a card that catches nothing, with more facts."""
    clause = import_module("fishing_game.catch").must_catch
    state = dealt()
    reason = (clause, "idle", {"seat": 1, "card": Card("Qd")} | facts)
    monkeypatch.setattr("fishing_game.phases.objections", lambda *_: [reason])
    return explain(state.judge("1 play Qd"), "en")


def test_cards_suits_and_ranks_are_worded_by_their_type(
    say: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    say(SENTENCE)
    top, named, rank = Card("Ad"), Suit("h"), Rank("J")
    facts = {"top": top, "cards": (Card("7h"), Card("Ts")), "named": named, "rank_asked": rank}
    assert refused(monkeypatch, facts) == (
        "The ace of diamonds lies there: the ace of diamonds, the seven of hearts and the ten of spades, "
        "hearts, jack, Hearts."
    )


def test_the_check_names_a_card_that_a_sentence_prints_raw(
    say: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    say("why-idle-catch-2 = Not on { $top }.")
    with monkeypatch.context() as patch:
        assert refused(patch, {"top": "Ad"}) == "Not on Ad."
    speaker = Speaker("en", games["fishing"].start(players=2).setup)
    (fault,) = find_raw_cards(speaker, "why-idle-catch-2", {"top": "Ad"}, "Not on Ad.")
    assert str(fault) == (
        "messages/en.ftl: why-idle-catch-2 prints a card as “Ad”; give the fact “top” as a Card, not as text"
    )
    say("why-idle-catch-2 = Not so.")
    assert list(check_sentences("fishing", 0)) == []
    monkeypatch.setattr(speech, "kind_of", lambda *_: None)  # no card has its name
    found = [str(fault) for fault in check_sentences("fishing", 0)]
    assert any("event-catches prints a card as" in fault for fault in found)


def test_a_word_that_looks_like_a_card_is_no_fault() -> None:
    speaker = Speaker("en", games["fishing"].start(players=2).setup)
    assert list(find_raw_cards(speaker, "why-x", {"card": Card("As")}, "As you like.")) == []
    assert list(find_raw_cards(speaker, "why-x", {"seat": 0, "count": 3}, "As you like.")) == []
