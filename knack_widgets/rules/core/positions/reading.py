"""Reading the values of a position, and the checks that all games share."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from ..errors import describe
from .faults import NotGivenError, PositionError, Wanted
from .form import ALWAYS, Draft, Fields, fields_of, opening_values
from .kinds import NOTHING, UNKNOWN
from .text import MAX_TEXT, write_line

if TYPE_CHECKING:
    from ..facts import Facts, Setup

HEADER: Final = ("players", "first", "options", "without", "readings")
"""The fields of the set-up, in the order in which they are written."""
DRAWN: Final = "drawn"
"""The value of `first` if cards decide who begins."""
MAX_UNKNOWN: Final = 20_000
"""Greatest number of unknown cards in all fields together: each earlier state may have a whole pack."""
_MANY: Final = re.compile(r"(\d{1,3})\?")


def drop_defaults(fields: Fields, setup: Setup, values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that do not follow from the other values, in the order of the fields."""
    kept = {name: values[name] for name in fields.kinds if name in values}
    opening = opening_values(fields.game, setup)
    for name in list(kept):
        if name in ALWAYS:
            continue
        if _follows(fields, setup, name, kept) if name in fields.defaults else kept[name] == opening[name]:
            del kept[name]
    # if two fields follow from each other, one of them must stay
    whole = Draft(fields, setup, kept)
    lost = [name for name in values if name not in kept and not _equals(whole, name, values[name])]
    return {name: values[name] for name in fields.kinds if name in kept or name in lost}


def _follows(fields: Fields, setup: Setup, name: str, values: Mapping[str, Any]) -> bool:
    others = Draft(fields, setup, {key: value for key, value in values.items() if key != name})
    return _equals(others, name, values[name])


def _equals(draft: Draft, name: str, value: object) -> bool:
    try:
        return bool(draft[name] == value)
    except NotGivenError:
        return False


def values_of(state: Any, fields: Fields) -> dict[str, Any]:
    """Return all values of a state's position."""
    return {
        name: kind.from_state(getattr(state, fields.attributes[name]), state) for name, kind in fields.kinds.items()
    }


def values_of_view(view: Any, fields: Fields) -> dict[str, Any]:
    """Return all values of a view's position: as many unknown cards as the view counts, where it hides them."""
    values = values_of(view.known, fields)
    for name, see in fields.form.unseen.items():
        value = see(view)
        if value is None:
            values.pop(name, None)
        else:
            values[name] = value
    if "hands" in values and "hands" not in fields.form.unseen:
        hands = [hand if hand is not None else (UNKNOWN,) * n for hand, n in zip(view.hands, view.counts, strict=True)]
        values["hands"] = tuple(hands)
    for name in fields.holding:
        count = getattr(view, name, None)
        if type(count) is int and name not in fields.form.unseen:
            values[name] = (UNKNOWN,) * count
    return values


def change_setup(
    setup: Setup, options: Mapping[str, object], without: Collection[str], readings: Mapping[str, str]
) -> Setup:
    """Return a set-up with some other options and readings, and with more struck clauses.

    Raise `OptionError` if they cannot be.
    """
    names = tuple(name for name in setup.names if name is not None)
    return setup.game.setup(
        names if len(names) == len(setup.names) else len(setup.names),
        {**setup.options, **options},
        setup.first,
        (*setup.without, *(id_ for id_ in without if id_ not in setup.without)),
        {**setup.readings, **readings},
    )


def read_setup(game: Facts, raw: Mapping[str, Any]) -> Setup:
    """Return the set-up of written values; raise `OptionError` or `PositionError` if it cannot be."""
    first = raw.get("first", raw.get("dealer"))
    if isinstance(first, str) and first.isdigit():
        first = int(first[:4])
    players = _read_number(raw.get("players", game.players.start))
    without = raw.get("without", ())
    return game.setup(
        players if isinstance(players, int) else tuple(players) if isinstance(players, list | tuple) else players,
        _read_options(game, _read_pairs(raw.get("options", {}), "options")),
        None if first in (DRAWN, NOTHING) else first,
        [without] if isinstance(without, str) else without,
        _read_pairs(raw.get("readings", {}), "readings"),
    )


def read_values(game: Facts, raw: Mapping[str, object]) -> tuple[Setup, dict[str, object]]:
    """Return the set-up and the values of written fields.

    game: the game
    raw: field → its value as in TOML or in a line, with the fields of the set-up

    Raise `PositionError` for a value that cannot be, and `OptionError` for a set-up that cannot be.
    """
    check_size(raw)
    fields, setup = fields_of(game), read_setup(game, raw)
    values: dict[str, object] = {}
    for name, written in raw.items():
        if name in fields.kinds:
            values[name] = fields.kinds[name].read(written, name)
        elif name not in (*HEADER, "game"):
            raise PositionError("field", read=describe(name), expected=", ".join(fields.kinds))
    check_shape(fields, setup, values)
    return setup, values


