"""Where one chooses, one is told why one is asked and what it brings: the newcomers' questions."""

from __future__ import annotations

import random
import re

import numpy as np

import korsi
from korsi.coach import reasons
from korsi.coach.advice import plain_advice
from korsi.coach.report import PARTS
from korsi.coach.turns import Turn
from korsi.games.kilt_castle import scoring
from korsi.table import analysis, prompts
from korsi.table.hints import hint_json
from korsi.table.log_lines import log_lines
from korsi.table.state import colours_each
from korsi.table.viewpoint import StateRequest
from korsi.table.wording import words_of
from table.table import open_table, opened, played
from table.test_differences import live_table_of, person, step


def plain(text: str) -> str:
    return text.translate(dict.fromkeys(map(ord, "\u2068\u2069")))


NAMES = ["Ann", "Otto", "Mina", "Ben"]


def random_positions(game: str, players: int, seed: int = 5):
    match, chance = korsi.Match(game, players=players, seed=seed), random.Random(seed)
    while not match.over:
        seat = chance.choice(match.acting())
        yield match, seat
        match.play(chance.choice(match.legal_actions(seat)), seat)


def test_who_builds_in_anothers_turn_is_told_whose_doing_it_is():
    words, called = words_of("en", korsi.game("kilt_castle")), 0
    for match, seat in random_positions("kilt_castle", 4):
        asked = prompts.step_of(match.view(seat).moment())
        said = plain(prompts.prompt(words, asked, [seat], NAMES, True))
        active = int(match.state["active"])
        if asked["step"] == "build" and active != seat:
            card = words.noun("card", asked["card"])
            assert said.startswith(f"{NAMES[active]} moved the {card}: you build a"), said
            called += 1
        else:
            assert "moved the" not in said
    assert called > 20


def test_a_floor_says_what_it_brings_and_what_it_covers():
    """Points and the next ducat day, payment and roof included, as the rules have them after it:
    with the ducat day that follows at once, which was left out, though it was certain."""
    seen = set()
    for match, seat in random_positions("kilt_castle", 3):
        for target in match.view(seat).scene().targets:
            for choice in target.choices:
                if not choice.key.startswith(("action-build", "choice-floor", "action-roof")):
                    continue
                notes = dict(choice.notes)
                early = notes.get("preview-before")
                notes |= dict(early["that"] if early else ())
                after = match.at(len(match)).play(choice.action, seat)
                told = after.events()
                ends = [key for key in notes if key.startswith("preview-end")]
                (end,) = ends  # what changes nothing is said as well
                before, then = (ended(of, seat) for of in (match, after))
                earned = [e["ducats"] for e in told if e["event"] == "earns" and e["seat"] == seat]
                pending = bool(after.state["ducat_pending"])
                if pending:  # as it stands before whoever builds next
                    earned = [day(after, seat)]
                    then += earned[0]
                assert (notes[end]["before"], notes[end]["after"]) == (before, then)
                assert bool(early) == (int(after.state["step"]) in (1, 2))
                if early:  # it may change: it says by whom
                    assert early["seat"].id == after.acting()[0]
                assert earned == ([notes[end]["n"]] if end == "preview-end-paid" else [])
                assert end.endswith("-same") == (before == then and not earned)
                last = any(e["event"] == "last_floor" for e in told)
                assert ("preview-last" in notes) == last
                assert not (pending and "preview-day" in notes)
                if not earned and not after.over:
                    now = day(match, seat)
                    says = notes.get("preview-day", {"before": now, "after": now})
                    assert (says["before"], says["after"]) == (now, day(after, seat))
                seen |= notes.keys()
    wanted = {"preview-roof", "preview-covers", "preview-end", "preview-day", "preview-end-same"}
    assert wanted | {"preview-end-paid", "preview-before", "preview-last"} <= seen


def ended(match: korsi.Match, seat: int) -> int:
    """Ducats if the game ended now."""
    (entry,) = [e for e in match.game.standing(match.state) if e["seat"] == seat]
    return int(entry["points"])


def day(match: korsi.Match, seat: int) -> int:
    return int(scoring.ducat_day_income(match.state, seat))


def test_whoever_builds_last_is_told_so_and_all_are_told_that_the_end_is_near():
    """The last build of a game was asked for like any other."""
    words, seen = words_of("en", korsi.game("kilt_castle")), set()
    positions = (at for seed in range(9) for at in random_positions("kilt_castle", 4, seed))
    for match, seat in positions:
        asked = prompts.step_of(match.view(seat).moment())
        said = plain(prompts.prompt(words, asked, [seat], NAMES, True))
        left = match.state["supply"].sum(axis=1)
        low = [int(match.state["owner"][c]) for c in range(4) if left[c] == min(left)]
        if asked["step"].startswith("build"):
            assert ("has built their last floor" in said) == (min(left) == 0)
            assert min(left) or [said.startswith(NAMES[one]) for one in low] == [True]
        elif asked["step"] == "move":
            assert ("Floors left:" in said) == (min(left) <= 3)
            assert min(left) > 3 or all(("You" if i == seat else NAMES[i]) in said for i in low)
        seen.add((asked["step"], min(4, int(min(left)))))
        if seen >= {("build_last", 0), *(("move", n) for n in (1, 2, 3, 4))}:
            return
    raise AssertionError(seen)


