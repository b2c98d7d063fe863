"""German Knack in words, in real positions: every turn, phase, other reason and limit, every move, every event."""

import pytest

from knack_widgets.rulebook.speech import Speaker

from .knack31 import GAME, position
from .positions import LANGS, NAMES, cases, events, moves, statuses
from .telling import explained, limit, limits, narrated, placed_verbs, reached, standing, worded, worded_events

FILES = ("turns", "phases", "phases_later", "others", "additional", "allowed")
CASES = cases(GAME.id, FILES, position)
EVENTS_TOLD = events(GAME.id)
MOVES_TOLD = moves(GAME.id)
STATUSES = statuses(GAME.id, position)
SETUP = GAME.start(NAMES[:3]).setup

CHANCE = {"deal", "draw", "end"}
WHYS = {
    *(("nothing", clause) for clause in ("call.1", "call.3")),
    *(("order", clause) for clause in ("deal.3", "deal.4")),
    *(("middle", clause) for clause in ("turn.2", "ssi.2")),
    ("early", "pass.6"),
    ("passed", "pass.2"),
    *(("without", clause) for clause in ("ssi.2", "ssi.3", "ssi.6", "ssi.7")),
    ("last", "ssi.6"),
    *(("answered", clause) for clause in ("ssi.6", "ssi.7")),
    *((key, "ssi.3") for key in ("late", "exposed")),
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
    turns = {"setup.3", "deal.3", "deal.4", "aim.1", "slide.1", "pass.2", "ssi.3"}
    assert found.clauses["turn"] == worded(GAME.id, "turn") == turns
    assert found.clauses["card"] == worded(GAME.id, "card") == {"turn.2", "ssi.3"}
    assert found.others("turn", "card") == WHYS
    assert {(key, clause) for key, _ in WHYS for clause in worded(GAME.id, f"why-{key}")} == WHYS


def test_every_verb_is_allowed_somewhere_and_has_no_place_elsewhere():
    allowed, cannot = placed_verbs(CASES, lambda move: move.verb)
    assert allowed == cannot == set(GAME.verbs)


PACK = (
    "Till spelet hör en enda skatlek, 32 kort, vart och ett av dem en enda gång; den räcker till två till åtta "
    "spelare.",
    "Gespielt wird mit einem einzigen Skatspiel, 32 Karten, jede ein einziges Mal; das reicht für zwei bis acht "
    "Spieler.",
    "The game is played with a single Skat pack: 32 cards, each of them once; it is enough for two to eight players.",
)
LIMITS = [
    ("setup.1", lambda: GAME.start(players=9), *PACK, "9 players: knack31 is for 2 to 8"),
    (
        "setup.1",
        lambda: GAME.start(dealer=0).play("deal 7s 8s"),
        *PACK,
        "deal: 2 cards; expected the whole pack of 32, each card once",
    ),
    ("setup.1", lambda: GAME.start(dealer=0).play("deal 6s 8s"), *PACK, "deal: 6s is not in this game's pack"),
    (
        "ssi.1",
        lambda: GAME.start(ssi="half"),
        "Med S.S.I. eller utan: något annat finns inte att välja.",
        "Mit S.S.I. oder ohne: Etwas anderes steht nicht zur Wahl.",
        "With S.S.I. or without: there is no other choice.",
        "option ssi = 'half': expected false or true",
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
    spoken_to = {(state.phase, state.turn in seats) for state, seats, _ in (case.values for case in STATUSES)}
    waiting = {name for name, phase in GAME.phases.items() if not phase.chance and not phase.over}
    assert spoken_to == {(name, False) for name in GAME.phases} | {(name, True) for name in waiting}


@pytest.mark.parametrize(("move", "words"), MOVES_TOLD)
def test_every_move(move, words):
    read = position({}).read(move)
    said = {lang: Speaker(lang, SETUP) for lang in LANGS}
    words.check({lang: [s.move(read), s.label(read), s.brief(read)] for lang, s in said.items()})


def test_every_verb_is_among_them():
    assert {position({}).read(case.values[0]).verb for case in MOVES_TOLD} == set(GAME.verbs) - CHANCE


@pytest.mark.parametrize(("event", "words"), EVENTS_TOLD)
def test_every_event_of_its_own(event, words):
    words.check(narrated(event, SETUP))


def test_every_event_of_its_own_is_among_them():
    told = [case.values[0] for case in EVENTS_TOLD]
    assert {(event[0], event[-1]) for event in told} == worded_events(GAME.id)
