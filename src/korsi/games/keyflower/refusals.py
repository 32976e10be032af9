"""Why a move is refused: the codes of the rules, and a sentence and a clause for each."""

from __future__ import annotations

from korsi.core.game import Refusal

LEGAL, IS_OVER, NOT_YOUR_TURN = range(3)
BID_USE_OR_PASS, SEND_WORKERS, PAY_FIRST, CHOOSE_RESOURCE, HAUL_NOW, PUT_DOWN = range(3, 9)
PAY_UPGRADE, CHOOSE_BOAT, PLACE_TILES, SELECT_WINTER, FLIP_NOW, IS_READY = range(9, 15)
NOT_ON_OFFER, WRONG_COLOUR, GROUP_COLOUR, ONE_COLOUR, NOT_HIGHEST, CANNOT_OUTBID = range(15, 21)
NO_GROUP, WINNING_GROUP, GROUP_STAYS, GROUP_TAKEN, NO_SUCH_WORKERS = range(21, 26)
NOBODY_MOVES, COLOUR_NAMED, NOT_USABLE, NO_EFFECT, WINTER_OFFER, TOO_FEW = range(26, 32)
TILE_FULL, CANNOT_USE, CANNOT_PAY, NO_BENEFIT = range(32, 36)
WRONG_PAYMENT, GROUP_PAYMENT, NOT_A_CHOICE, NO_BUDGET, MOVES_FIRST, NO_RESOURCE = range(36, 42)
NO_ROAD, NOT_YOURS, NOT_UPGRADABLE, IS_UPGRADED, NO_UPGRADE = range(42, 47)
COST_MISSING, WRONG_COUNTER = range(47, 49)
BOAT_GONE, NOT_DEALT, CHOOSE_ONE = range(49, 52)
NOT_GAINED, NO_POSITION, NAME_TILE, NAME_CELL, NOT_IN_VILLAGE, OCCUPIED, OTHER_NAME = range(52, 59)
EDGES_DIFFER, NOTHING_TO_REARRANGE, STILL_TO_PLACE, LEAVES_NO_ROOM = range(59, 63)


