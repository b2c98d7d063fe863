"""Readings of every game: another reading changes only its own ruling."""

from __future__ import annotations

import re
from pathlib import Path
from pickle import dumps, loads
from random import Random

import pytest

import knack_widgets.rules
from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rules import IllegalMove, OptionError, Record, RecordError, State, games
from knack_widgets.rules.core.clauses import OtherReading
from knack_widgets.testing.matches import LISTED, moves_of, opening, step
from tests.support.seeds import seeds

from . import GAMES

READABLE = [
    (game, id_, value)
    for game in GAMES
    if game != "fishing"
    for id_, reading in games[game].readings.items()
    for value in reading.values[1:]
]
each_reading = pytest.mark.parametrize(("game", "ruling", "value"), READABLE)
MOVES = {"knaker": 160}
"""Moves of a match; one of Knåker may take thousands if all verbs are equally likely."""


def under(game: str, seed: int, readings: dict[str, str]) -> State:
    """Return the opening of a random match with these readings of rulings."""
    setup = opening(game, Random(f"{game} {seed}")).setup
    facts = setup.game
    state: State = facts.opening(facts.setup(len(setup.names), setup.options, setup.first, (), readings))
    return state


def check_position(state: State) -> None:
    """Check that `judge` agrees with `moves`, and that the sum of all money is constant."""
    listed = moves_of(state)
    for move in listed[:12]:
        verdict = state.judge(move)
        assert verdict.legal
        assert verdict.grounds
    hands = state.view(*range(len(state.setup.names))).hands
    if state.turn is not None and len(listed) < LISTED and hasattr(state, "masks"):
        for card in hands[state.turn] or ():
            for verb in {"play", "blank"} & state.setup.game.verbs.keys():
                move = state.read(f"{state.turn} {verb} {card}")
                assert state.judge(move).legal == (move in listed)
                assert all(state.judge(move).explain(lang) for lang in LANGS)
    if hasattr(state, "balances"):
        assert sum(state.balances) + state.pot + sum(state.bets) == 0


def played(state: State, seed: int) -> tuple[State, list[str]]:
    """Play a random match to its end, and check each position."""
    random = Random(seed)
    moves: list[str] = []
    while not state.over and len(moves) < MOVES.get(state.setup.game.id, 2000):
        check_position(state)
        text = step(state, random, 3)
        moves.append(text)
        state = state.play(text)
    return state, moves


@pytest.mark.apart
@each_reading
@pytest.mark.parametrize("seed", range(2))
def test_a_match_under_every_reading_is_sound_and_its_record_says_so(
    game: str, ruling: str, value: str, seed: int
) -> None:
    state = under(game, seed, {ruling: value})
    assert dict(state.setup.readings) == {ruling: value}
    final, moves = played(state, seed)
    assert final.over or game in MOVES
    setup = state.setup
    options = {k: v for k, v in setup.options.items() if v != setup.game.options[k].default}
    record = Record(game, len(setup.names), tuple(moves), setup.first, options, readings={ruling: value})
    text = record.dumps()
    assert f'\n[readings]\n{ruling} = "{value}"\n' in text
    assert Record.loads(text) == record
    assert Record.loads(text).dumps() == text
    assert Record.loads(text).final == final
    assert Record.from_steps(record.opening, record.steps) == record


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seeds(1, 4))
def test_several_readings_and_a_struck_clause_go_together(game: str, seed: int) -> None:
    facts = games[game]
    random = Random(seed)
    readings = {id_: random.choice(reading.values) for id_, reading in facts.readings.items()}
    struck = random.choice(facts.strikable)
    state = facts.start(players=3, readings=readings, without=[struck])
    final, moves = played(state, seed)
    assert dict(final.setup.readings) == {id_: value for id_, value in readings.items() if value != "a"}
    assert list(final.setup.readings) == [id_ for id_ in facts.readings if readings[id_] != "a"]
    assert final.setup.without == (struck,)
    assert final.setup.strike(struck) == final.setup
    record = Record(game, 3, tuple(moves), without=(struck,), readings=readings)
    assert record.final == final
    assert Record.loads(record.dumps()) == record
    assert Record.from_steps(record.opening, record.steps) == record


@each_reading
def test_a_match_under_a_reading_is_another_match(game: str, ruling: str, value: str) -> None:
    facts = games[game]
    plain, other = facts.start(), facts.start(readings={ruling: value})
    assert other != plain
    assert hash(other) != hash(plain)
    assert loads(dumps(other)) == other
    assert other.uses(OtherReading(ruling, value))
    assert not plain.uses(OtherReading(ruling, value))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", seeds(1, 3))
