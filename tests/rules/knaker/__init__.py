"""Tests of Knåker."""
