"""The speaker: cards, moves and events in three languages."""

import pytest

from knack_widgets.rulebook.bundles import MissingMessage
from knack_widgets.rulebook.languages import check_lang
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rules import Move, games
from knack_widgets.rules.core.cards import CARDS

from .knack import all_knock, knack
from .positions import LANGS

SETUP = games["knack"].start(("Anna", "Bo", "Hans")).setup


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("", "", "Hans"), ("Player 1", "Player 2", "Hans")),
        (("Anna", "  ", "Hans"), ("Anna", "Player 2", "Hans")),
        (("Anna", "anna", "Anna  "), ("Anna (1)", "anna (2)", "Anna (3)")),
        (("Anna Berg", "Anna  Berg", "Bo"), ("Anna Berg (1)", "Anna Berg (2)", "Bo")),
    ],
)
def test_players_with_empty_blank_or_equal_names_are_told_apart(names, said):
    speaker = Speaker("en", games["knack"].start(names).setup)
    assert tuple(speaker.seat(seat) for seat in range(3)) == said


JOKER = ("svart joker", "schwarzer Joker", "the black joker")


def each(ask):
    return tuple(ask(Speaker(lang, SETUP)) for lang in LANGS)


@pytest.mark.parametrize(
    ("card", "names", "shorts"),
    [
        ("7h", ("hjärter sju", "Herz-Sieben", "the seven of hearts"), ("♥7", "♥7", "♥7")),
        ("As", ("spader ess", "Pik-Ass", "the ace of spades"), ("♠E", "♠A", "♠A")),
        ("Kd", ("ruter kung", "Karo-König", "the king of diamonds"), ("♦K", "♦K", "♦K")),
        ("Qc", ("klöver dam", "Kreuz-Dame", "the queen of clubs"), ("♣D", "♣D", "♣Q")),
        ("Jh", ("hjärter knekt", "Herz-Bube", "the jack of hearts"), ("♥Kn", "♥B", "♥J")),
        ("Ts", ("spader tio", "Pik-Zehn", "the ten of spades"), ("♠10", "♠10", "♠10")),
        ("Xb", JOKER, JOKER),
    ],
)
def test_cards(card, names, shorts):
    assert each(lambda speaker: speaker.card(card)) == names
    assert each(lambda speaker: speaker.short(card)) == shorts


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_name_of_its_own(lang):
    speaker = Speaker(lang, SETUP)
    assert len({speaker.card(card) for card in CARDS}) == len(CARDS) == 54
    assert all(speaker.index(card) for card in CARDS)


def test_lists():
    assert each(lambda s: s.as_list(["1"])) == ("1", "1", "1")
    assert each(lambda s: s.as_list(["1", "2", "3"])) == ("1, 2 och 3", "1, 2 und 3", "1, 2 and 3")
    assert each(lambda s: s.as_list(["1", "2"], "or")) == ("1 eller 2", "1 oder 2", "1 or 2")


MOVES = [
    (Move(0, "knock"), "Anna knackar och är med", "Anna klopft und ist dabei", "Anna knocks and is in"),
    (Move(1, "fold"), "Bo lägger sig", "Bo steigt aus", "Bo folds"),
    (Move(0, "play", ("7h",)), "Anna spelar hjärter sju", "Anna spielt Herz-Sieben", "Anna plays the seven of hearts"),
    (
        Move(1, "blank", ("9c",)),
        "Bo spelar ut klöver nio mörkt",
        "Bo spielt Kreuz-Neun verdeckt aus",
        "Bo leads the nine of clubs face down",
    ),
    (Move(None, "deal", ("6c",)), "Korten delas ut", "Die Karten werden gegeben", "The cards are dealt"),
    (Move(None, "draw", ("6c", "7c")), "Spelarna drar kort", "Die Spieler ziehen Karten", "The players draw cards"),
    (Move(None, "end"), "Ingen mer giv delas ut", "Es wird nicht mehr gegeben", "No further deal is played"),
]


@pytest.mark.parametrize(("move", "sv", "de", "en"), MOVES)
def test_moves(move, sv, de, en):
    assert each(lambda speaker: speaker.move(move)) == (sv, de, en)


def test_a_hidden_card_is_not_named():
    blank, play = Move(1, "blank", ("9c",)), Move(1, "play", ("9c",))
    assert each(lambda speaker: speaker.move(blank, hidden=True)) == (
        "Bo spelar ut ett kort mörkt",
        "Bo spielt eine Karte verdeckt aus",
        "Bo leads a card face down",
    )
    # face-up cards are named to every reader
    assert each(lambda s: s.move(play, hidden=True)) == each(lambda s: s.move(play))


