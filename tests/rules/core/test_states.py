"""States: immutable, hashable, equal after equal records; verdicts; shuffles by seed."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from knack_widgets.rules import Card, Clause, IllegalMove, Move, NotationError, RulesError, State, games
from knack_widgets.rules.core.chance import shuffle
from knack_widgets.rules.core.clauses import KINDS, Chapter
from knack_widgets.rules.core.events import SHARED, all_events, event

from ..helpers.positions import PACK, in_play, run

SEEDS = (0, 7, "seminar")
PACKS = Path(__file__).with_name("packs.txt")


def positions() -> list[State]:
    """Return one state of each phase."""
    start = games["knack"].start(players=3, stake=2)
    bidding = start.deal(seed=1)
    playing = in_play(["Ah 7h 8h", "Ks 9h Th", "6d 7d 8d"], up="9s", dealer=2)
    return [start, bidding, playing, playing.play("0 play Ah"), start.play("end")]


@pytest.mark.parametrize("state", positions(), ids=lambda state: state.phase)
def test_nothing_can_be_set_or_deleted(state: State) -> None:
    before = hash(state)
    for name in ("phase", "turn", "balances", "masks", "hands", "setup", "over", "_legal", "anything"):
        with pytest.raises(AttributeError):
            setattr(state, name, 0)
        with pytest.raises(AttributeError):
            delattr(state, name)
    assert hash(state) == before


@pytest.mark.parametrize("name", ["game", "names", "first", "options", "anything"])
def test_a_setup_is_immutable(name: str) -> None:
    setup = games["knack"].start(players=2).setup
    with pytest.raises(AttributeError):
        setattr(setup, name, ("x", "y"))
    with pytest.raises(TypeError):
        setup.options["stake"] = 2  # type: ignore[index]


def test_the_options_given_are_copied() -> None:
    options: dict[str, Any] = {"stake": 2}
    setup = games["knack"].setup(2, options)
    options["stake"] = 3
    assert setup.options["stake"] == 2


@pytest.mark.parametrize("state", positions(), ids=lambda state: state.phase)
def test_moves_views_clauses_and_verdicts_are_immutable(state: State) -> None:
    things = [state.view(0), games["knack"].clauses["play.2"], state.judge("0 knock"), *state.judge("0 knock").reasons]
    for thing in things:
        for name in ("anything", "clause", "phase", "kind", "moves", "reasons", "facts"):
            with pytest.raises((AttributeError, TypeError)):
                setattr(thing, name, 0)


def test_the_facts_of_a_reason_are_immutable() -> None:
    (reason,) = positions()[1].judge("0 knock").reasons
    with pytest.raises(TypeError):
        reason.facts["seat"] = 9  # type: ignore[index]


def test_earlier_states_stay_as_they_were() -> None:
    state = in_play(["Ah 7h 8h", "Ks 9h Th", "6d 7d 8d"], up="9s", dealer=2)
    before = (hash(state), state.hands, state.trick, tuple(state.moves()), state.judge("0 play Ah"))
    for move in list(state.moves()):
        run(state, str(move))
    assert (hash(state), state.hands, state.trick, tuple(state.moves()), state.judge("0 play Ah")) == before


def test_states_are_equal_by_what_they_hold() -> None:
    for one, other in zip(positions(), positions(), strict=True):
        assert one == other
        assert one is not other
        assert hash(one) == hash(other)
        list(one.moves())
        assert one == other
        assert hash(one) == hash(other)
    assert len(set(positions())) == len(positions())
    assert positions()[0] != games["knack"].start(players=3, stake=3)
    assert positions()[0] != games["knack"].start(players=3, stake=2, dealer=1)
    assert positions()[0] != games["knack"].start(players=["Anna", "Bo", "Cleo"], stake=2)
    assert positions()[0] != "a state"


@pytest.mark.parametrize("state", positions(), ids=lambda state: state.phase)
def test_states_travel_to_other_processes(state: State) -> None:
    list(state.moves())
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        assert hash(other) == hash(state)
        assert list(other.moves()) == list(state.moves())


def test_the_repr_says_the_position_in_one_line() -> None:
    for state in positions():
        assert "\n" not in repr(state)
        assert state.phase in repr(state)


@pytest.mark.parametrize("seat", [-1, 3, "0", None, 1.0])
def test_a_view_of_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(NotationError, match="0 to 2"):
        positions()[0].view(seat)


def test_refusals_are_value_errors_with_messages() -> None:
    state = positions()[1]
    with pytest.raises(ValueError, match="0 knock") as caught:
        state.play("0 knock")
    assert isinstance(caught.value, IllegalMove)
    assert isinstance(caught.value, RulesError)
    assert "bidding.1" in str(caught.value)
    assert "“0 knock”" in caught.value.verdict.summary()
    assert state.judge("1 knock").summary() == "1 knock: legal"


def test_verdicts_are_hashable_and_equal() -> None:
    one, other = (positions()[2].judge("0 play 7d") for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)


def test_hand_built_moves_that_cannot_be_are_refused_not_crashed() -> None:
    for state in positions():
        for move in (
            Move(0, "fly"),
            Move(0, "play", ()),
            Move(0, "play", ("zz",)),
            Move(99, "knock"),
            Move(-1, "knock"),
            Move(None, "knock"),
            Move(10**5000, "knock"),
            Move(True, "knock"),
            Move("0", "knock"),  # type: ignore[arg-type]
            Move(0.0, "knock"),  # type: ignore[arg-type]
            Move(0, 1),  # type: ignore[arg-type]
            Move(0, "play", (7,)),  # type: ignore[arg-type]
            Move(0, "play", ("7h",) * 10**6),
        ):
            with suppress(NotationError):
                assert not state.judge(move).legal


# -- the shelf


def test_the_shelf_is_a_mapping_of_ids() -> None:
    assert "knack" in games
    assert "core" not in games
    assert list(games) == sorted(games)
    assert all(games[name].id == name for name in games)
    assert games["knack"] is games["knack"]
    for wrong in ("whist", "core", "", "..", 7, None, "knack/.."):
        assert wrong not in games
        with pytest.raises(KeyError, match="knack"):
            games[wrong]  # type: ignore[index]


def test_a_game_names_itself_in_three_languages() -> None:
    for game in games.values():
        assert set(game.names) == {"sv", "de", "en"}
        assert all(game.names.values())
        assert min(game.players) >= 2


# -- chapters and clauses


def test_chapters_refuse_clauses_out_of_order() -> None:
    clause = Chapter("play")
    clause.permission("play.2")
    for id_ in ("play.1", "play.2"):
        with pytest.raises(ValueError, match=r"after play\.2"):
            clause.background(id_)
    assert clause.limit("play.10").id == "play.10"


@pytest.mark.parametrize("id_", ["pack.3", "play", "play.", "play.x", "play3", "display.3"])
def test_chapters_refuse_clauses_of_others(id_: str) -> None:
    with pytest.raises(ValueError, match="clause"):
        Chapter("play").permission(id_)


def test_a_chapter_with_a_number_of_its_own_may_be_a_clause() -> None:
    clause = Chapter("jokers", "10")
    assert [clause.permission(id_).id for id_ in ("10", "10.3", "10.3.1")] == ["10", "10.3", "10.3.1"]
    with pytest.raises(ValueError, match=r"clause 1\.2"):
        clause.permission("1.2")


def test_a_clause_without_a_function_cannot_be_asked() -> None:
    with pytest.raises(TypeError, match="intro"):
        Chapter("intro").background("intro.1")()


def test_kinds_of_clauses() -> None:
    assert KINDS == ("limit", "permission", "duty", "effect", "definition", "background")
    refusing = {kind for kind in KINDS if Clause("x.1", kind).enforces}
    assert refusing == {"limit", "permission", "duty"}


def test_events_name_their_facts() -> None:
    facts = games["knack"].event_facts
    assert facts(("pays", 0, 2, 6, 3, "payment.1")) == {"payer": 0, "seat": 2, "amount": 6, "count": 3}
    with pytest.raises(ValueError, match="zip"):
        facts(("pays", 0, 2, "payment.1"))


def test_an_event_belongs_to_one_game_or_to_all() -> None:
    """An event of several games is declared once; an event of one game is unknown to others."""
    own = Counter(name for game in games.values() for name in game.events.keys() - SHARED.keys())
    assert [name for name, often in own.items() if often > 1] == []
    assert all(game.events.keys() >= SHARED.keys() for game in games.values())
    with pytest.raises(ValueError, match="several games have: trick, turn"):
        all_events("whist", {name: event() for name in ("turn", "pays", "trick")})


# -- shuffling by seed


def test_the_same_seed_gives_the_same_pack() -> None:
    start = games["knack"].start(players=2)
    for seed in (*SEEDS, -1, 10**30, "", "å"):
        assert start.deal(seed) == start.deal(seed=seed)
        assert start.deal(seed) == start.play(start.by_chance(seed)) == start.play(str(start.by_chance(seed)))
        assert sorted(start.by_chance(seed).args) == sorted(PACK)
        assert all(type(card) is Card for card in start.by_chance(seed).args)
    assert start.deal(7) == start.deal("7")
    assert len({start.deal(seed) for seed in range(500)}) == 500


def test_pinned_packs() -> None:
    start = games["knack"].start(players=2)
    written = dict(line.split(": ", 1) for line in PACKS.read_text(encoding="utf-8").splitlines())
    assert written == {str(seed): str(start.by_chance(seed)) for seed in SEEDS}


def test_every_card_comes_to_every_place() -> None:
    # 36 places × 36 cards over 3,600 packs: each pair is expected 100 times (standard deviation 10)
    counts = dict.fromkeys(((card, place) for card in PACK for place in range(36)), 0)
    for seed in range(3600):
        for place, card in enumerate(shuffle(PACK, seed)):
            counts[card, place] += 1
    assert min(counts.values()) > 50
    assert max(counts.values()) < 150


SCRIPT = """
import sys
from knack_widgets.rules import games
start = games["knack"].start(players=2)
for seed in (0, 7, "seminar"):
    print(start.by_chance(seed))
    print(*start.deal(seed).moves(), sep=" | ")
    print(start.deal(seed).view(1).events)
"""


def test_a_deal_by_seed_is_the_same_in_other_processes() -> None:
    root = Path(games["knack"].opening.__code__.co_filename).parents[3]
    answers = set()
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root), "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        answers.add(done.stdout)
    assert len(answers) == 1
    start = games["knack"].start(players=2)
    assert [line for line in answers.pop().splitlines() if line.startswith("deal")] == [
        str(start.by_chance(s)) for s in SEEDS
    ]
