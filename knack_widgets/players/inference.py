"""Certain conclusions about hidden cards, with the clauses that prove them.

There are no rules of inference: past moves are judged again by the clauses of the game itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, NamedTuple

from ..rulebook.names import merge_equal
from ..rulebook.speech import Speaker
from ..rules import Card, Move, View
from ..rules.core.cards import RANKS, in_order
from ..rules.core.hidden import AnyHidden, Trial

PLAYING: Final = frozenset({"play", "blank"})
"""The verbs for playing a card face up or down; conclusions from other moves have other sentences."""


class Certain(NamedTuple):
    """A certain fact about the hand of a seat: it holds some cards, or it lacks them.

    seat: the seat
    cards: the cards that the seat holds or lacks
    clauses: for held cards, the clauses by which they came into the hand; for cards that the seat lacks, the clauses
        that would have forbidden `move` with one of these cards in the hand
    move: the past move that proves that the seat lacks the cards, or None for held cards
    holds: whether the seat holds the cards; otherwise it lacks them
    suit: the suit if `cards` are all hidden cards of this suit, else None
    ranks: the ranks if `cards` are all hidden cards of these ranks, else empty
    """

    seat: int
    cards: tuple[Card, ...]
    clauses: tuple[str, ...]
    move: Move | None = None
    holds: bool = False
    suit: str | None = None
    ranks: tuple[str, ...] = ()


def infer(view: View) -> tuple[Certain, ...]:
    """Return the certain facts about the hands that the reader of `view` does not see.

    It is empty if the game computes no worlds.

    >>> from knack_widgets.rules import games
    >>> infer(games["knack"].start(players=3).deal(seed=7).view(1))
    ()
    """
    game = view.setup.game
    if game.hidden is None or view.over:
        return ()
    try:
        hidden = game.hidden(view)
    except ValueError:
        return ()  # if cheating is permitted, no fact is certain
    return (*_find_held(hidden), *_lacking(hidden))


def _find_held(hidden: AnyHidden) -> Iterator[Certain]:
    cards: dict[tuple[int, str], list[Card]] = {}
    for one in hidden.find_held():
        cards.setdefault((one.seat, one.clause), []).append(one.card)
    for (seat, clause), held in cards.items():
        yield Certain(seat, tuple(sorted(held)), (clause,), holds=True)


def _lacking(hidden: AnyHidden) -> Iterator[Certain]:
    groups: dict[tuple[int, Move, tuple[str, ...], str], list[Card]] = {}
    ranked: dict[tuple[int, Move, tuple[str, ...]], list[Card]] = {}
    every = hidden.trials
    for seat, cards in hidden.lacking.items():
        trials = [trial for trial in every if trial.seat == seat]
        for card in sorted(cards):
            refusals = ((trial, refusal) for trial in trials if (refusal := _refusal(trial, card)))
            trial, proof = next(refusals, (None, None))
            if trial and proof and trial.by_rank:
                ranked.setdefault((seat, *proof), []).append(card)
            elif proof:
                groups.setdefault((seat, *proof, card[-1]), []).append(card)
    for (seat, move, clauses), lacked in ranked.items():
        yield from _by_rank(hidden, seat, lacked, clauses, move)
    suits: dict[tuple[int, Move, str], dict[tuple[str, ...], list[Card]]] = {}
    for (seat, move, clauses, suit), lacked in groups.items():
        suits.setdefault((seat, move, suit), {})[clauses] = lacked
    for (seat, move, suit), proofs in suits.items():
        whole = tuple(sorted(card for lacked in proofs.values() for card in lacked))
        if {card for card in hidden.unseen if card[-1] == suit} == set(whole):
            yield Certain(seat, whole, tuple(dict.fromkeys(chain.from_iterable(proofs))), move, suit=suit)
        else:
            for clauses, lacked in proofs.items():
                yield Certain(seat, tuple(lacked), clauses, move)


def _by_rank(
    hidden: AnyHidden, seat: int, lacked: Sequence[Card], clauses: tuple[str, ...], move: Move
) -> Iterator[Certain]:
    """Yield the fact that a hand has no card of certain ranks, and the fact that it lacks certain other cards.

    A rank belongs to the first fact if the hand lacks every unseen card of that rank. A fact without cards is left out.

    lacked: the cards that the hand does not have
    """
    left = {card[0] for card in hidden.unseen if card not in lacked}
    whole = tuple(card for card in lacked if card[0] not in left)
    if whole:
        ranks = tuple(sorted({card[0] for card in whole}, key=f"{RANKS}X".index))
        yield Certain(seat, whole, clauses, move, ranks=ranks)
    if others := tuple(card for card in lacked if card[0] in left):
        yield Certain(seat, others, clauses, move)


def _refusal(trial: Trial, card: Card) -> tuple[Move, tuple[str, ...]] | None:
    """Return a move and the clause that would have forbidden it with `card` in hand, or None.

    If a card was played face down, the move must be forbidden for every card that it may have been.
    """
    refusal = None
    for move in trial.moves:
        if card in move.args:
            continue
        verdict = trial.before(move, card).judge(move)
        if verdict.legal:
            return None
        refusal = (move if len(trial.moves) == 1 else Move(move.seat, move.verb, ()), tuple(verdict.clauses[:1]))
    return refusal


def news(facts: Sequence[Certain], before: Sequence[Certain]) -> tuple[Certain, ...]:
    """Return the facts that were not certain before, each with its new cards.

    If the seat is now known to lack a whole suit or rank, the fact has all cards of the suit or rank.
    """
    old = Counter((fact.seat, fact.holds, card) for fact in before for card in fact.cards)
    new_facts = []
    for fact in facts:
        # with two packs the same card may be held twice
        cards = Counter({card: count - old[fact.seat, fact.holds, card] for card, count in Counter(fact.cards).items()})
        if fresh := tuple(cards.elements()):
            new_facts.append(fact if fact.suit or fact.ranks else fact._replace(cards=fresh))
    return tuple(new_facts)


def tell(fact: Certain, speak: Speaker) -> str:
    """Return a sentence: the seat, the cards that it holds or lacks, and the proof."""
    move = fact.move
    names = merge_equal(speak.card(card) for card in in_order(fact.cards))
    facts: dict[str, Any] = {"seat": fact.seat, "count": len(fact.cards)}
    if move is None:
        return speak.say("infer-holds", {**facts, "cards": speak.as_list(names)}, "holds")
    if move.verb in PLAYING:
        how = "" if move.args else "-down"
        facts |= {"cards": speak.as_list(names, "nor"), **({"card": move.args[0]} if move.args else {})}
    else:
        how = f"-{move.verb}"
        facts |= {"cards": speak.as_list(names, "or")}
    if fact.suit:
        key = f"infer-suit{how}"
        facts["suit"] = fact.suit
    elif fact.ranks:
        key = f"infer-ranks{how}"
        facts["ranks"] = speak.as_list([speak.rank(rank) for rank in fact.ranks], "or")
    else:
        key = f"infer-cards{how}"
    return speak.say(key, facts, key)
