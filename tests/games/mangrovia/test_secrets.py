"""M-15: what is hidden, what is open, and what stays known."""

from __future__ import annotations

import numpy as np
import pytest

from korsi.core.chance import seed_rng
from korsi.core.position import laid_out

from .conftest import (
    AMULET_SPACES,
    MANGROVIA,
    at_pier,
    empty_bag,
    final,
    first,
    give,
    lay_row,
    play_on,
    seat_of,
    spend_pile,
    start,
    table,
    told,
)


def guesses(m, seat, n=200):
    """What a seat may believe: n re-dealt positions as JSON, secrets and all."""
    states = MANGROVIA.new_states(1)
    rng = np.zeros(4, np.int64)
    seed_rng(rng, 77, 0)
    found = []
    for _ in range(n):
        states[0] = getattr(m.state, "raw", m.state)
        MANGROVIA.entrypoints.hide(states, 0, seat)
        MANGROVIA.entrypoints.redeal(states, 0, seat, rng)
        found.append(MANGROVIA.view_json(states[0], seat))
    return found


def hands(m, seat, of, part="valuables", n=200):
    return [tuple(g["seats"][of]["hand"][part]) for g in guesses(m, seat, n)]


@pytest.mark.clause("M-15.1")
def test_what_is_hidden_and_what_is_open():
    m = table(3, hands={0: "7 6 sand", 1: "5 reed water amulet-6", 2: "2"})
    seen = m.view(0).json()["seats"]
    assert seen[0]["hand"] == {"valuables": [6, 7], "starting": [], "landscape": ["sand"]}
    assert seen[1]["hand"] == {"valuables": [], "starting": [], "landscape": []}
    assert seen[1]["hand_size"] == {"valuables": 1, "landscape": 2}
    assert seen[1]["amulets"] == [] and seen[1]["amulets_size"] == 1
    assert m.view(1).json()["seats"][1]["amulets"] == [6]
    hidden = m.view(0).record
    for field in ("pile", "bag", "rng"):
        assert not np.any(hidden[field])
    assert m.view().json()["seats"][0]["hand"]["valuables"] == [], "a spectator sees no hand"


@pytest.mark.clause("M-15.1")
def test_no_view_depends_on_what_it_hides():
    """Two tables that differ only in what seat 0 cannot see look the same to it, byte for byte."""
    a = table(3, hands={0: "7", 1: "5 reed amulet-6"})
    b = table(3, hands={0: "7", 1: "2 water amulet-3"})
    for viewer in (-1, 0, 2):
        assert a.view(viewer).record.tobytes() == b.view(viewer).record.tobytes()
    assert a.view(1).record.tobytes() != b.view(1).record.tobytes()


@pytest.mark.clause("M-15.2")
def test_what_a_draw_tells():
    m = at_pier(5).play("draw valuables")
    assert told(m, "draws")[0]["card"] is not None
    assert m.view(0).events()[0]["card"] == told(m, "draws")[0]["card"]
    for viewer in (-1, 1):
        assert [e for e in m.view(viewer).events() if e["event"] == "draws"] == [
            {"event": "draws", "seat": 0, "deck": "valuables", "card": None}
        ]


@pytest.mark.clause("M-15.2")
def test_what_amulets_tell():
    m = at_pier(2).play("amulets")
    assert seat_of(m, 0, viewer=1)["amulets"] == [1], "taken from the board, seen by all"
    m = at_pier(2, huts={0: "c2r2 c4r2"}).play("amulets")
    drawn = [e["amulet"] for e in m.view(0).events()]
    assert None not in drawn and len(drawn) == 2
    assert [e["amulet"] for e in m.view(1).events()] == [None, None]
    first(m, "return")
    assert m.view(0).events()[0]["amulet"] in drawn and m.view(1).events()[0]["amulet"] is None


@pytest.mark.clause("M-15.2")
def test_payments_are_shown():
    m = play_on(at_pier(8, "sand 4 3", birds="sand reed"), "build c2r1", "pay sand")
    assert m.view(2).events() == [{"event": "pays", "seat": 0, "payment": "sand"}]
    assert m.view(2).json()["discards"]["landscape"] == ["sand"]


