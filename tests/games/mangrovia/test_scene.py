"""The picture shows what may be done, and nothing a seat may not know."""

from __future__ import annotations

import random
import re
from types import SimpleNamespace
from typing import Any

import pytest

import korsi
from korsi.core.int_record import ints
from korsi.core.scene import FACES
from korsi.games.mangrovia.scene.lagoon import affordable
from korsi.language import Words
from korsi.table import forced
from korsi.table.log_lines import _why_passed

from .conftest import MANGROVIA, at_pier, final, lay_row, start, table

BRINGS = {
    "column": "preview-column",
    "tile_gained": "preview-tile",
}


def positions(players, variant, seed=4):
    """Every ninth position of a random game."""
    m = korsi.Match(MANGROVIA, players, seed, variant)
    chance = random.Random(seed)
    while not m.over:
        if len(m) % 9 == 0:
            yield m
        m.play(chance.choice(m.legal()))
    yield m


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_legal_action_has_one_place_to_click(players):
    for m in positions(players, {"stone_tiles": "mixed"}):
        for seat in range(-1, players):
            scene = m.view(seat).scene()
            offered = [a for target in scene.targets for a in target.actions]
            # two birds: each of the two squares is a place to begin with
            twice = [a for a in {*offered} if m.game.moves.verb_name(a) == "birds"]
            assert sorted(offered) == sorted([*m.view(seat).actions(), *twice])
            ids = [part.id for part in (*scene.pieces, *scene.targets)]
            assert len(set(ids)) == len(ids)
            for target in scene.targets:
                assert target.width >= 44 and target.height >= 44
                assert 0 < target.x < scene.width and 0 < target.y < scene.height


def test_pictures_do_not_show_what_is_hidden():
    a = table(3, hands={0: "7", 1: "5 reed amulet-6"})
    b = table(3, hands={0: "7", 1: "2 water amulet-3"})
    for viewer in (-1, 0, 2):
        assert a.view(viewer).scene().svg() == b.view(viewer).scene().svg()
    assert a.view(1).scene().svg() != b.view(1).scene().svg()


def test_the_picture_shows_leaders_prizes_and_what_can_be_paid():
    m = at_pier(8, "sand 7", birds="sand reed", huts={1: "c1r1", 2: "c1r2"})
    pieces = {piece.id: piece for piece in m.view(0).scene().pieces}
    statue = pieces["statue-V1"]
    assert statue.key == "piece-statue" and (statue.args["first"], statue.args["second"]) == (12, 6)
    assert (statue.args["leader"].id, statue.args["follower"].id) == (1, 2)
    ticked = {id for id, piece in pieces.items() if "#check" in FACES[piece.face]}
    assert ticked == {"space-c2r1", "space-c3r6", "space-c1r8"}
    assert not any("#check" in FACES[p.face] for p in m.view(1).scene().pieces), "for his eyes only"


def test_a_player_s_line_shows_the_points_that_stand_by_the_name():
    """It said those so far, 3 where the header said 28."""
    for m in positions(3, {}):
        for seat in (-1, 0):
            view = m.view(seat)
            pieces = {piece.id: piece for piece in view.scene().pieces}
            points = [pieces[f"points-{p}"].args["points"] for p in range(3)]
            assert points == [entry["points"] for entry in view.standing()]


def test_no_price_is_left_under_a_hut_and_columns_are_named_above_the_map():
    """A price shone through, or stuck out beside a round space; letters stood only at the foot of
    the map, which a phone does not show."""
    m = table(3, huts={1: "c1r1 c2r4"})
    for layout in ("wide", "tall"):
        scene = m.view(0).scene(layout)
        spaces = {piece.id: piece for piece in scene.pieces if piece.id.startswith("space-")}
        assert "<text" not in FACES[spaces["space-c1r1"].face]
        assert "<text" not in FACES[spaces["space-c2r4"].face]
        assert "<text" in FACES[spaces["space-c2r1"].face]
        drawn = scene.ground.partition('id="ground-c1r1"')[2].partition("</g>")[0]
        assert drawn and "<text" not in drawn
        top = min(space.y for space in spaces.values())
        letters = re.findall(r'<circle cx="[\d.]+" cy="([\d.]+)"', scene.ground)
        assert len(letters) >= 8 and all(float(y) < top for y in letters[:8])


