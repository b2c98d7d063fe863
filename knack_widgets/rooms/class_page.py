"""The results of a class on one page for paper: by pupil and by clause, and the clauses to practise next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final
from urllib.parse import urlencode

from ..pages.prerender.elements import Child, Html, h
from ..pages.printing.drawings import Drawings
from ..pages.printing.paper import paper
from ..pages.printing.qr import qr
from ..rulebook.exercised_clauses import exercised_clauses
from ..rulebook.labels import clause_label, clause_opening, game_name
from .poll import Poll
from .refused_moves import label_of, move_words, shown_misses
from .refusing import say
from .results import DATES, AnswerFacts, Ballot, ballots, count_by_clause, finished_polls, name_of, question_numbers
from .room import Room

MAX_MARKS: Final = 20
"""Greatest number of questions whose marks have a column each; of more, only the sums are printed."""
MAX_NEXT: Final = 3
"""Greatest number of clauses that a pupil is to practise next; also of the QR codes."""
MAX_REFUSED_MOVES: Final = 6
"""Greatest number of different refused moves of a pupil that are printed; the table of answers has them all."""
MARKS: Final = {True: "✓", False: "✗", None: "–"}
"""The mark of a right answer, of a wrong one, and of none."""
Clause = tuple[str, str]
"""The id of a game, and the id of one of its clauses."""


@dataclass
class Pupil:
    """The results of a pupil.

    marks: question → whether the last answer is right, or None without an answer
    wrong: clause → number of wrong answers and of refused moves
    refused: refused move in words, with its clause → how often it was tried
    """

    marks: dict[int, bool | None] = field(default_factory=dict)
    wrong: Counter[Clause] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)


def class_page(room: Room, lang: str, book: str = "", *, codes: bool = False) -> Iterator[str]:
    """Yield empty texts between which other rooms may run, then the page.

    room: a copy of the room, which does not change meanwhile
    lang: the language
    book: address of the book, or "" for a page without links
    codes: whether phones reach that address, so that QR codes lead there
    """
    pupils: dict[int, Pupil] = {}
    facts = AnswerFacts(lang)
    numbers = question_numbers(finished_polls(room))
    for ballot in ballots(room):
        _count(pupils.setdefault(ballot.member, Pupil()), ballot, numbers[ballot.number - 1])
        facts.get(ballot)
        yield ""
    for miss in shown_misses(room):
        pupil = pupils.setdefault(miss.member, Pupil())
        pupil.wrong[miss.setup.game.id, miss.clauses[0]] += 1
        pupil.refused[say(lang, "refused_by", move=move_words(miss, lang), clause=label_of(miss, lang))] += 1
        yield ""
    for member in room.members:
        pupils.setdefault(member, Pupil())
    yield ""
    title = say(lang, "results_title")
    asked = max(numbers, default=0)
    counts = say(lang, "results_count", pupils=len(pupils), questions=asked)
    body: list[Child] = [
        h("h1", {}, title),
        h("p", {}, f"{_today(room, lang)} · {game_name(room.game.id, lang)} · {room.code} · {counts}"),
        _pupils(room, pupils, asked, lang, book),
        _clauses(room, lang, book),
        _next(pupils, lang, book if codes else ""),
        _questions(room, facts, numbers, lang),
    ]
    yield paper(lang, title, h("div", {"class": "results"}, body), Drawings())


def _count(pupil: Pupil, ballot: Ballot, number: int) -> None:
    """Add a ballot to the results of its pupil; a later answer to the same question replaces an earlier one."""
    right = None if ballot.vote is None else ballot.poll.is_right(ballot.vote)
    if right is not None or number not in pupil.marks:
        pupil.marks[number] = right
    if right is False:
        pupil.wrong[ballot.poll.game, ballot.poll.clause] += 1


def _today(room: Room, lang: str) -> str:
    """Return the day of the first question whose time was stored, or else of today."""
    times = [poll.asked_s for poll in finished_polls(room) if poll.asked_s is not None]
    day = datetime.fromtimestamp(times[0]) if times else datetime.now()
    return day.strftime(DATES[lang])


def _pupils(room: Room, pupils: dict[int, Pupil], asked: int, lang: str, book: str) -> Child:
    if not pupils:
        return h("p", {}, say(lang, "here", count=0))
    numbers = range(1, asked + 1) if asked <= MAX_MARKS else ()
    refused = any(pupil.refused for pupil in pupils.values())
    heads = [say(lang, "column_name"), *map(str, numbers), say(lang, "results_right")]
    heads += [*([say(lang, "results_refused")] if refused else []), say(lang, "results_next")]
    rows = [
        [
            name_of(room, member),
            *(MARKS[pupil.marks.get(number)] for number in numbers),
            f"{sum(mark is True for mark in pupil.marks.values())} / {len(pupil.marks)}",
            *([_refused_moves(pupil)] if refused else []),
            _list([_link(clause, lang, book) for clause, _ in pupil.wrong.most_common(MAX_NEXT)]),
        ]
        for member, pupil in sorted(pupils.items(), key=lambda pair: name_of(room, pair[0]).casefold())
    ]
    return _table(say(lang, "results_pupils"), heads, rows)


def _refused_moves(pupil: Pupil) -> Child:
    """Return a pupil's refused moves, the most frequent first, with the number of tries if there were several."""
    moves = pupil.refused.most_common(MAX_REFUSED_MOVES)
    return "; ".join(f"{words} ({count})" if count > 1 else words for words, count in moves) or MARKS[None]


