"""Where a click does something: every legal action lies behind exactly one target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from korsi.core.scene import Choice, Target

from ..box import LANTERNS
from .places import Plan, hand_place


def targets(seat: int, actions: Sequence[int], plan: Plan) -> Iterator[Target]:
    for kind in actions:
        x, y = hand_place(seat, kind, plan)
        args = {"lantern": LANTERNS[kind]}
        yield Target(
            id=f"light-{kind}",
            x=x,
            y=y,
            width=52,
            height=72,
            look="piece",
            choices=(Choice(kind, "action-light", args),),
            key="action-light",
            args=args,
            lights=(f"hand-{seat}-{kind}",),
        )
