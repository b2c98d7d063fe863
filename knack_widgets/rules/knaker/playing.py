"""What the seat on turn does: lays, takes a chance, picks the pile up, draws, turns up a face-down card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..core.cards import Card
from ..core.moves import Move
from ..core.state import Event
from ..core.verdict import Reason
from . import dots, jokers, kaker, ladder, listing, play, table, turns, two_packs
from .basics import FIXED, HAND, THREE, Cards, KnakerState, Laid, without
from .judging import against, last_segment
from .lays import lay_on
from .trial import gone

# -- laying


def sources(s: KnakerState, seat: int, cards: Cards) -> tuple[list[int], list[Reason]]:
    """Where each card comes from, the hand or a face-up pile (6.1, N-16); and why it cannot."""
    hand, up = Counter(s.hands[seat]), [Counter(pile) for pile in s.face_up[seat]]
    origins, wrong = [], []
    for card in cards:
        pile = next((number for number, found in enumerate(up) if found[card]), None)
        if hand[card]:
            hand[card] -= 1
            origins.append(HAND)
        elif pile is None:
            wrong.append(Reason(play.higher, "card", {"seat": seat, "card": card}))
        elif s.stock or +hand:
            wrong.append(Reason(table.face_up, "hand-first", {"seat": seat, "card": card}))
        else:
            up[pile][card] -= 1
            origins.append(pile)
    return origins, wrong


def on_turn(s: KnakerState, seat: int) -> list[Reason]:
    """Why a seat may not begin anything: not on turn, a draw owed by it or by another, the pile to be taken up."""
    if seat not in s.still_in:
        return gone(s, seat)
    if s.turn != seat:
        return [Reason(play.higher, "turn", {"seat": seat, "turn": s.turn})]
    if s.owes(seat):
        return [Reason(play.draw_up, "owes", {"seat": seat})]
    if waits := s.owing:
        facts = {"seat": seat, "turn": waits[0]}
        return [Reason(play.draw_up, "waits", facts), Reason(table.undisturbed, "waits", facts)]
    return []


def in_debt(s: KnakerState, seat: int) -> list[Reason]:
    """Why a seat may only pick up the pile: four dots (16.8)."""
    owes = seat in s.debts and s.pile and not (s.runner == seat and s.run)
    return [Reason(dots.no_ladders, "debt", {"seat": seat})] if owes else []


def lengthens(s: KnakerState, seat: int, cards: Cards) -> bool:
    """Whether cards make a running segment longer (N-7, N-24, N-25)."""
    if s.runner != seat or not s.run:
        return False
    return last_segment(s, seat, (*s.run_cards, *cards), s.below_run, len(s.run) - 1) is not None


def why_not_play(s: KnakerState, move: Move) -> list[Reason]:
    """Cards not held or not yet reached; not a segment that may be laid now, nor a longer running one."""
    seat: int = move.seat  # type: ignore[assignment]
    if seat not in s.still_in:
        return gone(s, seat)
    cards = tuple(map(Card, move.args))
    if missing := sources(s, seat, cards)[1]:
        return missing
    if lengthens(s, seat, cards):
        return []
    if why := on_turn(s, seat):
        return why
    return [*in_debt(s, seat), *against(lay_on(s, seat, cards, s.pile, s.owners))]


def lay(s: KnakerState, move: Move) -> KnakerState:
    """The cards lie on the pile, and what that leads to."""
    seat: int = move.seat  # type: ignore[assignment]
    cards = tuple(map(Card, move.args))
    origins, _ = sources(s, seat, cards)
    if s.runner != seat or not s.run:
        s = s.evolve(run=(), runner=seat, fixed=0, run_travel=s.travel)
    for card, origin in zip(cards, origins, strict=True):
        s = taken(s, seat, card, origin)
    run = (*s.run, *map(Laid, cards, origins))
    s = s.evolve(run=run, pile=(*s.pile, *cards), owners=(*s.owners, *(seat,) * len(cards)), events=())
    return ran(s, seat, ("lays", seat, play.higher.id))


def taken(s: KnakerState, seat: int, card: Card, origin: int) -> KnakerState:
    """The state in which a seat no longer has a card that came from its hand or from a face-up pile."""
    if origin == HAND:
        return s.with_hand(seat, without(s.hands[seat], (card,)))
    return s.with_up(seat, origin, without(s.face_up[seat][origin], (card,)))


def ran(s: KnakerState, seat: int, event: Event) -> KnakerState:
    """The state after the open cards of a turn have become what they are; `event` says by what."""
    cards = s.run_cards
    last = last_segment(s, seat, cards, s.below_run, len(cards) - 1)
    shown: tuple[Event, ...] = (event,)
    if last is None:  # nothing lies open that was not legal
        raise AssertionError(f"no legal turn: {cards}")
    if last.shape == "ladder":
        shown += (("ladder", seat, len(last.cards), ladder.ladder.id),)
    elif last.shape == "kaker":
        shown += (("kaker", seat, kaker.kaker.id),)
    return turns.laid(s.evolve(events=shown), seat, last.cards, last.shape)


def listed_plays(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Everything that may be laid, sorted: new segments, and what makes the running one longer."""
    if seat not in s.still_in:
        return iter(())
    found = []
    if s.runner == seat and s.run:
        pile, cards = s.below_run, s.run_cards
        found += [
            listing.lays(s, seat, cards[at:], (*pile, *cards[:at]))
            for at in range(len(cards))
            if at == 0 or _gives_back(s, seat, cards[:at], pile)
        ]
    if not on_turn(s, seat) and not in_debt(s, seat):
        found.append(listing.lays(s, seat, (), s.pile))
    return listing.merged(found)


