"""K-3 turn and card movement."""

from __future__ import annotations

import random

import pytest

import korsi
from korsi.core.position import laid_out

from .conftest import (
    CARDS,
    KILT,
    building,
    first,
    name,
    refused,
    sites,
    table,
    targets,
    told,
)

N = len(KILT.box.data["track"]["space"])
GAPS = {"gap_space_needs_neighbour": "true"}


def move(card, space):
    return f"move {name(card)} {space}"


@pytest.mark.clause("K-3.1")
def test_a_turn_is_move_build_next_player():
    m = table(active=2)
    assert m.view().json()["step"] == "move"
    refused(m, "build e1 plain", "K-3.1")
    refused(m, "roof e1", "K-3.1")
    m.play("move red 4")
    assert m.view().json()["step"] == "build"
    refused(m, "move orange 4", "K-4.9")
    m.play("build e1 plain")
    assert (m.view().json()["step"], m.acting()) == ("move", [3])
    assert int(m.state["turn"]) == 1


@pytest.mark.clause("K-3.1")
def test_there_is_no_passing():
    assert [family.verb for family in KILT.moves.families] == [
        "move", "build", "roof", "build-other",
    ]  # fmt: skip
    assert all(move.startswith("move ") for move in table().legal())


@pytest.mark.clause("K-3.2")
def test_only_the_active_player_moves_and_any_card():
    m = table(active=2)
    assert m.acting() == [2]
    for seat in (0, 1, 3):
        assert m.legal(seat) == []
        refused(m, "move orange 4", "K-4.2", seat)
    assert "move orange 4" in m.legal(2)  # a card without the mover's colour


@pytest.mark.clause("K-3.3")
def test_a_card_goes_clockwise_at_least_one_space_and_jumps_others():
    m = table()
    refused(m, move("O", 0), "K-3.3")
    refused(m, move("OR", 0), "K-3.5")  # counter-clockwise
    m.play(move("O", 3))  # over two rows
    assert (int(m.state["row_size"][0]), int(m.state["row_size"][3])) == (3, 2)
    m = table(rows={0: 4, 5: 3, 6: 3})
    assert targets(m, "O") == [1, 2, 3, 4, 5, 6, 7]  # over empty spaces


@pytest.mark.clause("K-3.4")
def test_the_front_is_the_foremost_row():
    m = table(rows={17: 4, 18: 3, 1: 3})
    assert int(m.state["front"]) == 1
    assert targets(m, "O") == [0, 1, 2, 18, 19]
    m.play("move orange 2")
    assert int(m.state["front"]) == 2
    m = table(rows={17: 4, 18: 3, 1: 3}).play("move orange 0")
    assert int(m.state["front"]) == 1  # behind it nothing changes


@pytest.mark.clause("K-3.5")
def test_a_card_reaches_one_space_beyond_the_front():
    m = table(rows={0: 4, 1: 3, 2: "OD RL DR"})
    assert targets(m, "O") == [1, 2, 3]
    assert targets(m, "DR") == [3]
    for space in range(4, N):
        refused(m, move("O", space), "K-3.5")
    refused(m, move("DR", 0), "K-3.5")  # not round the ring to the rear rows


@pytest.mark.clause("K-3.6")
def test_beyond_the_front_needs_a_card_on_the_front_after_lifting():
    m = table(rows={0: 4, 1: 3, 2: 2, 3: "DR"})
    refused(m, move("DR", 4), "K-3.6")
    assert targets(m, "DR") == []  # alone at the front: it cannot be moved at all
    assert 4 in targets(m, "O")
    m = table(rows={0: 4, 1: 3, 2: 1, 3: "RL DR"})
    assert targets(m, "DR") == [4]


@pytest.mark.clause("K-3.7")
@pytest.mark.parametrize(("players", "most"), [(2, 4), (3, 3), (4, 4)])
def test_a_row_takes_no_more_cards_than_it_may(players, most):
    full = {0: "O R", 1: 3, 2: 1} if players == 3 else {0: "O R", 1: 4, 2: 4}
    m = table(players, rows=full)
    refused(m, move("O", 1), "K-3.7")
    assert 1 not in targets(m, "O")
    room = {0: "O R", 1: 2, 2: 2} if players == 3 else {0: "O R", 1: 3, 2: 4, 3: 1}
    m = table(players, rows=room)
    assert 1 in targets(m, "O")
    assert int(m.play(move("O", 1)).state["row_size"][1]) == most