def test_the_same_piece_keeps_its_id():
    m = start(4)
    for move in ("bowl 1", "bowl 2", "bowl 3", "bowl 4"):
        m.play(move)
    before = {p.id: p for p in m.view(0).scene().pieces}
    m.play("waive")
    after = {p.id: p for p in m.view(0).scene().pieces}
    assert (before["boat"].x, before["boat"].y) != (after["boat"].x, after["boat"].y)
    assert {id for id in before if id.startswith("bowl-")} == {
        id for id in after if id.startswith("bowl-")
    }


def test_the_terminal_shows_the_same_table():
    m = at_pier(8, "sand 7 amulet-2", birds="sand reed", huts={1: "c1r1", 2: "c4r5x2"})
    mine = MANGROVIA.terminal(m.view(0).record, 0, None, colour=False)
    assert "S7+1" in mine and "[R]" in mine and "[TT]" in mine and "amulet-2" in mine
    assert "> 8 amulets / build" in mine and "birds: sand + reed" in mine
    other = MANGROVIA.terminal(m.view(1).record, 1, None, colour=False)
    assert "amulet-2" not in other
    assert MANGROVIA.terminal(final().view(0).record, 0, None)


def test_a_space_is_called_alike_on_the_map_in_texts_and_in_the_notation():
    """c2r1 is b1 to people: so the map's columns have letters, and b1 may be typed."""
    m = at_pier(8, "sand 7", birds="sand reed")
    space = next(f.axes[0] for f in MANGROVIA.moves.families if f.verb == "build")
    assert space.coordinates["c2r1"] == ("b", 1) and "i1" not in space.coordinates
    assert MANGROVIA.moves.parse("build b1") == MANGROVIA.moves.parse("build c2r1")
    ground = m.view(0).scene().ground
    assert all(f">{column}</text>" in ground for column in "abcdefgh")
    assert "b=c2" in MANGROVIA.terminal(m.view(0).record, 0, None, colour=False)


def test_a_hut_brings_what_its_target_says():
    """The notes come from trying the build: price, points, pole tile, amulet column, stone tile."""
    mixed = {"stone_tiles": "mixed"}
    hand = "mangrove sand reed water 2 3 4 5 6 7 amulet-3 amulet-5"
    m = at_pier(9, hand, birds="sand reed", huts={1: "c1r6"}, options=mixed)
    targets = {target.id: target for target in m.view(0).scene().targets}
    seen, worths = set(), set()
    for target in (t for id, t in targets.items() if id.startswith("build-")):
        for choice in target.choices:
            past = m.at(len(m)).play(choice.action)
            price, told = past.view(0).json()["payment"]["price_due"], []
            while past.view(0).json()["payment"]:
                past.play(past.legal()[0])
                told += past.events()
            (_, cost), (_, worth), *notes = [(key, dict(args)) for key, args in choice.notes]
            assert cost["price"] == price
            before, after = (x.view(0).standing()[0] for x in (m, past))
            assert (worth["before"], worth["after"]) == (before["points"], after["points"])
            parts = dict(worth.get("parts", ()))
            changes = [(part == "worth-amulets", args["points"]) for part, args in parts.items()]
            paths = sum(one["points"] for one in after["paths"])
            paths -= sum(one["points"] for one in before["paths"])
            assert paths == sum(
                args["points"] for part, args in worth.get("parts", ()) if part == "worth-path"
            )
            if "worth-path" not in parts:
                more = sum(-n if paid else n for paid, n in changes)
                assert more == worth["after"] - worth["before"]
            worths |= parts.keys()
            brought = [e for e in told if e["event"] in BRINGS]
            assert [key for key, _ in notes] == [BRINGS[e["event"]] for e in brought]
            for (_, said), event in zip(notes, brought, strict=True):
                if event["event"] == "column":  # M-7.2, M-7.3: what that means at a pier
                    event |= {"drawn": min(event["huts"], 5), "back": int(event["huts"] > 1)}
                assert all(event[name] == value for name, value in said.items())
            seen |= {e["event"] for e in brought}
    assert {"worth-at-once", "worth-path", "worth-amulets"} <= worths
    assert seen == set(BRINGS)


MANY = "2 3 4 5 6 7 reed water sand mangrove amulet-6"


