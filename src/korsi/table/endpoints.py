"""The way in and out of every page and command: checks first, errors as sentences, cookies last."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from korsi.core.errors import KorsiError
from korsi.language import choose_language
from korsi.table.answers import JsonAnswer
from korsi.table.bans import check_ban
from korsi.table.forms import is_json
from korsi.table.live_table import AppContext
from korsi.table.people import Reader, reader_of, set_cookies
from korsi.table.problems import Problem, error_json, status_of, text_of
from korsi.table.safety import bounded, check_host, check_origin
from korsi.table.store.database import is_away, is_refused
from korsi.table.wording import words_of

_log = logging.getLogger(__name__)

Act = Callable[[Request, Reader], Awaitable[Response]]
Endpoint = Callable[[Request], Awaitable[Response]]

# pages.py puts itself here; commands do not know templates.
message_page: list[Callable[[Request, Reader, int, str, str], Response]] = []


def endpoint(act: Act, counts: str = "look", upload: bool = False, often: bool = False) -> Endpoint:
    """An endpoint around a function that is given the reader. `often`: it is asked after every
    move, so the cookie is looked up only now and then (sessions.py)."""

    async def endpoint(request: Request) -> Response:
        context: AppContext = request.app.state.context
        reader: Reader | None = None
        try:
            reader = await reader_of(request, context, fresh=not often)
            check_host(request, context.settings)
            check_origin(request.headers, request.method)
            await check_ban(context.bans, context.store, reader.person, reader.address)
            context.presence.notice(reader.id)
            context.limits.check(counts, reader.id, reader.address)
            limit = context.settings.upload_limit if upload else context.settings.body_limit
            sent = bounded(request, limit, context.settings.patience)
            response = await act(sent, reader)
        except KorsiError as error:
            response = refusal(request, reader, error)
        except Exception as error:
            if is_refused(error):
                _log.warning("%s %s: %s", request.method, request.url.path, error)
                response = refusal(request, reader, Problem("malformed"))
            elif is_away(error):
                _log.error("%s %s: the store: %s", request.method, request.url.path, error)
                response = refusal(request, reader, Problem("no-store", wait=2))
            else:
                _log.exception("%s %s failed", request.method, request.url.path)
                response = refusal(request, reader, Problem("broken"))
        if reader is not None:
            set_cookies(reader, response)
        return response

    return endpoint


def refusal(request: Request, reader: Reader | None, error: KorsiError) -> Response:
    """An error as JSON or as a page, never with a traceback."""
    status = status_of(error)
    if reader is None:
        words = words_of(choose_language(request.headers.get("accept-language")))
        return JsonAnswer(error_json(error, words), status)
    if wants_json(request):
        response: Response = JsonAnswer(error_json(error, reader.words), status)
    else:
        response = message_page[0](request, reader, status, error.key, text_of(error, reader.words))
    if isinstance(error, Problem) and error.wait:
        response.headers["retry-after"] = str(error.wait)
    if error.key in ("too-slow", "too-large"):
        response.headers["connection"] = "close"  # the rest of the body is not waited for
    return response


def wants_json(request: Request) -> bool:
    accepts = request.headers.get("accept", "*/*")
    return is_json(request) or "text/html" not in accepts


def done(request: Request, body: dict[str, Any], to: str, status: int = 200) -> Response:
    """JSON for those who speak it, the next page for a form."""
    if wants_json(request):
        return JsonAnswer(body, status)
    return RedirectResponse(to, 303)
