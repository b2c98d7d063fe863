"""A seat: its name and marks, what is to be said of it, its piles, its hand."""

from __future__ import annotations

import json

from ..move_data import Choice
from ..seat_data import HandCard, SeatData, SeatPile
from .answer_hand import answer_hand
from .elements import Html, Value, classes, h
from .sheet import Sheet, ids


def seat_view(sheet: Sheet, seat: SeatData, *, large: bool, pick: Choice | None, refused: str | None) -> Html:
    """Return a seat.

    large: whether it is the seat at the bottom
    pick: the choice of its cards, or None
    refused: the card that was refused, or None
    """
    hand, piles = seat["hand"], seat["piles"]
    faces = any(card["code"] for card in hand)
    marks = [
        (seat["turn"] or large)
        and h("span", {"class": classes("kb-chip kb-chip-turn", not seat["turn"] and "kb-away")}, sheet.t("turn")),
        seat["dealer"] and h("span", {"class": "kb-chip kb-chip-dealer"}, sheet.t("dealer")),
    ]
    look = classes(
        "kb-seat",
        large and "kb-own",
        bool(seat["turn"]) and "kb-turn",
        not seat["in"] and "kb-out",
        seat["did"] and "kb-did",
        bool(piles) and "kb-with-piles",
        faces and "kb-open",
    )
    return h(
        "li",
        {"class": look, "data-seat": str(seat["seat"]), "style": f"--count:{max(1, len(hand))}"},
        h(
            "div",
            {"class": "kb-who"},
            h("span", {"class": "kb-name"}, seat["name"]),
            h("span", {"class": "kb-marks"}, marks),
            h("span", {"class": "kb-facts"}, _facts(sheet, seat)),
            not large and h("span", {"class": "kb-knows"}, _knowledge(seat)),
        ),
        _piles(sheet, seat["seat"], piles, pick),
        _hand(sheet, seat, large=large, pick=pick, wrong=refused if seat["turn"] else None),
    )


def _facts(sheet: Sheet, seat: SeatData) -> list[Html]:
    values = sheet.get("prefs").get("values") is not False
    more = [values and seat["worthWords"], seat["scoreWords"], seat["anteWords"], seat["boughtWords"], *seat["notes"]]
    said = [h("span", {"class": "kb-state-words"}, seat["stateWords"])] if seat["stateWords"] else []
    said += [h("span", {}, words) for words in (*more, seat["tricksWords"]) if words]
    if seat["balanceWords"]:
        sign = "kb-minus" if seat["balance"] < 0 else "kb-plus" if seat["balance"] > 0 else ""
        said.append(
            h(
                "span",
                {
                    "class": classes("kb-balance", sign, bool(seat.get("differs")) and "kb-differs"),
                    "title": sheet.t("balance"),
                },
                h("span", {"class": "kb-sr"}, f"{sheet.t('balance')}: "),
                seat["balanceWords"],
            )
        )
    return said


def _knowledge(seat: SeatData) -> list[list[Html]]:
    return [
        [
            h("span", {"aria-hidden": "true", "title": one["said"]}, one["text"]),
            h("span", {"class": "kb-sr"}, one["said"]),
        ]
        for one in seat["known"]
    ]


