"""Odds in the making: for who shows them while worlds come in, and may leave off before the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import process_time

from ..rules import Move, View
from .odds import DRAWING, Compared, Fate, check_asked, compare, play_world
from .worlds import worlds


class Trial:
    """The moves of a seat, tried in one world after the other; what comes of all is what `odds_of_moves` says.

    `asked`: in how many worlds. The arguments, and what is refused, are those of `odds_of_moves`.

    >>> from knack_widgets.rules import games
    >>> trial = Trial(games["knack"].start(players=3).deal(seed=7).view(1), n=40)
    >>> trial.found, trial.play(seconds=0), trial.play(seconds=60)
    ((), True, False)
    >>> trial.worlds, [str(one.odds.move) for one in trial.found]
    (40, ['1 fold', '1 knock'])
    """

    def __init__(
        self,
        view: View,
        moves: Sequence[Move | str] | None = None,
        others: str = "careful",
        seed: int | str = 1,
        n: int = 2401,
    ) -> None:
        self.asked, self._others, self._seed = n, others, str(seed)
        self._seat, self.moves = check_asked(view, moves, others, n)
        self._fates: list[tuple[Fate, ...]] = []
        self.whole = False
        self._playing = self._play_on(view)

    def play(self, seconds: float) -> bool:
        """Plays on for so much processor time, one move in one world at least; whether there is more to play.

        A world that is begun is gone on with the next time.
        """
        began = process_time()
        return any(process_time() - began >= seconds for _ in self._playing)

    @property
    def worlds(self) -> int:
        """In how many worlds all moves have been tried."""
        return len(self._fates)

    @property
    def found(self) -> tuple[Compared, ...]:
        """The odds by the worlds so far, the best move first; none before the first world."""
        exact = self.whole and len(self._fates) < self.asked and self._others not in DRAWING
        return compare(self.moves, self._fates, exact, self._others) if self._fates else ()

    def _play_on(self, view: View) -> Iterator[None]:
        for number, world in enumerate(worlds(view, self._seed, self.asked)):
            fate: list[Fate] = []
            for one in play_world(world, self._seat, self.moves, self._others, f"{self._seed}:{number}"):
                fate.append(one)
                if len(fate) == len(self.moves):
                    self._fates.append(tuple(fate))
                yield
        self.whole = True
