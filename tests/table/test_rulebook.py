"""The rules on a game's page: whole, the same in five languages, and true to docs/rules."""

from __future__ import annotations

import re

import pytest

import korsi
from korsi.language import LANGUAGES
from korsi.table.rulebook import read_rulebook, rulebook
from own_files import PACKAGED, rules_of
from table.table import opened, played

GAMES = PACKAGED


def skeleton(game: str, language: str) -> list[tuple[str, str]]:
    return [
        (clause.id, clause.level)
        for section in rulebook(korsi.game(game), language)
        for clause in section.clauses
    ]


def specified(game: str) -> dict[str, str]:
    """The clauses of docs/rules and all that is said in each."""
    text = rules_of(game).read_text("utf-8")
    found = re.split(r"^- \*\*([A-Z]+-\d+\.\d+)\b", text, flags=re.M)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_clauses(game):
    english = skeleton(game, "en")
    assert english, f"{game} has no rulebook/en.md, or there is no clause in it"
    for language in LANGUAGES:
        assert skeleton(game, language) == english


@pytest.mark.parametrize("game", GAMES)
def test_the_page_tells_the_rules_the_program_follows(game):
    """Nothing but clauses of docs/rules, and nearly all: what is left out is not for players."""
    told, rules = [id for id, _ in skeleton(game, "en")], specified(game)
    assert set(told) <= set(rules)
    assert len(told) == len(set(told))
    missing = [clause for clause in rules if clause not in told]
    assert len(told) > 0.8 * len(rules), f"not told to players: {', '.join(missing)}"


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_stands_in_its_section(game):
    for section in rulebook(korsi.game(game), "en"):
        assert section.clauses
        assert all(clause.id.startswith(f"{section.id}.") for clause in section.clauses)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(game, language):
    sections = rulebook(korsi.game(game), language)
    there = {s.id for s in sections} | {c.id for s in sections for c in s.clauses}
    named = {part for s in sections for c in s.clauses for part in c.parts[1::2]}
    assert named <= there


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_is_plain(game, language):
    for section in rulebook(korsi.game(game), language):
        for clause in section.clauses:
            assert not re.search(r"[`*]|\[[CLRD]\b", clause.text), clause.id
            if language == "fr":  # no line may begin with a sign
                assert not re.search(r" [;:!?»]|« ", clause.text), (
                    f"{clause.id}: a no-break space (U+00A0) belongs there"
                )
            if language == "fa":
                letters = sum("\u0600" <= c <= "\u06ff" for c in clause.text)
                assert letters > len(clause.text) / 2, clause.id
                assert not re.search("[يك]", clause.text), clause.id


def test_a_broken_file_names_its_line(tmp_path):
    file = tmp_path / "en.md"
    file.write_text("## K-1 Board\n\n- **K-1.1** Fine.\nNot fine.\n", "utf-8")
    with pytest.raises(korsi.BadGame, match="line 4"):
        read_rulebook(file)


@pytest.mark.parametrize("language", ("en", "fa"))
@pytest.mark.parametrize("game", GAMES)
def test_every_page_shows_its_rules(tmp_path, game, language):
    async def pages(folder):
        async with opened(folder) as place:
            reader = place.guest(language)
            html = (await reader.get(f"/g/{game}", accept="text/html")).text
            ids = re.findall(r'class="clause" id="([^"]+)"', html)
            assert ids == [id for id, _ in skeleton(game, language)]
            there = set(re.findall(r'id="([^"]+)"', html))
            links = set(re.findall(r'href="#([^"]+)"', html))
            assert links <= there
            rules = html.split('class="clauses"')[1].split("</section>")[0]
            shown = re.findall(r"<bdi>([^<]*)</bdi>", rules)
            latin = {bool(re.search("[A-Za-z]", clause)) for clause in shown}
            assert latin == {language == "en"}, "a Persian page numbers its clauses in its digits"
            assert re.search(r'<bdi dir="ltr">Korsi [\d.]+</bdi>', html)

    played(pages)(tmp_path)


@played
async def test_the_box_can_be_taken_home(folder):
    async with opened(folder) as place:
        reply = await place.guest().get("/g/mangrovia/components.toml")
        assert reply.text == korsi.game("mangrovia").box.text
        assert "attachment" in reply.headers["content-disposition"]
        await place.guest().get("/g/chess/components.toml", expect=404)
