"""What a command says, read from JSON or from a plain form, and checked field by field."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request

from korsi.table.problems import Problem

Form = dict[str, Any]


def _kind(request: Request) -> str:
    return request.headers.get("content-type", "").partition(";")[0].strip()


def is_json(request: Request) -> bool:
    """Does the client talk JSON?"""
    accepts = request.headers.get("accept", "")
    return _kind(request) == "application/json" or "application/json" in accepts


async def read_form(request: Request) -> Form:
    """The body as a dict. `seats` and `names` of a form are lists; of other repeated fields the
    last counts."""
    if _kind(request) in ("application/x-www-form-urlencoded", "multipart/form-data"):
        return await _plain(request)
    body = await request.body()
    if not body:
        return {}
    try:
        form = json.loads(body)
        if b"\\u" in body:  # half a character can be written so, and nowhere kept
            json.dumps(form, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Problem("malformed") from None
    if not isinstance(form, dict):
        raise Problem("malformed")
    return form


async def _plain(request: Request) -> Form:
    try:
        sent = await request.form(max_files=1, max_fields=100)
    except Problem:
        raise
    except Exception:
        raise Problem("malformed") from None
    form: Form = {}
    options: dict[str, str] = {}
    for name, value in sent.multi_items():
        if isinstance(value, UploadFile):
            form[name] = await value.read()
        elif name in ("seats", "names"):
            form.setdefault(name, []).append(value)
        elif name.startswith("option."):
            options[name.removeprefix("option.")] = value
        else:
            form[name] = value
    if options:
        form["options"] = options
    return form


def number(form: Mapping[str, Any], name: str, default: int | None = None) -> int | None:
    """A whole number, in JSON or in whatever digits a form was filled in with."""
    value = form.get(name)
    if value is None or value == "":
        return default
    if isinstance(value, str) and value.isdecimal() and len(value) < 16:
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int) or abs(value) > 1 << 53:
        raise Problem("malformed")
    return value


def need_number(form: Form, name: str) -> int:
    value = number(form, name)
    if value is None:
        raise Problem("malformed")
    return value


def text(form: Form, name: str, default: str = "", most: int = 200) -> str:
    value = form.get(name)
    if value is None:
        return default
    if not isinstance(value, str) or len(value) > most or "\x00" in value:
        raise Problem("malformed")
    return value


def flag(form: Form, name: str) -> bool:
    value = form.get(name, False)
    if isinstance(value, str):
        return value.lower() in ("1", "true", "on", "yes")
    if not isinstance(value, bool):
        raise Problem("malformed")
    return value
