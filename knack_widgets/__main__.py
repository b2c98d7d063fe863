"""The entry point `python -m knack_widgets`: the same as the command `knack-widgets`."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
