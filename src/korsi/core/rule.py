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
from pathlib import Path
from typing import Any

import llvmlite
import numba
from numba.core import types
from numba.core.caching import FunctionCache

from korsi.core import cache_use
from korsi.core.fingerprint import fingerprint
from korsi.core.interpreted import interpreted_here

INTERPRET = os.environ.get("KORSI_INTERPRET", "0") not in ("", "0")
"""Run the rules as plain Python: for a debugger, for coverage, for the golden games."""

Rule = Callable[..., Any]
"""Rules carry no annotations: what they take and give is what Numba finds."""


VERSIONS = (numba.__version__, llvmlite.__version__, sys.version_info[:2])


class _OwnCache(FunctionCache):
    """Numba's cache with our key, and one file per key instead of a shared index."""

    def _file(self, signature: Any, codegen: Any) -> Path:
        here = self._py_func.__module__, fingerprint(self._py_func), _HOW
        key = repr((signature, codegen.magic_tuple(), here, VERSIONS))
        name = f"{self._py_func.__name__}-{hashlib.sha256(key.encode()).hexdigest()[:32]}.nbc"
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
                out.write(pickle.dumps(self._impl.reduce(data), protocol=-1))
            Path(temporary).replace(file)
            cache_use.used(file)


def _widen_arguments(compiled: Any) -> None:
    """Let rules call each other with 64-bit integers only.

    Numba compiles a callee anew for every constant and every width it is called with: `tell` 73
    times in one game. One version of each is enough, and whoever inlines still sees the constants.
    """
    template = compiled.get_call_template

    def wide(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral) else kind

    def widened(args: Any, kws: Any) -> Any:
        named = {name: wide(kind) for name, kind in kws.items()}
        return template(tuple(wide(kind) for kind in args), named)

    compiled.get_call_template = widened


def _compile(function: Rule) -> Any:
    if INTERPRET:
        return function
    njit: Any = numba.njit  # its annotations do not know every flag
    compiled = njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    _widen_arguments(compiled)
    if Path(inspect.getfile(function)).exists():  # else typed into a notebook or a shell
        compiled._cache = _OwnCache(function)  # type: ignore[no-untyped-call]
    return compiled


_HOW = inspect.getsource(_widen_arguments) + inspect.getsource(_compile)
"""How rules are compiled: when these lines change, everything is compiled anew."""


def rule(function: Rule) -> Any:
    """A rule of a game: a plain function over the record `s`, compiled on first use."""
    return _compile(function)


INTERPRETED = "interpreted/"
"""What the salt of an interpreted twin begins with: nothing is compiled for it."""


def specialise(salt: str) -> Callable[[Rule], Any]:
    """For factories that tie generic code to one game: `@specialise(game.salt)`."""

    def compiled(function: Rule) -> Any:
        if salt.startswith(INTERPRETED):
            return interpreted_here(function)
        return _compile(function)

    return compiled