def test_a_hand_on_a_phone_takes_no_more_room_than_it_needs():
    """Nothing is chosen of it: one row, small. It pays: as large as a finger, in one row or two."""
    hands = ["7 5 sand amulet-6", MANY] * 2
    few, many, *paying = (at_pier(8, hand, birds="sand reed") for hand in hands)
    for m in paying:
        m.play("build c2r1")
    tall = [m.view(0).scene("tall") for m in (few, many, *paying)]
    hands = [next(s for s in scene.sections if s.hand) for scene in tall]
    assert hands[0].height == hands[1].height < 90
    assert hands[2].height < 140 < hands[3].height
    for scene, hand, rows in zip(tall, hands, (1, 1, 1, 2), strict=True):
        held = [p for p in scene.pieces if p.id.startswith("hand-")]
        assert all(hand.y < p.y < hand.y + hand.height for p in held)
        counts = [sum(p.y == y for p in held) for y in {p.y for p in held}]
        assert len(counts) == rows and max(counts) - min(counts) <= 1
    assert len({scene.ground for scene in tall}) == 1, "nothing is fetched anew for it"
    assert not any(s.hand for s in few.view(-1).scene("tall").sections), "a watcher holds nothing"


def test_a_phone_shows_the_whole_map_beside_a_hand_and_two_rows_to_choose_from():
    """Its lowest rows and the islands lay below the edge, and plates of the rows crossed the
    left one."""
    scene = table(2).view(0).scene("tall")
    section = next(s for s in scene.sections if s.id == "map")
    many = table(2, hands={0: MANY}).view(0).scene("tall")
    hand = next(s for s in many.sections if s.hand)
    assert section.height + hand.height <= 2 * 440  # px of 844 beside all else, 2 units each
    shown = [p for p in scene.pieces if p.y < section.height]
    assert all(p.x >= 33 for p in shown if p.id.startswith("statue-")), "half a plate, and some air"
    spaces = {p.id: (p.x, p.y) for p in shown if p.id.startswith("space-")}
    wide, high = 88, 88
    for one, (x, y) in spaces.items():
        assert wide / 2 <= x <= scene.width - wide / 2
        for other, (u, v) in spaces.items():
            assert one == other or abs(x - u) >= wide or abs(y - v) >= high, (one, other)


def test_what_is_held_lies_in_the_middle_whichever_way_one_reads():
    for hand in ("7 5 reed", "2 3 4 5 6 7 reed water sand mangrove amulet-6"):
        scene = table(3, hands={0: hand}).view(0).scene("tall")
        held = [p.x for p in scene.pieces if p.id.startswith("hand-")]
        assert abs((min(held) + max(held)) / 2 - scene.width / 2) < 20


def test_of_cards_that_are_alike_each_can_be_clicked():
    """One of two glowed; a click on the other was refused."""
    m = at_pier(1, "3")
    lay_row(m, "2 7 2 5 sand sand reed")
    scene = m.view(0).scene()
    targets, at = {t.id: t for t in scene.targets}, {p.id: (p.x, p.y) for p in scene.pieces}
    assert targets["take-2"].lights == ("row-0", "row-2")
    assert targets["take-sand"].lights == ("row-4", "row-5")
    assert targets["take-7"].lights == ("row-1",)
    for name in ("take-2", "take-sand"):
        assert rung(targets[name]) == [at[id] for id in targets[name].lights]


def test_of_cards_to_pay_with_each_can_be_clicked():
    m = at_pier(9, "water water water 7 4", birds="mangrove water")
    m.play("build c3r3")
    for layout in ("wide", "tall"):
        scene = m.view(0).scene(layout)
        pay = next(t for t in scene.targets if t.id == "pay-water")
        water, rest = pay.lights[:3], pay.lights[3:]
        assert water == ("hand-water-0", "hand-water-1", "hand-water-2")
        assert rest == ("hand-7-0", "hand-4-0"), "they must follow, and are laid down with it"
        places = [(p.x, p.y) for p in scene.pieces if p.id in water]
        if layout == "wide":
            assert rung(pay) == places
        assert all(abs(x - pay.x) < pay.width / 2 for x, _ in places if layout == "tall")


