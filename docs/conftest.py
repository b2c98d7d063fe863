"""Scripts that pytest leaves out here: they take the pictures."""

collect_ignore_glob = ["*.py"]
