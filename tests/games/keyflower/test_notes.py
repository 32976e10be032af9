"""What a choice says of itself: what it costs, brings and means, so that nobody has to guess."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from korsi import Match
from korsi.core.record import load
from korsi.core.scene import Target
from korsi.games.keyflower import state
from korsi.games.keyflower.explain.lacking import lacking
from korsi.games.keyflower.scene import faces
from korsi.games.keyflower.scene.plans import LETTERED, places_of
from korsi.table.things import telling

from .conftest import bid, build, give, put, table, tile

FIXTURES = Path(__file__).parents[2] / "fixtures"


def target(m: Any, id: str, seat: int | None = None) -> Target:
    seen = m.view(m.acting()[0] if seat is None else seat).scene()
    return next(t for t in seen.targets if t.id == id)


def keys(notes: Any) -> list[str]:
    return [key for key, _ in notes]


@pytest.mark.clause("F-8.3", "F-8.4")
def test_a_use_says_who_gets_its_workers() -> None:
    m = table(2, offer="miner stable")
    give(m, 0, "5 red")
    build(m, 1, {"keywood": (0, -1, 0)})
    first = target(m, f"on-tile-{tile('keywood')}").choices[0]
    assert first.notes[-2][0] == "preview-workers-go" and first.notes[-2][1]["seat"].id == 1
    own = target(m, f"on-tile-{tile('home_1')}").choices[0]
    assert [a["seat"].id for k, a in own.notes if k == "preview-workers-go"] == [0]
    offered = target(m, f"on-tile-{tile('miner')}").choices[0]
    assert keys(offered.notes)[0] == "preview-use-means", "whoever wins it"


@pytest.mark.clause("F-5.9")
def test_what_brings_nothing_does_not_work_for_anybody() -> None:
    m = table(2, offer="stable")
    give(m, 0, "5 red")
    notes = target(m, f"on-tile-{tile('stable')}").choices[0].notes
    assert ("preview-nothing", {"kind": "haul"}) in notes
    assert "preview-use-means" not in keys(notes)
    put(m, "home_1", "1 wood 1 stone")  # which pay for its upgrade
    assert "preview-use-means" in keys(target(m, f"on-tile-{tile('stable')}").choices[0].notes)


@pytest.mark.clause("F-8.6", "F-8.7", "F-8.10")
def test_a_bid_says_what_it_wins() -> None:
    for season, marker in (("spring", "next"), ("winter", "winter")):
        m = table(2, offer="miner" if season == "spring" else "jeweller", season=season)
        give(m, 0, "5 red")
        notes = target(m, f"bid-on-{tile('turn_order_1')}").choices[0].notes
        assert ("preview-order", {"number": 1, "marker": marker}) in notes
        assert ("preview-bid-means" in keys(notes)) == (season == "winter"), "else it is not kept"
        name = "miner" if season == "spring" else "jeweller"
        told = keys(target(m, f"bid-on-{tile(name)}").choices[0].notes)
        assert {"preview-bid-means", "preview-tile-does"} <= set(told)


@pytest.mark.clause("F-4.4")
def test_outbid_workers_are_spoken_of_where_they_may_go() -> None:
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red")
    assert m.view(0).moment()["prompt"]["outbid"] == 0
    bid(m, "miner", "2 red")
    bid(m, "miner", "3 red")
    assert m.view(0).moment()["prompt"]["outbid"] == 2
    assert m.view(1).moment()["prompt"]["outbid"] == 0, "it is not their turn"
    other = target(m, f"bid-on-{tile('stable')}").choices[-1]
    assert (other.key, other.args) == ("row-bid-other", {"outbid": 1})
    there = target(m, f"bid-on-{tile('miner')}").choices[-1]
    assert there.args == {"outbid": 0}, "those who stand there count anyway"
    m.play("bid stable")
    brings = target(m, f"on-bid-{tile('miner')}").choices[0]
    assert brings.key == "row-group"
    assert brings.args["group"] == (("breakdown-items", {"item": "red", "number": 2}),)


@pytest.mark.clause("F-3.6")
def test_a_winter_tile_that_is_kept_out_scores_for_nobody() -> None:
    for key, brings in (("action-offer", ["preview-offer", "preview-points"]),
                        ("action-keep", ["preview-keep"])):  # fmt: skip
        m = select()
        choices = [c for t in m.view(m.acting()[0]).scene().targets for c in t.choices]
        assert {tuple(keys(c.notes)) for c in choices if c.key == key} == {tuple(brings)}


def select() -> Any:
    """The beginning of winter, when winter tiles are chosen."""
    m, chance = Match("keyflower", 2, 1), random.Random(1)
    while int(m.state["step"]) != state.SELECT:
        seat = chance.choice(m.acting())
        m.play(chance.choice(m.legal_actions(seat)), seat)
    return m


@pytest.mark.clause("F-5.4")
def test_a_full_tile_on_offer_is_said_to_be_full_once() -> None:
    m = table(2, offer="miner stable")
    give(m, 0, "1 blue")
    give(m, 1, "9 red")
    m.play("pass").play("use miner").play("workers red 4")
    view = m.view(0)
    about = view.game.actions_about("tile-miner", 0)
    note = lacking(view.ints, 0, *(telling(view, about, view.actions()) or (0, 0)))
    assert note is not None and note[0] == "lacks-bid-colour", "what else one could want of it"
    assert keys(view.card("tile-miner").now).count("lacks-room") == 1


def test_one_s_own_village_bears_names_where_it_can() -> None:
    """In winter the offer was large and one's own tiles too small to bear a name."""
    match = load(FIXTURES / "keyflower-4-0.korsi").at(400)
    assert places_of(match.view(0).ints, 0).grounds[0].radius >= LETTERED


@pytest.mark.clause("F-4.4", "F-7.8")
def test_what_waits_for_a_yes_is_seen_at_the_tile_and_behind_the_screen() -> None:
    """The count of workers did not change, and a bid was hardly seen."""
    m = table(2, offer="miner stable")
    give(m, 0, "5 red")
    bids, uses = (target(m, f"{at}-{tile('miner')}").choices[0] for at in ("bid-on", "on-tile"))
    t = tile("miner")
    assert [g.id for g in bids.ghost] == [f"ghost-bid-{t}-0", f"ghost-ring-{t}", "ghost-worker-red"]
    assert {f"ghost-users-{t}", f"ghost-ring-{t}", "ghost-worker-red"} <= {g.id for g in uses.ghost}
    seen = {p.id: p for p in m.view(0).scene().pieces}
    left = next(g for g in bids.ghost if g.id == "ghost-worker-red")
    assert (left.x, left.y) == (seen["worker-red"].x, seen["worker-red"].y), "in its place"
    assert left.face == faces.stack("worker-red", 4, 1.25, 10)
    m.play("bid miner")
    sent = target(m, "workers-red-2").choices[0].ghost
    assert faces.bid(0, "worker-red", 2, True, False, False) in [g.face for g in sent]


@pytest.mark.clause("F-9.5")
def test_when_all_tiles_lie_to_settle_comes_first() -> None:
    m, chance = Match("keyflower", 2, 3), random.Random(3)
    while True:
        seat = chance.choice(m.acting())
        scene = m.view(seat).scene()
        verbs = {c.key for t in scene.targets for c in t.choices}
        assert bool(scene.offer) == ("action-settle" in verbs)
        if {"action-settle", "action-rearrange"} <= verbs:
            break
        m.play(chance.choice(m.legal_actions(seat)), seat)
    assert scene.offer.key == "action-settle" and not scene.offer.aside
