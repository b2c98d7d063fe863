"""The swaps that may be given back: their short form in a position, and the state before each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from ..core.cards import Card
from ..core.positions.checks import as_text
from ..core.positions.faults import Faults, PositionError, Wanted
from ..core.positions.form import Draft
from ..core.positions.kinds import NOTHING, UNKNOWN, AnyKind, Cards, Change, Fields, Kind, Seat, Truth
from ..core.positions.values import SEATS, ListOf
from ..core.seats import seat_after
from ..core.three_cards import HAND
from . import call, pass_, setup, slide, ssi, turn
from .state import Hand, Knack31State, Layout, Swap, Window

SWAP_SAYS: Final = {
    "order": "seat {seat} acts here; expected seat {expected}",
    "swap": "there is no swap that could be given back",
    "swap-cards": "seat {seat} cannot have taken {taken} for {laid}",
    "swap-call": "seat {seat} would have swapped away a Knack or Blitz without announcing it",
}
"""Key → English text of the faults about swaps."""
_fault = partial(PositionError, says=SWAP_SAYS)


class ShortSwap(NamedTuple):
    """A swap in a position; the cards before it follow from the cards after it.

    seat: the seat that swapped
    laid: its cards that went into the middle, one or three
    taken: the cards of the middle that it took
    slides: the seats that had slid one after another before the swap
    second: whether the second round had begun before the swap; None if that follows
    opens: whether no move had been made before the swap; None if that follows
    """

    seat: int
    laid: Hand
    taken: Hand
    slides: tuple[int, ...] = ()
    second: bool | None = None
    opens: bool | None = None


def layout_before(layout: Layout, seat: int, laid: Sequence[Card], taken: Sequence[Card]) -> Layout:
    """Return the places of the cards before a swap; cards that are not known stay where they are.

    layout: the places after the swap
    """
    back: dict[Card, Card] = dict(zip(taken, laid, strict=True))
    back |= dict(zip(laid, taken, strict=True))

    def put_back(cards: Hand) -> Hand:
        # a placeholder of another class than Card may not be looked at
        return tuple([back.get(card, card) if type(card) is Card else card for card in cards])

    hands = (*layout.hands[:seat], put_back(layout.hands[seat]), *layout.hands[seat + 1 :])
    return Layout(hands, put_back(layout.middle), layout.stock)


def cards_of_swap(before: Hand, after: Hand) -> tuple[Hand, Hand]:
    """Return the cards that a swap put into the middle and those that it took, by the middle before and after."""
    return tuple([card for card in after if card not in before]), tuple([card for card in before if card not in after])


def _second_before(after: Knack31State, seat: int) -> bool:
    """Return whether the second round had begun before a swap: the latest start of the round is assumed."""
    begins = after.left is None and pass_.begins_round_two(after, seat_after(seat, len(after.hands)))
    return after.second and not begins


def _opens_before(after: Knack31State, seat: int, swap: ShortSwap, *, second: bool, earlier: bool) -> bool:
    """Return whether no move had been made before a swap: the earliest possible time is assumed.

    earlier: whether there is an earlier swap
    """
    return not (second or earlier or swap.slides) and seat == seat_after(after.dealer, len(after.hands))


def _windows_before(windows: tuple[Window, ...], seat: int) -> tuple[Window, ...]:
    """Return the Knacks and Blitzes that were not announced before the swap of a seat; it had none itself."""
    return tuple(
        Window(window.seat, max(0, window.others - 1), window.before if window.others > 1 else None)
        for window in windows
        if int(window.seat) != seat  # the seat of an unknown hand may not be compared
    )


def state_before(after: Knack31State, swap: ShortSwap, *, earlier: bool) -> Knack31State:
    """Return the state before a swap.

    earlier: whether there is an earlier swap that may be given back
    """
    seat = swap.seat
    second = _second_before(after, seat) if swap.second is None else swap.second
    opens = swap.opens
    if opens is None:
        opens = _opens_before(after, seat, swap, second=second, earlier=earlier)
    return after.with_layout(
        layout_before(after.layout, seat, swap.laid, swap.taken),
        windows=_windows_before(after.windows, seat),
        slides=swap.slides,
        left=None if after.left is None else (seat, *after.left),
        second=second,
        opens=opens,
    )


class _OneSwap(Kind[ShortSwap, Swap]):
    """A swap, written ``1 9d Tc``: the seat, the cards that it gave, and as many that it took."""

    expected = Wanted("swap")
    parts: Mapping[str, AnyKind] = {"seat": Seat(), "laid": Cards(), "taken": Cards()}
    _more: Final[Mapping[str, AnyKind]] = {"slides": SEATS, "second": Truth(), "opens": Truth()}

    def read(self, raw: object, at: str) -> ShortSwap:
        """Return the swap; a list has further fields after the text."""
        text, *more = raw if isinstance(raw, list | tuple) and raw else [raw]
        words = text.split() if isinstance(text, str) else []
        if len(words) not in (3, 1 + 2 * HAND):
            raise self.fail(raw, at)
        values = {}
        for item in more:
            if not isinstance(item, list | tuple) or len(item) != 2 or item[0] not in (*self._more,):
                raise self.fail(item, at)
            values[item[0]] = self._more[item[0]].read(item[1], f"{at}.{item[0]}")
        cards = tuple(card for card in Cards().read(words[1:], at) if card is not None)
        half = len(cards) // 2
        if 2 * half != len(words) - 1:
            raise self.fail(raw, at)
        return ShortSwap(int(Seat().read(words[0], at)), cards[:half], cards[half:], **values)

    def write(self, value: ShortSwap) -> object:
        """Return the text, or a list with the text and the fields that do not follow."""
        text = " ".join(map(str, (value.seat, *value.laid, *value.taken)))
        more = [[name, kind.write(getattr(value, name))] for name, kind in self._more.items()]
        more = [item for item in more if item[1] not in ([], None)]
        return [text, *more] if more else text

    def cards(self, value: ShortSwap) -> Iterator[Card]:
        """Yield the cards that changed places."""
        return iter((*value.laid, *value.taken))

    def replace(self, value: ShortSwap, change: Change, at: str) -> ShortSwap:
        """Return the swap of other cards."""
        laid, taken = (tuple(change(card, at) for card in cards) for cards in (value.laid, value.taken))
        return value._replace(laid=laid, taken=taken)

    def seats_in(self, value: ShortSwap) -> Iterator[int]:
        """Yield the seats that the swap names."""
        return iter((value.seat, *value.slides))


class Swaps(ListOf[ShortSwap, Swap]):
    """The swaps that may be given back, the latest last."""

    needs_others = True

    def __init__(self) -> None:
        super().__init__(_OneSwap())

    def from_state(self, value: tuple[Swap, ...], state: Knack31State) -> tuple[ShortSwap, ...]:
        """Return the short forms of a state's swaps; hands and stock may be hidden in the state."""
        short: list[ShortSwap] = []
        after = state
        for number in range(len(value) - 1, -1, -1):
            swap = value[number]
            laid, taken = cards_of_swap(swap.layout.middle, after.middle)
            one = ShortSwap(swap.seat, laid, taken, swap.slides)
            if swap.second != _second_before(after, swap.seat):
                one = one._replace(second=swap.second)
            if swap.opens != _opens_before(after, swap.seat, one, second=swap.second, earlier=number > 0):
                one = one._replace(opens=swap.opens)
            short.append(one)
            after = after.evolve(middle=swap.layout.middle, second=swap.second, left=swap.left)
        return tuple(reversed(short))

    def to_state(self, value: tuple[ShortSwap, ...], fields: Fields) -> tuple[Swap, ...]:
        """Return the swaps with all that they restore."""
        swaps: list[Swap] = []
        after = Knack31State(**fields)
        for number in range(len(value) - 1, -1, -1):
            one = value[number]
            after = state_before(after, one, earlier=number > 0)
            swaps.append(
                Swap(one.seat, after.layout, after.windows, after.slides, after.left, after.second, after.opens)
            )
        return tuple(reversed(swaps))


