"""Tests of German Knack, chapter by chapter."""
