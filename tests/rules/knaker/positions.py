"""Positions of Knåker in a readable form: hands by seat, the pile bottom first.

The rest of the pack is in the discard.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from knack_widgets.rules import Card, IllegalMove
from knack_widgets.rules.knaker import GAME
from knack_widgets.rules.knaker.pack import sort_hand
from knack_widgets.rules.knaker.state import KnakerState as KnakerState

from ..helpers.positions import legal

PACK = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"] + ["Xb", "Xb", "Xr"]
"""The 55 cards, written again so that the tests do not take the pack from the code."""
DULL = "456893JQKA7T2X"
"""The ranks in the order in which they replace ``?``: ranks without special rules first."""
SLOTS = 3


class Pack:
    """A pack from which chosen cards are taken.

    The character ``?`` is the first free card in the order of `DULL` that no position has named.
    """

    def __init__(self, decks: int, named: str) -> None:
        self.rest = Counter(PACK * decks)
        for word in named.split():
            if word not in ("?", "-", "/"):
                assert self.rest[word], f"{word} stands too often"
                self.rest[word] -= 1
        self.dull = sorted(self.rest.elements(), key=lambda card: (DULL.index(card[0]), card))

    def cards(self, text: str) -> tuple[Card, ...]:
        """Return the cards of a text."""
        return tuple(Card(self.dull.pop(0) if word == "?" else word) for word in text.split())


def start(players: int = 2, first: int = 0, **settings: Any) -> KnakerState:
    """Return a match before the deal.

    settings: options, and `readings`
    """
    return GAME.start(players=players, first=first, **settings)  # type: ignore[return-value]


def at(
    hands: Sequence[str],
    *,
    up: Sequence[str] = (),
    down: Sequence[str] = (),
    pile: str = "",
    owners: Sequence[int] | int | None = None,
    stock: str | int = "",
    turn: int | None = 0,
    phase: str = "play",
    first: int = 0,
    decks: int = 1,
    quiet: bool = False,
    cheating: bool = False,
    readings: Mapping[str, str] | None = None,
    without: Sequence[str] = (),
    **fields: Any,
) -> KnakerState:
    """Return a position with as many seats as `hands`; the other cards are in the discard.

    The character ``?`` is any free card, without special rules if possible.

    up: a text for each seat with the three face-up piles, separated by ``/`` (``"5h 5s / 9c / "``); by default none, in
        the exchange ``"? / ? / ?"``
    down: a text for each seat with the three face-down slots, ``-`` for an empty one; by default ``"? ? ?"``
    pile: the pile, bottom first
    owners: the seats that laid its cards, or one seat for all; by default the seat before `turn`
    stock: the stock, top first, or a number of any cards; by default empty, so that no seat owes a draw
    readings: other readings of rulings
    without: ids of struck clauses
    fields: any other fields of the state (`travel`, `no_insert`, …)
    """
    seats = len(hands)
    exchange = phase == "exchange"
    ups = [*up, *(["? / ? / ?" if exchange else ""] * (seats - len(up)))]
    downs = [*down, *(["? ? ?"] * (seats - len(down)))]
    text = " ".join(["?"] * stock) if isinstance(stock, int) else stock
    pack = Pack(decks, " ".join([*hands, *ups, *downs, pile, text]))
    lying = pack.cards(pile)
    before = ((turn or 0) - 1) % seats
    laid_by = owners if isinstance(owners, Sequence) else [before if owners is None else owners] * len(lying)
    assert len(laid_by) == len(lying), "one owner for each card of the pile"
    settings = {"decks": decks, "quiet": quiet, "cheating": cheating}
    state = start(seats, first, readings=readings or {}, without=without, **settings)
    state = state.evolve(
        phase=phase,
        deals=1,
        turn=None if exchange else turn,
        hands=tuple(sort_hand(pack.cards(hand)) for hand in hands),
        face_up=tuple(_piles(pack, text) for text in ups),
        face_down=tuple(_slots(pack, text) for text in downs),
        ready=() if exchange else tuple(range(seats)),
        pile=lying,
        met_pile=bool(lying),
        owners=tuple(laid_by),
        stock=pack.cards(text),
        travel=((turn or 0) - first) % seats,
    )
    return state.evolve(**{"discard": tuple(map(Card, sorted(pack.dull)))} | fields)


def _piles(pack: Pack, text: str) -> tuple[tuple[Card, ...], ...]:
    parts = [pack.cards(part) for part in text.split("/")]
    return (*parts, *([()] * (SLOTS - len(parts))))


def _slots(pack: Pack, text: str) -> tuple[Card | None, ...]:
    slots = [None if word == "-" else pack.cards(word)[0] for word in text.split()]
    return (*slots, *([None] * (SLOTS - len(slots))))


def deal_text(seats: Sequence[tuple[str, str, str]], stock: str = "", decks: int = 1) -> str:
    """Return the `deal` move of these face-down, face-up and hand cards, three each.

    N-4: three rounds face down, three face up, three into the hand, each from seat 0; then the stock, which begins with
    `stock`.
    """
    pack = Pack(decks, " ".join([*(part for seat in seats for part in seat), stock]))
    rows = [[card for part in seat for card in pack.cards(part)] for seat in seats]
    assert all(len(row) == 3 * SLOTS for row in rows), rows
    top = pack.cards(stock)
    return " ".join(["deal", *(row[at] for at in range(3 * SLOTS) for row in rows), *top, *pack.dull])


def everything(state: KnakerState) -> list[str]:
    """Return every card of a state, sorted; after the deal it is the whole pack."""
    seats = range(len(state.hands))
    own = [card for seat in seats for card in (*state.hands[seat], *state.up_cards(seat), *state.down_cards(seat))]
    away = [card for hidden in state.hidden for card in hidden]
    return sorted(map(str, (*own, *away, *state.pile, *state.stock, *state.discard)))


def plays(state: KnakerState, *moves: str) -> KnakerState:
    """Return the state after these legal moves, and check that no card is lost or doubled.

    A text may have several moves, separated by commas.
    """
    for text in moves:
        for move in text.split(","):
            before = everything(state)
            state = state.play(move.strip())
            assert not before or everything(state) == before, f"{move}: cards are lost or made"
    return state


def allowed(state: KnakerState, *moves: str) -> None:
    """Check that each of these moves is legal, and that it or an equivalent move is listed."""
    kinds = {kind(text) for text in legal(state)}
    for text in moves:
        verdict = state.judge(text)
        assert verdict.legal, f"{text}: {verdict.reasons}"
        assert kind(str(verdict.move)) in kinds or verdict.move.seat is None, f"{text} is not listed"
        plays(state, text)


def kind(move: str) -> tuple[str, ...]:
    """Return a move in the form that all equivalent moves share.

    Suits become colours (jokers have none), and cards of one rank side by side are sorted, like cards that are taken
    back.
    """
    words = [word[0] + ("b" if word[1] in "sc" else "r") if word in PACK else word for word in move.split()]
    if words[1:2] == ["back"]:
        return tuple(sorted(words))
    runs: list[list[str]] = []
    for word in words:
        if runs and len(word) == 2 and word[0] == runs[-1][0][0] and word[1] in "rb":
            runs[-1] = sorted([*runs[-1], word])
        else:
            runs.append([word])
    return tuple(word for run in runs for word in run)


def refused(state: KnakerState, move: str) -> tuple[str, ...]:
    """Return the clauses that forbid this move, the decisive one first.

    Check that the move is neither listed nor can be made.
    """
    verdict = state.judge(move)
    assert not verdict.legal, f"{move} is legal"
    assert kind(str(verdict.move)) not in {kind(text) for text in legal(state)}
    with pytest.raises(IllegalMove) as caught:
        state.play(move)
    assert caught.value.verdict == verdict
    return verdict.clauses


def decisive(state: KnakerState, move: str) -> tuple[str, str, dict[str, Any]]:
    """Return the clause, the message key and the facts of the decisive reason."""
    clauses = refused(state, move)
    reason = state.judge(move).reasons[0]
    assert reason.clause.id == clauses[0]
    return reason.clause.id, reason.key, dict(reason.facts)
