"""Rooms, in which a class plays at one table.

A room is its list of events, and each device is sent the part that it may see. `docs/reference/rooms.md` describes the
messages between server and devices.
"""
