"""The list of choices: every action once, no two rows alike, built around things."""

import random
import re
from collections import Counter
from dataclasses import replace

import pytest

import korsi
from amounts import SEED, amount
from korsi import Match
from korsi.core.explain import Card
from korsi.language import LANGUAGES
from korsi.table.choices import choices, folded, grouped
from korsi.table.payments import obvious_payment
from korsi.table.rows import by_thing, say_ranges, tell_apart
from korsi.table.viewpoint import Viewpoint
from korsi.table.wording import say_of, words_of
from own_files import PACKAGED

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fi"]


def offered(match, seat, language="en"):
    """The rows somebody reads, and their groups."""
    words, view = words_of(language, match.game), match.view(seat)
    look = Viewpoint(seat, [seat], None, len(match), words, NAMES[: match.players], view)
    actions = view.actions()
    scene = match.game.drawn(view.ints, seat, actions)
    rows = choices(scene, actions, look)
    return rows, grouped(scene, rows, look)


def lists(rows, named):
    """What stands in one list, by the group it is in."""
    known = {group["id"]: group["text"] for group in named}
    found = {"": []}
    for row in rows:
        home = row["group"] if row["group"] in known else ""
        if home and home not in found:
            found[""].append(known[home])
        found.setdefault(home, []).append(row["text"])
    return found


def positions(name, wanted):
    game = korsi.game(name)
    chance = random.Random(SEED)
    match = Match(game, chance.choice(game.players), SEED)
    while not match.over:
        seat = chance.choice(match.acting())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    for n in sorted(chance.sample(range(len(match)), min(wanted, len(match)))):
        yield match.at(n)


def must_follow(match, seat, action, n):
    """Could the seat, after a step, do nothing but one thing so often?"""
    tried = match.at(len(match)).play(action, seat)
    for _ in range(n):
        legal = tried.legal_actions(seat) if seat in tried.acting() else []
        if len(legal) != 1:
            return False
        tried.play(legal[0], seat)
    return True


@pytest.mark.parametrize("name", PACKAGED)
def test_no_two_rows_of_a_list_read_alike(name):
    for match in positions(name, amount(12, 200)):
        for seat in match.acting():
            for language in LANGUAGES:
                rows, named = offered(match, seat, language)
                single = [row["action"] for row in rows if "then" not in row]
                whole = {row["action"] for row in rows} - {*single}
                assert sorted([*single, *whole]) == match.legal_actions(seat)
                for row in rows:  # what stands only with others that follow it: nothing else could
                    if row["action"] in whole:
                        assert must_follow(match, seat, row["action"], len(row["then"]))
                for home, texts in lists(rows, named).items():
                    alike = [text for text, often in Counter(texts).items() if often > 1]
                    assert not alike, (
                        f"{name} in {language}, seat {seat} after {len(match)} moves of seed "
                        f"{match.seed}: {alike} stand twice in the list {home or 'itself'}; "
                        "give its actions texts that tell them apart"
                    )


def test_rows_that_read_alike_are_numbered():
    words = words_of("fa", korsi.game("troyes"))
    rows = [
        {"text": "a", "group": ""}, {"text": "a", "group": ""}, {"text": "a", "group": "g"},
        {"text": "b", "group": ""},
    ]  # fmt: skip
    named = [{"id": "g", "text": "b"}]
    tell_apart(rows, named, words)
    texts = [row["text"] for row in rows] + [named[0]["text"]]
    assert texts[2] == "a" and len({texts[0], texts[1], texts[3], texts[4]}) == 4
    assert any("۲" in text for text in texts)


def test_a_counter_says_its_range_once():
    words = words_of("en", korsi.game("keyflower"))
    moves = words.game.moves
    rows = [{"action": moves.parse(f"workers red {n}"), "group": "g"} for n in (1, 2, 3)]
    named = [{"id": "g", "text": "Your red workers"}]
    say_ranges(rows, named, words)
    assert "1" in named[0]["text"] and "3" in named[0]["text"]
    gap = [{"id": "g", "text": "Your red workers"}]
    say_ranges([rows[0], rows[2]], gap, words)
    mixed = [*rows, {"action": moves.parse("pass"), "group": "g"}]
    say_ranges(mixed, gap, words)
    assert gap[0]["text"] == "Your red workers"


def test_passing_stands_after_all_that_could_be_done_instead():
    match = Match("keyflower", 2, 1)
    rows, _ = offered(match, match.acting()[0])
    assert len(rows) > 1 and [row["move"] for row in rows].index("pass") == len(rows) - 1


def test_how_often_is_one_range_when_it_is_folded():
    game = korsi.game("troyes")
    words = words_of("en", game)
    rows = [{"action": game.moves.parse(f"times {n}"), "group": ""} for n in range(1, 13)]
    (group,) = folded(rows, words)
    assert re.sub("[\u2068\u2069]", "", group["text"]) == "How many times: 1 to 12"


