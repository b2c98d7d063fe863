"""The reader's moves as page data: buttons without cards, and cards chosen before a move.

Both come from the controls of the view's scene (the description of the table). A control makes the moves of a verb:
`takes` says which words follow the verb (cards, a pile, a number), `stands` how prominent the control is on the page.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from ..rulebook.speech import Speaker
from ..rules import Game, Move, NotationError, State, View
from ..rules.core.controls import Control
from ..rules.core.scene import Scene
from .move_data import Action, Choice, ChoiceButton
from .sight import Sight
from .standing import governing
from .tries import refusable

FEW = 12
"""Limit on the moves of taking cards back that have separate buttons."""
BUTTONS: Final = frozenset({"nothing", "word", "seat", "some"})
"""Values of `takes` of the controls that are simple buttons, without chosen cards, pile or clock."""
CHOSEN: Final = frozenset({"cards", "cards-on-pile", "pair"})
"""Values of `takes` of the controls for which cards are chosen before the move is made."""
UNCOMMON: Final = frozenset({"rare", "any-time", "takes-back"})
"""Values of `stands` of the controls that never have the prominent button."""


def actions(sight: Sight, view: View, speak: Speaker, *, choose: Choice | None) -> list[Action]:
    """Return the buttons for moves without cards; if chance moves next, those for its move.

    There are also buttons for moves of this phase that would be refused. The buttons have the order of the scene's
    controls, those of one control the order of its words.

    choose: the data of the choice of cards, if cards are chosen first (see `choosing`)
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
    buttons: list[tuple[int, int, Action]] = []
    for move in [*legal, *refused]:
        label = speak.label(move)
        if move.seat not in (view.turn, None) and len(sight.people) > 1:
            label = speak.ui("by_seat", seat=speak.place(move.seat), label=label)
        control = legal.get(move) or scene.control(move)
        rare = control is not None and (control.stands == "rare" or control.takes == "some")
        action = _action(str(move), label, primary=move is first, rare=rare, disabled=marks and move in refused)
        words = control.among if control and control.takes == "word" else ()
        place = words.index(move.args[-1]) if move.args and move.args[-1] in words else 0
        buttons.append((_order(scene, move.verb), place, action))
    by_place = sorted(buttons, key=lambda button: button[:2])
    ordered: list[Action] = [{**action, "order": order} for order, _, action in by_place]
    return ordered + _exposures(sight, view, speak)


def _first(sight: Sight, view: View, legal: dict[Move, Control], *, choosing: bool) -> Move | None:
    """Return the move with the prominent button, or None.

    It is the due move, otherwise the everyday move whose button comes first. It is None if that move is one of several
    equal ones, which differ only in their word, such as the suits to name. If cards are chosen first, it is None
    instead of an everyday move, because the button for the cards is prominent, unless only that move and rare moves are
    allowed.
    """
    owed = next((move for move, control in legal.items() if control.stands == "due"), None)
    if owed:
        return owed
    everyday = [move for move, control in legal.items() if control.stands not in UNCOMMON]
    stands = sight.game.stands[view.phase]
    other = (move for move in view.moves if move.seat in sight.people and stands[move.verb] != "rare")
    stuck = len(everyday) == 1 and all(move in everyday for move in other)
    by_button = sorted(everyday, key=lambda move: _order(view.scene, move.verb))
    if not by_button or (choosing and not stuck):
        return None
    alike = [move for move in everyday if legal[move] == legal[by_button[0]]]
    return by_button[0] if len(alike) == 1 or legal[by_button[0]].takes != "word" else None


def _order(scene: Scene, verb: str) -> int:
    """Return the position of a verb's button in the row, which is the same in the whole phase."""
    return [control.verb for control in scene.controls].index(verb)


def _action(move: str, label: str, *, primary: bool = False, rare: bool = False, disabled: bool = False) -> Action:
    return {"move": move, "label": label, "primary": primary, "rare": rare, "disabled": disabled, "order": 0}


def _tries(sight: Sight, view: View) -> list[Move]:
    """Return the reader's legal moves, and moves that may be tried at any time.

    The page does not reveal in advance whether these are allowed.
    """
    nested = {control.verb for control in view.scene.controls if control.nested}
    moves = [move for move in view.moves if move.seat in sight.people]
    some = [control for control in view.scene.controls if control.takes == "some"]
    parts = [move for move in moves if any(control.makes(move) for control in some)]
    moves = [move for move in moves if move not in parts[FEW:]]
    # if a verb repeats another verb's action, the moves of one seat are enough
    seat = chooser(sight, view)
    moves = [move for move in moves if move.seat == seat or move.verb not in nested]
    extra = [
        control.move(seat) for control in view.scene.controls if control.stands == "any-time" for seat in sight.people
    ]
    return moves + [move for move in extra if move not in moves]


def _exposures(sight: Sight, view: View, speak: Speaker) -> list[Action]:
    """Return buttons to declare that other players have seen a card of the reader.

    The move has no seat of its own (`Move.seat` is None), because no player acts; its arguments are the seat whose card
    was seen, and the card.
    """
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


