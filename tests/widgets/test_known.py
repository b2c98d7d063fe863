"""What can be known of hidden cards, on the page: told when wanted, from the reader's own view, with its proof."""

from __future__ import annotations

import json
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from knack_widgets.pages import known_cards
from knack_widgets.pages.line import Line, Lines
from knack_widgets.players.inference import Certain, news
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Card, Move, Record, games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import do
from knack_widgets.widgets.playing import play_opponents_at_once

from .helpers import LANGS, asked, hot_seat, table


def seated(game: str, example: str, seat: int = 0, *, at: int | None = None, lang: str = "en") -> Desk:
    """A worked example as one of its players sees it, who wants to be told what can be known."""
    record = examples(game)[example].record
    count = len(record.opening.setup.names)
    desk = Desk.open(game, lang=lang)
    desk.show(record, at, ["me" if one == seat else "careful" for one in range(count)])
    asked(desk, "pref", name="known", value=True)
    return desk


def log_news(desk: Desk) -> list[tuple[int, str, list[str]]]:
    """What the log says became certain: the step, the sentence, the clauses."""
    return [(line["id"] // 100, line["text"], line["clauses"]) for line in table(desk)["log"] if "clauses" in line]


ANNA = "Anna has no clubs: otherwise playing the ten of hearts would not have been allowed."
KNOWN = {
    "knack": ("pack-03-rank-order", 1, 5, ANNA, ["play.2", "play.10"]),
    "kopknack": (
        *("play-05-above-the-trump", 0, 4),
        "Cleo has neither the ace of spades, the king of spades nor the queen of spades: "
        "otherwise playing the five of spades would not have been allowed.",
        ["play.5"],
    ),
    "svangknack": (
        *("bidding-08-forehand-comes-back", 1, 7),
        "Anna has no hearts: otherwise playing a card face down would not have been allowed.",
        ["play.13"],
    ),
    "knack31": ("setup-03-clockwise", 0, 6, "Bernd holds the king of spades, as everyone has seen.", ["turn.2"]),
    "knaker": ("03-2-out-of-luck", 0, 10, "Bosse holds the ace of clubs, as everyone has seen.", ["3.3"]),
}


@pytest.mark.parametrize("game", KNOWN)
def test_the_move_that_proves_it_is_followed_by_the_fact_and_its_clauses(game: str) -> None:
    example, seat, at, text, clauses = KNOWN[game]
    desk = seated(game, example, seat, at=at - 1)
    before = log_news(desk)
    asked(desk, "step", to=at)
    told = table(desk)
    news = [one for one in log_news(desk) if one not in before]
    assert (at, text, sorted(clauses)) in [(step, words, sorted(ids)) for step, words, ids in news]
    assert log_news(desk)[: len(before)] == before
    assert {step for step, *_ in news} == {at}
    assert text in [fact["text"] for fact in told["known"]["facts"]]
    (number,) = (n for n, line in enumerate(told["log"]) if line["text"] == text)
    assert told["log"][number - 1]["id"] // 100 == at, "it stands beneath the move"


def test_a_seat_says_in_short_what_it_lacks_and_holds() -> None:
    def at_seat(desk: Desk, seat: int) -> Any:
        return table(desk)["seats"][seat]["known"]

    clubs, king = seated("knack", "pack-03-rank-order", 1, at=5), seated("knack31", "setup-03-clockwise", 0, at=6)
    assert at_seat(clubs, 0) == [{"text": "no ♣", "said": "no clubs"}]
    assert at_seat(clubs, 1) == at_seat(clubs, 2) == []
    assert at_seat(king, 1) == [{"text": "has ♠K", "said": "has the king of spades"}]
    asked(king, "lang", lang="sv")
    assert at_seat(king, 1) == [{"text": "har ♠K", "said": "har spader kung"}]
    asked(king, "lang", lang="de")
    assert at_seat(king, 1) == [{"text": "hat: ♠K", "said": "hat: Pik-König"}]


def test_off_nothing_is_told_or_found(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = seated("knack", "pack-03-rank-order", 1, at=5)
    assert table(desk)["known"]["facts"]
    asked(desk, "pref", name="known", value=False)
    monkeypatch.setattr(known_cards, "infer", lambda _: pytest.fail("it was looked for"))
    known_cards.facts_at.cache_clear()
    told = table(desk)
    assert told["known"] is None
    assert log_news(desk) == []
    assert not any(seat["known"] for seat in told["seats"])
    assert known_cards.facts_at.cache_info().currsize == 0


def test_it_is_off_at_first() -> None:
    assert Desk.open("knack").prefs["known"] is False


@pytest.mark.parametrize("lang", LANGS)
def test_who_sees_all_hands_is_told_that_there_is_nothing_to_infer(lang: str) -> None:
    desk = seated("knack", "pack-03-rank-order", 1, at=5, lang=lang)
    asked(desk, "pref", name="reveal", value=True)
    told, open_ = table(desk)["known"], desk.speaker.ui("advice_open")
    assert (told["facts"], told["nothing"]) == ([], open_)
    assert log_news(desk) == []
    assert not any(seat["known"] for seat in table(desk)["seats"])
    for _ in range(2):
        asked(desk, "hint")
    assert table(desk)["advice"]["known"] == []
    assert table(desk)["advice"]["labels"]["nothing"] == open_


def test_who_watches_is_told_nothing() -> None:
    desk = seated("knack", "pack-03-rank-order", 1, at=5)
    asked(desk, "pref", name="reveal", value=True)
    asked(desk, "pref", name="reveal", value=False)
    assert log_news(desk)
    asked(desk, "control", seat=1, control="careful")
    assert (table(desk)["known"], log_news(desk)) == (None, [])


def test_each_position_is_looked_into_once(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[object] = []
    infer = known_cards.infer
    monkeypatch.setattr(known_cards, "infer", lambda view: views.append(view) or infer(view))
    desk = Desk.open("knack", seed=5)
    asked(desk, "pref", name="known", value=True)
    asked(desk, "pref", name="tempo", value=0)
    for _ in range(8):
        if desk.state.chance:
            break
        table(desk)
        count, at = len(views), desk.line.at
        do(desk, {"do": "move", "move": str(next(move for move in desk.state.legal if move.seat == 0))})
        table(desk)
        table(desk)
        assert len(views) - count == desk.line.at - at, "one look for each new step"
    seen = len(views)
    for at in (2, len(desk.line.steps)):
        asked(desk, "step", to=at)
        table(desk)
    assert len(views) == seen, "who comes back is told what was found"


def test_memory_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_cards, "facts_at", lru_cache(maxsize=5)(known_cards.facts_at.__wrapped__))
    desk = seated("knaker", "03-2-out-of-luck", 0)
    told = table(desk)
    assert known_cards.facts_at.cache_info().currsize == 5
    assert table(desk)["log"] == told["log"]


def test_what_came_since_the_readers_last_move_is_told_together() -> None:
    desk = Desk.open("svangknack", seed=5, lang="en")
    asked(desk, "pref", name="known", value=True)
    asked(desk, "pref", name="tempo", value=0)
    play_opponents_at_once(desk)
    most = 0
    for _ in range(12):
        if desk.state.chance:
            break
        at = desk.line.at
        do(desk, {"do": "move", "move": str(next(move for move in desk.state.legal if move.seat == 0))})
        facts = [fact["text"] for fact in table(desk)["known"]["facts"]]
        if desk.line.last and desk.line.last.before.turn != 0:
            assert facts == [text for step, text, _ in log_news(desk) if step > at + 1]
        most = max(most, len(facts))
    assert most > 1


def test_several_people_at_one_screen_are_told_what_each_may_know() -> None:
    record = examples("knack")["play-03-follow-suit"].record
    desk = hot_seat("Anna", "Bo", "Cleo", lang="en")
    desk.show(record, 9)
    asked(desk, "pref", name="known", value=True)
    (seat,) = desk.sight.visible_seats
    own = {*map(str, desk.state.hands[seat])}
    assert log_news(desk)
    assert table(desk)["seats"][seat]["known"] == []
    assert not own & {card for fact in known_cards.certain(desk.sight, 9) for card in fact.cards}


def test_an_earlier_deal_is_over_and_done_with() -> None:
    desk = Desk.open("knack", seed=5, lang="en")
    asked(desk, "pref", name="known", value=True)
    asked(desk, "pref", name="tempo", value=0)
    while not desk.state.chance:
        do(desk, {"do": "move", "move": str([move for move in desk.state.legal if move.seat == 0][-1])})
    assert log_news(desk)
    assert table(desk)["known"]["facts"] == []
    asked(desk, "deal")
    assert [step for step, _, _ in log_news(desk) if step <= max(desk.line.deals) + 1] == []


# -- from the view alone


def twin_of(line: Line, seat: int, dice: Random) -> Line | None:
    """The same moves from a deal in which two cards that a seat has not been dealt have changed places."""
    first, setup = line.steps[0], line.opening.setup
    cards = first.text.split()[1:]
    hidden = [at for at, card in enumerate(cards) if card not in first.after.hands[seat]]
    one, other = dice.sample(hidden, 2)
    cards[one], cards[other] = cards[other], cards[one]
    texts = (f"deal {' '.join(cards)}", *(step.text for step in line.steps[1:]))
    try:
        made = Line.from_record(Record(setup.game.id, len(setup.names), texts, setup.first, dict(setup.options)))
    except ValueError:
        return None
    steps_of_both = zip(line.steps, made.steps, strict=True)
    return made if all(one.after.view(seat) == other.after.view(seat) for one, other in steps_of_both) else None


@pytest.mark.parametrize("game", games)
def test_what_is_told_is_the_same_wherever_hidden_cards_lie(game: str) -> None:
    compared = facts = 0
    for seed in range(30):
        dice = Random(seed)
        if compared > 12 and facts > 3:
            break
        dealer = 2 if games[game].draws_first else None
        desk = Desk.open(game, 3, seed=seed, lang=dice.choice(LANGS), dealer=dealer)
        asked(desk, "pref", name="known", value=True)
        asked(desk, "pref", name="tempo", value=0)
        play_opponents_at_once(desk)
        for _ in range(12):
            own = [move for move in desk.state.legal if move.seat == 0]
            if desk.state.chance or not own:
                break
            do(desk, {"do": "move", "move": str(dice.choice(own))})
            mine, line = table(desk), desk.line
            if desk.state.chance:
                break
            for _ in range(4):
                other = twin_of(line, 0, dice)
                if other is None:
                    continue
                desk.put_lines(Lines((other,)))
                told = table(desk)
                desk.put_lines(Lines((line,)))
                assert json.dumps(told) == json.dumps(mine)
                compared += 1
                facts += any("clauses" in entry for entry in mine["log"])
    assert compared > 5
    assert facts > 0


# -- what is new


def test_news_are_the_cards_that_were_not_certain_before() -> None:
    move = Move(1, "play", ("7s",))
    some = Certain(1, (Card("Jh"), Card("Qh")), ("play.3",), move)
    more = Certain(1, (Card("Jh"), Card("Qh"), Card("Kh")), ("play.3",), move)
    whole = more._replace(suit="h")
    assert news([more], [some]) == (more._replace(cards=(Card("Kh"),)),)
    assert news([whole], [some]) == (whole,)
    assert news([more], [more]) == news([some], [more]) == ()
    held = Certain(1, (Card("Jh"), Card("Qh")), ("2",), holds=True)
    assert news([held], [some]) == (held,)


def test_of_two_packs_a_second_card_of_a_kind_is_news() -> None:
    once, twice = (Certain(1, (Card("Jh"),) * count, ("2",), holds=True) for count in (1, 2))
    assert news([twice], [once]) == (once,)
