"""What the rule tests share: positions drawn readably, expectations, golden games, random play and its invariants."""
