"""What is written down while the server runs: no secret among it.

A seat's link, a cookie's token, a password, a seed open something; a log is read by more people,
and kept longer, than whoever wrote into it thought of.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

request: ContextVar[Mapping[str, Any] | None] = ContextVar("request", default=None)
"""The ASGI scope of the request that is being answered."""

_SECRETS = (
    (re.compile(r"/s/[\w-]{8,}"), "/s/***"),  # the link to a seat
    (re.compile(r"(\w+://[^\s:/@]*):[^\s@/]+@"), r"\1:***@"),  # the password of a database
    (re.compile(r"(?m)^DETAIL:.*$"), "DETAIL: ***"),  # PostgreSQL shows the row it refuses
    (re.compile(r"(?i)\b(bearer|cookie:|set-cookie:)\s+\S.*"), r"\1 ***"),
)


def without_secrets(text: str) -> str:
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    return text


class PlainLines(logging.Formatter):
    """Log lines for people."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """Log lines for programs: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        scope = request.get() or {}
        table = getattr(record, "table", None) or scope.get("path_params", {}).get("id")
        for name, value in (("table", table), ("request", scope.get("korsi_request"))):
            if value:
                line[name] = value
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def write_logs(how: str) -> None:
    """Write logs to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if how == "json" else PlainLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("alembic", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)
    if how != "json":  # a family at its table need not read every command
        logging.getLogger("korsi.requests").setLevel(logging.WARNING)
