"""Headers, origins, hosts and sizes: what is refused before anybody thinks about it."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from korsi.table.problems import Problem
from korsi.table.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a seat's link is a secret
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
YEAR = 365 * 86400
FOREVER = f"public, max-age={YEAR}, immutable"


class SafeHeaders:
    """Every answer carries them, errors included."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", _cache(scope))
            await send(message)

        await self.app(scope, receive, safe)


def _cache(scope: Scope) -> str:
    """Files with their hash in the address never change; the rest is asked for again."""
    if scope["path"].startswith(("/static/", "/fonts/")):
        named = b"v=" in scope.get("query_string", b"")
        return FOREVER if named else "no-cache"
    return "no-store"


def check_host(request: Request, settings: Settings) -> None:
    """Only names we are known by: nobody shall reach us by pointing a name of theirs here."""
    host = urlsplit("//" + request.headers.get("host", "")).hostname or ""
    known = {"localhost", socket.gethostname().lower(), *settings.hosts}
    if host in known or host.endswith((".localhost", ".local")):
        return
    try:
        ipaddress.ip_address(host)
    except ValueError:
        raise Problem("wrong-host", host=host[:60]) from None


def check_origin(headers: Headers, method: str) -> None:
    """A command must come from our own page. Browsers say where one comes from; others need not."""
    if method in ("GET", "HEAD", "OPTIONS"):
        return
    site = headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise Problem("cross-origin")
        return
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host", ""):
        raise Problem("cross-origin")


def bounded(request: Request, limit: int) -> Request:
    """The same request, whose body ends in a Problem when it is too large."""
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced[:12]) > limit:
        raise Problem("too-large")
    read = 0
    receive = request.receive

    async def counted() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > limit:
            raise Problem("too-large")
        return message

    return Request(request.scope, counted)


def address_of(request: Request, settings: Settings) -> str:
    """Where a request comes from; the proxy's word is taken only if there is said to be one."""
    if settings.proxied:
        passed = request.headers.get("x-forwarded-for", "").split(",")[-1].strip()
        if passed:
            return passed[:60]
    address = request.client.host if request.client else "?"
    if ":" in address:  # one household has a whole network of these
        return ":".join(address.split(":")[:4])
    return address
