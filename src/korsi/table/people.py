"""Who is asking: the cookie, guests made when they first do something, accounts."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from zlib import crc32

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import Request
from starlette.responses import Response

from korsi.core.game import Game
from korsi.language import LANGUAGES, Words, choose_language
from korsi.table.changes import notify
from korsi.table.live_table import AppContext
from korsi.table.names import account_of, clean_name, skeleton
from korsi.table.passwords import CODES, LONGEST, check_password, new_code, plain_code
from korsi.table.problems import Problem
from korsi.table.safety import YEAR, address_of
from korsi.table.sessions import owner_of
from korsi.table.store import people, tables
from korsi.table.store.people import Person
from korsi.table.wording import CHEERFUL, free_names, guest_name, words_of

COOKIE = "korsi_session"
KNOWN = "korsi_device"
"""The cookie of a browser that has logged in before: it opens nothing, but strangers' guesses do
not lock it out."""
USED = 3600.0
"""A session that is used is written down this often, not at every look."""
THEMES = ("auto", "dark", "light")
SPEEDS = ("off", "fast", "normal", "slow")
_hasher = PasswordHasher()


@dataclass
class Reader:
    """Somebody looking at a page or giving a command."""

    context: AppContext
    person: Person | None
    token: str | None  # of the cookie
    known: str | None  # of the cookie of a browser that has logged in before
    device: str  # what browser it says it is
    language: str
    theme: str
    sound: bool
    speed: str  # at which others' steps are shown
    ask: bool | None  # before the turn ends; None: nobody has said, so newcomers are asked
    address: str
    game: Game | None = None  # what is talked about: a refusal speaks its words
    cookies: dict[str, str | None] = field(default_factory=dict)  # to be set; None: to be forgotten

    @property
    def words(self) -> Words:
        return words_of(self.language, self.game)

    @property
    def name(self) -> str:
        """What the reader is called; "" for somebody not known yet."""
        return guest_name(self.words, self.person.id, self.person.name) if self.person else ""

    def names(self, taken: Collection[str] = ()) -> list[str]:
        """What the reader might like to be called at a table, then others at the same screen."""
        browser = f"{self.address} {self.device}"  # the same one at every look
        first = self.person.id if self.person else crc32(browser.encode()) % CHEERFUL
        own = [self.person.name] if self.person and self.person.name else []
        return own + free_names(self.words, {*taken, *own}, first)

    @property
    def id(self) -> int | None:
        return self.person.id if self.person else None


async def reader_of(request: Request, context: AppContext, fresh: bool = True) -> Reader:
    """Who sends a request; with `fresh` their session is looked for in the store itself."""
    token = request.cookies.get(COOKIE)
    device = device_of(request.headers.get("user-agent", ""))
    person, now, renewed = None, time.time(), dict[str, str | None]()
    if token and len(token) < 100:
        found = await owner_of(context.store, context.sessions, token, fresh)
        if found is not None:
            person, seen = found
            if now - seen > USED:
                context.sessions.known.pop(token, None)
                context.spawn(_used(context, token, device))
                renewed = {COOKIE: token}
    # A page's scripts say which language it was drawn in: another tab may have another one.
    said = request.query_params.get("lang") or request.headers.get("korsi-language")
    said = said or request.cookies.get("korsi_language")
    if said not in LANGUAGES:
        said = person.language if person else None
    language = (
        said if said in LANGUAGES else choose_language(request.headers.get("accept-language"))
    )
    theme = request.cookies.get("korsi_theme") or (person.theme if person else None)
    speed = request.cookies.get("korsi_speed")
    return Reader(
        context,
        person,
        token if person else None,
        request.cookies.get(KNOWN, "")[:100] or None,
        device,
        language,
        theme if theme in THEMES else "auto",
        request.cookies.get("korsi_sound") == "on",
        speed if speed in SPEEDS else "normal",
        {"on": True, "off": False}.get(request.cookies.get("korsi_ask", "")),
        address_of(request, context.settings),
        cookies=renewed,
    )


async def _used(context: AppContext, token: str, device: str) -> None:
    async with context.store.writing(people=False) as c:
        await people.use_session(c, token, device)


_BROWSERS = (
    ("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
_SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip


def device_of(agent: str) -> str:
    """A browser as its owner would recognise it; no more than that is kept."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), "")
    system = next((name for sign, name in _SYSTEMS if sign in agent), "")
    return ", ".join(filter(None, (browser, system)))


NEWCOMER = 5
"""Who has finished fewer games than this is asked before a turn ends, unless they say otherwise."""


