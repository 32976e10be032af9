"""`@rule`: one Python text, run interpreted, compiled on the CPU, or inside a CUDA kernel.

Compiled code is kept in a cache of our own. Numba's notices neither an edited function in another
module (numba#1833) nor an edited data file, and misses for functions made by a factory. Ours keys
each function by its fingerprint: everything its compiled code depends on, and nothing else.
One file per compiled signature, written by rename: processes never read each other's half work.
"""

from __future__ import annotations

import contextlib
import hashlib
import inspect
import os
import pickle
import sys
import tempfile
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba.core import types
from numba.core.caching import FunctionCache
from numba.core.registry import CPUDispatcher

from korsi.core import cache_use, linking
from korsi.core.fingerprint import fingerprint
from korsi.core.interpreted import interpreted_here
from korsi.core.linking import link_once

INTERPRET = os.environ.get("KORSI_INTERPRET", "0") not in ("", "0")
"""Run the rules as plain Python: for a debugger, for coverage, for the golden games."""

Rule = Callable[..., Any]
"""Rules carry no annotations: what they take and give is what Numba finds."""


VERSIONS = (numba.__version__, llvmlite.__version__, sys.version_info[:2])


class _OwnCache(FunctionCache):
    """Numba's cache with our key, and one file per key instead of a shared index."""

    inner = False  # what rules call, not Python

    def _file(self, signature: Any, codegen: Any) -> Path:
        here = self._py_func.__module__, fingerprint(self._py_func), _HOW
        key = repr((signature, codegen.magic_tuple(), here, VERSIONS))
        part = "-part" if self.inner else ""
        name = f"{self._py_func.__name__}{part}-{hashlib.sha256(key.encode()).hexdigest()[:32]}.nbc"
        return cache_use.cache_folder() / name

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        with contextlib.suppress(OSError, EOFError, pickle.UnpicklingError):
            file = self._file(sig, target_context.codegen())
            data = pickle.loads(file.read_bytes())
            cache_use.used(file)
            return self._impl.rebuild(target_context, data)
        return None

    def _save_overload(self, sig: Any, data: Any) -> None:
        if not self._impl.check_cachable(data):
            return
        file = self._file(sig, data.codegen)
        # A cache that cannot be written costs time, never the game.
        with contextlib.suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=file.parent)
            with os.fdopen(handle, "wb") as out:
                *most, _ = self._impl.reduce(data)
                out.write(pickle.dumps((*most, data.library.environments()), protocol=-1))
            Path(temporary).replace(file)
            cache_use.used(file)


def _called_by_rules(compiled: Any, inner: Any) -> None:
    """Let rules call `inner` where they name `compiled`, and with 64-bit integers only.

    Numba compiles a callee anew for every constant and every width it is called with: `tell` 73
    times in one game. One version of each is enough, and whoever inlines still sees the constants.
    """

    def wide(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral) else kind

    def widened(args: Any, kws: Any) -> Any:
        named = {name: wide(kind) for name, kind in kws.items()}
        return inner.get_call_template(tuple(wide(kind) for kind in args), named)

    compiled.get_call_template = widened
    compiled.get_overload = inner.get_overload


def _compile(function: Rule, part_of_many: bool) -> Any:
    """Two of each: one Python enters by, and one for whoever is compiled and calls it."""
    if INTERPRET:
        return function
    link_once()
    njit: Any = numba.njit  # its annotations do not know every flag
    how = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
    compiled = njit(**how)(function)
    inner = njit(**how, no_cpython_wrapper=True)(function)
    _called_by_rules(compiled, inner)
    if Path(inspect.getfile(function)).exists():  # else typed into a notebook or a shell
        compiled._cache = _OwnCache(function)  # type: ignore[no-untyped-call]
        if part_of_many:
            inner._cache = _OwnCache(function)  # type: ignore[no-untyped-call]
            inner._cache.inner = True
    return compiled


_HOW = (
    inspect.getsource(_called_by_rules) + inspect.getsource(_compile) + inspect.getsource(linking)
)
"""How rules are compiled: when these lines change, everything is compiled anew."""


class _Entered(CPUDispatcher):
    """A rule as Python calls it. Numba needs 20 microseconds to make out a lone record, and one for
    an array of records: so a record goes in as an array of one, which is the same memory."""

    def __call__(self, *given: Any, **named: Any) -> Any:
        if given and type(given[0]) is np.void and not named:
            return self._by_array(given[0].reshape(1), *given[1:])
        return super().__call__(*given, **named)

    @cached_property
    def _by_array(self) -> Any:
        rule = self

        def enter(states, *more):  # type: ignore[no-untyped-def]
            return rule(states[0], *more)

        return _compile(enter, part_of_many=False)


def rule(function: Rule) -> Any:
    """A rule of a game: a plain function over the record `s`, compiled on first use."""
    compiled = _compile(function, part_of_many=True)
    if isinstance(compiled, CPUDispatcher):
        compiled.__class__ = _Entered
    return compiled


INTERPRETED = "interpreted/"
"""What the salt of an interpreted twin begins with: nothing is compiled for it."""


def specialise(salt: str) -> Callable[[Rule], Any]:
    """For factories that tie generic code to one game: `@specialise(game.salt)`."""

    def compiled(function: Rule) -> Any:
        if salt.startswith(INTERPRETED):
            return interpreted_here(function)
        return _compile(function, part_of_many=False)

    return compiled