@pytest.mark.clause("M-15.3")
def test_a_card_taken_face_up_stays_known_until_it_is_paid():
    m = at_pier(3, "3 sand", birds="sand reed")
    lay_row(m, "4 7 reed")
    m.play("take 4")
    assert seat_of(m, 0, viewer=1)["hand"]["valuables"] == [4]
    assert all(4 in hand and len(hand) == 2 for hand in hands(m, 1, 0))
    assert len(set(hands(m, 1, 0))) > 3, "the other card is anybody's guess"
    play_on(m, "build c2r1", "pay sand", "pay 4", "pay 3")
    assert seat_of(m, 0, viewer=1)["hand"]["valuables"] == []


@pytest.mark.clause("M-15.3")
def test_starting_cards_are_known():
    m = start(4)
    for viewer in (-1, 1, 2):
        assert m.view(viewer).json()["seats"][0]["hand"]["starting"] == [3, 4]
    assert {tuple(g["seats"][3]["hand"]["starting"]) for g in guesses(m, 0, 20)} == {(4, 6)}


@pytest.mark.clause("M-15.3")
def test_after_a_reshuffle_older_hands_hold_no_card_of_the_new_pile():
    m = at_pier(5, hands={1: "2 2", 2: "3 4"})
    lay_row(m, "")
    with laid_out(m) as s:
        for value in range(2, 8):  # only 6s and 7s are left in the game besides the hands
            if value < 6:
                s["pile_size"][0] -= s["pile"][value - 2]
                give(s, 0, f"{value} " * int(s["pile"][value - 2]))
                s["pile_size"][0] += s["hand"][0][value - 2]
    spend_pile(m, 0, keep="7")
    m.play("draw valuables")
    assert told(m, "reshuffled")
    believed = set(hands(m, 0, 1)) | set(hands(m, 0, 2))
    assert believed == {(2, 2), (2, 3), (2, 4), (3, 4)}, "nobody has drawn a 6 or 7 since"


@pytest.mark.clause("M-15.3")
def test_who_returns_an_amulet_knows_that_nobody_holds_it():
    m = at_pier(2, huts={0: " ".join(AMULET_SPACES[:2])}, hands={1: "amulet-2 amulet-3"})
    empty_bag(m, keep="6 2")
    m.play("amulets")
    m.play("return 6")
    held = {a for g in guesses(m, 0) for a in g["seats"][1]["amulets"]}
    assert 6 not in held and held
    others = {a for g in guesses(m, 2) for a in g["seats"][1]["amulets"]}
    assert 6 in others, "seat 2 has not seen which one went back"


@pytest.mark.clause("M-15.3")
def test_amulets_are_turned_over_at_the_end():
    m = final(hands={1: "amulet-4 amulet-2"})
    assert m.view(0).json()["seats"][1]["amulets"] == [2, 4]


@pytest.mark.clause("M-15.1", "M-8.4")
def test_a_guess_at_a_payer_lets_him_finish():
    m = at_pier(9, "water water 7 7 6", hands={1: "2"}).play("double c4r5")
    states = MANGROVIA.new_states(1)
    rng = np.zeros(4, np.int64)
    mask = np.zeros(MANGROVIA.moves.count, np.uint8)
    seed_rng(rng, 5, 0)
    for _ in range(10):
        states[0] = getattr(m.state, "raw", m.state)
        MANGROVIA.entrypoints.redeal(states, 0, 1, rng)
        assert MANGROVIA.entrypoints.legal(states, 0, 0, mask) > 0


@pytest.mark.clause("M-15.1")
def test_a_guess_deals_every_card_alike():
    """Seat 1's one hidden card is a 2 as often as 2s are unseen."""
    m = table(4, hands={1: "5"})
    lay_row(m, "")
    found = hands(m, 0, 1, n=4000 if not hasattr(m.state, "raw") else 400)
    share = found.count((2,)) / len(found)
    assert abs(share - 9 / 43) < 0.06