async def wants_to_be_asked(reader: Reader) -> bool:
    """Shall the step that ends a turn wait for a confirmation?"""
    if reader.ask is not None or reader.id is None:
        return reader.ask is not False
    async with reader.context.store.reading() as c:
        return await tables.finished_by(c, reader.id) < NEWCOMER


async def need_person(reader: Reader) -> int:
    """The person behind a command; whoever was nobody becomes a guest."""
    if reader.person is None:
        reader.context.limits.check("guest", None, reader.address)
        token = secrets.token_urlsafe(32)
        async with reader.context.store.writing(people=False) as c:  # changes nobody known
            reader.person = await people.add_guest(c, reader.language)
            await people.add_session(c, reader.person.id, token, reader.device)
        reader.token = token
        reader.cookies[COOKIE] = token
    return reader.person.id


def set_cookies(reader: Reader, response: Response) -> None:
    secure = reader.context.settings.secure
    for name, value in reader.cookies.items():
        if value is None:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
        else:
            response.set_cookie(
                name, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure
            )


# --------------------------------------------------------------------------- accounts


def _checked(name: str, password: str) -> tuple[str, str]:
    name = clean_name(name)
    if len(name) < 2:
        raise Problem("name-wrong", most=24)
    check_password(password, name)
    return name, account_of(name)


async def register(reader: Reader, name: str, password: str) -> None:
    """A guest becomes an account and keeps everything: it is the same person."""
    name, account = _checked(name, password)
    if reader.person is not None and reader.person.account is not None:
        await logout(reader)  # somebody else at the same browser
    async with reader.context.store.reading() as c:
        await check_free(c, name, reader.id)
    hashed = await _hashed(reader, password)
    person = await need_person(reader)
    try:
        async with reader.context.store.writing() as c:
            await people.change(
                c, person, name=name, account=account, skeleton=skeleton(name),
                password_hash=hashed, language=reader.language, theme=reader.theme,
            )  # fmt: skip
    except IntegrityError:
        raise Problem("name-taken") from None
    await _new_session(reader, person)
    _rename(reader.context, person, name, True)
    if reader.person is not None:  # what is answered with is a page of the account
        reader.person = replace(reader.person, name=name, account=account)


async def check_free(c: AsyncConnection, name: str, person: int | None) -> None:
    """No name that is somebody else's account, or could be taken for it."""
    owner = await people.looks_like(c, account_of(name), skeleton(name)) if name else None
    if owner is not None and owner.id != person:
        raise Problem("name-taken")


async def check_names(reader: Reader, names: Iterable[str]) -> None:
    """The same check for other people at one's own screen."""
    async with reader.context.store.reading() as c:
        for name in names:
            await check_free(c, name, reader.id)


@cache
def _nobody() -> str:
    return _hasher.hash(secrets.token_hex(8))


async def login(reader: Reader, name: str, password: str) -> None:
    """Tables begun as a guest come along."""
    person = await _guessing(reader, name)
    if not await _knows(reader, person, password) or person is None:
        raise Problem("wrong-password")
    await enter(reader, person)


async def _guessing(reader: Reader, name: str) -> Person | None:
    """Whose account somebody wants to enter. From one household it may be tried now and then, from
    all together not without end; a browser its owner has used before is not held up by others."""
    account = account_of(" ".join(name.split()))
    known = False
    async with reader.context.store.reading() as c:
        person = await people.by_account(c, account)
        if reader.known is not None and person is not None:
            known = await people.is_known_device(c, person.id, reader.known)
    limits = reader.context.limits
    if known:
        limits.check_one("enter", f"device {reader.known}")
    else:
        limits.check_one("enter", f"{account} from {reader.address}")
        limits.check_one("guess", account)
    return person


async def _knows(reader: Reader, person: Person | None, password: str) -> bool:
    """Is this the password? Takes the same time for a wrong name as for a wrong password."""
    hashed = person.password_hash if person and person.password_hash else _nobody()
    async with reader.context.slow:  # argon2 takes 64 MB each time
        right = await asyncio.to_thread(_matches, hashed, password[:LONGEST])
    return right and person is not None


async def _hashed(reader: Reader, password: str) -> str:
    async with reader.context.slow:
        return await asyncio.to_thread(hash_password, password)


def hash_password(password: str) -> str:
    return _hasher.hash(password)


async def enter(reader: Reader, person: Person) -> None:
    """Be this person from now on, in this browser."""
    if person.banned is not None and person.banned > time.time():
        raise Problem("banned")
    guest = reader.person
    if guest is not None and guest.account is None and guest.id != person.id:
        async with reader.context.store.writing() as c:
            await people.merge(c, guest.id, person.id)
        _move(reader.context, guest.id, person)
    reader.person = person
    await _new_session(reader, person.id)
    for cookie, value in (("korsi_language", person.language), ("korsi_theme", person.theme)):
        if value:
            reader.cookies[cookie] = value


