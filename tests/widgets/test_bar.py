"""The head of a living page as HTML: the bar with its drawers, the line about the game, the introduction."""

from __future__ import annotations

import pytest

from knack_widgets.pages.prerender.drawers import TEMPI, share_fields
from knack_widgets.pages.prerender.parts import ways_between
from knack_widgets.pages.prerender.sheet import Sheet
from knack_widgets.pages.table_data import Now
from knack_widgets.widgets import drawing, prefs
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.intro import intro
from knack_widgets.widgets.masthead import masthead
from knack_widgets.widgets.pagedata import drawn_words
from knack_widgets.widgets.rulebook import Rulebook
from tests.support.html import Element, read_html

from .helpers import LANGS, on_page


def bar(book: Rulebook) -> Element:
    return read_html(on_page(book).bar_drawing)


def drawer(book: Rulebook, name: str) -> Element:
    (found,) = (each for each in bar(book).all() if each.attributes.get("data-drawer") == name)
    return found


def test_the_bar_names_its_game_its_drawers_and_its_languages() -> None:
    book = Rulebook("knack", lang="en", seed=2)
    controls = bar(book).one("kb-controls")
    assert (controls.attributes["role"], controls.attributes["aria-label"]) == ("group", "Settings")
    assert controls.one("kb-game").text == masthead(book.desk)["title"]
    summaries = {key: controls.control(key).text for key in list(controls.keys()) if key.startswith("drawer:")}
    assert summaries == {
        "drawer:display": "Display",
        "drawer:match": "Players and match",
        "drawer:save_share": "Save and share",
    }
    langs = controls.one("kb-langs")
    assert langs.attributes["aria-label"] == "Language"
    pressed = {key: langs.control(key).attributes["aria-pressed"] for key in map(str, langs.keys())}
    assert pressed == {"lang:sv": "false", "lang:de": "false", "lang:en": "true"}
    assert "hidden" in controls.one("kb-home").attributes  # a notebook has no page of games


def test_the_drawer_of_the_display_has_a_switch_for_each_preference() -> None:
    book = Rulebook("knack", lang="en", seed=2)
    book._handle_custom_msg({"do": "pref", "name": "presenter", "value": True}, [])
    switches = [each for each in drawer(book, "display").all() if each.attributes.get("role") == "switch"]
    on = {each.attributes["data-key"]: "checked" in each.attributes for each in switches}
    assert on == {
        f"pref:{name}": on_page(book).prefs[name]
        for name in ("fourColour", "presenter", "reveal", "marks", "known", "follow")
    }
    assert on["pref:presenter"]


@pytest.mark.parametrize(("lang", "words"), [("sv", "0,3 s"), ("de", "0,3 s"), ("en", "0.3 s")])
def test_the_tempo_is_chosen_from_those_that_the_desk_takes(lang: str, words: str) -> None:
    book = Rulebook("knack", lang=lang, seed=2)
    options = [each for each in drawer(book, "display").control("pref:tempo").all() if each.tag == "option"]
    assert [int(each.attributes["value"] or "") for each in options] == list(TEMPI)
    assert set(TEMPI) == set(prefs.TEMPI)
    assert options[1].text == words
    assert [each.attributes["value"] for each in options if "selected" in each.attributes] == ["900"]


def test_a_match_is_saved_loaded_and_shared_from_a_drawer() -> None:
    share = drawer(Rulebook("knack", lang="en", seed=2), "save_share")
    assert [share.control(f"share:{name}").text for name in ("save", "permalink")] == [
        "Save the match",
        "Link to this position",
    ]
    (picker,) = (each for each in share.all() if each.tag == "input")
    assert picker.attributes["type"] == "file"
    assert share.one("kb-trouble").attributes["role"] == "alert"


@pytest.mark.parametrize("lang", LANGS)
def test_the_line_and_the_introduction_go_with_the_match(lang: str) -> None:
    book = Rulebook("knaker", lang=lang)
    line, card = read_html(on_page(book).line_drawing), read_html(on_page(book).intro_drawing).one("kb-intro")
    assert line.text.split() == " ".join(masthead(book.desk)["line"]).split()
    assert [each.text for each in card.all() if each.tag == "p"] == intro(book.desk)
    assert "hidden" not in card.attributes
    assert card.attributes["role"] == "note"
    book._handle_custom_msg({"do": "example", "id": "14-through-the-seven"}, [])
    assert "hidden" in read_html(on_page(book).intro_drawing).one("kb-intro").attributes


def test_a_page_has_empty_places_for_its_parts() -> None:
    book = Rulebook("knack", lang="en", seed=2)
    page = read_html(on_page(book).page_drawing).one("kb-page")
    places = [child for child in page.children if isinstance(child, Element)]
    assert [place.attributes["class"] for place in places] == ["kb-top", "kb-said", "kb-right", "kb-left"]
    assert not any(place.children for place in places)


def fields(element: Element) -> list[Element]:
    return [each for each in element.all() if each.tag in ("input", "select")]


def options(select: Element) -> list[str]:
    """The words of a list of choices, the chosen one in brackets."""
    choices = [each for each in select.all() if each.tag == "option"]
    return [f"[{each.text}]" if "selected" in each.attributes else each.text for each in choices]


