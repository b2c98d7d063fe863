"""Köpknack's explanations word for word: every duty, phase, turn, card and limit, in three languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from tomllib import loads
from typing import Any

import pytest

from knack_widgets.rulebook.explain import explain_error
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import NotationError, OptionError, games

from .positions import FOLDER, LANGS, NAMES, pack_text, whole_pack

GAME = games["kopknack"]
FILES = ("first_trick", "second_trick", "buying", "phases", "turns", "goes")


def _hands(told: Mapping[str, Any]) -> dict[int, str]:
    """The hands of a position: those it names, and for further players the lowest cards that nobody asks for."""
    named = " ".join((*told["hands"], told["up"], told.get("talon", ""))).split()
    free = iter([rank + suit for rank in "23456789TJQKA" for suit in "shdc" if rank + suit not in named])
    hands = dict(enumerate(told["hands"]))
    for seat in range(len(hands), told.get("players", len(hands))):
        hands[seat] = f"{next(free)} {next(free)} {next(free)}"
    return hands


def _dealt(state: Any, told: Mapping[str, Any]) -> Any:
    """`state` with the hands, the upcard and the top of the talon that are told: seat 0 deals."""
    hands, top = _hands(told), told.get("talon", "").split()
    verb, *cards = pack_text(state, hands, told["up"]).split()
    dealt = 3 * len(hands) + 1
    rest = [card for card in cards[dealt:] if card not in top]
    return state.play(" ".join((verb, *cards[:dealt], *top, *rest)))


def position(told: Mapping[str, Any]) -> Any:
    """The state that a position tells: dealt, everybody in and nobody buying, unless `until` stops it before that."""
    count = told.get("players", len(told.get("hands", NAMES[:2])))
    names = [NAMES[seat] if seat < len(NAMES) else f"P{seat + 1}" for seat in range(count)]
    state = GAME.start(names, **told.get("options", {}))
    if "hands" in told:
        state = _dealt(state, told)
        until = told.get("until", "play")
        while state.phase != until:
            state = state.play(f"{state.turn} {'knock' if state.phase == 'bidding' else 'stand'}")
    for move in told.get("moves", ()):
        state = state.play(move)
    return state


@cache
def cases(name: str) -> list[Any]:
    """The cases of a file: (position, move, clauses, language → sentences)."""
    table = loads((FOLDER / "kopknack" / f"{name}.toml").read_text(encoding="utf-8"))
    states = {key: position(told) for key, told in table["positions"].items()}
    found = []
    for case in table["cases"]:
        state = states[case["position"]]
        move = whole_pack(state) if case["move"] == "deal" else case["move"]
        words = {lang: case[lang] for lang in LANGS}
        found.append(pytest.param(state, move, tuple(case["clauses"]), words, id=f"{case['position']}: {case['move']}"))
    assert set(states) == {case["position"] for case in table["cases"]}
    return found


@pytest.mark.parametrize(("state", "move", "clauses", "words"), [case for file in FILES for case in cases(file)])
def test_every_sentence(state, move, clauses, words):
    verdict = state.judge(move)
    assert verdict.clauses == clauses
    assert {lang: verdict.explain(lang) for lang in LANGS} == words


def test_every_duty_and_every_phase_is_among_them():
    reasons, grounds, phases, moves = set(), set(), set(), set()
    for file in FILES:
        for case in cases(file):
            state, move, _, _ = case.values
            verdict = state.judge(move)
            reasons |= {(reason.key, reason.clause.id) for reason in verdict.reasons}
            grounds |= set(verdict.grounds)
            phases |= {verdict.phase for reason in verdict.reasons if reason.key in ("phase", "over")}
            moves |= {(verdict.move.verb, verdict.legal)}
    duties = {name for name, clause in GAME.clauses.items() if clause.kind == "duty"}
    assert {clause for key, clause in reasons if key == "duty"} == duties
    assert duties <= grounds
    assert phases == set(GAME.phases)
    turns = {"bidding.1", "buying.2", "play.1", "play.9", "play.16", "deal.1", "payment.16"}
    assert {clause for key, clause in reasons if key == "turn"} == turns
    assert {clause for key, clause in reasons if key == "card"} == {"buying.3", "play.1"}
    assert {clause for key, clause in reasons if key == "talon"} == {"buying.6"}
    assert moves == {(verb, legal) for verb in GAME.verbs for legal in (True, False)}


LIMITS = {
    "intro.1": (
        lambda: GAME.start(players=18),
        "Köpknack är för två till sjutton spelare: så många räcker korten till.",
        "Köpknack ist für zwei bis siebzehn Spieler: Für so viele reichen die Karten.",
        "Köpknack is for two to seventeen players: the cards reach for no more.",
        "18 players: kopknack is for 2 to 17",
    ),
    "pack.1": (
        lambda: GAME.start().play("deal 6s Xb"),
        "I Köpknack delas en vanlig lek ut: 52 kort utan jokrar, vart och ett en enda gång.",
        "Bei Köpknack wird ein gewöhnliches Blatt gegeben: 52 Karten ohne Joker, jede ein einziges Mal.",
        "In Köpknack an ordinary pack is dealt: 52 cards without jokers, each of them once.",
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
        "Buying goes two rounds or three, nothing else.",
        "option buys = 4: expected 2 or 3",
    ),
    "payment.17": (
        lambda: GAME.start(merge=True, payment="1922"),
        "Att betar får slås ihop är en överenskommelse, antingen på eller av, och den finns bara när ni betalar med "
        "betar.",
        "Dass Beten zusammengelegt werden dürfen, ist eine Vereinbarung, an oder aus, und es gibt sie nur, wenn ihr "
        "mit Beten zahlt.",
        "That betes may be merged is an agreement, either on or off, and there is such a choice only when you pay with "
        "betes.",
        'option merge = true: exists with payment = "betar" only',
    ),
    "payment.23": (
        lambda: GAME.start(forced="always"),
        "Tvångsgivar spelas antingen aldrig eller när inga betar finns, det senare bara när ni betalar med betar.",
        "Zwangsspiele gibt es entweder nie oder immer dann, wenn keine Bete da ist, das Zweite nur, wenn ihr mit Beten "
        "zahlt.",
        "Forced deals are played either never or whenever there is no bete, the latter only when you pay with betes.",
        "option forced = 'always': expected 'never' or 'no-bets'",
    ),
    "newer.1": (
        lambda: GAME.start(payment="1850"),
        "Ni betalar med betar eller på det nyare sättet från 1922.",
        "Ihr zahlt mit Beten oder auf die neuere Art von 1922.",
        "You pay with betes, or in the newer way of 1922.",
        "option payment = '1850': expected 'betar' or '1922'",
    ),
}


def test_every_limit_is_among_them():
    assert list(LIMITS) == [name for name, clause in GAME.clauses.items() if clause.kind == "limit"]


@pytest.mark.parametrize("clause", LIMITS)
def test_every_limit(clause):
    refused, *words, own = LIMITS[clause]
    with pytest.raises((OptionError, NotationError)) as caught:
        refused()
    assert caught.value.clause == clause
    assert [explain_error(caught.value, lang, "kopknack") for lang in LANGS] == [f"{text} ({own})" for text in words]


def told() -> dict[str, list[dict[str, Any]]]:
    """The events and the moves that this game words itself."""
    return loads((FOLDER / "kopknack" / "told.toml").read_text(encoding="utf-8"))


def speakers() -> dict[str, Speaker]:
    setup = GAME.start(NAMES[:3]).setup
    return {lang: Speaker(lang, setup) for lang in LANGS}


@pytest.mark.parametrize("case", told()["events"], ids=lambda case: " ".join(map(str, case["event"])))
def test_every_event_of_its_own(case):
    event = tuple(case["event"])
    assert {lang: speaker.event(event) for lang, speaker in speakers().items()} == {lang: case[lang] for lang in LANGS}


def test_every_event_of_its_own_is_among_them():
    own = {key for key in _keys() if key.startswith("event-")}
    assert {f"event-{case['event'][0]}-{case['event'][-1].replace('.', '-')}" for case in told()["events"]} == own


@pytest.mark.parametrize("case", told()["moves"], ids=lambda case: case["move"])
def test_every_move(case):
    move = GAME.start(NAMES[:3]).read(case["move"])
    for lang, speaker in speakers().items():
        words = [speaker.move(move), speaker.move(move, hidden=True), speaker.label(move), speaker.brief(move)]
        assert words == case[lang]


def _keys() -> list[str]:
    lines = files("knack_widgets.rules").joinpath("kopknack", "messages", "sv.ftl").read_text(encoding="utf-8")
    return [line.partition(" ")[0] for line in lines.splitlines()]
