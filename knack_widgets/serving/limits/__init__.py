"""Limits: places for readers, rates, connections, descriptors, memory.

Modules of this folder do not import from the other folders of `serving/`.
"""
