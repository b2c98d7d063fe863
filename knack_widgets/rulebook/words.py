"""A position in words: what a view shows, and nothing that it lacks.

`position` is the text that stands for a table where there is no picture (a widget's repr, golden games): several short
lines, the same at every run. `caption`, `phase_words`, `status` and `seat_words` are its parts that a page shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..rules.core.tricks import TrickView
from .heaps import heap_lines, seat_line
from .languages import check_lang
from .names import capital, money
from .speech import Speaker
from .telling import tell

if TYPE_CHECKING:
    from ..rules.core.tricks import Trick
    from ..rules.core.view import View

__all__ = ["bought_words", "caption", "phase_words", "position", "seat_words", "status", "tell"]


def caption(view: View, lang: str) -> str:
    """The position in one sentence, without a full stop."""
    speaker = _speaker(view, lang)
    facts = {"title": _title(speaker, view), "status": _status(speaker, view)}
    trump = view.trump if isinstance(view, TrickView) else None
    if trump:
        return speaker.say("caption-trump", facts | {"suit": trump}, view.phase)
    return speaker.say("caption", facts, view.phase)


def phase_words(view: View, lang: str) -> str:
    """Which stretch of the match it is: the first trick, the bidding, after deal 2."""
    return capital(_phase(_speaker(view, lang), view))


def status(view: View, lang: str) -> str:
    """Who is to do what, without a full stop. A reader with one seat is spoken to when that seat is to act."""
    speaker = _speaker(view, lang)
    text = _status(speaker, view)
    # a name keeps the letter its bearer writes it with
    named = view.turn is not None and text.startswith(speaker.seat(view.turn))
    return text if named else capital(text)


def seat_words(view: View, seat: int, lang: str) -> str:
    """How a seat stands in this deal: has knocked, has folded, is in; nothing when the match is over."""
    return _standing_words(_speaker(view, lang), view, seat)


def _standing_words(speaker: Speaker, view: View, seat: int) -> str:
    key = _standing(view, seat)
    placing: Any = getattr(view, "placing", ())
    return speaker.ui(key, place=dict(placing).get(seat, 0)) if key else ""


def bought_words(view: View, seat: int, speaker: Speaker) -> str:
    """How often a seat has bought in the deal that is on; nothing where it has not."""
    if not isinstance(view, TrickView) or view.turn is None or not view.bought or not view.bought[seat]:
        return ""
    return speaker.ui("bought", count=view.bought[seat])


def position(view: View, lang: str) -> str:
    """The position in several short lines, no line break at the end."""
    speaker = _speaker(view, lang)
    lines = [_title(speaker, view)]
    if isinstance(view, TrickView):
        lines += _centre(speaker, view)
        lines += [_seat(speaker, view, seat) for seat in range(len(view.counts))]
        lines += _tricks(speaker, view)
        lines += _money(speaker, view)
    elif hasattr(view, "middle"):
        lines += _middle(speaker, view)
        lines += [_holder(speaker, view, seat) for seat in range(len(view.counts))]
    elif hasattr(view, "face_up") and view.chance != "deal":
        seats = range(len(view.counts))
        lines += heap_lines(view, speaker)
        lines += [seat_line(view, seat, _standing_words(speaker, view, seat), speaker) for seat in seats]
    lines.append(status(view, lang))
    if view.moves:
        moves = ", ".join(speaker.brief(move) for move in view.moves)
        lines.append(speaker.say("position-moves", {"moves": moves}, moves))
    return "\n".join(lines)


def _speaker(view: View, lang: str) -> Speaker:
    return Speaker(check_lang(lang), view.setup)


def _title(speaker: Speaker, view: View) -> str:
    game = view.setup.game
    facts = {"game": game.names[speaker.lang], "deals": view.deals, "phase": _phase(speaker, view)}
    # a phase between two deals names its deal itself
    return speaker.say("position-title" if view.turn is None else "position-deal", facts, game.id)


def _phase(speaker: Speaker, view: View) -> str:
    number = len(view.laid) + 1 if isinstance(view, TrickView) else 0
    return speaker.say(f"phase-{view.phase}.name", {"deals": view.deals, "number": number}, view.phase)


def _status(speaker: Speaker, view: View) -> str:
    asks = getattr(view, "asks", None)
    facts = {
        "you": "yes" if view.turn is not None and view.seats == {view.turn} else "no",
        "seat": view.turn,
        "deals": view.deals,
        "leading": "no" if isinstance(view, TrickView) and view.trick else "yes",
        "amount": view.pot if isinstance(view, TrickView) else None,
        "round": view.round if isinstance(view, TrickView) else 0,
        # of games in which a round is ended, and in which somebody asks the others
        "second": "yes" if getattr(view, "second", False) else "no",
        "last": "yes" if getattr(view, "left", None) is not None else "no",
        "asker": None if asks is None else speaker.seat(asks),
        # of games in which all may act: who has to draw before the others go on
        "owing": _owing(speaker, view),
        # whose turn it is may be said by different clauses: some of them want words of their own
        "by": next((str(event[-1]).replace(".", "-") for event in view.events if event[0] == "turn"), "none"),
    }
    return speaker.say(f"phase-{view.phase}.status", facts, view.phase)


def _owing(speaker: Speaker, view: View) -> str:
    owing: Any = getattr(view, "owing", ())
    return speaker.listed([speaker.seat(seat) for seat in owing]) if owing else "none"


def _standing(view: View, seat: int) -> str | None:
    """The interface word for a seat's part in the deal."""
    found: tuple[str | None, ...] = getattr(view, "standing", ())
    standing = found[seat] if found else None
    return f"seat_{standing}" if standing else None


