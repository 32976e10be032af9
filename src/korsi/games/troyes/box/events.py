"""T-19, T-20.4: the event cards."""

from __future__ import annotations

from typing import Any

from .activities import complete
from .setup import ROUNDS
from .shape import BOX, HAS, NUMBER_OF, column, columns
from .words import BUILDINGS, COLOURS, EVENT_EFFECTS, RED, WHITE, YELLOW


def _check_event(i: int, event: Any) -> None:
    """T-6.1, T-6.3: what an event calls and does."""
    where, effect = f"event[{i}]", event.effect
    if event.colour == "red":
        known = event.calls in COLOURS and (event.calls != "red" or bool(event.bonus))
        BOX.agree(known, where, "a red event calls a white or a yellow one", "T-6.1")
    if effect:
        complete(where, effect.kind, effect)
        lost = effect.kind != "lose" or effect.deniers or effect.influence
        BOX.agree(bool(lost), where, "what is lost?", "T-19.6")


def _of_effects(key: str) -> Any:
    return column([0, *(getattr(e.effect, key) if e.effect else 0 for e in HAS.event)])


_events = [HAS.marauding, *HAS.event]
EVENT_IDS = ["marauding", *BOX.all_different([e.id for e in HAS.event], "event", "T-1.5")]
for _i, _one in enumerate(HAS.event):
    _check_event(_i, _one)
EVENT_COUNT = len(EVENT_IDS)
MOST_FLAGS = max([1, *(event.flags for event in _events)])
EVENT_BLACK, EVENT_DIVISOR, EVENT_FLAGS = columns(_events, "black_dice", "divisor", "flags")
EVENT_DICE = column(NUMBER_OF[event.dice] for event in _events)
EVENT_FIRST, EVENT_SECOND = (column(event.vp[i] for event in _events) for i in range(2))
EVENT_COLOUR = column([-1, *(NUMBER_OF[event.colour] for event in HAS.event)])
EVENT_CALLS = column([0, *(NUMBER_OF[e.calls] if e.colour == "red" else -1 for e in HAS.event)])
EVENT_BONUS = column([0, *(event.bonus for event in HAS.event)])
EVENT_FREES = column([0, *(event.on_countered is not None for event in HAS.event)])
EVENT_EFFECT = column(
    [0, *(EVENT_EFFECTS.index(e.effect.kind) if e.effect else 0 for e in HAS.event)]
)
EVENT_BUILDING = column(
    [0, *(BUILDINGS.index(e.effect.building) if e.effect and e.effect.building else 0
          for e in HAS.event)]
)  # fmt: skip
EVENT_DENIERS, EVENT_INFLUENCE = _of_effects("deniers"), _of_effects("influence")
EVENT_NUMBER = _of_effects("events")
for _called in (WHITE, YELLOW):
    _calls = ((_called == EVENT_CALLS) & (EVENT_BONUS == 0))[1:].sum()
    _enough = bool(_calls <= (_called == EVENT_COLOUR).sum())
    BOX.agree(_enough, "event", f"the {COLOURS[_called]} deck could run out", "T-6.1")
_reds = ((EVENT_COLOUR == RED) & (EVENT_BONUS == 0)).sum()
BOX.agree(bool(_reds >= ROUNDS.max()), "event", "fewer red events than rounds", "T-2.4")
_frees = bool(EVENT_FREES.sum() <= 1)
BOX.agree(_frees, "event", "only one event may free the others of cubes", "T-20.4")
