"""M-7: taking amulets."""

from __future__ import annotations

from korsi.core.chance import below
from korsi.core.rule import rule
from korsi.core.state import emit

from ..box import AMULET_KINDS, TRACK_DRAW, TRACK_GIVE_BACK
from ..moves import BAG_FILLED, DRAWS_AMULET, FIRST_RETURN, RETURNS, TAKES_STACK
from ..refusals import AMULET_NOT_DRAWN, LEGAL
from ..state import ACT, RETURN, SPECTATOR, SPENT_ONES_TO_BAG


@rule
def set_aside(s):
    """Amulets waiting beside the bag."""
    total = 0
    for kind in range(AMULET_KINDS):
        total += s.aside[kind]
    return total


@rule
def can_take_amulets(s, seat):
    """M-7.1, M-7.2: one from the board without huts on amulet spaces, else from the bag."""
    if TRACK_DRAW[s.column[seat]] == 0:
        return s.stack > 0
    return s.bag_size > 0 or set_aside(s) > 0


# --------------------------------------------------------------------------- the bag


@rule
def hidden_from(s, viewer, kind):
    """Amulets of a kind that others hold and the viewer (-1: a spectator) has not seen."""
    total = 0 if s.active == viewer else s.drawn[kind]
    for seat in range(s.players):
        if seat != viewer:
            total += s.amulets[seat, kind] - s.amulets_known[seat, kind]
    return total


@rule
def remember_hidden_amulets(s):
    """Like cards.remember_hidden: what was set aside is known, so is what the hands still hide."""
    for viewer in range(s.players + 1):
        row = SPECTATOR if viewer == s.players else viewer
        for kind in range(AMULET_KINDS):
            s.amulets_stale[row, kind] = hidden_from(s, -1 if row == SPECTATOR else viewer, kind)
        for seat in range(s.players):
            s.amulets_fresh[row, seat] = 0


@rule
def fill_bag(s):
    """M-7.6: an empty bag takes in all amulets set aside."""
    waiting = set_aside(s)
    if s.bag_size > 0 or waiting == 0:
        return
    for kind in range(AMULET_KINDS):
        s.bag[kind] = s.aside[kind]
        s.aside[kind] = 0
    s.bag_size = waiting
    remember_hidden_amulets(s)
    emit(s, BAG_FILLED, -1, waiting, 0, 0)


@rule
def draw_amulet(s, seat):
    """One amulet from the bag, to be looked at; M-7.6: the bag is filled even in the middle."""
    fill_bag(s)
    if s.bag_size == 0:
        return
    at = below(s.rng, s.bag_size)
    for kind in range(AMULET_KINDS):
        at -= s.bag[kind]
        if at < 0:
            s.bag[kind] -= 1
            s.bag_size -= 1
            s.drawn[kind] += 1
            s.drawn_size += 1
            emit(s, DRAWS_AMULET, seat, kind, 0, 0)
            break
    fill_bag(s)


# --------------------------------------------------------------------------- the action


@rule
def take_from_stack(s, seat):
    """M-7.1, M-15.2: a value-1 amulet from the board, seen by all."""
    s.stack -= 1
    s.amulets[seat, 0] += 1
    s.amulets_known[seat, 0] += 1
    s.amulets_size[seat] += 1
    emit(s, TAKES_STACK, seat, 0, 0, 0)


@rule
def take_amulets(s, seat):
    """M-7.1 to M-7.3, M-7.7, M-7.9: as many as the track says, as far as there are."""
    due = TRACK_DRAW[s.column[seat]]
    if due == 0:
        take_from_stack(s, seat)
        return
    s.shown += 1
    for _ in range(due):
        draw_amulet(s, seat)
    if TRACK_GIVE_BACK[s.column[seat]] > 0 and s.drawn_size >= 2:
        s.step = RETURN
    else:
        keep_drawn(s, seat)


@rule
def keep_drawn(s, seat):
    """M-7.2, M-7.3: what was drawn and not returned is kept, face down (M-7.5)."""
    for kind in range(AMULET_KINDS):
        s.amulets[seat, kind] += s.drawn[kind]
        s.drawn[kind] = 0
    for viewer in range(s.amulets_fresh.shape[0]):
        s.amulets_fresh[viewer, seat] += s.drawn_size
    s.amulets_size[seat] += s.drawn_size
    s.drawn_size = 0
    s.step = ACT


@rule
def return_refusal(s, kind):
    """M-7.3: one of those just drawn."""
    return LEGAL if s.drawn[kind] > 0 else AMULET_NOT_DRAWN


@rule
def legal_returns(s, mask):
    """M-7.3: own choice."""
    n = 0
    for kind in range(AMULET_KINDS):
        if s.drawn[kind] > 0:
            mask[FIRST_RETURN + kind] = 1
            n += 1
    return n


@rule
def return_amulet(s, seat, kind):
    """M-7.3: one goes back, the rest is kept; only the drawer has seen which (M-15.2)."""
    s.drawn[kind] -= 1
    s.drawn_size -= 1
    s.bag[kind] += 1
    s.bag_size += 1
    s.shown += 1
    emit(s, RETURNS, seat, kind, 0, 0)
    keep_drawn(s, seat)
    remember_returned(s, seat, kind)


@rule
def remember_returned(s, seat, kind):
    """Whoever put an amulet back knows that only those can hold it who have drawn since."""
    drawn_since = 0
    bounded = False
    for other in range(s.players):
        if other != seat:
            drawn_since += s.amulets_fresh[seat, other]
    for k in range(AMULET_KINDS):
        unseen = s.bag[k] + hidden_from(s, seat, k)
        bounded = bounded or s.amulets_stale[seat, k] < unseen
    if drawn_since > 0 and bounded:
        return  # what the seat knows already says more
    for k in range(AMULET_KINDS):
        unseen = s.bag[k] + hidden_from(s, seat, k)
        if drawn_since > 0:
            s.amulets_stale[seat, k] = unseen
        if k == kind:
            s.amulets_stale[seat, k] = min(s.amulets_stale[seat, k], unseen - 1)
    for other in range(s.players):
        s.amulets_fresh[seat, other] = 0


# --------------------------------------------------------------------------- spending


@rule
def hidden_amulets(s, seat):
    """Amulets of a seat that only its owner has seen."""
    hidden = s.amulets_size[seat]
    for kind in range(AMULET_KINDS):
        hidden -= s.amulets_known[seat, kind]
    return hidden


@rule
def spend_amulet(s, seat, kind):
    """M-7.6, M-7.8, M-7.10, M-8.7: a paid amulet is shown and set aside."""
    s.amulets[seat, kind] -= 1
    s.amulets_size[seat] -= 1
    if kind == 0 and not s.options[SPENT_ONES_TO_BAG]:
        s.amulets_gone[kind] += 1
    else:
        s.aside[kind] += 1
    if s.amulets_known[seat, kind] > 0:
        s.amulets_known[seat, kind] -= 1
        return
    s.shown += 1
    hidden = hidden_amulets(s, seat)
    for viewer in range(s.amulets_fresh.shape[0]):
        if s.amulets_stale[viewer, kind] == 0 and s.amulets_fresh[viewer, seat] > 0:
            s.amulets_fresh[viewer, seat] -= 1
        s.amulets_fresh[viewer, seat] = min(s.amulets_fresh[viewer, seat], hidden)
