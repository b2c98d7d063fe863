"""German Knack in words, in real positions: every turn, phase, other reason and limit, every move, every event."""

import pytest

from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.explain import explain_error
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rulebook.words import phase_words, status
from knack_widgets.rules import NotationError, OptionError
from knack_widgets.rules.core.events import EVENTS

from .knack31 import GAME, cases, position, table
from .positions import LANGS

FILES = ("turns", "phases", "phases_later", "others", "additional", "goes")
CASES = {file: cases(f"{file}.toml") for file in FILES}
EVENTS_TOLD = table("events.toml")["events"]
MOVES_TOLD = table("moves.toml")["moves"]
STATUSES = table("statuses.toml")

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


@pytest.mark.parametrize(("state", "move", "clauses", "words"), [case for file in FILES for case in CASES[file]])
def test_every_sentence(state, move, clauses, words):
    verdict = state.judge(move)
    assert verdict.clauses == clauses
    assert {lang: verdict.explain(lang) for lang in LANGS} == words


def test_every_reason_and_every_phase_is_among_them():
    found = {key: set() for key in ("phase", "turn", "card")}
    whys = set()
    for case in (case for file in FILES for case in CASES[file]):
        state, move, _, _ = case.values
        verdict = state.judge(move)
        for reason in verdict.reasons:
            if reason.key in ("phase", "over"):
                found["phase"].add(verdict.phase)
            elif reason.key in found:
                found[reason.key].add(reason.clause.id)
            else:
                whys.add((reason.key, reason.clause.id))
    assert found["phase"] == set(GAME.phases)
    # whatever has words of its own is said
    assert found["turn"] == _worded("turn") == {"setup.3", "deal.3", "deal.4", "aim.1", "slide.1", "pass.2", "ssi.3"}
    assert found["card"] == _worded("card") == {"turn.2", "ssi.3"}
    assert whys == WHYS
    assert {(key, clause) for key, _ in WHYS for clause in _worded(f"why-{key}")} == WHYS


def test_every_verb_goes_somewhere_and_has_no_place_elsewhere():
    told = {"goes": set(), "cannot": set()}
    for case in (case for file in FILES for case in CASES[file]):
        state, move, clauses, _ = case.values
        verdict = state.judge(move)
        if not clauses:
            told["goes"].add(verdict.move.verb)
        elif verdict.reasons[0].key == "phase":
            told["cannot"].add(verdict.move.verb)
    assert told["goes"] == told["cannot"] == set(GAME.verbs)


def _worded(kind):
    clauses = {id_: id_.replace(".", "-") for id_ in GAME.clauses}
    return {id_ for id_, key in clauses.items() if messages("sv", GAME.id).has(f"{kind}-{key}")}


PACK = (
    "Till spelet hör en enda lek för skat, 32 kort, vart och ett av dem en enda gång; den räcker till två till åtta "
    "spelare.",
    "Gespielt wird mit einem einzigen Skatblatt, 32 Karten, jede ein einziges Mal; es reicht für zwei bis acht "
    "Spieler.",
    "The game takes a single Skat pack, 32 cards, each of them once; it is enough for two to eight players.",
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
        "With S.S.I. or without: there is nothing else to choose.",
        "option ssi = 'half': expected false or true",
    ),
]


def test_every_limit_is_among_them():
    assert {limit[0] for limit in LIMITS} == {name for name, clause in GAME.clauses.items() if clause.kind == "limit"}


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit[-1])
def test_every_limit(limit):
    clause, refused, *words, own = limit
    with pytest.raises((OptionError, NotationError)) as caught:
        refused()
    assert caught.value.clause == clause
    assert [explain_error(caught.value, lang, GAME.id) for lang in LANGS] == [f"{text} ({own})" for text in words]


@pytest.mark.parametrize("told", STATUSES["statuses"], ids=lambda told: f"{told['position']}-{told['seats']}")
def test_every_status(told):
    view = position(STATUSES["positions"][told["position"]]).view(*told["seats"])
    assert {lang: f"{phase_words(view, lang)}: {status(view, lang)}" for lang in LANGS} == {
        lang: told[lang] for lang in LANGS
    }


def test_every_phase_has_its_status_there():
    assert {position(told).phase for told in STATUSES["positions"].values()} == set(GAME.phases)
    spoken_to = {
        (state.phase, state.turn in told["seats"])
        for told in STATUSES["statuses"]
        for state in [position(STATUSES["positions"][told["position"]])]
    }
    waiting = {name for name, phase in GAME.phases.items() if not phase.chance and not phase.over}
    assert spoken_to == {(name, False) for name in GAME.phases} | {(name, True) for name in waiting}


SETUP = GAME.start(("Anna", "Bo", "Cleo")).setup


@pytest.mark.parametrize("told", MOVES_TOLD, ids=lambda told: told["move"])
def test_every_move(told):
    move = position({}).read(told["move"])
    said = {lang: Speaker(lang, SETUP) for lang in LANGS}
    assert {lang: [s.move(move), s.label(move), s.brief(move)] for lang, s in said.items()} == {
        lang: told[lang] for lang in LANGS
    }


def test_every_verb_is_among_them():
    assert {position({}).read(told["move"]).verb for told in MOVES_TOLD} == set(GAME.verbs) - CHANCE


@pytest.mark.parametrize("told", EVENTS_TOLD, ids=lambda told: f"{told['event'][0]}-{told['event'][-1]}")
def test_every_event_of_its_own(told):
    assert {lang: Speaker(lang, SETUP).event(tuple(told["event"])) for lang in LANGS} == {
        lang: told[lang] for lang in LANGS
    }


def test_every_event_of_its_own_is_among_them():
    worded = {(name, id_) for name in EVENTS for id_ in _worded(f"event-{name}")}
    assert {(told["event"][0], told["event"][-1]) for told in EVENTS_TOLD} == worded
