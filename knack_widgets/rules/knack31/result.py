"""The end of a deal: an announcement, a forgotten announcement, or a pass; drawing for ties."""

from __future__ import annotations

from ..core.cards import STRENGTH, Card
from ..core.clauses import Clause
from ..core.events import Event
from ..core.moves import Move
from ..core.remainder import draw_cards
from ..core.seats import seat_after
from . import aim, call, pass_, ssi, three
from .state import Knack31State, Result, Window
from .three import BLITZ, THREE_OF_A_KIND, Value, value


def take_back(s: Knack31State, windows: tuple[Window, ...]) -> Knack31State:
    """Return the state before the counted moves since the earliest window (`ssi.8`, G-14).

    A window is a Knack or Blitz that has not been announced.
    """
    first = windows[0].before if windows else None
    if first is None or first == s.layout:
        return s
    return s.with_layout(first, events=(*s.events, ("taken-back", ssi.swaps_go_back.id)))


def announce(s: Knack31State, seat: int) -> Knack31State:
    """Return the state after an announcement, which ends the deal.

    If the dealer has not chosen a pile yet, this happens first (G-15).
    """
    clause = call.blitz if value(s.hands[seat]) == BLITZ else call.knack
    event: Event = ("announces", seat, value(s.hands[seat]), clause.id)
    if s.piles:
        return s.enter("finishing", s.dealer, event, announced=(seat,))
    # the choice has an event only if no other move has been made yet
    chosen: tuple[Event, ...] = (("chosen-before", s.dealer, ssi.chosen_before.id),) if s.opens else ()
    return end_by_announcement(s.evolve(announced=(seat,), events=(event, *chosen)))


def end_by_announcement(s: Knack31State) -> Knack31State:
    """Return the state after the first announcement; all other Knacks and Blitzes count, too.

    See G-14.
    """
    s = take_back(s, s.windows)
    if s.uses(call.G9_FIRST_ANNOUNCER_WINS):
        return compare(s.evolve(events=(*s.events, ("deal-ends", call.ends_at_once.id))))
    also = [seat for seat, hand in enumerate(s.hands) if call.must_be_announced(hand) and seat not in s.announced]
    more: list[Event] = [("counts-too", seat, call.ends_at_once.id) for seat in also]
    return compare(s.evolve(events=(*s.events, ("deal-ends", call.ends_at_once.id), *more)))


def end_by_pass(s: Knack31State) -> Knack31State:
    """Return the state after the comparison of hands that follows a pass.

    The comparison counts as an announcement of every Knack or Blitz that has not been announced; each gets an event
    (G-14).
    """
    s = take_back(s, s.windows)
    also = [seat for seat, hand in enumerate(s.hands) if call.must_be_announced(hand)]
    more: list[Event] = [("counts-too", seat, pass_.turned_up.id) for seat in also]
    return compare(s.evolve(events=(*s.events, ("compared", pass_.turned_up.id), *more)))


def end_by_silence(s: Knack31State, windows: tuple[Window, ...], late: tuple[Window, ...]) -> Knack31State:
    """Return the state after a deal that ends because of a forgotten announcement.

    The clauses are `call.2` and `ssi.9`.

    windows: all windows, the earliest first
    late: the windows that are forgotten now
    """
    forgot = tuple(sorted(window.seat for window in late))
    more: list[Event] = []
    for seat in forgot:
        more += [("forgot", seat, call.forgotten_loses.id), ("loses-deal", seat, ssi.forgot_loses.id)]
    return compare(take_back(s.evolve(forgot=forgot, events=(*s.events, *more)), windows))


def _worth_clause(worth: Value) -> Clause:
    """Return the clause that explains the value of a hand."""
    if worth == BLITZ:
        return call.three_aces
    return three.three_of_a_kind if worth == THREE_OF_A_KIND else aim.one_suit


def compare(s: Knack31State) -> Knack31State:
    """Return the state after comparing hands: the best hand wins (`ssi.11`).

    Seats with equal best hands draw cards.
    """
    values = tuple(map(value, s.hands))
    able = [seat for seat in range(len(values)) if seat not in s.forgot]
    if s.announced and s.uses(call.G9_FIRST_ANNOUNCER_WINS):
        able = [*s.announced]
    best = max((values[seat] for seat in able), default=0)
    winners = tuple(seat for seat in able if values[seat] == best)
    if best == THREE_OF_A_KIND and s.uses(three.G7_HIGHEST_RANK_WINS):
        strength = {seat: STRENGTH[s.hands[seat][0]] for seat in winners}
        highest = max(strength.values())
        winners = tuple([seat for seat in winners if strength[seat] == highest])
    more: list[Event] = [("worth", seat, worth, _worth_clause(worth).id) for seat, worth in enumerate(values)]
    if len(winners) > 1 and not s.uses(ssi.G10_ALL_BEST_WIN):
        more.append(("tied", len(winners), ssi.tie.id))
        return s.evolve(phase="draw", turn=None, drawers=winners, windows=(), swaps=(), events=(*s.events, *more))
    if len(winners) > 1:
        clause = ssi.tie
    elif s.forgot:
        clause = ssi.best_other_wins
    elif best == BLITZ:
        clause = call.blitz_wins
    else:
        clause = call.ends_at_once if s.announced else pass_.most_points
    return _decide(s.evolve(events=(*s.events, *more)), winners, clause)


def _decide(s: Knack31State, winners: tuple[int, ...], clause: Clause) -> Knack31State:
    """Return the state after a won deal: wins are counted, the dealer changes (G-12, G-16)."""
    seats = range(len(s.hands))
    return s.await_deal(
        dealer=seat_after(s.dealer, len(s.hands)),
        shown=s.hands,
        result=Result(winners, s.forgot, tuple(map(value, s.hands))),
        wins=tuple(s.wins[seat] + (seat in winners) for seat in seats),
        losses=tuple(s.losses[seat] + (seat in s.forgot) for seat in seats),
        drawers=(),
        announced=(),
        events=(*s.events, *(("wins-deal", seat, clause.id) for seat in winners)),
    )


def cards_due(s: Knack31State) -> tuple[Card, ...]:
    """Return the top cards of the stock, as many as seats draw (G-22).

    If the stock has too few cards, the middle is put under it.
    """
    return _stock_for(s)[: len(s.drawers)]


def _stock_for(s: Knack31State) -> tuple[Card, ...]:
    return s.stock if len(s.stock) >= len(s.drawers) else (*s.stock, *s.middle)


def draw(before: Knack31State, cards: tuple[Card, ...]) -> Knack31State:
    """Return the state after tied seats have drawn a card each: the highest rank wins.

    Seats with equal highest cards draw again. The clauses are `ssi.11` and `ssi.14`.
    """
    s = before
    winners, events = draw_cards(s.drawers, cards, ssi.tie, ssi.draw_again)
    stock = (*_stock_for(s)[len(cards) :], *cards)
    middle = s.middle if len(s.stock) >= len(s.drawers) else ()
    s = s.evolve(stock=stock, middle=middle, events=events)
    after = s.evolve(drawers=winners) if len(winners) > 1 else _decide(s, winners, ssi.higher_wins)
    drawn = Move(None, "draw", cards)
    return after.remember(before.middle, drawn)
