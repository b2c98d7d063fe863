"""Chapter *bidding*: forced deals, swinging (bidding for the choice of trump), and the other seats' answers."""

from __future__ import annotations

from typing import Final

from ..core.cards import SUITS
from ..core.clauses import Chapter, Clause
from ..core.events import Event
from ..core.moves import Move, Verb
from ..core.phases import ChoicePhase, TurnPhase
from ..core.reasons import Reason
from ..core.seats import next_seat, seat_after
from ..core.three_cards import TRICKS
from ..core.tricks.state import after_throwing
from . import buying, payment
from .state import SvangknackState

clause: Final = Chapter("bidding")

forced_deal = clause.says("bidding.1", "SK-4")
top_card_up = clause.says("bidding.2", "SK-4")
all_in = clause.says("bidding.3", "SK-4")
first_is_forced = clause.definition("bidding.4")
right_to_choose = clause.says("bidding.5", "SK-5")
forehand_begins = clause.permission("bidding.6", "SK-5")
clause.background("bidding.7")
then_the_next = clause.permission("bidding.8", "SK-5")
both_pass = clause.says("bidding.9", "SK-5")
SK5_ALL_MAY_SWING: Final = both_pass.also_read("SK-5", "b")
one_swings = clause.says("bidding.10")
two_cards_up = clause.says("bidding.11", "SK-6")
choose_trump = clause.permission("bidding.12", "SK-6")
one_suit_only = clause.says("bidding.13", "SK-6")
others_answer = clause.permission("bidding.14", "SK-7")
left_of_swinger = clause.permission("bidding.15", "SK-7")
join_or_pass = clause.permission("bidding.16", "SK-7")
cards_thrown_in = clause.says("bidding.17", "SK-15")
round_to_the_right = clause.permission("bidding.18")
committed = clause.definition("bidding.19")
never_without_play = clause.definition("bidding.20")
last_must_join = clause.permission("bidding.21", "SK-7")
SK7_LAST_MAY_PASS: Final = last_must_join.also_read("SK-7", "b")


def begin_forced_deal(s: SvangknackState, forehand: int) -> SvangknackState:
    """Return the state at the start of a forced deal: an upcard, all seats in, no buying (`buying.1`)."""
    up, *talon = s.talon
    return s.enter(
        "play",
        forehand,
        *s.events,
        ("forced", forced_deal.id),
        ("up", up, up.suit, top_card_up.id),
        ("all-in", all_in.id),
        ("no-buying", buying.none_if_forced.id),
        up=(up,),
        trump=up.suit,
        talon=tuple(talon),
    )


def begin_swinging(s: SvangknackState, forehand: int, *events: Event, pot: int, **changes: object) -> SvangknackState:
    """Return the state in which forehand may swing; the pot was not empty before the deal.

    events: the events of the deal
    pot: the pot (whole units)
    changes: the fields that the deal has set
    """
    return s.enter("swinging", forehand, *events, ("pot", pot, right_to_choose.id), pot=pot, **changes)


# -- swinging


def _turn_to_swing(s: SvangknackState) -> Clause:
    return then_the_next if s.passed else forehand_begins


def _pass(s: SvangknackState, seat: int) -> SvangknackState:
    event = ("passes", seat, _turn_to_swing(s).id)
    passed = (*s.passed, seat)
    talkers = len(s.masks) if s.uses(SK5_ALL_MAY_SWING) else 2
    if len(passed) == talkers:
        return s.end_deal(events=(event, ("off", both_pass.id)))
    return s.enter("swinging", next_seat(s.players_in, seat), event, passed=passed)


def _swing(s: SvangknackState, seat: int) -> SvangknackState:
    first, second, *talon = s.talon
    changes = {"swinger": seat, "up": (first, second), "talon": tuple(talon)}
    events = (("swings", seat, one_swings.id), ("turned", first, second, two_cards_up.id))
    if first.suit == second.suit:
        same_suit = ("same-suit", first.suit, one_suit_only.id)
        return _ask_others(s, seat, *events, same_suit, trump=first.suit, **changes)
    return s.enter("choosing", seat, *events, **changes)


SWINGING: Final = ChoicePhase("swinging", forehand_begins, _turn_to_swing, {"pass": _pass, "swing": _swing})


# -- choosing trump


TRUMPS: Final = tuple(SUITS)


