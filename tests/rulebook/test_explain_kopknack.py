"""Köpknack's explanations word for word: every duty, phase, turn, card and limit, in three languages."""

from importlib.resources import files

import pytest

from knack_widgets.rulebook.speech import Speaker

from .kopknack import GAME, position
from .positions import LANGS, NAMES, cases, events, moves
from .telling import explained, limit, limits, narrated, reached, verdicts

CASES = cases(GAME.id, ("first_trick", "second_trick", "buying", "phases", "turns", "allowed"), position)
EVENTS_TOLD = events(GAME.id)
SETUP = GAME.start(NAMES[:3]).setup


@pytest.mark.parametrize(("state", "move", "clauses", "words"), CASES)
def test_every_sentence(state, move, clauses, words):
    verdict = state.judge(move)
    assert verdict.clauses == clauses
    words.check(explained(verdict))


def test_every_duty_and_every_phase_is_among_them():
    found = reached(CASES)
    duties = {name for name, clause in GAME.clauses.items() if clause.kind == "duty"}
    assert found.clauses["duty"] == duties
    assert duties <= found.grounds
    assert found.phases == set(GAME.phases)
    turns = {"bidding.1", "buying.2", "play.1", "play.9", "play.16", "deal.1", "payment.16"}
    assert found.clauses["turn"] == turns
    assert found.clauses["card"] == {"buying.3", "play.1"}
    assert found.clauses["talon"] == {"buying.6"}
    assert {(verdict.move.verb, verdict.legal) for verdict in verdicts(CASES)} == {
        (verb, legal) for verb in GAME.verbs for legal in (True, False)
    }


LIMITS = {
    "intro.1": (
        lambda: GAME.start(players=18),
        "Köpknack är för två till sjutton spelare: så många räcker korten till.",
        "Köpknack ist für zwei bis siebzehn Spieler: Für so viele reichen die Karten.",
        "Köpknack is for two to seventeen players: there are not enough cards for more.",
        "18 players: kopknack is for 2 to 17",
    ),
    "pack.1": (
        lambda: GAME.start().play("deal 6s Xb"),
        "Köpknack spelas med en vanlig lek: 52 kort utan jokrar, vart och ett en enda gång.",
        "Köpknack wird mit einem gewöhnlichen Kartenspiel gespielt: 52 Karten ohne Joker, jede ein einziges Mal.",
        "Köpknack is played with an ordinary pack: 52 cards without jokers, each of them once.",
        "deal: Xb is not in this game's pack",
    ),
    "setup.1": (
        lambda: GAME.start(stake=4),
        "Insatsen är ett helt tal, minst 3, och går att dela med tre.",
        "Der Einsatz ist eine ganze Zahl, mindestens 3, und durch drei teilbar.",
        "The stake is a whole number, at least 3, and divisible by three.",
        "option stake = 4: expected a whole number from 1, divisible by 3",
    ),
    "buying.9": (
        lambda: GAME.start(buys=4),
        "Köpet går två varv eller tre, inget annat.",
        "Gekauft wird in zwei Runden oder in drei, nicht anders.",
        "There are either two rounds of buying or three.",
        "option buys = 4: expected 2 or 3",
    ),
    "payment.17": (
        lambda: GAME.start(merge=True, payment="1922"),
        "Att betar får slås ihop är en överenskommelse, antingen på eller av, och den finns bara när ni betalar med "
        "betar.",
        "Dass Beten zusammengelegt werden dürfen, ist eine Vereinbarung, an oder aus, und es gibt sie nur, wenn ihr "
        "mit Beten zahlt.",
        "Merging betar is agreed on beforehand: it is allowed or it is not. There is such a choice only when you pay "
        "with betar.",
        'option merge = true: exists with payment = "betar" only',
    ),
    "payment.23": (
        lambda: GAME.start(forced="always"),
        "Tvångsgivar spelas antingen aldrig eller när inga betar finns, det senare bara när ni betalar med betar.",
        "Zwangsspiele gibt es entweder nie oder immer dann, wenn keine Bete da ist, Letzteres nur, wenn ihr mit Beten "
        "zahlt.",
        "Forced deals are played either never or whenever there is no bete, the latter only when you pay with betar.",
        "option forced = 'always': expected 'never' or 'no-bets'",
    ),
    "newer.1": (
        lambda: GAME.start(payment="1850"),
        "Ni betalar med betar eller på det nyare sättet från 1922.",
        "Ihr zahlt mit Beten oder auf die neuere Art von 1922.",
        "You pay with betar, or in the newer way of 1922.",
        "option payment = '1850': expected 'betar' or '1922'",
    ),
}


def test_every_limit_is_among_them():
    assert list(LIMITS) == limits(GAME.id)


@pytest.mark.parametrize("clause", LIMITS)
def test_every_limit(clause):
    refused, *words, own = LIMITS[clause]
    assert limit(refused, GAME.id) == (clause, [f"{text} ({own})" for text in words])


@pytest.mark.parametrize(("event", "words"), EVENTS_TOLD)
def test_every_event_of_its_own(event, words):
    words.check(narrated(event, SETUP))


def test_every_event_of_its_own_is_among_them():
    own = {key for key in _keys() if key.startswith("event-")}
    told = [case.values[0] for case in EVENTS_TOLD]
    assert {f"event-{event[0]}-{event[-1].replace('.', '-')}" for event in told} == own


@pytest.mark.parametrize(("move", "words"), moves(GAME.id))
def test_every_move(move, words):
    read = GAME.start(NAMES[:3]).read(move)
    said = {lang: Speaker(lang, SETUP) for lang in LANGS}
    told = {lang: [s.move(read), s.move(read, hidden=True), s.label(read), s.brief(read)] for lang, s in said.items()}
    words.check(told)


def _keys() -> list[str]:
    lines = files("knack_widgets.rules").joinpath(GAME.id, "messages", "sv.ftl").read_text(encoding="utf-8")
    return [line.partition(" ")[0] for line in lines.splitlines()]
