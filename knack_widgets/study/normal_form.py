"""Normal forms of exercises: two exercises are different if their normal forms differ.

A normal form has what decides the answer. Suits that the rules treat alike change places until the text is smallest,
seats are counted from the asked seat, and a shown card is left out if no exchange with an unseen card changes the
answer or its clauses. The cards that the choices name always stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, permutations, product
from typing import Final, NamedTuple

from ..rules import Card, Game, IllegalMove, Move, Position, State, View
from ..rules.core.cards import BIT, RANKS
from ..rules.core.positions.form import Check, checks_about
from .exercise import Exercise
from .kinds import ONE_ANSWER
from .kinds.outcomes import amounts_of

DEEPEST: Final = 6
"""Limit on the top cards of a pile that are looked at; deeper cards decide nothing."""
FORMS: Final = 512
"""Number of normal forms that are cached."""
CARD: Final = re.compile(r"\b([2-9TJQKA])([shdc])\b")
Zones = tuple[tuple[str, tuple[str, ...]], ...]


class NormalForm(NamedTuple):
    """The facts from which the answer of an exercise follows.

    clause: the clause that the exercise is about
    kind: name of its kind of question
    table: the cards that matter, the move, and what the answer rests on; equal for exercises about equal tables
    asked: the choices and the right ones
    """

    clause: str
    kind: str
    table: str
    asked: str


def normal_form(exercise: Exercise) -> NormalForm:
    """Return the normal form of an exercise.

    exercise: the exercise

    >>> from knack_widgets.study import exercises
    >>> one = exercises.load("knack.play-3.legal-moves.7")
    >>> normal_form(one) == normal_form(exercises.load(one.id))
    True
    """
    return _form(exercise.id, exercise.record.final.setup.game, _Key(exercise))


class _Key:
    """An exercise as an argument that a cache does not compare."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=FORMS)
def _form(id_: str, game: Game, key: _Key) -> NormalForm:
    del id_
    exercise = key.exercise
    choices = [_turned_choice(choice, exercise) for choice in exercise.choices]
    right = [_turned_choice(choice, exercise) for choice in exercise.answer]
    zones = _kept_zones(exercise) if exercise.shows_table else ()
    moves = _verdicts(exercise) if exercise.shows_table else []
    moves = moves or [f"right: {' '.join(sorted(exercise.answer))}"]
    facts = [*_facts(exercise), *_outcome(exercise, right)]
    trump = exercise.view.scene.trump if exercise.shows_table else None
    on_table = not exercise.shows_table or any(map(exercise.cards_of, exercise.choices))
    texts = []
    for suits in _suit_orders(game):
        asked = f"{sorted(_rename(choices, suits))} {sorted(_rename(right, suits))}"
        table = [f"{name} {_arrange(name, _rename(cards, suits))}" for name, cards in zones if cards]
        table += [*sorted(_rename(moves, suits)), *_rename(facts, suits)]
        table += [f"trump {suits[trump]}"] if trump else []
        texts.append(("; ".join([*table, asked] if on_table else table), asked))
    return NormalForm(exercise.clause, exercise.kind, *min(texts))


@lru_cache(maxsize=16)
def _suit_orders(game: Game) -> tuple[dict[str, str], ...]:
    """Return the ways in which suits may change places, as suit → suit."""
    groups = [[dict(zip(group, order, strict=True)) for order in permutations(group)] for group in game.suits_alike]
    return tuple(dict(chain.from_iterable(part.items() for part in parts)) for parts in product(*groups))


def _rename(texts: Sequence[str], suits: dict[str, str]) -> list[str]:
    return [CARD.sub(lambda card: card[1] + suits[card[2]], text) for text in texts]


def _arrange(name: str, cards: list[str]) -> list[str]:
    return sorted(cards) if name in ("hand", "piles", "middle") else cards


def _turned_choice(text: str, exercise: Exercise) -> str:
    """Return a choice with its seats counted from the asked seat."""
    if text.isdigit() and exercise.kind in ("who-acts", "who-takes"):
        return str(_seat_from(exercise, int(text)))
    return "; ".join(_turned_move(part, exercise) for part in text.split("; ")) if " " in text else text


def _turned_move(text: str, exercise: Exercise) -> str:
    try:
        move = exercise.state.read(text)
    except ValueError:
        return text
    owners = [
        re.sub(r"^(\d+)(?=\.\d$)", lambda seat: str(_seat_from(exercise, int(seat[1]))), arg) for arg in move.args
    ]
    seat = "" if move.seat is None else f"{_seat_from(exercise, move.seat)} "
    return f"{seat}{' '.join([move.verb, *owners])}"


def _seat_from(exercise: Exercise, seat: int) -> int:
    return (seat - exercise.seat) % len(exercise.state.setup.names)


def _facts(exercise: Exercise) -> list[str]:
    """Return the facts that the question states."""
    facts = {**exercise.problem.facts}
    if "whose" in facts:
        facts["whose"] = _seat_from(exercise, facts["whose"])
    if "since" in facts:
        facts["since"] = [_turned_move(str(move), exercise) for move in facts["since"]]
    return [str(sorted(facts.items()))] if facts else []


