"""A refused bid or use says in numbers what is missing."""

import random

import pytest

from korsi import Match
from korsi.games.keyflower import box, refusals, state
from korsi.games.keyflower.explain.lacking import WHY, lacking
from korsi.games.keyflower.moves import BID_ON, MOVES, USE_TILE, VERB
from korsi.games.keyflower.view import at_hand
from korsi.language import LANGUAGES
from korsi.table.things import telling
from korsi.table.wording import say_of, words_of

from .conftest import bid, build, give, table, tile


def refused(steps=120):
    """(view, action, code) of bids and uses that workers are missing for, in a random game."""
    match, chance = Match("keyflower", 3, 4), random.Random(4)
    for _ in range(steps):
        seat = match.acting()[0]
        view = match.view(seat)
        for action in range(view.game.moves.count):
            if view.game.moves.write(action).startswith(("bid ", "use ")):
                code = view.refused(action)
                if code in WHY:
                    yield view, action, code
        match.play(chance.choice(match.legal_actions(seat)), seat)


@pytest.mark.clause("F-4.9")
def test_what_is_missing_is_more_than_what_is_there():
    said = set()
    for view, action, code in refused():
        note = lacking(view.ints, view.seat, action, code)
        if note is None:
            continue
        key, args, _ = note
        if "have" in args:
            assert 0 <= args["have"] < min(args["count"], args.get("bid", 99))
        said.add((key, *sorted(args.items())))
    assert {"lacks-use-colour", "lacks-bid-colour", "lacks-both-colour"} <= {one[0] for one in said}
    for code in LANGUAGES:
        words = words_of(code, Match("keyflower", 3, 4).game)
        for key, *args in said:
            assert say_of(words, [])(key, dict(args))


def why(m, seat, thing):
    """What the page is told of a tile that was tapped: key, clause."""
    view = m.view(seat)
    about = view.game.actions_about(f"tile-{box.TILE_IDS[tile(thing)]}", seat)
    action, code = telling(view, about, view.actions())
    note = lacking(view.ints, seat, action, code)
    assert note is not None, refusals.REFUSALS[code].key
    for language in LANGUAGES:
        assert say_of(words_of(language, view.game), [])(note[0], note[1])
    return note


@pytest.mark.clause("F-5.4")
def test_a_full_tile_says_that_it_is_full():
    m = table(2, offer="stable")
    give(m, 0, "3 blue")
    give(m, 1, "9 red")
    build(m, 1, {"miner": (0, -1, 0)})
    m.play("pass").play("use miner").play("workers red 4")
    lacks = why(m, 0, "miner")
    assert lacks == ("lacks-room", {"standing": 4, "least": 5}, "F-5.4")
    # its card says so in the same words, once, and not how many a use would take
    now = m.view(0).card("tile-miner").now
    assert lacks[:2] in now
    assert not {key for key, _ in now} & {"piece-users-full", "preview-use-colour"}


@pytest.mark.clause("F-5.8")
def test_a_price_one_cannot_pay_is_named():
    m = table(2, offer="stable")
    give(m, 0, "1 blue")
    build(m, 1, {"carpenter": (0, -1, 0), "tavern": (0, 1, 0), "peddler": (1, 0, 0)})
    assert why(m, 0, "carpenter") == ("lacks-skill", {"skill": "saw"}, "F-5.8")
    assert why(m, 0, "tavern") == ("lacks-any-payment", {}, "F-5.8")
    assert why(m, 0, "peddler") == ("lacks-payment", {"colour": "yellow"}, "F-5.8")


@pytest.mark.clause("F-4.6", "F-4.9")
def test_a_tile_fought_over_in_another_colour_says_so():
    m = table(2, offer="miner stable")
    give(m, 0, "2 blue")
    give(m, 1, "5 red 5 blue")
    m.play("bid miner").play("workers blue 1").play("bid stable").play("workers red 1")
    give(m, 0, "4 yellow")
    key, args, clause = why(m, 0, "stable")
    assert (key, clause) == ("lacks-both-colour", "F-4.6")
    assert args == {"count": 1, "have": 0, "colour": "red", "bid": 2}


