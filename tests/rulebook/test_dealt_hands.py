"""Deals by hands: the cards that follow them, `replay`, and what cannot be dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from knack_widgets.cli import main
from knack_widgets.rulebook.dealt_hands import load_record, pack_for, write_pack
from knack_widgets.rules import NotationError, RecordError, games

HEAD = 'format = "knack-widgets/1"\ngame = "knack"\nplayers = ["Anna", "Bo"]\ndealer = 0\n'


def test_cards_after_the_hands_lie_next_in_the_pack() -> None:
    opening = games["knack"].start(players=2)
    groups = [group.split() for group in ["7h 8h 9h ", " ? Kd ? ", " 9s ", " ? Tc"]]
    pack = pack_for(opening, groups)
    assert sorted(pack) == sorted(opening.setup.pack)
    assert [pack[6], pack[8]] == ["9s", "Tc"]
    state = opening.play("deal " + " ".join(pack))
    assert [str(card) for card in state.up] == ["9s"]
    assert set(map(str, state.hands[0])) == {"9h", "8h", "7h"}
    assert "Kd" in state.hands[1]


@pytest.mark.parametrize(
    ("groups", "fault"),
    [
        ("7h 8h 9h / ? ?", r"read hands of \[3, 2\] cards: expected \[3, 3\]"),
        ("7h 8h 9h / ? ? ? / 7h", "card 7h: expected a card of the pack, once"),
        ("7h 8h 9h / ? ? ? / Xx", "card Xx: expected a card of the pack, once"),
        ("7h 8h 9h / ? ? ? /" + " ?" * 31, "read 31 cards after the hands: expected at most 30"),
    ],
)
def test_hands_that_cannot_be_dealt_are_refused(groups: str, fault: str) -> None:
    with pytest.raises(NotationError, match=fault):
        pack_for(games["knack"].start(players=2), [group.split() for group in groups.split("/")])


@pytest.mark.parametrize("moves", ['["deal 7h 8h 9h / ? ? ? / 9s"]', '[\n  "deal 7h 8h 9h / ? ? ? / 9s",\n]'])
def test_a_record_with_hands_is_replayed(moves: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.toml"
    path.write_text(f"{HEAD}moves = {moves}\n", "utf-8")
    assert main(["replay", str(path)]) == 0
    assert "nine of spades" in capsys.readouterr().out
    assert load_record(path).final.up == ("9s",)
    assert main(["settle", str(path), "1 knock"]) == 0


def test_a_record_with_hands_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.toml"
    path.write_text(f'{HEAD}moves = ["deal 7h / 8h"]\n', "utf-8")
    assert main(["replay", str(path)]) == 1
    assert "read hands of [1, 1] cards: expected [3, 3]" in capsys.readouterr().err
    with pytest.raises(RecordError, match="nothing"):
        load_record(tmp_path / "nothing.toml")
    with pytest.raises(NotationError, match="expected a card of the pack"):
        write_pack(HEAD.encode() + b'moves = ["deal \xff\xff 8h 9h / ? ? ?"]\n')


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_bytes(b'"deal / ' + b" " * (1 << 20) + b'"')
    with pytest.raises(RecordError, match="too large"):
        load_record(path)
