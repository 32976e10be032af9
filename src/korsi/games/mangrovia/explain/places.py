"""What is printed on the board: spaces, paths, areas, piers, sites and the oracle rock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from korsi.core.explain import Card
from korsi.core.scene import NOTHING, Args, Note, Noun

from .. import box, scoring
from ..scene import faces
from ..scene.lagoon import affordable, leaders, participant_named, space_said
from ..scene.places import LAYOUTS
from ..state import BOWL, NEUTRAL, NEUTRALS_APART, WHITE_NEUTRAL
from ..view import owners

UNSURE = {mark.of for mark in box.BOX.marks() if mark.level == "reconstructed"}
AT = LAYOUTS["wide"]
AREAS = ("stone", "pole")

# --------------------------------------------------------------------------- the map


def space_card(s: Any, seat: int, space: int) -> Card:
    """M-2.1: what a space costs, and everything a hut on it counts for."""
    at, who = box.SPACES[space], owners(s)[space]
    return Card(
        name=("thing-space", {"space": at.id, "kind": _kind_of(at)}),
        says=tuple(_space_says(s, seat, space, who)),
        now=tuple(_space_now(s, seat, space, who)),
        owner=who if who < NEUTRAL else -1,
        clause="M-2.1",
        unsure="space" in UNSURE,
        face=faces.printed_space(space, *AT.cell),
        size=AT.cell,
    )


def _kind_of(space: Any) -> str:
    return "amulet" if space.amulet else "plain" if space.area == "none" else str(space.area)


def _applies(s: Any, seat: int, counts: list[int]) -> bool:
    """Is what holds for so many players worth saying here? Who looks from outside, as the catalogue
    does, is told all of it."""
    return bool(counts) and (seat < 0 or s.players in counts)


def _space_says(s: Any, seat: int, space: int, who: int) -> Iterator[Note]:
    """Where a hut stands, a player is told only what it goes on counting for."""
    at = box.SPACES[space]
    key, said = space_said(space)
    two = key == "piece-space-two"
    price = {name: said[name] for name in ("price", "currency", "land", *(["other"] * two))}
    built = who >= 0 and seat >= 0
    if built:
        yield hut_note(s, space, who)
    else:
        yield "says-space-price-two" if two else "says-space-price", price
    if at.pts and not built:
        yield "says-space-points", {"points": at.pts}
    if at.amulet:
        yield "says-space-amulet", {"most": box.HAS.amulets.track.max_draw}
    if at.area != "none":
        yield "says-space-area", {"area": at.area}
    for path, name in enumerate(box.PATH_IDS):
        if space in box.MEMBERS[path]:
            place = box.MEMBERS[path].index(space) + 1
            yield "says-space-path", {"path": name, "place": place}
    if built:
        return
    double = box.DOUBLE_SPACES >> space & 1
    yield "says-space-double" if double else "says-space-single", NOTHING
    neutral = [n for n in box.PLAYERS if int(box.NEUTRAL_HUTS[n]) >> space & 1]
    if _applies(s, seat, neutral):
        yield "says-space-neutral", {"most": max(neutral)}


def _space_now(s: Any, seat: int, space: int, who: int) -> Iterator[Note]:
    if who >= 0:
        if seat < 0:
            yield hut_note(s, space, who)
        return
    if s.tile_on[space] >= 0:
        yield "piece-tile", {"tile": box.TILE_IDS[s.tile_on[space]]}
    for land in box.LANDS_OF[space]:
        yield bird_note(s, land)
    if affordable(s, seat)[space]:
        yield "now-space-payable", NOTHING


def hut_note(s: Any, space: int, who: int) -> Note:
    said: Args = {"space": box.SPACES[space].id, "huts": 2 if s.doubles >> space & 1 else 1}
    if who == NEUTRAL:
        return "piece-hut-neutral", said
    return "piece-hut", {**said, "seat": Noun("seat", who)}


def bird_note(s: Any, land: int) -> Note:
    name: Args = {"land": Noun("card", box.LANDSCAPES[land])}
    return "piece-bird" if s.birds >> land & 1 else "piece-asleep", name


def path_card(s: Any, seat: int, path: int) -> Card:
    """M-12.2 to M-12.4: the two prizes of a path, who would get them, and who has huts there."""
    has = box.HAS.path[path]
    tile = int(box.STATUE_TILE[path])
    holders = [p for p in range(s.players) if tile >= 0 and s.tiles[p][tile] > 0]
    return Card(
        name=("thing-path", {"path": box.PATH_IDS[path]}),
        says=(
            ("says-path", {"first": has.first, "second": has.second}),
            ("says-path-tie", NOTHING),
        ),
        now=(
            *_contest(s, path, int(box.PATH_BITS[path])),
            *(("now-tie-tile", {"seat": Noun("seat", p)}) for p in holders),
        ),
        clause="M-12.4",
        unsure=box.BOX.data["path"][path].get("status") == "reconstructed",
        face=faces.statue(path, False, False, -1, -1),
        size=(120, 70),
    )


def _contest(s: Any, contest: int, spaces: int) -> Iterator[Note]:
    """Who is first and second, then everybody's huts. What the neutral wins is lost (M-12.5)."""
    for place, who in enumerate(leaders(s)[contest]):
        if 0 <= who < NEUTRAL:
            points = int(scoring.prize(contest, place))
            said: Args = {"leader": participant_named(who), "points": points}
            yield "now-place", {"place": place + 1, **said}
        elif who >= 0:
            yield "now-place-neutral", {"place": place + 1}
    yield from _huts(s, spaces)


