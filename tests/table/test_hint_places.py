"""Where a hint rings its steps: at what they are about, never where something else stands yet."""

import random

import pytest

from korsi import Match
from korsi.core.preview import Trial
from korsi.language import Words
from korsi.table.hints import (
    _around,
    _in_sight,
    _place,
    going_on,
    laid,
    notes_along,
    pictures_along,
    rings,
)
from korsi.table.wording import LOCALE, words_of


def later_steps(name, steps):
    """Every step after the first of a turn: its scene, the turn's first one, its place there."""
    match, chance = Match(name, 2, 4), random.Random(4)
    first, turn = None, None
    for _ in range(steps):
        seat = match.acting()[0]
        view = match.view(seat)
        scene = view.game.drawn(view.ints, seat, view.actions(), "wide")
        if turn != (seat, view.record["turn"]):
            first, turn = scene, (seat, view.record["turn"])
        else:
            for action in view.actions():
                yield scene, first, _place(scene, action)
        match.play(chance.choice(match.legal_actions(seat)), seat)


def test_workers_are_ringed_for_a_number_of_them_and_no_empty_spot_for_what_ends_a_turn():
    numbers, ends = 0, 0
    for scene, first, (target, choice) in later_steps("keyflower", 80):
        around = _around(scene, target)
        if target.id.startswith("workers-"):
            numbers += 1
            # those of the only colour lie open where other buttons stood before: no ring there
            assert not target.group or around.id == target.group
            assert not target.group or _in_sight(scene, first, around, choice)
            there = {ghost.id.split("-")[1] for ghost in laid(choice, scene, first)}
            assert choice.ghost and there <= {"bid", "users", "ring"}, (
                "at the tile, not in the tray"
            )
        elif target.id == "button-done":
            ends += 1
            assert not _in_sight(scene, first, around, choice)
    assert numbers and ends


def test_a_later_place_that_will_be_filled_is_ringed_where_its_ghost_lies():
    places = [(s, f, p) for s, f, p in later_steps("kilt_castle", 20) if p[1].ghost]
    assert places
    for scene, first, (target, choice) in places:
        assert _in_sight(scene, first, target, choice)
        assert laid(choice, scene, first) == [*choice.ghost]


def test_dice_that_would_be_taken_are_not_drawn_over_the_buttons_of_the_turn():
    """Their sum lay across four buttons of Troyes, where there is room once they are gone."""
    taken = 0
    for scene, first, (target, choice) in later_steps("troyes", 60):
        if target.id.startswith("target-take-") and choice.ghost:
            taken += 1
            assert not laid(choice, scene, first)
    assert taken


# --------------------------------------------------------------------------- along a whole hint


def some_turn(view, chance):
    """Steps of a seat until somebody else decides or chance speaks."""
    trial, steps = Trial(view.game, view.record, view.seat), []
    acting = view.game.entrypoints.acting
    while not trial.chance_asked and acting(trial.states, 0) >> view.seat & 1 and len(steps) < 12:
        steps.append(chance.choice(trial.legal()))
        trial.step(steps[-1])
    return steps


def under(ring, pieces):
    """What lies inside a ring."""
    return {
        (p.id, p.face)
        for p in pieces
        if abs(p.x - ring.x) <= ring.width / 2 and abs(p.y - ring.y) <= ring.height / 2
    }


def clicked(ring, scene):
    """What a click in the middle of a ring may do, by what its places are called."""
    return {
        (t.key, repr(t.args))
        for t in scene.targets
        if t.choices and abs(t.x - ring.x) <= t.width / 2 and abs(t.y - ring.y) <= t.height / 2
    }


