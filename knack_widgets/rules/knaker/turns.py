"""Rule 7, and what a lay leads to: the pile turns or not, the turn stays or passes, somebody goes out or loses."""

from __future__ import annotations

from typing import Any, Final

from ..core.clauses import Chapter, Clause
from ..core.state import Event
from . import insertion, ladder, sevens, turning, two_packs
from . import play as laying
from .basics import Cards, KnakerState
from .lays import ROW, top_of
from .tops import named_top

chapter: Final = Chapter("out", "7")
goes_out = chapter.says(0, "N-18", "N-37")
play_on = chapter.frame(1, "N-38")
loses = chapter.says(2, "N-18")
same_circuit = chapter.says(3, "N-19", "N-38")


def distance(s: KnakerState, seat: int, other: int) -> int:
    """How many seats the turn passes from `seat` to `other`, clockwise; all of them where it comes back."""
    seats = len(s.hands)
    return (other - seat) % seats or seats


def pass_from(s: KnakerState, seat: int, travel: int) -> KnakerState:
    """The state in which the turn has gone from `seat`, which had it at `travel`, to the next who is in the game."""
    other = min((other for other in s.still_in if other != seat), key=lambda other: distance(s, seat, other))
    return arrive(s.evolve(turn=other, travel=travel + distance(s, seat, other)))


def arrive(s: KnakerState, clause: Clause = laying.higher) -> KnakerState:
    """The state once the turn has come to a seat: cheats a whole circuit old stand from now on (16)."""
    from .trial import standing

    return standing(s.told(("turn", s.turn, clause.id)))


def begin(s: KnakerState) -> KnakerState:
    """The state once all who are in the game are ready: the first player is on turn (2.1, N-3)."""
    from . import exchange

    if not set(s.still_in) <= set(s.ready):
        return s
    seats = len(s.hands)
    first: int = s.setup.first  # type: ignore[assignment]  # this game has a first player
    travel = next(steps for steps in range(seats) if (first + steps) % seats in s.still_in)
    turn = (first + travel) % seats
    s = s.told(("play-begins", exchange.until_ready.id), ("turn", turn, laying.higher.id))
    return s.evolve(phase="play", turn=turn, travel=travel)


def over_if_alone(s: KnakerState) -> KnakerState:
    """The state after somebody has left the game; with one seat left the match is over (7.1, N-38)."""
    still = s.still_in
    if len(still) > 1:
        return s
    s = s.closed(phase="over", turn=None)
    return s.told(("last-left", still[0], s.placing[still[0]], play_on.id), ("ends", play_on.id))


def leave(s: KnakerState, seat: int, circuit: int) -> KnakerState:
    """The state after a seat has gone out in a circuit."""
    shared = [other for other, of in s.exits if of == circuit]
    s = s.closed(exits=(*s.exits, (seat, circuit)))
    s = s.told(("out", seat, s.placing[seat], goes_out.id))
    if shared:
        s = s.told(("shared", seat, s.placing[seat], same_circuit.id))
    return over_if_alone(s)


def lose(s: KnakerState, seat: int, clause: Clause = loses) -> KnakerState:
    """The state after a seat has lost: it is placed last, or last but those who lost before (7.2)."""
    s = s.closed(losers=(*s.losers, seat))
    return over_if_alone(s.told(("loses-out", seat, s.placing[seat], clause.id)))


def bare(s: KnakerState, seat: int) -> bool:
    """Whether a seat has no card left."""
    return not (s.hands[seat] or s.up_cards(seat) or s.down_cards(seat))


