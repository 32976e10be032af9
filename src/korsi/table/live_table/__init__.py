"""A live table: the match rebuilt from its log, one lock, one way to change it.

Everything in a LiveTable may be thrown away; `load_table` makes it again. What is on disk is
first, what is in memory second: a change is committed, then taken over, then told.
"""

from korsi.table.live_table.context import AppContext
from korsi.table.live_table.following import (
    CLOCK,
    EXACT,
    Before,
    apply_entry,
    rebuild,
    run_clocks,
    who_and_when,
)
from korsi.table.live_table.loading import (
    LEAVING,
    LIVE_TABLES,
    QUIET,
    catch_up,
    drop,
    forget_quiet,
    get_table,
    held_table,
    is_newest,
    load_table,
)
from korsi.table.live_table.table import ALONG, LiveTable, Note

__all__ = [
    "ALONG",
    "CLOCK",
    "EXACT",
    "LEAVING",
    "LIVE_TABLES",
    "QUIET",
    "AppContext",
    "Before",
    "LiveTable",
    "Note",
    "apply_entry",
    "catch_up",
    "drop",
    "forget_quiet",
    "get_table",
    "held_table",
    "is_newest",
    "load_table",
    "rebuild",
    "run_clocks",
    "who_and_when",
]
