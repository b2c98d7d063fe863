"""Limits on texts from strangers: for each limit, a text that is just too large is refused at once."""

from __future__ import annotations

import time
from contextlib import suppress

import pytest

from knack_widgets.rules import Position, PositionError
from knack_widgets.rules.core.positions import kinds, reading, text, values
from knack_widgets.testing.matches import walk

BASE = "knack;players=2;dealer=0;hands=7h_Kh_As,6s_7s_8s;up=9c"
NASTY = {
    "tricks": BASE + ";finished_tricks=" + ",".join(["(0_7h,1_8h)"] * 1000),
    "trick": BASE + ";trick=" + ",".join(["0_7h"] * 1000),
    "long tricks": BASE + ";finished_tricks=" + ",".join(["(" + ",".join(["0_7h"] * 60) + ")"] * 700),
    "commas": BASE + ";bets=" + "," * 200_000,
    "brackets": BASE + ";bets=" + "(" * 200_000,
    "escapes": BASE + ";bets=" + "%41" * 80_000,
    "fields": "knack"
    + "".join(f";{chr(97 + n % 26)}{chr(97 + n // 26 % 26)}{chr(97 + n // 676)}=1" for n in range(17_000)),
    "options": BASE + ";options=" + ",".join(f"(o{n},1)" for n in range(20_000)),
    "struck": BASE + ";without=" + ",".join(["play.3"] * 20_000),
    "names": BASE.replace("players=2", "players=" + ",".join(["a" * 100] * 2000)),
    "offences": "knaker;players=2;phase=play;turn=0;hands=3c,4h;offences="
    + ",".join(["(0,draw,0,((hands,(" + ",".join(["7h_8h_9h"] * 20) + "))),,0,no,no)"] * 900),
    "swaps": "knack31;players=2;phase=play;turn=1;hands=7h_8h_9h,7s_8s_9s;middle=Th_Jh_Qh;swaps="
    + ",".join(["(0_7h_Th,(slides,(1,0)),(opens,no))"] * 900),
}


@pytest.mark.parametrize("name", NASTY)
def test_a_large_line_is_decided_in_little_time(name: str) -> None:
    assert len(NASTY[name]) < 1 << 18
    began = time.process_time()
    with suppress(ValueError):
        Position.parse(NASTY[name]).start()
    assert time.process_time() - began < 4


@pytest.mark.parametrize(
    ("module", "limit", "line"),
    [
        (text, "MAX_NESTING", BASE + ";bets=" + "(" * 9 + "3" + ")" * 9),
        (text, "MAX_TEXT", BASE + ";up=" + "7h_" * 90_000),
        (reading, "MAX_UNKNOWN", "knack;players=2;hands=" + ",".join(["199?"] * 110)),
        (kinds, "MAX_CARDS", BASE.replace("9c", "_".join(["9c"] * 201))),
        (kinds, "MAX_DIGITS", BASE + ";pot=1234567890123"),
        (kinds, "MAX_WORD", BASE.replace("dealer=0", "dealer=0;phase=" + "x" * 41)),
        (values, "MAX_ITEMS", BASE + ";bets=" + ",".join(["3"] * 1001)),
    ],
)
def test_a_limit_refuses_what_passes_without_it(
    module: object, limit: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusal() -> tuple[str, str] | None:
        try:
            Position.parse(line)
        except PositionError as error:
            return error.key, error.place
        return None

    before = refusal()
    assert before is not None
    monkeypatch.setattr(module, limit, 1 << 20)
    if module is text and limit == "MAX_TEXT":
        monkeypatch.setattr(reading, "MAX_TEXT", 1 << 20)
    assert refusal() != before


def test_a_word_as_long_as_the_limit_is_read() -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(BASE.replace("dealer=0", "dealer=0;phase=" + "x" * kinds.MAX_WORD)).start()
    assert error.value.key == "phase"


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack", "knack31", "knaker"])
def test_a_position_of_a_view_knows_no_more_than_the_view(game: str) -> None:
    for number, (_, state) in enumerate(walk(game, 31, moves=30)):
        if state.chance is None and not state.over and number % 5 == 0:
            seat = number % len(state.setup.names)
            text = str(Position.of(state.view(seat)))
            shown = text.partition("hands=")[2].partition(";")[0].split(",")
            for other, hand in enumerate(shown):
                public = game == "knack31" and (";swaps=" in text or ";offered=" in text)
                assert other == seat or public or not hand.strip("?_0123456789"), text
