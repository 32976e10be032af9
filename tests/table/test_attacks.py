"""Somebody plays for others, out of turn, in the past, by forged links, with floods: at every game
there is, and in the middle of it. The game stands as it was, and goes on.
"""

import pytest

import korsi
from table.table import opened, played, together

FOR_TWO = [name for name in korsi.game_names() if 2 in korsi.game(name).players]


def beginning(name):
    """Steps played before anybody turns wicked: well before the end of a short game."""
    return min(12, korsi.game(name).max_steps // 4)


async def two_in_the_middle(place, name):
    """Two people some moves into a game; the link of the second seat."""
    people = [place.guest(), place.guest("fa")]
    made = await together(people, name)
    for _ in range(beginning(name)):
        seat, body = await next_move(place, people)
        await people[seat].post(f"/t/{people[0].table}/move", **body)
    return people, made["seat_links"]["1"]


async def next_move(place, people):
    """A seat that may act now and what it may honestly send."""
    seat = place.context.live_tables[people[0].table].acting()[0]
    state = await people[seat].state()
    return seat, {"ply": state["ply"], "action": state["choices"][0]["action"]}


async def attacks(place, people, link):
    """(who, what the answer must be, path, body)."""
    match = place.context.live_tables[people[0].table].match
    seat, honest = await next_move(place, people)
    mover, other, stranger = people[seat], people[1 - seat], place.guest()
    move = f"/t/{mover.table}/move"
    legal = match.legal_actions(seat)
    yield stranger, ("not-seated", 403), move, honest
    yield stranger, ("not-seated", 403), move, {**honest, "seat": seat}
    yield other, ("not-yours", 403), move, {**honest, "seat": seat}
    for nobody in (-1, 2, 10**9):
        yield mover, ("not-yours", 403), move, {**honest, "seat": nobody}
    if 1 - seat not in match.acting():
        yield other, ("", 422), move, honest
    for ply in (0, honest["ply"] - 1, honest["ply"] + 1):
        yield mover, ("stale", 409), move, {**honest, "ply": ply}
        yield mover, ("stale", 409), f"/t/{mover.table}/undo", {"ply": ply}
    for action in [a for a in range(match.game.moves.count) if a not in legal][:1]:
        yield mover, ("", 422), move, {**honest, "action": action}
    for action in (-1, match.game.moves.count, 10**9):
        yield mover, ("move-unknown", 422), move, {**honest, "action": action}
    for action in (True, 1.5, "x", [1], 10**30):
        yield mover, ("malformed", 400), move, {**honest, "action": action}
    yield mover, ("malformed", 400), move, {**honest, "ply": "now"}
    yield mover, ("too-large", 413), move, {**honest, "more": "x" * 70_000}
    yield stranger, ("taken", 409), link, {}
    yield stranger, ("forged", 403), link[:-1] + ("A" if link[-1] != "A" else "B"), {}
    for command in ("undo", "hint", "resign", "leave"):
        body = {"seat": seat, "ply": honest["ply"]}
        yield stranger, ("not-seated", 403), f"/t/{mover.table}/{command}", body


@pytest.mark.parametrize("name", FOR_TWO)
def test_an_attacked_game_stands_as_it_was(tmp_path, name):
    async def attacked(folder):
        async with opened(folder) as place:
            people, link = await two_in_the_middle(place, name)
            live = place.context.live_tables[people[0].table]
            before = live.match.digest(), len(live.match), [s.kind for s in live.seats]
            async for who, (key, status), path, body in attacks(place, people, link):
                reply = await who.post(path, expect=status, **body)
                error = reply["error"]
                assert error["key"] == key or (not key and error["clause"]), (path, body, error)
                live = place.context.live_tables[people[0].table]
                now = live.match.digest(), len(live.match), [s.kind for s in live.seats]
                assert now == before, (path, body)
            for seat, one in enumerate(people):  # nor does anybody look through another's eyes
                await one.get(f"/t/{one.table}/state?seat={1 - seat}", expect=403)
            seat, body = await next_move(place, people)
            done = await people[seat].post(f"/t/{people[0].table}/move", **body)
            assert done["state"]["ply"] > body["ply"]  # forced steps may follow

    played(attacked)(tmp_path)
