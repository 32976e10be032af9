"""Match: setup + seed + actions (+ redeals). Playing, undo, replay, time travel and views all
follow from them."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from korsi.core.chance import SEEDS, seed_rng
from korsi.core.errors import BadSetup, Refused
from korsi.core.explain import Card
from korsi.core.game import Game, States, game
from korsi.core.int_record import IntStates, ints
from korsi.core.warm import at_once, gone_over

Move = str | int | Mapping[str, Any]
Redeal = tuple[int, int, int]
"""After how many actions, for which seat, from which seed."""

EVERY, RECENT, STRETCHES = 32, 8, 4
"""Positions kept: one every so many actions, and the last few. Others are played again when
somebody looks at them, a stretch between two kept ones at a time; so many stay at hand."""


class Stretch(NamedTuple):
    """Positions played again: the base, and what follows it action by action."""

    base: States
    actions: list[tuple[int, int]]
    positions: list[States]


LONG = 128
"""Bits of a seed that was drawn for people: its number has one bit more, which is always set, so
that it is told from the seeds one writes down oneself."""


def draw_seed() -> int:
    """A long seed from the system: nobody can try them all."""
    return 1 << LONG | secrets.randbits(LONG)


def check_seed(seed: int | None) -> int:
    """A seed in range; None draws a short one."""
    if seed is None:
        return secrets.randbelow(SEEDS)
    whole = isinstance(seed, int | np.integer) and not isinstance(seed, bool)
    if not whole or not (0 <= seed < SEEDS or int(seed) >> LONG == 1):
        raise BadSetup(
            f"a seed is a whole number from 0 to {SEEDS - 1}, not {seed}", key="setup-seed"
        )
    return int(seed)


def generator(seed: int) -> NDArray[np.int64]:
    """The state chance begins from. Every bit of a long seed counts for every word."""
    rng = np.zeros(4, np.int64)
    if seed < SEEDS:
        seed_rng(rng, seed, 0)
    else:
        words = hashlib.sha256(f"korsi deals from {seed}".encode()).digest()[:16]
        rng[:] = np.frombuffer(words, "<u4")
        rng[0] |= not rng.any()  # the one state xoshiro cannot leave
    return rng


def refused(g: Game, seat: int, action: int, code: int) -> Refused:
    """What forbids a move, with its clause."""
    why, move = g.refusals[code], g.moves.write(action)
    said = f"seat {seat} may not {move}: {why.sentence}"
    return Refused(said, key=why.key, clause=why.clause, move=move)


@dataclass(frozen=True)
class View:
    """What one seat may know. Bots and browsers are given this and nothing else."""

    game: Game
    states: States  # one record that has gone through `hide`
    seat: int
    move_number: int

    @property
    def record(self) -> Any:
        return self.states[0]

    @cached_property
    def ints(self) -> Any:
        """The record as plain integers, read once for everything that is said and drawn of it."""
        return ints(self.record)

    @cached_property
    def known(self) -> bytes:
        """The bytes of the hidden record. Readers who know the same may share what follows from it
        alone."""
        return self.states.tobytes()

    def json(self) -> dict[str, Any]:
        """The view with named fields."""
        return self.game.view_json(self.ints, self.seat)

    def moment(self) -> dict[str, Any]:
        """The part of the view that a page says at every step."""
        return (self.game.moment or self.game.view_json)(self.ints, self.seat)

    def scores(self) -> list[int]:
        """Points, as far as this seat may know them."""
        out = np.zeros(int(self.record["players"]), np.int64)
        self.game.entrypoints.scores(self.states, 0, out)
        return [int(x) for x in out]

    def breakdown(self) -> list[dict[str, Any]]:
        """Where they come from, as far as this seat may know."""
        return self.game.breakdown(self.record)

    def standing(self) -> list[dict[str, Any]]:
        """The same if the game ended now; points None where this seat may not know them."""
        return (self.game.standing or self.game.breakdown)(self.record)

    def legal(self) -> list[str]:
        """The moves this seat may make now, in notation."""
        return [self.game.moves.write(a) for a in self.actions()]

    def actions(self) -> list[int]:
        """The same as action numbers."""
        mask = np.zeros(self.game.moves.count, np.uint8)
        if self.seat >= 0 and self.game.entrypoints.acting(self.states, 0) >> self.seat & 1:
            self.game.entrypoints.legal(self.states, 0, self.seat, mask)
        allowed: list[int] = mask.nonzero()[0].tolist()
        return allowed

    def refused(self, action: int) -> int:
        """Which of the game's refusals forbids this seat an action; 0: none."""
        return int(self.game.entrypoints.refusal(self.states, 0, self.seat, action))

    def card(self, thing: str) -> Card | None:
        """What a thing is and does, as far as this seat may know; None where the game has none."""
        explain = self.game.explain
        return None if explain is None else explain(self.ints, self.seat, thing)

    def events(self) -> list[dict[str, Any]]:
        """What the last step did, as far as this seat may know."""
        told = self.record["events"][: self.record["n_events"]].tolist()
        return [self.game.event_json(e) for e in told]

    def scene(self, layout: str = "wide") -> Any:
        """The table as a picture, in one of the game's layouts."""
        return self.game.drawn(self.ints, self.seat, self.actions(), layout)

    def _repr_svg_(self) -> str:
        return str(self.scene().svg())