def rows_of_swaps(draft: Draft) -> Sequence[Mapping[str, tuple[ShortSwap, ...]]]:
    """Return the swaps and an earlier one, of one card or of all three.

    Its cards are known cards of the middle and of the hand, or else cards that lie nowhere.
    """
    swaps = draft["swaps"]
    asking = draft["phase"] in ("asking", "voting")
    following = swaps[0].seat if swaps else draft["resumes"] if asking else draft["turn"]
    if following is None or len(swaps) >= draft.seats:
        return ()
    seat = seat_after(following, draft.seats, -1)
    lying = {card for _, card in draft.lying()}
    unseen = [card for card in draft.setup.game.pack(draft.setup) if card not in lying]
    laid = (*(card for card in draft["middle"] if card != UNKNOWN), *unseen[:HAND])
    taken = (*(card for card in draft["hands"][seat] if card != UNKNOWN), *unseen[HAND:])
    return tuple({"swaps": (ShortSwap(seat, laid[:count], taken[:count]), *swaps)} for count in (1, HAND))


def known_hands(view: Any) -> tuple[Hand, ...]:
    """Return the hands of a view; of a hidden hand the cards that its seat has openly taken, and unknown cards."""
    held: list[set[Card]] = [set() for _ in view.hands]
    for swap in Swaps().from_state(view.known.swaps, view.known):
        held[swap.seat] = held[swap.seat].difference(swap.laid).union(swap.taken)
    if view.offered is not None:
        held[view.offered[0]].add(view.offered[1])
    return tuple(
        (*sorted(held[seat]), *(UNKNOWN,) * (view.counts[seat] - len(held[seat]))) if hand is None else hand
        for seat, hand in enumerate(view.hands)
    )


