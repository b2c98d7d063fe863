"""Nothing but names."""