def choosing(sight: Sight, view: View, speak: Speaker) -> Choice | None:
    """Return the data for choosing cards before a move, or None if none are chosen here.

    The data contain the seat and, for each button, its label for each number of chosen cards. For a purchase, the
    reader chooses any number of own cards; for an exchange, an own card and a card of the middle, and each such pair
    has a label. `order` is the position of each button in the row; `first` is whether the first button is prominent.
    """
    choice = _choosing(sight, view, speak)
    if choice is None:
        return None
    if sight.prefs["marks"]:
        choice["first"] = _leads(sight, view, choice["verbs"])
        choice["clauses"] = _asking(sight, view, choice)
    return choice


def _leads(sight: Sight, view: View, verbs: list[ChoiceButton]) -> bool:
    """Return whether the first button is for a move that is allowed here."""
    legal = {f"{move.seat} {move.verb}" for move in view.moves if move.seat in sight.people}
    return bool(verbs) and not verbs[0]["rare"] and verbs[0]["move"] in legal


def _asking(sight: Sight, view: View, choice: Choice) -> list[str]:
    """Return the clause that says which cards may be moved.

    It is the clause that a card outside the hand would break. If there is no such clause, return the clause in force.
    """
    held = view.hands[choice["seat"]] or ()
    strange = next((card for card in sight.game.pack(sight.line.opening.setup) if card not in held), "")
    for button in choice["verbs"]:
        with suppress(NotationError):
            return list(sight.state.judge(f"{button['move']} {strange}").clauses[:1])
    clause = governing(sight)
    return [clause] if clause else []


def _choosing(sight: Sight, view: View, speak: Speaker) -> Choice | None:
    mine = [move for move in view.moves if move.seat in sight.people]
    pairing = [control for control in view.scene.controls if control.takes == "pair"]
    pairs = [move for move in mine if any(control.makes(move) for control in pairing)]
    if pairs and (seat := pairs[0].seat) is not None:
        labels = {" ".join(move.args): speak.label(move) for move in pairs}
        button: ChoiceButton = {
            "move": f"{seat} {pairs[0].verb}",
            "labels": [speak.ui("exchange")],
            "rare": False,
            "order": _order(view.scene, pairs[0].verb),
        }
        exchange = _choice(seat, [button], speak.ui("choose_pair"))
        exchange["pairs"] = labels
        return exchange
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


def _is_waiting(view: View, choice: Choice) -> bool:
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

    It is the seat whose player looks at its cards; otherwise the seat on turn; otherwise the first seat that is still
    in the game.
    """
    people = [seat for seat in sight.people if seat in view.players_in and seat in view.seats]
    first = [seat for seat in people if seat in (sight.look.looker, view.turn)]
    return next(iter([*first, *people]), None)


def _choice(seat: int, verbs: list[ChoiceButton], hint: str) -> Choice:
    return {
        "seat": seat,
        "verbs": verbs,
        "pairs": None,
        "place": None,
        "also": [],
        "hint": hint,
        "first": False,
        "clauses": [],
    }


def _by_number(view: View, seat: int, controls: Iterable[Control], speak: Speaker) -> list[ChoiceButton]:
    """Return controls with cards: the beginning of the move, and a label per number of cards."""
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
            "order": _order(view.scene, control.verb),
        }
        for control in controls
    ]


def _choice_among(view: View, seat: int | None, offered: list[Control], speak: Speaker) -> Choice | None:
    """Return several controls for the same cards; moves to a pile have buttons at the pile."""
    if seat is None or not offered:
        return None
    also: list[str] = [*view.scene.open_cards(seat)] if any(control.from_piles for control in offered) else []
    if not view.hands[seat] and not also:
        return None
    place = next((str(control.move(seat)) for control in offered if control.takes == "cards-on-pile"), None)
    controls = [control for control in offered if control.takes == "cards"]
    nested = [control for control in view.scene.controls if control.nested]
    # if a move of a nested control is legal, its other moves may be tried with any cards
    if any(control.makes(move) for move in view.moves if move.seat == seat for control in nested):
        controls += [control for control in nested if control.takes in ("card", "cards")]
    hint = speak.ui("choose_place" if place else "choose_cards_lay")
    choice = _choice(seat, _by_number(view, seat, controls, speak), hint)
    choice["place"], choice["also"] = place, also
    return choice


def move_by_card(game: Game, state: State, seat: int, code: str) -> Move | str:
    """Return the move of a pressed card: the only legal move with it, else playing the card."""
    moves = [move for move in state.view(seat).moves if move.args == (code,)]
    return moves[0] if len(moves) == 1 else meant_by_card(game, seat, code)


def meant_by_card(game: Game, seat: int, code: str) -> str:
    """Return the move that a pressed card tries if no move with it is allowed.

    The move is to play the card, or in other games to exchange it.
    """
    known = [control for phase in game.controls.values() for control in phase if not control.nested]
    for kind in ("card", "cards"):
        plays = next((control for control in known if control.takes == kind), None)
        if plays:
            return str(plays.move(seat, code))
    pairs = next((control for control in known if control.takes == "pair"), None)
    whole = next((one for one in known if pairs and one.takes == "word" and one.verb == pairs.verb), None)
    if whole:
        return str(whole.move(seat, whole.among[0]))
    return str(pairs.move(seat, code, code)) if pairs else code
