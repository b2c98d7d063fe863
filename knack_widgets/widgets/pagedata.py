"""The rest of the page as data: marks in the text, steps, set-up, notices, cards and words."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ..pages.cardart import back_svg, blank_svg, card_svg
from ..pages.line import ASIDE, FORMER
from ..pages.present import Data
from ..pages.seats import CONTROLS, ME, can_forget
from ..pages.standing import governing
from ..pages.story import told
from ..players import PLAYERS
from ..rulebook.bundles import messages
from ..rulebook.names import SIGNS, card_index, card_name
from ..rulebook.speech import Speaker
from ..rules.core.cards import CARDS
from ..rules.core.options import Option
from .assets import STATIC
from .desk import Desk


def marks(desk: Desk) -> Data:
    """The trait `marks`: clauses in force, refusing, chosen, and those that the last move brought into play."""
    judged = desk.judged
    last = desk.line.last
    happened = (
        [str(event[-1]) for event in last.after.events if event[0] != "turn"] if last and not last.verdict else []
    )
    return {
        "inForce": list(desk.view.in_force) if desk.prefs["marks"] else [],
        "refused": list(judged.clauses) if judged else [],
        "happened": list(dict.fromkeys(happened)),
        "focus": desk.focus,
        "follow": governing(desk) if desk.prefs["follow"] else None,
    }


def steps(desk: Desk, speak: Speaker) -> Data:
    """The trait `steps`."""
    line = desk.line
    return {
        "at": line.at,
        "count": len(line.steps),
        "deals": list(line.deals),
        "line": desk.lines.current,
        "label": label(desk, speak),
        "lines": _lines(desk, speak),
    }


def _lines(desk: Desk, speak: Speaker) -> list[Data]:
    """The lines to choose from: the one begun with, its variants, and the matches that a worked example or a new match
    laid aside.
    """
    main = speak.ui("line_example" if desk.example else "line_main")
    lines: list[Data] = [
        {"id": i, "label": speak.ui("line_variant", number=i + 1) if i else main} for i in range(len(desk.lines.lines))
    ]
    if desk.aside:
        lines.append({"id": ASIDE, "label": speak.ui("line_own")})
    if desk.former:
        lines.append({"id": FORMER, "label": speak.ui("line_former")})
    return lines


def label(desk: Desk, speak: Speaker) -> str:
    """The step that led here, in words."""
    step = desk.line.last
    if step is None:
        return speak.ui("step_start")
    return speak.ui("step_number", number=desk.line.at, text=told(desk, step, speak)[0][0])


def setup(desk: Desk, speak: Speaker) -> Data:
    """The trait `setup`."""
    values = desk.line.opening.setup.options
    return {
        "players": [
            {"seat": seat, "name": speak.seat(seat), "control": control} for seat, control in enumerate(desk.controls)
        ],
        "minPlayers": desk.game.players.start,
        "maxPlayers": desk.game.players.stop - 1,
        "controls": [
            {"id": control, "label": speak.ui(f"control_{control}")}
            for control in CONTROLS
            if control in (ME, *desk.controls) or PLAYERS[control].speaks or can_forget(desk.game)
        ],
        "values": desk.view.scene.worth is not None,
        "dealer": desk.line.opening.setup.first,
        "cover": bool(desk.prefs["cover"]) if len(desk.people) > 1 else None,
        "options": [
            {**option_data(option, speak), "value": values[option.name], "clause": option.clause}
            for option in desk.game.options.values()
            if not option.seats
        ],
    }


def option_data(option: Option, speak: Speaker) -> Data:
    """An option for the page, in one language."""
    kind = "bool" if option.choices == (False, True) else "choice" if option.choices else "int"
    return {
        "name": option.name,
        "label": speak.option(option.name),
        "type": kind,
        "choices": [
            {"value": c, "label": speak.option(f"{option.name}-{c}") if isinstance(c, str) else str(c)}
            for c in option.choices
        ]
        if kind == "choice"
        else [],
        "min": option.least,
        "step": option.multiple,
    }


def notice(desk: Desk) -> Data | None:
    """The trait `notice`."""
    if desk.notice is None:
        return None
    name, text = desk.notice.download or (None, None)
    answer = desk.notice.answer
    return {
        "serial": desk.noticed,
        "kind": desk.notice.kind,
        "text": desk.notice.text,
        "detail": desk.notice.detail,
        "download": {"name": name, "text": text} if name else None,
        "copy": desk.notice.copy,
        "answer": {"label": answer.label, "intent": {"do": answer.do, "id": answer.line}} if answer else None,
    }


@cache
def words(lang: str) -> dict[str, str]:
    """The trait `words`: every word that the page's modules use (they list them in ``static/words.txt``)."""
    glosses = [
        line.partition(" = ") for line in (STATIC / "words.txt").read_text("utf-8").splitlines() if " = " in line
    ]
    return {key: messages(lang).say(f"ui-{key}", {}, gloss) for key, _, gloss in glosses}


@lru_cache(maxsize=32)
def cards(pack: frozenset[str], lang: str, game: str | None = None) -> dict[str, Any]:
    """The trait `cards`: pictures and names of every card of a pack, as a game calls them, and the back."""
    found: dict[str, Any] = {
        card: {
            "svg": card_svg(card, card_index(lang, card)),
            "name": card_name(lang, card, game),
            "short": SIGNS.get(card[1], "") + card_index(lang, card),
        }
        for card in CARDS
        if card in pack
    }
    found["back"] = {"svg": back_svg(), "name": words(lang)["hidden_card"], "short": ""}
    found["blank"] = {"svg": blank_svg(), "name": words(lang)["hidden_card"], "short": ""}
    return found
