"""Who plays many games at once: processes of this machine, or a Ray cluster of many.

Both take `submit(function, *arguments)` and give futures. Ray is an optional extra
(`pip install "korsi[cluster]"`), and every machine of the cluster needs korsi itself.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from korsi.core.errors import BadSetup

HERE = "local"
"""Instead of a cluster's address: a Ray of one's own on this machine."""


class OnRay(Executor):
    """A Ray cluster; every call is a task of one core."""

    def __init__(self, address: str, processes: int | None = None):
        try:
            import ray
        except ImportError as error:
            raise BadSetup('a cluster needs Ray: pip install "korsi[cluster]"') from error
        self.ray: Any = ray
        here = {"num_cpus": processes} if address == HERE and processes else {}
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=False, **here)
        except (ConnectionError, RuntimeError, ValueError) as error:
            said = str(error).strip().partition("\n")[0]
            raise BadSetup(f"there is no Ray cluster at {address!r}: {said}") from None
        self.tasks: dict[Callable[..., Any], Any] = {}

    @property
    def cores(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 1))

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        if function not in self.tasks:
            self.tasks[function] = self.ray.remote(function)
        found: Future[Any] = self.tasks[function].remote(*arguments, **named).future()
        return found

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.ray.shutdown()


def workers(processes: int | None = None, cluster: str | None = None) -> tuple[Executor, int]:
    """Whoever plays, and how many games at a time. `cluster` is an address of Ray, `auto` for the
    one this machine belongs to, `local` for one on this machine."""
    if cluster:
        on_ray = OnRay(cluster, processes)
        return on_ray, on_ray.cores
    count = processes or os.cpu_count() or 1
    return ProcessPoolExecutor(count, get_context("spawn")), count
