"""Where to click. What is done with a thing is done by clicking it; the rest is in the bar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from korsi.core.scene import Args, Choice, Note, Piece, Target

from ..box import (
    BOAT_ENTRIES,
    DIRECTIONS,
    EFFECT,
    FIRST_BOAT,
    GAIN,
    GAIN_CHOICE,
    SKILL_FOR_RESOURCES,
    SKILLS,
    STEP_Q,
    STEP_R,
    TILE_IDS,
    WINTER,
    WORKERS,
)
from ..moves import MOVES
from ..rules.bidding import workers_needed
from ..rules.effects import landing, would_yield
from ..rules.placing import rotations_at
from ..rules.using import least
from .pieces import fitting, scores_now, tile_piece, worth
from .places import ROOT3, Places

BOAT_IDS = [entry["id"] for entry in BOAT_ENTRIES]
LEAST = 44.0

Form = dict[str, Any]


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
            own = int(s["group"][tile][self.seat])
            bid = own + int(workers_needed(s, self.seat, tile))
            out: list[Note] = [("preview-bid", {"count": bid})]
            if scores_now(tile):
                out.append(("preview-points", {"points": worth(s, self.seat, tile)}))
            return tuple(out)
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
            return (("preview-cost-paid", {"tile": form["tile"]}),)
        if verb == "boat":
            boat = BOAT_IDS.index(form["boat"])
            if int(s["season"]) == WINTER:
                return (("preview-points", {"points": worth(s, self.seat, FIRST_BOAT + boat)}),)
            load = int(sum(int(n) for n in s["boat_workers"][boat]))
            return (("preview-load", {"workers": load, "skills": int(s["boat_skills"][boat])}),)
        if verb in ("offer", "keep"):
            return (("preview-points", {"points": worth(s, self.seat, tile)}),)
        return ()

    def _use_notes(self, tile: int) -> tuple[Note, ...]:
        s = self.s
        brings = bool(would_yield(s, self.seat, tile))
        out: list[Note] = [
            ("preview-use", {"count": int(least(s, tile))}),
            ("preview-yields" if brings else "preview-nothing", {}),
        ]
        effect = int(EFFECT[tile, int(s["side"][tile])])
        if brings and effect in (GAIN, GAIN_CHOICE, SKILL_FOR_RESOURCES):
            lands = TILE_IDS[int(landing(s, self.seat, tile))]
            out.append(("preview-lands", {"tile": lands}))
        return tuple(out)

    def badge(self, form: Form) -> str:
        if form["action"] == "workers":
            return str(form["number"])
        return ""

    # ------------------------------------------------------------------ ghosts

    def ghost(self, form: Form) -> tuple[Piece, ...]:
        """A tile where it would lie."""
        s, seat = self.s, self.seat
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

    def cell(self, anchor: int, way: int) -> tuple[float, float]:
        q, r = self.p.cell(anchor)
        return self.p.grounds[self.seat].at(q + int(STEP_Q[way]), r + int(STEP_R[way]))

    # ------------------------------------------------------------------ places

    def on_tile(self, tile: int) -> tuple[float, float, float, float]:
        x, y, radius = self.p.where[tile]
        size = max(36.0, radius * ROOT3 - 3)
        return x, y, size, size

    def thing(self, form: Form) -> tuple[str, tuple[float, float, float, float]] | None:
        """The thing an action is about; None if it has none and needs a button."""
        p, verb = self.p, form["action"]
        tile = TILE_IDS.index(form["tile"]) if "tile" in form else -1
        if verb in ("bid", "use", "carry", "to", "upgrade", "place") and tile in p.where:
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
            x, y, radius = p.winter[tile]
            return f"on-tile-{tile}", (x, y, radius * ROOT3, radius * ROOT3)
        if verb == "beside":
            way = DIRECTIONS.index(form["direction"])
            x, y = self.cell(tile, way)
            size = max(36.0, p.grounds[self.seat].radius * 1.5)
            return f"cell-{tile}-{way}", (x, y, size, size)
        if verb == "turn":
            ways = fitting(self.s, self.seat)
            x, y, radius = p.turned(ways.index(int(form["steps"])))
            return f"on-turned-{form['steps']}", (x, y, radius * ROOT3, radius * ROOT3)
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
        things: dict[str, tuple[tuple[float, float, float, float], list[Choice], list[Form]]] = {}
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
        for name, (box, choices, forms) in things.items():
            yield self._on_thing(name, box, choices, forms)
        yield from self._numbers(numbers, buttons)

    def _on_thing(self, name: str, box: tuple[float, float, float, float], choices: list[Choice],
                  forms: list[Form]) -> Target:  # fmt: skip
        x, y, w, h = box
        verb = forms[0]["action"]
        several = len(choices) > 1
        tile = forms[0].get("tile")
        key, args = choices[0].key, choices[0].args
        if several and tile is not None:
            key, args = "target-tile", {"tile": tile}
        lights: tuple[str, ...] = ()
        if name.startswith("on-tile-") or verb == "turn":
            lights = (name.removeprefix("on-"),)
        elif name.startswith("on-boat-"):
            lights = (f"tile-{FIRST_BOAT + BOAT_IDS.index(forms[0]['boat'])}",)
        badge = str(int(self.s["budget"]) - 1) if verb == "to" else ""
        return Target(
            id=name,
            x=x,
            y=y,
            width=w,
            height=h,
            shape="round" if "-tile-" in name or verb in ("beside", "turn") else "rect",
            look="place" if verb in ("beside", "to") else "piece",
            choices=tuple(choices),
            key=key,
            args=args,
            notes=() if several else choices[0].notes,
            badge=badge,
            badge_at=(0, -h * 0.3),
            lights=lights,
        )

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
