"""Messages of every game: the same keys in three languages, all that are needed, no more."""

import re

import pytest

from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import games
from knack_widgets.rules.core.events import SHARED
from knack_widgets.rules.core.moves import CHANCE as CHANCE_VERBS
from knack_widgets.rules.core.positions.form import fields_of
from tests.rulebook.ftl import CARDS, OWN, PAGE, of_game, rulebook
from tests.rulebook.telling import clause_of

from . import GAMES

LANGS = ("sv", "de", "en")
AS_READ = re.compile(r"-[A-Z]+-\d+-[b-j](\.|$)")
SECRET = {"look", "throw", "swap", "turn", "hide"}
"""Verbs within a verb that other players do not see (Knåker's cheats)."""


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_the_same_of_the_same_facts(game, lang):
    assert of_game(game, lang) == of_game(game, "sv")


def told_in_play(game):
    """Return the keys that the game's scenes and scores need and the rulebook does not have."""
    names = set()
    for example in examples(game).values():
        for state in (example.record.opening, *(step.after for step in example.record.steps)):
            scene = state.view(*range(len(state.setup.names))).scene
            names |= {f"counter_{name}{part}" for name, _ in scene.counters for part in ("", ".title")}
            names |= {f"row_{row.name}" for row in scene.own_rows}
            names |= {f"score_{name}" for name in state.score}
            for seat in scene.seats:
                names |= {f"seat_{seat.standing.name}"} if seat.standing else set()
                names |= {note.name for note in seat.notes}
    shared = rulebook("sv")
    return {name for name in names if f"ui-{name}" not in shared}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_what_it_needs_and_nothing_else(game):
    clauses, keys = games[game].clauses, set(of_game(game, "sv"))
    # cards may have names in the game's own messages, like texts of the page and of hints
    keys -= CARDS | PAGE | OWN
    # sentences for other readings of a ruling are checked in `test_readings`
    keys = {key for key in keys if not AS_READ.search(key)}
    family = {
        "limit": set(),
        "duty": set(),
        "free": set(),
        "turn": set(),
        "phase": set(),
        "verb": set(),
        "event": set(),
        "why": set(),
        "card": set(),
        "option": set(),
        "chance": set(),
        "heap": set(),
        "page": set(),
        "exercise": set(),
        "field": set(),
        "fault": set(),
        "ui": set(),
        "infer": set(),
        "payment": set(),
        "account": set(),
    }
    for key in keys:
        kind, _, rest = key.partition("-")
        family[kind].add(rest)
    ids = {clause.id.replace(".", "-"): clause.kind for clause in clauses.values()}
    assert family["limit"] == {clause for clause, kind in ids.items() if kind == "limit"}
    duties = {clause for clause, kind in ids.items() if kind == "duty"}
    assert {key for key in family["duty"] if not key.endswith(".also")} == {
        d + part for d in duties for part in ("", ".allowed")
    }
    assert {key.removesuffix(".also") for key in family["duty"] if key.endswith(".also")} <= duties
    assert family["free"] == {clause.id.replace(".", "-") for clause in clauses.values() if clause.frees}
    assert {ids[clause] for clause in family["turn"]} == {"permission"}
    phases = games[game].phases
    assert family["phase"] == {phase + part for phase in phases for part in ("", ".name", ".status")}
    # chance and the end are worded in the rulebook; events of a seat belong to the game
    verbs = {name: verb for name, verb in games[game].verbs.items() if verb.seated or verb not in CHANCE_VERBS}
    # facts of a move that others must not know; of verbs within a verb, only the secret ones hide any
    hiding = {name for name, verb in verbs.items() if verb.hides and not verb.wraps}
    hiding |= {f"{name}-{inner}" for name, verb in verbs.items() for inner in verb.wraps if inner in SECRET}
    spoken = {name for name, verb in verbs.items() if not verb.wraps}
    spoken |= {f"{name}-{inner}" for name, verb in verbs.items() for inner in verb.wraps}
    assert {verb for verb in family["verb"] if "." not in verb} == spoken
    assert {key for key in family["verb"] if key.endswith((".cannot", ".label", ".brief"))} == {
        verb + part for verb in spoken for part in (".cannot", ".label", ".brief")
    }
    # a legal move may be explained by its duty instead, except a move within a verb
    assert {f"{verb}.allowed" for verb in spoken if verb not in verbs} <= family["verb"]
    assert {key for key in family["verb"] if key.endswith(".hidden")} == {f"{verb}.hidden" for verb in hiding}
    # sentences about hidden cards, in the game's own words or by one of its moves
    shared = rulebook("sv")
    shown = {key for key in family["infer"] if f"infer-{key}" not in shared}
    assert {key.partition("-")[2] for key in shown} <= spoken
    # clauses that may be in force on a pile in the middle
    assert bool(family["heap"]) == any(
        control.takes == "pile" for controls in games[game].controls.values() for control in controls
    )
    # words at seats and beside the table that only this game has
    # (a deal's changes are worded if a match has several deals; changes of money are numbers)
    changes = {f"change_{name}" for name in games[game].start().score}
    headlines = {"headline_wins", "headline_wins_shared"}  # what the headline of a result calls a gain
    assert family["ui"] - changes - headlines == told_in_play(game)
    assert family["field"] <= {*fields_of(games[game]).kinds}
    assert family["fault"] <= {*fields_of(games[game]).form.says}
    # the line above the table, and the sentences before play; the last two are optional
    always = {"aim", "begin", "about", "goal", "pay"}
    assert always <= family["page"] <= always | {"bete", "values"}
    # chance has its own words if a verb of a seat has the same name
    chance = {verb.name for verb in CHANCE_VERBS if verb.name in verbs}
    assert family["chance"] == {name + part for name in chance for part in ("", ".cannot", ".allowed", ".label")}
    assert {ids[clause] for clause in family["card"]} <= {"permission"}
    assert {ids[clause_of(reason, ids)] for reason in family["why"]} <= {"permission"}
    options = games[game].options.values()
    named = {f"{option.name}-{choice}" for option in options for choice in option.choices if isinstance(choice, str)}
    assert family["option"] == set(games[game].options) | named
    known, own = games[game].events, games[game].events.keys() - SHARED.keys()
    assert own <= family["event"]
    # a payment has a name in the account of its seat, from the game or from the book
    paying = {name for name, event in known.items() if event.transfer}
    assert {key.removesuffix(".out") for key in family["payment"]} <= paying
    assert {name for name in paying if f"payment-{name}" not in shared} <= family["payment"]
    assert family["account"] <= set(known)
    for event in family["event"] - own:
        name = max((name for name in known if event.startswith(f"{name}-")), key=len)
        assert event.removeprefix(f"{name}-") in ids


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_can_be_said(game, lang):
    """Check that each message, with all its facts, can be formatted without an error."""
    said = messages(lang, game)
    for key, names in of_game(game, lang).items():
        for fact in ("x", 1, 2):
            text = said.say(key, dict.fromkeys(names, fact), "missing")
            assert text.strip()
            assert text != "missing"
            assert not re.search(r"[{}]|\s$|^\s", text)
