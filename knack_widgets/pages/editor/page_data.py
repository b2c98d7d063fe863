"""The data of the editor's page: places with their cards, faults, the pack, and words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ...rulebook.explain import explain_fault
from ...rulebook.names import SIGNS, capital, merge_equal
from ...rulebook.speech import Speaker
from ...rules.core.cards import BIT, SUITS, Played
from ...rules.core.positions.faults import PositionError
from ...rules.core.positions.kinds import NOTHING, UNKNOWN
from ...rules.core.positions.shapes import Shape, ShapeName
from .draft import TRICK, Draft
from .rows import rows_of
from .session import Session, card_places
from .situation import FieldValue

MAX_SHOWN: Final = 6
"""Greatest number of unknown cards that are shown one by one; of more, one is shown with their number."""
COUNTED: Final = ("talon", "stock", "discard")
"""Fields of which a reader may give the number of cards."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A card in a place.

    code: the card, or None if it is unknown
    said: the card in words
    at: its number in the place
    seat: the name of the seat that played it, or empty
    face_down: whether it lies face down in a trick
    picked: whether it is picked up
    count: the number of unknown cards for which it stands
    """

    code: str | None
    said: str
    at: int
    seat: str = ""
    face_down: bool = False
    picked: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True)
class Zone:
    """A place for cards.

    is_open: whether cards are put there
    is_in: whether the seat takes part in the deal; None where that is not asked
    number: the number of cards if a reader may give it, or None
    leader: the seat that led to the trick, or None
    """

    place: str
    label: str
    cards: tuple[Laid, ...]
    is_open: bool
    faults: tuple[str, ...] = ()
    is_in: bool | None = None
    number: int | None = None
    leader: int | None = None


@dataclass(frozen=True, slots=True)
class Tile:
    """A card of the pack; `left` is the number of copies that lie nowhere."""

    code: str
    short: str
    said: str
    left: int


class Words:
    """The words of the editor for a draft, in one language.

    draft: the draft
    lang: the language
    """

    def __init__(self, draft: Draft, lang: str) -> None:
        self.draft, self.lang = draft, lang
        self.speaker = Speaker(lang, draft.setup)

    def say(self, key: str, **facts: object) -> str:
        """Return a message of the editor."""
        return self.speaker.say(f"editor-{key}", facts, key)

    def field(self, place: str) -> str:
        """Return the name of a field or a place."""
        name, *path = place.split(".")
        numbers = [int(word) for word in path]
        facts = {"seat": numbers[0] if numbers and numbers[0] < self.draft.seats else None}
        facts["number"] = numbers[-1] + 1 if numbers else 0
        facts["count"] = len(self.draft.follows(name) or ()) if not numbers and place in self.draft.places(name) else 0
        return self.speaker.say(f"field-{name}", facts, place)

    def card(self, code: str | None) -> str:
        """Return a card in words."""
        return self.speaker.card(code) if code in BIT else self.say("unknown")

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        if phase == "play" and TRICK in self.draft.fields.kinds:
            return self.say("phase_tricks")
        return capital(self.speaker.say(f"phase-{phase}.name", {"deals": 1, "number": 0}, phase))

    def value(self, name: str, value: FieldValue) -> str:
        """Return the value of a field in words."""
        shape = self.draft.shape(name).name
        if value is None:
            return self.say(none_word(shape))
        if shape == "truth":
            return self.say("yes" if value else "no")
        if shape == "seat":
            return self.speaker.seat(value)
        if shape == "seats":
            return ", ".join(map(self.speaker.seat, value)) or self.say("nobody")
        if shape == "numbers":
            return " ".join(map(str, value)) or NOTHING
        if shape == "rows":
            return "; ".join(self.row(name, row) for row in rows_of(self.draft, name)) or self.say("nothing")
        if shape == "grid":
            return self._grid(value)
        return self.speaker.suit(value) if value in tuple(SUITS) else str(value)

    def row(self, name: str, row: FieldValue) -> str:
        """Return a row of a field in words.

        name: the field
        row: the row
        """
        texts: list[str] = []
        for (part, shape), value in zip(self.draft.shape(name).parts, row, strict=False):
            if not shape.is_part:
                continue
            said = self.part_value(part, shape, value)
            texts.append(said if shape.name == "seat" and not texts else f"{self.part(part)}: {said}")
        return " · ".join(texts)

    def part(self, part: str) -> str:
        """Return the name of a part of a row."""
        return self.speaker.say(f"part-{part}", {}, part)

    def part_value(self, part: str, shape: Shape, value: FieldValue) -> str:
        """Return the value of a part of a row in words.

        part: the part
        shape: its shape
        """
        if value is None:
            return self.say(none_word(shape.name))
        if shape.name == "seat":
            return self.speaker.seat(value)
        if shape.name == "truth":
            return self.say("yes" if value else "no")
        if shape.name in ("card", "cards"):
            return ", ".join(map(self.card, (value,) if shape.name == "card" else value)) or self.say("nothing")
        if shape.name == "numbers":
            return " ".join(map(str, value)) or NOTHING
        if part == "phase":
            return self.phase(value)
        if shape.choices:
            return self.speaker.say(f"part-{part}.value", {"value": value}, str(value))
        return str(value)

    def cell(self, number: int) -> str:
        """Return the name of a pile of a seat.

        number: the number of the pile, from 0 on
        """
        return self.speaker.say("part-place.value", {"value": number}, str(number))

    def _grid(self, value: FieldValue) -> str:
        marked = [
            f"{self.speaker.seat(seat)}, {self.cell(number)}"
            for seat, row in enumerate(value)
            for number, is_on in enumerate(row)
            if is_on
        ]
        return "; ".join(marked) or self.say("nothing")


def none_word(shape: ShapeName) -> str:
    """Return the key of the word for an absent value: nobody for a seat, else nothing."""
    return "nobody" if shape in ("seat", "seats") else "nothing"


def fault_texts(words: Words) -> dict[str, tuple[str, ...]]:
    """Return the place or field that the page shows → the texts of its faults; empty for the whole situation."""
    draft = words.draft
    shown = {*card_places(draft), *draft.asked, *draft.offered}
    texts: dict[str, list[str]] = {}
    for fault in draft.faults:
        texts.setdefault(_shown_place(fault, shown), []).append(explain_fault(fault, words.lang, draft.setup))
    return {place: tuple(dict.fromkeys(each)) for place, each in texts.items()}


def _shown_place(fault: PositionError, shown: set[str]) -> str:
    parts = fault.place.split(".")
    starts = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((start for start in starts if start in shown), "")


def list_zones(session: Session, words: Words, faults: dict[str, tuple[str, ...]], names: Sequence[str]) -> list[Zone]:
    """Return the places of some fields.

    names: the fields
    """
    listed: list[Zone] = []
    for name in names:
        zones = [_zone(session, words, faults, place) for place in session.draft.places(name)]
        listed += reversed(zones) if name == "hands" and session.is_mirrored else zones
    return listed


def _zone(session: Session, words: Words, faults: dict[str, tuple[str, ...]], place: str) -> Zone:
    draft, cards = session.draft, session.draft.zone(place)
    name = place.partition(".")[0]
    # a fault of a whole field is shown at its first place
    own = faults.get(place, ()) or (faults.get(name, ()) if place == draft.places(name)[0] else ())
    asks_in = name == "hands" and "players_in" in draft.fields.kinds
    return Zone(
        place,
        words.field(place),
        tuple(_list_cards(session, words, place, cards)),
        session.place == place,
        own,
        bool(cards) or _has_played(draft, place) if asks_in else None,
        len(cards) if name in COUNTED else None,
        cards[0].seat if name == TRICK and cards else None,
    )


def _has_played(draft: Draft, place: str) -> bool:
    seat = int(place.partition(".")[2])
    return seat in (draft.follows("players_in") or ())


def _list_cards(session: Session, words: Words, place: str, cards: Sequence[FieldValue]) -> Iterator[Laid]:
    unknown = [at for at, card in enumerate(cards) if card == UNKNOWN]
    gathered = unknown[1:] if len(unknown) > MAX_SHOWN else []
    for at, card in enumerate(cards):
        if at in gathered:
            continue
        picked = session.picked == (place, at)
        if isinstance(card, Played):
            said, seat = words.card(card.card), words.speaker.seat(card.seat)
            down = f", {words.say('face_down')}" if card.face_down else ""
            yield Laid(_code(card.card), f"{seat}: {said}{down}", at, seat, card.face_down, picked)
            continue
        count = len(unknown) if card == UNKNOWN and gathered else 1
        said = words.say("times", card=words.card(card), count=count) if count > 1 else words.card(card)
        yield Laid(_code(card), said if card else words.say("empty"), at, "", False, picked, count)


def _code(card: str | None) -> str | None:
    return card if card in BIT else None


def pack_tiles(draft: Draft, words: Words) -> list[list[Tile]]:
    """Return the cards of the pack in rows: one for each suit, and one for the jokers."""
    pack = Counter(draft.setup.game.pack(draft.setup))
    lying = Counter(
        card
        for name in draft.fields.holding
        if name in draft.values
        for card in draft.fields.kinds[name].cards(draft.values[name])
    )
    rows: dict[str, list[Tile]] = {suit: [] for suit in SIGNS}
    for card, copies in pack.items():
        row = rows.setdefault(card[1] if card[0] != "X" else "X", [])
        row.append(Tile(card, words.speaker.short(card), words.card(card), max(0, copies - lying[card])))
    order = "23456789TJQKA"
    return [sorted(row, key=lambda tile: order.find(tile.code[0])) for row in rows.values() if row]


def situation_text(session: Session, words: Words) -> str:
    """Return the situation in words: a line for each place and field that is asked for or given."""
    draft = session.draft
    lines = [f"{draft.setup.game.names[words.lang]}, {words.phase(draft.phase)}"]
    rare = (name for name in draft.offered if name in draft.values)
    for name in (*draft.asked, *rare):
        if draft.shape(name).name in ("cards", "plays"):
            for zone in list_zones(session, words, {}, [name]):
                cards = [laid.said for laid in zone.cards for _ in range(laid.count if laid.count < MAX_SHOWN else 1)]
                lines.append(f"{zone.label}: {', '.join(merge_equal(cards)) or words.say('empty')}")
        else:
            lines.append(f"{words.field(name)}: {words.value(name, draft.follows(name))}")
    lines.append(words.say("lead"))
    return "\n".join(lines)
