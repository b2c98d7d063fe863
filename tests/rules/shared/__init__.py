"""Rules that several games have: told once, and asked of each of them."""
