"""The checks of a position in a trick game.

They contain no rule of a game: the game's own phase judges each given card of a trick, with the cards that the seat
held at that time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ..cards import Trick, mask_of
from ..moves import Move
from ..positions.faults import Faults, NotGivenError, PositionError, Wanted, one_of
from ..positions.form import Draft, opening_of
from ..positions.kinds import NOTHING, UNKNOWN
from ..seats import next_seat
from .deal_checks import DEAL_SAYS

TRICK_SAYS: Final[Mapping[str, str]] = {
    **DEAL_SAYS,
    "hand": "seat {seat} has {count} cards; expected {expected}",
    "not-in": "seat {seat} has cards, but is not in",
    "up": "{count} upcards; expected {expected}",
    "trump": "trump is {read}; expected {expected}",
    "order": "seat {seat} played here; expected seat {expected}",
    "leader": "seat {seat} leads; expected seat {expected}",
    "taker": "seat {seat} takes this trick; expected seat {expected}",
    "count": "{read} is given; it follows that it is {expected}",
    "unplayable": "seat {seat} could not play {card} here",
    "money": "balances, pot and betes add up to {sum}; expected 0",
    "negative": "read {read}; expected no negative amount",
    "knocked": "seat {seat} has knocked, but is not in",
    "buyers": "seat {seat} is to buy, but is not in",
    "worth": "a bete of {read}; expected a multiple of {expected}",
}
_fault = partial(PositionError, says=TRICK_SAYS)


def find_takers(draft: Draft) -> Iterator[tuple[int, Trick]]:
    """Yield the seat that takes each finished trick, by the game's own phase, with the trick.

    Raise PositionError if a card of a trick lies face down in a game in which no card is played so.
    """
    phase = draft.setup.phases["play"]
    for number, trick in enumerate(draft.require("finished_tricks") if draft["players_in"] else ()):
        for at, play in enumerate(trick):
            if play.face_down and "blank" not in draft.setup.game.verbs:
                place = f"finished_tricks.{number}.{at}"
                raise _fault("unplayable", place, phase.permission, seat=play.seat, card=play.card)
        yield phase.winner(state_before(draft, number), trick)[0], trick


def state_before(draft: Draft, number: int) -> Any:
    """Return a state before trick `number`, with the cards on the table and empty hands."""
    opening = opening_of(draft.setup.game, draft.setup)
    fields = {"up": draft["up"], "trump": draft["trump"], "players_in": draft["players_in"], "dealer": draft["dealer"]}
    more = {name: draft[name] for name in ("swinger",) if name in draft.fields.kinds}
    return opening.evolve(
        phase="play", turn=draft["players_in"][0], finished_tricks=draft["finished_tricks"][:number], **fields, **more
    )


# -- checks


def check_table(draft: Draft, ups: tuple[int, ...]) -> Faults:
    """Yield the faults of turn, hands, upcards and trump."""
    phase, turn = draft.setup.game.phases[draft["phase"]], draft["turn"]
    seats_in = draft["players_in"]
    if phase.verbs and turn is None:
        yield PositionError("turn", "turn", phase.permission, phase=phase.name)
        return
    if not phase.verbs and turn is not None:
        yield PositionError("idle", "turn", phase.permission, seat=turn, phase=phase.name)
        return
    if list(seats_in) != sorted(set(seats_in)):
        yield PositionError("value", "players_in", read=str(list(seats_in)), expected=Wanted("ascending"))
        return
    if turn is None or draft["phase"] == "merging":
        return
    if turn not in seats_in:
        yield _fault("not-in", "turn", phase.permission, seat=turn)
    done, cards = len(draft["finished_tricks"]), draft.setup.phases["play"].cards
    played = {play.seat for play in draft["trick"]}
    for seat, count in enumerate(draft.counts("hands")):
        if seat not in seats_in:
            if count:
                yield _fault("not-in", f"hands.{seat}", phase.permission, seat=seat)
            continue
        expected = cards - done - (seat in played)
        if count != expected:
            yield _fault("hand", f"hands.{seat}", phase.permission, seat=seat, count=count, expected=expected)
    if phase.name != "play" and (draft["trick"] or draft["finished_tricks"]):
        yield PositionError(
            "value",
            "trick",
            phase.permission,
            read=_tricks_text(draft),
            expected=Wanted("no-trick", {"phase": phase.name}),
        )
    if phase.name in ("play", "bidding", "buying") and len(draft["up"]) not in ups:
        yield _fault("up", "up", phase.permission, count=len(draft["up"]), expected=one_of(*ups))
    elif phase.name in ("play", "buying"):
        suits = sorted({card.suit for card in draft["up"] if card != UNKNOWN})
        if suits and UNKNOWN not in draft["up"] and draft["trump"] not in suits:
            yield _fault("trump", "trump", phase.permission, read=draft["trump"] or NOTHING, expected=one_of(*suits))


def _tricks_text(draft: Draft) -> str:
    return " ".join(str(play.card) for trick in (*draft["finished_tricks"], draft["trick"]) for play in trick)


def check_money(draft: Draft) -> Faults:
    """Yield the faults of balances, pot and betes."""
    total = sum(draft["balances"]) + draft["pot"] + sum(draft["bets"])
    if total:
        yield _fault("money", "balances", sum=total)
    for name in ("pot", "bets"):
        for value in draft[name] if name == "bets" else (draft[name],):
            if value < 0:
                yield _fault("negative", name, read=value)
    if list(draft["bets"]) != sorted(draft["bets"]):
        yield PositionError("value", "bets", read=str(list(draft["bets"])), expected=Wanted("ascending"))


def forehand(draft: Draft) -> int:
    """Return the seat that leads to the first trick in most games: the first that is in, from the dealer's left."""
    if draft["dealer"] is None:
        raise NotGivenError("dealer")
    return next_seat(draft["players_in"], draft["dealer"])


