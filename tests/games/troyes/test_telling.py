"""A turn as the log tells it: what was done with which dice, then what it brought."""

import pytest

import korsi
from korsi.core.moves import Axis
from korsi.core.telling import Turn, added_up
from korsi.games.troyes.telling import TELLING, TOLD, befell, retold
from korsi.language import Words


def took(colour: str, value: int, **more) -> dict:
    return {"event": "took", "seat": 1, "colour": colour, "value": value, **more}


def told(steps, code: str = "en", you: int = 0) -> list[str]:
    words = Words(code, "troyes", isolate=False)
    return [words.event(event, ["Sara", "Otto"], you) for event in retold(Turn(1, steps))]


def test_a_die_that_was_bought_is_named_with_its_owner_and_its_price():
    bought = took("red", 4, event="took_from", owner=0)
    pays = {"event": "pays", "seat": 1, "to": 0, "deniers": 2}
    placed = {"event": "placed", "seat": 1, "space": "city_hall_2_1"}
    expelled = {"event": "expelled", "seat": 0, "building": "city_hall"}
    steps = [("place", []), ("take", [bought, pays, placed, expelled])]
    assert told(steps) == [
        "Otto takes a die from you: red 4.",
        "Otto pays you 2 deniers for the red 4.",
        "Otto enters City Hall, row 2, place 1 with a red 4.",
        "Otto expels a citizen of yours, who lies down on the City Hall.",
    ]
    assert told(steps, you=-1)[1] == "Otto pays Sara 2 deniers for the red 4."
    assert told(steps, "fa")[1] == "Otto بابت تاس قرمز ۴ به شما ۲ سکه داد."


def test_grey_dice_are_paid_once_though_the_bank_is_paid_twice():
    grey = took("red", 2, event="took_grey", solo=0)
    pays = {"event": "pays_bank", "seat": 1, "deniers": 4}
    trade = {"event": "tradesman", "seat": 1, "activity": "archer", "space": 1}
    steps = [
        ("activate", []),
        ("take", [grey]),
        ("take", [took("red", 5)]),
        ("done", [pays, trade]),
    ]
    steps[-1][1].append(dict(pays))
    assert [text for text in told(steps) if "the red 2" in text] == [
        "Otto pays 4 deniers for the red 2 from the neutral district."
    ]


@pytest.mark.clause("T-9.4")
def test_a_tradesman_beyond_the_printed_places_stands_on_the_picture():
    """ "Place 0" of a card was said, and nobody could find it."""
    trade = {"event": "tradesman", "seat": 1, "activity": "archer", "space": 0}
    said = {code: told([("from", [trade])], code)[0] for code in ("en", "de", "fr", "it", "fa")}
    assert said["en"] == "Otto places a tradesman on Archer, on its picture: no points at the end."
    assert not any("0" in text or "۰" in text for text in said.values())


def test_a_line_names_the_action_and_not_what_it_brought_alone():
    dice = [("take", [took("yellow", 4)]), ("take", [took("yellow", 2)])]
    deniers = {"event": "deniers", "seat": 1, "deniers": 3}
    assert told([("farm", []), *dice, ("done", [deniers])]) == [
        "Otto tills the fields with a yellow 4 and a yellow 2: 3 deniers."
    ]
    activated = {"event": "activated", "seat": 1, "activity": "merchant", "times": 3}
    steps = [("activate", []), *dice, ("done", []), ("times", [activated, deniers])]
    assert told(steps)[0] == "Otto activates Merchant 3 times with a yellow 4 and a yellow 2."
    assert told(steps)[1] == "Otto gains 3 deniers."


def test_what_a_card_takes_is_told_and_what_its_place_costs_is_not():
    """The Artisan gave 18 deniers, and nobody saw the influence they were paid with."""
    dice = [("activate", []), ("take", [took("yellow", 6)]), ("done", [])]
    place = {"event": "pays_bank", "seat": 1, "deniers": 4}
    activated = {"event": "activated", "seat": 1, "activity": "innkeeper", "times": 2}
    taken = {"event": "pays_bank", "seat": 1, "deniers": 4}
    gains = {"event": "influence", "seat": 1, "points": 4}
    made = retold(Turn(1, [*dice, ("times", [place, activated, taken, gains])]))
    assert [e["event"] for e in made] == ["pays_bank", "activates", "spends", "influence"]
    assert "pays_bank" in TELLING.small and not {"spends", "pays_influence"} & TELLING.small