def _clauses(room: Room, lang: str, book: str) -> Child:
    refused = Counter((miss.setup.game.id, miss.clauses[0]) for miss in shown_misses(room))
    counts = {(game, clause): (asked, wrong) for game, clause, asked, wrong in count_by_clause(room)}
    ordered = [*counts, *(clause for clause, _ in refused.most_common() if clause not in counts)]
    heads = [say(lang, f"results_{name}") for name in ("clause", "wrong", "refused", "practise")]
    rows = [
        [
            [_link(clause, lang, book), h("br"), h("small", {}, clause_opening(*clause, lang))],
            "{1} / {0}".format(*counts[clause]) if clause in counts else MARKS[None],
            str(refused[clause]) if refused[clause] else MARKS[None],
            _sheet(clause, lang, book),
        ]
        for clause in ordered
    ]
    return _table(say(lang, "results_clauses"), heads, rows) if rows else h("p", {}, say(lang, "results_nothing"))


def _next(pupils: dict[int, Pupil], lang: str, book: str) -> Child:
    """Return QR codes of the clauses that went wrong most, for the pupils' phones."""
    wrong = sum((pupil.wrong for pupil in pupils.values()), Counter[Clause]())
    if not book or not wrong:
        return None
    figures = []
    for clause, _ in wrong.most_common(MAX_NEXT):
        label = clause_label(*clause, lang)
        figures.append(h("figure", {"class": "position"}, qr(_address(clause, lang, book), label), label))
    return h("section", {}, h("h2", {}, say(lang, "results_next")), h("div", {"class": "codes"}, figures))


def _questions(room: Room, facts: AnswerFacts, numbers: list[int], lang: str) -> Child:
    polls = finished_polls(room)
    if not polls:
        return None
    rows: list[list[Child]] = []
    for number in sorted(set(numbers)):
        places = [at for at, each in enumerate(numbers) if each == number]
        poll = polls[places[0]]
        answer = facts.get(Ballot(places[0] + 1, poll.round, poll, 0, None, None))
        votes = [vote for at in places for vote in polls[at].votes.values()]
        right = sum(poll.is_right(vote) for vote in votes)
        words = [answer.question, [h("br"), h("small", {}, hand)] if (hand := _hand(poll, lang)) else None]
        rows.append([str(number), words, answer.clause, answer.right_words, f"{right} / {len(votes)}"])
    heads = [say(lang, f"column_{name}") for name in ("number", "question", "clause", "right_answer")]
    return _table(say(lang, "results_questions"), [*heads, say(lang, "results_right")], rows)


def _hand(poll: Poll, lang: str) -> str:
    """Return the hand that a question is about, in words, or "" if the question shows no hand."""
    exercise = poll.exercise
    if exercise is None or not exercise.shows_table:
        return ""
    hand = exercise.view.scene.hands[exercise.seat]
    if not hand or not hand.arranged:
        return ""
    speaker = exercise.speaker(lang)
    cards = speaker.as_list(map(speaker.card, hand.arranged))
    return speaker.say("tell-hand", {"seat": exercise.seat, "cards": cards}, "")


def _table(title: str, heads: list[str], rows: list[list[Child]]) -> Html:
    head = h("tr", {}, [h("th", {"scope": "col"}, text) for text in heads])
    lines = [
        h(
            "tr",
            {},
            [h("th" if at == 0 else "td", {"scope": "row"} if at == 0 else {}, cell) for at, cell in enumerate(row)],
        )
        for row in rows
    ]
    return h("section", {}, h("h2", {}, title), h("table", {}, h("thead", {}, head), h("tbody", {}, lines)))


def _list(parts: list[Child]) -> Child:
    return [[bool(at) and " · ", part] for at, part in enumerate(parts)] if parts else MARKS[None]


def _address(clause: Clause, lang: str, book: str) -> str:
    return f"{book}{clause[0]}?{urlencode({'lang': lang, 'clause': clause[1]})}"


def _link(clause: Clause, lang: str, book: str) -> Child:
    label = clause_label(*clause, lang)
    return h("a", {"href": _address(clause, lang, book)}, label) if book else label


def _sheet(clause: Clause, lang: str, book: str) -> Child:
    """Return a link to ten exercises on paper about a clause, or a dash if the book has no exercises about it."""
    if not book or clause[1] not in exercised_clauses(clause[0]):
        return MARKS[None]
    query = urlencode({"lang": lang, "print": "sheet", "clause": clause[1]})
    return h("a", {"href": f"{book}{clause[0]}?{query}"}, say(lang, "results_sheet"))
