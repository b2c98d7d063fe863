"""Questions about a situation: the moves that a reader may ask about, and the answers to them.

The game's own controls say which moves there are, whether allowed or not; `settle` judges them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ...players.fillings import complete, count_rooms
from ...players.settle import Settled, settle
from ...rules import Move, NotationError, Position
from ...rules.core.cards import BIT
from ...rules.core.controls import ON, Control
from ...rules.core.positions.form import Draft as Values
from ...rules.core.scene import Scene
from .opening import opening_values, phases_of
from .situation import FieldValue, Situation

MAX_CHOSEN: Final = 30
"""Greatest number of cards that are chosen for a question."""
OWN: Final = ("hands", "face_up")
"""Places of a seat's own cards."""
LAID: Final = ("pile", "discard")
"""Places of cards that a seat may take back."""
MAX_LAID: Final = 4
"""Greatest number of cards of such a place that are offered one by one: the last ones."""
CARDS: Final = ("cards", "pair", "cards-on-pile")
"""Kinds of arguments for which a reader chooses cards."""


@dataclass(frozen=True, slots=True)
class Acts:
    """The moves of a seat that may be asked about.

    moves: the moves with no card to choose, or with one
    cards: the known cards from which a reader may choose several; empty if no move takes several
    """

    moves: tuple[Move, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Asked:
    """A question about a card on the table.

    seat: the seat that is asked about
    chosen: the cards that are chosen for the question
    move: the text of the move, or None if another card must be chosen first
    """

    seat: int
    chosen: tuple[str, ...]
    move: str | None


def seat_asked(draft: Situation, wanted: int | None) -> int:
    """Return the seat that is asked about: the wanted one, or else the seat on turn."""
    if wanted is not None and wanted < draft.seats:
        return wanted
    turn = draft.follows("turn")
    return turn if isinstance(turn, int) else 0


def find_acts(draft: Situation, seat: int, chosen: Sequence[str] = ()) -> Acts:
    """Return the moves of a seat that may be asked about; none while the situation has a fault.

    chosen: the cards that are chosen, in order
    """
    if draft.faults or not isinstance(draft.position, Position):
        return Acts()
    scene = _scene(str(draft), draft.position, seat)
    if scene is None:
        return Acts()
    own = known_cards(draft, f"hands.{seat}")
    piles = [
        card for number in range(len(_piles(scene, seat))) for card in known_cards(draft, f"face_up.{seat}.{number}")
    ]
    middle = known_cards(draft, "middle") if "middle" in draft.fields.kinds else ()
    controls = _list_controls(scene, str(draft), draft.position, seat)
    usual = [control for control in controls if not _belongs_elsewhere(control, draft)]
    moves = [move for control in usual for move in _moves(control, seat, draft, scene, (own, piles), chosen)]
    several = {control.takes for control in controls} & {*CARDS}
    open_cards = (*(middle if "pair" in several else ()), *(piles if any(c.from_piles for c in controls) else ()))
    return Acts(tuple(dict.fromkeys(moves)), (*own, *open_cards) if several else ())


def find_other_acts(draft: Situation, seat: int, listed: Sequence[Move], chosen: Sequence[str] = ()) -> Acts:
    """Return the moves that belong to other phases: a reader may ask about them, too.

    listed: the moves of this phase, which are left out
    chosen: the own cards that are chosen, for moves with several cards; without any there are no such moves
    """
    verbs = {move.verb for move in listed}
    own = known_cards(draft, f"hands.{seat}")
    mine = [card for card in chosen if card in own]
    moves: dict[Move, None] = {}
    takes_several = False
    if isinstance(draft.position, Position) and (here := _scene(str(draft), draft.position, seat)) is not None:
        odd = [control for control in here.controls if _belongs_elsewhere(control, draft)]
        moves |= dict.fromkeys(
            move for control in odd for move in _moves(control, seat, draft, here, (own, ()), chosen)
        )
    for phase in phases_of(draft.setup.game):
        try:
            position = Position(draft.setup, opening_values(draft.setup, phase))
        except (LookupError, NotationError):
            continue
        scene = _scene(str(position), position, seat) if phase != draft.phase else None
        for control in scene.controls if scene else ():
            if control.nested or control.verb in verbs:
                continue
            if control.takes == "nothing":
                moves[control.move(seat)] = None
            elif control.takes == "cards":
                takes_several = True
                if mine:
                    moves[control.move(seat, *mine)] = None
    return Acts(tuple(moves), own if takes_several else ())


def _scene(text: str, position: Position, seat: int) -> Scene | None:
    """Return the scene of a position with drawn cards in place of unknown ones, or None if none fit.

    Only its controls are used, which do not depend on hidden cards.

    text: the position as text
    """
    view = _view(text, position, seat)
    return None if view is None else view.scene


@lru_cache(maxsize=64)
def _view(_: str, position: Position, seat: int) -> FieldValue:
    try:
        return complete(position, 1).start().view(seat)
    except NotationError:
        return None


def _list_controls(scene: Scene, text: str, position: Position, seat: int) -> tuple[Control, ...]:
    """Return the controls of a scene; special cases of a verb, such as cheats, if one of their moves is allowed.

    text: the position as text
    """
    moves = _view(text, position, seat).moves
    return tuple(
        control
        for control in scene.controls
        if not control.nested or any(move.verb == control.verb and control.makes(move) for move in moves)
    )


def _belongs_elsewhere(control: Control, draft: Situation) -> bool:
    """Return whether the game says that the moves of a control belong to other situations of the same phase."""
    return control.verb in draft.fields.form.elsewhere(Values(draft.fields, draft.setup, draft.values))


def known_cards(draft: Situation, place: str) -> tuple[str, ...]:
    """Return the known cards of a place."""
    return tuple(card for card in draft.zone(place) if card in BIT)


def ask_card(draft: Situation, place: str, card: str, asked: int, chosen: Sequence[str]) -> Asked | None:
    """Return the question whether a card on the table may be played, or None if none is asked about it.

    place: the place of the card
    card: the card
    asked: the seat that is asked about so far
    chosen: the cards that were chosen before, for a move that takes an own card and another
    """
    name, _, rest = place.partition(".")
    own = name in OWN
    seat = int(rest.partition(".")[0]) if own else asked
    if not own and name != "middle":
        return None
    hand = known_cards(draft, f"hands.{seat}")
    kept = [each for each in chosen if (each in hand) != own and seat == asked]
    wanted = [card, *kept[:1]] if own else [*kept[:1], card]
    for cards in (wanted, [card]):
        acts = find_acts(draft, seat, cards)
        if move := next((move for move in acts.moves if {*cards} <= {*move.args}), None):
            return Asked(seat, tuple(wanted) if acts.cards else (), str(move))
    return Asked(seat, (card,), None) if card in find_acts(draft, seat).cards else None


def _piles(scene: Scene, seat: int) -> Sequence[object]:
    return scene.piles[seat] if scene.piles else ()


def _moves(
    control: Control,
    seat: int,
    draft: Situation,
    scene: Scene,
    own: tuple[Sequence[str], Sequence[str]],
    chosen: Sequence[str],
) -> Iterator[Move]:
    hand, piles = own
    # special cases of a verb would be many: their cards must be chosen
    cards = () if control.nested else (*hand, *(piles if control.from_piles or not hand else ()))
    mine = [card for card in chosen if card in (*hand, *piles)]
    others = [card for card in chosen if card not in mine]
    if control.takes == "nothing":
        yield control.move(seat)
    elif control.takes == "word":
        yield from (control.move(seat, word) for word in control.among)
    elif control.takes == "clock":
        yield from (control.move(seat, *pair.split()) for pair in control.among)
    elif control.takes == "named-card":
        yield from (control.move(None, str(seat), card) for card in mine or hand)
    elif control.takes == "seat":
        yield from (control.move(seat, str(other)) for other in range(draft.seats) if other != seat)
    elif control.takes == "pile":
        yield from (control.move(seat, str(number)) for number in range(len(_piles(scene, seat))))
    elif control.takes == "card":
        yield from (control.move(seat, card) for card in (mine or cards))
    elif control.takes == "some":
        laid = [card for place in LAID if place in draft.fields.kinds for card in known_cards(draft, place)[-MAX_LAID:]]
        yield from (control.move(seat, *some) for some in ([others] if others else [[card] for card in laid]))
    elif control.takes == "cards":
        yield from (control.move(seat, *some) for some in ([mine] if mine else [[card] for card in cards]))
    elif control.takes == "pair" and len(mine) == len(others) == 1:
        yield control.move(seat, *mine, *others)
    elif control.takes == "cards-on-pile" and mine:
        for other in range(draft.seats):
            for number in range(len(_piles(scene, other))):
                yield control.move(seat, *mine, ON, f"{other}.{number}")


def answer(draft: Situation, move: str, *, readings: bool = False) -> Settled:
    """Return the answer to the question whether a move is allowed.

    Raise `NotationError` for a text that is no move, or if the situation is no position.

    move: the move's text
    readings: whether the other readings are asked, too
    """
    if not isinstance(draft.position, Position):
        raise draft.position
    return settle(draft.position, move, readings=readings)


def answer_all(draft: Situation, moves: Sequence[Move], answers: dict[str, str]) -> Iterator[None]:
    """Add the answer to each move to a mapping, one at each step.

    answers: move → ``yes``, ``no`` or ``depends``
    """
    for move in moves:
        try:
            answers[str(move)] = answer(draft, str(move)).answer
        except NotationError:
            continue
        yield


def example_cards(asked: Settled) -> Mapping[bool, tuple[tuple[str, tuple[str, ...]], ...]]:
    """Return, for an answer that depends on cards, a place and its cards for each way: allowed or not."""
    rooms = count_rooms(asked.position, asked.places)
    examples = {}
    for legal, cards in asked.examples.items():
        at, placed = 0, []
        for place, room in zip(asked.places, rooms, strict=True):
            placed.append((place, tuple(cards[at : at + room])))
            at += room
        examples[legal] = tuple(placed)
    return examples
