"""Positions and whole matches in words."""

import re
from textwrap import dedent

import pytest

from knack_widgets.rulebook.telling import tell
from knack_widgets.rulebook.words import caption, phase_words, position, seat_words, status
from knack_widgets.rules import Record, games
from knack_widgets.rules.core.cards import CARDS

from . import svangknack
from .knack import all_knock, knack
from .positions import LANGS, pack_text

THREE = {0: "6c 7c 8c", 1: "9s 7h 8d", 2: "6s 7s 9h"}
ALL = {0: "6c 7c 8c", 1: "As Ks 7h"}
TAKEN = ("1 play As", "0 play 6c", "1 play Ks", "0 play 7c", "1 play 7h", "0 play 8c")


def shown(text):
    return dedent(text).strip("\n")


def face_down():
    state = all_knock(knack(THREE, "Ts"))
    for move in ("1 play 9s", "2 play 6s", "0 play 6c", "1 blank 7h"):
        state = state.play(move)
    return state


POSITIONS = {
    "sv": """
        Knack (trekort, Sverige), giv 1, andra sticket
        Givare: Anna. Trumf: spader. Uppvänt: ♠10
        Anna: är med, 2 kort, 0 stick, saldo 0
        Bo: är med, 1 kort, 1 stick, saldo 0
        Cleo: är med, ♠7 ♥9, 0 stick, saldo 0
        Stick 1: Bo ♠9, Cleo ♠6, Anna ♣6 – Bo tog det
        Stick 2: Bo mörkt – Bo leder
        Inga betar. Insats: 1
        Du är på tur: lägg ett kort
        Tillåtna drag: ♠7""",
    "de": """
        Knack (Dreikart, Schweden), Spiel 1, zweiter Stich
        Geber: Anna. Trumpf: Pik. Aufgedeckt: ♠10
        Anna: dabei, 2 Karten, 0 Stiche, Saldo 0
        Bo: dabei, 1 Karte, 1 Stich, Saldo 0
        Cleo: dabei, ♠7 ♥9, 0 Stiche, Saldo 0
        Stich 1: Bo ♠9, Cleo ♠6, Anna ♣6 – an Bo
        Stich 2: Bo verdeckt – Bo führt
        Keine Beten. Einsatz: 1
        Du bist an der Reihe: Lege eine Karte
        Erlaubte Züge: ♠7""",
    "en": """
        Knack (three-card, Sweden), deal 1, second trick
        Dealer: Anna. Trumps: spades. Upcard: ♠10
        Anna: in, 2 cards, 0 tricks, balance 0
        Bo: in, 1 card, 1 trick, balance 0
        Cleo: in, ♠7 ♥9, 0 tricks, balance 0
        Trick 1: Bo ♠9, Cleo ♠6, Anna ♣6 – Bo took it
        Trick 2: Bo face down – Bo is winning
        No betes. Stake: 1
        It is your turn: play a card
        Legal moves: ♠7""",
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_position(lang):
    assert position(face_down().view(2), lang, 2) == shown(POSITIONS[lang])


def test_a_position_with_more_moves_than_fluent_fills_in():
    state, seed = games["knaker"].start(players=2).deal(5), 0
    while any(len(position(state.view(0), lang).splitlines()[-1]) <= 2_500 for lang in LANGS):
        state, seed = state.play(state.sample(seed)), seed + 1
    for lang in LANGS:
        assert position(state.view(0), lang).splitlines()[-1].count(", ") == len(state.view(0).moves) - 1


def test_the_one_who_laid_it_knows_the_card():
    assert "Trick 2: Bo ♥7 face down – Bo is winning" in position(face_down().view(1), "en")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [(), (0,), (1,), (2,), (0, 2), (0, 1, 2)])
def test_words_name_no_card_that_the_view_lacks(lang, seats):
    state = all_knock(knack(THREE, "Ts"))
    for move in ("1 play 9s", "2 play 6s", "0 play 6c", "1 blank 7h", "2 play 7s", "0 play 7c"):
        view = state.view(*seats)
        known = {card for hand in view.hands for card in hand or ()} | set(view.up)
        known |= {played.card for trick in (*view.finished_tricks, view.trick) for played in trick if played.card}
        words = "\n".join((position(view, lang), caption(view, lang), status(view, lang)))
        signs = set(re.findall(r"[♠♥♦♣](?:10|[A-Za-z0-9]+)", words))
        speak = {_short(card, lang) for card in known}
        assert signs <= speak
        state = state.play(move)


