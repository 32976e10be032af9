"""`korsi serve` for tests, nothing compiled beforehand: `python -m table.server DATA PORT`."""

import asyncio
import logging
import sys
from pathlib import Path

from korsi.cli.serve import _listen, _run
from korsi.table.app import create_app
from table.table import settings

if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    listening = _listen("127.0.0.1", int(sys.argv[2]))
    print(listening.getsockname()[1], flush=True)
    app = create_app(settings(Path(sys.argv[1]), heartbeat=0.5))
    asyncio.run(_run(app, listening))
