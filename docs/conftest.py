"""What pytest leaves out here: the scripts that take the pictures."""

collect_ignore_glob = ["*.py"]
