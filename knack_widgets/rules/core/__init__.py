"""The parts of all games: cards, clauses, phases, states, records, tricks and money."""
