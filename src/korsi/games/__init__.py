"""One package per game, found by its components.toml.

`KORSI_GAMES` names further folders of such packages: plug-ins, and the example under tests/. They
are imported as `korsi.games.NAME` like the others.
"""

import os

__path__.extend(filter(None, os.environ.get("KORSI_GAMES", "").split(os.pathsep)))

ORDER = ("kilt_castle", "mangrovia", "troyes", "keyflower")
"""How a lobby shows them; others come after."""
