"""What the things of Keyflower say of themselves, and what everybody would have at an end now."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from korsi.core.explain import Card
from korsi.core.match import Match
from korsi.core.position import laid_out
from korsi.core.record import load
from korsi.games.keyflower import box, state
from korsi.games.keyflower.explain import actions_about, things
from korsi.games.keyflower.scene.pieces import known_of
from korsi.games.keyflower.scene.sides import scores
from korsi.games.keyflower.scene.targets import notes
from korsi.language import Words
from laws.sizes import SCREENS, small_texts

from .conftest import give, own, table

FIXTURES = Path(__file__).parents[2] / "fixtures"
NAMES = ["Mina", "Arash"]


def card(m: Match, thing: str, seat: int = 0) -> Card:
    found = m.view(seat).card(thing)
    assert found is not None
    return found


def said(m: Match, thing: str, seat: int = 0) -> list[str]:
    """Every line of a card, in English, without the marks that keep directions apart."""
    words = Words("en", "keyflower", isolate=False).say(NAMES)
    found = card(m, thing, seat)
    return [words(*note) for note in (*found.says, *found.now)]


def test_a_tile_says_both_sides_its_cost_and_where_the_yield_lands() -> None:
    m = table(2, offer="miner")
    give(m, 0, "3 red")
    lines = said(m, "tile-miner")
    printed = [
        "Spring tile",
        "Basic side: 2 iron",
        "Upgrading costs 1 anvil of your skills. Upgraded side: 1 iron, 1 gold, 3 points",
    ]
    lands = "Resources come onto the tile if it is in your village, otherwise onto your home tile."
    assert lines[:3] == printed
    # as the rules say of this position; then it need not be said of all
    assert "you get 2 iron, on your home tile" in lines and lands not in lines
    assert said(m, "tile-miner", 1)[:4] == [*printed, lands]
    assert lands not in said(m, "tile-miner", -1), "the catalogue repeated it on every tile"
    assert lands in said(m, "resource-iron", -1)
    assert not any(line.startswith("Miner") for line in lines)
    assert card(m, "tile-miner").clause == "F-6.1"


def test_a_card_says_nothing_twice() -> None:
    """What a use costs and brings stood there again, and how many workers a bid and a use take in
    two lines alike; of a tile in a village whose it is."""
    m = table(2, offer="tavern brewer")
    give(m, 0, "3 red 1 saw")
    assert said(m, "tile-tavern")[3:] == ["A bid or a use takes 1 worker or more"]
    m.play("bid tavern").play("workers red 1").play("pass")
    assert "A bid or a use takes 1 red or more" in said(m, "tile-tavern")
    home = said(m, "tile-home_1", 1)
    assert not any("village of" in line for line in home)
    assert sum("lying on the tile" in line for line in home) == 1


def test_a_tile_says_who_bids_and_who_stands_there() -> None:
    m = table(2, offer="miner")
    give(m, 0, "3 red")
    give(m, 1, "5 red")
    m.play("bid miner").play("workers red 2").play("use miner").play("workers red 1")
    lines = said(m, "tile-miner")
    assert "Mina leads on Miner with 2 red." in lines
    assert "a use takes 2 red or more" in lines
    assert "On Miner: 1 worker. The next use takes at least 2." in said(m, "tile-miner", 1)


def test_an_upgraded_tile_says_what_it_does_and_not_what_it_did() -> None:
    m = own(table(2), 0, "forge")
    with laid_out(m) as laid:
        laid["side"][box.TILE_IDS.index("forge")] = 1
    lines = said(m, "tile-forge")
    assert any(line.startswith("Upgraded side: ") for line in lines)
    assert not any(line.startswith(("Basic side", "Upgrading costs")) for line in lines)


def test_the_card_of_a_home_is_short() -> None:
    """It had fourteen lines, and hid the table."""
    m = table(2, offer="miner")
    give(m, 0, "3 red")
    assert len(said(m, "tile-home_1")) <= 7


def test_a_winter_tile_says_its_rule_and_its_worth_to_the_reader() -> None:
    m = table(2, offer="scholar", season="winter")
    give(m, 0, "2 saw 1 pick")
    lines = said(m, "tile-scholar")
    assert "Scores at the end: 3 points for every skill of one kind (the best one for you)" in lines
    assert "if you win it, 6 points as things stand" in lines
    assert not any("as things stand" in line for line in said(m, "tile-scholar", -1))


def test_what_the_box_is_not_certain_of_is_marked() -> None:
    m = table(2)
    assert card(m, "tile-well").unsure  # one source
    assert not card(m, "tile-miner").unsure
    assert card(m, "boat-sea_breese").unsure and card(m, "tile-home_1").unsure


def test_a_boat_says_what_it_carries_and_what_it_scores() -> None:
    lines = said(Match("keyflower", players=2, seed=1), "boat-keyflower")
    assert "Brings in autumn: 3 workers, 2 skills" in lines
    assert "Scores at the end: 1 point for every move your transport tiles give" in lines
    assert any(line.startswith("On board now: ") for line in lines)
    late = said(table(2, season="autumn"), "boat-keyflower")  # what has come is over
    assert [line.split(":")[0] for line in late if "Brings in" in line] == ["Brings in autumn"]


def test_nobody_reads_of_another_screen_in_a_card() -> None:
    m = give(table(2), 1, "7 blue 2 anvil", unseen=True)
    for thing in ("worker-blue", "skill-anvil", "village-1"):
        mine, theirs = said(m, thing, 0), said(m, thing, 1)
        assert not any("7 blue" in line or "2 × anvil" in line for line in mine), thing
        assert mine != theirs


def test_every_tile_stands_on_a_shelf_and_can_be_tried() -> None:
    shelved = {thing for shelf in things() for thing in shelf.things}
    for tile, id in enumerate(box.TILE_IDS):
        thing = f"{'tile' if tile < box.FIRST_BOAT else 'boat'}-{id}"
        assert thing in shelved
        assert len(actions_about(thing, 0)) > 0


def test_an_upgrade_says_what_it_costs_and_brings() -> None:
    m = own(table(2), 0, "forge")
    words = Words("en", "keyflower", isolate=False).say(NAMES)
    upgrade = m.game.moves.from_json({"action": "upgrade", "tile": "forge"})
    for step, first in ((state.TURN, "cost: "), (state.FLIP, "upgraded: ")):
        with laid_out(m) as laid:
            laid["step"] = step
        s = m.view(0).ints
        told = [words(*note) for note in notes(s, 0, known_of(s, 0), upgrade)]
        assert told[0].startswith(first)  # the flipper asks for nothing
        brings = next(note for note in told if note.startswith("upgraded: "))
        assert brings.endswith("points")
    assert told[-1] == "7 points more for you as things stand"  # a forge, flipped for nothing


def test_a_bid_says_its_total() -> None:
    m = table(2, offer="miner")
    give(m, 0, "5 red")
    give(m, 1, "5 red")
    for move in ("bid miner", "workers red 1", "bid miner", "workers red 2", "bid miner"):
        m.play(move)
    note = next(t for t in m.view(0).scene().targets if t.id == "workers-red-2").choices[0].notes
    assert note == (("preview-total", {"count": 3}),)  # with the one that stands there
    m.play("workers red 2")
    assert m.events()[0]["workers"] == 3


def test_a_rearrangement_is_told() -> None:
    m, chance = Match("keyflower", players=2, seed=1), random.Random(1)
    while "rearrange" not in m.legal(seat := m.acting()[0]):
        m.play(chance.choice(m.legal(seat)), seat)
    m.play("rearrange", seat)
    assert m.events()[0] == {"event": "rearranged", "seat": seat, "number": 1}


def test_of_points_that_hang_on_a_screen_only_those_are_told_that_all_have_seen() -> None:
    """F-12.1: a winter tile that scores workers, and workers nobody has seen. A question mark in
    their place was not understood."""
    m = own(table(2, season="winter"), 0, "village_hall")
    give(m, 0, "4 blue")
    assert [entry["points"] for entry in m.view(1).standing()] == [4, 0]
    give(m, 0, "3 blue", unseen=True)
    assert [entry["points"] for entry in m.view(1).standing()] == [4, 0]
    assert m.view(1).standing()[0]["aside"] == [{"what": "unseen", "hidden": True}]
    assert [entry["points"] for entry in m.view(0).standing()] == [7, 0]


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_plan_of_a_late_position_keeps_text_readable(layout: str) -> None:
    """42 of 85 labels of a late game were below 8 px before."""
    m = load(FIXTURES / "keyflower-4-0.korsi").at(450)
    for screen in SCREENS:
        if screen.layout == layout:
            for seat in (-1, 0, 3):
                assert list(small_texts(m.view(seat).scene(layout), screen)) == []


def test_what_counts_one_by_one_is_named_as_one_of_it() -> None:
    """It read: 2 points for each: 1 gold; and in French blue workers were of colour bleu."""
    gold = next(n for t in range(box.TILES) for n in scores(t, 0) if n[1].get("counted") == "gold")
    said = {code: Words(code, "keyflower", isolate=False).say() for code in ("en", "fr", "it")}
    assert said["en"](*gold) == "2 points for each gold"
    assert said["fr"]("target-workers", {"colour": "blue"}) == "Vos ouvriers bleus"
    assert said["it"]("target-workers", {"colour": "red"}) == "I tuoi lavoratori rossi"
