"""Where a hint rings its steps: at what they are about, never where nothing lies yet."""

import random

from korsi import Match
from korsi.table.hints import _in_sight, _place, _stands_for_later


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
        at = _in_sight(scene, first, target, choice)
        if target.id.startswith("workers-"):
            numbers += 1
            assert at.id == target.group
            assert all(_stands_for_later(ghost, scene, first) for ghost in choice.ghost)
        elif target.id == "button-done":
            ends += 1
            assert at is None
    assert numbers and ends


def test_a_later_place_that_will_be_filled_is_ringed_where_its_ghost_lies():
    places = [(s, f, p) for s, f, p in later_steps("kilt_castle", 20) if p[1].ghost]
    assert places
    assert all(_in_sight(scene, first, *place) is not None for scene, first, place in places)
    for scene, first, (_, choice) in places:
        assert not any(_stands_for_later(ghost, scene, first) for ghost in choice.ghost)
