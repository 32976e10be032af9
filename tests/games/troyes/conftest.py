"""Positions by hand: `table(...)` lays a table out in the middle of a round, moves are notation.

Dice are written `r3 w5 y2`, one word each, under the district they lie in; 4 is the neutral
district, Le Roy's in the solo game. Every move played through `play` is followed by a census.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import korsi
from korsi.core.position import census, laid_out
from matches import refused as refused

TROYES = korsi.game("troyes")
BOX = TROYES.box.data
COLOURS = "rwy"
GREY = LEROY = 4
CARDS = [card["id"] for card in BOX["activity"]]
CARD = {card["id"]: card for card in BOX["activity"]}
EVENTS = ["marauding", *(event["id"] for event in BOX["event"])]
EVENT = {event["id"]: event for event in BOX["event"]}
CHARACTERS = [c["id"] for c in BOX["character"]]
SPACES = TROYES.moves.families[0].axes[0].ids
SETTLE, COUNTER, TURN = 0, 1, 2


def slot_of(card: str) -> int:
    """Where a card lies: three slots for each colour."""
    entry = CARD[card]
    return ("red", "white", "yellow").index(entry["colour"]) * 3 + entry["round"] - 1


def put_dice(s: Any, district: int, dice: str) -> None:
    for word in dice.split():
        colour = COLOURS.index(word[0])
        s["dice"][district][colour][int(word[1:])] += 1
        s["dice_supply"][colour] -= 1


def put_standing(s: Any, space: str, owner: int) -> None:
    """A citizen on a space, from the personal or the grey supply."""
    s["standing"][SPACES.index(space)] = owner
    s["general" if owner == GREY else "supply"][owner] -= 1


def put_cubes(s: Any, event: str, owners: list[int]) -> None:
    """Cubes on an event, oldest first."""
    e = EVENTS.index(event)
    for i, owner in enumerate(owners):
        s["event_cubes"][e][owner] += 1
        s["cube_supply"][owner] -= 1
        if e == 0:
            s["marauding_last"] = owner
        else:
            s["flag"][e][i] = owner


def put_event(s: Any, event: str) -> None:
    s["queue"][int(s["queue_length"])] = EVENTS.index(event)
    s["queue_length"] += 1
    s["event_at"][EVENTS.index(event)] = 1


def set_deniers(s: Any, seat: int, deniers: int) -> None:
    s["bank"] += int(s["deniers"][seat]) - deniers
    s["deniers"][seat] = deniers


def set_cubes(s: Any, card: str, seat: int, n: int) -> None:
    s["cube_supply"][seat] += int(s["cubes"][slot_of(card)][seat]) - n
    s["cubes"][slot_of(card)][seat] = n


def set_points(s: Any, owner: int, points: int) -> None:
    s["ledger"][owner][:] = 0
    s["ledger"][owner][3] = points


def table(
    players: int = 4,
    dice: dict[int, str] | None = None,
    stand: dict[str, int] | None = None,
    lie: dict[str, list[int]] | None = None,
    cards: str = "",
    tradesmen: dict[str, dict[int, int]] | None = None,
    cubes: dict[str, dict[int, int]] | None = None,
    queue: str = "",
    on: dict[str, list[int]] | None = None,
    cathedral: dict[tuple[int, int], int] | None = None,
    deniers: list[int] | None = None,
    influence: list[int] | None = None,
    points: dict[int, int] | None = None,
    black: list[int] | None = None,
    active: int = 0,
    start: int = 0,
    round: int = 1,
    options: dict[str, str] | None = None,
    filler: bool = True,
    game: korsi.Game = TROYES,
) -> korsi.Match:
    """A table in the action phase (with black dice: before it), seat `active` to move.

    Nobody stands anywhere but where `stand` says; a grey red 1 keeps the round going (`filler`).
    """
    m = korsi.Match(game, players=players, seed=1, options=options)
    with laid_out(m) as s:
        s["general"][GREY] += int((s["standing"] == GREY).sum())
        s["standing"][:] = -1
        s["round"], s["start"], s["active"] = round, start, active
        s["step"] = COUNTER if black else TURN
        s["n_events"] = 0
        s["settled"] = 18
        for space, owner in (stand or {}).items():
            put_standing(s, space, owner)
        for building, owners in (lie or {}).items():
            for owner in owners:
                b = ("palace", "bishopric", "city_hall").index(building)
                s["lying"][b][owner] += 1
                s["general" if owner == GREY else "supply"][owner] -= 1
        for district, words in (dice or {}).items():
            put_dice(s, district, words)
        if filler:
            put_dice(s, GREY, "r1")
        for card in cards.split():
            s["activity"][slot_of(card)] = CARDS.index(card)
        for card, spaces in (tradesmen or {}).items():
            for owner, space in spaces.items():
                s["tradesman"][slot_of(card)][owner] = space
                s["general" if owner == GREY else "supply"][owner] -= 1
        for card, owned in (cubes or {}).items():
            for seat, n in owned.items():
                s["cubes"][slot_of(card)][seat] += n
                s["cube_supply"][seat] -= n
        for event in queue.split():
            put_event(s, event)
        for event, owners in (on or {}).items():
            put_cubes(s, event, owners)
        for (level, number), owner in (cathedral or {}).items():
            s["cathedral"][level - 1][number] = owner
            s["cube_supply"][owner] -= 1
        for seat in range(players):
            set_deniers(s, seat, (deniers or [20] * 4)[seat])
            s["influence"][seat] = (influence or [10] * 4)[seat]
        for owner, n in (points or {}).items():
            set_points(s, owner, n)
        for value in black or []:
            s["black"][value] += 1
    return m


def play(m: korsi.Match, *moves: str) -> korsi.Match:
    """Play moves by notation, `;` between them; nothing of the box may get lost."""
    for move in [word.strip() for line in moves for word in line.split(";")]:
        before = census(m)
        m.play(move)
        assert census(m) == before, f"{move!r} lost a piece"
    return m


def verbs(m: korsi.Match) -> set[str]:
    return {move.split()[0] for move in m.legal()}


def deniers(m: korsi.Match) -> list[int]:
    return [int(x) for x in m.state["deniers"][: m.players]]


def influence(m: korsi.Match) -> list[int]:
    return [int(x) for x in m.state["influence"][: m.players]]


def points(m: korsi.Match) -> list[int]:
    """Victory points collected by each seat, and last by grey or Le Roy."""
    return [int(m.state["ledger"][o].sum()) for o in [*range(m.players), GREY]]


def standing(m: korsi.Match, *spaces: str) -> list[int]:
    return [int(m.state["standing"][SPACES.index(space)]) for space in spaces]


def lying(m: korsi.Match, building: str) -> list[int]:
    """Citizens lying on a building, by owner."""
    b = ("palace", "bishopric", "city_hall").index(building)
    return [int(n) for n in m.state["lying"][b]]


def dice(m: korsi.Match, district: int) -> str:
    """The dice of a district in the notation of `table`, red first, low first."""
    grid = m.state["dice"][district]
    words = [f"{COLOURS[c]}{v}" for c in range(3) for v in range(1, 7) for _ in range(grid[c][v])]
    return " ".join(words)


def queue(m: korsi.Match) -> list[str]:
    return [EVENTS[int(e)] for e in m.state["queue"][: int(m.state["queue_length"])]]


def on_event(m: korsi.Match, event: str) -> list[int]:
    """Cubes on an event by owner."""
    return [int(n) for n in m.state["event_cubes"][EVENTS.index(event)]]


def told(m: korsi.Match, event: str) -> list[dict[str, Any]]:
    """The events of one kind the last step told."""
    return [e for e in m.events() if e["event"] == event]


def random_game(players: int, seed: int, options: dict[str, str] | None = None) -> korsi.Match:
    """A random game to its end."""
    rng = np.random.default_rng(seed)
    m = korsi.Match(TROYES, players=players, seed=seed, options=options)
    while not m.over:
        m.play(int(rng.choice(m.legal_actions())))
    return m
