"""The positions of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ..core.cards import Card
from ..core.facts import Setup
from ..core.positions.form import Changes, Draft, PositionForm, rest_of_pack, unknown_rest
from ..core.positions.kinds import UNKNOWN, Cards, Number, OneCard, Seat, Truth, Word
from ..core.positions.values import SEATS, Earlier, ListOf, Maybe, Row
from ..core.seats import seat_after
from .pack import THREE, decks_of, sort_hand
from .pile import FIXED, HAND, OpenCard
from .position_checks import CHEATING, CHEATS, CHECKS, OWN_SAYS, RESUMED
from .rules import r03_play, r08_taking
from .state import KnakerState, Offence

HANDS: Final = ListOf(Cards(order=sort_hand))
PILE: Final = Number(usual=range(THREE))
"""The kind of the number of one's own pile."""
PLACE: Final = Number(usual=(HAND, *range(THREE)))
"""The kind of one's own place for cards: the hand, or a pile."""
CHEAT_KINDS: Final = ("play", "insert", "draw", "pick-up", "flip", "accuse", "look", "throw", "swap", "turn", "hide")
OFFENCE: Final = Row(
    Offence._make,
    *(Seat(), Word(*CHEAT_KINDS), Number(), Maybe(Earlier(KnakerState)), Cards(), PILE, Truth(), Truth()),
    names=Offence._fields,
)


class PickedUp(Maybe[Any, Any]):
    """The seat that has just picked up the pile, and how many cards: the only event that a rule asks for (8.1)."""

    def __init__(self) -> None:
        super().__init__(Row(tuple, Seat(), Number(), names=("seat", "count")))

    def from_state(self, value: Any, state: Any) -> Any:
        """Return seat and number from a state's events, or None if no seat has just picked up."""
        del state
        return next((event[1:3] for event in value if event[0] == r08_taking.PICKS_UP), None)

    def to_state(self, value: Any, fields: object) -> Any:
        """Return the events, none for None."""
        del fields
        return () if value is None else ((r08_taking.PICKS_UP, *value, r03_play.cannot.id),)


def _rest(draft: Draft) -> tuple[Card, ...]:
    """Return the cards that are nowhere else as unknown cards; none if the discarded cards are not given."""
    if draft["phase"] == "deal":
        return ()
    return unknown_rest(draft, "stock")


def _discard(draft: Draft) -> tuple[Card, ...]:
    """Return the cards that are nowhere else, in the pack's order; they are unknown if others are."""
    if draft["phase"] == "deal" or "stock" not in draft.given:
        return ()
    rest = rest_of_pack(draft, "discard")
    return unknown_rest(draft, "discard") if rest is None else rest


def _phase(draft: Draft) -> str:
    return "play" if any(draft["hands"]) or draft["pile"] else "deal"


def _turn(draft: Draft) -> int | None:
    """Return the dealer, or the only seat that is left after the last cheat; None between two deals."""
    if draft["phase"] == "last-word":
        gone = {*draft["losers"], *(seat for seat, _ in draft["exits"])}
        return next((seat for seat in range(draft.seats) if seat not in gone), None)
    return draft["dealer"] if draft["phase"] in ("play", "blow", "accused", "replace") else None


def _owners(draft: Draft) -> tuple[int, ...]:
    """Return, for a pile whose cards nobody claims, the seat before the one on turn; that on turn has laid a blow."""
    turn, size = draft["turn"] or 0, len(draft["pile"])
    before = (seat_after(turn, draft.seats, -1),) * size
    return (*before[1:], turn) if size and draft["phase"] == "blow" else before


def _rows_of_owners(draft: Draft) -> Sequence[Changes]:
    """Return who has laid each card of the pile, so that it can be changed; nothing if it is given."""
    return [{"owners": draft["owners"]}] if draft["pile"] and "owners" not in draft.given else ()


def _rows_of_run(draft: Draft) -> Sequence[Changes]:
    """Return the open cards of a turn and one more: the card of the pile below them, from the hand."""
    run, pile = draft["run"], draft["pile"]
    below = pile[: len(pile) - len(run)][-1:]
    return [{"run": (OpenCard(card, HAND), *run)} for card in below if card != UNKNOWN]


NO_CARDS: Final = {"hands": (), "face_up": ((),) * THREE, "face_down": (None,) * THREE}
"""Field → its value for a seat that is out."""


def _rows_of_exits(draft: Draft) -> Sequence[Changes]:
    """Return the seats that are out and one more, which has no cards: that with the fewest cards in its hand."""
    gone = {*draft["losers"], *(seat for seat, _ in draft["exits"]), draft["turn"]}
    left = sorted(set(range(draft.seats)) - gone, key=lambda seat: (len(draft["hands"][seat]), seat))
    return [
        {"exits": (*draft["exits"], (seat, draft["travel"]))}
        | {name: (*draft[name][:seat], none, *draft[name][seat + 1 :]) for name, none in NO_CARDS.items()}
        for seat in left[:1]
    ]


def _runner(draft: Draft) -> int | None:
    """Return the seat that has laid the open cards of a turn, or must blow: that of the pile's last card."""
    return draft["owners"][-1] if draft["owners"] and (draft["run"] or draft["phase"] == "blow") else None


def _blow_begins(draft: Draft) -> Changes:
    """Return the fields that differ if the dealer has laid its last card, a seven, and the stock is used up."""
    seat = draft["dealer"]
    own = {name: (*draft[name][:seat], none, *draft[name][seat + 1 :]) for name, none in NO_CARDS.items()}
    return {"turn": seat, "pile": (UNKNOWN,), "stock": (), **own}


def _accused_begins(draft: Draft) -> Changes:
    """Return the fields that differ if the next seat accuses the dealer."""
    return {"turn": draft["dealer"], "accused": draft["dealer"], "accuser": seat_after(draft["dealer"], draft.seats)}


