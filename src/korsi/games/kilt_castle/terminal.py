"""The table of Kilt Castle in a terminal: the same picture in letters.

    c3 4      a cell, its tower's height; ›c3‹ on the line being built on
    D**       its top: dark grey with two crests; ^D^ under a roof
    RLDD      its floors, bottom to top

A card is its colours, the one pointing to the board first; [RD] has just been moved. Everything can
be read without colour.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from korsi.core.int_record import ints
from korsi.core.scene import Args, Noun, Say
from korsi.core.terminal import inked, middle, printed

from . import box
from .moves import CELL_IDS, MOVED
from .scene.places import TONES
from .state import OVER
from .view import building_colour, outer_of

LETTERS = [name[0].upper() for name in box.COLOURS]
NAMES = [name.replace("_", " ") for name in box.COLOURS]
ROWS, COLS = box.BOX.data["board"]["rows"], box.BOX.data["board"]["cols"]
WIDE = 9  # a cell
GUTTER = 18  # cards at the left and right

_INK = ("#1a1d2b", "#fdf6e6", "#1a1d2b", "#fdf6e6")


def _style(colour: int) -> str:
    return f"{_INK[colour]} on {TONES[box.COLOURS[colour]]}"


def _card(s: Any, card: int, moved: int) -> Text:
    """Inner colour first."""
    inner = s.card_inner[card]
    outer = outer_of(card, inner)
    out = inked("[" if card == moved else " ", "bold yellow")
    out.append(LETTERS[inner], _style(inner))
    if outer >= 0:
        out.append(LETTERS[outer], _style(outer))
    return out.append("]" if card == moved else " ", "bold yellow")


def _rows(s: Any) -> dict[int, list[Text]]:
    """The cards of every space, the one next to the board first."""
    moved = next((e[2] for e in s.events[: s.n_events] if e[0] == MOVED), s.card)
    rows: dict[int, list[Text]] = {space: [] for space in range(box.SPACES)}
    for card in range(box.CARD_COUNT):
        if s.card_space[card] >= 0:
            rows[s.card_space[card]].append(_card(s, card, moved))
    return rows


def _space_name(s: Any, space: int) -> Text:
    """Its number; » for the front, and as many dots as its start mark shows cards (K-2.6)."""
    marks = {int(r[0]): int(r[1]) for r in box.START_ROWS[s.players] if r[0] >= 0}
    front = s.front == space
    out = inked("»" if front else "", "bold yellow")
    out.append(str(space), "bold yellow" if front else "dim")
    return out.append("·" * marks.get(space, 0), "dim")


def _cell(s: Any, cell: int, lit: bool) -> list[Text]:
    """Three lines."""
    height, top = s.height[cell], s.top[cell]
    # the line being built on must be seen without colour too
    id = CELL_IDS[cell]
    name = inked(f"›{id}‹", "bold yellow") if lit else inked(f" {id} ", "dim")
    if height == 0:
        return [_fill(name), Text(" " * WIDE), Text(" " * WIDE)]
    name.append(f"{height:>4}", "bold")
    crests = "*" * s.crests[cell]
    roofed = bool(s.roofed >> cell & 1)
    sign = f"^{LETTERS[top]}^" if roofed else f" {LETTERS[top]}{crests:<2}"
    face = inked(f"{sign:^7}", "bold " + _style(top))
    floors = [s.floor_kind[i] // 3 for i in range(s.floors) if s.floor_cell[i] == cell]
    shown = floors[-7:]
    stack = inked("…" if len(floors) > len(shown) else "", "dim")
    for colour in shown:
        stack.append(LETTERS[colour], _style(colour))
    return [_fill(name), middle(face, WIDE), middle(stack, WIDE)]


def _fill(text: Text) -> Text:
    return text + Text(" " * max(0, WIDE - text.cell_len))


def _water() -> list[Text]:
    return [inked(wave, "cyan") for wave in ("~ ~~  ~~ ", " ~~  ~ ~~", "~  ~~  ~ ")]


def _at(side: str, number: int) -> int:
    """The space on a side next to a row or column; -1 where the track has none."""
    spaces = enumerate(zip(box.SIDE_OF, box.LINE_NUMBER, strict=True))
    return next((i for i, at in spaces if at == (side, number)), -1)


def _edge(s: Any, rows: dict[int, list[Text]], side: str) -> list[Text]:
    """The cards above or below the board, nearest line first."""
    spaces = [_at(side, col) for col in range(COLS)]
    deepest = max((len(rows[i]) for i in spaces if i >= 0), default=0)
    lines = [[_space_name(s, i) if i >= 0 else Text() for i in spaces]]
    for rank in range(deepest):
        lines.append([rows[i][rank] if i >= 0 and rank < len(rows[i]) else Text() for i in spaces])
    before = Text(" " * (GUTTER + 1))
    return [before + Text(" ").join(middle(text, WIDE) for text in line) for line in lines]


def _board_row(s: Any, rows: dict[int, list[Text]], row: int, lit: set[int]) -> list[Text]:
    index = {at: i for i, at in enumerate(box.CELLS_AT)}
    blocks = [
        _cell(s, index[row, col], index[row, col] in lit) if (row, col) in index else _water()
        for col in range(COLS)
    ]
    left, right = _at("left", row), _at("right", row)
    out = []
    for i in range(3):
        before, after = Text(), Text()
        if i == 1:  # cards lie beside the middle line
            if left >= 0:
                cards = Text("").join(reversed(rows[left]))
                before = cards + Text(" ") + _space_name(s, left) + Text(" ")
            if right >= 0:
                after = Text(" ") + _space_name(s, right) + Text(" ") + Text("").join(rows[right])
        bar = inked("│", "dim")
        pad = Text(" " * max(0, GUTTER - before.cell_len))
        out.append(pad + before + bar + bar.join(b[i] for b in blocks) + bar + after)
    return out


def _rule(left: str, cross: str, right: str) -> Text:
    return inked(" " * GUTTER + left + cross.join(["─" * WIDE] * COLS) + right, "dim")


def _seat_line(s: Any, seat: int, viewer: int, say: Say | None) -> Text:
    """Money and floors left of a seat, by crests."""
    building = building_colour(s)
    deciding = s.owner[building] if building >= 0 else s.active
    acts = seat == deciding and s.step != OVER
    out = inked(" ► " if acts else "   ", "bold yellow")
    said: Args = {"seat": Noun("seat", seat), "ducats": s.money[seat]}
    name = say("piece-money", said) if say else f"seat {seat}  {s.money[seat]:>3} ducats"
    out.append(name, "bold" if seat == viewer else "")
    for colour in range(box.COLOUR_COUNT):
        if s.owner[colour] == seat:
            left = s.supply[colour]
            out.append("   ")
            out.append(f" {LETTERS[colour]} ", "bold " + _style(colour))
            out.append(f" {left[0]:>2} + {left[1]}* + {left[2]}**")
    builds = building >= 0 and acts
    return out.append(f"   ← {LETTERS[building]}" if builds else "", "bold yellow")


def _foot(s: Any, say: Say | None) -> list[Text]:
    """What else lies on the table, and how to read it."""
    roofs = s.roofs_left
    said = say("piece-roofs", {"count": roofs}) if say else f"{roofs} roofs beside the board"
    out = [inked("   " + said, "dim")]
    if s.ducat_pending:
        day = say("piece-ducat-day", {}) if say else "a ducat day follows this turn"
        out.append(inked("   ★ " + day, "bold yellow"))
    if say is None:
        names = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, NAMES, strict=True))
        kinds = ", ".join(k.replace("_", " ") for k in box.FLOOR_KINDS)
        how = "   cards: colour towards the board first; » front; ^ roof; * crest"
        out += [inked(f"   {names}; floors left: {kinds}", "dim"), inked(how, "dim")]
    return out


def board(record: Any, seat: int = -1, say: Say | None = None, colour: bool = True) -> str:
    """The table as text with ANSI colours; `say` puts what there is to say into words."""
    s = ints(record)
    rows = _rows(s)
    lit = set(box.LINES[s.line]) if building_colour(s) >= 0 else set()
    lines = [*reversed(_edge(s, rows, "top")), _rule("┌", "┬", "┐")]
    for row in range(ROWS):
        lines += _board_row(s, rows, row, lit)
        lines.append(_rule("├", "┼", "┤") if row < ROWS - 1 else _rule("└", "┴", "┘"))
    lines += _edge(s, rows, "bottom")
    lines.append(Text())
    lines += [_seat_line(s, p, seat, say) for p in range(s.players)]
    lines += _foot(s, say)
    return printed(lines, colour)
