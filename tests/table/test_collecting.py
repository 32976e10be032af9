"""Circles of objects are found, seldom, and everything is looked through when nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from korsi.table import collecting
from korsi.table.collecting import FEW, GROWTH, SELDOM, collect_calmly, glance, look, may_stop
from korsi.table.stream import Hub, Listener


class Circle:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def test_what_is_new_is_looked_at_seldom_and_always_while_there_is_much() -> None:
    one = ref(Circle())
    glance(1, 0)
    assert one() is not None, "a glance that is none"
    found, two = glance(SELDOM, 0), ref(Circle())
    assert found < FEW and two() is not None, "what was put aside is not looked at again"
    assert glance(SELDOM, 0) >= 1 and two() is None
    many = [ref(Circle()) for _ in range(FEW + 1)]
    found = glance(SELDOM, 0)
    assert found > FEW and not any(one() for one in many)
    three = ref(Circle())
    assert glance(1, found) <= FEW and three() is None, "there was much the last time"
    assert one() is not None
    look()
    assert one() is None, "put aside is not forgotten"


def test_everything_is_looked_through_when_nobody_is_there_or_memory_has_grown() -> None:
    hub = Hub()
    assert may_stop(hub, 0)
    hub.join(Listener(1, frozenset()))
    assert not may_stop(hub, GROWTH)
    assert may_stop(hub, GROWTH + 1)


def test_it_is_done_by_the_clock_until_the_server_stops(monkeypatch) -> None:
    """Left to its own count it stopped everybody for 0.2 s with 250 tables."""
    done = []
    monkeypatch.setattr(collecting, "YOUNG", 0)
    monkeypatch.setattr(collecting, "OLD", 0)
    monkeypatch.setattr(collecting, "until_quiet", lambda busy: asyncio.sleep(0))
    monkeypatch.setattr(collecting, "glance", lambda n, found: done.append("glance") or 0)
    monkeypatch.setattr(collecting, "look", lambda: done.append("look"))

    async def serve() -> None:
        collecting_it = asyncio.create_task(collect_calmly(Hub()))
        while not {"glance", "look"} <= {*done}:
            await asyncio.sleep(0)
        assert not gc.isenabled() and gc.get_freeze_count()
        collecting_it.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await collecting_it

    asyncio.run(serve())
    assert gc.isenabled() and not gc.get_freeze_count()
