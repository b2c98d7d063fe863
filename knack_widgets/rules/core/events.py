"""Events: what a move brought about. An event is a tuple: name, facts in this order, id of the clause that says so.

The table names the facts, for the narration and for programs that read events; amounts are whole units of money.
"""

from __future__ import annotations

from typing import Any, Final

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "dealt": ("seat",),
    "up": ("card", "suit"),
    "aside": ("count",),
    "plays-for": ("amount",),
    "going": ("amount",),
    "several": ("count",),
    "lie": ("count",),
    "turn": ("seat",),
    "knocks": ("seat",),
    "folds": ("seat",),
    "wins": ("seat",),
    "as-tricks": ("seat", "count"),
    "face-down": ("seat",),
    "trick": ("seat",),
    "pays": ("payer", "seat", "amount", "count"),
    "share": ("seat", "amount", "count"),
    "bete": ("seat", "amount"),
    "apart": ("count",),
    "gone": (),
    "ante": ("seat", "amount"),
    "pushed": ("amount",),
    "pot": ("amount",),
    "talon": ("count",),
    "forced": (),
    "all-in": (),
    "swings": ("seat",),
    "passes": ("seat",),
    "off": (),
    "turned": ("card", "other"),
    "names-trump": ("seat", "suit"),
    "same-suit": ("suit",),
    "joins": ("seat",),
    "no-buying": (),
    "bought": (),
    "buys": ("seat", "count"),
    "stands": ("seat",),
    "round": ("number",),
    "talon-out": (),
    "blanked": ("seat",),
    "takes-pot": ("seat", "amount"),
    "takes": ("seat", "amount", "count"),
    "failed": ("seat",),
    "sets": ("seat", "count", "amount"),
    "pays-in": ("seat", "amount"),
    "merges": ("seat", "count", "amount"),
    "keeps": ("seat", "count"),
    "carried": ("amount",),
    "pot-out": (),
    "rivet": ("seat", "amount"),
    "first-dealer": ("seat",),
    "pooled": ("amount", "each"),
    "rest": ("amount",),
    "drew": ("seat", "card"),
    "again": ("count",),
    "rest-won": ("seat", "amount"),
    "ends": (),
}
"""Name → names of its facts."""


def facts(event: tuple[Any, ...]) -> dict[str, Any]:
    """The facts of an event by name.

    >>> facts(("trick", 2, "play.5"))
    {'seat': 2}
    """
    return dict(zip(EVENTS[event[0]], event[1:-1], strict=True))
