"""A reader who is sent only what changed holds what a reader of everything holds."""

import json
import random
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest

from korsi.core.game import game, game_names
from korsi.table.compiling import Readiness
from korsi.table.holding import KEPT, SCENES
from korsi.table.live_table import LiveTable, apply_entry, rebuild, who_and_when
from korsi.table.presence import Presence
from korsi.table.problems import Problem
from korsi.table.settings import Settings
from korsi.table.state import state_json
from korsi.table.store.log import Entry
from korsi.table.store.people import Person
from korsi.table.store.tables import Seat, Setup
from korsi.table.stream import Hub
from korsi.table.viewpoint import StateRequest
from korsi.table.worker import PARTS
from table.table import opened, played, together

_READY = Readiness(done={name: set(PARTS) for name in game_names()})
CONTEXT = SimpleNamespace(
    settings=Settings(), started=time.time(), readiness=_READY, presence=Presence(Hub(), 3600.0)
)


def state_of(live: LiveTable, *asked, **more) -> dict:
    return state_json(CONTEXT, live, StateRequest(*asked, **more))


# --------------------------------------------------------------------------- the reader's side


def fold(held: dict, answer: dict) -> dict:
    """What docs/table.md tells a reader to do with an answer."""
    if "base" not in answer:
        return answer
    assert answer["base"] == held["have"]
    made = {**held, **{k: v for k, v in answer.items() if k != "base"}}
    made["log"] = held["log"]
    if "log" in answer:
        made["log"] = held["log"][: answer["log"]["keep"]] + answer["log"]["more"]
    if "scene" in answer:
        made["scene"] = folded_scene(held["scene"], answer["scene"])
    return made


def folded_scene(held: dict, answer: dict) -> dict:
    pieces = {p["id"]: p for p in held["pieces"] if p["id"] not in answer.get("gone", ())}
    pieces.update({p["id"]: p for p in answer.get("pieces", ())})
    ordered = sorted(pieces.values(), key=lambda p: p.get("z", 0))
    if "order" in answer:
        ordered = [pieces[id] for id in answer["order"]]
    faces = {**held["faces"], **answer.get("faces", {})}
    return {**held, **answer, "pieces": ordered, "faces": faces} | {"gone": 0, "order": 0}


def alike(held: dict, whole: dict) -> None:
    """The same, and every face that is used is there."""
    for key in whole.keys() - {"have", "scene"}:
        assert held[key] == whole[key], key
    if whole["scene"] is None:
        assert held["scene"] is None
        return
    for key in whole["scene"].keys() - {"faces"}:
        assert held["scene"][key] == whole["scene"][key], key
    assert whole["scene"]["faces"].items() <= held["scene"]["faces"].items()
    used = {one["face"] for one in [*whole["scene"]["pieces"], *whole["scene"]["targets"]]}
    assert used <= whole["scene"]["faces"].keys()


# ----------------------------------------------------------------- a table without a server


def live_table_of(name: str, players: int, seed: int) -> LiveTable:
    g = game(name)
    setup = Setup(
        "tabletable", name, g.version, g.box.digest, players, {}, seed, "", "", state="playing"
    )
    seats = [Seat(i, "person", i + 1, name=f"Guest {i}") for i in range(players)]
    begun = Entry(1, "begin", None, None, "", time.time())
    return rebuild(_READY.playing, setup, seats, {}, [begun])


def person(number: int | None) -> Person | None:
    return None if number is None else Person(number, f"P{number}", None, None, None, None)


def step(live: LiveTable, chance: random.Random) -> None:
    """A random move, or now and then the last one taken back."""
    before = who_and_when(live.match)
    now = (live.seq + 1, time.time())
    if live.match.actions and live.match.can_undo() and chance.random() < 0.15:
        seat = live.match.actions[-1][0]
        match = live.match.at(len(live.match)).undo(seat)
        apply_entry(live, Entry(now[0], "undo", seat, None, "", now[1]), match, before)
        return
    seat = chance.choice(live.match.acting())
    action = chance.choice(live.match.legal_actions(seat))
    match = live.match.at(len(live.match)).play(action, seat)
    apply_entry(live, Entry(now[0], "play", seat, action, "", now[1]), match, before)
    if match.over:
        live.setup.state = "over"


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    "name, players, often",
    [("kilt_castle", 3, 0.5), ("mangrovia", 3, 0.2), ("troyes", 2, 0.2), ("keyflower", 2, 0.1)],
)
def test_what_is_folded_is_what_is_sent_whole(name: str, players: int, often: float) -> None:
    live, chance = live_table_of(name, players, 5), random.Random(5)
    readers = [(1, "en"), (2, "fa"), (None, "en")]
    held: dict[tuple, dict] = {one: {"have": ""} for one in readers}
    short = 0
    while True:
        over = live.match.over
        if over or chance.random() < often:
            for one in readers:
                who, language = one
                past = chance.random() < 0.3  # somebody looks back
                at = chance.randrange(len(live.match) + 1) if past and not over else None
                asked = {"person": person(who), "language": language, "at": at}
                answer = state_of(live, **asked, have=held[one]["have"])
                answer = json.loads(json.dumps(answer))
                short += "base" in answer
                held[one] = fold(held[one], answer)
                alike(held[one], json.loads(json.dumps(state_of(live, **asked, have=""))))
        if over:
            break
        if chance.random() < 0.02:  # somebody is called otherwise from now on
            seat = chance.choice(live.seats)
            live.seats[seat.seat] = replace(seat, name=f"Guest {chance.randrange(100)}")
        step(live, chance)
    assert short > 20


