"""What is chosen once holds for all parts of a page: language, and how it looks; and what the head of a page says."""

import pytest

from knack_widgets import Chapter, Compare, Rulebook
from knack_widgets.rules import games
from knack_widgets.widgets.desk import Desk
from knack_widgets.widgets.linked import follow
from knack_widgets.widgets.masthead import masthead
from knack_widgets.widgets.permalink import example_query
from knack_widgets.widgets.playing import play_move

from .helpers import LANGS, asked, on_page

EXAMPLE = "play-03-follow-suit"


def heard(part, **intent):
    part._hear(part, intent, [])


@pytest.fixture
def parts():
    made = [
        Rulebook("knack"),
        Chapter("knack", chapter="play", example=EXAMPLE),
        Compare("knack", example=EXAMPLE, option="stake", values=(1, 2)),
    ]
    yield made
    for part in made:
        part.close()


@pytest.mark.parametrize(("name", "value"), [("fourColour", True), ("presenter", True), ("columns", ["de"])])
@pytest.mark.parametrize("at", [0, 1])
def test_the_look_is_chosen_once_for_the_whole_page(parts, name, value, at):
    heard(parts[at], do="pref", name=name, value=value)
    assert [on_page(part).prefs[name] for part in parts] == [value] * 3


def test_what_belongs_to_a_table_stays_with_it(parts):
    book, chapter, _ = parts
    heard(book, do="pref", name="tempo", value=0)
    heard(book, do="pref", name="reveal", value=False)
    assert (on_page(book).prefs["tempo"], on_page(chapter).prefs["tempo"]) == (0, 900)
    assert on_page(chapter).prefs["reveal"]


def test_a_part_with_a_language_of_its_own_keeps_it_and_takes_the_look(parts):
    own = Rulebook("knack", lang="en")
    heard(parts[0], do="lang", lang="de")
    heard(parts[0], do="pref", name="fourColour", value=True)
    assert (own.lang, parts[1].lang, parts[2].lang) == ("en", "de", "de")
    assert on_page(own).prefs["fourColour"]
    own.close()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", games)
def test_the_head_says_what_the_game_is_about_and_what_to_press(game, lang):
    found = masthead(Desk.open(game, lang=lang))
    assert found["title"]
    assert found["home"] == ""  # in a notebook nothing leads to the other pages
    aim, begin = found["line"]
    assert len(aim) + len(begin) <= 230  # two lines at 1280 px


@pytest.mark.parametrize("lang", LANGS)
def test_the_line_of_knaker_speaks_of_exchanging_only_while_cards_are_exchanged(lang):
    desk = Desk.open("knaker", lang=lang, controls=["me"] * 3)
    aim, exchange = masthead(desk)["line"]
    for seat in range(3):
        asked(desk, "move", move=f"{seat} ready")
    assert desk.state.phase == "play"
    assert masthead(desk)["line"][0] == aim
    assert masthead(desk)["line"][1] not in ("", exchange)


def test_the_line_of_knaker_names_what_puts_a_player_last():
    aim = masthead(Desk.open("knaker", lang="en"))["line"][0]
    assert "last one with cards" not in aim
    assert "two" in aim
    assert "turning the pile" in aim


def test_a_served_page_leads_to_the_others_in_its_language(monkeypatch):
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    assert masthead(Desk.open("knack", lang="de"))["home"] == "index.ipynb?lang=de"


def test_a_link_to_an_example_brings_its_caption_and_its_clause():
    desk = Desk.open("knack", lang="en")
    desk.show_example(EXAMPLE)
    asked(desk, "step", to=6)
    asked(desk, "clause", id="play.2")
    link = desk.permalink()
    assert link == example_query("knack", EXAMPLE, 6, "en", "play.2")
    other = Desk.open("knack")
    follow(other, {"game": "knack", "example": EXAMPLE, "step": "6", "lang": "en", "clause": "play.2"})
    assert (other.look.example, other.line, other.look.focus, other.lang) == (EXAMPLE, desk.line, "play.2", "en")


def test_an_example_played_on_is_linked_as_a_match():
    desk = Desk.open("knack")
    desk.show_example(EXAMPLE)
    while move := next(desk.state.moves(), None):
        play_move(desk, move)
    assert "record=" in desk.permalink()


def test_a_link_may_name_a_clause_alone():
    desk = Desk.open("knack")
    follow(desk, {"clause": "play.13"})
    assert desk.look.focus == "play.13"
    follow(desk, {"clause": "play.999"})
    assert desk.look.focus == "play.13"
    assert desk.notice is not None
    assert "play.999" in desk.notice.text


def test_two_tables_part_where_play_or_money_differs_and_not_before() -> None:
    """With betar or without, a deal is the same until it is paid for: before it none lies apart in either."""
    two = Compare("kopknack", example="payment-09-smallest-goes", option="payment", values=("betar", "1922"))
    assert two.first is not None
    told = [{event[0] for event in desk.line.steps[two.first - 1].after.events} for desk in two.desks]
    assert "failed" in told[0]
    assert "pays-in" in told[1]
