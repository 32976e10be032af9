"""A piece of work that is always the same, again and again until told to stop (its input closed).

    taskset -c 0 python benchmarks/yardstick.py

Then it says how long it took in the quickest tenth and on average, in CPU milliseconds: on a
machine others use at the same time the same work takes up to twice the CPU time.
"""

from __future__ import annotations

import select
import sys
import time

PAUSE = 0.05


def work() -> float:
    """About a millisecond: tuples, dicts and texts, as a server makes them."""
    begun = time.process_time()
    kept: dict[int, tuple[int, str]] = {}
    for i in range(4000):
        kept[i & 255] = (i, str(i))
    return time.process_time() - begun


def main() -> None:
    took = [work()]
    while not select.select([sys.stdin], [], [], PAUSE)[0]:
        took.append(work())
    print(sorted(took)[len(took) // 10] * 1000, sum(took) / len(took) * 1000)


if __name__ == "__main__":
    main()
