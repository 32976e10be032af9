"""Positions by notation: `table(...)` lays a table out, `building(...)` has a card just moved.

Cards are written with first letters, inner colour first: `R` is the single red card, `DR` a double
card with dark grey inside. Towers are written bottom to top, a number for crests: `O L1 R`, `D*11`.
"""

from __future__ import annotations

from typing import Any

import pytest

import korsi
from korsi.core.position import laid_out
from matches import first as first
from matches import refused as refused
from matches import write_box

COLOURS = {"O": "orange", "R": "red", "L": "light_grey", "D": "dark_grey"}
LETTERS = "ORLD"
CARDS = ["O", "R", "L", "D", "OR", "OL", "OD", "RL", "RD", "LD"]
KINDS = ("plain", "one-crest", "two-crests")
KILT = korsi.game("kilt_castle")

# The start layout of W-22.
START = {0: "O R L D", 1: "OR LD OL", 2: "OD RL", 3: "DR"}
START_3 = {1: "O R L", 2: "OR OL", 3: "RL"}


def card_index(card: str) -> int:
    """The number of a card, whichever colour is inside."""
    return next(i for i, known in enumerate(CARDS) if set(known) == set(card))


def name(card: str) -> str:
    """The card in the notation of moves: `OR` is `orange-red`."""
    return "-".join(COLOURS[letter] for letter in CARDS[card_index(card)])


def cell_index(cell: str, game: korsi.Game = KILT) -> int:
    family = next(f for f in game.moves.families if f.verb == "roof")
    return family.axes[0].words.index(cell)


def cards_in_play(s: Any) -> list[str]:
    return [c for c in CARDS if all(s["owner"][LETTERS.index(letter)] >= 0 for letter in c)]


def lay_cards(s: Any, rows: dict[int, str | int]) -> None:
    """Put cards on spaces; a number takes that many of the cards not named. The last row leads."""
    named = {space: row.split() for space, row in rows.items() if isinstance(row, str)}
    used = {card_index(card) for row in named.values() for card in row}
    rest = [card for card in cards_in_play(s) if card_index(card) not in used]
    s["card_space"][:] = -1
    s["row_size"][:] = 0
    for space, row in rows.items():
        cards = named[space] if isinstance(row, str) else [rest.pop(0) for _ in range(row)]
        for card in cards:
            s["card_space"][card_index(card)] = space
            s["card_inner"][card_index(card)] = LETTERS.index(card[0])
        s["row_size"][space] = len(cards)
        s["front"] = space
    assert (s["card_space"] >= 0).sum() == len(cards_in_play(s)), "every card lies somewhere"


def lay_towers(s: Any, towers: dict[str, str], game: korsi.Game) -> None:
    """Put floors on cells out of the supplies."""
    for cell, floors in towers.items():
        at = cell_index(cell, game)
        for word in floors.split():
            floor, _, times = word.partition("*")
            colour, crests = LETTERS.index(floor[0]), int(floor[1:] or 0)
            for _ in range(int(times or 1)):
                assert s["supply"][colour][crests] > 0, f"no floor {floor} left"
                s["supply"][colour][crests] -= 1
                s["floor_cell"][s["floors"]] = at
                s["floor_kind"][s["floors"]] = colour * 3 + crests
                s["floors"] += 1
                s["height"][at] += 1
                s["top"][at], s["crests"][at] = colour, crests


def set_money(m: korsi.Match, money: list[int]) -> None:
    """As if it had been got, or lost, on ducat days."""
    with laid_out(m) as s:
        for seat, ducats in enumerate(money):
            gained = ducats - int(s["money"][seat])
            s["money"][seat] += gained
            s["ledger"][seat][2] += gained
            s["bank"] -= gained


def table(
    players: int = 4,
    rows: dict[int, Any] | None = None,
    towers: dict[str, str] | None = None,
    roofs: tuple[str, ...] | list[str] = (),
    money: list[int] | None = None,
    active: int = 0,
    options: dict[str, str] | None = None,
    game: korsi.Game = KILT,
) -> korsi.Match:
    """A table with this position, a card about to be moved."""
    m = korsi.Match(game, players=players, seed=1, options=options)
    with laid_out(m) as s:
        lay_cards(s, rows if rows is not None else START_3 if players == 3 else START)
        lay_towers(s, towers or {}, game)
        for cell in roofs:
            at = cell_index(cell, game)
            assert s["height"][at] > 0, "a roof lies on a tower"
            s["roofed"] |= 1 << at
            s["roofs_left"] -= 1
        set_money(m, money or [])
        s["active"] = active
    return m


