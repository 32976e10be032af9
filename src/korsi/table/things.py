"""What a thing on the table is, in the reader's words, and why it cannot be chosen now.

The card is made from what the seat may know (`View`), so nothing is said that `hide` took away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from korsi.core.explain import Card
from korsi.core.game import Game
from korsi.core.match import View, refused
from korsi.core.scene import FACES
from korsi.core.scene.drawing import for_page
from korsi.language import Words
from korsi.table import prompts
from korsi.table.forced import back_to_decision
from korsi.table.learning import scripted
from korsi.table.live_table import LiveTable
from korsi.table.problems import Problem
from korsi.table.rulebook import clause_json
from korsi.table.state import digits_of, scene_of
from korsi.table.viewpoint import Viewpoint
from korsi.table.wording import step_text, told, who_is_you

Json = dict[str, Any]
TRIED = 200
"""Actions that are asked for their refusal: enough to find the telling one."""


def thing_json(live: LiveTable, viewpoint: Viewpoint, thing: str, picked: str = "") -> Json:
    """The answer of docs/table.md, "What a thing is". `picked`: what the reader has chosen before,
    to do something with it there."""
    card = viewpoint.view.card(thing)
    if card is None:
        raise Problem("not-found")
    names, you = viewpoint.names, who_is_you(viewpoint.own)
    said = card_json(live.match.game, card, viewpoint.words, names, digits_of(viewpoint), you)
    why = _why(live, viewpoint, thing, card.clause, picked)
    lacks = why.pop("lacks", False)
    if lacks and why["text"] not in said["now"]:  # worth knowing before it is chosen, too
        said["now"].append(why["text"])
    return {"thing": thing, **said, "why": why}


def card_json(
    g: Game, card: Card, words: Words, names: list[str], digits: str | None = None, you: int = -1
) -> Json:
    """A card in words."""
    say = words.say(names, you)
    name = _begun(say(*card.name), names)
    return {
        "name": name,
        "says": [_begun(say(*note), names) for note in card.says],
        "now": [_begun(say(*note), names) for note in card.now],
        "owner": _owner(words, names, card.owner, you, name),
        "clause": clause_json(g, words, card.clause),
        "unsure": told(words, "card-unsure") if card.unsure else "",
        "drawing": _drawing(g, card, digits),
    }


def _begun(text: str, names: list[str]) -> str:
    """What stands on a card begins with a capital: Wood, not wood. Nobody's name is changed."""
    bare = text.lstrip("\u2066\u2067\u2068")
    if bare.startswith(tuple(name for name in names if name)):
        return text
    return text.removesuffix(bare) + bare[:1].upper() + bare[1:]


def _owner(words: Words, names: list[str], owner: int, you: int, heading: str) -> Json | None:
    """Whose it is; nothing where the heading says it: Mina does not belong to Mina."""
    if (
        owner < 0
        or names[owner] in heading
        or heading.strip("\u2066\u2067\u2068\u2069") == words("you")
    ):
        return None
    belongs = "ui-belongs-you" if owner == you else "ui-belongs"
    name = names[owner]
    return {"seat": owner, "name": name, "text": told(words, belongs, name=name)}


def _drawing(g: Game, card: Card, digits: str | None) -> Json | None:
    """Its face for a page that has the symbols and colours of this game."""
    if not card.face:
        return None
    tones = [f"tone-{card.tone}"] * bool(card.tone) + [f"second-{card.second}"] * bool(card.second)
    markup = for_page(g.name, FACES[card.face], digits)
    return {"markup": markup, "class": " ".join(tones), "size": list(card.size)}


# --------------------------------------------------------------------------- why not


