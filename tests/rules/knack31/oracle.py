"""A deal of German Knack, implemented a second time from the rulings.

It uses lists and a history of moves, and shares only the letters of the cards with the rules under test. Turns, rounds,
open windows and moves to take back are computed from the history each time. It is slow, so that it can be obviously
right.
"""

from __future__ import annotations

from collections.abc import Iterable

Cards = tuple[list[list[str]], list[str], list[str]]
"""Hands, middle, stock."""


def points(card: str) -> int:
    """Return the value of a card: 10 for pictures and the ten, 11 for the ace, else its rank."""
    return {"A": 11, "7": 7, "8": 8, "9": 9}.get(card[0], 10)


def worth(cards: Iterable[str]) -> float:
    """Return the value of a hand (G-7): three aces 33, three equal ranks 30.5, else the suit.

    The suit is the best suit.
    """
    cards = list(cards)
    if len(cards) == 3 and cards[0][0] == cards[1][0] == cards[2][0]:
        return 33 if cards[0][0] == "A" else 30.5
    return max([sum(points(card) for card in cards if card[1] == suit) for suit in "shdc"])


def calls(cards: Iterable[str]) -> bool:
    """Return whether a hand is a Knack or a Blitz."""
    cards = list(cards)
    return bool(cards) and worth(cards) in (31, 33)


