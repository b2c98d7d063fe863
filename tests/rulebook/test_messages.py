"""The message files: the same keys in three languages, all that are needed, no more."""

import re

import pytest
from fluent.syntax import FluentParser, ast, serialize

from knack_widgets.pages.advice_data import FileWords, Labels
from knack_widgets.pages.course import WHY
from knack_widgets.players import PLAYERS
from knack_widgets.players.playouts import PLAIN
from knack_widgets.rooms.answer_files import COLUMNS
from knack_widgets.rooms.book import WORDS as WORDS_OF_ROOMS
from knack_widgets.rulebook.bundles import ENTRY, messages
from knack_widgets.rulebook.concepts import POINTS
from knack_widgets.rulebook.searchable import SAID
from knack_widgets.rules import games
from knack_widgets.rules.core.events import SHARED
from knack_widgets.rules.core.positions.faults import WANTED
from knack_widgets.rules.core.positions.form import fields_of
from knack_widgets.rules.core.positions.shapes import shape_of
from knack_widgets.study.lesson import KINDS as KINDS_OF_STEPS
from knack_widgets.widgets.editor import SAYS
from knack_widgets.widgets.experiment import EXPERIMENT_WORDS
from knack_widgets.widgets.path_steps import STEPS
from knack_widgets.widgets.practice_drawing import WORDS as WORDS_OF_PRACTICE

from .ftl import CARDS, EXERCISES, PACKAGE, PAGE, RULEBOOK, of_game, rulebook
from .positions import LANGS

FILES = sorted([*RULEBOOK.glob("*/*.ftl"), *(PACKAGE / "rules").glob("*/messages/*.ftl")])
WORDS = [PACKAGE / "widgets" / "static" / name for name in ("words.txt", "drawn_words.txt")]

POSITION = {
    *("caption", "caption-trump", "position-title", "position-deal", "position-dealer", "position-up"),
    *("position-up-open", "position-talon", "position-stake", "position-pile", "position-middle"),
    *("position-row",),
    *(
        "position-seat",
        "position-trick",
        "position-open-trick",
        "position-last-trick",
        "position-card",
        "position-face-down",
    ),
    *("position-at", "position-turn", "position-task"),
    *("position-balance", "position-no-cards", "position-going", "position-betar", "position-no-betar"),
    *("position-pot", "position-moves", "tell-opening", "tell-deal", "tell-end", "tell-hand", "tell-try"),
    *("tell-account", "tell-sum", "told-drawn"),
}
CHANCE = {f"verb-{verb}{part}" for verb in ("deal", "draw", "end") for part in ("", ".cannot", ".allowed", ".label")}


def refusals():
    """Return the keys of the refusals of rooms, as the rooms' modules raise them."""
    source = "".join(path.read_text("utf-8") for path in (PACKAGE / "rooms").glob("*.py"))
    return re.findall(r'Refused\("(\w+)"', source)


