"""What a row of choices says of its price is what is paid until its action is over."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import korsi
from amounts import amount
from korsi.core.scene import Note, Scene
from korsi.games.troyes.scene.previews import outcome, trial_of
from korsi.games.troyes.state import CUBES, TURN
from korsi.language import Words

from .conftest import TROYES, deniers, play, table

Row = tuple[tuple[int, ...], tuple[Note, ...], str]
NAMES = ["Mina", "Arash", "Sara", "Kaveh"]
SOURCES = ("action-from", "action-lift", "action-recall", "offer-supply")  # a citizen by name
SIGN = {"more": 1, "less": -1, "same": 0}


def rows(scene: Scene) -> Iterator[Row]:
    """Steps, notes and name of every row; a row of a die that is opened has the die's price above
    it."""
    above = {t.id: t.notes[:1] for t in scene.targets}
    for t in scene.targets:
        for choice in t.choices:
            notes = (*above.get(t.group, ()), *(choice.notes or t.notes))
            yield (choice.action, *choice.then), notes, choice.key
    if scene.offer:
        yield scene.offer.actions, scene.offer.notes, scene.offer.key


def told(notes: tuple[Note, ...]) -> int | None:
    """Deniers more or less, of all a row says; None: it says nothing of them."""
    money = [SIGN[a["money"]] * a["deniers"] - a.get("place", 0) for _, a in notes if "money" in a]
    prices = ("preview-cost", "preview-buys", "preview-buys-grey")
    paid = [-a["deniers"] for key, a in notes if key in prices]
    return sum(money) + sum(paid) if money or any(paid) else None


def carried_out(m: korsi.Match, seat: int, row: tuple[int, ...]) -> korsi.Match | None:
    """To the end of the action by the rules; None where somebody has to choose."""
    one = m.at(len(m))
    for action in row:
        one.play(action, seat)
    if int(one.state["plan"]) and int(one.state["step"]) != CUBES:
        rest = outcome(trial_of(one.view(seat).record, seat), [])
        for action in rest.steps if rest else ():
            one.play(action, seat)
    done = not int(one.state["plan"]) or int(one.state["step"]) == CUBES
    return one if done and int(one.state["round"]) == int(m.state["round"]) else None


@pytest.mark.parametrize("players", (1, 2, 4))
def test_no_row_keeps_a_price_to_itself(players: int) -> None:
    """Deniers are what the row says, and none are paid where it speaks of none; a citizen that goes
    to a card is named."""
    m, chance = korsi.Match(TROYES, players=players, seed=11), random.Random(players)
    say, seen, looked = Words("en", TROYES, isolate=False).say(NAMES), Counter[str](), 0
    while not m.over and looked < amount(60, 1000):
        seat, turn = m.acting()[0], int(m.state["step"]) == TURN
        if not turn or chance.random() < 0.5:
            looked += 1
            for row, notes, key in rows(m.view(seat).scene()):
                after = carried_out(m, seat, row)
                if after is None:
                    continue
                words = [say(*note) for note in notes]
                paid, said = deniers(after)[seat] - deniers(m)[seat], told(notes)
                assert paid == said if said is not None else paid >= 0, (key, words)
                stands = [int(sum(s.state["tradesman"][:, seat] > 0)) for s in (m, after)]
                if stands[1] > stands[0] and key not in SOURCES:
                    assert "citizen" in " ".join(words), (key, words)
                seen[key] += 1
        m.play(chance.choice(m.legal_actions()))
    assert seen.total() > 300 and len(seen) > 8


@pytest.mark.clause("T-9.2")
def test_the_first_use_of_a_card_costs_deniers_and_a_citizen() -> None:
    """ "Costs nothing" was said of a red 6 for the Chivalry: five deniers and a citizen went."""
    m = table(2, dice={0: "r6"}, cards="chivalry", deniers=[14, 14])
    play(m, "activate chivalry")
    found = m.view(0).scene().offer
    assert found is not None
    notes = dict(found.notes)
    assert notes["preview-cost"] == {"deniers": 5, "dice": 0, "place": 5}
    words = {"en": "citizen", "fa": "شهروند", "de": "Bürger", "fr": "citoyen", "it": "cittadino"}
    for language, citizen in words.items():
        assert citizen in Words(language, TROYES)("preview-cost", **notes["preview-cost"])
    play(m, *(TROYES.moves.write(a) for a in found.actions))
    assert deniers(m)[0] == 14 - 5


@pytest.mark.clause("T-9.4")
def test_a_row_that_hangs_on_a_roll_tells_what_its_tradesman_is_worth() -> None:
    m = table(2, dice={0: "r6"}, cards="archer", deniers=[14, 14])
    play(m, "activate archer")
    found = m.view(0).scene().offer
    assert found is not None
    note = next(note for note in found.notes if note[0] == "preview-with-chance")
    said = Words("en", TROYES, isolate=False).say(NAMES)(*note)
    assert "sure points: +" in said and "tradesmen" in said
    stood = table(2, dice={0: "r6"}, cards="archer", tradesmen={"archer": {0: 1}})
    play(stood, "activate archer")
    assert dict(stood.view(0).scene().offer.notes)["preview-with-chance"]["adds"] == 0