def building(card: str, line: int, ducat_day: bool = False, **position: Any) -> korsi.Match:
    """`card` has just been moved to space `line`; its first letter builds first.

    It came from a row of its own if a ducat day is wanted.
    """
    players = position.get("players", 4)
    in_play = cards_in_play(korsi.Match(KILT, players, 1, position.get("options")).state)
    most = 3 if players == 3 else 4
    others = [c for c in in_play if set(c) != set(card)]
    first = [] if ducat_day else [others.pop()]
    chunks = [others[i : i + most] for i in range(0, len(others), most)]
    turned = [card[::-1]]
    behind = [turned, chunks[0]] if ducat_day else [chunks[0], turned + first]
    spaces = [*chunks[:0:-1], *behind]  # the last one is the front
    rows = {(line - i) % 20: " ".join(row) for i, row in enumerate(spaces[::-1], 1)}
    rows = dict(reversed(rows.items()))
    return table(rows=rows, **position).play(f"move {name(card)} {line}")


def sites(m: korsi.Match) -> set[str]:
    """The cells that may be built on now."""
    return {move.split()[1] for move in m.legal() if move.startswith("build")}


def targets(m: korsi.Match, card: str) -> list[int]:
    """The spaces a card may be moved to now."""
    moves = [move.split() for move in m.legal()]
    return sorted(int(space) for verb, what, space in moves if what == name(card))


def money(m: korsi.Match) -> list[int]:
    return [int(x) for x in m.state["money"][: m.players]]


def tower(m: korsi.Match, cell: str) -> str:
    """The floors of a cell in the notation of the builder, a roof as ^."""
    found = next((t for t in m.view().json()["towers"] if t["cell"] == cell), None)
    if found is None:
        return ""
    letter = {word: short for short, word in COLOURS.items()}
    crests = {"plain": "", "one_crest": "1", "two_crests": "2"}
    words = [letter[f["colour"]] + crests[f["floor"]] for f in found["floors"]]
    return " ".join(words + ["^"] * found["roof"])


def told(m: korsi.Match, event: str) -> list[dict[str, Any]]:
    """The events of one kind the last step told."""
    return [e for e in m.events() if e["event"] == event]


def earned(m: korsi.Match) -> list[int]:
    """What each seat got on the ducat day of the last step; empty if there was none."""
    assert bool(told(m, "earns")) == bool(told(m, "ducat_day"))
    return [e["ducats"] for e in told(m, "earns")]


def ducat_day_now(m: korsi.Match) -> dict[str, int]:
    """What a ducat day would pay each colour in this position, by its first letter."""
    areas = [area for seat in m.breakdown() for area in seat["ducat_day_now"]]
    short = {word: letter for letter, word in COLOURS.items()}
    return {short[a["colour"]]: a["ducats"] for a in areas}


def play_on(m: korsi.Match, *moves: str) -> korsi.Match:
    for move in moves:
        m.play(move)
    return m


@pytest.fixture(scope="session")
def corner_game(tmp_path_factory: pytest.TempPathFactory) -> korsi.Game:
    """The same game with the water in the top right corner."""
    from . import boxes

    box = boxes.data()
    boxes.flood(box, "top_right")
    path = write_box(box, tmp_path_factory.mktemp("corner") / "components.toml")
    return korsi.game("kilt_castle", box=path).interpreted


@pytest.fixture(scope="session")
def short_game(tmp_path_factory: pytest.TempPathFactory) -> korsi.Game:
    """No spaces beside the water, 16 in all; the start marks lie across the end of the ring."""
    from . import boxes

    box = boxes.data()
    boxes.flood(box, "bottom_left")
    boxes.lay_track(box, {("bottom", 1), ("bottom", 0), ("left", 4), ("left", 3)})
    boxes.start_at(box, 14)
    path = write_box(box, tmp_path_factory.mktemp("short") / "components.toml")
    return korsi.game("kilt_castle", box=path).interpreted
