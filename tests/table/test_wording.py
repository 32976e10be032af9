"""Texts are made once for all tables: whoever sits there, the names are theirs."""

from korsi.core.game import game
from korsi.core.scene import Noun
from korsi.language import Words
from korsi.table.wording import event_text, say_of, words_of

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
                    assert event_text(words, names, asked, you) == plain
                    assert event_text(words, names, asked, you) == plain
                args = {"seat": Noun("seat", seat), "name": Noun("seat", seat)}
                said = words.say(names)("waiting-for", args)
                assert say_of(words, names)("waiting-for", args) == said and names[seat] in said


def test_names_are_elided_in_french() -> None:
    """Le village d'Otto: names are put into texts that were made for all tables."""
    words, seat = words_of("fr", game("keyflower")), {"seat": Noun("seat", 0)}
    said = {name: say_of(words, [name])("card-village", seat) for name in ("Otto", "Édith", "Luc")}
    assert said == {
        "Otto": "Village d’\u2068Otto\u2069",
        "Édith": "Village d’\u2068Édith\u2069",
        "Luc": "Village de \u2068Luc\u2069",
    }
    event = {"event": "stands_up", "seat": 0, "tile": "well", "colour": "red"}
    assert "couchés d’\u2068Otto\u2069" in event_text(words, ["Otto", "Luc"], event, -1)
    assert "d’Otto" in Words("fr", "keyflower", isolate=False).event(event, ["Otto"])
    lord = "Guy de Avon"  # a name stays as its owner writes it
    assert lord in event_text(words, [lord], event, -1)
    assert words_of("fr")("note-redeal", seat="Otto").startswith("À partir d’ici, tout ce qu’")
    italian = words_of("it", game("keyflower"))
    assert "di \u2068Otto\u2069" in say_of(italian, ["Otto"])("card-village", seat)


def _fields(g, name):
    return next(k for k in g.events if k.name == name).fields
