"""Tests of the rules: the core, then a folder for each game."""