def _outcome(exercise: Exercise, right: Sequence[str]) -> list[str]:
    """Return the outcome that is asked for: tables with different outcomes differ, also if the choices agree.

    Among seats, the number of seats counts; for a turn, who deals; of a payment, the sums from which it follows.

    right: the right choices, with their seats counted from the asked seat
    """
    if exercise.kind not in ONE_ANSWER:
        return []
    seats = len(exercise.state.setup.names)
    pays = exercise.kind == "what-is-paid" and exercise.move is not None
    sums = sorted(amounts_of(exercise.state.play(str(exercise.move)))) if pays else []
    dealer = exercise.view.scene.dealer if exercise.kind == "who-acts" else None
    deals = "" if dealer is None else f", dealt by {_seat_from(exercise, dealer)}"
    return [f"outcome {' '.join([*right, *map(str, sums)])} of {seats}{deals}"]


def _verdicts(exercise: Exercise) -> list[str]:
    """Return the moves that the question is about, each with the clauses that speak of it."""
    state = exercise.state
    return [
        f"{_turned_move(str(move), exercise)}: {' '.join(_cited_clauses(state, move))}" for move in _moves(exercise)
    ]


def clause_mix(exercise: Exercise) -> tuple[str, frozenset[str]]:
    """Return the kind of question, and the clauses that speak of the moves that it is about.

    exercise: the exercise
    """
    moves = _moves(exercise) if exercise.shows_table else ()
    return exercise.kind, frozenset(clause for move in moves for clause in _cited_clauses(exercise.state, move))


def _moves(exercise: Exercise) -> list[Move]:
    """Return the moves that the question is about."""
    problem = exercise.problem
    moves = [problem.move] if problem.move else [exercise.move_of(choice) for choice in problem.choices]
    return [move for move in moves if move is not None]


def _cited_clauses(state: State, move: Move) -> tuple[str, ...]:
    verdict = state.judge(move)
    if not verdict.legal:
        return tuple(verdict.clauses)
    return tuple(sorted({str(event[-1]) for event in state.play(move).events})) if move.verb != "deal" else ()


# -- cards that matter


def _kept_zones(exercise: Exercise) -> Zones:
    """Return the zones with the shown cards that matter."""
    named = {str(card) for choice in exercise.choices for card in exercise.cards_of(choice)}
    if exercise.move is not None:
        named.update(str(arg) for arg in exercise.move.args if arg in BIT)
    test = _Exchanges(exercise)
    return tuple(
        (name, tuple(card for card in cards if card in named or test.matters(card)))
        for name, cards in _shown_zones(exercise.view, exercise.seat)
    )


def _shown_zones(view: View, seat: int) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the zones of cards that the asked seat sees, except other seats' piles."""
    scene = view.scene
    yield "hand", tuple(map(str, view.hands[seat] or ()))
    for row in scene.rows:
        yield row.name, tuple(str(card) for card in row.cards[-DEEPEST:] if card)
    if scene.trick:
        yield "trick", tuple(str(played.card) for played in scene.trick.plays if not played.face_down)
    if scene.heap:
        yield "heap", tuple(map(str, scene.heap.cards[-DEEPEST:]))
    if scene.piles:
        yield "piles", tuple(map(str, scene.open_cards(seat)))


class _Exchanges:
    """The exchanges of a shown card with unseen cards: of each suit the lowest, a middle and the highest."""

    def __init__(self, exercise: Exercise) -> None:
        self.exercise = exercise
        self.rests_on = exercise.rests_on
        self.position = Position.of(exercise.state)
        kinds = self.position.draft.fields.kinds
        self.cards = {name: frozenset(kinds[name].cards(value)) for name, value in self.position.values.items()}
        self.checks: dict[frozenset[str], Sequence[Check]] = {}
        shown = {card for _, cards in _shown_zones(exercise.view, exercise.seat) for card in cards}
        unseen = {str(card) for card in exercise.state.setup.pack} - shown
        self.unseen = [card for suit in "shdc" for card in _spread(sorted(unseen, key=_rank), suit)]
        self.wanted = self._rests_on(exercise.state)

    def matters(self, card: str) -> bool:
        """Return whether an exchange of the card changes what the answer rests on, or no exchange is possible."""
        possible = 0
        for other in self.unseen:
            if (state := self._exchange(Card(card), Card(other))) is None:
                continue
            possible += 1
            if self._rests_on(state) != self.wanted:
                return True
        return not possible

    def _exchange(self, card: Card, other: Card) -> State | None:
        """Return the state with two cards in each other's place, or None if it cannot be.

        Only the checks are made whose result may change.
        """
        names = frozenset(name for name, cards in self.cards.items() if card in cards or other in cards)
        if names not in self.checks:
            self.checks[names] = checks_about(self.position.draft, names)
        places = {card: other, other: card}
        changed = self.position.fill(names, lambda one, _: places.get(one, one))
        if changed.faults(checks=self.checks[names]):  # a joker may be there twice
            return None
        state: State = changed.state(changed.draft)
        return state if state.over or state.chance or state.to_act else None

    def _rests_on(self, state: State) -> object:
        try:
            return self.rests_on(state)
        except IllegalMove as error:
            return tuple(error.verdict.clauses)


def _rank(card: str) -> int:
    return RANKS.find(card[0])


def _spread(cards: Sequence[str], suit: str) -> list[str]:
    same = [card for card in cards if card[1] == suit]
    return [*dict.fromkeys((same[0], same[len(same) // 2], same[-1]))] if same else []