def check_play(draft: Draft, leads: Callable[[Draft], int] = forehand) -> Faults:
    """Yield the faults of the tricks: seats, takers, and cards that their seats could not play.

    leads: returns the seat that leads to the first trick
    """
    if draft["phase"] != "play":
        return
    seats, phase = draft["players_in"], draft.setup.phases["play"]
    tricks = (*draft["finished_tricks"], draft["trick"])
    if len(draft["finished_tricks"]) >= phase.tricks:
        yield _fault("count", "finished_tricks", phase.permission, read=len(tricks) - 1, expected=phase.tricks - 1)
        return
    leader: int | None = leads(draft)
    for number, trick in enumerate(tricks):
        full = number < len(draft["finished_tricks"])
        place = f"finished_tricks.{number}" if full else "trick"
        if (full and len(trick) != len(seats)) or (not full and len(trick) >= len(seats)):
            yield _fault("count", place, phase.permission, read=len(trick), expected=len(seats) if full else 0)
            return
        turn = leader if leader is not None else trick[0].seat if trick else None  # an unknown card hides the taker
        for at, play in enumerate(trick):
            if play.seat not in seats or play.seat != turn:
                key = "leader" if at == 0 else "order"
                yield _fault(key, f"{place}.{at}", phase.permission, seat=play.seat, expected=turn)
                return
            turn = next_seat(seats, play.seat)
        if not full:
            if turn is not None and draft["turn"] != turn:
                yield _fault("order", "turn", phase.permission, seat=draft["turn"], expected=turn)
            break
        if any(play.card == UNKNOWN for play in trick):
            leader = draft["takers"][number] if "takers" in draft.given and number < len(draft["takers"]) else None
            continue
        leader, clause = phase.winner(state_before(draft, number), trick)
        if draft["takers"][number : number + 1] != (leader,):
            taker = draft["takers"][number] if number < len(draft["takers"]) else NOTHING
            yield _fault("taker", f"takers.{number}", clause, seat=taker, expected=leader)
            return
    if "takers" in draft.given and len(draft["takers"]) != len(draft["finished_tricks"]):
        yield _fault("count", "takers", read=len(draft["takers"]), expected=len(draft["finished_tricks"]))
    yield from _check_cards(draft, tricks)


def _check_cards(draft: Draft, tricks: Sequence[Trick]) -> Faults:
    """Yield the given cards that their seats could not play, judged with all cards that they held then."""
    phase, held = draft.setup.phases["play"], {}
    for seat in draft["players_in"]:
        cards = [*draft["hands"][seat], *(play.card for trick in tricks for play in trick if play.seat == seat)]
        if UNKNOWN not in cards:
            held[seat] = cards
    for number, trick in enumerate(tricks):
        try:
            base = state_before(draft, number)
        except NotGivenError:
            return
        for at, play in enumerate(trick):
            if play.seat not in held:
                continue
            masks = [0] * draft.seats
            masks[play.seat] = mask_of(held[play.seat])
            held[play.seat] = [card for card in held[play.seat] if card != play.card]
            if any(one.card == UNKNOWN for one in trick[:at]):
                continue
            state = base.evolve(turn=play.seat, masks=tuple(masks), trick=trick[:at])
            why = phase.objections(state, Move(play.seat, "blank" if play.face_down else "play", (play.card,)))
            if why:
                place = f"finished_tricks.{number}.{at}" if number < len(draft["finished_tricks"]) else f"trick.{at}"
                yield _fault("unplayable", place, why[0].clause, seat=play.seat, card=play.card)
                return


def check_seats(name: str, key: str) -> Callable[[Draft], Faults]:
    """Return a check that all seats of a field are in."""

    def check(draft: Draft) -> Faults:
        if draft["turn"] is None or draft["phase"] == "merging":
            return
        for seat in draft[name]:
            if seat not in draft["players_in"]:
                yield _fault(key, name, draft.setup.game.phases[draft["phase"]].permission, seat=seat)

    return check


def check_worth(clause: Any, stakes: int) -> Callable[[Draft], Faults]:
    """Return a check that every bete is a multiple of some stakes.

    stakes: the number of stakes
    """

    def check(draft: Draft) -> Faults:
        unit = stakes * int(draft.setup.options["stake"])
        for at, bete in enumerate(draft["bets"]):
            if bete % unit or not bete:
                yield _fault("worth", f"bets.{at}", clause, read=bete, expected=unit)

    return check
