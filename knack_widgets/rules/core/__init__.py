"""What all games are made of: cards, clauses, phases, states, records, tricks and money."""
