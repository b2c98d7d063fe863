"""Rule 8: taking cards up is not disturbed."""

from __future__ import annotations

from .positions import allowed, at, plays, refused

# -- 8, 8.1, 8.2: taking cards up is not disturbed


def test_8_legal_when_all_have_drawn_the_turn_goes_on() -> None:
    state = plays(at(["5s 5d 9h", "9s 9d Ah"], pile="4h", stock=5), "0 play 5s, 0 draw")
    allowed(state, "1 play 9s", "1 chance")


def test_8_refused_n28_while_somebody_still_has_to_draw() -> None:
    state = plays(at(["5s 5d 9h", "9s 9d Ah"], pile="4h", stock=5), "0 play 5s")
    assert refused(state, "1 play 9s") == ("3.4", "8")
    reason = state.judge("1 play 9s").reasons[1]
    assert (reason.key, dict(reason.facts)) == ("waits", {"seat": 1, "turn": 0})


def test_8_1_legal_before_the_pile_is_picked_up() -> None:
    allowed(at(["4s", "9s 9d"], pile="Qh 9h"), "1 insert 9s")


def test_8_1_refused_a_card_on_the_pile_that_is_being_picked_up() -> None:
    state = plays(at(["4s ?", "9s 9d", "?"], pile="Qh 9h"), "0 pick-up")
    assert refused(state, "0 insert 9h") == ("11", "8.1")
    reason = state.judge("0 insert 9h").reasons[1]
    assert (reason.key, dict(reason.facts)) == ("taken", {"seat": 0})


def test_8_2_legal_before_it_is_taken_up() -> None:
    allowed(at(["5s 6d 7c", "4h 9s Ac"], up=["5h / 8d / Kc", "5c / 9d / Qs"], phase="exchange"), "0 lay 5s on 1.0")


def test_8_2_refused_a_card_on_one_that_has_been_taken_up() -> None:
    state = at(["5s 6d 7c", "4h 9s Ac"], up=["5h / 8d / Kc", "5c / 9d / Qs"], phase="exchange")
    state = plays(state, "1 take 0")
    assert refused(state, "0 lay 5s on 1.0") == ("2.2", "8.2")
    reason = state.judge("0 lay 5s on 1.0").reasons[1]
    assert (reason.key, dict(reason.facts)) == ("taken", {"card": "5s", "owner": 1, "number": 1})
