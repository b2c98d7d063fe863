"""The rules compared with a second implementation: legal lays, listed lays, turning."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import groupby

import pytest

from knack_widgets.rules import Card, games
from knack_widgets.rules.knaker.pile import HAND, OpenCard
from knack_widgets.rules.knaker.state import KnakerState

from ..helpers.fuzz import TIMES
from ..helpers.positions import legal
from .oracle import Table, frippel, is_kaker, is_ladder, last_row, ranks, top, turns
from .positions import PACK, at

WINDOWS = (
    "345678",
    "6789JQ",
    "JQKAX3",
    "QKAX34",
    "3X",
    "3X27",
    "K7A2T",
    "4588",
    "2783J",
    "56789T",
    "3456789JQKAX2T",
    "7X37",
    "7K",
)
"""Ranks that interact; each position is made from one of these sets."""


def drawn(rng: random.Random, decks: int) -> list[str]:
    """Return the pack, with cards of a few ranks first."""
    window, cards = rng.choice(WINDOWS), PACK * decks
    rng.shuffle(cards)
    return sorted(cards, key=lambda card: card[0] not in window)


def table(rng: random.Random, hand: int, joined: bool = False) -> Table:
    """Return a player's situation at a random pile, with or without own open cards on it."""
    decks = rng.choice((1, 1, 2))
    cards = drawn(rng, decks)
    pile = [card for card in cards[: rng.choice((0, 1, 1, 2, 3, 4, 6))] if card[0] != "T"]
    own = rng.randint(1, hand)
    mine, rest = tuple(cards[6 : 6 + own]), cards[6 + own :]
    up, rest = tuple(rest[:2][: rng.choice((0, 0, 1, 2))]), rest[2:]
    lying = tuple((card, rng.choice((0, 1, 1))) for card in pile)
    stock = rng.random() < 0.2
    up = () if stock and rng.random() < 0.5 else up
    dots, capped = rng.choice((0, 0, 2, 3, 4)), decks == 2 and rng.random() < 0.3
    position = Table(lying, mine, up=up, stock=stock, decks=decks, capped=capped, dots=dots, joined=joined)
    position = opened(rng, position, rest[:7]) if rng.random() < 0.4 else position
    waits = stock and len(mine) < 3
    return Table(**{**vars(position), "on_turn": position.on_turn and not waits})


def opened(rng: random.Random, position: Table, cards: list[str]) -> Table:
    """Return the same with own open cards, if some random ones are legal."""
    for _ in range(12):
        run = [card for card in rng.sample(cards, min(len(cards), rng.randint(1, 5))) if card[0] != "T"]
        whole = (*position.pile, *((card, 0) for card in run))
        old, new = len(position.pile), len(whole)
        for cut in range(old, new):
            stays = not turns(ranks(whole), new - cut, position.joined)
            if stays and position.leads_to(whole, old, cut) and position.fits(whole, cut, new):
                again = top(ranks(whole)) == "2"
                return Table(**{**vars(position), "pile": whole, "opened": len(run), "on_turn": again})
    return position


def state_of(position: Table) -> KnakerState:
    """Return the same situation as a state of the game."""
    pile = [card for card, _ in position.pile]
    run = tuple(OpenCard(Card(card), HAND) for card in pile[len(pile) - position.opened :])
    return at(
        [" ".join(position.hand), "? ? ?"],
        up=[" ".join(position.up)],
        pile=" ".join(pile),
        owners=[owner for _, owner in position.pile],
        stock=4 if position.stock else "",
        turn=0 if position.on_turn or (position.stock and len(position.hand) < 3 and not position.opened) else 1,
        decks=position.decks,
        run=run,
        runner=0 if run else None,
        capped=(0,) if position.capped else (),
        dots=(position.dots, 0),
        readings={"N-9": "b"} if position.joined else {},
    )


def positions(count: int, hand: int, seed: str, joined: bool = False) -> Iterator[tuple[int, Table]]:
    """Yield random positions, each with its number."""
    for number in range(count * TIMES):
        yield number, table(random.Random(f"{seed}{number}"), hand, joined)


def colours(cards: tuple[str, ...] | list[str]) -> tuple[tuple[str, str], ...]:
    """Return rank and colour of cards; those of one rank side by side are sorted."""
    runs = [(rank, [*row]) for rank, row in groupby(cards, key=lambda card: card[0])]
    return tuple((rank, "".join(sorted("x" if rank == "X" else "rb"[c[1] in "sc"] for c in row))) for rank, row in runs)


@pytest.mark.apart
@pytest.mark.parametrize("joined", [False, True])
def test_judge_agrees_with_the_telling_on_every_order_of_up_to_three_cards(joined: bool) -> None:
    tried = legal_ones = 0
    for number, position in positions(700, 5, "three", joined):
        state = state_of(position)
        for cards in position.every_order(3):
            allowed = position.may(cards)
            assert state.judge("0 play " + " ".join(cards)).legal == allowed, (number, position, cards)
            tried, legal_ones = tried + 1, legal_ones + allowed
    assert tried > 20_000
    assert legal_ones > 1_500


