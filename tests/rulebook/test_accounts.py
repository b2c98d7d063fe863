"""Accounts: for every seat the payments of a deal add up to the change of its balance, in random matches."""

from random import Random

import pytest

from knack_widgets.rulebook.accounts import account_of_seat, balance_changes, list_payments, steps_of_deal
from knack_widgets.rulebook.speech import Speaker
from knack_widgets.rulebook.telling import tell
from knack_widgets.rules import Record, games
from knack_widgets.rules.records import Step

from .positions import LANGS

FOR_MONEY = [game for game in games if "balance" in games[game].start().score]
SETTINGS = {
    "knack": [{}, {"stake": 2}],
    "kopknack": [{}, {"stake": 6, "merge": True}, {"payment": "1922"}, {"forced": "no-bets", "buys": 3}],
    "svangknack": [{}, {"stake": 2}],
}
"""Options of the matches: each kind of payment occurs in them."""
KINDS = {
    "knack": {"pays", "share", "bete", "pooled", "rest-won"},
    "kopknack": {"ante", "takes", "takes-pot", "sets", "pays-in", "pooled", "rest-won"},
    "svangknack": {"ante", "takes", "pays-in", "pooled", "rest-won"},
}
"""The kinds of payments that occur in the matches."""
DEALS = 4


def random_match(game, seed):
    """Return the steps of a match of random legal moves with some deals, its end, and the draws after it."""
    rng = Random(seed)
    settings = {**rng.choice(SETTINGS[game])}
    readings = {name: rng.choice(reading.values) for name, reading in games[game].readings.items()}
    players = rng.randint(games[game].players.start, min(games[game].players.stop - 1, 8))
    state = games[game].start(players=players, readings=readings if seed % 2 else {}, **settings)
    steps = []

    def play(move):
        nonlocal state
        after = state.play(move)
        steps.append(Step(str(move), state, after))
        state = after

    while not (state.over or (state.chance == "deal" and state.deals >= DEALS)):
        play(state.by_chance(str(rng.random())) if state.chance else state.sample(rng.randrange(2**32)))
    if not state.over:
        play("end")
    while not state.over:
        play(state.by_chance(str(rng.random())))
    return steps


def ends_of_deals(steps):
    """Return the numbers of steps after which a deal or the match is over."""
    ended = [step.after.over or (step.after.chance == "deal" and step.before.chance is None) for step in steps]
    return [at for at, end in enumerate(ended, 1) if end]


def check_sums(game, seeds):
    kinds = set()
    for seed in seeds:
        steps = random_match(game, seed)
        for at in ends_of_deals(steps):
            deal = steps_of_deal(steps[:at])
            payments, changes = list_payments(deal), balance_changes(deal)
            kinds |= {payment.name for payment in payments}
            for seat, change in enumerate(changes):
                paid = sum(payment.amount for payment in payments if payment.seat == seat)
                assert paid == change, (game, seed, at, seat)
    return kinds


@pytest.mark.parametrize("game", FOR_MONEY)
def test_in_every_deal_of_200_matches_the_payments_add_up_to_the_change_of_the_balances(game):
    assert check_sums(game, range(200)) == KINDS[game]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", FOR_MONEY)
def test_every_payment_has_words_and_the_amounts_of_a_seat_add_up_in_them(game, lang):
    steps = random_match(game, 5)
    speak = Speaker(lang, steps[0].before.setup)
    for at in ends_of_deals(steps):
        deal = steps_of_deal(steps[:at])
        for seat, change in enumerate(balance_changes(deal)):
            phrases = account_of_seat(list_payments(deal), seat, speak)
            amounts = [int(phrase.split()[0].replace("−", "-")) for phrase in phrases]
            assert sum(amounts) == change
            assert all(len(phrase.split()) > 1 for phrase in phrases)


@pytest.mark.parametrize("game", FOR_MONEY)
def test_a_match_in_words_ends_each_deal_with_an_account_of_every_player(game):
    steps = random_match(game, 4)
    record = Record.from_steps(steps[0].before, tuple(steps))
    told = tell(record, "en")
    players = len(steps[0].before.setup.names)
    assert told.count("; balance ") == players * len(ends_of_deals(steps))
