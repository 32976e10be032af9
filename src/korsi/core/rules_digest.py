"""What the rules of a game are, as a hash of their source: the other half of a game's version.

The number a game states (`Game.version`) is raised by hand when the same actions would lead
elsewhere; this one notices every change. It knows nothing of the box, of comments and docstrings,
of the name a package is imported under, and it is the same compiled and interpreted. A change may
mean nothing: whether a table may go over to other rules is found by playing its log again
(`imprint`).
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import sys
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

TOLD = ("events", "n_events", "options")
"""Fields that are not the position: what the last step told, and what the table was opened with."""


def rules_digest(rules: Iterable[Any], package: str) -> str:
    """A hash of the modules these rules stand in and of those they import: the package's own, and
    those of core that hold rules."""
    found = rules_modules(rules, package)
    known = sorted((name.removeprefix(package), hashed) for name, hashed in found.items())
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


def rules_modules(rules: Iterable[Any], package: str) -> dict[str, str]:
    """These modules, each with the hash of its code."""
    waiting = {str(getattr(rule, "__module__", "")) for rule in rules}
    found: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        own = f"{name}.".startswith(f"{package}.")
        if name in found or not (own or name.startswith("korsi.core.")):
            continue
        if (source := _source(name)) is None:
            continue
        hashed, holds_rules, imports = source
        found[name] = hashed if own or holds_rules else ""
        if own:
            waiting |= imports
    return {name: hashed for name, hashed in found.items() if hashed}


def _source(module: str) -> tuple[str, bool, set[str]] | None:
    """The hash of a module's code, whether it holds rules, and the modules it imports. An import of
    modules of a package does not count as one of the package itself, which may draw scenes, too."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if not file or not Path(file).exists():
        return None
    hashed, holds_rules, named = _read(file, Path(file).stat().st_mtime_ns)
    inside = module if Path(file).name == "__init__.py" else module.rpartition(".")[0]
    imports = set()
    for level, base, names in named:
        found = importlib.util.resolve_name("." * level + base, inside) if level else base
        inside_it = {f"{found}.{name}" for name in names} & sys.modules.keys()
        imports |= inside_it
        if len(inside_it) < len(names) and found in sys.modules:  # it has names of its own
            imports.add(found)
    return hashed, holds_rules, imports


Import = tuple[int, str, tuple[str, ...]]


def _parsed(source: str) -> ast.Module:
    """CPython 3.11 counts the depth of its trees in one place for all threads: where another one
    parses at the same moment, it gives up (SystemError), and succeeds the next time."""
    for _ in range(9):
        try:
            return ast.parse(source)
        except SystemError:
            continue
    return ast.parse(source)


@lru_cache(maxsize=512)
def _read(file: str, changed: int) -> tuple[str, bool, tuple[Import, ...]]:
    tree = _parsed(Path(file).read_text("utf-8"))
    holds_rules, imports = False, []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                node.body = node.body[1:]  # what is said of it
        if isinstance(node, ast.FunctionDef):
            holds_rules |= any(getattr(d, "id", "") == "rule" for d in node.decorator_list)
        elif isinstance(node, ast.ImportFrom):
            names = tuple(one.name for one in node.names)
            imports.append((node.level, node.module or "", names))
    hashed = hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:24]
    return hashed, holds_rules, tuple(imports)


def imprint(record: Any) -> str:
    """A hash that tells a position from every other one, wherever its fields lie in the record:
    names and bytes of the fields, those that are all zero left out. So a new field that means
    nothing in a position does not make it another position."""
    raw = getattr(record, "raw", record)
    whole, parts = raw.tobytes(), []
    for name, begin, end in _places(raw.dtype):
        field = whole[begin:end]
        if field.count(0) < end - begin:
            parts += [name, field]
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


@lru_cache(maxsize=64)
def _places(dtype: np.dtype[np.void]) -> tuple[tuple[bytes, int, int], ...]:
    """The fields of a record: name and length, and where they lie."""
    fields = [(name, *dtype.fields[name][:2]) for name in dtype.names or () if dtype.fields]
    return tuple(
        (f"{name} {kind.itemsize} ".encode(), begin, begin + kind.itemsize)
        for name, kind, begin in sorted(fields, key=lambda field: field[0])
        if name not in TOLD
    )
