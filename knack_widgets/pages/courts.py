"""The upper halves of king, queen, jack and joker, as SVG.

Coordinates are those of the whole card, 200 × 280 units; the figures fill x 54–146, y 24–140. `currentColor` is the
suit's colour, so robes and jewels follow the four-colour deck. `cardart` adds the suit sign on the breast. All other
colours are attributes, so that a picture needs no style sheet.
"""

from typing import Final

GOLD, SKIN, HAIR, LINE, LINEN = "#d8a945", "#f4dcc0", "#6d4a2f", "#2b2118", "#fbf4e2"

_ROBE: Final = "M54 140v-16q14-20 34-25h24q20 5 34 25v16z"
_PANEL: Final = f'<path d="M86 111q14 6 28 0l4 29H82z" fill="{GOLD}" stroke="{LINE}"/>'
_FACE: Final = f'<path d="M84 62q-1 36 16 39 17-3 16-39z" fill="{SKIN}" stroke="{LINE}"/>'
_FEATURES: Final = (
    f'<path d="M90 70q3-2 6 0m8 0q3-2 6 0m-9 2l-2 9h3m-6 7q4 2 8 0" fill="none" stroke="{LINE}" stroke-width="1.6"/>'
)


def _figure(*parts: str) -> str:
    return f'<g stroke-width="1.3" stroke-linejoin="round">{"".join(parts)}</g>'


KING: Final = _figure(
    f'<path d="M136 140V56m0-2m-7 8h14" fill="none" stroke="{GOLD}" stroke-width="5"/>',
    f'<circle cx="136" cy="50" r="6.5" fill="{GOLD}"/>',
    f'<path d="{_ROBE}"/>',
    _PANEL,
    f'<path d="M82 60q-10 24 0 42h36q10-18 0-42z" fill="{HAIR}"/>',
    f'<path d="M76 103q24 16 48 0l7 7q-31 21-62 0z" fill="{LINEN}" stroke="{LINE}"/>',
    _FACE,
    _FEATURES,
    f'<path d="M84 77q-2 28 16 35 18-7 16-35-4 8-10 8-6-2-12 0-6 0-10-8zm10 12q6-2 12 0-6 5-12 0z" fill="{HAIR}"/>',
    f'<path d="M80 62l-5-30 13 14 12-19 12 19 13-14-5 30q-20-6-40 0z" fill="{GOLD}" stroke="{LINE}"/>',
    '<circle cx="100" cy="51" r="3.5"/><circle cx="87" cy="53" r="2.5"/><circle cx="113" cy="53" r="2.5"/>',
)

QUEEN: Final = _figure(
    f'<path d="M100 42q-30 2-28 36-1 24 8 32h40q9-8 8-32 2-34-28-36z" fill="{HAIR}"/>',
    f'<path d="{_ROBE}"/>',
    _PANEL,
    f'<path d="M91 94h18l5 14q-14 9-28 0z" fill="{SKIN}" stroke="{LINE}"/>',
    f'<path d="M78 105l8 3q14 10 28 0l8-3 3 7q-25 14-50 0z" fill="{LINEN}" stroke="{LINE}"/>',
    f'<path d="M85 62q-1 34 15 38 16-4 15-38-15-9-30 0z" fill="{SKIN}" stroke="{LINE}"/>',
    _FEATURES,
    f'<path d="M85 66q1-14 15-17 14 3 15 17 4-22-15-22-19 0-15 22z" fill="{HAIR}"/>',
    f'<path d="M82 51l-2-15 10 7 10-11 10 11 10-7-2 15q-18-6-36 0z" fill="{GOLD}" stroke="{LINE}"/>',
    '<circle cx="100" cy="31" r="3.5"/><circle cx="80" cy="35" r="3"/><circle cx="120" cy="35" r="3"/>',
    '<path d="M64 140q-2-22 0-36" fill="none" stroke="#3c6a45" stroke-width="3"/>',
    f'<path d="M64 88a6 6 0 0 1 8 6 6 6 0 0 1-3 9 6 6 0 0 1-10 0 6 6 0 0 1-3-9 6 6 0 0 1 8-6z" stroke="{LINE}"/>'
    f'<circle cx="64" cy="97" r="3.5" fill="{GOLD}"/>',
)

JACK: Final = _figure(
    f'<path d="M65 140V44" fill="none" stroke="{HAIR}" stroke-width="4"/>',
    f'<path d="M65 34l5 12q8 2 6 14-6-4-11-3-4 0-7 2 0-9 3-13z" fill="{GOLD}" stroke="{LINE}"/>',
    f'<path d="M80 58q-7 22 0 42h40q7-20 0-42z" fill="{HAIR}"/>',
    f'<path d="{_ROBE}"/>',
    _PANEL,
    _FACE,
    _FEATURES,
    f'<path d="M82 99q18 12 36 0l4 8q-22 12-44 0z" fill="{LINEN}" stroke="{LINE}"/>',
    f'<path d="M122 42q8-16 21-12-1 15-17 24z" fill="{GOLD}" stroke="{LINE}"/>',
    '<path d="M79 62q-6-28 22-30 28 2 23 28-22-9-45 2z"/>',
    f'<path d="M79 63q22-11 45-2l1-7q-24-9-47 2z" fill="{GOLD}" stroke="{LINE}"/>',
)

COURTS: Final = {"K": KING, "Q": QUEEN, "J": JACK}

JESTER: Final = _figure(
    f'<path d="M72 122q28 22 56 0l-6-12H78z" fill="{GOLD}" stroke="{LINE}"/>',
    f'<path d="M84 78q-1 32 16 35 17-3 16-35z" fill="{SKIN}" stroke="{LINE}"/>',
    f'<path d="M90 86q3-2 6 0m8 0q3-2 6 0m-9 2l-2 8h3m-11 4q9 8 18 0" fill="none" stroke="{LINE}" stroke-width="1.5"/>',
    '<path d="M80 80q-22-6-24 14-4-40 26-42 4-22 18-26 14 4 18 26 30 2 26 42-2-20-24-14-20-8-40 0z"/>',
    f'<circle cx="56" cy="96" r="5" fill="{GOLD}"/><circle cx="144" cy="96" r="5" fill="{GOLD}"/>',
    f'<circle cx="100" cy="27" r="5" fill="{GOLD}"/>',
)
