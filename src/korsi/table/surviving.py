"""What becomes of a table when its rules or its box were corrected since it was begun.

Its log is played again by the rules of today, over its own box. Where every position is the one
that was noted with the line that led to it, the table goes over to these rules and nobody notices.
Where one differs, or a move is not allowed any more, it is played on by its own rules, if somebody
kept them (`KORSI_OLD_RULES`); else it ends, with a sentence to its players: what both agree on can
still be looked at, and the rest is told.

Tables of a time when positions were not noted go on if the number of their rules has stayed, or if
all their moves are still allowed; in that case their players are told.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from korsi.core.box import Box, box_from, read_box
from korsi.core.errors import KorsiError
from korsi.core.game import BOX_FILE, Game, game, game_with_box
from korsi.core.match import Match
from korsi.core.rules_digest import imprint
from korsi.core.warm import is_warm
from korsi.table import steady
from korsi.table.store import boxes, keepsakes, log, tables
from korsi.table.store.database import Store, notify_processes
from korsi.table.store.log import BACK, MOVES, POSITION, Entry
from korsi.table.store.tables import Setup

_log = logging.getLogger(__name__)

OLD_RULES = "KORSI_OLD_RULES"
"""Names a folder of packages of games as they were: GAME-DIGEST, or GAME-vVERSION."""

SAME, MOVES_OVER, GOES_ON, STAYS, ENDS = "same", "moves over", "goes on", "stays", "ends"
WAITS = "waits"
"""For the text of its box, which somebody may still have: `korsi migrate --box FILE`."""


@dataclass(frozen=True)
class Fate:
    """What becomes of a table."""

    what: str
    game: Game
    why: str = ""
    lines: int | None = None  # of a table that ends: how many lines of its log still hold

    def kept(self, entries: Sequence[Entry]) -> list[Entry]:
        """The lines that can be played again; what was noted of people stays."""
        if self.lines is None:
            return list(entries)
        held, rest = entries[: self.lines], entries[self.lines :]
        return [*held, *(line for line in rest if line.kind not in POSITION)]

    def lost(self, entries: Sequence[Entry]) -> list[Entry]:
        """The moves that cannot be shown any more."""
        rest = [] if self.lines is None else entries[self.lines :]
        return [line for line in rest if line.kind in POSITION]


async def fate_of(store: Store, setup: Setup, entries: Sequence[Entry]) -> Fate:
    """Looked up in the store, tried beside the event loop; nothing is changed."""
    installed = await asyncio.to_thread(game, setup.game)
    if setup.box == installed.box.digest:
        box: Box | None = installed.box
    else:
        async with store.reading() as c:
            text = await boxes.read(c, setup.box)
        box = None if text is None else box_from(text)
    return await asyncio.to_thread(decide, setup, entries, box)


def decide(setup: Setup, entries: Sequence[Entry], box: Box | None) -> Fate:
    """`box`: the table's own, None where its text is lost."""
    box = box or _box_kept_with_rules(setup)
    today = _read(setup.game, box) if box is not None else None
    if today and (setup.rules, setup.version) == (today.rules, today.version):
        return Fate(SAME, today)
    tried, why = today, ""
    if tried is None:  # positions alone can prove that the installed box gives the same game
        why = "its box was not kept" if box is None else "its box cannot be read any more"
        tried = game(setup.game)
    held = played_again(tried, setup, entries)
    proven = _is_proven(entries)
    if held is None and (today is not None or proven):
        if proven or setup.version == tried.version:
            said = _compared(entries)
            return Fate(MOVES_OVER, tried, f"{why}; {said}" if why else said)
        return Fate(GOES_ON, tried, "every move is still allowed; positions were not noted then")
    own = _own_rules(setup, box)
    if own is not None and played_again(own, setup, entries) is None:
        return Fate(STAYS, own, f"its own rules are kept in {OLD_RULES}")
    if today is None and not proven:
        return Fate(WAITS, tried, why, 0)
    if held is None:
        return Fate(ENDS, tried, why, 0)
    moves = sum(line.kind in MOVES for line in entries[:held])
    line = entries[held]
    what = "leads to another position" if _allowed(tried, setup, entries, held) else "is refused"
    said = f"move {moves + 1} (line {line.seq}) {what} by the rules of today"
    return Fate(ENDS, tried, f"{why}; {said}" if why else said, held)


def _read(name: str, box: Box, rules: Path | None = None) -> Game | None:
    """The game over a box; None where they do not fit together."""
    try:
        return game_with_box(name, box, rules)
    except KorsiError as error:
        _log.warning("%s cannot be read from box %s: %s", name, box.digest, error)
    except Exception as error:  # rules of another time, written for another core
        _log.warning("the rules in %s cannot be used: %s: %s", rules, type(error).__name__, error)
    return None