def _short(card, lang):
    indices = {"sv": "10 Kn D K E", "de": "10 B D K A", "en": "10 J Q K A"}[lang].split()
    return dict(zip("shdc", "♠♥♦♣", strict=True))[card[1]] + dict(zip("TJQKA", indices, strict=True)).get(
        card[0], card[0]
    )


def test_short_forms_are_those_of_the_page():
    view = knack(ALL, "Ts").view(1)
    for lang in LANGS:
        assert " ".join(_short(card, lang) for card in ("As", "Ks", "7h")) in position(view, lang)
    assert len({_short(card, "sv") for card in CARDS if card[0] != "X"}) == 52


def stages():
    before = games["knack"].start(("Anna", "Bo"))
    bidding = before.play(pack_text(before, ALL, "Ts"))
    lead = all_knock(bidding)
    answer = lead.play(TAKEN[0])
    over = answer
    for move in TAKEN[1:]:
        over = over.play(move)
    drawing = over.play("end")
    return before, bidding, lead, answer, over, drawing, drawing.play("draw As Ks")


STAGES = {
    "sv": """
        Knack (trekort, Sverige), före första given – dela ut för att börja
        Knack (trekort, Sverige), giv 1, budgivningen, trumf spader – Bo är på tur att tala
        Knack (trekort, Sverige), giv 1, första sticket, trumf spader – Bo är på tur att spela ut
        Knack (trekort, Sverige), giv 1, första sticket, trumf spader – Anna är på tur att lägga ett kort
        Knack (trekort, Sverige), efter giv 1 – given är slut: dela ut nästa
        Knack (trekort, Sverige), dragningen om resten – dra kort om resten, 1
        Knack (trekort, Sverige), partiet är slut – nytt parti?""",
    "de": """
        Knack (Dreikart, Schweden), vor dem ersten Spiel – gib die Karten, um zu beginnen
        Knack (Dreikart, Schweden), Spiel 1, das Bieten, Trumpf Pik – Bo ist an der Reihe zu sprechen
        Knack (Dreikart, Schweden), Spiel 1, erster Stich, Trumpf Pik – Bo ist mit dem Ausspielen an der Reihe
        Knack (Dreikart, Schweden), Spiel 1, erster Stich, Trumpf Pik – Anna ist an der Reihe und legt eine Karte
        Knack (Dreikart, Schweden), nach Spiel 1 – das Spiel ist aus: Gib das nächste
        Knack (Dreikart, Schweden), Ziehen um den Rest – Karten ziehen um den Rest, 1
        Knack (Dreikart, Schweden), die Partie ist zu Ende – neue Partie?""",
    "en": """
        Knack (three-card, Sweden), before the first deal – deal to begin
        Knack (three-card, Sweden), deal 1, the bidding, spades are trumps – Bo is to knock or fold
        Knack (three-card, Sweden), deal 1, first trick, spades are trumps – Bo is to lead
        Knack (three-card, Sweden), deal 1, first trick, spades are trumps – Anna is to play
        Knack (three-card, Sweden), after deal 1 – the deal is over: deal the next one
        Knack (three-card, Sweden), the draw for the remainder – draw cards for the remainder, 1
        Knack (three-card, Sweden), the match is over – new match?""",
}


@pytest.mark.parametrize("lang", LANGS)
def test_captions_through_a_match(lang):
    assert "\n".join(caption(state.view(), lang) for state in stages()) == shown(STAGES[lang])


def test_phase_words_and_status():
    views = [state.view(1) for state in stages()]
    assert [phase_words(view, "sv") for view in views] == [
        "Före första given",
        "Budgivningen",
        "Första sticket",
        "Första sticket",
        "Efter giv 1",
        "Dragningen om resten",
        "Partiet är slut",
    ]
    assert [status(view, "sv", 1) for view in views[:5]] == [
        "Dela ut för att börja",
        "Du är på tur: knacka eller lägg dig",
        "Du är på tur: spela ut",
        "Anna är på tur att lägga ett kort",
        "Given är slut: dela ut nästa",
    ]
    # a reader who plays no seat, or all seats, reads names instead of "you"
    assert status(stages()[2].view(0, 1), "en") == "Bo is to lead"
    assert status(stages()[2].view(0, 1), "en", 0) == "Bo is to lead"


def test_a_name_keeps_its_small_letter():
    lead = all_knock(knack(ALL, "Ts", names=("anna", "bo")))
    assert status(lead.view(), "sv") == "bo är på tur att spela ut"


