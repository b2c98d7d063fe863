"""The names of moves: each move of a seat has its own name in a list."""

from collections.abc import Iterator
from random import Random

import pytest

from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import Move, State, games

from .positions import LANGS

DEALS = 3
MAX_POSITIONS = 120
"""Number of positions of a match that are looked at."""


def positions(game: str) -> Iterator[State]:
    """Yield positions of random matches, with two players up to the largest number."""
    for seed in range(DEALS):
        dice = Random(f"{game} {seed}")
        state = games[game].start(players=(3, 4, 2)[seed] if game != "svangknack" else 3 + seed)
        for number in range(MAX_POSITIONS):
            while state.chance:
                state = state.play(state.by_chance(f"{seed}:{number}"))
            if state.over or not state.legal:
                break
            yield state
            state = state.play(dice.choice(state.legal))


@pytest.mark.parametrize("game", games)
def test_moves_that_differ_are_called_differently(game: str) -> None:
    met: set[str] = set()
    for state in positions(game):
        for seat in state.to_act:
            moves = state.view(seat).moves
            met.update(move.verb for move in moves)
            for lang in LANGS:
                speaker = Speaker(lang, state.setup, seat)
                assert len({speaker.move_name(move) for move in moves}) == len(moves)
    assert len(met) > 2


@pytest.mark.parametrize(
    ("game", "move", "names"),
    [
        ("knack", Move(0, "knock"), ("Knacka", "Klopfen", "Knock")),
        ("knack", Move(0, "play", ("7h",)), ("Spela hjärter sju", "Herz-Sieben spielen", "Play the seven of hearts")),
        (
            "kopknack",
            Move(0, "buy", ("9h", "Ks")),
            ("Lägg bort ♥9 ♠K och köp", "♥9 ♠K ablegen und kaufen", "Put aside ♥9 ♠K and buy"),
        ),
        (
            "svangknack",
            Move(0, "buy", ("8c",)),
            ("Lägg bort ♣8 och köp", "♣8 ablegen und kaufen", "Put aside ♣8 and buy"),
        ),
        ("svangknack", Move(0, "trump", ("h",)), ("Välj hjärter", "Herz wählen", "Choose hearts")),
        (
            "knack31",
            Move(0, "swap", ("7s", "9h")),
            (
                "Byt spader sju mot hjärter nio",
                "Pik-Sieben gegen Herz-Neun tauschen",
                "Swap the seven of spades for the nine of hearts",
            ),
        ),
        ("knaker", Move(0, "play", ("9h",)), ("Lägg ♥9", "Legen: ♥9", "Lay ♥9")),
        (
            "knaker",
            Move(0, "lay", ("Ac", "0.2")),
            ("Lägg ♣E på din hög 3", "♣A auf dein Päckchen 3", "Lay ♣A on your pile 3"),
        ),
        ("knaker", Move(0, "flip", ("1",)), ("Vänd kort 2", "Karte 2 aufdecken", "Turn over card 2")),
    ],
)
def test_a_name_names_the_cards_of_its_move(game: str, move: Move, names: tuple[str, ...]) -> None:
    setup = games[game].start().setup
    assert tuple(Speaker(lang, setup, 0).move_name(move) for lang in LANGS) == names
