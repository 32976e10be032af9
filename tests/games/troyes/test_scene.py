"""The picture of Troyes: complete, steady, playable by its targets, blind where a seat is."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

import korsi
from korsi.core.scene import FACES, PERSIAN_DIGITS
from korsi.games.troyes.scene import places
from korsi.language import LANGUAGES, Words
from korsi.table.log_lines import pieces_of

from .conftest import TROYES, play, table


def positions(players: int, seed: int, options: dict[str, str] | None = None):
    m, chance = (
        korsi.Match(TROYES, players=players, seed=seed, options=options),
        random.Random(seed),
    )
    while not m.over:
        yield m
        m.play(chance.choice(m.legal_actions()))
    yield m


def test_watchers_have_no_targets_and_see_no_secret():
    m = table(3, dice={0: "w5", 1: "y2"})
    play(m, "build; take 0 white 5; done")
    scene = m.view(-1).scene()
    assert scene.targets == ()
    assert not [p for p in scene.pieces if p.id.startswith("character")]
    for seat in (-1, 0, 1):  # T-2.7: points were taken before everybody's eyes
        pile = next(p for p in m.view(seat).scene().pieces if p.id == "head-0-points")
        assert ">1</text>" in FACES[pile.face]


def test_a_group_says_its_price_and_its_worth():
    m = table(2, dice={0: "y5", 1: "y6"})
    play(m, "farm; take 0 yellow 5; take 1 yellow 6")
    group = next(p for p in m.view(0).scene().pieces if p.id == "group")
    assert group.args == {"dice": 2, "total": 11, "deniers": 4}


def test_the_picture_can_be_drawn_in_persian_digits_and_both_themes():
    m = next(m for i, m in enumerate(positions(4, 2)) if i == 60)
    scene = m.view(0).scene()
    for theme in ("dark", "light"):
        svg = scene.svg(theme=theme, digits=PERSIAN_DIGITS)
        assert "var(" not in svg
        texts = [unescape(x) for x in re.findall(r">([^<]+)</text>", svg)]
        assert texts and not any(re.search("[0-9A-Za-z]", text) for text in texts)


@pytest.mark.clause("T-21.18")
def test_the_verdict_lies_on_the_table():
    m = list(positions(1, 3))[-1]
    (verdict,) = (p for p in m.view(0).scene().pieces if p.id == "verdict")
    assert verdict.key == f"verdict-{m.breakdown()[0]['verdict'][0]['verdict']}"
    assert f">= {m.scores()[0]}</text>" in unescape(FACES[verdict.face])


@pytest.mark.parametrize("players", (1, 2, 4))
def test_only_districts_in_the_game_are_drawn(players):
    scene = next(positions(players, 4)).view(0).scene()
    bands = [p.id for p in scene.pieces if p.id.startswith("district-")]
    assert bands == [*(f"district-{n}" for n in range(players)), "district-neutral"]
    assert scene.ground.count("url(#cobbles)") == players + 1


@pytest.mark.clause("T-6.7")
def test_black_dice_name_who_has_to_counter_them():
    m = table(3, dice={0: "r3", 1: "r3", 2: "r3"}, black=[6, 4, 4, 2], active=1, start=1)
    dice = {p.id: p for p in m.view(0).scene().pieces if p.id.startswith("black-")}
    asked = {id_: p.args["seat"].id for id_, p in dice.items()}
    assert asked == {"black-6-0": 1, "black-4-0": 2, "black-4-1": 0, "black-2-0": 1}


@pytest.mark.clause("T-6.8")
def test_what_one_has_and_what_is_needed_each_stand_over_their_own_word():
    """One pair of numbers over one pair of words says the contrary where words run leftwards."""
    m = play(table(2, dice={0: "r3 w2"}, black=[4]), "discard red 3")
    for layout in ("wide", "tall"):
        pieces = {p.id: p for p in m.view(0).scene(layout).pieces}
        for name, number in (("strength", 6), ("needed", 4)):
            assert re.findall(r">([^<]+)</text>", FACES[pieces[f"{name}-0"].face]) == [str(number)]
            assert pieces[f"{name}-0"].written.key == f"written-{name}"
        word, button = pieces["strength-0"].y + 17 + 8, pieces["button-0"].y - 30
        assert word < button, "a button over the words"


def test_before_there_are_dice_a_phone_says_below_the_districts_what_citizens_give():
    first = korsi.Match(TROYES, players=2, seed=20)
    for m, there in ((first, True), (table(2, dice={0: "r3"}), False)):
        scene = m.view(0).scene("tall")
        dice = next(s for s in scene.sections if s.id == "dice")
        here = [p for p in scene.pieces if p.id == "settling" and p.written]
        assert bool(here) == there
        assert all(dice.y < p.y - 26 and p.y + 108 < dice.y + dice.height for p in here)


def test_numbers_that_are_reconstructed_stand_on_dots_and_no_others():
    m = table(2, cards="merchant priest")
    dots = {p.id: FACES[p.face].count("stroke-dasharray") for p in m.view(0).scene().pieces}
    assert dots["activity-merchant"] == 3  # its cost and two places; its divisor is certain
    assert dots["activity-priest"] == 2  # only its places


def test_le_roy_s_table_lies_on_the_table_and_shows_his_last_roll():
    m = next(m for m in positions(1, 3) if [e for e in m.events() if e["event"] == "leroy_rolls"])
    (roll,) = (e for e in m.events() if e["event"] == "leroy_rolls")
    rows = [p for p in m.view(0).scene().pieces if re.fullmatch(r"leroy-\d", p.id)]
    assert len(rows) == 7
    lit = [p.args for p in rows if 'stroke-width="3"' in FACES[p.face]]
    (sums,) = lit
    assert roll["first"] + roll["second"] in (sums["low"], sums["high"])


def test_equal_dice_are_clicked_as_one():
    m = table(2, dice={0: "w4 w4 w2"})
    play(m, "build")
    scene = m.view(0).scene()
    target = next(t for t in scene.targets if t.id == "target-take-0-1-4")
    inside = [p.id for p in scene.pieces if abs(p.x - target.x) < target.width / 2
              and abs(p.y - target.y) < 5 and p.id.startswith("die-")]  # fmt: skip
    assert inside == ["die-0-1-4-0", "die-0-1-4-1"]


# --------------------------------------------------------------------------- drawn apart, named


@pytest.mark.parametrize("layout", ("wide", "tall"))
def test_no_citizen_stands_on_another(layout):
    """In the Bishopric three rows stood one upon the other."""
    spaces = TROYES.moves.families[0].axes[0].ids
    m = table(4, stand=dict(zip(spaces, [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3], strict=False)))
    view = m.view(0)
    scene = TROYES.drawn(view.record, 0, (), layout)
    standing = [p for p in scene.pieces if p.id.startswith("citizen-")]
    assert len(standing) == 12
    wide, high = 26, 41  # of a citizen (art.svg), with its shadow
    for i, one in enumerate(standing):
        for other in standing[:i]:
            across, down = abs(one.x - other.x) / one.scale, abs(one.y - other.y) / one.scale
            assert across >= wide or down >= high, (one.id, other.id)


@pytest.mark.parametrize("layout", ("wide", "tall"))
@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_bear_their_names(code, layout):
    """Where there is room: the more events there are, the narrower they lie."""
    say = Words(code, TROYES, isolate=False).say()
    events = ("brigands_1", "war", "heresy", "interruption_of_work", "succession_conflict",
              "drought", "civil_war", "support", "theological_conflict", "migrant_workers",
              "normans_attack")  # fmt: skip
    for queue in (events[3:10], events):
        m = table(4, cards="merchant priest archer", queue=" ".join(queue))
        scene = TROYES.drawn(m.view(0).record, 0, (), layout)
        named = [p for p in scene.pieces if p.id.startswith(("activity-", "card-"))]
        assert len(named) == 4 + len(queue)
        for piece in named:
            assert piece.written is not None, piece.id
            text = say(piece.written.key, piece.args)
            assert "(" not in text and text.strip()
            # narrower than two thirds of its letters nobody reads it
            assert len(text) * 0.5 * piece.written.size < 1.5 * piece.written.width, text


def test_a_card_that_is_too_narrow_for_its_name_begins_its_label_with_it():
    events = ("brigands_1 brigands_2 brigands_3 skirmishes_1 skirmishes_2 war heresy drought "
              "civil_war support wayfarers migrant_workers normans_attack succession_conflict "
              "theological_conflict")  # fmt: skip
    scene = table(4, queue=events).view(0).scene()
    piece = next(p for p in scene.pieces if p.id == "card-war")
    assert piece.written is None
    assert Words("en", TROYES, isolate=False).say()(piece.key, piece.args).startswith("War")


def test_the_action_of_a_phone_is_called_the_same_in_everybodys_turn():
    """The names beside it moved with every turn."""
    m = table(2, dice={0: "y5", 1: "y6"})
    play(m, "farm; take 0 yellow 5")
    for seat in (0, 1, -1):
        called = [s.key for s in m.view(seat).scene("tall").sections if s.id in ("tray", "hand")]
        assert set(called) == {"section-action"}


def test_a_phone_keeps_the_own_district_in_sight_and_all_of_it():
    """The head of the tray was cut in half, as if the sheet lay upon it."""
    m = table(2, dice={0: "y5", 1: "y6"})
    for seat in (0, 1):
        scene = m.view(seat).scene("tall")
        hand = next(s for s in scene.sections if s.hand)
        here = next(p for p in scene.pieces if p.id == f"die-{seat}-2-{5 + seat}-0")
        assert hand.y < here.y - 20 and here.y + 20 < hand.y + hand.height
        dice = next(s for s in scene.sections if s.id == "dice")
        assert dice.y <= hand.y and hand.y + hand.height <= dice.y + dice.height


def test_a_phone_shows_the_readers_own_dice_first_and_no_empty_ground():
    m = table(4, dice={0: "w5", 1: "y2", 2: "r6", 3: "y1"})
    for seat in range(4):
        lies = {p.id: p.y for p in m.view(seat).scene("tall").pieces}
        order = [f"district-{(seat + i) % 4}" for i in range(4)]
        assert sorted(order, key=lies.get) == order
        assert lies["district-neutral"] > lies[order[-1]]
        assert lies[f"die-{seat}-" + ("1-5-0", "2-2-0", "0-6-0", "2-1-0")[seat]] < lies[order[1]]
    # few dice lie in one row: three districts are no higher than a phone shows at once
    few, many = table(2, dice={0: "w5"}), table(2, dice={0: "w5 w5 w4 w4 w3 w3 w2 w2 w1"})
    high = [m.view(0).scene("tall").sections[0].height for m in (few, many)]
    assert high[0] < 510 and high[1] == high[0] + 50, "two rows, where they are needed"


def test_whatever_is_only_signs_in_the_tray_says_so_in_words_too():
    """Buttons, what influence buys, one's own character: a newcomer cannot guess the signs."""
    wordless = re.compile(r"button-|spending-|character-")
    seen: set[str] = set()
    for m in positions(3, 7):
        for layout in ("wide", "tall"):
            pieces = m.view(m.acting()[0]).scene(layout=layout).pieces if m.acting() else ()
            for p in (p for p in pieces if wordless.match(p.id)):
                if "×" not in FACES[p.face]:  # how often
                    assert p.written is not None and p.written.width > 60, p.id
                    seen.add(p.written.key)
    assert {"written-place", "written-pass", "written-reroll", "written-measure"} <= seen


