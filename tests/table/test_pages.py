"""Every page in every language: whole, translated, and nothing in it that the policy forbids."""

import json
import os
import re
from pathlib import Path
from unittest.mock import patch
from urllib.parse import urljoin

import pytest

from korsi.language import LANGUAGES
from korsi.table import rendering
from korsi.table.scripts import put_together
from korsi.table.worker import PARTS
from table.table import finish, open_table, opened, played


@pytest.mark.one_in(3)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page(tmp_path, language):
    async def pages(folder):
        async with opened(folder) as place:
            ann = place.guest(language)
            await open_table(ann, ["me", "open"], listed=True)
            waiting = ann.table
            await open_table(ann, ["me", "me"], game="hands")
            await finish([ann])
            over = ann.table
            await open_table(ann, ["me", "me"])
            paths = {
                "/": 200,
                "/g/kilt_castle": 200,
                f"/t/{ann.table}": 200,
                f"/t/{waiting}": 200,
                f"/t/{over}": 200,
                "/account": 200,
                "/nowhere": 404,
                "/t/nowhere": 404,
                "/g/chess": 404,
            }
            for path, status in paths.items():
                reply = await ann.get(path, expect=status, accept="text/html")
                assert reply.headers["content-type"].startswith("text/html"), path
                html = reply.text
                direction = LANGUAGES[language].direction
                assert f'lang="{language}"' in html and f'dir="{direction}"' in html
                assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:", html), path
                for script in re.findall(r"<script\b[^>]*>", html):
                    assert "src=" in script or 'type="application/json"' in script
            html = (await ann.get(f"/t/{ann.table}", accept="text/html")).text
            data = re.search(r'<script[^>]*type="application/json"[^>]*>(.*?)</script>', html, re.S)
            assert json.loads(data[1])["table"] == ann.table

    played(pages)(tmp_path)


@played
async def test_a_phone_is_given_a_picture_for_a_phone_at_once(folder):
    """It came lying and was laid out anew under the finger."""
    phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1"
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        for agent, cookie, layout in (
            (phone, "", "tall"),
            ("Mozilla/5.0 (X11; Linux x86_64)", "", "wide"),
            ("Mozilla/5.0 (X11; Linux x86_64)", "korsi_layout=tall", "tall"),
            (phone, "korsi_layout=wide", "wide"),
            (phone, "korsi_layout=round", "wide"),
        ):
            headers = {"user-agent": agent, "cookie": cookie, "accept": "text/html"}
            html = (await place.guest().client.get(f"/t/{ann.table}", headers=headers)).text
            state = re.search(r'<script[^>]*id="ui-state"[^>]*>(.*?)</script>', html, re.S)
            assert json.loads(state[1])["layout"] == layout


@played
async def test_what_people_write_is_only_text(folder):
    async with opened(folder) as place:
        ann = place.guest()
        evil = "</script><b>x"
        await open_table(ann, [{"kind": "me", "name": evil}, "me"])
        await ann.post(f"/t/{ann.table}/chat", text="</script><img src=x onerror=alert(1)>")
        html = (await ann.get(f"/t/{ann.table}", accept="text/html")).text
        assert evil not in html and "<img src=x" not in html


@played
async def test_pictures_and_colours_of_a_game(folder):
    async with opened(folder) as place:
        ann = place.guest()
        dark = (await ann.get("/g/kilt_castle/picture.svg")).text
        light = (await ann.get("/g/kilt_castle/picture.svg?theme=light&lang=fa")).text
        assert dark != light and "var(" not in dark and re.search("[۰-۹]", light)
        css = (await ann.get("/g/kilt_castle/board.css")).text
        assert "--k-gold" in css and "[data-theme=light]" in css and "tone-red" in css
        step = (await ann.get("/g/kilt_castle/picture.svg?step=3")).text
        assert step != dark and step.startswith("<svg")
        for wrong in ("x", "-1", "1000"):
            await ann.get(f"/g/kilt_castle/picture.svg?step={wrong}", expect=400)


@played
async def test_files_are_cached_by_their_hash(folder):
    async with opened(folder) as place:
        ann = place.guest()
        html = (await ann.get("/", accept="text/html")).text
        named = re.search(r'"(/static/[^"]+\?v=[0-9a-f]+)"', html)[1]
        reply = await ann.get(named)
        assert "immutable" in reply.headers["cache-control"] and reply.headers["etag"]
        plain = await ann.get(named.partition("?")[0])
        assert plain.headers["cache-control"] == "no-cache"
        assert (await ann.client.get("/static/../app.py")).status_code == 404
        assert (await ann.client.get("/static/%2e%2e/app.py")).status_code == 404


