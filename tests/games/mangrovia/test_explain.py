"""Everything on the table explains itself, in five languages, from the box and the rules."""

from __future__ import annotations

import random
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import korsi
from korsi.core.scene import FACES, PERSIAN_DIGITS
from korsi.games.mangrovia.box import LANDSCAPES, POLE_TILES, SITE_PIERS, SPACES
from korsi.language import LANGUAGES, Words
from korsi.table.prompts import prompt, step_of
from korsi.table.things import telling

from .conftest import MANGROVIA, at_pier, final, lay_row, sites, start, table

NAMES = ["Mina", "Arash", "Sara", "Kaveh", "Nima"]
RULES = Path(korsi.__file__).parents[2] / "docs" / "rules" / "mangrovia.md"
RAW = re.compile(r"\bc\d+r\d+\b|\b[iHV][1-4]\b")


def positions(players, variant, every, seed=6):
    m = korsi.Match(MANGROVIA, players, seed, variant)
    chance = random.Random(seed)
    while not m.over:
        if len(m) % every == 0:
            yield m
        m.play(chance.choice(m.legal()))
    yield m


def notes(card):
    return (card.name, *card.says, *card.now)


def said(view, thing, code="en"):
    say = Words(code, MANGROVIA, isolate=False).say(NAMES)
    return [say(*note) for note in notes(MANGROVIA.explain(view.record, view.seat, thing))]


@pytest.mark.parametrize("players", [2, 5])
def test_everything_a_scene_shows_is_explained(players):
    words = [Words(code, MANGROVIA).say(NAMES) for code in LANGUAGES]
    for m in positions(players, {"stone_tiles": "mixed"}, every=130):
        for seat in (-1, 0):
            view = m.view(seat)
            for layout in MANGROVIA.layouts:
                scene = view.scene(layout)
                shown = [p.thing for p in scene.pieces] + [a.thing for a in scene.areas]
                assert all(shown)
            for thing in set(shown):
                card = MANGROVIA.explain(view.record, seat, thing)
                assert card is not None, thing
                assert card.says or card.now, thing
                for say in words:
                    assert all(say(*note).strip() for note in notes(card))


def test_the_catalogue_holds_everything_with_clauses_of_the_rules():
    rules, view = RULES.read_text("utf-8"), start(3).view(-1)
    shelved = [thing for shelf in MANGROVIA.things() for thing in shelf.things]
    assert len(set(shelved)) == len(shelved) == 130
    for thing in shelved:
        card = MANGROVIA.explain(view.record, -1, thing)
        assert card.says and f"**{card.clause}**" in rules, thing
        assert not card.face or (card.face in FACES and min(card.size) > 0), thing
    for nothing in ("space-c9r9", "pier-13", "boat-1", "nonsense", ""):
        assert MANGROVIA.explain(view.record, -1, nothing) is None
        assert MANGROVIA.actions_about(nothing, 0) == ()


def test_what_is_never_chosen_says_what_it_is_for():
    """Statues, areas, names and numbers answered that there was nothing to choose here."""
    words, seen = Words("en", MANGROVIA), set()
    for m in positions(4, {"stone_tiles": "mixed"}, every=40):
        for piece in m.view(0).scene().pieces:
            if not MANGROVIA.actions_about(piece.thing, 0):
                seen.add(piece.thing.partition("-")[0])
    assert {"path", "area", "pole", "tile", "talisman", "sums", "seat", "count"} == seen
    assert all(words.has(f"why-nothing-{kind}") for kind in seen)


@pytest.mark.clause("M-2.1")
def test_a_space_says_its_price_and_what_it_counts_for():
    m = at_pier(8, "sand 7", birds="sand reed", huts={1: "c1r1 c1r2", 2: "c1r6"})
    told = " ".join(said(m.view(0), "space-c2r1"))
    assert "Space b1" in told and "7 in valuables" in told and "1 point at once" in told
    assert "path of row 1: space 2" in told and "You hold what a hut here costs" in told
    stands = MANGROVIA.explain(m.view(0).record, 0, "space-c1r1")
    assert stands.owner == 1 and stands.unsure
    assert any("Arash on a1" in line for line in said(m.view(0), "space-c1r1"))
    pole = " ".join(said(m.view(0), "space-c2r6"))
    assert "pole area" in pole and "No double hut" in pole