def test_a_phone_has_le_roys_dice_beside_the_button_that_rolls_for_him():
    """They lay in another section, and the one with the button was two thirds empty."""
    m = next(m for m in positions(1, 7) if m.view(0).moment()["step"] == "roll")
    tall = {p.id: p for p in m.view(0).scene("tall").pieces}
    assert tall["leroy-dice"].written is not None and tall["leroy-dice"].thing == "leroy"
    wide = {p.id: p for p in m.view(0).scene("wide").pieces}
    assert wide["leroy-dice"].written is None, "his district is there"
    assert wide["leroy-dice"].face != tall["leroy-dice"].face


def test_gathered_dice_lie_at_the_head_of_the_tray_which_a_phone_keeps_in_sight():
    m = table(2, dice={0: "y6 y3"}, cards="merchant")
    play(m, "activate merchant")
    scene = m.view(0).scene("tall")
    hand = next(part for part in scene.sections if part.id == "hand")
    pieces = {p.id: p for p in scene.pieces}
    assert hand.height < 80 and hand.y < pieces["group"].y < hand.y + hand.height
    # whole, with what the numbers mean above it, and nothing of the frame that goes on below
    assert pieces["group"].y + 25 <= hand.y + hand.height
    assert {p for p in pieces if p.startswith("column-")} == {
        f"column-{what}" for what in ("dice", "total", "price", "times", "brings")
    }
    assert hand.x > places.TALL.tray.x and hand.width < places.TALL.tray.w
    assert pieces["characters"].y > hand.y + hand.height
    assert m.view(0).moment()["prompt"]["place"] == 2  # and what it costs stands in the question
    paid = table(2, dice={0: "y6"}, cards="merchant", tradesmen={"merchant": {0: 1}})
    play(paid, "activate merchant")
    assert paid.view(0).moment()["prompt"]["place"] == "none"


