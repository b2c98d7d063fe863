"""A Shiny application with a rulebook, for the tests: `shiny run shiny_app.py`."""

from shiny import App, ui
from shinywidgets import output_widget, render_widget

from knack_widgets import Rulebook


def page(request):
    """Return the page, dark if its address asks for it (`?theme=dark`)."""
    theme = request.query_params.get("theme", "light")
    beside = [ui.h2("Beside it"), ui.p("A paragraph of the application's own.")]
    return ui.page_fluid(ui.input_dark_mode(mode=theme), output_widget("book"), *beside)


def server(_input, _output, _session):
    """Show a rulebook of its own to each visitor."""

    @render_widget
    def book():
        return Rulebook("knack")


app = App(page, server)
