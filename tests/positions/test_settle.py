"""Verdicts in positions whose cards are not all known."""

from __future__ import annotations

import pytest

from knack_widgets.cli import main
from knack_widgets.players import complete, settle
from knack_widgets.rules import Position, PositionError, games
from knack_widgets.rules.knack31.call import must_be_announced
from knack_widgets.testing.matches import walk

MUST_FOLLOW = games["knack"].position(3, dealer=0, hands=["3?", "7h Kh", "7c 2?"], up="9h", trick=["1 Ah"])


def test_unknown_cards_that_no_clause_asks_for_leave_an_exact_answer() -> None:
    position = games["knack"].position(3, dealer=0, hands=["3?", "7h Kh As", "3?"], up="9c")
    for move, answer in (("1 play Kh", "yes"), ("2 play 7c", "no"), ("1 play 9d", "no")):
        asked = settle(position, move)
        assert (asked.answer, asked.exact, asked.worlds) == (answer, True, 1)


def test_what_depends_on_unknown_cards_names_them_with_an_example_each_way() -> None:
    asked = settle(MUST_FOLLOW, "2 play 7c")
    assert (asked.answer, asked.exact, asked.clauses) == ("depends", True, ("play.3",))
    assert {card[1] for card in asked.depends_on} == {"h"}
    assert (asked.worlds, asked.places) == (465, ("hands.2",))  # two of the 31 cards that nobody has seen
    assert not any(card[1] == "h" for card in asked.examples[True])
    assert any(card[1] == "h" for card in asked.examples[False])


def test_only_the_hand_that_is_asked_about_is_filled() -> None:
    position = games["knack31"].position(3, dealer=2, hands=["As Ks ?", "3?", "3?"], middle="Qs 7h 8d")
    asked = settle(position, "0 announce")
    assert (asked.answer, asked.places, asked.worlds) == ("depends", ("hands.0",), 27)


@pytest.mark.parametrize(("lang", "word"), [("sv", "beror"), ("de", "kommt darauf an"), ("en", "depends")])
def test_an_answer_is_worded(lang: str, word: str) -> None:
    assert word in settle(MUST_FOLLOW, "2 play 7c").explain(lang)


def test_another_reading_may_decide() -> None:
    # K-5: is the forced king above all other rules with three players?
    position = games["knack"].position(3, dealer=0, hands=["6s 7s 8s", "Kh 7h As", "6d 7d 8d"], up="Ah")
    asked = settle(position, "1 play 7h", readings=True)
    assert (asked.answer, asked.verdict.legal) == ("depends", False)
    assert "K-5" in asked.depends_on


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            [
                "Under K-5 a, as this book reads it, the answer is no: “The forced",
                "Under K-5 c the answer is yes: “When",
            ],
        ),
        ("sv", ["Med K-5 a, som boken läser det, blir svaret nej: ”Tvånget", "Med K-5 c blir svaret ja: ”Är tre"]),
        (
            "de",
            [
                "Nach K-5 a, wie das Buch es liest, lautet die Antwort nein: „Der",
                "Nach K-5 c lautet die Antwort ja: „Sp",
            ],
        ),
    ],
)
def test_a_reading_that_decides_is_named_with_its_answer_and_words(lang: str, words: list[str]) -> None:
    position = games["knack"].position(3, dealer=0, hands=["6s 7s 8s", "Kh 7h As", "6d 7d 8d"], up="Ah")
    asked = settle(position, "1 play 7h", readings=True)
    assert [word for word in words if word not in asked.explain(lang)] == []
    assert "K-7" not in asked.explain(lang)  # the other readings have the same answer
    assert (asked.by_reading["K-5", "a"], asked.by_reading["K-7", "a"], asked.by_reading["K-7", "b"]) == ("no",) * 3
    assert "K-5" not in settle(position, "1 play 7h").explain(lang)


