"""A position in words, made only from a view, so that hidden cards stay hidden.

`position` replaces the picture of a table if a picture cannot be shown (in a widget's repr, or in the stored games of
the tests). It returns several short lines, the same at every run. Pages show parts of it: `caption`, `phase_words`,
`status` and `seat_words`. All functions with `lang` raise ValueError for a language that the book does not have.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.core.cards import SeenTrick
from ..rules.core.scene import Note, Scene, SeatNotes
from ..rules.core.view import View
from .heaps import heap_lines, pile_words
from .labels import departures
from .languages import check_lang
from .names import capital, money
from .speech import Speaker

__all__ = [
    "caption",
    "lying_words",
    "note_words",
    "phase_words",
    "position",
    "seat_notes",
    "seat_words",
    "status",
]


def caption(view: View, lang: str, you: int | None = None, *, why: bool = True) -> str:
    """Describe the position in one sentence, without a full stop.

    view: the view to describe
    lang: the language
    you: the reader's seat, or None
    why: whether to add the clause's reason for the turn, as in `status`
    """
    speaker = _speaker(view, lang, you)
    facts = {"title": _title(speaker, view), "status": _status(speaker, view, why=why)}
    if trump := view.scene.trump:
        return speaker.say("caption-trump", facts | {"suit": trump}, view.phase)
    return speaker.say("caption", facts, view.phase)


def phase_words(view: View, lang: str) -> str:
    """Return the phase of the match in words: the first trick, the bidding, after deal 2.

    view: the view to describe
    lang: the language
    """
    return capital(_phase(_speaker(view, lang), view))


def status(view: View, lang: str, you: int | None = None, *, why: bool = True) -> str:
    """State whose turn it is and for which action, without a full stop.

    view: the view to describe
    lang: the language
    you: the reader's seat, which is addressed as "you" if it has to act, or None
    why: whether to add the clause's reason for the turn; False if the reason would answer an exercise's question
    """
    speaker = _speaker(view, lang, you)
    text = _status(speaker, view, why=why)
    # a name that begins with a small letter is not changed
    named = view.turn is not None and text.startswith(speaker.seat(view.turn))
    return text if named else capital(text)


def seat_words(view: View, seat: int, lang: str) -> str:
    """Return in words a seat's part in this deal: has knocked, has folded, is in.

    Return ``""`` when the match is over.

    view: the view to describe
    seat: the seat
    lang: the language
    """
    return _standing_words(_speaker(view, lang), view, seat)


def _standing_words(speaker: Speaker, view: View, seat: int) -> str:
    standing = view.scene.seats[seat].standing
    return note_words(standing, speaker, "seat_") if standing else ""


def note_words(note: Note, speaker: Speaker, kind: str = "") -> str:
    """Return a note about a seat in words.

    note: the note
    speaker: the speaker that puts it into words
    kind: prefix of the message's id, such as ``seat_``
    """
    return speaker.ui(f"{kind}{note.name}", **note.facts)


def seat_notes(view: View, seat: int, lang: str, you: int | None = None) -> list[str]:
    """Return all words about a seat except its cards: its part in the deal and its notes.

    view: the view to describe
    seat: the seat
    lang: the language
    you: the reader's seat, or None
    """
    speaker, seen = _speaker(view, lang, you), view.scene.seats[seat]
    standing = [note_words(seen.standing, speaker, "seat_")] if seen.standing else []
    return [*standing, *_notes(speaker, seen)]


def lying_words(view: View, lang: str, you: int | None = None) -> list[str]:
    """Describe the table without its seats, in lines: the middle, the tricks, the money.

    view: the view to describe
    lang: the language
    you: the reader's seat, or None
    """
    speaker, scene = _speaker(view, lang, you), view.scene
    return [*_centre(speaker, view, scene), *_tricks(speaker, scene), *_money(speaker, scene)]


def position(view: View, lang: str, you: int | None = None, *, why: bool = True) -> str:
    """Describe the position in several short lines, without a line break at the end.

    view: the view to describe
    lang: the language
    you: the reader's seat, or None
    why: whether to add the legal moves, the reasons and who wins the trick; False if they would answer an exercise's
        question
    """
    speaker, scene = _speaker(view, lang, you), view.scene
    lines = [_title(speaker, view)]
    lines += departures(speaker)
    if scene.heap is None or view.chance != "deal":
        lines += _centre(speaker, view, scene)
        lines += [_seat(speaker, scene, seat) for seat in range(len(scene.seats))]
        lines += _tricks(speaker, scene, winner=why)
        lines += _money(speaker, scene)
    lines.append(status(view, lang, you, why=why))
    if view.moves and why:
        moves = ", ".join(speaker.brief(move) for move in view.moves)
        lines.append(f"{speaker.say('position-moves', {}, '')} {moves}")  # Fluent fills in 2,500 characters at most
    return "\n".join(lines)


def _speaker(view: View, lang: str, you: int | None = None) -> Speaker:
    return Speaker(check_lang(lang), view.setup, you)


def _title(speaker: Speaker, view: View) -> str:
    game = view.setup.game
    facts = {"game": game.names[speaker.lang], "deals": view.deals, "phase": _phase(speaker, view)}
    # between two deals the words of the phase already name the deal
    return speaker.say("position-title" if view.turn is None else "position-deal", facts, game.id)


def _phase(speaker: Speaker, view: View) -> str:
    trick = view.scene.trick
    facts = {"deals": view.deals, "number": trick.number if trick else 0}
    return speaker.say(f"phase-{view.phase}.name", facts, view.phase)


def _status(speaker: Speaker, view: View, *, why: bool = True) -> str:
    asked = view.scene.asked
    owing = asked.owing
    others = [speaker.seat(seat) for seat in owing if seat != speaker.you]
    facts = {
        "you": "yes" if view.turn is not None and view.turn == speaker.you else "no",
        "seat": view.turn,
        "deals": view.deals,
        "leading": "yes" if asked.leading else "no",
        "amount": asked.amount,
        "round": asked.round,
        # for games in which a player ends the round, or asks the other players
        "second": "yes" if asked.second else "no",
        "last": "yes" if asked.last else "no",
        "asker": None if asked.asker is None else speaker.seat(asked.asker),
        "asking": "yes" if asked.asker is not None and asked.asker == speaker.you else "no",
        # for games in which all may act: the seats that must draw before play goes on, and the same without the
        # reader's
        "owing": speaker.as_list([speaker.seat(seat) for seat in owing]) if owing else "none",
        "others": speaker.as_list(others) if others else "none",
        "you_owe": "yes" if speaker.you in owing else "no",
        "own_draw": "yes" if owing == (view.turn,) else "no",
        # several clauses may give a seat the turn; some of them have messages of their own
        "by": next((str(event[-1]).replace(".", "-") for event in view.events if why and event[0] == "turn"), "none"),
    }
    return speaker.say(f"phase-{view.phase}.status", facts, view.phase)


def _centre(speaker: Speaker, view: View, scene: Scene) -> list[str]:
    """Return the lines about dealer, trump, open cards in the middle, talon and heap."""
    lines = []
    upcards = scene.row("upcard")
    if scene.dealer is not None:
        shorts = " ".join(speaker.short(card) for card in upcards if card)
        facts = {"dealer": speaker.place(scene.dealer), "suit": scene.trump, "short": shorts}
        key = "position-dealer"
        if upcards:
            key = "position-up" if scene.trump else "position-up-open"
        lines.append(speaker.say(key, facts, shorts or str(scene.dealer)))
    if view.turn is not None:
        lines += _rows(speaker, scene)
        if (talon := scene.stock("talon")) is not None:
            lines.append(speaker.say("position-talon", {"count": talon}, str(talon)))
    return lines + (heap_lines(scene, speaker) if scene.heap else [])


def _rows(speaker: Speaker, scene: Scene) -> list[str]:
    """Return the lines about the rows of cards.

    These are the piles to choose from, the open middle with the stock, and the game's own rows.
    """
    lines = []
    for number, row in enumerate((row for row in scene.rows if row.name == "pile"), 1):
        short = " ".join(speaker.short(card) for card in row.cards if card)
        short = short or speaker.say("position-face-down", {}, "?")
        lines.append(speaker.say("position-pile", {"number": number, "short": short}, short))
    if middle := scene.row("middle"):
        short = " ".join(speaker.short(card) for card in middle if card)
        lines.append(speaker.say("position-middle", {"short": short, "count": scene.stock("stock")}, short))
    for row in scene.own_rows:
        short = " ".join(speaker.short(card) for card in row.cards if card)
        short = short or speaker.say("position-no-cards", {}, "0")
        lines.append(speaker.say("position-row", {"name": speaker.ui(f"row_{row.name}"), "short": short}, short))
    return lines


def _seat(speaker: Speaker, scene: Scene, seat: int) -> str:
    """Return the line about a seat: its part in the deal, its hand, its piles and its notes."""
    seen, hand = scene.seats[seat], scene.hands[seat]
    items = [note_words(seen.standing, speaker, "seat_")] if seen.standing else []
    shown = hand.arranged if hand else None
    if shown is not None:
        items.append(" ".join(map(speaker.short, shown)) or speaker.say("position-no-cards", {}, "0"))
    elif hand:
        items.append(speaker.ui("cards", count=hand.count))
    piles = enumerate(scene.piles[seat] if scene.piles else ())
    items += [pile_words(pile, number, speaker) for number, pile in piles if pile.up or pile.down]
    items += _notes(speaker, seen)
    return speaker.say("position-seat", {"seat": speaker.place(seat), "items": ", ".join(items)}, str(seat))


def _notes(speaker: Speaker, seen: SeatNotes) -> Iterator[str]:
    for note in seen.notes:
        if note.name == "balance":
            balance = money(int(note.facts["amount"]))
            yield speaker.say("position-balance", {"amount": balance}, balance)
        elif not note.aside:
            yield note_words(note, speaker)


def _tricks(speaker: Speaker, scene: Scene, *, winner: bool = True) -> list[str]:
    """Return the lines about the last finished trick and the running trick; `winner`: whether to add who wins it."""
    running = "position-trick" if winner else "position-open-trick"
    tricks = (("position-last-trick", scene.last), (running, scene.trick))
    return [
        speaker.say(key, {"number": trick.number, "cards": _cards(speaker, trick.plays), "seat": trick.winning}, "")
        for key, trick in tricks
        if trick and trick.plays
    ]


def _cards(speaker: Speaker, trick: SeenTrick) -> str:
    covered = speaker.say("position-face-down", {}, "?")
    shown = []
    for seat, card, face_down in trick:
        short = " ".join(([speaker.short(card)] if card else []) + ([covered] if face_down else []))
        shown.append(speaker.say("position-card", {"seat": speaker.place(seat), "short": short}, str(seat)))
    return ", ".join(shown)


def _money(speaker: Speaker, scene: Scene) -> list[str]:
    amounts = scene.money
    if amounts is None or amounts.stake is None:
        return []
    lines = []
    if amounts.betar:
        betar = [str(value) for value in amounts.betar]
        if amounts.going:
            betar[0] = speaker.say("position-going", {"amount": betar[0]}, betar[0])
        facts = {"betar": ", ".join(betar), "stake": amounts.stake}
        lines.append(speaker.say("position-betar", facts, str(amounts.betar)))
    else:
        key = "position-stake" if amounts.betar is None else "position-no-betar"
        lines.append(speaker.say(key, {"stake": amounts.stake}, str(amounts.stake)))
    if amounts.pot:
        lines.append(speaker.say("position-pot", {"amount": amounts.pot}, str(amounts.pot)))
    return lines
