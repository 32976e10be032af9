"""Why a move is refused: the codes of the rules, and a sentence and a clause for each."""

from __future__ import annotations

from korsi.core.game import Refusal

LEGAL, GAME_IS_OVER, NOT_YOUR_TURN, MOVE_A_CARD, BUILD_A_FLOOR, CHOOSE_A_ROOF = range(6)
CARD_NOT_IN_PLAY, MUST_ADVANCE, TOO_FAR, ALONE_AT_FRONT, ROW_FULL = range(6, 11)
TOO_MANY_ROWS, GAP_WITHOUT_NEIGHBOUR, NOT_ON_LINE, NOT_FIRST_EMPTY = range(11, 15)
TOWER_ROOFED, CANNOT_PAY, NO_SUCH_FLOOR, NO_ROOF_THERE, NOT_THIS_COLOUR = range(15, 20)

REFUSALS = (
    Refusal("legal", "", "the move is legal"),
    Refusal("refused-over", "K-7.1", "the game is over"),
    Refusal("refused-not-your-turn", "K-4.2", "somebody else decides now"),
    Refusal("refused-move-a-card", "K-3.1", "the turn begins with moving a card"),
    Refusal("refused-build", "K-4.9", "a floor has to be built now"),
    Refusal("refused-choose-roof", "K-5.2", "one of the roofs on the board has to be moved now"),
    Refusal("refused-card-not-in-play", "K-2.5", "this card is not in the game"),
    Refusal("refused-must-advance", "K-3.3", "the card must go at least one space further"),
    Refusal("refused-too-far", "K-3.5", "cards go clockwise, one space beyond the front at most"),
    Refusal("refused-alone-at-front", "K-3.6", "a card alone at the front cannot go ahead of it"),
    Refusal("refused-row-full", "K-3.7", "the row already holds as many cards as it may"),
    Refusal("refused-too-many-rows", "K-3.8", "that would make one row too many"),
    Refusal("refused-gap", "K-3.9", "at this table a new row needs a card on the space behind it"),
    Refusal("refused-not-on-line", "K-4.3", "the cell is not on the line of the moved card"),
    Refusal("refused-not-first-empty", "K-4.4", "only the line's first empty cell is free"),
    Refusal("refused-roofed", "K-5.3", "a tower with a roof cannot be built on"),
    Refusal("refused-cannot-pay", "K-4.7", "the price is more than the builder has"),
    Refusal("refused-no-such-floor", "K-4.8", "no such floor is left in this colour"),
    Refusal("refused-no-roof", "K-5.2", "there is no roof on this tower"),
    Refusal("refused-not-this-colour", "K-4.8", "the floor must have the building colour"),
)
