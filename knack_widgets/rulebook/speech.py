"""The speaker: an object that puts cards, seats, moves, events and reasons into words.

Facts of the rules are turned into words: a ``seat`` becomes the player's name, a card its name (`fact_words`). Cards,
suits and ranks may begin a sentence, so they are also passed with a capital letter (``card`` and ``Card``).

A reader who plays one seat is addressed as "you" (`you`), by further sentences of a message (Fluent attributes). The
attribute's name says which facts are the reader's seat: ``.you`` the fact `seat`; ``.you-payer`` (``.you-turn`` …)
another fact; ``.you-seat-owner`` two facts. ``.own`` means that `seat` and `owner` are the same player. So ``pays = {
$payer } pays { $seat }`` has ``.you-payer = You pay { $seat }``. Other attributes get the same words as suffixes:
``.cannot-you``, ``.allowed-own``. If there is no such attribute, the plain sentence with the player's name is used.
A message that would be wrong by another reading of a ruling has a replacement, such as ``duty-play-10-K-6-b``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, Final

from ..rules.core.cards import BIT, SUITS
from ..rules.core.facts import Setup
from ..rules.core.moves import Move
from .bundles import messages
from .fact_words import OPENERS, FactKind, kind_of
from .names import SIGNS, capital, card_index, card_name

Facts = Mapping[str, Any]
SEATS: Final = ("seat", "turn", "dealer")
"""Facts that are seats in every game, in the order in which attributes name them. Seats of a single game follow."""


class Speaker:
    """A speaker for one match and one language.

    Without `you` every seat is called by name. If a message is missing, a readable fallback is returned (a clause id, a
    move's text), with a warning.

    lang: the language
    setup: the set-up of the match: its game and the players' names
    you: the reader's seat, or None
    """

    def __init__(self, lang: str, setup: Setup, you: int | None = None) -> None:
        self.book = messages(lang, setup.game.id)
        self.lang = lang
        self.setup = setup
        self.you = you
        self._seats = (*SEATS, *setup.game.seat_facts)

    # -- words

    def has(self, key: str) -> bool:
        """Return whether there is a message or an interface text with this key."""
        return self.book.has(key) or self.book.has(f"ui-{key}")

    def card(self, card: str) -> str:
        """Return the spoken name of a card (hjärter sju, Herz-Sieben, the seven of hearts)."""
        return card_name(self.lang, card, self.setup.game.id)

    def index(self, card: str) -> str:
        """Return the printed index of a card: Kn, B, J, 10."""
        return card_index(self.lang, card)

    def short(self, card: str) -> str:
        """Return sign and index of a card: ♠10."""
        return SIGNS[card[1]] + self.index(card) if card[1] in SIGNS else self.card(card)

    def suit(self, suit: str) -> str:
        """Return the name of a suit."""
        return self.book.say(f"suit-{suit}", {}, suit)

    def rank(self, rank: str) -> str:
        """Return the name of a rank; a game may have a special name for jokers."""
        return self.book.say(f"rank-{rank}", {}, rank)

    def seat(self, seat: int) -> str:
        """Return the player's name ("Anna (2)" if two are called Anna), or the seat's number."""
        return self._names[seat] or self.say("seat-name", {"number": seat + 1}, str(seat))

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """The names of the players; equal names get their seat's number, a missing name is empty."""
        names = [" ".join((name or "").split()) for name in self.setup.names]
        times = Counter(name.casefold() for name in names)
        return tuple(
            f"{name} ({number})" if name and times[name.casefold()] > 1 else name
            for number, name in enumerate(names, 1)
        )

    def place(self, seat: int) -> str:
        """Return the label of a seat: the player's name, or "you" for a reader without a name."""
        return (
            self.ui("seat_you") if seat == self.you and not (self.setup.names[seat] or "").strip() else self.seat(seat)
        )

    def as_list(self, items: Iterable[str], join: str = "and") -> str:
        """Return words as a list in prose; `join`, ``and`` or ``or``, precedes the last word."""
        *rest, last = items
        if not rest:
            return last
        return self.say(f"join-{join}", {"list": ", ".join(rest), "item": last}, ", ".join((*rest, last)))

    # -- sentences

    def say(self, key: str, facts: Facts, fallback: str) -> str:
        """Return a message with its facts in words, in the form that addresses the reader.

        key: id of the message, or ``id.attribute``
        facts: facts of the rules, by name
        fallback: the text that is returned, with a warning, if the message is missing
        """
        if self.setup.readings:
            key = self._key_as_read(key)
        return self.book.say(self._key_for_reader(key, facts), self.words(facts), fallback)

    def _key_as_read(self, key: str) -> str:
        """Return the key of the message for the match's readings, or `key` without such a message."""
        name, _, attribute = key.partition(".")
        for ruling, value in self.setup.readings.items():
            other = f"{name}-{ruling}-{value}"
            if self.book.has(other):
                best = f"{other}.{attribute}" if attribute else other
                # ".also" gives the reason, so the other message replaces it; all other attributes are still correct
                return self.book.first(best, other if attribute == "also" else key)
        return key

    def _key_for_reader(self, key: str, facts: Facts) -> str:
        """Return `key` with the attribute for the reader or for an owner, if the message has it."""
        met = [name for name in self._seats if self.you is not None and facts.get(name) == self.you]
        joint = "-" if "." in key else "."
        wanted = [f"you-{'-'.join(met)}"] if len(met) > 1 else []
        wanted += ["you" if name == "seat" else f"you-{name}" for name in met]
        if facts.get("owner") is not None and facts["owner"] == facts.get("seat"):
            wanted.append("own")
        return self.book.first(*(f"{key}{joint}{name}" for name in wanted), key) if wanted else key

    def words(self, facts: Facts) -> dict[str, str | int]:
        """Return the facts of a message in words, by name."""
        in_words: dict[str, str | int] = {}
        for name, fact in facts.items():
            if fact is None:
                continue
            kind = None
            if name in self._seats and isinstance(fact, int):
                fact = self.seat(fact)
            elif kind := kind_of(name, fact):
                fact = self._word(kind, fact)
            in_words[name] = fact
            if kind or name in OPENERS:
                in_words[capital(name)] = capital(fact)
        return in_words

    def _word(self, kind: FactKind, fact: Any) -> str:
        """Return a card, cards, a suit or a rank in words."""
        if kind == "cards":
            return self.as_list(map(self.card, fact))
        return {"card": self.card, "suit": self.suit, "rank": self.rank}[kind](fact)

    def ui(self, key: str, **facts: Any) -> str:
        """Return an interface text."""
        return self.say(f"ui-{key}", facts, key)

    def option(self, name: str) -> str:
        """Return the label of one of the game's options."""
        return self.say(f"option-{name}", {}, name)

    # -- moves

    def move(self, move: Move, hidden: bool = False) -> str:
        """Return a move as a phrase for the log.

        move: the move
        hidden: whether to leave out the name of a card that is played face down
        """
        key = self._key(move)
        return self._say_move(f"{key}.hidden" if hidden and self.book.has(f"{key}.hidden") else key, move)

    def label(self, move: Move) -> str:
        """Return a move as the label of a button."""
        return self._say_move(f"{self._key(move)}.label", move)

    def here(self, move: Move) -> str:
        """Return a move as the label of a button beside the cards that it moves."""
        key = f"{self._key(move)}.here"
        return self._say_move(key if self.book.has(key) else f"{self._key(move)}.label", move)

    def brief(self, move: Move) -> str:
        """Return a move in its shortest form, for a list of moves."""
        return self._say_move(f"{self._key(move)}.brief", move)

    def move_name(self, move: Move) -> str:
        """Return the label of a move, in a form that distinguishes it from the other moves.

        It is the label, unless the label does not name the move's cards (because the button is pressed after choosing
        them). In this case it is the shortest form, with a capital letter.
        """
        label = self.label(move)
        named = all(self.card(arg).casefold() in label.casefold() for arg in move.args if arg in BIT)
        return label if named else capital(self.brief(move))

    def cannot(self, move: Move) -> str:
        """Return half a sentence that the move cannot be made; the reason completes it."""
        return self._say_move(f"{self._key(move)}.cannot", move)

    def say_allowed(self, move: Move) -> str:
        """Return a whole sentence that the move is allowed."""
        return self._say_move(f"{self._key(move)}.allowed", move)

    def _key(self, move: Move) -> str:
        """Return the id of a move's message: of its verb or verbs, or of the chance move."""
        verbs = self.setup.game.verbs
        if move.seat is None:
            return f"chance-{move.verb}" if verbs[move.verb].seated else f"verb-{move.verb}"
        return f"verb-{move.verb}-{move.args[0]}" if verbs[move.verb].wraps else f"verb-{move.verb}"

    def _say_move(self, key: str, move: Move) -> str:
        return self.say(key, self.move_facts(move), str(move))

    def move_facts(self, move: Move) -> dict[str, Any]:
        """Return the facts of a move: its seat, and its cards, suit or word.

        A single card also has its name, index and rank.
        """
        facts: dict[str, Any] = {"seat": move.seat}
        verb = self.setup.game.verbs[move.verb]
        if move.seat is None:
            # chance and the seats have some verbs in common
            return facts if verb.seated or not verb.facts else dict(verb.facts(move.args))
        if not move.args:
            return facts | {"count": 0, "cards": "", "shorts": ""}
        if verb.facts:
            facts |= {"word": move.args[0], **verb.facts(move.args)}
        cards = [arg for arg in move.args if arg in BIT]
        if not cards and verb.facts:
            return facts
        if not cards:
            return facts | (
                {"suit": move.args[0]} if move.args[0] in SUITS else {"word": move.args[0], "own": "", "other": ""}
            )
        facts |= {"count": len(cards), "shorts": " ".join(map(self.short, cards))}
        facts["cards"] = self.as_list(map(self.card, cards))
        if len(cards) == 2:
            facts |= {"word": "cards", "own": cards[0], "other": cards[1]}
        if len(cards) == 1:
            card = cards[0]
            facts |= {"card": card, "short": self.short(card), "rank": card[0]}
        return facts

    # -- events

    def event(self, event: tuple[Any, ...]) -> str:
        """Return an event as one sentence, without a full stop.

        A game may have a special message for the event if this clause causes it.
        """
        name, clause = str(event[0]), str(event[-1])
        key = f"event-{name}"
        best = self.book.first(f"{key}-{clause.replace('.', '-')}", key)
        game = self.setup.game
        known = game.event_facts(event) if name in game.events else {}
        return self.say(best, known, f"{name}: {' '.join(map(str, event[1:-1]))} ({clause})")

    def narrate(
        self,
        move: Move,
        events: Iterable[tuple[Any, ...]],
        *,
        hidden: bool = False,
        turns: bool = False,
        drawn: Iterable[str] = (),
        drawer: int | None = None,
    ) -> list[tuple[str, str | None]]:
        """Return a move and its consequences as sentences, each with its clause.

        The sentence about the move itself has None as its clause. A fact that is in both the move and an event is
        stated once, in the sentence about the event.

        move: the move
        events: the events that it caused
        hidden: whether to leave out the name of a card that is played face down
        turns: whether to add whose turn it is
        drawn: the cards that the move brought into the hand from face-down cards, if the reader may see them
        drawer: the seat with this hand
        """
        shown = [event for event in events if turns or event[0] != "turn"]
        kinds = self.setup.game.events
        same = next((e for e in shown if e[0] in kinds and kinds[e[0]].says_move(move)), None)
        said: list[tuple[str, str | None]] = []
        if not (same and kinds[same[0]].move == "same"):
            said.append((self.move(move, hidden), same[-1] if same else None))
        else:
            before = shown.index(same) + 1
            said += [(self.event(event), event[-1]) for event in shown[:before]]
            shown = shown[before:]
        if cards := [self.card(card) for card in drawn]:
            words = self.as_list(cards)
            said.append((self.say("told-drawn", {"seat": drawer, "cards": words}, words), None))
        return said + [(self.event(event), event[-1]) for event in shown if event is not same]
