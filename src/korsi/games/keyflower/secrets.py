"""F-12: what a seat may see, how to guess what it may not, and where every piece is.

Hidden are kinds behind other screens, other winter tiles, the bag and the pile. Kept is what
everybody has seen: how many there are, and which of them went behind a screen or into the bag
openly (F-12.5).
"""

from __future__ import annotations

from korsi.core.chance import below, next_word
from korsi.core.rule import rule

from . import box
from .moves import DREW_SKILL, DREW_WORKER
from .rules.screens import sum_of, unseen_workers
from .rules.seasons import draw_tile
from .state import ASIDE, BOAT_SKILLS_PUBLIC, CHOSEN, DEALT, IN_BOX, KEPT, OVER, SELECT, VILLAGE

# --------------------------------------------------------------------------- hide


@rule
def hide_screen(s, seat):
    """Only what all have seen is left behind this screen."""
    for colour in range(4):
        s.screen[seat, colour] = s.known[seat, colour]
    for skill in range(3):
        s.skill[seat, skill] = s.skill_known[seat, skill]


@rule
def hide_supplies(s):
    """Bag, pile and face-down skills on boats."""
    for colour in range(4):
        s.bag[colour] = s.bag_known[colour]
    for skill in range(3):
        s.pile[skill] = s.pile_known[skill]
    if not s.options[BOAT_SKILLS_PUBLIC]:
        s.boat_skill[:] = 0


@rule
def hide_events(s, seat):
    """Who draws unseen tells nobody what."""
    for i in range(s.n_events):
        kind = s.events[i, 0]
        if (kind in (DREW_WORKER, DREW_SKILL)) and s.events[i, 1] != seat:
            s.events[i, 2] = -1


@rule
def hide(s, seat):
    """F-12.1: erase what a seat may not know (-1: a spectator). At the end all screens are lifted,
    but bag, pile and tiles that were never offered stay unknown."""
    s.rng[:] = 0
    hide_supplies(s)
    if s.step == OVER:
        return
    hide_events(s, seat)
    for other in range(s.players):
        if other != seat:
            hide_screen(s, other)
    for tile in range(box.FIRST_WINTER, box.VILLAGE_TILES):
        if s.place[tile] in (DEALT, CHOSEN, KEPT) and s.owner[tile] != seat:
            s.place[tile] = IN_BOX
            s.owner[tile] = -1


# --------------------------------------------------------------------------- redeal


@rule
def missing_workers(s, colour):
    """Workers of a colour that lie nowhere, leaving out the bag."""
    n = box.WORKER_TOTAL[colour]
    if colour == box.GREEN:
        n -= s.greens
    for seat in range(s.players):
        n -= s.screen[seat, colour]
    for boat in range(box.BOATS):
        n -= s.boat_workers[boat, colour]
    for tile in range(box.FIRST_BOAT):
        n -= s.on_tile[tile, colour]
        for seat in range(s.players):
            if s.group[tile, seat] > 0 and s.group_colour[tile, seat] == colour:
                n -= s.group[tile, seat]
    return n


@rule
def missing_skills(s, skill):
    """Skills of a type that lie nowhere, leaving out the pile."""
    n = box.SKILL_TOTAL[skill]
    for seat in range(s.players):
        n -= s.skill[seat, skill]
    for boat in range(box.BOATS):
        n -= s.boat_skill[boat, skill]
    return n


@rule
def guess_one(rng, pool, known, kinds):
    """One piece drawn unseen long ago. What is now known to be in the bag was as likely to be
    drawn, so it weighs too; but only a piece of the pool can have been the one."""
    total = 0
    for kind in range(kinds):
        if pool[kind] > 0:
            total += pool[kind] + known[kind]
    at = below(rng, total)
    for kind in range(kinds):
        if pool[kind] > 0:
            at -= pool[kind] + known[kind]
            if at < 0:
                pool[kind] -= 1
                return kind
    return -1


@rule
def guess_workers(s, seat, rng):
    """The bag is everything unaccounted for; what lies unseen behind screens is drawn from it.
    Workers drawn before any green could be in the bag come first and are not green."""
    for colour in range(4):
        s.bag[colour] = missing_workers(s, colour) - s.bag_known[colour]
    for other in range(s.players):
        if other != seat:
            for _ in range(unseen_workers(s, other) - s.maybe_green[other]):
                s.screen[other, guess_one(rng, s.bag, s.bag_known, box.GREEN)] += 1
    for other in range(s.players):
        if other != seat:
            for _ in range(s.maybe_green[other]):
                s.screen[other, guess_one(rng, s.bag, s.bag_known, 4)] += 1
    for colour in range(4):
        s.bag[colour] += s.bag_known[colour]


