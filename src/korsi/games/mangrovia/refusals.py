"""Why a move is refused: the codes of the rules, and a sentence and a clause for each."""

from __future__ import annotations

from korsi.core.game import Refusal

LEGAL, GAME_IS_OVER, NOT_YOUR_TURN, PLACE_A_BOWL, ACT_AT_PIER, RETURN_AMULET = range(6)
PAY_NOW, NOTHING_TO_PAY, SITE_TAKEN, SITE_BANNED, NOT_AT_THIS_PIER = range(6, 11)
CARD_NOT_FACE_UP, PILE_EMPTY, NO_AMULETS, AMULET_NOT_DRAWN, NO_HUT = range(11, 16)
SPACE_OCCUPIED, NO_DOUBLE_HERE, NO_ACTIVE_LANDSCAPE, NO_LANDSCAPE_CARD = range(16, 20)
CANNOT_PAY_EXACTLY, NOT_HELD, WRONG_LANDSCAPE = range(20, 23)
WRONG_CURRENCY, WRONG_ORDER, NOT_EXACT = range(23, 26)

REFUSALS = (
    Refusal("legal", "", "the move is legal"),
    Refusal("refused-over", "M-11.2", "the game is over"),
    Refusal("refused-not-your-turn", "M-5.1", "somebody else decides now"),
    Refusal("refused-place-bowl", "M-4.2", "bowls are placed now"),
    Refusal("refused-act-at-pier", "M-5.1", "all bowls are placed; the pier's action comes now"),
    Refusal("refused-return-amulet", "M-7.3", "one of the drawn amulets has to go back now"),
    Refusal("refused-pay-now", "M-8.4", "the hut begun has to be paid for now"),
    Refusal("refused-nothing-to-pay", "M-8.4", "no hut is being paid for"),
    Refusal("refused-site-taken", "M-4.2", "there is already a bowl on this site"),
    Refusal("refused-site-banned", "M-4.4", "the start player's first bowl may not go there"),
    Refusal("refused-not-at-this-pier", "M-5.5", "it is not among what is left at this pier"),
    Refusal("refused-not-face-up", "M-6.1", "no such card lies face up"),
    Refusal("refused-pile-empty", "M-6.8", "neither this pile nor its discards hold a card"),
    Refusal("refused-no-amulets", "M-7.1", "there is no amulet to be had"),
    Refusal("refused-amulet-not-drawn", "M-7.3", "only an amulet just drawn can go back"),
    Refusal("refused-no-hut", "M-8.1", "there are not enough huts in the supply"),
    Refusal("refused-occupied", "M-8.2", "there is already a hut on this space"),
    Refusal("refused-no-double-here", "M-8.12", "a double hut may not stand on this space"),
    Refusal("refused-no-active-landscape", "M-8.3", "no bird sits on a landscape of this space"),
    Refusal("refused-no-landscape-card", "M-8.3", "the active landscape card for it is missing"),
    Refusal("refused-cannot-pay-exactly", "M-8.4", "nothing held adds up exactly to the price"),
    Refusal("refused-not-held", "M-8.4", "the payer does not hold this"),
    Refusal(
        "refused-wrong-landscape", "M-8.3", "this landscape card does not pay for the space now"
    ),
    Refusal("refused-wrong-currency", "M-8.5", "the space has another currency, or it is paid"),
    Refusal("refused-wrong-order", "M-8.15", "landscapes come first, then the highest value"),
    Refusal("refused-not-exact", "M-8.4", "with this the price could not be met exactly any more"),
)
