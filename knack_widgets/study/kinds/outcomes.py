"""Questions about outcomes: who acts next, who takes the trick, payments, and clauses."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from ...rulebook.names import money
from ...rulebook.speech import Speaker
from ...rules import Move, State
from ...rules.core.cards import BIT
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..other_games import Told
from ..spots import Spot
from ..twins import is_decided
from .asking import Asking, play_elsewhere
from .clauses import name_clause, near_misses, offer

BALANCE: Final = "balance"
MANY: Final = 3
"""A trick with fewer cards is trivial, because a glance decides it."""
SELDOM: Final = 6
"""One in this many trivial tricks becomes a question."""
AMOUNTS: Final = 4
"""Number of amounts, or of clauses, that are offered."""


def seen_by(spot: Spot, move: Move, draws: Draws) -> int:
    """Return the seat to ask: any seat, or the mover if the other seats must not see the move."""
    state = spot.state
    seats = [seat for seat in range(len(state.setup.names)) if state.view(seat).hands[seat]]
    hides = state.setup.game.verbs[move.verb].hides
    if hides or not seats:
        return move.seat or 0
    return seats[draws.pick(len(seats))]


def first_event(after: State, name: str) -> tuple[Any, ...] | None:
    """Return the first event with this name that a move has caused, or None."""
    return next((event for event in after.events if event[0] == name), None)


class OfOutcomes(Asking):
    """The common part of the kinds that ask for the outcome of the next move."""

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether events may cite the clause."""
        return game.clauses[clause].kind in ("permission", "effect", "duty")

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question, with the move that is made."""
        move = exercise.move
        done = end_sentence(speak.move(move)) if move else ""
        facts = {"done": done, "seat": exercise.problem.facts.get("whose")}
        return speak.say(f"exercise-{self.name}", facts, self.name)

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return a player's name."""
        del exercise
        return speak.place(int(choice))

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return the consequences of the move, in sentences."""
        del choices
        after = self.state_after(exercise)
        if exercise.move is None or after is None:
            return []
        return [end_sentence(text) for text, _ in speak.narrate(exercise.move, after.events, turns=True)]

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return whose turn it is after the move, the balances, and what the move has caused."""
        if problem.move is None:
            return None
        after = state.play(problem.move)
        caused = [(event[0], event[-1], _seat_of(state, event)) for event in after.events]
        return after.turn, _balances(after), tuple(caused)

    def state_after(self, exercise: Exercise) -> State | None:
        """Return the state after the move."""
        return exercise.state.play(exercise.move) if exercise.move else None

    def is_known(self, spot: Spot, seat: int, answer: Callable[[State], Any], draws: Draws) -> bool:
        """Return whether the seat can know the answer."""
        move = spot.next
        if move is None or _uncovers(spot, move, seat):
            return False
        return is_decided(spot, seat, lambda state: answer(state.play(move)), draws)


def _uncovers(spot: Spot, move: Move, seat: int) -> bool:
    """Return whether a move reveals cards that the seat has not seen."""
    view = spot.state.view(seat)
    known = {*move.args, *(view.hands[seat] or ()), *(card for row in view.scene.rows for card in row.cards)}
    facts = [fact for event in spot.state.play(move).events for fact in event[1:-1]]
    return any(fact in BIT and fact not in known for fact in facts if isinstance(fact, str))


def end_sentence(text: str) -> str:
    """Return a sentence with its full stop."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


class WhoActs(OfOutcomes):
    """The question whose turn it is after a move."""

    name = "who-acts"
    level = 1
    trivial = True

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause can decide the turn: a permission or an effect."""
        return game.clauses[clause].kind in ("permission", "effect")

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a move after which the clause gives a seat the turn, or None."""
        move = spot.next
        if move is None or move.seat is None or len(spot.state.view().players_in) < 2:
            return None
        after = spot.state.play(move)
        event = first_event(after, "turn")
        if event is None or event[-1] != clause or after.turn is None:
            return None
        seat = seen_by(spot, move, draws)
        if not self.is_known(spot, seat, lambda state: state.turn, draws):
            return None
        choices = tuple(map(str, range(len(after.setup.names))))
        return Problem(seat, choices, frozenset((str(after.turn),)), move)

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the seat that has the next turn in another game, with the clause that gives it."""
        del game
        after = play_elsewhere(state, problem.move)
        event = after and first_event(after, "turn")
        return {str(after.turn): (event[-1],)} if after and event else {}


class WhoTakes(OfOutcomes):
    """The question who takes a trick when its last card is played."""

    name = "who-takes"
    level = 1
    hides = frozenset({"winning"})

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause is an effect."""
        return game.clauses[clause].kind == "effect"

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a trick that a seat takes by the clause, or None."""
        move = spot.next
        trick = spot.state.view().scene.trick
        if move is None or move.seat is None or trick is None or not trick.plays:
            return None
        after = spot.state.play(move)
        event = first_event(after, "trick")
        if event is None or event[-1] != clause:
            return None
        seat = seen_by(spot, move, draws)
        if not self.is_known(spot, seat, lambda state: first_event(state, "trick"), draws):
            return None
        choices = tuple(str(other) for other in sorted({*[played.seat for played in trick.plays], move.seat}))
        if len(choices) < MANY and draws.pick(SELDOM):
            return None
        return Problem(seat, choices, frozenset((str(event[1]),)), move)

    def right_elsewhere(self, problem: Problem, game: Facts, state: State | None) -> Told:
        """Return the seat that takes the trick in another game, with the clause that says so."""
        del game
        after = play_elsewhere(state, problem.move)
        event = after and first_event(after, "trick")
        return {str(event[1]): (event[-1],)} if event else {}


