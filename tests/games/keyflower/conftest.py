"""Positions by notation: `table(...)` clears a table, `give`, `build`, `put` and `offer` lay it
out.

Workers are written `3 red 2 blue`, a village `{"miner": (0, -1, 0)}` (axial place, rotation).
Pieces come out of bag, pile and supply, so that nothing is ever lost or doubled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import korsi
from korsi.core.position import laid_out
from korsi.games.keyflower import box, state
from matches import refused as refused

KEY = korsi.game("keyflower")
A, B, C, D, E, F = range(6)
T = {name: i for i, name in enumerate(box.TILE_IDS)}


def kept(m: korsi.Match) -> Any:
    """The position, to be restored later by `again`."""
    return m.states.copy()


def again(m: korsi.Match, position: Any) -> korsi.Match:
    """The same table once more."""
    m.lay(position.copy())
    return m


def tile(name: str) -> int:
    return T[name.replace("-", "_")]


def amounts(text: str) -> dict[str, int]:
    """`3 red 2 blue` -> {"red": 3, "blue": 2}."""
    words = text.split()
    return {word: int(n) for n, word in zip(words[::2], words[1::2], strict=True)}


def table(
    players: int = 4,
    offer: str = "",
    season: str = "spring",
    options: dict[str, Any] | None = None,
    game: korsi.Game = KEY,
    homes: Sequence[str] = ("home_1", "home_2", "home_3", "home_4", "home_5", "home_6"),
) -> korsi.Match:
    """Nobody has a worker or a skill, the boats are empty, only these tiles are on offer; A
    begins."""
    m = korsi.Match(game, players=players, seed=1, options=options)
    with laid_out(m) as s:
        s["bag"][:] = [40, 40, 40, 0]
        s["bag_known"][:] = [40, 40, 40, 0]
        s["bag_count"] = 120
        s["pile"][:] = s["pile_known"][:] = 16
        s["pile_count"] = 48
        for name in ("screen", "known", "workers", "maybe_green", "skill", "skill_known", "skills",
                     "boat_workers", "boat_skill", "boat_skills"):  # fmt: skip
            s[name][:] = 0
        for t in range(box.FIRST_TURN_ORDER):
            s["place"][t], s["owner"][t] = state.IN_BOX, -1
        for seat in range(players):
            t = tile(homes[seat])
            s["home"][seat], s["place"][t], s["owner"][t] = t, state.VILLAGE, seat
        s["start"] = s["active"] = 0
        s["season"] = box.SEASONS.index(season)
        s["step"] = state.TURN
        s["n_events"] = 0
    put_on_offer(m, offer)
    return m


def put_on_offer(m: korsi.Match, names: str) -> None:
    for name in names.split():
        with laid_out(m) as s:
            s["place"][tile(name)] = state.OFFERED


def give(m: korsi.Match, seat: int, text: str, unseen: bool = False) -> korsi.Match:
    """Workers (from bag or side supply) and skills (from the pile) behind a screen."""
    with laid_out(m) as s:
        for word, n in amounts(text).items():
            if word in box.SKILLS:
                k = box.SKILLS.index(word)
                s["pile"][k] -= n
                _forget(s["pile_known"], k, n, unseen)
                s["pile_count"] -= n
                s["skill"][seat][k] += n
                s["skill_known"][seat][k] += 0 if unseen else n
                s["skills"][seat] += n
                continue
            c = box.WORKERS.index(word)
            _take(s, c, n, unseen)
            s["screen"][seat][c] += n
            s["known"][seat][c] += 0 if unseen else n
            s["workers"][seat] += n
            if unseen and word == "green":
                s["maybe_green"][seat] += n
    return m


def _take(s: Any, colour: int, n: int, unseen: bool) -> None:
    if colour == box.GREEN:
        s["greens"] -= n
    else:
        s["bag"][colour] -= n
        _forget(s["bag_known"], colour, n, unseen)
        s["bag_count"] -= n


def _forget(known: Any, kind: int, n: int, unseen: bool) -> None:
    """Seen: one kind less is known to be there. Unseen: any kind may be less."""
    if unseen:
        known[:] = np.maximum(known - n, 0)
    else:
        known[kind] -= n


def empty_bag(m: korsi.Match, left: str = "") -> None:
    """Put all of the bag aside on the last player's boat-like heap: behind the last screen."""
    with laid_out(m) as s:
        last = m.players - 1
        want = amounts(left)
        for c, name in enumerate(box.WORKERS):
            n = int(s["bag"][c]) - want.get(name, 0)
            s["bag"][c] -= n
            s["bag_known"][c] = s["bag"][c]
            s["bag_count"] -= n
            s["screen"][last][c] += n
            s["known"][last][c] += n
            s["workers"][last] += n


