"""Records in words: their sentences, the order of cards, and the named cards."""

import pytest

from knack_widgets.rulebook.examples import examples
from knack_widgets.rulebook.explain import explain_error
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rulebook.telling import tell
from knack_widgets.rulebook.texts import load_text
from knack_widgets.rulebook.words import position
from knack_widgets.rules import OptionError, Record, RecordError, games
from knack_widgets.rules.core.cards import in_order

from .positions import LANGS


def bought():
    """Return a record of Köpknack in which the first buyer buys two cards."""
    game = games["kopknack"]
    start = game.start(players=3, dealer=0)
    deal = f"deal {' '.join(game.pack(start.setup))}"
    state = start.play(deal)
    moves = [deal]
    while state.phase == "bidding":
        moves.append(f"{state.turn} knock")
        state = state.play(moves[-1])
    moves.append(f"{state.turn} buy {' '.join(state.hands[state.turn][:2])}")
    return Record("kopknack", 3, tuple(moves))


@pytest.mark.parametrize("game", list(games))
def test_the_end_of_a_match_is_said_once(game):
    """Without a draw, the sentence about the end is the only one about the move `end`."""
    start = games[game].start(players=3, **{games[game].seat_key: 0})
    end = start.read("end")
    said = [text for text, _ in Speaker("en", start.setup).narrate(end, start.play(end).events)]
    assert said.count("The match is over") == 1
    assert Speaker("en", start.setup).move(end) not in said


@pytest.mark.parametrize("lang", LANGS)
def test_hands_are_told_in_the_order_in_which_they_are_held(lang):
    record = bought()
    state, speaker = record.steps[0].after, Speaker(lang, record.opening.setup)
    for seat, hand in enumerate(state.hands):
        cards = speaker.as_list(map(speaker.card, in_order(hand)))
        assert cards in tell(record, lang)
        assert " ".join(map(speaker.short, in_order(hand))) in position(state.view(seat), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_bought_cards_are_named_where_all_hands_lie_open(lang):
    record = bought()
    step, speaker = record.steps[-1], Speaker(lang, record.opening.setup)
    seat = step.before.turn
    new = set(step.after.hands[seat]) - set(step.before.hands[seat])
    assert len(new) == 2
    assert set(step.drawn) == new
    assert speaker.as_list(map(speaker.card, step.drawn)) in tell(record, lang).splitlines()[-1]


def test_cards_drawn_from_the_stock_or_out_of_a_pile_are_named_in_other_games_too():
    climbing = tell(examples("knaker")["12-4-climbing"].record, "en")
    assert "Birger draws one card. Birger gets the red knåker." in climbing
    look = tell(examples("knack31")["deal-03-one-look"].record, "en")
    assert "Dieter keeps the pile. Dieter gets the queen of hearts, the ten of hearts and the eight of hearts." in look


@pytest.mark.parametrize("game", list(games))
@pytest.mark.parametrize("lang", LANGS)
def test_titles_of_sources_are_whole(game, lang):
    text = load_text(game)
    for name, clause in text.clauses.items():
        if name.startswith("sources"):
            assert "…" not in clause.html[lang], name


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("sv", "Insatsen är ett helt tal, minst 3, och går att dela med tre. (Angivet är 4.)"),
        ("de", "Der Einsatz ist eine ganze Zahl, mindestens 3, und durch drei teilbar. (Angegeben ist 4.)"),
        ("en", "The stake is a whole number, at least 3, and divisible by three. (The value given is 4.)"),
    ],
)
def test_a_refused_stake_is_a_sentence_that_names_what_was_read_and_what_is_expected(lang, said):
    with pytest.raises(OptionError, match="stake = 4: expected a whole number from 3 that is divisible by 3") as caught:
        games["kopknack"].start(players=3, stake=4)
    assert explain_error(caught.value, lang, "kopknack") == said
    with pytest.raises(RecordError) as refused:
        Record("kopknack", 3, options={"stake": 4})
    assert explain_error(refused.value, lang, "kopknack").endswith(said)
