"""Explanations that are not in the tables of sentences: errors, languages, names, gaps."""

import warnings

import pytest

from knack_widgets.rulebook import bundles
from knack_widgets.rulebook.bundles import MissingMessage
from knack_widgets.rulebook.explain import explain, explain_error, sentence
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import IllegalMove, OptionError, Reason, Record, RecordError, Verdict, games
from knack_widgets.rules.core.clauses import Chapter

from .knack import all_knock, knack
from .positions import LANGS

ACE = {0: "6c 7c 8c", 1: "As 8s 7h"}


def test_an_error_without_a_limit_speaks_for_itself():
    assert explain_error(OptionError("option x is not known"), "sv") == "option x is not known"
    with pytest.raises(RecordError) as caught:
        Record("knack", 2, ("0 knock",))
    assert explain_error(caught.value, "de") == f"Die Partie lässt sich nicht lesen. ({caught.value})"
    # an error from outside the rules has no clause
    assert explain_error(ValueError("odd"), "sv") == "odd"


def test_a_refused_move_is_explained_by_its_verdict():
    state = all_knock(knack(ACE, "Ts"))
    with pytest.raises(IllegalMove) as caught:
        state.play("1 play 7h")
    assert explain_error(caught.value, "de") == caught.value.verdict.explain("de")


def test_a_clause_of_several_games_needs_the_game(monkeypatch):
    error = OptionError("stake", "setup.1")
    monkeypatch.setattr("knack_widgets.rulebook.explain._games_to_ask", lambda _: ("knack", "knack"))
    assert explain_error(error, "en") == "stake"


def test_no_other_language():
    state = knack(ACE, "Ts")
    for ask in (lambda: state.judge("end").explain("fr"), lambda: explain_error(OptionError("x"), "fr")):
        with pytest.raises(ValueError, match="lang = 'fr': expected one of sv, de, en"):
            ask()


def test_players_without_names_are_numbered():
    state = games["knack"].start(players=2)
    assert state.judge("1 knock").explain("sv").startswith("Spelare 2 kan inte knacka nu")
    assert state.judge("1 knock").explain("de").startswith("Spieler 2 kann jetzt nicht klopfen")
    assert state.judge("1 knock").explain("en").startswith("Player 2 cannot knock now")


HOSTILE = ("<script>alert(1)</script>", "{ $x } { -term }", '{"}"} .goes = x', "Ånd*ers & [yes] #")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_literal_text(name, lang):
    state = all_knock(knack(ACE, "Ts", names=("Bo", name)))
    assert name in state.judge("0 play 6c").explain(lang)
    assert name in state.judge("1 knock").explain(lang)


def test_a_clause_without_words_is_named_by_its_id():
    clause = Chapter("play")
    other = [
        Reason(clause.permission("play.90"), "turn", {"seat": 0, "turn": 1}),
        Reason(clause.permission("play.91"), "phase", {"seat": 0, "verb": "knock"}),
        Reason(clause.duty("play.92", when=frozenset())(lambda _: 0), "duty", _duty_facts()),
    ]
    state = knack(ACE, "Ts")
    verdict = Verdict(state.read("0 knock"), state.setup, state.phase, tuple(other))
    with pytest.warns(MissingMessage):
        text = explain(verdict, "sv")
    # words for the turn exist in every game
    assert text == "Anna är inte på tur: det är Bo. play.91 play.92"


def test_a_reason_alone_speaks_of_some_card():
    state = knack(ACE, "Ts")
    (reason,) = state.judge("1 play As").reasons
    assert sentence(Speaker("sv", state.setup), reason, None).startswith(
        "Bo kan inte spela ett kort nu: budgivningen pågår"
    )
    assert sentence(Speaker("de", state.setup), reason, None).startswith("Bo kann eine Karte jetzt nicht spielen")


def _duty_facts():
    state = all_knock(knack(ACE, "Ts"))
    return state.judge("1 play 7h").reasons[0].facts


def test_a_game_without_messages_warns():
    with pytest.warns(MissingMessage, match="the game nothing has no messages"):
        bundles.Messages("sv", "nothing")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert bundles.messages("sv").say("no-such", {}, "shown instead") == "shown instead"
    assert [str(warning.message) for warning in caught] == ["sv: no-such: no message has this id"]
