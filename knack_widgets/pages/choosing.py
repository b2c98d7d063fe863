"""The reader's moves as page data: buttons without cards, and cards chosen before a move.

Both come from the controls of the view's scene, the description of the table. A control stands for the moves of one
verb: `takes` says which words follow the verb (cards, a pile, a number), `stands` how prominent it is on the page.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from ..rulebook.speech import Speaker
from ..rules import Game, Move, NotationError, State, View
from ..rules.core.controls import Control
from ..rules.core.scene import Scene
from .sight import Sight
from .standing import governing
from .tries import refusable

Data = dict[str, Any]
FEW = 12
"""Limit on the ways of taking cards back that have buttons of their own."""
BUTTONS: Final = frozenset({"nothing", "word", "seat", "some"})
"""Values of `takes` whose controls are buttons: no chosen cards, no pile, no clock."""
CHOSEN: Final = frozenset({"cards", "cards-on-pile", "pair"})
"""Values of `takes` whose cards are chosen before the move is made."""
UNCOMMON: Final = frozenset({"rare", "any-time", "takes-back"})
"""Values of `stands` whose controls are never the prominent button."""


def actions(sight: Sight, view: View, speak: Speaker, *, choose: Data | None) -> list[Data]:
    """Return the buttons for moves without cards, or for the next move of chance (the deal).

    Moves of this phase that would be refused have buttons, too. Buttons keep the order of the scene's controls.

    choose: the cards that are chosen first (see `choosing`)
    """
    if sight.line.at == len(sight.line.steps) and view.chance:
        due = [view.chance] + (["end"] if view.chance == "deal" else [])
        return [_action(verb, speak.label(Move(None, verb)), primary=verb != "end") for verb in due]
    scene, marks = view.scene, sight.prefs["marks"]
    made_by = {move: control for move in _tries(sight, view) if (control := scene.control(move))}
    legal = {move: control for move, control in made_by.items() if control.takes in BUTTONS}
    first = _first(sight, view, legal, choosing=choose is not None) if marks else None
    chosen = frozenset(button["move"].split()[1] for button in choose["verbs"]) if choose else frozenset()
    refused = refusable(sight, view, [*legal], chosen)
    buttons = []
    for move in [*legal, *refused]:
        label = speak.label(move)
        if move.seat not in (view.turn, None) and len(sight.people) > 1:
            label = speak.ui("by_seat", seat=speak.place(move.seat), label=label)
        control = legal.get(move) or scene.control(move)
        rare = control is not None and (control.stands == "rare" or control.takes == "some")
        action = _action(str(move), label, primary=move is first, rare=rare, disabled=marks and move in refused)
        buttons.append(action | {"order": _order(scene, move.verb)})
    return sorted(buttons, key=lambda button: button["order"]) + _exposures(sight, view, speak)


def _first(sight: Sight, view: View, legal: dict[Move, Control], *, choosing: bool) -> Move | None:
    """Return the prominent move: the one that is due, or None.

    If cards are chosen first, their button is prominent instead, unless no cards may be laid.
    """
    owed = next((move for move, control in legal.items() if control.stands == "due"), None)
    if owed:
        return owed
    everyday = [move for move, control in legal.items() if control.stands not in UNCOMMON]
    stands = sight.game.stands[view.phase]
    other = (move for move in view.moves if move.seat in sight.people and stands[move.verb] != "rare")
    stuck = len(everyday) == 1 and all(move in everyday for move in other)
    return everyday[-1] if everyday and (stuck or not choosing) else None


def _order(scene: Scene, verb: str) -> int:
    """Return the position of a verb's button in the row: the same in the whole phase."""
    return [control.verb for control in scene.controls].index(verb)


def _action(move: str, label: str, *, primary: bool = False, rare: bool = False, disabled: bool = False) -> Data:
    return {"move": move, "label": label, "primary": primary, "rare": rare, "disabled": disabled, "order": 0}