def _matches(hashed: str, password: str) -> bool:
    try:
        return _hasher.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


async def _new_session(reader: Reader, person: int) -> None:
    """A new token: one that somebody planted before is worth nothing."""
    token = secrets.token_urlsafe(32)
    reader.known = reader.known or secrets.token_urlsafe(24)
    async with reader.context.store.writing() as c:
        if reader.token:
            await people.end_session(c, reader.token)
        await people.add_session(c, person, token, reader.device)
        await people.know_device(c, person, reader.known)
    reader.token = reader.cookies[COOKIE] = token
    reader.cookies[KNOWN] = reader.known


async def change_password(reader: Reader, old: str, new: str) -> None:
    """Set a new password and end every other session."""
    person = _account(reader)
    reader.context.limits.check_one("enter", f"#{person.id}")
    if not await _knows(reader, person, old):
        raise Problem("password-wrong")
    check_password(new, person.name)
    await _set_password(reader, person, new)


async def _set_password(reader: Reader, person: Person, password: str) -> None:
    hashed = await _hashed(reader, password)
    async with reader.context.store.writing() as c:
        await people.change(c, person.id, password_hash=hashed)
        await people.end_others(c, person.id, None)
    reader.known = None  # the others' cookies are known no more, and this one is new
    await _new_session(reader, person.id)


async def new_codes(reader: Reader, password: str) -> list[str]:
    """Ways back into the account, should the password be lost: told once, kept as hashes."""
    person = _account(reader)
    reader.context.limits.check_one("enter", f"#{person.id}")
    if not await _knows(reader, person, password):
        raise Problem("password-wrong")
    return await _codes(reader, person)


async def first_codes(reader: Reader) -> list[str]:
    """The same for who has just made the account: nobody else can have done so."""
    return await _codes(reader, _account(reader))


async def _codes(reader: Reader, person: Person) -> list[str]:
    codes = [new_code() for _ in range(CODES)]
    async with reader.context.store.writing() as c:
        await people.set_codes(c, person.id, map(plain_code, codes))
    return codes


async def recover(reader: Reader, name: str, code: str, password: str) -> None:
    """Into the account with a code, which is used up, and a new password."""
    person = await _guessing(reader, name)
    check_password(password, name)
    async with reader.context.store.writing() as c:
        if person is None or not await people.use_code(c, person.id, plain_code(code)):
            raise Problem("wrong-code")
        await people.end_others(c, person.id, None)
    await enter(reader, person)
    await _set_password(reader, person, password)


def _account(reader: Reader) -> Person:
    if reader.person is None or reader.person.account is None:
        raise Problem("no-account")
    return reader.person


async def logout(reader: Reader) -> None:
    if reader.token:
        async with reader.context.store.writing() as c:
            await people.end_session(c, reader.token)
    reader.person, reader.token = None, None
    reader.cookies[COOKIE] = None


async def introduce(reader: Reader, name: str) -> None:
    """Who sits down says a name; an account has one already."""
    person = reader.person
    if name and person is not None and person.account is None and person.name != name:
        await rename(reader, name)


async def rename(reader: Reader, name: str) -> None:
    """What a guest wants to be called; not like somebody who has an account."""
    name = clean_name(name)
    person = await need_person(reader)
    assert reader.person is not None
    async with reader.context.store.writing() as c:
        await check_free(c, name, person)
        if reader.person.account is not None:
            if len(name) < 2:
                raise Problem("name-wrong", most=24)
            look = {"account": account_of(name), "skeleton": skeleton(name)}
            await people.change(c, person, name=name, **look)
        else:
            await people.change(c, person, name=name)
    _rename(reader.context, person, name, reader.person.account is not None)
    reader.person = replace(reader.person, name=name)


def _rename(context: AppContext, person: int, name: str, account: bool) -> None:
    for live in context.live_tables.values():
        if person in live.names:
            live.names[person] = (name, account)
            live.held.clear()  # answers that say the old name are no base for new ones
            live.cards.clear()
            notify(context, live, "name")  # open pages show it at once


def _move(context: AppContext, guest: int, person: Person) -> None:
    """Let live tables follow what was written."""
    for live in context.live_tables.values():
        for seat in live.seats:
            if seat.person == guest:
                seat.person = person.id
                live.names[person.id] = (person.name, True)
                live.cards.clear()
                notify(context, live, "name")
            if seat.kept == guest:
                seat.kept = person.id
            if guest in seat.holders:
                seat.holders = seat.holders - {guest} | {person.id}
        if live.setup.host == guest:
            live.setup.host = person.id
