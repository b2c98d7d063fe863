"""What a page shows of a match, as plain data: pure functions of what a reader sees, with no kernel and no widget."""
