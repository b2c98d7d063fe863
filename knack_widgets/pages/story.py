"""The story so far: each step in words, the lines of the log, and the last mover."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ..rulebook.speech import Speaker
from ..rules import Move
from ..rules.records import Step
from .known_cards import news_of_step
from .outcomes import is_over
from .seats import acting_seats
from .sight import Sight
from .table_data import Log, LogLine, Recent

MAX_RECENT_CHARACTERS = 90
"""Limit on the line with the last events: about one line above the felt, two on a phone."""
NEWS = 50
"""Each step has a hundred line numbers; the facts that became certain begin at this number."""
LOG_LINES = 60
"""Number of lines that the page gets at first, and again with each request for earlier lines."""
LOG_PAGES = 10
"""Limit on the pages of lines, because all pages are sent with every step. To see earlier lines a reader steps back."""
MAX_READERS = 8
"""Number of kinds of reader (language, seat, visible hands) for which a step's sentences are cached."""


def is_hidden(sight: Sight, step: Step, move: Move) -> bool:
    """Return whether the cards of a step are hidden from the reader.

    They are hidden if they were played face down, or if the step was a try and they are still in the hand.
    """
    state = sight.state
    if not (sight.game.verbs[move.verb].hides or step.verdict) or move.seat is None or move.seat in sight.visible_seats:
        return False
    return step.before.deals == state.deals and state.chance != "deal" and not state.over


def tell_step(sight: Sight, step: Step, speak: Speaker) -> list[tuple[str, str | None]]:
    """Return a step in sentences, for the move and its consequences, each with its clause."""
    move = step.move
    if step.verdict is not None:
        if is_hidden(sight, step, move) and move.seat is not None:
            return [(speak.ui("step_try", text=speak.place(move.seat)), None)]
        clauses = step.verdict.clauses
        return [(speak.ui("step_try", text=speak.move(move)), clauses[0] if clauses else None)]
    hidden, sees = is_hidden(sight, step, move), step.drawer in sight.visible_seats
    # a log has the same steps after each move, and wording them takes longer than the rest of the page
    key = (tell_step, speak.lang, speak.you, speak.setup.names, hidden, sees)
    if key not in step.cache:
        if len(step.cache) > MAX_READERS:
            step.cache.clear()
        drawn = step.drawn if sees else ()
        step.cache[key] = speak.narrate(move, step.after.events, hidden=hidden, drawn=drawn, drawer=step.drawer)
    return list(step.cache[key])


def step_title(sight: Sight) -> str:
    """Return the number of the shown step as a heading, or that it is the beginning."""
    speak = sight.speaker
    return f"{speak.ui('step')} {sight.line.at}" if sight.line.at else speak.ui("step_start")


def step_sentences(sight: Sight) -> str:
    """Return in sentences what the reader knows of the step that led to the position; empty at the beginning."""
    last = sight.line.last
    story = tell_step(sight, last, sight.speaker) if last else []
    return " ".join(text if text.endswith((".", "?", "!")) else f"{text}." for text, _ in story)


def log(sight: Sight, speak: Speaker) -> Log:
    """Return the newest lines, each with a permanent number, and whether earlier lines exist."""
    lines: list[LogLine] = []
    wanted = LOG_LINES * sight.look.log_pages
    at = sight.line.at
    while at > 0 and len(lines) < wanted:
        story = tell_step(sight, sight.line.steps[at - 1], speak)
        facts = news_of_step(sight, at, speak)
        earlier: list[LogLine] = [
            {"id": at * 100 + i, "text": text, "clause": clause} for i, (text, clause) in enumerate(story, start=1)
        ]
        for i, fact in enumerate(facts, start=NEWS):
            earlier.append({"id": at * 100 + i, "clause": None, "text": fact["text"], "clauses": fact["clauses"]})
        lines[:0] = earlier
        at -= 1
    more = at > 0 or len(lines) > wanted
    return {"log": lines[-wanted:], "earlier": more and sight.look.log_pages < LOG_PAGES}


def recent(sight: Sight, speak: Speaker) -> Recent:
    """Return what happened since the reader's last move.

    The consequences of the reader's own move, such as who takes the trick, are included. The newest sentences are kept.
    When a deal or the match is over there are no events, because the result says what happened.
    """
    own = _own_seats(sight)
    sentences: list[tuple[str, int | None]] = []
    begins: list[bool] = []
    news: list[str] = []
    for at in range(sight.line.at, 0, -1):
        step = sight.line.steps[at - 1]
        news[:0] = [fact["text"] for fact in news_of_step(sight, at, speak)]
        if step.verdict is not None:
            continue
        seat = step.move.seat
        if seat is None:
            break
        texts = [text for text, _ in tell_step(sight, step, speak)]
        said = texts[1:] if seat in own else texts
        sentences[:0] = [(text, seat) for text in said]
        # a sentence in the middle of a step often speaks of the one before it ("This card …")
        begins[:0] = [number in (0, len(said) - 1) for number in range(len(said))]
        if seat in own:
            break
    kept = [] if is_over(sight.state) else _newest(sentences, begins)
    seats = sorted({seat for _, seat in kept if seat is not None and seat not in own})
    return {"text": " ".join(f"{text}." for text, _ in kept), "seats": seats, "news": news}


def _newest(sentences: list[tuple[str, int | None]], begins: list[bool]) -> list[tuple[str, int | None]]:
    """Return the newest sentences that fit into the line, or the last one if it is longer.

    begins: whether the line may begin with this sentence
    """
    length, kept = 0, 1
    for number, ((text, _), begin) in enumerate(zip(reversed(sentences), reversed(begins), strict=True), start=1):
        length += len(text) + 2
        if length > MAX_RECENT_CHARACTERS:
            break
        kept = number if begin else kept
    return sentences[-kept:]


def _own_seats(sight: Sight) -> Collection[int]:
    """Return the reader's seat; if several people play at this screen, only the seats on turn."""
    return sight.people if len(sight.people) == 1 else acting_seats(sight.state, sight.people)


def mover(sight: Sight) -> int | None:
    """Return the seat that made the last step, or None for chance, a try and the beginning.

    All players know the seat, even if they have not seen the cards.
    """
    step = sight.line.last
    return None if step is None or step.verdict is not None else step.move.seat


def movers(sight: Sight) -> Iterator[int | None]:
    """Yield the seats that made the steps so far, the last step first; None for chance."""
    for step in reversed(sight.line.steps[: sight.line.at]):
        if step.verdict is None:
            yield step.move.seat
