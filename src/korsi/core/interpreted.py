"""The interpreted twin of compiled rules: the same code over globals in which nothing is compiled.

Compiling a game takes up to a minute; interpreting a step takes a millisecond, and both write the
same bytes. So a table begins on the twin and goes over to the compiled game when it is ready. The
twin is made of the functions there are, without reading a module a second time: a function's code
with a copy of its globals, its rules replaced by what they were compiled from.
"""

from __future__ import annotations

import sys
from functools import _lru_cache_wrapper as _Remembering
from functools import cached_property, lru_cache
from types import CellType, FunctionType, ModuleType
from typing import Any

from numba.core.dispatcher import Dispatcher


class Twins:
    """Twins of everything in one game's package, and of the core's rules it calls."""

    def __init__(self, package: str):
        self.package = package
        self._made: dict[int, tuple[Any, Any]] = {}  # by id; the original is kept with its twin

    def of(self, thing: Any) -> Any:
        """The twin of a rule, a function, a class or a table of them; of anything else, itself."""
        if isinstance(thing, Dispatcher):
            return self.of(thing.py_func)
        if id(thing) in self._made:
            return self._made[id(thing)][1]
        if isinstance(thing, FunctionType) and self._ours(thing.__module__):
            return self._function(thing)
        if isinstance(thing, ModuleType) and self._ours(thing.__name__):
            twin = self._keep(thing, ModuleType(thing.__name__))
            twin.__dict__.update(self.globals_in(vars(thing)))
            return twin
        if isinstance(thing, type) and self._inside(thing.__module__) and _is_plain(thing):
            return self._class(thing)
        if isinstance(thing, _Remembering) and self._inside(thing.__module__):
            own = self.of(thing.__wrapped__)
            return self._keep(thing, lru_cache(**thing.cache_parameters())(own))
        if type(thing) is property:
            return property(*map(self.of, (thing.fget, thing.fset, thing.fdel)))
        if type(thing) in (staticmethod, classmethod):
            return type(thing)(self.of(thing.__func__))
        if type(thing) in (tuple, list):
            twins = [self.of(x) for x in thing]
            return type(thing)(twins) if _differ(thing, twins) else thing
        if type(thing) is dict:
            held = dict(thing)  # a memory that is filled meanwhile must not change under us
            twins = [self.of(x) for x in held.values()]
            return dict(zip(held, twins, strict=True)) if _differ(held.values(), twins) else thing
        return thing

    def _inside(self, module: str | None) -> bool:
        return f"{module}.".startswith(f"{self.package}.")

    def _ours(self, module: str | None) -> bool:
        """Does this module hold rules, or code of the game that calls them?"""
        if self._inside(module):
            return True
        return any(isinstance(x, Dispatcher) for x in vars(sys.modules.get(module or "")).values())

    def _keep(self, thing: Any, twin: Any) -> Any:
        self._made[id(thing)] = (thing, twin)
        return twin

    def globals_in(self, names: dict[str, Any]) -> dict[str, Any]:
        """A module's globals; known before they are filled, since modules name each other."""
        if id(names) in self._made:
            return self._made[id(names)][1]  # type: ignore[no-any-return]
        twins = self._keep(names, dict(names))
        for name, value in names.items():
            if not name.startswith("__"):
                twins[name] = self.of(value)
        return twins  # type: ignore[no-any-return]

    def _function(self, f: FunctionType) -> FunctionType:
        names = self.globals_in(f.__globals__)
        if id(f) in self._made:  # on the way round through its own module
            return self._made[id(f)][1]  # type: ignore[no-any-return]
        cells = None if f.__closure__ is None else tuple(CellType() for _ in f.__closure__)
        twin = FunctionType(f.__code__, names, f.__name__, f.__defaults__, cells)
        self._keep(f, twin)
        twin.__kwdefaults__ = f.__kwdefaults__
        twin.__qualname__, twin.__module__, twin.__doc__ = f.__qualname__, f.__module__, f.__doc__
        for cell, old in zip(cells or (), f.__closure__ or (), strict=True):
            cell.cell_contents = self.of(old.cell_contents)
        return twin

    def _class(self, c: type) -> type:
        skipped = ("__dict__", "__weakref__")
        twin = type(c)(c.__name__, c.__bases__, {"__module__": c.__module__})
        self._keep(c, twin)
        for name, value in vars(c).items():
            if name in skipped:
                continue
            if isinstance(value, cached_property):
                again = cached_property(self.of(value.func))
                again.__set_name__(twin, name)
                value = again
            setattr(twin, name, self.of(value))
        return twin


_core = Twins(" ")  # of no game: only modules that hold rules themselves


def interpreted(rule: Any) -> Any:
    """One of the core's own rules, such as `below`, as plain Python."""
    return _core.of(rule)


def interpreted_here(f: Any) -> FunctionType:
    """The function as it is, for one made inside a factory: what it closes over is interpreted
    already."""
    return FunctionType(
        f.__code__, _core.globals_in(f.__globals__), f.__name__, f.__defaults__, f.__closure__
    )


def _is_plain(c: type) -> bool:
    """Is it an ordinary class: no tuple, no enumeration, no slots?"""
    return c.__bases__ == (object,) and type(c) is type and "__slots__" not in vars(c)


def _differ(old: Any, new: Any) -> bool:
    return any(a is not b for a, b in zip(old, new, strict=True))
