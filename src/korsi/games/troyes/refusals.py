"""Why a move is refused: the codes the rules return, in the order of their sentences."""

from __future__ import annotations

from korsi.core.game import Refusal

LEGAL, GAME_IS_OVER, NOT_YOUR_TURN, SETTLE_FIRST, SPACE_TAKEN, COUNTER_FIRST = range(6)
CHOOSE_AN_ACTION, GATHER_DICE, CHOOSE_SOURCE, CHOOSE_TIMES, CHOOSE_BUILDING = range(6, 11)
CHOOSE_EVENT, ROLL_FIRST, NO_SUCH_DIE = range(11, 14)
INFLUENCE_SHORT, NO_CITIZEN_LEFT, INFLUENCE_NOT_NOW = range(14, 17)
NO_SUCH_BLACK_DIE, TOO_WEAK, STRONG_ENOUGH, NOT_ENOUGH_PLEDGED = range(17, 21)
CARD_NOT_OPEN, CANNOT_REACH, CANNOT_PAY, PAYMENT_SHORT, NO_SPACE_IN_CATHEDRAL = range(21, 26)
EVENT_NOT_IN_QUEUE, NO_PLACE_TO_ENTER, MUST_ACT = range(26, 29)
NO_CUBE, CUBE_DOES_NOT_FIT, ONE_CUBE_ONLY, WRONG_COLOUR, TOO_MANY_DICE = range(29, 34)
GROUP_TOO_SMALL, NO_CITIZEN_THERE, PROTECTED, TOO_MANY_TIMES, ALL_OR_NOTHING = range(34, 39)
BUILDING_NOT_NAMED, NO_FREE_FLAG, MUST_PLACE, OWN_DICE_ONLY = range(39, 43)


REFUSALS = (
    Refusal("legal", "", "the move is legal"),
    Refusal("refused-over", "T-16.1", "the game is over"),
    Refusal("refused-not-your-turn", "T-7.1", "somebody else decides now"),
    Refusal("refused-settle", "T-3.1", "first all starting citizens are placed"),
    Refusal("refused-space-taken", "T-3.2", "the space is not empty"),
    Refusal("refused-counter", "T-6.7", "the highest black die has to be countered now"),
    Refusal("refused-choose-action", "T-7.1", "an action is chosen first"),
    Refusal("refused-gather", "T-8.1", "the dice of the action are gathered now"),
    Refusal("refused-choose-source", "T-9.3", "say where the citizen comes from"),
    Refusal("refused-choose-times", "T-9.8", "say how many times"),
    Refusal("refused-choose-building", "T-18.3", "say which building pays"),
    Refusal("refused-choose-event", "T-18.29", "cubes are placed on events now"),
    Refusal("refused-roll", "T-21.10", "it is Le Roy's turn: roll for him"),
    Refusal("refused-no-such-die", "T-8.10", "there is no such die in that district"),
    Refusal("refused-influence-short", "T-8.9", "that takes more influence"),
    Refusal("refused-no-citizen-left", "T-8.9", "no citizen is left in the general supply"),
    Refusal("refused-influence-late", "T-8.9", "influence is spent before the action begins"),
    Refusal("refused-no-black-die", "T-6.9", "there is no further black die of this value"),
    Refusal("refused-too-weak", "T-6.8", "the dice of the district do not reach that total"),
    Refusal("refused-strong-enough", "T-6.12", "whoever can counter the die must do so"),
    Refusal("refused-pledge", "T-6.8", "the dice do not reach the total of the black dice yet"),
    Refusal("refused-card-closed", "T-9.1", "this activity card is not face up"),
    Refusal("refused-cannot-reach", "T-9.7", "no group of dice reaches one unit of this"),
    Refusal("refused-cannot-pay", "T-8.3", "the deniers held do not pay for it"),
    Refusal("refused-payment", "T-9.10", "an activation has to be paid in full"),
    Refusal("refused-cathedral", "T-10.4", "this die finds no free space on the cathedral"),
    Refusal("refused-event-gone", "T-11.1", "this event is not in the queue"),
    Refusal("refused-no-entry", "T-12.4", "no citizen can enter a building now"),
    Refusal("refused-must-act", "T-8.11", "influence was spent, so an action has to follow"),
    Refusal("refused-no-cube", "T-8.5", "no cube of yours lies on this card"),
    Refusal("refused-cube-misfit", "T-8.7", "this card does not change the dice of this action"),
    Refusal("refused-one-cube", "T-8.5", "one cube per action, named before the first die"),
    Refusal("refused-wrong-colour", "T-8.1", "the die has not the colour of the group"),
    Refusal("refused-group-full", "T-8.1", "the group has all the dice it may have"),
    Refusal("refused-group-small", "T-9.7", "the group does not reach one unit yet"),
    Refusal("refused-no-citizen-there", "T-9.3", "none of your citizens is there"),
    Refusal("refused-protected", "T-12.4", "the citizen to be expelled is protected"),
    Refusal("refused-too-many-times", "T-8.4", "the dice or the payment do not allow that many"),
    Refusal("refused-all-activations", "T-9.8", "at this table every activation has to be used"),
    Refusal("refused-building", "T-18.3", "the card does not name this building"),
    Refusal("refused-no-flag", "T-11.2", "this event has no free flag"),
    Refusal("refused-must-place", "T-18.29", "the cubes have to be placed"),
    Refusal("refused-own-dice", "T-6.11", "only dice of the own district counter black dice"),
)
