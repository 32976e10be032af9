"""How long a game can last at most, from the numbers of the box.

Why it holds. A round has at most one die per space of the buildings (T-5.6), and no die is added
before the next round. Each die leaves its district by exactly one of these, and every decision of a
round is one of them, or is paid for by one of them:

- It is discarded against black dice: one step.
- It is used in a player's turn, in a group of k dice (T-8.1): the action, a cube, k dice, `done`,
  the citizen's source and the number of times are named at most once each, then the choices of the
  card (`choices`). No turn but passing does without a die, and each player passes once.
- Le Roy spends it. He rolls at most IDLE_TURNS times for it (T-21.21), and fewer times than that
  for nothing at the end of a round.

Countering takes one more step for each black die: it is named, or it is the highest one and `done`
or `yield` follows (T-6.9, T-6.12). Influence is spent on dice and citizens only before an action
or a black die (T-8.9), and only as much as was given at the start or gained since: by an action,
but never more than the track is long, and by countering black dice. The rest of an action, the
events and the end of a round never spend more steps; they only make influence less.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import box
from ..box import ANY, MARAUDING, RED, SIDES, SPACES, SPACES_EACH
from .modifiers import worth as compiled_worth

worth = getattr(compiled_worth, "py_func", compiled_worth)  # nothing is compiled on import


def most_units(colour: int, divisor: int, dice: int) -> int:
    """T-8.4: activations or cubes so many sixes allow with the best cube that fits the colour."""
    fitting = [
        card
        for card in box.DELAYED
        if dice <= box.MOD_MOST_DICE[card] and (colour >= ANY or box.MOD_AS[card] in (ANY, colour))
    ]
    return max(int(worth(card, SIDES * dice, dice)) for card in [-1, *fitting]) // divisor


def choices(card: int, units: int) -> int:
    """T-18.3, T-18.29: decisions after the number of activations is known."""
    effect, number = box.CARD_EFFECT[card], int(box.EFFECT_NUMBER[card])
    each = {box.PER_CITIZEN: 1, box.PAY_FOR_CUBES: 1, box.ARCHER: number}
    each[box.CUBES_PER_DIE] = number * SPACES_EACH
    return units * each.get(int(effect), 0)


def gained(card: int, units: int) -> int:
    """Influence an activity brings: its own, and one for each cube on an event (T-11.2)."""
    cubes = int(box.EFFECT_NUMBER[card]) if box.CARD_EFFECT[card] == box.PAY_FOR_CUBES else 1
    return units * int(box.GAIN_INFLUENCE[card]) + choices(card, units) * cubes


def spendings(influence: int) -> int:
    """T-8.9: steps so much influence pays for, rounded up: what is left over is spent later."""
    ways = ((1, box.REROLL_COST), (1, box.RECRUIT_COST), (box.FLIP_DICE, box.FLIP_COST))
    return max(-(-influence * int(steps) // int(cost)) for steps, cost in ways)


def turn_steps(dice: int) -> int:
    """Steps of one action with so many dice, and of spending the influence it brings."""
    multiplied = [int(box.MOD_VALUE[i]) for i in box.DELAYED if box.MOD_OP[i] == box.MULTIPLY]
    found = [(0, dice * max([1, *multiplied]) * int(box.CATHEDRAL_INFLUENCE.max()))]
    for colour, divisor in zip(box.EVENT_DICE, box.EVENT_DIVISOR, strict=True):
        found.append((0, most_units(int(colour), int(divisor), dice)))
    for card in range(box.ACTIVITIES):
        units = most_units(int(box.CARD_DICE[card]), int(box.CARD_DIVISOR[card]), dice)
        found.append((choices(card, units), gained(card, units)))
    named = 5  # the action, a cube, `done`, the source, the number of times
    return dice + named + max(n + spendings(min(gain, box.MAX_INFLUENCE)) for n, gain in found)


def dice_steps(ways: Sequence[int]) -> int:
    """The most steps all dice of a round can take, when k of them together take `ways[k]`."""
    most = [0] * (SPACES + 1)
    for dice in range(1, SPACES + 1):
        most[dice] = max(ways[k] + most[dice - k] for k in range(1, len(ways)) if k <= dice)
    return most[SPACES]


def black_dice(round_: int) -> int:
    """T-6.1, T-6.3: the largest pool of a round; two events enter each round, Resistance calls."""
    more = int(((box.EVENT_CALLS == RED) & (box.EVENT_BONUS == 1)).sum())
    others = sorted(map(int, box.EVENT_BLACK[MARAUDING + 1 :]), reverse=True)
    return int(box.EVENT_BLACK[MARAUDING]) + sum(others[: 2 * round_ + more])


def most_steps(players: int) -> int:
    """Placement, rounds, and the influence of the start."""
    ways = [0, *(turn_steps(dice) for dice in range(1, box.MAX_GROUP + 1))]
    if players == 1:
        ways[1] = max(ways[1], box.IDLE_TURNS)
    steps = players * int(box.START_CITIZENS[players]) + players * spendings(box.START_INFLUENCE)
    for round_ in range(1, int(box.ROUNDS[players]) + 1):
        black = black_dice(round_)
        steps += dice_steps(ways) + players + black + spendings(black * box.BLACK_INFLUENCE)
        steps += box.IDLE_TURNS if players == 1 else 0
    return steps


MAX_STEPS = max(most_steps(players) for players in box.PLAYERS)
