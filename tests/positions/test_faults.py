"""Positions that cannot be: each kind of fault, in three languages; and lines that are damaged anyhow."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from knack_widgets.rulebook.bundles import messages
from knack_widgets.rulebook.explain import explain_error
from knack_widgets.rulebook.labels import clause_label
from knack_widgets.rules import NotationError, OptionError, Position, PositionError, games
from knack_widgets.rules.core.positions.faults import WANTED
from knack_widgets.rules.core.positions.form import fields_of
from knack_widgets.testing.matches import walk
from tests.contracts import GAMES

SIGNS = "0123456789,;()=_-?sdhcAKQJTX%abcdefgh"
KNACK = "knack;players=3;dealer=0;phase=play;turn=2;hands=Ac_Kc_Qc,7s_Kh,6s_7c_8s;up=9h;trick=1_Ah"
TALON = "talon=2c_3c_4c_5c_6c_7c_8c"
KOP = f"kopknack;players=3;dealer=0;phase=play;turn=2;hands=Ac_Kc_Qc,7h_Kh,6s_7s_8s;up=9h;trick=1_Ah;{TALON};pot=3"
SVANG = KOP.replace("kopknack", "svangknack").replace(TALON, "talon=6c_7c_8c").replace("pot=3", "pot=9")
K31 = (
    "knack31;players=2;dealer=0;phase=play;turn=1;hands=Ac_Kc_7d,7h_Kh_As;middle=8s_9s_Td;"
    "stock=7s_Ts_Js_Qs_Ks_8h_9h_Th_Jh_Qh_Ah_8d_9d_Jd_Qd_Kd_Ad_7c_8c_9c_Tc_Jc_Qc"
)
KNAKER = (
    "knaker;players=2;phase=play;dealer=0;turn=0;hands=3c_7h_Ks,4h_Js_Qd;pile=9c;"
    "face_up=(4s,5h,6d),(2d,2h,2s);face_down=?_?_?,?_?_?"
)
FULL_KNAKER = str(Position.of(games["knaker"].start(players=2).deal(seed=1)))
BUYING = KOP.replace("play;turn=2", "buying;turn=1").replace(";trick=1_Ah", "").replace("7h_Kh", "7h_Kh_Ah")
MERGING = "kopknack;players=3;dealer=0;phase=merging;turn=1;up=9h;bought=0,2,0;owed=(1,2,3);bets=3,3;balances=-6,0,0"
TWO_OWE = (
    "kopknack;players=3;dealer=0;phase=merging;turn=1;up=9h;bought=0,2,2;owed=(1,2,3),(2,2,3);bets=3,3,3,3;"
    "balances=-12,0,0;options=(merge,yes)"
)
ANSWERS = (
    "svangknack;players=3;dealer=0;phase=answers;turn=2;swinger=1;up=9h_7c;trump=h;hands=Ac_Kc_Qc,7s_Kh_Ks,6s_8c_8s"
)
SWINGING = (
    "svangknack;players=3;dealer=0;phase=swinging;turn=2;passed=1;hands=Ac_Kc_Qc,7s_Kh_Ks,6s_8c_8s;talon=27?;pot=12;"
    "balances=-12,0,0"
)
K31_KNACK = K31.replace("Ac_Kc_7d", "Ac_Kc_Qc").replace("Jc_Qc", "Jc_7d")
OUT = ",-_-_-;losers=2"
CHEATING = ";options=(cheating,yes)"
LINES = {"knack": KNACK, "kopknack": KOP, "svangknack": SVANG, "knack31": K31, "knaker": KNAKER}
SECOND = "knack;players=3;dealer=0;phase=play;hands=Ac_Kc,7s_Ts,6s_7c;up=9h;finished_tricks=(1_9s,2_8s,0_Js)"
"""The second trick, which the dealer leads."""
SHARED = ("taker", "leader", "not-given", "follows", "between", "thrown", "draws")
"""The kinds of faults of Knack whose lines the other trick games share."""
HAND_2 = re.compile("6s_7[cs]_8s")
TRICKS = [
    (lambda line: line.replace("7s_Kh", "7s").replace("7h_Kh", "7h"), "hand"),
    (lambda line: line + ";players_in=0,1", "not-in"),
    (lambda line: line.replace("up=9h", "up="), "up"),
    (lambda line: line + ";trump=s", "trump"),
    (lambda line: line.replace("turn=2", "turn=0"), "order"),
    (lambda line: line + ";balances=1,2,3", "money"),
    (lambda line: line + ";takers=0", "count"),
    (
        lambda line: HAND_2.sub("8d_8h", line).replace("1_Ah", "1_Ah,2_Ts").replace("turn=2", "turn=0"),
        "unplayable",
    ),
    (lambda line: line.replace("phase=play", "phase=deal"), "idle"),
    (lambda line: line.replace("turn=2", "turn=-"), "turn"),
    (lambda line: line.replace("dealer=0", "dealer=0;first=0").replace("hands=", "hands=;hands="), "again"),
]
OWN: dict[str, list[tuple[str, str]]] = {
    "knack": [
        (KNACK + ";pot=-1;balances=1,0,0", "negative"),
        (KNACK + ";knocked=1,2;players_in=0,2;hands=", "again"),
        (KNACK.replace("7s_Kh", "").replace(";trick=1_Ah", "") + ";players_in=0,2;knocked=1", "knocked"),
        (KNACK + ";bets=4;balances=-4,0,0", "worth"),
        (SECOND + ";turn=0;takers=2", "taker"),
        (SECOND.replace("7s_Ts", "Ts") + ";trick=1_7s", "leader"),
        (SECOND.replace("1_9s,2_8s,0_Js", "1_?,2_?,0_?"), "not-given"),
        (KNACK + ";tricks=1,0,0", "follows"),
        (
            KNACK.replace("turn=2", "turn=0").replace("1_Ah", "2_Ah").replace("7s_Kh,6s_7c_8s", "7s_Kh_9d,6s_7c"),
            "leader",
        ),
        ("knack;players=3;phase=deal;turn=-;hands=7h_Kh_As,,", "between"),
        ("knack;players=3;phase=deal;turn=-;thrown=7h_Kh_As,,", "between"),
        (KNACK + ";thrown=,,9d", "thrown"),
        ("knack;players=3;phase=draw;turn=-;drawers=1", "draws"),
        ("knack;players=3;dealer=0;phase=bidding;turn=2;hands=,7s_Kh_Ks,6s_7c_8s;up=9h", "unspoken"),
    ],
    "kopknack": [
        (KOP.replace("pot=3", "pot=-1;balances=1,0,0"), "negative"),
        (KOP + ";bought=0,4,0;round=2", "bought"),
        (KOP + ";round=5", "round"),
        (BUYING.replace("turn=1", "turn=0") + ";buyers=1,2", "order"),
        (KOP.replace("7h_Kh", "").replace(";trick=1_Ah", "") + ";players_in=0,2;knocked=1", "knocked"),
        (KOP.replace("7h_Kh", "").replace(";trick=1_Ah", "") + ";players_in=0,2;buyers=1", "buyers"),
        (KOP + ";bets=2;balances=-5,0,0", "worth"),
        (KOP + ";owed=(1,2,3)", "owed"),
        ("kopknack;players=3;dealer=0;phase=bidding;turn=2;hands=,7s_Kh_Ks,6s_7c_8s;up=9h", "unspoken"),
        (KOP.replace("pot=3", "pot=1"), "pot"),
        (KOP + ";options=(payment,1922);bets=3;balances=-6,0,0", "no-betes"),
        (BUYING.replace("pot=3", "pot=9") + ";bets=3;balances=-12,0,0", "going"),
        (BUYING + ";options=(forced,no-bets);readings=(KK-3,b)", "all-in"),
        (MERGING, "no-merging"),
        (MERGING.replace("bought=0,2,0", "options=(merge,yes)"), "owed-betes"),
        (BUYING.replace(TALON, "talon="), "talon-out"),
        (KOP.replace("phase=play;turn=2", "phase=merging;turn=1") + ";owed=(1,2,3)", "played"),
        (KOP + ";round=1;options=(forced,no-bets);readings=(KK-3,b)", "all-in"),
        (TWO_OWE.replace("turn=1", "turn=2").replace("(1,2,3),(2,2,3)", "(2,2,3),(1,2,3)"), "follows"),
    ],
    "svangknack": [
        (SVANG.replace("pot=9", "pot=-1;balances=1,0,0"), "negative"),
        (SVANG + ";bought=0,2,0;round=1", "bought"),
        (SVANG + ";round=5", "round"),
        (ANSWERS.replace("Ac_Kc_Qc", ""), "unspoken"),
        (SWINGING.replace("7s_Kh_Ks", ""), "unspoken"),
        (ANSWERS + ";passed=2", "follows"),
        (ANSWERS.replace("swinger=1", "swinger=0").replace("turn=2", "turn=1"), "swinger"),
        (SVANG + ";swinger=1", "swung"),
        (ANSWERS.replace("answers;turn=2", "choosing;turn=1").replace("9h_7c;trump=h", "9h_8h"), "same-suit"),
        (SVANG.replace("pot=9", "pot=12"), "pot"),
        (SVANG.replace("7h_Kh", "").replace(";trick=1_Ah", ""), "forced"),
        (ANSWERS.replace("answers;turn=2", "buying;turn=1") + ";talon=", "talon-out"),
        (SVANG.replace("7h_Kh", "").replace(";trick=1_Ah", "") + ";players_in=0,2;buyers=1", "buyers"),
    ],
    "knack31": [
        (K31.replace("8s_9s_Td", "8s_9s"), "missing"),
        (K31.replace("8s_9s_Td;stock=", "8s_9s;stock=Td_"), "middle"),
        (K31.replace("7h_Kh_As", "7h_Kh").replace("stock=", "stock=As_"), "hand"),
        (K31.replace("phase=play;turn=1", "phase=play;turn=-"), "turn"),
        (K31.replace("phase=play", "phase=over"), "idle"),
        (K31 + ";piles=7s_Ts_Js,Qs_Ks_8h", "twice"),
        (K31.replace("stock=7s_Ts_Js_", "piles=7s_Ts_Js;stock="), "piles"),
        (K31 + ";looked=1", "looked"),
        (K31 + ";windows=(1,0,-)", "window"),
        (K31 + ";slides=0,1", "slides"),
        (K31 + ";left=()", "left"),
        (K31 + ";asks=1", "asks"),
        (K31 + ";yes=1", "answers"),
        (K31 + ";offered=1,7h", "asks"),
        (K31.replace("phase=play", "phase=asking;asks=0;resumes=1"), "swap"),
        (K31.replace("phase=play;turn=1", "phase=draw;turn=-;drawers=0"), "drawers"),
        (K31 + ";wins=-1,0", "wins"),
        (K31 + ";swaps=1_8s_7h", "order"),
        (K31 + ";swaps=0_Qc_7d", "swap-cards"),
        (K31.replace("9s_Td", "9s_Qc").replace("Jc_Qc", "Jc_Td") + ";swaps=0_Qc_7d", "swap-call"),
        (K31 + ";swaps=0_8s_7d;opens=yes", "follows"),
        ("knack31;players=2;phase=deal;turn=-;slides=0", "between"),
        ("knack31;players=2;dealer=0;phase=choosing;turn=1;hands=,7h_Kh_As;piles=Ac_Kc_7d,8s_9s_Td", "follows"),
        (K31.replace("play;turn=1", "voting;asks=1;resumes=1;yes=1;turn=0") + ";options=(ssi,no)", "ssi"),
        (K31_KNACK + ";windows=()", "unannounced"),
        (K31_KNACK + ";windows=(0,2,-)", "window-late"),
        (K31 + ";announced=0", "announced"),
        (K31 + ";forgot=0", "forgot"),
        (
            K31.replace("play;turn=1;hands=Ac_Kc_7d", "choosing;turn=0;hands=").replace(
                "middle=8s_9s_Td", "piles=Ac_Kc_7d,8s_9s_Td"
            )
            + ";exposed=Ac",
            "exposed",
        ),
        (K31.replace("play;turn=1", "draw;turn=-") + ";drawers=0,1", "best"),
        ("knack31;players=2;phase=deal;turn=-;shown=Ac_Kc_7d,7h_Kh_As", "result"),
        (K31 + ";exposed=?", "misplaced"),
        (
            "knack31;players=2;phase=offer;turn=0;hands=,7h_Kh_As;piles=Ac_Kc_7d,8s_9s_Td;offered=1,8h;exposed=8h",
            "offer",
        ),
    ],
    "knaker": [
        (KNAKER.replace("(4s,5h,6d)", "(4s,5h)"), "slots"),
        (KNAKER + ";owners=0,1", "owners"),
        (KNAKER + ";run=(9d,-1);runner=1", "run"),
        (KNAKER + ";run=(9c,-1);runner=-;owners=1", "runner"),
        (KNAKER + ";fixed=7", "fixed"),
        (KNAKER + ";travel=-1", "travel"),
        (KNAKER + ";dots=-1,0", "dots"),
        (KNAKER + ";losers=0", "out"),
        (KNAKER + ";ready=0", "owes"),
        (KNAKER + ";picked_up=1,4", "picked-up"),
        (KNAKER.replace("turn=0", "turn=-"), "turn"),
        (KNAKER.replace("phase=play", "phase=exchange"), "idle"),
        (KNAKER.replace("phase=play", "phase=accused"), "accused"),
        (
            KNAKER.replace("3c_7h_Ks,", ",").replace("(4s,5h,6d)", "(,,)").replace("?_?_?,", "-_-_-,"),
            "gone",
        ),
        (KNAKER + ";stock=5?;discard=1?", "missing"),
        (
            KNAKER.replace("Qd;", "Qd,5c;").replace("players=2", "players=3").replace("2s)", "2s),(,,)") + OUT,
            "has-left",
        ),
        (KNAKER + ";run=(9c,-1);runner=1;owners=0", "run-owner"),
        (
            "knaker;players=2;phase=play;dealer=0;turn=0;hands=3?,3?;pile=9s_2d;owners=0,0;run=(9s,-1),(2d,-1);runner=0;fixed=2",
            "run-lay",
        ),
        (KNAKER.replace("pile=9c", "pile=8c") + ";owners=0;run=(8c,-1);runner=0;fixed=1", "run-lay"),
        (KNAKER.replace("(4s,5h,6d)", "(4s_5h,,6d)"), "mixed"),
        (KNAKER.replace("?_?_?,", "-_?_?,"), "empty-slot"),
        (KNAKER.replace("pile=9c", "pile=9c_Tc_9d"), "turned"),
        (KNAKER.replace("pile=9c", "pile=9c_8c"), "unlayable"),
        (KNAKER.replace("phase=play", "phase=blow;runner=1"), "blow"),
        (KNAKER.replace("phase=play", "options=(quiet,yes);phase=blow;runner=1"), "quiet"),
        (KNAKER + ";debts=1", "cheats"),
        (KNAKER + ";capped=1", "handicap"),
        (KNAKER + CHEATING + ";banned=1", "banned"),
        (KNAKER + CHEATING + ";lost=(1,0,no)", "replace"),
        (KNAKER.replace("play;dealer=0;turn=0", "exchange;dealer=0;turn=-"), "between"),
        (KNAKER + ";travel=1", "follows"),
        (KNAKER + ";runner=1", "follows"),
        (KNAKER.replace("pile=9c", "pile=") + ";picked_up=1,9", "picked-up"),
        (
            KNAKER.replace("play;dealer=0;turn=0", "exchange;dealer=0;turn=-").replace("pile=9c", "pile=")
            + ";runner=1",
            "between",
        ),
        (KNAKER + ";offences=(0,draw,0,((pile,?)),,0,no,no)", "misplaced"),
        (FULL_KNAKER + ";ready=0,1", "stuck"),
    ],
}


def everywhere(game: str) -> list[tuple[str, str]]:
    """Return broken positions of a game, each with the kind of its fault, that every game has."""
    line = LINES[game]
    hands = line.partition("hands=")[2].partition(";")[0]
    first = hands.partition("_")[0]
    stranger = {"kopknack": "Xb", "knaker": first}.get(game, "2s")
    found = [
        (" ", "line"),
        (line.replace(";dealer=", ";dealer"), "line"),
        (line + ";up=" + "7h_" * 90_000, "large"),
        (f"{game};players=2;hands=" + ",".join(["199?"] * 110), "crowd"),
        (line.replace(game, "whist", 1), "game"),
        (line + ";fun=1", "field"),
        (line + ";dealer=0", "again"),
        (line.replace("turn=", "turn=x"), "value"),
        (line.replace(first, "Zz", 1), "card"),
        (line.replace("turn=", "turn=9"), "seat"),
        (line.replace(hands, first), "seats"),
        (line.replace("phase=play", "phase=fun"), "phase"),
        (line.replace(first, stranger, 1), "stranger"),
        (line.replace(first, f"{first}_{first}", 1), "twice"),
        (line.replace(first, f"150?_{first}", 1), "too-many"),
        (line.replace(first, "?", 1), "unknown"),
    ]
    return [(broken, key) for broken, key in found if key in fields_of(games[game]).form.says]


def broken_of(game: str) -> list[tuple[str, str]]:
    """Return all broken positions of a game, each with the kind of its fault."""
    takes_tricks = game in ("knack", "kopknack", "svangknack")
    tricks = [(change(LINES[game]), key) for change, key in TRICKS if takes_tricks]
    more = [(line.replace("knack", game, 1), key) for line, key in OWN["knack"] if key in SHARED]
    return [*everywhere(game), *tricks, *OWN[game], *(more if tricks and game != "knack" else [])]


BROKEN = [(game, line, key) for game in LINES for line, key in broken_of(game)]


@pytest.mark.parametrize(("game", "line", "key"), [pytest.param(*one, id=f"{one[0]}-{one[2]}") for one in BROKEN])
def test_a_position_that_cannot_be_names_what_is_wrong(game: str, line: str, key: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(line).start()
    assert error.value.key == key, str(error.value)
    words = {lang: explain_error(error.value, lang, game) for lang in ("sv", "de", "en")}
    assert len({*words.values()}) == 3
    assert all(error.value.place in text for text in words.values())
    if error.value.clause:
        assert all(clause_label(game, error.value.clause, lang) in text for lang, text in words.items())


@pytest.mark.parametrize(
    ("line", "place", "read", "expected"),
    [
        (K31 + ";left=1;ender=-;second=yes", "ender", "-", "0"),
        (KNACK + ";tricks=1,0,0", "tricks", "1 0 0", "0 0 0"),
        (ANSWERS + ";passed=2", "passed", "2", "-"),
        (BUYING + ";buyers=1,0", "buyers", "1 0", "1 2 0"),
        (KNAKER + ";travel=1", "travel", "1", "0"),
    ],
)
def test_a_value_that_does_not_follow_is_named_with_the_one_that_does(
    line: str, place: str, read: str, expected: str
) -> None:
    with pytest.raises(PositionError) as error:
        Position.parse(line).start()
    assert (error.value.key, error.value.place, error.value.facts) == (
        "follows",
        place,
        {"read": read, "expected": expected},
    )


def test_new_betes_of_two_seats_and_a_forced_deal_without_buying_can_be_laid_out() -> None:
    assert Position.parse(TWO_OWE).start().turn == 1
    assert Position.parse(KOP + ";options=(forced,no-bets);readings=(KK-3,b)").start().turn == 2


@pytest.mark.parametrize("game", LINES)
def test_every_listed_kind_of_fault_is_met_and_worded(game: str) -> None:
    says = {*fields_of(games[game]).form.says} - {"toml"}
    assert len(says) >= 12
    assert says - {key for other, _, key in BROKEN if other == game} == set()
    assert [(key, lang) for key in says for lang in ("sv", "de", "en") if not messages(lang).has(f"fault-{key}")] == []


def test_the_documentation_lists_every_kind_of_fault() -> None:
    text = (Path(__file__).parents[2] / "docs" / "reference" / "positions.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (every game|trick games|`\w+`)(?:, besides)? \| (.*) \|$", text.partition("error.key")[2], re.M
    )
    listed = {row.strip("`"): {*re.findall(r"`([a-z-]+)`", keys)} for row, keys in reversed(rows)}
    for game in LINES:
        tricks = listed["trick games"] if "taker" in fields_of(games[game]).form.says else set()
        assert listed["every game"] | tricks | listed[game] == {*fields_of(games[game]).form.says}


@pytest.mark.parametrize("lang", ["sv", "de", "en"])
def test_everything_expected_is_worded(lang: str) -> None:
    assert [key for key in WANTED if not messages(lang).has(f"wanted-{key}")] == []
    with pytest.raises(PositionError) as error:
        Position.parse(KNACK.replace("trick=1_Ah", "trick=1"))
    assert ("list" in str(error.value)) == (lang == "en") or "as in" in str(error.value)
    assert "as in" not in explain_error(error.value, lang)


@pytest.mark.parametrize("text", ["game =", "[position]\ngame", "position = 3", "a." * 40 + "b = 1", "[[position]]"])
def test_what_is_no_toml_is_refused(text: str) -> None:
    with pytest.raises(PositionError) as error:
        Position.loads(text)
    assert error.value.key == "toml"


def damage(line: str, random: Random) -> str:
    """Return a line with one thing changed."""
    parts = line.split(";")
    at, sign = random.randrange(1, len(parts)), random.randrange(len(line))
    name = parts[at].partition("=")[0]
    match random.randrange(4):
        case 0:
            del parts[at]
        case 1:
            values = ["", "-", "0", "5", "-1", "7h", "?", "(1,2)", "yes", "play", "deal", "3?", "0,1,2"]
            parts[at] = f"{name}={random.choice(values)}"
        case 2:
            return line[:sign] + random.choice(SIGNS) + line[sign + 1 :]
        case _:
            return line[:sign] + line[sign + 1 :]
    return ";".join(parts)


def check_damaged(game: str, count: int) -> None:
    """Assert that damaged lines start, or raise an error that is the reader's."""
    random, seed = Random(game), 0
    while count > 0:
        seed += 1
        for _, state in walk(game, seed, moves=60):
            count -= 1
            try:
                position = Position.parse(damage(str(Position.of(state)), random))
                position.faults()
                started = position.start()
            except (NotationError, OptionError):
                continue
            list(islice(started.moves(), 10))


@pytest.mark.parametrize("game", GAMES)
def test_damaged_lines_raise_no_foreign_error(game: str) -> None:
    check_damaged(game, 150)


@pytest.mark.apart
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_damaged_lines_raise_no_foreign_error(game: str) -> None:
    check_damaged(game, 1000)


DOWN = (
    "kopknack;players=3;phase=play;turn=1;hands=7h,8h,9h;up=9d;dealer=2;knocked=0,1,2;finished_tricks=(0_Kd,1_Ad,2_9c),"
)


def test_a_card_face_down_in_a_game_without_such_cards_is_a_fault() -> None:
    with pytest.raises(PositionError, match=re.escape("finished_tricks.1.0: seat 1 could not play Jh here")):
        Position.parse(DOWN + "(1_Jh_down,2_Ts,0_8s)").start()


def test_an_earlier_state_whose_field_is_a_list_is_a_fault() -> None:
    with pytest.raises(PositionError):
        Position.parse(
            "knaker;players=3;phase=play;turn=1;options=(cheating,yes);offences=(1,draw,1,(((stock),8d_3c),x),,0,no,no)"
        ).start()
