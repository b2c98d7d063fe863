"""Inputs that took minutes, or hundreds of megabytes, before they were found."""

from __future__ import annotations

import pickle
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

import knack_widgets
from knack_widgets.rules import Record, RecordError, games
from knack_widgets.rules.knaker.acts.likely_lays import likely_lays
from knack_widgets.rules.knaker.rules.r16_cheating import MAX_OPEN_OFFENCES
from knack_widgets.rules.knaker.state import KnakerState
from knack_widgets.rules.packing import MAX_QUERY
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.permalink import query

from .dice import at_most
from .harness import PAGE, STEP, page, warm

pytestmark = pytest.mark.apart

GAME = games["knaker"]
SCRIPT = """
from knack_widgets.rulebook.originals import OriginalError, read_original
from knack_widgets.widgets.intents import do
marks, commas = "a" + "\\u0300\\u0316" * 200_000, "," * 200_000 + " a" * 100_000
breaks = "a-" + "\\n" * 200_000 + "och b"
numbers = "1." * 100_000
for copy in (marks, breaks, commas, numbers):
    try:
        assert "".join(s.text for s in read_original("knack", copy).sentences)
    except OriginalError:
        pass
print("read")
"""


def test_a_copy_of_marks_line_ends_or_commas_alone_is_read_at_once() -> None:
    # in a process of its own, so that a hang is a failure; each of the four took minutes
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={"PYTHONPATH": str(Path(knack_widgets.__file__).parents[1]), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=90,
    )
    assert done.stdout == "read\n"


def cheating(*moves: str, decks: int = 1, players: int = 2) -> Record:
    """A match that begins at once, all cards in their order."""
    options = {"cheating": True, "decks": decks}
    pack = " ".join(GAME.pack(GAME.start(players, **options).setup))
    ready = (f"{seat} ready" for seat in range(players))
    return Record("knaker", players, (f"deal {pack}", *ready, *moves), 0, options)


def large(decks: int) -> Record:
    """A seat that has drawn the whole stock."""
    return cheating(*["0 cheat draw"] * (55 * decks - 18), decks=decks)


def test_a_link_full_of_cheats_is_refused() -> None:
    with pytest.raises(RecordError, match="move 103"):
        cheating(*["0 cheat look 0"] * 9_000)
    most = cheating(*["0 cheat look 0"] * MAX_OPEN_OFFENCES)
    assert len(query(most, 0, "sv")) < MAX_QUERY


def test_cheats_can_be_settled_and_made_again() -> None:
    looks = ["0 cheat look 0"] * MAX_OPEN_OFFENCES
    final = cheating(*looks, "1 accuse 0", "0 admit").final
    assert isinstance(final, KnakerState)
    assert final.offences == ()


@pytest.mark.parametrize("open_", [30, MAX_OPEN_OFFENCES])
def test_states_with_many_open_cheats_are_compared_hashed_and_pickled_quickly(open_: int) -> None:
    card = cheating().final.hands[1][0]
    pairs = [move for _ in range(open_ // 2) for move in (f"1 cheat play {card}", "1 cheat pick-up")]
    state = cheating(*pairs).final
    assert isinstance(state, KnakerState)
    assert len(state.offences) == open_ // 2 * 2
    assert all(offence.before and not offence.before.offences for offence in state.offences)
    with at_most(20_000):
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state
        assert hash(copy) == hash(state)
        state.evolve(travel=state.travel + 1).view(0)
    assert len(pickle.dumps(state)) < 1 << 17


@pytest.mark.parametrize("decks", [1, 2])
def test_a_hand_of_a_hundred_cards_is_shown_judged_laid_and_taken_back(decks: int) -> None:
    warm("knaker")
    state = large(decks).final
    assert isinstance(state, KnakerState)
    best = max((cards for cards in likely_lays(state, 0) if state.judge(f"0 play {' '.join(cards)}").legal), key=len)
    assert len(best) > 30
    desk = Desk.open("knaker", record=large(decks), lang="en")
    with at_most(STEP):
        assert len([*islice(state.moves(), 300)]) == 300
        assert len(state.view(0).moves) <= 400
        state.judge(f"0 play {' '.join(state.hands[0])}").explain("en")
    for move in (f"0 play {' '.join(best)}", f"0 back {best[-1]}", f"0 play {best[-1]}", "0 back"):
        with at_most(PAGE):
            do(desk, {"do": "move", "move": move})
            page(desk)
        assert desk.look.verdict is None


@pytest.mark.parametrize("code", ["5c", "Xb", "2h", "nothing"])
def test_a_card_chosen_out_of_a_hundred_is_played_or_refused(code: str) -> None:
    warm("knaker")
    desk = Desk.open("knaker", record=large(2))
    with at_most(STEP):
        do(desk, {"do": "card", "seat": 0, "code": code})
    assert desk.notice or desk.look.verdict or len(desk.state.pile) == 1


@pytest.mark.parametrize("game", games)
def test_a_match_of_ten_thousand_moves_is_read_and_shown(game: str) -> None:
    warm(game)
    count = 10_000 if game == "knaker" else 1_000  # reading takes as long as there are moves
    state = games[game].start()
    moves = []
    while state.chance:  # the draw for the deal, and the deal
        moves.append(str(state.by_chance(1)))
        state = state.play(moves[-1])
    tried = f"{next(iter(state.moves()))} ?"
    record = Record(game, len(state.hands), (*moves, *[tried] * (count - len(moves))), state.setup.first)
    desk = Desk.open(game, record=record)
    for at in (count // 2, count - 1, 0, count):
        with at_most(PAGE // 10):
            do(desk, {"do": "step", "to": at})
            page(desk)
    with pytest.raises(RecordError, match="10001"):
        Record(game, len(state.hands), (*moves, *[tried] * 10_001)[:10_001], state.setup.first)
