"""What can go wrong at a table. The text, in the reader's language, says what to do next."""

from __future__ import annotations

from typing import Any

from korsi.core.errors import BadRecord, BadSetup, KorsiError, Refused
from korsi.language import Words

# key -> status; the text is the Fluent message problem-KEY
STATUS = {
    "malformed": 400, "seats-wrong": 400, "name-wrong": 400, "name-mixed": 400,
    "password-short": 400, "password-weak": 400, "clock-wrong": 400,
    "not-seated": 403, "not-yours": 403, "forged": 403, "cross-origin": 403, "wrong-password": 403,
    "not-host": 403, "wrong-host": 403, "banned": 403, "password-wrong": 403, "wrong-code": 403,
    "no-account": 403,
    "not-found": 404, "no-box": 404, "no-table": 404, "no-lesson": 404, "no-puzzle": 404,
    "method": 405,
    "stale": 409, "full": 409, "taken": 409, "begun": 409, "not-begun": 409, "already-over": 409,
    "seats-open": 409, "name-taken": 409, "not-idle": 409, "resigned": 409, "not-finished": 409,
    "past-not-finished": 409,
    "old-rules": 409, "old-box": 409, "kept": 409, "no-hint": 409, "hints-off": 403,
    "fork-live": 409,
    "not-away": 409,
    "too-slow": 408,
    "lesson-other": 409, "lesson-gone": 409, "puzzle-over": 409, "puzzle-hint": 409,
    "analysis-live": 409, "no-analysis": 409, "board-live": 409, "record-running": 409,
    "expired": 410, "closed": 410,
    "too-large": 413,
    "broken-upload": 422, "box-unchecked": 422,
    "too-fast": 429, "too-many-streams": 429,
    "broken": 500,
    "stopping": 503, "no-store": 503, "box-busy": 503,
}  # fmt: skip


class Problem(KorsiError):
    """A command or a page that cannot be answered as asked."""

    def __init__(
        self, key: str, *, state: dict[str, Any] | None = None, wait: int = 0, **values: Any
    ):
        super().__init__(key, key=key, **values)
        self.status = STATUS[key]
        self.state = state  # for `stale`: what the client lacks
        self.wait = wait  # seconds, for Retry-After


class Overtaken(Problem):
    """Another process has changed the table since this one looked."""

    def __init__(self) -> None:
        super().__init__("stale")


def status_of(error: KorsiError) -> int:
    """The HTTP status that fits."""
    if isinstance(error, Problem):
        return error.status
    if isinstance(error, BadSetup):
        return 404 if error.key in ("setup-game", "no-such-move") else 400
    if isinstance(error, Refused | BadRecord):
        return 422
    return 400


def text_of(error: KorsiError, words: Words) -> str:
    """The sentence for the reader."""
    if isinstance(error, Problem):
        return words(f"problem-{error.key}", **error.values)
    return words.refusal(error)


def error_json(error: KorsiError, words: Words) -> dict[str, Any]:
    """The body of an error answer."""
    body: dict[str, Any] = {"key": error.key, "text": text_of(error, words)}
    if error.clause:
        body["clause"] = error.clause
        body["rule"] = words("ui-clause", clause=words.clause(error.clause))
    whole: dict[str, Any] = {"error": body}
    if isinstance(error, Problem) and error.state is not None:
        whole["state"] = error.state
    return whole