REFUSALS = (
    Refusal("legal", "", "the move is legal"),
    Refusal("refused-over", "F-11.16", "the game is over"),
    Refusal("refused-not-your-turn", "F-4.1", "somebody else decides now"),
    Refusal("refused-bid-use-or-pass", "F-4.1", "a turn is a bid, a use or a pass"),
    Refusal("refused-send-workers", "F-4.4", "first say which workers go to the chosen tile"),
    Refusal("refused-pay-first", "F-5.8", "the payment of the tile has to be made first"),
    Refusal("refused-choose-resource", "F-6.5", "first choose the resource the tile gives"),
    Refusal("refused-haul", "F-7.1", "move resources, upgrade tiles or finish"),
    Refusal(
        "refused-put-down", "F-7.3", "the lifted resource has to be put on an adjacent tile first"
    ),
    Refusal("refused-pay-upgrade", "F-7.5", "the cost of the upgrade has to be paid first"),
    Refusal("refused-choose-boat", "F-8.6", "a boat has to be chosen now"),
    Refusal("refused-place-tiles", "F-9.1", "tiles gained have to be placed now"),
    Refusal("refused-select-winter", "F-3.6", "winter tiles are being chosen"),
    Refusal("refused-flip", "F-11.1", "the free upgrade of the Flipper is decided now"),
    Refusal("refused-ready", "F-9.6", "you have finished; the others have not"),
    Refusal("refused-not-on-offer", "F-4.8", "this tile is not on offer"),
    Refusal("refused-colour", "F-4.6", "the tile has another colour"),
    Refusal("refused-group-colour", "F-10.8", "your group there has another colour"),
    Refusal("refused-one-colour", "F-4.6", "all workers of one action have the same colour"),
    Refusal("refused-not-highest", "F-4.9", "that would not be the highest bid"),
    Refusal("refused-cannot-outbid", "F-4.9", "you have not enough workers of a fitting colour"),
    Refusal("refused-no-group", "F-4.4", "you have no group beside this tile"),
    Refusal("refused-winning-group", "F-4.5", "a winning group stays where it is"),
    Refusal(
        "refused-group-stays", "F-4.9", "your workers beside this tile stay and are counted anyway"
    ),
    Refusal("refused-group-taken", "F-4.4", "this group is already picked up"),
    Refusal("refused-no-such-workers", "F-4.4", "you have not so many workers of that colour"),
    Refusal("refused-nobody-moves", "F-4.4", "at least one worker must move"),
    Refusal("refused-colour-named", "F-10.10", "workers of this colour are named already"),
    Refusal("refused-not-usable", "F-5.1", "this tile is neither in a village nor usable on offer"),
    Refusal("refused-no-effect", "F-5.2", "this tile never takes workers"),
    Refusal("refused-winter-offer", "F-5.1", "in winter tiles on offer cannot be used"),
    Refusal("refused-too-few", "F-5.3", "it takes more workers than the use before"),
    Refusal("refused-tile-full", "F-5.4", "the tile cannot take that many workers this season"),
    Refusal("refused-cannot-use", "F-5.3", "you have no workers that fit this tile"),
    Refusal("refused-cannot-pay", "F-5.8", "nothing would be left to pay for the effect"),
    Refusal("refused-no-benefit", "F-5.9", "at this table a use must yield something"),
    Refusal("refused-wrong-payment", "F-6.10", "the effect asks for another payment"),
    Refusal("refused-group-payment", "F-6.9", "at this table groups cannot be used to pay"),
    Refusal(
        "refused-not-a-choice",
        "F-6.5",
        "this resource is not among the choices or not in the supply",
    ),
    Refusal("refused-no-budget", "F-7.4", "no movement point is left"),
    Refusal(
        "refused-moves-come-first", "F-7.6", "at this table all moves come before the upgrades"
    ),
    Refusal(
        "refused-no-resource", "F-7.3", "no such resource lies on a tile of your village there"
    ),
    Refusal("refused-no-road", "F-7.3", "no road leads there"),
    Refusal("refused-not-yours", "F-7.2", "this tile is not in your village"),
    Refusal("refused-not-upgradable", "F-7.9", "this tile cannot be upgraded"),
    Refusal("refused-upgraded", "F-7.9", "this tile is upgraded already"),
    Refusal("refused-no-upgrade", "F-7.1", "no upgrade is left"),
    Refusal("refused-cost", "F-7.5", "the cost is not on the tile or not behind your screen"),
    Refusal(
        "refused-counter",
        "F-7.7",
        "the cost cannot be paid so; name counters as wood, stone, iron, gold",
    ),
    Refusal("refused-boat-gone", "F-8.6", "this boat is not in the row any more"),
    Refusal(
        "refused-not-dealt", "F-3.6", "this winter tile was not dealt to you, or is chosen already"
    ),
    Refusal("refused-choose-one", "F-3.6", "at least one winter tile must be chosen"),
    Refusal("refused-not-gained", "F-9.1", "this is no tile you have to place"),
    Refusal("refused-no-position", "F-9.3", "this tile fits nowhere now"),
    Refusal("refused-name-tile", "F-9.1", "first name the tile to place"),
    Refusal("refused-name-cell", "F-9.2", "first name the cell"),
    Refusal("refused-not-in-village", "F-9.2", "a cell is named beside a tile of your village"),
    Refusal("refused-occupied", "F-9.2", "there lies a tile already"),
    Refusal("refused-other-name", "F-9.2", "a cell is named beside the first tile it touches"),
    Refusal("refused-edges", "F-9.3", "the edges would not match"),
    Refusal(
        "refused-nothing-to-rearrange",
        "F-9.5",
        "no tile of this season is placed, or it was done twice",
    ),
    Refusal("refused-still-to-place", "F-9.1", "a gained tile is still to be placed"),
    Refusal("refused-leaves-no-room", "F-9.11", "the tiles still to be placed would fit nowhere"),
)
