"""Drawing only if no card can be laid, turned on with one line: the refusal, and the worlds that follow from it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from knack_widgets.players import worlds
from knack_widgets.rulebook.explain import explain
from knack_widgets.rules import Card, State, games
from knack_widgets.testing.check import find_faults
from tests.authors import installed_game

GAME = "strict"
OPTION = ("__init__.py", "under=draw.one_card)", 'under=draw.one_card, unless="play")')
SMALL = (
    ("table.py", "= pack()", '= tuple(card for card in pack() if card.rank in "789T" and card.suit in "sh")'),
    ("deal.py", "(5,)", "(2,)"),
)


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with (
        installed_game(GAME, "shedding", tmp_path_factory.mktemp(GAME), OPTION),
        installed_game("small", "shedding", tmp_path_factory.mktemp("small"), OPTION, *SMALL),
    ):
        yield


def start(game: str, players: int, cards: list[Card] | tuple[Card, ...]) -> State:
    return games[game].start(("Anna", "Bo", "Cleo")[:players]).play("deal " + " ".join(cards))


def shuffled(game: str, dice: random.Random) -> list[Card]:
    cards = list(games[game].start().setup.pack)
    dice.shuffle(cards)
    return cards


def test_who_can_lay_a_card_may_not_draw_and_reads_which() -> None:
    dice = random.Random(1)
    state = start(GAME, 3, shuffled(GAME, dice))
    while len(state.legal) == 1:
        state = state.play(state.legal[0])
    assert all(move.verb == "play" for move in state.legal)
    verdict = state.judge(f"{state.turn} take")
    assert verdict.clauses == ("draw.1",)
    assert "can lay the" in explain(verdict, "en")


def test_only_the_examples_of_a_free_draw_have_to_change() -> None:
    """Without these examples their clauses, and exercises made from them, are missing too."""
    changed = {f"examples/{name}.toml" for name in ("count-02-fewest-cards", "draw-01-one-card")}
    assert changed <= {fault.file for fault in find_faults(GAME)} <= {*changed, "examples", "exercises.toml"}


@pytest.mark.parametrize("seed", range(12))
def test_worlds_never_contradict_what_a_seat_drew_or_laid(seed: int) -> None:
    """A seat that drew could lay none of its cards. Until its next move it can lay at most the card that it drew."""
    dice = random.Random(seed)
    cards = shuffled(GAME, dice)
    state = start(GAME, 3, cards)
    last: dict[int, Card | None] = {}
    for _ in range(4 + 2 * seed):
        move, seat = dice.choice(state.legal), state.turn
        after = state.play(move)
        if after.turn is None:
            break
        if seat is not None:
            last[seat] = state.middle[-1] if move.verb == "take" else None
        state = after
    for world in worlds(state.view(0), str(seed), 5):
        assert world.view(0) == state.view(0)
        for seat, top in last.items():
            if top and seat:
                assert sum(top.rank == card.rank or top.suit == card.suit for card in world.hands[seat]) <= 1
        assert sorted(card for hand in (*world.hands, world.middle, world.stock) for card in hand) == sorted(cards)


def possible_deals(state: State, cards: list[Card], made: list[str]) -> Counter[State]:
    """Return each state to which the same moves lead from a deal that seat 0 cannot tell from the true one."""
    first = start("small", 2, cards)
    seen = {*first.hands[0], *first.middle}
    free = [at for at, card in enumerate(cards) if card not in seen]
    found: Counter[State] = Counter()
    for order in permutations(cards[at] for at in free):
        pack = list(cards)
        for at, card in zip(free, order, strict=True):
            pack[at] = card
        other = start("small", 2, pack)
        for move in made:
            if not other.judge(move).legal:
                break
            other = other.play(move)
        else:
            if other.view(0) == state.view(0):
                found[other] += 1
    return found


@pytest.mark.parametrize("seed", range(40))
def test_on_a_small_deck_the_worlds_are_the_deals_that_lead_there(seed: int) -> None:
    dice = random.Random(seed)
    cards, made = shuffled("small", dice), list[str]()
    state = start("small", 2, cards)
    for _ in range(1 + seed % 5):
        move = dice.choice(state.legal)
        after = state.play(move)
        if after.turn is None:
            break
        state, made = after, [*made, str(move)]
    hidden = games["small"].hidden(state.view(0))
    listed = hidden.find_all(10_000)
    assert listed is not None
    deals, worlds_found = possible_deals(state, cards, made), Counter(map(hidden.state, listed))
    assert shares(worlds_found) == shares(deals)


def shares(counts: Counter[State]) -> dict[State, Fraction]:
    return {state: Fraction(count, counts.total()) for state, count in counts.items()}
