"""Settings of the documentation's site; `make docs` builds it."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from knack_widgets import __version__  # noqa: E402
from tools.docsite import docstrings  # noqa: E402

project = "knack-widgets"
author = "the authors of knack-widgets"
project_copyright = author
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "tools.docsite.linked_files", "tools.docsite.live"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
source_suffix = {".md": "markdown"}
exclude_patterns = ["README.md"]
nitpicky = True
nitpick_ignore_regex = [("py:.*", ".*")]  # signatures name types of Python's library and of private modules
suppress_warnings = ["myst.header"]  # an included file may begin anywhere

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "pydata_sphinx_theme"
html_title = "knack-widgets"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_show_sourcelink = False
html_context = {"default_mode": "auto"}
html_theme_options = {
    "navbar_align": "left",
    "navigation_with_keys": False,
    "show_nav_level": 2,
    "show_toc_level": 2,
    "footer_start": ["copyright"],
    "footer_end": [],
}


def setup(app):
    """Render our docstrings."""
    app.connect("autodoc-process-docstring", docstrings.process)
    app.connect("autodoc-process-signature", docstrings.sign)
    app.connect("autodoc-skip-member", docstrings.skip)
