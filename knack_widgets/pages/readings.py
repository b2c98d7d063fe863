"""Other readings as page data: the source's words, the readings, and their effects."""

from __future__ import annotations

from collections.abc import Callable

from ..rulebook.labels import clause_label, game_name
from ..rulebook.numbers import count, number, percent
from ..rulebook.rulings import is_explanation, load_rulings
from ..rulebook.speech import Speaker
from ..rules import games
from ..rules.core.readings import OURS
from ..study.ledger.difference import Difference
from ..study.ledger.entries import entries
from ..study.ledger.notes import note_of
from .readings_data import CountedReading, DealNote, OtherReading, OwnReading, Question, ReadingData, RulingRow


def reading_data(game: str, ruling: str, lang: str) -> ReadingData:
    """Return the data of a ruling with several readings. Raise KeyError if it does not exist."""
    reading = games[game].readings[ruling]
    speak, texts = Speaker(lang, games[game].start().setup), reading.texts(lang)
    note = own_name(game, ruling, speak)
    ours: OwnReading = {"value": OURS, "name": OURS.upper(), "says": texts.values[OURS], "note": note}
    others = [_value(game, ruling, value, texts.values[value], speak) for value in reading.values[1:]]
    if is_explanation(game, ruling, reading.clause):
        others = [{**other, "note": speak.ui("readings_variant_note")} for other in others]
    return {
        "id": ruling,
        "game": game,
        "clause": reading.clause,
        "told": [
            {"head": speak.ui(f"readings_{name}"), "text": text}
            for name, text in (("source", texts.source), ("why", texts.why), ("who", texts.who))
        ],
        "ours": ours,
        "others": others,
        "show": speak.ui("readings_show"),
        "title": speak.ui("readings"),
    }


def own_name(game: str, ruling: str, speak: Speaker) -> str:
    """Return the name of the book's reading.

    If the ruling only explains the source, the name says that this is the source's plain text.
    """
    return speak.ui(
        "readings_letter" if is_explanation(game, ruling, games[game].readings[ruling].clause) else "readings_ours"
    )


def _value(game: str, ruling: str, value: str, says: str, speak: Speaker) -> OtherReading:
    difference = entries(game).get((ruling, value))
    return {
        "value": value,
        "name": value.upper(),
        "says": says,
        "share": difference.share if difference else 0.0,
        "money": difference.money if difference else 0.0,
        "matters": matters(difference, speak),
        "parts": bool(difference and difference.first),
        "shown": deal_note(difference, speak.lang) if difference else None,
        "play": speak.ui("readings_play", value=value.upper()),
    }


def deal_note(difference: Difference, lang: str) -> DealNote | None:
    """Return title and note of the deal that shows the effect of a reading, or None."""
    note = note_of(difference, lang)
    return {"title": note.title, "note": note.note} if note else None


def matters(difference: Difference | None, speak: Speaker) -> str:
    """Return in words how often a reading changes a deal, by how much, and with which options."""
    if difference is None:
        return speak.ui("readings_uncounted")
    lang = speak.lang
    if not difference.share:
        said = [speak.ui("readings_never", deals=count(difference.deals, lang))]
    else:
        low, high = (percent(end, lang) for end in difference.interval)
        always = difference.share == 1
        said = (
            [speak.ui("readings_always")]
            if always
            else [speak.ui("readings_differs", share=percent(difference.share, lang), low=low, high=high)]
        )
        unit = next(iter(games[difference.game].start().score), "balance")
        amount = number(difference.money, lang)
        same = amount == number(0, lang)
        said.append(speak.ui(f"readings_{unit}_same") if same else speak.ui(f"readings_{unit}", amount=amount))
    if difference.options:
        said.append(
            speak.ui(
                "readings_options",
                options=speak.as_list([_option(*each, speak) for each in difference.options.items()]),
            )
        )
    return " ".join(said)


def _option(name: str, value: object, speak: Speaker) -> str:
    if name == "players":
        return speak.ui("readings_players", count=value)
    label = speak.option(name)
    if value is True:
        return label
    return f"{label}: {speak.option(f'{name}-{value}') if isinstance(value, str) else value}"


# -- the page of open questions


def questions(chosen: tuple[str, ...], lang: str, page: Callable[[str], str]) -> list[Question]:
    """Return all other readings of some games, sorted by the size of their effect.

    A variant that contradicts the source's plain text is not an open question and is left out. `page` returns the
    address of a game's page, or an empty text if there is no such page: then a question has no links.
    """
    items: list[Question] = []
    for game in chosen:
        address = page(game)
        for ruling, reading in games[game].readings.items():
            if is_explanation(game, ruling, reading.clause):
                continue
            data = reading_data(game, ruling, lang)
            href = address and f"{address}?lang={lang}&clause={reading.clause}&reading={ruling}"
            items += [
                {
                    "id": ruling,
                    "game": game,
                    "told": data["told"],
                    "show": data["show"],
                    "name": game_name(game, lang),
                    "label": clause_label(game, reading.clause, lang),
                    "href": href,
                    "tables": f"{href}.{other['value']}" if address and other["parts"] else "",
                    "ours": data["ours"],
                    "other": other,
                }
                for other in data["others"]
            ]
    return sorted(items, key=lambda one: (-one["other"]["share"], -one["other"]["money"]))


def rulings(chosen: tuple[str, ...], lang: str, page: Callable[[str], str]) -> list[RulingRow]:
    """Return all rulings of some games: place, kind, and the counts of their readings."""
    rows: list[RulingRow] = []
    for game in chosen:
        facts = games[game]
        speak, address = Speaker(lang, facts.start().setup), page(game)
        where = {id_: clause.id for clause in reversed(tuple(facts.clauses.values())) for id_ in clause.rulings}
        for ruling in load_rulings(game).values():
            clause = where[ruling.id]
            rows.append(
                {
                    "id": ruling.id,
                    "game": game,
                    "name": game_name(game, lang),
                    "label": clause_label(game, clause, lang),
                    "href": address and f"{address}?lang={lang}&clause={clause}",
                    "kind": speak.ui(f"questions_kind_{ruling.kind}"),
                    "counted": [_count_line(game, ruling.id, value, lang) for value in ruling.values[1:]],
                    "note": speak.ui("questions_unread") if ruling.unread else "",
                }
            )
    return rows


def _count_line(game: str, ruling: str, value: str, lang: str) -> CountedReading:
    difference = entries(game).get((ruling, value))
    if difference is None:
        return {"name": value.upper(), "share": "–", "interval": "", "money": "–"}
    low, high = (percent(end, lang) for end in difference.interval)
    return {
        "name": value.upper(),
        "share": percent(difference.share, lang),
        "interval": f"{low} – {high}",
        "money": number(difference.money, lang),
    }
