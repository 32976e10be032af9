"""Positions by notation: `at_pier(...)` has the boat at a pier, `final(...)` is a table scored.

A hand is written as what could be paid with: `sand 3 4 start-3 amulet-2 tile-valuable-3`. Huts are
written as spaces, a double hut as `c4r5x2`; pole tiles go under pole huts in the order written.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import korsi
from korsi.core.position import laid_out
from matches import first as first
from matches import refused as refused

MANGROVIA = korsi.game("mangrovia")
SPACES = next(f.axes[0].words for f in MANGROVIA.moves.families if f.verb == "build")
VALUES = [2, 3, 4, 5, 6, 7]
START_VALUES = [3, 4, 5, 6]
LANDSCAPES = ["mangrove", "sand", "reed", "water"]
AMULETS = [1, 2, 3, 4, 5, 6]
TILES = ["V1", "V2", "V3", "V4", "H1", "H2", "H3", "H4"]
TILES += ["valuable-3", "amulet-2", "free-landscape"]
POLE = ["c1r6", "c2r6", "c3r6", "c1r7", "c3r7", "c1r8", "c2r8", "c3r8"]
AMULET_SPACES = ["c2r2", "c4r2", "c2r4", "c4r4", "c6r4", "c4r6", "i1", "i2", "i3", "i4"]
NEUTRAL = 5
BOWL, ACT, RETURN, PAY, OVER = range(5)


def start(players: int = 4, seed: int = 1, first: int | None = 0, **options: str) -> korsi.Match:
    """A new table; seat 0 begins unless `first` says otherwise."""
    if first is not None:
        options["start_player"] = str(first)
    return korsi.Match(MANGROVIA, players=players, seed=seed, options=options)


def empty_hands(s: Any) -> None:
    """All hand cards back to the piles, all starting cards out of the game."""
    s["pile"] += s["hand"].sum(axis=0)
    s["pile_size"] += s["hand"].reshape(5, -1)[:, :6].sum() * np.array([1, 0], np.int8)
    s["pile_size"] += s["hand"][:, 6:].sum() * np.array([0, 1], np.int8)
    s["start_cards_gone"] += s["start_cards"].sum(axis=0)
    for field in ("hand", "known", "start_cards", "hand_size", "fresh"):
        s[field] = 0


def give(s: Any, seat: int, pieces: str) -> None:
    """Put pieces into a hand, hidden from the others, out of piles, bag and box."""
    for word in pieces.split():
        kind, _, value = word.partition("-")
        if kind == "start":
            at = START_VALUES.index(int(value))
            s["start_cards"][seat][at] += 1
            s["start_cards_gone"][at] -= 1
            s["hand_size"][seat][0] += 1
        elif kind == "amulet":
            at = AMULETS.index(int(value))
            s["amulets"][seat][at] += 1
            s["amulets_size"][seat] += 1
            if at == 0:
                s["stack"] -= 1
                s["amulets_known"][seat][0] += 1
            else:
                s["bag"][at] -= 1
                s["bag_size"] -= 1
                s["amulets_fresh"][:, seat] += 1
        elif kind == "tile":
            at = TILES.index(value)
            s["tiles"][seat][at] += 1
            s["tiles_gone"][at] -= 1
        else:
            deck = 1 if word in LANDSCAPES else 0
            at = 6 + LANDSCAPES.index(word) if deck else VALUES.index(int(word))
            assert s["pile"][at] > 0, f"no {word} left in the pile"
            s["pile"][at] -= 1
            s["pile_size"][deck] -= 1
            s["hand"][seat][at] += 1
            s["hand_size"][seat][deck] += 1
            s["fresh"][seat][deck] += 1


def build_huts(s: Any, who: int, huts: str) -> None:
    """Huts that stand, with the tiles and columns they brought; points are not counted."""
    for word in huts.split():
        space, _, double = word.partition("x")
        at = SPACES.index(space)
        assert not any(int(x) >> at & 1 for x in s["owned"]), f"{space} is taken"
        s["owned"][who] |= 1 << at
        if double:
            s["doubles"] |= 1 << at
        if space in POLE:
            s["pole_tile"][at] = 2 + s["poles_taken"]
            s["poles_taken"] += 1
        if who < NEUTRAL:
            s["huts"][who] -= 2 if double else 1
            s["column"][who] += space in AMULET_SPACES


def bits(landscapes: str) -> int:
    return sum(1 << LANDSCAPES.index(name) for name in landscapes.split())


def table(
    players: int = 4,
    hands: dict[int, str] | None = None,
    birds: str = "mangrove water",
    huts: dict[int, str] | None = None,
    neutral: bool = True,
    options: dict[str, str] | None = None,
    seed: int = 1,
) -> korsi.Match:
    """A table before the first bowl, with these hands and huts; other hands are empty."""
    m = start(players, seed, **(options or {}))
    with laid_out(m) as s:
        empty_hands(s)
        s["birds"] = bits(birds)
        if not neutral:
            s["owned"][NEUTRAL] = 0
            s["pole_tile"][:] = 0
            s["poles_taken"] = 0
        for seat, hand in (hands or {}).items():
            give(s, seat, hand)
        for who, built in (huts or {}).items():
            build_huts(s, who, built)
    return m


def at_pier(
    pier: int, hand: str = "", seat: int = 0, hands: dict[int, str] | None = None, **position: Any
) -> korsi.Match:
    """The boat lies at a pier where the seat's bowl stands alone; `hand` is that seat's."""
    m = table(hands={seat: hand, **(hands or {})}, **position)
    with laid_out(m) as s:
        site = min(pier, 13 - pier) - 1
        for i in range(6):
            if s["bowl_on"][i] != NEUTRAL:
                s["bowl_on"][i] = -1
        s["bowl_on"][site] = seat
        s["bowls_placed"] = 1
        s["step"], s["pier"], s["active"], s["alternative"], s["at"] = ACT, pier - 1, seat, -1, 0
    return m


def final(players: int = 4, points: list[int] | None = None, **position: Any) -> korsi.Match:
    """The table after its final scoring; `points` are those from before it."""
    m = at_pier(12, players=players, **position)
    with laid_out(m) as s:
        s["last_hut"] = 1
        for seat, n in enumerate(points or []):
            s["chief"][seat] += n
            s["ledger"][seat][0] += n
    return m.play("waive")


def gained(m: korsi.Match, what: str) -> list[int]:
    """What each seat has in one line of its ledger."""
    lines = [{line["what"]: line["points"] for line in seat["lines"]} for seat in m.breakdown()]
    return [seat[what] for seat in lines]


def path_points(m: korsi.Match, path: str) -> list[int]:
    """What each seat gets for its place on a path."""
    return [next(p["points"] for p in s["paths"] if p["path"] == path) for s in m.breakdown()]


def play_on(m: korsi.Match, *moves: str) -> korsi.Match:
    for move in moves:
        m.play(move)
    return m


def sites(m: korsi.Match, verb: str = "build") -> set[str]:
    """The spaces that may be built on now."""
    return {move.split()[1] for move in m.legal() if move.split()[0] == verb}


def verbs(m: korsi.Match) -> set[str]:
    """The kinds of moves that are open."""
    return {move.split()[0] for move in m.legal()}


def payments(m: korsi.Match) -> set[str]:
    return {move.split()[1] for move in m.legal() if move.startswith("pay ")}


def seat_of(m: korsi.Match, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """A player as the JSON view of a seat (his own, unless told otherwise) has him."""
    return m.view(seat if viewer is None else viewer).json()["seats"][seat]


def told(m: korsi.Match, event: str) -> list[dict[str, Any]]:
    """The events of one kind the last step told."""
    return [e for e in m.events() if e["event"] == event]


def to_next_round(m: korsi.Match) -> korsi.Match:
    """Waive and place bowls on the last free sites until a new round begins."""
    now = m.view().json()["round"]
    while not m.over and m.view().json()["round"] == now:
        m.play(m.legal()[-1])
    return m


def lay_row(m: korsi.Match, cards: str) -> None:
    """Make the face-up rows show exactly these cards, the rest of the rows empty."""
    with laid_out(m) as s:
        for place, card in enumerate(s["row"]):
            if card >= 0:
                s["pile"][card] += 1
                s["pile_size"][0 if card < 6 else 1] += 1
            s["row"][place] = -1
        valuables, landscapes = 0, 4
        for word in cards.split():
            deck = 1 if word in LANDSCAPES else 0
            at = 6 + LANDSCAPES.index(word) if deck else VALUES.index(int(word))
            s["pile"][at] -= 1
            s["pile_size"][deck] -= 1
            s["row"][landscapes if deck else valuables] = at
            landscapes, valuables = landscapes + deck, valuables + 1 - deck


def spend_pile(m: korsi.Match, deck: int, keep: str = "") -> None:
    """Put the pile of a deck on its discards, all but the cards to keep."""
    with laid_out(m) as s:
        low, high = (0, 6) if deck == 0 else (6, 10)
        s["discard"][low:high] += s["pile"][low:high]
        s["pile"][low:high] = 0
        s["pile_size"][deck] = 0
        for word in keep.split():
            at = 6 + LANDSCAPES.index(word) if deck else VALUES.index(int(word))
            s["discard"][at] -= 1
            s["pile"][at] += 1
            s["pile_size"][deck] += 1


def empty_bag(m: korsi.Match, keep: str = "", aside: str = "") -> None:
    """Leave only some amulets in the bag and aside; the rest leaves the game."""
    with laid_out(m) as s:
        s["amulets_gone"] += s["bag"]
        s["bag"][:] = 0
        for field, words in (("bag", keep), ("aside", aside)):
            for word in words.split():
                s["amulets_gone"][int(word) - 1] -= 1
                s[field][int(word) - 1] += 1
        s["bag_size"] = s["bag"].sum()