def test_the_answer_under_the_position_s_own_reading_is_named() -> None:
    position = games["knack"].position(
        3, dealer=0, hands=["6s 7s 8s", "Kh 7h As", "6d 7d 8d"], up="Ah", readings={"K-5": "c"}
    )
    asked = settle(position, "1 play 7h", readings=True)
    assert (asked.answer, asked.by_reading["K-5", "c"], asked.by_reading["K-5", "a"]) == ("depends", "yes", "no")
    assert "Under K-5 c the answer is yes" in asked.explain("en")


def test_a_reading_under_which_nobody_is_asked_says_no() -> None:
    # KK-14 b: no third round, as the talon did not have three cards for each of the three
    few = {"talon": "2?", "buyers": [1, 2, 0], "turn": 1, "phase": "buying", "round": 3, "options": {"buys": 3}}
    position = games["kopknack"].position(3, dealer=0, hands=["3?", "9s Ts Js", "3?"], up="9h", **few)
    asked = settle(position, "1 buy 9s", readings=True)
    assert (asked.answer, asked.depends_on) == ("depends", ("KK-14",))
    assert asked.by_reading["KK-14", "b"] == "no"
    assert "buying.9" in asked.clauses
    enough = games["kopknack"].position(3, dealer=0, hands=["3?", "9s Ts Js", "3?"], up="9h", **few | {"talon": "9?"})
    assert settle(enough, "1 buy 9s", readings=True).by_reading["KK-14", "b"] == "yes"


@pytest.mark.parametrize("game", ["knack", "kopknack", "svangknack", "knack31", "knaker"])
@pytest.mark.parametrize("seed", [9, 10, 11])
def test_a_view_s_own_moves_are_settled_exactly(game: str, seed: int) -> None:
    for number, (_, state) in enumerate(walk(game, seed, moves=60)):
        if number % 4 == 0 and state.turn is not None:
            position = Position.of(state.view(state.turn))
            for move in state.view(state.turn).moves[:3]:
                # a seat's view does not have the time since its Knack
                if move.verb not in ("announce", "accuse", "ready"):
                    asked = settle(position, move)
                    assert (asked.answer, asked.exact) == ("yes", True), (str(position), str(move))
                    assert asked.explain("en").startswith("Yes.")


def test_unknown_cards_are_filled_alike_and_only_with_unseen_cards() -> None:
    position = games["knack"].position(3, dealer=0, hands=["3?", "7h Kh As", "3?"], up="9c")
    whole = complete(position, 5)
    assert whole == complete(position, 5) != complete(position, 6)
    cards = [card for hand in whole.start().hands for card in hand]
    assert len({*cards, "9c"}) == 10
    assert whole.start().hands[1] == position.draft["hands"][1]
    assert complete(whole) is whole


def test_a_position_that_no_cards_complete_says_why() -> None:
    line = "knack31;players=2;phase=asking;asks=0;resumes=1;turn=1;hands=3?,7h_Kh_As;middle=8s_9s_Td"
    with pytest.raises(PositionError) as error:
        complete(Position.parse(line))
    assert error.value.key == "swap"


def test_the_command_answers_by_words_and_exit_status(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "position.toml"
    file.write_text(MUST_FOLLOW.dumps(), encoding="utf-8")
    assert main(["settle", str(file), "2 play 7c"]) == 3
    assert capsys.readouterr().out.startswith("It depends.")
    file.write_text(MUST_FOLLOW.dumps().replace("9h", "9s 9h"), encoding="utf-8")
    assert main(["settle", str(file), "2 play 7c"]) == 1
    assert "upcards" in capsys.readouterr().err


def test_an_announced_hand_that_is_hidden_is_found_by_drawing() -> None:
    line = "knack31;players=3;phase=finishing;dealer=0;turn=0;hands=,3?,8h_Qc_7s;piles=Jd_8c_7c,3?;looked=1;announced=1"
    for seed in range(5):
        table = complete(Position.parse(line), seed).start()
        assert must_be_announced(table.hands[1])
        assert [window.seat for window in table.windows] == [1]
