"""Where to click. What is done with a thing is done by clicking it; the rest is in the bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korsi.core.scene import Args, Choice, Note, Piece, Target

from ..box import (
    BOAT_ENTRIES,
    DIRECTIONS,
    FIRST_BOAT,
    SKILLS,
    STEP_Q,
    STEP_R,
    TILE_IDS,
    WINTER,
    WORKERS,
)
from ..moves import MOVES
from ..rules.bidding import workers_needed
from ..rules.placing import rotations_at
from ..rules.using import least
from .pieces import COLOURS, bid_art, fitting, scores_now, tile_piece, worth
from .places import ROOT3, Places
from .yields import brings, landed, price

BOAT_IDS = [entry["id"] for entry in BOAT_ENTRIES]
LEAST = 44.0
HEXED = ("on-tile-", "to-tile-", "on-turned-", "cell-")
Spread = tuple[float, float, float, float]  # the middle, how wide, how tall

Form = dict[str, Any]


def hexed(x: float, y: float, radius: float) -> Spread:
    """The target of a tile: a hexagon, on small villages a little larger than its tile."""
    radius = max(21.0, radius - 0.5)
    return x, y, 2 * radius, max(36.0, ROOT3 * radius)


class Board:
    """The targets of one position."""

    def __init__(self, s: Any, p: Places, actions: Sequence[int]):
        self.s, self.p, self.seat = s, p, p.viewer
        self.forms: list[tuple[int, Form]] = [(a, MOVES.json(a)) for a in actions]

    # ------------------------------------------------------------------ words

    def choice(self, action: int, form: Form) -> Choice:
        args: Args = {k: v for k, v in form.items() if k != "action"}
        return Choice(
            action,
            f"action-{form['action']}",
            args,
            notes=self.notes(form),
            badge=self.badge(form),
            ghost=self.ghost(form),
        )

    def notes(self, form: Form) -> tuple[Note, ...]:
        """What it would cost and bring."""
        s, verb = self.s, form["action"]
        tile = TILE_IDS.index(form["tile"]) if "tile" in form else -1
        if verb == "bid":
            return self._bid_notes(tile)
        if verb == "use":
            return self._use_notes(tile)
        if verb == "workers":
            return (("preview-total", {"count": int(s["chain_total"]) + int(form["number"])}),)
        if verb == "group":
            total = int(s["chain_total"]) + int(s["group"][tile][self.seat])
            return (("preview-total", {"count": total}),)
        if verb == "to":
            return (("preview-moves", {"moves": int(s["budget"]) - 1}),)
        if verb == "upgrade":
            return (("preview-cost-paid", {}),)
        if verb == "boat":
            boat = BOAT_IDS.index(form["boat"])
            if int(s["season"]) == WINTER:
                return (("preview-points", {"points": worth(s, self.seat, FIRST_BOAT + boat)}),)
            load = int(sum(int(n) for n in s["boat_workers"][boat]))
            return (("preview-load", {"workers": load, "skills": int(s["boat_skills"][boat])}),)
        if verb in ("offer", "keep"):
            return (("preview-points", {"points": worth(s, self.seat, tile)}),)
        return ()

    def _bid_notes(self, tile: int) -> tuple[Note, ...]:
        """F-4.6, F-4.9: how many of which colour, and what the tile would score."""
        s = self.s
        own, colour = int(s["group"][tile][self.seat]), int(s["colour"][tile])
        args: Args = {"count": own + int(workers_needed(s, self.seat, tile))}
        note: Note = ("preview-bid", args)
        if colour >= 0:
            note = ("preview-bid-colour", {**args, "colour": WORKERS[colour]})
        if not scores_now(tile):
            return (note,)
        return note, ("preview-points", {"points": worth(s, self.seat, tile)})

    def _use_notes(self, tile: int) -> tuple[Note, ...]:
        s = self.s
        colour = int(s["colour"][tile])
        args: Args = {"count": int(least(s, tile))}
        note: Note = ("preview-use", args)
        if colour >= 0:
            note = ("preview-use-colour", {**args, "colour": WORKERS[colour]})
        return note, *price(s, tile), *brings(s, self.seat, tile)

    def badge(self, form: Form) -> str:
        if form["action"] == "workers":
            return str(form["number"])
        return ""

    # ------------------------------------------------------------------ ghosts

    def ghost(self, form: Form) -> tuple[Piece, ...]:
        """A tile, a bid, or what a use makes, where it would lie."""
        s, seat = self.s, self.seat
        tile = TILE_IDS.index(form["tile"]) if "tile" in form else -1
        if form["action"] == "use":
            return tuple(landed(s, self.p, seat, tile))
        if form["action"] == "bid":
            return (self._bid_ghost(tile),)
        if form["action"] == "place":
            return (tile_piece(s, tile, self.p.where[tile], 0, id=f"ghost-{tile}", z=60),)
        if form["action"] == "beside":
            anchor, way = TILE_IDS.index(form["tile"]), DIRECTIONS.index(form["direction"])
            fit = int(rotations_at(s, seat, int(s["placing"][seat]), anchor, way))
            k = next(k for k in range(6) if fit >> k & 1)
        elif form["action"] == "turn":
            anchor, way = int(s["cell_of"][seat]), int(s["cell_way"][seat])
            k = int(form["steps"])
        else:
            return ()
        tile = int(s["placing"][seat])
        x, y = self.cell(anchor, way)
        at = (x, y, self.p.grounds[seat].radius)
        return (tile_piece(s, tile, at, k, id=f"ghost-{tile}", z=60),)

    def _bid_ghost(self, tile: int) -> Piece:
        """The least bid that would lead."""
        s, seat = self.s, self.seat
        n = int(s["group"][tile][seat]) + int(workers_needed(s, seat, tile))
        x, y = self.p.bid(tile, seat)
        art = bid_art(seat, self._figure(tile), n, leads=True)
        return Piece(f"ghost-{tile}", more=art, x=x, y=y, z=60, tone=COLOURS[seat])

    def _figure(self, tile: int) -> str:
        """F-4.6: a worker of the colour a tile is locked to."""
        colour = int(self.s["colour"][tile])
        return f"worker-{WORKERS[colour]}" if colour >= 0 else "worker-any"

    def cell(self, anchor: int, way: int) -> tuple[float, float]:
        q, r = self.p.cell(anchor)
        return self.p.grounds[self.seat].at(q + int(STEP_Q[way]), r + int(STEP_R[way]))

    # ------------------------------------------------------------------ places

    def on_tile(self, tile: int) -> Spread:
        return hexed(*self.p.where[tile])

    def thing(self, form: Form) -> tuple[str, Spread] | None:
        """The thing an action is about; None if it has none and needs a button."""
        p, verb = self.p, form["action"]
        tile = TILE_IDS.index(form["tile"]) if "tile" in form else -1
        if verb == "bid":
            return f"bid-on-{tile}", (*p.bid(tile, self.seat), 58.0, 36.0)
        if verb == "to":
            return f"to-tile-{tile}", self.on_tile(tile)
        if verb in ("use", "carry", "upgrade", "place") and tile in p.where:
            return f"on-tile-{tile}", self.on_tile(tile)
        if verb in ("group", "pay-group"):
            return f"on-bid-{tile}", (*p.bid(tile, self.seat), 64.0, LEAST)
        if verb == "pay-worker":
            x, y = p.worker(WORKERS.index(form["colour"]))
            return f"on-worker-{form['colour']}", (x - 4, y, 86.0, 62.0)
        if verb in ("pay-skill", "spend-skill"):
            x, y = p.skill(SKILLS.index(form["skill"]))
            return f"on-skill-{form['skill']}", (x - 4, y, 68.0, 62.0)
        if verb == "boat":
            x, y = p.boat(BOAT_IDS.index(form["boat"]))
            return f"on-boat-{form['boat']}", (x, y, 212.0, max(LEAST, min(70.0, p.boat_tall - 5)))
        if verb in ("offer", "keep") and tile in p.winter:
            return f"on-tile-{tile}", hexed(*p.winter[tile])
        if verb == "beside":
            way = DIRECTIONS.index(form["direction"])
            return f"cell-{tile}-{way}", hexed(*self.cell(tile, way), p.grounds[self.seat].radius)
        if verb == "turn":
            ways = fitting(self.s, self.seat)
            return f"on-turned-{form['steps']}", hexed(*p.turned(ways.index(int(form["steps"]))))
        return None

    def slot(self, i: int, count: int) -> tuple[float, float]:
        """A place for a button: in the lower part of the bar, from the right."""
        left, top, w, h = self.p.bar_box
        columns = 12 if count <= 12 else 13
        rows = -(-count // columns)
        if rows == 1:
            return left + w - 40 - (count - 1 - i) * 52, top + h - 36
        step_y = min(46.0, (h - 8) / rows)
        row, column = divmod(i, columns)
        y = top + h - (rows - row - 0.5) * step_y - 3
        return left + 30 + column * (w - 60) / (columns - 1), y

    # ------------------------------------------------------------------ together

    def targets(self) -> Iterator[Target]:
        things: dict[str, tuple[Spread, list[Choice], list[Form]]] = {}
        buttons: list[tuple[Choice, Form]] = []
        numbers: dict[str, list[tuple[Choice, Form]]] = {}
        for action, form in self.forms:
            choice = self.choice(action, form)
            if form["action"] == "workers":
                numbers.setdefault(form["colour"], []).append((choice, form))
                continue
            found = self.thing(form)
            if found is None:
                buttons.append((choice, form))
                continue
            name, box = found
            entry = things.setdefault(name, (box, [], []))
            entry[1].append(choice)
            entry[2].append(form)
        # a bid's place lies over the edge of its tile: it comes after it, and gets the click
        for name in sorted(things, key=lambda name: name.startswith("bid-on-")):
            yield self._on_thing(name, *things[name])
        yield from self._numbers(numbers, buttons)

    def _on_thing(self, name: str, box: Spread, choices: list[Choice], forms: list[Form]) -> Target:
        x, y, w, h = box
        verb = forms[0]["action"]
        several = len(choices) > 1
        tile = forms[0].get("tile")
        key, args = choices[0].key, choices[0].args
        if several and tile is not None:
            key, args = "target-tile", {"tile": tile}
        lights: tuple[str, ...] = ()
        if name.startswith(("on-tile-", "to-tile-")) or verb == "turn":
            lights = (name.partition("-")[2],)
        elif name.startswith("on-boat-"):
            lights = (f"tile-{FIRST_BOAT + BOAT_IDS.index(forms[0]['boat'])}",)
        elif verb == "bid":
            lights = (f"tile-{TILE_IDS.index(str(tile))}",)
        badge, badge_art = self._number(verb, tile)
        return Target(
            id=name,
            x=x,
            y=y,
            width=w,
            height=h,
            shape="bid" if verb == "bid" else "hex" if name.startswith(HEXED) else "rect",
            look="place" if verb in ("beside", "to") else "piece",
            choices=tuple(choices),
            key=key,
            args=args,
            notes=() if several else choices[0].notes,
            badge=badge,
            badge_at=(0, -h * 0.3),
            badge_art=badge_art,
            lights=lights,
        )

    def _number(self, verb: str, tile: str | None) -> tuple[str, str]:
        """What stands on a target: the moves left, or the least bid where one has none yet."""
        s = self.s
        if verb == "to":
            return str(int(s["budget"]) - 1), ""
        if verb != "bid" or tile is None:
            return "", ""
        on = TILE_IDS.index(tile)
        if int(s["group"][on][self.seat]):
            return "", ""
        return str(int(workers_needed(s, self.seat, on))), self._figure(on)

    def _numbers(self, numbers: dict[str, list[tuple[Choice, Form]]],
                 buttons: list[tuple[Choice, Form]]) -> Iterator[Target]:  # fmt: skip
        """F-4.4: a colour behind the screen opens its numbers."""
        for i, (choice, form) in enumerate(buttons):
            x, y = self.slot(i, len(buttons))
            yield self._button(choice, form, x, y)
        for colour, members in numbers.items():
            x, y = self.p.worker(WORKERS.index(colour))
            opener = f"on-worker-{colour}"
            yield Target(opener, x - 4, y, 86, 62, look="piece", key="target-workers",
                         args={"colour": colour}, lights=(f"worker-{colour}",))  # fmt: skip
            for i, (choice, form) in enumerate(members):
                at = self.slot(i, len(members) + len(buttons))
                yield Target(
                    f"workers-{colour}-{form['number']}",
                    *at,
                    width=46,
                    height=40,
                    shape="round",
                    choices=(choice,),
                    group=opener,
                    key=choice.key,
                    args=choice.args,
                    notes=choice.notes,
                    badge=str(form["number"]),
                    lights=(f"worker-{colour}",),
                )

    def _button(self, choice: Choice, form: Form, x: float, y: float) -> Target:
        verb = form["action"]
        art = str({"settle": "done", "finish": "done"}.get(verb, verb))
        if verb in ("choose", "spend"):
            art = form["resource"]
        name = "-".join(str(v) for v in form.values())
        return Target(
            f"button-{name}",
            x,
            y,
            width=64 if verb == "pass" else 50,
            height=56 if verb == "pass" else 50,
            choices=(choice,),
            key=choice.key,
            args=choice.args,
            notes=choice.notes,
            badge_art=art,
        )


def all_targets(s: Any, p: Places, actions: Sequence[int]) -> tuple[Target, ...]:
    return tuple(Board(s, p, actions).targets())