def test_dice_of_others_are_rows_and_begin_what_they_are_good_for():
    """One row a die: whose it is, what it costs; inside, every action with the die taken for it."""
    found = 0
    for seed in range(4):
        match, chance = Match("troyes", 3, seed), random.Random(seed)
        while not match.over and found < 40:
            seat = match.acting()[0]
            _, named = offered(match, seat)
            dice = [group for group in named if "rows" in group]
            texts = [group["text"] for group in dice]
            assert len(set(texts)) == len(texts)
            for group in dice:
                assert group["notes"] and len({row["text"] for row in group["rows"]}) == len(
                    group["rows"]
                )
                if "seat" in group:
                    assert group["seat"] != seat and NAMES[group["seat"]] in group["text"]
                    found += 1
                tried = match.at(len(match))
                first, taken = chance.choice(group["rows"])["actions"]
                tried.play(first, seat)
                tried.play(taken, seat)
            if match.view(seat).moment()["prompt"]["step"] == "turn" and dice:
                assert any("seat" not in group for group in dice)
            match.play(chance.choice(match.legal_actions(seat)), seat)
    assert found >= 40


def test_what_can_be_done_with_a_thing_stands_together():
    """A tile one may bid on and use is one row, whatever places of the board that is done at."""
    plain = korsi.game("keyflower")
    bids = {plain.moves.parse("bid alehouse"), plain.moves.parse("use alehouse")}
    game = replace(
        plain,
        explain=lambda record, seat, thing: Card(("game-name", {})),
        actions_about=lambda thing, seat: bids if thing == "tile-alehouse" else (),
    )
    match, chance = Match(plain, 3, 1), random.Random(1)
    while not bids <= set(match.legal_actions(match.acting()[0])):
        seat = chance.choice(match.acting())
        match.play(chance.choice(match.legal_actions(seat)), seat)
        if match.over:
            match = Match(plain, 3, match.seed + 1)
    seat = match.acting()[0]
    view = replace(match.view(seat), game=game)
    words = words_of("en", plain)
    look = Viewpoint(seat, [seat], None, len(match), words, NAMES[:3], view)
    scene = plain.drawn(view.ints, seat, view.actions())
    pieces = list(scene.pieces)
    pieces[0] = pieces[0]._replace(thing="tile-alehouse")
    scene = replace(scene, pieces=tuple(pieces))
    rows = choices(scene, view.actions(), look)
    made = by_thing(scene, rows, view, say_of(words, NAMES[:3]))
    inside = {row["action"] for row in rows if row["group"] == "thing-tile-alehouse"}
    assert inside == bids and [group["id"] for group in made] == ["thing-tile-alehouse"]


def test_the_obvious_payment_pays_and_nothing_else():
    found = alone = 0
    for seed in range(amount(4, 30)):
        match, chance = Match("mangrovia", 3, seed), random.Random(seed)
        while not match.over:
            seat = chance.choice(match.acting())
            legal = match.legal_actions(seat)
            steps = obvious_payment(match.view(seat), legal)
            if len(legal) == 1 and match.game.moves.verb_name(legal[0]) == "pay":
                then = match.at(len(match)).play(legal[0], seat)
                rest = then.legal_actions(seat) if seat in then.acting() else []
                more = any(then.game.moves.verb_name(one) == "pay" for one in rest)
                assert bool(steps) == more, "the landscape and all the rest in one click"
                alone += more
            if steps:
                found += 1
                paid = match.at(len(match))
                for step in steps:
                    assert paid.game.moves.json(step)["action"] == "pay"
                    paid.play(step, seat)
                verbs = {paid.game.moves.json(a)["action"] for a in paid.legal_actions(seat)}
                assert seat not in paid.acting() or verbs != {"pay"}, "and all of it"
            match.play(chance.choice(legal), seat)
    assert found > 3 and alone > 3


def test_a_payment_says_what_it_spends_and_does_just_that():
    """Of every way to go on paying: the cards its text names are those that are paid, what it says
    is left is left, nothing more can be forced then, and no two buttons come to the same."""
    game = korsi.game("mangrovia")
    looked = several = 0
    for seed in range(amount(6, 40)):
        match, chance = Match("mangrovia", 3, seed), random.Random(seed)
        while not match.over:
            seat = chance.choice(match.acting())
            legal = match.legal_actions(seat)
            if game.moves.verb_name(legal[0]) == "pay":
                view = match.view(seat)
                words = words_of("en", game)
                look = Viewpoint(seat, [seat], None, len(match), words, NAMES[:3], view)
                scene = game.drawn(view.ints, seat, legal)
                rows = choices(scene, legal, look)
                told = [([row["action"], *row.get("then", ())], row) for row in rows]
                offer = obvious_payment(view, legal, rows)
                ways = [steps for steps, _ in told] + ([offer] if offer else [])
                come_to = set()
                for steps, row in [*told, *([(offer, None)] if offer else [])]:
                    paid = match.at(len(match))
                    for step in steps:
                        paid.play(step, seat)
                    come_to.add(paid.view(seat).record.tobytes())
                    if row is None:
                        continue
                    now = paid.view(seat).json()["payment"]
                    pieces = [game.moves.json(step)["payment"] for step in steps]
                    named = [
                        str(one) if isinstance(one, int) else words.noun("payment", one)
                        for one in pieces
                    ]
                    assert bare(row["text"]) == bare("Pay with " + ", ".join(named))
                    left = [int(n) for note in row["notes"] for n in re.findall(r"\d+", note)]
                    if now is None or now["space"] != match.view(seat).json()["payment"]["space"]:
                        assert not left
                    else:
                        assert left == [now["price_due"]]
                        assert len(paid.legal_actions(seat)) > 1, "the next step is a choice"
                    looked += 1
                assert len(come_to) == len(ways), "two buttons do the same"
                several += len(ways) > 1
            match.play(chance.choice(legal), seat)
    assert looked > 30 and several > 5


def bare(text):
    return re.sub("[\u2068\u2069]", "", text)
