"""What the server says, in five languages."""

import re
from pathlib import Path

import pytest

from korsi.core.game import game
from korsi.games import ORDER
from korsi.language import LANGUAGES
from korsi.table.problems import STATUS
from korsi.table.wording import LOCALE, words_of
from table.table import open_table, opened, played


def keys(file: Path) -> dict[str, set[str]]:
    """Each message and the variables it uses."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in file.read_text("utf-8").splitlines():
        head = re.match(r"([a-z][a-z0-9-]*) =", line)
        name = head[1] if head else name
        if name:
            found.setdefault(name, set()).update(re.findall(r"\$([a-z-]+)", line))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language):
    assert keys(LOCALE / f"{language}.ftl") == keys(LOCALE / "en.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_its_sentence(language):
    words = words_of(language)
    for key in STATUS:
        given = {"most": 24, "least": 8, "host": "x", "count": 2, "seconds": 3}
        text = words(f"problem-{key}", **given)
        assert len(text) > 20 and text.rstrip()[-1] in ".!؟"


@played
async def test_one_table_is_read_in_five_languages(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        for ply in range(12):
            state = await ann.state()
            body = {"ply": ply, "action": state["choices"][-1]["action"], "seat": state["as"]}
            await ann.post(f"/t/{ann.table}/move", **body)
        logs = {}
        for code in LANGUAGES:
            state = await ann.state(lang=code)
            assert state["choices"] and all(c["text"] for c in state["choices"])
            assert state["prompt"]["text"] and state["phase"] and state["breakdown"][0]["lines"]
            logs[code] = [line["text"] for line in state["log"]]
        assert len({tuple(log) for log in logs.values()}) == 5
        assert len({len(log) for log in logs.values()}) == 1
        persian = " ".join(logs["fa"])
        assert re.search("[۰-۹]", persian) and not re.search("[0-9]", persian)


@pytest.mark.parametrize("name", ORDER)
def test_what_a_page_fills_in_itself_is_not_taken_for_a_thing_of_the_game(name):
    page = (LOCALE.parent / "templates" / "table.html").read_text("utf-8")
    words = words_of("en", game(name))
    filled = re.findall(r't\("([a-z-]+)"((?:, [a-z]+="\{[a-z]+\}")+)\)', page)
    assert len(filled) > 20
    for key, given in filled:
        names = re.findall(r"([a-z]+)=", given)
        assert not words.axes.keys() & names, key
        assert "[" not in words(key, {name: f"{{{name}}}" for name in names}), key
