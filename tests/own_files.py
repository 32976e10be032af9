"""Where a game's rules and tests lie: in this checkout, or beside the package of a plug-in."""

from __future__ import annotations

from pathlib import Path

import korsi
from korsi.core.game import game_folder, game_names

ROOT = Path(__file__).parents[1]
SHIPPED = Path(korsi.__file__).parent / "games"

PACKAGED = [name for name in game_names() if game_folder(name) is not None]
"""Every game that has a package; what a test registers for itself is not among them."""


def package_of(name: str) -> Path:
    folder = game_folder(name)
    assert folder is not None, f"{name} has no package"
    return folder


def _plugin(name: str) -> Path | None:
    """The folder of a plug-in, as `korsi new-game --into` lays it out."""
    folder = package_of(name).parent
    return None if folder == SHIPPED else folder


def rules_of(name: str) -> Path:
    return (_plugin(name) or ROOT) / "docs" / "rules" / f"{name}.md"


def own_tests_of(name: str) -> Path:
    plugin = _plugin(name)
    return plugin / "tests" / name if plugin else ROOT / "tests" / "games" / name
