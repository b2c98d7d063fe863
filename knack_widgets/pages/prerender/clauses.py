"""A clause of the text as HTML: its number, its words in each column, rulings, options and examples."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlencode

from ..book_data import BookData, ClauseData, ExampleLink, RulingData
from .columns import column_word
from .elements import Child, Html, Value, classes, h
from .fields import option_form
from .sheet import Sheet, in_lang


def clause_view(sheet: Sheet, book: BookData, clause: ClauseData, columns: Sequence[str]) -> Html:
    """Return a clause across the columns; its number is a link to it, and opens its panel.

    The marks of a living page are not in its drawing: they change at every step, and the page sets them.
    """
    marks = sheet.get("marks")
    name = clause["id"]
    force, refused = name in marks.get("inForce", ()), name in marks.get("refused", ())
    focus, omitted = name == marks.get("focus"), clause.get("omitted")
    look = classes(
        "kb-clause",
        not clause["enforces"] and "kb-background",
        force and "kb-force",
        refused and "kb-refused",
        focus and "kb-focus",
        omitted and "kb-omitted",
    )
    number = {"href": f"?clause={name}", "class": "kb-number-button", "data-key": f"clause:{name}"}
    options = [option_form(sheet, option) for option in clause["options"]]
    names = [sheet.t(column_word(column)) if len(columns) > 1 else None for column in columns]
    return h(
        "div",
        {
            "id": name if book["whole"] else None,
            "class": look,
            "role": "group",
            "aria-label": f"{sheet.t('clause')} {clause['label']}",
        },
        h(
            "div",
            {"class": "kb-gutter"},
            h("a", {**number, "aria-expanded": "true" if focus else "false"}, clause["label"]),
            h("span", {"class": "kb-kind", "title": clause["kindTitle"]}, clause["kindWords"]),
            bool(omitted) and h("span", {"class": "kb-tag"}, omitted),
            h("span", {"class": "kb-tags"}, refused and _forbids(sheet), force and _in_force(sheet)),
        ),
        (_cell(sheet, book, clause, column, name) for column, name in zip(columns, names, strict=True)),
        bool(options) and h("div", {"class": "kb-beside"}, options),
        _panel(sheet, book, clause, focus),
    )


def samples_view(sheet: Sheet) -> Html:
    """Return what the page puts into clauses, as a template: their marks, and the line with a link to the clause."""
    return h("template", {"class": "kb-samples"}, _forbids(sheet), _in_force(sheet), _link_line(sheet))


def practise_button(sheet: Sheet, book: BookData, ids: Sequence[str], about: str, name: str, kind: str) -> Html | None:
    """Return the button for exercises about a clause or a chapter, or None without exercises.

    ids: the clauses of which exercises are searched
    about, name: the id and the name of the clause or chapter
    kind: `clause` or `chapter`
    """
    if not sheet.practises or not set(ids) & set(book["asked"]):
        return None
    look = {"type": "button", "class": "kb-button kb-slim kb-practise-button", "data-key": f"practise:{about}"}
    said = f"{sheet.t('practise')}: {name}"
    return h("button", {**look, "data-about": kind, "aria-label": said}, sheet.t("practise"))


def _forbids(sheet: Sheet) -> Html:
    return h("span", {"class": "kb-tag kb-tag-no"}, sheet.icon("no"), sheet.t("refuses"))


def _in_force(sheet: Sheet) -> Html:
    return h("span", {"class": "kb-tag kb-tag-here"}, sheet.icon("here"), sheet.t("in_force"))


def _cell(sheet: Sheet, book: BookData, clause: ClauseData, column: str, name: str | None) -> Html:
    """Return the words of a clause in a column, with its rulings, which have buttons only in the reader's language.

    name: the name of the column, which a narrow page shows above the words, or None for the only column
    """
    if column != "original":
        words, rulings = _words(clause["html"], column), _rulings(sheet, clause, column, column == sheet.lang)
        if clause.get("omitted"):
            words = h("del", {}, words)
        return h("div", {"class": "kb-cell", "data-name": name}, words, rulings)
    sentences = clause["original"]
    if sentences:
        text = h("div", {"lang": book["originalLang"]}, ([h("span", {}, Html(each)), " "] for each in sentences))
    else:
        text = h("div", {"class": "kb-absent"}, sheet.t("not_in_copy"))
    return h("div", {"class": "kb-cell kb-original", "data-name": name}, text)


def _words(html: dict[str, str], lang: str) -> Html:
    return h("div", {"lang": lang}, Html(in_lang(html, lang)))


def _rulings(sheet: Sheet, clause: ClauseData, lang: str, presses: bool) -> list[Html]:
    return [_ruling(sheet, ruling, lang, presses) for ruling in clause["rulings"]]


def _ruling(sheet: Sheet, ruling: RulingData, lang: str, presses: bool) -> Html:
    explains = ruling.get("explains")
    name = f"{sheet.t('in_other_words' if explains else 'ruling')} {ruling['id']} {ruling.get('letter', '')}".rstrip()
    icon = sheet.icon("words" if explains else "gavel")
    head = h("p", {"class": "kb-ruling-head"}, icon, name, presses and _reading_button(sheet, ruling))
    return h("div", {"class": "kb-ruling", "role": "note"}, head, _words(ruling["html"], lang))


def _reading_button(sheet: Sheet, ruling: RulingData) -> Html | None:
    """Return the button that opens a ruling's readings, or None if there is only one reading."""
    if not sheet.practises or not ruling.get("reads"):
        return None
    name, explains = ruling["id"], ruling.get("explains")
    word = sheet.t("readings_variant" if explains else "readings")
    look = {"type": "button", "class": "kb-button kb-slim", "data-key": f"reading:{name}", "data-reading": name}
    return h("button", {**look, "aria-expanded": "false", "aria-label": f"{word}: {name}"}, word)


