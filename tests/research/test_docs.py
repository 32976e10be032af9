"""The snippets of docs/research.md run; without the extra, the error says what to install."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("snippet", SNIPPETS, ids=range(len(SNIPPETS)))
def test_snippet(snippet):
    exec(compile(snippet, PAGE.name, "exec"), {"__name__": "snippet"})


def test_the_page_shows_every_peer():
    assert len(SNIPPETS) == 5


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("module", "peer"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_without_the_extra(module, peer):
    code = f"import sys; sys.modules[{peer!r}] = None; import korsi.research.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f"needs {peer}" in done.stderr and "korsi[research]" in done.stderr


def test_observations_need_no_extra():
    code = (
        "import sys\n"
        "for peer in ('pettingzoo', 'gymnasium', 'pyspiel'): sys.modules[peer] = None\n"
        "import korsi.research.observe, korsi.research.batch, korsi.research.utility"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
