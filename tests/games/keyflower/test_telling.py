"""What the log tells beside what was done: whom it concerns, where workers come from and go."""

from __future__ import annotations

from typing import Any

import pytest

from korsi.core.match import Match
from korsi.core.position import laid_out
from korsi.core.telling import Turn
from korsi.games.keyflower import box
from korsi.games.keyflower.moves import MOVES
from korsi.games.keyflower.scene.sides import paid
from korsi.games.keyflower.telling import TELLING, together, touched
from korsi.language import LANGUAGES, Words

from .conftest import bid, build, give, put, table, tile

NAMES = ["Ann", "Bob", "Cem"]


def told(m: Any, *moves: str) -> list[dict[str, Any]]:
    """Plays these moves: what is told behind the events of the last one."""
    for move in moves[:-1]:
        m.play(move)
    before = m.view(-1).ints
    m.play(moves[-1])
    assert TELLING.befell is not None
    by_itself = TELLING.befell(Turn(0, []), m.view(-1).events())
    events = [event for event in by_itself if event["event"] in TELLING.touching]
    return [more for event in events for more in touched(before, m.view(-1).ints, event)]


def plain(text: str) -> str:
    return text.translate({mark: None for mark in range(0x2066, 0x206A)})


def said(event: dict[str, Any], you: int = -1) -> str:
    for code in LANGUAGES:
        assert Words(code, "keyflower").event(event, NAMES, you)
    return plain(Words("en", "keyflower").event(event, NAMES, you))


@pytest.mark.clause("F-4.4", "F-4.9")
def test_who_is_outbid_reads_which_workers_may_go_elsewhere() -> None:
    m = table(3, offer="miner stable")
    for seat in range(3):
        give(m, seat, "5 red")
    bid(m, "miner", "2 red")
    (event,) = told(m, "bid miner", "workers red 3")
    assert (event["event"], event["seat"], event["whom"]) == ("outbids", 1, 0)
    assert "your 2 red workers there may go to another tile" in said(event, 0)
    assert "workers" not in said(event, 2), "nobody else need know"


@pytest.mark.clause("F-4.4")
def test_workers_that_leave_a_tile_where_they_were_outbid_are_told() -> None:
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red")
    bid(m, "miner", "2 red")
    bid(m, "miner", "3 red")
    (event,) = told(m, "bid stable", "group miner", "done")
    assert said(event) == "Ann brings along 2 red workers, outbid on Miner."
    assert said(event, 0) == "You bring along 2 red workers, outbid on Miner."
    m.play("pass")
    events = told(m, "use miner", "workers red 1")
    assert events == [], "nobody came along, and the tile is nobody's"


@pytest.mark.clause("F-5.1", "F-8.4")
def test_the_owner_of_a_tile_reads_whose_workers_are_theirs() -> None:
    m = table(2, offer="stable")
    give(m, 0, "5 red")
    build(m, 1, {"miner": (0, -1, 0)})
    (event,) = told(m, "use miner", "workers red 2")
    assert said(event, 1) == "Ann leaves the workers on your Miner to you when the season ends."


@pytest.mark.clause("F-8.1", "F-8.4", "F-8.6")
def test_workers_that_come_back_and_with_a_boat_are_counted() -> None:
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "5 red")
    bid(m, "miner", "2 red")
    bid(m, "miner", "3 red")
    counts = [event for event in told(m, "pass", "pass") if event["event"] == "returned"]
    assert counts == [{"event": "returned", "seat": 0, "number": 2}]
    with laid_out(m) as s:
        red = box.WORKERS.index("red")
        s["boat_workers"][:, red] = 3
        taken = 3 * box.BOATS
        s["bag"][red] -= taken
        s["bag_known"][red] -= taken
        s["bag_count"] -= taken
    seat = m.acting()[0]
    event, *others = told(m, m.game.moves.write(m.legal_actions(seat)[0]))
    assert said(event, seat) == "You get 3 workers and 0 skills from it."
    loads, unwanted = others
    assert loads["event"] == "loads", "the last boat is taken by itself"
    assert said(unwanted) == "Bob gets it because nobody bid on Turn order tile 1."


