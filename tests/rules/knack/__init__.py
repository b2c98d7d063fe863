"""Tests of Knack, a file for each chapter of its text."""
