"""Tests of the rules' core, which all games share."""
