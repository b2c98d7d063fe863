"""The table as data for the page: what the reader's view holds, in the reader's language, and nothing else."""

from __future__ import annotations

from typing import Any

from ..rulebook.examples import examples
from ..rulebook.names import money
from ..rulebook.speech import Speaker
from ..rulebook.words import bought_words, caption, phase_words, seat_words, status
from ..rules import Move, View
from ..rules.core.cards import BIT
from ..rules.core.records import Step
from ..rules.core.tricks import TRICKS
from .desk import Desk
from .seats import ME

LOG_LINES = 60

Data = dict[str, Any]


def table(desk: Desk, speak: Speaker) -> Data:
    """The trait `table`."""
    view = desk.view
    end_of_line = desk.line.at == len(desk.line.steps)
    return {
        "caption": caption(view, desk.lang),
        "phase": view.phase,
        "phaseWords": phase_words(view, desk.lang),
        "status": status(view, desk.lang),
        "trump": getattr(view, "trump", None),
        "trumpWords": _trump(view, speak),
        "up": list(getattr(view, "up", ())),
        "talon": getattr(view, "talon", None),
        "seats": [_seat(desk, view, seat, speak) for seat in range(len(view.hands))],
        "trick": _trick(getattr(view, "trick", ()), getattr(view, "winning", None), speak),
        "lastTrick": _last_trick(view, speak),
        "counters": _counters(view, speak),
        "betar": [
            {"value": value, "going": i == 0 and getattr(view, "going", False)}
            for i, value in enumerate(getattr(view, "bets", ()))
        ],
        "choose": _choose(desk, view, speak),
        "actions": _actions(desk, view, speak),
        "prompt": note(desk),
        "refusal": _refusal(desk),
        "log": log(desk, speak),
        "wait": "opponent" if desk.waits else None,
        "at": desk.line.at,
        "behind": not end_of_line,
    }


def note(desk: Desk) -> str | None:
    """What a worked example says at this step: its title, its note, and where it opens the set-ups it shows refused."""
    found = examples(desk.game.id).get(desk.example or "")
    at = desk.line.at
    if found is None or desk.line.steps[:at] != found.record.steps[:at]:
        return None
    said = [found.notes[at][desk.lang]] if at in found.notes else []
    if at == found.at:
        said += [refused.words[desk.lang] for refused in found.refused]
    return " ".join([f"{found.title[desk.lang]}.", *said])


def _trump(view: View, speak: Speaker) -> str:
    trump = getattr(view, "trump", None)
    return speak.ui("trump", suit=trump) if trump else speak.ui("no_trump")


def _seat(desk: Desk, view: View, seat: int, speak: Speaker) -> Data:
    mine = desk.controls[seat] == ME
    tricks, balances = getattr(view, "tricks", None), getattr(view, "balances", None)
    antes = getattr(view, "antes", ())
    playable = {move.args[0] for move in view.moves if move.seat == seat and len(move.args) == 1}
    cards = view.hands[seat]
    hidden: list[Data] = [{"code": None, "mine": False, "legal": False}] * view.counts[seat]
    return {
        "seat": seat,
        "name": speak.seat(seat),
        "dealer": seat == view.dealer,
        "turn": seat in view.to_act,
        "in": seat in view.players_in or not view.players_in,
        "human": mine,
        "stateWords": seat_words(view, seat, desk.lang),
        "balance": balances[seat] if balances else 0,
        "balanceWords": signed(balances[seat]) if balances else "",
        "tricks": tricks[seat] if tricks else 0,
        "anteWords": speak.ui("ante", amount=antes[seat]) if antes and antes[seat] else "",
        "boughtWords": bought_words(view, seat, speak),
        "tricksWords": speak.ui("tricks", count=tricks[seat])
        if tricks and (any(tricks) or view.phase == "play")
        else "",
        "hand": hidden
        if cards is None
        else [{"code": c, "mine": mine, "legal": c in playable} for c in in_order(cards)],
    }


def in_order(cards: tuple[str, ...]) -> list[str]:
    """A hand as people hold it: by suit, high cards first."""
    return sorted(cards, key=lambda c: ("shcd".find(c[1]), -"23456789TJQKAX".find(c[0])))


def signed(amount: int) -> str:
    """An amount with its sign.

    >>> signed(-3), signed(0), signed(4)
    ('−3', '0', '+4')
    """
    return f"+{amount}" if amount > 0 else money(amount)


def _trick(trick: Any, winning: int | None, speak: Speaker) -> list[Data]:
    return [
        {
            "seat": played.seat,
            "code": played.card,
            "blank": played.face_down,
            "winning": played.seat == winning,
            "words": speak.ui("played_face_down", seat=played.seat)
            if played.card is None
            else speak.ui("played", seat=played.seat, card=played.card),
        }
        for played in trick
    ]


