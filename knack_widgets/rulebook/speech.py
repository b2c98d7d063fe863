"""The speaker: cards, suits, seats, moves, events and reasons of one match in one language.

Facts of the rules are turned into words by their names (`_WORDS`): a ``card`` becomes its name, a ``seat`` the
player's. Words that may open a sentence are also given with a capital (``card`` and ``Card``).

A reader who plays one seat is spoken to (`you`). A message that has a seat among its facts says so in an attribute of
its own, a whole sentence: ``.you`` where ``$seat`` is the reader's, ``.you-payer`` (``.you-turn``, ``.you-owner`` …)
where another fact is, ``.you-seat-owner`` where two are; of an attribute, ``.cannot-you``, ``.allowed-you-owner``.
Without such an attribute the plain sentence is used, with the player's name. Where ``$seat`` and ``$owner`` are one
player, ``.own`` (``.allowed-own``) names that player once.

Where a ruling is read otherwise, a message that would be wrong has another beside it, ``duty-play-10-K-6-b``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..rules.core.cards import BIT, SUITS
from ..rules.core.facts import Setup
from ..rules.core.moves import Move
from .bundles import messages
from .names import SIGNS, capital, card_index, card_name

Facts = Mapping[str, Any]
SEATS: Final = ("seat", "turn", "dealer")
"""Facts that are seats in every game, in the order in which an attribute for two of them names them; then its own."""


class Speaker:
    """Speaks one language about one match: `setup` gives the game and the names, `you` the seat of whoever reads.

    Without `you` nobody is spoken to: every seat is called by name. Where the book has no words, something readable
    stands in (a clause id, a move's text), with a warning.
    """

    def __init__(self, lang: str, setup: Setup, you: int | None = None) -> None:
        self.book = messages(lang, setup.game.id)
        self.lang = lang
        self.setup = setup
        self.you = you
        self._seats = (*SEATS, *setup.game.seat_facts)

    # -- words

    def has(self, key: str) -> bool:
        """Whether there is such a message, or such an interface word."""
        return self.book.has(key) or self.book.has(f"ui-{key}")

    def card(self, card: str) -> str:
        """The spoken name: hjärter sju, Herz-Sieben, the seven of hearts; a joker may have a name of the game's own."""
        return card_name(self.lang, card, self.setup.game.id)

    def index(self, card: str) -> str:
        """The printed index: Kn, B, J, 10."""
        return card_index(self.lang, card)

    def short(self, card: str) -> str:
        """Sign and index: ♠10."""
        return SIGNS[card[1]] + self.index(card) if card[1] in SIGNS else self.card(card)

    def suit(self, suit: str) -> str:
        """The suit's name."""
        return self.book.say(f"suit-{suit}", {}, suit)

    def rank(self, rank: str) -> str:
        """The rank's name; a game may have one of its own for jokers."""
        return self.book.say(f"rank-{rank}", {}, rank)

    def seat(self, seat: int) -> str:
        """Return the player's name, or which seat it is if there is no name.

        Equal names are told apart by the number of the seat, as in "Anna (2)".
        """
        names = [" ".join((name or "").split()) for name in self.setup.names]
        name = names[seat]
        if not name:
            return self.say("seat-name", {"number": seat + 1}, str(seat))
        equal = [other for other in names if other.casefold() == name.casefold()]
        return f"{name} ({seat + 1})" if len(equal) > 1 else name

    def place(self, seat: int) -> str:
        """The label of a seat: the player's name, or for a reader without one that the seat is theirs."""
        return (
            self.ui("seat_you") if seat == self.you and not (self.setup.names[seat] or "").strip() else self.seat(seat)
        )

    def as_list(self, items: Iterable[str], join: str = "and") -> str:
        """Words as a list in prose; `join`, ``and`` or ``or``, stands before the last."""
        *rest, last = items
        if not rest:
            return last
        return self.say(f"join-{join}", {"list": ", ".join(rest), "item": last}, ", ".join((*rest, last)))

    # -- sentences

    def say(self, key: str, facts: Facts, fallback: str) -> str:
        """A message with the facts of the rules in words, spoken to the reader where it has an attribute for that."""
        if self.setup.readings:
            key = self._key_as_read(key)
        return self.book.say(self._key_for_reader(key, facts), self.words(facts), fallback)

    def _key_as_read(self, key: str) -> str:
        """The key of the message that stands for another where a ruling is read otherwise."""
        name, _, attribute = key.partition(".")
        for ruling, value in self.setup.readings.items():
            other = f"{name}-{ruling}-{value}"
            if self.book.has(other):
                best = f"{other}.{attribute}" if attribute else other
                # what else is said of it holds as it stands, but a reason is the same whether it comes first or not
                return self.book.first(best, other if attribute == "also" else key)
        return key

    def _key_for_reader(self, key: str, facts: Facts) -> str:
        """The key of the message, or of its attribute that speaks to the reader, or that names an owner once."""
        met = [name for name in self._seats if self.you is not None and facts.get(name) == self.you]
        joint = "-" if "." in key else "."
        wanted = [f"you-{'-'.join(met)}"] if len(met) > 1 else []
        wanted += ["you" if name == "seat" else f"you-{name}" for name in met]
        if facts.get("owner") is not None and facts["owner"] == facts.get("seat"):
            wanted.append("own")
        return self.book.first(*(f"{key}{joint}{name}" for name in wanted), key) if wanted else key

    def words(self, facts: Facts) -> dict[str, str | int]:
        """The facts that a message is formatted with, in words, by name."""
        found: dict[str, str | int] = {}
        for name, fact in facts.items():
            if fact is None:
                continue
            if name in self._seats and isinstance(fact, int):
                fact = self.seat(fact)
            elif name in _CARDS and fact in BIT:
                fact = self.card(fact)
            elif name in _SUITS:
                fact = self.suit(fact)
            found[name] = fact
            if name in _OPENERS:
                found[capital(name)] = capital(fact)
        return found

    def ui(self, key: str, **facts: Any) -> str:
        """An interface word or sentence."""
        return self.say(f"ui-{key}", facts, key)

    def option(self, name: str) -> str:
        """The label of one of the game's options."""
        return self.say(f"option-{name}", {}, name)

    # -- moves

    def move(self, move: Move, hidden: bool = False) -> str:
        """What was done, as a phrase for the log; `hidden`: a card played face down is not named."""
        key = self._key(move)
        return self._say_move(f"{key}.hidden" if hidden and self.book.has(f"{key}.hidden") else key, move)

    def label(self, move: Move) -> str:
        """What to do, as on a button."""
        return self._say_move(f"{self._key(move)}.label", move)

    def here(self, move: Move) -> str:
        """What to do, as on a button that stands beside the cards it is about."""
        key = f"{self._key(move)}.here"
        return self._say_move(key if self.book.has(key) else f"{self._key(move)}.label", move)

    def brief(self, move: Move) -> str:
        """The move in the shortest form, for a list of moves."""
        return self._say_move(f"{self._key(move)}.brief", move)

    def move_name(self, move: Move) -> str:
        """What to do, told apart from whatever else may be done: the label where it names the move's cards.

        Else, as of a button that is pressed when cards have been chosen, the shortest form, with a capital.
        """
        label = self.label(move)
        named = all(self.card(arg).casefold() in label.casefold() for arg in move.args if arg in BIT)
        return label if named else capital(self.brief(move))

    def cannot(self, move: Move) -> str:
        """That the move cannot be made: the first half of a sentence, which the reason completes."""
        return self._say_move(f"{self._key(move)}.cannot", move)

    def say_allowed(self, move: Move) -> str:
        """That the move is allowed: a sentence."""
        return self._say_move(f"{self._key(move)}.allowed", move)

    def _key(self, move: Move) -> str:
        """The id of a move's message: for a chance move, for a verb, or for a verb within a verb."""
        verbs = self.setup.game.verbs
        if move.seat is None:
            return f"chance-{move.verb}" if verbs[move.verb].seated else f"verb-{move.verb}"
        return f"verb-{move.verb}-{move.args[0]}" if verbs[move.verb].wraps else f"verb-{move.verb}"

    def _say_move(self, key: str, move: Move) -> str:
        return self.say(key, self.move_facts(move), str(move))

    def move_facts(self, move: Move) -> dict[str, Any]:
        """The facts of a move: its seat, its cards or its suit, and for a single card its name, index and rank."""
        facts: dict[str, Any] = {"seat": move.seat}
        verb = self.setup.game.verbs[move.verb]
        if move.seat is None:
            # chance may do what a seat's verb of the same name does
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
        """One sentence, without a full stop; a game may have words of its own for the event under this clause."""
        name, clause = str(event[0]), str(event[-1])
        key = f"event-{name}"
        best = self.book.first(f"{key}-{clause.replace('.', '-')}", key)
        game = self.setup.game
        known = game.event_facts(event) if name in game.events else {}
        return self.say(best, known, f"{name}: {' '.join(map(str, event[1:-1]))} ({clause})")

    def narrate(
        self, move: Move, events: Iterable[tuple[Any, ...]], *, hidden: bool = False, turns: bool = False
    ) -> list[tuple[str, str | None]]:
        """A move and what it brought about: sentences, each with the clause that says so (`None`: the bare move).

        What the move and an event both say is said once, where the event stands; whose turn it is, only with `turns`.
        """
        told = [event for event in events if turns or event[0] != "turn"]
        kinds = self.setup.game.events
        same = next((event for event in told if event[0] in kinds and kinds[event[0]].move), None)
        if same and kinds[same[0]].move == "same":
            return [(self.event(event), event[-1]) for event in told]
        return [
            (self.move(move, hidden), same[-1] if same else None),
            *((self.event(event), event[-1]) for event in told if event is not same),
        ]


_CARDS: Final = frozenset({"card", "other", "up", "first", "second", "third", "own"})
_SUITS: Final = frozenset({"suit", "trump"})
_OPENERS: Final = _CARDS | _SUITS | {"led", "asked", "choice", "tried"}
"""Facts that may open a sentence: they are also given with a capital."""
