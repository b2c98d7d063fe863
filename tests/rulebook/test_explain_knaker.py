"""Knåker in words, in laid-out positions: every turn, phase, other reason and limit, every move, every event."""

import pytest

from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules.core.events import SHARED

from .knaker import GAME, VERBS, position, verb_of
from .positions import LANGS, NAMES, cases, events, moves, statuses
from .telling import explained, limit, limits, narrated, placed_verbs, reached, standing, worded, worded_events

FILES = ("exchange", "together", "higher", "kajaks", "turns", "insertions", "cheats", "phases", "allowed")
CASES = cases(GAME.id, FILES, position)
EVENTS_TOLD = events(GAME.id)
MOVES_TOLD = moves(GAME.id)
STATUSES = statuses(GAME.id, position)
SETUP = GAME.start(NAMES[:3]).setup

CHANCE = {"deal", "end"}
WHYS = {
    *(("mixed", clause) for clause in ("2", "2.2", "3.1")),
    *(("rank", clause) for clause in ("2", "2.2", "11", "11.1")),
    *(("owes", clause) for clause in ("2.3", "3.4")),
    *(("enough", clause) for clause in ("2.3", "3.4")),
    *(("no-stock", clause) for clause in ("2.3", "3.2", "3.4")),
    *(("waits", clause) for clause in ("3.4", "8")),
    *(("empty", clause) for clause in ("2", "6.2")),
    *(("taken", clause) for clause in ("8.1", "8.2")),
    *(("nothing", clause) for clause in ("3.3", "11")),
    *(("seven", clause) for clause in ("13.1", "15")),
    *(("first", clause) for clause in ("12", "15")),
    *((key, "2.1") for key in ("ready", "piles")),
    *((key, "2.2") for key in ("locked", "empty-pile")),
    *((key, "12") for key in ("gap", "short")),
    *((key, "15") for key in ("acting", "joker", "order")),
    *((key, "10") for key in ("single", "three")),
    *((key, "10.3") for key in ("frippel", "forms", "handicap")),
    *((key, "6.1") for key in ("hand-first", "hand-back", "insert")),
    *((key, "6.2") for key in ("flip", "not-yet")),
    *((key, "9") for key in ("not-open", "rest")),
    *((key, "9.1") for key in ("closed", "fixed")),
    *((key, "16") for key in ("off", "honest", "exchange", "many", "self")),
    *((key, "16.8") for key in ("ladder", "debt", "banned")),
    *(("kajak", f"17.2.{row}") for row in range(1, 6)),
    *((key, "17.2.6") for key in ("hexa", "capped")),
    *(("lower", "3"), ("can", "3.3"), ("out", "7.1"), ("checked", "9.2"), ("double", "10.1"), ("triple", "10.2")),
    *(("own-turn", "11"), ("banned", "12.3"), ("through", "13"), ("black", "14"), ("outside", "16.1")),
}


@pytest.mark.parametrize(("state", "move", "clauses", "words"), CASES)
def test_every_sentence(state, move, clauses, words):
    verdict = state.judge(move)
    assert verdict.clauses == clauses
    words.check(explained(verdict))


def test_every_reason_and_every_phase_is_among_them():
    found = reached(CASES)
    assert found.phases == set(GAME.phases)
    # whatever has words of its own is said
    assert found.clauses["turn"] == worded(GAME.id, "turn") == {"3", "13.4", "16"}
    assert found.clauses["card"] == worded(GAME.id, "card") == {"2", "3", "11"}
    assert found.others("turn", "card") == WHYS
    assert {(key, clause) for key, _ in WHYS for clause in worded(GAME.id, f"why-{key}")} == WHYS


def test_every_verb_is_allowed_somewhere_and_has_no_place_elsewhere():
    allowed, cannot = placed_verbs(CASES, verb_of)
    assert allowed == cannot == VERBS | {"chance-draw"}


PACK = (
    "Till varje lek hör 52 vanliga kort och tre knåkrar, två svarta och en röd, och alla kort i leken eller lekarna "
    "ska vara med.",
    "Zu jedem Kartenspiel gehören 52 gewöhnliche Karten und drei Knåker, zwei schwarze und ein roter, und alle Karten "
    "müssen dabei sein.",
    "Each pack has 52 ordinary cards and three knåkers, two black and one red, and all cards of the pack or packs "
    "must be there.",
)
PLAYERS = (
    "Två till tolv kan spela: en lek räcker till sex spelare och två lekar till tolv, och fler än två finns inte att "
    "välja.",
    "Zwei bis zwölf können spielen: Ein Kartenspiel reicht für sechs Spieler, zwei reichen für zwölf, und mehr als "
    "zwei stehen nicht zur Wahl.",
    "Two to twelve can play: one pack is enough for six players and two packs for twelve, and there are no more than "
    "two to choose.",
)
LIMITS = [
    ("17", lambda: GAME.start(players=13), *PLAYERS, "13 players: knaker is for 2 to 12"),
    ("17", lambda: GAME.start(decks=3), *PLAYERS, "option decks = 3: expected 1 or 2"),
    (
        "1",
        lambda: GAME.start().play("deal 7s 8s"),
        *PACK,
        "deal: 2 cards; expected the whole pack of 55, each card once",
    ),
]


