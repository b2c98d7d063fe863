"""What only maintainers run: the targets of the Makefile call it."""