class Match:
    """One game being played.

    >>> import korsi
    >>> m = korsi.Match(korsi.game_names()[0], seed=7)
    >>> m.play(m.legal()[0]).over
    False
    """

    def __init__(
        self,
        of: Game | str,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
    ):
        self.game = of if isinstance(of, Game) else at_once(game(of))
        self.players = self.game.check_players(players)
        self.seed = check_seed(seed)
        self.options = self.game.option_indices(options)
        self.actions: list[tuple[int, int]] = []  # (seat, action)
        self.redeals: list[Redeal] = []
        # Position k is the table after k actions, a record of its own that nobody writes to any
        # more: a cache, the list above is the truth. None: to be played again.
        self._kept: list[States | None] = [self.game.new_states(1)]
        self._stretches: list[Stretch] = []  # shared by all looks at this match
        self._fixed: set[int] = set()  # positions that do not follow from the actions alone
        self._start()

    @classmethod
    def reopened(
        cls,
        of: Game,
        players: int,
        seed: int,
        options: Mapping[str, Any],
        actions: list[tuple[int, int]],
        positions: Mapping[int, bytes],
    ) -> Match:
        """A match whose last position and some others are known. Positions in between are played
        again only when somebody looks at them."""
        match = cls(of, players, seed, options)
        match.actions = actions
        match._kept += [None] * len(actions)
        for n, position in positions.items():
            states = of.new_states(1)
            np.asarray(states)[:] = np.frombuffer(position, of.record)
            match._kept[n] = states
        assert match._kept[-1] is not None
        return match

    def _start(self) -> None:
        """Lay out the table. Compiled code begins from a short seed only; a generator that is
        seeded already is set up by the interpreted twin, once a match, to the same bytes."""
        if self.seed < SEEDS:
            blank = self.game.new_states(1)
            given = blank, self.players, self.seed, self.options
            self.game.entrypoints.start(self.states, 0, *given)
            return
        s = self.states.view(IntStates)[0]
        s.players = self.players
        s.rng[:] = generator(self.seed)
        self.game.interpreted.setup(s, self.players, self.options)

    # ------------------------------------------------------------------ where we are

    def __len__(self) -> int:
        return len(self.actions)

    @property
    def states(self) -> States:
        """The position now as the rules take it: `(states, 0)`."""
        now = self._kept[-1]
        assert now is not None
        return now

    @property
    def state(self) -> Any:
        """The record now, secrets included."""
        return self.states[0]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.acting()

    def acting(self) -> list[int]:
        """The seats that may act now; empty when the game is over."""
        bits = int(self.game.entrypoints.acting(self.states, 0))
        return [seat for seat in range(self.players) if bits >> seat & 1]

    def mask(self, seat: int) -> NDArray[np.uint8]:
        """1 for every action the seat may take now."""
        mask = np.zeros(self.game.moves.count, np.uint8)
        if seat in self.acting():
            self.game.entrypoints.legal(self.states, 0, seat, mask)
        return mask

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves a seat may make now, in notation."""
        return [self.game.moves.write(a) for a in self.legal_actions(seat)]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The same as action numbers. Without a seat: of the first one to act."""
        acting = self.acting()
        if not acting:
            return []
        allowed: list[int] = self.mask(acting[0] if seat is None else seat).nonzero()[0].tolist()
        return allowed

    def scores(self) -> list[int]:
        """Points now, final when the game is over."""
        out = np.zeros(self.players, np.int64)
        self.game.entrypoints.scores(self.states, 0, out)
        return [int(x) for x in out]

    def ranking(self) -> list[int]:
        """Each seat's place, 1 is best, ties share."""
        out = np.zeros(self.players, np.int64)
        self.game.entrypoints.ranking(self.states, 0, out)
        return [int(x) for x in out]

    def breakdown(self) -> list[dict[str, Any]]:
        """Where each seat's points come from."""
        return self.game.breakdown(self.state)

    def events(self) -> list[dict[str, Any]]:
        """What the last step did, secrets included; a seat's own account is
        `view(seat).events()`."""
        return [self.game.event_json(e) for e in self.state["events"][: self.state["n_events"]]]

    # ------------------------------------------------------------------ playing

    def play(self, move: Move, seat: int | None = None) -> Match:
        """Make a move, given as notation, number or JSON. Refused moves change nothing."""
        action = self.action_of(move)
        seat = self._seat(seat)
        self.check(action, seat)
        if self.game.compiled is not None:
            self.go_over(gone_over(self.game))
        after = self._after(self.states, seat, action)
        self.actions.append((seat, action))
        self._kept.append(after)
        old = len(self.actions) - RECENT
        if old > 0 and old % EVERY and old not in self._fixed:
            self._kept[old] = None
        return self

    def _after(self, states: States, seat: int, action: int) -> States:
        """The position after a step, as a record of its own."""
        after = self.game.copied(states)
        self.game.entrypoints.apply(after, 0, seat, action)
        return after

    def _position(self, n: int) -> States:
        """The table after n actions, kept or played again."""
        found = self._kept[n]
        if found is not None:
            return found
        first = n - 1
        while (base := self._kept[first]) is None:
            first -= 1
        steps = self.actions[first:n]
        for stretch in self._stretches:
            if stretch.base is base and stretch.actions[: n - first] == steps:
                return stretch.positions[n - first - 1]
        last = n
        while last < len(self.actions) and self._kept[last] is None:
            last += 1
        stretch = Stretch(base, self.actions[first:last], [])
        for seat, action in stretch.actions:
            base = self._after(base, seat, action)
            stretch.positions.append(base)
        self._stretches[:] = [stretch, *self._stretches[: STRETCHES - 1]]
        return stretch.positions[n - first - 1]

    def lay(self, position: States) -> None:
        """Put another position in place of the one reached; it does not follow from the actions."""
        self._kept[-1] = position
        self._fixed.add(len(self.actions))

    def redeal(self, seat: int, seed: int | None = None) -> Match:
        """Draw anew whatever this seat cannot know, and all chance to come: nothing changes in its
        view, and nothing of the old hands and piles is left."""
        seed, view = check_seed(seed), self.view(seat)
        self.game.entrypoints.redeal(view.states, 0, seat, generator(seed))
        self.lay(view.states)
        self.redeals.append((len(self.actions), seat, seed))
        return self

    @property
    def last_seed(self) -> int:
        """What chance follows from now: the seed of the last redeal, or the first one."""
        return self.redeals[-1][2] if self.redeals else self.seed

    def go_over(self, to: Game) -> None:
        """Play on with the twin of this game, or with what it is the twin of: the same bytes."""
        if to is not self.game:
            self.game = to
            kind = IntStates if to.is_interpreted else np.ndarray
            self._kept = [None if k is None else k.view(kind) for k in self._kept]
            self._stretches = []

    def action_of(self, move: Move) -> int:
        """The number of a move in any of its three forms."""
        if isinstance(move, str):
            return self.game.moves.parse(move)
        if isinstance(move, int | np.integer) and not isinstance(move, bool):
            self.game.moves.family_of(int(move))
            return int(move)
        return self.game.moves.from_json(move)

    def check(self, action: int, seat: int) -> None:
        """Raise what forbids a move, with its clause; the one gate every player's move passes."""
        if self.mask(seat)[action]:
            return
        code = int(self.game.entrypoints.refusal(self.states, 0, seat, action))
        raise refused(self.game, seat, action, code)

    def _seat(self, seat: int | None) -> int:
        acting = self.acting()
        if seat is None:
            if len(acting) > 1:
                seats = ", ".join(map(str, acting))
                raise Refused(f"several seats may act ({seats}); say which", key="seat-needed")
            return acting[0] if acting else 0
        if isinstance(seat, bool) or not 0 <= seat < self.players:
            raise Refused(
                f"there is no seat {seat} at this table", key="seat-unknown", seat=str(seat)
            )
        return int(seat)

    # ------------------------------------------------------------------ taking back

    def can_undo(self, seat: int | None = None) -> bool:
        """May the last step be taken back by its player? Derived, never coded by a game:
        no chance consumed, nothing hidden shown, nobody else has acted since."""
        return self._why_sealed(seat) is None

    def undo(self, seat: int | None = None) -> Match:
        """Take the last step back."""
        why = self._why_sealed(seat)
        if why is not None:
            raise why
        self._fixed.discard(len(self.actions))
        self._kept.pop()
        self.actions.pop()
        self._kept[-1] = self._position(len(self.actions))
        return self

    def _why_sealed(self, seat: int | None) -> Refused | None:
        if not self.actions:
            return Refused("there is nothing to take back", key="undo-nothing")
        last, _ = self.actions[-1]
        if seat is not None and seat != last:
            return Refused(f"the last step was made by seat {last}", key="undo-not-yours")
        before, after = self._position(len(self.actions) - 1)[0], self.state
        if before["rng"].tobytes() != after["rng"].tobytes():
            return Refused("chance has spoken since; the step stands", key="undo-chance")
        if before["shown"] != after["shown"]:
            return Refused("something hidden has been shown; the step stands", key="undo-shown")
        return None

    # ------------------------------------------------------------------ looking

    def at(self, n: int) -> Match:
        """The match as it was after n actions, to be looked at or played on from there."""
        if isinstance(n, bool) or not 0 <= n <= len(self.actions):
            raise BadSetup(
                f"there is no move {n}; this match has 0 to {len(self.actions)}", key="no-such-move"
            )
        past = Match.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.actions = self.actions[:n]
        past._kept = [*self._kept[:n], self._position(n)]
        past._fixed = {k for k in self._fixed if k <= n}
        past.redeals = [redeal for redeal in self.redeals if redeal[0] <= n]
        return past

    def view(self, seat: int = -1) -> View:
        """What a seat may know (-1: a spectator): the one way out of the engine."""
        if isinstance(seat, bool) or not -1 <= seat < self.players:
            raise BadSetup(
                f"there is no seat {seat} at this table", key="seat-unknown", seat=str(seat)
            )
        states = self.game.copied(self.states)
        self.game.entrypoints.hide(states, 0, seat)
        return View(self.game, states, seat, len(self.actions))

    def laid_open(self, seat: int = -1) -> View:
        """What a seat sees of a game that was given up: nothing is hidden any more but the
        generator."""
        states = self.game.copied(self.states)
        np.asarray(states)["rng"][:] = 0
        return View(self.game, states, seat, len(self.actions))

    def record(self) -> str:
        """The match as the text of a .korsi file."""
        from korsi.core.record import write_record

        return write_record(self)

    def digest(self) -> str:
        """A hash of the position, for records and golden games."""
        return hashlib.sha256(self.states.tobytes()).hexdigest()[:32]

    def _repr_svg_(self) -> str:
        return str(self.game.scene(self.state, -1, []).svg())

    def __repr__(self) -> str:
        return f"<{self.game.name}, {self.players} players, seed {self.seed}, move {len(self)}>"
