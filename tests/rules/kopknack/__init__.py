"""Tests of Köpknack: chapters, random matches, a second implementation, golden games."""