def test_a_token_is_good_for_the_eyes_it_was_made_for_only() -> None:
    live, chance = live_table_of("mangrovia", 3, 1), random.Random(1)
    for _ in range(30):
        step(live, chance)
    tokens = {
        (seat, language): state_of(live, person(seat), language, have="")["have"]
        for seat in (1, 2, None)
        for language in ("en", "fa")
    }
    step(live, chance)
    for whose, token in tokens.items():
        for seat, language in tokens:
            answer = state_of(live, person(seat), language, have=token)
            assert ("base" in answer) == (whose == (seat, language))
    for unknown in ("x", "../..", "0.1", "\u0660"):
        assert "base" not in state_of(live, person(1), "en", have=unknown)


def test_a_step_sends_little() -> None:
    live, chance = live_table_of("kilt_castle", 4, 1), random.Random(1)
    for _ in range(60):
        step(live, chance)
    have = state_of(live, None, "en", have="")["have"]
    step(live, chance)
    answer = state_of(live, None, "en", have=have)
    assert len(json.dumps(answer)) < 10_000
    again = state_of(live, None, "en", have=answer["have"])
    assert again.keys() == {"have", "base"}


def test_a_table_remembers_only_so_much_and_the_latest() -> None:
    live, chance = live_table_of("kilt_castle", 4, 1), random.Random(1)
    for _ in range(60):
        step(live, chance)
    now = state_of(live, None, "en", have="")["have"]
    kept = len(live.cards)
    for at in range(60):  # somebody looks back, and ever again at the present
        past = state_of(live, person(1), "en", at=at % len(live.match), have="")
        assert "base" in state_of(live, None, "en", have=now)
    assert len(live.held) <= KEPT
    assert len({id(held.scene) for held in live.held.values()}) <= SCENES
    assert past["have"] in live.held and len(live.cards) <= kept + 2


# --------------------------------------------------------------------------- over HTTP


@played
async def test_get_and_post_answer_with_differences(folder):
    async with opened(folder) as place:
        people = [place.guest(), place.guest("fa")]
        await together(people, "kilt_castle")
        held = [await one.state(have="") for one in people]
        for _ in range(40):
            mover = next(i for i, one in enumerate(held) if one["choices"])
            one, state = people[mover], held[mover]
            path = f"/t/{one.table}/move?have={state['have']}"
            reply = await one.post(path, ply=state["ply"], action=state["choices"][0]["action"])
            assert reply["state"]["base"] == state["have"]
            held[mover] = fold(state, reply["state"])
            other = people[1 - mover]
            answer = await other.state(have=held[1 - mover]["have"])
            held[1 - mover] = fold(held[1 - mover], answer)
            for guest, has in zip(people, held, strict=True):
                alike(has, await guest.state(have=""))


@played
async def test_the_breakdown_is_fetched_when_it_is_opened(folder):
    async with opened(folder) as place:
        people = [place.guest(), place.guest()]
        await together(people, "kilt_castle")
        whole = await people[0].state()
        assert (await people[0].state(have=""))["breakdown"] is None
        fetched = (await people[0].get(f"/t/{people[0].table}/breakdown")).json()
        assert fetched == {"at": 0, "breakdown": whole["breakdown"]}
        await people[0].get(f"/t/{people[0].table}/breakdown?seat=1", expect=403)


def test_what_is_held_is_of_one_layout() -> None:
    live, asked = live_table_of("kilt_castle", 4, 5), (person(1), "en")
    wide = state_of(live, *asked)
    assert wide["layouts"] == ("wide", "tall") and wide["breakdown"]
    tall = state_of(live, *asked, have=wide["have"], layout="tall")
    assert "base" not in tall  # everything: nothing of the other picture lies where it did
    ids = [[p["id"] for p in state["scene"]["pieces"]] for state in (wide, tall)]
    assert ids[0] == ids[1] and tall["scene"]["height"] > wide["scene"]["height"]
    again = state_of(live, *asked, have=tall["have"], layout="tall")
    assert again["base"] == tall["have"] and "scene" not in again
    with pytest.raises(Problem):
        state_of(live_table_of("lantern", 2, 5), *asked, layout="round")
