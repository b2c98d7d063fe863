"""Köpknack, told by tests: chapter by chapter, at random, against a second telling, and in golden games."""