def walk(match, seat, turn):
    """A turn as a hint: the place of every step holds that step, and where it is ringed before, the
    same thing lies there. Answers how many rings are left out."""
    view, pictures = match.view(seat), []
    for action in turn:
        now = match.view(seat)
        pictures.append(now.game.drawn(now.ints, seat, now.actions()))
        match.play(action, seat)
    places = rings(pictures_along(view, turn, pictures[0]), turn)
    for k, (action, scene, ring) in enumerate(zip(turn, pictures, places, strict=True)):
        move = view.game.moves.write(action)
        (target,) = [t for t in scene.targets if t.id == ring.target.id]  # the table's own
        alone = [c.action for c in target.choices if not c.then]
        assert action in (alone or [c.action for c in target.choices]), move
        *before, last = ring.at
        assert last.id == (target.group or target.id) and len(before) == k, move
        for at, earlier in zip(before, pictures[:k], strict=True):
            same = at and under(at, earlier.pieces) & under(last, scene.pieces)
            same = same or (at and under(at, ring.choice.ghost))
            called = {(last.key, repr(last.args))}
            assert at is None or same or clicked(at, earlier) <= called, move
    return sum(ring.at.count(None) for ring in places)


@pytest.mark.parametrize("name", ["kilt_castle", "mangrovia", "troyes", "keyflower"])
def test_along_a_hint_what_is_ringed_holds_the_step_that_is_meant(name):
    match, chance, long, left_out = Match(name, 2, 5), random.Random(5), 0, 0
    while not match.over and long < 30:
        seat = match.acting()[0]
        turn = some_turn(match.view(seat), chance)
        long += len(turn) > 1
        left_out += walk(match, seat, turn)
    assert long > 5
    assert left_out or name != "troyes"  # there buttons take turns at one place


def test_a_hint_names_the_tile_of_a_bid_once():
    """It said: 1. Bid on Miner 2. Bid 1 red on Miner."""
    game = Match("keyflower", 2, 4).game
    bid = game.moves.parse("bid miner"), game.moves.parse("workers red 1")
    assert going_on(game, bid) == [False, True]
    assert going_on(game, (*bid[::-1], game.moves.parse("pass"))) == [False, False, False]
    plain = Match("kilt_castle", 3, 4).game
    assert plain.together is None and going_on(plain, (0, 1)) == [False, False]


def test_a_step_of_a_hint_says_its_tile():
    """A bid is begun at a tile and ended by a number: both say what for, the number how many."""
    words = words_of("en", Match("keyflower", 2, 4).game)
    seen = 0
    for scene, _, _ in later_steps("keyflower", 80):
        for target in scene.targets:
            for choice in target.choices:
                verb = words.game.moves.json(choice.action)
                if choice.then or verb["action"] not in ("bid", "use", "workers"):
                    continue
                key, args = choice.alone or (choice.key, choice.args)
                said = words.say([])(key, args)
                seen += verb["action"] == "workers"
                assert words.noun("tile", args["tile"]) in said, (key, said)
                assert str(verb.get("number", "")) in said
    assert seen


@pytest.mark.parametrize("name", ["mangrovia", "keyflower"])
def test_a_hint_tells_what_a_row_of_several_steps_costs_and_brings_once(name):
    """Of a use it said "a use takes 1 worker or more" and never whose the workers are afterwards,
    which its row does; and that it pays for the hut four times, of four cards."""
    match, chance, rows = Match(name, 3, 5), random.Random(5), 0
    while not match.over and rows < 12:
        seat = match.acting()[0]
        view = match.view(seat)
        scene = view.game.drawn(view.ints, seat, view.actions(), "wide")
        for row in [c for t in scene.targets for c in t.choices if c.then and c.notes][:2]:
            steps = (row.action, *row.then)
            pictures = pictures_along(view, steps, scene)
            *before, last = notes_along(pictures, rings(pictures, steps), steps)
            assert not any(before) and list(last[: len(row.notes)]) == list(row.notes)
            assert all(last.count(note) == 1 for note in last)
            rows += 1
        match.play(chance.choice(view.actions()), seat)
    assert rows >= 12


def test_all_that_is_paid_for_a_hut_is_told_as_one():
    game = Match("mangrovia", 3, 4).game
    words = Words("en", game, also=(LOCALE,), isolate=False)
    pays = [game.moves.parse(f"pay {what}") for what in ("water", "5", "3")]
    *_, (key, args) = told = game.together([game.moves.parse("waive"), *pays])
    assert len(told) == 2 and words.say([])(key, args) == "Pay with water, 5, 3"
    assert game.together(pays[:1]) == pays[:1]
    assert going_on(game, pays) == [False, True, True]