def rung(target) -> list[tuple[float, float]]:
    """The middles of what glows for it."""
    found = re.findall(r'x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', FACES[target.face])
    boxes = [[float(n) for n in one] for one in found]
    return [(target.x + x + w / 2, target.y + y + h / 2) for x, y, w, h in boxes]


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_letters_and_numbers_beside_the_map_explain_what_they_lie_beside(layout):
    """One could point at everything but these."""
    scene = table(2).view(0).scene(layout)
    things = [a.thing for a in scene.areas if a.thing.partition("-")[0] in ("path", "space")]
    letters, rows, islands = things[:8], things[8:16], things[16:]
    assert letters[0] == "path-V1" and letters[6] == "path-V4" and letters[1] == "space-c2r1"
    assert rows[0] == "path-H1" and rows[6] == "path-H4"
    assert rows[1] == ("space-c8r2" if layout == "wide" else "space-c1r2")
    assert islands == ["space-i1", "space-i2", "space-i3", "space-i4"]


def test_a_bowl_is_seen_on_its_site_before_it_is_placed():
    scene = table(2).view(0).scene()
    places = {area.thing: (area.x, area.y) for area in scene.areas}
    sites = [t for t in scene.targets if t.id.startswith("site-")]
    assert sites
    for target in sites:
        (ghost,) = target.choices[0].ghost
        assert (ghost.x, ghost.y) == places[target.id]
        assert ghost.owner == 0


def test_what_a_step_gives_up_is_asked_about():
    """M-5.3: whoever draws face down leaves the face-up cards of the pier."""
    m = at_pier(1, "3")
    choices = {t.id: t.choices[0] for t in m.view(0).scene().targets}
    assert [key for key, _ in choices["draw-valuables"].lost] == ["preview-skips"]
    assert choices["draw-valuables"].lost == choices["draw-valuables"].notes
    assert not choices["waive"].lost


def test_where_the_birds_could_be_set_says_what_could_be_built_then():
    m = at_pier(12, "water 7 4", birds="mangrove sand")
    squares = {t.id: t for t in m.view(0).scene().targets if t.id.startswith("birds-")}
    counts = {
        (id, c.args["land"].id): dict(c.notes).get("preview-opens", {"count": 0})["count"]
        for id in squares
        for c in squares[id].choices
    }
    assert len(squares) == 4 and len(counts) == 12, "each square asks only where the other goes"
    assert counts["birds-sand", "water"] == counts["birds-water", "mangrove"] > 0
    assert counts["birds-mangrove", "sand"] == counts["birds-sand", "reed"] == 0


@pytest.mark.clause("M-7.2")
@pytest.mark.clause("M-7.3")
@pytest.mark.parametrize(("huts", "said"), [("", (1, 0)), ("i1", (2, 1))])
def test_a_red_circle_says_how_many_amulets_are_drawn_then(huts, said):
    """It said "one more" of the first one too, which draws one as before, but from the bag."""
    m = at_pier(10, "mangrove 3", huts={0: huts}, neutral=False)
    circle = next(t for t in m.view(0).scene().targets if t.id == "build-i2")
    notes = dict(circle.notes)
    assert (notes["preview-column"]["drawn"], notes["preview-column"]["back"]) == said


@pytest.mark.clause("M-8.4")
def test_nothing_is_ticked_while_a_hut_is_paid_for():
    """The cards that pay for it are spent, so what else they could pay for is no promise."""
    m = at_pier(10, "sand 7 3 4", birds="sand reed")
    assert any(affordable(ints(m.view(0).record), 0))
    build = next(move for move in m.legal() if move.startswith("build"))
    m.play(build)
    assert not any(affordable(ints(m.view(0).record), 0))


@pytest.mark.clause("M-5.3")
def test_who_must_give_up_the_second_hut_is_told_why():
    m = at_pier(10, "sand water 7", birds="sand reed")
    m.play(next(move for move in m.legal() if move.startswith("build")))
    first = m.legal_actions(0)[0]
    steps = forced.final(m, 0, first)
    assert steps is not None and m.game.moves.write(steps.steps[-1]) == "waive"
    live: Any = SimpleNamespace(match=m)
    said = _why_passed(live, 0, Words("en", MANGROVIA, isolate=False), steps.steps)
    assert said == "No more huts possible: you have no card of a landscape a bird sits on"
