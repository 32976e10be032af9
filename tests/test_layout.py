"""Who may import whom (docs/architecture.md), and what no source may contain."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
from pathlib import Path

import pytest

from korsi.games import ORDER

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "korsi"

# package -> the parts of korsi it may import; language.py says things and belongs to everybody
MAY = {
    "core": {"core"},
    "games": {"core", "games"},  # of games their own only: see below
    "bots": {"core", "games", "bots"},
    "spelling": set(),
    "language": {"core", "spelling"},
    "box_words": {"core", "language"},
    "coach": {"core", "games", "bots", "language", "coach"},
    "research": {"core", "games", "bots", "research"},
    "table": {
        "korsi",
        "core",
        "games",
        "bots",
        "coach",
        "language",
        "spelling",
        "box_words",
        "table",
    },
}


def imports(file: Path, source: Path = SOURCE) -> set[str]:
    """The modules of korsi a file imports, by their full names, relative ones included.

    `from . import x` counts as x: what is not a module there is a name of the package itself.
    """
    here = ["korsi", *file.relative_to(source).parent.parts]
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {a.name for a in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) + 1 - node.level] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            if node.module and module != "korsi":
                found.add(module)
            else:
                found |= {f"{module}.{a.name}" for a in node.names}
    return {name for name in found if name.split(".")[0] == "korsi"}


def wrong_parts(file: Path, source: Path = SOURCE) -> list[str]:
    """What a file imports and must not."""
    part = file.relative_to(source).parts[0].removesuffix(".py")
    if part not in MAY:  # cli may import everybody; nobody imports cli
        return []
    return [
        f"{part} must not import {name}"
        for name in sorted(imports(file, source))
        if name.split(".")[1] not in MAY[part] and not _of_the_front(name, part)
    ]


def _of_the_front(name: str, part: str) -> bool:
    """`from korsi import Match`: a name of korsi's own front, where that may be used."""
    return "korsi" in MAY[part] and not _is_part(name.split(".")[1])


def _is_part(name: str) -> bool:
    return (SOURCE / name).is_dir() or (SOURCE / f"{name}.py").exists()


def other_games(file: Path, source: Path = SOURCE) -> list[str]:
    """What a file of one game imports of another."""
    own = f"korsi.games.{file.relative_to(source).parts[1]}"
    return [
        f"{file.name} imports {name}"
        for name in sorted(imports(file, source))
        if name.startswith("korsi.games") and not f"{name}.".startswith(f"{own}.")
    ]


FILES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_nobody_reaches_into_the_wrong_part(file):
    assert wrong_parts(file) == []


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("core/match.py", "from korsi.table import app"),
        ("core/match.py", "from ..table.app import create_app"),
        ("core/match.py", "from .. import table"),
        ("core/match.py", "import korsi.games.troyes.box"),
        ("games/troyes/rules/turn.py", "from ....bots import greedy"),
        ("games/troyes/view.py", "from ...language import Words"),
        ("bots/greedy.py", "def late():\n    from ..table import app"),
        ("table/app.py", "from ..research import batch"),
        ("table/app.py", "from korsi import research"),
    ],
)
def test_a_wrong_import_is_seen(tmp_path, place, line):
    """The rule above can fail, however the import is written."""
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_text(line, encoding="utf-8")
    assert len(wrong_parts(file, tmp_path)) == 1


@pytest.mark.parametrize(
    ("place", "line", "seen"),
    [
        ("games/troyes/box.py", "from ..keyflower.box import TILES", True),
        ("games/troyes/box.py", "from .. import keyflower", True),
        ("games/troyes/rules/turn.py", "from ...keyflower import box", True),
        ("games/troyes/box.py", "import korsi.games.keyflower.box", True),
        ("games/troyes/rules/turn.py", "from ..box import TILES", False),
        ("games/troyes/box.py", "from . import state", False),
        ("games/troyes/box.py", "from ...core.box import box_from", False),
    ],
)
def test_a_game_that_imports_another_is_seen(tmp_path, place, line, seen):
    file = tmp_path / place
    file.parent.mkdir(parents=True)
    file.write_text(line, encoding="utf-8")
    assert bool(other_games(file, tmp_path)) is seen


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCE)))
def test_nobody_imports_the_command_line(file):
    if file.relative_to(SOURCE).parts[0] != "cli":
        assert not any(name.startswith("korsi.cli") for name in imports(file))


def test_two_games_never_import_each_other():
    for package in (p for p in (SOURCE / "games").iterdir() if p.is_dir()):
        for file in package.rglob("*.py"):
            assert other_games(file) == []
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"^\s*(from|import) korsi\.games", text, re.M), (
                f"{file.name}: import relatively"
            )


