"""The rules against a second, plain telling of them: what may be laid, what is listed, and what turns the pile."""

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
"""Ranks that have something to do with each other: each position is made of one of these."""


def drawn(rng: random.Random, decks: int) -> list[str]:
    """The pack, those of a few ranks first."""
    window, cards = rng.choice(WINDOWS), PACK * decks
    rng.shuffle(cards)
    return sorted(cards, key=lambda card: card[0] not in window)


def table(rng: random.Random, hand: int, joined: bool = False) -> Table:
    """A player's chances at a random pile, with or without open cards on it."""
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
    made = Table(lying, mine, up=up, stock=stock, decks=decks, capped=capped, dots=dots, joined=joined)
    made = opened(rng, made, rest[:7]) if rng.random() < 0.4 else made
    waits = stock and len(mine) < 3
    return Table(**{**vars(made), "on_turn": made.on_turn and not waits})


def opened(rng: random.Random, made: Table, cards: list[str]) -> Table:
    """The same with open cards of the player's own, if some happen to be allowed."""
    for _ in range(12):
        run = [card for card in rng.sample(cards, min(len(cards), rng.randint(1, 5))) if card[0] != "T"]
        whole = (*made.pile, *((card, 0) for card in run))
        old, new = len(made.pile), len(whole)
        for cut in range(old, new):
            stays = not turns(ranks(whole), new - cut, made.joined)
            if stays and made.leads_to(whole, old, cut) and made.fits(whole, cut, new):
                again = top(ranks(whole)) == "2"
                return Table(**{**vars(made), "pile": whole, "opened": len(run), "on_turn": again})
    return made


def state_of(made: Table) -> KnakerState:
    """The same as a state of the game."""
    pile = [card for card, _ in made.pile]
    run = tuple(OpenCard(Card(card), HAND) for card in pile[len(pile) - made.opened :])
    return at(
        [" ".join(made.hand), "? ? ?"],
        up=[" ".join(made.up)],
        pile=" ".join(pile),
        owners=[owner for _, owner in made.pile],
        stock=4 if made.stock else "",
        turn=0 if made.on_turn or (made.stock and len(made.hand) < 3 and not made.opened) else 1,
        decks=made.decks,
        run=run,
        runner=0 if run else None,
        capped=(0,) if made.capped else (),
        dots=(made.dots, 0),
        readings={"N-9": "b"} if made.joined else {},
    )


def positions(count: int, hand: int, seed: str, joined: bool = False) -> Iterator[tuple[int, Table]]:
    """Random positions, each with its number."""
    for number in range(count * TIMES):
        yield number, table(random.Random(f"{seed}{number}"), hand, joined)


def colours(cards: tuple[str, ...] | list[str]) -> tuple[tuple[str, str], ...]:
    """Cards as no rule tells them apart: rank and colour, those of one rank side by side in any order."""
    runs = [(rank, [*row]) for rank, row in groupby(cards, key=lambda card: card[0])]
    return tuple((rank, "".join(sorted("x" if rank == "X" else "rb"[c[1] in "sc"] for c in row))) for rank, row in runs)


@pytest.mark.parametrize("joined", [False, True])
def test_judge_agrees_with_the_telling_on_every_order_of_up_to_three_cards(joined: bool) -> None:
    tried = legal_ones = 0
    for number, made in positions(700, 5, "three", joined):
        state = state_of(made)
        for cards in made.every_order(3):
            told = made.may(cards)
            assert state.judge("0 play " + " ".join(cards)).legal == told, (number, made, cards)
            tried, legal_ones = tried + 1, legal_ones + told
    assert tried > 20_000
    assert legal_ones > 1_500


def purposeful(rng: random.Random) -> tuple[Table, list[str]]:
    """A player with cards for a ladder, a kåker or a frippelknåker, in order but for an accident; the first may lie."""
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
        found = next((card for card in cards if card[0] == rank and card not in below), None)
        if found:
            chosen.append(found)
            cards.remove(found)
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
    for number in range(1500 * TIMES):
        made, cards = purposeful(random.Random(f"long{number}"))
        if not cards:
            continue
        told = made.may(cards)
        assert state_of(made).judge("0 play " + " ".join(cards)).legal == told, (number, made, cards)
        word = "".join(card[0] for card in cards)
        joined = frippel(ranks(made.pile) + word)
        shape = "ladder" if is_ladder(word) else "kaker" if is_kaker(word) else "frippel" if joined else None
        if shape or not told:
            seen[shape if told and shape else "refused"] += 1
    assert min(seen.values()) > 60, seen


@pytest.mark.parametrize(("hand", "joined"), [(4, False), (4, True), (5, False)])
def test_moves_list_everything_that_judge_allows(hand: int, joined: bool) -> None:
    seen = 0
    for number, made in positions(500 if hand == 4 else 250, hand, f"list{hand}", joined):
        if len(made.hand) + len(made.up) > 5:
            continue
        state = state_of(made)
        listed = [text for text in legal(state, 0) if " play " in text]
        assert listed == sorted(set(listed))
        kinds = [colours(text.split()[2:]) for text in listed]
        assert len(kinds) == len(set(kinds)), (number, listed)
        told = {colours(cards) for cards in made.every_order(5) if made.may(cards)}
        assert set(kinds) == told, (number, made, told ^ set(kinds))
        for text in listed:
            assert state.judge(text).legal, text
        seen += len(listed)
    assert seen > 250


@pytest.mark.parametrize("joined", [False, True])
def test_what_turns_the_pile_agrees_with_the_telling(joined: bool) -> None:
    turned = stayed = 0
    for number, made in positions(900, 6, "turn", joined):
        state = state_of(made)
        if made.opened or not made.on_turn:
            continue
        for text in legal(state, 0)[:40]:
            if " play " not in text:
                continue
            cards = text.split()[2:]
            word = ranks(made.pile) + "".join(card[0] for card in cards)
            after = state.play(text)
            told = any(event[0] == "turns-pile" for event in after.events)
            assert told == turns(word, len(cards), joined), (number, made, text)
            assert (after.pile == ()) == told
            turned, stayed = turned + told, stayed + (not told)
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
