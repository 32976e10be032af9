"""The .korsi file: a few header lines, one readable move per line, a closing line that seals it.

    korsi 1
    game some_game 2
    box 1f0c...
    players 4
    seed 7
    option second_roll false     (only where it differs from the default)
    moves
    1 take silver                (seat, move)
    redeal 1 815                 (only in a fork: what seat 1 did not know, drawn anew)
    ...
    end 52 playing 9c1d...       (moves, playing or over, hash of the position)

Lines that begin with # and empty lines mean nothing, with two exceptions: a game played at a table
carries `# commitment HASH`, shown before its first move, and `# nonce HEX`; the hash must be that
of SEED:NONCE, where SEED is the one drawn last. And `# resigned SEAT`: whoever sat there stands
last, which the rules know nothing of. A file without its closing line is truncated.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from pathlib import Path

from korsi.core.errors import BadRecord, BadSetup, KorsiError, Refused
from korsi.core.game import Game, game
from korsi.core.match import Match
from korsi.core.warm import at_once

FORMAT = 1
MOST_BYTES = 4 << 20
MOST_LINES = 100_000


def commitment_of(seed: int, nonce: str) -> str:
    """What is shown before the first move; seed and nonce follow after the last."""
    return hashlib.sha256(f"{seed}:{nonce}".encode()).hexdigest()


def promised(text: str) -> dict[str, str]:
    """The commitment and the nonce a record carries, if it carries any."""
    return dict(re.findall(r"^# (commitment|nonce) ([0-9a-f]{32,64})\s*$", text, re.MULTILINE))


_RESIGNED = re.compile(r"^# resigned\b(.*)$", re.MULTILINE)


def resigned(text: str) -> set[int]:
    """The seats that were given up, as a record says."""
    return {int(seat) for seat in _RESIGNED.findall(text)}


def write_record(match: Match) -> str:
    """The text of a match."""
    g = match.game
    lines = [
        f"korsi {FORMAT}",
        f"game {g.name} {g.version}",
        f"box {g.box.digest}",
        f"players {match.players}",
        f"seed {match.seed}",
    ]
    lines += [f"option {name} {choice}" for name, choice in g.options_of(match.options).items()]
    lines.append("moves")
    played = [f"{seat} {g.moves.write(action)}" for seat, action in match.actions]
    for n, seat, seed in reversed(match.redeals):
        played.insert(n, f"redeal {seat} {seed}")
    lines += played
    state = "over" if match.over else "playing"
    lines.append(f"end {len(match)} {state} {match.digest()}")
    return "\n".join(lines) + "\n"


def read_record(
    text: str, box: str | Path | None = None, choose: Callable[[Game], Game] = at_once
) -> Match:
    """Replay a record; every fault names its line. `choose`: on the compiled game or its twin?"""
    if len(text) > MOST_BYTES:
        raise BadRecord(f"a record is at most {MOST_BYTES >> 20} MiB", key="record-too-long")
    lines = [
        (i, line.strip())
        for i, line in enumerate(text.split("\n"), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines:
        raise _fault(1, "the file is empty", "record-empty")
    if len(lines) > MOST_LINES:
        raise BadRecord(f"a record has at most {MOST_LINES} lines", key="record-too-long")
    header, moves, end = _parts(lines)
    match = _open(header, box, choose)
    for at, line in moves:
        _play(match, at, line)
    _check_promise(match, text)
    _check_resigned(match, text)
    _check_end(match, *end)
    return match


def load(path: str | Path, box: str | Path | None = None) -> Match:
    """Read a .korsi file."""
    file = Path(path)
    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadRecord(f"{file.name}: a record is at most {MOST_BYTES >> 20} MiB")
        text = file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadRecord(f"{path}: there is no such file", key="record-missing") from None
    except UnicodeDecodeError as error:
        raise BadRecord(
            f"{file.name}: not UTF-8 text (byte {error.start})", key="record-text"
        ) from None
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}", key="record-missing") from None
    try:
        return read_record(text, box)
    except BadRecord as error:
        raise BadRecord(f"{file.name}, {error}", key=error.key, **error.values) from None


def save(match: Match, path: str | Path) -> None:
    """Write a .korsi file, whole or not at all."""
    file = Path(path)
    part = file.with_name(file.name + ".part")
    try:
        part.write_text(write_record(match), encoding="utf-8")
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise BadRecord(
            f"{path}: cannot be written: {error.strerror}", key="record-write"
        ) from None


Line = tuple[int, str]


def _fault(line: int, what: str, key: str = "record-fault", clause: str = "") -> BadRecord:
    return BadRecord(f"line {line}: {what}", key=key, clause=clause, line=line, what=what)


def _parts(lines: list[Line]) -> tuple[list[Line], list[Line], Line]:
    words = [line.split()[0] for _, line in lines]
    at, first = lines[0]
    if first != f"korsi {FORMAT}":
        raise _fault(at, f"a record begins with 'korsi {FORMAT}'", "record-no-korsi")
    if "moves" not in words:
        raise _fault(
            lines[-1][0], "the line 'moves' is missing; the file is truncated?", "record-cut"
        )
    begin = words.index("moves")
    if words[-1] != "end":
        raise _fault(lines[-1][0], "the closing line 'end' is missing: truncated", "record-cut")
    return lines[1:begin], lines[begin + 1 : -1], lines[-1]


def _number(at: int, word: str, what: str) -> int:
    if not re.fullmatch(r"[0-9]{1,39}", word):
        raise _fault(at, f"{what} must be a whole number, not {word[:40]!r}")
    return int(word)


def _open(header: list[Line], box: str | Path | None, choose: Callable[[Game], Game]) -> Match:
    found: dict[str, tuple[int, list[str]]] = {}
    options: dict[str, str] = {}
    at = 1
    for at, line in header:
        word, *rest = line.split()
        wanted = {"game": 2, "box": 1, "players": 1, "seed": 1, "option": 2}.get(word)
        if wanted is None or len(rest) != wanted:
            raise _fault(at, f"not understood: {line[:60]!r}")
        if word == "option":
            options[rest[0]] = rest[1]
        elif word in found:
            raise _fault(at, f"{word} is given twice")
        else:
            found[word] = (at, rest)
    for word in ("game", "box", "players", "seed"):
        if word not in found:
            raise _fault(at, f"the header lacks the line '{word}'", "record-cut")
    g = choose(_game(found, box))
    at_players, (players,) = found["players"]
    at_seed, (seed,) = found["seed"]
    try:
        return Match(
            g, _number(at_players, players, "players"), _number(at_seed, seed, "the seed"), options
        )
    except BadSetup as error:
        place = at_seed if error.key == "setup-seed" else at_players
        raise _fault(place, str(error), error.key) from None


def _game(found: dict[str, tuple[int, list[str]]], box: str | Path | None) -> Game:
    at, (name, version) = found["game"]
    try:
        g = game(name, box)
    except BadSetup as error:
        raise _fault(at, str(error), error.key) from None
    if _number(at, version, "the rules version") != g.version:
        raise _fault(
            at, f"played by version {version} of the rules, these are {g.version}", "record-version"
        )
    at, (digest,) = found["box"]
    if digest != g.box.digest:
        raise _fault(
            at, "played with another box; give its components.toml with --box", "record-box"
        )
    return g


def _play(match: Match, at: int, line: str) -> None:
    seat, _, move = line.partition(" ")
    try:
        if seat == "redeal":
            _redeal(match, at, move.split())
        else:
            match.play(move, _number(at, seat, "the seat"))
    except (Refused, BadSetup) as error:
        raise _fault(at, str(error), error.key) from None


def _redeal(match: Match, at: int, words: list[str]) -> None:
    if len(words) != 2 or match.over:
        raise _fault(at, "a line in a game that is not over reads: redeal SEAT SEED")
    match.redeal(_number(at, words[0], "the seat"), _number(at, words[1], "the seed"))


def _check_promise(match: Match, text: str) -> None:
    """Was the seed really fixed before the first move?"""
    said = promised(text)
    if len(said) == 2 and said["commitment"] != commitment_of(match.last_seed, said["nonce"]):
        before = text[: text.index("# commitment ")]
        raise _fault(
            before.count("\n") + 1,
            "the seed is not the one that was promised before the first move",
            "record-commitment",
        )


def _check_resigned(match: Match, text: str) -> None:
    for found in _RESIGNED.finditer(text):
        at = text.count("\n", 0, found.start()) + 1
        seat = found[1].strip()
        if _number(at, seat, "the seat that resigned") >= match.players:
            raise _fault(at, f"there is no seat {seat} that could resign")


def _check_end(match: Match, at: int, line: str) -> None:
    words = line.split()
    if len(words) != 4:
        raise _fault(at, "the closing line reads: end MOVES playing|over HASH", "record-cut")
    _, count, state, digest = words
    if _number(at, count, "the number of moves") != len(match):
        raise _fault(at, f"{count} moves announced, {len(match)} found", "record-cut")
    if state != ("over" if match.over else "playing"):
        raise _fault(at, f"the game is not {state[:20]!r} after the last move")
    if digest != match.digest():
        raise _fault(at, "the position reached is not the one recorded", "record-digest")


__all__ = ["KorsiError", "load", "read_record", "save", "write_record"]