def test_waiting_after_a_pass_is_no_second_pass():
    passed = [{"event": "passed", "seat": seat, "deniers": 1} for seat in (1, 0)]
    assert told([("pass", passed)]) == [
        "Otto passes: 1 denier when the round ends.",
        "You get 1 denier more for waiting.",
    ]
    assert told([("done", passed[1:])]) == ["You get 1 denier more for waiting."]


def test_the_diplomat_works_once_more():
    """He activated it "once with these dice" twice over: each time it seemed to be all of them."""
    dice = [("activate", []), ("take", [took("red", 6)]), ("take", [took("red", 4)])]
    step = ("at", [{"event": "activated", "seat": 1, "activity": "diplomat", "times": 1}])
    once = [*dice, ("done", []), step]
    assert told(once)[0] == "Otto activates Diplomat once with a red 6 and a red 4."
    assert told([*once, step]) == ["Otto activates Diplomat once more."]
    assert told([*once, step], "de", you=1) == ["Du nutzt Diplomat noch einmal."]


def test_cubes_on_an_event_are_counted_and_who_won_it_stays_readable():
    cube = {"event": "cube", "seat": 1, "card": "brigands_2"}
    influence = {"event": "influence", "seat": 1, "points": 1}
    won = {"event": "countered", "seat": 0, "card": "brigands_2"}
    points = [{"event": "points", "seat": seat, "points": 3 - seat} for seat in (0, 1)]
    dice = [("fight", []), ("take", [took("red", 6)]), ("done", [])]
    step = (
        "times",
        [dict(cube), influence, dict(cube), influence, dict(cube), influence, won, *points],
    )
    made = added_up(retold(Turn(1, [*dice, step])), TELLING.sums)
    words = Words("en", "troyes", isolate=False)
    assert [words.event(event, ["Sara", "Otto"], 0) for event in made] == [
        "Otto puts 3 cubes on Brigands II with a red 6.",
        "Otto gains 3 influence.",
        "Brigands II is countered. You take the card.",
        "You take 3 victory points for Brigands II.",
        "Otto takes 2 victory points for Brigands II.",
    ]
    assert {"countered", "rewarded"} <= TELLING.within  # who has not moved gets no line of his own


@pytest.mark.parametrize(
    "code, said",
    [
        ("en", "two yellow 4s"),
        ("de", "zweimal gelbe 4"),
        ("fr", "deux dés jaunes de 4"),
        ("it", "due dadi gialli da 4"),
        ("fa", "دو تاس زرد ۴"),
    ],
)
def test_dice_alike_are_counted(code, said):
    dice = [("take", [took("yellow", 4)]), ("take", [took("yellow", 4)])]
    deniers = {"event": "deniers", "seat": 1, "deniers": 4}
    assert said in told([("farm", []), *dice, ("done", [deniers])], code)[0]


def test_only_the_telling_speaks_of_these():
    """The rules tell what happens step by step; their numbers of events stay as they are."""
    events = korsi.game("troyes").events
    assert events[-len(TOLD) :] == TOLD
    assert TELLING.first <= {kind.name for kind in events}


@pytest.mark.parametrize(
    "code, colour, player",
    [
        ("en", "grey", "neutral"),
        ("de", "grau", "neutral"),
        ("fr", "gris", "neutre"),
        ("it", "grigi", "neutrale"),
        ("fa", "خاکستری", "بی‌طرف"),
    ],
)
def test_nobody_is_called_by_a_colour(code, colour, player):
    """The choices spoke of the neutral district, the log of somebody called Grey."""
    words = Words(code, "troyes", isolate=False)
    kinds = [kind for kind in korsi.game("troyes").events if "solo" in dict(kind.fields)]
    assert len(kinds) > 12
    for kind in kinds:
        made = {field: 2 if how == "number" else how for field, how in kind.fields}
        made |= {field: how.ids[0] for field, how in kind.fields if isinstance(how, Axis)}
        if "dice" in made and made["dice"] == "notes":
            made["dice"] = (("told-die", ("colour", "red"), ("value", 2), ("dice", 1)),)
        text = words.event({"event": kind.name, "seat": 0, **made, "solo": 0}, ["Sara", "Otto"], 1)
        assert colour not in text.lower() and player in text, text


def test_what_characters_score_is_told_by_players_and_not_by_the_turn_before():
    """Five characters and four players were one paragraph behind the name of who had moved last."""
    event = {"event": "scores", "seat": 1, "character": "urbain_iv", "points": 6}
    words = Words("en", "troyes", isolate=False)
    assert words.deed(event, ["Ann", "Ben"], 0) == "scores 6 points for “Cathedral” (Urbain IV)."
    assert {"character"} <= TELLING.after & TELLING.small