def played_again(g: Game, setup: Setup, entries: Sequence[Entry]) -> int | None:
    """The first line of the log these rules do not agree with; None: they agree with all."""
    at = 0
    try:
        match = Match(quick(g), setup.players, setup.seed, setup.options)
        redeals = list(setup.redeals)
        for at, line in enumerate(entries):
            while redeals and redeals[0][0] == len(match):
                match.redeal(*redeals.pop(0)[1:])
            if line.kind in MOVES:
                assert line.seat is not None and line.action is not None
                match.play(line.action, line.seat)
                if line.position and line.position != imprint(match.state):
                    return at
            elif line.kind in BACK:
                match = match.at(len(match) - 1)
    except (KorsiError, IndexError):
        return at
    if setup.state == "playing" and match.over:  # it would have ended before
        return max((i for i, line in enumerate(entries) if line.kind in MOVES), default=0)
    return None


def quick(g: Game) -> Game:
    """Nobody waits for a compiler."""
    return g if is_warm(g) else g.interpreted


def _allowed(g: Game, setup: Setup, entries: Sequence[Entry], held: int) -> bool:
    """Is the line the rules do not agree with a move they would allow?"""
    try:
        match = Match(quick(g), setup.players, setup.seed, setup.options)
        for line in entries[: held + 1]:
            if line.kind in MOVES:
                match.play(line.action or 0, line.seat)
            elif line.kind in BACK:
                match = match.at(len(match) - 1)
    except (KorsiError, IndexError):
        return False
    return True


def _compared(entries: Sequence[Entry]) -> str:
    """What was found the same when a table's log was played again."""
    made = [line for line in entries if line.kind in MOVES]
    noted = sum(bool(line.position) for line in made)
    if not made:
        return "nobody has moved yet"
    if not noted:
        return "every move is still allowed; only the number of the rules was compared"
    some = f"{noted} of {len(made)} positions were noted, and these are the same"
    return "every position is the same" if noted == len(made) else some


def _is_proven(entries: Sequence[Entry]) -> bool:
    """Was the position noted that the table is in? A table without moves needs no proof."""
    last = next((line for line in reversed(entries) if line.kind in MOVES), None)
    return last is None or bool(last.position)


# --------------------------------------------------------------------------- rules that were kept


def old_packages(setup: Setup) -> list[Path]:
    """Packages of the rules a table was begun with, as far as somebody kept them."""
    folder = os.environ.get(OLD_RULES, "")
    names = [f"{setup.game}-{setup.rules}"] if setup.rules else []
    found = [Path(folder) / name for name in (*names, f"{setup.game}-v{setup.version}")]
    return [one for one in found if folder and (one / BOX_FILE).is_file()]


def _box_kept_with_rules(setup: Setup) -> Box | None:
    kept = (read_box(package / BOX_FILE) for package in old_packages(setup))
    return next((box for box in kept if box.digest == setup.box), None)


def _own_rules(setup: Setup, box: Box | None) -> Game | None:
    for package in old_packages(setup):
        found = _read(setup.game, box, package) if box is not None else None
        if found is not None and found.version == setup.version:
            return found
    return None


# --------------------------------------------------------------------------- writing it down

LINES = {MOVES_OVER: "rules", GOES_ON: "unproven", ENDS: "ended"}
"""What a table's log says of its fate."""


def is_carried_out(setup: Setup, fate: Fate) -> bool:
    """Is nothing to be written down? A game that is over keeps its log as it is; if it cannot be
    read by these rules, it keeps the name of its own."""
    return fate.what in (SAME, STAYS, WAITS) or (fate.what == ENDS and setup.state == "over")


async def carry_out(store: Store, setup: Setup, entries: Sequence[Entry], fate: Fate) -> bool:
    """Write a table's fate down; False if somebody has changed the table meanwhile."""
    running = setup.state in ("open", "playing")
    if is_carried_out(setup, fate):
        return True
    changes: dict[str, object] = {"state": "over", "due": None}
    if fate.what != ENDS:
        g = fate.game
        changes = {"version": g.version, "rules": g.rules, "box": g.box.digest}
    seq = entries[-1].seq + 1 if entries else 1
    async with store.writing(people=False) as c:
        if not await tables.renew(c, setup.id, setup.revision, **changes):
            return False
        await boxes.keep(c, setup.game, fate.game.box)
        if fate.what == MOVES_OVER:
            await keepsakes.renew(c, setup.id, fate.game.rules)
        if running:
            line = Entry(seq, LINES[fate.what], None, None, "table", steady.now())
            stamp = await log.append(c, setup.id, line)
            await notify_processes(c, f"table {setup.id} {stamp} {line.kind}")
    return True