@pytest.mark.clause("F-8.3", "F-8.4")
def test_workers_of_others_are_told_apart_from_one_s_own() -> None:
    """A worker somebody had sent to a tile of mine came "back" to me."""
    m = table(2, offer="miner stable")
    for seat in range(2):
        give(m, seat, "6 red")
    build(m, 1, {"quarryman": (0, -1, 0)})
    bid(m, "miner", "1 red")  # the first seat's
    for move in ("use miner", "workers red 1", "use quarryman", "workers red 1"):
        m.play(move)
    for move in ("use quarryman", "workers red 2", "pass"):
        m.play(move)
    before, steps = m.view(-1).ints, [m.at(n).view(-1).events() for n in range(1, len(m) + 1)]
    m.play("pass")
    assert TELLING.befell is not None
    ends = TELLING.befell(Turn(0, [("pass", [])], earlier=steps), m.view(-1).events()[1:])
    named = ("sold", "unsold", "marker")
    *tiles, last = (event for event in ends if event["event"] in named)
    assert [event["event"] for event in tiles if "stood" in event] == [], (
        "tiles come before workers"
    )
    events = [e for e in touched(before, m.view(-1).ints, last) if e["event"] != "unwanted"]
    who = {(e["event"], e["seat"], e.get("whom")): e["number"] for e in events}
    assert sum(who.values()) == 4
    assert {key[0] for key in who} == {"returned", "inherits"}
    (got,) = [e for e in events if e["event"] == "inherits" and e["seat"] == 0]
    assert said(got) == "Ann gets 1 worker that Bob had sent to their tiles."
    assert said(got, 0) == "You get 1 worker that Bob had sent to your tiles."
    assert said(got, 1) == "Ann gets 1 worker that you had sent to their tiles."


@pytest.mark.clause("F-6.3")
def test_what_is_drawn_in_one_step_is_told_at_once() -> None:
    """It read: draw a blue worker from the bag (×2)."""
    assert TELLING.retold is not None
    colours = ("blue", "red", "blue")
    drew = [{"event": "drew_worker", "seat": 0, "colour": c} for c in colours]
    (one,) = TELLING.retold(Turn(0, [("pay", drew)]))
    assert said(one, 0) == "You draw 2 blue workers and 1 red worker."
    unseen = [{"event": "drew_worker", "seat": 0, "colour": None} for _ in colours]
    (one,) = TELLING.retold(Turn(0, [("pay", unseen)]))
    assert said(one) == "Ann draws 3 workers from the bag."
    assert TELLING.retold(Turn(0, [("pay", drew[:1])])) == drew[:1]


@pytest.mark.clause("F-7.4")
def test_a_transport_that_came_to_nothing_says_so() -> None:
    """Otto used a home with its upgrade lying on it, and nothing else was told."""
    assert TELLING.retold is not None
    uses = ("workers", [{"event": "uses", "seat": 0, "tile": "home_1", "workers": 1}])
    moved = ("to", [{"event": "moved", "seat": 0}])
    (idles,) = TELLING.retold(Turn(0, [uses, ("finish", [])]))
    assert said(idles) == "Ann moves and upgrades nothing."
    assert TELLING.retold(Turn(0, [uses, moved, ("finish", [])])) == []
    assert TELLING.retold(Turn(0, [("finish", [])])) == [], "a free upgrade is nobody's use"


@pytest.mark.clause("F-9.5")
def test_a_single_tile_that_is_placed_is_told() -> None:
    m = table(2, offer="miner")
    give(m, 0, "5 red")
    bid(m, "miner", "1 red")
    events: list[dict[str, Any]] = []
    steps: list[tuple[str, list[dict[str, Any]]]] = []
    for move in ("pass", "pass"):
        m.play(move)
    while not any(e["event"] == "laid" for e in events):
        seat = m.acting()[0]
        move = next(x for x in m.legal(seat) if x != "rearrange")
        before = m.view(-1).ints
        m.play(move, seat)
        steps.append((move.partition(" ")[0], m.view(-1).events()))
        assert TELLING.retold is not None
        done = [e for e in TELLING.retold(Turn(seat, steps)) if e["event"] in TELLING.touching]
        events = [more for e in done for more in touched(before, m.view(-1).ints, e)]
    (laid,) = [e for e in events if e["event"] == "laid"]
    assert said(laid) == "Ann adds Miner to their village."


