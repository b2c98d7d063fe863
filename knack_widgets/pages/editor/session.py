"""A reader's work in the editor: the draft, earlier drafts, the picked card, and the question."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from ...players.settle import Settled
from .asking import MAX_CHOSEN, seat_asked
from .draft import Draft
from .situation import FieldValue, PlaceError

MAX_STEPS_BACK: Final = 200
"""Greatest number of changes that can be undone."""
NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True)
class Session:
    """A reader's work in the editor.

    draft: the situation
    past: earlier situations, the newest last
    future: situations that were undone, the next last
    place: the place into which cards are put
    picked: the place and number of the card that is picked up, or None
    seat: the seat that is asked about, or None for the seat on turn
    chosen: the cards that are chosen for a question
    asked: the text of the move that is asked about, or None
    answer: the answer, or None while it is being worked out
    readings: whether the other readings are asked, too
    answers: move → answer, if all moves were asked about
    working: whether an answer is being worked out
    said: key and facts of the message about the last change
    from_view: whether the situation comes from a reader's view of a match
    match: the game of the match that waits for the reader, or None
    room: the code of the room in which this match is played, or empty
    seen_at: the page's whole address, if the QR code is shown, or empty
    is_mirrored: whether the hands stand in the other direction, as for a reader who sits across
    shows_others: whether the further fields of the game are shown, too
    """

    draft: Draft
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()
    place: str = ""
    picked: tuple[str, int] | None = None
    seat: int | None = None
    chosen: tuple[str, ...] = ()
    asked: str | None = None
    answer: Settled | None = None
    readings: bool = False
    answers: Mapping[str, str] = field(default_factory=lambda: NOTHING)
    working: bool = False
    said: tuple[str, Mapping[str, FieldValue]] = ("", NOTHING)
    from_view: bool = False
    match: str | None = None
    room: str = ""
    seen_at: str = ""
    is_mirrored: bool = False
    shows_others: bool = False

    @classmethod
    def begin(cls, draft: Draft, *, from_view: bool = False, room: str = "") -> Session:
        """Return the work on a draft, with its first place open.

        from_view: whether the draft is a reader's view of a match
        room: the code of the room to which the reader goes back, or empty
        """
        match = draft.game if from_view or room else None
        return cls(draft, place=first_place(draft), from_view=from_view, match=match, room=room)

    @property
    def asking_seat(self) -> int:
        """The seat that is asked about."""
        return seat_asked(self.draft, self.seat)

    def change(self, draft: Draft, key: str, **facts: FieldValue) -> Session:
        """Return the session with another draft; the former one can be brought back, and the question is closed.

        key: the key of the message about the change
        facts: the facts of the message
        """
        if draft == self.draft:
            return replace(self, picked=None, said=(key, facts))
        past = (*self.past, self.draft)[-MAX_STEPS_BACK:]
        return self._show_draft(draft, past, (), (key, facts))

    def begin_again(self, draft: Draft) -> Session:
        """Return the session with an empty table, at its first place."""
        changed = replace(self, from_view=False).change(draft, "began", game=draft.game, phase=draft.phase)
        return replace(changed, place=first_place(draft))

    def undo(self) -> Session:
        """Return the session before the last change."""
        if not self.past:
            return self
        return self._show_draft(self.past[-1], self.past[:-1], (*self.future, self.draft), ("undone", NOTHING))

    def redo(self) -> Session:
        """Return the session with the change that was undone last."""
        if not self.future:
            return self
        return self._show_draft(self.future[-1], (*self.past, self.draft), self.future[:-1], ("redone", NOTHING))

    def _show_draft(
        self,
        draft: Draft,
        past: tuple[Draft, ...],
        future: tuple[Draft, ...],
        said: tuple[str, Mapping[str, FieldValue]],
    ) -> Session:
        place = self.place if self.place in card_places(draft) else first_place(draft)
        seat = self.seat if draft.seats == self.draft.seats else None
        closed = replace(self, chosen=(), asked=None, answer=None, readings=False, answers=NOTHING, working=False)
        return replace(closed, draft=draft, past=past, future=future, place=place, picked=None, seat=seat, said=said)

    def open(self, place: str) -> Session:
        """Return the session in which cards are put into another place.

        Raise `PlaceError` if there is no such place.
        """
        others = (each for name in self.draft.others for each in self.draft.places(name))
        if place not in (*card_places(self.draft), *others):
            raise PlaceError(place)
        return replace(self, place=place, picked=None, said=("", NOTHING))

    def at_next(self, place: str) -> Session:
        """Return the session with the next place open in which a card is unknown, if there is one."""
        places = card_places(self.draft)
        later = places[places.index(place) + 1 :] if place in places else ()
        there = (each for each in later if "?" in self.draft.zone(each) and self.draft.keeps_count(each))
        return replace(self, place=next(there, place))

    def pick(self, place: str, at: int) -> Session:
        """Return the session with a card picked up, or put down if it was."""
        if not 0 <= at < len(self.draft.zone(place)):
            raise PlaceError(f"{place}.{at}")
        picked = None if self.picked == (place, at) else (place, at)
        return replace(self, picked=picked, place=place, said=("", NOTHING))

    def ask_about(self, seat: int) -> Session:
        """Return the session that asks about another seat."""
        if not 0 <= seat < self.draft.seats:
            raise PlaceError(str(seat))
        return replace(self, seat=seat, chosen=(), asked=None, answer=None, answers=NOTHING, said=("", NOTHING))

    def choose(self, card: str) -> Session:
        """Return the session with a card chosen for a question, or not any more if all its copies were chosen."""
        copies = max(1, self.draft.zone(f"hands.{self.asking_seat}").count(card))
        is_left = self.chosen.count(card) < copies
        chosen = [*self.chosen, card] if is_left else [each for each in self.chosen if each != card]
        if len(chosen) > MAX_CHOSEN:
            raise PlaceError(card)
        return replace(self, chosen=tuple(chosen), asked=None, answer=None, answers=NOTHING, said=("", NOTHING))


def card_places(draft: Draft) -> tuple[str, ...]:
    """Return the places for cards that the reader is asked for, in order, then those that may be given."""
    return tuple(place for name in (*draft.asked, *draft.offered) for place in draft.places(name))


def may_grow(draft: Draft, place: str) -> bool:
    """Return whether a hand that is known may still have more cards, as after picking up a pile."""
    if place.partition(".")[0] != "hands":
        return False
    before = {(fault.key, fault.place) for fault in draft.faults}
    grown = draft.count(place, len(draft.zone(place)) + 1)
    return {(fault.key, fault.place) for fault in grown.faults} <= before


def first_place(draft: Draft) -> str:
    """Return the first place that the reader is asked for with an unknown card, or else the first place.

    Places that may be given, but are not asked for, are not on the table until the reader opens them.
    """
    asked = [place for name in draft.asked for place in draft.places(name)]
    return next((place for place in asked if "?" in draft.zone(place)), next(iter(asked or card_places(draft)), ""))