def _last_word_begins(draft: Draft) -> Changes:
    """Return the fields that differ if the seat after the dealer alone is left: the last other seat left by a cheat."""
    left = seat_after(draft["dealer"], draft.seats)
    own = {
        name: tuple(value if seat == left else none for seat, value in enumerate(draft[name]))
        for name, none in NO_CARDS.items()
    }
    exits = tuple((seat, 0) for seat in range(draft.seats) if seat != left)
    return {"turn": left, "travel": left, "exits": exits, "stock": (), **own}


def _replace_begins(draft: Draft) -> Changes:
    """Return the fields that differ if a card of the dealer's hand is missing after a cheat."""
    seat = draft["dealer"]
    hands = (*draft["hands"][:seat], draft["hands"][seat][1:], *draft["hands"][seat + 1 :])
    return {"hands": hands, "lost": ((seat, HAND, False),), "turn": seat}


def _with_cheats(setup: Setup) -> bool:
    return bool(setup.options["cheating"])


ENDS: Final = ("owners", "exits", "losers", "travel", "no_insert", "capped")
"""The fields that say who is out, and who has a handicap."""
TURN: Final = ("run", "runner", "fixed", "run_travel", "met_pile", "picked_up")
"""The fields about the moves of a seat in its turn."""
PENALTIES: Final = ("offences", "peeked", "hidden", "debts", "dots", "banned", "by_cheat")
"""The fields that only cheats fill."""


def _ready(draft: Draft) -> tuple[int, ...]:
    return () if draft["phase"] in ("deal", "exchange") else tuple(range(draft.seats))


FORM: Final = PositionForm(
    kinds={
        "hands": HANDS,
        "hidden": HANDS,
        **dict.fromkeys(("ready", "losers", "no_insert", "capped", "debts", "banned"), SEATS),
        **dict.fromkeys(("runner", "accused", "accuser"), Maybe(Seat())),
        "run": ListOf(
            Row(OpenCard._make, OneCard(), Number(usual=(HAND, *range(THREE), FIXED)), names=OpenCard._fields)
        ),
        "exits": ListOf(Row(tuple, Seat(), Number(), names=("seat", "travel"))),
        "offences": ListOf(OFFENCE),
        "resumes": Maybe(Row(tuple, Word(*RESUMED), Maybe(Seat()), names=("phase", "next"))),
        "lost": ListOf(Row(tuple, Seat(), PLACE, Truth(), names=("seat", "place", "down"))),
        "peeked": ListOf(Row(tuple, Seat(), PILE, names=("seat", "place"))),
        "owners": ListOf(Seat(), repeats=True),
        "picked_up": PickedUp(),
    },
    names={"events": "picked_up"},
    defaults={
        "hands": lambda draft: ((),) * draft.seats,
        "pile": lambda _: (),
        "phase": _phase,
        "turn": _turn,
        "owners": _owners,
        "ready": _ready,
        "deals": lambda draft: int(draft["phase"] != "deal"),
        "stock": _rest,
        "discard": _discard,
        "travel": lambda draft: ((draft["turn"] or 0) - (draft.setup.first or 0)) % draft.seats,
        "picked_up": lambda _: None,
        "by_cheat": lambda draft: draft["phase"] == "last-word",
        "runner": _runner,
        "resumes": lambda draft: ("play", draft["turn"]) if draft["phase"] in ("accused", "replace") else None,
        "met_pile": lambda draft: bool(draft["pile"]) and draft["phase"] in ("play", "blow"),
    },
    left_out=("shown", "shown_by", "unlaid"),
    holding=("hands", "face_up", "face_down", "stock", "pile", "discard", "hidden"),
    whole=True,
    checks=CHECKS,
    unseen={
        # where cheats are possible cards may be hidden anywhere: the rest is counted as discarded
        "discard": lambda view: None if view.known.cheating else view.known.discard,
        "face_down": lambda view: tuple(
            tuple(UNKNOWN if there else None for there in slots) for slots in view.face_down
        ),
    },
    says=OWN_SAYS,
    asked={
        "exchange": ("hands", "face_up", "face_down", "ready"),
        "play": ("pile", "turn", "hands", "face_up", "face_down", "stock", "discard"),
        "blow": ("pile", "turn", "hands", "face_up", "face_down", "stock", "discard"),
        "accused": ("accused", "accuser", "pile", "turn", "hands", "face_up", "face_down", "stock", "discard"),
        "last-word": ("turn", "exits", "offences", "pile", "hands", "face_up", "face_down", "stock", "discard"),
        "replace": ("lost", "pile", "turn", "hands", "face_up", "face_down", "stock", "discard"),
    },
    rarely={
        "exchange": ("locked", "stock", *PENALTIES),
        "play": (*TURN, *ENDS, *PENALTIES),
        "blow": ("runner", *ENDS, *PENALTIES),
        "accused": ("resumes", *TURN, *ENDS, *PENALTIES),
        "last-word": (*TURN, *ENDS, *PENALTIES),
        "replace": ("resumes", *TURN, *ENDS, *PENALTIES),
    },
    only={
        **dict.fromkeys((*CHEATS, "dots"), _with_cheats),
        "no_insert": lambda setup: decks_of(setup) == 1,
        "capped": lambda setup: decks_of(setup) > 1,
    },
    agreed={phase: {"cheating": True} for phase in CHEATING},
    new_rows={"run": _rows_of_run, "exits": _rows_of_exits, "owners": _rows_of_owners},
    begins={
        "blow": ("play", _blow_begins),
        "accused": ("play", _accused_begins),
        "last-word": ("play", _last_word_begins),
        "replace": ("play", _replace_begins),
    },
)