PRACTICE = {
    *(f"practise-{key}" for key in (*WORDS_OF_PRACTICE, "right", "partly", "missed_all", "result", "back_in")),
    *(f"practise-{key}" for key in ("taken", "brought", "forgotten", "undo", "unreadable")),
    *("practise-due_scope", "practise-due_next", "practise-printed", "practise-quizzed", "practise-quiz_left"),
    *("practise-measure", "practise-face_down", "practise-which_allowed", "practise-which_refused"),
    *("practise-is_missed", *(f"practise-is_{mark}_refused" for mark in ("right", "missed", "wrong"))),
    *("practise-bait", "practise-day", "practise-day_scope", "practise-share_right", "practise-share_wrong"),
    *("ui-trap_of_day", "ui-path", "ui-path_done", *(f"ui-path_{step}" for step in STEPS)),
    *("ui-learned", "ui-learned_chapters", "ui-learned_due", "ui-learned_practise"),
    *("ui-no_exercise", "ui-no_lesson", "practise-lesson_done", "practise-lesson_fault"),
}
TIP = {
    *(f"ui-tip_{key}" for key in ("details", "move", "sole", "only", "level", "many", "why", "usual", "careful")),
    *(f"ui-tip_{key}" for key in ("uncertain", "mean", "sure", "wide", "risk", "amount", "often", "often_in")),
    *(f"ui-tip_{key}" for key in ("costs", "given_up", "paid", "not", "trick", "tricks", "better", "worth", "cards")),
}
FILE_WORDS = FileWords.__annotations__.keys() - {"name", "about"}
PRINT = {
    *(f"print-{key}" for key in ("how", "ways", "back", "language", "to_sheet", "to_key", "others", "sheet_title")),
    *(f"print-{key}" for key in ("key_title", "name", "date", "code", "nothing", "fault", "example", "see", "option")),
    *("print-upcard", "print-clauses", "print-no_codes"),
    *(f"print-lesson_{key}" for key in ("position", "note", "code", "long", "no_notes")),
    *(f"print-{key}" for key in ("differs", "usual", "as_you_play", "counted", "choose", "show", "strike", "omitted")),
    "print-left_out",
    *(f"print-{key}" for key in ("contents", "terms", "skip", "with", "without", "no_original", "read", "aid_title")),
    *(f"print-kind_{kind}" for kind in ("rules", "full", "original", "aid", "sheet", "key")),
    *(f"print-aid_{part}" for part in ("aim", "table", "order", "when", "forced", "payment", "forgotten")),
}
ADVICE = {
    *(f"ui-advice_{key}" for key in Labels.__annotations__ if key not in ("file", "thinking", "details")),
    *(f"ui-advice_{key}" for key in ("fails", "loses", "span", "sampled", "exact")),
    *(f"ui-advice_{key}" for key in ("running", *WHY.values())),
    *(f"ui-advice_{key}" for key in ("quoted", "between")),
    *(f"ui-advice_others_{kind}" for kind in PLAIN),
    *(f"ui-advice_{key}" for key in ("strong", "unlike", "open", "later")),
    *(f"ui-control_{kind}_about" for kind in PLAYERS),
    *(f"ui-advice_{key}" for key in ("far", "stop", "go_on", "tabled")),
    *(f"ui-advice_hands_{key}" for key in ("rows_are", "columns_are", "yours")),
    *(f"ui-advice_{key}" for key in (*FILE_WORDS, "gain", "gain_at", "map", "map_yours", "players")),
    *(f"ui-known_{key}" for key in ("title", "nothing", "lacks", "holds")),
    *(f"infer-{key}" for key in ("holds", "suit", "cards", "suit-down", "cards-down")),
}
LESSON = {
    *("ui-lesson", "ui-class_table", *(f"ui-{key}" for key in EXPERIMENT_WORDS if key.startswith("lesson_"))),
    *(f"ui-lesson_{key}" for key in ("answer", "span", "steps", "threads", "worked_out_by", "behind", "alone", "row")),
}
ROOMS = {
    *(f"room-{key}" for key in ("here", "here_of", "seat", "on_own", "on_example", "on_variant", "on_back", "broke")),
    *(f"room-{key}" for key in ("answered", "stuck", "stuck_at", "state_stuck", "state_away", "idle", "state_idle")),
    *("room-right", "room-which_reading", "room-refused_by", "room-refused_move", "room-refused_row"),
    *("room-tables_running", "room-tables_stopped", "room-about_table", "room-open_warning", "room-ui_resume"),
    *(f"room-no_{key}" for key in refusals()),
    *(f"room-column_{key}" for key in COLUMNS),
    *(f"room-results_{key}" for key in ("title", "count", "pupils", "clauses", "questions", "right", "next", "clause")),
    *("room-lesson_at", "room-table_number", "room-ui_lesson_next"),
    *(f"room-ui_lesson_{kind}" for kind in KINDS_OF_STEPS),
    *(f"room-results_{key}" for key in ("wrong", "refused", "practise", "sheet", "nothing")),
    *("room-wrong", *(f"room-ui_{key}" for key in WORDS_OF_ROOMS)),
}
SEARCH = {
    f"search-{key}" for key in (*SAID, "settle", "settle_forms", "compare", "compare_forms", "lesson", "lesson_forms")
}
CONCEPTS = {f"concept-{point}" for point in POINTS}