class Telling:
    """One deal.

    history: the counted moves (seat, verb, the cards before it)
    arose: (seat, length of the history when its Knack or Blitz arose), the earliest first
    """

    def __init__(self, pack: list[str], seats: int, dealer: int, ssi: bool) -> None:
        self.seats, self.dealer, self.ssi = seats, dealer, ssi
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        for seat in self.clockwise(dealer)[:-1]:
            self.hands[seat], pack = pack[:3], pack[3:]
        self.piles, self.stock = [pack[:3], pack[3:6]], pack[6:]
        self.middle: list[str] = []
        self.phase, self.looked = "choosing", 0
        self.history: list[tuple[int, str, Cards]] = []
        self.arose = [(seat, 0) for seat in range(seats) if calls(self.hands[seat])]
        self.seen: list[str] = []
        self.offered: tuple[int, str] = (-1, "")
        self.asks = -1
        self.said: dict[int, bool] = {}
        self.winners: list[int] = []
        self.losers: list[int] = []

    def clockwise(self, seat: int) -> list[int]:
        """Return all seats, the one left of `seat` first and `seat` last."""
        return [(seat + 1 + place) % self.seats for place in range(self.seats)]

    # -- facts that follow from the history

    def turns(self) -> list[str]:
        """Return the verbs that used up a turn."""
        return [verb for _, verb, _ in self.history if verb != "refresh"]

    def turn(self) -> int:
        """Return the seat on turn, which always goes clockwise (G-3)."""
        return (self.dealer + 1 + len(self.turns())) % self.seats

    def last_turns(self) -> int:
        """Return the number of turns since a pass; -1 without a pass."""
        turns = self.turns()
        return len(turns) - 1 - turns.index("pass") if "pass" in turns else -1

    def sliding(self) -> int:
        """Return the number of slides at the end of the history."""
        count = 0
        for _, verb, _ in reversed(self.history):
            if verb != "slide":
                break
            count += 1
        return count

    def forgetful(self) -> list[int]:
        """Return the seats that forgot (G-8): they moved on, or two moves of others followed."""
        seats = []
        for seat, when in self.arose:
            since = [mover for mover, _, _ in self.history[when:]]
            if seat in since or len(since) >= 2:
                seats.append(seat)
        return seats

    # -- legal moves

    def moves(self) -> set[str]:
        """Return every legal move of a seat."""
        holders = {f"{seat} announce" for seat, _ in self.arose}
        everybody = range(self.seats)
        if self.phase in ("choosing", "finishing"):
            own = ["keep", "switch"] if self.looked else ["look 1", "look 2"]
            return {f"{self.dealer} {verb}" for verb in own} | (holders if self.phase == "choosing" else set())
        if self.phase == "offer":
            return {f"{self.offered[0]} {verb}" for verb in ("replace", "decline")}
        if self.phase in ("asking", "voting"):
            verbs = ("consent", "refuse") if self.phase == "asking" else ("yes", "no")
            return {f"{s} {verb}" for s in everybody if s != self.asks and s not in self.said for verb in verbs}
        if self.phase != "play":
            return set()
        turn = self.turn()
        legal = holders | {f"{turn} swap all", f"{turn} slide"}
        legal |= {f"{turn} swap {own} {other}" for own in self.hands[turn] for other in self.middle}
        if len(self.turns()) >= self.seats - 1 and self.last_turns() < 0:
            legal.add(f"{turn} pass")
        if self.ssi:
            legal |= {f"{seat} call-redeal" for seat in everybody}
            if sorted(card[0] for card in self.middle) == ["7", "8", "9"]:
                legal.add(f"{turn} refresh")
            if self.history and self.history[-1][1] == "swap":
                legal.add(f"{self.history[-1][0]} ask-back")
        return legal

    def may_expose(self, seat: int, card: str) -> bool:
        """Return whether a card may be exposed (G-18)."""
        fresh = self.phase == "choosing" and not self.looked
        return self.ssi and fresh and card in self.hands[seat] and card not in self.seen

    # -- effects of moves

    def make(self, text: str) -> None:
        """Make the move `text`, which is legal."""
        words = text.split()
        if words[0] == "expose":
            self.phase, self.offered = "offer", (int(words[1]), words[2])
            self.seen.append(words[2])
            return
        seat, verb, rest = int(words[0]), words[1], words[2:]
        if verb == "look":
            self.looked = int(rest[0])
        elif verb in ("keep", "switch"):
            self.choose(self.looked - 1 if verb == "keep" else 2 - self.looked)
        elif verb == "announce":
            self.announced()
        elif verb in ("replace", "decline"):
            self.answer_offer(replaced=verb == "replace")
        elif verb in ("ask-back", "call-redeal"):
            self.phase, self.asks = "asking" if verb == "ask-back" else "voting", seat
            self.said = {} if verb == "ask-back" else {seat: True}
        elif verb in ("consent", "refuse", "yes", "no"):
            self.said[seat] = verb in ("consent", "yes")
            self.settle()
        else:
            self.counted(seat, verb, rest)

    def choose(self, own: int) -> None:
        self.hands[self.dealer], self.middle = self.piles[own], self.piles[1 - own]
        self.piles = []
        if calls(self.hands[self.dealer]):
            self.arose.append((self.dealer, len(self.history)))
        if self.phase == "finishing":
            self.compare([])
        else:
            self.phase = "play"

    def announced(self) -> None:
        if self.phase == "choosing":
            self.phase = "finishing"
            return
        self.take_back()
        self.compare([])

    def answer_offer(self, *, replaced: bool) -> None:
        seat, card = self.offered
        self.phase = "choosing"
        if replaced:
            self.hands[seat][self.hands[seat].index(card)] = self.stock.pop(0)
            self.stock.append(card)
            self.arose = [(other, when) for other, when in self.arose if other != seat]
            if calls(self.hands[seat]):
                self.arose.append((seat, 0))

    def settle(self) -> None:
        yes, no = (sum(said is answer for said in self.said.values()) for answer in (True, False))
        if self.phase == "asking" and yes == self.seats - 1:
            _, _, (self.hands, self.middle, self.stock) = self.history.pop()
            self.arose = [(seat, when) for seat, when in self.arose if when <= len(self.history)]
            self.phase = "play"
        elif self.phase == "asking" and no:
            self.phase = "play"
        elif self.phase == "voting" and 2 * yes > self.seats:
            self.phase = "again"
        elif self.phase == "voting" and 2 * (self.seats - no) <= self.seats:
            self.phase = "play"

    def counted(self, seat: int, verb: str, words: list[str]) -> None:
        before = ([list(hand) for hand in self.hands], list(self.middle), list(self.stock))
        self.history.append((seat, verb, before))
        if verb == "swap":
            own, middle = self.hands[seat], self.middle
            pairs = zip(own, middle, strict=True) if words == ["all"] else [(words[0], words[1])]
            for old, new in list(pairs):
                at, there = own.index(old), middle.index(new)
                own[at], middle[there] = new, old
        renewed = verb == "slide" and self.sliding() % self.seats == 0 and self.last_turns() < 0
        if verb == "refresh" or renewed:
            self.stock += self.middle
            self.middle, self.stock = self.stock[:3], self.stock[3:]
        late = self.forgetful()
        if verb == "swap" and calls(self.hands[seat]):
            self.arose.append((seat, len(self.history)))
        if late:
            self.take_back()
            self.compare(late)
        elif self.last_turns() == self.seats - 1 and verb != "refresh":
            self.take_back()
            self.compare([])

    def take_back(self) -> None:
        """Return to the position before the earliest Knack or Blitz arose (G-14)."""
        first = min([when for _, when in self.arose], default=len(self.history))
        if first < len(self.history):
            _, _, (self.hands, self.middle, self.stock) = self.history[first]

    def compare(self, losers: list[int]) -> None:
        """Compare the hands of those who have not forgotten; equal best hands draw."""
        able = [seat for seat in range(self.seats) if seat not in losers]
        best = max(worth(self.hands[seat]) for seat in able)
        self.losers = sorted(losers)
        self.winners = [seat for seat in able if worth(self.hands[seat]) == best]
        self.phase = "drawing" if len(self.winners) > 1 else "done"

    # -- drawing for a tie (G-10, G-22)

    def due(self) -> list[str]:
        """Return one card from the top of the stock for each seat that draws.

        If the stock has too few cards, the middle goes under it first.
        """
        if len(self.stock) < len(self.winners):
            self.stock, self.middle = self.stock + self.middle, []
        return self.stock[: len(self.winners)]

    def cards_drawn(self) -> None:
        """Settle a draw: the highest rank wins, equal highest draw again.

        The drawn cards go under the stock.
        """
        cards = self.due()
        self.stock = self.stock[len(cards) :] + cards
        ranks = ["789TJQKA".index(card[0]) for card in cards]
        self.winners = [seat for seat, rank in zip(self.winners, ranks, strict=True) if rank == max(ranks)]
        if len(self.winners) == 1:
            self.phase = "done"
