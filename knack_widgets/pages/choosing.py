"""What the reader may do, as data for the page: buttons for moves without cards, and cards chosen before the move."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from ..rulebook.speech import Speaker
from ..rules import Move, NotationError, View
from ..rules.core.cards import BIT
from ..rules.core.moves import Verb
from .sight import Sight
from .standing import governing
from .tries import refusable

Data = dict[str, Any]
FEW = 12
"""Ways of taking cards back that have buttons of their own."""


def actions(sight: Sight, view: View, speak: Speaker, *, choose: Data | None) -> list[Data]:
    """The moves that name no cards, those of the phase that are refused here among them, or what chance may do next.

    `choose`: the cards that are chosen first (see `choosing`). Buttons keep the order of the game's verbs.
    """
    if sight.line.at == len(sight.line.steps) and view.chance:
        due = [view.chance] + (["end"] if view.chance == "deal" else [])
        return [_action(verb, speak.label(Move(None, verb)), primary=verb != "end") for verb in due]
    verbs, marks = sight.game.verbs, sight.prefs["marks"]
    legal = [move for move in _tries(sight, view) if _is_button(move, verbs[move.verb])]
    first = _first(sight, view, legal, choosing=choose is not None) if marks else None
    chosen = frozenset(made["move"].split()[1] for made in choose["verbs"]) if choose else frozenset()
    refused = refusable(sight, view, legal, chosen)
    found = []
    for move in [*legal, *refused]:
        verb = verbs[move.verb]
        label = speak.label(move)
        if move.seat not in (view.turn, None) and len(sight.people) > 1:
            label = speak.ui("by_seat", seat=speak.place(move.seat), label=label)
        grey = marks and move in refused
        found.append(
            _action(str(move), label, primary=move is first, rare=_is_rare(move, verb), disabled=grey)
            | {"order": _order(sight, move.verb)}
        )
    return sorted(found, key=lambda one: one["order"]) + _exposures(sight, view, speak)


def _first(sight: Sight, view: View, legal: list[Move], *, choosing: bool) -> Move | None:
    """The one that stands out: what is owed. Where cards are chosen first their button, unless none may be laid."""
    verbs = sight.game.verbs
    owed = next((move for move in legal if verbs[move.verb].owed), None)
    if owed:
        return owed
    everyday = [
        move for move in legal if not (verbs[move.verb].rare or verbs[move.verb].always or verbs[move.verb].undoes)
    ]
    other = (move for move in view.moves if move.seat in sight.people and not verbs[move.verb].rare)
    stuck = len(everyday) == 1 and all(move in everyday for move in other)
    return everyday[-1] if everyday and (stuck or not choosing) else None


def _order(sight: Sight, verb: str) -> int:
    """The place of a verb's button in the row: the same all through a phase."""
    return list(sight.game.verbs).index(verb)


def _is_button(move: Move, verb: Verb) -> bool:
    """Whether a move is made by a button of its own: not by cards that are chosen, at a pile, or against the clock."""
    if verb.at_pile or verb.timed:
        return False
    return verb.undoes or not any(arg in BIT for arg in move.args)


def _is_rare(move: Move, verb: Verb) -> bool:
    return verb.rare or (verb.undoes and bool(move.args))


def _action(move: str, label: str, *, primary: bool = False, rare: bool = False, disabled: bool = False) -> Data:
    return {"move": move, "label": label, "primary": primary, "rare": rare, "disabled": disabled, "order": 0}


def _tries(sight: Sight, view: View) -> list[Move]:
    """The reader's legal moves, and what may be tried at any time: whether that is allowed is not told beforehand."""
    verbs = sight.game.verbs
    found = [move for move in view.moves if move.seat in sight.people]
    parts = [move for move in found if verbs[move.verb].undoes and move.args]
    found = [move for move in found if move not in parts[FEW:]]
    # of the ways to cheat those of one seat are enough
    cheat = chooser(sight, view)
    found = [move for move in found if move.seat == cheat or not verbs[move.verb].wraps]
    always = [verb for verb in sight.game.phases[view.phase].verbs if verbs[verb].always]
    extra = [Move(seat, verb) for verb in always for seat in sight.people]
    return found + [move for move in extra if move not in found]


def _exposures(sight: Sight, view: View, speak: Speaker) -> list[Data]:
    """What befalls a seat without its doing: a card of the reader's that others have seen."""
    found = []
    for name, verb in sight.game.verbs.items():
        if not verb.names_seat or view.turn is None:
            continue
        for seat in sight.people:
            for card in view.hands[seat] or ():
                move = Move(None, name, (str(seat), card))
                if sight.state.judge(move).legal:
                    found.append(_action(str(move), speak.label(move), rare=True))
    return found