def interface():
    """Return the keys that the page's own modules and the drawings use."""
    lines = [line for path in WORDS for line in path.read_text(encoding="utf-8").splitlines()]
    return {f"ui-{line.partition('=')[0].strip()}" for line in lines if line.strip()}


def test_the_languages_have_the_same_files():
    assert len({tuple(sorted(file.name for file in (RULEBOOK / lang).iterdir())) for lang in LANGS}) == 1


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_rulebook_says_the_same_of_the_same_facts(lang):
    assert rulebook(lang) == rulebook("sv")


def positions():
    """Return the keys of messages about positions: answers, faults of all games, and expected values."""
    faults = {"place", "impossible", "seat_number"}.union(*(fields_of(game).form.says for game in games.values()))
    answers = ("yes", "no", "depends", "cards", "readings", "reading", "reading-bare", "example", "sampled", "same")
    families = {"settled": answers, "fault": faults, "wanted": WANTED}
    return {f"{family}-{key}" for family, keys in families.items() for key in keys}


def editor():
    """Return the keys of the editor's messages: its words, and a name for each field, as a match may give any."""
    fields = {name for game in games.values() for name in fields_of(game).kinds} - {"phase"}
    facts = ("phase_tricks", "into", "picked", "times", "follows", "face_down", "nobody", "yes", "no", "name", "asks")
    facts += ("nothing", "remove", "asked", "no_acts", "by_chance", "allowed_acts", "nothing_allowed")
    facts += ("way_yes", "way_no", "at", "act")
    said = (
        "put",
        "put_next",
        "took",
        "turned",
        "moved",
        "began",
        "changed",
        "undone",
        "redone",
        "typed",
        "refused",
        "restored",
        "no_question",
    )
    keys = {f"editor-{key}" for key in (*SAYS, *facts, *(f"said_{key}" for key in said))}
    return keys | {f"field-{name}" for name in fields} | rows_of_fields()


def rows_of_fields():
    """Return the keys of messages about the fields with rows that a page may show: their parts, and their buttons."""
    keys = set()
    for game in games.values():
        fields = fields_of(game)
        for name in fields.kinds if fields.form.asked else ():
            parts = {part: inner for part, inner in shape_of(fields.kinds[name]).parts if inner.is_part}
            keys |= {f"part-{part}" for part in parts} | ({f"add-{name}"} if parts else set())
            keys |= {f"part-{part}.value" for part, inner in parts.items() if inner.choices and part != "phase"}
    return keys


def test_the_rulebook_has_what_is_asked_for_and_nothing_else():
    events = {f"event-{name}" for name in SHARED}
    events |= {f"payment-{name}" for name, kind in SHARED.items() if kind.transfer}
    said = CHANCE | CARDS | POSITION | PAGE | SEARCH | EXERCISES | PRACTICE | PRINT | ROOMS | ADVICE | TIP | LESSON
    said |= CONCEPTS | events | interface() | positions() | editor()
    assert set(rulebook("sv")) == {"turn", "card-not-held", "limit-read"} | said


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_of_the_rulebook_can_be_said(lang):
    """Check that each message, with all its facts, can be formatted without an error."""
    said = messages(lang)
    for key, names in rulebook(lang).items():
        for fact in ("x", 1, 2):
            text = said.say(key, dict.fromkeys(names, fact), "missing")
            assert text.strip()
            assert text != "missing"
            assert not re.search(r"[{}]|\s$|^\s", text)


def test_what_may_be_in_force_on_knakers_pile_has_its_words():
    names = {key.removeprefix("heap-") for key in of_game("knaker", "sv") if key.startswith("heap-")}
    assert names == {
        *("frippel", "knug", "knug-N-33-b", "two", "through", "empty"),
        *(f"joker-{row}" for row in range(1, 4)),
        *(f"kajak-{row}" for row in range(1, 7)),
    }


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
    alone = [parse.parse_entry(match[0]) for match in ENTRY.finditer(text)]
    assert serialize(ast.Resource(alone)) == serialize(ast.Resource(whole))
