"""Questions whether a declaration that must be made at once is still in time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from ...rulebook.speech import Speaker
from ...rules import IllegalMove, Move, State
from ...rules.core.cards import BIT
from ...rules.core.chance import Draws
from ...rules.core.facts import Facts
from ..exercise import Exercise, Problem
from ..spots import Spot
from ..twins import is_decided
from .asking import Asking
from .outcomes import end_sentence

NOW: Final = "now"
"""The choice of making the declaration before any other move."""
JOIN: Final = "; "
WALKS: Final = 6
"""Number of random continuations that are tried."""
LONGEST: Final = 4
"""Limit on the moves of one continuation."""
EACH: Final = 3
"""Limit on the number of right choices, and on the number of wrong choices."""
FEW: Final = 3
"""Least number of choices."""
SELDOM: Final = 8
"""One in this many usual cases becomes a question. In a usual case one move is in time, and two moves are too late."""
SPOKEN: Final = "any-time"
"""The value of `stands` (a control's prominence) for moves that may be made out of turn."""


def spoken_verbs(game: Facts, phase: str) -> frozenset[str]:
    """Return the verbs of a phase that may be used at any time."""
    return frozenset(verb for verb, stands in game.stands[phase].items() if stands == SPOKEN)


def speaking_moves(state: State) -> list[Move]:
    """Return the current legal moves that do not depend on the turn."""
    verbs = spoken_verbs(state.setup.game, state.phase)
    return [move for move in state.legal if move.verb in verbs] if verbs else []


def play_line(state: State, choice: str) -> State:
    """Return the state after the moves of a choice. Raise IllegalMove if one is refused."""
    for text in [] if choice == NOW else choice.split(JOIN):
        state = state.play(text)
    return state


class StillImmediate(Asking):
    """The question after which moves a declaration that must be made at once is still in time.

    The question also states that no other seat has a declaration to make.
    """

    name = "still-immediate"
    level = 4

    def fits(self, game: Facts, clause: str) -> bool:
        """Return whether the clause is a permission, and the game has moves out of turn."""
        return game.clauses[clause].kind == "permission" and any(spoken_verbs(game, phase) for phase in game.controls)

    def find(self, spot: Spot, clause: str, draws: Draws) -> Problem | None:
        """Return a question about a seat that must declare by the clause, or None.

        No other seat may have to declare, and after some continuations the declaration must be too late.
        """
        state = spot.state
        declarations = speaking_moves(state)
        if (
            len(declarations) != 1
            or declarations[0].seat is None
            or state.play(declarations[0]).events[0][-1] != clause
        ):
            return None
        (move,), seat = declarations, declarations[0].seat
        since = _played_since(spot, move)
        if since is None:
            return None
        view = state.view(seat)
        seen = frozenset(view.hands[seat] or ()).union(card for row in view.scene.rows for card in row.cards if card)
        lines: dict[str, bool] = {NOW: True}
        for _ in range(WALKS):
            lines.update(_walk(state, move, seen, draws))
        in_time = [line for line, legal in lines.items() if legal]
        late = [line for line, legal in lines.items() if not legal]
        moves = max(0 if line == NOW else 1 + line.count(JOIN) for line in in_time)
        if not late or (moves == 1 and draws.pick(SELDOM)):
            return None
        chosen = [line for group in (in_time, late) for line in islice(draws.order(group), 1 + draws.pick(EACH))]
        if len(chosen) < FEW:
            return None
        right = frozenset(line for line in chosen if lines[line])
        if not is_decided(Spot(spot.steps, state, None), seat, lambda twin: _in_time(twin, move, chosen), draws):
            return None
        order = sorted(chosen, key=lambda line: (line != NOW, line.count(JOIN), line))
        return Problem(seat, tuple(order), right, facts={"since": since})

    def rests_on(self, problem: Problem, state: State) -> object:
        """Return the choices after which the declaration is still in time."""
        declaration = next((move for move in speaking_moves(state) if move.seat == problem.seat), None)
        return declaration and _in_time(state, declaration, problem.choices)

    def ask(self, exercise: Exercise, speak: Speaker) -> str:
        """Return the question, with the seat's cards and the moves since it could declare."""
        key, held = f"exercise-{self.name}", exercise.clause.replace(".", "-")
        said = [speak.say(f"{key}.held", {"held": held}, held)]
        if since := exercise.problem.facts["since"]:
            moves = " ".join(end_sentence(speak.move(move)) for move in since)
            said.append(speak.say(f"{key}.since", {"moves": moves}, moves))
        return " ".join([*said, speak.say(key, {}, self.name)])

    def label(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        """Return a choice in words: to declare now, or the moves before the declaration."""
        if choice == NOW:
            return speak.say(f"exercise-{self.name}.now", {}, choice)
        return speak.say(f"exercise-{self.name}.then", {"moves": _tell(exercise.state, choice, speak)}, choice)

    def explain(self, exercise: Exercise, choices: frozenset[str], speak: Speaker) -> list[str]:
        """Return why each choice is in time, or by which move it is too late."""
        return [self._why(exercise, choice, speak) for choice in exercise.choices if choice in choices]

    def _why(self, exercise: Exercise, choice: str, speak: Speaker) -> str:
        if choice in exercise.answer:
            return speak.say(f"exercise-{self.name}-told", {}, choice)
        last = exercise.state.read(choice.rpartition(JOIN)[2])
        whose = "self" if last.seat == exercise.seat else "others"
        return speak.say(f"exercise-{self.name}-late-{whose}", {}, choice)


def _tell(state: State, choice: str, speak: Speaker) -> str:
    """Return the moves of a choice, one sentence each."""
    return " ".join(end_sentence(speak.move(state.read(one))) for one in choice.split(JOIN))


def _walk(state: State, says: Move, seen: frozenset[str], draws: Draws) -> Iterator[tuple[str, bool]]:
    """Yield the beginnings of a random continuation, and whether the declaration is in time."""
    line: list[str] = []
    for _ in range(LONGEST):
        able = [move for move in state.legal if _is_plain(state, move, says, seen)]
        if not able:
            return
        move = able[draws.pick(len(able))]
        line.append(str(move))
        state = state.play(move)
        legal = state.judge(says).legal
        if not legal and not _is_forgotten(state, says):
            return  # another event has intervened
        yield JOIN.join(line), legal
        if not legal:
            return


def _is_plain(state: State, move: Move, says: Move, seen: frozenset[str]) -> bool:
    """Return whether a move is made in turn and names only known cards of the moving seat."""
    stands = state.setup.game.stands[state.phase][move.verb]
    cards = [card for card in move.args if card in BIT]
    known = not cards or (move.seat == says.seat and seen.issuperset(cards))
    return known and move.seat == state.turn and stands not in (SPOKEN, "rare")


def _played_since(spot: Spot, says: Move) -> tuple[Move, ...] | None:
    """Return the moves of this deal since the declaration was first allowed.

    Return None if it was not allowed all the time since then.
    """
    moves: list[Move] = []
    held = True
    for step in reversed(spot.steps):
        move = step.move
        if step.before.chance:
            break
        if not step.before.judge(says).legal:
            held = False
        elif not held:
            return None
        else:
            moves.append(move)
    return tuple(reversed(moves))


def _is_forgotten(after: State, says: Move) -> bool:
    """Return whether a deal has ended because a seat has not declared.

    That event is the first, unless cards are only counted.
    """
    game = after.setup.game
    ending = [event for event in after.events if event[0] != "turn" and game.events[event[0]].ending]
    if not ending or game.clauses[ending[0][-1]].kind == "definition":
        return False
    return any(game.event_facts(event).get("seat") == says.seat for event in ending if event[0] == ending[0][0])


def _in_time(state: State, says: Move, lines: Sequence[str]) -> object:
    """Return the continuations (lines of moves) after which the declaration is still in time.

    Return None if another seat also has a declaration to make, because the question excludes this.
    """
    if len(speaking_moves(state)) > 1:
        return None
    in_time = set()
    for line in lines:
        try:
            if play_line(state, line).judge(says).legal:
                in_time.add(line)
        except IllegalMove:
            return None
    return frozenset(in_time)
