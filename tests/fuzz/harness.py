"""The harnesses: each takes bytes and does one thing with them; whatever it raises is a fault.

No exception but ours, no hang (a bound on function calls), no growth (bounds on what is kept and what is shown).
"""

from __future__ import annotations

import json
import pickle
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from knack_widgets.pages import present, setup, standing, steps
from knack_widgets.pages.line import MAX_LINES
from knack_widgets.pages.seats import CONTROLS
from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.languages import LANGS
from knack_widgets.rulebook.originals import OriginalError, read_original
from knack_widgets.rulebook.sentences import Words
from knack_widgets.rules import IllegalMove, NotationError, OptionError, Record, RecordError, State, games
from knack_widgets.rules.packing import MAX_QUERY, record_of
from knack_widgets.widgets import pagedata
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intents import INTENTS, do
from knack_widgets.widgets.linked import follow
from knack_widgets.widgets.playing import play_card

from .dice import Dice, at_most
from .words import ENCODINGS, HURT, ODD, ODD_WORDS, mutated, odd_move, odd_text

STEP: Final = 400_000
"""So many function calls one move, one judgement or one view may take; the dearest takes a quarter."""
PAGE: Final = 5_000_000
"""The same for an intent and all that the page then gets, in a language that may have to be loaded first."""
LONG: Final = 10_000
"""The longest message to a reader, in characters: why a move of 110 cards is not allowed."""
GAMES: Final = tuple(games)


def said(error: Exception) -> None:
    """What an error tells is short and printable."""
    assert 0 < len(str(error)) < LONG
    assert str(error).replace("\n", " ").isprintable()


@cache
def warm(game: str) -> None:
    """Loads what is loaded once a process, so that it counts for no input."""
    for lang in LANGS:
        desk = Desk.open(game, lang=lang)
        play_card(desk, 1, game_cards(desk)[0])
        page(desk)
    examples(game)
    read_original(game, "A.")


def opened(dice: Dice, game: str) -> State:
    """A match of any size with any sound options."""
    found = games[game]
    while True:
        options = {name: dice.pick(of.choices) for name, of in found.options.items() if of.choices and dice.once_in(2)}
        try:
            return found.start(players=dice.pick(found.players), **options)
        except OptionError as error:
            said(error)  # some options do not go together


def chosen(dice: Dice) -> str:
    """One of the games, everything of it loaded."""
    game = dice.pick(GAMES)
    warm(game)
    return game


def onward(dice: Dice, state: State) -> str:
    """A legal move, by whoever; chance gives what it owes. Who may cheat mostly does not."""
    if state.chance:
        return str(state.by_chance(dice.below(1 << 16)))
    stands = state.setup.game.stands[state.phase]
    seed, honest = dice.below(1 << 16), dice.below(4)
    drawn = [state.sample(seed + more) for more in range(6 if honest else 1)]
    return str(next((move for move in drawn if move and stands[move.verb] != "rare"), drawn[0]))


def moves(data: bytes) -> None:
    """Odd moves in positions that play has reached are no moves, or refused; and they change nothing."""
    dice = Dice(data)
    state = opened(dice, chosen(dice))
    for _ in range(4 + dice.below(30)):
        for _ in range(2):
            text = odd_move(dice, state)
            with at_most(STEP):
                _tried(state, text)
        if state.over:
            break
        with at_most(STEP):
            state = state.play(onward(dice, state))
    with at_most(STEP):
        state.view(*range(dice.below(len(state.hands) + 1)))
        assert hash(pickle.loads(pickle.dumps(state))) == hash(state)
        assert len(pickle.dumps(state)) < 1 << 18


def _tried(state: State, text: str) -> None:
    try:
        verdict = state.judge(text)
    except NotationError as error:
        said(error)
        return
    assert state.read(str(verdict.move)) == verdict.move
    if verdict.legal:
        state.play(text)
        return
    assert len(verdict.explain("en")) < LONG
    try:
        state.play(text)
    except IllegalMove as error:
        said(error)
    else:
        raise AssertionError(f"{text} was refused, and is played all the same")


@lru_cache(maxsize=64)
def sound(game: str, seed: int) -> str:
    """The text of a match that some moves were made in."""
    dice = Dice(bytes([seed]))
    state = opened(dice, game)
    setup, done = state.setup, []
    while len(done) < 6 + seed and not state.over:
        done.append(onward(dice, state))
        state = state.play(done[-1])
    names = [f"Anna {seat}" for seat in range(len(setup.names))]
    extra = {"page": {"controls": ["me", "careful"], "seed": "1"}, "title": {"sv": "Ett & två"}}
    return Record(game, tuple(names), tuple(done), setup.first, dict(setup.options), extra).dumps()


def _read(read: Callable[[], Record]) -> Record | None:
    try:
        with at_most(PAGE):
            record = read()
    except RecordError as error:
        said(error)
        return None
    text = record.dumps()
    assert Record.loads(text).dumps() == text
    return record


def records(data: bytes) -> None:
    """Records that somebody has tampered with are read, or refused."""
    dice = Dice(data)
    text = mutated(dice, sound(dice.pick(GAMES), dice.below(6)))
    if dice.once_in(4):
        raw = bytearray(text.encode("utf-8", "surrogatepass"))
        for _ in range(dice.below(4)):
            raw[dice.below(len(raw))] = dice.below(256)
        _read(lambda: Record.loads(bytes(raw)))
    _read(lambda: Record.loads(text))


