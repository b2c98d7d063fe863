"""A question to the class as data: before it is closed, its distribution, its answer; and who has voted what."""

from __future__ import annotations

from typing import Any

from ..pages.readings import reading_data
from ..rulebook.labels import clause_label
from ..rulebook.texts import load_text
from .asked import Poll
from .refusing import say
from .room import Room

Data = dict[str, Any]


def poll_data(poll: Poll, lang: str) -> Data:
    """What everybody is shown of it: how many have voted, and what they have only once it is closed."""
    choices = [{"id": choice, **facts} for choice, facts in choice_facts(poll, lang).items()]
    found: Data = {
        "question": question(poll, lang),
        "several": poll.several,
        "closed": poll.closed,
        "round": len(poll.earlier) + 1,
        "voted": len(poll.votes),
        "votedWords": say(lang, "voted", count=len(poll.votes)),
        "number": poll.about.get("quiz"),
        "choices": choices,
        "answer": None,
        "earlier": None,
    }
    if poll.closed:
        counts = poll.count()
        for choice in choices:
            choice["votes"] = counts[choice["id"]]
        rounds = [poll.count(votes) for votes in poll.earlier]
        found["earlier"] = [{choice: counted[choice] for choice in poll.choices} for counted in rounds]
    if poll.answered:
        found["answer"] = answer(poll, lang)
    return found


def question(poll: Poll, lang: str) -> str:
    """What is asked."""
    if exercise := poll.exercise:
        return exercise.question(lang)
    assert poll.ruling
    game, ruling = poll.ruling
    told = " ".join(one["text"] for one in reading_data(game, ruling, lang)["told"][:1])
    return f"{told} {say(lang, 'which_reading')}"


def choice_facts(poll: Poll, lang: str) -> dict[str, Data]:
    """Of each choice its words, and the cards that are drawn with it."""
    if exercise := poll.exercise:
        labels = exercise.labels(lang)
        return {choice: {"label": label, "cards": [*exercise.cards_of(choice)]} for choice, label in labels.items()}
    assert poll.ruling
    return {one["value"]: {"label": one["says"], "cards": []} for one in reading_data(*poll.ruling, lang)["values"]}


def answer(poll: Poll, lang: str) -> Data:
    """What is right, why, and the clauses that say so."""
    if exercise := poll.exercise:
        grade = exercise.grade(exercise.answer)
        why, clauses = " ".join(exercise.reasons(exercise.choices, lang)), grade.clauses[:3]
    else:
        assert poll.ruling
        told = reading_data(*poll.ruling, lang)
        why, clauses = f"{told['values'][0]['note']} {told['told'][1]['text']}", (told["clause"],)
    right = sum(poll.is_right(vote) for vote in poll.votes.values())
    text = load_text(poll.game).clauses
    return {
        "right": sorted(poll.answer),
        "rightWords": say(lang, "right", right=right, total=len(poll.votes)),
        "why": why,
        "clauses": [
            {"id": id_, "label": clause_label(poll.game, id_, lang), "html": text[id_].html[lang]} for id_ in clauses
        ],
    }


def class_votes(room: Room, lang: str) -> list[Data] | None:
    """Who has voted what, and whether that is right; for whoever leads."""
    poll = room.poll
    if poll is None:
        return None
    labels = {choice: facts["label"] for choice, facts in choice_facts(poll, lang).items()}
    return [
        {
            "member": member,
            "words": ", ".join(labels.get(choice, choice) for choice in vote),
            "right": poll.is_right(vote),
        }
        for member, vote in sorted(poll.votes.items())
    ]
