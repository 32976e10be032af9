"""What a choice says of itself: what it costs, brings and means, so that nobody has to guess."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from korsi import Match
from korsi.core.position import laid_out
from korsi.core.record import load
from korsi.core.scene import Target
from korsi.games.keyflower import box, state
from korsi.games.keyflower.explain.lacking import lacking
from korsi.games.keyflower.scene import faces
from korsi.games.keyflower.scene.plans import LETTERED, places_of
from korsi.language import Words
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
    assert keys(offered.notes)[-1] == "preview-use-means", "what it brings comes first"


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
        assert "preview-bid-means" in told
        assert ("preview-tile-scores" in told) == (season == "winter"), "else its use says it"


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
    for key, brings in (("action-offer", ["preview-offer", "preview-points-won"]),
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
    """A bid was hardly seen; and a smaller number of workers was taken for a bid that is made."""
    m = table(2, offer="miner stable")
    give(m, 0, "5 red")
    bids, uses = (target(m, f"{at}-{tile('miner')}").choices[0] for at in ("bid-on", "on-tile"))
    t = tile("miner")
    assert [g.id for g in bids.ghost] == [f"ghost-bid-{t}-0", f"ghost-ring-{t}", "ghost-worker-red"]
    # the tile itself is what was chosen, and framed as that
    assert {f"ghost-users-{t}", "ghost-worker-red"} <= {g.id for g in uses.ghost}
    seen = {p.id: p for p in m.view(0).scene().pieces}
    left = next(g for g in bids.ghost if g.id == "ghost-worker-red")
    assert (left.x, left.y) == (seen["worker-red"].x, seen["worker-red"].y), "in its place"
    assert left.face == faces.leaving("worker-red", 5, 1.25, 8, 1), "five are there, one would go"
    m.play("bid miner")
    sent = target(m, "workers-red-2").choices[0].ghost
    assert faces.bid(0, "worker-red", 2, True, False, 1) in [g.face for g in sent]


@pytest.mark.clause("F-9.5")
def test_when_all_tiles_lie_to_settle_comes_first() -> None:
    m, chance = Match("keyflower", 2, 3), random.Random(3)
    while True:
        seat = chance.choice(m.acting())
        scene = m.view(seat).scene()
        verbs = {c.key for t in scene.targets for c in t.choices}
        assert bool(scene.offer) == ("action-settle" in verbs)
        if {"action-settle", "row-rearrange"} <= verbs:
            break
        m.play(chance.choice(m.legal_actions(seat)), seat)
    assert scene.offer.key == "action-settle" and not scene.offer.aside


def test_a_tile_says_in_a_few_words_what_is_done_there() -> None:
    """A list of names alone told a newcomer nothing."""
    m = table(2, offer="woodcutter timber_yard")
    give(m, 0, "2 red")
    give(m, 1, "5 red")
    say = Words("en", "keyflower", isolate=False).say(["Ann", "Bob"])

    def brief(id: str) -> list[str]:
        return [say(*note) for note in target(m, id).brief]

    assert brief(f"bid-on-{tile('woodcutter')}") == ["bid 1 or more"]
    assert brief(f"on-tile-{tile('woodcutter')}") == ["use it with 1 worker for 2 wood"]
    assert brief(f"bid-on-{tile('timber_yard')}")[1].startswith("each wood that lies on it")
    assert brief(f"on-tile-{tile('home_1')}") == ["a use would bring nothing now"]
    m.play("bid woodcutter").play("workers red 1")
    assert brief(f"bid-on-{tile('woodcutter')}") == ["bid 2 red or more"]
    assert brief(f"on-tile-{tile('woodcutter')}") == ["use it with 1 red for 2 wood"]


def briefs(m: Any, id: str) -> list[str]:
    say = Words("en", "keyflower", isolate=False).say(["Ann", "Bob"])
    return [say(*note) for note in target(m, id).brief]


@pytest.mark.clause("F-10.3", "F-8.6", "F-8.10", "F-11.9")
def test_a_boat_and_a_turn_order_tile_say_what_they_bring_now() -> None:
    """A boat brought "nothing"; a turn order tile points, which it brings in winter alone."""
    m = table(2, offer="summer_boat_1 turn_order_1", season="summer")
    give(m, 0, "2 red")
    with laid_out(m) as s:
        s["side"][tile("summer_boat_1")] = 1
    brings = "whenever you take a boat, you also take a green worker"
    boat = f"bid-on-{tile('summer_boat_1')}"
    assert briefs(m, boat) == ["bid 1 or more", brings]
    assert "preview-tile-does" in keys(target(m, boat).choices[0].notes)
    order = f"bid-on-{tile('turn_order_1')}"
    begins = "boat choice number 1, and you begin the next season"
    assert briefs(m, order) == ["bid 1 or more", begins]
    m = table(2, offer="turn_order_1", season="winter")
    give(m, 0, "2 red")
    assert briefs(m, order)[1:] == ["boat choice number 1", "1 point for every tile beside it"]


def test_other_villages_come_last_with_their_owners_and_one_s_own_first() -> None:
    m = table(2, offer="miner", season="winter")
    give(m, 0, "5 red")
    build(m, 0, {"alehouse": (0, -1, 0)})
    build(m, 1, {"keywood": (0, -1, 0), "stable": (0, 1, 0)})
    assert briefs(m, f"on-tile-{tile('keywood')}")[1:] == ["Village of Bob"]
    seen = m.view(0).scene("tall")
    where = {tile: i for i, tile in enumerate(p.id for p in seen.pieces)}
    names = ("alehouse", "miner", "home_1", "keywood")  # nothing lies there to be carried
    places = [where[f"tile-{tile(name)}"] for name in names]
    assert places == sorted(places)
    assert [s.id for s in seen.sections if s.first] == ["offer"]


@pytest.mark.clause("F-5.3")
def test_a_use_whose_workers_are_chosen_says_what_it_brings() -> None:
    m = table(2, offer="miner stable")
    give(m, 0, "5 red")
    m.play("use miner")
    notes = target(m, "workers-red-2").choices[0].notes
    assert "preview-gain-home" in keys(notes)


@pytest.mark.clause("F-4.9", "F-5.4")
def test_a_tile_that_can_only_be_used_or_only_be_bid_on_says_why() -> None:
    m = table(2, offer="woodcutter miner")
    give(m, 0, "4 red")
    give(m, 1, "2 red 3 blue")
    bid(m, "woodcutter", "3 red")
    used = target(m, f"on-tile-{tile('woodcutter')}")
    few = ("lacks-bid-colour", {"count": 4, "have": 2, "colour": "red"})
    assert few in used.notes and few in used.choices[-1].notes
    with laid_out(m, missing="workers on a tile") as s:
        s["on_tile"][tile("miner")] = [6, 0, 0, 0]
        s["colour"][tile("miner")], s["last_use"][tile("miner")] = 0, 3
    alone = target(m, f"bid-on-{tile('miner')}")
    assert "lacks-room" in keys(alone.notes)


def test_a_table_whose_rules_are_not_compiled_yet_says_the_same() -> None:
    """Why one cannot bid once broke it."""
    m, chance = Match("keyflower", players=2, seed=3), random.Random(3)
    twin, why = Match(m.game.interpreted, 2, 3), 0
    while why < 4:
        seat = m.acting()[0]
        action = chance.choice(m.legal_actions(seat))
        m.play(action, seat), twin.play(action, seat)
        seen, again = (one.view(one.acting()[0]).scene() for one in (m, twin))
        assert [(t.id, t.notes, t.brief) for t in seen.targets] == [
            (t.id, t.notes, t.brief) for t in again.targets
        ]
        why += sum(key.startswith("lacks-") for t in seen.targets for key, _ in t.notes)


@pytest.mark.clause("F-7.2")
def test_a_tile_being_turned_says_what_its_roads_join() -> None:
    m, chance = Match("keyflower", players=2, seed=1), random.Random(1)
    seen: set[bool] = set()
    while len(seen) < 2 and not m.over:
        seat = m.acting()[-1]
        for t in m.view(seat).scene().targets:
            for choice in t.choices:
                if choice.key == "action-turn":
                    if not choice.notes:  # a tile resources need not reach
                        continue
                    ((key, args),) = choice.notes
                    assert key == "preview-joins" and args["count"] == len(args["tiles"])
                    seen.add(bool(args["count"]))
        m.play(chance.choice(m.legal_actions(seat)), seat)
    assert True in seen


@pytest.mark.clause("F-9.1")
def test_a_tile_that_is_laid_says_that_it_is_clicked_to_turn_it() -> None:
    """Whoever clicked it was told to choose first where it goes, as had been done."""
    m, chance = Match("keyflower", players=2, seed=1), random.Random(1)
    while int(m.state["cell_of"][seat := m.acting()[-1]]) < 0:
        m.play(chance.choice(m.legal_actions(seat)), seat)
    thing = f"tile-{box.TILE_IDS[m.state['placing'][seat]]}"
    view = m.view(seat)
    found = telling(view, m.game.actions_about(thing, seat), view.actions())
    assert found and lacking(view.ints, seat, *found) == ("lacks-turn", {}, "F-9.1")


@pytest.mark.clause("F-9.1")
def test_a_tile_that_is_laid_asks_how_it_is_turned() -> None:
    m, chance = Match("keyflower", players=2, seed=1), random.Random(1)
    while True:
        seat = m.acting()[-1]
        ways = [a for a in m.legal_actions(seat) if m.game.moves.verb_name(a) == "turn"]
        there = {t.id: t for t in m.view(seat).scene().targets}
        laid = [t for id, t in there.items() if id.startswith("laid-")]
        if len(ways) > 1:
            assert [*laid[0].actions] == ways and laid[0].turns
            assert not laid[0].opens and laid[0].lights == (f"tile-{m.state['placing'][seat]}",)
            return
        assert not any(t.turns for t in laid)
        m.play(chance.choice(m.legal_actions(seat)), seat)