def _gives_back(s: KnakerState, seat: int, cards: Cards, pile: Cards) -> bool:
    last = last_segment(s, seat, cards, pile, len(cards) - 1)
    return last is not None and last.on_two


# -- the chance card, and picking up


def why_not_chance(s: KnakerState, move: Move) -> list[Reason]:
    """Not on turn, or no stock."""
    seat: int = move.seat  # type: ignore[assignment]
    if why := on_turn(s, seat) or in_debt(s, seat):
        return why
    return [] if s.stock else [Reason(play.chance_card, "no-stock", {"seat": seat})]


def chance(s: KnakerState, move: Move) -> KnakerState:
    """The top card of the stock is laid as if from the hand; what cannot lie is picked up with the pile (N-13)."""
    seat: int = move.seat  # type: ignore[assignment]
    card, stock = s.stock[0], s.stock[1:]
    s = s.evolve(stock=stock, events=(("chances", seat, card, play.chance_card.id),))
    return _uncovered(s, seat, card, ("chance-fails", seat, card, play.cannot.id))


def _uncovered(s: KnakerState, seat: int, card: Card, fails: Event) -> KnakerState:
    """The state after an unseen card has been laid, or has been picked up with the pile."""
    if against(lay_on(s, seat, (card,), s.pile, s.owners)):
        return collect(s.told(fails), seat, (card,))
    event, *_ = s.events
    pile, owners = (*s.pile, card), (*s.owners, seat)
    s = s.evolve(run=(Laid(card, FIXED),), runner=seat, fixed=1, run_travel=s.travel, pile=pile, owners=owners)
    return ran(s, seat, event)


def collect(s: KnakerState, seat: int, more: Cards = (), *, passes: bool = True) -> KnakerState:
    """The state after a seat has picked up the pile and `more`; by a frippelknåker or hexakajak with a handicap."""
    top = lay_on(s, seat, s.pile[:1] or more, s.pile, s.owners).top
    events: list[Event] = [("picks-up", seat, len(s.pile) + len(more), play.cannot.id)]
    if top.frippel and seat not in s.no_insert:
        s = s.evolve(no_insert=tuple(sorted((*s.no_insert, seat))))
        events.append(("no-inserting", seat, jokers.frippel.id))
    if s.decks > 1 and top.rank == "X" and top.row >= 6 and seat not in s.capped:
        s = s.evolve(capped=tuple(sorted((*s.capped, seat))))
        events.append(("capped", seat, two_packs.hexa.id))
    debts = tuple(other for other in s.debts if other != seat)
    s = s.with_hand(seat, (*s.hands[seat], *s.pile, *more), pile=(), owners=(), debts=debts)
    s = s.closed().told(*events)
    return turns.pass_from(s, seat, s.travel) if passes else s


