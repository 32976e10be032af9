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

UNSEEN = -1

# --------------------------------------------------------------------------- workers and skills


@rule
def sum_of(counts):
    """How many, of all kinds together."""
    total = 0
    for kind in range(counts.shape[0]):
        total += counts[kind]
    return total


@rule
def pull(heap, rng, n):
    """F-12.3: one of the n things of a heap, all alike likely. There must be one."""
    at = below(rng, n)
    for kind in range(heap.shape[0]):
        at -= heap[kind]
        if at < 0:
            heap[kind] -= 1
            return kind
    return -1


@rule
def one_fewer(known, kind):
    """F-12.5: everybody saw one of this kind go; UNSEEN: it may have been of any."""
    for other in range(known.shape[0]):
        if kind == UNSEEN or other == kind:
            known[other] = max(0, known[other] - 1)


@rule
def pull_worker(s, openly):
    """F-3.4, F-6.3: one worker from the bag, before everybody's eyes or not."""
    colour = pull(s.bag, s.rng, s.bag_count)
    s.bag_count -= 1
    one_fewer(s.bag_known, colour if openly else UNSEEN)
    return colour


@rule
def pull_skill(s, openly):
    """F-3.4, F-6.4: one skill from the pile, face up or face down."""
    skill = pull(s.pile, s.rng, s.pile_count)
    s.pile_count -= 1
    one_fewer(s.pile_known, skill if openly else UNSEEN)
    return skill


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
    return s.workers[seat] - sum_of(s.known[seat])


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
    colour = pull_worker(s, False)
    s.screen[seat, colour] += 1
    s.workers[seat] += 1
    if green:
        s.maybe_green[seat] += 1
    return colour


@rule
def draw_workers(s, seat, n):
    """F-6.2, F-6.3: as many as there are. A bag all have seen and that is emptied hides nothing."""
    n = min(n, s.bag_count)
    open_bag = n == s.bag_count and sum_of(s.bag_known) == s.bag_count
    for _ in range(n):
        if open_bag:
            colour = pull_worker(s, True)
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
def skill_to_screen(s, seat, skill, n, openly):
    """Skills go behind a screen; do all see which?"""
    s.skill[seat, skill] += n
    s.skills[seat] += n
    if openly:
        s.skill_known[seat, skill] += n


@rule
def skill_from_screen(s, seat, skill):
    """A skill is paid, before everybody's eyes."""
    s.skill[seat, skill] -= 1
    s.skills[seat] -= 1
    one_fewer(s.skill_known[seat], skill)


@rule
def to_pile(s, skill, n):
    """F-6.12: returned skills are shuffled in; everybody has seen which."""
    s.pile[skill] += n
    s.pile_known[skill] += n
    s.pile_count += n


@rule
def draw_skills(s, seat, n):
    """F-6.2, F-6.4: as many as there are, behind the screen."""
    n = min(n, s.pile_count)
    open_pile = n == s.pile_count and sum_of(s.pile_known) == s.pile_count
    for _ in range(n):
        skill = pull_skill(s, open_pile)
        skill_to_screen(s, seat, skill, 1, open_pile)
        emit(s, DREW_SKILL, seat, skill, 0, 0)
