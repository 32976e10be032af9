"""How long people wait at a server that has compiled nothing: `python benchmarks/cold_start.py`.

Starts `korsi serve` with an empty cache and an empty data folder, opens every game with bots in
every other seat, and makes moves over HTTP as a browser would. Printed: seconds until the first
page, until each game accepted a move, the slowest answer of bots, and how long the event loop was
ever kept from answering (asked for something that needs no work, again and again).

    python benchmarks/cold_start.py [--seconds 60] [--order keyflower,troyes,...] [--path SRC]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any

GAMES = ("keyflower", "troyes", "mangrovia", "kilt_castle")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


class Person:
    """A browser with its cookie."""

    def __init__(self, url: str):
        self.url = url
        jar = urllib.request.HTTPCookieProcessor(CookieJar())
        self.opener = urllib.request.build_opener(jar)

    def ask(self, path: str, form: Any = None) -> Any:
        data = None if form is None else json.dumps(form).encode()
        headers = {"content-type": "application/json", "accept": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers)
        with self.opener.open(request, timeout=60) as reply:
            text = reply.read().decode()
        return json.loads(text) if text.startswith("{") else text


def probe(url: str, on: Any, told: Any) -> None:
    """Ask for a small file all the time, in a process of its own: how long did answers take?"""
    waits = []
    while on.is_set():
        begun = time.perf_counter()
        with urllib.request.urlopen(f"{url}/static/icon.svg", timeout=60) as reply:
            reply.read()
        waits.append(time.perf_counter() - begun)
        time.sleep(0.01)
    told.put(waits)


def play(person: Person, name: str, until: float, facts: dict[str, Any], players: int) -> None:
    """Open a table, make moves until the time is up; note how long everything took."""
    begun = time.perf_counter()
    chance = random.Random(name)
    while True:
        try:
            state = person.ask(f"/play/{name}", {"bot": "greedy", "players": players})["state"]
            break
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or time.perf_counter() > until:
                return  # never playable in that time
            time.sleep(1.5)
    table, waited_since = state["table"], None
    facts.update(moves=0, slowest=0.0, slowest_bot=0.0)
    while time.perf_counter() < until and state["status"] == "playing":
        if not state["choices"]:
            waited_since = waited_since or (time.perf_counter(), state["ply"])
            time.sleep(0.05)
            state = person.ask(f"/t/{table}/state")
            if state["ply"] != waited_since[1] or state["choices"]:
                waited = time.perf_counter() - waited_since[0]
                waited /= max(1, state["ply"] - waited_since[1])  # several bots' steps
                facts["slowest_bot"] = max(facts["slowest_bot"], waited)
                waited_since = None
            continue
        action = chance.choice(state["choices"])["action"]
        asked = time.perf_counter()
        try:
            state = person.ask(f"/t/{table}/move", {"ply": state["ply"], "action": action})["state"]
        except urllib.error.HTTPError:
            state = person.ask(f"/t/{table}/state")
            continue
        facts["slowest"] = max(facts["slowest"], time.perf_counter() - asked)
        facts["moves"] += 1
        facts.setdefault("first_move", time.perf_counter() - begun)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to play")
    parser.add_argument("--order", default=",".join(GAMES))
    parser.add_argument("--path", default="", help="another src to measure")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        env = {**os.environ, "KORSI_CACHE": f"{folder}/cache"}
        if given.path:
            env["PYTHONPATH"] = given.path
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        begun = time.perf_counter()
        command = [sys.executable, "-m", "korsi.cli", "serve", "--port", str(port)]
        server = subprocess.Popen([*command, "--data", f"{folder}/data"], env=env)
        try:
            while True:
                try:
                    Person(url).ask("/")
                    break
                except OSError:
                    assert server.poll() is None, "the server has ended"
                    time.sleep(0.02)
            print(f"first page after {time.perf_counter() - begun:.1f} s", flush=True)
            on, told = multiprocessing.Event(), multiprocessing.Queue()
            on.set()
            multiprocessing.Process(target=probe, args=(url, on, told), daemon=True).start()
            for name in given.order.split(","):
                asked = time.perf_counter()
                size = len(Person(url).ask(f"/g/{name}/picture.svg"))
                print(f"{name}: picture of {size} bytes in {time.perf_counter() - asked:.2f} s")
            until = time.perf_counter() + given.seconds
            facts: dict[str, dict[str, Any]] = {name: {} for name in given.order.split(",")}
            most = {"keyflower": 6, "troyes": 4, "mangrovia": 5, "kilt_castle": 4}
            people = [
                threading.Thread(target=play, args=(Person(url), n, until, facts[n], most[n]))
                for n in facts
            ]
            for one in people:
                one.start()
            for one in people:
                one.join()
            on.clear()
            for name, found in facts.items():
                print(name, {k: round(v, 2) for k, v in found.items()})
            waits = sorted(told.get(timeout=60))
            print(
                f"event loop: {len(waits)} small answers, median "
                f"{waits[len(waits) // 2] * 1e3:.0f} "
                f"ms, 99 % {waits[int(len(waits) * 0.99)] * 1e3:.0f} ms, longest "
                f"{waits[-1] * 1e3:.0f} ms"
            )
            print("compiled by then:", Person(url).ask("/warm")["games"])
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
