"""The message files: the three languages say the same, of everything there is, and nothing else."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

import knack_widgets
from knack_widgets.rulebook.bundles import ENTRY, messages
from knack_widgets.rules import games
from knack_widgets.rules.core.cards import RANKS, SUITS
from knack_widgets.rules.core.clauses import KINDS
from knack_widgets.rules.core.events import EVENTS
from knack_widgets.rules.core.moves import CHANCE as CHANCE_VERBS

from .positions import LANGS

PACKAGE = Path(knack_widgets.__file__).parent
RULEBOOK = PACKAGE / "rulebook" / "messages"
FILES = sorted([*RULEBOOK.glob("*/*.ftl"), *(PACKAGE / "rules").glob("*/messages/*.ftl")])
WORDS = PACKAGE / "widgets" / "static" / "words.txt"

PAGE = {
    *(f"ui-kind_{kind}" for kind in KINDS),
    *(f"ui-kind_{kind}.title" for kind in KINDS),
    *(f"ui-counter_{name}" for name in ("pot", "third", "betar", "going", "stake", "deal")),
    *(f"ui-counter_{name}.title" for name in ("pot", "third", "betar", "going", "stake", "deal")),
    *(
        f"ui-seat_{name}"
        for name in (
            "waiting",
            "knocked",
            "folded",
            "in",
            "won",
            "none",
            "swung",
            "joined",
            "passed",
            "slid",
            "ended",
            "last_turn",
        )
    ),
    *(
        f"ui-{name}"
        for name in (
            "bought",
            "choose_cards",
            "tricks",
            "cards",
            "played",
            "played_face_down",
            "trump",
            "no_trump",
            "being_set",
            "for_players",
        )
    ),
    *(f"ui-control_{name}" for name in ("me", "random", "careful", "forgetful")),
    *(f"ui-step_{name}" for name in ("start", "number", "try")),
    *(f"ui-line_{name}" for name in ("main", "variant", "example", "own")),
    *(f"ui-original_{name}" for name in ("help", "read", "forgotten", "unknown")),
    *(f"ui-error_{name}" for name in ("too_large", "broken", "other_game", "sealed", "original")),
    *(f"ui-link_{name}" for name in ("too_long", "broken", "other_game")),
    *(
        "ui-saved",
        "ui-loaded",
        "ui-ante",
        "ui-worth",
        "ui-score",
        "ui-by_seat",
        "ui-choose_pair",
        "ui-exchange",
        "ui-compare_first",
        "ui-compare_stopped",
    ),
    # of games with piles on the table
    *(f"ui-counter_{name}{part}" for name in ("circuit", "stock", "discard") for part in ("", ".title")),
    *(f"ui-seat_{name}" for name in ("ready", "placed", "banned")),
    *(f"ui-heap_{name}" for name in ("empty", "top", "none")),
    *("ui-choose_cards_lay", "ui-choose_place", "ui-stock_left", "ui-pile", "ui-pile_bare", "ui-locked", "ui-look"),
    *("ui-dots", "ui-no_insert", "ui-capped", "ui-in_debt"),
}
"""What Python puts into the page."""
POSITION = {
    *("caption", "caption-trump", "position-title", "position-deal", "position-dealer", "position-up"),
    *("position-up-open", "position-talon", "position-stake", "position-pile", "position-middle"),
    *("position-seat", "position-trick", "position-last-trick", "position-card", "position-face-down"),
    *("position-balance", "position-no-cards", "position-going", "position-betar", "position-no-betar"),
    *("position-pot", "position-moves", "tell-opening", "tell-deal", "tell-end", "tell-hand", "tell-try"),
    *("tell-balances", "tell-balance"),
}
CARDS = {
    *(f"suit-{suit}" for suit in SUITS),
    *(f"rank-{rank}" for rank in RANKS),
    *(f"index-{rank}" for rank in "TJQKAX"),
    *("card-name", "joker-b", "joker-r", "some-card", "tried-face-down", "suit-trump", "seat-name"),
    *("join-and", "join-or"),
}
HEAP = {
    *("frippel", "knug", "two", "through", "empty"),
    *(f"joker-{row}" for row in range(1, 4)),
    *(f"kajak-{row}" for row in range(1, 7)),
}
"""What may be in force on Knåker's pile."""
SECRET = {"look", "throw", "swap", "turn", "hide"}
"""Verbs within a verb that nobody sees (of Knåker's cheats)."""
CHANCE = {f"verb-{verb}{part}" for verb in ("deal", "draw", "end") for part in ("", ".cannot", ".goes", ".label")}