def _why(live: LiveTable, viewpoint: Viewpoint, thing: str, clause: str, picked: str) -> Json:
    """Why nothing happens when the thing is chosen: a sentence and, where a rule says so, which.

    Where nothing can be done with the thing, or only by way of another, the rule is its own:
    `clause`, what it is for."""
    words, g = viewpoint.words, live.match.game

    def plainly(key: str, /, **values: Any) -> Json:
        return {"text": told(words, key, **values), "clause": None}

    if live.setup.state == "open":
        return plainly("why-open")
    if live.setup.state == "over":
        return plainly("why-over")
    if not viewpoint.own:
        return plainly("why-watching")
    if viewpoint.at != len(live.match):
        return plainly("why-past", move=viewpoint.at)
    if viewpoint.seat < 0:
        return plainly("why-curtain")
    acting = live.acting()
    step = prompts.step_of(viewpoint.view.moment())
    if viewpoint.seat not in acting or live.seats[viewpoint.seat].kind != "person":
        doing = prompts.prompt(words, step, acting, viewpoint.names, False)
        return plainly("why-not-your-turn", waiting=doing)
    about = g.actions_about(thing, viewpoint.seat) if g.actions_about else ()
    legal = viewpoint.view.actions()
    if picked and g.actions_about and viewpoint.view.card(picked):
        # what is possible with another thing was not asked
        both = sorted(set(about).intersection(g.actions_about(picked, viewpoint.seat)))
        about = both or about
    if set(legal).intersection(about):
        own = f"why-elsewhere-{thing.partition('-')[0]}"  # a game may know what to click first
        first = _opened_first(live, viewpoint, legal, about, picked)
        plain = "why-first" if first else "why-elsewhere"
        text = told(words, own if words.has(own) else plain)
        elsewhere = {"text": text, "clause": clause_json(g, words, clause)}
        return _other_way(g, viewpoint, about) or elsewhere
    instead = _instead(live, viewpoint, about)
    found = telling(viewpoint.view, about, legal)
    if found is None:
        now = prompts.prompt(words, step, acting, viewpoint.names, True)
        own = f"why-nothing-{thing.partition('-')[0]}"  # a game may say what its kind is for
        text = told(words, own if words.has(own) else "why-nothing", prompt=now)
        return {"text": text, "clause": clause_json(g, words, clause), **instead}
    if missing := _lacks(g, viewpoint, *found):
        return missing | instead
    error = refused(g, viewpoint.seat, *found)
    by = clause_json(g, words, error.clause)
    return {"text": words.refusal(error), "clause": by, **instead}


def _opened_first(
    live: LiveTable,
    viewpoint: Viewpoint,
    legal: Sequence[int],
    about: Sequence[int],
    picked: str,
) -> bool:
    """Can the thing be chosen only once something else is, such as a space a card is moved to?"""
    scene = scene_of(live, viewpoint, [*legal])
    can = set(legal).intersection(about)
    where = [t for t in scene.targets if can.intersection(t.actions)] if scene else []
    return not picked and bool(where) and all(t.group for t in where)


def _instead(live: LiveTable, viewpoint: Viewpoint, about: Sequence[int]) -> Json:
    """Somebody has begun something, and could have chosen this thing instead: how many decisions
    they would take back for it, and what that is called. What has done something is not begun."""
    match, makers, seat, taken = live.match, live.makers, viewpoint.seat, 0
    if scripted(live, match) is not None:
        return {}
    while (n := back_to_decision(live, match, makers)) is not None and match.actions[n][0] == seat:
        if any(match.at(k).events() for k in range(n + 1, len(match) + 1)):
            return {}
        if match.actions[n][1] in about:
            return {}  # with this very thing
        begun = step_text(viewpoint.words, viewpoint.names, match.actions[n][1], seat, seat)
        match, makers, taken = match.at(n), makers[:n], taken + 1
        if set(match.legal_actions(seat)).intersection(about):
            text = told(viewpoint.words, "why-instead", step=begun)
            return {"instead": {"back": taken, "text": text}}
    return {}


def _lacks(g: Game, viewpoint: Viewpoint, action: int, code: int) -> Json | None:
    """What is missing for a refused action, where the game can say it."""
    lacks = g.lacking(viewpoint.view.ints, viewpoint.seat, action, code) if g.lacking else None
    if lacks is None:
        return None
    key, args, clause = lacks
    by = clause_json(g, viewpoint.words, clause)
    return {"text": viewpoint.say(key, args), "clause": by, "lacks": True}


def _other_way(g: Game, viewpoint: Viewpoint, about: Sequence[int]) -> Json | None:
    """Something can be done with the thing; what is missing for what else one may have wanted."""
    if g.lacking is None:
        return None
    codes = ((action, viewpoint.view.refused(action)) for action in about[:TRIED])
    found = (_lacks(g, viewpoint, action, code) for action, code in codes if code)
    return next((missing for missing in found if missing), None)


def telling(view: View, about: Sequence[int], legal: Sequence[int]) -> tuple[int, int] | None:
    """Of what cannot be done with a thing, what somebody who chose it most likely wanted, and the
    code of its refusal.

    Most likely what differs least from what can be done: the same verb, and as many fields as
    possible that a legal action of that verb has too (a kind of floor one still has). Where that
    leaves several, the refusal that stands last in the game's list: games list what is wrong with
    the moment first and what is wrong with a place last.
    """
    if not len(about) or not legal:
        return None
    moves = view.game.moves
    actions, can = np.asarray(about), np.asarray(legal)
    likeness = np.zeros(len(actions), int)
    for verb in np.unique(moves.verb[can]):
        same = moves.verb[actions] == verb
        those = can[moves.verb[can] == verb]
        likeness[same] += 10
        for field in (moves.a, moves.b, moves.c):
            likeness[same] += np.isin(field[actions[same]], field[those])
    likely = actions[likeness == likeness.max()][:TRIED]
    codes = [(int(a), view.refused(int(a))) for a in likely]
    action, code = max(codes, key=lambda found: found[1])
    return (action, code) if code else None
