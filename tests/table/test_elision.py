"""Le village d'Otto, ad Anna: names are joined to a text as French and Italian do it."""

from korsi.core.game import game
from korsi.core.scene import Noun
from korsi.language import LANGUAGES, Words
from korsi.table.wording import say_of, words_of

SEAT = {"seat": Noun("seat", 0)}


def test_names_are_elided_in_french() -> None:
    """Also where they are put into texts that were made for all tables."""
    words = words_of("fr", game("keyflower"))
    said = {name: say_of(words, [name])("card-village", SEAT) for name in ("Otto", "Édith", "Luc")}
    assert said == {
        "Otto": "Village d’\u2068Otto\u2069",
        "Édith": "Village d’\u2068Édith\u2069",
        "Luc": "Village de \u2068Luc\u2069",
    }
    assert words.say(["Otto"])("card-village", SEAT) == said["Otto"]
    event = {"event": "stands_up", "seat": 0, "tile": "well", "colour": "red"}
    assert "couchés d’\u2068Otto\u2069" in words.event(event, ["Otto"])
    assert "couchés d’Otto" in Words("fr", "keyflower", isolate=False).event(event, ["Otto"])
    assert "ce qu’\u2068Otto\u2069" in words_of("fr")("note-redeal", seat="Otto")


def test_italian_says_ad_before_an_a() -> None:
    words = words_of("it", game("kilt_castle"))
    paid = {
        name: say_of(words, ["Bo", name])("preview-pays", {"ducats": 2, "to": Noun("seat", 1)})
        for name in ("Anna", "Àlvaro", "Otto", "a3")
    }
    assert paid == {
        "Anna": "paghi \u20682\u2069 ad \u2068Anna\u2069",
        "Àlvaro": "paghi \u20682\u2069 a \u2068Àlvaro\u2069",
        "Otto": "paghi \u20682\u2069 a \u2068Otto\u2069",
        "a3": "paghi \u20682\u2069 a \u2068a3\u2069",
    }
    plain = Words("it", "kilt_castle", isolate=False)
    event = {"event": "pays", "seat": 1, "ducats": 2, "to": 0}
    assert plain.event(event, ["Anna", "Ettore"]) == "Ettore paga 2 ducati ad Anna."
    assert plain.join(["Otto", "Ettore"]) == "Otto ed Ettore"


def test_a_name_stays_as_its_owner_writes_it() -> None:
    for language in LANGUAGES:
        words = words_of(language, game("keyflower"))
        for name in ("Guy de Avon", "que Anna", "de", "Pino e Enzo", "\ue000 de Otto"):
            assert f"\u2068{name}\u2069" in say_of(words, [name])("card-village", SEAT)
