"""Whole games of Troyes in the browser: against Le Roy, by mouse, by keys, on a Persian phone.

People who do whatever glows would reroll dice for ever, so these people hurry: of what glows they
prefer what carries an action on. They still point at the board, or walk it with arrows.
"""

from __future__ import annotations

import pytest

from browser.hands import by_finger, by_keys, by_mouse, prefer, whole_and_late, whole_game

# Dice of one's own may be rerolled; they come last.
HURRY = prefer(
    "take-", "fight-", "cathedral", "card-", "building-", "on-", "lying", "button", "counter"
)  # fmt: skip


QUICK = [
    (by_mouse, 1, "en", False, {}),
    (by_keys, 2, "fa", False, {"bonus_cards": "true"}),
    (by_finger, 2, "fa", True, {}),
]
MORE = [(by_mouse, 4, "en", False, {})]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("how", "players", "lang", "phone", "options", "late"),
    whole_and_late("troyes", QUICK, MORE),
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_whole_game(person, how, players, lang, phone, options, late) -> None:
    someone = person(lang, phone, "light" if phone else "dark")
    table = {"game": "troyes", "motion": "reduce", **options}
    taken = whole_game(someone, how, players, HURRY, late=late, **table)
    assert len(taken) > (5 if late else 20)
    page = someone.page
    if players == 1:  # T-21.18: the band of the verdict, on the board and among the points
        page.locator("#ui-end [data-close]").first.click()
        assert page.locator("[id$=verdict]").count()
        page.locator("#ui-score-button").click()
        page.wait_for_selector("#ui-scores[open]")
        assert "Le Roy" in page.locator("#ui-scores-body").inner_text()
