"""What the tests of desks and widgets share: desks, random matches, all that a page gets, and what it must not get."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any

from knack_widgets.pages import book, present, setup, steps
from knack_widgets.pages.standing import marks
from knack_widgets.rulebook.names import SIGNS, card_index, card_name
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import Record, State, games
from knack_widgets.widgets import pagedata, sealing
from knack_widgets.widgets.desk import Desk, Notice
from knack_widgets.widgets.intents import do

LANGS = ("sv", "de", "en")
NAMES = ("Anna", "Bo", "Cleo", "Disa", "Egon")
GAME = games["knack"]
SEALED = re.compile(rf"\b{sealing.FORM}\.[\w-]+=*")
"""A text that is sealed."""


def speaker(desk: Desk) -> Speaker:
    return desk.speaker


def table(desk: Desk) -> dict[str, Any]:
    return present.table(desk.sight, speaker(desk)).fields()


def page(desk: Desk) -> dict[str, Any]:
    """All that a page gets of a desk, but for pictures and words, which are the same for every match."""
    speak = speaker(desk)
    return {
        "table": present.table(desk.sight, speak).fields(),
        "steps": steps.steps(desk.sight, speak),
        "setup": setup.setup(desk.sight, speak),
        "marks": marks(desk.sight),
        "notice": pagedata.notice(desk),
        "prefs": desk.prefs,
        "book": book.book(desk.sight),
    }


def on_page(part: Any) -> SimpleNamespace:
    """Return the traits of a part by the names that its page knows."""
    return SimpleNamespace(**part._shown_data())


def any_time(desk: Desk, verb: str) -> bool:
    """Return whether a verb is announced at a certain moment, in turn or out of turn."""
    return desk.game.stands[desk.state.phase].get(verb) == "any-time"


def asked(desk: Desk, what: str, **intent: Any) -> Notice | None:
    """The notice after an intent."""
    do(desk, {"do": what, **intent})
    return desk.notice


def standing(desk: Desk) -> tuple[Any, ...]:
    """All of a desk that a refused intent must leave alone."""
    return (
        *(desk.match.lines, desk.lang, desk.match.controls, desk.match.luck, desk.prefs),
        *(desk.look.focus, desk.look.example, desk.look.original, desk.own_reveal),
    )


def hot_seat(*names: str, seed: int = 1, **settings: Any) -> Desk:
    """A match in which the reader plays all seats."""
    players = names or NAMES[:3]
    return openly(Desk.open("knack", players, seed=seed, controls=["me"] * len(players), **settings))


def openly(desk: Desk) -> Desk:
    """A desk of people at one screen who do not cover their hands from each other."""
    desk.switch({"cover": False})
    return desk


def onward(desk: Desk, random: Random, moves: int) -> None:
    """Random moves of whoever is to act; what chance owes comes from the seed."""
    for _ in range(moves):
        state = desk.state
        if state.over:
            return
        if state.chance:
            do(desk, {"do": "end"} if state.deals > 3 and state.chance == "deal" else {"do": "deal"})
        else:
            do(desk, {"do": "move", "move": str(pick(state, random))})
        assert desk.notice is None
        assert desk.look.verdict is None


def pick(state: State, random: Random) -> Any:
    """A random move; most players join, so that there is something to see."""
    moves = list(state.moves())
    return moves[-1] if state.phase == "bidding" and random.random() < 0.8 else random.choice(moves)


def random_record(random: Random, players: int = 4, deals: int = 3, tries: float = 0.0) -> Record:
    """A whole random match, with a share of recorded tries by any seat."""
    opening = GAME.opening(GAME.setup(list(NAMES[:players]), {}, random.randrange(players)))
    moves: list[str] = []
    state = opening
    while not state.over:
        if state.chance:
            ends = state.chance == "deal" and state.deals >= deals
            move = "end" if ends else str(state.by_chance(random.randrange(10**6)))
        else:
            move = str(pick(state, random))
            if random.random() < tries:
                seat = random.choice([state.turn, random.randrange(players)])
                card = random.choice(state.hands[seat] or GAME.pack(opening.setup))
                moves.append(f"{seat} {random.choice(('play', 'blank'))} {card} ?")
        moves.append(move)
        state = state.play(move)
    return Record("knack", NAMES[:players], tuple(moves), opening.setup.first)


def unknown_cards(desk: Desk) -> set[str]:
    """The cards that the reader cannot know, worked out from the moves alone."""
    visible_seats, state = desk.sight.visible_seats, desk.state
    if state.deals == 0:
        return set()
    known = set(state.up)
    for seat in visible_seats:
        known.update(state.hands[seat])
    begun = max(at for at in desk.line.deals if at < desk.line.at)
    for step in desk.line.steps[begun + 1 : desk.line.at]:
        if step.verdict is not None:
            # a try has been seen by who sees the hand, and is told to all when the deal is over
            if step.verdict.move.seat in visible_seats or state.turn is None:
                known.update(step.verdict.move.args)
            continue
        move = step.before.read(step.text)
        if move.verb != "blank" or move.seat in visible_seats or state.turn is None:
            known.update(move.args)
        if step.before.up:
            known.update(step.before.up)
    return set(GAME.pack(desk.line.opening.setup)) - known


def in_this_deal(desk: Desk, data: Mapping[str, Any]) -> dict[str, Any]:
    """The table without the log of earlier deals, whose cards everybody has seen, and without the text's own words."""
    begun = max((at for at in desk.line.deals if at < desk.line.at), default=0)
    return {**data, "now": None, "log": [line for line in data["log"] if line["id"] // 100 > begun + 1]}


@cache
def forms(lang: str, card: str) -> tuple[str, str]:
    """How a card is called, and how it is written with its suit's sign."""
    return card_name(lang, card).lower(), SIGNS.get(card[1], card) + card_index(lang, card)


def named(text: str, lang: str, cards: Iterable[str]) -> list[str]:
    """Those of `cards` that a text names in any form: code, sign and index, or words.

    What is sealed in it is passed over: any two letters come up there by chance, now and then between two dashes.
    """
    text = SEALED.sub("", text)
    codes = set(re.findall(r"\b[2-9TJQKA][shdc]\b", text)) | set(re.findall(r"[♠♥♦♣]\w+", text))
    low = text.lower()
    return [card for card in cards if card in codes or forms(lang, card)[1] in codes or forms(lang, card)[0] in low]
