"""Support for tests, benchmarks and proofs of hosting.

It starts a server in a separate process, and acts as a reader without a browser.
"""
