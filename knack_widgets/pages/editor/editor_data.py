"""All data of the editor's page, made from a reader's session."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import quote

from ...rulebook.labels import game_name
from ...rules import Position
from ...rules.core.cards import Played
from ..setup import option_data
from ..setup_data import OptionData
from .answer_data import AnswerData, Question, allowed_text, answer_data, question_data
from .field_data import Choice, Control, list_controls
from .opening import games_to_lay_out, phases_of
from .page_data import Tile, Words, Zone, fault_texts, list_zones, pack_tiles, situation_text
from .session import Session


@dataclass(frozen=True, slots=True)
class EditorData:
    """All that the editor's page shows, in one language.

    games: game → name, and whether it is laid out
    players: the numbers of players, and whether each is the situation's
    phases: phase → name, and whether it is the situation's
    zones: the places that are asked for
    controls: the fields that are asked for before the hands, and the turn
    later_controls: the fields that are asked for after the hands
    more_zones: places that may be given
    more_controls: fields that may be given
    shows_others: whether the further fields are among these
    options: the options of the match
    names: the names of the players
    tiles: the pack, in rows
    into: the name of the place into which cards are put
    picked: the card that is picked up, in words, or None; and whether it lies in a trick, face down or not
    question: what may be asked
    answer: the answer, or None
    allowed: the allowed moves in words, if all were asked about, else empty
    general: faults of the whole situation
    is_whole: whether a move can be asked about
    working: whether an answer is being worked out
    said: the message about the last change
    can_undo, can_redo: whether there is something to undo, to do again
    links: name → address or text to copy
    from_view: whether the situation comes from a view of a match
    is_mirrored: whether the hands stand in the other direction
    """

    games: tuple[Choice, ...]
    players: tuple[Choice, ...]
    phases: tuple[Choice, ...]
    zones: Sequence[Zone]
    controls: Sequence[Control]
    later_controls: Sequence[Control]
    more_zones: Sequence[Zone]
    more_controls: Sequence[Control]
    shows_others: bool
    options: Sequence[OptionData]
    names: Sequence[str]
    tiles: Sequence[Sequence[Tile]]
    into: str
    picked: str | None
    picked_down: bool | None
    seats: tuple[Choice, ...]
    question: Question
    answer: AnswerData | None
    allowed: str
    general: tuple[str, ...]
    is_whole: bool
    working: bool
    said: str
    can_undo: bool
    can_redo: bool
    links: Mapping[str, str]
    from_view: bool
    is_mirrored: bool


def editor_data(
    session: Session,
    lang: str,
    page: Callable[[str], str],
    query: Callable[[Position], str | None],
    rooms: str | None = None,
) -> EditorData:
    """Return the data of the page for a session.

    lang: the language
    page: returns the address of a page of the book
    query: returns the query that opens a position, or None if it would be too long
    rooms: the address of the page with rooms, or None
    """
    draft, words = session.draft, Words(session.draft, lang)
    faults, game = fault_texts(words), draft.setup.game
    seats = tuple(Choice(str(seat), words.speaker.seat(seat), False) for seat in range(draft.seats))
    picked = _picked_card(session)
    values = draft.setup.options
    options: list[OptionData] = [
        {**option_data(option, words.speaker), "value": values[option.name]}
        for option in game.options.values()
        if not option.seats
    ]
    working = session.working
    more, first = _further_fields(session), _first_fields(draft.asked)
    return EditorData(
        games=tuple(Choice(id_, game_name(id_, lang), id_ == draft.game) for id_ in games_to_lay_out()),
        players=tuple(Choice(str(count), str(count), count == draft.seats) for count in game.players),
        phases=tuple(Choice(phase, words.phase(phase), phase == draft.phase) for phase in _phases(session)),
        zones=list_zones(session, words, faults, draft.asked),
        controls=list_controls(words, faults, first),
        later_controls=list_controls(words, faults, [name for name in draft.asked if name not in first]),
        more_zones=list_zones(session, words, faults, more),
        more_controls=list_controls(words, faults, more),
        shows_others=session.shows_others,
        options=options,
        names=[name or "" for name in draft.setup.names],
        tiles=pack_tiles(draft, words),
        into=words.say("into", place=words.field(session.place)) if session.place else "",
        picked=words.say("picked", card=words.card(_code(picked))) if picked is not None else None,
        picked_down=picked.face_down if isinstance(picked, Played) else None,
        seats=seats,
        question=question_data(session, words),
        answer=answer_data(session, words, page),
        allowed=allowed_text(session, words),
        general=faults.get("", ()),
        is_whole=not draft.faults,
        working=working,
        said=_message(session, words),
        can_undo=bool(session.past),
        can_redo=bool(session.future),
        links=_links(session, words, page, query, rooms),
        from_view=session.from_view,
        is_mirrored=session.is_mirrored,
    )


def _first_fields(asked: Sequence[str]) -> list[str]:
    """Return the fields above the table: those that are asked for before the hands, and the turn."""
    before = asked[: asked.index("hands")] if "hands" in asked else asked
    return [name for name in asked if name in before or name == "turn"]


def _further_fields(session: Session) -> tuple[str, ...]:
    """Return the fields that may be given; a field stays where it is when it is given."""
    draft = session.draft
    if not session.shows_others:
        return draft.offered
    rare = [name for name in draft.fields.form.rarely.get(draft.phase, ()) if name in draft.offered]
    rest = {*draft.offered, *draft.others} - {*rare}
    return (*rare, *(name for name in draft.fields.kinds if name in rest))


def _phases(session: Session) -> tuple[str, ...]:
    phases = phases_of(session.draft.setup.game)
    return phases if session.draft.phase in phases else (*phases, session.draft.phase)


def _picked_card(session: Session) -> object:
    if session.picked is None:
        return None
    place, at = session.picked
    zone = session.draft.zone(place)
    return zone[at] if at < len(zone) else None


def _code(card: object) -> str | None:
    return card.card if isinstance(card, Played) else str(card)


def _message(session: Session, words: Words) -> str:
    key, facts = session.said
    if not key:
        return ""
    texts: dict[str, object] = {}
    for name, fact in facts.items():
        if name == "cards":
            texts[name] = words.speaker.as_list([words.card(card) for card in fact])
        elif name == "card":
            texts[name] = words.card(fact)
        elif name in ("place", "next", "field"):
            texts[name] = words.field(fact)
        elif name == "phase":
            texts[name] = words.phase(fact)
        elif name == "game":
            texts[name] = game_name(fact, words.lang)
        else:
            texts[name] = fact
    return words.say(f"said_{key}", **texts)


def _links(
    session: Session,
    words: Words,
    page: Callable[[str], str],
    query: Callable[[Position], str | None],
    rooms: str | None,
) -> Mapping[str, str]:
    """Return the link to this situation, its text, and the address of the table on which play goes on.

    A table is left out if the game has no page here. Without a page of the editor the link leads to the page that it
    is on.
    """
    draft = session.draft
    links = {"text": _full_text(session, words)}
    if session.match is not None:
        match = f"{rooms}/{session.room}" if rooms and session.room else page(session.match)
        if match:
            links["match"] = f"{match}?lang={words.lang}"
    if isinstance(draft.position, Position) and (asked := query(draft.position)):
        ask = f"&ask={quote(session.asked)}" if session.asked else ""
        links["link"] = f"{page('settle')}?{asked}{ask}"
        if not draft.faults and (table := page(draft.game)):
            links["play"] = f"{table}?{asked}"
    return links


def _full_text(session: Session, words: Words) -> str:
    lines = [situation_text(session, words)]
    if session.answer is not None:
        label = words.speaker.move_name(session.answer.move)
        lines.append(words.say("asked", seat=words.speaker.seat(session.asking_seat), move=label))
        lines.append(session.answer.explain(words.lang))
    return "\n".join(lines)
