"""Records whose deal is given by hands: ``deal 7h 4s 2c / 3c Td 8h / ? ? ?``, one hand for each seat.

Further cards may follow the hands, after a stroke each: in the order of the pack, so in most games first the upcard and
then the stock. The rest of the pack follows in its order. The place of each card in the pack is found by dealing: a
game deals by the places of cards alone, so a deal of any pack shows which places go to which hand.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from ..rules import Card, NotationError, Record, State
from ..rules.core.cards import BIT
from ..rules.records import read_bytes

HANDS: Final = re.compile(rb'"deal ([^"]*/[^"]*)"')
"""The first deal of a record, given by hands."""
MOVES: Final = re.compile(rb"(?ms)^moves\s*=\s*\[.*?\]")
"""The moves of a record; no move has a bracket."""


def load_record(path: Path) -> Record:
    """Return the record in a file, whose deal may be given by hands.

    path: the file

    Raise `RecordError` if the file cannot be read or is no record, `NotationError` if the hands cannot be dealt.
    """
    return Record.loads(write_pack(read_bytes(path)))


def write_pack(data: bytes) -> bytes:
    """Return a record's file with the whole pack instead of hands; any other file is returned as it is.

    data: contents of the file

    Raise `NotationError` if the hands cannot be dealt.
    """
    match = HANDS.search(data)
    if match is None:
        return data
    opening = Record.loads(MOVES.sub(b"moves = []", data, count=1)).opening
    groups = [group.split() for group in match[1].decode(errors="replace").split("/")]
    cards = pack_for(opening, groups)
    return data[: match.start(1)] + " ".join(cards).encode() + data[match.end(1) :]


def pack_for(opening: State, groups: list[list[str]]) -> tuple[Card, ...]:
    """Return a pack that gives each seat a hand, in the order in which a dealer deals it.

    opening: the state before the deal
    groups: for each seat its cards, then further cards in the order of the pack; ``?`` stands for any card

    Raise `NotationError` if the number of hands or cards is not that of the deal, or a card is not in the pack.
    """
    pack = opening.setup.pack
    dealt: Any = opening.play("deal " + " ".join(pack))
    place_of = {card: place for place, card in enumerate(pack)}
    places = [sorted(place_of[card] for card in hand) for hand in dealt.hands]
    hands, more = groups[: len(places)], [card for group in groups[len(places) :] for card in group]
    if [len(hand) for hand in hands] != [len(each) for each in places]:
        raise NotationError(
            f"read hands of {[len(hand) for hand in hands]} cards: expected {[len(each) for each in places]}"
        )
    in_hands = {place for each in places for place in each}
    left = [place for place in range(len(pack)) if place not in in_hands]
    if len(more) > len(left):
        raise NotationError(f"read {len(more)} cards after the hands: expected at most {len(left)}")
    wanted = [card for card in (*(card for hand in hands for card in hand), *more) if card != "?"]
    for number, card in enumerate(wanted):
        if card not in BIT or card not in place_of or card in wanted[:number]:
            raise NotationError(f"card {card:.10}: expected a card of the pack, once")
    rest = iter([card for card in pack if card not in wanted])
    laid = [*zip(left, more, strict=False)]
    for hand, own in zip(hands, places, strict=True):
        laid += zip(own, hand, strict=True)
    cards = {place: Card(card) for place, card in laid if card != "?"}
    return tuple(cards[place] if place in cards else next(rest) for place in range(len(pack)))
