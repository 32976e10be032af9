"""The table for browser tests: quick bots, no rate limits, strict words, always the same day.

python -m browser.server DATA PORT
"""

import asyncio
import contextlib
import logging
import sys
from datetime import date
from pathlib import Path

from amounts import PROVE
from korsi.cli.serve import _listen, _run
from korsi.coach.turns import LEVEL
from korsi.table import compiling, puzzling
from korsi.table.app import create_app
from korsi.table.settings import LIMITS, Settings

DAY = date(2026, 11, 16)
"""What is the puzzle of the day may not decide what is tested."""

if __name__ == "__main__":
    puzzling.today = lambda: DAY
    logging.basicConfig(level=logging.WARNING)
    if not PROVE:  # the bots these tests play against; others play as long as they are not awake
        compiling.PARTS = ("rules", "greedy")
        # what hints need is compiled for Kilt Castle before every run (tests/warm.py)
        waking = compiling.Readiness.bot
        compiling.Readiness.bot = lambda self, name, bot: (
            bot if (name, bot) == ("kilt_castle", LEVEL) else waking(self, name, bot)
        )
    listening = _listen("127.0.0.1", int(sys.argv[2]))
    settings = Settings(
        data=Path(sys.argv[1]),
        bot_pause=0.02,
        workers=1,  # every worker of the tests has a server of its own
        limits={kind: (100_000, 1_000_000) for kind in LIMITS},
        plugins=("example.hands.plugin",),
        gone=1.5,
        idle_live=1.5,
    )
    print(listening.getsockname()[1], flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(create_app(settings), listening))
