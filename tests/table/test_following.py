"""What others did, told by turns and picture by picture; and what each would have now."""

import json
import random
import re
from dataclasses import replace

import pytest

import korsi
from example.hands import GAME as HANDS
from korsi.core import game as register
from korsi.core.game import game
from korsi.games.kilt_castle.box import COLOURS
from korsi.table.live_table import Note
from korsi.table.log_lines import events_of, news_of, retold, turns_of, with_touched
from korsi.table.problems import Problem
from korsi.table.steps import MOST, steps_json
from korsi.table.wording import words_of
from table.table import opened, played, together
from table.test_differences import folded_scene, live_table_of, person, state_of, step

GAMES = [("kilt_castle", 3), ("mangrovia", 3), ("troyes", 2), ("keyflower", 2)]


def after_steps(name: str, players: int, steps: int, seed: int = 5):
    live, chance = live_table_of(name, players, seed), random.Random(seed)
    while len(live.match) < steps and not live.match.over:
        step(live, chance)
    return live


@pytest.mark.parametrize("name, players", GAMES)
def test_every_line_belongs_to_a_turn_and_to_who_made_it(name, players):
    live = after_steps(name, players, 90)
    log = state_of(live, person(1), "en")["log"]
    actors = [who for who, _ in live.match.actions]
    turns = turns_of(live)
    assert all(line["turn"] == turns[line["ply"] - 1] for line in log)
    for line in log:  # one entry, one person: who passes again without a turn has one too
        own = line.get("own") or line.get("wins")
        assert line["by"] == (line["seat"] if own else actors[line["ply"] - 1])
    for n, start in enumerate(turns):  # a turn is one seat's, without a gap
        assert start <= n + 1 and len(set(actors[start - 1 : n + 1])) == 1
    assert len(set(turns)) < len(turns), "some turn has several steps"
    told = {line["turn"] for line in log if not line.get("small")}
    assert len(told) > 15
    # small things alone never make what happens by itself
    kinds = {kind.name for kind in live.match.game.events}
    telling = live.match.game.telling
    for named in ("small", "after", "first", "sums", "within", "anew"):
        assert getattr(telling, named) <= kinds
    assert telling.touching <= kinds and bool(telling.touching) == bool(telling.touched)
    assert telling.goes_on <= set(live.match.game.moves.first)


@pytest.mark.parametrize("name, players", [*GAMES[:3], ("keyflower", 3)])
def test_what_is_told_behind_a_name_is_that_person_s(name, players):
    """Of three who put winter tiles on offer all stood behind the first one's name, and who had won
    stood behind whoever had moved last."""
    live = after_steps(name, players, 10_000)
    log = state_of(live, person(1), "en")["log"]
    persons = [line for line in log if not line.get("small") and not line.get("after")]
    for line in persons:  # without a deed it is a sentence about a thing, with no name in front
        named = line["text"].startswith(("\u2068Guest", "\u2068You"))
        assert line["seat"] == line["by"] if "deed" in line else not named
    assert any(line.get("own") for line in persons) or name in ("kilt_castle", "mangrovia")
    # the game's end is nobody's turn: an entry for each who won, behind what was scored
    won = [line for line in log if line.get("wins")]
    assert won == log[-len(won) :] and all(line["after"] and line["deed"] for line in won)
    first = [seat for seat, place in enumerate(live.match.ranking()) if place == 1]
    assert [line["by"] for line in won] == first


TO_ME = [
    ("kilt_castle", 3, "overbuilds"),
    ("keyflower", 3, "outbids"),
    ("keyflower", 3, "visits"),
    ("troyes", 2, "buys"),
]


