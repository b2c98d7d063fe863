"""The intents of the editor: each returns the session after it. All fields are checked, as anybody can send them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from ..pages.editor.draft import Draft
from ..pages.editor.opening import phases_of
from ..pages.editor.rows import add_row, remove_row, set_part, switch_cell
from ..pages.editor.session import Session, may_grow
from ..pages.editor.situation import PlaceError
from ..rulebook.card_words import MAX_TYPED, read_cards
from ..rulebook.examples import examples
from ..rulebook.page_games import has_page
from ..rules import Card, Position, games
from ..rules.core.cards import Played
from ..rules.core.errors import describe
from ..rules.core.seats import all_from
from ..rules.packing import MAX_QUERY
from .editor_files import page_address
from .intent_fields import Intent, text_of

MAX_NAME: Final = 40
"""Greatest length of a player's name (characters)."""
MAX_VALUE: Final = 200
"""Greatest length of a field's written value (characters)."""
PHASES: Final = 20


def number_in(intent: Intent, key: str) -> int:
    """Return a field that is a small number, which a page may send as text; raise `PlaceError` for anything else."""
    value = intent.get(key)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 4:
        return int(value)
    if type(value) is int and 0 <= value <= 9999:
        return value
    raise PlaceError(describe(value))


def _place(intent: Intent, key: str = "place") -> str:
    return text_of(intent, key, MAX_NAME)


def _change_game(session: Session, intent: Intent) -> Session:
    game = text_of(intent, "game", MAX_NAME)
    if game not in games or not has_page(game):
        raise PlaceError(game)
    return session.begin_again(Draft.begin(game))


def _clear(session: Session, _: Intent) -> Session:
    return session.begin_again(Draft.begin(session.draft.game, session.draft.seats, _phase_to_begin(session.draft)))


def _phase_to_begin(draft: Draft) -> str | None:
    return draft.phase if draft.phase in phases_of(draft.setup.game) else None


def _change_players(session: Session, intent: Intent) -> Session:
    return session.change(session.draft.begin_again(players=number_in(intent, "value")), "changed")


def _change_phase(session: Session, intent: Intent) -> Session:
    draft = session.draft.begin_again(phase=text_of(intent, "value", MAX_NAME))
    return session.change(draft, "began", game=draft.game, phase=draft.phase)


def _put(session: Session, intent: Intent) -> Session:
    place = _place(intent) or session.place
    card = text_of(intent, "card", 2)
    changed = session.change(
        session.draft.put(place, card), "put", cards=(Card.read(card) if card != "?" else card,), place=place
    )
    return _next_place(changed, place)


def _next_place(session: Session, place: str) -> Session:
    """Return the session with the next place open if all cards of this one are known now."""
    zone = session.draft.zone(place)
    if place not in session.draft.places(place.partition(".")[0]):
        return session
    if "?" in zone or not zone or isinstance(zone[0], Played) or not session.draft.keeps_count(place):
        return replace(session, place=place)
    if may_grow(session.draft, place):
        return replace(session, place=place)
    later = session.at_next(place)
    if later.place == place:
        return later
    return replace(later, said=("put_next", {**session.said[1], "next": later.place}))


def _type(session: Session, intent: Intent) -> Session:
    place = session.place
    cards = read_cards(text_of(intent, "text", MAX_TYPED))
    draft = session.draft
    for card in cards:
        draft = draft.put(place, card)
    return _next_place(session.change(draft, "put", cards=cards, place=place), place) if cards else session


def _take(session: Session, _: Intent) -> Session:
    place, at = _find_picked(session)
    return session.change(session.draft.take(place, at), "took", card=_code(session, place, at))


def _turn(session: Session, _: Intent) -> Session:
    place, at = _find_picked(session)
    return session.change(session.draft.turn_over(place, at), "turned", card=_code(session, place, at))


def _move(session: Session, intent: Intent) -> Session:
    other = _place(intent)
    place, at = (_place(intent, "from"), number_in(intent, "at")) if "from" in intent else _find_picked(session)
    card = _code(session, place, at)
    return session.change(session.draft.move(place, at, other), "moved", card=card, place=other)


def _find_picked(session: Session) -> tuple[str, int]:
    if session.picked is None:
        raise PlaceError("picked")
    return session.picked


def _code(session: Session, place: str, at: int) -> str:
    zone = session.draft.zone(place)
    if not 0 <= at < len(zone):
        raise PlaceError(f"{place}.{at}")
    card = zone[at]
    return str(card.card if isinstance(card, Played) else card)


def _set_field(session: Session, intent: Intent) -> Session:
    name, text = text_of(intent, "name", MAX_NAME), text_of(intent, "value", MAX_VALUE).strip()
    written: object = text or None
    if text and name in session.draft.fields.kinds and session.draft.shape(name).name == "numbers":
        written = text.replace(",", " ").split()
    return session.change(session.draft.set_field(name, written), "changed")


def _set_seat_field(session: Session, intent: Intent) -> Session:
    """Add a seat to a list of seats, or take it away; the list is in the order of play from the seat on turn."""
    name, seat, draft = text_of(intent, "name", MAX_NAME), number_in(intent, "seat"), session.draft
    if name not in draft.fields.kinds or draft.shape(name).name != "seats":
        raise PlaceError(name)
    chosen = {*(draft.follows(name) or ())} ^ {seat}
    turn = draft.follows("turn") or 0
    order = [each for each in all_from(turn, draft.seats) if each in chosen]
    return session.change(draft.set_field(name, order), "changed")


