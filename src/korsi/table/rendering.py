"""What every page is made with: templates, addresses of files, a page around a template."""

from __future__ import annotations

import hashlib
import json
import logging
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, select_autoescape
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from korsi import __version__
from korsi.language import LANGUAGES
from korsi.table.endpoints import message_page
from korsi.table.packing import SAID, packed, takes_packed
from korsi.table.people import Reader
from korsi.table.safety import FOREVER
from korsi.table.scripts import bare_file, imported, put_together, script, stamp_of

_log = logging.getLogger(__name__)

HERE = Path(__file__).parent
STATIC = HERE / "static"
TEMPLATES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=select_autoescape(default=True),
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


@lru_cache(maxsize=256)
def _hash(file: str, changed: int) -> str:
    path = STATIC / file
    content = put_together(path).encode() if path.suffix == ".css" else path.read_bytes()
    return hashlib.sha256(content).hexdigest()[:10]


def asset(file: str) -> str:
    """The address of a static file, with its content's hash: it may be kept for ever."""
    path = STATIC / file
    return (
        f"/static/{file}?v={_hash(file, stamp_of(path))}" if path.is_file() else f"/static/{file}"
    )


class Assets(StaticFiles):
    """Static files: one asked for by its hash is cached for ever, others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200 and path.endswith(".css"):
            response = bare_file(STATIC / path, "text/css", scope)
        asked = f"/static/{path}?{scope['query_string'].decode('latin-1')}"
        response.headers["cache-control"] = FOREVER if asked == asset(path) else "no-cache"
        return response


def render(
    request: Request, reader: Reader, template: str, code: int = 200, **more: Any
) -> Response:
    """A page with what every page has."""
    words = reader.words
    person = reader.person
    me = {"name": reader.name, "account": person.account is not None} if person else None
    given: dict[str, Any] = {
        "lang": reader.language,
        "dir": words.direction,
        "theme": reader.theme,
        "sound": reader.sound,
        "speed": reader.speed,
        "t": words,
        "n": words.number,
        "day": words.date,
        "languages": [
            {"code": x.code, "name": x.name, "current": x.code == reader.language}
            for x in LANGUAGES.values()
        ],
        "me": me,
        "names": reader.names(),
        "path": page_of(request),
        "asset": asset,
        "script": script,
        "imported": imported,
        "warm": reader.context.readiness.json(),
        "version": __version__,
        **more,
    }
    html = TEMPLATES.get_template(template).render(given)
    headers = {"content-language": reader.language}
    if not takes_packed(request.headers):
        return HTMLResponse(html, code, headers=headers)
    return HTMLResponse(packed(html), code, headers=headers | SAID)


def page_of(request: Request) -> str:
    """Where to come back to, with another language for instance: a form's address is no page."""
    path = request.url.path
    if request.method in ("GET", "HEAD") or path.startswith("/s/"):  # an invitation is both
        return path
    if path.startswith("/account/"):
        return "/account"
    return f"/t/{request.path_params['id']}" if "id" in request.path_params else "/"


def message(request: Request, reader: Reader, status: int, key: str, text: str) -> Response:
    """A sentence and where to go next."""
    words = reader.words
    next_ = [{"url": "/", "text": words("go-lobby")}]
    if request.path_params.get("id") and key in ("stale", "not-seated", "not-yours"):
        next_.insert(0, {"url": f"/t/{request.path_params['id']}", "text": words("go-table")})
    given = {"key": key, "text": text, "next": next_}
    try:
        return render(request, reader, "message.html", status, status=status, **given)
    except TemplateError:  # a page about an error must never fail itself
        _log.exception("message.html is broken")
        return PlainTextResponse(text, status)


def safe_json(form: Any) -> str:
    """JSON that cannot end the script element it stands in."""
    text = json.dumps(form, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


message_page[:] = [message]
