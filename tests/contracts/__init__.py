"""Tests that every game must pass: the book's own games and games from outside."""

from knack_widgets.rules import games
from tests.outside import OUTSIDE

GAMES = (*games, *OUTSIDE)
