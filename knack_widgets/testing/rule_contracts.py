"""Contracts of the rules: clauses, controls, matches, records, views, and drawn moves."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, Final

from ..rules import Card, Record, State, View, games
from .faults import Fault, contract
from .invariants import check_record, check_try, is_conserved, reachable
from .matches import moves_of, walk

INIT: Final = "__init__.py"
IDLE: Final = ("background", "definition")
"""Kinds of clauses that neither refuse moves nor cause effects."""


# -- clauses


def comes_next(one: str, two: str) -> bool:
    """Return whether the clause number `two` may follow `one` in the text.

    It may if it is the first rule below `one`, or the next rule beside or above it.

    >>> comes_next("10.1", "10.2"), comes_next("17.2.1", "17.3"), comes_next("9.3", "11")
    (True, True, False)
    """
    last, number = [int(n) for n in one.split(".")], [int(n) for n in two.split(".")]
    return number == [*last, 1] or any(number == [*last[:depth], last[depth] + 1] for depth in range(len(last)))


@contract(INIT, "declare the clauses of each chapter in the order of its text, without a gap")
def check_numbers_of_clauses(game_id: str, _: int) -> Iterator[Fault]:
    """Check that ids of clauses are unique and numbered in order."""
    chapters = games[game_id].chapters
    listed = [clause.id for clauses in chapters.values() for clause in clauses]
    assert listed == list(games[game_id].clauses), "clauses of the same id"
    numbers: list[str] = []
    for chapter, clauses in chapters.items():
        ids = [clause.id for clause in clauses]
        if not ids:
            yield Fault(f"{chapter}.py", f"the chapter {chapter} has no clause", "declare one, or leave it out")
        elif ids[0][0].isdigit():
            assert "." not in ids[0], "a chapter with the text's numbers begins with the number of its rule"
            assert {own.partition(".")[0] for own in ids} == {ids[0]}
            numbers += ids
        else:
            wanted = [f"{chapter}.{n}" for n in range(1, len(clauses) + 1)]
            if ids != wanted:
                yield Fault(f"{chapter}.py", f"read the clauses {', '.join(ids)}", f"expected {', '.join(wanted)}")
            assert not numbers
    assert numbers[:1] in ([], ["1"])
    for one, two in pairwise(numbers):
        if not comes_next(one, two):
            yield Fault(INIT, f"clause {two} follows {one}", "every sentence of a text belongs to a clause: add them")


@contract(INIT, "number the rulings of a game from 1, with the same letters before each number")
def check_numbers_of_rulings(game_id: str, _: int) -> Iterator[Fault]:
    """Check that rulings are numbered without a gap."""
    rulings = {ruling for clause in games[game_id].clauses.values() for ruling in clause.rulings}
    letters = min(({ruling.partition("-")[0] for ruling in rulings}), default="")
    for ruling in sorted(rulings ^ {f"{letters}-{number}" for number in range(1, len(rulings) + 1)}):
        yield Fault(INIT, f"the ruling {ruling} is out of order", "number the rulings of a game from 1")


@contract(INIT, "give each duty a function with a docstring, and the situations in which it applies")
def check_functions_of_clauses(game_id: str, _: int) -> Iterator[Fault]:
    """Check that duties have functions and situations, and functions have docstrings."""
    for clause in games[game_id].clauses.values():
        file = f"{clause.id.partition('.')[0]}.py"
        if bool(clause.when) != (clause.kind == "duty" or (clause.kind == "definition" and clause.frees)):
            has = f"has {len(clause.when) or 'no'} situations"
            yield Fault(file, f"{clause.id} {has}", "duties and freedoms have `when`, other clauses do not")
        if clause.kind == "duty" and not clause.rule:
            yield Fault(file, f"the duty {clause.id} has no function", "declare it as a decorator")
        if clause.rule and not clause.rule.__doc__:
            yield Fault(file, f"the function of {clause.id} has no docstring", "say what it returns")


# -- matches


@contract("state.py", "a state must follow from its moves alone, and be pickled whole", seeds=2)
def check_replay(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that a match replays from its record to equal states."""
    (_, start), *played = walk(game_id, seed)
    moves, states = zip(*played, strict=True)
    setup = start.setup
    options = {name: value for name, value in setup.options.items() if value != setup.game.options[name].default}
    record = Record(game_id, len(setup.names), moves, setup.first, options)
    check_record(record, states)
    assert Record.from_steps(start, record.steps) == record
    for state in states[:: max(1, len(states) // 4)]:
        copied = pickle.loads(pickle.dumps(state))
        assert copied == state
        assert hash(copied) == hash(state)
    yield from ()


@contract("phases.py", "`moves` and `refusals` of a phase must agree, and name clauses that refuse", seeds=2)
def check_refusals(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that a try is played, or refused with clauses, and changes nothing."""
    random = Random(seed)
    before: list[str] = []
    clauses = games[game_id].clauses
    for _, state in walk(game_id, seed, moves=70):
        legal = [str(move) for move in moves_of(state)]
        tries = random.sample(legal, min(2, len(legal))) + random.sample(before, min(3, len(before)))
        # moves of other seats, and moves that were legal earlier
        others = [text.replace(text[0], str(random.randrange(len(state.setup.names))), 1) for text in tries]
        for text in {*tries, *others, "deal" if state.chance is None else "end"} - {"deal"}:
            verdict = check_try(state, text)
            assert verdict.legal or text not in legal, text
            assert all(reason.facts for reason in verdict.reasons), text
            assert all(clauses[clause].kind not in IDLE for clause in verdict.clauses), text
            assert all(clauses[clause].kind not in IDLE or clauses[clause].frees for clause in verdict.grounds), text
        before = (before + legal)[-60:]
    yield from ()


@contract("phases.py", "list moves sorted, of the seats in `to_act`; cite a clause of the game in each event", seeds=2)
def check_moves_and_events(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that moves are sorted and of those who may act, and events cite clauses."""
    clauses = games[game_id].clauses
    for text, state in walk(game_id, seed):
        moves = [str(move) for move in moves_of(state)]
        assert moves == sorted(set(moves)), text
        assert bool(moves) == (state.chance is None and not state.over), text
        assert {move.seat for move in moves_of(state)} <= state.to_act, text
        assert bool(state.to_act) == bool(moves), text
        assert state.judge("end").legal == (state.chance == "deal"), text
        if text and not state.events:
            yield Fault("events.py", f"no event reports “{text}”", "a move has an event, which cites its clause")
        for event in state.events:
            if event[-1] not in clauses or clauses[event[-1]].kind == "background":
                yield Fault("events.py", f"{event} cites {event[-1]}", "expected a clause that brings it about")
        for seat in (None, *range(len(state.setup.names))):
            force = state.in_force(seat)
            assert len(set(force)) == len(force), text
            assert all(clauses[clause].kind not in IDLE or clauses[clause].frees for clause in force), (text, force)
        if hasattr(state, "balances") and not is_conserved(state):
            yield Fault("payment.py", f"after “{text}” balances, pot and betes do not add up to 0", "pay from the pot")


def named_cards(state: State) -> set[str]:
    """Return the cards that an event names; all players have seen them."""
    return {str(fact) for event in state.events for fact in event if isinstance(fact, Card)}


def bare(view: View) -> View:
    """Return a view without its memory of cards that were face up earlier."""
    return replace(view, known=None, remembered=())  # type: ignore[call-arg]


@contract("view.py", "put cards that a reader may not see in no field of its view, also not in `known`", seeds=2)
def check_hidden_cards(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that a view has no card of a hand that its reader may not see."""
    opened: set[str] = set()  # the cards that all players have seen in this deal
    state: Any
    for number, (_, state) in enumerate(walk(game_id, seed)):
        pack = Counter(map(str, state.setup.game.pack(state.setup)))
        if state.chance == "deal":
            opened.clear()
        opened |= {word for text in reachable(bare(state.view())) for word in text.split()}
        seats = range(len(state.setup.names))
        for readers in ((), (number % len(seats),)):
            view = state.view(*readers)
            assert {move.seat for move in view.moves} <= set(readers)
            assert view.to_act & set(readers) == state.to_act & set(readers)
            # hands may be open after a deal, and while chance decides about the rest
            others = {*seats} - {*readers, *state.open_seats} if not (state.over or state.chance) else set()
            assert all(view.hands[seat] is None for seat in others), (readers, "sees another hand")
            hidden = [str(card) for seat in others for card in state.hands[seat]]
            alone = {card for card in hidden if pack[card] == 1} - named_cards(state)
            shown = {word for text in reachable(bare(view)) for word in text.split()}
            assert not alone & shown, (readers, alone & shown)
            remembered = {word for text in reachable(view) for word in text.split()}
            assert not (alone & remembered) - opened, (readers, (alone & remembered) - opened)
            for seat in seats:
                assert view.counts[seat] == len(state.hands[seat])
                assert seat not in {*readers, *state.open_seats} or view.hands[seat] == state.hands[seat]
    yield from ()


# -- drawn moves

FEW: Final = 14
"""Only in states with at most this number of legal moves all of them are drawn."""
DRAWS: Final = 4_000
"""Number of seeds, enough to find every move of such a state; the rarest has a chance below one in a hundred."""


@contract("phases.py", "`sample` of a phase draws from `moves`; leave it out unless listing them takes long", seeds=2)
def check_drawn_moves(game_id: str, seed: int) -> Iterator[Fault]:
    """Check that drawn moves are legal and reproducible, and that every legal move is drawn."""
    deciding = []
    for _, state in walk(game_id, seed, moves=60):
        if state.chance or state.over:
            assert state.sample(seed) is None
        else:
            deciding.append(state)
    for number, state in enumerate(deciding):
        move = state.sample(number)
        assert move is not None
        again = state.evolve()
        assert again == state
        assert again.judge(move).legal, move
        assert again.sample(number) == move
        # `state` does not judge the drawn move again, so the result is compared with a state that does
        assert state.play(move) == state.evolve().play(str(move)), move
    for state in [state for state in deciding if len(moves_of(state)) <= FEW][::3]:
        left = set(moves_of(state))
        legal = frozenset(left)
        for number in range(DRAWS):
            move = state.sample(number)
            assert move in legal
            left.discard(move)
            if not left:
                break
        assert left == set(), (state, left)
    yield from ()
