"""What a thing is, asked over HTTP: by who plays, who watches, of the past, in every language."""

import random
import time

import pytest

import games.keyflower.conftest as position
import korsi
from amounts import amount
from korsi.core.scene import PERSIAN_COLUMNS
from korsi.language import LANGUAGES, Words
from korsi.table.live_table import apply_entry, who_and_when
from korsi.table.store.log import Entry
from korsi.table.things import telling, thing_json
from korsi.table.viewpoint import viewpoint_of
from korsi.table.wording import told
from table.table import by_turn, open_table, opened, played
from table.test_differences import live_table_of, person, step


async def card(guest, thing, expect=200, **asked):
    query = "&".join(f"{k}={v}" for k, v in asked.items())
    return (await guest.get(f"/t/{guest.table}/thing/{thing}?{query}", expect)).json()


@played
async def test_whoever_looks_is_told_what_a_thing_is_and_why_it_cannot_be_chosen(folder):
    async with opened(folder) as place:
        mover, other = await by_turn(place, "de")
        eve = place.guest()
        eve.table = mover.table
        mover.headers["korsi-language"] = "en"
        seen = await card(mover, "cell-c3")
        assert seen["name"].endswith("c3\u2069") and seen["says"] and seen["owner"] is None
        link = {"id": "K-4.4", "url": "/g/kilt_castle#K-4.4"}
        assert seen["clause"] == {**link, "name": "K-4.4"}
        assert seen["why"]["clause"]["id"] == "K-3.1", "the turn begins with a card"
        assert (await card(mover, "lake"))["unsure"] == (
            "partly our best guess; your box may differ"
        ), "in words people know"
        page = (await mover.get("/g/kilt_castle/catalogue")).text
        assert "you can correct them" in page, "the catalogue explains it"
        waiting = await card(other, "cell-c3")
        assert waiting["why"]["clause"] is None and waiting["why"]["text"] != seen["why"]["text"]
        assert "watching" in (await card(eve, "cell-c3"))["why"]["text"]
        chosen = await card(mover, "card-single_orange")
        assert "glows" in chosen["why"]["text"], "it can be moved"
        assert chosen["drawing"]["class"] == "tone-orange"
        assert "kilt_castle-single" in chosen["drawing"]["markup"]
        await card(mover, "no-such-thing", expect=404)
        purses = [await card(eve, f"purse-{seat}") for seat in (0, 1)]
        assert all(purse["name"].startswith("Ducats of") for purse in purses)
        assert [purse["owner"] for purse in purses] == [None, None], "the heading says whose"
        mover.headers["korsi-language"] = "fa"  # no Latin letter among Persian words
        assert (await card(mover, "cell-c3"))["clause"] == {**link, "name": "۴.۴"}
        # a seat that is not (or no longer) theirs: they see what anybody sees, and no error
        assert await card(eve, "cell-c3", seat=0) == await card(eve, "cell-c3")


@played
async def test_a_place_for_another_card_is_refused_to_the_card_in_hand(folder):
    """That some other card may go there is no answer to whoever has picked this one."""
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        state = await ann.state()
        view = place.context.live_tables[ann.table].match.view(state["as"])
        about, legal = korsi.game("kilt_castle").actions_about, set(view.actions())
        things = [p["thing"] for p in state["scene"]["pieces"] if p.get("thing")]
        cards = sorted({one for one in things if one.startswith("card-")})
        seen = set()
        for space in (f"space-{n}" for n in range(1, 13)):
            there = set(about(space, view.seat))
            if not there & legal:
                continue
            for one in cards[:6]:
                told = (await card(ann, space, picked=one))["why"]
                can = bool(there & legal & set(about(one, view.seat)))
                assert ("glows" in told["text"]) == can, (one, space, told)
                assert can or told["clause"], "a rule says so"
                seen.add(can)
            assert "glows" in (await card(ann, space, picked="no-such-thing"))["why"]["text"]
        assert seen == {True, False}


