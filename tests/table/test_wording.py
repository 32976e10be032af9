"""Texts are made once for all tables: whoever sits there, the names are theirs."""

from korsi.core.game import game
from korsi.core.scene import Noun
from korsi.table.wording import event_texts, say_of, words_of

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


def _fields(g, name):
    return next(k for k in g.events if k.name == name).fields
