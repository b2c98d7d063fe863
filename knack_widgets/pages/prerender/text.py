"""The rules in the reader's language, as `static/text.js` sets them where there is room beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .contents import contents_view
from .elements import Child, Html, Value, classes, h
from .sheet import Data, Sheet, in_lang

COLUMNS = ("original", "sv", "de", "en")


def text_view(sheet: Sheet) -> Html:
    """The bar that offers other columns, and the text, each clause with what marks it."""
    label = sheet.part_name("rules")
    pane = {"class": "kb-pane", "role": "region", "tabindex": "0", "aria-label": label, "style": "--columns: 1;"}
    asked = _clause_in_sight(sheet.get("marks"))
    book = sheet.get("book")
    return h(
        "section",
        {"class": "kb-text", "aria-label": label},
        _bar(sheet, book),
        contents_view(sheet, book, asked),
        h("div", {"class": "kb-copies", "hidden": True}),
        h(
            "div",
            {**pane, "data-asked": asked},
            h("h2", {"class": "kb-title"}, in_lang(book["title"], sheet.lang)),
            (_chapter(sheet, book, chapter) for chapter in book["chapters"]),
        ),
    )


def _clause_in_sight(marks: Data) -> str | None:
    """The clause that is brought into sight: what refuses, what was chosen, what the play has come to."""
    return next((clause for clause in [*marks["refused"], marks["focus"], marks["follow"]] if clause), None)


def _bar(sheet: Sheet, book: Data) -> Html:
    source, missing = book["sourceLang"], book["originalMissing"]
    order = dict.fromkeys(("original", source, *COLUMNS))

    def button(column: str) -> Html:
        explains = column == "original" and missing
        given = {
            "type": "button",
            "class": "kb-toggle",
            "data-key": f"column:{column}",
            "aria-pressed": None if explains else "false",
            "aria-expanded": "false" if explains else None,
        }
        if column == "original":
            return h("button", given, sheet.t("original_more" if explains else "original"))
        also = f", {sheet.t('language_of_source')}" if column == source and missing else None
        return h("button", given, h("span", {}, h("span", {"lang": column}, sheet.t(f"lang_{column}")), also))

    offered = [button(column) for column in order if column and column != sheet.lang]
    caption = h("span", {"class": "kb-caption"}, sheet.t("beside"))
    return h("div", {"class": "kb-columns", "role": "group", "aria-label": sheet.t("columns")}, caption, offered)


def _chapter(sheet: Sheet, book: Data, chapter: Data) -> Html:
    ids = [clause["id"] for clause in chapter["clauses"]]
    title = chapter["heading"].get(sheet.lang, "")
    ask = _practise_button(sheet, book, ids, chapter["id"], title)
    heading = h("h3", {"class": "kb-heading", "lang": sheet.lang}, title)
    return h(
        "div",
        {"class": "kb-chapter"},
        h("div", {"class": "kb-clause kb-headings"}, h("span", {"class": "kb-gutter"}), heading, ask),
        (_clause(sheet, book, clause) for clause in chapter["clauses"]),
    )


def _clause(sheet: Sheet, book: Data, clause: Data) -> Html:
    marks = sheet.get("marks")
    name = clause["id"]
    force, refused = name in marks.get("inForce", ()), name in marks.get("refused", ())
    focus = name == marks.get("focus")
    look = classes(
        "kb-clause",
        not clause["enforces"] and "kb-background",
        force and "kb-force",
        refused and "kb-refused",
        focus and "kb-focus",
    )
    number = {"href": f"?clause={name}", "class": "kb-number-button", "data-key": f"clause:{name}"}
    options = [_option(sheet, option) for option in clause["options"]]
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
            h(
                "span",
                {"class": "kb-tags"},
                refused and h("span", {"class": "kb-tag kb-tag-no"}, sheet.icon("no"), sheet.t("refuses")),
                force and h("span", {"class": "kb-tag kb-tag-here"}, sheet.icon("here"), sheet.t("in_force")),
            ),
        ),
        h(
            "div",
            {"class": "kb-cell"},
            _words(clause["html"], sheet.lang),
            (_ruling(sheet, ruling) for ruling in clause["rulings"]),
        ),
        bool(options) and h("div", {"class": "kb-beside"}, options),
        h("div", {"class": "kb-panel", "hidden": not focus}, focus and _panel(sheet, book, clause)),
    )


def _words(html: Any, lang: str) -> Html:
    return h("div", {"lang": lang}, Html(in_lang(html, lang)))


def _ruling(sheet: Sheet, ruling: Data) -> Html:
    explains = ruling.get("explains")
    name = f"{sheet.t('in_other_words' if explains else 'ruling')} {ruling['id']}"
    icon = sheet.icon("words" if explains else "gavel")
    head = h("p", {"class": "kb-ruling-head"}, icon, name, _reading_button(sheet, ruling))
    return h("div", {"class": "kb-ruling", "role": "note"}, head, _words(ruling["html"], sheet.lang))


def _reading_button(sheet: Sheet, ruling: Data) -> Html | None:
    """The button that opens a ruling to its readings, or None where there is only one."""
    if not sheet.practises or not ruling.get("reads"):
        return None
    name, word = ruling["id"], sheet.t("readings_variant" if ruling.get("explains") else "readings")
    look = {"type": "button", "class": "kb-button kb-slim", "data-key": f"reading:{name}", "data-reading": name}
    return h("button", {**look, "aria-expanded": "false", "aria-label": f"{word}: {name}"}, word)


def _practise_button(sheet: Sheet, book: Data, ids: Sequence[str], about: str, name: str) -> Html | None:
    """The button that asks about a clause or a chapter, or None where nothing can be asked."""
    if not sheet.practises or not set(ids) & set(book.get("asked", ())):
        return None
    look = {"type": "button", "class": "kb-button kb-slim kb-practise-button", "data-key": f"practise:{about}"}
    return h("button", {**look, "aria-label": f"{sheet.t('practise')}: {name}"}, sheet.t("practise"))


def _panel(sheet: Sheet, book: Data, clause: Data) -> list[Child]:
    given = {"type": "button", "class": "kb-button kb-slim kb-quiet", "data-key": "clause-link"}
    copy = h("button", given, sheet.icon("link"), sheet.t("copy_link"))
    ask = _practise_button(sheet, book, [clause["id"]], clause["id"], clause["label"])
    return [*_examples(sheet, clause["examples"]), ask, h("p", {"class": "kb-link-line"}, copy)]


def _examples(sheet: Sheet, examples: Sequence[Data]) -> list[Html]:
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
        )
        for one in examples
    )
    return [h("p", {"class": "kb-caption"}, sheet.t("examples")), h("ul", {"role": "list"}, listed)]


def _option(sheet: Sheet, option: Data) -> Html:
    """An option beside its clause: it takes the room that it will have, and does nothing yet."""
    kind, value = option["type"], option["value"]
    still = {"tabindex": "-1"}
    label = h("span", {}, in_lang(option["label"], sheet.lang))
    if kind == "bool":
        box: dict[str, Value] = {"type": "checkbox", "role": "switch", "class": "kb-switch", "checked": bool(value)}
        field = h("label", {"class": "kb-field"}, h("input", {**box, **still}), label)
    elif kind == "choice":
        chosen = (
            h("option", {"selected": one["value"] == value}, in_lang(one["label"], sheet.lang))
            for one in option["choices"]
        )
        field = h("label", {"class": "kb-field"}, label, h("select", still, chosen))
    else:
        bounds = {name: None if option.get(name) is None else str(option[name]) for name in ("min", "max")}
        step = str(option.get("step") or 1)
        number: dict[str, Value] = {"type": "number", "class": "kb-number", "step": step, "required": True, **bounds}
        field = h("label", {"class": "kb-field"}, label, h("input", {**number, "value": str(value), **still}))
    apply = {"type": "button", "class": "kb-button kb-slim", "data-key": f"option:{option['name']}"}
    return h(
        "div",
        {"class": "kb-option"},
        field,
        kind == "int" and h("button", apply, sheet.t("apply")),
        h("span", {"class": "kb-hint"}, sheet.t("option_new_match")),
    )