def test_what_the_first_die_is_taken_for_is_said_before_it():
    """Somebody took a red 6, and nobody was told what for."""
    moves = [{"action": "fight", "card": "skirmishes_2"}, {"action": "take"}]
    steps = [("fight", []), ("take", [took("red", 6)])]
    events = retold(Turn(1, steps, moves))
    words = Words("en", "troyes", isolate=False)
    assert [words.event(event, ["Sara", "Otto"], 0) for event in events] == [
        "Otto fights Skirmishes II.",
        "Otto takes a die of their own: red 6.",
    ]
    more = [*steps, ("take", [took("red", 2)])]
    assert [e["event"] for e in retold(Turn(1, more, [*moves, {"action": "take"}]))] == ["took"]


def test_what_influence_did_to_a_die_is_told_with_its_price():
    """Somebody fought with a red 5 whose only red die was a 1."""

    def turned(colour: str, *numbers: int) -> list[dict]:
        before, after = numbers
        return [{"event": "flipped", "seat": 1, "colour": colour, "from": before, "to": after}]

    rerolled = {"event": "rerolled", "seat": 1, "colour": "red", "from": 1, "to": 5}
    first = ("flip", turned("yellow", 1, 6))
    assert told([("reroll", [rerolled])]) == ["Otto rerolls a red 1 into a 5 for 1 influence."]
    assert told([("recruit", [{"event": "recruited", "seat": 1}])], you=1) == [
        "You recruit a citizen for 2 influence."
    ]
    assert told([first]) == ["Otto turns a yellow 1 into a 6 for 4 influence."]
    assert told([first, ("flip", turned("red", 2, 5))]) == ["Otto turns a red 2 into a 5."]
    again = [("flip", turned("red", 2, 5))] * 3
    assert told([*again, first]) == ["Otto turns a yellow 1 into a 6 for 4 influence."]
    assert told([("flip", []), ("reroll", []), first])[0].endswith("for 4 influence.")
    assert {"rerolls", "turns", "recruits"} <= TELLING.first - TELLING.small
    assert told([first], "fa") == ["Otto با ۴ نفوذ تاسی را برگرداند: زرد ۱ شد ۶."]


def test_an_event_that_finds_nothing_to_do_says_so():
    """Theological Conflict acted without a word when no neutral citizen was left."""
    acts = [{"event": "event_acts", "card": c} for c in ("marauding", "theological_conflict")]
    rolls = {"event": "event_rolls", "card": "theological_conflict", "value": 3}
    placed = {"event": "grey_placed", "space": "bishopric_2_1", "solo": 0}
    black = {"event": "black_die", "value": 4}
    words = Words("en", "troyes", isolate=False)

    def idle(*more: dict) -> list[str]:
        events = befell(Turn(0, [("done", [])]), [*acts, *more, black])
        return [words.event(e, [], -1) for e in events if e["event"] == "event_idle"]

    assert idle() == ["Theological Conflict: no citizen is left to enter, nothing happens."]
    assert idle(rolls, placed) == []
    (protected,) = idle(rolls)
    assert "protected" in protected


def test_a_tax_says_what_it_is_paid_for():
    """“You pay Mina 4 deniers.”, and nobody knew why."""
    activated = {"event": "activated", "seat": 1, "activity": "tax_collector", "times": 2}
    pays = {"event": "pays", "seat": 0, "to": 1, "deniers": 4}
    dice = [("activate", []), ("take", [took("red", 6)]), ("done", [])]
    assert (
        told([*dice, ("times", [activated, pays])])[-1]
        == "You pay Otto 4 deniers for Tax Collector."
    )


def test_what_le_roy_places_is_a_line_of_his_own():
    """His citizens stood behind one's own, without where they went."""
    spaces = ("palace_1", "city_hall_1_2", "palace_4")
    his = [{"event": "grey_settled", "space": space, "solo": 1} for space in spaces]
    own = {"event": "settled", "seat": 1, "space": "palace_2"}
    found = retold(Turn(1, [("settle", [own, *his])]))
    assert [e["event"] for e in found] == ["settled", "leroy_fills", *["grey_settled"] * 3]
    words = Words("en", "troyes", isolate=False)
    assert (
        words.event(found[1], ["Sara", "Otto"], 1)
        == "Le Roy places 2 in the Palace and 1 in the City Hall."
    )
    assert "leroy_fills" not in TELLING.within | TELLING.small, "else it would be one's own line"