@pytest.mark.clause("F-4.6")
def test_workers_of_another_colour_hear_which_one_it_takes():
    m = table(2, offer="miner stable")
    give(m, 0, "2 red")
    give(m, 1, "5 red 5 blue")
    m.play("bid miner").play("workers red 1").play("bid miner")
    view, blue = m.view(1), MOVES.from_json({"action": "workers", "colour": "blue", "number": 2})
    code = view.refused(blue)
    assert code == refusals.WRONG_COLOUR
    note = lacking(view.ints, 1, blue, code)
    assert note == ("lacks-colour", {"colour": "red"}, "F-4.6")
    for language in LANGUAGES:
        assert say_of(words_of(language, view.game), [])(*note[:2])


@pytest.mark.parametrize("seed", [3, 8])
def test_whatever_is_refused_before_a_turn_says_what_is_missing(seed):
    """Bid, use or pass: a tile that cannot be chosen for want of something says of what."""
    match, chance = Match("keyflower", 3, seed), random.Random(seed)
    seen = set()
    for _ in range(260):
        seat = match.acting()[0]
        view = match.view(seat)
        if int(view.record["step"]) == state.TURN:
            for action in range(MOVES.count):
                code = view.refused(action) if VERB[action] in (BID_ON, USE_TILE) else 0
                if code in (*WHY, refusals.TILE_FULL, refusals.CANNOT_PAY):
                    note = lacking(view.ints, seat, action, code)
                    assert note is not None, (MOVES.write(action), code)
                    seen.add(note[0])
        match.play(chance.choice(match.legal_actions(seat)), seat)
        if match.over:
            break
    assert len(seen) >= 3


def test_a_group_that_is_outbid_is_at_hand_and_one_that_leads_is_not():
    match = table(2, offer="miner")
    give(match, 0, "5 red")
    give(match, 1, "5 red")
    red = box.WORKERS.index("red")
    bid(match, "miner", "2 red")
    assert at_hand(match.view(0).ints, 0, red) == 3, "what leads stays"
    bid(match, "miner", "3 red")
    assert at_hand(match.view(0).ints, 0, red) == 5, "what is outbid may come"


@pytest.mark.clause("F-4.9")
def test_workers_who_stand_there_already_are_not_enough_in_another_colour():
    """The clause was that of the colour, though only the number was wrong."""
    match = table(2, offer="miner stable")
    give(match, 0, "5 blue")
    give(match, 1, "3 blue 1 red")
    for name, workers in (("stable", "1 blue"), ("miner", "1 blue"), ("miner", "3 blue")):
        bid(match, name, workers)
    view = match.view(1)
    action = MOVES.parse("bid miner")
    args = {"count": 3, "have": 2, "colour": "blue"}
    found = lacking(view.ints, 1, action, view.refused(action))
    assert found == ("lacks-bid-colour", args, "F-4.9")


@pytest.mark.clause("F-9.9")
def test_who_has_placed_all_tiles_is_not_sent_to_choose_one():
    """A tap on a tile said "choose one you won" when none was left."""
    match, chance, seen = Match("keyflower", 2, 3), random.Random(1), set()
    settle, place = MOVES.parse("settle"), MOVES.parse("place peddler")
    while len(seen) < 2:
        seat = match.acting()[0]
        legal = match.legal_actions(seat)
        view = match.view(seat)
        if view.refused(place) == refusals.NOT_GAINED:
            found = lacking(view.ints, seat, place, refusals.NOT_GAINED)
            assert (found is not None) == (settle in legal)
            seen.add(found and found[0])
        match.play(chance.choice(legal), seat)
    assert seen == {None, "lacks-tiles"}
