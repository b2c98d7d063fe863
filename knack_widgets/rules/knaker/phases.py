"""The phases of a match: the verbs of each, with objections, effects and lists of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVarTuple, Unpack

from ..core.cards import Card
from ..core.chance import Draws
from ..core.clauses import Clause
from ..core.moves import Move
from ..core.phases import ChancePhase, OverPhase, Phase
from ..core.reasons import Reason
from .acts import accuse, blow, cheat, draw, exchange, insert, legality, pick_up, play, replace, take_back, uncover
from .acts.grounds import grounds
from .acts.in_force import table_clauses
from .acts.likely_lays import likely_orders
from .acts.urgency import seats_to_ask
from .pack import Cards
from .public_hands import remember
from .rules import r01_setup, r02_exchange, r03_play, r07_out, r09_take_back, r13_seven, r16_cheating
from .state import KnakerState
from .verbs import blow_of, cards_and_pile_of, cards_of, no_words, pile_of, seat_of

Words = tuple[str, ...]
Args = TypeVarTuple("Args")


@dataclass(frozen=True, slots=True)
class Act(Generic[*Args]):
    """A verb in a phase: its parser, objections, effect and list of moves.

    mean: parses the words after the verb
    object_to: returns the objections
    do: returns the state after the move
    list_words: yields the possible words after the verb, sorted; None if the verb has no words
    draw_words: returns a random one of these, or None if there is no move. The field is None if there are few, so that
        drawing from the whole list is cheap
    """

    mean: Callable[[Words], tuple[*Args]]
    object_to: Callable[[KnakerState, int, Unpack[Args]], list[Reason]]
    do: Callable[[KnakerState, int, Unpack[Args]], KnakerState]
    list_words: Callable[[KnakerState, int], Iterator[Words]] | None = None
    draw_words: Callable[[KnakerState, int, Draws], Words | None] | None = None


def draw_words(act: Act[*tuple[Any, ...]], s: KnakerState, seat: int, draws: Draws) -> Words | None:
    """Return the words after the verb of a randomly drawn legal move of a seat.

    Return None if the seat has no legal move with this verb.
    """
    if act.draw_words:
        return act.draw_words(s, seat, draws)
    if act.list_words:
        words = [*act.list_words(s, seat)]
        return words[draws.pick(len(words))] if words else None
    return None if act.object_to(s, seat) else ()


def seat_of_move(move: Move) -> int:
    """Return the seat that makes a move.

    Raise AssertionError if it is a move of chance, because chance makes no moves in these phases.
    """
    if move.seat is None:
        raise AssertionError(f"the move is “{move}”: expected a move of a seat")
    return move.seat


class ActPhase(Phase[KnakerState]):
    """A phase in which several seats may have moves at the same time."""

    def __init__(self, name: str, permission: Clause, acts: Mapping[str, Act[*tuple[Any, ...]]]) -> None:
        super().__init__(name, permission)
        self._acts = dict(sorted(acts.items()))
        self.verbs = tuple(self._acts)
        self._honest = tuple(verb for verb in self.verbs if verb not in CHEATS)

    def objections(self, s: KnakerState, move: Move) -> list[Reason]:
        """Return the objections to a move, the decisive clause first."""
        act = self._acts.get(move.verb)
        return act.object_to(s, seat_of_move(move), *act.mean(move.args)) if act else self.reasons(s, move)

    def reasons(self, s: KnakerState, move: Move) -> list[Reason]:
        """Return the reasons against a move whose verb is not one of this phase's verbs.

        While a seat is accused, no cards may be changed (9.2).
        """
        if self.name == "accused" and move.verb == "back":
            return [r09_take_back.control_goes_on(move.seat)]
        return super().reasons(s, move)

    def each_move(self, s: KnakerState) -> Iterator[Move]:
        """Yield the legal moves, sorted by text."""
        for seat in sorted(range(len(s.hands)), key=str):
            yield from self.each_move_of(s, seat)

    def each_move_of(self, s: KnakerState, seat: int) -> Iterator[Move]:
        """Yield the legal moves of one seat, sorted by text."""
        for verb in self._acts:
            yield from self.moves_with(s, seat, verb)

    def moves_with(self, s: KnakerState, seat: int, verb: str) -> Iterator[Move]:
        """Yield the legal moves of one seat with one verb."""
        act = self._acts[verb]
        if act.list_words:
            yield from (Move(seat, verb, words) for words in act.list_words(s, seat))
        elif not act.object_to(s, seat):
            yield Move(seat, verb)

    def sample(self, s: KnakerState, seed: int) -> Move | None:
        """Return a random legal move, or None if no move is legal.

        Every pair of a seat and a verb that it may use has the same probability. Within a verb the
        probabilities depend on the cards, see `all_lays.LayTree.draw_lay`. It builds no long lists.
        """
        draws = Draws(seed)
        # without cheats the clauses refuse all accusations, and all moves of seats that have left the game
        seats, verbs = (range(len(s.hands)), self.verbs) if s.cheating else (s.still_in, self._honest)
        for seat, verb in draws.order([(seat, verb) for seat in seats for verb in verbs]):
            words = draw_words(self._acts[verb], s, seat, draws)
            if words is not None:
                return Move(seat, verb, words)
        return None

    def seats_to_ask(self, s: KnakerState) -> Iterator[tuple[int, bool]]:
        """Yield the seats that may act, the most urgent first; see `acts.urgency.seats_to_ask`."""
        return seats_to_ask(s)

    def other_orders(self, s: KnakerState, move: Move) -> Iterator[Move]:
        """Yield the move with its cards in other orders.

        A player who picks the cards in any order may mean a ladder or a kåker.
        """
        if move.verb == "play":
            yield from (Move(move.seat, move.verb, cards) for cards in likely_orders(tuple(map(Card, move.args))))

    def to_act(self, s: KnakerState) -> frozenset[int]:
        """Return the seats that have a legal move; a drawn move shows it without a list of all moves."""
        return frozenset(seat for seat in range(len(s.hands)) if any(self._can(s, seat, verb) for verb in self._acts))

    def _can(self, s: KnakerState, seat: int, verb: str) -> bool:
        """Return whether a seat has a legal move with a verb."""
        return draw_words(self._acts[verb], s, seat, Draws(0)) is not None

    def in_force(self, s: KnakerState, seat: int | None) -> tuple[Clause, ...]:
        """Return the clauses in force because of table and hand, and the clause of the phase."""
        return tuple(dict.fromkeys((*table_clauses(s, seat), self.permission)))

    def grounds(self, s: KnakerState, move: Move) -> tuple[str, ...]:
        """Return the clauses that a legal move obeys, then the clauses in force."""
        cards: Cards = cards_of(move.args)[0] if move.verb in ("play", "insert") else ()
        owner = None
        if move.verb == "lay":
            cards, owner, _ = cards_and_pile_of(move.args)
        clauses = grounds(s, seat_of_move(move), move.verb, cards, owner)
        return tuple(dict.fromkeys((*(clause.id for clause in clauses), *s.in_force(move.seat))))

    def play(self, s: KnakerState, move: Move) -> KnakerState:
        """Return the state after a legal move."""
        act, seat = self._acts[move.verb], seat_of_move(move)
        after = act.do(s, seat, *act.mean(move.args))
        return after if s.cheating else remember(s, after, seat, move.verb)


class ReplacePhase(ChancePhase[KnakerState]):
    """The phase in which chance replaces the cards that a cheat has touched (16.7)."""

    def pool(self, s: KnakerState) -> Cards:
        """Return the stock and the discarded cards."""
        return (*s.stock, *s.discard)


CHEATS: Final = {
    "accuse": Act(seat_of, accuse.objections_to_accuse, accuse.accuse, accuse.list_accusations),
    "cheat": Act(cheat.cheat_of, cheat.objections_to_cheat, cheat.cheat, cheat.list_cheats, cheat.draw_cheat),
}


def _end(s: KnakerState) -> KnakerState:
    return s.evolve(phase="over", events=(("ends", r01_setup.pack_and_deal.id),))


PHASES: Final[tuple[Phase[KnakerState], ...]] = (
    ChancePhase("deal", r01_setup.pack_and_deal, "deal", r01_setup.deal, end=_end, ending=r01_setup.pack_and_deal),
    ActPhase(
        "exchange",
        r02_exchange.until_ready,
        {
            "take": Act(pile_of, exchange.objections_to_take, exchange.take, exchange.list_takes),
            "lay": Act(
                cards_and_pile_of, exchange.objections_to_lay, exchange.lay, exchange.list_lays, exchange.draw_lay
            ),
            "draw": Act(no_words, exchange.objections_to_draw, exchange.draw),
            "ready": Act(no_words, exchange.objections_to_ready, exchange.ready),
            **CHEATS,
        },
    ),
    ActPhase(
        "play",
        r03_play.higher,
        {
            "play": Act(cards_of, play.objections_to_play, play.play, play.list_plays, play.draw_play),
            "chance": Act(no_words, uncover.objections_to_chance, uncover.chance),
            "pick-up": Act(no_words, pick_up.objections_to_pick_up, pick_up.pick_up),
            "draw": Act(no_words, draw.objections_to_draw, draw.draw),
            "flip": Act(pile_of, uncover.objections_to_flip, uncover.flip, uncover.list_flips),
            "back": Act(
                cards_of,
                take_back.objections_to_take_back,
                take_back.take_back,
                take_back.list_take_backs,
                take_back.draw_take_back,
            ),
            "insert": Act(
                cards_of, insert.objections_to_insert, insert.insert, insert.list_insertions, insert.draw_insertion
            ),
            **CHEATS,
        },
    ),
    ActPhase("blow", r13_seven.go_out, {"blow": Act(blow_of, blow.objections_to_blow, blow.blow, blow.list_blows)}),
    ActPhase(
        "accused",
        r16_cheating.cheats,
        {
            "admit": Act(no_words, r16_cheating.objections_to_answer, accuse.admit),
            "deny": Act(no_words, r16_cheating.objections_to_answer, accuse.deny),
        },
    ),
    ActPhase(
        "last-word",
        r07_out.play_on,
        {"ready": Act(no_words, legality.objections_to_outsider, accuse.let_stand), **CHEATS},
    ),
    ReplacePhase("replace", r16_cheating.replaces, "draw", replace.replace, drawn=replace.cards_to_draw),
    OverPhase("over", r07_out.play_on),
)