@pytest.mark.clause("K-3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_no_more_rows_than_may_be(players):
    rows = {0: "O R", 2: "L", 3: 1, 4: 2} if players == 3 else {0: "O R", 1: 3, 2: "L", 3: 2, 4: 2}
    m = table(players, rows=rows)
    refused(m, move("O", 5), "K-3.8")
    assert set(targets(m, "O")) <= set(rows)
    # counted in the final position: the last card of a row may open another one
    assert 5 in targets(m, "L")
    m.play(move("L", 5))
    assert sum(x > 0 for x in m.state["row_size"]) == len(rows)


@pytest.mark.clause("K-3.9")
def test_gaps_may_exist_and_be_entered():
    rows = {0: "O R L D", 1: 3, 7: 3}
    m = table(rows=rows)
    assert targets(m, "O") == [1, 2, 3, 4, 5, 6, 7, 8]
    m.play(move("O", 4))
    assert [i for i in range(N) if m.state["row_size"][i]] == [0, 1, 4, 7]


@pytest.mark.clause("K-3.9")
def test_rejected_reading_a_new_row_needs_a_neighbour():
    rows = {0: "O R L D", 1: 3, 7: "OD RL DR"}
    m = table(rows=rows, options=GAPS)
    assert targets(m, "O") == [1, 2, 7, 8]
    refused(m, move("O", 4), "K-3.9")
    # the neighbour is looked for after lifting
    m = table(rows={0: "O", 2: 3, 3: 3, 4: 3}, options=GAPS)
    refused(m, move("O", 1), "K-3.9")
    assert targets(m, "O") == [2, 3, 4, 5]
    assert targets(table(rows={0: "O", 2: 3, 3: 3, 4: 3}), "O") == [1, 2, 3, 4, 5]


@pytest.mark.clause("K-3.10")
def test_the_front_runs_into_the_rear_after_going_round():
    """Leading cards on 2 and 3, rear rows on 5 and 6: a card on 4 makes 6 the new head."""
    rows = {5: 3, 6: 3, 2: "L D", 3: "OD RL"}
    m = table(rows=rows)
    assert int(m.state["front"]) == 3
    assert 2 in targets(m, "O")  # the rear may join the leading cards
    m.play(move("L", 4))
    assert int(m.state["front"]) == 6
    first(m, "build")
    assert 7 in targets(m, "D") and 8 not in targets(m, "D")
    assert targets(m, "O") == [6]  # that row on 5 is now next to the head
    refused(m, move("O", 2), "K-3.5")
    # otherwise only a card beyond the front moves it
    m = table(rows={5: 3, 6: 3, 1: "L D", 2: "OD RL"}).play(move("L", 3))
    assert int(m.state["front"]) == 3


@pytest.mark.clause("K-3.11")
def test_a_double_card_turns_with_every_move():
    m = table(rows={0: "O R L D", 1: "OR LD OL", 2: "OD RL", 3: "DR"})

    def way(card):
        found = next(c for c in m.view().json()["cards"] if c["card"] == card)
        return found["inner"], found["outer"]

    assert way("double_orange__red") == ("orange", "red")
    m.play(move("OR", 3))
    assert way("double_orange__red") == ("red", "orange")
    assert way("double_light_grey__dark_grey") == ("light_grey", "dark_grey")  # lies still
    while m.view().json()["step"] != "move":
        first(m)
    m.play(move("OR", 4))
    assert way("double_orange__red") == ("orange", "red")
    m = table().play(move("O", 3))
    assert way("single_orange") == ("orange", None)


@pytest.mark.clause("K-3.12")
def test_taking_the_last_card_of_a_row_brings_a_ducat_day():
    m = table(rows={0: "O", 1: 3, 2: 3, 3: 3}).play(move("O", 4))
    assert told(m, "emptied") == [{"event": "emptied", "seat": 0, "space": 0}]
    assert m.view().json()["ducat_day_pending"] is True
    assert not told(m, "ducat_day")  # only after all building
    first(m, "build")
    assert len(told(m, "ducat_day")) == 1
    assert m.view().json()["ducat_day_pending"] is False
    first(m)
    assert m.view().json()["ducat_day_pending"] == bool(told(m, "emptied"))


@pytest.mark.clause("K-3.12")
def test_a_row_that_keeps_a_card_brings_none():
    m = table(rows={0: "O R", 1: 3, 2: 3, 3: 2}).play(move("O", 4))
    assert not told(m, "emptied") and m.view().json()["ducat_day_pending"] is False
    first(m, "build")
    assert not told(m, "ducat_day")


def reference(sizes, front, most_cards, most_rows, p, q):
    """The reference procedure printed at the end of K-3."""
    d = (q - p) % N
    ahead = (front - p) % N
    if d == 0 or d > ahead + 1:
        return False
    if d == ahead + 1 and p == front and sizes[p] == 1:
        return False
    if sizes[q] >= most_cards:
        return False
    rows = sum(size > 0 for size in sizes)
    return rows - (sizes[p] == 1) + (sizes[q] == 0) <= most_rows


@pytest.mark.clause("K-3.13", "K-3.5", "K-3.6", "K-3.7", "K-3.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reference_procedure_holds_in_scattered_positions(players):
    """Exactly its moves are legal, and there is always one, whatever the rows look like."""
    rng = random.Random(players)
    most_cards, most_rows = (3, 4) if players == 3 else (4, 5)
    in_play = [c for c in CARDS if players != 3 or "D" not in c]
    m = table(players)
    tried = 0
    while tried < 400:
        near = rng.choice([6, 9, N])
        spaces = rng.sample(range(near), rng.randint(len(in_play) // most_cards + 1, most_rows))
        sizes = [0] * N
        where = {}
        for card in in_play:
            where[card] = rng.choice(spaces)
            sizes[where[card]] += 1
        fronts = [p for p in spaces if sizes[p] and not sizes[(p + 1) % N]]
        if max(sizes) > most_cards:
            continue
        tried += 1
        with laid_out(m) as s:
            s["row_size"][:] = sizes
            s["front"] = rng.choice(fronts)
            for card, p in where.items():
                s["card_space"][CARDS.index(card)] = p
        expected = {
            move(card, q)
            for card, p in where.items()
            for q in range(N)
            if reference(sizes, int(s["front"]), most_cards, most_rows, p, q)
        }
        assert set(m.legal()) == expected
        assert expected


def test_a_position_of_the_builder_is_playable():
    """`building` moves the card it names onto the line it names."""
    for players in (2, 3, 4):
        for ducat_day in (False, True):
            for card in ("O", "RO", "LR"):
                m = building(card, 9, ducat_day, players=players)
                assert m.view().json()["ducat_day_pending"] == ducat_day
                assert m.view().json()["line"] == 9 and sites(m)


def test_a_refusal_names_the_move_and_its_clause():
    with pytest.raises(korsi.Refused, match=r"may not move orange 5: .* \[K-3\.5\]"):
        table().play("move orange 5")
