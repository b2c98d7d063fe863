"""The message files as data: keys, and the facts in each message."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import knack_widgets
from knack_widgets.rulebook.folders import game_folder
from knack_widgets.rules.core.cards import RANKS, SUITS
from knack_widgets.rules.core.clauses import KINDS

PACKAGE = Path(knack_widgets.__file__).parent
RULEBOOK = PACKAGE / "rulebook" / "messages"

PAGE = {
    *(f"ui-kind_{kind}" for kind in KINDS),
    *(f"ui-kind_{kind}.title" for kind in KINDS),
    *(f"ui-counter_{name}" for name in ("pot", "third", "betar", "going", "stake", "deal")),
    *(f"ui-counter_{name}.title" for name in ("pot", "third", "betar", "going", "stake", "deal")),
    *(f"ui-seat_{name}" for name in ("waiting", "knocked", "folded", "in", "won", "none", "you")),
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
            "for_players",
            "counter_clockwise",
        )
    ),
    *(f"ui-control_{name}" for name in ("me", "random", "careful", "forgetful", "strong")),
    *(f"ui-step_{name}" for name in ("start", "number", "try")),
    *(f"ui-line_{name}" for name in ("main", "variant", "example", "own", "former")),
    *(f"ui-result_{name}" for name in ("deal", "match", "winner", "winners", "level", "score", "tricks", "seed")),
    *(f"ui-result_{name}" for name in ("of_deal", "of_deals", "of_end", "set_deal", "then_shuffled")),
    *(
        "ui-score_balance",
        "ui-trump_was",
        "ui-set_deal",
        "ui-played_without",
        "ui-played_as_read",
        "ui-cover",
        "ui-uncover",
    ),
    *(
        "ui-take_back",
        "ui-new_match_now",
        "ui-new_match_begun",
        "ui-old_match",
        "ui-whole_deal",
        "ui-to_editor",
        "ui-saved_page",
    ),
    *(f"ui-original_{name}" for name in ("help", "read", "forgotten", "unknown", "name", "offer")),
    *("ui-only_in", "ui-shelf_broken"),
    *(f"ui-error_{name}" for name in ("too_large", "bug", "broken", "other_game", "sealed", "original", "other")),
    *(f"ui-link_{name}" for name in ("too_long", "unknown", "broken", "other_game")),
    *(f"ui-position_{name}" for name in ("laid", "dealt")),
    *(
        "ui-saved",
        "ui-loaded",
        "ui-ante",
        "ui-worth",
        "ui-by_seat",
        "ui-choose_pair",
        "ui-exchange",
        "ui-compare_first",
        "ui-compare_stopped",
    ),
    *(f"ui-readings_{name}" for name in ("ours", "source", "why", "who", "show", "play", "book", "off", "on")),
    *("ui-readings_letter", "ui-readings_variant_note", "ui-in_other_words"),
    *(f"ui-readings_{name}" for name in ("differs", "never", "uncounted", "balance", "wins", "place")),
    *(f"ui-readings_{name}" for name in ("always", "balance_same", "wins_same", "place_same")),
    *(
        "ui-readings_options",
        "ui-readings_players",
        "ui-settle",
        "ui-questions",
        "ui-questions_order",
        "ui-questions_unread",
    ),
    *("ui-questions_all", "ui-questions_all_hint"),
    *(f"ui-questions_{name}" for name in ("game", "ruling", "clause", "kind", "share", "moved")),
    *(f"ui-differences_{name}" for name in ("known", "other", "every", "same", "usual")),
    *(f"ui-questions_by_{name}" for name in ("share", "money", "game")),
    *(f"ui-questions_kind_{name}" for name in ("reading", "bound", "notation", "in_other_words")),
    # games with piles on the table
    *(f"ui-heap_{name}" for name in ("empty", "top", "none")),
    *("ui-choose_cards_lay", "ui-choose_place", "ui-stock_left", "ui-pile", "ui-pile_bare", "ui-locked", "ui-look"),
    *("ui-looking_back", "ui-step_on", "ui-step_on_after", "ui-status_next", "ui-not_dealt"),
    *(f"ui-headline_{name}" for name in ("gain", "gains", "loss", "even", "nobody")),
    *("ui-result_accounts", "ui-result_more", "ui-result_more_match"),
}
"""Keys of messages that Python puts into the page."""
OWN = {
    *("ui-advice_fails", "ui-advice_loses", "rank-X"),
    *(f"ui-tip_{key}" for key in ("risk", "costs", "given_up", "dealer")),
}
"""Keys of sentences about hidden cards and odds, which a game may word differently."""
EXERCISES = {
    *(
        f"exercise-{kind}"
        for kind in ("legal-moves", "find-refused", "which-clause", "but-for", "in-force", "who-acts")
    ),
    *(f"exercise-{kind}" for kind in ("who-takes", "what-is-paid", "what-follows", "what-is-worth", "legal-setups")),
    *("exercise-in-pack", "exercise-in-pack.told", "exercise-in-force.told", "exercise-what-is-worth.told"),
    *(
        "exercise-legal-setups.players",
        "exercise-legal-setups.given",
        "exercise-true",
        "exercise-false",
        "exercise-all",
        "exercise-part",
    ),
    "exercise-elsewhere",
    *("exercise-none", "exercise-hint-chapter", "exercise-hint-clause", "exercise-sheet-number", "exercise-sheet-key"),
}
"""Keys of the messages of exercises."""
CARDS = {
    *(f"suit-{suit}" for suit in SUITS),
    *(f"rank-{rank}" for rank in RANKS),
    *(f"index-{rank}" for rank in "TJQKAX"),
    *("card-name", "joker-b", "joker-r", "some-card", "refused-card", "refused-face-down", "suit-trump", "seat-name"),
    *("join-and", "join-or", "join-nor", "clause-own-number"),
}


@cache
def read(file):
    """Return id or id.attribute → the names of its variables."""
    facts_by_key = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = {"": entry.value} | {f".{attribute.id.name}": attribute.value for attribute in entry.attributes}
        for part, pattern in parts.items():
            key = entry.id.name + part
            assert key not in facts_by_key, f"{file}: {key} stands twice"
            # sentences to the reader are checked in test_you.py
            if pattern is not None and not re.search(r"[.-]you(-|$)", part):
                facts_by_key[key] = variables(pattern)
    return facts_by_key


class Names(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802  the visitor's name
        self.found.add(node.id.name)


def variables(pattern):
    names = Names()
    names.visit(pattern)
    return names.found


@cache
def rulebook(lang):
    facts_by_key = {}
    for file in sorted((RULEBOOK / lang).glob("*.ftl")):
        for key, names in read(file).items():
            assert key not in facts_by_key, f"{key} stands in two files"
            facts_by_key[key] = names
    return facts_by_key


def of_game(game, lang):
    facts_by_key = {}
    for file in sorted(Path(str(game_folder(game, "messages"))).glob(f"{lang}*.ftl")):
        for key, names in read(file).items():
            assert key not in facts_by_key, f"{key} stands in two files"
            facts_by_key[key] = names
    return facts_by_key