@played
async def test_all_scripts_of_a_page_are_named_by_one_hash_and_fetched_at_once(folder):
    async with opened(folder) as place:
        ann = place.guest()
        await open_table(ann, ["me", "me"])
        html = (await ann.get(f"/t/{ann.table}", accept="text/html")).text
        entry = re.search(r'<script type="module" src="(/js/\w+/table.js)"', html)[1]
        preloaded = set(re.findall(r'<link rel="modulepreload" href="([^"]+)"', html))
        reached, waiting = {entry}, [entry]
        while waiting:
            at = waiting.pop()
            reply = await ann.get(at)
            assert "immutable" in reply.headers["cache-control"]
            for other in re.findall(r'from "([^"]+)"', reply.text):
                if (name := urljoin(at, other)) not in reached:
                    reached.add(name)
                    waiting.append(name)
        assert reached - {entry} == preloaded and len(preloaded) > 20
        old = await ann.get(re.sub("/js/[0-9a-f]+/", "/js/0123456789/", entry))
        assert old.headers["cache-control"] == "no-cache"
        assert (await ann.client.get("/js/0123456789/%2e%2e/korsi.css")).status_code == 404
        for path in (entry, "/static/korsi.css"):
            plain = await ann.client.get(path, headers={"accept-encoding": "identity"})
            packed = await ann.client.get(path, headers={"accept-encoding": "gzip"})
            assert packed.headers["content-encoding"] == "gzip" and packed.text == plain.text
            assert "/*" not in plain.text, "comments stay at home"
            assert "@import" not in plain.text, "written in parts, fetched at once"


def test_a_changed_part_of_a_style_sheet_changes_its_address(tmp_path: Path) -> None:
    (tmp_path / "css").mkdir()
    sheet, part = tmp_path / "korsi.css", tmp_path / "css" / "board.css"
    sheet.write_text('@import "css/board.css"; /* the board */\n.foot { color: red; }\n')
    part.write_text(".board { color: red; }\n")
    with patch.object(rendering, "STATIC", tmp_path):
        before = rendering.asset("korsi.css")
        assert rendering.asset("korsi.css") == before
        part.write_text(".board { color: blue; }\n")
        later = sheet.stat().st_mtime_ns + 10**9
        os.utime(part, ns=(later, later))
        assert rendering.asset("korsi.css") != before
    assert put_together(sheet).index("blue") < put_together(sheet).index(".foot")


@played
async def test_while_the_rules_are_compiled_pages_answer(folder):
    async with opened(folder) as place:
        ann = place.guest("fa")
        await open_table(ann, ["me", "me"])
        place.context.readiness.done.clear()
        place.context.live_tables.clear()
        for path in ("/", "/g/kilt_castle", f"/t/{ann.table}"):
            await ann.get(path, accept="text/html")
        assert place.context.live_tables[ann.table].match.game.is_interpreted
        assert (await ann.post("/play/kilt_castle"))["state"]["status"] == "playing"
        assert len((await ann.get("/g/kilt_castle/picture.svg")).text) > 10_000
        told = []
        place.context.readiness.told = told.append
        for part in PARTS:
            place.context.readiness.add("kilt_castle", part)
        assert told[0]["done"] < 1 and told[-1] == {"game": "kilt_castle", "ready": True, "done": 1}
        games = (await ann.get("/warm")).json()["games"]
        assert games["kilt_castle"]["ready"] and not games["hands"]["ready"]
        await ann.get(f"/t/{ann.table}", accept="text/html")


@pytest.mark.one_in(3)
@played
async def test_rules_are_compiled_in_another_process(folder):
    async with opened(folder) as place:
        from dataclasses import replace

        from korsi.table import compiling
        from korsi.table.compiling import Readiness, warm_all

        seen = []
        readiness = Readiness(told=seen.append)
        asked, loaded, ask = [], [], compiling.ask

        async def listened(worker, job, limit):
            asked.append((worker.process.pid != os.getpid(), job["game"], job["part"]))
            return await ask(worker, job, limit)

        with pytest.MonkeyPatch.context() as patch:
            # that process lets everybody else go first: really compiling it may need minutes
            patch.setenv("KORSI_INTERPRET", "1")
            patch.setattr(compiling, "game_names", lambda: ["kilt_castle", "hands"])
            patch.setattr(compiling, "PARTS", ("rules", "greedy"))
            patch.setattr(compiling, "is_warm", lambda g, part: g.name != "hands" or bool(asked))
            patch.setattr(compiling, "warm_rules", lambda g: loaded.append(g.name))
            patch.setattr(compiling, "ask", listened)
            await warm_all(replace(place.context.settings, warm=True), readiness)
            assert readiness.ready("kilt_castle") and readiness.ready("hands")
        assert asked == [(True, "hands", "rules"), (True, "hands", "greedy")]
        assert loaded == ["kilt_castle", "hands"]
        assert seen[0]["game"] == "kilt_castle" and not seen[0]["ready"]


# Within brackets it is about what stands before them: .rail:is(:has(...))
AROUND = re.compile(
    r"^[^(]*(?:\([^()]*\)[^(]*)*?(?:^|[\s,}>])(\.table|\.board|svg|body|html)?:has\("
)


def test_no_style_asks_what_the_board_or_what_is_around_it_holds():
    """A browser then finds the style of all that lies in there anew at every change, whichever: on
    a board these are thousands of shapes, and a step took a phone half a second."""
    for wrong in (".table:has(.rail) b {", "  :has(> p) > b {", ".a:not(.b), .board:has(i) {"):
        assert AROUND.search(wrong), wrong
    for sheet in (Path(rendering.__file__).parent / "static" / "css").glob("*.css"):
        for number, line in enumerate(sheet.read_text(encoding="utf-8").splitlines(), 1):
            assert not AROUND.search(line), f"{sheet.name}:{number}: {line.strip()[:80]}"
