"""Two tables with one deal: with the book's reading of a doubtful rule, and another reading."""

from __future__ import annotations

from collections.abc import Sequence

import traitlets

from ..pages.prerender.compare import head_view
from ..pages.prerender.sheet import Sheet
from ..pages.readings import deal_note, own_name
from ..rulebook.explain import explain
from ..rulebook.labels import clause_label, departures
from ..rulebook.names import capital
from ..rulebook.rulings import is_explanation
from ..rulebook.speech import Speaker
from ..rulebook.words import position, status
from ..rules import Move, OptionError, State, games
from ..rules.core.errors import describe
from ..rules.core.readings import OURS
from ..rules.records import Step
from ..study.ledger.deals import list_facts
from ..study.ledger.entries import entries
from . import pagedata, pagelang
from .assets import icons
from .desk import Desk
from .guarded import for_page
from .paired_tables import Data, Sides, lay_out, narrate_step

SOON = 12
"""Number of steps after the first hidden difference in which a visible difference is searched."""


class Parting(Sides):
    """Two tables with two readings of a ruling, at the first difference.

    The deal is the shortest one in the ledger (the stored list of deals in which readings differ). Example:
    `Parting("knack", "K-5", "b")`.

    game: the game's id
    ruling: the id of the ruling
    value: the value of the other reading
    lang: the language; by default the language of the page
    beside: the desk whose language and look the tables share

    Raise OptionError, a ValueError, if the game does not exist, or if the ledger has no deal for the ruling and value.
    """

    _head_drawing = for_page(traitlets.Unicode())
    """The way back to the rule, and the ruling with its clause, as HTML."""

    def __init__(
        self, game: str, ruling: str, value: str, *, lang: str | None = None, beside: Desk | None = None
    ) -> None:
        games.find(game)
        differences = entries(game)
        entry = differences.get((ruling, value))
        if entry is None or entry.first is None or entry.step is None:
            there = ", ".join(f"{id_} {other}" for (id_, other), known in differences.items() if known.first)
            raise OptionError(
                f"the ledger of {game} has no deal for reading {describe(ruling)} {describe(value)}; expected {there}"
            )
        self.ruling = ruling
        self.known = entry
        spoken = beside.lang if beside else lang
        one, other = (lay_out(game, record, spoken) for record in entry.first)
        if beside is not None:
            for desk in (one, other):
                desk.switch(pagelang.look(beside))
        speaks = pagelang.follows(beside) if beside else lang is None
        # for some steps a difference may be only in the hidden state of the rules, before it can be seen
        later = range(entry.step, entry.step + SOON)
        first = next((at for at in later if len(set(_tell((one, other), at))) > 1), entry.step)
        super().__init__((one, other), first, at=first, speaks=speaks, visited=beside is None)

    def _view_of(self, desks: Sequence[Desk]) -> Data:
        desk = desks[0]
        clause = desk.game.readings[self.ruling].clause
        kind = "in_other_words" if is_explanation(desk.game.id, self.ruling, clause) else "ruling"
        label = clause_label(desk.game.id, clause, desk.lang)
        heading = f"{desk.speaker.ui(kind)} {self.ruling}, {label}"
        sheet = Sheet({"lang": desk.lang, "words": pagedata.drawn_words(desk.lang)}, icons())
        return {**super()._view_of(desks), "head_drawing": str(head_view(sheet, heading))}

    def _title(self, desk: Desk, speak: Speaker) -> str:
        """Return the title of a table: the reading and its meaning."""
        value = desk.line.opening.setup.readings.get(self.ruling, OURS)
        says = desk.game.readings[self.ruling].texts(desk.lang).values[value]
        whose = own_name(desk.game.id, self.ruling, speak) if value == OURS else ""
        return f"{value.upper()}{f' ({whose})' if whose else ''}: {says}"

    def _tell_difference(self, desks: Sequence[Desk], speak: Speaker) -> Data | None:
        """Return the first difference, with a note about the deal, written by hand for players."""
        difference = super()._tell_difference(desks, speak)
        return difference and {**difference, **(deal_note(self.known, speak.lang) or {})}

    def _tell(self, desks: Sequence[Desk]) -> list[str]:
        """Return for each table the sentences that differ from those of the other table.

        They are about the events and the seats that may act. If these are equal, they are about moves that only one of
        the readings allows, or else about the rest of the position.
        """
        values = [desk.line.opening.setup.readings.get(self.ruling, OURS) for desk in desks]
        return [f"{value.upper()}: {said}" for value, said in zip(values, _tell(desks, self.first or 0), strict=True)]


def _tell(desks: Sequence[Desk], at: int) -> list[str]:
    lines = [desk.line.at_step(at) for desk in desks]
    states = [line.state for line in lines]
    speakers = [Speaker(desk.lang, state.setup) for desk, state in zip(desks, states, strict=True)]
    standing = [
        status(state.view(), speak.lang, None, why=False) for state, speak in zip(states, speakers, strict=True)
    ]
    stands_alike = standing[0] == standing[1]
    sentences: Sequence[list[str]] = ([], [])
    if at and list_facts(states[0]) != list_facts(states[1]):
        said = [_narrate(line.steps[at - 1], speak) for line, speak in zip(lines, speakers, strict=True)]
        if said[0] == said[1]:  # only the clauses differ
            said = [[], []]
        apart = [[each for each in one if each not in other] for one, other in (said, said[::-1])]
        sentences = apart if all(apart) else said
    if not stands_alike:
        sentences = [[*said, _stop(words)] for said, words in zip(sentences, standing, strict=True)]
    if not any(sentences):
        moves = _moves_apart(*states)
        sentences = [
            [explain(state.judge(move), speak.lang) for move in moves]
            for state, speak in zip(states, speakers, strict=True)
        ]
    if not any(sentences):
        seen = [_list_lines(state, speak) for state, speak in zip(states, speakers, strict=True)]
        sentences = [[_stop(line) for line in one if line not in other] for one, other in (seen, seen[::-1])]
    return [" ".join(dict.fromkeys(said)) for said in sentences]


def _narrate(step: Step, speak: Speaker) -> list[str]:
    return [f"{capital(text)}." for text in narrate_step(step, speak)]


def _list_lines(state: State, speak: Speaker) -> list[str]:
    """Return the public parts of the position in words, one string for each line."""
    apart = departures(speak)
    return [line for line in position(state.view(), speak.lang).splitlines() if line not in apart]


def _stop(words: str) -> str:
    return words if words.endswith((".", "?", "!")) else f"{words}."


def _moves_apart(one: State, other: State) -> list[Move]:
    """Return one move that is allowed only in the first position, and one only in the second."""
    ours, theirs = (_list_moves(state) for state in (one, other))
    return [*sorted(ours - theirs, key=str)[:1], *sorted(theirs - ours, key=str)[:1]]


def _list_moves(state: State) -> set[Move]:
    return {move for seat in state.to_act for move in state.view(seat).moves}
