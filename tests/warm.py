"""Compile what the tests of this run need, once, before several workers would each do it.

    KORSI_GAMES=tests/example python tests/warm.py        (KORSI_SEED as the tests will have it)

The rules of every game and its greedy bot always; the search and the flat bot, which take as long
again, for Kilt Castle and one other game, another one for another seed; under make prove for all
and for the plug-in's.
"""

from __future__ import annotations

import gc
import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from amounts import PROVE, a_share
from korsi.cli.bench import warmed
from korsi.core.game import game_names
from korsi.games import ORDER
from korsi.table.worker import PARTS

THINKING = ("kilt_castle", *a_share(ORDER[1:], len(ORDER) - 1))
"""Games whose every bot is asked in this run."""


def thinks(name: str) -> bool:
    return name in THINKING or (PROVE and name not in ORDER)


def parts_of(name: str) -> tuple[str, ...]:
    return PARTS if thinks(name) else ("rules", "greedy")


def main() -> None:
    # The last games built are the largest ones: begun first, they are not waited for alone.
    # What a compiler makes stays: looking for what could be thrown away finds nothing.
    rarely = {"initializer": gc.set_threshold, "initargs": (200_000, 20, 20)}
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), **rarely) as processes:
        begun = [processes.submit(warmed, name, parts_of(name)) for name in reversed(game_names())]
        for done in as_completed(begun):
            print("{}: {:.1f} s".format(*done.result()), flush=True)


if __name__ == "__main__":
    main()
