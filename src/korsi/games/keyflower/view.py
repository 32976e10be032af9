"""A view of the table as JSON with named fields: the box's own ids, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from korsi.core.int_record import ints

from . import box, state
from .moves import BOAT_IDS
from .rules.bidding import in_losing_groups, losing_groups, workers_needed
from .rules.transport import has_way_out, moving_refusal
from .rules.using import capacity, least
from .state import STEPS


def named(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    """Amounts by name, the empty ones left out."""
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def side_name(s: Any, tile: int) -> str | None:
    """Which face lies up: basic or upgraded, a or b; None for tiles with one face."""
    if box.UPGRADABLE[tile]:
        return ("basic", "upgraded")[s.side[tile]]
    return ("a", "b")[s.side[tile]] if box.IS_SUMMER_BOAT[tile] else None


def turned_edges(s: Any, tile: int) -> str:
    """The edges of a placed tile from the south clockwise."""
    k = s.turned[tile]
    return "".join(box.EDGES[box.EDGE[tile, (d - k) % 6]] for d in range(6))


def _workers(s: Any, tile: int) -> dict[str, Any]:
    """F-1.6, F-1.7: colour, workers on it, groups beside it."""
    colour = s.colour[tile]
    groups = [
        {
            "seat": seat,
            "colour": box.WORKERS[s.group_colour[tile][seat]],
            "workers": s.group[tile][seat],
            "winning": bool(s.leads[seat] >> tile & 1),
            "lying": s.group_colour[tile][seat] != colour,
        }
        for seat in range(s.players)
        if s.group[tile][seat]
    ]
    return {
        "colour": box.WORKERS[colour] if colour >= 0 else None,
        "on_tile": named(box.WORKERS, s.on_tile[tile]),
        "last_use": s.last_use[tile],
        "groups": groups,
    }


def tile_json(s: Any, tile: int) -> dict[str, Any]:
    """One tile wherever it lies."""
    place = s.place[tile]
    form: dict[str, Any] = {"tile": box.TILE_IDS[tile], "side": side_name(s, tile)}
    if tile < box.FIRST_BOAT and place in (state.OFFERED, state.VILLAGE, state.ASIDE):
        form |= _workers(s, tile)
    if place in (state.VILLAGE, state.ASIDE):
        form["resources"] = named(box.RESOURCES, s.resources[tile])
    if place == state.VILLAGE:
        form |= {
            "at": [s.q[tile], s.r[tile]],
            "turned": s.turned[tile],
            "edges": turned_edges(s, tile),
            "beside": [box.TILE_IDS[n] if n >= 0 else None for n in s.beside[tile]],
        }
    return form


def tiles_at(s: Any, place: int, seat: int = -1) -> list[int]:
    """Tiles in a place, of a seat or (-1) of anybody."""
    lying = [t for t in range(box.TILES) if s.place[t] == place]
    return [t for t in lying if seat < 0 or s.owner[t] == seat]


def seat_json(s: Any, seat: int, viewer: int) -> dict[str, Any]:
    """What lies before a seat; behind its screen only for itself, and at the end for all."""
    form: dict[str, Any] = {
        "seat": seat,
        "home": box.TILE_IDS[s.home[seat]],
        "village": [tile_json(s, t) for t in tiles_at(s, state.VILLAGE, seat)],
        "aside": [tile_json(s, t) for t in tiles_at(s, state.ASIDE, seat)],
        "to_place": [box.TILE_IDS[t] for t in tiles_at(s, state.IN_HAND, seat)],
        "seen_behind_screen": {
            "workers": named(box.WORKERS, s.known[seat]),
            "skills": named(box.SKILLS, s.skill_known[seat]),
        },
    }
    if seat == viewer or s.step == state.OVER:
        form["workers"] = named(box.WORKERS, s.screen[seat])
        form["skills"] = named(box.SKILLS, s.skill[seat])
    if seat == viewer:
        form["winter_tiles"] = [
            {"tile": box.TILE_IDS[t], "decision": state.PLACES[s.place[t]]}
            for t in range(box.FIRST_WINTER, box.VILLAGE_TILES)
            if s.place[t] in (state.DEALT, state.CHOSEN, state.KEPT) and s.owner[t] == seat
        ]
        placing, cell = s.placing[seat], s.cell_of[seat]
        form["placing"] = box.TILE_IDS[placing] if placing >= 0 else None
        form["cell"] = [box.TILE_IDS[cell], s.cell_way[seat]] if cell >= 0 else None
        form["newly_placed"] = sum(s.fresh[t] for t in range(box.TILES) if s.owner[t] == seat)
    return form


def boat_json(s: Any, boat: int) -> dict[str, Any]:
    """A boat of the row and its load (F-3.4)."""
    form: dict[str, Any] = {
        "boat": BOAT_IDS[boat],
        "taken": bool(s.taken >> boat & 1) and s.step == state.BOAT,
        "workers": named(box.WORKERS, s.boat_workers[boat]),
        "skill_tokens": s.boat_skills[boat],
    }
    if s.options[state.BOAT_SKILLS_PUBLIC]:
        form["skills"] = named(box.SKILLS, s.boat_skill[boat])
    return form


def action_json(s: Any) -> dict[str, Any] | None:
    """The bid, use, transport or upgrade under way."""
    step, target = s.step, s.target
    if target < 0:
        return None
    form: dict[str, Any] = {
        "kind": "use" if s.chain == state.USE else "bid",
        "tile": box.TILE_IDS[target],
        "workers": s.chain_total,
        "groups": [box.TILE_IDS[t] for t in range(box.FIRST_BOAT) if s.chain_groups >> t & 1],
    }
    if step not in (state.WORKERS_STEP, state.PAY):
        form |= {"moves_left": s.budget, "upgrades_left": s.upgrades}
    if step == state.CARRY:
        form["carried"] = box.RESOURCES[s.carried]
        form["from"] = box.TILE_IDS[s.carried_from]
    if step in (state.SPEND, state.SPEND_SKILL):
        form["upgrading"] = box.TILE_IDS[s.flipping]
        form["spent"] = named(box.RESOURCES, s.spent)
    return form


def at_hand(s: Any, seat: int, colour: int) -> int:
    """F-4.4: workers behind the screen, and those of groups that are outbid."""
    outbid = losing_groups(s.record, seat)
    return int(s.screen[seat][colour] + in_losing_groups(s.record, seat, colour, outbid))


def outbid_workers(s: Any, seat: int) -> int:
    """F-4.4: workers beside tiles where somebody else leads; they may go elsewhere."""
    outbid = losing_groups(s.record, seat)
    return sum(int(in_losing_groups(s.record, seat, colour, outbid)) for colour in range(4))


def workers_asked(s: Any) -> int:
    """F-4.9, F-5.3: how many workers the bid or use under way takes."""
    if s.chain == state.USE:
        return int(least(s.record, s.target))
    return int(workers_needed(s.record, s.active, s.target))


def sent_so_far(s: Any, seat: int) -> int:
    """Workers of the bid or use under way; to a bid belong those that stand there already."""
    return int(s.chain_total + (s.group[s.target][seat] if s.chain == state.BID else 0))


def fewest(s: Any, seat: int) -> int:
    """F-4.9, F-5.3: how many these are to be at least; so many are asked for besides a standing
    group."""
    return workers_asked(s) + sent_so_far(s, seat) - int(s.chain_total)


def most(s: Any, viewer: int) -> int:
    """F-5.4: of a use, so many at most, as far as a viewer knows; of a bid 0."""
    if s.chain == state.BID:
        return 0
    room = int(capacity(s.record, s.target))
    if viewer != s.active:  # nobody else knows how many there are
        return room
    colour = s.chain_colour if s.chain_colour >= 0 else s.colour[s.target]
    have = [at_hand(s, viewer, one) for one in range(4)]
    return min(room, sum(have) if s.mixed else have[colour] if colour >= 0 else max(have))


def range_asked(s: Any, viewer: int) -> dict[str, Any]:
    """How many workers there are of the bid or use under way and how many it takes, as whatever
    speaks of it says: `kind` is bid, use (of several numbers) or exactly (a use, of one)."""
    least, top = fewest(s, s.active), most(s, viewer)
    form = {"count": sent_so_far(s, s.active), "least": least}
    if s.chain == state.BID:
        return {**form, "kind": "bid"}
    return {**form, "kind": "use", "most": top} if top > least else {**form, "kind": "exactly"}


def can_lift(s: Any) -> bool:
    """F-7.2, F-7.3: does anything lie where a road leaves it?"""
    own = (t for t in tiles_at(s, state.VILLAGE, s.active) if any(s.resources[t]))
    return not moving_refusal(s.record) and any(has_way_out(s.record, s.active, t) for t in own)


def prompt(s: Any, seat: int) -> dict[str, Any]:
    """What the sentence of the moment needs (prompt-STEP and waiting-STEP of the locale)."""
    step, target = s.step, s.target
    form: dict[str, Any] = {"step": STEPS[step], "season": box.SEASONS[s.season]}
    if step == state.TURN:
        form["outbid"] = outbid_workers(s, seat) if seat == s.active else 0
    if step == state.PLACE and seat >= 0:
        placing, cell = s.placing[seat], s.cell_of[seat]
        form["count"] = len(tiles_at(s, state.IN_HAND, seat))
        form["doing"] = "which" if placing < 0 else "where" if cell < 0 else "turn"
        if placing >= 0:
            form["tile"] = box.TILE_IDS[placing]
    if step in (state.WORKERS_STEP, state.PAY, state.CHOOSE):
        form["tile"] = box.TILE_IDS[target]
    if step == state.WORKERS_STEP:
        form |= range_asked(s, seat)
        if form["count"] or s.mixed:  # how many there are is said, too
            form["kind"] = f"more-{form['kind']}"
        elif s.colour[target] >= 0:  # F-4.6
            form |= {"kind": f"{form['kind']}-of", "colour": box.WORKERS[s.colour[target]]}
    if step in (state.HAUL, state.CARRY):
        form |= {"moves": s.budget, "upgrades": s.upgrades}
    if step == state.HAUL:
        form["may"] = "move" if not s.upgrades else "both" if can_lift(s) else "upgrade"
    if step == state.CARRY:
        form["resource"] = box.RESOURCES[s.carried]
    if step in (state.SPEND, state.SPEND_SKILL):
        form["tile"] = box.TILE_IDS[s.flipping]
    return form


def moment(record: Any, seat: int) -> dict[str, Any]:
    """Of the view, what is said at every step."""
    s = ints(record)
    return {"prompt": prompt(s, seat), "round": s.season + 1}


def view_json(record: Any, seat: int) -> dict[str, Any]:
    """The table as a seat sees it (-1: a spectator). The record has gone through `hide`."""
    s = ints(record)
    players = s.players
    step = s.step
    offered, moored = tiles_at(s, state.OFFERED), tiles_at(s, state.MOORED)
    form: dict[str, Any] = {
        "game": "keyflower",
        "seat": seat,
        "season": box.SEASONS[s.season],
        "step": STEPS[step],
        "prompt": prompt(s, seat),
        "round": s.season + 1,
        "turn": s.turn,
        "active": s.active,
        "ready": [p for p in range(players) if s.ready >> p & 1],
        "start_player": s.start,
        "passes": s.passes,
        "action": action_json(s),
        "offer": [tile_json(s, t) for t in offered if t < box.VILLAGE_TILES],
        "turn_order": [tile_json(s, t) for t in offered if t >= box.FIRST_TURN_ORDER],
        "boats": [boat_json(s, t - box.FIRST_BOAT) for t in moored],
        "boat_queue": s.queue[s.queue_at : s.players] if s.step == state.BOAT else [],
        "supply": {name: s.supply[i] for i, name in enumerate(box.RESOURCES)},
        "green_supply": s.greens,
        "skill_pile": s.pile_count,
        "seats": [seat_json(s, p, seat) for p in range(players)],
        "options": {name: s.options[i] for i, name in enumerate(state.OPTION_NAMES)},
    }
    if s.options[state.BAG_COUNT_PUBLIC]:
        form["bag"] = s.bag_count
    if step == state.OVER:
        form["points"] = s.points[:players]
    return form


def lost_a_bid(then: Any, now: Any, seat: int) -> bool:
    """F-4.9: has somebody outbid this seat since? Who passes for the season wants to know."""
    return bool(int(then.leads[seat]) & ~int(now.leads[seat]))
