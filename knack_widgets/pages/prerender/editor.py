"""The editor of positions as HTML."""

from __future__ import annotations

from collections.abc import Mapping

from ..editor.editor_data import EditorData
from ..editor.page_data import Tile
from .editor_answers import answer_view, question_view
from .editor_controls import name_sign, press, select, truth
from .editor_table import controls_view, more_view, zones_view
from .elements import Html, Value, classes, h
from .parts import ways_view
from .sheet import Data, Sheet


def editor_html(
    traits: Data,
    icons: Mapping[str, str],
    data: EditorData,
    home: str,
    code: Html | None = None,
    *,
    has_rooms: bool = False,
) -> str:
    """Return the page of the editor.

    traits: language, words, and the pictures and names of the cards
    icons: the outline of each icon by its name
    data: what the page shows
    home: the address of the page with all games
    code: the QR code of the situation, if it is shown
    has_rooms: whether a class can be asked
    """
    sheet = Sheet(traits, icons, living=True)
    ways = ways_view(sheet.lang, sheet.get("words"), dict(icons), {"all_games": home})
    # the answer is the last thing on the page: nothing is below it that would move when it comes
    folds = h("div", {"class": "kb-lay-folds"}, more_view(sheet, data), _along(sheet, data, code, has_rooms=has_rooms))
    table = h(
        "div",
        {"class": "kb-lay-out"},
        controls_view(sheet, data.controls),
        zones_view(sheet, data.zones, data),
        folds,
    )
    side = h(
        "div",
        {"class": "kb-lay-side"},
        _pack(sheet, data),
        controls_view(sheet, data.later_controls, explains=not any(each.is_settled for each in data.controls)),
        question_view(sheet, data),
    )
    said = h("p", {"class": "kb-editor-said", "role": "status"}, h("span", {}, data.said))
    lay = h("div", {"class": "kb-lay"}, table, side, answer_view(sheet, data))
    body = h("div", {"class": "kb-editor"}, _head(sheet, data), said, lay)
    return str(h("div", {"class": "knack-book", "lang": sheet.lang}, ways, body))


def _head(sheet: Sheet, data: EditorData) -> Html:
    games = (
        press(
            "game",
            f"game:{game.value}",
            game.label,
            "kb-toggle",
            data_game=game.value,
            aria_pressed=truth(game.chosen),
        )
        for game in data.games
    )
    undo = press("undo", "undo", sheet.t("undo"), disabled=not data.can_undo)
    redo = press("redo", "redo", sheet.t("redo"), disabled=not data.can_redo)
    return h(
        "div",
        {"class": "kb-editor-head"},
        h("div", {"class": "kb-row", "role": "group", "aria-label": sheet.t("game")}, games),
        h(
            "div",
            {"class": "kb-row"},
            select("players", sheet.t("players"), data.players),
            select("phase", sheet.t("phase"), data.phases),
            undo,
            redo,
            press("mirror", "mirror", sheet.t("mirror"), "kb-toggle kb-slim", aria_pressed=truth(data.is_mirrored)),
            press("clear", "clear", sheet.t("clear")),
        ),
        _way_back(sheet, data),
    )


def _way_back(sheet: Sheet, data: EditorData) -> Html | None:
    """Return what is said of a situation from a match, and the link back to that match; None without a match."""
    link = data.links.get("match")
    if link is None:
        return None
    look: dict[str, Value] = {
        "class": "kb-button kb-primary kb-slim",
        "data-key": "to_match",
        "data-match": True,
        "href": link,
    }
    said = data.from_view and h("span", {"class": "kb-hint"}, sheet.t("from_view"))
    return h("p", {"class": "kb-row kb-from-match"}, h("a", look, sheet.t("back_to_match")), said)


def _pack(sheet: Sheet, data: EditorData) -> Html:
    rows = (
        h(
            "div",
            {"class": "kb-tiles", "role": "group", "aria-label": row[0].said},
            (_tile(tile) for tile in row),
        )
        for row in data.tiles
    )
    unknown = press("put", "put:?", sheet.t("unknown"), data_card="?")
    typing = h(
        "form",
        {"class": "kb-row kb-typing", "method": "dialog", "data-do": "type"},
        h(
            "label",
            {"class": "kb-field"},
            h("span", {}, sheet.t("type")),
            h(
                "input",
                {
                    "type": "text",
                    "name": "text",
                    "class": "kb-lay-text",
                    "placeholder": sheet.t("type_hint"),
                    "data-key": "type",
                    "maxlength": "400",
                    "autocomplete": "off",
                    "autocapitalize": "off",
                    "spellcheck": "false",
                },
            ),
        ),
        h("button", {"class": "kb-button kb-slim", "data-key": "type:put"}, sheet.t("put")),
        unknown,
    )
    return h(
        "section",
        {"class": "kb-lay-pack", "aria-label": sheet.t("palette")},
        # both are a div, so that a patch makes one of the other and moves nothing
        h("div", {"class": "kb-lay-into"}, data.into) if data.picked is None else _card_actions(sheet, data),
        h("div", {"class": "kb-tile-rows"}, rows),
        typing,
    )


def _tile(tile: Tile) -> Html:
    suit = tile.code[1] if tile.code[0] != "X" else "joker"
    attributes: dict[str, Value] = {
        "type": "button",
        "class": classes("kb-tile", f"suit-{suit}", not tile.left and "kb-tile-laid"),
        "data-drag": True,
        "data-do": "put",
        "data-card": tile.code,
        "data-key": f"put:{tile.code}",
        "title": tile.said,
    }
    return h("button", attributes, name_sign(tile.short, tile.said))


def _card_actions(sheet: Sheet, data: EditorData) -> Html:
    turn = sheet.t("hide") if data.picked_down is None else sheet.t("turn_up" if data.picked_down else "turn_down")
    return h(
        "div",
        {"class": "kb-row kb-lay-picked", "role": "group", "aria-label": data.picked},
        h("span", {}, data.picked),
        press("take", "take", sheet.t("take")),
        press("turn", "turn", turn),
    )


def _along(sheet: Sheet, data: EditorData, code: Html | None, *, has_rooms: bool) -> Html:
    links = data.links
    copies = (
        press("copy", f"copy:{name}", sheet.t(f"copy_{name}"), data_copy=links[name])
        for name in ("link", "text")
        if name in links
    )
    play = links.get("play") and h("a", {"class": "kb-button kb-slim", "href": links["play"]}, sheet.t("play"))
    shown = truth(code is not None)
    files = (
        press("save", f"save:{kind}", sheet.t(f"save_{kind}"), data_kind=kind) for kind in ("svg", "png", "record")
    )
    return h(
        "details",
        {"class": "kb-lay-along", "data-key": "along"},
        h("summary", {}, sheet.t("take_along")),
        h(
            "div",
            {"class": "kb-row"},
            copies,
            "link" in links and press("qr", "qr", sheet.t("qr"), aria_expanded=shown),
            press("print", "print", sheet.t("print")),
            files,
            play,
            "play" in links and press("practise", "practise", sheet.t("practise")),
            has_rooms and "play" in links and press("ask_class", "ask_class", sheet.t("ask_class")),
            h("span", {"class": "kb-copied", "role": "status", "data-said": sheet.t("copied")}),
        ),
        h("div", {"class": "kb-lay-code"}, code) if code is not None else None,
    )
