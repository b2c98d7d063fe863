"""The path of a newcomer through a game: five short steps, of which the shelf shows the next one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ..rulebook.bundles import messages
from ..rulebook.exercised_clauses import has_traps
from .page_links import find_page

PLAY: Final = "play"
"""The step that is no round: a match at the table."""
REFUSED: Final = "refused"
WHY: Final = "why"
ROUND: Final = "round"
TRAPS: Final = "traps"
ROUND_STEPS: Final = (REFUSED, WHY, ROUND, TRAPS)
"""The steps that are rounds of questions."""
STEPS: Final = (PLAY, *ROUND_STEPS)

Data = dict[str, object]


def path_data(game: str, lang: str, done: Iterable[str] = ()) -> list[Data]:
    """Return the steps of a game's path: each with its words, its address, and whether it is done or the next one.

    A game without a page here has no path.

    game: id of the game
    lang: the language
    done: the steps that the reader has done
    """
    address = find_page(game)
    if not address:
        return []
    say, known = messages(lang).say, frozenset(done)
    steps = [step for step in STEPS if step != TRAPS or has_traps(game)]
    after = next((step for step in steps if step not in known), None)
    base = f"{address}?lang={lang}"
    return [
        {
            "step": step,
            "words": say(f"ui-path_{step}", {}, step),
            "href": base if step == PLAY else f"{base}&practise={step}",
            "done": say("ui-path_done", {}, "✓") if step in known else "",
            "next": step == after,
        }
        for step in steps
    ]
