"""The scripts of the pages: ES modules below an address that carries the hash of all of them.

Modules import each other by relative addresses, so one hash in the path reaches them all: a browser
keeps them for ever and never mixes old and new ones.
"""

from __future__ import annotations

import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from korsi.table.packing import SAID, packed, takes_packed
from korsi.table.safety import FOREVER

JS = Path(__file__).parent / "static" / "js"


def version() -> str:
    """Of all scripts together; an edited one is seen at the next page."""
    folders = [JS, *(Path(e.path) for e in os.scandir(JS) if e.is_dir())]
    files = [e for folder in folders for e in os.scandir(folder) if e.is_file()]
    return _hash(tuple(sorted((e.path, e.stat().st_mtime_ns) for e in files)))


@lru_cache(maxsize=8)
def _hash(files: tuple[tuple[str, int], ...]) -> str:
    whole = hashlib.sha256()
    for file, _ in files:
        path = Path(file)
        whole.update(path.relative_to(JS).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()[:10]


def script(name: str) -> str:
    """The address of a script."""
    return f"/js/{version()}/{name}"


def imported(name: str) -> list[str]:
    """The addresses of all it imports, however deep: fetched at once, not one after another."""
    now = version()
    return [f"/js/{now}/{file}" for file in _imported(name, now)]


@lru_cache(maxsize=32)
def _imported(name: str, now: str) -> tuple[str, ...]:
    found: dict[Path, None] = {}
    waiting = [JS / name]
    for file in waiting:
        for other in re.findall(r'^import .*"(\..*)";$', file.read_text("utf-8"), re.M):
            path = (file.parent / other).resolve()
            if path not in found:
                found[path] = None
                waiting.append(path)
    return tuple(path.relative_to(JS.resolve()).as_posix() for path in found)


PART = re.compile(r'^@import "(.*?)";', re.M)
"""A line of a style sheet that is served as one file and written in several."""


@lru_cache(maxsize=128)
def _parts(file: Path, changed: int) -> tuple[Path, ...]:
    named = PART.findall(file.read_text("utf-8")) if file.suffix == ".css" else ()
    return tuple(file.parent / name for name in named)


def stamp_of(file: Path) -> int:
    """When a file was changed, or a part of it."""
    own = file.stat().st_mtime_ns
    return max(own, *(part.stat().st_mtime_ns for part in _parts(file, own)), 0)


def put_together(file: Path) -> str:
    """A text, of a style sheet with its parts in place."""
    text = file.read_text("utf-8")
    if file.suffix != ".css":
        return text
    return PART.sub(lambda line: put_together(file.parent / line[1]), text)


@lru_cache(maxsize=128)
def _bare(file: Path, stamp: int) -> str:
    """A script or style sheet without its comments and indents: a tenth of what a first page
    weighs."""
    text = put_together(file)
    if file.suffix == ".css":
        text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
        return re.sub(r"\s*([{};])\s*", r"\1", text)
    whole = re.sub(r"^[ \t]*/\*\*.*?\*/\n", "", text, flags=re.M | re.S)
    lines = re.sub(r"^[ \t]*//.*\n", "", whole, flags=re.M)
    return re.sub(r"^[ \t]+|(?<=[;{},()\[\]>])[ \t]+// .*$", "", lines, flags=re.M)


@lru_cache(maxsize=128)
def _packed(file: Path, stamp: int) -> bytes:
    return packed(_bare(file, stamp))


def bare_file(file: Path, media_type: str, scope: Scope) -> Response:
    """Without its comments, and packed once as tightly as can be: it is kept for ever."""
    stamp = stamp_of(file)
    if not takes_packed(Headers(scope=scope)):
        return Response(_bare(file, stamp), media_type=media_type)
    return Response(_packed(file, stamp), headers=SAID, media_type=media_type)


class Scripts(StaticFiles):
    """Serves them; what is asked for under an old hash is not kept under it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200 and path.endswith(".js"):
            response = bare_file(JS / path, "text/javascript", scope)
        current = scope["path_params"]["version"] == version()
        response.headers["cache-control"] = FOREVER if current else "no-cache"
        return response