def _huts(s: Any, spaces: int) -> Iterator[Note]:
    participants = [*range(s.players), NEUTRAL]
    counts = [(p, _huts_of(s, p, spaces)) for p in participants]
    for who, huts in counts:
        if huts:
            yield "now-huts", {"seat": participant_named(who), "huts": huts}
    if not any(huts for _, huts in counts):
        yield "now-no-huts", NOTHING


def _huts_of(s: Any, who: int, spaces: int) -> int:
    """M-3.12: both neutral colours are counted as one here, though a table may keep them apart."""
    one = [who] if who < NEUTRAL or not s.options[NEUTRALS_APART] else [NEUTRAL, WHITE_NEUTRAL]
    return sum(int(scoring.huts_on(s.record, each, spaces)) for each in one)


def area_card(s: Any, seat: int, area: int) -> Card:
    """M-12.8, M-12.10: what the area pays, and to whom now."""
    name: Note = ("thing-area", {"area": AREAS[area]})
    if AREAS[area] == "stone":
        says: Note = ("says-area-stone", NOTHING)
        now = tuple(_stone(s)) or tuple(_huts(s, box.STONE_SPACES))
        return Card(name, (says,), now, clause="M-12.8", unsure="stone.scoring" in UNSURE)
    says = ("says-area-pole", {"first": box.POLE_FIRST, "second": box.POLE_SECOND})
    now = tuple(_contest(s, box.PATHS, box.POLE_SPACES))
    return Card(name, (says,), now, clause="M-12.10", unsure="pole" in UNSURE)


def _stone(s: Any) -> Iterator[Note]:
    everybody = int(scoring.stone_huts(s.record))
    for p in range(s.players):
        own = _huts_of(s, p, box.STONE_SPACES)
        if own:
            points = int(scoring.stone_points(s.record, p))
            said: Args = {"own": own, "all": everybody, "points": points}
            yield "now-stone", {"seat": Noun("seat", p), **said}


# --------------------------------------------------------------------------- the archipelago


def pier_card(s: Any, seat: int, pier: int) -> Card:
    """M-5.5: the steps of a pier's action; M-5.1: whose bowl serves it."""
    site = int(box.PIER_SITE[pier])
    where = "past" if pier < s.pier else "here" if pier == s.pier else "ahead"
    on = s.bowl_on[site]
    # M-5.9: starting the next round is no step one could waive
    starts = any(box.START in way for way in box.PIERS[pier])
    waive: Sequence[Note] = () if starts else [("says-waive", NOTHING)]
    return Card(
        name=("thing-pier", {"pier": pier + 1}),
        says=(*_steps(box.PIERS[pier]), *waive),
        now=(_bowl(s, site), *([("now-pier", {"where": where})] if on != NEUTRAL else [])),
        owner=on if on < NEUTRAL else -1,
        clause="M-5.5",
        unsure="pier" in UNSURE,
        face=faces.printed_pier(pier, *AT.pier, AT.piers_scale),
        size=(AT.pier[0] + 4, AT.pier[1] + 4),
    )


def _steps(ways: list[list[int]]) -> Iterator[Note]:
    for i, way in enumerate(ways):
        for j, (step, same) in enumerate(groupby(way)):
            link = "then" if j else "or" if i else "first"
            name, count = box.STEPS[step], len(list(same))
            yield "says-step", {"link": link, "step": name, "count": count}


def site_card(s: Any, seat: int, site: int) -> Card:
    """M-2.11, M-4.2: the two piers a bowl here acts at."""
    first, second = (pier + 1 for pier in box.SITE_PIERS[site])
    says: list[Note] = [("says-site", {"first": first, "second": second})]
    says += [("piece-pier", {"pier": pier}) for pier in (first, second)]
    for key, bits in (("says-site-ban", box.FIRST_BOWL_BAN), ("says-site-closed", box.BLOCKED)):
        counts = [n for n in box.PLAYERS if int(bits[n]) >> site & 1]
        if _applies(s, seat, counts) and not (key == "says-site-ban" and _keeps_off(s, seat)):
            says.append((key, {"most": max(counts)}))
    on = s.bowl_on[site]
    return Card(
        name=("thing-site", {"site": site + 1}),
        says=tuple(says),
        now=(_bowl(s, site),),
        owner=on if on < NEUTRAL else -1,
        clause="M-2.11",
        unsure="site" in UNSURE,
    )


def _keeps_off(s: Any, seat: int) -> bool:
    """M-4.4: is the refusal about to say it, to whoever places that bowl now?"""
    return bool(s.step == BOWL and s.bowls_placed == 0 and seat == s.active)


def _bowl(s: Any, site: int) -> Note:
    on = s.bowl_on[site]
    if on < 0:
        return "now-site-free", NOTHING
    if on == NEUTRAL:
        return "piece-bowl-neutral", {"site": site + 1}
    first, second = (pier + 1 for pier in box.SITE_PIERS[site])
    return "piece-bowl", {"seat": Noun("seat", on), "first": first, "second": second}


def landscape_card(s: Any, seat: int, land: int) -> Card:
    """M-9.1: a square of the oracle rock."""
    return Card(
        name=("thing-landscape", {"land": Noun("card", box.LANDSCAPES[land])}),
        says=(("says-landscape", NOTHING),),
        now=(bird_note(s, land),),
        clause="M-9.1",
        face=faces.printed_landscape(land, AT.rock_cell),
        size=(AT.rock_cell, AT.rock_cell),
    )