def test_the_book_s_own_reading_is_the_same_game_to_the_byte(game: str, seed: int) -> None:
    facts = games[game]
    ours = dict.fromkeys(facts.readings, "a")
    start = facts.start(players=3, readings=ours)
    assert start == facts.start(players=3)
    assert start.setup.phases is facts.phases
    final, moves = played(start, seed)
    as_read, plain = Record(game, 3, tuple(moves), readings=ours), Record(game, 3, tuple(moves))
    assert as_read == plain
    assert as_read.dumps() == plain.dumps()
    assert "readings" not in plain.dumps()
    assert plain.final == final


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("readings", [{"X-1": "b"}, {3: "b"}, "K-5", ["K-5"], None, 7])
def test_an_unknown_ruling_is_named_with_those_that_can_be_read_otherwise(game: str, readings: object) -> None:
    facts = games[game]
    with pytest.raises(OptionError, match=r"^readings.*; those of \w+ are ") as error:
        facts.start(readings=readings)
    assert all(id_ in str(error.value) for id_ in facts.readings)


@each_reading
def test_an_unknown_value_is_named_with_those_that_exist(game: str, ruling: str, value: str) -> None:
    reading = games[game].readings[ruling]
    for unknown in (value.upper(), "z", 1, None, [value]):
        with pytest.raises(OptionError, match=rf"^readings: {ruling} = .*: expected a or ") as error:
            games[game].start(readings={ruling: unknown})
        assert error.value.clause == reading.clause


@pytest.mark.parametrize("header", ["readings = 3", '[readings]\nX-1 = "b"', "[readings]\nK-5 = 3", "[[readings]]"])
def test_a_record_with_a_bad_header_gives_one_clear_error(header: str) -> None:
    with pytest.raises(RecordError, match=r"^readings"):
        Record.loads(f'format = "knack-widgets/1"\ngame = "knack"\nplayers = 3\n{header}\n')


@pytest.mark.parametrize("game", GAMES)
def test_every_reading_belongs_to_a_clause_of_its_ruling_and_has_words(game: str) -> None:
    facts = games[game]
    numbers = list(facts.clauses)
    assert [numbers.index(r.clause) for r in facts.readings.values()] == sorted(
        numbers.index(r.clause) for r in facts.readings.values()
    )
    for id_, reading in facts.readings.items():
        assert reading.id == id_
        assert id_ in facts.clauses[reading.clause].rulings
        texts_by_lang = [reading.texts(lang) for lang in LANGS]
        for texts in texts_by_lang:
            assert tuple(texts.values) == reading.values
            said = (texts.source, texts.why, texts.who, *texts.values.values())
            assert all(re.fullmatch(r"[^\W\d_].*[.!]", part) for part in said), said
            assert len(set(said)) == len(said)
        assert len({texts.source for texts in texts_by_lang}) == len(LANGS)


RULES = Path(knack_widgets.rules.__file__).parent


@pytest.mark.parametrize("game", [game for game in GAMES if (RULES / game).is_dir()])
def test_what_the_rules_ask_for_is_declared_and_what_is_declared_is_asked_for(game: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (RULES / game).rglob("*.py"))
    constants = re.findall(
        r'^(\w+): Final = (?:OtherReading|\w+\.also_read)\("([A-Z]+-\d+)", "([b-j])"\)', source, re.M
    )
    used = set(re.findall(r"\.uses\((?:\w+\.)?(\w+)\)", source))
    assert used == {name for name, *_ in constants}
    asked = {(ruling, value) for _, ruling, value in constants}
    with_rule = {p for c in games[game].clauses.values() for p, rule in c.alternatives.items() if rule}
    bare = {
        (id_, value) for c in games[game].clauses.values() for (id_, value), rule in c.alternatives.items() if not rule
    }
    declared = {pair for clause in games[game].clauses.values() for pair in clause.alternatives}
    assert bare - with_rule <= asked <= declared


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_a_sentence_of_a_reading_stands_for_one_that_there_is(game: str, lang: str) -> None:
    book = messages(lang, game)
    known = {f"{id_}-{value}" for _, id_, value in READABLE}
    keys = [key for key in book._sources if re.search(r"-[A-Z]+-\d+-[a-z]$", key)]
    for key in keys:
        stem, ruling = re.fullmatch(r"(.*?)-([A-Z]+-\d+-[a-z])", key).groups()
        assert ruling in known
        assert book.has(stem) or book.has(stem.rpartition("-bidding-")[0])
        assert book.has(key)


MATCHES = 400
SELDOM = {"G-7", "G-9"}
"""Rulings that random play hardly ever meets; the games' own tests show their effect."""


def parts(game: str, ruling: str, value: str, seed: int) -> bool:
    """Return whether a random match differs somewhere under another reading.

    It may differ in its moves, their effects, or the visible cards.
    """
    plain, other = under(game, seed, {}), under(game, seed, {ruling: value})
    random = Random(seed)
    for _ in range(60):
        if plain.over:
            return False
        text = step(plain, random, 2)
        plain = plain.play(text)
        try:
            other = other.play(text)
        except IllegalMove:
            return True
        if plain.evolve(setup=other.setup) != other or moves_of(plain) != moves_of(other):
            return True
        everybody = plain.turn is not None and hasattr(plain, "finished_tricks")
        if everybody and plain.view().finished_tricks != other.view().finished_tricks:
            return True
    return False


@each_reading
def test_every_reading_makes_a_difference(game: str, ruling: str, value: str) -> None:
    if ruling not in SELDOM:
        assert any(parts(game, ruling, value, seed) for seed in range(MATCHES))
