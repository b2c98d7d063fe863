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
