"""Tests of the tools for authors of games: `new-game`, `check` and the pytest plugin."""