def permalinks(data: bytes) -> None:
    """Links that somebody has tampered with are followed, or refused; a desk always has something to show."""
    dice = Dice(data)
    game = chosen(dice)
    text = sound(game, dice.below(6))
    raw = (mutated(dice, text) if dice.once_in(2) else text).encode("utf-8", "surrogatepass")
    packed = bytearray(zlib.compress(dice.pick([raw, raw, raw, raw * 40, b" " * (1 << 21)]), 9))
    for _ in range(dice.below(3)):
        packed[dice.below(len(packed))] = dice.below(256)
    link = urlsafe_b64encode(packed).decode()
    link = dice.pick([link, link.rstrip("="), link[:-1], link[::-1], link.swapcase(), link + dice.pick(ODD_WORDS)])
    _read(lambda: record_of(link))
    desk = Desk.open(game)
    step = dice.pick(["", "0", "1", "3", *ODD_WORDS])
    asked = {"record": link, "step": step, "lang": dice.pick([*LANGS, *ODD_WORDS]), "game": game}
    asked |= {dice.pick(["game", "seed", "example", "record"]): dice.pick(ODD_WORDS)} if dice.once_in(3) else {}
    with at_most(PAGE):
        follow(desk, asked)
        page(desk)
    assert len(link) <= MAX_QUERY or desk.notice


def originals(data: bytes) -> None:
    """Copies of any text in any encoding are read, and nothing is dropped; or refused."""
    dice = Dice(data)
    text = odd_text(dice, dice.pick([200, 2_000, 20_000]))
    raw = text.encode(dice.pick(ENCODINGS), "replace") if dice.below(4) else data
    game = chosen(dice)
    with at_most(PAGE):
        for copy in (text, raw):
            try:
                reading = read_original(game, copy)
            except OriginalError as error:
                said(error)
                continue
            html = "".join(sentence.html for sentence in reading.sentences)
            assert "<img" not in html
            assert "<script" not in html
            if copy is text:
                whole = "".join(sentence.text for sentence in reading.sentences)
                assert Words.from_text(whole).letters == Words.from_text(text).letters


def options(data: bytes) -> None:
    """Options, names, seats and seeds of any value and type make a match, or are refused."""
    dice = Dice(data)
    game = games[chosen(dice)]
    names = [*game.options, "x", "stake", *HURT]
    given: dict[str, Any] = {dice.pick(names): dice.pick(ODD) for _ in range(dice.below(4))}
    players = dice.pick([*ODD, *game.players, *game.players])
    first = dice.pick([*ODD, None, None, None, 0, 1])
    with at_most(STEP):
        try:
            setup = game.setup(players, given, first)
        except OptionError as error:
            said(error)
            return
        state = game.opening(setup)
        state.play(str(state.by_chance(dice.pick(["", "x" * 99, 10**40, *HURT])))).view(0)


KEYS: Final = ["seat", "code", "move", "seed", "to", "lang", "name", "value", "id", "players", "options", "controls"]
KEYS_MORE: Final = ["control", "text", "at", "dealer", "automatic", "show"]


def desk(data: bytes) -> None:
    """Whatever a page sends, nothing is raised, there is something to show, and no more is kept than there may be."""
    dice = Dice(data)
    game = games[chosen(dice)]
    seats = dice.pick([seats for seats in game.players if seats < 9])
    desk = Desk.open(game.id, seats, controls=[dice.pick(CONTROLS) for _ in range(seats)], seed=dice.below(99))
    for _ in range(3 + dice.below(12)):
        intent = _intent(dice, desk)
        with at_most(PAGE):
            do(desk, intent)
        assert desk.match.lines.line is desk.line
        assert len(desk.match.lines.lines) <= MAX_LINES
        assert len(desk.match.controls) == len(desk.line.opening.setup.names)
        assert desk.notice is None or 0 < len(desk.notice.text) < LONG
    with at_most(PAGE):
        page(desk)


def _intent(dice: Dice, desk: Desk) -> dict[str, Any]:
    state, name = desk.state, dice.pick([*INTENTS, "move", "move", "card", "step", "deal"])
    if name == "move" and not state.over:
        return {"do": name, "move": onward(dice, state) if dice.below(3) else odd_move(dice, state)}
    if name == "load":
        return {"do": name, "text": mutated(dice, sound(desk.game.id, dice.below(6)))}
    if name == "original":
        return {"do": name, "text": odd_text(dice, 2_000)}
    fitting = [*desk.game.clauses, *desk.game.options, *LANGS, *CONTROLS, *game_cards(desk), "reveal", "tempo"]
    values = [*ODD, *fitting, *range(12)]
    more = {dice.pick([*KEYS, *KEYS_MORE]): dice.pick(values) for _ in range(dice.below(5))}
    if name == "card":
        more |= {"seat": dice.below(len(state.hands)), "code": dice.pick(game_cards(desk))}
    return {**more, "do": name if dice.below(30) else dice.pick(ODD)}


def game_cards(desk: Desk) -> tuple[str, ...]:
    return desk.game.pack(desk.line.opening.setup)


def page(desk: Desk) -> None:
    """All that a page gets of a desk beside pictures and text: it can be sent, and is not large."""
    speak = desk.speaker
    sight = desk.sight
    parts = (
        present.table(sight, speak).fields(),
        steps.steps(sight, speak),
        setup.setup(sight, speak),
        standing.marks(sight),
    )
    assert len(json.dumps([*parts, desk.prefs])) < 1 << 18
    json.dumps(pagedata.notice(desk))


HARNESSES: Final = {act.__name__: act for act in (moves, records, permalinks, originals, options, desk)}
