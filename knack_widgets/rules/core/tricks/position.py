"""The positions of trick games: how their fields follow from each other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ..cards import SUITS
from ..positions.faults import Faults, NotGivenError, omit
from ..positions.form import Changes, Draft, NewRows, PositionForm, rest_of_pack
from ..positions.kinds import UNKNOWN, AnyKind, Cards, Seat, Word
from ..positions.values import SEATS, ListOf, Maybe
from ..seats import next_seat
from .deal_checks import DRAWING, check_between, check_deal, check_opened, check_thrown
from .position_checks import TRICK_SAYS, check_money, check_play, check_table, find_takers, forehand

if TYPE_CHECKING:
    from ..facts import Setup

HANDS: Final = ListOf(Cards(mask=True))


def trick_form(
    *,
    holding: Sequence[str] = (),
    kinds: Mapping[str, AnyKind] | None = None,
    defaults: Mapping[str, Callable[[Draft], Any]] | None = None,
    checks: Sequence[Callable[[Draft], Faults]] = (),
    ups: tuple[int, ...] = (1,),
    leads: Callable[[Draft], int] = forehand,
    never: Sequence[str] = (),
    says: Mapping[str, str] | None = None,
    asked: Mapping[str, Sequence[str]] | None = None,
    rarely: Mapping[str, Sequence[str]] | None = None,
    only: Mapping[str, Callable[[Setup], bool]] | None = None,
    agreed: Mapping[str, Mapping[str, object]] | None = None,
    new_rows: NewRows | None = None,
    adapts: Mapping[str, Callable[[Draft], Changes]] | None = None,
    elsewhere: Callable[[Draft], Collection[str]] = lambda _: (),
) -> PositionForm:
    """Return the form of a trick game.

    holding: further fields in which cards of the pack are
    ups: the possible numbers of upcards while cards are played
    leads: returns the seat that leads to the first trick
    never: the keys of the faults that the game cannot have
    says: key → English text of the faults that only this game has
    asked: phase → the fields that a reader who lays out a situation is asked for
    rarely: phase → further fields that such a reader may give
    only: field → whether it exists in a set-up
    agreed: phase → the options without which it does not exist
    new_rows: field → the function that returns the fields that change with one more row, for each that may be added
    adapts: field → the function that returns the fields that change with it
    elsewhere: returns the verbs that belong to other situations of the same phase
    """
    table, play = partial(check_table, ups=ups), partial(check_play, leads=leads)
    return PositionForm(
        kinds={
            "hands": HANDS,
            "thrown": HANDS,
            "opened": HANDS,
            "trump": Maybe(Word(*SUITS)),
            **dict.fromkeys(("players_in", "knocked", "buyers", "drawers", "passed", "joined"), SEATS),
            "takers": ListOf(Seat(), repeats=True),
            "swinger": Maybe(Seat()),
            **(kinds or {}),
        },
        names={"masks": "hands", "thrown": "thrown"},
        defaults={
            "phase": _phase,
            "hands": lambda draft: ((),) * draft.seats,
            "opened": lambda draft: ((),) * draft.seats,
            "trick": lambda _: (),
            "finished_tricks": lambda _: (),
            "players_in": _players_in,
            "turn": partial(seat_on_turn, leads),
            "up": lambda _: (),
            "trump": _trump,
            "takers": lambda draft: tuple(taker for taker, _ in find_takers(draft)),
            "tricks": _tricks,
            "deals": lambda draft: int(
                draft["turn"] is not None or any(draft.counts("hands")) or bool(draft["finished_tricks"])
            ),
            "drawers": lambda draft: tuple(range(draft.seats)) if draft["phase"] in DRAWING else (),
            "bets": lambda _: (),
            "pot": lambda _: 0,
            "balances": _balances,
            **(defaults or {}),
        },
        holding=("hands", "up", "trick", "finished_tricks", "thrown", *holding),
        checks=(table, check_between, check_deal, check_money, play, check_thrown, check_opened, *checks),
        says=omit(TRICK_SAYS, "missing", "misplaced", "stuck", *never) | dict(says or {}),
        asked=asked or {},
        rarely=rarely or {},
        only=only or {},
        agreed=agreed or {},
        adapts=adapts or {},
        elsewhere=elsewhere,
        new_rows={"takers": _rows_of_takers, **(new_rows or {})},
    )


def talon_left(draft: Draft) -> Any:
    """Return the cards of the talon: as many as after a deal, from the cards that are in no other field.

    They are unknown until play begins. Then nobody draws from the talon any more, and they are in the pack's order.
    """
    if draft["turn"] is None:
        return ()
    size, hand = len(draft.setup.game.pack(draft.setup)), draft.setup.phases["play"].cards
    names = ("up", "thrown")
    elsewhere = sum(1 for name in names for _ in draft.fields.kinds[name].cards(draft[name]))
    in_hands = hand * draft.seats
    folded = hand * sum(seat not in draft["players_in"] and bool(cards) for seat, cards in enumerate(draft["thrown"]))
    count = max(0, size - in_hands - elsewhere + folded)
    rest = rest_of_pack(draft, "talon") if draft["phase"] in ("play", "merging") else None
    return (UNKNOWN,) * count if rest is None else rest[:count]


# -- defaults


def _phase(draft: Draft) -> str:
    playing = any(draft.counts("hands")) or draft["trick"] or draft["finished_tricks"]
    return "play" if playing else "deal"


def _players_in(draft: Draft) -> tuple[int, ...]:
    if draft["phase"] in ("deal", "draw", "over", "first"):
        return ()
    tricks = (*draft["finished_tricks"], draft["trick"])
    playing = {play.seat for trick in tricks for play in trick}
    return tuple(seat for seat, count in enumerate(draft.counts("hands")) if count or seat in playing)


def seat_on_turn(leads: Callable[[Draft], int], draft: Draft) -> int | None:
    """Return the seat on turn: after the last card of a trick, the taker, the leader, or the dealer's left.

    leads: returns the seat that leads to the first trick
    """
    seats, trick = draft["players_in"], draft["trick"]
    if not seats:
        return None
    if draft["dealer"] is None:
        raise NotGivenError("dealer")
    if trick:
        return next_seat(seats, trick[-1].seat)
    if draft["finished_tricks"]:
        takers = draft["takers"]
        return int(takers[-1])
    return leads(draft) if draft["phase"] == "play" else next_seat(seats, draft["dealer"])


def _trump(draft: Draft) -> str | None:
    suits = {card.suit for card in draft.require("up")}
    return suits.pop() if len(suits) == 1 else None


def _tricks(draft: Draft) -> tuple[int, ...]:
    takers = draft["takers"]
    return tuple(takers.count(seat) for seat in range(draft.seats))


def _rows_of_takers(draft: Draft) -> Sequence[Changes]:
    """Return who has taken each trick, so that it can be changed; nothing if it is given."""
    return [{"takers": draft["takers"]}] if draft["takers"] and "takers" not in draft.given else ()


def _balances(draft: Draft) -> tuple[int, ...]:
    owed = draft["pot"] + sum(draft["bets"])
    return tuple(-owed if seat == draft["dealer"] else 0 for seat in range(draft.seats))
