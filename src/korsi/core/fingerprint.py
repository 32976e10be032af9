"""What compiled code depends on, as a hash: code, constants, and all that they name, all the way.

Numba's cache notices neither an edited function in another module (numba#1833) nor an edited data
file. Hashing whole files instead notices too much: a sentence, a drawing, a translation would
compile a game anew. So this follows a rule to what it can reach: the functions it calls, the
numbers and arrays it names. Comments, docstrings and texts are not among them.
"""

from __future__ import annotations

import dis
import hashlib
import sys
import weakref
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

_LOAD_GLOBAL, _EXTENDED = dis.opmap["LOAD_GLOBAL"], dis.opmap["EXTENDED_ARG"]
_known: dict[int, tuple[weakref.ref[Any], str]] = {}  # by id, as long as the thing is there


def fingerprint(thing: Any) -> str:
    """A hash that is the same for a rule and its interpreted twin, in every process, until what it
    depends on changes."""
    thing = getattr(thing, "py_func", thing)
    if isinstance(thing, FunctionType) and not _foreign(thing.__module__):
        if id(thing) not in _known:
            _know(thing, "itself")  # what calls itself is not followed for ever
            _know(thing, _function(thing))
        return _known[id(thing)][1]
    if isinstance(thing, np.ndarray):
        if id(thing) not in _known:
            _know(thing, _array(thing))
        return _known[id(thing)][1]
    if isinstance(thing, tuple | list):
        return _hash(type(thing).__name__, *map(fingerprint, thing))
    if isinstance(thing, ModuleType):
        return _hash("module", thing.__name__)
    if isinstance(thing, type) or callable(thing):  # NumPy's and Python's own
        name = getattr(thing, "__qualname__", repr(thing))
        return _hash("named", str(getattr(thing, "__module__", "")), name)
    return _hash(type(thing).__name__, repr(thing))


def _know(thing: Any, hash: str) -> None:
    key = id(thing)
    _known[key] = (weakref.ref(thing, lambda gone: _forget(key, gone)), hash)


def _forget(key: int, gone: weakref.ref[Any]) -> None:
    if key in _known and _known[key][0] is gone:  # another thing may have its id by now
        del _known[key]


def _foreign(module: str | None) -> bool:
    """Is it Python's, NumPy's or Numba's own? Their versions are part of every key."""
    top = str(module).partition(".")[0]
    return top in ("numpy", "numba") or top in sys.stdlib_module_names


def _hash(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def _array(array: Any) -> str:
    kind = f"{array.dtype.descr} {array.shape} {array.flags.c_contiguous}"
    return _hash("array", kind, hashlib.sha256(array.tobytes()).hexdigest())


def _function(f: FunctionType) -> str:
    # The same function of another box is another: compiled code names the modules it is of.
    parts = [f.__module__, f.__qualname__, *map(fingerprint, f.__defaults__ or ())]
    for code in _codes(f.__code__):
        # Rules have no texts, so what is one is a docstring.
        kept = [repr(c) for c in code.co_consts if not isinstance(c, str | CodeType)]
        parts += [code.co_code.hex(), *kept, *code.co_varnames]
        parts += code.co_names
        for name in _globals_named(code):
            parts += [name, *_named(f.__globals__, name, code.co_names)]
    for cell in f.__closure__ or ():
        parts.append(fingerprint(cell.cell_contents))
    return _hash(*parts)


def _named(names: dict[str, Any], name: str, attributes: tuple[str, ...]) -> list[str]:
    """What a global name stands for; of a module, whatever of it the code may name."""
    if name not in names:
        return []
    value = names[name]
    if not isinstance(value, ModuleType):
        return [fingerprint(value)]
    own = [a for a in attributes if a in vars(value) and not _foreign(value.__name__)]
    return [fingerprint(value), *(fingerprint(vars(value)[a]) for a in own)]


def _globals_named(code: CodeType) -> list[str]:
    """The names a code looks up among its globals. `co_names` also holds attributes, and a field of
    the record may be called like a rule: `s.place` would lead in a circle."""
    found, extended = [], 0
    raw = code.co_code
    for at in range(0, len(raw), 2):
        argument = raw[at + 1] | extended
        extended = argument << 8 if raw[at] == _EXTENDED else 0
        if raw[at] == _LOAD_GLOBAL:
            found.append(code.co_names[argument >> 1])
    return list(dict.fromkeys(found))


def _codes(code: CodeType) -> list[CodeType]:
    inner = [c for c in code.co_consts if isinstance(c, CodeType)]
    return [code, *(deeper for c in inner for deeper in _codes(c))]