def _suit(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if word.lower() not in TRUMPS:
        raise ValueError(f"suit {word!r}: expected one of {', '.join(TRUMPS)}")
    return (word.lower(),)


TRUMP: Final = Verb("trump", _suit, "SEAT trump s|h|d|c")


class ChoosingPhase(TurnPhase[SvangknackState]):
    """The phase in which the swinger names the suit of one of the two upcards."""

    def __init__(self) -> None:
        super().__init__("choosing", choose_trump, lambda _: choose_trump, (TRUMP.name,))

    def moves(self, s: SvangknackState) -> tuple[Move, ...]:
        """Return the moves that name the two suits."""
        return tuple(Move(s.turn, TRUMP.name, (suit,)) for suit in sorted(card.suit for card in s.up))

    def refusals(self, s: SvangknackState, move: Move) -> list[Reason]:
        """Return the reason against a suit that the two upcards do not have."""
        (suit,), (card, other) = move.args, s.up
        facts = {"seat": s.turn, "suit": suit, "card": card, "other": other}
        return [Reason(choose_trump, "suit", facts)]

    def play(self, s: SvangknackState, move: Move) -> SvangknackState:
        """Return the state in which the others answer."""
        (suit,) = move.args
        return _ask_others(s, s.chooser, ("names-trump", s.turn, suit, choose_trump.id), trump=suit)


CHOOSING: Final = ChoosingPhase()


# -- the others' answers


def _ask_others(s: SvangknackState, chooser: int, *events: Event, **changes: object) -> SvangknackState:
    """Return the state in which the seat to the left of the swinger answers first."""
    return s.enter("answers", next_seat(s.players_in, chooser), *events, **changes)


def _win_without_play(s: SvangknackState, winner: int) -> SvangknackState:
    """Return the state after a deal in which no seat has joined (SK-7 b): it counts as three tricks."""
    tricks = tuple(TRICKS if seat == winner else 0 for seat in range(len(s.masks)))
    events = (*s.events, ("wins", winner, last_must_join.id))
    return payment.settle(s.evolve(tricks=tricks, turn=None, events=events))


class AnsweringPhase(TurnPhase[SvangknackState]):
    """The phase in which the other seats join the swinger or pass.

    The last seat must join if all before it have passed.
    """

    def __init__(self) -> None:
        super().__init__("answers", join_or_pass, self._turn_to_answer, ("join", "pass"))

    @staticmethod
    def _must_join(s: SvangknackState) -> bool:
        return len(s.players_in) == 2 and not s.joined and not s.uses(SK7_LAST_MAY_PASS)

    def _turn_to_answer(self, s: SvangknackState) -> Clause:
        if self._must_join(s):
            return last_must_join
        first = s.turn == seat_after(s.chooser, len(s.masks))
        return left_of_swinger if first else round_to_the_right

    def moves(self, s: SvangknackState) -> tuple[Move, ...]:
        """Return the moves *join* and, unless joining is a duty, *pass*."""
        join = Move(s.turn, "join")
        return (join,) if self._must_join(s) else (join, Move(s.turn, "pass"))

    def reasons(self, s: SvangknackState, move: Move) -> list[Reason]:
        """Return the reasons against a move; an answer of the swinger has a special reason."""
        if move.verb in self.verbs and move.seat == s.swinger:
            return [Reason(others_answer, "turn", {"seat": move.seat, "turn": s.turn})]
        return super().reasons(s, move)

    def refusals(self, s: SvangknackState, _: Move) -> list[Reason]:
        """Return the reason why the last seat may not pass."""
        return [Reason(last_must_join, "must", {"seat": s.turn, "swinger": s.swinger})]

    def in_force(self, s: SvangknackState, seat: int | None) -> tuple[Clause, ...]:
        """Return the clauses in force, with the clause that the other seats answer the swinger."""
        return (*super().in_force(s, seat), others_answer)

    def play(self, s: SvangknackState, move: Move) -> SvangknackState:
        """Return the state after an answer: the next seat answers.

        After the last answer the buying begins, or the swinger wins without play if all other seats have folded.
        """
        seat = s.mover
        after = next_seat(s.players_in, seat)
        event: Event
        if move.verb == "join":
            event, changes = ("joins", seat, join_or_pass.id), {"joined": (*s.joined, seat)}
        else:
            event, changes = (
                ("folds", seat, cards_thrown_in.id),
                {
                    "masks": (*s.masks[:seat], 0, *s.masks[seat + 1 :]),
                    "players_in": tuple([other for other in s.players_in if other != seat]),
                    "thrown": after_throwing(s, seat, s.masks[seat]),
                },
            )
        if after == s.swinger:
            after_all = s.evolve(**changes, events=(event,))
            alone = after_all.players_in == (s.swinger,)
            return _win_without_play(after_all, s.chooser) if alone else buying.PHASE.begin(after_all)
        return s.enter(self.name, after, event, **changes)


ANSWERS: Final = AnsweringPhase()
