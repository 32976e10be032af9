"""The law WHY, for any game, as a page asks: whatever lies on the table answers with a sentence why
it cannot be chosen now, whether or not anything can ever be done with it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import count

from korsi.core.game import game
from korsi.language import MissingWords
from korsi.table.live_table import LiveTable
from korsi.table.things import thing_json
from korsi.table.viewpoint import viewpoint_of
from laws.explaining import things_of
from table.test_differences import live_table_of, person, step

NOBODY = "Guest [0-9]"
"""People may write their names as they like."""
OFTEN = 1 / 15
"""Ten to thirty moments of each game are looked at."""


def faults(live: LiveTable, seat: int, language: str) -> Iterator[str]:
    """What is wrong with what a seat that is to act is told, in one language."""
    seen = viewpoint_of(live, person(seat + 1), language)
    g, legal = live.match.game, set(seen.view.actions())
    for thing in sorted(things_of(seen.view.scene())):
        try:
            told = thing_json(live, seen, thing)["why"]
        except MissingWords as missing:
            yield f"WHY: {thing}: {missing}"
            continue
        yield from _no_sentence(thing, told["text"], language)
        about = set(g.actions_about(thing, seat)) if g.actions_about else set()
        if about and not about & legal and not told["clause"]:
            yield f"WHY: {thing} is refused by no clause: {told['text']!r}"


def _no_sentence(thing: str, text: str, language: str) -> Iterator[str]:
    plain = re.sub("[\u2066-\u2069]", "", text).strip()
    if len(plain.split()) < 2 or plain[-1] not in ".!?؟…»":
        yield f"WHY: {thing} says no sentence in {language}: {plain!r}"
    if re.search(r"[{}\[\]]", plain):
        yield f"WHY: {thing} says {plain!r} in {language}"
    if language == "fa" and re.search("[0-9A-Za-z]", re.sub(NOBODY, "", plain)):
        yield f"WHY: {thing} is not Persian: {plain!r}"


def moments(name: str, wanted: int, seed: int) -> Iterator[LiveTable]:
    """A table somebody has played at random, for a while; so many times, of every player count."""
    chance, counts = random.Random(seed), game(name).players
    for n in count():
        live = live_table_of(name, counts[n % len(counts)], seed + n)
        while live.setup.state != "over":
            if chance.random() < OFTEN:
                yield live
                wanted -= 1
                if not wanted:
                    return
            step(live, chance)
