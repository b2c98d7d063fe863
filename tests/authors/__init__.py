"""Tests of what authors of games use: `new-game`, `check`, the pytest plugin."""
