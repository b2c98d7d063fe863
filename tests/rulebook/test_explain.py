"""Explanations word for word, in real positions: every duty, phase, turn and limit, in three languages."""

import warnings

import pytest

from knack_widgets.rulebook import bundles
from knack_widgets.rulebook.bundles import MissingMessage
from knack_widgets.rulebook.explain import explain, explain_error, sentence
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import IllegalMove, NotationError, OptionError, Reason, Record, RecordError, Verdict, games
from knack_widgets.rules.core.clauses import Chapter

from .positions import LANGS, all_knock, cases, knack, position
from .telling import explained, limit, reached

CASES = cases("knack", ("leads", "follows", "phases", "ends", "turns", "allowed"), position)
ACE = {0: "6c 7c 8c", 1: "As 8s 7h"}


@pytest.mark.parametrize(("state", "move", "clauses", "words"), CASES)
def test_every_sentence(state, move, clauses, words):
    verdict = state.judge(move)
    assert verdict.clauses == clauses
    words.check(explained(verdict))


def test_every_duty_and_every_phase_is_among_them():
    game, found = games["knack"], reached(CASES)
    every_duty = {name for name, clause in game.clauses.items() if clause.kind == "duty"}
    assert found.clauses["duty"] == every_duty
    assert every_duty <= found.grounds
    assert found.phases == set(game.phases)
    assert found.clauses["turn"] == {"bidding.1", "play.1", "play.4", "deal.1"}


LIMITS = {
    "intro.1": (
        lambda: games["knack"].start(players=12),
        "Knack är för två till elva spelare: så många räcker korten till.",
        "Knack ist für zwei bis elf Spieler: Für so viele reichen die Karten.",
        "Knack is for two to eleven players: there are not enough cards for more.",
        "12 players: knack is for 2 to 11",
    ),
    "setup.1": (
        lambda: games["knack"].start(stake=0),
        "Insatsen för ett stick är ett helt tal, minst 1.",
        "Der Einsatz für einen Stich ist eine ganze Zahl, mindestens 1.",
        "The stake for a trick is a whole number, at least 1.",
        "option stake = 0: expected a whole number from 1",
    ),
    "pack.1": (
        lambda: games["knack"].start().play("deal 6s 7s"),
        "Leken till Knack har 36 kort, vart och ett en enda gång.",
        "Das Kartenspiel für Knack hat 36 Karten, jede ein einziges Mal.",
        "The Knack pack has 36 cards, each of them once.",
        "deal: 2 cards; expected the whole pack of 36, each card once",
    ),
}


@pytest.mark.parametrize("clause", LIMITS)
def test_every_limit(clause):
    refused, *words, own = LIMITS[clause]
    assert limit(refused, "knack") == (clause, [f"{text} ({own})" for text in words])


def test_the_limit_that_leaves_low_cards_out():
    error = NotationError("2s", "pack.2")
    assert [explain_error(error, lang, "knack") for lang in LANGS] == [
        "I Knack är sexan det lägsta kortet: tvåor, treor, fyror och femmor är inte med. (2s)",
        "Bei Knack ist die Sechs die niedrigste Karte: Zweien, Dreien, Vieren und Fünfen sind nicht dabei. (2s)",
        "In Knack the six is the lowest card: twos, threes, fours and fives are left out. (2s)",
    ]


def test_an_error_without_a_limit_speaks_for_itself():
    assert explain_error(OptionError("option x is not known"), "sv") == "option x is not known"
    with pytest.raises(RecordError) as caught:
        Record("knack", 2, ("0 knock",))
    assert explain_error(caught.value, "de") == f"Die Partie lässt sich nicht lesen. ({caught.value})"
    # an error of another room has no clause at all
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
        Reason(clause.frame("play.90"), "turn", {"seat": 0, "turn": 1}),
        Reason(clause.frame("play.91"), "phase", {"seat": 0, "verb": "knock"}),
        Reason(clause.duty("play.92", when=frozenset())(lambda _: 0), "duty", _duty_facts()),
    ]
    state = knack(ACE, "Ts")
    verdict = Verdict(state.read("0 knock"), state.setup, state.phase, tuple(other))
    with pytest.warns(MissingMessage):
        text = explain(verdict, "sv")
    # the turn has words that hold in every game
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
    assert [str(warning.message) for warning in caught] == ["sv: no-such: there is no such message"]
