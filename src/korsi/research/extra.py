"""What the modules for the peers share: the optional extra, the game by its name, refusals."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from korsi.core.errors import BadSetup, Refused
from korsi.core.game import Game, States, game


def missing(peer: str, error: ImportError) -> ImportError:
    """The error for a peer that is not installed; a broken installation keeps its own words."""
    if error.name is None or error.name.partition(".")[0] != peer:
        return error
    return ImportError(
        f"this needs {peer}, which is not installed: pip install 'korsi[research]'", name=peer
    )


def game_of(of: Game | str, box: str | Path | None = None) -> Game:
    """The game meant: itself, or by its name and perhaps with a box of its own."""
    return of if isinstance(of, Game) else game(of, box)


def check_seat(seat: int | str, players: int) -> int:
    """The learner's seat; "self" (-1) means: whoever is to act."""
    if seat == "self":
        return -1
    if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < players:
        raise BadSetup(
            f"seat is 0 to {players - 1} at a table of {players}, or 'self'; not {seat!r}",
            key="seat-unknown",
            seat=str(seat),
        )
    return int(seat)


def lowest(bits: int) -> int:
    """The seat that acts: the lowest one where several may; -1 when the game is over."""
    return (bits & -bits).bit_length() - 1


def legal_mask(of: Game, states: States, i: int, seat: int) -> NDArray[np.int8]:
    """The actions of an acting seat, in the type Gymnasium's spaces take; none for seat -1."""
    mask = np.zeros(of.moves.count, np.uint8)
    if seat >= 0:
        of.entrypoints.legal(states, i, seat, mask)
    return mask.view(np.int8)


def refused(of: Game, states: States, i: int, seat: int, action: int, where: str = "") -> Refused:
    """Why an action that is not in the mask may not be taken, with its clause."""
    of.moves.family_of(action)  # says so itself when there is no such action
    move = of.moves.write(action)
    why = of.refusals[int(of.entrypoints.refusal(states, i, seat, action))]
    sentence = f"{where}seat {seat} may not {move}: {why.sentence}"
    return Refused(sentence, key=why.key, clause=why.clause, move=move)
