"""The first view of a part as HTML, which is in the page before any script is.

Drawn from the same plain data as the page's modules draw from, with the same elements and classes: the style sheet lays
both out alike, and the living part takes this one's place without moving anything. It knows no game.
"""

from .elements import Html
from .glossary import glossary_html
from .parts import part_html, shelf_html, text_html
from .readings import ORDERS, question_html, questions_html, reading_html, rulings_html

__all__ = [
    "ORDERS",
    "Html",
    "glossary_html",
    "part_html",
    "question_html",
    "questions_html",
    "reading_html",
    "rulings_html",
    "shelf_html",
    "text_html",
]