# -- checks


def check_swaps(draft: Draft) -> Faults:
    """Yield the faults of the swaps that may be given back."""
    swaps, phase = draft["swaps"], draft["phase"]
    asking = phase in ("asking", "voting")
    if phase == "asking" and (not swaps or swaps[-1].seat != draft["asks"]):
        yield _fault("swap", "swaps", ssi.all_consent)
        return
    if not swaps:
        return
    if phase != "play" and not asking:
        yield _fault("swap", "swaps", ssi.all_consent)
        return
    if draft["slides"]:  # a swap ends the row of slides
        yield _fault("order", "slides", slide.on_to_the_next, seat=draft["slides"][-1], expected=swaps[-1].seat)
    if draft["left"] is not None and len(swaps) + len(draft["left"]) >= draft.seats:
        expected = draft["ender"] if draft["ender"] is not None else NOTHING
        yield _fault("order", "swaps.0", pass_.once_more, seat=swaps[0].seat, expected=expected)
    yield from _check_chain(draft, swaps, draft["resumes"] if asking else draft["turn"])


def _check_chain(draft: Draft, swaps: tuple[ShortSwap, ...], following: int) -> Faults:
    """Yield the faults of swaps that do not follow from the table, or not from each other.

    following: the seat on turn after the swaps
    """
    layout = Layout(draft["hands"], draft["middle"], ())
    for number in range(len(swaps) - 1, -1, -1):
        seat, laid, taken = swaps[number][:3]
        expected, place = seat_after(following, draft.seats, -1), f"swaps.{number}"
        if seat != expected:
            yield _fault("order", place, setup.clockwise, seat=seat, expected=expected)
            return
        hand = layout.hands[seat]
        unknown, missing = UNKNOWN in hand, UNKNOWN not in layout.middle and {*laid} - {*layout.middle}
        if missing or len({*laid, *taken}) < 2 * len(laid) or (not unknown and {*taken} - {*hand}):
            clause = turn.swap_slide_or_pass
            yield _fault("swap-cards", place, clause, seat=seat, taken=as_text(taken), laid=as_text(laid))
            return
        layout, following = layout_before(layout, seat, laid, taken), seat
        if not unknown and call.must_be_announced(layout.hands[seat]):
            yield _fault("swap-call", place, call.forgotten_loses, seat=seat)
            return
