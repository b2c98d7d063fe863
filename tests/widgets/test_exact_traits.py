"""What widgets send is made of exact types: some hosts encode a subclass of `str` as an object."""

import importlib
import pkgutil
from collections import namedtuple

import ipywidgets
import pytest
from ipywidgets.embed import dependency_state

import knack_widgets
import knack_widgets.widgets
from knack_widgets.pages.exact import exact
from knack_widgets.rules import games
from knack_widgets.rules.core.cards import Card
from knack_widgets.widgets.computed import Computed

EXACT = {str, int, float, bool, type(None), list, dict}

GAMES = tuple(games)


def inexact(value, path=""):
    """Return the places of a value that are not of exact types."""
    if type(value) not in EXACT:
        return [f"{path}: {type(value).__name__}"]
    pairs = value.items() if type(value) is dict else enumerate(value) if type(value) is list else ()
    places = [f"{path}: key {key!r}" for key, _ in pairs if type(value) is dict and type(key) is not str]
    for key, each in value.items() if type(value) is dict else enumerate(value) if type(value) is list else ():
        places += inexact(each, f"{path}.{key}")
    return places


def state_of(widget):
    """Return the traits of the book that are sent, without what belongs to ipywidgets."""
    return {name: value for name, value in widget.get_state().items() if not name.startswith("_")}


def whole(widget):
    """Return the places that are not exact in a widget and in all models that it names."""
    models = [getattr(widget, name) for name in widget.keys if isinstance(getattr(widget, name), ipywidgets.Widget)]
    return [place for model in (widget, *models) for place in inexact(state_of(model), type(model).__name__)]


@pytest.fixture(autouse=True)
def _tidy():
    yield
    ipywidgets.Widget.close_all()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["Rulebook", "Table", "Text", "Steps", "Chapter"])
def test_the_parts_of_each_game_send_exact_types(game, kind, monkeypatch):
    messages = []
    monkeypatch.setattr(ipywidgets.Widget, "_send", lambda _, msg, **__: messages.append(msg))
    part = getattr(knack_widgets, kind)(game, lang="en")
    assert whole(part) == []
    for at in range(4):
        part._handle_custom_msg({"do": "step", "to": at}, [])
        part._handle_custom_msg({"do": "hint"}, [])
        assert whole(part) == []
    assert inexact([message.get("content", message.get("state")) for message in messages]) == []


def other_widgets():
    yield knack_widgets.Glossary(lang="en")
    yield knack_widgets.Shelf(lang="en")
    yield knack_widgets.PageHead("knack", lang="en")
    yield knack_widgets.OpenQuestions(lang="en")
    yield knack_widgets.Practice("knack", lang="en")
    book = knack_widgets.Rulebook("knack", lang="en")
    yield knack_widgets.Experiment(book)
    yield knack_widgets.OpeningMap(book)


def test_the_other_widgets_send_exact_types():
    widgets = list(other_widgets())
    assert [place for widget in widgets for place in whole(widget)] == []


def test_hosts_find_every_model_by_the_names_that_are_sent():
    """Panel and `ipywidgets.embed` look up each name of a widget's state as an attribute of it."""
    for widget in other_widgets():
        sent = {id_: model["state"] for id_, model in dependency_state([widget], drop_defaults=False).items()}
        assert sent[widget.model_id].keys() == widget.get_state().keys()
        named = {str(value)[10:] for state in sent.values() for value in state.values() if is_model(value)}
        assert named <= sent.keys()
    with pytest.raises(AttributeError, match=r"^'Rulebook' object has no attribute 'bars'$"):
        knack_widgets.Rulebook("knack").bars  # noqa: B018


def is_model(value):
    return isinstance(value, str) and value.startswith("IPY_MODEL_")


NOT_SENT = {
    "Differences": {"home", "names", "points"},
    "Glossary": {"home", "terms"},
    "Listing": {"words"},
    "OpenQuestions": {"home", "names", "questions", "rulings"},
    "Practice": {"_practice"},
    "PageHead": {"glossary", "home", "rules"},
    "Shelf": {"books", "class_table", "differences", "glossary", "lesson", "questions", "settle"},
    "Sides": {"_difference"},
}
"""Widget → its traits that stay in Python, because only the drawing has them."""


def widget_classes():
    """Yield the classes of the book's widgets."""
    for module in pkgutil.iter_modules(knack_widgets.widgets.__path__):
        loaded = importlib.import_module(f"knack_widgets.widgets.{module.name}")
        yield from (
            each for each in vars(loaded).values() if isinstance(each, type) and each.__module__ == loaded.__name__
        )


def test_every_trait_of_a_widget_is_sent_but_what_only_drawings_have():
    classes = [each for each in widget_classes() if issubclass(each, ipywidgets.Widget)]
    assert {"Sharing", "Part", "Text", "Practice", "Display"} <= {each.__name__ for each in classes}
    unsent = {
        each.__name__: {
            name
            for name, trait in each.class_own_traits().items()
            if not trait.metadata.get("sync") and not isinstance(trait, Computed)
        }
        & vars(each).keys()
        for each in classes
    }
    assert {name: traits for name, traits in unsent.items() if traits} == NOT_SENT


def test_subclasses_are_sent_as_what_they_are():
    pair = namedtuple("pair", "a b")
    sent = exact({Card("Ts"): (Card("Ah"), pair(1, 2.5)), "b": {True}})
    assert inexact(sent) == []
    assert sent == {"Ts": ["Ah", [1, 2.5]], "b": [True]}
    with pytest.raises(TypeError, match="object cannot be sent"):
        exact([object()])