def _tries(sight: Sight, view: View) -> list[Move]:
    """Return the reader's legal moves, and moves that may be tried at any time.

    The page does not reveal beforehand whether the latter are allowed.
    """
    nested = {control.verb for control in view.scene.controls if control.nested}
    moves = [move for move in view.moves if move.seat in sight.people]
    some = [control for control in view.scene.controls if control.takes == "some"]
    parts = [move for move in moves if any(control.makes(move) for control in some)]
    moves = [move for move in moves if move not in parts[FEW:]]
    # if a verb repeats another verb's action, the ways of one seat are enough
    seat = chooser(sight, view)
    moves = [move for move in moves if move.seat == seat or move.verb not in nested]
    extra = [
        control.move(seat) for control in view.scene.controls if control.stands == "any-time" for seat in sight.people
    ]
    return moves + [move for move in extra if move not in moves]


def _exposures(sight: Sight, view: View, speak: Speaker) -> list[Data]:
    """Return the events that happen to a seat: a card of the reader's that others have seen."""
    if view.turn is None:
        return []
    ways = [control for control in view.scene.controls if control.takes == "named-card"]
    moves = (
        control.move(None, str(seat), card)
        for control in ways
        for seat in sight.people
        for card in view.hands[seat] or ()
    )
    return [_action(str(move), speak.label(move), rare=True) for move in moves if sight.state.judge(move).legal]


def choosing(sight: Sight, view: View, speak: Speaker) -> Data | None:
    """Return the choice of cards before a move, or None if no cards are chosen here.

    The result has the seat, and each button's label by the number of chosen cards. A purchase takes any
    number of the seat's own cards; an exchange takes one of them and one of the middle (labels by pair).
    `order` is the position of each button in the row; `first` is whether the first button is prominent.
    """
    choice = _choosing(sight, view, speak)
    if choice is None:
        return None
    for button in choice["verbs"]:
        button["order"] = _order(view.scene, button["move"].split()[1])
    return choice | {
        "first": sight.prefs["marks"] and _leads(sight, view, choice["verbs"]),
        "clauses": _asking(sight, view, choice) if sight.prefs["marks"] else [],
    }


def _leads(sight: Sight, view: View, verbs: list[Data]) -> bool:
    """Return whether the first button is for a move that is allowed here."""
    first = verbs[0] if verbs else {"rare": True}
    legal = {f"{move.seat} {move.verb}" for move in view.moves if move.seat in sight.people}
    return not first["rare"] and first["move"] in legal


def _asking(sight: Sight, view: View, choice: Data) -> list[str]:
    """Return the clause that asks for cards: the one broken by a card that is not held.

    If no clause is found so, return the one in force.
    """
    held = view.hands[choice["seat"]] or ()
    strange = next((card for card in sight.game.pack(sight.line.opening.setup) if card not in held), "")
    for button in choice["verbs"]:
        with suppress(NotationError):
            return list(sight.state.judge(f"{button['move']} {strange}").clauses[:1])
    clause = governing(sight)
    return [clause] if clause else []


def _choosing(sight: Sight, view: View, speak: Speaker) -> Data | None:
    mine = [move for move in view.moves if move.seat in sight.people]
    pairing = [control for control in view.scene.controls if control.takes == "pair"]
    pairs = [move for move in mine if any(control.makes(move) for control in pairing)]
    if pairs and (seat := pairs[0].seat) is not None:
        labels = {" ".join(move.args): speak.label(move) for move in pairs}
        button = {"move": f"{seat} {pairs[0].verb}", "labels": [speak.ui("exchange")], "rare": False}
        return _choice(seat, [button], speak.ui("choose_pair"), pairs=labels)
    offered = [one for one in view.scene.controls if one.takes in ("cards", "cards-on-pile") and not one.nested]
    offered = sorted((one for one in offered if one.stands != "untimely"), key=lambda one: one.stands == "late")
    if view.scene.at_once:
        choice = _choice_among(view, chooser(sight, view), offered, speak)
        if choice and sight.prefs["marks"] and _is_waiting(view, choice):
            choice["hint"] = None  # a draw is due first, or it is another seat's turn
        return choice
    several = next((move for move in mine if any(control.makes(move) for control in offered)), None)
    if several is None or several.seat is None:
        return None
    made_by = [control for control in offered if control.makes(several)]
    return _choice(several.seat, _by_number(view, several.seat, made_by, speak), speak.ui("choose_cards"))


