"""T-21: The King's Challenge."""

from __future__ import annotations

import pytest

import korsi
from korsi.core.chance import seed_rng
from korsi.core.position import census, laid_out
from korsi.games.troyes.rules import leroy
from korsi.games.troyes.rules.events import act
from korsi.games.troyes.scoring import band, final_scoring, verdict

from .conftest import (
    BOX,
    CARD,
    CHARACTERS,
    EVENT,
    EVENTS,
    LEROY,
    TROYES,
    deniers,
    dice,
    influence,
    lying,
    on_event,
    play,
    points,
    queue,
    random_game,
    refused,
    set_cubes,
    slot_of,
    standing,
    table,
    told,
)

TABLE = {total: row for row in BOX["solo"]["action"] for total in row["rolls"]}


def solo(**position):
    position.setdefault("active", LEROY)
    m = table(1, **position)
    if position["active"] == LEROY:
        with laid_out(m) as s:
            s["step"] = 8
    return m


def roll(m, total):
    """Le Roy's turn with his dice showing this sum."""
    with laid_out(m) as s:
        for seed in range(2000):
            seed_rng(s["rng"], seed, 0)
            if leroy.roll_die(m.state) + leroy.roll_die(m.state) == total:
                break
        seed_rng(s["rng"], seed, 0)
    play(m, "roll")
    rolled = told(m, "leroy_rolls")[0]
    assert rolled["first"] + rolled["second"] == total
    return m


@pytest.mark.clause("T-21.1", "T-21.2")
def test_le_roy_owns_what_is_grey():
    m = korsi.Match(TROYES, players=1, seed=1)
    s = m.state
    assert census(m)[4] == 24 and int((s["standing"] == LEROY).sum()) == 3
    assert random_game(1, 5).state["round"] == 4