def _balances(state: State) -> tuple[int, ...]:
    return state.score.get(BALANCE, ())


class WhatIsPaid(OfOutcomes):
    """The question by how much a balance changes when a deal is settled."""

    name = "what-is-paid"

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause can move money: an effect, or a permission at the end of a match."""
        return game.clauses[clause].kind in ("effect", "permission")

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a move that ends a deal with a payment by the clause, or None."""
        move = spot.next
        return self._find_paid(spot, move, clause, draws) if move is not None and move.seat is not None else None

    def find_fair(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a move, or about the end of a match, with a payment by the clause, or None.

        A permission is asked about at the end only: during a deal it allows moves, and other clauses move the money.
        """
        move = spot.next
        if spot.state.setup.game.clauses[clause].kind == "effect":
            return self.find(spot, clause, draws)
        ends = move is not None and move.seat is None and not move.args
        return self._find_paid(spot, move, clause, draws) if move and ends else None

    def _find_paid(self, spot: Spot, move: Move, clause: str, draws: Draws) -> Problem | None:
        state = spot.state
        if not _balances(state):
            return None
        after = state.play(move)
        cited = {event[-1] for event in after.events if event[0] not in ("turn", "trick")}
        if clause not in cited or _balances(after) == _balances(state):
            return None
        seat = draws.pick(len(state.setup.names)) if move.seat is None else seen_by(spot, move, draws)
        changes = [now - then for now, then in zip(_balances(after), _balances(state), strict=True)]
        named = [_seat_of(state, event) for event in after.events if event[-1] == clause]
        gaining = [one for one, change in enumerate(changes) if change]
        concerned = [one for one in gaining if one in named] or gaining
        # at the end of a match all get equal shares
        whose = seat if move.seat is None else concerned[draws.pick(len(concerned))]
        if not self.is_known(spot, seat, _balances, draws):
            return None
        amounts = _near_amounts(changes, whose, draws, () if move.seat is not None else amounts_of(after))
        return Problem(seat, amounts, frozenset((str(changes[whose]),)), move, facts={"whose": whose})

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return an amount with its sign."""
        del exercise, speak
        amount = int(choice)
        return f"+{amount}" if amount > 0 else money(amount)


def _seat_of(state: State, event: tuple[Any, ...]) -> int | None:
    seat = state.setup.game.event_facts(event).get("seat")
    return seat if isinstance(seat, int) else None


def amounts_of(after: State) -> tuple[int, ...]:
    """Return the numbers in the events after a move, other than seats: sums and shares.

    after: the state after the move
    """
    facts = [after.setup.game.event_facts(event) for event in after.events]
    return tuple(value for fact in facts for name, value in fact.items() if name != "seat" and type(value) is int)


def _near_amounts(changes: list[int], whose: int, draws: Draws, sums: tuple[int, ...] = ()) -> tuple[str, ...]:
    """Return the right amount and wrong amounts: those of other seats, other sums, and likely mistakes."""
    right = changes[whose]
    step = max(1, abs(right) // 2) if right else max(map(abs, changes))
    slips = dict.fromkeys((*changes, *sums, 0, -right, 2 * right, right + step, right - step))
    near = [amount for amount in slips if amount != right]
    chosen = {right, *islice(draws.order(near), AMOUNTS - 1)}
    return tuple(map(str, sorted(chosen)))


class WhatFollows(OfOutcomes):
    """The question which clauses decide the consequences of a move."""

    name = "what-follows"
    level = 3

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause is an effect."""
        return game.clauses[clause].kind == "effect"

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a move that has a consequence by the clause, or None."""
        move, state = spot.next, spot.state
        if move is None or move.seat is None:
            return None
        after = state.play(move)
        right = _effects_of(after)
        if clause not in right or len(right) > AMOUNTS:
            return None
        seat = seen_by(spot, move, draws)
        if not self.is_known(spot, seat, _effects_of, draws):
            return None
        game = state.setup.game
        kin = [one.id for one in game.clauses.values() if one.kind == "effect"]
        chapter = [one for one in kin if one.partition(".")[0] == clause.partition(".")[0]]
        # the clause of the next turn is neither a right nor a wrong choice
        cited = right | {str(event[-1]) for event in after.events}
        candidates = near_misses(game, clause, chapter or kin, draws, cited)
        wrong = [one for one in candidates if one in kin]
        return Problem(seat, offer(game, right, wrong), right, move) if wrong else None

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return a clause's label and its first words."""
        return name_clause(exercise, choice, speak)


def _effects_of(after: State) -> frozenset[str]:
    """Return the effects that a move has caused."""
    clauses = after.setup.game.clauses
    cited = {str(event[-1]) for event in after.events if event[0] != "turn"}
    return frozenset(one for one in cited if clauses[one].kind == "effect")
