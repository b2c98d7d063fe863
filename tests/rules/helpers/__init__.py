"""Helpers of the rule tests: positions, expectations, golden games, random play."""
