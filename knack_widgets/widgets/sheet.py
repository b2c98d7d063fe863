"""A sheet of exercises in a notebook, to be read, printed and handed out without a kernel."""

from __future__ import annotations

from ..pages.picture import picture
from ..pages.prerender.elements import Html, h
from ..rulebook.bundles import messages
from ..rulebook.fingerprints import load_source
from ..rulebook.languages import check_lang
from ..study.exercise import Exercise
from ..study.sheets import make_sheet, sheet_text
from ..study.sitting import SIZE
from .request import notebook_language
from .session import lay_out


class Sheet:
    """Exercises about a game, or about one of its clauses.

    Example: `Sheet("knaker", count=3, key=True)`. `export` returns the exercises for a learning platform.

    game: the game's id
    clause: the clause that the exercises are about; by default any clause
    kind: the kind of the exercises; by default any kind
    count: the number of exercises
    seed: the seed of the first exercise, so that the same call returns the same sheet everywhere
    key: whether the answers are also printed
    lang: the language; by default the notebook's language, else that of the game's original

    Raise ValueError if there are no exercises with these settings.
    """

    def __init__(
        self,
        game: str,
        *,
        clause: str | None = None,
        kind: str | None = None,
        count: int = SIZE,
        seed: int = 0,
        key: bool = False,
        lang: str | None = None,
    ) -> None:
        self.exercises = make_sheet(game, count, clause=clause, kind=kind, seed=seed)
        self.lang = check_lang(lang or notebook_language() or load_source(game).lang)
        self.key = key

    def __repr__(self) -> str:
        return sheet_text(self.exercises, self.lang, key=self.key).rstrip()

    def export(self, form: str) -> str:
        """Return the exercises as text for a learning platform.

        Exercises that such a platform cannot grade are left out. Raise ExerciseError if the form is unknown.

        form: `moodle` for Moodle XML, `gift` for GIFT
        """
        from ..pages.printing import quiz_text

        return quiz_text(self.exercises, self.lang, form)[0]

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """Return the sheet as text, and as HTML with its tables as pictures."""
        parts = [item(exercise, number, self.lang) for number, exercise in enumerate(self.exercises, 1)]
        key = sheet_text(self.exercises, self.lang, key=True)[len(sheet_text(self.exercises, self.lang)) :]
        answers = self.key and h("pre", {}, key.strip())
        return {"text/plain": repr(self), "text/html": str(h("div", {"lang": self.lang}, parts, answers))}


def item(exercise: Exercise, number: int, lang: str) -> Html:
    """Return an exercise as HTML: its number, its table as a picture, question and choices."""
    head = messages(lang).say("exercise-sheet-number", {"number": number}, str(number))
    table = picture(lay_out(exercise, lang).sight) if exercise.shows_table else None
    choices = [h("li", {}, label) for label in exercise.labels(lang).values()]
    question = h("p", {}, h("b", {}, exercise.question(lang)))
    return h("section", {"lang": lang}, h("h4", {}, head), table, question, h("ol", {"type": "a"}, choices))
