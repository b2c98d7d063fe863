"""Find and keep matches that cite each clause that stands and can be cited, under options and readings.

``python -m tools.edition_witnesses knack`` finds them for each option value, each reading and each pair of them, and
prints what nothing cites.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from knack_widgets.rulebook.conditions import TextSettings
from knack_widgets.rulebook.examples import examples
from knack_widgets.rules import IllegalMove, Position, Record, State, games
from knack_widgets.rules.core.errors import RulesError

from .editions import Choice, choices_of, cited_in, deals, play_citing, single_choices

WITNESSES: Final = Path(__file__).parents[1] / "tests" / "rulebook" / "witnesses.toml"
RECORDS: Final = WITNESSES.with_name("witness_records.toml")
HEAD: Final = (
    "# Seeds of matches that cite what the worked examples do not cite: `python -m tools.edition_witnesses GAME`."
)
DEALS_PER_MATCH = 4
ALSO_PLAYED: Final[Mapping[str, Mapping[str, Any]]] = {"knaker": {"decks": 2}}
"""Option values that many players always play with, whatever is chosen: more than six always use two packs."""


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
                state = play_citing(state, move, cited)
    except RulesError:
        pass
    return cited


def cited_by_kept_records(choice: Choice) -> set[str]:
    """Return the clauses that the kept records cite whose choice is this one or a part of it.

    A record of a game with more packs than the choice names counts for the clauses that stand (`ALSO_PLAYED`).
    """
    cited: set[str] = set()
    parts = {f"{name} {value}" for name, value in {**choice.options, **choice.readings}.items()}
    for kept in tomllib.loads(RECORDS.read_text("utf-8")).get(choice.game, ()):
        if parts.issuperset(kept["choice"].split(", ")):
            position = Position.parse(kept["position"]).with_setup(choice.options, (), choice.readings)
            state: State = position.start()
            with suppress(IllegalMove):
                for move in kept["moves"]:
                    cited |= cited_in(state, [move])
                    state = play_citing(state, move, cited)
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
    """Find the witnesses of some games, and keep them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+")
    parser.add_argument("--most", type=int, default=200, help="greatest seed")
    parser.add_argument("--alone", action="store_true", help="each choice alone, without pairs")
    given = parser.parse_args(arguments)
    keep_witnesses(given.games, given.most, pairs=not given.alone)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
