"""What the reader may do, as data for the page: buttons for moves without cards, and cards chosen before the move."""

from __future__ import annotations

from typing import Any

from ..rulebook.speech import Speaker
from ..rules import Move, View
from ..rules.core.cards import BIT
from ..rules.core.moves import Verb
from .desk import Desk

Data = dict[str, Any]
FEW = 12
"""Ways of taking cards back that have buttons of their own."""


def actions(desk: Desk, view: View, speak: Speaker, *, choosing: bool) -> list[Data]:
    """The moves that name no cards, and what chance or the match itself may do next."""
    if desk.line.at == len(desk.line.steps) and view.chance:
        due = [view.chance] + (["end"] if view.chance == "deal" else [])
        return [_action(verb, speak.label(Move(None, verb)), primary=verb != "end") for verb in due]
    verbs = desk.game.verbs
    moves = [move for move in _tries(desk, view) if _is_button(move, verbs[move.verb])]
    everyday = [
        move for move in moves if not (verbs[move.verb].rare or verbs[move.verb].always or verbs[move.verb].undoes)
    ]
    # where cards are chosen first, their button is the one that stands out
    first = everyday[-1] if everyday and not choosing else None
    found = []
    for move in sorted(moves, key=lambda move: (move is not first, _is_rare(move, verbs[move.verb]))):
        label = speak.label(move)
        if move.seat not in (view.turn, None) and len(desk.people) > 1:
            label = speak.ui("by_seat", seat=move.seat, label=label)
        found.append(_action(str(move), label, primary=move is first, rare=_is_rare(move, verbs[move.verb])))
    return found + _exposures(desk, view, speak)


def _is_button(move: Move, verb: Verb) -> bool:
    """Whether a move is made by a button of its own: not by cards that are chosen, at a pile, or against the clock."""
    if verb.at_pile or verb.timed:
        return False
    return verb.undoes or not any(arg in BIT for arg in move.args)


def _is_rare(move: Move, verb: Verb) -> bool:
    return verb.rare or (verb.undoes and bool(move.args))


def _action(move: str, label: str, *, primary: bool = False, rare: bool = False) -> Data:
    return {"move": move, "label": label, "primary": primary, "rare": rare, "disabled": False}


def _tries(desk: Desk, view: View) -> list[Move]:
    """The reader's legal moves, and what may be tried at any time: whether it goes is not told beforehand."""
    verbs = desk.game.verbs
    found = [move for move in view.moves if move.seat in desk.people]
    parts = [move for move in found if verbs[move.verb].undoes and move.args]
    found = [move for move in found if move not in parts[FEW:]]
    # of the ways to cheat those of one seat are enough
    cheat = chooser(desk, view)
    found = [move for move in found if move.seat == cheat or not verbs[move.verb].wraps]
    always = [verb for verb in desk.game.phases[view.phase].verbs if verbs[verb].always]
    extra = [Move(seat, verb) for verb in always for seat in desk.people]
    return found + [move for move in extra if move not in found]


def _exposures(desk: Desk, view: View, speak: Speaker) -> list[Data]:
    """What befalls a seat without its doing: a card of the reader's that others have seen."""
    found = []
    for name, verb in desk.game.verbs.items():
        if not verb.names_seat or view.turn is None:
            continue
        for seat in desk.people:
            for card in view.hands[seat] or ():
                move = Move(None, name, (str(seat), card))
                if desk.state.judge(move).legal:
                    found.append(_action(str(move), speak.label(move), rare=True))
    return found


def choosing(desk: Desk, view: View, speak: Speaker) -> Data | None:
    """Where cards are chosen before the move is made: whose, and what each button makes of them, by their number.

    A purchase takes any number of one's own; an exchange one and one of the middle (labels by pair).
    """
    verbs = desk.game.verbs
    pairs = [move for move in view.moves if verbs[move.verb].pairs and len(move.args) == 2 and move.seat in desk.people]
    if pairs:
        labels = {" ".join(move.args): speak.label(move) for move in pairs}
        made = {"move": f"{pairs[0].seat} {pairs[0].verb}", "labels": [speak.ui("exchange")], "rare": False}
        return _chosen(pairs[0].seat, [made], speak.ui("choose_pair"), pairs=labels)
    offered: tuple[str, ...] = getattr(view, "offers", ())
    if offered:
        seat = chooser(desk, view)
        return _offered(desk, view, seat, offered, speak) if seat is not None and view.hands[seat] is not None else None
    several = [move for move in view.moves if verbs[move.verb].several and move.seat in desk.people]
    if not several:
        return None
    return _chosen(
        several[0].seat, [_by_number(view, several[0].seat, several[0].verb, speak)], speak.ui("choose_cards")
    )


def chooser(desk: Desk, view: View) -> int | None:
    """Whose cards are chosen where all may act at once: the reader's seat that looks, is on turn, or is in the game."""
    people = [seat for seat in desk.people if seat in view.players_in and seat in view.seats]
    first = [seat for seat in people if seat in (desk.looker, view.turn)]
    return next(iter([*first, *people]), None)


def _chosen(seat: int | None, verbs: list[Data], hint: str, **more: Any) -> Data:
    return {"seat": seat, "verbs": verbs, "pairs": None, "place": None, "also": [], "hint": hint, **more}


def _by_number(view: View, seat: int | None, verb: str, speak: Speaker, *, rare: bool = False) -> Data:
    """A verb with cards: the move's beginning, and what its button says of one card, of two, and so on."""
    hand = view.hands[seat] or () if seat is not None else ()
    words = tuple(verb.split())
    first, *inner = words
    most = len(hand) + sum(len(pile) for pile in getattr(view, "face_up", ((),) * len(view.hands))[seat or 0])
    cards = (hand or ("2c",)) * (most // max(len(hand), 1) + 1)
    labels = [speak.label(Move(seat, first, (*inner, *cards[:count]))) for count in range(1, most + 1)]
    return {"move": f"{seat} {verb}", "labels": labels, "rare": rare}


def _with_one(view: View, seat: int, words: tuple[str, ...], speak: Speaker) -> Data:
    """A verb with one card after a number."""
    name, *inner = words
    label = speak.label(Move(seat, name, (*inner, (view.hands[seat] or ("2c",))[0])))
    return {"move": " ".join((str(seat), *words)), "labels": [label], "rare": True}


def _offered(desk: Desk, view: View, seat: int, offered: tuple[str, ...], speak: Speaker) -> Data | None:
    """Several verbs for the same cards; those that need a place are made at the piles."""
    verbs = desk.game.verbs
    made = [_by_number(view, seat, verb, speak) for verb in offered if not verbs[verb].seats]
    place = next((f"{seat} {verb}" for verb in offered if verbs[verb].seats), None)
    if view.setup.options.get("cheating"):
        for name in desk.game.phases[view.phase].verbs:
            for inner, takes in verbs[name].wraps.items():
                if takes == "cards":
                    made.append(_by_number(view, seat, f"{name} {inner}", speak, rare=True))
                elif takes:
                    made += [
                        {
                            "move": f"{seat} {name} {inner} {pile}",
                            "labels": [
                                speak.label(Move(seat, name, (inner, str(pile), (view.hands[seat] or ("2c",))[0])))
                            ],
                            "rare": True,
                        }
                        for pile in range(3)
                    ]
    also = [card for pile in getattr(view, "face_up", ())[seat] for card in pile] if view.phase != "exchange" else []
    if not view.hands[seat] and not also:
        return None
    return _chosen(seat, made, speak.ui("choose_place" if place else "choose_cards_lay"), place=place, also=also)
