"""Nothing is left open, so a table chooses nothing."""

from __future__ import annotations

from korsi.core.game import Option

OPTIONS: tuple[Option, ...] = ()
VARIANTS: tuple[dict[str, str], ...] = ({},)