def written_setup(setup: Setup, dealer: object) -> dict[str, Any]:
    """Return the fields of a set-up as they are written, without its defaults.

    dealer: the dealer of the position
    """
    game = setup.game
    named = all(name is not None for name in setup.names)
    header: dict[str, object] = {"players": list(setup.names) if named else len(setup.names)}
    if setup.first is None or setup.first != dealer:
        header["first"] = DRAWN if setup.first is None else setup.first
    options = {name: value for name, value in setup.options.items() if value != game.options[name].default}
    header |= {name: table for name, table in (("options", options), ("readings", dict(setup.readings))) if table}
    if setup.without:
        header["without"] = list(setup.without)
    return header


def write_values(setup: Setup, values: Mapping[str, object]) -> str:
    """Return a set-up and the values of fields in one line, which `read_line` and `read_values` read."""
    header = written_setup(setup, values.get("dealer"))
    for name in ("options", "readings"):
        if name in header:
            header[name] = [[key, value] for key, value in header[name].items()]
    kinds = fields_of(setup.game).kinds
    return write_line(setup.game.id, header | {name: kinds[name].write(value) for name, value in values.items()})


def _read_number(value: Any) -> Any:
    """Return a number that is written as text, or the value."""
    return int(value) if isinstance(value, str) and value.isdigit() and len(value) <= 12 else value


def _read_pairs(value: Any, at: str) -> dict[str, Any]:
    """Return a table that may be written as pairs of name and value."""
    if isinstance(value, Mapping):
        return dict(value)
    items = value if isinstance(value, list | tuple) else None
    if items is not None and len(items) == 2 and isinstance(items[0], str):
        items = [items]
    if items is None or not all(isinstance(item, list | tuple) and len(item) == 2 for item in items):
        raise PositionError("value", at, read=describe(value), expected=Wanted("pairs"))
    return {str(name): item for name, item in items}


def _read_options(game: Facts, options: dict[str, Any]) -> dict[str, Any]:
    """Return options whose values may be words of a line."""

    def read(name: str, value: Any) -> Any:
        default = game.options[name].default if name in game.options else ""
        if isinstance(value, str) and type(default) is bool and value in ("yes", "no"):
            return value == "yes"
        return _read_number(value) if type(default) is int else value

    return {name: read(name, value) for name, value in options.items()}


def check_size(raw: Mapping[str, Any]) -> None:
    """Raise `PositionError` if the written values are too long in total, or contain too many unknown cards."""
    left, unknown = MAX_TEXT, MAX_UNKNOWN
    values: list[Any] = [raw]
    while values:
        value = values.pop()
        if isinstance(value, str):
            left -= len(value)
            unknown -= sum(int(count) for count in _MANY.findall(value))
        elif isinstance(value, Mapping):
            values += [*value.keys(), *value.values()]
        elif isinstance(value, list | tuple):
            values += value
            left -= len(value)
        if left < 0:
            raise PositionError("large", count=MAX_TEXT - left, limit=MAX_TEXT)
        if unknown < 0:
            raise PositionError("crowd", count=MAX_UNKNOWN - unknown, limit=MAX_UNKNOWN)


def check_shape(fields: Fields, setup: Any, values: Mapping[str, Any]) -> None:
    """Raise `PositionError` if a field names no seat or has not one value for each seat."""
    seats = len(setup.names)
    for name, value in values.items():
        if name in fields.per_seat and len(value) != seats:
            raise PositionError("seats", name, count=len(value), expected=seats)
        for seat in fields.kinds[name].seats_in(value):
            if not 0 <= seat < seats:
                raise PositionError("seat", name, read=seat, last=seats - 1)


def card_faults(fields: Fields, draft: Draft) -> Iterator[PositionError]:
    """Yield faults for cards that the pack does not have, or has fewer times."""
    game = draft.setup.game
    pack = Counter(game.pack(draft.setup))
    for name, value in draft.given.items():
        for card in fields.kinds[name].cards(value):
            if card == UNKNOWN:
                if name not in fields.holding:
                    yield PositionError("misplaced", name)
            elif card not in pack:
                yield PositionError("stranger", name, game.strangers_clause, card=card)
    lying = [(name, card) for name in fields.holding for card in fields.kinds[name].cards(draft[name])]
    count = Counter(card for _, card in lying if card != UNKNOWN)
    for card, times in count.items():
        if card in pack and times > pack[card]:
            name = [name for name, other in lying if other == card][-1]
            yield PositionError("twice", name, game.pack_clause, card=card, count=times, limit=pack[card])
    if len(lying) > pack.total():
        yield PositionError("too-many", "", game.pack_clause, count=len(lying), limit=pack.total())
    elif fields.form.whole and draft["turn"] is not None and len(lying) < pack.total():
        yield PositionError("missing", "", game.pack_clause, count=len(lying), limit=pack.total())
