"""Rule 16: cheats. What the rules forbid is done all the same (N-41), and may be found out (`trial`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ..core.cards import Card
from ..core.moves import Move
from ..core.verdict import Reason
from . import dots, insertion, play, playing, table, turns
from .basics import HAND, Cards, KnakerState, Offence, in_order, lacking, without
from .judging import against
from .lays import lay_on
from .trial import SECRET, gone, others

MOST: Final = 99
"""So many cheats at most lie open at a table: a record of nothing else would fill the memory."""


def _inner(move: Move) -> Move:
    return Move(move.seat, move.args[0], move.args[1:])


def _cards(move: Move) -> Cards:
    return tuple(Card(word) for word in move.args if not word.isdigit())


# -- open cheats: moves of the game where they are not allowed


def _can(s: KnakerState, move: Move) -> list[Reason]:
    """Why not even a cheat is possible: cards not held, nothing to draw or to pick up."""
    seat: int = move.seat  # type: ignore[assignment]
    facts = {"seat": seat}
    if move.verb in ("play", "insert"):
        missing = lacking((*s.hands[seat], *s.up_cards(seat)), _cards(move))
        return [Reason(play.higher, "card", facts | {"card": card}) for card in missing[:1]]
    if move.verb == "draw" and not s.stock:
        return [Reason(play.draw_up, "no-stock", facts | {"count": len(s.hands[seat])})]
    if move.verb == "pick-up" and not s.pile:
        return [Reason(play.cannot, "nothing", facts)]
    if move.verb == "flip" and s.face_down[seat][int(move.args[0])] is None:
        return [Reason(table.face_down, "empty", facts | {"number": int(move.args[0]) + 1})]
    return []


def _lay(s: KnakerState, move: Move) -> KnakerState:
    """Cards from the hand, or from the face-up piles, on the pile; out of turn the turn goes on."""
    seat: int = move.seat  # type: ignore[assignment]
    cards = _cards(move)
    for card in cards:
        piles = (number for number, pile in enumerate(s.face_up[seat]) if card in pile)
        s = playing.taken(s, seat, card, HAND if card in s.hands[seat] else next(piles))
    own_turn = move.verb == "play" and s.turn == seat
    event = ("lays", seat, play.higher.id) if move.verb == "play" else ("inserts", seat, insertion.insertions.id)
    owners = (*s.owners, *(seat,) * len(cards))
    s = s.closed(pile=(*s.pile, *cards), owners=owners, events=(event,), run_travel=s.travel)
    s = turns.laid(s, seat, cards, None, in_turn=own_turn)
    return s if s.phase == "blow" else s.closed()


def _draw(s: KnakerState, move: Move) -> KnakerState:
    """One card more than there should be."""
    seat: int = move.seat  # type: ignore[assignment]
    s = s.with_hand(seat, (*s.hands[seat], *s.stock[:1]), stock=s.stock[1:])
    return s.evolve(events=(("draws", seat, 1, play.draw_up.id),))


def _pick_up(s: KnakerState, move: Move) -> KnakerState:
    seat: int = move.seat  # type: ignore[assignment]
    return playing.collect(s.evolve(events=()), seat, passes=s.turn == seat)


def _flip(s: KnakerState, move: Move) -> KnakerState:
    """A face-down card before its time: it is laid, or picked up with the pile."""
    seat: int = move.seat  # type: ignore[assignment]
    pile = int(move.args[0])
    card: Card = s.face_down[seat][pile]  # type: ignore[assignment]  # `_can` has looked
    own_turn = s.turn == seat
    s = s.with_down(seat, pile, None, events=(("flips", seat, card, table.face_down.id),))
    if against(lay_on(s, seat, (card,), s.pile, s.owners)):
        s = s.told(("flip-fails", seat, card, table.face_down.id))
        return playing.collect(s, seat, (card,), passes=own_turn)
    s = s.closed(pile=(*s.pile, card), owners=(*s.owners, seat), run_travel=s.travel)
    s = turns.laid(s, seat, (card,), None, in_turn=own_turn)
    return s if s.phase == "blow" else s.closed()


OPEN: Final[dict[str, Callable[[KnakerState, Move], KnakerState]]] = {
    "play": _lay,
    "insert": _lay,
    "draw": _draw,
    "flip": _flip,
    "pick-up": _pick_up,
}


# -- secret cheats


def _why_not_secret(s: KnakerState, move: Move) -> list[Reason]:
    """Cards not held, or no card there."""
    seat: int = move.seat  # type: ignore[assignment]
    missing = lacking(s.hands[seat], _cards(move))
    found = [Reason(play.higher, "card", {"seat": seat, "card": card}) for card in missing]
    if move.verb in ("look", "swap", "turn"):
        pile = int(move.args[0])
        if s.face_down[seat][pile] is None or (move.verb == "turn" and not s.face_up[seat][pile]):
            found.append(Reason(table.face_down, "empty", {"seat": seat, "number": pile + 1}))
    return found


def _secretly(s: KnakerState, move: Move) -> tuple[KnakerState, Offence]:
    """The state after it, and what may be found out about it."""
    seat: int = move.seat  # type: ignore[assignment]
    cards = _cards(move)
    pile = int(move.args[0]) if move.verb in ("look", "swap", "turn") else 0
    offence = Offence(seat, move.verb, s.travel, None, cards, pile)
    if move.verb in ("throw", "hide"):
        s = s.with_hand(seat, without(s.hands[seat], cards))
        if move.verb == "throw":
            s = s.evolve(discard=(*s.discard, *cards))
        else:
            s = s.evolve(hidden=(*s.hidden[:seat], in_order((*s.hidden[seat], *cards)), *s.hidden[seat + 1 :]))
        return s, offence._replace(last=turns.bare(s, seat))
    down: Card = s.face_down[seat][pile]  # type: ignore[assignment]
    peeked = tuple(sorted({*s.peeked, (seat, pile)}))
    if move.verb == "look":
        return s.evolve(peeked=peeked), offence._replace(cards=(down,))
    if move.verb == "swap":
        s = s.with_hand(seat, (*without(s.hands[seat], cards), down))
        return s.with_down(seat, pile, cards[0], peeked=peeked), offence._replace(cards=(cards[0], down))
    up = s.face_up[seat][pile]
    s = s.with_up(seat, pile, (*up[:-1], down))
    return s.with_down(seat, pile, up[-1], peeked=peeked), offence._replace(cards=(up[-1], down))


# -- the verb


def why_not_cheat(s: KnakerState, move: Move) -> list[Reason]:
    """No cheating at this table; out of the game; too many lie open; not even possible; or allowed, and no cheat."""
    seat: int = move.seat  # type: ignore[assignment]
    inner = _inner(move)
    if not s.cheating:
        return [Reason(dots.cheats, "off", {"seat": seat})]
    if inner.verb == "accuse":
        return [Reason(dots.cheats, "honest", {"seat": seat})] if seat in s.still_in else []
    if seat not in s.still_in:
        return gone(s, seat)
    if len(s.offences) >= MOST:
        return [Reason(dots.cheats, "many", {"seat": seat, "count": MOST})]
    if inner.verb in SECRET:
        return _why_not_secret(s, inner)
    if s.phase == "exchange" and inner.verb != "draw":
        return [Reason(dots.cheats, "exchange", {"seat": seat})]
    why = s._phase.refused(s, inner)
    return _can(s, inner) or ([] if why else [Reason(dots.cheats, "honest", {"seat": seat})])


def cheat(s: KnakerState, move: Move) -> KnakerState:
    """What the rules forbid, done; it stands open for a circuit, or as long as the match lasts."""
    seat: int = move.seat  # type: ignore[assignment]
    inner = _inner(move)
    if inner.verb == "accuse":
        carried = tuple(count + (other == seat) for other, count in enumerate(s.carried))
        return s.evolve(carried=carried, events=(("carried-dot", seat, dots.onlookers.id),))
    if inner.verb in SECRET:
        s, offence = _secretly(s, inner)
        s = s.evolve(offences=(*s.offences, offence), events=(("fumbles", seat, dots.no_round.id),))
        # who throws the last card away or hides it has none left, and is out until somebody says so
        if not turns.bare(s, seat):
            return s
        travel = s.travel
        s = turns.leave(s, seat, s.circuit)
        return turns.gone_from(s, seat, travel, passes=s.phase == "play" and s.turn == seat)
    offence = Offence(seat, inner.verb, s.travel, s.evolve(events=(), offences=()), _cards(inner))
    # known before what follows: the turn may come round, and a circuit end, within the move itself
    return OPEN[inner.verb](s.evolve(offences=(*s.offences, offence)), inner)


def listed(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Every cheat with at most one card; of those with more, `judge` tells."""
    if not s.cheating:
        return
    if seat not in s.still_in:
        yield from (("accuse", other) for other in others(s, seat))
        return
    have = sorted({*s.hands[seat], *s.up_cards(seat)})
    hand, piles = sorted({*s.hands[seat]}), ("0", "1", "2")
    tries: list[tuple[str, ...]] = [("draw",), ("pick-up",)]
    tries += [("flip", pile) for pile in piles] + [(verb, card) for verb in ("insert", "play") for card in have]
    tries += [(verb, pile) for verb in ("look", "turn") for pile in piles]
    tries += [(verb, card) for verb in ("hide", "throw") for card in hand]
    tries += [("swap", pile, card) for pile in piles for card in hand]
    yield from (args for args in sorted(tries) if not why_not_cheat(s, Move(seat, "cheat", args)))
