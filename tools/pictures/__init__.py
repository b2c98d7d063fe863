"""The pictures of README and docs, taken of the pages as they are."""
