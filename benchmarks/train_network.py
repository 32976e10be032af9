"""Train the network that judges every step (src/korsi/bots/network.py) on games of its own making.

    python benchmarks/train_kernels.py --out kernels
    python benchmarks/train_network.py kernels --seconds 330 --first 64 --out small.npy
    python benchmarks/train_network.py kernels --seconds 360 --first 96 --begin small.npy --seed 2 \
        --out network.4.npy

Needs PyTorch, and CuPy with a GPU. Without one the same loops run here, to try them out (`--games
24`). A generation:

1. Games, all at once. In each one seat plays by the network, which takes it for strong; of the
   others six in ten, and in half of the games all, take what it says flat likes best, with some
   noise; the rest play by it for themselves. Three games in ten begin at random.
2. Some of the positions looked at are played out as flat does: what it really says of them.
3. The network learns who won, by how much (lambda-returns over the steps), and what flat says.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

PLAYERS, STEPS, RECORD = 4, 64, 672
LONG, POINTS, AROUND = 40.0, 10.0, 4  # as in bots/network.py
SECOND = 48
STRONG, FLAT, OTHER = 0, 1, 2
"""How a seat plays: by the network as the strong one, as flat would, by it for itself."""
FLATS, ALL_FLAT, NEAR = 0.6, 0.5, 0.1
NOISE = {STRONG: 0.02, FLAT: 1.0, OTHER: 0.1}
LEAST_NOISE, MOST_NOISE = 0.01, 0.4
RANDOM, RANDOM_STEPS, ODD = 0.3, 10, 0.02
TRACE, OUTCOMES_ALONE = 0.85, 0.15
"""The lambda of the returns; the part of the training that goes by how games ended alone."""
PLAYED_OUT, TIMES, LABELS = 0.03, 4, 6_000_000
"""The part of decisions whose steps are played out, how often each, how many are kept."""
BATCH, RATE, DECAY, POINTS_COUNT = 4096, 1.5e-3, 1e-4, 0.3
BLIND = 0.25
"""The part of positions in which nobody is taken for strong, so that it can judge these as well."""
GPU = torch.cuda.is_available()
DEVICE = "cuda" if GPU else "cpu"
THREADS = 132 * 512 if GPU else 1
Tensor = torch.Tensor


def whole(*shape: int) -> Tensor:
    return torch.zeros(shape, dtype=torch.int64, device=DEVICE)


def bytes_(*shape: int) -> Tensor:
    return torch.zeros(shape, dtype=torch.uint8, device=DEVICE)


def is_records(given: Any) -> bool:
    return given.dtype == torch.uint8 and given.shape[-1] == RECORD


class Kernels:
    """The rules for many positions at once (train_kernels.py)."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.ready: dict[str, Any] = {}

    def __call__(self, name: str, n: int, *given: Any) -> None:
        if name not in self.ready:
            self.ready[name] = self.on_gpu(name) if GPU else self.here(name, len(given))
        self.ready[name](n, *given)

    def on_gpu(self, name: str) -> Any:
        import cupy

        module = cupy.RawModule(path=str(self.folder / f"{name}.cubin"))
        function = module.get_function(name)

        def arguments(array: Tensor) -> list[Any]:
            """An array as Numba hands it over."""
            assert array.is_contiguous()
            records = is_records(array)
            shape = array.shape[:-1] if records else array.shape
            size = RECORD if records else array.element_size()
            strides = [size * int(np.prod(shape[k + 1 :])) for k in range(len(shape))]
            head = [np.uint64(0), np.uint64(0), np.int64(np.prod(shape)), np.int64(size)]
            return [*head, np.uint64(array.data_ptr()), *map(np.int64, (*shape, *strides))]

        def run(n: int, *given: Any) -> None:
            flat: list[Any] = []
            for one in given:
                flat += arguments(one) if isinstance(one, Tensor) else [np.int64(one)]
            function(((n + 63) // 64,), (64,), tuple(flat))

        return run

    def here(self, name: str, count: int) -> Any:
        import numba
        import train_kernels

        names = ", ".join(f"a{k}" for k in range(count))
        space = {"body": getattr(train_kernels, name)}
        exec(f"def loop(n, {names}):\n    for i in range(n): body(i, n, {names})", space)
        loop = numba.njit(space["loop"])

        def array(given: Any) -> Any:
            if not isinstance(given, Tensor):
                return given
            told = given.numpy()
            if is_records(given):
                return told.reshape(-1).view(train_kernels.GAME.record).reshape(told.shape[:-1])
            return told

        return lambda n, *given: loop(n, *map(array, given))


class Network(torch.nn.Module):
    """The same network as in bots/network.py, for many positions."""

    def __init__(self, known: Any, first: int):
        super().__init__()
        self.scale = torch.tensor(known["scale"], dtype=torch.float32, device=DEVICE)
        self.now, self.ahead = (
            torch.tensor(known[name], dtype=torch.float32, device=DEVICE)
            for name in ("now", "ahead")
        )
        self.spread = [float(x) for x in known["spread"]]
        inputs, things = 2 * len(known["now"]) + AROUND + PLAYERS, int(known["things"])
        self.inputs = torch.nn.Linear(inputs, first)
        self.things = torch.nn.Parameter(0.05 * torch.randn(things, first))
        self.every = torch.nn.Linear(PLAYERS * first, SECOND)
        self.said = torch.nn.Linear(SECOND, 3)
        self.flat = torch.nn.Linear(inputs, 1)
        self.bold = torch.nn.Parameter(torch.ones(1))
        for layer in (self.said, self.flat):
            torch.nn.init.zeros_(layer.weight)
            torch.nn.init.zeros_(layer.bias)
        self.to(DEVICE)

    def forward(self, seen: tuple[Tensor, ...], strong: Tensor) -> tuple[Tensor, ...]:
        """-> log of the chances, leads, what flat says, both in tens of points, by owner."""
        found, about, things = seen
        left, turns = about[:, 0], about[:, 1] / LONG
        worth = found @ self.now + left[:, None] * (found @ self.ahead)
        base = worth / (self.spread[0] + self.spread[1] * left)[:, None]
        around = torch.stack([left, turns, left.sqrt(), left * turns], 1)[:, None]
        flags = torch.stack([torch.roll(strong, -owner, 1) for owner in range(PLAYERS)], 1)
        x = found * self.scale
        x = torch.cat([x, x * left[:, None, None], around.expand(-1, PLAYERS, -1), flags], 2)
        half = torch.bfloat16 if GPU else torch.float32
        h = torch.relu(self.inputs(x) + (things.to(half) @ self.things.to(half)).float())
        each = [torch.roll(h, -owner, 1).flatten(1) for owner in range(PLAYERS)]
        out = self.said(torch.relu(self.every(torch.stack(each, 1))))
        lead, flat = worth / POINTS + out[:, :, 1], self.flat(x)[:, :, 0] + out[:, :, 2]
        flat = (flat - flat.mean(1, keepdim=True)) * PLAYERS / (PLAYERS - 1)
        hopes = functional.log_softmax(base * self.bold + out[:, :, 0], 1)
        return hopes, lead - lead.mean(1, keepdim=True), flat

    def row(self) -> np.ndarray:
        """As it lies in the file: for features as they are."""
        count = 2 * len(self.now)
        by = torch.cat([self.scale, self.scale, torch.ones(AROUND + PLAYERS, device=DEVICE)])
        assert len(by) == count + AROUND + PLAYERS
        parts = [
            self.inputs.weight.T * by[:, None], self.things, self.inputs.bias, self.every.weight.T,
            self.every.bias, self.said.weight.T, self.said.bias, self.flat.weight[0] * by,
            torch.cat([self.bold, self.flat.bias]),
        ]  # fmt: skip
        flat = torch.cat([part.detach().float().flatten() for part in parts]).cpu().numpy()
        return np.concatenate([[len(self.inputs.bias), SECOND], flat]).astype(np.float16)

    def begin_with(self, row: np.ndarray) -> None:
        """Go on from a row, which may have had fewer units: the new ones change nothing yet."""
        old, at = int(row[0]), 2
        by = torch.cat([self.scale, self.scale, torch.ones(AROUND + PLAYERS, device=DEVICE)])

        def part(*shape: int) -> Tensor:
            nonlocal at
            size = int(np.prod(shape))
            at += size
            told = row[at - size : at].reshape(shape).astype(np.float32)
            return torch.tensor(told, device=DEVICE)

        with torch.no_grad():
            self.inputs.weight[:old] = (part(len(by), old) / by[:, None]).T
            self.things[:, :old] = part(len(self.things), old)
            self.inputs.bias[old:] = 0.0
            self.inputs.bias[:old] = part(old)
            every = torch.zeros((SECOND, PLAYERS, len(self.inputs.bias)), device=DEVICE)
            every[:, :, :old] = part(PLAYERS * old, SECOND).T.reshape(SECOND, PLAYERS, old)
            self.every.weight[:] = every.flatten(1)
            self.every.bias[:] = part(SECOND)
            self.said.weight[:] = part(SECOND, 3).T
            self.said.bias[:] = part(3)
            self.flat.weight[0] = part(len(by)) / by
            last = part(2)
            self.bold[:], self.flat.bias[:] = last[0], last[1]


# --------------------------------------------------------------------------- games


class Games:
    """Many games played at once."""

    def __init__(self, folder: Path, seed: int):
        self.kernels, self.known = Kernels(folder), np.load(folder / "begin.npz")
        self.luck = torch.Generator(device=DEVICE)
        self.luck.manual_seed(seed)
        self.blank = torch.tensor(self.known["blank"], device=DEVICE).reshape(1, RECORD)
        self.options = torch.tensor(self.known["options"], device=DEVICE)
        self.actions = int(self.known["actions"])
        self.scratch = (
            bytes_(THREADS, 2, RECORD), bytes_(THREADS, self.actions), whole(THREADS, 4)
        )  # fmt: skip

    def drawn(self, *shape: int) -> Tensor:
        return torch.rand(shape, generator=self.luck, device=DEVICE)

    def seen(self, states: Tensor) -> tuple[Tensor, ...]:
        n, things = len(states), int(self.known["things"])
        found = torch.zeros((n, PLAYERS, len(self.known["now"])), device=DEVICE)
        about, out = torch.zeros((n, 3), device=DEVICE), bytes_(n, PLAYERS, things)
        lists = torch.empty((n, PLAYERS, 256), dtype=torch.int16, device=DEVICE)
        self.kernels("inputs", n, states, found, about, out, lists)
        return found, about, out

    def result(self, states: Tensor) -> tuple[Tensor, Tensor]:
        share, points = torch.zeros((2, len(states), PLAYERS), device=DEVICE)
        self.kernels("result", len(states), states, share, points, whole(len(states), PLAYERS))
        return share, (points - points.mean(1, keepdim=True)) / POINTS

    def said(self, network: Network, states: Tensor, strong: Tensor) -> tuple[Tensor, ...]:
        """Chances, leads, what flat says; the truth where the game is over."""
        told = []
        with torch.no_grad():
            for i in range(0, len(states), 65536):
                some = states[i : i + 65536]
                seen = self.seen(some)
                hopes, leads, flats = network(seen, strong[i : i + 65536])
                over = seen[1][:, 2:] > 0
                share, margin = self.result(some)
                told.append((
                    torch.where(over, share, hopes.exp()), torch.where(over, margin, leads),
                    torch.where(over, margin * PLAYERS / (PLAYERS - 1), flats),
                ))  # fmt: skip
        return tuple(torch.cat(part) for part in zip(*told, strict=True))

    def flat(self, states: Tensor, times: int, seed: int) -> Tensor:
        """What flat's playouts say of each position, in tens of points."""
        total = torch.zeros((len(states), PLAYERS), device=DEVICE)
        luck_of = torch.arange(len(states), device=DEVICE)
        self.kernels("flat", THREADS, states, luck_of, times, seed, total, *self.scratch)
        return total / times / POINTS

    def tables(self, games: int) -> tuple[Tensor, Tensor, Tensor]:
        """How each seat plays, how much noise there is in that, and who is the strong one."""
        kinds = torch.where(self.drawn(games, PLAYERS) < FLATS, FLAT, OTHER)
        kinds[self.drawn(games) < ALL_FLAT] = FLAT
        strong = torch.randint(PLAYERS, (games,), generator=self.luck, device=DEVICE)
        kinds[torch.arange(games, device=DEVICE), strong] = STRONG
        factor = torch.tensor([NOISE[k] for k in range(3)], device=DEVICE)
        noise = (MOST_NOISE / LEAST_NOISE) ** self.drawn(games, PLAYERS) * LEAST_NOISE
        return kinds, noise * factor[kinds], functional.one_hot(strong, PLAYERS).float()

    def chosen(self, network: Network, states: Tensor, kinds: Tensor, noise: Tensor,
               strong: Tensor, shown: Any) -> tuple[Tensor, ...]:  # fmt: skip
        """What each seat does that acts: the step's place among `steps`, how many there are, who
        acts."""
        n = len(states)
        steps = torch.zeros((n, STEPS), dtype=torch.int16, device=DEVICE)
        counts, seats = whole(2, n)
        self.kernels("expand", n, states, steps, counts, seats, bytes_(n, self.actions))
        if not bool((counts > 0).any()):
            return counts, steps, counts, seats
        of = torch.repeat_interleave(torch.arange(n, device=DEVICE), counts)
        place = torch.arange(len(of), device=DEVICE) - (torch.cumsum(counts, 0) - counts)[of]
        out = bytes_(len(of), RECORD)
        self.kernels("after", len(of), states, of, steps[of, place].long(), out)
        acts = seats.clamp(min=0)[:, None]
        kind, noise = kinds.gather(1, acts)[:, 0], noise.gather(1, acts)[:, 0]
        told = self.said(network, out, torch.where(kind[:, None] == OTHER, 0.0, strong)[of])
        chance, lead, flat = (one.gather(1, acts[of])[:, 0] for one in told)
        liked = chance + NEAR * lead / (1 + lead.abs())
        liked = torch.where(kind[of] == FLAT, flat * POINTS, liked)
        gumbel = -torch.log(-torch.log(self.drawn(len(of)).clamp(1e-6, 1 - 1e-6)))
        table = torch.full((n, STEPS), -1e30, device=DEVICE)
        table[of, place] = liked + noise[of] * gumbel
        shown(out, of)
        return table.argmax(1), steps, counts, seats

    def play(self, network: Network, games: int, seed: int, kinds: Tensor, noise: Tensor,
             strong: Tensor, shown: Any, odd: float = ODD) -> tuple[Tensor, ...]:  # fmt: skip
        """Games to their end -> positions after every step [step, game], which of them there were,
        and how the games ended."""
        states, every = bytes_(games, RECORD), torch.arange(games, device=DEVICE)
        self.kernels("start", games, states, every, every + seed, self.blank, self.options)
        odds = odd * (self.drawn(games) < 0.5)
        begins = (self.drawn(games) < RANDOM) * torch.floor(self.drawn(games) * RANDOM_STEPS)
        ids, ended, track, there = every, bytes_(games, RECORD), [], []
        while True:
            best, steps, counts, seats = self.chosen(
                network, states, kinds[ids], noise[ids], strong[ids], shown
            )
            ended[ids[seats < 0]] = states[seats < 0]
            on = (seats >= 0).nonzero()[:, 0]
            if not len(on):
                return torch.stack(track), torch.stack(there), *self.result(ended)
            ids, states, best, steps, counts = (x[on] for x in (ids, states, best, steps, counts))
            at_random = self.drawn(len(on)) < odds[ids]
            if odd:
                at_random |= len(track) < begins[ids]
            best = torch.where(at_random, (self.drawn(len(on)) * counts).long(), best)
            action = steps.gather(1, best[:, None])[:, 0].long()
            self.kernels("take", len(on), states, action)
            track.append(bytes_(games, RECORD))
            track[-1][ids] = states
            there.append(torch.zeros(games, dtype=torch.bool, device=DEVICE))
            there[-1][ids] = True

    def share(self, network: Network, games: int, seed: int) -> float:
        """What the strong one wins among three that play as flat would, without noise."""
        kinds, noise, strong = self.tables(games)
        kinds = torch.where(kinds == STRONG, STRONG, FLAT)
        *_, share, _ = self.play(
            network, games, seed, kinds, noise * 0, strong, lambda *_: None, 0.0
        )
        return float((share * strong).sum(1).mean())


# --------------------------------------------------------------------------- what is learned from


class Labels:
    """Positions flat was asked about, and what it said."""

    def __init__(self, games: Games, most: int):
        self.games, self.most, self.n = games, most, 0
        self.states = bytes_(most, RECORD)
        self.values = torch.zeros((most, PLAYERS), device=DEVICE)
        self.waiting: list[Tensor] = []

    def shown(self, states: Tensor, of: Tensor) -> None:
        if len(of):
            asked = self.games.drawn(int(of[-1]) + 1) < PLAYED_OUT
            self.waiting.append(states[asked[of]])

    def ask(self, seed: int) -> None:
        states = torch.cat(self.waiting)
        self.waiting = []
        at = (self.n + torch.arange(len(states), device=DEVICE)) % self.most
        self.states[at], self.values[at] = states, self.games.flat(states, TIMES, seed)
        self.n += len(states)

    def some(self, size: int) -> tuple[Tensor, Tensor]:
        have = min(self.n, self.most)
        at = torch.randint(have, (size,), generator=self.games.luck, device=DEVICE)
        return self.states[at], self.values[at]


def returns(games: Games, network: Network, track: Tensor, there: Tensor, share: Tensor,
            margin: Tensor, strong: Tensor, trace: float) -> tuple[Tensor, ...]:  # fmt: skip
    """What the network is to say of every position: what it says of those that follow, and how the
    game ended."""
    steps, n = there.shape
    at = there.flatten().nonzero()[:, 0]
    states = track.reshape(-1, RECORD)[at]
    told = torch.zeros((2, steps * n, PLAYERS), device=DEVICE)
    told[0, at], told[1, at], _ = games.said(network, states, strong[at % n])
    told = told.reshape(2, steps, n, PLAYERS)
    ended = torch.stack([share, margin])
    meant, goes_on = torch.zeros_like(told), torch.zeros(n, dtype=torch.bool, device=DEVICE)
    following = ended
    for t in range(steps - 1, -1, -1):
        meant[:, t] = torch.where(goes_on[:, None], following, ended)
        following = torch.where(
            goes_on[:, None], (1 - trace) * told[:, t] + trace * following, ended
        )
        goes_on = there[t]
    return states, *meant.reshape(2, -1, PLAYERS)[:, at], strong[at % n]


def losses(games: Games, network: Network, kept: tuple[Tensor, ...], labels: Labels) -> Tensor:
    at = torch.randint(len(kept[0]), (BATCH,), generator=games.luck, device=DEVICE)
    states, share, margin, strong = (part[at] for part in kept)
    seen = games.seen(states)
    blind = games.drawn(BATCH, 1) < BLIND
    hopes, leads, _ = network(seen, torch.where(blind, 0.0, strong))
    goes_on = (seen[1][:, 2] == 0).float()
    loss = -(share * hopes).sum(1) + POINTS_COUNT * ((leads - margin) ** 2).mean(1)
    found = (goes_on * loss).sum() / goes_on.sum()
    states, values = labels.some(BATCH)
    seen = games.seen(states)
    blind = games.drawn(BATCH, 1) < 0.5
    _, _, flats = network(seen, torch.where(blind, 0.0, strong))
    goes_on = (seen[1][:, 2] == 0).float()
    return found + (goes_on * ((flats - values) ** 2).mean(1)).sum() / goes_on.sum()


def train(folder: Path, seconds: float, many: int, first: int, begin: Path | None, seed: int,
          out: Path) -> None:  # fmt: skip
    began, games = time.monotonic(), Games(folder, seed)
    torch.manual_seed(seed)
    network, steady = Network(games.known, first), Network(games.known, first)
    if begin:
        network.begin_with(np.load(begin))
    steady.load_state_dict(network.state_dict())
    learner = torch.optim.AdamW(network.parameters(), lr=RATE, weight_decay=DECAY)
    labels, kept, generation = Labels(games, LABELS if GPU else 50_000), [], 0
    while (gone := (time.monotonic() - began) / seconds) < 1:
        for group in learner.param_groups:
            group["lr"] = RATE * 0.5 * (1 + np.cos(np.pi * gone)) + 2e-5
        kinds, noise, strong = games.tables(many)
        *played, share, margin = games.play(
            steady, many, seed * 10**8 + generation * many, kinds, noise, strong, labels.shown
        )
        labels.ask(generation)
        trace = TRACE if gone > OUTCOMES_ALONE else 1.0
        kept.append(returns(games, steady, *played, share, margin, strong, trace))
        kept = kept[-4:]
        for nth in range(1 + len(kept[-1][0]) // BATCH):
            old = kept[np.random.randint(len(kept))] if nth % 3 == 2 else kept[-1]
            loss = losses(games, network, old, labels)
            learner.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            learner.step()
            with torch.no_grad():
                for x, y in zip(steady.parameters(), network.parameters(), strict=True):
                    x.lerp_(y, 0.02 if generation > 3 else 0.2)
        won = (share * strong).sum(1)[(kinds == FLAT).sum(1) == 3].mean()
        print(f"{generation}: {time.monotonic() - began:.0f} s, loss {float(loss.detach()):.3f}, "
              f"wins {float(won):.3f} among three flat-like", flush=True)  # fmt: skip
        generation += 1
        np.save(out, steady.row())
    print(f"without noise: {games.share(steady, many, 7_000_000):.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kernels", type=Path)
    parser.add_argument("--seconds", type=float, default=330.0)
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--first", type=int, default=96)
    parser.add_argument("--begin", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    g = parser.parse_args()
    train(g.kernels, g.seconds, g.games, g.first, g.begin, g.seed, g.out)


if __name__ == "__main__":
    main()
