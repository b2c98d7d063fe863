"""What a page shows can be made without a kernel: neither a widget nor anything of Jupyter's is loaded for it."""

import subprocess
import sys

SCRIPT = """
import sys
import pkgutil
from importlib import import_module
import knack_widgets.pages
for found in pkgutil.iter_modules(knack_widgets.pages.__path__):
    import_module(f"knack_widgets.pages.{found.name}")
foreign = ("IPython", "ipywidgets", "traitlets", "anywidget", "jupyter_client", "tornado")
print(*sorted(name for name in sys.modules if name.startswith((*foreign, "knack_widgets.widgets"))))
"""


def test_pages_are_made_without_a_widget() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


OPENED = """
import sys
import knack_widgets
from knack_widgets import Rulebook, Shelf
book = Rulebook("knack")
book._repr_mimebundle_()
book._hear(None, {"do": "clause", "id": "play.3"}, None)
learning = lambda: [name for name in sys.modules if name == "fsrs" or name.startswith("knack_widgets.study")]
print(*learning())
book._hear(None, {"do": "practise", "clause": "play.3"}, None)
print(len(learning()) > 1)
"""


def test_what_practising_needs_is_not_loaded_before_somebody_practises() -> None:
    done = subprocess.run([sys.executable, "-c", OPENED], capture_output=True, text=True, check=True)
    assert done.stdout == "\nTrue\n"
