"""Sentences to the reader ("you"), beside the sentences that name the player."""

import re

import pytest
from fluent.syntax import FluentParser, ast

from knack_widgets.rulebook.speech import SEATS, Speaker
from knack_widgets.rules import games

from .ftl import variables
from .positions import LANGS
from .test_messages import FILES

SETUP = games["knack"].start(3).setup
NAMED = games["knack"].start(("Anna", "Bo", "Cleo")).setup
KNAKER = games["knaker"].start(3).setup
ALL_SEATS = {*SEATS, *(fact for game in games.values() for fact in game.seat_facts)}

LABELS = re.compile(r"(ui|position|tell|editor|field|fault)-[\w-]+|.*\.(label|brief|here|name|status|title)|.*[.-]own")
"""Words about a seat that are not sentences to the reader: after the label of a seat, on a button, in the editor, or
about a fault of a position, in which no seat is the reader's.

The owner of something is worded in ``.you-seat-owner``.
"""
SENTENCES = {"position-trick", "position-last-trick"}
"""Exceptions that are sentences."""
NOT_YET: set[str] = set()


def parts(file):
    """Return the key of each message or attribute → the names of its variables."""
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, variables(entry.value) if entry.value else set()
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", variables(attribute.value)


def spoken(key):
    return re.search(r"[.-]you(-|$)", key.partition(".")[2] and "." + key.partition(".")[2])


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_every_message_that_names_a_player_has_a_sentence_to_that_player(file):
    if file.parts[-4 if "rulebook" in file.parts else -3] in NOT_YET:
        return
    facts_by_key = dict(parts(file))
    plain = {key: facts for key, facts in facts_by_key.items() if not spoken(key)}
    wanted = {
        f"{key}{'-' if '.' in key else '.'}{'you' if fact == 'seat' else f'you-{fact}'}": facts
        for key, facts in plain.items()
        if key in SENTENCES or not LABELS.fullmatch(key)
        for fact in facts & ALL_SEATS
    }
    assert sorted(set(wanted) - set(facts_by_key)) == []
    assert sorted(key for key, facts in wanted.items() if not facts_by_key[key] <= facts) == []


def ask(setup, you, said):
    return tuple(said(Speaker(lang, setup, you)) for lang in LANGS)


def test_a_seat_without_a_name_is_the_readers():
    assert ask(SETUP, 0, lambda s: s.place(0)) == ("Du", "Du", "You")
    assert ask(SETUP, 0, lambda s: s.place(1)) == ("Spelare 2", "Spieler 2", "Player 2")
    assert ask(NAMED, 0, lambda s: s.place(0)) == ("Anna",) * 3
    assert ask(SETUP, None, lambda s: s.place(0)) == ("Spelare 1", "Spieler 1", "Player 1")


@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"seat": 0}, "x.you"),
        ({"seat": 1, "turn": 0}, "x.you-turn"),
        ({"seat": 0, "owner": 0}, "x.you-seat-owner"),
        ({"seat": 0, "turn": 0}, "x.you"),
        ({"seat": 1}, "x"),
        ({"seat": 1, "owner": 1}, "x.own"),
        ({"seat": 1, "owner": 2}, "x"),
        ({"seat": None, "accused": 0}, "x"),
        ({"seat": 1, "payer": 0}, "x"),  # this game does not have the seat
        ({"seat": "0"}, "x"),
    ],
)
def test_the_sentence_is_chosen_by_which_fact_is_the_reader(facts, key, monkeypatch):
    speaker = Speaker("en", KNAKER, 0)
    known = {"x", "x.you", "x.you-turn", "x.you-seat-owner", "x.you-payer", "x.cannot", "x.cannot-you", "x.own"}
    monkeypatch.setattr(speaker, "book", Said(known))
    assert speaker.say("x", facts, "?") == key
    # an attribute has its own sentence; without a reader there is no "you"
    assert speaker.say("x.cannot", {"seat": 0}, "?") == "x.cannot-you"
    speaker.you = None
    assert speaker.say("x", facts, "?") == ("x.own" if "owner" in facts and facts["owner"] == facts["seat"] else "x")


class Said:
    """Messages that return their own key."""

    def __init__(self, known):
        self.known = known

    def first(self, *keys):
        return next((key for key in keys if key in self.known), keys[-1])

    def say(self, key, *_):
        return key
