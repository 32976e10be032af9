"""F-1.3, F-6.2, F-12: bag, pile and screens, and what everybody has seen go in and come out.

Numbers behind a screen can be counted along by an attentive table, so they are kept openly; kinds
are secret except for those all have seen (F-12.5). `known` and `bag_known` are lower bounds that
stay true whatever is drawn unseen.
"""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import GREEN
from ..moves import DREW_SKILL, DREW_WORKER, GREEN_TAKEN

# --------------------------------------------------------------------------- workers


@rule
def to_screen(s, seat, colour, n):
    """Workers go behind a screen before everybody's eyes."""
    s.screen[seat, colour] += n
    s.known[seat, colour] += n
    s.workers[seat] += n


@rule
def unseen_workers(s, seat):
    """How many workers behind a screen nobody else has seen."""
    seen = 0
    for colour in range(4):
        seen += s.known[seat, colour]
    return s.workers[seat] - seen


@rule
def from_screen(s, seat, colour, n):
    """Workers come out; those seen before are thought to come first (F-12.5)."""
    s.screen[seat, colour] -= n
    s.workers[seat] -= n
    seen = min(n, s.known[seat, colour])
    s.known[seat, colour] -= seen
    if colour == GREEN:
        s.maybe_green[seat] -= n - seen
    s.maybe_green[seat] = min(s.maybe_green[seat], unseen_workers(s, seat))


@rule
def to_bag(s, colour, n):
    """F-6.12: workers that go to the bag stay in circulation; everybody sees them go."""
    s.bag[colour] += n
    s.bag_known[colour] += n
    s.bag_count += n


@rule
def pull_worker(s):
    """F-12.3: one worker from the bag, all alike likely. The bag must not be empty."""
    at = below(s.rng, s.bag_count)
    s.bag_count -= 1
    for colour in range(4):
        at -= s.bag[colour]
        if at < 0:
            s.bag[colour] -= 1
            return colour
    return -1


@rule
def pull_worker_openly(s):
    """F-3.4: a worker drawn before everybody's eyes."""
    colour = pull_worker(s)
    s.bag_known[colour] = max(0, s.bag_known[colour] - 1)
    return colour


@rule
def bag_is_known(s):
    """Has everybody seen every worker that is in the bag?"""
    seen = 0
    for colour in range(4):
        seen += s.bag_known[colour]
    return seen == s.bag_count


@rule
def may_draw_green(s):
    """F-13.15: is there a green worker whose place not everybody knows, or one in the bag?"""
    hidden = s.bag[GREEN]
    for seat in range(s.players):
        hidden += s.screen[seat, GREEN] - s.known[seat, GREEN]
    return hidden > 0


@rule
def draw_unseen(s, seat):
    """F-6.3: one worker from the bag behind the screen; only its owner sees the colour."""
    green = may_draw_green(s)
    colour = pull_worker(s)
    for other in range(4):
        s.bag_known[other] = max(0, s.bag_known[other] - 1)
    s.screen[seat, colour] += 1
    s.workers[seat] += 1
    if green:
        s.maybe_green[seat] += 1
    return colour


@rule
def draw_workers(s, seat, n):
    """F-6.2, F-6.3: as many as there are. A bag all have seen and that is emptied hides nothing."""
    n = min(n, s.bag_count)
    open_bag = n == s.bag_count and bag_is_known(s)
    for _ in range(n):
        if open_bag:
            colour = pull_worker_openly(s)
            to_screen(s, seat, colour, 1)
        else:
            colour = draw_unseen(s, seat)
        emit(s, DREW_WORKER, seat, colour, 0, 0)


@rule
def take_greens(s, seat, n):
    """F-6.10: green workers from the side supply, never from the bag."""
    n = min(n, s.greens)
    s.greens -= n
    to_screen(s, seat, GREEN, n)
    if n > 0:
        emit(s, GREEN_TAKEN, seat, n, 0, 0)


# --------------------------------------------------------------------------- skills


@rule
def skill_to_screen(s, seat, skill, n):
    """Skills go behind a screen before everybody's eyes."""
    s.skill[seat, skill] += n
    s.skill_known[seat, skill] += n
    s.skills[seat] += n


@rule
def skill_from_screen(s, seat, skill):
    """A skill is paid, before everybody's eyes."""
    s.skill[seat, skill] -= 1
    s.skill_known[seat, skill] = max(0, s.skill_known[seat, skill] - 1)
    s.skills[seat] -= 1


@rule
def to_pile(s, skill, n):
    """F-6.12: returned skills are shuffled in; everybody has seen which."""
    s.pile[skill] += n
    s.pile_known[skill] += n
    s.pile_count += n


@rule
def pull_skill(s):
    """F-12.3: one skill from the pile, all alike likely. The pile must not be empty."""
    at = below(s.rng, s.pile_count)
    s.pile_count -= 1
    for skill in range(3):
        at -= s.pile[skill]
        if at < 0:
            s.pile[skill] -= 1
            return skill
    return -1


@rule
def pull_skill_openly(s):
    """F-3.4: a skill drawn face up."""
    skill = pull_skill(s)
    s.pile_known[skill] = max(0, s.pile_known[skill] - 1)
    return skill


@rule
def pull_skill_unseen(s):
    """A skill drawn face down."""
    skill = pull_skill(s)
    for other in range(3):
        s.pile_known[other] = max(0, s.pile_known[other] - 1)
    return skill


@rule
def draw_skills(s, seat, n):
    """F-6.2, F-6.4: as many as there are, behind the screen."""
    n = min(n, s.pile_count)
    seen = 0
    for skill in range(3):
        seen += s.pile_known[skill]
    open_pile = n == s.pile_count and seen == s.pile_count
    for _ in range(n):
        if open_pile:
            skill = pull_skill_openly(s)
            skill_to_screen(s, seat, skill, 1)
        else:
            skill = pull_skill_unseen(s)
            s.skill[seat, skill] += 1
            s.skills[seat] += 1
        emit(s, DREW_SKILL, seat, skill, 0, 0)
