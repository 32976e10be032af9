"""Who may import whom (DESIGN section 2), and what no source may contain."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parent.parent
SOURCE = HOUSE / "src" / "korsi"

# package -> the parts of the house it may import; language.py says things and belongs to everybody
MAY = {
    "core": {"core"},
    "games": {"core"},
    "bots": {"core", "games", "bots"},
    "language": {"core"},
    "research": {"core", "games", "bots", "research"},
    "table": {"korsi", "core", "games", "bots", "language", "table"},
}


def imports(file: Path) -> set[str]:
    """The modules of korsi a file imports, by their full names."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(node.module or "")
    return {name for name in found if name.split(".")[0] == "korsi"}


FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_nobody_reaches_into_the_wrong_room(file):
    part = file.relative_to(SOURCE).parts[0].removesuffix(".py")
    if part not in MAY:  # cli may import everybody; nobody imports cli
        return
    for name in imports(file):
        parts = name.split(".")
        reached = parts[1] if len(parts) > 1 else "korsi"
        assert reached in MAY[part], f"{part} must not import {name}"


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_nobody_imports_the_command_line(file):
    if file.relative_to(SOURCE).parts[0] != "cli":
        assert not any(name.startswith("korsi.cli") for name in imports(file))


def test_two_games_never_import_each_other():
    for room in (p for p in (SOURCE / "games").iterdir() if p.is_dir()):
        for file in room.rglob("*.py"):
            for name in imports(file):
                assert not name.startswith("korsi.games"), f"{file.name}: import relatively"
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"^from \.\.\w", text, re.M) or file.parent != room


def test_no_path_of_a_machine_is_written_down():
    for file in [*SOURCE.rglob("*"), *(HOUSE / "docs").rglob("*.md"), HOUSE / "README.md"]:
        if file.suffix in {".py", ".toml", ".ftl", ".md", ".js", ".css", ".html", ".svg"}:
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"(?<![\w./])/(root|home|work|tmp)/", text), file
