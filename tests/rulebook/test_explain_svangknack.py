"""Svängknack II in words, in real positions: every duty, turn, phase, other reason and limit, in three languages."""

import pytest

from .positions import LANGS, NAMES, cases, events, statuses
from .svangknack import GAME, position, short_talon
from .telling import explained, limit, limits, narrated, reached, standing, worded, worded_events

CASES = cases(GAME.id, ("leads", "follows", "phases", "turns", "others", "allowed"), position)
EVENTS_TOLD = events(GAME.id)
STATUSES = statuses(GAME.id, position)
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
    # with one card left there is nothing to choose: nobody's move is free on the ground of play.18
    assert duties - {"play.18"} <= found.grounds
    assert found.phases == set(GAME.phases)
    # whatever has words of its own is said; the talon is told of below
    assert found.clauses["turn"] == worded(GAME.id, "turn")
    assert found.clauses["card"] == {"buying.4", "play.2", "play.3"}
    whys = found.others("duty", "turn", "card")
    assert whys | {("talon", "buying.4")} == {("must", "bidding.21"), ("suit", "bidding.12"), ("talon", "buying.4")}


@pytest.mark.parametrize(
    ("players", "options", "left", "words"),
    [
        (
            11,
            {},
            1,
            (
                "Spelare 2 kan inte köpa 3 kort: talongen har bara ett kvar.",
                "Spieler 2 kann nicht 3 Karten kaufen: Der Talon hat nur noch eine.",
                "Player 2 cannot buy 3 cards: the talon has only one left.",
            ),
        ),
        (
            12,
            {"low": 5},
            2,
            (
                "Spelare 2 kan inte köpa 3 kort: talongen har bara 2 kvar.",
                "Spieler 2 kann nicht 3 Karten kaufen: Der Talon hat nur noch 2.",
                "Player 2 cannot buy 3 cards: the talon has only 2 left.",
            ),
        ),
    ],
)
def test_a_talon_that_is_too_short(players, options, left, words):
    state = short_talon(players, **options)
    assert len(state.talon) == left
    verdict = state.judge(" ".join(("1 buy", *state.hands[1])))
    assert verdict.clauses == ("buying.4",)
    assert tuple(verdict.explain(lang) for lang in LANGS) == words


LIMITS = {
    "intro.1": (
        lambda: GAME.start(players=2),
        "Svängknack är för tre till sexton spelare: till fler räcker inte ens en hel lek.",
        "Svängknack ist für drei bis sechzehn Spieler: Für mehr reicht nicht einmal ein volles Kartenspiel.",
        "Svängknack is for three to sixteen players: there are not enough cards for more.",
        "2 players: svangknack is for 3 to 16",
    ),
    "pack.1": (
        lambda: GAME.start(dealer=0).play("deal 6s 7s"),
        "I leken till Svängknack finns varje kort en enda gång: 36 kort, eller fler om lägre valörer än sexan är med.",
        "Im Kartenspiel für Svängknack ist jede Karte ein einziges Mal: 36 Karten, oder mehr, wenn "
        "niedrigere Ränge als die Sechs dabei sind.",
        "The Svängknack pack has each card once: 36 cards, or more if ranks below the six are in.",
        "deal: 2 cards; expected the whole pack of 36, each card once",
    ),
    "pack.2": (
        lambda: GAME.start(dealer=0).play("deal 2s 6s"),
        "I Svängknack är sexan lägst, om ni inte har valt en lägre valör: allt därunder är borta ur leken, och jokrar "
        "finns inte.",
        "Bei Svängknack ist die Sechs am niedrigsten, solange ihr keinen niedrigeren Rang gewählt habt: Was darunter "
        "liegt, ist nicht im Spiel, und Joker gibt es nicht.",
        "In Svängknack the six is lowest, unless you have chosen a lower rank: everything below it is left out, and "
        "there are no jokers.",
        "deal: 2s is not in this game's pack",
    ),
    "pack.3": (
        lambda: GAME.start(players=4, low=5),
        "Sexan är lägst. Är ni minst sju, kan ni i stället välja femman, fyran, trean eller tvåan, och korten måste "
        "räcka till tre var och två till.",
        "Die Sechs ist am niedrigsten. Ab sieben Spielern könnt ihr stattdessen die Fünf, die Vier, die Drei oder die "
        "Zwei wählen, und die Karten müssen für drei pro Spieler und zwei weitere reichen.",
        "The six is lowest. With seven players or more you may choose the five, the four, the three or the two "
        "instead, and there must be enough cards for three each and two more.",
        "option low = 5: lower ranks than 6 are for more than 6 players, and here are 4",
    ),
    "setup.1": (
        lambda: GAME.start(stake=4),
        "Grundinsatsen är ett helt tal, minst 3, som går att dela med tre.",
        "Der Grundeinsatz ist eine ganze Zahl, mindestens 3, die sich durch drei teilen lässt.",
        "The stake is a whole number, at least 3, and divisible by three.",
        "option stake = 4: expected a whole number from 1, divisible by 3",
    ),
}


def test_every_limit_is_among_them():
    assert list(LIMITS) == limits(GAME.id)


@pytest.mark.parametrize("clause", LIMITS)
def test_every_limit(clause):
    refused, *words, own = LIMITS[clause]
    assert limit(refused, GAME.id) == (clause, [f"{text} ({own})" for text in words])


@pytest.mark.parametrize(("state", "seats", "words"), STATUSES)
def test_every_status(state, seats, words):
    words.check(standing(state, seats))


def test_every_phase_has_its_status_there():
    assert {case.values[0].phase for case in STATUSES} == set(GAME.phases)


@pytest.mark.parametrize(("event", "words"), EVENTS_TOLD)
def test_every_event_of_its_own(event, words):
    words.check(narrated(event, SETUP))


def test_every_event_of_its_own_is_among_them():
    told = [case.values[0] for case in EVENTS_TOLD]
    assert {(event[0], event[-1]) for event in told} == worded_events(GAME.id)
