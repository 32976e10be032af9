"""The picture of Keyflower: complete, steady, playable by its targets."""

from __future__ import annotations

import importlib
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import korsi
from korsi.core.int_record import ints
from korsi.core.match import Match
from korsi.core.position import laid_out
from korsi.core.preview import Trial
from korsi.core.scene import FACES, Scene
from korsi.games.keyflower import box, state
from korsi.games.keyflower.moves import MOVES, TAKE_WORKERS, VERB, A
from korsi.games.keyflower.scene import faces, pieces, plans
from korsi.games.keyflower.scene.places import (
    FONTS,
    NAMEABLE,
    NAMED,
    ROOT3,
    SIDES,
    WHOLE,
    R,
    beside,
)
from korsi.games.keyflower.scene.plans import places_of
from korsi.games.keyflower.scene.signs import cost, row, tokens_of
from korsi.table.prompts import phase
from korsi.table.wording import words_of

from .conftest import bid, build, give, put, summer_boat, table, tile, turn

scenes: Any = importlib.import_module("korsi.games.keyflower.scene")
PLAYERS = [2, 3, 4, 5, 6]
FIXTURES = Path(__file__).parents[2] / "fixtures"


def positions(players: int, seed: int, every: int = 1) -> Iterator[Match]:
    """A random game with few passes, seen before every so many steps and at its end."""
    match, chance = Match("keyflower", players=players, seed=seed), random.Random(seed)
    n = 0
    while not match.over:
        if n % every == 0:
            yield match
        seat = chance.choice(match.acting())
        legal = match.legal_actions(seat)
        some = [a for a in legal if a != 0] if chance.random() < 0.93 else legal
        match.play(chance.choice(some or legal), seat)
        n += 1
    yield match


def seen(match: Match) -> Scene:
    acting = match.acting()
    picture: Scene = match.view(acting[-1] if acting else -1).scene()
    return picture


def ids(scene: Scene) -> list[str]:
    return [p.id for p in scene.pieces] + [t.id for t in scene.targets]


def check(match: Match, scene: Scene) -> None:
    there = ids(scene)
    assert len(there) == len(set(there))
    reached = sorted(c.action for t in scene.targets for c in t.choices if not c.then)
    assert reached == (match.legal_actions(match.acting()[-1]) if match.acting() else [])
    openers = {t.id for t in scene.targets if t.opens}
    assert {t.group for t in scene.targets if t.group} == openers
    for t in scene.targets:
        assert set(t.lights) <= set(there), t.id
        assert t.width / 2 <= t.x <= scene.width - t.width / 2, t.id
        assert t.height / 2 <= t.y <= scene.height - t.height / 2, t.id
        assert min(t.width, t.height) >= 36
    for p in scene.pieces:
        assert 0 <= p.x <= scene.width and 0 <= p.y <= scene.height, p.id
        if p.id.startswith("tile-") and p.z >= 10:
            half = 60 * p.scale
            assert half <= p.x <= scene.width - half, p.id
            assert half * 0.86 <= p.y <= scene.height - half * 0.86, p.id


@pytest.mark.one_in(3)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_action_is_reached_once_and_everything_lies_inside(players: int) -> None:
    steps = set()
    for match in positions(players, players, every=1 if players < 4 else 4):
        check(match, seen(match))
        steps.add(int(match.state["step"]))
    assert {state.TURN, state.WORKERS_STEP, state.PLACE, state.OVER} <= steps


def test_no_two_targets_lie_on_each_other() -> None:
    """Of what is open at the same time; tiles of small villages are small."""
    for match in positions(4, 9, every=3):
        shown = seen(match).targets
        for group in {t.group for t in shown}:
            some = [t for t in shown if t.group == group]
            for i, a in enumerate(some):
                for b in some[i + 1 :]:
                    apart = abs(a.x - b.x) + abs(a.y - b.y)
                    assert apart > 20, (a.id, b.id)


def test_watchers_see_everything_open_and_have_no_targets() -> None:
    for match in positions(3, 2, every=25):
        scene = match.view(-1).scene()
        assert scene.targets == ()
        there = set(ids(scene))
        for t in range(box.TILES):
            if int(match.state["place"][t]) in (state.OFFERED, state.VILLAGE, state.ASIDE):
                assert f"tile-{t}" in there


def test_every_tile_says_something_on_both_sides() -> None:
    symbols = set(re.findall(r'<g id="([\w-]+)"', scenes.ART.read_text("utf-8")))
    for t in range(box.TILES):
        for side in (0, 1):
            tokens = tokens_of(t, side)
            assert tokens, box.TILE_IDS[t]
            assert {kind for kind, _ in tokens} <= symbols | {"text", "slash"}
            assert row(tokens, 0, 0, 80)
        assert bool(cost(t)) == bool(box.UPGRADABLE[t])


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_tiles_on_offer_bear_their_names_and_what_an_upgrade_takes(layout: str) -> None:
    """A newcomer could not match the list's names to tiles, nor read strips of 7 px."""
    for players in (2, 4, 6):
        m = Match("keyflower", players=players, seed=1)
        there = {p.id: p for p in m.view(m.acting()[0]).scene(layout).pieces}
        for piece in there.values():
            if piece.key == "piece-offer":
                name = there[piece.id.replace("tile-", "name-")]
                assert name.written and name.args["tile"] == piece.args["tile"], piece.id
                assert name.z > piece.z, "its neighbours covered the end of a long one"
    for t in range(box.TILES):
        if box.UPGRADABLE[t]:
            for font in (font for font in FONTS if font <= WHOLE):
                drawn = faces._strip(t, font)
                shown = [float(k) for k in re.findall(r"scale\(([\d.]+)\)", drawn)]
                assert min(shown, default=1) >= faces.LEGIBLE - 0.06, box.TILE_IDS[t]


