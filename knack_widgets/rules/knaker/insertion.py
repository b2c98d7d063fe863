"""Rule 11: insertions, laid while it is somebody else's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..core.cards import Card
from ..core.clauses import Chapter
from ..core.moves import Move
from ..core.verdict import Reason
from . import jokers, kings, table, two_packs
from . import play as laying
from .basics import Cards, KnakerState, lacking, without
from .lays import Lay, lay_on

chapter: Final = Chapter("insertion", "11")
insertions = chapter.frame(0, "N-10", "N-28", "N-29")


@chapter.refuses(1)
def ranks(lay: Lay) -> jokers.Against:
    """No twos, tens or sevens."""
    wrong = next((card for card in lay.cards if card[0] in "2T7"), None)
    return ("rank", {"card": wrong}) if wrong else None


gets_turn = chapter.says(2, "N-37", "N-38")


def held(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """Why cards cannot come from a seat's hand."""
    up = s.up_cards(seat)
    return [
        Reason(table.face_up, "insert", {"seat": seat, "card": card})
        if card in up
        else Reason(insertions, "card", {"seat": seat, "card": card})
        for card in lacking(s.hands[seat], cards)
    ]


def against(s: KnakerState, seat: int, cards: Cards) -> list[Reason]:
    """What the clauses have against inserting these cards."""
    lay = lay_on(s, seat, cards, s.pile, s.owners)
    if lay.top.rank is None:
        found = [Reason(insertions, "nothing", {"seat": seat})]
        if any(event[0] == "picks-up" for event in s.events):
            found.append(Reason(table.pile_is_taken, "taken", {"seat": seat}))
        return found
    found = [Reason(ranks, *wrong)] if (wrong := ranks(lay)) else []
    other = next((card for card in cards if card[0] != lay.top.rank and card[0] not in "2T7"), None)
    if other:
        found.append(Reason(insertions, "rank", {"card": other, "other": lay.top.card}))
    if lay.top.frippel:
        found.append(Reason(jokers.frippel, "frippel", {"card": cards[0]}))
    elif lay.forms_frippel:
        found.append(Reason(jokers.frippel, "forms", {"seat": seat}))
    for clause in (kings.three_kings, two_packs.hexa):
        if wrong := clause(lay):
            found.append(Reason(clause, *wrong))
    return found


def why_not(s: KnakerState, move: Move) -> list[Reason]:
    """One's own turn, cards owed or not held, a handicap, or another rank."""
    seat: int = move.seat  # type: ignore[assignment]
    if seat not in s.still_in:
        from .trial import gone

        return gone(s, seat)
    cards = tuple(map(Card, move.args))
    if missing := held(s, seat, cards):
        return missing
    found = [Reason(insertions, "own-turn", {"seat": seat})] if s.turn == seat else []
    if s.owes(seat):
        found.append(Reason(laying.draw_up, "owes", {"seat": seat}))
    if seat in s.no_insert:
        found.append(Reason(jokers.frippel, "handicap", {"seat": seat}))
    return found + against(s, seat, cards)


def insert(s: KnakerState, move: Move) -> KnakerState:
    """The cards lie on the pile; the turn goes on, unless the pile turns (11.2). Nothing can be taken back any more."""
    from .turns import laid

    seat: int = move.seat  # type: ignore[assignment]
    cards = tuple(map(Card, move.args))
    s = s.with_hand(seat, without(s.hands[seat], cards), pile=(*s.pile, *cards))
    s = s.closed(owners=(*s.owners, *(seat,) * len(cards)), events=(("inserts", seat, insertions.id),))
    return laid(s, seat, cards, "set", in_turn=False)


def listed(s: KnakerState, seat: int) -> Iterator[tuple[str, ...]]:
    """Every number of cards of the rank that counts."""
    from .listing import alike

    if s.turn == seat or seat in s.no_insert or s.owes(seat) or not s.pile:
        return
    lay = lay_on(s, seat, s.hands[seat][:1], s.pile, s.owners)
    own = tuple(card for card in s.hands[seat] if card[0] == lay.top.rank)
    for cards in sorted(alike(own)):
        if not against(s, seat, cards):
            yield cards