def test_seats_through_a_deal():
    state = knack(THREE, "Ts", "1 knock", "2 fold")
    words = [[seat_words(state.view(), seat, lang) for seat in range(3)] for lang in LANGS]
    assert words == [
        ["har inte sagt något än", "har knackat", "har lagt sig"],
        ["noch nichts gesagt", "geklopft", "ausgestiegen"],
        ["yet to speak", "knocked", "folded"],
    ]
    won = state.play("0 fold").view()
    assert [seat_words(won, seat, "sv") for seat in range(3)] == [
        "inga kort än",
        "vann utan spel",
        "inga kort än",
    ]
    both = state.play("0 knock").view()
    assert [seat_words(both, seat, "en") for seat in range(3)] == ["in", "in", "folded"]
    assert seat_words(stages()[-1].view(), 0, "sv") == ""


def test_a_game_says_in_its_own_way_who_is_out_of_the_deal():
    """Passing as an answer to a swing has the game's own word for passing."""
    state = svangknack.short_talon(4)
    words = [seat_words(state.view(), 2, lang) for lang in LANGS]
    assert words == ["har passat", "gepasst", "passed"]


def test_betar_and_pot_are_told():
    *_, over, drawing, _ = stages()
    assert "Betar: 3 (står på spel). Insats: 1" in position(over.view(), "sv")
    assert "Anna: inga kort än, saldo −6" in position(over.view(), "sv")
    assert "No betes. Stake: 1\nPot: 1" in position(drawing.view(), "en")


TOLD = """
    Knack (trekort, Sverige) för Anna och Bo.

    Giv 1
    Anna delar ut tre kort till var och en. Uppvänt ligger spader tio: spader är trumf. 29 kort läggs åt sidan. \
Givaren betalar 1 för varje stick.
    Anna har klöver åtta, klöver sju och klöver sex.
    Bo har spader ess, spader kung och hjärter sju.
    Bo knackar och är med.
    Anna knackar och är med.
    Försök: Bo spelar hjärter sju. Spader ess är trumfesset: förhand måste spela ut det genast och får inte spela \
hjärter sju.
    Försök: Bo spelar spader ess. Spader ess får spelas: trumfesset måste förhand spela ut genast.
    Bo spelar spader ess.
    Anna spelar klöver sex. Bo tar sticket med den högsta trumfen.
    Bo spelar spader kung.
    Anna spelar klöver sju. Bo tar sticket med den högsta trumfen.
    Bo spelar hjärter sju.
    Anna spelar klöver åtta. Bo tar sticket med det högsta kortet i utspelsfärgen. Anna betalar 3 till Bo för \
tre stick. Anna tog inget stick och sätter en bet på 3.
    Anna: −3 för de andras stick, −3 bet (inget stick) = −6; saldo −6.
    Bo: +3 för tre stick = +3; saldo 3.

    Slutet
    Ingen mer giv delas ut. Betarna räknas samman: av 3 får var och en 1. 1 går inte att dela lika, så spelarna drar \
kort om resten.
    Spelarna drar kort. Anna drar spader ess. Bo drar spader kung. Anna drog högst och får resten, 1. Partiet är slut.
    Anna: +1 en lika stor del vid partiets slut, +1 resten = +2; saldo −4.
    Bo: +1 en lika stor del vid partiets slut = +1; saldo 4."""


def match():
    opening = games["knack"].start(("Anna", "Bo"))
    tries = ("1 play 7h ?", "1 play As ?")
    bids = ("1 knock", "0 knock")
    return Record("knack", ("Anna", "Bo"), (pack_text(opening, ALL, "Ts"), *bids, *tries, *TAKEN, "end", "draw As Ks"))


def test_a_match_told():
    assert tell(match(), "sv") == shown(TOLD)


@pytest.mark.parametrize("lang", LANGS)
def test_a_match_told_in_every_language(lang):
    lines = tell(match(), lang).splitlines()
    assert len(lines) == len(shown(TOLD).splitlines())
    # headings have no full stop, sentences do
    assert sum(not line.endswith(".") for line in lines if line) == 2


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "{ $x }", "* **b** _"])
def test_names_are_literal_text(name, lang):
    state = all_knock(knack(ALL, "Ts", names=("Anna", name)))
    assert name in position(state.view(), lang)
    assert name in caption(state.view(), lang)
    assert name in tell(Record("knack", ("Anna", name), (pack_text(games["knack"].start(2), ALL, "Ts"),)), lang)


@pytest.mark.parametrize("ask", [caption, phase_words, position, status])
def test_no_other_language(ask):
    with pytest.raises(ValueError, match="expected one of sv, de, en"):
        ask(knack(ALL, "Ts").view(), "da")