@pytest.mark.parametrize("players", PLAYERS)
def test_things_stay_where_they_are(players: int) -> None:
    """The offer, the boats and everybody's ground lay elsewhere in every part of a season."""
    whole = korsi.load(FIXTURES / f"keyflower-{players}-0.korsi")
    always: set[Any] = set()
    of_season: dict[int, set[Any]] = {}
    lies: dict[tuple[int, int], set[Any]] = {}
    for n in range(0, len(whole), 5):
        s = ints(whole.at(n).state)
        if s.step == state.SELECT or s.step == state.OVER or s.step == state.FLIP:
            continue
        p = places_of(s, 0)
        always.add((p.plan.boats, p.plan.boat_size, p.offer_radius, p.plan.screen, p.plan.bar))
        if p.spreads and s.season == box.WINTER:  # the table is laid as at the end
            assert p.grounds[0].radius >= NAMEABLE
            continue
        others = tuple(p.panels[seat] for seat in p.others)
        of_season.setdefault(s.season, set()).add(others)
        for t, spot in p.offer.items():
            lies.setdefault((s.season, t), set()).add(spot)
        if p.spreads:  # over what the offer has left
            (x, y, w, h), usual = p.panels[0], p.plan.usual or {}
            left, _, wide, tall = usual[0]
            assert x + w in (pytest.approx(left + wide), pytest.approx(left - plans.GAP)), n
            assert h >= tall - 80, n
            for u, v in p.offer.values():
                assert not (x < u + 40 and u - 40 < x + w and y < v + 40 and v - 40 < y + h), n
        elif s.step == state.BOAT:  # own tiles stay where they lay
            assert p.grounds[0].radius > 0.7 * p.usual_ground(0, p.plan.largest[0]).radius
    assert len(always) == 1, always
    assert all(len(ways) == 1 for ways in of_season.values())
    assert all(len(spots) == 1 for spots in lies.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_on_a_phone_the_order_of_turns_stays_in_its_place(players: int) -> None:
    """It moved to the middle of the offer while tiles were placed."""
    whole = korsi.load(FIXTURES / f"keyflower-{players}-0.korsi")
    lies: dict[int, set[Any]] = {}
    for n in range(0, len(whole), 4):
        s = ints(whole.at(n).state)
        for t, spot in places_of(s, 0, "tall").offer.items():
            if t >= box.FIRST_TURN_ORDER and s.season != box.WINTER:
                lies.setdefault(t, set()).add(spot)
    assert lies and all(len(spots) == 1 for spots in lies.values())


@pytest.mark.parametrize("players", [5, 6])
def test_of_many_players_every_tile_bears_its_name_until_the_end(players: int) -> None:
    """In winter, and while tiles were placed, names were gone: two thirds of each ground lay
    empty."""
    whole = korsi.load(FIXTURES / f"keyflower-{players}-0.korsi")
    for n in range(0, len(whole), 8):
        s = ints(whole.at(n).state)
        if s.step not in (state.OVER, state.PLACE) or s.season == box.WINTER:
            place = places_of(s, 0)
            sizes = sorted(ground.radius for ground in place.grounds.values())
            last = s.step == state.PLACE  # one village may have grown more than it had room for
            assert sizes[last] >= NAMEABLE, (n, sizes)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_autumn_every_tile_of_every_village_still_bears_its_name(players: int) -> None:
    """A third of each ground lay empty while tiles lost their names for want of room."""
    whole = korsi.load(FIXTURES / f"keyflower-{players}-0.korsi")
    turns = [int(whole.at(n).state["season"]) for n in range(0, len(whole), 4)]
    place = places_of(ints(whole.at(4 * turns.index(2)).state), 0)
    assert min(ground.radius for ground in place.grounds.values()) >= plans.LETTERED
    assert place.offer_radius >= plans.LETTERED


@pytest.mark.parametrize("players", [2, 3])
def test_few_players_have_large_tiles_on_offer_beside_the_villages(players: int) -> None:
    """Above two villages that stood half empty, they shrank to 100 px from summer on."""
    whole = korsi.load(FIXTURES / f"keyflower-{players}-0.korsi")
    for n in range(0, len(whole), 6):
        s = ints(whole.at(n).state)
        p = places_of(s, 0)
        boxes = [b for b in (p.plan.offer_box, p.plan.boat_box, p.plan.screen) if b]
        boxes += [part for seat in range(players) for part in parts_of(p, seat)]
        for i, (x, y, w, h) in enumerate(boxes):
            for u, v, wide, tall in boxes[i + 1 :]:
                assert x + w < u or u + wide < x or y + h < v or v + tall < y, n
        if s.season in (1, 2) and len(p.offer) > 6:
            assert p.offer_radius > 84, n
            assert p.grounds[0].radius > 80, n
            assert min(p.grounds[k].radius for k in p.others) >= plans.LETTERED, n
            left, top, w, h = p.plan.boat_box or (0, 0, 0, 0)
            across, down = (size / 2 for size in p.plan.boat_size)
            for x, y in p.plan.boats:
                assert left <= x - across and x + across <= left + w
                assert top <= y - down and y + down <= top + h


def parts_of(p: Any, seat: int) -> list[Any]:
    """A ground as boxes that do not touch: two where a lower corner is not part of it."""
    left, top, w, _ = p.panels[seat]
    if seat != p.front or p.plan.notch is None:
        return [p.panels[seat]]
    x, y, wide, tall = p.plan.notch
    low = (left, w - wide) if x > left else (x + wide, w - wide)
    return [(left, top, w, y - top - 1), (low[0], y, low[1], tall)]


@pytest.mark.parametrize("players", PLAYERS)
def test_while_tiles_are_placed_the_own_village_takes_all_that_is_free(players: int) -> None:
    """Of what the offer had left it took one part, and beside its small tiles the place where it
    had lain was empty."""
    whole = korsi.load(FIXTURES / f"keyflower-{players}-0.korsi")
    seen = 0
    for n in range(0, len(whole), 4):
        s = ints(whole.at(n).state)
        if s.step != state.PLACE or s.season == box.WINTER or s.ready & 1:
            continue
        p = places_of(s, 0)
        if not p.spreads:
            continue
        seen += 1
        ground, usual = p.grounds[0], (p.plan.usual or {})[0]
        boxes = [b for b in (p.plan.offer_box, p.plan.boat_box) if b]
        boxes += [p.panels[seat] for seat in p.others]
        for x, y in (ground.at(*cell) for cell in p.cells(0)):
            a, b, tall = ground.radius, ground.radius * ROOT3 / 2, p.panels[0][1] + 34
            assert y - b >= tall - 0.2, n
            for u, v, w, h in boxes:
                assert x + a < u or u + w < x - a or y + b < v or v + h < y - b, n
        left, top, w, h = p.panels[0]
        assert left < usual[0] and left + w == pytest.approx(usual[0] + usual[2]), n
        assert top == usual[1] and top + h >= usual[1] + usual[3] - 0.1, n
        for _, _, wide, tall in parts_of(p, 0):
            _, _, across, down = p.extents[0]
            least = min((wide - 22) / across, (tall - 34 - 24) / down, p.plan.largest[0])
            assert ground.radius >= least - 0.5, n
    assert seen


def test_grounds_share_their_room_without_touching() -> None:
    room = (10.0, 300.0, 1380.0, 500.0)
    needs = ((5.0, 6.9), (3.5, 3.5), (2.0, 8.7), (8.0, 3.5), (2.0, 1.7), (6.5, 5.2))
    grounds = plans.grounds_in(needs, room, 1.2)
    covered = sum(w * h for _, _, w, h in grounds)
    assert 0.95 < covered / (room[2] * room[3]) <= 1
    for i, (x, y, w, h) in enumerate(grounds):
        assert x >= room[0] and x + w <= room[0] + room[2] + 0.01
        assert y >= room[1] and y + h <= room[1] + room[3] + 0.01
        for u, v, wide, tall in grounds[i + 1 :]:
            assert x + w < u or u + wide < x or y + h < v or v + tall < y
    assert grounds[0][:2] == room[:2], "the viewer's own comes first"


def test_bids_of_others_leave_the_name_of_a_tile_free() -> None:
    """At the slanting sides they covered its end."""
    for players in (3, 4, 5, 6):
        p = places_of(ints(Match("keyflower", players=players, seed=1).state), 0)
        k = p.offer_radius / R
        top = faces.NAME_Y * k - p.plan.letter / 2
        for t, (x, y) in p.offer.items():
            for seat in range(1, players):
                u, v = p.bid(t, seat)
                above, below = v + 12.5 * p.plan.bid_scale - y, v - 12.5 * p.plan.bid_scale - y
                assert above < top or below > (faces.NAME_Y + 8) * k, (players, seat)
                assert abs(u - x) < 78 * k + 24


def test_bids_stand_at_the_side_that_faces_their_owner() -> None:
    m = table(4, offer="miner stable")
    for seat, text in enumerate(("1 red", "2 red", "3 red", "4 red")):
        give(m, seat, text)
    for move in ("bid miner", "workers red 1", "bid miner", "workers red 2"):
        m.play(move)
    viewer = m.acting()[0]
    scene = m.view(viewer).scene()
    place = places_of(ints(m.state), viewer)
    x, y = place.offer[tile("miner")]
    for seat in (0, 1):
        piece = next(p for p in scene.pieces if p.id == f"bid-{tile('miner')}-{seat}")
        side = SIDES[4][(seat - viewer) % 4]
        dx, dy = beside(side, place.offer_radius)
        assert (piece.x, piece.y) == (x + dx, y + dy)
        assert piece.key == ("piece-bid-leads" if seat == 1 else "piece-bid-trails")


def target(m: Match, id: str) -> Any:
    return next(t for t in m.view(m.acting()[0]).scene().targets if t.id == id)


def test_a_bid_is_made_at_the_viewers_side_and_shows_what_it_takes() -> None:
    m = table(4, offer="miner stable")
    for seat in range(4):
        give(m, seat, "5 red 5 blue")
    drawn = [t.id for t in m.view(0).scene().targets]
    assert drawn.index(f"bid-on-{tile('miner')}") > drawn.index(f"on-tile-{tile('miner')}")
    free = target(m, f"bid-on-{tile('miner')}")
    assert (free.badge, free.badge_art) == ("1", "worker-any")
    m.play("bid miner").play("workers red 2")
    place = places_of(ints(m.state), 1)
    bid = target(m, f"bid-on-{tile('miner')}")
    assert (bid.badge, bid.badge_art) == ("3", "worker-red")  # F-4.9, F-4.6
    assert (bid.x, bid.y) == place.bid(tile("miner"), 1)
    whole, other = bid.choices
    assert ("preview-least-colour", {"count": 3, "colour": "red"}) in other.notes
    assert (whole.key, whole.args) == ("row-bid-with", {"number": 3, "colour": "red"})


def test_a_bid_once_more_counts_what_is_sent_and_offers_no_other_colour() -> None:
    """It offered another colour where none is allowed, and counted who stands there already."""
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red 5 blue")
    free = target(m, f"bid-on-{tile('miner')}").choices[-1]
    assert free.key == "row-bid-other"
    m.play("bid miner").play("workers red 1").play("bid miner").play("workers red 2")
    whole, other = target(m, f"bid-on-{tile('miner')}").choices
    assert (whole.args["number"], other.key) == (2, "row-bid-other-number")
    assert (whole.key, whole.args["total"]) == ("row-bid-add", 3)
    more = {"count": 2, "colour": "red", "total": 3}
    assert other.notes[0] == ("brief-bid-more", more), "and not as if nobody stood there"
    assert other.notes[1:] == (("preview-upgraded", {"does": (("game-points", {"count": 3}),)}),)
    (least, *_) = target(m, f"on-tile-{tile('miner')}").brief
    assert least[0].startswith("brief-use") or least[0] == "brief-bid-more"


@pytest.mark.clause("F-10.8", "F-10.10")
def test_another_colour_is_offered_where_a_boat_of_summer_allows_it() -> None:
    """A counter-bid may have another colour, a use then may not, nor who has bid there already."""
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red 5 blue")
    turn(m, 1)
    bid(m, "miner", "1 red"), turn(m, 0)

    def others() -> list[str]:
        there = (f"bid-on-{tile('miner')}", f"on-tile-{tile('miner')}")
        return [target(m, one).choices[-1].key for one in there]

    assert others() == ["row-bid-other-number", "row-use-other-number"]
    summer_boat(m, 0, "4b")  # it mixes the colours of a use: that has no quick way to name
    assert others()[0] == "row-bid-other-number"
    summer_boat(m, 0, "4a")
    assert others() == ["row-bid-other", "row-use-other-number"]
    bid(m, "miner", "2 blue"), turn(m, 0)
    assert others()[0] == "row-bid-other-number"


@pytest.mark.parametrize("players", PLAYERS)
def test_on_a_phone_a_bid_stands_at_its_own_tile(players: int) -> None:
    """Nearer to it than to any other, beside nobody else's, and the tile's name stays free."""
    m = Match("keyflower", players=players, seed=4)
    p = places_of(ints(m.state), 0, "tall")
    wide, tall = 52.4 * p.plan.bid_scale, 27.4 * p.plan.bid_scale  # as the bid's face is drawn
    half = min(x for x, _ in p.offer.values()) - 10
    bids = {(t, seat): p.bid(t, seat) for t in p.offer for seat in range(players)}
    for (t, seat), (x, y) in bids.items():
        at = p.offer[t]
        assert abs(x - at[0]) + wide / 2 < half - 2, "half a column, with some room"
        assert seat == 0 or y + tall / 2 < at[1] - 0.78 * p.offer_radius
        lone = p.bid(t, seat, [seat])  # rows of several stand on each other
        assert lone[0] == at[0]
        edge = at[1] + (-1 if seat else 1) * p.offer_radius * ROOT3 / 2
        assert abs(lone[1] - edge) < tall / 2 - 1, "it lies on the edge of its tile, well seen"
        for other, (u, v) in bids.items():
            assert other == (t, seat) or abs(x - u) > wide or abs(y - v) > tall, (t, seat, other)
            if other[0] != t and abs(x - u) < wide:
                assert abs(y - v) > 1.6 * tall, "mine hung over another's, of the next row"
    assert all(y - tall / 2 > 0 for _, y in bids.values())
    strip = m.view(0).scene("tall").sections[3]
    assert strip.hand and strip.height < 0.17 * strip.width, "shown as wide as the screen"


def test_a_tile_one_may_bid_on_and_use_asks_which_and_says_what_each_means() -> None:
    m = table(4, offer="miner stable")
    for seat in range(4):
        give(m, seat, "5 red 5 blue")
    use, bid = (target(m, f"{place}-{tile('miner')}") for place in ("on-tile", "bid-on"))
    assert use.also == (bid.id,) and not bid.also
    assert (use.key, use.notes) == ("target-tile", (("preview-either", {}),))
    assert use.choices[0].notes[-1] == ("preview-use-means", {}), "what it brings comes first"
    assert bid.choices[0].notes[0] == ("preview-bid-means", {})
    home = target(m, f"on-tile-{tile('home_1')}")  # nobody bids on it
    assert not home.also and home.key == "action-use"


@pytest.mark.clause("F-4.4", "F-4.9", "F-5.3")
@pytest.mark.parametrize("players", [2, 4])
def test_the_least_bid_and_the_least_use_are_one_step_each(players: int) -> None:
    offered: Counter[str] = Counter()
    for m in positions(players, 21 + players, every=3):
        if int(m.state["step"]) != state.TURN:
            continue
        seat = m.acting()[0]
        for t in m.view(seat).scene().targets:
            for choice in t.choices:
                if not choice.then:
                    continue
                trial = Trial(m.game, m.state, seat)
                assert trial.play([choice.action]) is not None
                legal = [a for a in trial.legal() if VERB[a] == TAKE_WORKERS]
                assert choice.then[0] in legal
                assert MOVES.json(choice.then[0])["number"] == min(
                    MOVES.json(a)["number"] for a in legal if A[a] == A[choice.then[0]]
                )
                offered[choice.key] += 1
    assert offered["row-bid-with"] > 20 and offered["row-use-with"] > 20


def test_the_obvious_colour_is_the_one_there_is_most_of_and_never_green_first() -> None:
    m = table(2, offer="miner stable")
    give(m, 0, "1 red 2 blue 5 green")
    sent = target(m, f"bid-on-{tile('miner')}").choices[0].args
    assert sent == {"number": 1, "colour": "blue"}


@pytest.mark.clause("F-4.6")
def test_the_first_workers_at_a_tile_say_that_they_set_its_colour() -> None:
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red")
    locks = ("preview-locks", {"colour": "red"})
    first = target(m, f"bid-on-{tile('miner')}").choices[0]
    assert locks in first.notes
    m.play("bid miner").play("workers red 1")
    assert locks not in target(m, f"bid-on-{tile('miner')}").choices[0].notes


def test_the_only_step_at_a_tile_names_it() -> None:
    """Its row in the list has no heading above it, and a hint's step is read alone."""
    m = table(2, offer="miner stable")
    give(m, 0, "1 red")
    m.play("bid turn-order-1").play("workers red 1")
    give(m, 1, "2 red")
    place, named = f"bid-on-{tile('turn_order_1')}", {"colour": "red", "tile": "turn_order_1"}
    (only,) = target(m, place).choices
    assert (only.key, only.args) == ("row-bid-on", {"number": 2, **named})
    m.play("bid turn-order-1").play("workers red 2").play("pass")
    give(m, 1, "1 red")
    (only,) = target(m, place).choices
    assert (only.key, only.args) == ("row-bid-add-on", {"number": 1, "total": 3, **named})


@pytest.mark.clause("F-8.5")
def test_passing_names_a_turn_order_tile_too() -> None:
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red")
    m.play("bid turn-order-1").play("workers red 1").play("pass")
    _, gets = target(m, "button-pass").notes
    order = (("target-tile", {"tile": "turn_order_1"}),)
    assert gets == ("preview-pass-gets", {"tiles": order, "count": 1})


@pytest.mark.clause("F-7.4")
def test_finishing_says_what_is_lost() -> None:
    m = table(2, offer="miner")
    give(m, 0, "5 red")
    build(m, 0, {"stable": (0, -1, 0)})
    put(m, "stable", "1 wood")
    m.play("use stable").play("workers red 1")
    (finish,) = target(m, "button-finish").choices
    ((key, args),) = finish.lost
    assert (key, args["kind"], args["moves"]) == ("preview-lost", "moves", 2)


@pytest.mark.clause("F-9.5")
def test_the_corner_of_the_tick_is_no_other_sign_s() -> None:
    """Whoever clicked where the tick had been took both tiles up again."""
    m, chance = Match("keyflower", players=2, seed=1), random.Random(1)
    seen: dict[str, set[float]] = {}
    counts: set[int] = set()
    for _ in range(2000):
        if m.over or (len(seen) == 2 and len(counts) > 1):
            break
        seat = m.acting()[-1]
        for one in m.view(seat).scene().targets:
            if one.id in ("button-settle", "button-rearrange"):
                seen.setdefault(one.id, set()).add(one.x)
            if one.id == "button-rearrange":
                counts.add(one.args["count"])
        m.play(chance.choice(m.legal_actions(seat)), seat)
    settle, again = seen["button-settle"], seen["button-rearrange"]
    assert len(settle) == len(again) == 1 and max(again) + 60 < min(settle)


@pytest.mark.clause("F-4.2", "F-8.3")
def test_passing_says_when_the_season_ends_and_what_one_gets_then() -> None:
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red")
    m.play("bid miner").play("workers red 1")
    means, gets = target(m, "button-pass").notes
    assert means == ("preview-pass", {"left": 1})  # who else would have to pass
    assert gets == ("preview-pass-gets", {"tiles": (), "count": 0})
    m.play("pass")
    miner = (("target-tile", {"tile": "miner"}),)
    means, gets = target(m, "button-pass").notes
    assert means == ("preview-pass-last", {})
    assert gets == ("preview-pass-gets", {"tiles": miner, "count": 1})
    # and the card of the season says it of everybody
    now = m.view(1).card("season-spring").now
    assert [args["tiles"] for key, args in now if key == "card-season-gets"] == [miner]


@pytest.mark.parametrize(("letter", "radius"), [(11.8, 44.3), (11.8, 62.0), (15.4, 57.8)])
def test_goods_lie_below_what_the_upgrade_costs(letter: float, radius: float) -> None:
    assert letter * R / radius <= WHOLE  # tiles that say it
    for name, lowest in (("miner", 0.89), ("home_1", 0.92)):  # a strip of one row, and of two
        end = faces.strip_end(tile(name), 0, letter * R / radius)
        at = (100.0, 100.0, radius)
        there = pieces._row(letter, tile(name), at, end, (2, 3, 4, 5), -1, None)
        assert len({p.y for p in there}) == 1
        top = (there[0].y - 100 - 10 * there[0].scale) * R / radius
        assert top >= 33 and top >= end - 0.01 and end > 29
        assert there[0].y + 10 * there[0].scale - 100 <= lowest * radius  # and on the tile


def test_goods_on_a_tile_do_not_look_like_what_its_upgrade_costs() -> None:
    """Dark on dark the two were one smear."""
    assert "k-strip" not in FACES[faces.counters(2, 3)] and "k-strip" in faces._strip(
        tile("miner"), 14.0
    )


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_tiles_in_the_bar_keep_off_its_frame(layout: str) -> None:
    m = table(2, offer="miner stable")
    give(m, 0, "5 red")
    m.play("bid miner")
    scene = m.view(0).scene(layout)
    bar, shown = (next(p for p in scene.pieces if p.id == id) for id in ("bar", "chain-tile"))
    half = 52 * shown.scale
    assert shown.y - half >= bar.y + 6


def test_workers_under_way_are_counted_in_words() -> None:
    m = table(3, offer="miner stable")
    give(m, 0, "5 red")
    give(m, 1, "5 red")
    m.play("bid miner")
    chain = next(p for p in m.view(0).scene().pieces if p.id == "chain")
    assert "<text" not in FACES[chain.face] and chain.written is not None
    said = words_of("en", m.game).say([])(chain.written.key, chain.args)
    assert said == "How many workers? \u20681\u2069 or more"


def test_my_hand_holds_mine_while_somebody_else_chooses() -> None:
    m = table(3, offer="miner stable")
    for seat in range(3):
        give(m, seat, "5 red 5 blue")
    before = m.view(1).scene("tall")
    m.play("bid miner")
    under_way = {"chain-tile", "chain"}
    for viewer, there in ((0, under_way), (1, set()), (-1, under_way)):
        scene = m.view(viewer).scene("tall")
        hands = [s.key for s in scene.sections if s.id in ("hand", "turn")]
        assert hands == ["section-hand" if viewer >= 0 else "section-turn"]
        assert {p.id for p in scene.pieces} & under_way == there
        assert "about" in {p.id for p in scene.pieces}  # the tile itself is marked for everybody
    hand = [next(s for s in one.sections if s.hand) for one in (before, m.view(1).scene("tall"))]
    assert hand[0] == hand[1]


def test_boats_have_their_names_on_the_board_and_the_headline_the_season() -> None:
    m = table(3, offer="miner stable")
    for layout in ("wide", "tall"):
        scene = m.view(0).scene(layout)
        boats = [p for p in scene.pieces if p.thing.startswith("boat-") and p.written]
        assert len(boats) == 3 and {p.written.key for p in boats} == {"target-boat"}
    assert phase(words_of("en", m.game), m.view(0).moment(), 0) == (
        "\u2068spring\u2069, season \u20681\u2069 of 4"
    )


def test_a_use_says_what_it_brings_and_where_that_lands() -> None:
    m = table(2, offer="miner workshop alehouse tavern carpenter")
    give(m, 0, "9 red 1 saw")
    home = places_of(ints(m.state), 0).where[tile("home_1")]
    use = target(m, f"on-tile-{tile('miner')}").choices[0]
    told = ("preview-gain-home", {"count": 2, "resource": "iron"})
    assert told in use.notes
    ghost, *_ = use.ghost
    assert ghost.x == home[0] and abs(ghost.y - home[1]) < home[2]
    notes = {
        name: dict(target(m, f"on-tile-{tile(name)}").choices[0].notes)
        for name in ("workshop", "alehouse", "tavern", "carpenter", "home_2")
    }
    assert notes["workshop"]["preview-gain-choice-home"] == {"count": 3}
    assert notes["alehouse"]["preview-draw-workers"] == {"count": 1}
    assert "preview-pay-any-worker" in notes["tavern"]
    assert notes["carpenter"]["preview-pay-skill"] == {"skill": "saw"}
    assert "preview-nothing" in notes["home_2"]  # nothing lies in the village yet
    with laid_out(m, missing="all iron but one") as s:
        s["supply"][2] = 1
    use = target(m, f"on-tile-{tile('miner')}").choices[0]
    assert dict(use.notes)["preview-gain-home"]["count"] == 1  # F-6.2


def test_the_prompt_names_tile_number_and_season() -> None:
    m = table(2, offer="miner")
    give(m, 0, "3 red")
    give(m, 1, "5 red")
    assert m.view(0).json()["prompt"] == {"step": "turn", "season": "spring", "outbid": 0}
    m.play("bid miner").play("workers red 2").play("bid miner")
    prompt = m.view(1).json()["prompt"]
    assert prompt == {
        "step": "workers", "season": "spring", "tile": "miner", "kind": "bid-of", "least": 3,
        "count": 0, "colour": "red",  # F-4.6: no other may come any more
    }  # fmt: skip


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_prompt_and_board_ask_for_the_same_number_of_workers(layout: str) -> None:
    """The prompt said 2 or more, the board exactly 2, and a row that one of the two brings iron."""
    m = table(2, offer="miner stable")
    give(m, 0, "2 red")
    give(m, 1, "5 red")
    m.play("bid stable").play("workers red 1").play("bid stable").play("workers red 2")
    with laid_out(m) as s:
        s["colour"][tile("miner")], s["last_use"][tile("miner")] = box.WORKERS.index("red"), 1
    m.play("use miner")
    for kind, count in (("exactly-of", 0), ("more-exactly", 1)):
        chain = next(one for one in m.view(0).scene(layout).pieces if one.id == "chain")
        prompt = m.view(0).json()["prompt"]
        asked = {"tile": prompt["tile"], "count": count, "least": 2}
        assert (prompt["kind"], chain.key) == (kind, "piece-chain-use-exactly")
        assert chain.args == asked and asked.items() <= prompt.items()
        rows = {
            MOVES.write(choice.action): [key for key, _ in choice.notes]
            for target in m.view(0).scene(layout).targets
            for choice in target.choices
        }
        row, says = (
            ("workers red 1", "preview-gain-home") if count else ("group stable", "preview-short")
        )
        assert says in rows[row] and len(rows[row]) == 1 + count
        m.play(row)


def test_another_number_is_offered_where_there_is_one() -> None:
    """With two yellow workers where two were asked for, it led to the same question."""
    m = table(2, offer="miner")
    with laid_out(m) as s:
        s["colour"][tile("miner")], s["last_use"][tile("miner")] = box.WORKERS.index("yellow"), 1
    for have, rows in (("2 yellow 3 red", 1), ("1 yellow", 2)):
        give(m, 0, have)
        uses = next(t for t in m.view(0).scene().targets if t.id == f"on-tile-{tile('miner')}")
        assert len(uses.choices) == rows


def test_numbers_of_the_only_colour_lie_open() -> None:
    """The colour was to be clicked first, though there was no other."""
    for have, groups in (("3 yellow", {""}), ("3 yellow 2 red", {"on-worker-yellow"})):
        m = table(2, offer="miner")
        give(m, 0, have)
        m.play("bid miner")
        shown = m.view(0).scene().targets
        assert {t.group for t in shown if t.id.startswith("workers-yellow")} == groups
        assert ("on-worker-yellow" in {t.id for t in shown}) == (groups != {""})


def test_of_a_tile_worth_nothing_yet_its_upgrade_is_told() -> None:
    """A row said "nothing": it is worth nothing until it is upgraded."""
    m = table(2, offer="goldsmith", season="autumn")
    give(m, 0, "2 red")
    bids = next(t for t in m.view(0).scene().targets if t.id == f"bid-on-{tile('goldsmith')}")
    keys = [key for key, _ in bids.brief]
    assert keys[1:] == ["game-points", "preview-upgraded"]


def test_a_ghost_lies_where_the_tile_will_lie() -> None:
    tried = 0
    for match in positions(3, 5):
        if int(match.state["step"]) != state.PLACE:
            continue
        seat = match.acting()[-1]
        for target in seen(match).targets:
            for choice in target.choices:
                if choice.key != "action-turn":
                    continue
                _, ghost = choice.ghost
                first = A[target.choices[0].action]  # so it lies until it is turned
                assert choice.args["steps"] == (A[choice.action] - first) % 6
                there = match.at(len(match)).play(choice.action, seat)
                if int(there.state["step"]) != state.PLACE:
                    continue
                lies = there.view(seat).scene().by_id[ghost.id.removeprefix("ghost-")]
                assert (lies.face, lies.x, lies.y) == (ghost.face, ghost.x, ghost.y)
                tried += 1
        if tried > 10:
            return
    assert tried


def test_workers_behind_the_screen_are_shown_to_their_owner_only() -> None:
    for match in positions(3, 6, every=30):
        mine = {p.id: p for p in match.view(0).scene().pieces}
        for colour, name in enumerate(box.WORKERS):
            if not match.over and int(match.state["step"]) != state.WORKERS_STEP:
                count = mine[f"worker-{name}"].args["count"]
                assert count == int(match.state["screen"][0][colour])
        assert "worker-red" not in {p.id for p in match.view(-1).scene().pieces}


def test_the_last_use_and_the_winter_worth_are_told() -> None:
    m = table(2, offer="keythedral", season="winter")
    piece = next(p for p in m.view(0).scene().pieces if p.id.startswith("worth-"))
    assert piece.args == {"tile": "keythedral", "points": 12}


def test_at_the_end_the_villages_fill_the_table_and_the_winner_comes_first() -> None:
    *_, match = positions(4, 3, every=400)
    assert match.over
    scene = match.view(0).scene()
    ranks = sorted((p for p in scene.pieces if p.id.startswith("rank-")), key=lambda p: p.x)
    places = [match.ranking()[p.owner] for p in ranks]
    assert places == sorted(places) and places[0] == 1
    top = next(p for p in scene.pieces if p.id == "seat-0").y
    assert top < 60 and scene.ground == ""


def test_the_terminal_tells_the_same_without_colour() -> None:
    for match in positions(4, 8, every=40):
        s = match.state
        plain = match.game.terminal(s, 0, colour=False)
        assert "\x1b" not in plain and "\x1b[" in match.game.terminal(s, 0)
        for t in range(box.TILES):
            if int(s["place"][t]) in (state.OFFERED, state.VILLAGE):
                assert box.TILE_NAMES[t] in plain
        said = match.game.terminal(s, 0, say=lambda key, args: f"<{key}>")
        assert said.count("<piece-seat>") == 4


def test_each_season_s_sign_can_be_pointed_at():
    """The sign of the season it is lay over the others: pointing at winter explained spring."""
    drawn = FACES[faces.season(1)]
    assert drawn.count('opacity="0.35" pointer-events="none"') == 3


def test_on_a_phone_a_village_and_what_is_placed_in_it_are_seen_together() -> None:
    """Which way a tile is turned can only be chosen by who sees where it comes to lie."""
    verbs = set()
    for match in positions(3, 5):
        if int(match.state["step"]) != state.PLACE:
            continue
        scene = match.view(match.acting()[-1]).scene("tall")
        section = next(s for s in scene.sections if s.id == "mine")
        for target in scene.targets:
            assert section.y < target.y < section.y + section.height, target.id
            verbs |= {choice.key for choice in target.choices}
        if {"action-place", "action-beside", "action-turn", "action-settle"} <= verbs:
            return
    raise AssertionError(verbs)


def late(players: int) -> Iterator[Match]:
    """Positions of a kept game, from the middle on."""
    whole = korsi.load(FIXTURES / f"keyflower-{players}-0.korsi")
    for n in range(len(whole) // 2, len(whole), 29):
        yield whole.at(n)


@pytest.mark.parametrize("players", PLAYERS)
def test_no_village_is_drawn_larger_than_the_reader_s_own(players: int) -> None:
    """With three tiles in a column the own Home was the smallest of all. While tiles are placed the
    others' stay as they are, whatever the own one grows to."""
    for match in (m for part in (positions(players, 4, every=60), late(players)) for m in part):
        if ints(match.view(-1).record).step == state.PLACE:
            continue
        for seat in range(players):
            grounds = places_of(ints(match.view(seat).record), seat).grounds
            assert max(ground.radius for ground in grounds.values()) == grounds[seat].radius


def to_hexagon(x: float, y: float, radius: float) -> float:
    """How far a point is from a flat-topped hexagon; inside it, less than nothing."""
    x, y = abs(x), abs(y)
    slanting = (x * 3**0.5 + y) / 2 - radius * 3**0.5 / 2
    return max(y - radius * 3**0.5 / 2, slanting)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_bid_lies_on_the_edge_of_its_own_tile_and_far_from_the_next(players: int) -> None:
    """In the gap between two tiles nobody could tell whose bids stood there."""
    for match in late(players):
        for seat in range(players):
            p = places_of(ints(match.view(seat).record), seat)
            half = 25 * p.plan.bid_scale
            bids = {(t, k): p.bid(t, k) for t in p.offer for k in range(players)}
            for (t, k), (x, y) in bids.items():
                inner = x - p.offer[t][0], y - p.offer[t][1]
                end = max(0.0, abs(inner[0]) - half), inner[1]
                away = {
                    other: to_hexagon(x - at[0], y - at[1], p.offer_radius)
                    for other, at in p.offer.items()
                }
                rise = 12.5 * p.plan.bid_scale
                assert to_hexagon(end[0], abs(end[1]) - rise, p.offer_radius) < 0, "it touches it"
                nearest = min((d for other, d in away.items() if other != t), default=99)
                assert nearest > away[t] + 8, (match, t, k, away[t], nearest)
                for (o, _), (u, v) in bids.items():
                    apart = abs(x - u) - 2 * half if abs(y - v) < 2 * 12.5 else 99
                    assert o == t or apart > 8, "side by side they are told apart"


@pytest.mark.parametrize("font", [font for font in FONTS if font <= NAMED])
def test_workers_on_a_tile_leave_its_name_free(font: float) -> None:
    """They stand at its left corner; where letters are large, below the name."""
    (across, down), size = faces.users_at(font), max(14.0, font)
    last = faces.name_at_tile(font)
    top, right = down - 0.6 * size, across + (size * 1.24 + 8) / 2
    assert top >= last + font / 2 or right <= -faces.NAME_WIDE[0] / 2, "beside it, or below"
    assert to_hexagon(across, down, R) < 4, "at the tile's own edge"
    first = last - font * 0.95  # of two lines
    assert first - font / 2 >= -R * 3**0.5 / 2 - 2, "and the name stays on the tile"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_tile_that_lies_open_bears_its_name(players: int) -> None:
    """In late games of six no tile of the others' villages did."""
    for match in late(players):
        if int(match.state["step"]) in (state.BOAT, state.PLACE):
            continue  # between seasons a village makes room for what was won
        for seat in (-1, *range(players)):
            there = {p.id for p in match.view(seat).scene().pieces if p.written}
            lie = (state.OFFERED, state.VILLAGE)  # what waits to be placed lies small beside it
            lies = [t for t in range(box.FIRST_BOAT) if match.state["place"][t] in lie]
            bare = {t for t in lies if f"name-{t}" not in there}
            assert lies and not bare, (match, seat, bare)


def test_a_village_bears_the_name_of_its_owner_where_there_is_room() -> None:
    """Its sign alone did not say whose it is."""
    m = Match("keyflower", players=3, seed=1)
    heads = {p.id: p for p in m.view(0).scene().pieces if p.id.startswith("owner-")}
    assert all(p.written and p.written.key == "written-owner" for p in heads.values())
    assert sorted(heads) == ["owner-0", "owner-1", "owner-2"]
    panels = places_of(ints(m.state), 0).panels
    for seat, (left, _, w, _) in panels.items():
        name = heads[f"owner-{seat}"]
        assert left + 150 < name.x - name.written.width / 2  # behind what is counted there
        assert name.x + name.written.width / 2 <= left + w - 40  # before the purple marker


def test_nothing_moves_while_a_tile_is_placed() -> None:
    """The own village shrank when its last tile lay, and with each tile the others' did."""
    m = table(2)
    build(m, 0, {"miner": (0, -1, 0)})
    build(m, 1, {"stable": (0, -1, 0)})
    s = m.state
    s["step"], s["ready"] = state.PLACE, 0
    s["place"][tile("keywood")], s["owner"][tile("keywood")] = state.IN_HAND, 0
    s["placing"][:], s["cell_of"][:], s["fresh"][:] = -1, -1, 0
    before = places_of(ints(m.state), 0).grounds
    s["place"][tile("keywood")], s["fresh"][tile("keywood")] = state.VILLAGE, 1
    s["q"][tile("keywood")], s["r"][tile("keywood")] = 0, -2
    after = places_of(ints(m.state), 0).grounds
    assert before == after


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_leading_bid_is_larger_and_golden_and_the_others_are_pale(
    layout: str, players: int
) -> None:
    """Of two bids on a tile nobody saw at a glance who leads."""
    m = table(players, offer="miner")
    for seat in range(players):
        give(m, seat, "9 red")
    bid(m, "miner", "1 red"), bid(m, "miner", "2 red")
    there = {p.owner: p for p in m.view(0).scene(layout).pieces if p.id.startswith("bid-")}
    assert there[1].scale > 1.15 * there[0].scale
    drawn = [FACES[there[seat].face] for seat in (0, 1)]
    assert 'fill="var(--k-gold)"' in drawn[1] and 'fill="var(--k-gold)"' not in drawn[0]
    assert "opacity" in drawn[0] and "opacity" not in drawn[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_small_villages_are_drawn_large_and_the_offer_says_all_of_its_tiles(players: int) -> None:
    p = places_of(ints(Match("keyflower", players=players, seed=1).state), 0)
    assert p.offer_radius > (84 if players < 4 else plans.LETTERED)
    assert min(p.grounds[seat].radius for seat in range(players)) > 90


def test_who_chooses_workers_on_a_phone_does_it_below_the_tile() -> None:
    """On a section of its own the tile and what others bid on it had vanished."""
    m = table(2, offer="miner stable")
    give(m, 0, "5 red 2 blue")
    give(m, 1, "2 blue")
    pinned = {s.id: s for s in m.view(0).scene("tall").sections if s.hand}
    assert list(pinned) == ["strip"]
    for move in ("bid miner", "use stable"):
        m.play(move)
        scene = m.view(0).scene("tall")
        (hand,) = [s for s in scene.sections if s.hand]
        assert hand.id == "hand", "the whole section, and no other one"
        for t in scene.targets:
            assert hand.y <= t.y - t.height / 2 and t.y + t.height / 2 <= hand.y + hand.height
        m.play("workers red 1")
        others = [s.id for s in m.view(0).scene("tall").sections if s.hand]
        assert others == ["strip"]
        turn(m, 0)


def test_a_number_of_resources_keeps_off_their_symbol() -> None:
    for r, _ in enumerate(box.RESOURCES):
        for n in (2, 12):
            drawn = FACES[faces.counters(r, n)]
            at, size = (float(re.search(f'{key}="([-.0-9]+)"', drawn[drawn.index("<text"):])[1])
                        for key in ("x", "font-size"))  # fmt: skip
            scale = float(re.search(r"scale\(([.\d]+)\)", drawn)[1])
            x = float(re.search(r"translate\(([-.\d]+)", drawn)[1])
            assert at - 0.28 * size * len(str(n)) >= x + 12.5 * scale - 0.5
            assert at + 0.28 * size * len(str(n)) <= faces.counter_wide(n) - 12


def test_won_tiles_beside_a_village_can_be_read_where_there_is_room() -> None:
    """In the corner of a large ground they were 32 px and nameless."""
    whole = korsi.load(FIXTURES / "keyflower-2-0.korsi")
    seen = 0
    for n in range(len(whole)):
        s = ints(whole.at(n).state)
        if s.step == state.BOAT and s.season == 0:
            p = places_of(s, 0)
            for seat in range(2):
                for t, (_, _, radius) in p.shelf(seat).items():
                    assert 0 < p.font(radius) <= NAMED and p.shelf(seat)[t], (n, radius)
                    seen += 1
                assert p.grounds[seat].radius > 60
    assert seen
