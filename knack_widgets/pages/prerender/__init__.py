"""The first view of a part as HTML, which a page shows before its scripts have loaded.

The same functions make the drawings of the living part. So the living part takes over the elements of the first view,
and nothing moves. This package does not contain rules of games.
"""

from .differences import differences_html, differences_table
from .elements import Html
from .glossary import glossary_html
from .parts import head_html, part_html, text_html
from .readings import ORDERS, question_html, questions_html, reading_html, rulings_html
from .shelf import learned_html, shelf_html

__all__ = [
    "ORDERS",
    "Html",
    "differences_html",
    "differences_table",
    "glossary_html",
    "head_html",
    "learned_html",
    "part_html",
    "question_html",
    "questions_html",
    "reading_html",
    "rulings_html",
    "shelf_html",
    "text_html",
]
