"""Headers, origins, hosts and sizes: what is refused before anybody thinks about it."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers
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
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
}
# what only a document obeys: half a kilobyte for each of the sixty scripts of a first page
DOCUMENT_HEADERS = {
    "content-security-policy": CSP,
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # a seat's link is a secret
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
NO_DOCUMENTS = (b"text/javascript", b"text/css", b"font/")
YEAR = 365 * 86400
FOREVER = f"public, max-age={YEAR}, immutable"


class SafeHeaders:
    """Every answer carries them, errors included; scripts, styles and fonts those they obey."""

    def __init__(self, app: ASGIApp, https: bool = False):
        self.app = app
        # from then on a browser comes by https only, also where somebody types the bare name
        own = {"strict-transport-security": f"max-age={YEAR}"} if https else {}
        plain = {**HEADERS, **own, "cache-control": "no-store"}
        self.plain, self.document = _encoded(plain), _encoded(plain | DOCUMENT_HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = dict(message["headers"])
                plain = said.get(b"content-type", b"").startswith(NO_DOCUMENTS)
                own = self.plain if plain else self.document
                more = [header for header in own if header[0] not in said]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        await self.app(scope, receive, safe)


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def check_host(request: Request, settings: Settings) -> None:
    """Only names we are known by: nobody shall reach us by pointing a name of theirs here."""
    host = split("//" + request.headers.get("host", "")).hostname or ""
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
    if origin is not None and split(origin).netloc != headers.get("host", ""):
        raise Problem("cross-origin")


def split(address: str) -> SplitResult:
    """Its parts; what is no address has none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def bounded(request: Request, limit: int, patience: float) -> Request:
    """The same request, whose body ends in a Problem when it is too large or does not come."""
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or int(announced[:12]) > limit:
        raise Problem("too-large")
    read, receive = 0, request.receive
    end = asyncio.get_running_loop().time() + patience

    async def counted() -> Message:
        nonlocal read
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise Problem("too-slow") from None
        read += len(message.get("body", b""))
        if read > limit:
            raise Problem("too-large")
        return message

    return Request(request.scope, counted)


def address_of(request: Request, settings: Settings) -> str:
    """The household a request comes from. What a proxy says is believed where there is said to be
    one, and only from a neighbour: who reaches us past it, from outside, speaks for himself."""
    peer = request.client.host if request.client else ""
    if settings.proxied and _near(peer):
        passed = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        return household_of(passed or peer)
    return household_of(peer)


def household_of(address: str) -> str:
    """One household has one IPv4 address, but a whole /64 network of the others."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return "?"  # nobody evades a limit by being illegible
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


_NEAR = [
    ipaddress.ip_network(text)
    for text in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1/128",
                 "fc00::/7", "fe80::/10")
]  # fmt: skip


def _near(peer: str) -> bool:
    """The same machine or network, or a socket without an address."""
    try:
        here = ipaddress.ip_address(peer.partition("%")[0].removeprefix("::ffff:"))
    except ValueError:
        return not peer
    return any(here in network for network in _NEAR)
