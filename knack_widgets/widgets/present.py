"""The table as data for the page: what the reader's view holds, in the reader's language, and nothing else."""

from __future__ import annotations

from typing import Any

from ..rulebook.examples import examples
from ..rulebook.names import money
from ..rulebook.speech import Speaker
from ..rulebook.words import bought_words, caption, phase_words, seat_words, status
from ..rules import Move, View
from ..rules.core.records import Step
from ..rules.core.tricks import TRICKS
from .choosing import actions, choosing
from .desk import Desk
from .heaps import blowing, heap, looks, notes, own_seat, piles
from .seats import ME

LOG_LINES = 60

Data = dict[str, Any]


def table(desk: Desk, speak: Speaker) -> Data:
    """The trait `table`."""
    view = desk.view
    choose = choosing(desk, view, speak)
    return {
        "caption": caption(view, desk.lang),
        "phase": view.phase,
        "phaseWords": phase_words(view, desk.lang),
        "status": status(view, desk.lang),
        "trump": getattr(view, "trump", None),
        "trumpWords": _trump(view, speak),
        "up": list(getattr(view, "up", ())),
        "talon": getattr(view, "talon", None if hasattr(view, "circuit") else getattr(view, "stock", None)),
        "middle": list(getattr(view, "middle", ())),
        "piles": [list(pile or [None] * 3) for pile in getattr(view, "piles", ())],
        "seats": [_seat(desk, view, seat, speak) for seat in range(len(view.hands))],
        "plays": hasattr(view, "trick"),
        "trick": _trick(getattr(view, "trick", ()), getattr(view, "winning", None), speak),
        "lastTrick": _last_trick(view, speak),
        "counters": _counters(view, speak),
        "betar": [
            {"value": value, "going": i == 0 and getattr(view, "going", False)}
            for i, value in enumerate(getattr(view, "bets", ()))
        ],
        "choose": choose,
        "actions": actions(desk, view, speak, choosing=choose is not None),
        "prompt": note(desk),
        "refusal": _refusal(desk),
        "log": log(desk, speak),
        "wait": "opponent" if desk.waits else None,
        "at": desk.line.at,
        "behind": desk.line.at < len(desk.line.steps),
        "heap": heap(view, speak),
        "blow": blowing(desk, view, speak),
        "own": own_seat(desk, view),
        "looks": looks(desk, view, speak),
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
    title = found.title[desk.lang]
    return " ".join([title if title.endswith(("?", "!", "…")) else f"{title}.", *said])


def _trump(view: View, speak: Speaker) -> str:
    if not hasattr(view, "trump"):
        return ""
    return speak.ui("trump", suit=view.trump) if view.trump else speak.ui("no_trump")


def _seat(desk: Desk, view: View, seat: int, speak: Speaker) -> Data:
    mine = desk.controls[seat] == ME
    tricks, balances = getattr(view, "tricks", None), getattr(view, "balances", None)
    antes = getattr(view, "antes", ())
    shown = getattr(view, "shown", ())
    playable = {move.args[0] for move in view.moves if move.seat == seat and len(move.args) == 1}
    cards = view.hands[seat] or (shown[seat] if shown else view.hands[seat])
    hidden: list[Data] = [{"code": None, "mine": False, "legal": False}] * view.counts[seat]
    return {
        "seat": seat,
        "name": speak.seat(seat),
        "dealer": seat == view.dealer and desk.game.seat_key == "dealer",
        # where all may act at once nobody is on turn
        "turn": seat == view.turn if view.turn is not None or hasattr(view, "offers") else seat in view.to_act,
        "in": seat in view.players_in or not view.players_in,
        "human": mine,
        "stateWords": seat_words(view, seat, desk.lang),
        "balance": balances[seat] if balances else 0,
        "balanceWords": signed(balances[seat]) if balances else "",
        "tricks": tricks[seat] if tricks else 0,
        "worthWords": _worth(view, seat, speak),
        "scoreWords": _score(view, seat, speak),
        "anteWords": speak.ui("ante", amount=antes[seat]) if antes and antes[seat] else "",
        "boughtWords": bought_words(view, seat, speak),
        "tricksWords": speak.ui("tricks", count=tricks[seat])
        if tricks and (any(tricks) or view.phase == "play")
        else "",
        "hand": hidden
        if cards is None
        else [
            {"code": c, "mine": mine and bool(view.hands[seat]), "legal": c in playable}
            for c in (in_order(cards) if hasattr(view, "trick") else cards)
        ],
        "notes": notes(view, seat, speak),
        "piles": piles(desk, view, seat, speak),
    }


def _worth(view: View, seat: int, speak: Speaker) -> str:
    """What an open hand is worth, in games that count that."""
    values = getattr(view, "values", ())
    result = getattr(view, "result", None)
    worth = values[seat] if values and values[seat] is not None else result.values[seat] if result else None
    return speak.ui("worth", value=worth) if worth is not None else ""


def _score(view: View, seat: int, speak: Speaker) -> str:
    """Deals won and lost, in games that count these."""
    wins, losses = getattr(view, "wins", ()), getattr(view, "losses", ())
    return speak.ui("score", wins=wins[seat], losses=losses[seat]) if wins else ""


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
    if isinstance(circuit := getattr(view, "circuit", None), int):
        values = [("circuit", circuit + 1), *((name, getattr(view, name)) for name in ("stock", "discard"))]
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
    return step.before.deals == state.deals and state.chance != "deal" and not state.over


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