def test_a_player_s_points_are_explained_as_a_sum():
    """The card said 18 "without amulets" where the header said 21."""
    m = table(3, hands={0: "7 amulet-3"}, huts={0: "c1r1 c3r3"})
    view = m.view(0)
    card = MANGROVIA.explain(view.record, 0, "seat-0")
    parts = [args["points"] for key, args in card.now if key == "now-worth"]
    assert sum(parts) == view.standing()[0]["points"] and len(parts) > 1
    assert "Of these, Amulets left: 3" in said(view, "seat-0")


def test_a_hut_says_whose_it_is_and_what_it_counts_for_no_longer_what_it_would_cost():
    m = table(3, huts={0: "c1r1"})
    told = said(m.view(0), "space-c1r1")
    assert told[1].endswith("Mina on a1") and not any("costs" in one for one in told)


@pytest.mark.clause("M-12.4")
def test_a_statue_says_who_leads():
    m = at_pier(8, huts={1: "c1r1 c1r2", 2: "c1r6"})
    told = said(m.view(0), "path-V1")
    assert "First now: Arash, 12 points." in told and "Second now: Sara, 6 points." in told
    assert "Arash: 2 huts" in told and "Sara: 1 hut" in told
    sure = {id: MANGROVIA.explain(m.view(0).record, 0, f"path-{id}").unsure for id in ("V1", "V3")}
    assert sure == {"V1": False, "V3": True}
    assert "Sara: 1 × 1, 1 point" in said(at_pier(8, huts={2: "c6r1"}).view(0), "area-stone")


@pytest.mark.clause("M-12.5")
def test_what_the_neutral_leads_is_worth_nothing_to_it():
    told = said(start(3).view(0), "path-V3")
    assert "First now: the neutral huts, so nobody gets this prize." in told


@pytest.mark.clause("M-5.5")
def test_a_pier_says_its_steps_as_the_box_has_them():
    m = start(3)
    assert said(m.view(0), "pier-6")[1:3] == [
        "Action: take 1 face-up card",
        "then draw 2 face-down cards",
    ]
    assert said(m.view(0), "pier-5")[2] == "or draw 2 face-down cards"
    m.play("bowl 5")
    assert MANGROVIA.explain(m.view(1).record, 1, "pier-8").owner == 0
    assert MANGROVIA.explain(m.view(1).record, 1, "site-5").owner == 0
    assert not any("waived" in line for line in said(m.view(0), "pier-12")), "M-5.9"


@pytest.mark.clause("M-15.1")
def test_cards_tell_nothing_that_is_hidden():
    a = table(3, hands={0: "7", 1: "5 reed amulet-6"})
    b = table(3, hands={0: "7", 1: "2 water amulet-3"})
    shelved = [thing for shelf in MANGROVIA.things() for thing in shelf.things]
    for viewer in (-1, 0, 2):
        for thing in (*shelved, "seat-1"):
            cards = [MANGROVIA.explain(m.view(viewer).record, viewer, thing) for m in (a, b)]
            assert cards[0] == cards[1], thing


def test_what_is_clicked_is_what_an_action_is_about():
    """So a click on something that may not be chosen is answered with the right refusal."""
    for m in positions(3, {"stone_tiles": "mixed"}, every=7):
        seat = m.acting()[0] if m.acting() else -1
        scene = m.view(seat).scene()
        things = {p.id: p.thing for p in scene.pieces}
        for target in scene.targets:
            if target.id == "birds":
                continue  # lights the whole rock, which is ground
            lit = {things[id] for id in target.lights if id in things}
            lit |= {f"site-{target.id.removeprefix('site-')}"} if "site" in target.id else set()
            lit |= (
                {f"amulet-{target.id.removeprefix('return-')}"} if "return" in target.id else set()
            )
            about = {a for thing in lit for a in MANGROVIA.actions_about(thing, 0)}
            assert set(target.actions) <= about, target.id


def test_an_occupied_space_is_refused_for_what_it_is():
    m = at_pier(8, "sand 7", birds="sand reed", huts={1: "c2r1"})
    action = MANGROVIA.actions_about("space-c2r1", 0)[0]
    with pytest.raises(korsi.Refused) as why:
        m.play(action)
    assert why.value.clause == "M-8.2"


