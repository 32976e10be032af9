"""Lantern with one law broken at a time: run interpreted, prints which law the checker named."""

from __future__ import annotations

import json
from dataclasses import replace

from korsi.games.lantern import GAME
from korsi.games.lantern.box import HAND, KINDS
from korsi.games.lantern.moves import DRAWN

from korsi.core.state import clear_events, emit
from laws.check import make_check


def offers_nothing(s, seat, mask):
    mask[:] = 0
    return 0


def offers_out_of_turn(s, seat, mask):
    if GAME.acting(s) >> seat & 1:
        return GAME.legal(s, seat, mask)
    mask[:] = 1
    return KINDS


def miscounts(s, seat, mask):
    return GAME.legal(s, seat, mask) + 1


def refuses_wrongly(s, seat, action):
    return 0


def names_a_stranger(s):
    return GAME.acting(s) | 1 << s.players


def marks_a_guess(s, seat, rng):
    GAME.redeal(s, seat, rng)
    s.rng[3] = -1


def knows_a_guess(s, seat, mask):
    """What may be done is otherwise in a re-dealt position, though it looks the same."""
    if s.rng[3] == -1:
        mask[:] = 0
        return 0
    return GAME.legal(s, seat, mask)


def shows_generator(s, seat):
    kept = [s.rng[i] for i in range(4)]
    GAME.hide(s, seat)
    for i in range(4):
        s.rng[i] = kept[i]


def leaks_hands(s, seat):
    """Everything of the others stays visible: a guess then differs from what was seen."""
    GAME.hide(s, seat)
    s.hidden[0] = s.turn % 2


def forgets_own_hand(s, seat):
    GAME.hide(s, -1)


STEPS = [0]


def depends_on_the_day(s, seat, action):
    """Something outside the record decides."""
    GAME.apply(s, seat, action)
    STEPS[0] += 1
    s.shown = STEPS[0]


def deals_other_lanterns(s, seat, rng):
    GAME.redeal(s, seat, rng)
    s.bag[0] -= 1
    s.bag[1] += 1


def loses_a_lantern(s, seat, action):
    GAME.apply(s, seat, action)
    if s.turn == 4:
        s.lit[seat, action] -= 1


def peeks(s, seat, action):
    """What happens depends on the generator without asking it."""
    forked = s.rng[0] & 1
    before = [s.rng[i] for i in range(4)]
    GAME.apply(s, seat, action)
    for i in range(4):
        s.rng[i] = before[i]
    s.shown += forked


def never_ends(s, seat, action):
    GAME.apply(s, seat, action)
    s.turn = 0


def tells_too_much(s, seat, action):
    GAME.apply(s, seat, action)
    for _ in range(100):
        emit(s, 0, seat, action, 0, 0)


def draws_if_it_must(s, seat, action):
    """Whoever lights one of three lanterns of a kind goes without a new one."""
    if s.hand[seat, action] < HAND:
        GAME.apply(s, seat, action)
        return
    clear_events(s)
    s.hand[seat, action] -= 1
    s.lit[seat, action] += 1
    s.turn += 1
    s.active = (s.active + 1) % s.players


def goes_again(s, seat, action):
    """A second lantern of the same kind may be lit at once: being asked tells that it is there."""
    again = s.hand[seat, action] > 1
    GAME.apply(s, seat, action)
    if again:
        s.active = seat


def tells_of_the_hand(s, seat, action):
    """The next lantern is the dullest there is; the event lets others see whether it makes a
    pair."""
    clear_events(s)
    kind = next(k for k in range(KINDS) if s.bag[k])
    s.hand[seat, action] -= 1
    s.lit[seat, action] += 1
    emit(s, DRAWN, seat, int(s.hand[seat, kind] > 0), 0, 0)
    s.bag[kind] -= 1
    s.hand[seat, kind] += 1
    s.turn += 1
    s.active = (s.active + 1) % s.players


def nobody_wins(s, out):
    for seat in range(s.players):
        out[seat] = 2


MUTANTS = {
    "law 1: an acting seat has no legal action": {"legal": offers_nothing},
    "law 1: acting() names seats": {"acting": names_a_stranger},
    "law 2: a seat that may not act is offered": {"legal": offers_out_of_turn},
    "law 2: legal() returns another number": {"legal": miscounts},
    "law 2: refusal() and legal() disagree": {"refusal": refuses_wrongly},
    "law 3: a view shows the generator": {"hide": shows_generator},
    "law 3: hiding a re-dealt position": {"hide": leaks_hands},
    "law 3: a seat's legal actions": {"hide": forgets_own_hand},
    "law 3: re-dealing changes": {"redeal": marks_a_guess, "legal": knows_a_guess},
    "law 3/4: a re-dealt position": {"redeal": deals_other_lanterns},
    "law 4: a component is lost": {"apply": loses_a_lantern},
    "law 5: a step that consumed no chance": {"apply": peeks},
    "law 6: replaying the same actions": {"apply": depends_on_the_day},
    "law 7: the game outlasts": {"apply": never_ends},
    "law 9: whether a step draws depends": {"apply": draws_if_it_must},
    "law 9: what follows a step depends": {"apply": goes_again},
    "law 9: a step looks otherwise": {"apply": tells_of_the_hand},
    "the event buffer is full": {"apply": tells_too_much},
    "the ranking is not a ranking": {"ranking": nobody_wins},
}

if __name__ == "__main__":
    print("sound:", make_check(GAME)(2, {}, games=3)[0])
    for law, broken_rule in MUTANTS.items():
        broken, _, _ = make_check(replace(GAME, **broken_rule))(2, {}, games=3)
        print(f"{law}: {broken.law if broken else 'NOT NOTICED'}")
        print(json.dumps(broken and broken._asdict()))
