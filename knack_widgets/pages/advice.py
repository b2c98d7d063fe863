"""Help with choosing a move, as page data: the answer in a sentence, and behind it odds, conclusions and clauses.

It is computed from the view of the asking seat, never from the state.
"""

from __future__ import annotations

from ..players.hint import Hint
from ..players.inference import Certain, tell
from ..rulebook.explain import explain
from ..rulebook.labels import clause_in_force
from ..rulebook.speech import Speaker
from ..rules import games
from .advice_data import Advice, Labels, Said
from .answer import answer
from .choosing import move_by_card
from .course import chances
from .drawn import file_words, gain_name
from .handmap import has_map, map_hands
from .sight import Helped


def advice(helped: Helped, speak: Speaker, *, shown: bool = False) -> Advice:
    """Return the help for a seat.

    `shown`: whether all hands are visible, so that no inferences are needed.
    """
    hint, course = helped.hint, helped.course
    labels = labels_of(hint, speak)
    if shown:
        labels["nothing"] = speak.ui("advice_open")
    labels["file"] = file_words(hint.view, speak)
    mapped = course is not None and has_map(hint.view)
    return {
        "waits": "",
        "answer": answer(course, hint.view, speak) if course else speak.ui("advice_no_odds"),
        "refused": _refusal(helped, speak),
        "binding": [{"id": id_, "text": clause_in_force(hint.view.setup, id_, speak.lang)} for id_ in _binding(hint)],
        "known": [] if shown else [_fact(fact, speak) for fact in hint.known],
        "chances": chances(course, hint.view, speak) if course else None,
        "mapped": mapped,
        "hands": map_hands(hint.view, speak) if mapped and helped.hands else None,
        "labels": labels,
    }


def labels_of(hint: Hint, speak: Speaker) -> Labels:
    """Return the words of the help that do not depend on the odds."""
    return {
        "thinking": speak.ui("advice_running"),
        "details": speak.ui("tip_details"),
        "binding": speak.ui("advice_binding"),
        "known": speak.ui("advice_known"),
        "nothing": speak.ui("advice_nothing"),
        "moves": speak.ui("advice_moves"),
        "move": speak.ui("advice_move"),
        "no_odds": speak.ui("advice_no_odds"),
        "shut": speak.ui("advice_shut"),
        "csv": speak.ui("advice_csv"),
        "svg": speak.ui("advice_svg"),
        "bar": speak.ui("advice_bar"),
        "line": speak.ui("advice_line"),
        "line_worlds": speak.ui("advice_line_worlds"),
        "as_table": speak.ui("advice_as_table"),
        "hands": speak.ui("advice_hands"),
        "gain": gain_name(hint.view, speak),
    }


def wait(speak: Speaker) -> Advice:
    """Return the text that replaces the help until the reader has to choose again."""
    return {"waits": speak.ui("advice_later"), "labels": {"shut": speak.ui("advice_shut")}}


def _binding(hint: Hint) -> list[str]:
    """Return the clauses that bind the seat.

    Clauses that only name the turn are left out if there are others: the seat knows its turn.
    """
    turns = hint.view.turn_clauses
    return [clause for clause in hint.binding if clause not in turns] or [*hint.binding]


def _refusal(helped: Helped, speak: Speaker) -> Said | None:
    """Return the refusal of a hand card that may not be played, as an example of the duty.

    Return None if there is no refusal that helps to choose.
    """
    view, seat = helped.hint.view, helped.hint.seat
    single = [move for move in view.moves if len(move.args) == 1]
    allowed, verbs = {move.args[0] for move in single}, {move.verb for move in single}
    for card in view.hands[seat] or ():
        if card not in allowed:
            verdict = helped.state.judge(move_by_card(games[view.setup.game.id], helped.state, seat, card))
            # a card that can never be played in this phase does not help to choose
            if not verdict.legal and verdict.move.verb in verbs and set(verdict.clauses) & set(view.in_force):
                return {"text": explain(verdict, speak.lang, seat), "clauses": list(verdict.clauses)}
    return None


def _fact(fact: Certain, speak: Speaker) -> Said:
    return {"text": tell(fact, speak), "clauses": list(fact.clauses)}