def test_buttons_and_lists():
    moves = [Move(0, "knock"), Move(0, "fold"), Move(0, "play", ("Ts",)), Move(0, "blank", ("Ts",))]
    assert each(lambda s: tuple(map(s.label, moves))) == (
        ("Knacka", "Lägg dig", "Spela spader tio", "Spela ut spader tio mörkt"),
        ("Klopfen", "Aussteigen", "Pik-Zehn spielen", "Pik-Zehn verdeckt ausspielen"),
        ("Knock", "Fold", "Play the ten of spades", "Lead the ten of spades face down"),
    )
    assert each(lambda s: tuple(map(s.brief, moves))) == (
        ("knacka", "lägg dig", "♠10", "♠10 mörkt"),
        ("klopfen", "aussteigen", "♠10", "♠10 verdeckt"),
        ("knock", "fold", "♠10", "♠10 face down"),
    )
    chance = [Move(None, verb) for verb in ("deal", "draw", "end")]
    assert each(lambda s: tuple(map(s.label, chance))) == (
        ("Dela ut", "Dra kort", "Avsluta partiet"),
        ("Geben", "Karten ziehen", "Partie beenden"),
        ("Deal", "Draw cards", "End the match"),
    )


def test_an_unknown_event_is_still_readable():
    with pytest.warns(MissingMessage):
        assert Speaker("sv", SETUP).event(("burns", 3, "play.9")) == "burns: 3 (play.9)"


def test_a_narration_says_nothing_twice():
    state = all_knock(knack({0: "6c 7c 8c", 1: "9s 7h 8d", 2: "6s 7s 9h"}, "Ts"))
    for move in ("1 play 9s", "2 play 6s", "0 play 6c"):
        state = state.play(move)
    move = state.read("1 blank 7h")
    after = state.play(move)
    speaker = Speaker("en", state.setup)
    assert speaker.narrate(move, after.events) == [
        ("Bo leads the seven of hearts face down", None),
        ("It counts as the lowest trump", "play.13"),
    ]
    assert speaker.narrate(move, after.events, hidden=True, turns=True) == [
        ("Bo leads a card face down", None),
        ("It counts as the lowest trump", "play.13"),
        ("Cleo is to play", "deal.1"),
    ]
    last = state.read("0 play 6c"), state.events
    assert speaker.narrate(*last) == [
        ("Anna plays the six of clubs", None),
        ("Bo takes the trick with the highest trump", "play.5"),
    ]
    assert speaker.narrate(Move(0, "fold"), (("folds", 0, "bidding.2"),)) == [("Anna folds", "bidding.2")]


@pytest.mark.parametrize("game", ["kopknack", "svangknack"])
def test_events_before_the_one_that_names_the_move_are_told_first(game):
    state = games[game].start(players=3, dealer=0)
    after = state.deal(1)
    speaker = Speaker("en", state.setup)
    move = Move(None, "deal", state.setup.game.pack(state.setup))
    texts = [text for text, _ in speaker.narrate(move, after.events)]
    assert texts == [speaker.event(event) for event in after.events if event[0] != "turn"]
    assert [event[0] for event in after.events][:1] == ["ante"]


def test_a_card_played_face_down_to_a_trick_is_told_to_be_worthless():
    state = games["svangknack"].start(players=3, dealer=0)
    for seed in range(200):
        state = state.deal(seed)
        while (move := state.sample(seed)) is not None:
            before, state = state, state.play(move)
            if any(event[0] == "blanked" for event in state.events):
                narration = Speaker("en", state.setup).narrate(move, state.events)
                assert [text for text, clause in narration if clause == "play.14"] == [
                    "This card cannot take the trick"
                ]
                assert narration[0] == (Speaker("en", state.setup).move(move), None)
                return
        assert before
    pytest.fail("no card was played face down to a trick")


def test_interface_words():
    assert each(lambda s: s.ui("next_move")) == ("Nästa drag", "Nächster Zug", "Next move")
    assert each(lambda s: s.ui("tricks", count=1)) == ("1 stick", "1 Stich", "1 trick")
    assert each(lambda s: s.ui("trump", suit="h")) == ("Trumf: hjärter", "Trumpf: Herz", "Trumps: hearts")
    assert each(lambda s: s.option("stake")) == (
        "Insats för varje stick",
        "Einsatz für jeden Stich",
        "Stake for each trick",
    )
    assert each(lambda s: (s.has("next_move"), s.has("verb-play"), s.has("nowhere"))) == ((True, True, False),) * 3
    with pytest.warns(MissingMessage):
        assert Speaker("sv", SETUP).ui("nowhere") == "nowhere"
    with pytest.warns(MissingMessage, match="Unknown external: count"):
        assert Speaker("sv", SETUP).ui("tricks") == "tricks"


def test_languages():
    assert [check_lang(lang) for lang in LANGS] == list(LANGS)
    with pytest.raises(ValueError, match="expected one of sv, de, en"):
        check_lang("SV")