def purposeful(rng: random.Random) -> tuple[Table, list[str]]:
    """Return a player who can almost lay a ladder, a kåker or a frippelknåker.

    The cards are in order, with an occasional mistake; the first may be legal.
    """
    cards = rng.sample(PACK, len(PACK))
    wanted = rng.choice(("ladder", "ladder", "kaker", "frippel"))
    if wanted == "ladder":
        cycle = "3456789JQKAX" * 2
        start = rng.randrange(12)
        word = "".join(rank * rng.choice((1, 1, 2)) for rank in cycle[start : start + rng.randint(3, 5)])
        word = word.replace("7", "") if rng.random() < 0.5 else word
        below = [card for card in cards if card[0] in "3569JKX"][: rng.randint(0, 2)]
    elif wanted == "kaker":
        low, high = sorted(rng.sample("34568JQKA", 2))
        word = rng.choice((low * 2 + high * 3, low * 3 + high * 2, high * 2 + low * 3))
        below = [card for card in cards if card[0] in "3458J" + low][: rng.randint(0, 3)]
    else:
        word = "".join(rng.sample("333XXX", 6))
        below = [card for card in cards if card[0] in "48" + word[0]][: rng.randint(0, 2)]
    lying = rng.choice((0, 1, 2, 3, 4)) if wanted == "frippel" else 0
    chosen = []
    for rank in word:
        card = next((card for card in cards if card[0] == rank and card not in below), None)
        if card:
            chosen.append(card)
            cards.remove(card)
    below, mine = [*below, *chosen[:lying]], chosen[lying:]
    if len(mine) > 1 and rng.random() < 0.3:
        place = rng.randrange(len(mine) - 1)
        mine[place : place + 2] = reversed(mine[place : place + 2])
    if mine and rng.random() < 0.2:
        mine[rng.randrange(len(mine))] = next(card for card in cards if card not in below)
    pile = tuple((card, 1) for card in below)
    return Table(pile, tuple(mine), dots=rng.choice((0, 0, 0, 3))), mine


def test_judge_agrees_with_the_telling_on_ladders_kaker_and_frippelknaker() -> None:
    seen = {"ladder": 0, "kaker": 0, "frippel": 0, "refused": 0}
    for number in range(750 * TIMES):
        position, cards = purposeful(random.Random(f"long{number}"))
        if not cards:
            continue
        allowed = position.may(cards)
        assert state_of(position).judge("0 play " + " ".join(cards)).legal == allowed, (number, position, cards)
        word = "".join(card[0] for card in cards)
        joined = frippel(ranks(position.pile) + word)
        shape = "ladder" if is_ladder(word) else "kaker" if is_kaker(word) else "frippel" if joined else None
        if shape or not allowed:
            seen[shape if allowed and shape else "refused"] += 1
    assert min(seen.values()) > 30, seen


@pytest.mark.parametrize(("hand", "joined"), [(4, False), (4, True), (5, False)])
def test_moves_list_everything_that_judge_allows(hand: int, joined: bool) -> None:
    seen = 0
    for number, position in positions(500 if hand == 4 else 250, hand, f"list{hand}", joined):
        if len(position.hand) + len(position.up) > 5:
            continue
        state = state_of(position)
        listed = [text for text in legal(state, 0) if " play " in text]
        assert listed == sorted(set(listed))
        kinds = [colours(text.split()[2:]) for text in listed]
        assert len(kinds) == len(set(kinds)), (number, listed)
        allowed = {colours(cards) for cards in position.every_order(5) if position.may(cards)}
        assert set(kinds) == allowed, (number, position, allowed ^ set(kinds))
        for text in listed:
            assert state.judge(text).legal, text
        seen += len(listed)
    assert seen > 250


@pytest.mark.parametrize("joined", [False, True])
def test_what_turns_the_pile_agrees_with_the_telling(joined: bool) -> None:
    turned = stayed = 0
    for number, position in positions(900, 6, "turn", joined):
        state = state_of(position)
        if position.opened or not position.on_turn:
            continue
        for text in legal(state, 0)[:40]:
            if " play " not in text:
                continue
            cards = text.split()[2:]
            word = ranks(position.pile) + "".join(card[0] for card in cards)
            after = state.play(text)
            turns_pile = any(event[0] == "turns-pile" for event in after.events)
            assert turns_pile == turns(word, len(cards), joined), (number, position, text)
            assert (after.pile == ()) == turns_pile
            turned, stayed = turned + turns_pile, stayed + (not turns_pile)
    assert turned > 80
    assert stayed > 1000


def test_the_telling_reads_the_originals_examples() -> None:
    assert [is_ladder(word) for word in ("444556", "678", "689", "9JQ", "KAX", "AX345", "QKAX34")] == [True] * 7
    assert [is_ladder(word) for word in ("56", "89T", "A23", "A34", "457", "X23")] == [False] * 6
    assert is_kaker("55888")
    assert not is_kaker("88855")
    assert frippel("3X333XX"[1:])
    assert last_row("4KK") == "KK"
    assert not Table((("6h", 1),), ("5s", "5h", "8s", "8h", "8d")).may(("5s", "5h", "8s", "8h", "8d"))
    assert Table((("4h", 1),), ("5s", "5h", "8s", "8h", "8d")).may(("5s", "5h", "8s", "8h", "8d"))
    assert "knaker" in games
