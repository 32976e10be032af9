"""Who is not let in: people the operator has banned, and networks.

The operator's command writes to the store from a process of its own; what it says counts within
seconds everywhere.
"""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass, field

from korsi.table.problems import Problem
from korsi.table.store import order
from korsi.table.store.database import Store
from korsi.table.store.people import Person

FRESH = 5.0
"""Seconds for which the list of networks is believed."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass
class Bans:
    """The networks, as they were read last."""

    networks: list[Network] = field(default_factory=list)
    read: float = 0.0


async def check_ban(bans: Bans, store: Store, person: Person | None, household: str) -> None:
    now = time.time()
    if person is not None and person.banned is not None and person.banned > now:
        raise Problem("banned")
    if now - bans.read > FRESH:
        bans.read = now
        async with store.reading() as c:
            found = await order.banned_networks(c, now)
        bans.networks = [ipaddress.ip_network(text) for text, _ in found]
    if bans.networks and household != "?":
        here = ipaddress.ip_network(household)
        if any(_inside(here, network) for network in bans.networks):
            raise Problem("banned")


def _inside(here: Network, network: Network) -> bool:
    if isinstance(here, ipaddress.IPv4Network):
        return isinstance(network, ipaddress.IPv4Network) and here.subnet_of(network)
    return isinstance(network, ipaddress.IPv6Network) and here.subnet_of(network)
