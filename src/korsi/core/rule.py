"""`@rule`: one Python text, run interpreted, compiled on the CPU, or inside a CUDA kernel.

Compiled code is kept in a cache of our own. Numba's notices neither an edited function in another
module (numba#1833) nor an edited data file, and misses for functions made by a factory. Ours keys
each function by a *salt*: a hash of every rule source and of the box the room was furnished with.
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
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import platformdirs
from numba.core import types
from numba.core.caching import FunctionCache

from korsi.core.box import box_path
from korsi.core.interpreted import interpreted_here

INTERPRET = os.environ.get("KORSI_INTERPRET", "0") not in ("", "0")
"""Run the rules as plain Python: for a debugger, for coverage, for the golden games."""

# Not rules: editing how a game looks must not recompile it.
_NOT_RULES = {"scene", "terminal", "view"}

Rule = Callable[..., Any]
"""Rules carry no annotations: what they take and give is what Numba finds."""


def cache_folder() -> Path:
    """Where compiled rules are kept: `KORSI_CACHE`, else the user's cache directory."""
    return Path(os.environ.get("KORSI_CACHE") or platformdirs.user_cache_dir("korsi"))


def _digest(parts: list[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(hashlib.sha256(part).digest())
    return whole.hexdigest()[:24]


@cache
def _core_sources() -> bytes:
    here = Path(__file__).parent
    compiled = ("rule.py", "chance.py", "state.py", "ports.py")
    return b"".join((here / name).read_bytes() for name in compiled)


def _room_of(file: Path) -> Path | None:
    """The folder of the game a source file belongs to: the nearest one that holds a box."""
    return next((up for up in file.parents[:3] if (up / "components.toml").exists()), None)


def _looks(part: Path) -> bool:
    """Is this source of a room, a module or a package, one of those that only show the game?"""
    return part.parts[0].removesuffix(".py") in _NOT_RULES


@cache
def source_salt(file: str, package: str) -> str:
    """Hash of everything compiled code of this file may depend on: its room, else its folder."""
    room = _room_of(Path(file))
    if room is None:
        beside = sorted(Path(file).parent.glob("*.py"))
        return _digest([_core_sources(), *(p.read_bytes() for p in beside)])
    sources = [p for p in sorted(room.rglob("*.py")) if not _looks(p.relative_to(room))]
    box = box_path(package, room)
    return _digest([_core_sources(), box.read_bytes(), *(p.read_bytes() for p in sources)])


class _SaltedCache(FunctionCache):
    """Numba's cache with our key, and one file per key instead of a shared index."""

    def __init__(self, function: Callable[..., Any], salt: str):
        super().__init__(function)  # type: ignore[no-untyped-call]
        versions = (numba.__version__, llvmlite.__version__, sys.version_info[:2])
        self._salt = (function.__module__, function.__qualname__, salt, versions)

    def _file(self, signature: Any, codegen: Any) -> Path:
        key = repr((signature, codegen.magic_tuple(), self._salt))
        name = f"{self._py_func.__name__}-{hashlib.sha256(key.encode()).hexdigest()[:32]}.nbc"
        return cache_folder() / name

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        with contextlib.suppress(OSError, EOFError, pickle.UnpicklingError):
            data = pickle.loads(self._file(sig, target_context.codegen()).read_bytes())
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


def _compile(function: Rule, salt: str) -> Any:
    if INTERPRET:
        return function
    njit: Any = numba.njit  # its annotations do not know every flag
    compiled = njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    _widen_arguments(compiled)
    if salt:
        compiled._cache = _SaltedCache(function, salt)
    return compiled


def rule(function: Rule) -> Any:
    """A rule of a game: a plain function over the record `s`, compiled on first use."""
    file = inspect.getfile(function)
    if not Path(file).exists():  # typed into a notebook or a shell: nothing to cache it by
        return _compile(function, "")
    return _compile(function, source_salt(file, function.__module__.rpartition(".")[0]))


INTERPRETED = "interpreted/"
"""What the salt of an interpreted twin begins with: nothing is compiled for it."""


def specialise(salt: str) -> Callable[[Rule], Any]:
    """For factories that tie generic code to one game: `@specialise(game.salt)`."""

    def tie(function: Rule) -> Any:
        if salt.startswith(INTERPRETED):
            return interpreted_here(function)
        own = source_salt(inspect.getfile(function), "")
        return _compile(function, f"{salt}/{own}")

    return tie
