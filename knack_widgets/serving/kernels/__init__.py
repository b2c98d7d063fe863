"""Kernels and their processes: forks, the pool, websockets, owners."""
