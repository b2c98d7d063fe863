"""Examples whose deal is given by hands: ``deal 7h 4s 2c / 3c Td 8h / ? ? ?``, one hand for each seat.

The rest of the pack follows in its order. The place of each card in the pack is found by dealing: a game deals by the
places of cards alone, so a deal of any pack shows which places go to which hand.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ..rules import Card, NotationError, Record, State
from ..rules.core.cards import BIT

HANDS: Final = re.compile(rb'"deal ([^"]*/[^"]*)"')
"""The first deal of a record, given by hands."""


def write_pack(data: bytes) -> bytes:
    """Return an example's file with the whole pack instead of hands; any other file is returned as it is.

    data: contents of the file

    Raise `NotationError` if the hands cannot be dealt.
    """
    match = HANDS.search(data)
    if match is None:
        return data
    head = re.sub(rb"(?ms)^moves = \[.*?^\]", b"moves = []", data)
    opening = Record.loads(head).opening
    cards = pack_for(opening, [hand.split() for hand in match[1].decode().split("/")])
    return data[: match.start(1)] + " ".join(cards).encode() + data[match.end(1) :]


def pack_for(opening: State, hands: list[list[str]]) -> tuple[Card, ...]:
    """Return a pack that gives each seat a hand, in the order in which a dealer deals it.

    opening: the state before the deal
    hands: for each seat its cards; ``?`` stands for any card

    Raise `NotationError` if the number of hands or cards is not that of the deal, or a card is not in the pack.
    """
    pack = opening.setup.pack
    dealt: Any = opening.play("deal " + " ".join(pack))
    place_of = {card: place for place, card in enumerate(pack)}
    places = [sorted(place_of[card] for card in hand) for hand in dealt.hands]
    if [len(hand) for hand in hands] != [len(each) for each in places]:
        raise NotationError(
            f"read hands of {[len(hand) for hand in hands]} cards: expected {[len(each) for each in places]}"
        )
    wanted = [card for hand in hands for card in hand if card != "?"]
    for number, card in enumerate(wanted):
        if card not in BIT or card not in place_of or card in wanted[:number]:
            raise NotationError(f"card {card:.10}: expected a card of the pack, once")
    rest = iter([card for card in pack if card not in wanted])
    cards: dict[int, Card] = {
        place: Card(card)
        for hand, own in zip(hands, places, strict=True)
        for place, card in zip(own, hand, strict=True)
        if card != "?"
    }
    return tuple(cards[place] if place in cards else next(rest) for place in range(len(pack)))
