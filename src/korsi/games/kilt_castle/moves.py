"""The actions of Kilt Castle: `move red-orange 5`, `build c3 two-crests`, `roof c3`.

Where a table lets two players build with either own colour: `build-other c3 plain`.
"""

from __future__ import annotations

from korsi.core.moves import EventKind, Family, Moves, axis
from korsi.core.telling import telling

from .box import CARD_IDS, CARDS, CELLS_AT, COLOURS, FLOOR_KINDS, SPACES

_at = [("abcdefghi"[col], row + 1) for row, col in CELLS_AT]
CELL_IDS = [f"{column}{row}" for column, row in _at]

_card_words = ["-".join(COLOURS[c] for c in card if c >= 0) for card in CARDS]
_turned = {f"{COLOURS[b]}-{COLOURS[a]}": i for i, (a, b) in enumerate(CARDS) if b >= 0}

CARD = axis("card", CARD_IDS, _card_words, _turned)
SPACE = axis("space", range(SPACES))
CELL = axis("cell", CELL_IDS, coordinates=dict(zip(CELL_IDS, _at, strict=True)))
FLOOR = axis("floor", FLOOR_KINDS, [kind.replace("_", "-") for kind in FLOOR_KINDS])
COLOUR = axis("colour", COLOURS)

MOVES = Moves(
    Family("move", (CARD, SPACE)),  # K-3.1
    Family("build", (CELL, FLOOR)),  # K-4.4
    Family("roof", (CELL,)),  # K-5.2: take the roof from this tower
    Family("build-other", (CELL, FLOOR)),  # K-4.8: with a floor of one's other colour
)
MOVE_CARD, BUILD_FLOOR, TAKE_ROOF, BUILD_OTHER = range(4)
VERB, A, B = MOVES.verb, MOVES.a, MOVES.b
_, FIRST_BUILD, FIRST_ROOF, FIRST_OTHER = MOVES.first.values()

# What a step tells. The numbers are the kinds used in the rules.
BEGINS, MOVED, EMPTIED, BUILT, PAYS, EXEMPT, ROOFED, DUCAT_DAY, EARNS = range(9)
LAST_FLOOR, FINAL, IDLE, WINS = range(9, 13)

EVENTS = (
    EventKind("begins", ("card", CARD)),
    EventKind("moved", ("card", CARD), ("from", SPACE), ("to", SPACE)),
    EventKind("emptied", ("space", SPACE)),
    EventKind("built", ("cell", CELL), ("colour", COLOUR), ("floor", FLOOR)),
    EventKind("pays", ("to", "seat"), ("ducats", "number")),
    EventKind("exempt", ("colour", COLOUR), ("space", SPACE)),
    EventKind("roofed", ("cell", CELL), ("from", CELL)),
    EventKind("ducat_day"),
    EventKind("earns", ("ducats", "number")),
    EventKind("last_floor", ("colour", COLOUR)),
    EventKind("final", ("towers", "number"), ("crests", "number")),
    EventKind("idle", ("turns", "number")),
    EventKind("wins", ("ducats", "number")),
)

# What a line about a whole turn leaves out; where it goes on though `turn` counts.
TELLING = telling(small="begins emptied", after="final")