@pytest.mark.parametrize("name, players, kind", TO_ME)
def test_the_log_says_what_others_did_to_whoever_reads_it(name, players, kind):
    """Whose bid no longer leads, whose tower was built over, whose die was bought: told to whom it
    concerns as such, in five languages, and marked; nobody's own doing is."""
    live = after_steps(name, players, 400, seed=6)
    for language in ("en", "fa", "de", "fr", "it"):
        log = state_of(live, person(1), language)["log"]
        mine = [line for line in log if line.get("yours")]
        assert all(line.get("after") or line["by"] != 0 or line["seat"] == 0 for line in mine)
        words = words_of(language, live.match.game)
        names = [seat["name"] for seat in state_of(live, person(1), language)["seats"]]
        to_me = words.event_and_deed(told_to_me(live, kind), names, 0)[1]
        assert to_me in [line.get("deed") for line in mine]
        others = state_of(live, None, language)["log"]
        assert not any(line.get("yours") for line in others)
        assert to_me not in [line.get("deed") for line in others]


@pytest.mark.parametrize("interpreted", [False, True])
def test_a_ducat_day_says_what_it_paid_for(interpreted):
    """It read: you get 3 ducats, and nobody knew for which towers. Also on rules that are not
    compiled yet."""
    match = korsi.Match(game("kilt_castle").interpreted if interpreted else "kilt_castle", 3, 6)
    chance, paid = random.Random(6), 0
    while not match.over:
        seat = match.acting()[0]
        match.play(chance.choice(match.legal_actions(seat)), seat)
        view = match.view(0)
        for event in [e for e in view.events() if e["event"] == "earns"]:
            told = match.game.telling.touched(None, view.ints, event)
            cells = [id for e in told for _, (_, id) in e["cells"]]
            of = [s for s in view.breakdown() if s["seat"] == event["seat"] and s["ducat_day_now"]]
            assert all(s["ducat_day_now"][0]["cells"] == cells for s in of if event["ducats"])
            assert bool(cells) == bool(event["ducats"])
            paid += bool(cells)
    assert paid > 3


def test_a_coming_ducat_day_is_told_to_whoever_builds_before_it():
    """Only a turned seal in a corner told it, and the steps of a turn nobody unfolds."""
    live = live_table_of("kilt_castle", 3, 5)
    chance, asked = random.Random(5), set()
    while not live.match.over:
        step(live, chance)
        state = state_of(live, person(live.acting()[0] + 1), "en") if live.acting() else None
        said = re.sub("[\u2068\u2069]", "", state["prompt"]["text"]) if state else ""
        if said.startswith("Build a"):
            pending = bool(live.match.state["ducat_pending"])
            assert said.endswith("A ducat day follows this turn.") == pending
            asked.add(pending)
            log = [line for line in state["log"] if "a ducat day follows" in line["text"]]
            assert not any(line.get("small") for line in log)
    assert asked == {False, True}


def test_a_line_about_a_turn_of_mangrovia_begins_with_what_was_built():
    live = after_steps("mangrovia", 3, 300)
    log = state_of(live, person(1), "en")["log"]
    built = [line for line in log if " a hut on " in line["text"] and "builds" in line["text"]]
    assert built and all(line.get("first") for line in built)
    assert not any(line.get("first") for line in log if "face-" in line["text"])


def told_to_me(live, kind: str) -> dict:
    """The first event of a kind that was done to the first seat."""
    turns, events = turns_of(live), events_of(live, 0)
    for n in range(len(live.match)):
        for event in with_touched(live, n, retold(live, n, events[turns[n] - 1 : n + 1]), 0):
            if event["event"] == kind and 0 in (event.get("whom"), event.get("to")):
                return event
    raise AssertionError(f"nobody {kind} the first seat")


@pytest.mark.parametrize("language, you", [("en", "You"), ("fa", "شما"), ("de", "Du")])
def test_the_log_says_you_to_whoever_reads_it(language, you):
    live = after_steps("kilt_castle", 3, 40)
    live.notes.append(Note(3, "resign", 0))
    logs = {
        who: [x["text"] for x in state_of(live, person(who), language)["log"]] for who in (1, None)
    }
    begins = f"\u2068{you}\u2069 "
    assert any(text.startswith(begins) for text in logs[1])
    assert not any(f"\u2068{you}\u2069" in text for text in logs[None])
    assert not any("Guest 0" in text for text in logs[1])
    assert any("Guest 0" in text for text in logs[None])
    assert any("Guest 1" in text for text in logs[1])


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "fa"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_choice_names_who_will_build(language, players):
    """It said "orange builds, then dark grey": who that is, one had to look up."""
    live = live_table_of("kilt_castle", players, 5)
    colours = [words_of(language, live.match.game).noun("colour", c) for c in COLOURS]
    reader = person(live.acting()[0] + 1)
    choices = state_of(live, reader, language)["choices"]
    notes = {text for choice in choices for text in choice["notes"]}
    assert any("Guest" in text for text in notes) and len(notes) > players
    assert not any(colour in text for colour in colours for text in notes), notes


