"""What has changed from one scene to the next, found row by row."""

from korsi.core.scene import Piece, laid
from korsi.core.scene.lying import changes

CARD, CHIP, BOARD = Piece("card", "red", 1, 1), Piece("chip", "gold", 2, 2), Piece("board", "wood")


def changed_and_gone(before, now, known):
    found = changes(before, now, known)
    return [p for row in found for p in row.changed], [id for row in found for id in row.gone]


def test_what_goes_from_one_row_to_another_is_not_gone():
    before, now = laid((CARD, BOARD), (CHIP,)), laid((BOARD,), (CHIP, CARD))
    assert changed_and_gone(before, now, {}) == ([], [])


def test_rows_that_were_compared_are_not_compared_again():
    first, second, known = (CARD, BOARD), (CARD._replace(x=5), BOARD), {}
    before, now = laid(first, (CHIP,)), laid(second, ())
    assert changed_and_gone(before, now, known) == ([second[0]], ["chip"])
    (kept,) = (row for row in known.values() if row.after is second)
    again = laid(first, (CHIP._replace(y=3),)), laid(second, ())
    assert any(row is kept for row in changes(*again, known))