def test_the_drawer_of_the_match_lists_the_players_once_with_who_plays_each() -> None:
    drawn = drawer(Rulebook("knack", players=["Anna", "Bo <b>"], lang="en", controls=["me", "careful"]), "match")
    (players,) = drawn.of_class("kb-players")
    shown = [row for row in players.of_class("kb-row") if "hidden" not in row.attributes]
    assert [fields(row)[0].attributes["value"] for row in shown] == ["Anna", "Bo <b>"]
    now = [each for each in drawn.all() if str(each.attributes.get("data-key")).startswith("control:")]
    assert [fields(row)[1] for row in shown] == now
    assert "[a careful opponent]" in options(now[1])
    described = now[1].attributes["aria-describedby"]
    assert drawn.control(str(described)).text == on_page(Rulebook("knack", lang="en")).setup["manners"]


def test_a_new_match_is_filled_in_for_as_many_players_as_may_play() -> None:
    book = Rulebook("knack", players=["Anna", "Bo"], lang="en", controls=["me", "careful"])
    form = drawer(book, "match").one("kb-match")
    number = form.control("match:number").attributes
    assert (number["value"], number["min"], number["max"]) == ("2", "2", str(on_page(book).setup["maxPlayers"]))
    rows = form.of_class("kb-row")
    shown = [row for row in rows if "hidden" not in row.attributes]
    assert [fields(row)[0].attributes["value"] for row in shown] == ["Anna", "Bo"]
    assert len(rows) == on_page(book).setup["maxPlayers"]
    # a hidden field that had to be filled in would hold the form back
    assert all("disabled" in field.attributes for row in rows[2:] for field in fields(row))
    assert fields(rows[2])[0].attributes["value"] == "Player 3"


@pytest.mark.parametrize("game", ["knack", "knaker", "knack31"])
def test_a_new_match_has_a_field_for_each_option_and_one_for_the_seed(game: str) -> None:
    book = Rulebook(game, lang="en")
    form = drawer(book, "match").one("kb-match")
    labels = [label.text for label in form.of_class("kb-field")]
    assert len(labels) == len(on_page(book).setup["options"]) + 2
    assert all(
        text.startswith(option["label"])
        for text, option in zip(labels[1:-1], on_page(book).setup["options"], strict=True)
    )
    assert form.one("kb-seed").attributes["placeholder"] == "shuffled"
    assert [each.text for each in form.all() if each.tag == "button"] == ["Begin"]


def test_the_button_to_the_rules_names_the_clause_in_question_of_this_text() -> None:
    marks = {"refused": ["play.3"], "focus": "pay.1", "inForce": ["deal.2"]}
    labels = {"play.3": "Tricks 3", "pay.1": "Paying 1", "deal.2": "Dealing 2", "deal.1": "Dealing 1"}
    words = {"rules_here": "Rules", "back_to_rule": "Back to the rule"}
    now: Now = {"id": "deal.1", "text": ""}

    def button(**changed: list[str] | str | None) -> tuple[str, str | None]:
        traits = {"lang": "en", "words": words, "clauses": labels, "marks": {**marks, **changed}}
        rules = read_html(ways_between(Sheet(traits, living=True), now)["rules"]).control("rules")
        return rules.text, rules.attributes.get("data-clause")

    assert button() == ("RulesTricks 3", "play.3")
    assert button(refused=["gone.1"]) == ("RulesPaying 1", "pay.1")
    assert button(refused=[], focus=None) == ("RulesDealing 1", "deal.1")
    now["id"] = "gone.2"
    assert button(refused=[], focus=None) == ("RulesDealing 2", "deal.2")
    assert button(refused=[], focus=None, inForce=[]) == ("Rules", None)


@pytest.mark.parametrize("lang", LANGS)
def test_the_buttons_between_the_parts_of_a_page_follow_its_language(lang: str) -> None:
    book = Rulebook("knack", lang=lang, seed=2)
    words = drawn_words(lang)
    assert {name: read_html(on_page(book).ways[name]).text for name in ("table", "question", "match")} == {
        "table": words["back_to_table"],
        "question": words["practise_on"],
        "match": words["back_to_match"],
    }
    assert read_html(on_page(book).ways["rules"]).control("rules").attributes["data-led"] == words["back_to_rule"]


def test_a_bar_is_not_drawn_again_for_a_step_but_for_all_that_it_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    drawing._draw_bar.cache_clear()
    drawn: list[str] = []
    draw = drawing.bar_view
    monkeypatch.setattr(drawing, "bar_view", lambda sheet: drawn.append(sheet.lang) or draw(sheet))
    book = Rulebook("knaker", lang="en", example="14-through-the-seven")
    for to in (0, 1, 2):
        book._handle_custom_msg({"do": "step", "to": to}, [])
    assert drawn == ["en"]
    bars = [on_page(book).bar_drawing]
    for intent in (
        {"do": "pref", "name": "presenter", "value": True},
        {"do": "lang", "lang": "de"},
        {"do": "control", "seat": 1, "control": "random"},
    ):
        book._handle_custom_msg(intent, [])
        bars.append(on_page(book).bar_drawing)
    assert len(set(bars)) == len(bars)


def test_a_served_page_leads_to_the_editor_of_its_game_and_a_notebook_does_not(monkeypatch):
    desk = Desk.open("knack", lang="en")
    assert masthead(desk)["settle"] == ""
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0")
    assert masthead(desk)["settle"] == "settle.ipynb?game=knack&lang=en"
    traits = {"lang": "en", "words": {"settle": "Settle a dispute"}, "masthead": masthead(desk)}
    drawn = "".join(share_fields(Sheet(traits, {}, living=True)))
    assert '<a class="kb-button" href="settle.ipynb?game=knack&amp;lang=en">Settle a dispute</a>' in drawn
