"""What an entry of components.toml looks like, and what is in this one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from korsi.core.box import box_of, many, table, whole
from korsi.core.box_shape import Corrections

from .words import MOST_BITS, SEATS, SITES

BOX = box_of(__package__ or "", str(Path(__file__).parent))  # box/ stands for a box.py

_counts: Any = dict[str, whole(1, 100)]  # type: ignore[misc]  # value -> how many
_number = whole(1, 99)
_square = table(col=whole(1, 99), row=whole(1, 99))
_space = table(
    id=str,
    col=whole(0, 99),
    row=whole(0, 99),
    h=str,
    v=str,
    land=many(str, 1, 2),
    price=whole(1, MOST_BITS // 2 - 1),
    cur=Literal["valuables", "amulets"],
    pts=whole(0, 99),
    amulet=bool,
    area=Literal["none", "stone", "pole"],
    neutral=Literal["none", "gray", "white"],
)
_path = table(
    id=str,
    orientation=Literal["horizontal", "vertical"],
    statue_at=Literal["left", "top"],
    first=whole(1, 99),
    second=whole(1, 99),
)
_start_of = table(
    huts=whole(1, 30),
    bowls=whole(1, SITES),
    neutral_gray=bool,
    neutral_white=bool,
    blocked_sites=many(whole(1, SITES), 0, SITES),
    start_first_bowl_ban=many(whole(1, SITES), 0, SITES),
)
COMPONENTS = table(
    meta=table(min_players=whole(2, SEATS), max_players=whole(2, SEATS)),
    colours=table(list=many(str, SEATS, SEATS), huts_each=whole(1, 30), bowls_each=whole(1, SITES)),
    oracle_rock=table(
        landscapes=many(str, 4, 4), start_birds=many(str, 2, 2), layout=many(tuple[str, str], 2, 2)
    ),
    path=many(_path, 1, 16),
    space=many(_space, 1, MOST_BITS),
    unbuildable=table(stone_centre=_square, pole_centre=_square),
    site=many(table(id=_number, piers=many(_number, 2, 2)), SITES, SITES),
    pier=many(
        table(id=_number, site=_number, action=many(many(str, 1, 6), 1, 4)), 2 * SITES, 2 * SITES
    ),
    cards=table(
        landscape=table(dealt_to_each_player=whole(0, 10), face_up=whole(1, 10)),
        valuables=_counts,
        valuables_display=table(face_up=whole(1, 10)),
        start_set=many(table(number=_number, values=many(whole(1, 30), 2, 2)), SEATS, SEATS),
    ),
    amulets=table(
        board_stack=_counts,
        bag=_counts,
        track=table(
            draw=many(whole(0, 10), 1, MOST_BITS + 1),
            give_back=many(whole(0, 1), 1, MOST_BITS + 1),
            max_draw=whole(1, 10),
        ),
    ),
    pole=table(tiles=many(whole(1, 99), 0, MOST_BITS), first=whole(1, 99), second=whole(0, 99)),
    stone=table(scoring=Literal["own_huts_times_all_huts"]),
    stone_tiles=table(
        statue=many(str, 0, 16),
        modes=many(Literal["mixed", "statues_only", "bonus_only"], 0, 3),
        bonus=dict[str, whole(0, 16)],  # type: ignore[misc]
    ),
    players=table(_2=_start_of, _3=_start_of, _4=_start_of, _5=_start_of),
)
CLAUSES = {
    "colours.list": "M-1.5",
    "oracle_rock.landscapes": "M-1.1",
    "oracle_rock.start_birds": "M-3.7",
    "oracle_rock.layout": "M-9.1",
    "path": "M-2.2",
    "space": "M-2.1",
    "unbuildable": "M-2.6",
    "site": "M-2.11",
    "pier": "M-5.1",
    "pier.action": "M-5.4",
    "cards.start_set": "M-1.2",
    "amulets.track": "M-7.3",
    "pole.tiles": "M-1.6",
    "stone.scoring": "M-12.8",
    "stone_tiles.statue": "M-14.1",
    "stone_tiles.bonus": "M-14.5",
    "stone_tiles.modes": "M-14.2",
    **{f"players.{n}.blocked_sites": "M-2.11" for n in range(2, 6)},
    **{f"players.{n}.start_first_bowl_ban": "M-2.11" for n in range(2, 6)},
}
HAS = BOX.shaped(COMPONENTS, CLAUSES)

# Where a space lies and which way a path runs is drawn, not told by a number: the file alone.
CORRECTIONS = Corrections(
    fixed=("space.col", "space.row", "path.orientation", "path.statue_at", "unbuildable")
)