def _is_waiting(view: View, choice: Data) -> bool:
    """Return whether the chosen cards could not be laid anywhere now."""
    if choice["place"]:  # at the piles there are other moves than laying cards
        return choice["seat"] in view.scene.asked.owing
    return not cards_to_choose(view, choice["seat"])


def cards_to_choose(view: View, seat: int) -> frozenset[str]:
    """Return the cards in some legal move of a seat, if cards are chosen before the move."""
    verbs = {one.verb for one in view.scene.controls if one.takes in CHOSEN and not one.nested}
    return frozenset(arg for move in view.moves if move.seat == seat and move.verb in verbs for arg in move.args)


def chooser(sight: Sight, view: View) -> int | None:
    """Return the reader's seat that chooses cards if all may act at once, or None.

    It is the seat that looks, else the one on turn, else the first in the game.
    """
    people = [seat for seat in sight.people if seat in view.players_in and seat in view.seats]
    first = [seat for seat in people if seat in (sight.looker, view.turn)]
    return next(iter([*first, *people]), None)


def _choice(seat: int, verbs: list[Data], hint: str, **more: Any) -> Data:
    return {"seat": seat, "verbs": verbs, "pairs": None, "place": None, "also": [], "hint": hint, **more}


def _by_number(view: View, seat: int, controls: Iterable[Control], speak: Speaker) -> list[Data]:
    """Return controls with cards: the move's beginning, and a label by number of cards."""
    hand = view.hands[seat] or ()
    most = len(hand) + len(view.scene.open_cards(seat))
    cards = (hand or ("2c",)) * (most // max(len(hand), 1) + 1)
    return [
        {
            "move": str(control.move(seat)),
            "labels": [
                speak.label(control.move(seat, *cards[:count]))
                for count in range(1, (1 if control.takes == "card" else most) + 1)
            ],
            "rare": control.stands == "rare",
        }
        for control in controls
    ]


def _choice_among(view: View, seat: int | None, offered: list[Control], speak: Speaker) -> Data | None:
    """Return several controls for the same cards; a move to a pile is made at the pile."""
    if seat is None or not offered:
        return None
    also = [*view.scene.open_cards(seat)] if any(control.from_piles for control in offered) else []
    if not view.hands[seat] and not also:
        return None
    place = next((str(control.move(seat)) for control in offered if control.takes == "cards-on-pile"), None)
    controls = [control for control in offered if control.takes == "cards"]
    nested = [control for control in view.scene.controls if control.nested]
    # if a nested control is legal, its other ways may be tried with any cards
    if any(control.makes(move) for move in view.moves if move.seat == seat for control in nested):
        controls += [control for control in nested if control.takes in ("card", "cards")]
    hint = speak.ui("choose_place" if place else "choose_cards_lay")
    return _choice(seat, _by_number(view, seat, controls, speak), hint, place=place, also=also)


def move_by_card(game: Game, state: State, seat: int, code: str) -> Move | str:
    """Return the move of a pressed card: the only legal move with it, else that of playing it."""
    moves = [move for move in state.view(seat).moves if move.args == (code,)]
    return moves[0] if len(moves) == 1 else meant_by_card(game, seat, code)


def meant_by_card(game: Game, seat: int, code: str) -> str:
    """Return the move that a pressed card tries if no move with it is allowed.

    It is to play the card, or else to exchange it.
    """
    known = [control for phase in game.controls.values() for control in phase if not control.nested]
    for kind in ("card", "cards"):
        plays = next((control for control in known if control.takes == kind), None)
        if plays:
            return str(plays.move(seat, code))
    pairs = next((control for control in known if control.takes == "pair"), None)
    whole = next((one for one in known if pairs and one.takes == "word" and one.verb == pairs.verb), None)
    return str(whole.move(seat, whole.among[0])) if whole else code
