"""A refused bid or use says in numbers what is missing."""

import random

import pytest

from korsi import Match
from korsi.games.keyflower.explain import LACKS, lacking
from korsi.games.keyflower.view import at_hand
from korsi.language import LANGUAGES
from korsi.table.wording import say_of, words_of


def refused(steps=120):
    """(view, action, code) of bids and uses that workers are missing for, in a random game."""
    match, chance = Match("keyflower", 3, 4), random.Random(4)
    for _ in range(steps):
        seat = match.acting()[0]
        view = match.view(seat)
        for action in range(view.game.moves.count):
            if view.game.moves.write(action).startswith(("bid ", "use ")):
                code = view.refused(action)
                if code in LACKS:
                    yield view, action, code
        match.play(chance.choice(match.legal_actions(seat)), seat)


@pytest.mark.clause("F-4.9")
def test_what_is_missing_is_more_than_what_is_there():
    said = set()
    for view, action, code in refused():
        note = lacking(view.ints, view.seat, action, code)
        if note is None:
            continue
        key, args = note
        assert 0 <= args["have"] < min(args["count"], args.get("bid", 99))
        said.add((key, *sorted(args.items())))
    assert {"lacks-use-colour", "lacks-bid-colour", "lacks-both-colour"} <= {one[0] for one in said}
    for code in LANGUAGES:
        words = words_of(code, Match("keyflower", 3, 4).game)
        for key, *args in said:
            assert say_of(words, [])(key, dict(args))


def test_a_group_that_is_outbid_is_at_hand_and_one_that_leads_is_not():
    match = Match("keyflower", 2, 4)
    s = match.view(match.acting()[0]).ints
    seat, tile, before = 0, 3, at_hand(s, 0, 1)
    s.colour[tile], s.group[tile][seat], s.group[tile][1] = 1, 2, 3
    assert at_hand(s, seat, 1) == before + 2
    s.group[tile][1] = 1
    assert at_hand(s, seat, 1) == before