def test_every_limit_is_among_them():
    assert {row[0] for row in LIMITS} == set(limits(GAME.id))


@pytest.mark.parametrize("row", LIMITS, ids=lambda row: row[-1])
def test_every_limit(row):
    clause, refused, *words, own = row
    assert limit(refused, GAME.id) == (clause, [f"{text} ({own})" for text in words])


@pytest.mark.parametrize(("state", "seats", "words"), STATUSES)
def test_every_status(state, seats, words):
    words.check(standing(state, seats))


def test_every_phase_has_its_status_there():
    assert {case.values[0].phase for case in STATUSES} == set(GAME.phases)
    spoken_to = {(state.phase, bool(seats)) for state, seats, _ in (case.values for case in STATUSES)}
    waiting = {name for name, phase in GAME.phases.items() if not phase.chance and not phase.over}
    assert spoken_to == {(name, False) for name in GAME.phases} | {(name, True) for name in waiting}


def _words(speaker, move):
    """How a move is told, to the others too, where that differs; and what its buttons and lists say."""
    told = [speaker.move(move)]
    if speaker.move(move, hidden=True) != told[0]:
        told.append(speaker.move(move, hidden=True))
    told.append(speaker.label(move))
    if speaker.here(move) != told[-1]:
        told.append(speaker.here(move))
    return [*told, speaker.brief(move)]


@pytest.mark.parametrize(("move", "words"), MOVES_TOLD)
def test_every_move(move, words):
    read = position({}).read(move)
    words.check({lang: _words(Speaker(lang, SETUP), read) for lang in LANGS})


def test_every_verb_is_among_them():
    assert {verb_of(position({}).read(case.values[0])) for case in MOVES_TOLD} == VERBS - CHANCE


OPEN = ("play 4c", "insert 4c 4d", "draw", "flip 1", "pick-up")


@pytest.mark.parametrize("move", OPEN)
def test_an_open_cheat_is_told_like_an_honest_move(move):
    before = position({})
    honest, cheat = before.read(f"0 {move}"), before.read(f"0 cheat {move}")
    for lang in LANGS:
        speaker = Speaker(lang, SETUP)
        assert speaker.move(cheat) == speaker.move(cheat, hidden=True) == speaker.move(honest)
        # who makes it knows what it is
        assert speaker.label(cheat) != speaker.label(honest)


def test_a_secret_cheat_shows_nothing_of_what_it_is():
    before = position({})
    secret = [before.read(f"0 cheat {move}") for move in ("look 1", "throw 4c", "swap 1 4c", "turn 1", "hide 4c")]
    for lang in LANGS:
        speaker = Speaker(lang, SETUP)
        seen = [speaker.move(move, hidden=True) for move in secret]
        suspicion = speaker.event(("fumbles", 0, "16.4"))
        assert all(text.startswith(f"{suspicion} ") for text in seen)
        assert len(set(seen)) == len(seen)
        assert not any(speaker.card("4c") in text or "2" in text for text in seen)


def test_what_chance_does_has_words_of_its_own():
    draw = position({}).read("draw 4c")
    words = {lang: [said.move(draw), said.label(draw)] for lang in LANGS for said in [Speaker(lang, SETUP)]}
    assert words == {
        "sv": ["Slumpen väljer nya kort", "Dra nya kort"],
        "de": ["Der Zufall bestimmt neue Karten", "Neue Karten ziehen"],
        "en": ["Chance picks new cards", "Draw new cards"],
    }


@pytest.mark.parametrize(("event", "words"), EVENTS_TOLD)
def test_every_event(event, words):
    words.check(narrated(event, SETUP))


def test_every_event_is_among_them():
    told = {(event[0], event[-1]) for event, _ in (case.values for case in EVENTS_TOLD)}
    assert worded_events(GAME.id) <= told
    assert {name for name, _ in told} == GAME.events.keys() - SHARED.keys()
