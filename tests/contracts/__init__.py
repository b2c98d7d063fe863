"""What every game must keep, told once and asked of every game: the book's own, and those from outside."""

from knack_widgets.rules import games
from tests.outside import OUTSIDE

GAMES = (*games, *OUTSIDE)