def read(file):
    """id or id.attribute → the names of its variables."""
    found = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = {"": entry.value} | {f".{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for part, pattern in parts.items():
            key = entry.id.name + part
            assert key not in found, f"{file}: {key} stands twice"
            if pattern is not None:
                found[key] = variables(pattern)
    return found


class Names(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802  the visitor's name
        self.found.add(node.id.name)


def variables(pattern):
    names = Names()
    names.visit(pattern)
    return names.found


def rulebook(lang):
    found = {}
    for file in sorted((RULEBOOK / lang).glob("*.ftl")):
        for key, names in read(file).items():
            assert key not in found, f"{key} stands in two files"
            found[key] = names
    return found


def of_game(game, lang):
    found = {}
    for file in sorted((PACKAGE / "rules" / game / "messages").glob(f"{lang}*.ftl")):
        for key, names in read(file).items():
            assert key not in found, f"{key} stands in two files"
            found[key] = names
    return found


def interface():
    """The keys that the page's own modules use."""
    lines = WORDS.read_text(encoding="utf-8").splitlines()
    return {f"ui-{line.partition('=')[0].strip()}" for line in lines if line.strip()}


def test_the_languages_have_the_same_files():
    assert len({tuple(sorted(file.name for file in (RULEBOOK / lang).iterdir())) for lang in LANGS}) == 1


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rulebook_says_the_same_of_the_same_facts(lang):
    assert rulebook(lang) == rulebook("sv")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", games)
def test_a_game_says_the_same_of_the_same_facts(game, lang):
    assert of_game(game, lang) == of_game(game, "sv")


def test_the_rulebook_has_what_is_asked_for_and_nothing_else():
    events = {f"event-{name}" for name in EVENTS}
    assert set(rulebook("sv")) == {"turn", "card-not-held"} | CHANCE | CARDS | POSITION | PAGE | events | interface()


def clause_of(reason, ids):
    """The clause at the end of the key of a reason, which may itself have several words: ``own-turn-11``."""
    words = reason.split("-")
    ends = ("-".join(words[at:]) for at in range(1, len(words)))
    return next(end for end in ends if end in ids)


@pytest.mark.parametrize("game", games)
def test_a_game_has_what_it_needs_and_nothing_else(game):
    clauses, told = games[game].clauses, set(of_game(game, "sv"))
    # cards may have names of the game's own
    told -= CARDS
    family = {
        "limit": set(),
        "duty": set(),
        "turn": set(),
        "phase": set(),
        "verb": set(),
        "event": set(),
        "why": set(),
        "card": set(),
        "option": set(),
        "chance": set(),
        "heap": set(),
    }
    for key in told:
        kind, _, rest = key.partition("-")
        family[kind].add(rest)
    ids = {clause.id.replace(".", "-"): clause.kind for clause in clauses.values()}
    assert family["limit"] == {clause for clause, kind in ids.items() if kind == "limit"}
    duties = {clause for clause, kind in ids.items() if kind == "duty"}
    assert {key for key in family["duty"] if not key.endswith(".also")} == {
        d + part for d in duties for part in ("", ".goes")
    }
    assert {key.removesuffix(".also") for key in family["duty"] if key.endswith(".also")} <= duties
    assert {ids[clause] for clause in family["turn"]} == {"frame"}
    phases = games[game].phases
    assert family["phase"] == {phase + part for phase in phases for part in ("", ".name", ".status")}
    # chance and the end have their words in the rulebook; what befalls a seat is a game's own
    verbs = {name: verb for name, verb in games[game].verbs.items() if verb.seated or verb.names_seat}
    # what others must not know of a move; of verbs within a verb, only the secret ones have something to hide
    hiding = {name for name, verb in verbs.items() if verb.hides and not verb.wraps}
    hiding |= {f"{name}-{inner}" for name, verb in verbs.items() for inner in verb.wraps if inner in SECRET}
    spoken = {name for name, verb in verbs.items() if not verb.wraps}
    spoken |= {f"{name}-{inner}" for name, verb in verbs.items() for inner in verb.wraps}
    assert {verb for verb in family["verb"] if "." not in verb} == spoken
    assert {key for key in family["verb"] if key.endswith((".cannot", ".label", ".brief"))} == {
        verb + part for verb in spoken for part in (".cannot", ".label", ".brief")
    }
    # a move that goes may be told by its duty instead, but not one within a verb
    assert {f"{verb}.goes" for verb in spoken if verb not in verbs} <= family["verb"]
    assert {key for key in family["verb"] if key.endswith(".hidden")} == {f"{verb}.hidden" for verb in hiding}
    # what may be in force on a pile in the middle
    assert family["heap"] == (HEAP if any(verb.at_pile for verb in verbs.values()) else set())
    # chance has words of its own where a seat's verb has its name
    chance = {verb.name for verb in CHANCE_VERBS if verb.name in verbs}
    assert family["chance"] == {name + part for name in chance for part in ("", ".cannot", ".goes", ".label")}
    assert {ids[clause] for clause in family["card"]} <= {"frame"}
    assert {ids[clause_of(reason, ids)] for reason in family["why"]} <= {"frame"}
    options = games[game].options.values()
    named = {f"{option.name}-{choice}" for option in options for choice in option.choices if isinstance(choice, str)}
    assert family["option"] == set(games[game].options) | named
    for event in family["event"]:
        name = max((name for name in EVENTS if event.startswith(f"{name}-")), key=len)
        assert event.removeprefix(f"{name}-") in ids


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [None, *games])
def test_every_message_can_be_said(game, lang):
    """With all its facts there, no message ends in an error: references, selectors and all."""
    said = messages(lang, game)
    for key, names in (of_game(game, lang) if game else rulebook(lang)).items():
        for fact in ("x", 1, 2):
            text = said.say(key, dict.fromkeys(names, fact), "missing")
            assert text.strip()
            assert text != "missing"
            assert not re.search(r"[{}]|\s$|^\s", text)


@pytest.mark.parametrize("lang", LANGS)
def test_facts_are_put_in_as_they_are(lang):
    odd = "{ $x } <b> \\u0041 .goes = x"
    assert messages(lang).say("turn", {"seat": odd, "turn": "B"}, "").count(odd) == 1


@pytest.mark.parametrize("file", FILES, ids=lambda file: "/".join(file.parts[-3:]))
def test_entries_read_one_by_one_are_those_of_the_whole_file(file):
    parse = FluentParser(with_spans=False)
    text = file.read_text(encoding="utf-8")
    whole = [entry for entry in parse.parse(text).body if isinstance(entry, ast.Message | ast.Term)]
    for entry in whole:
        entry.comment = None
    alone = [parse.parse_entry(found[0]) for found in ENTRY.finditer(text)]
    assert serialize(ast.Resource(alone)) == serialize(ast.Resource(whole))
