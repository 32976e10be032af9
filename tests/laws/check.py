"""The laws of docs/architecture.md as one loop over random games, for any game.

`make_check(game)` returns a function that plays games and stops at the first broken law, saying
which one, in which game, after how many steps, by whom, and the game so far as a record. Every
game is made from its own seed alone, so that it can be played again alone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from amounts import PROVE
from korsi.core.chance import below, next_word, pick, seed_rng
from korsi.core.entrypoints import EntryPoints
from korsi.core.errors import KorsiError
from korsi.core.game import Game
from korsi.core.int_record import IntStates
from korsi.core.match import Match
from korsi.core.rule import INTERPRETED, specialise

(
    FINE,
    NO_LEGAL_ACTION,
    ILLEGAL_SEAT_HAS_ACTIONS,
    COUNT_IS_NOT_MASK,
    REFUSAL_IS_NOT_MASK,
    VIEW_CHANGES_LEGAL,
    REDEAL_CHANGES_VIEW,
    REDEAL_CHANGES_LEGAL,
    REDEAL_LOSES_PIECES,
    GENERATOR_SHOWN,
    PIECES_LOST,
    STEP_DEPENDS_ON_UNUSED_CHANCE,
    REPLAY_DIFFERS,
    NEVER_ENDS,
    EVENTS_FULL,
    RANKING_WRONG,
    ACTING_WHEN_OVER,
    CHANCE_TELLS_A_SECRET,
    TURN_TELLS_A_SECRET,
    STEP_TELLS_A_SECRET,
) = range(20)

MEANING = {
    NO_LEGAL_ACTION: "law 1: an acting seat has no legal action (a dead end)",
    ILLEGAL_SEAT_HAS_ACTIONS: "law 2: a seat that may not act is offered actions",
    COUNT_IS_NOT_MASK: "law 2: legal() returns another number than it marks",
    REFUSAL_IS_NOT_MASK: "law 2: refusal() and legal() disagree",
    VIEW_CHANGES_LEGAL: "law 3: a seat's legal actions cannot be told from its view",
    REDEAL_CHANGES_VIEW: "law 3: hiding a re-dealt position gives another view",
    REDEAL_CHANGES_LEGAL: "law 3: re-dealing changes a seat's legal actions",
    REDEAL_LOSES_PIECES: "law 3/4: a re-dealt position has other components",
    GENERATOR_SHOWN: "law 3: a view shows the generator",
    PIECES_LOST: "law 4: a component is lost or doubled",
    STEP_DEPENDS_ON_UNUSED_CHANCE: "law 5: a step that consumed no chance depends on the generator",
    REPLAY_DIFFERS: "law 6: replaying the same actions gives other bytes",
    NEVER_ENDS: "law 7: the game outlasts the bound it declares",
    EVENTS_FULL: "the event buffer is full: events may be lost",
    RANKING_WRONG: "the ranking is not a ranking",
    ACTING_WHEN_OVER: "law 1: acting() names seats that do not exist",
    CHANCE_TELLS_A_SECRET: "law 9: whether a step draws depends on what is hidden",
    TURN_TELLS_A_SECRET: "law 9: what follows a step depends on what is hidden",
    STEP_TELLS_A_SECRET: "law 9: a step looks otherwise to who cannot know better",
}


class Broken(NamedTuple):
    law: str
    seed: int
    step: int
    seat: int  # whose step or view it was; -1: nobody's, or a spectator's
    move: str
    record: str  # of the game until then

    def __str__(self) -> str:
        who = f"seat {self.seat}" if self.seat >= 0 else "no seat"
        return (
            f"{self.law}\nseed {self.seed}, step {self.step}, {who}, {self.move or 'no move'}\n"
            f"{self.record}"
        )


def record_until(game: Game, players: int, options: Any, seed: int, steps: Any) -> str:
    """The game as a .korsi file, as far as rules that break a law can be played again."""
    match = Match(game, players, seed, options)
    try:
        for seat, action in steps:
            match.play(int(action), int(seat))
    except KorsiError as error:
        return f"{match.record()}# and then: {error}\n"
    return match.record()


def from_python(game: Game, name: str) -> Any:
    """A compiled rule for a checker the interpreter runs: entered where a match enters it, so that
    nothing is compiled for the checker. A lone record is an array of one."""
    if name not in EntryPoints._fields:
        rule = getattr(game, name)
        return lambda s, *more: rule(s.raw, *more)
    entered = getattr(game.entrypoints, name)
    return lambda s, *more: entered(s.raw.reshape(1), 0, *more)


def make_check(game: Game, compiled: bool = PROVE) -> Any:
    """The checker of one game. Compiled it takes a minute to make and microseconds a step: for
    many games. Otherwise the interpreter runs it over the compiled rules: for a few."""
    as_it_is = compiled or game.is_interpreted
    made = specialise(game.salt if as_it_is else INTERPRETED + game.salt)
    names = ("setup", "acting", "legal", "refusal", "apply", "hide", "redeal", "census", "scores",
             "ranking")  # fmt: skip
    setup, acting, legal, refusal, apply, hide, redeal, census, scores, ranking = (
        getattr(game, name) if as_it_is else from_python(game, name) for name in names
    )
    actions, bound = game.moves.count, game.max_steps
    # A game with very many actions is looked at closely in every seventh position, another seventh
    # in every game; what is cheap is checked after every step of every game.
    stride = 1 if actions < 400 and as_it_is else 7
    # How many actions are passed over between two that are asked for their refusal.
    pace = 1 if as_it_is else 1 + actions // 100

    @made
    def same(raw, i, j):
        return (raw[i] == raw[j]).all()

    @made
    def chance_moved(states, i, j):
        for k in range(4):
            if states[i].rng[k] != states[j].rng[k]:
                return True
        return False

    @made
    def begin(states, i, blank, players, seed, options):
        states[i] = blank[0]
        states[i].players = players
        seed_rng(states[i].rng, seed, 0)
        setup(states[i], players, options)

    @made
    def check_seats(states, masks, bits, players, at):
        """Laws 1 and 2 for every seat."""
        if bits >> players:
            return ACTING_WHEN_OVER
        for seat in range(players):
            at[0] = seat
            n = legal(states[0], seat, masks[0])
            if n != masks[0].sum():
                return COUNT_IS_NOT_MASK
            if (bits >> seat) & 1:
                if n == 0:
                    return NO_LEGAL_ACTION
            elif n != 0:
                return ILLEGAL_SEAT_HAS_ACTIONS
            for a in range(n % pace, actions, pace):
                if (refusal(states[0], seat, a) == 0) != (masks[0, a] != 0):
                    at[1] = a
                    return REFUSAL_IS_NOT_MASK
        return FINE

    @made
    def check_secrets(states, raw, masks, tallies, rng, players, at):
        """Law 3 for every seat and the spectator: 1 is the view, 2 a guess, 3 the guess's view."""
        for seat in range(-1, players):
            at[0] = seat
            states[1] = states[0]
            hide(states[1], seat)
            for k in range(4):
                if states[1].rng[k] != 0:
                    return GENERATOR_SHOWN
            states[2] = states[1]
            redeal(states[2], seat, rng)
            states[3] = states[2]
            hide(states[3], seat)
            if not same(raw, 1, 3):
                return REDEAL_CHANGES_VIEW
            census(states[2], tallies[2])
            if (tallies[2] != tallies[0]).any():
                return REDEAL_LOSES_PIECES
            if seat >= 0:
                legal(states[0], seat, masks[0])
                legal(states[1], seat, masks[1])
                legal(states[2], seat, masks[2])
                if (masks[0] != masks[1]).any():
                    at[1] = np.argmax(masks[0] != masks[1])
                    return VIEW_CHANGES_LEGAL
                if (masks[0] != masks[2]).any():
                    at[1] = np.argmax(masks[0] != masks[2])
                    return REDEAL_CHANGES_LEGAL
        return FINE

    @made
    def check_chance(states, raw, rng, seat, action):
        """Law 5: 4 is the position before the step, now replayed with another generator.

        Returns -1 when the step consumed chance, else FINE or the broken law.
        """
        if chance_moved(states, 4, 0):
            return -1
        states[5] = states[4]
        for k in range(4):
            states[5].rng[k] = next_word(rng)
        apply(states[5], seat, action)
        for k in range(4):
            states[5].rng[k] = states[0].rng[k]
        return FINE if same(raw, 5, 0) else STEP_DEPENDS_ON_UNUSED_CHANCE

    @made
    def told_alike(states, i, j):
        """Do two steps tell of the same things, in the same order, about the same seats?"""
        if states[i].n_events != states[j].n_events:
            return False
        for k in range(states[i].n_events):
            for part in range(2):
                if states[i].events[k, part] != states[j].events[k, part]:
                    return False
        return True

    @made
    def check_step(states, raw, rng, players, seat, action):
        """Law 9 for everybody who looks on: 4 is the position before the step, 0 after it, 2 and 3
        the same for a guess of the viewer in which the action is possible too.

        A step that turns something up says so (`shown`), and then what was turned up decides.
        Otherwise both draw or neither; both tell of the same things and leave the same seats to
        act; and if nothing was drawn, the views are the same to the last byte.
        """
        for viewer in range(-1, players):
            if viewer == seat:
                continue
            states[2] = states[4]
            hide(states[2], viewer)
            redeal(states[2], viewer, rng)
            if refusal(states[2], seat, action) != 0:
                continue
            for k in range(4):
                states[2].rng[k] = states[4].rng[k]
            states[3] = states[2]
            apply(states[3], seat, action)
            if states[0].shown != states[4].shown or states[3].shown != states[2].shown:
                continue
            drawn = chance_moved(states, 0, 4)
            if drawn != chance_moved(states, 3, 2):
                return CHANCE_TELLS_A_SECRET
            if acting(states[0]) != acting(states[3]) or states[0].turn != states[3].turn:
                return TURN_TELLS_A_SECRET
            if not told_alike(states, 0, 3):
                return TURN_TELLS_A_SECRET
            if not drawn:
                states[1] = states[0]
                hide(states[1], viewer)
                hide(states[3], viewer)
                if not same(raw, 1, 3):
                    return STEP_TELLS_A_SECRET
        return FINE

    @made
    def check_ranking(states, points, players):
        """Somebody is first; who plays alone may be beaten by the game itself, and is second."""
        scores(states[0], points[0])
        ranking(states[0], points[1])
        best = players == 1
        last = max(players, 2)
        for seat in range(players):
            best = best or points[1, seat] == 1
            if points[1, seat] < 1 or points[1, seat] > last:
                return RANKING_WRONG
        return FINE if best else RANKING_WRONG

    @made
    def one_game(states, raw, blank, masks, tallies, points, log, players, seed, options, rng, at):
        """Play one game; 6 is its beginning. Returns (law, step, steps with chance).

        `at` is the seat and the action looked at, -1 while there is none.
        """
        seed_rng(rng, seed, players)  # stream 0 is the game's own
        begin(states, 0, blank, players, seed, options)
        states[6] = states[0]
        census(states[0], tallies[1])
        chance = 0
        for step in range(bound + 1):
            at[0] = log[step - 1, 0] if step else -1
            at[1] = log[step - 1, 1] if step else -1
            census(states[0], tallies[0])
            if (tallies[0] != tallies[1]).any():
                return PIECES_LOST, step, chance
            if states[0].n_events >= states[0].events.shape[0]:
                return EVENTS_FULL, step, chance
            bits = acting(states[0])
            if bits == 0:
                law = check_ranking(states, points, players)
                if law != FINE:
                    return law, step, chance
                states[5] = states[6]
                for k in range(step):
                    apply(states[5], log[k, 0], log[k, 1])
                return FINE if same(raw, 5, 0) else REPLAY_DIFFERS, step, chance
            if step == bound:
                return NEVER_ENDS, step, chance
            if step % stride == seed % stride:
                at[0] = at[1] = -1
                law = check_seats(states, masks, bits, players, at)
                if law != FINE:
                    return law, step, chance
                law = check_secrets(states, raw, masks, tallies, rng, players, at)
                if law != FINE:
                    return law, step, chance
            seat = below(rng, players)
            while not (bits >> seat) & 1:
                seat = (seat + 1) % players
            n = legal(states[0], seat, masks[0])
            action = pick(rng, masks[0], n)
            log[step, 0] = at[0] = seat
            log[step, 1] = at[1] = action
            states[4] = states[0]
            apply(states[0], seat, action)
            law = check_chance(states, raw, rng, seat, action)
            if law == -1:
                chance += 1
            elif law != FINE:
                return law, step, chance
            if step % stride == seed % stride:
                law = check_step(states, raw, rng, players, seat, action)
                if law != FINE:
                    return law, step, chance
        return NEVER_ENDS, bound, chance

    @made
    def many(
        states, raw, blank, masks, tallies, points, log, players, first, games, options, rng, at
    ):
        steps = 0
        chance = 0
        for g in range(games):
            law, step, moved = one_game(
                states,
                raw,
                blank,
                masks,
                tallies,
                points,
                log,
                players,
                first + g,
                options,
                rng,
                at,
            )
            steps += step
            chance += moved
            if law != FINE:
                return law, first + g, step, chance
        return FINE, games, steps, chance

    def check(players, options, first=0, games=2000):
        """Play `games` random games; returns (Broken or None, steps, steps with chance)."""
        states = game.new_states(7)
        if not as_it_is:
            states = states.view(IntStates)
        raw = np.frombuffer(states.data, np.int64).reshape(7, game.record.itemsize // 8)
        log = np.zeros((bound + 1, 2), np.int64)
        at = np.zeros(2, np.int64)
        law, seed, steps, chance = many(
            states,
            raw,
            game.new_states(1),
            np.zeros((3, actions), np.uint8),
            np.zeros((3, game.census_size), np.int64),
            np.zeros((2, players), np.int64),
            log,
            players,
            first,
            games,
            game.option_indices(options),
            np.zeros(4, np.int64),
            at,
        )
        if law == FINE:
            return None, steps, chance
        seat, action = int(at[0]), int(at[1])
        move = game.moves.write(action) if action >= 0 else ""
        record = record_until(game, players, options, int(seed), log[:steps])
        return Broken(MEANING[law], int(seed), int(steps), seat, move, record), steps, chance

    return check
