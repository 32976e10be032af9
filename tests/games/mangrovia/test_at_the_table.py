"""M-15 where it matters: in what the server sends. A guess at the secrets must change nothing.

Every position of a table is re-dealt from one seat's point of view: other hands, amulets, the bag
and the piles are different now, and so is what the events told others. What that seat is sent has
to be the same, byte for byte; what the others are sent has to be different, or nothing was tested.
"""

from __future__ import annotations

import asyncio
import json
import re

import numpy as np
import pytest

from amounts import a_share, amount
from korsi.core import match as match_of
from korsi.core.rule import INTERPRET
from korsi.table import opening
from table.table import open_table, opened, played

from .conftest import MANGROVIA

ASKED = ("state?log_from=0", "board", "state?at=30")


def likes(choice: dict) -> int:
    """Hurry: pay, build, amulets, then cards, and wait for nothing."""
    order = ("pay", "return", "build", "amulets", "draw", "take", "bowl", "birds", "waive")
    return order.index(choice["move"].split()[0]) if choice["move"].split()[0] in order else 9


async def sit_down(place, players: int, options: dict[str, str]):
    """People with a cookie and a language each, all at one table."""
    languages = ("en", "fa", "de", "fr", "it")
    people = [place.guest(languages[seat]) for seat in range(players)]
    made = await open_table(
        people[0], ["me", *["open"] * (players - 1)], game="mangrovia", options=options
    )
    for seat in range(1, players):
        people[seat].table = people[0].table
        await people[seat].post(made["seat_links"][str(seat)])
    return people


async def move_on(people, moves: int, seen: set[str]) -> None:
    for turn in range(moves):
        live = await people[0].state()
        if live["status"] == "over":
            return
        seat = next(s["seat"] for s in live["seats"] if s["acting"])
        state = await people[seat].state()
        choices = sorted(state["choices"], key=likes)
        # now and then something else than the best, or nobody would ever draw from the piles
        choice = choices[turn % len(choices)] if turn % 3 == 0 else choices[0]
        seen.add(choice["move"].split()[0])
        body = {"ply": state["ply"], "action": choice["action"], "seat": seat}
        await people[seat].post(f"/t/{people[seat].table}/move", **body)


async def sent_to(one, live) -> dict[str, str]:
    """Everything the server tells about the table as it is."""
    live.cards.clear()  # what was made of the position before: it may have been changed underneath
    live.stories.clear()
    found = {path: (await one.get(f"/t/{one.table}/{path}")).text for path in ASKED}
    # the token of an answer is a number that goes up
    return {path: re.sub(r'"have": ?"[^"]*"', "", text) for path, text in found.items()}


def same(new: dict[str, str], old: dict[str, str], who: str) -> None:
    """Byte for byte; if not, say which field tells."""
    for path in ASKED:
        if new[path] != old[path] and old[path].startswith("{"):
            a, b = json.loads(old[path]), json.loads(new[path])
            told = {k: (a[k], b.get(k)) for k in a if a[k] != b.get(k)}
            raise AssertionError(f"{who}, {path}: {json.dumps(told)[:3000]}")
        assert new[path] == old[path], f"{who}, {path}"


def dealt_anew(positions, seat: int, seed: int) -> list:
    """Every position as the seat might as well imagine it.

    The table's own chance stays: whether a step used it is seen by all, for it cannot be undone.
    """
    rng = np.array([seed + 1, 2, 3, 4], np.int64)
    anew = []
    for position in positions:
        one = position.copy()
        MANGROVIA.entrypoints.redeal(one, 0, seat, rng)
        one["rng"] = position["rng"]
        anew.append(one)
    return anew


@pytest.mark.one_in(2)
@pytest.mark.clause("M-15.1")
@pytest.mark.clause("M-15.2")
@pytest.mark.parametrize(
    ("players", "options"),
    a_share([(2, {}), (3, {"stone_tiles": "mixed"}), (5, {})], 3),
)
def test_nobody_is_sent_what_he_may_not_know(players, options, tmp_path, monkeypatch):
    monkeypatch.setattr(opening, "draw_seed", lambda: 11)  # the same game every time
    monkeypatch.setattr(match_of, "EVERY", 1)  # each position is kept, and can be dealt anew

    async def at_a_table(folder):
        async with opened(folder, plugins=()) as place:
            people = await sit_down(place, players, options)
            eve = place.guest()
            eve.table = people[0].table
            readers, seen = [*people, eve], set()
            changed = 0
            for moves in (70,) if INTERPRET else amount((60,), (45, 60)):
                await move_on(people, moves, seen)
                live = place.context.live_tables[eve.table]
                match = live.match
                truth = match._kept
                before = [await sent_to(one, live) for one in readers]
                for seat in range(-1, players):
                    match._kept = dealt_anew(truth, seat, moves)
                    same(await sent_to(readers[seat], live), before[seat], f"seat {seat}")
                    other = readers[(seat + 1) % players]
                    changed += await sent_to(other, live) != before[readers.index(other)]
                match._kept = truth
                assert [await sent_to(one, live) for one in readers] == before
            assert changed > players, "the deals really differ"
            assert {"pay", "build", "draw", "take", "amulets"} <= seen

    asyncio.run(at_a_table(tmp_path))


@pytest.mark.one_in(6)
@pytest.mark.clause("M-15.1")
def test_bots_get_the_hidden_view(tmp_path):
    """What is sent to the process a bot thinks in holds no hand but its own."""

    @played
    async def at_a_table(folder):
        import base64

        from korsi.table import bot_pool

        jobs = []

        async def served(pool, job, needs):
            jobs.append(job)
            record = np.frombuffer(base64.b64decode(job["record"]), MANGROVIA.record)
            mask = np.zeros(MANGROVIA.moves.count, np.int8)
            MANGROVIA.entrypoints.legal(record.copy(), 0, job["seat"], mask)
            return {"action": int(mask.argmax())}

        real, bot_pool._served = bot_pool._served, served
        try:
            async with opened(folder, plugins=()) as place:
                ann = place.guest()
                await open_table(ann, ["me", "greedy", "greedy"], game="mangrovia")
                for _ in range(400):
                    state = await ann.state()
                    if state["status"] == "over" or len(jobs) > 40:
                        break
                    if state["choices"]:
                        body = {"ply": state["ply"], "action": state["choices"][0]["action"]}
                        await ann.post(f"/t/{ann.table}/move", seat=0, **body)
        finally:
            bot_pool._served = real
        assert len(jobs) > 20
        for job in jobs:
            record = np.frombuffer(base64.b64decode(job["record"]), MANGROVIA.record)[0]
            assert not record["rng"].any() and not record["pile"].any() and not record["bag"].any()
            for seat in range(3):
                if seat != job["seat"]:
                    assert (record["hand"][seat] == record["known"][seat]).all()
                    assert (record["amulets"][seat] == record["amulets_known"][seat]).all()
            json.dumps(job)

    at_a_table(tmp_path)
