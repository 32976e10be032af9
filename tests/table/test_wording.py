"""Texts are made once for all tables: whoever sits there, the names are theirs."""

from korsi.core.game import game
from korsi.core.scene import Noun
from korsi.games.keyflower import box
from korsi.games.keyflower.scene.sides import cost, does
from korsi.table.analysis import turn_text
from korsi.table.wording import _event_texts, event_texts, say_of, step_text, words_of

ODD = ["Ann", "\ue000 \ue001", "۱۲", "{ $seat }"]  # letters, signs we use ourselves, digits only


def test_texts_name_those_who_sit_there() -> None:
    g = game("kilt_castle")
    for language in ("en", "fa", "de"):
        words = words_of(language, g)
        for names in (ODD, ODD[::-1], ["Ben"] * 4):
            for seat in range(4):
                event = {"event": "wins", "seat": seat, "ducats": 3}
                asked = {f: event.get(f, 0) for f, _ in _fields(g, "wins")} | {
                    "event": "wins",
                    "seat": seat,
                }
                for you in (-1, seat):
                    plain = words.event(asked, names, you)
                    assert event_texts(words, names, asked, you)[0] == plain
                    assert event_texts(words, names, asked, you)[0] == plain
                args = {"seat": Noun("seat", seat), "name": Noun("seat", seat)}
                said = words.say(names)("waiting-for", args)
                assert say_of(words, names)("waiting-for", args) == said and names[seat] in said


def test_only_whom_it_names_is_told_otherwise() -> None:
    """A number of an event that happens to be the reader's seat makes no text of its own."""
    g = game("kilt_castle")
    words, names = words_of("en", g), ["Ann", "Ben", "Cem", "Dia"]
    event = {f: 2 for f, how in _fields(g, "wins") if how != "seat"} | {"event": "wins", "seat": 0}
    assert 2 in event.values()
    told = event_texts(words, names, event, 1)
    made = _event_texts.cache_info().misses
    assert event_texts(words, names, event, 2) == event_texts(words, names, event, -1) == told
    assert _event_texts.cache_info().misses == made
    assert event_texts(words, names, event, 0) != told


def _fields(g, name):
    return next(k for k in g.events if k.name == name).fields


def test_a_list_within_a_text_is_said_each_time() -> None:
    """What a Keyflower upgrade costs and brings are lists of notes, with arguments of their own."""
    words = words_of("en", game("keyflower"))
    for tile in (t for t in range(len(box.TILE_IDS)) if box.UPGRADABLE[t]):
        for key, args in (
            ("preview-upgrade", {"cost": cost(tile)}),
            ("preview-upgraded", {"does": does(tile, 1)}),
        ):
            plain = words.say([])(key, args)
            assert say_of(words, [])(key, args) == plain == say_of(words, [])(key, args)


def test_a_step_names_whose_die_is_taken() -> None:
    """The report and hints said "the first player": seats have names, and the reader is "you"."""
    g = game("troyes")
    names = ["Mina", "Otto", "Sara"]
    words, moves = words_of("en", g), g.moves

    def told(move: str, seat: int, you: int = -1, sit: list[str] = names) -> str:
        text = step_text(words, sit, moves.parse(move), seat, you)
        return text.translate({0x2068: None, 0x2069: None})

    assert told("take 1 red 3", 0) == "Take the red 3 from Otto"
    assert told("take 1 red 3", 1) == "Take from their own district: red 3"
    assert told("take 1 red 3", 1, you=1) == "Take your own red 3"
    assert told("take neutral red 3", 1) == "Take the red 3 from the neutral district"
    assert told("take neutral red 3", 0, sit=["Mina"]) == "Take the red 3 from Le Roy"
    assert told("pass", 0) == "Pass"
    turn = [moves.parse(move) for move in ("build", "take 2 white 5", "done")]
    for code in ("en", "de", "fr", "it", "fa"):
        assert "Sara" in turn_text(words_of(code, g), names, turn, 0, -1)
    for seat in range(3):  # as the terminal says it
        action = moves.parse(f"take {seat} red 3")
        assert words.step(action, 0, names) == step_text(words, names, action, 0, -1)