def test_an_event_is_called_on_the_board_as_the_log_calls_it() -> None:
    """A phone showed the tray when cubes were put on an event: nothing there bore the name."""
    fought = {"event": "fights", "seat": 0, "card": "war", "cubes": 1, "dice": ()}
    scene = table(2, queue="war").view(0).scene()
    (name,) = pieces_of(TROYES, fought)
    assert [p.thing for p in scene.pieces if p.id == name] == ["event-war"]


@pytest.mark.parametrize("layout", ("wide", "tall"))
def test_a_panel_can_be_read_by_a_newcomer(layout: str) -> None:
    """Owners were a sign only, and so were coins, influence, citizens, points and events won."""
    m = table(3, dice={0: "w5", 1: "y2"})
    pieces = {p.id: p for p in m.view(1).scene(layout).pieces}
    for owner in ("0", "1", "2", "neutral"):
        assert pieces[f"name-{owner}"].written is not None
    signs = [f"head-1-{what}" for what in ("deniers", "influence", "supply", "points", "captured")]
    assert all(pieces[sign].written is not None for sign in signs)
    # on a phone the others lie below in the same columns
    assert all(pieces[sign].x == pieces[sign.replace("-1-", "-2-")].x for sign in signs)
    said = {pieces[id].written.key for id in ("round", "phase", "pool-said", "prices-said")}
    assert said == {"piece-round", "written-phase", "written-pool", "written-prices"}


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_dice_keep_their_places_until_an_action_is_over(layout):
    """They slid together when one was taken, and the next click met another die."""
    m = table(2, dice={0: "r6 w5 w4 y1 y1", 1: "w3"})

    def lie():
        pieces = m.view(0).scene(layout).pieces
        return {p.id: (p.x, p.scale) for p in pieces if p.id.startswith("die-")}

    play(m, "build")
    before = lie()
    play(m, "take 0 white 5")
    assert lie() == {id: at for id, at in before.items() if id != "die-0-1-5-0"}
    play(m, "take 0 white 4; done")
    assert lie()["die-0-2-1-0"] != before["die-0-2-1-0"], "then they close up"