def _centre(speaker: Speaker, view: TrickView) -> list[str]:
    """Dealer, trump, upcards, talon."""
    shorts = " ".join(map(speaker.short, view.up))
    facts = {"dealer": view.dealer, "suit": view.trump, "short": shorts}
    lines = []
    if view.dealer is not None:
        key = "position-dealer"
        if view.up:
            key = "position-up" if view.trump else "position-up-open"
        lines.append(speaker.say(key, facts, shorts))
    if view.talon is not None and view.turn is not None:
        lines.append(speaker.say("position-talon", {"count": view.talon}, str(view.talon)))
    return lines


def _middle(speaker: Speaker, view: Any) -> list[str]:
    """Dealer, open middle, stock: where cards are exchanged and none are played."""
    lines = [speaker.say("position-dealer", {"dealer": view.dealer}, str(view.dealer))]
    if view.turn is None:
        return lines
    for number, pile in enumerate(view.piles, 1):
        short = " ".join(map(speaker.short, pile or ())) or speaker.say("position-face-down", {}, "?")
        lines.append(speaker.say("position-pile", {"number": number, "short": short}, short))
    if view.middle:
        short = " ".join(map(speaker.short, view.middle))
        lines.append(speaker.say("position-middle", {"short": short, "count": view.stock}, short))
    return lines


def _holder(speaker: Speaker, view: Any, seat: int) -> str:
    """A seat whose cards are worth something together."""
    standing = _standing(view, seat)
    items = [speaker.ui(standing)] if standing else []
    shown = view.hands[seat] or (view.shown[seat] if view.shown else None)
    if shown:
        items.append(" ".join(map(speaker.short, shown)))
        worth = view.result.values[seat] if view.result else view.values[seat]
        if worth is not None:
            items.append(speaker.ui("worth", value=worth))
    elif view.counts[seat]:
        items.append(speaker.ui("cards", count=view.counts[seat]))
    items.append(speaker.ui("score", wins=view.wins[seat], losses=view.losses[seat]))
    return speaker.say("position-seat", {"seat": seat, "items": ", ".join(items)}, str(seat))


def _seat(speaker: Speaker, view: TrickView, seat: int) -> str:
    standing = _standing(view, seat)
    items = [speaker.ui(standing)] if standing else []
    if view.turn is not None and seat in view.players_in:
        hand = view.hands[seat]
        if hand is None:
            items.append(speaker.ui("cards", count=view.counts[seat]))
        else:
            items.append(" ".join(map(speaker.short, hand)) or speaker.say("position-no-cards", {}, "0"))
    if view.tricks[seat] or view.phase == "play":
        items.append(speaker.ui("tricks", count=view.tricks[seat]))
    if bought := bought_words(view, seat, speaker):
        items.append(bought)
    balance = money(view.balances[seat])
    items.append(speaker.say("position-balance", {"amount": balance}, balance))
    return speaker.say("position-seat", {"seat": seat, "items": ", ".join(items)}, str(seat))


def _tricks(speaker: Speaker, view: TrickView) -> list[str]:
    """The last finished trick and the running one."""
    lines = []
    if view.laid:
        facts = {"number": len(view.laid), "cards": _cards(speaker, view.laid[-1]), "seat": view.takers[-1]}
        lines.append(speaker.say("position-last-trick", facts, ""))
    if view.trick:
        facts = {"number": len(view.laid) + 1, "cards": _cards(speaker, view.trick), "seat": view.winning}
        lines.append(speaker.say("position-trick", facts, ""))
    return lines


def _cards(speaker: Speaker, trick: Trick) -> str:
    covered = speaker.say("position-face-down", {}, "?")
    shown = []
    for seat, card, face_down in trick:
        short = " ".join(([speaker.short(card)] if card else []) + ([covered] if face_down else []))
        shown.append(speaker.say("position-card", {"seat": seat, "short": short}, str(seat)))
    return ", ".join(shown)


def _money(speaker: Speaker, view: TrickView) -> list[str]:
    stake = view.setup.options.get("stake")
    if stake is None:
        return []
    lines = []
    if view.bets:
        betar = [str(value) for value in view.bets]
        if view.going:
            betar[0] = speaker.say("position-going", {"amount": betar[0]}, betar[0])
        lines.append(speaker.say("position-betar", {"betar": ", ".join(betar), "stake": stake}, str(view.bets)))
    else:
        key = "position-no-betar" if view.with_betar else "position-stake"
        lines.append(speaker.say(key, {"stake": stake}, str(stake)))
    if view.pot:
        lines.append(speaker.say("position-pot", {"amount": view.pot}, str(view.pot)))
    return lines