def _hand(sheet: Sheet, seat: SeatData, *, large: bool, pick: Choice | None, wrong: str | None) -> Html:
    hand = seat["hand"]
    if any("answers" in card for card in hand):
        return answer_hand(sheet, seat)
    goes = [bool(card["mine"] and (card["legal"] or (pick and card["legal"] is not False))) for card in hand]
    # in a phase of cards all of them are forbidden if another move is due, such as drawing
    asked = bool(seat["turn"] or pick) and (any(goes) or (seat["plays"] and not pick))
    first = goes.index(True) if True in goes else 0
    keys = ids([card["code"] or "" for card in hand])

    def one(at: int, card: HandCard) -> Html:
        code = card["code"]
        if code is None or not card["mine"]:
            return sheet.card(code, small=True)
        forbidden = card["legal"] is False and not pick
        marks = classes(
            "kb-card kb-play",
            asked and forbidden and "kb-illegal",
            asked and goes[at] and "kb-legal",
            wrong is not None and wrong == code and "kb-wrong",
            card["new"] and "kb-new",
        )
        said = [sheet.card_name(code)]
        said += [sheet.t("new")] if card["new"] else []
        said += [sheet.t("forbidden")] if asked and forbidden else []
        attributes: dict[str, Value] = {
            "class": marks,
            "data-forbidden": forbidden,
            "data-new": sheet.t("new") if card["new"] else None,
            "aria-pressed": "false" if pick else None,
            "tabindex": "0" if at == first else "-1",
        }
        return sheet.card_button(code, f"card:{seat['seat']}:{keys[at]}", attributes=attributes, said=", ".join(said))

    look = classes("kb-hand", asked and "kb-asked", any(card["code"] for card in hand) and "kb-faces")
    label = f"{seat['name']}: {sheet.t('hand')}"
    return h(
        "ul",
        {"class": look, "role": "list", "aria-label": label, "hidden": not hand and not large},
        (h("li", {}, one(at, card)) for at, card in enumerate(hand)),
    )


def _piles(sheet: Sheet, seat: int, piles: list[SeatPile], pick: Choice | None) -> Html:
    keys = iter(ids([code for pile in piles for code in pile["up"]]))
    mine = bool(pick and pick["also"]) and any(pile["up"] for pile in piles)
    return h(
        "ul",
        {"class": "kb-piles", "role": "list", "hidden": not piles},
        (
            h(
                "li",
                {
                    "class": classes("kb-double", pile["locked"] and "kb-locked"),
                    "data-at": sheet.live(pile["at"]),
                    "data-here": sheet.live(json.dumps(pile["hereWords"]) if pile["hereWords"] else None),
                },
                _double(sheet, seat, pile, [next(keys) for _ in pile["up"]], mine=mine),
            )
            for pile in piles
        ),
    )


def _double(sheet: Sheet, seat: int, pile: SeatPile, keys: list[str], *, mine: bool) -> list[Html | bool]:
    def upper(at: int, code: str) -> Html:
        look = {"class": "kb-card kb-play", "aria-pressed": "false"}
        drawn = sheet.card_button(code, f"up:{seat}:{keys[at]}", attributes=look) if mine else sheet.card(code)
        return h("div", {"class": "kb-upper", "style": f"--at:{at}"}, drawn)

    bare = not pile["up"]
    stack = h(
        "div",
        {"class": "kb-stack", "aria-hidden": None if mine and not bare else "true", "style": f"--up:{len(pile['up'])}"},
        pile["down"] > 0 and h("div", {"class": "kb-down"}, sheet.card(pile["peeked"])),
        (upper(at, code) for at, code in enumerate(pile["up"])),
        bare and not pile["down"] and h("div", {"class": "kb-bare"}),
    )
    locked = pile["lockedWords"]
    return [
        h("span", {"class": "kb-sr"}, pile["words"]),
        stack,
        bool(pile["locked"]) and h("span", {"class": "kb-chip", "title": locked}, locked),
        _pile_button(sheet, pile),
    ]


def _pile_button(sheet: Sheet, pile: SeatPile) -> Html | bool:
    key, words, refused = (
        ("at", pile["moveWords"], pile["refused"]) if pile["move"] else ("on", pile["hereWords"], True)
    )
    if not words:
        return False
    label, full = words
    name = None if full == label else full if label.lower() in full.lower() else f"{label}: {full}"
    attributes = {
        "type": "button",
        "class": "kb-button kb-slim",
        "data-key": f"pile:{pile['at']}:{key}",
        "title": name,
        "aria-label": f"{name or label}, {sheet.t('forbidden')}" if refused else name,
        "data-move": pile["move"] or None,
        "data-forbidden": bool(refused),
    }
    return h("button", attributes, label)
