"""Chapter *bidding*: forced deals; swinging for the right to choose trump, and the others' answers."""

from __future__ import annotations

from typing import Any, Final

from ..core.clauses import Chapter, Clause
from ..core.moves import Move, Verb
from ..core.phases import ChoicePhase, TurnPhase
from ..core.tricks import next_seat
from ..core.verdict import Reason
from . import buying
from .basics import SvangknackState

chapter: Final = Chapter("bidding")

forced_deal = chapter.says(1, "SK-4")
top_card_up = chapter.says(2, "SK-4")
all_in = chapter.says(3, "SK-4")
first_is_forced = chapter.definition(4)
right_to_choose = chapter.says(5, "SK-5")
forehand_begins = chapter.frame(6, "SK-5")
chapter.background(7)
then_the_next = chapter.frame(8, "SK-5")
both_pass = chapter.says(9, "SK-5")
one_swings = chapter.says(10)
two_cards_up = chapter.says(11, "SK-6")
choose_trump = chapter.frame(12, "SK-6")
one_suit_only = chapter.says(13, "SK-6")
others_answer = chapter.frame(14, "SK-7")
left_of_swinger = chapter.frame(15, "SK-7")
join_or_pass = chapter.frame(16, "SK-7")
cards_thrown_in = chapter.says(17)
round_to_the_right = chapter.frame(18)
committed = chapter.definition(19)
never_without_play = chapter.definition(20)
last_must_join = chapter.frame(21, "SK-7")


def forced(s: SvangknackState, forehand: int) -> SvangknackState:
    """The state in which a forced deal begins: trump is turned up, all are in, nobody buys (`buying.1`)."""
    up, *talon = s.talon
    return s.evolve(
        phase="play",
        turn=forehand,
        up=(up,),
        trump=up.suit,
        talon=tuple(talon),
        events=(
            *s.events,
            ("forced", forced_deal.id),
            ("up", up, up.suit, top_card_up.id),
            ("all-in", all_in.id),
            ("no-buying", buying.none_if_forced.id),
            ("turn", forehand, "play.2"),
        ),
    )


def opened(s: SvangknackState, forehand: int) -> SvangknackState:
    """The state in which forehand may swing: the pot was not empty."""
    events = (*s.events, ("pot", s.pot, right_to_choose.id), ("turn", forehand, forehand_begins.id))
    return s.evolve(phase="swinging", turn=forehand, events=events)


# -- swinging


def _turn_to_swing(s: SvangknackState) -> Clause:
    return then_the_next if s.passed else forehand_begins


def _pass(s: SvangknackState, seat: int) -> SvangknackState:
    event = ("passes", seat, _turn_to_swing(s).id)
    if s.passed:
        return s.closed(events=(event, ("off", both_pass.id)))
    turn = next_seat(s.players_in, seat)
    return s.evolve(passed=(seat,), turn=turn, events=(event, ("turn", turn, then_the_next.id)))


def _swing(s: SvangknackState, seat: int) -> SvangknackState:
    first, second, *talon = s.talon
    s = s.evolve(
        swinger=seat,
        up=(first, second),
        talon=tuple(talon),
        events=(("swings", seat, one_swings.id), ("turned", first, second, two_cards_up.id)),
    )
    if first.suit == second.suit:
        return _asked(s.evolve(trump=first.suit, events=(*s.events, ("same-suit", first.suit, one_suit_only.id))))
    return s.evolve(phase="choosing", events=(*s.events, ("turn", seat, choose_trump.id)))


SWINGING: Final = ChoicePhase("swinging", forehand_begins, _turn_to_swing, {"pass": _pass, "swing": _swing})


# -- choosing trump


def _suit(words: tuple[str, ...]) -> tuple[str, ...]:
    (word,) = words
    if word.lower() not in ("s", "h", "d", "c"):
        raise ValueError
    return (word.lower(),)


TRUMP: Final = Verb("trump", _suit, "SEAT trump s|h|d|c")


