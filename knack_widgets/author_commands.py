"""The subcommands for authors of games: write the package of a new game, and check one."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING

from .rules.core.names import FAMILIES

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace, _SubParsersAction

COMMANDS = ("new-game", "check")


def add_commands(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the subcommands to the parser."""
    new_game = commands.add_parser("new-game", help="write the package of a new game, which deals and has a page")
    new_game.add_argument("name", help="the game's name, such as Whist")
    new_game.add_argument("folder", nargs="?", type=Path, help="a folder that does not exist yet (default: its id)")
    new_game.add_argument(
        "--family", choices=FAMILIES, default=FAMILIES[0], help=f"the kind of game (default {FAMILIES[0]})"
    )
    new_game.set_defaults(run=_new_game)

    check = commands.add_parser("check", help="list what is missing or wrong in a game; exit 1 if anything is")
    check.add_argument("game", help="id of an installed game, or the folder of its package")
    check.add_argument("--write", action="store_true", help="write the golden files of the game first; read them then")
    check.set_defaults(run=_check)


def _new_game(args: Namespace) -> int:
    from .new_game import check_name, new_game

    id_ = check_name(args.name)  # before the package is written: in the current folder it is found afterwards
    paths = new_game(args.name, args.folder, args.family)
    for path in paths:
        print(path)
    project = next(path for path in paths if path.name == "pyproject.toml")
    print(f"\nNext:\n  pip install --editable {project.parent}\n  knack-widgets check {id_}\n  knack-widgets serve")
    return 0


def _check(args: Namespace) -> int:
    from .rulebook.folders import game_folder
    from .testing.check import faults_by_contract, game_of
    from .testing.faults import MAX_SHOWN_FAULTS
    from .testing.golden_contracts import write_goldens

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the faults name what is left out
        game_id = game_of(args.game)
        count = 0
        for path in write_goldens(game_id) if args.write else ():
            print(path)
        for contract, faults in faults_by_contract(game_id):
            for fault in faults[:MAX_SHOWN_FAULTS]:
                print(fault, flush=True)
            if more := faults[MAX_SHOWN_FAULTS:]:
                print(f"{contract.file}: … and {len(more)} more like these; mend these and check again", flush=True)
            count += len(faults)
    where = f" in {game_folder(game_id, '')}" if count else ""
    print(f"{game_id}: {count or 'no'} fault{'' if count == 1 else 's'}{where}", file=sys.stderr)
    return 1 if count else 0
