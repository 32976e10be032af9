"""Why a move is refused: the codes of the rules, and for each a message, a clause, a sentence."""

from __future__ import annotations

from korsi.core.game import Refusal

LEGAL, GAME_IS_OVER, NOT_YOUR_TURN, NO_SUCH_LANTERN = range(4)

REFUSALS = (
    Refusal("legal", "", "the move is legal"),
    Refusal("refused-over", "L-4.1", "the game is over"),
    Refusal("refused-not-your-turn", "L-3.1", "somebody else is to light a lantern"),
    Refusal("refused-no-lantern", "L-3.1", "there is no such lantern on this hand"),
)