# --------------------------------------------------------------------------- words


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_rows_of_the_list_read_alike_and_none_names_a_raw_id(code):
    say = Words(code, MANGROVIA, isolate=False).say(NAMES)
    for m in positions(4, {"stone_tiles": "mixed"}, every=11):
        view = m.view(m.acting()[0] if m.acting() else 0)
        scene = view.scene()
        rows = [say(c.key, c.args) for t in scene.targets for c in t.choices]
        # a square of the oracle rock asks for the other half of a pair; the list says both
        lone = [
            say(c.key, c.args)
            for t in scene.targets
            for c in t.choices
            if not t.id.startswith("birds-")
        ]
        assert len(set(lone)) == len(lone)
        for t in scene.targets:
            assert len({say(c.key, c.args) for c in t.choices}) == len(t.choices)
        labels = [say(p.key, p.args) for p in (*scene.pieces, *scene.targets) if p.key]
        assert not [text for text in (*rows, *labels) if RAW.search(text)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_paths_are_called_as_the_board_labels_them(code):
    """A path of column c runs down the column with the letter c, in Persian with its letter."""
    words = Words(code, MANGROVIA, isolate=False)
    scene = start(3).view(0).scene()
    digits = PERSIAN_DIGITS if code == "fa" else None
    drawn = ElementTree.fromstring(scene.svg(digits=digits))
    labels = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    space = next(f.axes[0] for f in MANGROVIA.moves.families if f.verb == "build")
    for letter in "abcdefgh":
        assert words(f"column-{letter}") in labels
    lines = {f"V{i + 1}": ("column", c) for i, c in enumerate("aceg")}
    lines |= {f"H{i + 1}": ("row", r) for i, r in enumerate((1, 3, 5, 7))}
    for path, (way, line) in lines.items():
        name = words(f"column-{line}") if way == "column" else words.number(line)
        assert words.noun("path", path).endswith(f" {name}")
        assert words.noun("tile", path).endswith(f" {name}")
        spaces = [s for s in MANGROVIA.box.data["space"] if path in (s["h"], s["v"])]
        at = {space.coordinates[s["id"]][0 if way == "column" else 1] for s in spaces}
        assert at == {line}


# --------------------------------------------------------------------------- sizes


def text_sizes(scene):
    """The size every text is drawn in, in units of the picture."""
    svg = "{http://www.w3.org/2000/svg}"

    def walk(node, scale):
        found = re.search(r"scale\(([\d.]+)\)", node.get("transform", ""))
        scale *= float(found[1]) if found else 1
        if node.tag == f"{svg}text":
            yield float(node.get("font-size")) * scale, "".join(node.itertext())
        for child in node:
            yield from walk(child, scale)

    return list(walk(ElementTree.fromstring(scene.svg(targets=False)), 1.0))


# px a unit has: wide in what a 1366x768 window leaves for the board, tall on a phone 390 px wide
WINDOW, PHONE = (960, 620), 390


def test_everything_is_large_enough_to_be_read_and_touched():
    rich = (
        "mangrove sand reed water 2 3 4 5 6 7 start-3 start-5 amulet-2 amulet-3 amulet-4 amulet-6"
    )
    tiles = "tile-valuable-3 tile-amulet-2 tile-free-landscape tile-H2 tile-V3"
    mixed = {"stone_tiles": "mixed"}
    seen = [at_pier(9, f"{rich} {tiles}", birds="sand reed", huts={1: "c1r6"}, options=mixed)]
    seen += list(positions(5, mixed, every=60))
    for m in seen:
        for seat in (0, -1):
            wide = m.view(seat).scene()
            px = min(WINDOW[0] / wide.width, WINDOW[1] / wide.height)
            assert min(size * px for size, _ in text_sizes(wide)) >= 10
            tall = m.view(seat).scene("tall")
            px = PHONE / tall.width
            assert min(size * px for size, _ in text_sizes(tall)) >= 11
            assert all(min(t.width, t.height) * px >= 44 for t in tall.targets)


def test_on_a_tall_screen_targets_do_not_overlap_and_lie_in_a_section():
    hand = "mangrove sand reed water 2 2 3 4 5 6 7 start-3 start-5 amulet-2 amulet-3 amulet-4"
    seen = [at_pier(9, hand, birds="sand reed").play("build c2r1"), at_pier(9, hand)]
    seen += [m for players in (2, 5) for m in positions(players, {}, every=25)]
    for m in seen:
        seat = m.acting()[0] if m.acting() else 0
        scene = m.view(seat).scene("tall")
        assert [s.id for s in scene.sections if s.hand] == ["hand"]
        for one in (*scene.targets, *scene.pieces):
            inside = [s for s in scene.sections if s.x <= one.x <= s.x + s.width
                      and s.y <= one.y <= s.y + s.height]  # fmt: skip
            assert len(inside) == 1, one.id
        for i, a in enumerate(scene.targets):
            for b in scene.targets[:i]:
                apart = abs(a.x - b.x) >= (a.width + b.width) / 2 - 0.5
                assert apart or abs(a.y - b.y) >= (a.height + b.height) / 2 - 0.5, (a.id, b.id)


def asked(m) -> list[tuple[str, list[str]]]:
    """How the pieces to pay with are called, and what is said of them."""
    say = Words("en", "mangrovia", isolate=False).say(["Ann"], 0)
    targets = m.view(0).scene().targets
    return [(say(t.key, t.args), [say(*note) for note in t.notes]) for t in targets]


def test_a_payment_says_what_is_left_to_pay():
    m = at_pier(8, "sand 3 4 start-4", birds="sand reed").play("build c2r1")
    assert asked(m) == [("Pay with sand", ["7 left to pay"])]
    m.play("pay sand")
    assert asked(m) == [
        ("Pay with 4, 3", ["pays for the hut"]),
        ("Pay with starting card 4, 3", ["pays for the hut"]),
    ]


def test_what_must_follow_a_piece_is_paid_with_it():
    """The row named one card, the click spent two; and another said "pays for the hut, with 4" and
    asked for the 4 once more, because the table does not show what was hidden by itself."""
    m = at_pier(8, "sand 3 4", birds="sand reed").play("build c2r1")
    assert asked(m) == [("Pay with sand, 4, 3", ["pays for the hut"])]
    (target,) = m.view(0).scene().targets
    (choice,) = target.choices
    for step in (choice.action, *choice.then):
        m.play(step)
    assert m.view(0).json()["payment"] is None


def refusal_of(m, thing: str, code="en") -> str:
    """What whoever taps a thing of their hand is told."""
    view, words = m.view(0), Words(code, "mangrovia", isolate=False)
    found = telling(view, MANGROVIA.actions_about(thing, 0), view.actions())
    key, args, clause = MANGROVIA.lacking(view.ints, 0, *found)
    assert clause in RULES.read_text("utf-8")
    return words.say(["Ann"], 0)(key, args)


@pytest.mark.parametrize(
    ("hand", "pier", "space", "says"),
    [
        ("sand", 8, "c8r2", "You lack amulets worth 4: the price is exactly 4."),
        ("sand amulet-3", 8, "c8r2", "You lack amulets worth 1: the price is exactly 4."),
        ("sand amulet-6", 8, "c8r2", "The price is exactly 4: your amulets make no less than 6."),
        ("reed", 8, "c1r2", "You lack valuables worth 8: the price is exactly 8."),
        ("reed 3 4 5", 8, "c1r2", None),
        ("water 7", 8, "c1r2", "You lack a landscape card: reed."),
        ("reed 2 3 4", 8, "c1r2", "The price is exactly 8: your valuables make 7 or 9."),
    ],
)
def test_a_space_that_cannot_be_paid_says_what_is_missing(hand, pier, space, says):
    """Two spaces said that nothing held adds up to the price, and not what was missing."""
    m = at_pier(pier, hand, birds="sand reed")
    assert (space in sites(m)) == (says is None)
    if says:
        assert refusal_of(m, f"space-{space}") == says
        for code in LANGUAGES:
            assert refusal_of(m, f"space-{space}", code)


def test_what_is_missing_for_a_double_hut_is_said_as_its_price():
    view = at_pier(9, "reed reed 3 4 5", birds="sand reed").view(0)
    double = MANGROVIA.moves.parse("double c1r2")
    key, args, _ = MANGROVIA.lacking(view.ints, 0, double, view.refused(double))
    assert Words("en", "mangrovia", isolate=False).say(["Ann"], 0)(key, args) == (
        "You lack valuables worth 4: a double hut costs exactly 16."
    )
    view = at_pier(9, "sand", birds="sand water").view(0)
    double = MANGROVIA.moves.parse("double c2r5")
    key, args, _ = MANGROVIA.lacking(view.ints, 0, double, view.refused(double))
    assert Words("en", "mangrovia", isolate=False).say(["Ann"], 0)(key, args) == (
        "You lack a landscape card: sand or water."
    )


def test_a_card_that_is_not_wanted_says_what_it_does_to_the_sum():
    """The 5 was tapped for a price of 4, and nothing said why nothing happened."""
    m = at_pier(10, "water mangrove 7 5 5 start-4 start-3").play("build c3r3")
    assert refusal_of(m, "card-5") == "The landscape card is laid down first, then the price."
    m.play("pay water")
    assert refusal_of(m, "card-mangrove") == (
        "The landscape is paid. What is left is exactly 11 in valuables."
    )
    assert refusal_of(m, "card-5").startswith("The sum must be exactly 11: with 5, nothing")
    assert refusal_of(m, "start-4") == "The highest value is laid down first; 4 comes after it."
    m.play("pay 7")
    assert refusal_of(m, "card-5") == "5 is too much: exactly 4 is still to be paid."
    assert "۵" in refusal_of(m, "card-5", "fa") and "۴" in refusal_of(m, "card-5", "fa")


def test_setting_the_birds_tells_what_one_holds_for_them_and_warns_of_nothing():
    """The guide chose sand and water, and the row said that one could build nowhere then."""
    m = at_pier(12, "sand water 2")

    def told(pair: str) -> list[str]:
        other, land = pair.split()
        words = Words("en", "mangrovia", isolate=False)
        rock = next(t for t in m.view(0).scene().targets if t.id == f"birds-{land}")
        choice = next(c for c in rock.choices if c.args["land"].id == other)
        return [words.say(["Ann"], 0)(*note) for note in choice.notes]

    assert told("sand water") == ["you hold 2 cards of these landscapes"]
    assert told("reed mangrove") == ["you hold no card of these landscapes yet"]
    m = at_pier(12, "sand water 5 2")
    assert told("sand water")[1].startswith("enough for a hut on ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_hut_brings_is_said_in_two_lines_beside_the_board(code):
    """Rows took four lines for what one reads in two."""
    words = Words(code, "mangrovia", isolate=False)
    m = at_pier(8, "mangrove sand reed water 3 4 5 6 7 amulet-3 amulet-4", birds="sand water")
    rows = []
    for target in m.view(0).scene().targets:
        if target.id.startswith("build-"):
            rows.append(words.in_line(*[words.say(["Ann"], 0)(*note) for note in target.notes]))
    rows.sort(key=len)
    usual = rows[: len(rows) // 2]  # others count in three places at once
    assert len(usual) > 8 and len(usual[-1]) <= 2 * LINE, usual[-1]


LINE = 46  # letters of a row beside a board of 1366x768


def test_the_end_is_explained_too():
    over = final(huts={0: "c1r1 c6r1"})
    assert MANGROVIA.explain(over.view(-1).record, -1, "seat-0").now


def test_a_rule_for_two_is_told_to_two_and_to_who_looks_from_outside():
    spaces = [f"space-{space.id}" for space in SPACES]
    sites = [f"site-{n + 1}" for n in range(len(SITE_PIERS))]
    for players, seat, told in ((2, 0, True), (3, 0, False), (3, -1, True)):
        view = table(players).view(seat)
        lines = [line for thing in (*spaces, *sites) for line in said(view, thing)]
        assert any("With two players" in line for line in lines) == told, (players, seat)


def noted(m, target: str) -> list[str]:
    """What a place to click says it brings, in English."""
    words = Words("en", "mangrovia", isolate=False)
    found = next(t for t in m.view(0).scene().targets if t.id == target)
    return [words.say(["Ann"], 0)(*note) for note in found.notes]


def test_who_goes_on_to_a_later_step_is_told_what_that_gives_up():
    """Drawing was offered beside taking, and whoever drew first had lost the card they could take
    (M-5.3)."""
    m = at_pier(6)
    assert noted(m, "draw-landscape") == ["after that you can no longer take 1 face-up card"]
    card = next(move for move in m.legal() if move.startswith("take"))
    assert not any("no longer" in note for note in noted(m, f"take-{card.split()[1]}"))
    m.play(card)
    assert noted(m, "draw-landscape") == []
    assert noted(at_pier(1), "draw-valuables") == [
        "after that you can no longer take 2 face-up cards"
    ]
    assert noted(at_pier(5), "draw-valuables") == [], "one way or the other"
    assert noted(at_pier(11), "draw-valuables") == ["after that you can no longer build 1 hut"]


def test_skipping_says_what_is_lost():
    (said,) = noted(at_pier(4), "waive")
    assert "pier 4" in said and "for this round" in said


def test_a_payment_asks_for_what_is_still_due():
    """It asked for the landscape first when that had been paid."""
    m = at_pier(9, "water 7 4")
    m.play("build c3r3")
    words = Words("en", "mangrovia", isolate=False)

    def asked() -> str:
        return prompt(words, step_of(m.view(0).json()), [0], ["Ann"], True)

    assert asked() == "Pay for the hut on c3: the landscape first, then exactly 11 in valuables."
    m.play("pay water")
    assert asked() == "Pay for the hut on c3: exactly 11 in valuables."


def test_a_pier_with_a_choice_says_between_what():
    words = Words("en", "mangrovia", isolate=False)
    said = prompt(words, step_of(at_pier(5).view(0).json()), [0], ["Ann"], True)
    assert said.startswith("The boat is at pier 5. Choose 2 face-up cards, or 2 face-down.")


def told_of(m, target: str) -> list[str]:
    """The first row of a target, and what is said of it."""
    say = Words("en", "mangrovia", isolate=False).say(["Ann", "Ben", "Cy", "Di"], 0)
    (choice,) = next(t for t in m.view(0).scene().targets if t.id == target).choices
    return [say(*note) for note in choice.notes]


def test_a_card_to_be_taken_says_what_the_hand_could_pay_with_it():
    """Take the 3: nothing said what for."""
    m = at_pier(3, "sand 4", birds="sand reed")
    lay_row(m, "3 5 reed")
    assert told_of(m, "take-3") == ["pays 3, 7 exactly", *new_spaces(m, "take 3")]
    assert told_of(m, "take-reed") == new_spaces(m, "take reed")


def new_spaces(m, step: str) -> list[str]:
    """What legality itself says: spaces one could build on with the card, and not without."""

    def open_to(hand: str) -> set[str]:
        return sites(at_pier(8, hand, birds="sand reed"))

    more = len(open_to("sand 4 " + step.split()[1]) - open_to("sand 4"))
    return [f"{more} more space{'s' * (more > 1)} to build on"] if more else []


def test_who_builds_their_last_hut_is_told_that_the_round_is_the_last():
    """With one hut left the choice said only what it scored."""
    built = ["c1r1", "c3r1", "c5r1", "c1r2", "c1r3", "c3r3", "c3r4", "c4r4", "c1r5"]
    for left in (1, 2):
        huts = {0: " ".join(built[: 9 - left])}
        m = at_pier(8, "sand 3 4", birds="sand reed", huts=huts)
        said = told_of(m, "build-c2r1")
        assert ("your last hut: this round is the last" in said) == (left == 1)
        assert m.view(0).moment()["prompt"]["last"] == (left == 1)


def test_huts_stand_in_the_order_of_what_they_bring():
    m = at_pier(8, "sand reed 2 3 4 5 6 7", birds="sand reed")
    ranks = {c.action: c.rank for t in m.view(0).scene().targets for c in t.choices}
    assert len({*ranks.values()}) > 2, "by what stands beside one's name"


def test_what_a_hut_brings_is_said_while_it_is_paid_for_as_well():
    """Who touched the board was asked for the price at once, and never read 0 → 19."""
    m = at_pier(8, "sand 3 4 amulet-2 amulet-3 amulet-1", birds="sand reed", huts={0: "c1r1"})
    for id in ("c2r1", "c8r2"):
        (choice,) = next(t for t in m.view(0).scene().targets if t.id == f"build-{id}").choices
        m.play(f"build {id}")
        costs, *brings = choice.notes
        assert costs[0] == "preview-costs" and [*m.view(0).scene().brings] == brings
        assert not m.view(1).scene().brings
        m.undo()


def test_a_card_that_opens_nothing_yet_says_what_it_is_for():
    """Rows of cards to take said nothing under them."""
    m = at_pier(1, "mangrove sand reed water", birds="sand water")
    takes = [t.id for t in m.view(0).scene().targets if t.id.startswith("take-")]
    assert takes and all(noted(m, take) for take in takes)
    lands = [take for take in takes if take.removeprefix("take-") in LANDSCAPES]
    assert all("free space" in noted(m, take)[0] for take in lands)
    assert all("a bird there" in noted(m, t)[0] for t in lands if t in ("take-sand", "take-water"))


def test_a_pole_tile_says_which_lies_on_top():
    """Of the second of four in a row it said: the next hut takes the top tile."""
    words, fresh = Words("en", "mangrovia", isolate=False), table(2).view(0)
    pieces = {p.id: words.say(["Ann"], 0)(p.key, p.args) for p in fresh.scene().pieces if p.key}
    first, second = POLE_TILES[fresh.record["poles_taken"] :][:2]
    assert "on top;" in pieces[f"pole-{first}"]
    assert f"on top: {first}" in pieces[f"pole-{second}"]
    assert any(f"on top: {first}" in line for line in said(fresh, f"pole-{second}"))