def _last_trick(view: View, speak: Speaker) -> list[Data] | None:
    laid: Any = getattr(view, "laid", ())
    takers: Any = getattr(view, "takers", ())
    return _trick(laid[-1], takers[-1], speak) if laid else None


def _counters(view: View, speak: Speaker) -> list[Data]:
    """What is counted: the deal, the stake, the pot and the betar, as far as the game has them."""
    values: list[tuple[str, object]] = [("deal", view.deals)]
    values += [(name, value) for name, value in view.setup.options.items() if speak.has(f"counter_{name}")]
    if pot := getattr(view, "pot", 0):
        values.append(("pot", pot))
        if any(getattr(view, "antes", ())):
            values.append(("third", pot // TRICKS))
    if getattr(view, "with_betar", False):
        values.append(("betar", len(getattr(view, "bets", ()))))
    return [
        {
            "id": name,
            "label": speak.ui(f"counter_{name}"),
            "value": str(value),
            "title": speak.ui(f"counter_{name}.title"),
        }
        for name, value in values
    ]


def _actions(desk: Desk, view: View, speak: Speaker) -> list[Data]:
    """The moves that name no cards, and what chance or the match itself may do next."""
    if desk.line.at < len(desk.line.steps):
        actions = []
    elif view.chance:
        actions = [view.chance] + (["end"] if view.chance == "deal" else [])
    else:
        actions = []
    chosen = [
        {"move": verb, "label": speak.label(Move(None, verb)), "primary": verb != "end", "disabled": False}
        for verb in actions
    ]
    moves = [
        move
        for move in view.moves
        if move.seat is not None and desk.controls[move.seat] == ME and not any(arg in BIT for arg in move.args)
    ]
    # where cards are chosen first, their button is the one that stands out
    first = moves[-1] if moves and not _choose(desk, view, speak) else None
    return chosen + [
        {"move": str(move), "label": speak.label(move), "primary": move is first, "disabled": False}
        for move in sorted(moves, key=lambda move: move is not first)
    ]


def _choose(desk: Desk, view: View, speak: Speaker) -> Data | None:
    """Where several cards make one move (a purchase): whose, which, and what its button says by their number."""
    several = [move for move in view.moves if desk.game.verbs[move.verb].several]
    seat = several[0].seat if several else None
    if seat is None or desk.controls[seat] != ME:
        return None
    verb = several[0].verb
    hand = view.hands[seat] or ()
    labels = [speak.label(Move(seat, verb, hand[:count])) for count in range(1, len(hand) + 1)]
    return {"seat": seat, "verb": verb, "labels": labels, "hint": speak.ui("choose_cards")}


def _refusal(desk: Desk) -> Data | None:
    verdict = desk.judged
    if verdict is None or verdict.legal:
        return None
    code = verdict.move.args[0] if len(verdict.move.args) == 1 else None
    return {
        "serial": desk.refused,
        "text": verdict.explain(desk.lang),
        "clauses": list(verdict.clauses),
        "code": code if verdict.move.seat in desk.eyes else None,
        "seat": verdict.move.seat,
    }


# -- the story so far


def hidden(desk: Desk, step: Step, move: Move) -> bool:
    """Whether the cards of a step are hidden from the reader: played face down, or still held after a try."""
    state = desk.state
    if not (desk.game.verbs[move.verb].hides or step.verdict) or move.seat is None or move.seat in desk.eyes:
        return False
    return step.before.deals == state.deals and state.chance is None and not state.over


def told(desk: Desk, step: Step, speak: Speaker) -> list[tuple[str, str | None]]:
    """A step in words: sentences for the move and what it brought about, each with the clause that says so."""
    if step.verdict is not None:
        move = step.verdict.move
        if hidden(desk, step, move) and move.seat is not None:
            return [(speak.ui("step_try", text=speak.seat(move.seat)), None)]
        clauses = step.verdict.clauses
        return [(speak.ui("step_try", text=speak.move(move)), clauses[0] if clauses else None)]
    move = step.before.read(step.text)
    return speak.narrate(move, step.after.events, hidden=hidden(desk, step, move))


def log(desk: Desk, speak: Speaker) -> list[Data]:
    """The trait `table.log`: the newest lines, each with a number that stays its own."""
    lines: list[Data] = []
    for at in range(desk.line.at, 0, -1):
        story = told(desk, desk.line.steps[at - 1], speak)
        lines[:0] = [
            {"id": at * 100 + i, "text": text, "clause": clause} for i, (text, clause) in enumerate(story, start=1)
        ]
        if len(lines) >= LOG_LINES:
            break
    return lines[-LOG_LINES:]
