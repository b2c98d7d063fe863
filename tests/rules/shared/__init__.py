"""Tests of rules that several games share."""