class ChoosingPhase(TurnPhase):
    """The swinger names the suit of one of the two upcards."""

    def __init__(self) -> None:
        super().__init__("choosing", choose_trump, lambda _: choose_trump, (TRUMP.name,))

    def moves(self, s: SvangknackState) -> tuple[Move, ...]:
        """The two suits."""
        return tuple(Move(s.turn, TRUMP.name, (suit,)) for suit in sorted(card.suit for card in s.up))

    def refusals(self, s: SvangknackState, move: Move) -> list[Reason]:
        """A suit that neither card has."""
        facts = {"seat": s.turn, "suit": move.args[0], "card": s.up[0], "other": s.up[1]}
        return [Reason(choose_trump, "suit", facts)]

    def play(self, s: SvangknackState, move: Move) -> SvangknackState:
        """The state in which the others answer."""
        (suit,) = move.args
        return _asked(s.evolve(trump=suit, events=(("names-trump", s.turn, suit, choose_trump.id),)))


CHOOSING: Final = ChoosingPhase()


# -- the others' answers


def _asked(s: SvangknackState) -> SvangknackState:
    """The state in which the seat to the left of the swinger answers first."""
    turn = next_seat(s.players_in, s.swinger)
    return s.evolve(phase="answers", turn=turn, events=(*s.events, ("turn", turn, left_of_swinger.id)))


class AnsweringPhase(TurnPhase):
    """The others join or pass; when all before have passed, the last one must join."""

    def __init__(self) -> None:
        super().__init__("answers", join_or_pass, self._turn_to_answer, ("join", "pass"))

    @staticmethod
    def _must_join(s: SvangknackState) -> bool:
        return len(s.players_in) == 2 and not s.joined

    def _turn_to_answer(self, s: SvangknackState) -> Clause:
        if self._must_join(s):
            return last_must_join
        first = s.turn == (s.swinger + 1) % len(s.masks)  # type: ignore[operator]  # somebody has swung
        return left_of_swinger if first else round_to_the_right

    def moves(self, s: SvangknackState) -> tuple[Move, ...]:
        """Join, and pass unless one must join."""
        join = Move(s.turn, "join")
        return (join,) if self._must_join(s) else (join, Move(s.turn, "pass"))

    def reasons(self, s: Any, move: Move) -> list[Reason]:
        """Besides: it is the others who answer, not the one who has swung."""
        if move.verb in self.verbs and move.seat == s.swinger:
            return [Reason(others_answer, "turn", {"seat": move.seat, "turn": s.turn})]
        return super().reasons(s, move)

    def refusals(self, s: SvangknackState, move: Move) -> list[Reason]:
        """The last one may not pass."""
        del move
        return [Reason(last_must_join, "must", {"seat": s.turn, "swinger": s.swinger})]

    def in_force(self, s: Any, seat: int | None) -> tuple[Clause, ...]:
        """Whose turn it is, that the others answer, and how."""
        return (*super().in_force(s, seat), others_answer)

    def play(self, s: SvangknackState, move: Move) -> SvangknackState:
        """The state after an answer: the next seat's turn, or the buying."""
        seat = s.turn
        after = next_seat(s.players_in, seat)
        if move.verb == "join":
            s = s.evolve(joined=(*s.joined, seat), events=(("joins", seat, join_or_pass.id),))
        else:
            s = s.evolve(
                masks=(*s.masks[:seat], 0, *s.masks[seat + 1 :]),  # type: ignore[operator]  # a seat is on turn
                players_in=tuple([other for other in s.players_in if other != seat]),
                events=(("folds", seat, cards_thrown_in.id),),
            )
        if after == s.swinger:
            return buying.PHASE.begin(s)  # type: ignore[no-any-return]
        s = s.evolve(turn=after)
        return s.evolve(events=(*s.events, ("turn", after, self._turn_to_answer(s).id)))


ANSWERS: Final = AnsweringPhase()
