"""A Panel application with a rulebook, for the tests: `panel serve panel_app.py`."""

import panel as pn

from knack_widgets import Rulebook

theme = pn.state.session_args.get("theme", [b"default"])[0].decode()
# without a mode for sizes Panel gives a widget that fits itself to its place no width
pn.extension("ipywidgets", theme=theme, sizing_mode="stretch_width")
pn.Column(pn.pane.IPyWidget(Rulebook("knack")), "## Beside it\n\nA paragraph of the application's own.").servable()