@played
async def test_the_past_is_explained_as_it_was(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        state = await ann.state()
        for _ in range(2):
            body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
            state = (await ann.post(f"/t/{ann.table}/move", **body))["state"]
        cell = next(p["thing"] for p in state["scene"]["pieces"] if p["id"] == "floor-0")
        assert (await card(ann, cell))["name"].startswith("Tower")
        before = await card(ann, cell, at=0)
        assert before["name"].startswith("Cell") and "now" in before["why"]["text"]
        assert {a["thing"] for a in state["scene"]["areas"]} > {"cell-c3", "space-7", "lake"}
        eve = place.guest()
        eve.table = ann.table
        eve.headers["korsi-language"] = ann.headers["korsi-language"] = "en"
        assert "go back to now" in (await card(ann, cell, at=0))["why"]["text"]
        assert "watching" in (await card(eve, cell, at=0))["why"]["text"], "no game of theirs"
        await ann.post(f"/t/{ann.table}/resign")
        assert "over" in (await card(ann, cell, at=0))["why"]["text"], "nothing to go back to"


@played
async def test_the_catalogue_is_a_page_and_a_part_of_one(folder):
    async with opened(folder) as place:
        for code in LANGUAGES:
            guest = place.guest(code)
            page = (await guest.get("/g/kilt_castle/catalogue")).text
            name = Words(code, "kilt_castle").noun("card", "single_red")
            assert name[:1].upper() + name[1:] in page and page.count('class="entry"') == 27
            assert 'id="kilt_castle-floor"' in page, "the symbols the drawings use"
            assert 'href="/g/kilt_castle/box"' in page  # who has the box can put it right
            part = (await guest.get("/g/kilt_castle/catalogue?part=1")).text
            assert part.count('class="entry"') == 27 and "<html" not in part
        assert "/g/kilt_castle/catalogue" in (await guest.get("/g/kilt_castle")).text
        await guest.get("/g/hands/catalogue", expect=404)


def test_the_most_telling_refusal_is_about_the_thing_and_not_about_the_kind_of_floor():
    """A tower one cannot pay, though two kinds of floor are used up: money is the reason."""
    match = korsi.Match(korsi.game("kilt_castle").interpreted, players=3, seed=5)
    chance, refusals = random.Random(5), match.game.refusals
    seen = set()
    while not match.over:
        seat = match.acting()[0]
        view, legal = match.view(seat), match.legal_actions(seat)
        for cell in ("a1", "c3", "e1"):
            about = match.game.actions_about(f"cell-{cell}", seat)
            found = telling(view, about, legal)
            if found and not set(about) & set(legal):
                seen.add(refusals[found[1]].key)
        match.play(chance.choice(legal), seat)
    assert "refused-no-such-floor" not in seen
    assert {"refused-move-a-card", "refused-not-on-line"} <= seen


def test_another_s_die_counters_no_black_die_and_that_is_what_is_said():
    """It said that there was no such die, or that an equal one of one's own could be chosen."""
    live, chance = live_table_of("troyes", 2, 3), random.Random(3)
    told = 0
    while told < 8:
        step(live, chance)
        (seat,) = live.match.acting()
        if live.match.view(seat).moment()["prompt"]["step"] != "counter":
            continue
        seen = viewpoint_of(live, person(seat + 1), "en")
        dice = {p.thing for p in seen.view.scene().pieces if p.id.startswith("die-")}
        for thing in sorted(dice):
            if not thing.startswith(f"die-{seat}-"):
                why = thing_json(live, seen, thing)["why"]
                assert why["clause"]["id"] == "T-6.11" and "own district" in why["text"], thing
                told += 1


def test_influence_is_spent_on_a_die_that_is_clicked_first_and_that_is_what_is_said():
    """It said to click where it glows, and nothing glowed there."""
    live, chance = live_table_of("troyes", 2, 3), random.Random(3)
    while live.match.view(live.match.acting()[0]).moment()["prompt"]["step"] != "turn":
        step(live, chance)
    (seat,) = live.match.acting()
    for code in LANGUAGES:
        seen = viewpoint_of(live, person(seat + 1), code)
        for thing in ("influence", f"influence-{seat}"):
            said = thing_json(live, seen, thing)["why"]["text"]
            assert said == Words(code, "troyes")("why-elsewhere-influence")


def test_persian_columns_on_boards_are_those_of_sentences():
    words = Words("fa", "kilt_castle")
    assert tuple(words(f"column-{letter}") for letter in "abcdefghi") == PERSIAN_COLUMNS
    assert "ه" not in PERSIAN_COLUMNS  # before a number it reads as a five: ه۱


def test_a_tile_that_can_be_used_but_not_bid_on_says_what_a_bid_would_take():
    """It said "You can choose this" where the bid would stand, and never what a bid takes."""
    reader, match = 1, position.table(2, offer="quarryman miner")
    position.give(match, 0, "2 red")
    position.give(match, reader, "1 red 1 blue")
    live = live_table_of("keyflower", 2, 3)
    live.match.lay(position.bid(match, "quarryman", "1 red").states.copy())
    seen = viewpoint_of(live, person(reader + 1), "en")
    told = thing_json(live, seen, "tile-quarryman")
    text = plain(told["why"]["text"])
    assert text == "Leading here takes 2 red or more; you have 1."
    assert told["why"]["clause"]["id"] == "F-4.9" and set(told["why"]) == {"text", "clause"}
    now = [plain(line) for line in told["now"]]
    assert text in now and "A use takes 1 red or more" in now, "without a click, too"
    miner = [plain(line) for line in thing_json(live, seen, "tile-miner")["now"]]
    assert "A bid or a use takes 1 worker or more" in miner
    for code in LANGUAGES:
        there = thing_json(live, viewpoint_of(live, person(reader + 1), code), "tile-quarryman")
        assert there["why"]["text"] in there["now"]


def test_what_was_only_begun_can_be_taken_back_for_another_tile():
    """Tapping another tile in the middle of a bid said that one had no group there."""
    live = live_table_of("keyflower", 2, 3)
    (seat,) = live.match.acting()
    first, second = (f"tile-{one['tile']}" for one in live.match.view(seat).json()["offer"][:2])

    def why(thing, code="en"):
        return thing_json(live, viewpoint_of(live, person(seat + 1), code), thing)["why"]

    assert "instead" not in why(second), "nothing is begun"
    made(live, seat, f"bid {first.removeprefix('tile-')}")
    told = why(second)
    assert told["instead"]["back"] == 1 and "you have begun" in told["text"]
    assert "Bid on" in told["instead"]["text"]
    for code in LANGUAGES:
        assert why(second, code)["instead"]["text"]
    # the workers go: that has done something, and is somebody else's turn
    made(live, seat, live.match.game.moves.write(live.match.legal_actions(seat)[0]))
    assert "instead" not in why(second)


def made(live, seat, move):
    """A step of a person."""
    before, action = who_and_when(live.match), live.match.game.moves.parse(move)
    match = live.match.at(len(live.match)).play(action, seat)
    line = Entry(live.seq + 1, "play", seat, action, f"person:{seat + 1}", time.time())
    apply_entry(live, line, match, before)


def plain(text):
    """Without the marks around what is put into a sentence."""
    return text.translate({mark: None for mark in range(0x2066, 0x206A)})


def test_a_place_for_what_is_chosen_first_says_so():
    """An empty space for a card said to click where it glowed, and it did not glow."""
    live = live_table_of("kilt_castle", 3, 3)
    (seat,) = live.match.acting()
    seen = viewpoint_of(live, person(seat + 1), "en")
    moves = map(live.match.game.moves.json, live.match.legal_actions(seat))
    spaces = {f"space-{move['space']}" for move in moves if "space" in move}
    assert spaces
    for space in spaces:
        why = thing_json(live, seen, space)["why"]
        own = seen.words.has("why-elsewhere-space")  # a game may say it in words of its own
        assert why["text"] == told(seen.words, "why-elsewhere-space" if own else "why-first"), space
        assert why["clause"], "it named no rule"


@pytest.mark.parametrize("name", ["kilt_castle", "mangrovia", "troyes", "keyflower"])
def test_whatever_cannot_be_chosen_says_by_which_rule(name):
    """Names, points and prizes said that there was nothing to choose, and no rule."""
    live, chance = live_table_of(name, 3, 3), random.Random(3)
    answered = 0
    for _ in range(amount(4, 12)):
        (seat, *_) = live.match.acting()
        seen = viewpoint_of(live, person(seat + 1), "en")
        scene, legal = seen.view.scene("tall"), set(live.match.legal_actions(seat))
        for thing in {one.thing for one in (*scene.pieces, *scene.areas) if one.thing}:
            if legal.isdisjoint(live.match.game.actions_about(thing, seat)):
                why = thing_json(live, seen, thing)["why"]
                assert why["text"] and why["clause"], (thing, why)
                answered += 1
        for _ in range(9):
            step(live, chance)
    assert answered > 100