def choosing(sight: Sight, view: View, speak: Speaker) -> Data | None:
    """Where cards are chosen before the move is made: whose, and what each button makes of them, by their number.

    A purchase takes any number of one's own; an exchange one and one of the middle (labels by pair). `order`: the place
    of each button in the row, `first`: whether the first of them stands out.
    """
    found = _choosing(sight, view, speak)
    if found is None:
        return None
    for made in found["verbs"]:
        made["order"] = _order(sight, made["move"].split()[1])
    return found | {
        "first": sight.prefs["marks"],
        "clauses": _asking(sight, view, found) if sight.prefs["marks"] else [],
    }


def _asking(sight: Sight, view: View, found: Data) -> list[str]:
    """The clause that asks for cards: what one that is not held breaks; where none is named so the one in force."""
    held = view.hands[found["seat"]] or ()
    strange = next((card for card in sight.game.pack(sight.line.opening.setup) if card not in held), "")
    for made in found["verbs"]:
        with suppress(NotationError):
            return list(sight.state.judge(f"{made['move']} {strange}").clauses[:1])
    clause = governing(sight)
    return [clause] if clause else []


def _choosing(sight: Sight, view: View, speak: Speaker) -> Data | None:
    verbs = sight.game.verbs
    pairs = [
        move for move in view.moves if verbs[move.verb].pairs and len(move.args) == 2 and move.seat in sight.people
    ]
    if pairs:
        labels = {" ".join(move.args): speak.label(move) for move in pairs}
        made = {"move": f"{pairs[0].seat} {pairs[0].verb}", "labels": [speak.ui("exchange")], "rare": False}
        return _chosen(pairs[0].seat, [made], speak.ui("choose_pair"), pairs=labels)
    if offered := view.scene.offers:
        seat = chooser(sight, view)
        return (
            _offered(sight, view, seat, offered, speak) if seat is not None and view.hands[seat] is not None else None
        )
    several = [move for move in view.moves if verbs[move.verb].several and move.seat in sight.people]
    if not several:
        return None
    return _chosen(
        several[0].seat, [_by_number(view, several[0].seat, several[0].verb, speak)], speak.ui("choose_cards")
    )


def chooser(sight: Sight, view: View) -> int | None:
    """Whose cards are chosen where all may act at once: the reader's seat that looks, is on turn, or is in the game."""
    people = [seat for seat in sight.people if seat in view.players_in and seat in view.seats]
    first = [seat for seat in people if seat in (sight.looker, view.turn)]
    return next(iter([*first, *people]), None)


def _chosen(seat: int | None, verbs: list[Data], hint: str, **more: Any) -> Data:
    return {"seat": seat, "verbs": verbs, "pairs": None, "place": None, "also": [], "hint": hint, **more}


def _by_number(view: View, seat: int | None, verb: str, speak: Speaker, *, rare: bool = False) -> Data:
    """A verb with cards: the move's beginning, and what its button says of one card, of two, and so on."""
    hand = view.hands[seat] or () if seat is not None else ()
    words = tuple(verb.split())
    first, *inner = words
    most = len(hand) + len(view.scene.open_cards(seat or 0))
    cards = (hand or ("2c",)) * (most // max(len(hand), 1) + 1)
    labels = [speak.label(Move(seat, first, (*inner, *cards[:count]))) for count in range(1, most + 1)]
    return {"move": f"{seat} {verb}", "labels": labels, "rare": rare}


def _with_one(view: View, seat: int, words: tuple[str, ...], speak: Speaker) -> Data:
    """A verb with one card after a number."""
    name, *inner = words
    label = speak.label(Move(seat, name, (*inner, (view.hands[seat] or ("2c",))[0])))
    return {"move": " ".join((str(seat), *words)), "labels": [label], "rare": True}


def _offered(sight: Sight, view: View, seat: int, offered: tuple[str, ...], speak: Speaker) -> Data | None:
    """Several verbs for the same cards; those that need a place are made at the piles."""
    verbs = sight.game.verbs
    made = [_by_number(view, seat, verb, speak) for verb in offered if not verbs[verb].seats]
    place = next((f"{seat} {verb}" for verb in offered if verbs[verb].seats), None)
    if any(verbs[move.verb].wraps for move in view.moves if move.seat == seat):
        for name in sight.game.phases[view.phase].verbs:
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
    scene = view.scene
    also = list(scene.open_cards(seat)) if scene.from_piles else []
    if not view.hands[seat] and not also:
        return None
    return _chosen(seat, made, speak.ui("choose_place" if place else "choose_cards_lay"), place=place, also=also)