def test_who_resigned_later_still_sits_there_at_an_earlier_position():
    live = after_steps("kilt_castle", 3, 30)
    live.seats = [replace(s, resigned=s.seat == 2, away=s.seat == 0) for s in live.seats]
    live.notes.append(Note(20, "resign", 2))
    for at, resigned, away in ((10, False, False), (20, True, False), (30, True, True)):
        seats = state_of(live, person(1), "en", at=at)["seats"]
        assert (seats[2]["resigned"], seats[0]["away"]) == (resigned, away)


@pytest.mark.parametrize(
    "language, value",
    [("en", "of value 2"), ("de", "mit Wert 2"), ("it", "di valore 2"), ("fa", "با ارزش ۲")],
)
def test_a_card_of_value_two_is_not_two_cards(language, value):
    words = words_of(language, game("mangrovia"))

    def told(card):
        event = {"event": "takes", "seat": 0, "card": card}
        return words.event(event, ["Otto"]).translate({0x2068: None, 0x2069: None})

    assert value in told(2) and value.split()[0] not in told("sand").split()


def test_time_that_was_up_is_told_once_a_turn():
    live = after_steps("mangrovia", 3, 40)
    turns = turns_of(live)
    long = next(turn for turn in turns if turns.count(turn) > 1)
    who = live.match.actions[long - 1][0]
    live.notes += [Note(n + 1, "timeout", who) for n, turn in enumerate(turns) if turn == long]
    later = next(n for n, (seat, _) in enumerate(live.match.actions) if n > long and seat != who)
    live.notes.append(Note(later + 1, "timeout", live.match.actions[later][0]))
    log = state_of(live, person(None), "en")["log"]
    told = [(line["ply"], line["seat"]) for line in log if line.get("note")]
    assert told == [(long, who), (later + 1, live.match.actions[later][0])]
    # it is the reason of what a bot did then, so it comes first
    noted = [n for n, line in enumerate(log) if line.get("note")]
    assert all(log[n - 1]["ply"] < log[n]["ply"] == log[n + 1]["ply"] for n in noted)


def test_a_keyflower_turn_goes_on_through_its_transport():
    live = after_steps("keyflower", 2, 120)
    match = live.match
    verbs = [match.game.moves.write(action).split()[0] for _, action in match.actions]
    hauls = [n for n, verb in enumerate(verbs) if verb in ("to", "carry", "finish")]
    assert hauls, "nothing was carried in this game"
    for n in hauls:
        assert verbs[turns_of(live)[n] - 1] in ("use", "boat", "workers")


