"""The cards of a position under the rules of another game, which people who know that game may take for the rules here.

Another game's state is made from a seat's view, so that what its rules say cannot depend on a hidden card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import islice
from typing import Any, Final

from ..rulebook.folders import is_own
from ..rules import Card, Move, OptionError, Position, State, View, games
from ..rules.core.chance import Draws
from ..rules.core.facts import Facts, Setup
from ..rules.core.positions.faults import NotGivenError
from ..rules.core.positions.form import fields_of
from ..rules.core.positions.kinds import UNKNOWN

ON_THE_TABLE: Final = (
    *("phase", "dealer", "turn", "players_in", "hands", "up", "trump", "trick", "finished_tricks", "takers", "tricks"),
)
"""The fields of a position that another game of the same family has with the same meaning."""
BEFORE_PLAY: Final = ("thrown", "talon", "knocked", "bought", "round", "buyers")
"""Further fields of this sort, which no longer matter when cards are played."""
BLANK: Final = "blank"
"""The verb with which a card is played face down."""
TRIES: Final = 8
"""Number of orders of the unseen cards that are tried."""
Told = Mapping[str, tuple[str, ...]]
"""Choice that would be right in another game → the clauses of that game that say so."""


@cache
def similar_games(game_id: str) -> tuple[str, ...]:
    """Return the ids of the book's other games that are played in the same way: with tricks.

    Games of other authors are left out, so that an exercise is the same on every machine.

    game_id: id of the game

    >>> similar_games("knack"), similar_games("knaker")
    (('kopknack', 'svangknack'), ())
    """
    family = games[game_id].family
    return tuple(
        other for other in games if family and other != game_id and is_own(other) and games[other].family == family
    )


def right_elsewhere(
    view: View, move: Move | None, ask: Callable[[Facts, State | None], Told], *, table: bool = True
) -> dict[str, Told]:
    """Return game → the choices that would be right by its rules, for each similar game in which the position can be.

    The unseen cards are dealt in two ways; a choice that is right by only one of them is left out.

    view: view of the asked seat
    move: the move that the question states, or None
    ask: returns the right choices in another game, given its state
    table: whether the question is about a position; otherwise there is no state
    """
    by_game: dict[str, Told] = {}
    for other in similar_games(view.setup.game.id):
        game = games[other]
        states = [*islice(_states(view, move, game), 2)] if table else [None, None]
        if len(states) > 1:
            one, same = (ask(game, state) for state in states)
            by_game[other] = {choice: cited for choice, cited in one.items() if same.get(choice) == cited}
    return by_game


def _states(view: View, move: Move | None, game: Facts) -> Iterator[State]:
    """Yield the position as states of another game, with unseen cards in some orders in which the position can be.

    The cards stay those of the game that is played, also if the other game has a smaller pack.
    """
    setup, known = _set_up(view.setup, game), set(_seen_cards(view, move))
    if setup is None or view.phase not in game.phases or (_has_cards_face_down(view) and BLANK not in game.verbs):
        return
    if (position := _convert(view, move, setup)) is None:
        return
    if len(position.draft["up"]) > 1 and "swinger" not in position.draft:
        position = _with_one_upcard(position)
    names = [name for name in fields_of(game).holding if name in position.values]
    unseen, draws = [card for card in view.setup.pack if card not in known], Draws(0)
    for _ in range(TRIES if len(unseen) >= len(position.unknown()) else 0):
        filled = position.fill(names, partial(_fill, iter(draws.order(unseen))))
        if not filled.faults(pack=False):  # else the position cannot be by the other game's rules
            state = filled.state(filled.draft)
            if state.to_act:
                yield state


def _has_cards_face_down(view: View) -> bool:
    """Return whether a card was played face down, which some games do not have."""
    draft = Position.of(view).draft
    tricks = (*draft["finished_tricks"], draft["trick"])
    return any(played.face_down for trick in tricks for played in trick)


def _fill(cards: Iterator[Card], card: Card, place: str) -> Card:
    del place
    return next(cards) if card == UNKNOWN else card


def _set_up(setup: Setup, game: Facts) -> Setup | None:
    """Return the set-up of another game with the same players and options, or None if these cannot be."""
    options = {name: value for name, value in setup.options.items() if name in game.options}
    for agreed in (options, {}):
        try:
            return game.setup(len(setup.names), agreed, setup.first)
        except OptionError:
            continue
    return None


def _seen_cards(view: View, move: Move | None) -> Iterator[Card]:
    """Yield the cards that the reader sees, and those of the stated move."""
    position = Position.of(view)
    yield from (card for _, card in position.draft.lying() if card != UNKNOWN)
    yield from _cards_of(view, move)


def _cards_of(view: View, move: Move | None) -> tuple[Card, ...]:
    """Return the cards of a move of a hand that the reader does not see."""
    if move is None or move.seat is None or view.hands[move.seat] is not None:
        return ()
    return tuple(Card(arg) for arg in move.args if arg in view.setup.pack)


def _convert(view: View, move: Move | None, setup: Setup) -> Position | None:
    """Return the position of a view in another game; the stated move's cards are in their hand."""
    draft, fields = Position.of(view).draft, fields_of(setup.game)
    shared = (*ON_THE_TABLE, *(BEFORE_PLAY if view.phase != "play" else ()))
    try:
        values: dict[str, Any] = {name: draft[name] for name in shared if name in draft and name in fields.kinds}
        if cards := _cards_of(view, move):
            hands, seat = list(values["hands"]), move.seat if move and move.seat is not None else 0
            hands[seat] = (*cards, *hands[seat][len(cards) :])
            values["hands"] = tuple(hands)
        return Position(setup, values)
    except NotGivenError:
        return None


def _with_one_upcard(position: Position) -> Position:
    """Return the position with that upcard alone that has the suit of the trumps, as most games have it."""
    up = [card for card in position.draft["up"] if card.suit == position.draft["trump"]]
    return Position(position.setup, {**position.values, "up": tuple(up[:1])})
