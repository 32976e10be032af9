"""Everything on the table of Troyes explains itself, rightly, and tells nothing hidden."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import combinations

import numpy as np
import pytest

import korsi
from korsi.core.explain import Card
from korsi.core.int_record import ints
from korsi.core.scene import FACES
from korsi.games.troyes import box
from korsi.games.troyes.scene.board import leading
from korsi.games.troyes.scene.places import layout_for
from korsi.games.troyes.scoring import character_points
from korsi.language import LANGUAGES, Words
from korsi.table.points import breakdown
from korsi.table.wording import words_of

from .conftest import TROYES, play, table

NAMES = ["Mina", "Arash", "Sara", "Kaveh"]
CATALOGUE = [thing for shelf in TROYES.things() for thing in shelf.things]

ROOM = r'<rect x="([-.\d]+)" y="([-.\d]+)" width="([.\d]+)" height="([.\d]+)" fill-opacity="0"'


def card(m: korsi.Match, thing: str, seat: int = 0) -> Card:
    found = TROYES.explain(m.view(seat).record, seat, thing)
    assert found is not None, thing
    return found


def texts(notes, code: str = "en") -> list[str]:
    say = Words(code, TROYES, isolate=False).say(NAMES)
    return [say(*note) for note in notes]


@cache
def games(players: int) -> list[korsi.Match]:
    """Five positions of a random game."""
    m = korsi.Match(TROYES, players=players, seed=4, options={"bonus_cards": "true"})
    chance = random.Random(players)
    while not m.over:
        m.play(chance.choice(m.legal_actions()))
    return [m.at(len(m) * i // 4) for i in range(5)]


@pytest.mark.parametrize("players", (1, 2, 4))
def test_everything_that_lies_or_is_printed_has_a_card(players):
    going_on = ("button", "tray")  # done, how often, the frame round them: they are no things
    for m in games(players):
        for seat in (-1, 0):
            view = m.view(seat)
            scene = view.scene()
            shown = {p.thing for p in scene.pieces} | {a.thing for a in scene.areas}
            without = {p.id for p in scene.pieces if not p.thing and not p.id.startswith(going_on)}
            assert not without
            for thing in shown - {""}:
                found = TROYES.explain(view.record, seat, thing)
                assert found is not None and found.says, thing


@pytest.mark.parametrize("layout", ("wide", "tall"))
def test_what_is_only_written_and_small_dice_can_be_asked(layout):
    """The words of the round, captions, and the dice beside the spaces of a building had no card:
    nothing lay there that could be pointed at."""
    for m in games(3):
        scene = m.view(0).scene(layout)
        written = [p for p in scene.pieces if p.written and p.thing]
        assert [p.id for p in written if not FACES[p.face]] == []
    at = layout_for(layout, ints(m.view(0).record), 0)
    for b in range(len(box.BUILDINGS)):
        dice = leading(at, b)
        assert {value for *_, value in dice} == set(range(1, box.SIDES + 1))
        for space, (x, y), _, value in dice:
            there = [a for a in scene.areas if abs(a.x - x) < 1 and abs(a.y - y) < 1]
            assert there[-1].thing == f"space-{box.SPACE_IDS[space]}"
            said = dict(card(m, there[-1].thing).says)["says-space"]
            assert said["low"] <= value <= said["high"]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_can_be_read_in_every_language(code):
    m = games(4)[3]
    for thing in CATALOGUE:
        found = card(m, thing)
        lines = texts((found.name, *found.says, *found.now), code)
        assert all(line.strip() for line in lines)
        if code == "fa":
            assert not re.search("[0-9,;]", "".join(lines)), lines


def test_the_catalogue_shows_every_card_once_with_its_drawing():
    assert len(CATALOGUE) == len(set(CATALOGUE))
    cards = {f"activity-{id}" for id in box.ACTIVITY_IDS} | {f"event-{id}" for id in box.EVENT_IDS}
    assert cards | {f"character-{id}" for id in box.CHARACTER_IDS} <= set(CATALOGUE)
    for thing in cards:
        found = TROYES.explain(None, -1, thing)
        assert found is not None and found.face and min(found.size) > 0


def test_clauses_speak_of_the_card_they_are_given_for():
    book = TROYES.locale.parent / "rulebook" / "en.md"
    clauses = dict(re.findall(r"- \*\*(T-[\d.]+)[^*]*\*\*(.*?)(?=\n- \*\*|\n##|\Z)",
                              book.read_text("utf-8"), re.DOTALL))  # fmt: skip
    for thing in CATALOGUE:
        found = TROYES.explain(None, -1, thing)
        assert found is not None and found.clause in clauses, thing
        if thing.startswith(("activity-", "event-")):
            (name,) = texts([found.name])
            alike = re.sub(" I+$", "", name)  # cards of one name are told apart by a number
            assert alike in " ".join(clauses[found.clause].split()), thing


def test_what_is_unknown_has_no_card():
    m = games(2)[1]
    unknown = """
        nonsense activity-juggler die-red-9 die-7-red-3 die-1-red-9 die-3-red-1 district-3
        space-palace_9 slot-9 leroy-99 phase-x deniers-3
    """
    for thing in ["", *unknown.split()]:
        assert TROYES.explain(m.view(0).record, 0, thing) is None, thing


# --------------------------------------------------------------------------- what they say


def test_an_activity_says_effect_price_divisor_and_who_stands_there():
    m = table(2, cards="merchant", tradesmen={"merchant": {1: 1}})
    found = card(m, "activity-merchant")
    assert texts(found.says) == [
        "Gain 2 deniers.",
        "÷2: each full 2 of a total of yellow dice makes it work once.",
        "The first time you pay 2 deniers and put a citizen here as a tradesman.",
        "For a tradesman the places bring 1 and 1 at the end; whoever comes later gets nothing.",
    ]
    assert texts(found.now) == [
        "Arash: tradesman, 1 point at the end",
        "Places with points left: 1",
    ]
    assert found.unsure and found.clause == "T-18.2"


def test_a_delayed_card_says_what_its_cubes_do_and_who_has_some():
    m = table(2, cards="priest", tradesmen={"priest": {0: 1}}, cubes={"priest": {0: 2}})
    found = card(m, "activity-priest")
    assert texts(found.says)[1:3] == [
        "Each yellow die of the group is worth 3 more.",
        "Not for placing a citizen.",
    ]
    assert texts(found.now)[-1] == "Mina: 2 cubes"


def test_an_event_says_its_threat_its_reward_and_whose_cubes_lie_there():
    m = table(2, queue="war", on={"war": [0, 1, 1]})
    found = card(m, "event-war")
    assert texts(found.says)[0] == "Every round it brings 2 black dice."
    assert texts(found.now) == ["Mina: 1 cube", "Arash: 2 cubes", "Flags left: 3"]


@pytest.mark.clause("T-19.5", "T-19.6")
@pytest.mark.parametrize(("held", "event"), ((20, "civil_war"), (0, "civil_war"), (9, "drought")))
def test_an_event_says_what_it_will_take_from_the_reader(held, event):
    """Its price for each citizen stood there, and everybody had to count them."""
    m = table(2, dice={0: "y1"}, queue=event, deniers=[held, held], points={0: 5},
              stand={"city_hall_1_1": 0, "city_hall_1_2": 0, "palace_1": 0})  # fmt: skip
    _, args = next(note for note in card(m, f"event-{event}").now if note[0] == "now-takes")
    said = {k: v for _, part in args["parts"] for k, v in part.items()}
    everything = next(n for n in card(m, "queue").now if n[0] == "now-takes-all")
    assert everything[1]["parts"] == args["parts"]
    assert "now-takes" not in dict(card(m, f"event-{event}", seat=-1).now)
    play(m, "pass; pass")
    lost = [e for e in m.events() if e["event"] == "loses" and e["card"] == event]
    mine = next(e for e in lost if e["seat"] == 0)
    assert mine["deniers"] == said.get("deniers", 0)
    assert mine["influence"] == said.get("influence", 0)


def test_black_dice_say_which_events_they_come_from():
    m = table(2, dice={0: "r6"}, black=[6, 2], queue="war")
    ((_, args),) = (n for n in card(m, "black-6").now if n[0] == "now-black-from")
    assert {a["card"] for _, a in args["cards"]} == {"marauding", "war"}


def test_a_die_says_whose_it_is_and_what_it_costs_others():
    m = table(2, dice={1: "y5"})
    theirs, own = card(m, "die-1-yellow-5"), card(m, "die-1-yellow-5", seat=1)
    assert theirs.owner == own.owner == 1
    assert texts([theirs.name]) == ["Die of Arash: yellow 5"]
    assert "in deniers: 2 alone" in texts(theirs.says)[-1]
    assert texts(own.says)[-1] == "Your own die: free"


@pytest.mark.clause("T-8.2")
def test_the_neutral_district_has_no_owner_and_its_dice_are_paid_to_the_bank():
    m = table(2)
    said = texts(card(m, "district-neutral").says)[0]
    assert "pays the bank" in said and "owner" not in said
    assert "Their owner" in texts(card(m, "district-1").says)[0]


def test_a_place_says_who_stands_there():
    m = table(2, stand={"palace_3": 1})
    found = card(m, "space-palace_3")
    assert found.owner == 1 and texts(found.now) == ["A citizen of Arash stands here."]
    assert texts(found.says) == ["A citizen enters here with a red die that shows 3."]


@pytest.mark.clause("T-21.1", "T-21.19")
def test_against_le_roy_cards_say_what_they_do_there():
    m = games(1)[2]
    said = {
        thing: " ".join(texts(card(m, thing).says))
        for thing in CATALOGUE
        if thing.startswith(("activity-", "event-"))
    }
    grey = {thing for thing, words in said.items() if re.search("grey|neutral|other player", words)}
    assert not grey
    assert said["activity-tax_collector"].startswith(
        "The bank pays you 1 denier for each of Le Roy"
    )
    assert "Up to 3 yellow dice of Le Roy are free." in said["activity-tithing"]
    assert "for each red die left in your district" in said["activity-banquet"]
    assert "brings him 1 point" in said["event-migrant_workers"]
    assert texts([card(m, "die-neutral-red-3").name]) == ["Le Roy’s die: red 3"]
    assert texts([card(m, "district-neutral").name]) == ["Le Roy’s district"]


@pytest.mark.clause("T-21.16", "T-21.17")
def test_le_roy_s_rows_say_every_number_they_are_marked_for():
    rows = {i: card(games(1)[1], f"leroy-{i}") for i in range(7)}
    assert [i for i, row in rows.items() if row.unsure] == [0, 5, 6]
    assert texts(rows[5].says)[0].endswith("For each cube without a space he scores 1.")
    assert texts(rows[6].says)[0].endswith("With none left he scores 2.")


def test_a_district_says_what_its_signs_are():
    """Coin, star, citizen, shield and flag stand there without words."""
    m = games(4)[2]
    for owner in range(4):
        told = texts(card(m, f"district-{owner}").now)
        signs = ("deniers", "influence", "citizens in supply", "events won")
        assert len(told) == 2 and all(sign in told[0] for sign in signs)
        assert f"deniers {m.state['deniers'][owner]}, " in told[0]
        points = sum(m.state["ledger"][owner])
        covered = f"Points collected: {points} (face down, but everybody saw them taken)"
        own = f"Points collected so far: {points}"
        assert told[1] == (covered if owner else own)
        assert texts(card(m, f"points-{owner}").now) == [told[1]]
    assert len(texts(card(m, "district-neutral").now)) == 1
    assert len(texts(card(games(1)[2], "district-neutral").now)) == 2


@pytest.mark.parametrize("layout", ("wide", "tall"))
def test_a_sign_can_be_pointed_at_between_itself_and_its_number(layout):
    """Its district was asked there; and no sign takes the room of another."""
    scene = games(2)[2].view(0).scene(layout=layout)
    rooms = []
    for one in scene.pieces:
        found = re.match(ROOM, FACES[one.face])
        if one.id.startswith("head-0-") and found:
            x, y, width, height = map(float, found.groups())
            rooms.append((one.x + x, one.y + y, one.x + x + width, one.y + y + height))
    assert len(rooms) >= 5
    for a, b in combinations(rooms, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


@pytest.mark.clause("T-6.1", "T-20.4")
def test_a_red_event_says_what_it_calls():
    m = table(2, queue="war")
    assert "calls another event, a white one" in " ".join(texts(card(m, "event-war").says))
    assert "calls another event, a red one" in " ".join(texts(card(m, "event-resistance").says))
    assert "calls" not in " ".join(texts(card(m, "event-heresy").says))


# --------------------------------------------------------------------------- nothing hidden


@pytest.mark.clause("T-2.2")
def test_whose_character_it_is_is_told_to_its_holder_alone():
    m = games(4)[2]
    for c, id in enumerate(box.CHARACTER_IDS):
        held = int(m.state["character"][c])
        for seat in range(-1, 4):
            told = card(m, f"character-{id}", seat).owner
            assert told == (held if held == seat >= 0 else -1)


@pytest.mark.parametrize("players", (2, 4))
def test_re_dealt_cards_say_the_same(players):
    """What a seat may not know changes no card and no standing."""
    for m in games(players)[1:4]:
        for seat in range(-1, players):
            view = m.view(seat)
            states = m.game.new_states(1)
            states[0] = view.record
            m.game.entrypoints.redeal(states, 0, seat, np.array([7, 8, 9, 1], np.int64))
            m.game.entrypoints.hide(states, 0, seat)
            other = states[0]
            assert TROYES.standing(other) == TROYES.standing(view.record)
            signs = ["points-0", "points-1"]
            for thing in [*CATALOGUE, *signs]:
                found = TROYES.explain(view.record, seat, thing)
                assert TROYES.explain(other, seat, thing) == found


# --------------------------------------------------------------------------- why not


@pytest.mark.parametrize("players", (1, 3))
def test_what_can_never_be_chosen_says_what_it_is_for(players):
    """ "There is nothing to choose here" was all that a third of the printed things answered."""
    words, kinds = Words("en", TROYES), set()
    for m in games(players)[:-1]:
        (seat, *_) = m.acting()
        scene = m.view(seat).scene()
        for thing in {one.thing for one in (*scene.pieces, *scene.areas) if one.thing}:
            if not TROYES.actions_about(thing, seat):
                kinds.add(thing.partition("-")[0])
    assert len(kinds) > 9
    assert [kind for kind in kinds if not words.has(f"why-nothing-{kind}")] == []


def test_what_is_tried_with_a_thing_is_about_it():
    m = table(2, dice={0: "y1"}, cards="merchant", filler=False)
    verbs = {
        thing: {TROYES.moves.json(a)["action"] for a in TROYES.actions_about(thing, 0)}
        for thing in (
            "activity-merchant", "event-marauding", "die-0-red-3", "die-1-red-3", "cathedral",
            "fields",
        )
    }  # fmt: skip
    assert verbs == {
        "activity-merchant": {"activate", "recall"},
        "event-marauding": {"fight", "at"},
        "die-0-red-3": {"take", "discard", "reroll", "flip"},
        "die-1-red-3": {"take"},  # T-6.8, T-8.10: nobody counters or turns others' dice
        "cathedral": {"build"},
        "fields": {"farm"},
    }
    (farm,) = TROYES.actions_about("fields", 0)
    view = m.view(0)
    assert farm not in view.actions()  # T-13.2: a 1 alone brings nothing


def test_every_action_but_going_on_is_about_some_thing():
    shown = {thing for m in (*games(1), *games(4)) for thing in _things(m)} | set(CATALOGUE)
    about = {a for thing in shown for a in TROYES.actions_about(thing, 0)}
    left = {TROYES.moves.json(a)["action"] for a in range(TROYES.moves.count) if a not in about}
    assert left <= {"done", "times", "take", "discard", "reroll", "flip", "counter", "activate"}


def _things(m: korsi.Match) -> set[str]:
    scene = m.view(0).scene()
    return {p.thing for p in scene.pieces} | {a.thing for a in scene.areas}


# --------------------------------------------------------------------------- the standing


@pytest.mark.clause("T-16.2")
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_takes_points_in_the_first_round_says_why_and_by_which_rule(code):
    """The header shows -6 before anybody has done anything wrong."""
    view = table(2).view(0)
    words = words_of(code, TROYES)
    lines = breakdown(view, words, view.standing())[0]["lines"]
    (line,) = [line for line in lines if line["what"] != "characters"]
    assert line["points"] == -6 and words.number(2) in line["text"]
    name = words.clause("T-16.2")
    assert line["rule"] == {"id": "T-16.2", "name": name, "url": "/g/troyes#T-16.2"}


@pytest.mark.clause("T-16.2")
def test_the_standing_counts_what_the_end_would_count():
    m = table(2, cards="merchant", tradesmen={"merchant": {0: 1, 1: 2}}, queue="war",
              on={"war": [0]}, points={0: 5, 1: 7})  # fmt: skip
    own, other = (line_points(entry) for entry in TROYES.standing(m.view(0).record))
    worth = [sum(int(character_points(m.state, seat, c)) for c, by in
                 enumerate(m.state["character"]) if by == 0) for seat in (0, 1)]  # fmt: skip
    own, other = ({"characters": 0} | lines for lines in (own, other))
    open_ = {"tradesmen": 1, "cathedral_levels": -6}
    assert own == {"activities": 5, "events_in_queue": 1, **open_, "characters": worth[0]}
    assert other == {"activities": 7, **open_, "characters": worth[1]}
    shown = table(2, points={0: 5, 1: 7}, options={"open_victory_points": "true"})
    assert [e["points"] for e in TROYES.standing(shown.view(-1).record)] == [5 - 6, 7 - 6]


def line_points(entry: dict) -> dict[str, int]:
    found = {line["what"]: line["points"] for line in entry["lines"]}
    assert entry["points"] == sum(found.values())
    return found


@pytest.mark.clause("T-2.7")
def test_the_standing_counts_what_everybody_saw_taken():
    """The number fell from 2 to 1 when the log had just told of 2 points for an event."""
    m = table(3, cards="merchant", tradesmen={"merchant": {1: 1}}, points={0: 5, 1: 7},
              cathedral={(1, 4): 0, (2, 4): 0, (1, 5): 1})  # fmt: skip
    collected = [5 - 2, 7 + 1 - 4, -6]
    say = Words("en", TROYES, isolate=False)
    for seat in (-1, 0, 1, 2):
        held = [c for c, holder in enumerate(m.state["character"]) if holder == seat >= 0]
        for entry in TROYES.standing(m.view(seat).record):
            who = entry["seat"]
            worth = sum(int(character_points(m.state, who, c)) for c in held)
            assert entry["points"] == collected[who] + worth
            (one,) = entry["aside"]
            assert say(one["key"]) == "Not counted: characters you do not know."
            assert not one.get("hidden"), "no part of the number lies face down"


@pytest.mark.clause("T-3.1")
def test_before_the_first_round_nobody_stands_anywhere():
    m = korsi.Match(TROYES, players=4, seed=1)
    assert [e["points"] for e in TROYES.standing(m.view(0).record)] == [0] * 4


@pytest.mark.clause("T-21.18")
def test_alone_the_standing_knows_the_characters():
    m = games(1)[2]
    (now,) = TROYES.standing(m.view(0).record)
    assert {"leroy_points", "difference"} <= set(now)
    assert now["difference"] == now["points"] - now["leroy_points"]


def test_the_end_says_what_every_character_brought():
    m = games(2)[-1]
    ended = TROYES.standing(m.view(0).record)
    assert ended == m.breakdown()
    words = Words("en", TROYES, isolate=False)
    for entry in ended:
        assert entry["characters"]
        for one in entry["characters"]:
            said = words("breakdown-characters-item", **one)
            brought = "1 point" if one["points"] == 1 else f"{one['points']} points"
            assert said.endswith(f", {brought}") and f": {one['count']} " in said


# --------------------------------------------------------------------------- the list


@pytest.mark.clause("T-8.9")
def test_before_an_action_each_own_die_is_one_row_with_reroll_and_flip_inside():
    m = table(2, dice={0: "y4 y4 r3"}, influence=[5, 5])
    scene = m.view(0).scene()
    rows = [t for t in scene.targets if t.key == "row-own-die"]
    assert [(t.args["colour"], t.args["value"]) for t in rows] == [("red", 3), ("yellow", 4)]
    for row in rows:
        inside = [t.key for t in scene.targets if t.group == row.id]
        assert {"action-reroll", "action-flip"} <= set(inside)
    play(m, "reroll red 3")


@pytest.mark.parametrize("players", (1, 2, 4))
def test_no_two_choices_read_alike(players):
    for code in ("en", "fa"):
        say = Words(code, TROYES).say(NAMES)
        for m in games(players)[:4]:
            view = m.view(m.acting()[0])
            said = {
                choice.action: say(choice.key, choice.args)
                for t in view.scene().targets
                for choice in t.choices
            }
            assert len(set(said.values())) == len(said) == len(view.actions())


def test_the_first_round_is_counted_from_the_first_citizen_on():
    """The hourglass said round 0 while the panel said 1."""
    m = korsi.Match(TROYES, players=3, seed=4)
    assert m.state["round"] == 0
    (note,) = card(m, "round").now
    piece = next(p for p in m.view(0).scene().pieces if p.id == "round")
    assert texts([note]) == texts([(piece.key, piece.args)]) == ["Round 1 of 5"]


@pytest.mark.parametrize("players", (2, 4))
def test_what_no_total_has_is_said_in_one_sentence(players):
    for m in games(players)[:4]:
        for seat in (-1, 0):
            found = m.view(seat).standing()
            assert len({one["key"] for entry in found for one in entry["aside"]}) == 1
            told = [[one["character"] for one in entry["characters"]] for entry in found]
            assert all(names == told[0] for names in told)
            for name in told[0]:
                rows = [one for e in found for one in e["characters"] if one["character"] == name]
                assert any(row["points"] for row in rows), "0 for all is told of nobody"


def test_persian_keeps_the_numbers_of_black_dice_apart():
    """«تاس زرد ۲ ۲ تاس سیاه»: two numbers collided."""
    words = Words("fa", TROYES, isolate=False)
    die = words("told-die", dice=1, colour="yellow", value=2)
    for black in (1, 2):
        said = words("event-wards", seat="Mina", dice=die, black=black, total=8)
        assert not re.search(r"\d\s+\d", said) and die in said, said
