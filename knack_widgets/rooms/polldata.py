"""A question to the class as data: its choices, distribution and answer, and each vote."""

from __future__ import annotations

from typing import TypedDict

from ..pages.card_answers import REFUSED
from ..pages.readings import reading_data
from ..rulebook.clause_context import quoted_html
from ..rulebook.labels import clause_label
from .poll import Poll
from .refusing import say
from .room import Room

Data = dict[str, object]


class ChoiceFacts(TypedDict):
    """The label of a choice, and the cards that are shown with it."""

    label: str
    cards: list[str]


def poll_data(poll: Poll, lang: str, total: int) -> Data:
    """Return the data of a poll that is sent to all devices.

    The data contain the distribution only if the poll is closed, and the right answer only if it has been revealed.

    poll: the question
    lang: the language
    total: the number of members of the room
    """
    choices: dict[str, Data] = {choice: {"id": choice, **facts} for choice, facts in choice_facts(poll, lang).items()}
    data: Data = {
        "question": question(poll, lang),
        "several": poll.several,
        "closed": poll.closed,
        "round": len(poll.earlier) + 1,
        "voted": len(poll.votes),
        "total": total,
        "votedWords": say(lang, "answered", done=len(poll.votes), total=total),
        "number": poll.about.get("quiz"),
        "choices": [*choices.values()],
        "answer": None,
        "earlier": None,
    }
    if poll.closed:
        counts = poll.count()
        for name, facts in choices.items():
            facts["votes"] = counts[name]
        rounds = [poll.count(votes) for votes in poll.earlier]
        data["earlier"] = [{choice: counted[choice] for choice in poll.choices} for counted in rounds]
    if poll.answered:
        data["answer"] = answer(poll, lang)
    return data


def question(poll: Poll, lang: str) -> str:
    """Return the question in words."""
    if exercise := poll.exercise:
        return exercise.question(lang)
    assert poll.ruling
    game, ruling = poll.ruling
    issue = " ".join(part["text"] for part in reading_data(game, ruling, lang)["told"][:1])
    return f"{issue} {say(lang, 'which_reading')}"


def choice_facts(poll: Poll, lang: str) -> dict[str, ChoiceFacts]:
    """Return the label of each choice, and the cards that are shown with it."""
    if exercise := poll.exercise:
        labels = exercise.labels(lang)
        return {choice: {"label": label, "cards": [*exercise.cards_of(choice)]} for choice, label in labels.items()}
    assert poll.ruling
    data = reading_data(*poll.ruling, lang)
    return {value["value"]: {"label": value["says"], "cards": []} for value in (data["ours"], *data["others"])}


def answer(poll: Poll, lang: str) -> Data:
    """Return the right choices, the number of right votes, the clauses, and the reasons of all choices and of each.

    The right choices of a question may be the moves that are refused.
    """
    if exercise := poll.exercise:
        grade = exercise.grade(exercise.answer)
        why, clauses = " ".join(exercise.reasons(exercise.choices, lang)), grade.clauses[:3]
        texts = {id_: quoted_html(poll.game, id_, lang, exercise.state.setup) for id_ in clauses}
        reasons = {choice: exercise.feedback(choice, lang) for choice in exercise.choices}
    else:
        assert poll.ruling
        reading = reading_data(*poll.ruling, lang)
        reasons = {}
        why, clauses = f"{reading['ours'].get('note', '')} {reading['told'][1]['text']}", (reading["clause"],)
        texts = {id_: quoted_html(poll.game, id_, lang) for id_ in clauses}
    right = sum(poll.is_right(vote) for vote in poll.votes.values())
    return {
        "right": sorted(poll.answer),
        "refused": poll.exercise is not None and poll.exercise.kind == REFUSED,
        "rightWords": say(lang, "right", right=right, total=len(poll.votes)),
        "why": why,
        "reasons": reasons,
        "clauses": [{"id": id_, "label": clause_label(poll.game, id_, lang), "html": texts[id_]} for id_ in clauses],
    }


def class_votes(room: Room, lang: str) -> list[Data] | None:
    """Return the vote of each member and whether it is right, or None if there is no poll."""
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
