"""Odd words and values, and moves, texts and tables made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from knack_widgets.rules import Game, State

from .dice import Dice

HURT = ["<img src=x onerror=alert(1)>", "&amp;", "</script>", "{ $seat }", "*a*", "ÅÄÖ", "\u202e", "\U0001f0a1"]
ODD_WORDS = [
    "",
    "?",
    "-1",
    "+0",
    "0.0",
    "1e3",
    "٣",
    "²",
    "99999999999999999999",
    "0.9",
    "9.0",
    "nan",
    "inf",
    "on",
    "all",
]
ODD_WORDS += [
    "0.1.2",
    "x" * 300,
    "\0",
    "\x1b[31m",
    "\ud800",
    "1h",
    "hh",
    "XX",
    "Xb",
    "xr",
    "10h",
    "T",
    "7H",
    "h7",
    *HURT,
]
ODD: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 10**9, 10**30, 1.5, float("nan"), float("inf"), "", "x", "1", b"1"]
ODD += ["\ud800", "x" * 5000, [], [1], [[]], {}, {"a": 1}, ("a", "b"), {1: 2}, ["Bo", "Bo"], ["x" * 81] * 2, *HURT]
ODD += [["\u202eA", "\x1b"], [None, None], [True, 1], range(3), object()]
DIGITS = ["0", "1", "2", "3", "5", "11", "12", "07", "00"]


def odd_move(dice: Dice, state: State) -> str:
    """A move as somebody might write it who does not know how: any seat, any verb of the game, some words."""
    game: Game = state.setup.game
    verbs = [*game.verbs, *(inner for verb in game.verbs.values() for inner in verb.wraps), "knåker"]
    pack = game.pack(state.setup)
    seat = str(dice.below(len(state.hands))) if dice.below(8) else dice.pick([*ODD_WORDS, *DIGITS])
    held = state.hands[int(seat)] if seat in DIGITS[:4] and int(seat) < len(state.hands) else ()
    words = [seat] if dice.below(10) else []
    words.append(dice.pick(verbs))
    for _ in range(2):  # cheats within cheats
        if words[-1] == "cheat":
            words.append(dice.pick(verbs))
    words += [_word(dice, held or pack, pack) for _ in range(dice.pick([0, 1, 1, 1, 2, 3, 5, 110]))]
    if dice.once_in(4):
        words += ["on", f"{dice.pick(DIGITS)}.{dice.pick(DIGITS)}"]
    text = dice.pick([" ", " ", " ", "  ", "\t"]).join(words)
    return text.upper() if dice.once_in(16) else text


def _word(dice: Dice, held: Sequence[str], pack: Sequence[str]) -> str:
    if dice.once_in(8):
        return dice.pick(ODD_WORDS)
    return dice.pick(DIGITS) if dice.once_in(3) else dice.pick(held if dice.below(3) else pack)


TOKENS = [
    "\n",
    "=",
    ".",
    "[",
    "]",
    "[[",
    "]]",
    "{",
    "}",
    '"',
    "'",
    '"""',
    "#",
    ",",
    " ",
    "\\",
    "\r\n",
    "\0",
    "\ufeff",
    "-",
]
TOKENS += ["[options]", "[page]", "moves", "players", "dealer = 1", "first = 0", "true", "nan", "-inf", "0x7f", "1e999"]
TOKENS += [
    "1979-05-27",
    "07:32:00",
    "9" * 40,
    'controls = ["me"]',
    'seed = "1"',
    "[title]",
    "[a.b.c]",
    "[[note]]",
    " ?",
]
TOKENS += ['cheating = true\n"', "decks = 2", '"0 cheat look 0",\n' * 50, '"end",', '"deal",', "[page.controls]", *HURT]


def mutated(dice: Dice, text: str) -> str:
    """A text with a few places cut out, doubled, exchanged, or filled with what has a meaning there."""
    for _ in range(1 + dice.below(4)):
        lines = text.split("\n")
        at, other = dice.below(len(lines)), dice.below(len(lines))
        match dice.below(7):
            case 0:
                del lines[at]
            case 1:
                lines.insert(other, lines[at])
            case 2:
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                lines[at] += dice.pick(TOKENS)
            case 4:
                words = lines[at].split(" ")
                words[dice.below(len(words))] = dice.pick([*TOKENS, *(w for w in ODD_WORDS if w.isprintable())])
                lines[at] = " ".join(words)
            case 5:
                place = dice.below(len(lines[at]) + 1)
                lines[at] = lines[at][:place] + dice.pick(TOKENS) + lines[at][place + dice.below(4) :]
            case _:
                lines[at] = lines[at].replace(dice.pick(["0", "1", '"', " ", ","]), dice.pick(TOKENS), 1)
        text = "\n".join(lines)
    return text


PIECES = [
    "a",
    "A",
    "1",
    "1.",
    "1.2.3",
    ".",
    "!",
    "?",
    ":",
    "…",
    ",",
    ")",
    "(",
    "»",
    "”",
    "*",
    "**",
    "_",
    "#",
    "# ",
    "- ",
]
PIECES += [
    "-",
    "\xad",
    "\n",
    "\r",
    "\r\n",
    " ",
    "\t",
    "\f",
    "\v",
    "\u2028",
    "\u0300",
    "\u0316",
    "\u200b",
    "\ufeff",
    "\x85",
]
PIECES += [
    "och",
    "und",
    "or",
    "ß",
    "ſ",
    "İ",
    "ⅰ",
    "²",
    "½",
    "ﬁ",
    "\U0001d518",
    "漢",
    "nr.",
    "> ",
    "• ",
    "bör-\njar",
    *HURT,
]


def odd_text(dice: Dice, size: int) -> str:
    """Pieces of which sentences, numbers, lines and emphasis are made, many of them very often."""
    times = [1, 1, 1, 2, 3, size // 50, size // 5]
    return "".join(dice.pick(PIECES) * dice.pick(times) for _ in range(1 + dice.below(12)))[:size]


ENCODINGS = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "latin-1", "cp437", "utf-7"]