@pytest.mark.clause("T-21.3", "T-21.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_placement(seed):
    m = korsi.Match(TROYES, players=1, seed=seed)
    mine = []
    while "settle" in m.legal()[0]:
        mine.append(int((m.state["standing"] == LEROY).sum()))
        play(m, m.legal()[len(mine) % len(m.legal())])
    assert mine == [3, 3, 6, 6, 9, 9]
    settled = [e["event"] for e in m.events() if "settled" in e["event"]]
    assert settled == ["settled", "grey_settled", "grey_settled", "grey_settled"]
    assert int(m.state["settled"]) == 6


@pytest.mark.clause("T-21.4")
def test_he_takes_the_best_free_space():
    rank = BOX["solo"]["space_rank"]["palace"]
    m = solo(stand={f"palace_{rank[0]}": 0})
    assert leroy.leroy_takes_space(m.state, 0)
    assert standing(m, f"palace_{rank[1]}") == [LEROY]
    full = {f"palace_{n}": 0 for n in range(1, 7)}
    m = solo(stand=full)
    assert not leroy.leroy_takes_space(m.state, 0)


@pytest.mark.clause("T-21.5", "T-21.20")
def test_the_stack_is_open():
    m = korsi.Match(TROYES, players=1, seed=3)
    stack = m.view(0).json()["leroy"]["character_stack"]
    assert sorted(stack) == sorted(CHARACTERS)
    orders = {tuple(korsi.Match(TROYES, 1, s).state["stack"]) for s in range(20)}
    assert len(orders) > 15


@pytest.mark.clause("T-21.10")
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_his_table_says_whose_it_is(layout):
    scene = korsi.Match(TROYES, players=1, seed=3).view(0).scene(layout)
    head = next(p for p in scene.pieces if p.id == "leroy-head")
    rows = [p for p in scene.pieces if p.id.startswith("leroy-") and p is not head]
    assert head.written.key == "written-leroy" and head.thing == "leroy"
    assert len(rows) == 7 and all(head.y + 15 < row.y for row in rows)


@pytest.mark.clause("T-21.6")
def test_the_start_player_card_alternates_and_events_spare_him():
    m = solo(active=0, start=0, queue="civil_war drought", dice={0: "y1"}, filler=False)
    with laid_out(m) as s:
        s["ledger"][LEROY][4] = 9
    for event in ("civil_war", "drought"):
        act(m.state, EVENTS.index(event))
    assert points(m)[1] == 9 and deniers(m) == [17]
    play(m, "pass")
    assert m.state["start"] == LEROY


@pytest.mark.clause("T-21.22", "T-19.3", "T-19.9")
def test_events_that_move_pieces_reach_his():
    everywhere = {f"palace_{n}": LEROY for n in range(1, 7)}
    m = solo(active=0, queue="succession_conflict", stand=everywhere)
    act(m.state, EVENTS.index("succession_conflict"))
    assert lying(m, "palace")[LEROY] == 1, "his own citizen who enters expels his own"
    m = solo(active=0, queue="interruption_of_work", cathedral={(1, 2): 0, (1, 5): LEROY})
    with laid_out(m) as s:
        s["ledger"][LEROY][4] = 9
    act(m.state, EVENTS.index("interruption_of_work"))
    assert list(m.state["cathedral"][0][1:]) == [-1, 0, -1, -1, -1, -1]
    assert points(m)[1] == 9, "rewards are kept"


@pytest.mark.clause("T-21.7", "T-21.11")
def test_his_best_dice_first():
    m = solo(dice={LEROY: "w6 y6 r5"}, filler=False)
    leroy.spend_best(m.state, 1)
    assert dice(m, LEROY) == "r5 w6"
    leroy.spend_best(m.state, 1)
    assert dice(m, LEROY) == "r5"
    leroy.spend_best(m.state, 5)
    assert dice(m, LEROY) == ""


@pytest.mark.clause("T-21.8")
def test_he_counters_with_his_strongest_die():
    m = solo(active=0, dice={0: "w6", LEROY: "w2 y1"}, black=[6, 5, 4], filler=False)
    play(m, "discard white 6; done")
    assert dice(m, LEROY) == "y1", "one die for one black die, whatever the values"
    assert m.acting() == [0] and influence(m)[0] == 11
    assert [v for v in range(1, 7) if m.state["black"][v]] == [4]
    m = solo(active=0, dice={0: "w6 w4"}, black=[6, 5], filler=False)
    play(m, "discard white 6; done")
    assert m.state["black"].sum() == 0, "without dice he removes it for free"


@pytest.mark.clause("T-21.9")
def test_his_dice_are_paid_to_the_bank():
    m = solo(active=0, dice={LEROY: "y6 y6"})
    bank = int(m.state["bank"])
    play(m, "farm; take leroy yellow 6; done")
    assert deniers(m)[0] == 20 - 2 + 3 and m.state["bank"] == bank + 2 - 3


@pytest.mark.clause("T-21.10")
@pytest.mark.parametrize("total", (2, 12, 3, 11))
def test_he_scores_and_buys_a_die(total):
    row = TABLE[total]
    m = solo(dice={0: "w5 r5", LEROY: "w6 y6 r1"}, filler=False)
    roll(m, total)
    assert points(m)[1] == row["vp"]
    assert dice(m, 0) == "w5", "the player's best die, red before white"
    assert deniers(m)[0] == 20 + row["price"]
    assert len(dice(m, LEROY).split()) == 3 - (row["dice"] - 1)


@pytest.mark.clause("T-21.10", "T-21.13")
@pytest.mark.parametrize("total", (4, 10))
def test_he_expels_the_player_from_the_palace(total):
    m = solo(dice={LEROY: "r6 w1", 0: "w1"}, stand={"palace_2": 0, "palace_4": 0}, filler=False)
    roll(m, total)
    assert standing(m, "palace_4", "palace_2") == [LEROY, 0]
    assert lying(m, "palace")[0] == 1 and dice(m, LEROY) == "w1"


@pytest.mark.clause("T-21.13")
def test_he_pushes_the_highest_row_he_can():
    stand = {"bishopric_3_1": 0, "bishopric_3_2": LEROY, "bishopric_2_1": LEROY, "bishopric_2_2": 0}
    m = solo(dice={LEROY: "w6 w1", 0: "w1"}, stand=stand, filler=False)
    roll(m, 4)
    assert standing(m, "bishopric_2_1", "bishopric_2_2") == [LEROY, LEROY]
    assert lying(m, "bishopric")[0] == 1


@pytest.mark.clause("T-21.13")
def test_else_the_best_empty_space_and_the_die_is_spent_anyway():
    rank = BOX["solo"]["space_rank"]["palace"]
    m = solo(
        dice={LEROY: "r6 w1", 0: "w1"}, stand={"palace_1": 0}, lie={"palace": [0]}, filler=False
    )
    roll(m, 10)
    assert standing(m, f"palace_{rank[0]}", "palace_1") == [LEROY, 0], "protection applies"
    full = {f"palace_{n}": LEROY for n in range(1, 7)}
    m = solo(dice={LEROY: "r6 w1", 0: "w1"}, stand=full, filler=False)
    roll(m, 10)
    assert dice(m, LEROY) == "w1"


@pytest.mark.clause("T-21.10", "T-21.14")
@pytest.mark.parametrize("total", (5, 9))
def test_he_counters_the_rightmost_event(total):
    first, second = EVENT["heresy"]["vp"]
    m = solo(dice={LEROY: "r6 r5 r4 r3 r2", 0: "w1"}, queue="war heresy", on={"heresy": [0]})
    roll(m, total)
    assert queue(m) == ["marauding", "war"]
    assert points(m) == [second, first]
    assert len(dice(m, LEROY).split()) == 6 - (EVENT["heresy"]["flags"] - 1)
    assert m.view().json()["leroy"]["captured"] == ["heresy"]


@pytest.mark.clause("T-21.14")
def test_marauding_is_never_chosen():
    m = solo(dice={LEROY: "r6", 0: "w1"}, filler=False)
    roll(m, 5)
    assert dice(m, LEROY) == "r6" and on_event(m, "marauding")[LEROY] == 0


@pytest.mark.clause("T-21.10", "T-21.15")
def test_his_tradesman():
    """Most VP first, then the cheaper card, then red, yellow, white."""
    cards = "archer merchant monk"
    m = solo(dice={LEROY: "r6 w6", 0: "w1"}, cards=cards, filler=False)
    roll(m, 6)
    assert m.state["tradesman"][slot_of("monk")][LEROY] == 1, "3 VP"
    assert dice(m, LEROY) == "w6"
    assert CARD["archer"]["vp"][0] == CARD["merchant"]["vp"][0]
    assert CARD["merchant"]["cost"] < CARD["archer"]["cost"]
    leroy.leroy_trades(m.state, 4)
    assert m.state["tradesman"][slot_of("merchant")][LEROY] == 1, "cheaper"
    leroy.leroy_trades(m.state, 4)
    assert m.state["tradesman"][slot_of("archer")][LEROY] == 1


@pytest.mark.clause("T-21.15", "T-21.20")
def test_no_space_worth_a_point():
    m = solo(dice={LEROY: "r6 w6", 0: "w1"}, cards="archer", filler=False)
    with laid_out(m, missing="nothing: two tradesmen more") as s:
        s["tradesman"][slot_of("archer")][0] = 1
        s["tradesman"][slot_of("archer")][1] = 2
    before = m.state["tradesman"].copy()
    roll(m, 6)
    assert (m.state["tradesman"] == before).all() and dice(m, LEROY) == "w6"


@pytest.mark.clause("T-21.10", "T-21.16")
def test_he_builds_two_cubes():
    m = solo(dice={LEROY: "r6 w6 w1", 0: "w1"}, cathedral={(1, 6): 0, (2, 6): 0}, filler=False)
    roll(m, 7)
    assert [int(o) for o in m.state["cathedral"][0][1:]] == [-1, -1, -1, LEROY, LEROY, 0]
    assert points(m)[1] == 2 and dice(m, LEROY) == "w1"
    full = {(level, n): 0 for level in (1, 2, 3) for n in range(1, 7)}
    del full[(3, 2)]
    m = solo(dice={LEROY: "r6 w6 w1", 0: "w1"}, cathedral=full, filler=False)
    roll(m, 7)
    assert points(m)[1] == 1 + TABLE[7]["vp_per_unplaceable_cube"]


@pytest.mark.clause("T-21.10", "T-21.17")
def test_both_score_the_top_character():
    m = solo(dice={LEROY: "r6", 0: "w1"}, deniers=[18], filler=False)
    names = ["thibaut_ii", "urbain_iv"]
    with laid_out(m) as s:
        s["stack"][:] = [-1, -1, -1, -1, *(CHARACTERS.index(n) for n in names)]
    roll(m, 8)
    assert points(m) == [6, 0], "Le Roy never scores money"
    assert dice(m, LEROY) == "r6"
    assert m.view().json()["leroy"]["character_stack"] == ["urbain_iv"]
    with laid_out(m) as s:
        s["stack"][:] = -1
        s["active"], s["step"] = LEROY, 8
    roll(m, 8)
    assert points(m)[1] == TABLE[8]["vp_if_none_left"]


@pytest.mark.clause("T-21.11")
def test_without_dice_he_is_skipped():
    m = solo(active=0, dice={0: "y2 y2 y2"}, filler=False)
    play(m, "farm; take 0 yellow 2; done")
    assert "roll" not in m.legal() and m.acting() == [0]
    m = solo(active=0, dice={0: "y2", LEROY: "r1"}, filler=False)
    play(m, "pass")
    assert m.legal() == ["roll"]
    refused(m, "pass", "T-21.10")


@pytest.mark.clause("T-21.12", "T-21.11")
@pytest.mark.example("E-25")
def test_twelve_with_one_die_left():
    m = solo(dice={LEROY: "r3"}, filler=False)
    before = deniers(m)[0]
    roll(m, 12)
    assert not told(m, "leroy_buys") and len(told(m, "leroy_spends")) == 1

    assert m.state["ledger"][LEROY][4] >= TABLE[12]["vp"]
    assert deniers(m)[0] == before or told(m, "round"), "no money moves before the next round"


@pytest.mark.clause("T-21.18")
@pytest.mark.parametrize("penalty", ("true", "false"))
def test_the_end(penalty):
    m = solo(
        queue="war",
        on={"war": [LEROY]},
        cards="monk",
        tradesmen={"monk": {LEROY: 1}},
        stand={f"palace_{n}": LEROY for n in range(1, 7)},
        options={"solo_leroy_cathedral_penalty": penalty},
    )
    with laid_out(m) as s:
        s["stack"][:] = [-1] * 5 + [CHARACTERS.index("chretien_de_troyes")]
    final_scoring(m.state)
    levels = -6 if penalty == "true" else 0
    assert points(m)[1] == 1 + CARD["monk"]["vp"][0] + levels + 3
    assert m.scores() == [points(m)[0] - points(m)[1]]
    (entry,) = m.breakdown()
    assert entry["verdict"] == [{"verdict": verdict(m.scores()[0])}]
    assert entry["leroy_points"] == points(m)[1] == sum(x["points"] for x in entry["leroy_lines"])
    assert entry["points"] - entry["leroy_points"] == entry["difference"] == m.scores()[0]


@pytest.mark.clause("T-21.18")
@pytest.mark.parametrize(("lead", "place"), ((-4, 2), (0, 2), (1, 1), (30, 1)))
def test_a_defeat_is_no_first_place(lead, place):
    m = solo()
    final_scoring(m.state)
    with laid_out(m) as s:
        s["ledger"][0][0] += lead - m.scores()[0]
    assert (m.scores(), m.ranking()) == ([lead], [place])


@pytest.mark.one_in(3)
@pytest.mark.clause("T-21.18")
def test_the_bands():
    bands = [verdict(n) for n in (-30, 0, 1, 5, 6, 10, 11, 15, 16, 20, 21, 60)]
    assert bands == [
        "defeat", "defeat", "poor", "poor", "average", "average",
        "good", "good", "very-good", "very-good", "masterful", "masterful",
    ]  # fmt: skip
    assert [band(n) for n in (-30, 0, 1, 6, 11, 16, 20, 21)] == [0, 0, 1, 2, 3, 4, 4, 5]


@pytest.mark.clause("T-21.19", "T-21.20")
def test_cards_that_change():
    position = {"cards": "tax_collector", "tradesmen": {"tax_collector": {0: 1}}}
    stand = {"city_hall_1_1": LEROY, "city_hall_1_2": LEROY, "city_hall_1_3": 0}
    m = solo(active=0, dice={0: "r6"}, stand=stand, **position)
    play(m, "activate tax-collector; take 0 red 6; done")
    assert deniers(m)[0] == 20 + 2 * CARD["tax_collector"]["effect"]["solo_deniers_per_citizen"]

    m = solo(active=0, dice={LEROY: "y4 y5 y6"}, cards="tithing", deniers=[0])
    with laid_out(m) as s:
        set_cubes(s, "tithing", 0, 1)
    play(m, "farm; use tithing; take leroy yellow 4; take leroy yellow 5; take leroy yellow 6")
    assert deniers(m)[0] == 7

    m = solo(queue="migrant_workers")
    act(m.state, EVENTS.index("migrant_workers"))
    assert points(m)[1] == BOX["solo"]["migrant_workers_leroy_vp"]
    assert m.state["cathedral"][0][1] == LEROY

    position = {"cards": "banquet", "tradesmen": {"banquet": {0: 1}}}
    m = solo(active=0, dice={0: "r6 r1", LEROY: "r2 r3"}, **position)
    play(m, "activate banquet; take 0 red 6; done")
    assert points(m) == [CARD["banquet"]["effect"]["vp"], 0]

    position = {"cards": "procession", "tradesmen": {"procession": {0: 1}}}
    m = solo(active=0, dice={0: "w6", LEROY: "r2 r3"}, **position)
    play(m, "activate procession; take 0 white 6; done")
    assert points(m) == [0, 0], "his dice count, but he gains nothing from the player's card"


@pytest.mark.clause("T-21.20")
def test_without_a_citizen_left_he_places_none():
    m = solo(dice={LEROY: "r6 w1", 0: "w1"}, cards="monk", filler=False)
    with laid_out(m, missing="all citizens of Le Roy") as s:
        s["general"][LEROY] = 0
    roll(m, 10)
    assert (m.state["standing"] != LEROY).all() and dice(m, LEROY) == "w1"


@pytest.mark.clause("T-21.21")
def test_idle_turns_cost_a_die():
    m = solo(dice={LEROY: "r6 w5", 0: "w1"}, filler=False)
    with laid_out(m) as s:
        s["idle"] = BOX["solo"]["leroy_idle_turns"] - 1
    roll(m, 5)
    assert dice(m, LEROY) == "w5" and m.state["idle"] == 0
