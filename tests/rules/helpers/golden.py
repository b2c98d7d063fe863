"""Golden games: a record, and below it a short description of every state.

A golden file is the record as it is saved, a line of ``=``, then the trace. Its table ``[golden]`` has its subject and
the ways of ending that it shows. To add one, write only the record into a new file. Then, and after every change,

    GOLDENS=write python -m pytest tests/rules

writes all traces. Read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from pathlib import Path

from knack_widgets.rules import Card, Record, State

RULE = "=" * 40 + "\n"
MAX_MOVES_IN_TRACE = 40
"""Number of moves that a trace lists for a state."""
Way = Callable[[Record], bool]
"""Returns whether a record shows a way of ending."""


def read(path: Path) -> tuple[Record, str]:
    """Return the record of a golden file and its trace, which is empty in a new file."""
    text = path.read_text(encoding="utf-8")
    head, _, trace = text.partition(RULE)
    return Record.loads(head), trace


def written(record: Record) -> str:
    """Return the whole text of a golden file."""
    return record.dumps() + "\n" + RULE + trace(record)


def trace(record: Record) -> str:
    """Return the descriptions of every state of a record, beginning with the opening."""
    blocks = [("start", record.opening, True)]
    blocks += [(step.text, step.after, step.verdict is None) for step in record.steps]
    verdicts = [None, *(step.verdict for step in record.steps)]
    lines: list[str] = []
    for number, ((text, state, played), verdict) in enumerate(zip(blocks, verdicts, strict=True)):
        # the record has the whole pack, so its beginning is enough here
        lines.append(f"{number}. {text if len(text) < 60 else text[:40].rpartition(' ')[0] + ' …'}")
        if played:
            lines += [f"    {line}" for line in told(state)]
        elif verdict is not None:
            lines.append(f"    refused by {' '.join(verdict.clauses)}" if verdict.clauses else "    would be legal")
    return "\n".join(lines) + "\n"


def told(state: State) -> Iterator[str]:
    """Yield the events of a state, the changes, and the legal moves."""
    for event in state.events:
        words = [f"{name} {fact}" for name, fact in state.setup.game.event_facts(event).items()]
        yield f"* {event[0]}: {', '.join(words) or '-'} [{event[-1]}]"
    turn = "-" if state.turn is None else state.turn
    inside = " ".join(map(str, state.players_in)) or "-"
    phase = f"{state.phase}: turn {turn}, {state.setup.game.seat_key} {state.dealer}, in {inside}"
    yield from (_tricks if hasattr(state, "tricks") else _laying if hasattr(state, "pile") else _swapping)(state, phase)
    # moves that are possible at all times at a table with cheating are left out
    texts = (text for text in map(str, state.moves()) if text.split()[1] not in ("cheat", "accuse"))
    moves = list(islice(texts, MAX_MOVES_IN_TRACE + 1))
    more = " …" if len(moves) > MAX_MOVES_IN_TRACE else ""
    yield f"moves: {', '.join(moves[:MAX_MOVES_IN_TRACE]) or state.chance or 'none'}{more}"


def _tricks(state: State, phase: str) -> Iterator[str]:
    """Yield the state of a game of tricks with money: trump, hands, trick, money."""
    yield f"{phase}, trump {state.trump or '-'}, up {cards(state.up)}"
    yield from _hands(state)
    if state.trick:
        yield "trick: " + " | ".join(f"{p.seat}: {p.card}{' face down' if p.face_down else ''}" for p in state.trick)
    tricks, money = " ".join(map(str, state.tricks)), " ".join(f"{balance:+}" for balance in state.balances)
    yield f"tricks {tricks}; balances {money}; pot {state.pot}; betar {' '.join(map(str, state.bets)) or '-'}"


def _swapping(state: State, phase: str) -> Iterator[str]:
    """Yield the state of a game of exchanges: hands, piles, middle, stock, decisions, wins.

    Of the stock it has both ends.
    """
    yield phase
    yield from _hands(state)
    if state.piles:
        looked = f", looked at {state.looked}" if state.looked else ""
        yield f"piles: {' | '.join(map(cards, state.piles))}{looked}"
    if state.stock:
        top, bottom = cards(state.stock[:3]), cards(state.stock[3:][-3:])
        yield f"middle: {cards(state.middle)}; stock of {len(state.stock)}: {top} … {bottom}"
    if state.windows:
        open_ = (f"{w.seat} ({w.others} of others since)" for w in state.windows)
        yield f"not announced: {', '.join(open_)}"
    if state.slides or state.left or state.drawers:
        rows = {"slid": state.slides, "last turns": state.left, "draw": state.drawers}
        yield "; ".join(f"{name} {' '.join(map(str, row))}" for name, row in rows.items() if row)
    if state.asks is not None:
        said = (" ".join(map(str, seats)) or "-" for seats in (state.yes, state.no))
        yield "{} asks: yes {}, no {}".format(state.asks, *said)
    yield f"wins {' '.join(map(str, state.wins))}; losses {' '.join(map(str, state.losses))}"
    if state.result:
        won, lost, worth = (" ".join(map(str, row)) or "-" for row in state.result)
        yield f"result: won by {won}, lost by {lost}, worth {worth}"


def _laying(state: State, phase: str) -> Iterator[str]:
    """Yield the state of Knåker: cards before each seat, pile, stock, places.

    Face-down cards are in brackets.
    """
    yield phase
    yield from _hands(state)
    if any(map(state.up_cards, range(len(state.hands)))) or any(map(state.down_cards, range(len(state.hands)))):
        yield "table: " + " | ".join(f"{seat}: {_before(state, seat)}" for seat in range(len(state.hands)))
    if state.deals:
        yield f"pile: {cards(state.pile)}; stock of {len(state.stock)}, {len(state.discard)} thrown away"
    rows = {"still draw": state.owing, "ready": state.ready if state.phase == "exchange" else ()}
    rows |= {"insert no more": state.no_insert, "spare court cards": state.capped, "take the pile": state.debts}
    rows |= {"dots": state.dots if any(state.dots) else (), "disqualified": state.banned}
    rows |= {"dots for the next match": state.carried if any(state.carried) else ()}
    if any(rows.values()):
        yield "; ".join(f"{name} {' '.join(map(str, row))}" for name, row in rows.items() if row)
    if state.placing:
        yield f"circuit {state.circuit}; places " + ", ".join(f"{seat}: {at}" for seat, at in state.placing.items())


def _before(state: State, seat: int) -> str:
    piles = []
    for up, down, locked in zip(state.face_up[seat], state.face_down[seat], state.locked[seat], strict=True):
        piles.append(f"{' '.join(up)}{' locked' if locked else ''} [{down or '-'}]".strip())
    return ", ".join(piles)


def _hands(state: State) -> Iterator[str]:
    if any(state.hands):
        yield "hands: " + " | ".join(f"{seat}: {cards(hand)}" for seat, hand in enumerate(state.hands))


def cards(some: tuple[Card, ...]) -> str:
    """Return cards in a row, or a dash."""
    return " ".join(some) or "-"


def shown(record: Record, ways: Mapping[str, Way]) -> list[str]:
    """Return the ways of ending that a record shows, in the order of their declarations."""
    return [name for name, way in ways.items() if way(record)]
