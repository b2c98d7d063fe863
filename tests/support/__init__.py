"""What tests, benchmarks and proofs of hosting share: a server in a process of its own, a reader without a browser."""