def build(m: korsi.Match, seat: int, places: dict[str, tuple[int, int, int]]) -> korsi.Match:
    """Tiles in a village, without asking whether they fit."""
    with laid_out(m) as s:
        for name, (q, r, k) in places.items():
            t = tile(name)
            s["place"][t], s["owner"][t] = state.VILLAGE, seat
            s["q"][t], s["r"][t], s["turned"][t] = q, r, k
            for other in range(box.TILES):
                if other != t and s["place"][other] == state.VILLAGE and s["owner"][other] == seat:
                    step = (int(s["q"][other]) - q, int(s["r"][other]) - r)
                    for d in range(6):
                        if step == (box.STEP_Q[d], box.STEP_R[d]):
                            s["beside"][t][d], s["beside"][other][(d + 3) % 6] = other, t
    return m


def own(m: korsi.Match, seat: int, *names: str, side: int = 0) -> korsi.Match:
    """Tiles owned without a place (F-9.7): enough wherever neighbours do not matter."""
    with laid_out(m) as s:
        for name in names:
            t = tile(name)
            s["place"][t], s["owner"][t], s["side"][t] = state.ASIDE, seat, side
    return m


def summer_boat(m: korsi.Match, seat: int, face: str) -> korsi.Match:
    """Summer boat `4a` belongs to a seat."""
    return own(m, seat, f"summer_boat_{face[0]}", side="ab".index(face[1]))


def flip(m: korsi.Match, *names: str) -> korsi.Match:
    for name in names:
        with laid_out(m) as s:
            s["side"][tile(name)] = 1
    return m


def put(m: korsi.Match, name: str, text: str) -> korsi.Match:
    """Resources on a tile."""
    with laid_out(m) as s:
        for word, n in amounts(text).items():
            r = box.RESOURCES.index(word)
            s["supply"][r] -= n
            s["resources"][tile(name)][r] += n
    return m


def turn(m: korsi.Match, seat: int) -> korsi.Match:
    with laid_out(m) as s:
        s["active"] = seat
    return m


def play(m: korsi.Match, *moves: str, seat: int | None = None) -> korsi.Match:
    for move in moves:
        m.play(move, seat)
    return m


def bid(m: korsi.Match, name: str, text: str) -> korsi.Match:
    """`bid(m, "miner", "2 red")` by the player whose turn it is."""
    ((colour, n),) = amounts(text).items()
    return play(m, f"bid {name}", f"workers {colour} {n}")


def use(m: korsi.Match, name: str, text: str) -> korsi.Match:
    ((colour, n),) = amounts(text).items()
    return play(m, f"use {name}", f"workers {colour} {n}")


def all_pass(m: korsi.Match) -> korsi.Match:
    """The season ends."""
    season = int(m.state["season"])
    for _ in range(m.players):
        assert int(m.state["season"]) == season
        m.play("pass")
    return m


def take_boats(m: korsi.Match) -> list[int]:
    """Everybody takes the first boat there is; who chose, in order."""
    order = []
    while int(m.state["step"]) == state.BOAT:
        order.append(m.acting()[0])
        m.play(next(x for x in m.legal() if x.startswith("boat")))
    last = [seat for seat in range(m.players) if seat not in order]
    return order + last


def workers(m: korsi.Match, seat: int) -> dict[str, int]:
    return {c: int(n) for c, n in zip(box.WORKERS, m.state["screen"][seat], strict=True) if n}


def skills(m: korsi.Match, seat: int) -> dict[str, int]:
    return {k: int(n) for k, n in zip(box.SKILLS, m.state["skill"][seat], strict=True) if n}


def resources(m: korsi.Match, name: str) -> dict[str, int]:
    lying = m.state["resources"][tile(name)]
    return {r: int(n) for r, n in zip(box.RESOURCES, lying, strict=True) if n}


def bag(m: korsi.Match) -> dict[str, int]:
    return {c: int(n) for c, n in zip(box.WORKERS, m.state["bag"], strict=True) if n}


def colour(m: korsi.Match, name: str) -> str | None:
    c = int(m.state["colour"][tile(name)])
    return box.WORKERS[c] if c >= 0 else None


def group(m: korsi.Match, name: str, seat: int) -> int:
    return int(m.state["group"][tile(name)][seat])


def on_tile(m: korsi.Match, name: str) -> dict[str, int]:
    on = m.state["on_tile"][tile(name)]
    return {c: int(n) for c, n in zip(box.WORKERS, on, strict=True) if n}


def place(m: korsi.Match, name: str) -> str:
    return state.PLACES[int(m.state["place"][tile(name)])]


def owner(m: korsi.Match, name: str) -> int:
    return int(m.state["owner"][tile(name)])


def told(m: korsi.Match, event: str) -> list[dict[str, Any]]:
    return [e for e in m.events() if e["event"] == event]


def may(m: korsi.Match, move: str, seat: int | None = None) -> bool:
    return move in m.legal(seat)


def points(m: korsi.Match, seat: int = A) -> int:
    """What the seat would score if the game ended as it stands."""
    return m.scores()[seat]


def lines(m: korsi.Match, seat: int = A) -> dict[str, int]:
    """The points of the breakdown by tile."""
    found: dict[str, int] = {}
    for line in m.breakdown()[seat]["lines"]:
        key = line["tile"] or line["what"]
        found[key] = found.get(key, 0) + line["points"]
    return found
