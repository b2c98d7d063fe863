"""Tests of Svängknack II, chapter by chapter."""
