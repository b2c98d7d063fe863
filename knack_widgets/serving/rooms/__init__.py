"""Rooms on the server: their pages, the connections of devices, and the client of the rooms' process."""
