"""A class at one table: a room is a list of events, and what each device may see of it. `docs/rooms.md` is its wire."""
