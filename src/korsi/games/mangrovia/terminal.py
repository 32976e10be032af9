"""The table of Mangrovia in a terminal: the same picture in letters.

    S7+1      a free space: sand, price 7, 1 point; M5a is paid in amulets, (R4) an amulet space
    r8+3      in small letters: no bird sits on its landscape
    [Y]       a hut of yellow, [YY] a double hut, [n] a neutral one; [Y2] with the pole tile 2

Everything can be read without colour.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from korsi.core.int_record import ints
from korsi.core.scene import Noun, Say
from korsi.core.terminal import inked, middle, printed

from . import box
from .moves import COLUMNS
from .scene.places import ISLAND, ROWS, TONES
from .scoring import first_two, prize
from .state import NEUTRAL, OVER, PAY
from .view import counts_of, owners

WIDE = 8
COLS = max(space.col for space in box.SPACES)
LETTERS = [name[0].upper() for name in box.COLOURS] + ["n"]
LANDS = [name[0].upper() for name in box.LANDSCAPES]
LAND_STYLE = ("green", "yellow", "bright_green", "bright_blue")


def _style(who: int) -> str:
    return f"bold #14181f on {TONES[box.COLOURS[who] if who < NEUTRAL else 'neutral']}"


def _space(s: Any, at: int, owner: int) -> Text:
    """One space: what it costs, or who lives there."""
    space = box.SPACES[at]
    if owner >= 0:
        double = 2 if s.doubles >> at & 1 else 1
        tile = str(s.pole_tile[at] or "")
        return middle(inked(f"[{LETTERS[owner] * double}{tile}]", _style(owner)), WIDE)
    lands = box.LANDS_OF[at]
    name = "/".join(LANDS[k] for k in lands)
    active = any(s.birds >> k & 1 for k in lands)
    shown = f"{name if active else name.lower()}{space.price}{'a' * (space.cur == 'amulets')}"
    shown += f"+{space.pts}" if space.pts else ""
    shown += {"none": "", "stone": "*", "pole": "^"}[space.area]
    if space.amulet:
        shown = f"({shown})"
    return middle(inked(shown, LAND_STYLE[lands[0]] if active else "dim"), WIDE)


def _statue(s: Any, path: int) -> Text:
    """The two prizes, and the letters of who would get them now."""
    out = Text()
    for i, who in enumerate(first_two(s.record, path)):
        out.append("/" if i else "", "dim")
        out.append(str(int(prize(path, i))), "bold" if i == 0 else "")
        owner = min(int(who), NEUTRAL)  # both neutral colours (M-3.12) look alike
        if owner >= 0:
            out.append(LETTERS[owner], _style(owner))
    return out


def _map(s: Any) -> list[Text]:
    at = {(space.col, space.row): i for i, space in enumerate(box.SPACES) if space.row > 0}
    down = {space.col: box.PATH_IDS.index(space.v) for space in box.SPACES if space.v}
    across = {space.row: box.PATH_IDS.index(space.h) for space in box.SPACES if space.h}
    owner = owners(s)
    head = Text(" " * (WIDE + 1))
    for col in range(1, COLS + 1):
        head += middle(_statue(s, down[col]) if col in down else Text(), WIDE)
    lines = [head]
    for row in range(1, ROWS + 1):
        line = middle(_statue(s, across[row]) if row in across else Text(), WIDE) + Text(" ")
        for col in range(1, COLS + 1):
            square = at.get((col, row), -1)
            water = middle(inked("~", "cyan"), WIDE)
            line += _space(s, square, owner[square]) if square >= 0 else water
        lines.append(line + inked(f"  r{row}", "dim"))
    names = "".join(f"{f'{COLUMNS[col - 1]}=c{col}':^{WIDE}}" for col in range(1, COLS + 1))
    lines.append(inked(" " * (WIDE + 1) + names, "dim"))
    if ISLAND:
        island = Text(" " * (WIDE + 1))
        for i in ISLAND:
            island += inked(f"{box.SPACES[i].id}:", "dim") + _space(s, i, owner[i])
        lines.append(island)
    return lines


def _piers(s: Any) -> list[Text]:
    """The six sites between their piers; > marks the boat."""
    out = []
    for site in range(box.SITES):
        line = Text()
        for side, pier in enumerate(box.SITE_PIERS[site]):
            action = " / ".join(" ".join(box.STEPS[i] for i in way) for way in box.PIERS[pier])
            here = s.pier == pier
            if side:
                owner = s.bowl_on[site]
                bowl = inked(f"({LETTERS[owner]})", _style(owner)) if owner >= 0 else Text("( )")
                line += inked(f" {site + 1}", "dim") + bowl + Text(" ")
            shown = f"{'>' if here else ' '}{pier + 1:>2} {action}"
            line.append(f"{shown:<22}", "bold yellow" if here else "")
        out.append(Text("   ") + line)
    return out


def _rows(s: Any) -> list[Text]:
    """The cards and amulets to be had."""
    ids = [*map(str, box.VALUES), *box.LANDSCAPES]
    row = [ids[card] if card >= 0 else "-" for card in s.row]
    poles = box.POLE_TILES[s.poles_taken :]
    birds = " + ".join(name for i, name in enumerate(box.LANDSCAPES) if s.birds >> i & 1)
    return [
        inked(f"   birds: {birds}", "bold"),
        Text(
            f"   face up: {' '.join(row[: box.VALUABLES_FACE_UP])} (pile {s.pile_size[0]})   "
            f"{' '.join(row[box.VALUABLES_FACE_UP :])} (pile {s.pile_size[1]})"
        ),
        Text(
            f"   amulets: {s.stack} x {box.AMULET_VALUES[0]}, {s.bag_size} in the bag"
            f"   poles: {' '.join(map(str, poles))}"
        ),
    ]


def _held(s: Any, seat: int) -> str:
    """What this view shows of a hand, in the words of the notation."""
    held: list[tuple[Any, Any]] = [
        *zip(box.VALUES, s.hand[seat][: box.FIRST_LANDSCAPE], strict=True),
        *zip((f"start-{v}" for v in box.START_VALUES), s.start_cards[seat], strict=True),
        *zip(box.LANDSCAPES, s.hand[seat][box.FIRST_LANDSCAPE :], strict=True),
        *zip((f"amulet-{v}" for v in box.AMULET_VALUES), s.amulets[seat], strict=True),
        *zip((f"tile-{t.replace('_', '-')}" for t in box.TILE_IDS), s.tiles[seat], strict=True),
    ]
    return " ".join(str(name) for name, count in held for _ in range(count))


def _seat_line(s: Any, seat: int, viewer: int, say: Say | None) -> list[Text]:
    acts = seat == s.active and s.step != OVER
    out = inked(" ► " if acts else "   ", "bold yellow")
    out.append(f" {LETTERS[seat]} ", _style(seat))
    counts = counts_of(s, seat)
    if say:
        said = say("piece-seat", {"seat": Noun("seat", seat), **counts})
    else:
        said = f"seat {seat}: " + ", ".join(f"{n} {what}" for what, n in counts.items())
    out.append(" " + said, "bold" if seat == viewer else "")
    out.append(" *" if s.start_player == seat else "", "bold yellow")
    held = _held(s, seat)
    return [out, inked(f"       {held}", "" if seat == viewer else "dim")] if held else [out]


def _due(s: Any) -> list[Text]:
    if s.step != PAY:
        return []
    space = box.SPACES[s.site].id
    lands, due = s.lands_due, s.due
    return [inked(f"   {space}: {lands} landscapes and {due} to be paid", "bold yellow")]


def board(record: Any, seat: int = -1, say: Say | None = None, colour: bool = True) -> str:
    """The table as text with ANSI colours; `say` puts what there is to say into words."""
    s = ints(record)
    lines = [*_map(s), Text(), *_piers(s), Text(), *_rows(s), *_due(s), Text()]
    for player in range(s.players):
        lines += _seat_line(s, player, seat, say)
    return printed(lines, colour)
