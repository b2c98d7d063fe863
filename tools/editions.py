"""Hold the text as played and the rules together: what seeded deals cite under options and readings.

``python -m tools.editions knack --deals 2000`` plays 2,000 deals under each option value, each reading and each pair of
them, and tries forbidden moves in these deals. It prints every clause that is cited although the text leaves it out,
and every clause that stands although nothing cites it.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations, islice
from pathlib import Path
from random import Random
from typing import Any, Final

from knack_widgets.rulebook import edition
from knack_widgets.rulebook.conditions import TextSettings
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import Move, NotationError, OptionError, Position, Record, State, games
from knack_widgets.rules.core.errors import RulesError

WITNESSES: Final = Path(__file__).parents[1] / "tests" / "rulebook" / "witnesses.toml"
RECORDS: Final = WITNESSES.with_name("witness_records.toml")
HEAD: Final = (
    "# Seeds of matches that cite what the worked examples do not cite: `python -m tools.editions --keep GAME`."
)
DEALS_PER_MATCH = 4
ALSO_PLAYED: Final[Mapping[str, Mapping[str, Any]]] = {"knaker": {"decks": 2}}
"""Option values that many players always play with, whatever is chosen: more than six always use two packs."""
MAX_TABLES = 12
"""Limit on the numbers of players, the small ones first."""
MAX_MOVES_PER_DEAL = 90
MAX_LISTED_MOVES = 60
MAX_REMEMBERED_TRIES = 80


@dataclass(frozen=True)
class Choice:
    """A choice of option values and readings.

    game: id of the game
    options: option name → value
    readings: ruling → letter
    """

    game: str
    options: Mapping[str, Any] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        pairs = {**self.options, **self.readings}
        return ", ".join(f"{name} {value}" for name, value in pairs.items()) or "usual"

    @property
    def omitted(self) -> frozenset[str]:
        """The clauses that the text as played leaves out."""
        statuses = edition.clauses(self.game, self.options, self.readings)
        return frozenset(id_ for id_, status in statuses.items() if status == edition.OMITTED)

    @property
    def citable(self) -> frozenset[str]:
        """The clauses that stand and that a move or an event can cite."""
        clauses = games[self.game].clauses
        return frozenset(id_ for id_ in clauses.keys() - self.omitted if clauses[id_].citable)

    def tables(self) -> list[int]:
        """Return the numbers of players that can play so, the small ones first."""
        facts, fits = games[self.game], []
        for players in facts.players:
            try:
                facts.setup(players, self.options, readings=self.readings)
            except OptionError:
                continue
            fits.append(players)
        return fits


def single_choices(game: str) -> list[Choice]:
    """Return each option value other than the usual one, and each other reading, alone."""
    facts = games[game]
    choices = []
    for option in facts.options.values():
        values = option.choices or (() if option.seats else (option.multiple * 2,))
        choices += [Choice(game, {option.name: value}) for value in values if value != option.default]
    for reading in facts.readings.values():
        choices += [Choice(game, {}, {reading.id: letter}) for letter in reading.values[1:]]
    return choices


def choices_of(game: str) -> list[Choice]:
    """Return the usual choice, each choice alone, and each pair that can be played."""
    alone = single_choices(game)
    pairs = []
    for one, other in combinations(alone, 2):
        if one.options.keys() & other.options.keys() or one.readings.keys() & other.readings.keys():
            continue
        both = Choice(game, {**one.options, **other.options}, {**one.readings, **other.readings})
        try:
            fits = both.tables()
            edition.clauses(game, both.options, both.readings)
        except OptionError:
            continue
        if fits:
            pairs.append(both)
    return [Choice(game), *alone, *pairs]


def cited_in(state: State, texts: list[str]) -> set[str]:
    """Return the clauses in force in a state, and those that its verdicts on some moves cite."""
    cited = set(state.in_force())
    for text in texts:
        try:
            verdict = state.judge(text)
        except NotationError:
            continue
        cited.update(verdict.clauses, verdict.grounds, [verdict.freed_by] if verdict.freed_by else [])
    return cited


def deals(choice: Choice, seed: int, number: int) -> Iterator[set[str]]:
    """Yield the clauses that each of some deals cites, with refused tries."""
    random = Random(f"{choice} {seed}")
    tables = choice.tables()[:MAX_TABLES]
    while number > 0:
        players = random.choice(tables)
        state: State = games[choice.game].start(players=players, readings=choice.readings, **choice.options)
        for _ in range(min(number, random.randrange(1, 5))):
            cited, state = _play_deal(state, random)
            yield cited
            number -= 1
            if state.over:
                break


def _play_deal(state: State, random: Random) -> tuple[set[str], State]:
    """Return the clauses that a deal cites, and the state after it, in a third of the deals also the end."""
    cited: set[str] = set()
    earlier: list[str] = []
    begun = False
    for _ in range(MAX_MOVES_PER_DEAL):
        if state.over or (begun and state.chance == "deal"):
            break
        moves = list(islice(state.moves(), MAX_LISTED_MOVES)) if state.chance is None else []
        texts = [str(move) for move in moves]
        tries = random.sample(earlier, min(3, len(earlier))) + random.sample(texts, min(2, len(texts)))
        if state.turn is not None and "play" in state.setup.game.verbs:
            hand = getattr(state, "hands", ())[state.turn] or ()
            tries += [f"{state.turn} {verb} {card}" for card in hand for verb in ("play", "blank")]
        tries += [
            f"{seat} {verb}{more}" for seat in (0, 1) for verb in ("accuse", "ask-back") for more in ("", " 0", " 1")
        ]
        cited |= cited_in(state, tries)
        if state.chance:
            move = state.by_chance(random.randrange(1 << 32))
            begun = begun or state.chance == "deal"
        elif texts and (verb := random.choice(sorted({move.verb for move in moves}))):
            move = random.choice([move for move in moves if move.verb == verb])
        else:
            break
        cited.update(state.judge(move).grounds)
        state = _play_citing(state, move, cited)
        earlier = (earlier + texts)[-MAX_REMEMBERED_TRIES:]
    if state.chance == "deal" and random.randrange(3) == 0:
        state = _play_citing(state, "end", cited)
    return cited, state


def _play_citing(state: State, move: Move | str, cited: set[str]) -> State:
    """Return the state after a move; add the clauses of its events to `cited`."""
    state = state.play(move)
    cited.update(event[-1] for event in state.events)
    return state


def cited_by_examples(choice: Choice) -> set[str]:
    """Return the clauses that the worked examples cite when they are replayed with these options and readings.

    What many players always play (`ALSO_PLAYED`) is replayed as well, and counts for the clauses that stand.
    """
    records = [example.record for example in examples(choice.game).values()]
    cited = set().union(*(_cited_by_record(choice, record) for record in records))
    for name, value in ALSO_PLAYED.get(choice.game, {}).items():
        if name not in choice.options:
            other = Choice(choice.game, {**choice.options, name: value}, choice.readings)
            cited |= choice.citable & set().union(*(_cited_by_record(other, record) for record in records))
    return cited


def _cited_by_record(choice: Choice, record: Record) -> set[str]:
    """Return the clauses that a record cites with these options and readings, up to a move that is refused then."""
    cited: set[str] = set()
    options = {name: record.options[name] for name in record.options if games[choice.game].options[name].seats}
    try:
        if record.position:
            position = record.position.with_setup({**options, **choice.options}, (), choice.readings)
            state: State = position.start()
            wanted = TextSettings.check(choice.game, choice.options, {}).options
            if any(state.setup.options[name] != value for name, value in wanted.items() if name not in options):
                return cited
        else:
            options = {**options, **choice.options}
            setup = games[choice.game].setup(record.players, options, record.first, (), choice.readings)
            state = setup.game.opening(setup)
        for text in record.moves:
            move = str(text).removesuffix(" ?")
            cited |= cited_in(state, [move])
            if move == text:
                state = _play_citing(state, move, cited)
    except RulesError:
        pass
    return cited


def cited_by_kept_records(choice: Choice) -> set[str]:
    """Return the clauses that the kept records of a choice cite."""
    cited: set[str] = set()
    for kept in tomllib.loads(RECORDS.read_text("utf-8")).get(choice.game, ()):
        if kept["choice"] == str(choice):
            state: State = Position.parse(kept["position"]).start()
            for move in kept["moves"]:
                cited |= cited_in(state, [move])
                state = _play_citing(state, move, cited)
    return cited


def match(choice: Choice, seed: int) -> set[str]:
    """Return the clauses that the match of a seed cites: up to four deals, the same on every machine."""
    return set().union(*deals(choice, seed, DEALS_PER_MATCH))


def find_witnesses(choice: Choice, most: int) -> tuple[list[int], set[str]]:
    """Return seeds whose matches cite, with the examples, what stands and can be cited; and what is missing.

    most: greatest seed
    """
    missing = set(choice.citable - cited_by_examples(choice) - cited_by_kept_records(choice))
    seeds = []
    for seed in range(most):
        if not missing:
            break
        if found := missing & match(choice, seed):
            missing -= found
            seeds.append(seed)
    return seeds, missing


def read_witnesses() -> dict[str, dict[str, list[int]]]:
    """Return game → choice → seeds of the matches that are kept as witnesses."""
    return tomllib.loads(WITNESSES.read_text("utf-8"))


def keep_witnesses(games_: list[str], most: int, *, pairs: bool) -> None:
    """Find the witnesses of some games, write them, and print what is missing.

    most: greatest seed
    pairs: whether to find those of two choices together, too
    """
    kept = read_witnesses() if WITNESSES.is_file() else {}
    for game in games_:
        kept[game] = {}
        for choice in choices_of(game) if pairs else [Choice(game), *single_choices(game)]:
            kept[game][str(choice)], missing = find_witnesses(choice, most)
            if missing:
                print(f"{game}: {choice}: nothing cites {', '.join(sorted(missing))}", flush=True)
    lines = [HEAD]
    for game, rows in sorted(kept.items()):
        lines += ["", f"[{game}]", *(f'"{name}" = {seeds}' for name, seeds in rows.items() if seeds)]
    WITNESSES.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """Check the choices of some games, print what is wrong, and return 1 if something is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--keep", type=int, metavar="MOST", help="find witnesses among the seeds below MOST, and keep them"
    )
    parser.add_argument("--alone", action="store_true", help="each choice alone, without pairs")
    given = parser.parse_args(arguments)
    if given.keep:
        keep_witnesses(given.games, given.keep, pairs=not given.alone)
        return 0
    wrong = False
    for game in given.games:
        for choice in choices_of(game):
            found = cited_by_examples(choice).union(*deals(choice, given.seed, given.deals))
            cited, uncited = found & choice.omitted, choice.citable - found
            wrong = wrong or bool(cited or uncited)
            print(f"{game}: {choice}: cited though omitted: {sorted(cited)}; not cited: {sorted(uncited)}", flush=True)
    return int(wrong)


if __name__ == "__main__":
    raise SystemExit(main())
