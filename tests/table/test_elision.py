"""Le village d'Otto: French elides before the names of people, whoever they are."""

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


def test_a_name_stays_as_its_owner_writes_it() -> None:
    for language in LANGUAGES:
        words = words_of(language, game("keyflower"))
        for name in ("Guy de Avon", "que Anna", "de", "\ue000 de Otto"):
            assert f"\u2068{name}\u2069" in say_of(words, [name])("card-village", SEAT)