def _panel(sheet: Sheet, book: BookData, clause: ClauseData, focus: bool) -> Html:
    """Return the panel of a clause: examples, exercises and the link to the clause.

    A living page keeps it as a template until the clause is opened, because a text has more than a hundred panels.
    """
    inside: Child = None
    if sheet.living:
        inside = h("template", {}, _inside_panel(sheet, book, clause))
    elif focus:
        inside = [*_inside_panel(sheet, book, clause), _link_line(sheet)]
    return h("div", {"class": "kb-panel", "hidden": sheet.living or not focus}, inside)


def _inside_panel(sheet: Sheet, book: BookData, clause: ClauseData) -> list[Child]:
    ask = practise_button(sheet, book, [clause["id"]], clause["id"], clause["label"], "clause")
    return [*_examples(sheet, book, clause["examples"]), ask]


def _link_line(sheet: Sheet) -> Html:
    """Return the button that copies the link to a clause, with a hidden field for copying it by hand."""
    copy = {"type": "button", "class": "kb-button kb-slim kb-quiet", "data-key": "clause-link"}
    return h(
        "p",
        {"class": "kb-link-line"},
        h("button", copy, sheet.icon("link"), sheet.t("copy_link")),
        h("input", {"type": "hidden", "class": "kb-link", "readonly": True, "aria-label": sheet.t("clause_link")}),
        h("span", {"class": "kb-copied", "role": "status"}),
    )


def _examples(sheet: Sheet, book: BookData, examples: Sequence[ExampleLink]) -> list[Html]:
    if not examples:
        return [h("p", {"class": "kb-hint"}, sheet.t("no_examples"))]
    look = {"type": "button", "class": "kb-button kb-slim"}
    listed = (
        h(
            "li",
            {},
            h(
                "button",
                {**look, "data-key": f"example:{one['id']}"},
                sheet.icon("next"),
                in_lang(one["title"], sheet.lang),
            ),
            _settle_link(sheet, book, one),
        )
        for one in examples
    )
    return [h("p", {"class": "kb-caption"}, sheet.t("examples")), h("ul", {"role": "list"}, listed)]


def _settle_link(sheet: Sheet, book: BookData, example: ExampleLink) -> Html | None:
    """Return the link that lays an example out in the editor, or None where there is no editor."""
    editor = book.get("settle")
    if not editor:
        return None
    title = in_lang(example["title"], sheet.lang)
    href = f"{editor}?{urlencode({'game': book['game'], 'example': example['id'], 'lang': sheet.lang})}"
    look: dict[str, Value] = {"class": "kb-button kb-slim kb-quiet", "href": href, "title": sheet.t("settle_hint")}
    return h("a", {**look, "aria-label": f"{sheet.t('settle_here')}: {title}"}, sheet.t("settle_here"))
