"""The checks of a position: piles, the turn, seats that are out, and cheats must fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import Final

from ..core.positions.checks import as_text, follows
from ..core.positions.faults import SAYS, Faults, PositionError, omit
from ..core.positions.form import Draft
from ..core.positions.kinds import UNKNOWN
from .layable import clause_against, count_layable, may_be_open
from .pack import THREE, decks_of
from .pile import HAND
from .rules import (
    r01_setup,
    r02_exchange,
    r03_play,
    r04_turning,
    r06_table,
    r07_out,
    r08_taking,
    r10_jokers,
    r13_seven,
    r16_cheating,
    r17_two_packs,
)

OWN_SAYS: Final[Mapping[str, str]] = {
    **omit(SAYS, "not-given", "stranger"),
    "slots": "seat {seat} has {count} piles; expected {expected}",
    "owners": "{count} seats have laid {expected} cards",
    "run": "the open cards of a turn are {read}; the pile ends with {expected}",
    "picked-up": "a seat has just picked up the pile, but cards lie there: {count}",
    "runner": "open cards of a turn need the seat that laid them",
    "fixed": "read {read}; expected 0 to {limit}",
    "out": "seat {seat} is not in the game",
    "gone": "seat {seat} is in the game, but has no card",
    "owes": "the exchange is not over: seat {seat} is not ready",
    "dots": "seat {seat} has {read} dots; expected none below 0",
    "travel": "read {read}; expected at least 0",
    "turned": "{card} cannot lie in the pile: it turns the pile",
    "unlayable": "{card} could not be laid here",
    "has-left": "seat {seat} is out, but has cards",
    "run-lay": "the open cards of a turn are {read}; they are no legal lays",
    "run-owner": "the open cards of a turn are those of seat {expected}, but cards of seat {seat} are among them",
    "mixed": "a face-up pile has cards of one rank, but here lie {read}",
    "empty-slot": "seat {seat} has turned up a face-down card too early",
    "blow": "seat {seat} must blow, but its last card is no seven on the pile",
    "quiet": "nobody has to blow: it has been agreed that a seven may be the last card without it",
    "cheats": "this exists only where cheats are possible",
    "handicap": "this handicap does not exist with {count} packs",
    "banned": "seat {seat} is disqualified, but has not lost",
    "replace": "cards are replaced, but no card is missing; or cards are missing, but are not replaced",
    "accused": "who is accused, who accuses, and the phase do not fit together",
}
_fault = partial(PositionError, says=OWN_SAYS)


def _check_table(draft: Draft) -> Faults:
    for name in ("face_up", "face_down", "locked"):
        for seat, piles in enumerate(draft[name]):
            if len(piles) != THREE:
                yield _fault(
                    "slots", f"{name}.{seat}", r01_setup.pack_and_deal, seat=seat, count=len(piles), expected=3
                )
                return
    if len(draft["owners"]) != len(draft["pile"]):
        yield _fault("owners", "owners", r03_play.higher, count=len(draft["owners"]), expected=len(draft["pile"]))
    run = tuple(one.card for one in draft["run"])
    tail = draft["pile"][len(draft["pile"]) - len(run) :]
    if run and (len(run) > len(draft["pile"]) or run != tail):
        yield _fault("run", "run", r03_play.higher, read=" ".join(run), expected=" ".join(tail))
    if draft["picked_up"] is not None and draft["pile"]:
        yield _fault("picked-up", "picked_up", r08_taking.pile_is_taken, count=len(draft["pile"]))
    if run and draft["runner"] is None:
        yield _fault("runner", "runner", r03_play.higher)
    if not 0 <= draft["fixed"] <= len(run):
        yield _fault("fixed", "fixed", r03_play.higher, read=draft["fixed"], limit=len(run))
    for at, (_, origin) in enumerate(draft["run"]):
        if not HAND - 1 <= origin < THREE:
            yield _fault("fixed", f"run.{at}", r06_table.face_up, read=origin, limit=THREE - 1)
    for name in ("travel", "run_travel"):
        if draft[name] < 0:
            yield _fault("travel", name, r07_out.same_circuit, read=draft[name])
    for name in ("dots", "carried"):
        for seat, count in enumerate(draft[name]):
            if count < 0:
                yield _fault("dots", f"{name}.{seat}", r16_cheating.no_ladders, seat=seat, read=count)
    for name in ("peeked", "lost"):
        for at, (seat, pile, *_) in enumerate(draft[name]):
            if not 0 <= seat < draft.seats or not HAND <= pile < THREE:
                yield _fault("fixed", f"{name}.{at}", r16_cheating.replaces, read=pile, limit=THREE - 1)


def _check_turn(draft: Draft) -> Faults:
    phase, turn = draft["phase"], draft["turn"]
    gone = [*draft["losers"], *(seat for seat, _ in draft["exits"])]
    for seat, times in Counter(gone).items():
        if times > 1 or not 0 <= seat < draft.seats:
            yield _fault("out", "exits", r07_out.goes_out, seat=seat)
            return
    still = [seat for seat in range(draft.seats) if seat not in gone]
    if phase in ("play", "accused", "blow", "last-word", "exchange", "replace") and not still:
        yield _fault("out", "losers", r07_out.play_on, seat=gone[-1])
        return
    if phase == "play":
        if len(still) < 2:
            yield _fault("out", "losers", r07_out.play_on, seat=gone[-1] if gone else 0)
            return
        if turn is None:
            yield PositionError("turn", "turn", r03_play.higher, phase=phase)
        elif turn not in still:
            yield _fault("out", "turn", r07_out.goes_out, seat=turn)
        for seat in still:
            if seat not in draft["ready"]:
                yield _fault("owes", "ready", r02_exchange.until_ready, seat=seat)
    elif phase in ("deal", "exchange", "over") and turn is not None:
        yield PositionError("idle", "turn", r02_exchange.until_ready, seat=turn, phase=phase)
    for seat in still if phase == "play" else ():
        slots = draft["face_down"][seat]
        if not draft["hands"][seat] and not any(draft["face_up"][seat]) and not any(slots):
            yield _fault("gone", f"hands.{seat}", r07_out.goes_out, seat=seat)
    if phase in ("accused",) and (draft["accused"] is None or draft["accuser"] is None or draft["resumes"] is None):
        yield _fault("accused", "accused", r16_cheating.cheats)
    if phase == "blow" and draft.setup.options["quiet"]:
        yield _fault("quiet", "phase", r13_seven.not_always)
    elif phase == "blow" and draft["runner"] is None:
        yield _fault("runner", "runner", r07_out.goes_out)


def _check_between(draft: Draft) -> Faults:
    """Yield the faults of cards before the deal, and of a pile before the play."""
    phase = draft["phase"]
    empty = {
        "deal": ("hands", "face_up", "stock", "pile", "discard", "hidden"),
        "exchange": ("pile", "run", "runner"),
    }
    clause = r01_setup.pack_and_deal if phase == "deal" else r02_exchange.until_ready
    for name in empty.get(phase, ()):
        lying = tuple(draft.fields.kinds[name].cards(draft[name]))
        if lying or (name == "runner" and draft[name] is not None):
            yield _fault("between", name, clause, read=as_text(lying or draft[name]))


def _check_out(draft: Draft) -> Faults:
    """Yield the faults of seats that are out: they have no cards, and left before now."""
    for seat in (*draft["losers"], *(seat for seat, _ in draft["exits"])):
        for name in ("hands", "face_up", "face_down", "hidden"):
            of_seat = (*draft[name][seat],) if name != "face_up" else sum(draft[name][seat], ())
            if any(card is not None for card in of_seat) and (name != "hidden" or seat in draft["losers"]):
                yield _fault("has-left", f"{name}.{seat}", r07_out.goes_out, seat=seat)
    turns = [travel for _, travel in draft["exits"]]
    if turns != sorted(turns) or any(not 0 <= travel <= draft["travel"] for travel in turns):
        yield _fault("travel", "exits", r07_out.same_circuit, read=as_text(tuple(turns)))
    steps = (draft["turn"] or 0) - (draft.setup.first or 0)
    if draft["phase"] == "play" and (draft["travel"] - steps) % draft.seats:
        yield from follows(draft, "travel", steps % draft.seats, r03_play.higher)
    if draft["run_travel"] > draft["travel"]:
        yield _fault("travel", "run_travel", r07_out.same_circuit, read=draft["run_travel"])


def _check_own_piles(draft: Draft) -> Faults:
    """Yield the faults of face-up and face-down cards; a cheat may have put other cards there."""
    gone = {*draft["losers"], *(seat for seat, _ in draft["exits"])}
    cheating = draft.setup.options["cheating"]
    if draft["phase"] == "deal" or cheating:
        return
    for seat in set(range(draft.seats)) - gone:
        for number, pile in enumerate(draft["face_up"][seat]):
            if len({card.rank for card in pile if card != UNKNOWN}) > 1:
                yield _fault("mixed", f"face_up.{seat}.{number}", r02_exchange.exchanging, read=as_text(pile))
        turned_up = "face_down" in draft.given and None in draft["face_down"][seat]
        if turned_up and (("stock" in draft.given and draft["stock"]) or any(draft["face_up"][seat])):
            yield _fault("empty-slot", f"face_down.{seat}", r06_table.face_down, seat=seat)


def _check_run(draft: Draft) -> Faults:
    """Yield the faults of the open cards of a turn: one seat, which is in, has laid them."""
    run, runner, phase = draft["run"], draft["runner"], draft["phase"]
    if run and "owners" in draft.given:
        for owner in draft["owners"][-len(run) :]:
            if owner != runner:
                yield _fault("run-owner", "owners", r03_play.higher, seat=owner, expected=runner)
                return
    if runner is not None and not run and phase != "blow":
        yield from follows(draft, "runner", None, r03_play.higher)
    if phase == "blow":
        last = draft["pile"][-1:]
        own = (*draft["hands"][runner], *sum(draft["face_up"][runner], ()), *filter(None, draft["face_down"][runner]))
        if own or run or not last or (last[0] != UNKNOWN and last[0].rank != "7"):
            yield _fault("blow", "runner", r13_seven.go_out, seat=runner)
    if draft["picked_up"] is not None:
        seat, count = draft["picked_up"]
        if run or (not draft.setup.options["cheating"] and len(draft["hands"][seat]) < count):
            yield _fault("picked-up", "picked_up", r08_taking.pile_is_taken, count=count)
    for name, packs in (("no_insert", 1), ("capped", 2)):
        if draft[name] and decks_of(draft.setup) != packs:
            clause = r10_jokers.frippel if packs == 1 else r17_two_packs.hexa
            yield _fault("handicap", name, clause, count=decks_of(draft.setup))


# -- cheats

CHEATS: Final = ("offences", "debts", "peeked", "lost", "banned", "hidden", "carried", "by_cheat")
"""The fields that are empty where cheats are not possible."""
CHEATING: Final = ("accused", "replace", "last-word")
"""The phases that exist only where cheats are possible."""


def _check_cheats(draft: Draft) -> Faults:
    """Yield the faults of cheats, accusations and penalties."""
    phase = draft["phase"]
    if not draft.setup.options["cheating"]:
        for name in CHEATS:
            value = draft[name]
            if any(value) if isinstance(value, tuple) else value:
                yield _fault("cheats", name, r16_cheating.cheats)
        if phase in CHEATING:
            yield _fault("cheats", "phase", r16_cheating.cheats)
        return
    accused, accuser, resumes = draft["accused"], draft["accuser"], draft["resumes"]
    open_ = phase == "accused"
    if (accused is not None) != open_ or (accuser is not None) != open_ or (open_ and accused == accuser):
        yield _fault("accused", "accused", r16_cheating.cheats)
    elif (resumes is not None) != (phase in ("accused", "replace")) or (resumes and resumes[0] not in RESUMED):
        yield _fault("accused", "resumes", r16_cheating.cheats)
    elif open_ and resumes[1] != draft["turn"]:
        yield from follows(draft, "turn", resumes[1], r16_cheating.cheats)
    if bool(draft["lost"]) != (phase == "replace"):
        yield _fault("replace", "lost", r16_cheating.replaces)
    for seat in draft["banned"]:
        if seat not in draft["losers"]:
            yield _fault("banned", "banned", r16_cheating.no_ladders, seat=seat)


RESUMED: Final = ("play", "exchange", "blow", "last-word")
"""The phases that an accusation may interrupt."""


# -- the pile


def _check_pile(draft: Draft) -> Faults:
    """Yield the first card of the pile that turns it or could not be laid, or open cards of a turn that are no lays.

    A cheat may lay any others.
    """
    pile, setup = draft["pile"], draft.setup
    for at, card in enumerate(pile):
        if card != UNKNOWN and r04_turning.tens((card,)):
            yield _fault("turned", f"pile.{at}", r04_turning.tens, card=card)
            return
    if UNKNOWN in pile or setup.options["cheating"]:
        return
    reached = count_layable(setup, pile, draft["owners"] if "owners" in draft.given else None)
    if reached < len(pile):
        clause = clause_against(setup, pile[:reached], pile[reached]) or r04_turning.four_in_a_row
        key = "turned" if clause is r04_turning.four_in_a_row else "unlayable"
        yield _fault(key, f"pile.{reached}", clause, card=pile[reached])
    elif run := tuple(one.card for one in draft["run"]):
        runner, below = draft["runner"], pile[: len(pile) - len(run)]
        owners = draft["owners"] if "owners" in draft.given else (runner,) * len(pile)
        if not may_be_open(setup, runner, below, run, owners, keeps_turn=draft["turn"] == runner):
            yield _fault("run-lay", "run", r03_play.higher, read=as_text(run))


CHECKS: Final = (
    _check_table,
    _check_turn,
    _check_between,
    _check_out,
    _check_own_piles,
    _check_run,
    _check_cheats,
    _check_pile,
)
"""The checks, in the order in which they are made."""
