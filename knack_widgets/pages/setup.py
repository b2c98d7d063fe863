"""The set-up of a match as page data: its players and options."""

from __future__ import annotations

from collections.abc import Mapping

from ..players import PLAYERS
from ..rulebook.speech import Speaker
from ..rules.core.options import Option, Value, chosen_values
from .seats import CONTROLS, ME, can_forget
from .setup_data import OptionData, SetupData
from .sight import Sight


def setup(sight: Sight, speak: Speaker) -> SetupData:
    """Return the players and options of the match as page data (the widget trait `setup`)."""
    values = sight.line.opening.setup.options
    listed = [
        control
        for control in CONTROLS
        if control in (ME, *sight.controls) or PLAYERS[control].speaks or can_forget(sight.game)
    ]
    return {
        "players": [
            {"seat": seat, "name": speak.seat(seat), "control": control} for seat, control in enumerate(sight.controls)
        ],
        "minPlayers": sight.game.players.start,
        "maxPlayers": sight.game.players.stop - 1,
        "controls": [{"id": control, "label": speak.ui(f"control_{control}")} for control in listed],
        "manners": " · ".join(speak.ui(f"control_{control}_about") for control in listed if control != ME),
        "values": sight.view.scene.worth is not None,
        "dealer": sight.line.opening.setup.first,
        "cover": bool(sight.prefs["cover"]) if len(sight.people) > 1 else None,
        "options": [
            {**option_data(option, speak), "value": values[option.name], "clause": option.clause}
            for option in sight.game.options.values()
            if not option.seats
        ],
    }


def list_chosen(speak: Speaker, options: Mapping[str, Value], readings: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the (name, value) in words of the options and readings that are not the usual ones.

    options: the values of all options
    readings: ruling → letter; the name of a ruling has its letter
    """
    game = speak.setup.game
    return [
        *(
            (speak.option(name), value_words(speak, game.options[name], value))
            for name, value in chosen_values(game.options, options).items()
        ),
        *(
            (f"{ruling} {letter}", game.readings[ruling].texts(speak.lang).values[letter])
            for ruling, letter in readings.items()
        ),
    ]


def value_words(speak: Speaker, option: Option, value: Value) -> str:
    """Return the value of an option in words."""
    if isinstance(value, bool):
        return speak.say(f"exercise-{'true' if value else 'false'}", {}, str(value))
    if option.seats:
        return ", ".join(str(value))  # the number of each seat, from the first on
    return speak.option(f"{option.name}-{value}") if isinstance(value, str) else str(value)


def option_data(option: Option, speak: Speaker) -> OptionData:
    """Return an option for the page, in one language."""
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