def test_the_core_names_no_game():
    """Nor do language and spelling: what they know of a game they ask it."""
    games = [p.name for p in (SOURCE / "games").iterdir() if (p / "components.toml").exists()]
    assert len(games) > 3
    shared = [*(SOURCE / "core").rglob("*.py"), SOURCE / "language.py", SOURCE / "spelling.py"]
    for file in shared:
        text = file.read_text(encoding="utf-8")
        assert [name for name in games if name in text] == [], file


def test_no_path_of_a_machine_is_written_down():
    for file in [*SOURCE.rglob("*"), *(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]:
        if file.suffix in {".py", ".toml", ".ftl", ".md", ".js", ".css", ".html", ".svg"}:
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"(?<![\w./])/(root|home|work|tmp)/", text), file


@pytest.mark.one_in(3)
def test_what_runs_alone_is_where_the_makefile_looks_for_it():
    """Collecting everything a second time would take longer than those tests do."""
    tests = Path(__file__).parent
    marked = "mark." + "alone"
    found = [f for f in sorted(tests.rglob("*.py")) if marked in f.read_text("utf-8")]
    named = [f"tests/{file.relative_to(tests)}" for file in found]
    assert f"-m alone {' '.join(named)}\n" in (tests.parent / "Makefile").read_text("utf-8")


def test_what_benchmarks_import_is_there():
    """Nobody runs them for weeks, and then they are wanted."""
    for file in sorted((ROOT / "benchmarks").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("korsi"):
                module = importlib.import_module(node.module)
                for name in node.names:
                    if not hasattr(module, name.name):  # else it is a module of the package
                        importlib.import_module(f"{node.module}.{name.name}")


FILES_OF_A_GAME = {
    "__init__.py", "art.svg", "box", "components.toml", "explain", "lesson.toml", "locale",
    "moves", "options", "pictures", "puzzles.jsonl", "reasons.toml", "refusals", "rulebook",
    "rules", "scene", "scoring", "secrets", "shown.korsi", "shown.toml", "state", "terminal",
    "thinking.toml", "value", "view",
}  # fmt: skip
"""Of every game: modules without .py, because what grows long becomes a package."""
FURTHER = {
    "kilt_castle": {"network.4.npy", "pointing", "telling"},
    "mangrovia": {"pointing", "telling"},
    "troyes": {"effects", "sensible", "telling"},
    "keyflower": {"sensible", "telling"},
}
"""What only some have; docs/architecture.md says what for."""


@pytest.mark.parametrize("name", ORDER)
def test_games_are_laid_out_alike(name):
    package = SOURCE / "games" / name
    there = [f.name for f in package.iterdir() if f.name != "__pycache__"]
    found = {name if name == "__init__.py" else name.removesuffix(".py") for name in there}
    assert found == FILES_OF_A_GAME | FURTHER.get(name, set())
    inside = {"rules": ("contract", "setup"), "scene": ("faces", "places", "targets")}
    for part, files in inside.items():
        assert [f for f in files if not (package / part / f"{f}.py").exists()] == []


@pytest.mark.parametrize("also", ["", "IN=tests/example"])
def test_make_game_names_no_folder_twice(also):
    """Asked for tests and for a folder inside, pytest collects that folder alone: no test ran."""
    made = ["make", "-n", "game", "NAME=troyes", *filter(None, [also])]
    said = subprocess.run(made, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    words = said[said.index("-m pytest") :].replace("\\\n", " ").split()
    folders = [word for word in words if re.fullmatch(r"(/\S+/)?tests(/\S+)?/?", word)]
    ignored = {words[i + 1] for i, word in enumerate(words) if word == "--ignore"}
    assert [f for f in folders if f not in ignored] == ["tests"]


PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
INVENTED = ("amber_road", "GAME", "xx.")
"""In paths that stand for others."""
ENDS = "py|md|toml|js|css|html|svg|ftl|ipynb|jsonl"
NAMED = re.compile(rf"`((?:[\w-]+/)*[\w-]+\.(?:{ENDS})|(?:[\w-]+/)+)`")
LINKED = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_paths_a_page_names_exist(page):
    """As they stand, or as the end of one: `core/match.py`, `faces.py`."""
    text = page.read_text("utf-8")
    named = [one.rstrip("/") for one in NAMED.findall(text) if not any(x in one for x in INVENTED)]
    assert [one for one in named if not any(f"/{path}".endswith(f"/{one}") for path in THERE)] == []
    assert [one for one in LINKED.findall(text) if not (page.parent / one).exists()] == []


def _there() -> set[str]:
    """Every file and folder of ours."""
    parts = ("src", "tests", "docs", "benchmarks")
    inside = [path for part in parts for path in (ROOT / part).rglob("*")]
    kept = [path for path in (*inside, *ROOT.iterdir()) if "__pycache__" not in path.parts]
    return {path.relative_to(ROOT).as_posix() for path in kept}


THERE = _there()
