"""The notice of a page: what the program says outside the game, with its file, its link or its button."""

from __future__ import annotations

from .elements import Attributes, Child, Html, h
from .sheet import Data, Sheet


def notices_view(sheet: Sheet) -> Html:
    """Return the places for a message and for an error, with the notice in one of them.

    A living page adds its own address to a link.
    """
    notice = sheet.get("notice")
    error = bool(notice) and notice["kind"] == "error"
    calm = h("div", {"class": "kb-notice", "role": "status"}, [] if error else _content(sheet, notice))
    loud = h("div", {"class": "kb-notice kb-error", "role": "alert"}, _content(sheet, notice) if error else [])
    return h("div", {"class": "kb-notices"}, calm, loud)


def _content(sheet: Sheet, notice: Data) -> list[Child]:
    if not notice:
        return []
    close = {"type": "button", "class": "kb-button kb-close", "data-key": "notice:close"}
    # a message that is given again is another element, so that it is announced again
    text = {"class": "kb-notice-text", "data-key": f"notice:{notice['serial']}"}
    return [
        h(
            "div",
            text,
            h("p", {}, _words(notice)),
            _file(sheet, notice),
            _answer(notice),
            _way(sheet, notice),
            _link(sheet, notice),
        ),
        h("button", {**close, "aria-label": sheet.t("close"), "title": sheet.t("close")}, sheet.icon("close")),
    ]


def _words(notice: Data) -> list[Child]:
    """Return the text of a notice, in which the part that is always in English says so."""
    text, detail = notice["text"], notice["detail"]
    before, english, after = text.partition(detail) if detail else (text, "", "")
    return [before, h("span", {"lang": "en"}, english), after] if english else [text]


def _file(sheet: Sheet, notice: Data) -> Html | None:
    if not notice["download"]:
        return None
    look = {"type": "button", "class": "kb-button", "data-key": "notice:download"}
    return h("button", look, f"{sheet.t('download')} {notice['download']['name']}")


def _answer(notice: Data) -> Html | None:
    if not notice["answer"]:
        return None
    return h("button", {"type": "button", "class": "kb-button", "data-key": "notice:answer"}, notice["answer"]["label"])


def _way(sheet: Sheet, notice: Data) -> Html | None:
    """Return the link to another page, which a page in a frame does not open by itself."""
    return h("a", {"class": "kb-button", "href": notice["go"]}, sheet.t("settle")) if notice.get("go") else None


def _link(sheet: Sheet, notice: Data) -> list[Html]:
    if not notice["copy"]:
        return []
    field: Attributes = {"type": "text", "class": "kb-link", "readonly": True, "aria-label": sheet.t("permalink")}
    return [
        h("input", field),
        h("button", {"type": "button", "class": "kb-button", "data-key": "notice:copy"}, sheet.t("copy")),
        h("span", {"class": "kb-copied"}),
    ]
