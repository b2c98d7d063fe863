"""Positions: any situation of a game as data, read, written and checked."""