@pytest.mark.clause("F-9.5")
def test_a_tile_that_was_told_when_it_was_placed_is_not_told_again() -> None:
    """Where others placed theirs in between, each tile had its line; at the end all came again."""
    m = table(2, offer="miner")
    ints = m.view(-1).ints
    settled: dict[str, Any] = {"event": "settled", "seat": 0}
    miner: dict[str, Any] = {"event": "placed", "seat": 0, "tile": "miner"}
    stable = {**miner, "tile": "stable"}
    again: dict[str, Any] = {"event": "rearranged", "seat": 0, "number": 1}

    def tiles(*steps: dict[str, Any]) -> list[str]:
        assert TELLING.retold is not None
        (last,) = TELLING.retold(Turn(0, [("step", [step]) for step in steps]))
        more = [one for one in touched(ints, ints, last) if one["event"] == "laid"]
        return [note[1][1] for one in more for note in one["tiles"]]

    assert tiles(miner, stable, settled) == ["miner", "stable"]
    assert tiles(stable, settled) == ["stable"], "the other has been told in an earlier turn"
    assert tiles(settled) == [], "both have"
    assert tiles(miner, again, stable, settled) == ["stable"]


@pytest.mark.clause("F-8.3")
def test_several_tiles_of_one_season_are_told_at_once() -> None:
    """Each was told with its own workers: seven lines of one player."""
    sold = [("miner", 1), ("stable", 2)]
    after = [{"event": "season_ends", "season": "spring"}]
    after += [{"event": "sold", "seat": 1, "tile": t, "workers": n} for t, n in sold]
    after += [{"event": "sold", "seat": 0, "tile": "home_1", "workers": 3}]
    assert TELLING.befell is not None
    _, bought, one = TELLING.befell(Turn(0, []), after)
    assert said(bought) == "Bob wins Miner and Stable with 3 workers."
    assert said(bought, 1) == "You win Miner and Stable with 3 workers."
    assert one == {**after[-1], "stood": ()}, "a single one is told as it was; then who comes home"


def at_stable(goods: str) -> Match:
    """Somebody uses a stable of their own, on which some counters lie."""
    m = table(2, offer="miner")
    give(m, 0, "5 red")
    build(m, 0, {"stable": (0, -1, 0)})
    put(m, "stable", goods)
    return m.play("use stable").play("workers red 1")


@pytest.mark.clause("F-4.4")
def test_a_bid_and_its_workers_are_told_as_one() -> None:
    """The question before the end of a turn read: Bid on Miner · Send 2 red."""
    say = Words("en", "keyflower", isolate=False).say(NAMES)
    sent, passed = together([*map(MOVES.parse, ("bid miner", "workers red 2", "pass"))])
    assert say(*sent) == "Bid 2 red on Miner" and passed == MOVES.parse("pass")  # type: ignore[misc]
    (used,) = together([*map(MOVES.parse, ("use miner", "workers red 2"))])
    assert say(*used) == "Use Miner with 2 red"  # type: ignore[misc]
    group = [*map(MOVES.parse, ("bid miner", "group stable", "workers red 1"))]
    assert together(group) == group, "who else comes along is told step by step"


@pytest.mark.clause("F-7.5", "F-7.7")
def test_gold_that_stands_for_wood_is_spoken_of() -> None:
    """It was gone without a word: an upgrade "for 1 wood, 1 stone" had taken it."""
    m = at_stable("1 gold 1 iron")
    targets = m.view(0).scene().targets
    (chosen,) = [c for t in targets for c in t.choices if c.key == "action-upgrade"]
    (goods,) = [args["goods"] for key, args in chosen.notes if key == "preview-pays"]
    assert goods == paid(tile("stable"), [0, 0, 1, 1])
    (event,) = told(m, "upgrade stable")
    assert said(event) == "Ann pays 1 iron and 1 gold (for wood) for that."
    assert said(event, 0) == "You pay 1 iron and 1 gold (for wood) for that."


@pytest.mark.clause("F-7.5", "F-7.7")
def test_what_is_chosen_counter_by_counter_is_told_as_one() -> None:
    m = at_stable("1 wood 2 gold 1 iron").play("upgrade stable")
    targets = m.view(0).scene().targets
    assert any(t.id.startswith("button-spend") for t in targets), "it is asked"
    events = told(m, "spend iron")
    while not events:
        seat = m.acting()[0]
        events = told(m, m.game.moves.write(m.legal_actions(seat)[0]))
    assert said(events[0]) == "Ann pays 1 iron and 1 gold (for wood) for that."


def test_what_an_upgrade_takes_of_any_kind_stands_for_nothing() -> None:
    for one in range(box.FIRST_TURN_ORDER):
        exact = box.COST[one].tolist()
        assert not [key for key, _ in paid(one, exact) if key == "paid-instead"]
        if any_kind := int(box.COST_ANY[one]):
            more = [exact[0] + any_kind, *exact[1:]]
            assert not [key for key, _ in paid(one, more) if key == "paid-instead"]