def _add_row(session: Session, intent: Intent) -> Session:
    name = text_of(intent, "name", MAX_NAME)
    return session.change(add_row(session.draft, name, number_in(intent, "number")), "changed")


def _remove_row(session: Session, intent: Intent) -> Session:
    name = text_of(intent, "name", MAX_NAME)
    return session.change(remove_row(session.draft, name, number_in(intent, "at")), "changed")


def _set_part(session: Session, intent: Intent) -> Session:
    name, part = text_of(intent, "name", MAX_NAME), text_of(intent, "part", MAX_NAME)
    value = intent.get("value")
    written = value if isinstance(value, bool) else text_of(intent, "value", MAX_NAME).strip()
    at, number = number_in(intent, "at"), number_in(intent, "number") if "number" in intent else 0
    return session.change(set_part(session.draft, name, at, part, written, number), "changed")


def _switch_cell(session: Session, intent: Intent) -> Session:
    name = text_of(intent, "name", MAX_NAME)
    draft = switch_cell(session.draft, name, number_in(intent, "at"), number_in(intent, "number"))
    return session.change(draft, "changed")


def _rename(session: Session, intent: Intent) -> Session:
    seat, name = number_in(intent, "seat"), " ".join(text_of(intent, "value", MAX_NAME).split())
    names = [former or f"{number}" for number, former in enumerate(session.draft.setup.names, 1)]
    if seat >= len(names):
        raise PlaceError(str(seat))
    names[seat] = name or str(seat + 1)
    return session.change(session.draft.rename(tuple(names)), "changed")


def _set_option(session: Session, intent: Intent) -> Session:
    name, value = text_of(intent, "name", MAX_NAME), intent.get("value")
    option = session.draft.setup.game.options.get(name)
    if option is None or option.seats:
        raise PlaceError(name)
    text = value if isinstance(value, str) and len(value) <= MAX_NAME else ""
    setting: object = (
        value
        if isinstance(value, bool)
        else int(text)
        if text.isascii() and text.isdigit() and len(text) < 10
        else text
    )
    choices = {str(choice): choice for choice in option.choices}
    return session.change(session.draft.agree({name: choices.get(str(setting), setting)}), "changed")


def _count(session: Session, intent: Intent) -> Session:
    return session.change(session.draft.count(_place(intent), number_in(intent, "value")), "changed")


def _lead(session: Session, intent: Intent) -> Session:
    return session.change(session.draft.lead(number_in(intent, "value")), "changed")


def _set_in(session: Session, intent: Intent) -> Session:
    return session.change(session.draft.set_in(number_in(intent, "seat"), intent.get("value") is True), "changed")


def _ask_about(session: Session, intent: Intent) -> Session:
    return session.ask_about(number_in(intent, "value"))


def _restore(session: Session, intent: Intent) -> Session:
    """Bring back the draft that the browser has stored, if nothing has been laid out yet."""
    line = text_of(intent, "line", MAX_QUERY)
    if session.past or not line or line == str(session.draft):
        return session
    draft = Draft.parse(line)
    if not has_page(draft.game) or not draft.asked:
        return session
    return replace(Session.begin(draft), said=("restored", {}))


CHANGES: Final[Mapping[str, Callable[[Session, Intent], Session]]] = {
    "game": _change_game,
    "players": _change_players,
    "phase": _change_phase,
    "clear": _clear,
    "at": lambda session, intent: session.open(_place(intent)),
    "pick": lambda session, intent: session.pick(_place(intent), number_in(intent, "at")),
    "put": _put,
    "type": _type,
    "take": _take,
    "turn": _turn,
    "move": _move,
    "count": _count,
    "lead": _lead,
    "in": _set_in,
    "field": _set_field,
    "seat_field": _set_seat_field,
    "add_row": _add_row,
    "remove_row": _remove_row,
    "part": _set_part,
    "cell": _switch_cell,
    "name": _rename,
    "option": _set_option,
    "undo": lambda session, _: session.undo(),
    "redo": lambda session, _: session.redo(),
    "seat": _ask_about,
    "choose": lambda session, intent: session.choose(Card.read(text_of(intent, "card", 2))),
    "restore": _restore,
    "mirror": lambda session, _: replace(session, is_mirrored=not session.is_mirrored, said=("", {})),
    "others": lambda session, _: replace(session, shows_others=not session.shows_others, said=("", {})),
    "qr": lambda session, intent: replace(session, seen_at="" if session.seen_at else page_address(intent)),
}
"""The name of an intent → the function that returns the session after it."""


def draft_of_example(game: str, example: str, step: int | None = None) -> tuple[Draft, str]:
    """Return the situation of a step of a worked example, which shows all cards, and the next move.

    step: the number of moves before the situation; by default the one that the example shows, or the nearest before
        that can be laid out

    Raise `PlaceError` if there is no such step, or if it cannot be laid out. The move is empty if none is a seat's.
    """
    shown = examples(game).get(example) if game in games else None
    if shown is None:
        raise PlaceError(example)
    steps, phases = shown.record.steps, phases_of(games[game])
    states = (shown.record.opening, *(each.after for each in steps))
    if step is None:
        order = (*range(shown.at, -1, -1), *range(shown.at + 1, len(states)))
        step = next((number for number in order if states[number].phase in phases), 0)
    if not 0 <= step < len(states):
        raise PlaceError(example)
    state = states[step]
    following = state.read(steps[step].text.removesuffix("?").strip()) if step < len(steps) else None
    move = "" if following is None or following.seat is None else str(following)
    return Draft.lay_out(Position.of(state)), move