def laid(s: KnakerState, seat: int, cards: Cards, shape: str | None, *, in_turn: bool = True) -> KnakerState:
    """The state after `cards`, the top of the pile, have been laid by a seat that no longer has them.

    `in_turn`: the turn is the seat's own, begun at `run_travel`; else it was another's (insertions, cheats), goes on
    unless the pile turns, and nothing can be taken back.
    """
    clause = turning.turned_by(s.pile, cards, shape, s.decks)
    again = top_of(s.pile, s.owners, s.decks).rank == "2"
    seven = s.pile[-1][0] == "7"
    travel = s.run_travel if in_turn else s.travel
    s = s.told(*_rows(s, cards), *([] if clause else _stays(s, cards, shape)))
    if clause:
        event = ("turns-pile", seat, len(s.pile), clause.id)
        s = s.closed().told(event, pile=(), owners=(), discard=(*s.discard, *s.pile))
        if not in_turn and seat != s.turn:
            travel += distance(s, s.turn, seat)  # type: ignore[arg-type]  # it is somebody's turn
            s = s.told(("gets-turn", seat, insertion.gets_turn.id))
        s = s.evolve(turn=seat, travel=travel)
    if bare(s, seat):
        return _last_card(s, seat, travel, lost=bool(clause) or again, seven=seven, in_turn=in_turn or bool(clause))
    if clause:
        return arrive(s, turning.turn_again)
    if not in_turn:
        return s.closed()
    if again:
        two = turning.lays_again if cards[-1][0] == "2" else sevens.on_twos
        return s.told(("once-more", seat, two.id), turn=seat, travel=travel)
    return pass_from(s, seat, travel)


def _last_card(s: KnakerState, seat: int, travel: int, *, lost: bool, seven: bool, in_turn: bool) -> KnakerState:
    """The state after a seat's last card (7, 7.2, 13.4)."""
    if in_turn:
        s = s.evolve(turn=seat, travel=travel)
    if lost:
        s = lose(s, seat)
    elif seven and not s.setup.options["quiet"]:
        return s.told(("to-blow", seat, sevens.go_out.id), phase="blow", run=(), fixed=0, runner=seat)
    else:
        if seven:
            s = s.told(("quietly", seat, sevens.not_always.id))
        s = leave(s, seat, travel // len(s.hands))
    return gone_from(s, seat, travel, passes=in_turn)


def gone_from(s: KnakerState, seat: int, travel: int, *, passes: bool) -> KnakerState:
    """The state once a seat has left the game: if it was its turn, that passes, unless the match is over."""
    return pass_from(s, seat, travel) if passes and s.phase != "over" else s


def _rows(s: KnakerState, cards: Cards) -> tuple[Event, ...]:
    """What a lay has made on top of the pile that has a name and binds the next."""
    top = top_of(s.pile, s.owners, s.decks)
    name, clause = named_top(top, s.decks) or ("", goes_out)
    laid_too = any(card[0] == top.rank for card in cards)
    if name == "frippel":
        return (("frippel", clause.id),)
    if name == "knug" and laid_too:
        return (("three-kings", clause.id),)
    return (("joker-row", top.row, clause.id),) if top.rank == "X" and laid_too and top.row > 1 else ()


def _stays(s: KnakerState, cards: Cards, shape: str | None) -> tuple[Event, ...]:
    """What might be expected to turn the pile and does not: a row within a ladder, twos, sevens, kajaker."""
    if shape == "ladder" and (row := turning.four_in_a_row(s.pile, len(cards))):
        return (("not-turned", row, ladder.no_turning.id),)
    rank, row = s.pile[-1][0], 1
    while row < len(s.pile) and s.pile[-1 - row][0] == rank:
        row += 1
    clause = {"2": turning.lays_again, "7": sevens.no_turning, "X": two_packs.kajaker}.get(rank)
    found: tuple[Event, ...] = (("not-turned", row, clause.id),) if clause and row >= ROW else ()
    return (*found, ("no-rank", sevens.average.id)) if row == len(s.pile) and rank == "7" else found


def blow(s: KnakerState, move: Any) -> KnakerState:
    """The state after a bang and a blow, enough or not (13.4, N-18)."""
    seat: int = move.seat
    in_turn = s.turn == seat
    travel = s.travel
    s = s.evolve(events=())
    if sevens.enough(move):
        s = s.told(("blown", seat, sevens.go_out.id))
        s = leave(s.evolve(phase="play"), seat, travel // len(s.hands))
    else:
        s = lose(s.told(("not-blown", seat, sevens.go_out.id)).evolve(phase="play"), seat)
    return gone_from(s, seat, travel, passes=in_turn)
