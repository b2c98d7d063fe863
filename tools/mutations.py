r"""Small mutations of a module's source: each changes one expression or one statement.

>>> for each in mutations("a.py", "def f(n: int) -> bool:\n    return n > 1 and n in {2}\n"):
...     print(each.line, each.before, "→", each.after)
2 return n > 1 and n in {2} → return not (n > 1 and n in {2})
2 n > 1 and n in {2} → (n > 1 or n in {2})
2 n > 1 → n >= 1
2 1 → 2
2 n in {2} → n not in {2}
2 2 → 3
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from typing import Final, NamedTuple

FLIPPED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPPOSITE: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
SWAPPED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NO_BEHAVIOUR: Final = frozenset({"maxsize", "frozen", "slots", "kw_only", "strict", "repr", "eq"})
"""Keyword arguments whose values change how fast or how strict code is, not its result."""


class Mutation(NamedTuple):
    """A changed piece of a file.

    path: the file, relative to the root of the repository
    line: number of the line
    before: the piece of source
    after: the piece that replaces it
    text: the whole source after the change
    """

    path: str
    line: int
    before: str
    after: str
    text: str


def mutations(path: str, source: str) -> Iterator[Mutation]:
    """Yield every mutation of a module, in the order of its source.

    path: the path that the mutations name
    source: the module's source
    """
    lines = source.splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line.encode()))
    data = source.encode()
    for node, after in _changes(ast.parse(source)):
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
        text = (data[:begin] + after.encode() + data[end:]).decode()
        before = data[begin:end].decode()
        yield Mutation(path, node.lineno, " ".join(before.split()), after, text)


def _changes(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """Yield the nodes that can be changed, each with the source that replaces it."""
    queue: list[tuple[ast.AST, ast.FunctionDef | ast.AsyncFunctionDef | None]] = [(tree, None)]
    while queue:
        node, function = queue.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name in ("__repr__", "__str__", "__reduce__"):
                continue
            defaults = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            queue += [(child, node) for child in reversed([*defaults, *node.body])]
            continue
        if _is_left_out(node):
            continue
        if isinstance(node, ast.stmt):
            yield from ((node, text) for text in _of_statement(node, function))
        elif isinstance(node, ast.expr):
            yield from ((node, text) for text in _of_expression(node))
        children = [child for child in ast.iter_child_nodes(node) if child is not getattr(node, "annotation", None)]
        queue += [(child, function) for child in reversed(children)]


def _is_left_out(node: ast.AST) -> bool:
    """Return whether a node has no behaviour: a type, a docstring, an import, an argument that only makes it faster."""
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        return True
    if isinstance(node, ast.keyword) and node.arg in NO_BEHAVIOUR:
        return True
    if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith(("TypeVar(", "TypedDict(")):
        return True
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("cast", "TypeVar"):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    return isinstance(node, ast.Import | ast.ImportFrom | ast.arg | ast.JoinedStr | ast.Assert)


def _of_statement(node: ast.stmt, function: ast.FunctionDef | ast.AsyncFunctionDef | None) -> Iterator[str]:
    if isinstance(node, ast.Return) and node.value is not None:
        value, type_ = ast.unparse(node.value), ast.unparse(function.returns) if function and function.returns else ""
        if type_ == "bool":
            yield f"return not ({value})"
        elif type_ == "int":
            yield f"return ({value}) + 1"
        elif type_.startswith("tuple[") and type_.endswith("...]") and value != "()":
            yield "return ()"
        elif value != "None":
            yield "return None"
    elif isinstance(node, ast.Raise):
        yield "pass"
    elif isinstance(node, ast.Break):
        yield "continue"
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield "pass"


def _of_expression(node: ast.expr) -> Iterator[str]:
    changed = deepcopy(node)
    if isinstance(changed, ast.Compare) and len(changed.ops) == 1 and type(changed.ops[0]) in FLIPPED:
        changed.ops = [FLIPPED[type(changed.ops[0])]()]
        yield ast.unparse(changed)
    elif isinstance(changed, ast.BoolOp):
        changed.op = ast.Or() if isinstance(changed.op, ast.And) else ast.And()
        yield f"({ast.unparse(changed)})"
    elif isinstance(changed, ast.UnaryOp) and isinstance(changed.op, ast.Not):
        yield f"bool({ast.unparse(changed.operand)})"
    elif isinstance(changed, ast.IfExp):
        changed.test = ast.UnaryOp(ast.Not(), changed.test)
        yield f"({ast.unparse(changed)})"
    elif isinstance(changed, ast.BinOp) and type(changed.op) in OPPOSITE:
        if not isinstance(changed.left, ast.Constant) or not isinstance(changed.left.value, str):
            changed.op = OPPOSITE[type(changed.op)]()
            yield f"({ast.unparse(changed)})"
    elif isinstance(changed, ast.Constant) and isinstance(changed.value, bool):
        yield str(not changed.value)
    elif isinstance(changed, ast.Constant) and isinstance(changed.value, int):
        yield str(changed.value + 1)
    elif isinstance(changed, ast.Call) and isinstance(changed.func, ast.Name) and changed.func.id in SWAPPED:
        changed.func.id = SWAPPED[changed.func.id]
        yield ast.unparse(changed)