@pytest.mark.parametrize("name, players", GAMES)
def test_news_are_others_steps_since_ones_last(name, players):
    live = after_steps(name, players, 40)
    actors = [who for who, _ in live.match.actions]
    for at in range(1, len(actors) + 1):
        for seat in range(players):
            since, until = news_of(live, [seat], at)
            assert 0 <= since <= until <= at
            assert seat not in actors[since:until]
            assert since == 0 or actors[since - 1] == seat or since == until
    since, until = news_of(live, [], len(actors))  # who watches sees the last turn of everybody
    assert until == len(actors)
    assert len(set(turns_of(live)[since:])) == players


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name, players", GAMES)
def test_steps_lead_from_picture_to_picture(name, players):
    """Folded one after another they are the scenes of those positions, for that seat's eyes."""
    live = after_steps(name, players, 60)
    last = len(live.match)
    for who, language in ((1, "en"), (2, "fa"), (None, "de")):
        base = state_of(live, person(who), language, at=last - 8, have="")
        for have in (base["have"], "", "unknown"):
            asked = live, person(who), language, last - 8, last, None, have, "wide"
            answer = json.loads(json.dumps(steps_json(*asked)))
            scene = json.loads(json.dumps(base["scene"])) if "base" in answer else None
            assert ("base" in answer) == (have == base["have"])
            seen = []
            for one in answer["steps"]:
                scene = one["scene"] if scene is None else folded_scene(scene, one["scene"])
                whole = state_of(live, person(who), language, at=one["at"], have="")
                if one["at"] < last:  # at the end somebody may act, which steps do not show
                    assert scene["pieces"] == json.loads(json.dumps(whole["scene"]["pieces"]))
                assert one["by"] == (whole["by"] if one["at"] > last - 8 else None)
                assert one["points"] == [s["points"] for s in whole["seats"]]
                assert one["phase"] == whole["phase"]
                seen.append(one["at"])
            assert seen[-1] == last and seen == sorted(seen)


def test_steps_are_bounded_and_asked_for_properly():
    live = after_steps("kilt_castle", 2, 70)
    last = len(live.match)
    answer = steps_json(live, person(1), "en", 0, last, None, "", "wide")
    assert len(answer["steps"]) == min(last, MOST) + 1 and answer["from"] == max(0, last - MOST)
    for first, to in ((-1, 3), (3, 3), (5, 4), (0, last + 1)):
        with pytest.raises(Problem):
            steps_json(live, person(1), "en", first, to, None, "", "wide")
    with pytest.raises(Problem):  # nobody looks through another's seat
        steps_json(live, person(1), "en", 0, 3, 1, "", "wide")


def test_the_header_shows_what_each_would_have_now(monkeypatch):
    g = game("kilt_castle")

    def standing(record):
        hidden = {"seat": 1, "points": None, "lines": []}
        return [
            {"seat": 0, "points": 41, "lines": [{"what": "start", "ducats": 41}]},
            hidden,
            {"seat": 2, "points": 7, "lines": []},
        ]

    monkeypatch.setitem(register._registered, "kilt_castle", replace(g, standing=standing))
    live = after_steps("kilt_castle", 3, 6)
    state = state_of(live, person(1), "en")
    assert [s["points"] for s in state["seats"]] == [41, None, 7]
    assert state["standing"] and state["breakdown"][0]["lines"][0]["shown"] == "41"
    live.setup.state = "open"  # before a game there is nothing to show
    live.cards.clear()
    before = state_of(live, person(1), "en")["seats"]
    assert all(s["points"] is None for s in before)


def test_troyes_shows_a_number_for_everybody():
    live = after_steps("troyes", 3, 60)
    state = state_of(live, person(1), "fa")
    assert not any(s["points"] is None for s in state["seats"])
    assert [s["points"] for s in state["seats"]] == [e["points"] for e in state["breakdown"]]
    assert all(entry["aside"] for entry in state["breakdown"])


@played
async def test_speed_is_kept_and_steps_are_told_through_ones_own_seat(folder):
    async with opened(folder) as place:
        people = [place.guest(), place.guest()]
        await together(people, HANDS.name)
        ann, ben = people
        assert (await ann.post("/settings", speed="slow"))["speed"] == "slow"
        page = (await ann.get(f"/t/{ann.table}")).text
        assert '<option value="slow" selected>' in page
        await ann.refused("malformed", 400, "/settings", speed="warp")
        state = await ann.state()
        await ann.post(f"/t/{ann.table}/move", ply=state["ply"], move="swap")
        mine = (await ann.get(f"/t/{ann.table}/steps?from=0&to=1")).json()
        assert [one["by"] for one in mine["steps"]] == [None, 0]
        await ben.get(f"/t/{ann.table}/steps?from=0&to=1&seat=0", expect=403)
        await ben.get(f"/t/{ann.table}/steps?from=0", expect=400)