@rule
def guess_skills(s, seat, rng):
    """The same with skills, on face-down boats too."""
    for skill in range(3):
        s.pile[skill] = missing_skills(s, skill) - s.pile_known[skill]
    for other in range(s.players):
        if other != seat:
            for _ in range(s.skills[other] - sum_of(s.skill_known[other])):
                s.skill[other, guess_one(rng, s.pile, s.pile_known, 3)] += 1
    if not s.options[BOAT_SKILLS_PUBLIC]:
        for boat in range(box.BOATS):
            for _ in range(s.boat_skills[boat]):
                s.boat_skill[boat, guess_one(rng, s.pile, s.pile_known, 3)] += 1
    for skill in range(3):
        s.pile[skill] += s.pile_known[skill]


@rule
def guess_winter_tiles(s, seat, rng):
    """F-2.8, F-3.6: other hands from what is not seen, with as many tiles decided about as all have
    seen steps; whoever is ready has chosen at least one."""
    for i in range(4):
        s.rng[i] = next_word(rng)
    for other in range(s.players):
        if other != seat:
            ready = s.step == SELECT and (s.ready >> other) & 1
            for i in range(box.WINTER_DEALT[s.players]):
                tile = draw_tile(s, box.FIRST_WINTER, box.A_SEASON)
                s.owner[tile] = other
                s.place[tile] = DEALT
                if i < s.decided[other]:
                    must = ready and i == 0
                    s.place[tile] = CHOSEN if must or below(rng, 2) == 0 else KEPT


@rule
def winter_is_dealt(s):
    """Do players hold winter tiles: up to the moment they are laid out together?"""
    return s.season < box.WINTER or s.step == SELECT


@rule
def redeal(s, seat, rng):
    """A random position a seat cannot tell from the true one. Works on a view or on the truth."""
    hide(s, seat)
    if s.step == OVER:
        guess_at_end(s)
    else:
        guess_workers(s, seat, rng)
        guess_skills(s, seat, rng)
        if winter_is_dealt(s):
            guess_winter_tiles(s, seat, rng)
    for i in range(4):
        s.rng[i] = next_word(rng)


@rule
def guess_at_end(s):
    """When the screens are lifted, bag and pile can be counted."""
    for colour in range(4):
        s.bag[colour] = missing_workers(s, colour)
    for skill in range(3):
        s.pile[skill] = missing_skills(s, skill)


# --------------------------------------------------------------------------- census

TILES_AT = 0
WORKERS_AT = box.TILES
RESOURCES_AT = WORKERS_AT + 4
SKILLS_AT = RESOURCES_AT + 4
SUMS_AT = SKILLS_AT + 3
CENSUS = SUMS_AT + 4


@rule
def census_tiles(s, out):
    """Every tile is in one place, and village neighbours agree with coordinates."""
    for tile in range(box.TILES):
        out[TILES_AT + tile] = 1 if s.place[tile] >= 0 and s.place[tile] <= KEPT else 0
        placed = s.place[tile] == VILLAGE
        for way in range(6):
            other = s.beside[tile, way]
            if other >= 0:
                mutual = s.beside[other, (way + 3) % 6] == tile
                if not placed or not mutual or s.owner[other] != s.owner[tile]:
                    out[TILES_AT + tile] = 2


@rule
def census(s, out):
    """F-12.4: tiles, workers, resources and skills, each wherever it lies; and the counts agree."""
    out[:] = 0
    census_tiles(s, out)
    for colour in range(4):
        outside = box.WORKER_TOTAL[colour] - missing_workers(s, colour)
        out[WORKERS_AT + colour] = outside + s.bag[colour]
    for resource in range(4):
        out[RESOURCES_AT + resource] = s.supply[resource]
        for tile in range(box.TILES):
            if s.place[tile] == VILLAGE or s.place[tile] == ASIDE:
                out[RESOURCES_AT + resource] += s.resources[tile, resource]
    for skill in range(3):
        out[SKILLS_AT + skill] = box.SKILL_TOTAL[skill] - missing_skills(s, skill) + s.pile[skill]
    out[SUMS_AT] = s.bag_count - sum_of(s.bag)
    out[SUMS_AT + 1] = s.pile_count - sum_of(s.pile)
    for seat in range(s.players):
        out[SUMS_AT + 2] += sum_of(s.screen[seat]) - s.workers[seat]
        out[SUMS_AT + 3] += sum_of(s.skill[seat]) - s.skills[seat]