def why_not_pick_up(s: KnakerState, move: Move) -> list[Reason]:
    """Not on turn, nothing there, or something that can be laid; who has only face-down cards turns one up."""
    seat: int = move.seat  # type: ignore[assignment]
    if why := on_turn(s, seat):
        return why
    if not s.pile:
        return [Reason(play.cannot, "nothing", {"seat": seat})]
    if in_debt(s, seat):
        return []
    if not s.within_reach(seat):
        return [Reason(table.face_down, "flip", {"seat": seat})]
    first = next(listing.lays(s, seat, (), s.pile), None)
    return [Reason(play.cannot, "can", {"seat": seat, "card": first[0]})] if first else []


def pick_up(s: KnakerState, move: Move) -> KnakerState:
    """The pile is in the hand, and the turn passes (3.3)."""
    seat: int = move.seat  # type: ignore[assignment]
    return collect(s.evolve(events=()), seat)


# -- drawing


def why_not_draw(s: KnakerState, move: Move) -> list[Reason]:
    """Three in hand or more, or no stock."""
    seat: int = move.seat  # type: ignore[assignment]
    if seat not in s.still_in:
        return gone(s, seat)
    if s.owes(seat):
        return []
    return [Reason(play.draw_up, "enough" if s.stock else "no-stock", {"seat": seat, "count": len(s.hands[seat])})]


def draw(s: KnakerState, move: Move) -> KnakerState:
    """Up to three in hand; what lies open can no longer be taken back, but made longer (9.1, N-8)."""
    seat: int = move.seat  # type: ignore[assignment]
    count = min(THREE - len(s.hands[seat]), len(s.stock))
    s = s.with_hand(seat, (*s.hands[seat], *s.stock[:count]), stock=s.stock[count:])
    fixed = len(s.run) if s.runner == seat else s.fixed
    return s.evolve(fixed=fixed, events=(("draws", seat, count, play.draw_up.id),))


# -- face-down cards


def why_not_flip(s: KnakerState, move: Move) -> list[Reason]:
    """Not on turn, other cards left, or no card there."""
    seat: int = move.seat  # type: ignore[assignment]
    if why := on_turn(s, seat) or in_debt(s, seat):
        return why
    if s.hands[seat] or s.up_cards(seat):
        return [Reason(table.face_down, "not-yet", {"seat": seat})]
    pile = int(move.args[0])
    gone_ = s.face_down[seat][pile] is None
    return [Reason(table.face_down, "empty", {"seat": seat, "number": pile + 1})] if gone_ else []


def flip(s: KnakerState, move: Move) -> KnakerState:
    """A face-down card is laid, or picked up with the pile (N-15); the last three on a frippelknåker: out (N-32)."""
    seat: int = move.seat  # type: ignore[assignment]
    pile = int(move.args[0])
    card = s.face_down[seat][pile]
    if card is None:
        raise AssertionError("there is no such face-down card")
    top = lay_on(s, seat, (card,), s.pile, s.owners).top
    s = s.with_down(seat, pile, None, events=(("flips", seat, card, table.face_down.id),))
    if top.frippel and card[0] == "3" and turns.bare(s, seat):
        s = s.closed(pile=(*s.pile, card), owners=(*s.owners, seat))
        s = turns.leave(s, seat, s.circuit)
        return turns.gone_from(s, seat, s.travel, passes=True)
    return _uncovered(s, seat, card, ("flip-fails", seat, card, table.face_down.id))