def test_the_places_of_dice_put_against_black_ones_stay_free():
    m = table(2, dice={0: "r6 w5 w4", 1: "w3"})
    for record in m.states:
        record["pledged"][1][5], record["dice"][0][1][5] = 1, 0
        break
    held = places.held_dice(m.view(0).ints)
    assert held[int(m.state["active"]), 1, 5] == 1


def test_names_of_cards_do_not_run_into_the_number_behind_them():
    """Persian said "Skirmishes 2 1 cube": which number is the name's, nobody knows."""
    for language in LANGUAGES:
        words = Words(language, "troyes")
        for kind in ("card", "activity", "character"):
            for axis in korsi.game("troyes").events:
                for _, how in axis.fields:
                    if getattr(how, "name", "") == kind:
                        names = [words.noun(kind, id) for id in how.ids]
                        assert not [name for name in names if name.strip("\u2069")[-1].isdigit()]


def test_alone_what_citizens_give_lies_above_the_characters():
    """Six characters lay on the edge of the three tiles, as if they belonged to the Palace."""
    scene = korsi.Match(TROYES, players=1, seed=1).view(0).scene()
    (tiles,) = [p for p in scene.pieces if p.id == "settling"]
    below = min(p.y for p in scene.pieces if p.id.startswith("character-"))
    (scale,) = re.findall(
        r"^<g transform=\"translate\([^)]*\) scale\(([\d.]+)\)", FACES[tiles.face]
    )
    assert tiles.y + 132 * float(scale) < below - 4
