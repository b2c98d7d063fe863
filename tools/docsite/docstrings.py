"""Docstrings of the package as reStructuredText, for Sphinx's autodoc.

A parameter or attribute is one line `name: meaning (unit)`, continued with an indent. Such lines become a field list.
A name between single backticks becomes a literal.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from inspect import cleandoc, signature
from typing import Any, Final

FIELD: Final = re.compile(r"(?P<name>[a-z_]\w*): (?P<meaning>\S.*)")
PAGE_MEMBERS: Final = frozenset({"kind", "send", "set_state", "shows"})
"""Members of widgets that serve the page, not the user of a notebook, besides traits."""
CODE: Final = re.compile(r"(?<!`)`([^`]+)`(?!`)")
MARKUP: Final = re.compile(r"(?<=[\s(])([*|])(?=\S)|(?<=\w)(_)(?=[\s.,;:)]|$)")


def to_rst(lines: Sequence[str], parameters: Collection[str] = (), kind: str = "function") -> list[str]:
    r"""Return a docstring with field lists instead of parameter lines.

    lines: the docstring's lines, without the common indent
    parameters: names of the object's parameters; the other names are attributes
    kind: what Sphinx calls the object: module, class, function and so on

    >>> to_rst(["Return `n`.", "", "n: the number (cards),", "    at most 52", "", ">>> f(1)", "1"], ["n"])
    ['Return ``n``.', '', ':param n: the number (cards),', '    at most 52', '', '>>> f(1)', '1']
    >>> to_rst(["Return `a", "b`, two `State`s."])
    ['Return ``a', 'b``, two ``State``\\ s.']
    >>> to_rst(["A point.", "", "x: the place"], kind="class")
    ['A point.', '', ':ivar x: the place']
    >>> to_rst(["Wings.", "", "page.py: a page", "alone/: a build"], kind="module")
    ['Wings.', '', '* ``page.py``: a page', '* ``alone/``: a build']
    """
    rst: list[str] = []
    for paragraph in _paragraphs(lines):
        if rst:
            rst.append("")
        if paragraph[0].startswith((">>>", "Traceback")):
            rst += paragraph
            continue
        paragraph = _text("\n".join(paragraph)).split("\n")  # a name in backticks may go over the end of a line
        if kind == "module" and all(re.match(r"[\w./]+: |\s", line) for line in paragraph):
            rst += [re.sub(r"^([\w./]+): ", r"* ``\1``: ", line) if line[0] != " " else line for line in paragraph]
        elif all(FIELD.fullmatch(line) or line.startswith(" ") for line in paragraph):
            rst += [_field(line, parameters) for line in paragraph]
        else:
            rst += paragraph
    return rst


def _paragraphs(lines: Sequence[str]) -> Iterator[list[str]]:
    paragraph: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            paragraph.append(line)
        elif paragraph:
            yield paragraph
            paragraph = []


def _field(line: str, parameters: Collection[str]) -> str:
    field = FIELD.fullmatch(line)
    if field is None:
        return line
    kind = "param" if field["name"] in parameters else "ivar"
    return f":{kind} {field['name']}: {field['meaning']}"


def _text(text: str) -> str:
    parts = re.split(r"(``[^`]+``|`[^`]+`)", text)
    for number in range(1, len(parts), 2):
        plural = r"\ " if parts[number + 1][:1].isalnum() else ""  # without it the literal would not end before an s
        parts[number] = CODE.sub(r"``\1``", parts[number]) + plural
    parts[::2] = [MARKUP.sub(r"\\\1\2", part) for part in parts[::2]]
    return "".join(parts)


def parameters_of(thing: Any) -> list[str]:
    """Return the names of a callable's parameters, or an empty list if it has no signature."""
    try:
        named = signature(thing.__init__ if hasattr(thing, "class_traits") else thing).parameters
        return list(named)
    except (TypeError, ValueError):
        return []


def traits(thing: Any) -> list[str]:
    """Return lines about a widget's traits that are for programs: those that are not sent to the page and have a help.

    thing: a class; one without such traits gives no lines
    """
    if not hasattr(thing, "class_traits"):
        return []
    ours = {
        name: trait
        for name, trait in sorted(thing.class_traits().items())
        if trait.help
        and not trait.metadata.get("sync")
        and str(trait.this_class.__module__).startswith("knack_widgets")
    }
    lines = [f":ivar {name}: {_text(' '.join(trait.help.split()))}" for name, trait in ours.items()]
    return ["", *lines] if lines else []


def inherited_parameters(thing: Any, lines: Sequence[str]) -> list[str]:
    """Return the parameter lines of the nearest base that has some, for a widget whose docstring has none.

    thing: a class
    lines: the lines of its docstring
    """
    if not hasattr(thing, "class_traits") or any(FIELD.fullmatch(line) for line in lines):
        return []
    for base in thing.__mro__[1:]:
        paragraphs = list(_paragraphs(cleandoc(base.__dict__.get("__doc__") or "").splitlines()))
        fields = [each for each in paragraphs if FIELD.fullmatch(each[0])]
        if fields and base.__module__.startswith("knack_widgets"):
            return ["", *fields[0]]
    return []


def is_for_the_page(kind: str, name: str, member: Any) -> bool:
    """Return whether a member of a widget is left out: traits, which are listed with their class, and what sends.

    kind: the kind of object that has the member, as Sphinx calls it
    """
    return kind == "class" and (hasattr(member, "this_class") or name in PAGE_MEMBERS)


def skip(_app: object, what: str, name: str, member: Any, _skip: object, _options: object) -> bool | None:
    """Return True for members that stay out; the handler of Sphinx's event `autodoc-skip-member`."""
    return True if is_for_the_page(what, name, member) else None


def sign(
    _app: object, what: str, _name: str, thing: Any, _options: object, given: str | None, returned: str | None
) -> tuple[str | None, str | None]:
    """Return the signature of a widget's class, which traitlets hides; the handler of `autodoc-process-signature`."""
    if what == "class" and hasattr(thing, "class_traits"):
        parameters = list(signature(thing.__init__).parameters.values())[1:]
        return "(" + ", ".join(str(each).replace("'", "") for each in parameters) + ")", returned
    return given, returned


def process(_app: object, what: str, _name: str, thing: Any, _options: object, lines: list[str]) -> None:
    """Rewrite a docstring in place; the handler of Sphinx's event `autodoc-process-docstring`."""
    added = traits(thing) if what == "class" else []
    written = [*lines, *(inherited_parameters(thing, lines) if what == "class" else [])]
    lines[:] = [*to_rst(written, parameters_of(thing), what), *added, ""]