def test_two_players_are_told_that_each_plays_two_colours():
    game = korsi.game("kilt_castle")
    for players in (2, 3, 4):
        moment = korsi.Match(game, players=players, seed=1).view(0).moment()
        said = plain(colours_each(words_of("en", game), moment))
        assert said == ("Each of you plays 2 colours." if players == 2 else "")


@played
async def test_the_first_prompt_of_two_names_ones_colours(folder):
    async with opened(folder) as place:
        ann = place.guest()
        state = await open_table(ann, ["me", "level1"], "kilt_castle")
        state = await ann.state()
        assert plain(state["each"]) == "Each of you plays 2 colours."
        if state["prompt"]["yours"]:
            assert state["prompt"]["detail"].startswith("You play ")


def test_black_dice_are_countered_with_dice_that_are_named():
    live, chance, found = live_table_of("troyes", 3, 4), random.Random(4), 0
    while not live.match.over and len(live.match) < 400:
        step(live, chance)
    words = words_of("en", live.match.game)
    for line in log_lines(live, -1, words, NAMES[:3], -1, len(live.match)):
        text = plain(line["text"])
        if " counters " in text:
            found += 1
            assert " with a " in text, text
    assert found > 3


def test_a_die_of_the_wrong_colour_is_told_the_right_one():
    game, told = korsi.game("troyes"), 0
    for match, seat in random_positions("troyes", 3):
        view = match.view(seat)
        for action in range(game.moves.first["take"], game.moves.first["from"]):
            code = view.refused(action)
            if code and game.refusals[code].key == "refused-wrong-colour":
                key, args, clause = game.lacking(view.ints, seat, action, code) or ("", {}, "")
                if key:
                    takes = [game.moves.json(a) for a in view.actions()]
                    right = {t["colour"] for t in takes if t["action"] == "take"}
                    assert right <= {args["colour"]} and clause == "T-8.1"
                    told += 1
        if told > 50:
            return
    assert told


def test_a_hint_says_that_the_adviser_is_not_ready():
    live = live_table_of("kilt_castle", 3, 4)
    (seat,) = live.match.acting()
    viewpoint = StateRequest(person(seat + 1), "en").viewpoint(live)
    action = live.match.legal_actions(seat)[0]
    for waking in (True, False):
        note = hint_json(live, viewpoint, plain_advice(action, waking))["note"]
        assert ("getting ready" in note) == waking


def test_what_comes_later_is_said_in_whole_numbers_or_not_at_all(monkeypatch):
    """A beginner read: amulets each bowl brings, 0.1 more."""
    game = korsi.game("mangrovia")
    view = korsi.Match(game, players=3, seed=2).view(0)
    part = next(p for p in reasons.vocabulary(game).parts if p.name == "valuables")
    for more, said in ((0.4, []), (1.3, [1])):

        def features(game, states, seat, more=more):
            found = np.zeros((3, len(game.value_features)))
            found[0, part.said[0]] = more if states == "turn" else 0.0
            return found, 0.5

        monkeypatch.setattr(reasons, "_features", features)
        monkeypatch.setattr(reasons, "_stage", lambda game, states: 0)
        monkeypatch.setattr(
            reasons, "played_on", lambda g, v, a, n, s: ["turn" if a else "usual"] * n
        )
        found = reasons.later_reasons(game, view, Turn((1,), 0.5, 0.1, 8), 8)
        assert [reason.n for reason in found if reason.what == "valuables-more"] == said


@played
async def test_what_a_game_is_about_stands_below_its_name(folder):
    async with opened(folder) as place:
        page = (await place.guest().get("/")).text
        for card in re.findall(r'<article class="game card">.*?</article>', page, re.S):
            name, about, fold = (card.index(x) for x in ("<h2>", 'class="blurb"', "data-unfold"))
            assert name < about < fold


def test_a_long_better_turn_is_told_step_by_step():
    live, chance = live_table_of("troyes", 2, 3), random.Random(3)
    while len(live.match) < 12:
        step(live, chance)
    words = words_of("en", live.match.game)
    actions = [action for _, action in live.match.actions[-5:]]
    for length, told in ((2, 0), (5, 5)):
        found = {"seat": 0, "played": actions[:1], "best": actions[:length], "reasons": [],
                 "first": 0, "cost": 0.1, "worth": 0.5, "grade": "slip"}  # fmt: skip
        account = dict.fromkeys(PARTS, 0.0) | {PARTS[0]: 0.5, "result": 0.5}
        whole = {"decisions": [found], "periods": [], "accounts": [account] * 2, "turning": []}
        (decision,) = analysis.in_words(live, whole, words)["decisions"]
        assert len(decision["best_steps"]) == told


def test_no_persian_tile_is_a_mine_of_keys():
    game = korsi.game("keyflower")
    words = words_of("fa", game)
    tiles = next(f for f in game.moves.families if f.verb == "bid").axes[0].ids
    names = [words.noun("tile", id) for id in tiles]
    assert not [name for name in names if "کلید" in name] and len(set(names)) == len(names)
