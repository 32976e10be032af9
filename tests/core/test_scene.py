"""A scene draws what it is told: as SVG, as JSON, as PNG; in a page and on its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from korsi.core.errors import BadGame
from korsi.core.int_record import ints
from korsi.core.scene import (
    ABOVE,
    FACES,
    FONT,
    FONTS,
    PERSIAN_DIGITS,
    SHARED,
    Choice,
    Noun,
    Piece,
    Scene,
    Target,
    face,
    face_of,
    mix,
    num,
    part,
    place,
    shades,
    text_svg,
    use,
)
from korsi.core.scene.faces import Drawings
from korsi.core.scene.sending import Sender

ART = """<svg xmlns="http://www.w3.org/2000/svg"><defs>
  <linearGradient id="light"><stop offset="0" stop-color="var(--k-gold)"/></linearGradient>
  <g id="dot"><circle r="5" fill="var(--k-tone)" stroke="url(#light)"/></g>
  <g id="pair"><use href="#dot"/><rect width="4" height="4" fill="var(--k-second-dark)"/></g>
  <g id="dot--last"><circle r="9" fill="var(--k-cream)"/></g>
</defs></svg>"""


@pytest.fixture
def art(tmp_path: Path) -> Path:
    file = tmp_path / "art.svg"
    file.write_text(ART, "utf-8")
    return file


def look(art: str = "", text: str = "", more: str = "") -> str:
    """A face: a symbol, a text."""
    return face_of((use(art) if art else "") + more + (text_svg(text, 0, 0, 16) if text else ""))


def scene(art: Path, *pieces: Piece, targets: tuple[Target, ...] = ()) -> Scene:
    tones = {"red": "#aa0000", "blue": "#0000cc"}
    return Scene("toy", 100, 80, art, pieces, targets, ground='<g id="sea"/>', tones=tones)


def test_a_standalone_picture_has_colours_and_no_references(art: Path) -> None:
    svg = scene(art, Piece("p-1", look("pair"), tone="red", second="blue")).svg()
    ElementTree.fromstring(svg)
    assert "var(" not in svg and "<use" not in svg
    assert "#aa0000" in svg and shades("#0000cc")["-dark"] in svg


def test_a_tone_colours_only_what_is_inside(art: Path) -> None:
    inside = use("dot", tone="blue") + use("dot")
    svg = scene(art, Piece("p-1", look(more=inside), tone="red")).svg()
    fills = re.findall(r'<circle r="5" fill="(#\w+)"', svg)
    assert fills == ["#0000cc", "#aa0000"]


def test_in_a_page_colours_and_symbols_are_named(art: Path) -> None:
    s = scene(art, Piece("p-1", look("pair"), tone="red", second="blue"))
    svg = s.svg(standalone=False)
    ids = [e.get("id") for e in ElementTree.fromstring(svg).iter() if e.get("id")]
    assert len(ids) == len(set(ids))
    assert {"toy-pair", "toy-light", "sea", "p-1"} <= set(ids)
    assert 'href="#toy-pair"' in svg and "url(#toy-light)" in svg
    assert 'class="piece p tone-red second-blue"' in svg
    css = s.css("light")
    assert f"--k-gold:{SHARED['gold'][1]}" in css and ".second-blue{" in css


def test_every_variable_of_a_page_is_in_its_stylesheet(art: Path) -> None:
    s = scene(art, Piece("p-1", look("pair", "3"), tone="red", second="blue"),
              targets=(Target("t", 1, 1, badge="2"),))  # fmt: skip
    used = set(re.findall(r"var\((--k-[\w-]+)\)", s.svg(standalone=False)))
    given = set(re.findall(r"(--k-[\w-]+):", s.css()))
    assert used <= given


def test_boards_never_mirror(art: Path) -> None:
    assert 'direction="ltr"' in scene(art).svg(digits=PERSIAN_DIGITS, standalone=False)


def test_digits_follow_the_reader_in_text_only(art: Path) -> None:
    s = scene(art, Piece("p-12", look("dot", "12"), x=12, tone="red"),
              targets=(Target("t-3", 3, 3, badge="47"),))  # fmt: skip
    svg = s.svg(digits=PERSIAN_DIGITS)
    assert ">۱۲</text>" in svg and ">۴۷</text>" in svg
    assert 'id="p-12"' in svg and "translate(12 0)" in svg
    made = s.json(digits=PERSIAN_DIGITS)
    piece, target = (made["faces"][made[part][0]["face"]] for part in ("pieces", "targets"))
    assert ">۱۲<" in piece and "۴۷" in target


def test_pieces_are_drawn_in_order_of_z(art: Path) -> None:
    svg = scene(
        art, Piece("p-1", look("dot"), z=5, tone="red"), Piece("p-2", look("dot"), tone="red")
    ).svg()
    assert svg.index('id="p-2"') < svg.index('id="p-1"')


def test_numbers_may_lie_above_the_targets(art: Path) -> None:
    s = scene(art, Piece("p-1", look("dot"), z=ABOVE, tone="red"), targets=(Target("t-1", 5, 5),))
    svg = s.svg()
    assert svg.index('id="t-1"') < svg.index('class="above"') < svg.index('id="p-1"')
    assert s.json()["pieces"][0]["z"] == ABOVE


def test_a_mark_is_a_class_of_its_piece(art: Path) -> None:
    marked = Piece("p-1", look("dot"), tone="red", marks=("last", "nothing"))
    assert "mark-last mark-nothing" in scene(art, marked).svg()


def test_groups_first_then_their_members(art: Path) -> None:
    opener = Target("take-1", 10, 10)
    member = Target("put-1", 50, 10, choices=(Choice(7),), group="take-1")
    s = scene(art, targets=(opener, member))
    assert 'id="put-1"' not in s.svg() and 'id="take-1"' in s.svg()
    assert 'id="put-1"' in s.svg(group="take-1") and 'id="take-1"' not in s.svg(group="take-1")
    page = s.svg(standalone=False)
    assert 'id="put-1"' in page and page.count('display="none"') == 1
    assert 'display="none"' not in s.svg(standalone=False, group="take-1")
    assert ["choices" in t for t in s.json()["targets"]] == [False, True]
    assert "take-1" not in s.svg(targets=False)


def test_json_carries_all_a_browser_patches_with(art: Path) -> None:
    ghost = Piece("ghost", look("dot"), tone="blue")
    choice = Choice(3, "action", {"cell": "c3"}, ghost=(ghost,), notes=(("free", {}),))
    target = Target("t", 1, 2, choices=(choice,), lights=("p-1",))
    piece = Piece("p-1", look("dot"), 3, 4, 90, 2, tone="red", key="what", enter=(0, 0),
                  args={"seat": Noun("seat", 1)})  # fmt: skip
    made = scene(art, piece, targets=(target,)).json(say=lambda key, args: f"{key}!")
    p, t = made["pieces"][0], made["targets"][0]
    assert (p["x"], p["y"], p["turn"], p["scale"]) == (3, 4, 90, 2)
    assert place(3, 4, 90, 2) == "translate(3 4) rotate(90) scale(2)"
    assert made["faces"][p["face"]] == '<use href="#toy-dot"/>' and p["enter"] == (0, 0)
    assert p["label"] == {"text": "what!"}
    assert [c["action"] for c in t["choices"]] == [3] and t["lights"] == ("p-1",)
    (ghost,) = t["choices"][0]["ghost"]
    assert ghost["class"] == "piece ghost tone-blue" and ghost["face"] == p["face"]
    assert t["choices"][0]["notes"] == ["free!"]


def test_a_part_is_laid_anew_when_a_field_it_has_read_changes() -> None:
    laid: list[int] = []

    @part
    def coins(s: Any, seat: int) -> Iterator[Piece]:
        laid.append(seat)
        for i in range(s.money[seat] if s.step else 0):
            yield Piece(f"coin-{i}", look("dot"), x=i)

    fields = [("step", np.int8), ("money", np.int8, 2), ("other", np.int8)]
    states = np.zeros(1, np.dtype(fields))
    assert coins(ints(states[0]), 0) == ()
    states["money"][0] = [3, 1]
    assert coins(ints(states[0]), 0) == () and laid == [0]  # it has not looked at the money
    states["step"] = 1
    first = coins(ints(states[0]), 0)
    assert len(first) == 3 and laid == [0, 0]
    states["other"] = 7
    assert coins(ints(states[0]), 0) is first
    states["money"][0, 0] = 2
    assert len(coins(ints(states[0]), 0)) == 2
    assert len(coins(ints(states[0]), 1)) == 1 and laid == [0, 0, 0, 1]
    states["step"] = 0
    assert coins(ints(states[0]), 0) == () and laid == [0, 0, 0, 1]  # known from before


def test_a_part_asks_no_rule() -> None:
    @part
    def asks(s: Any) -> list[Piece]:
        return [Piece("p-1", str(s.record))]

    with pytest.raises(TypeError, match="asks no rule"):
        asks(ints(np.zeros(1, np.dtype([("step", np.int8)]))[0]))


def test_labels_are_escaped(art: Path) -> None:
    svg = scene(art, Piece("p-1", look("dot"), tone="red", key="k")).svg(say=lambda k, a: "<b> & c")
    assert "<title>&lt;b&gt; &amp; c</title>" in svg
    assert "&lt;3" in text_svg("<3", 0, 0, 10)


def test_text_stays_upright_on_a_turned_piece() -> None:
    assert 'transform="rotate(-90 1 2)"' in text_svg("5", 1, 2, 10, turn=90)
    assert "transform" not in text_svg("5", 1, 2, 10, turn=360)


def test_numbers_are_plain_and_finite() -> None:
    assert [num(x) for x in (1.0, -0.001, 1e-9, 12.345, 100)] == ["1", "0", "0", "12.35", "100"]
    for lost in (float("nan"), float("inf")):
        with pytest.raises(ValueError):
            num(lost)


def test_an_unknown_symbol_theme_or_colour_is_refused(art: Path) -> None:
    with pytest.raises(BadGame, match="no symbol 'nothing'"):
        scene(art, Piece("p-1", look("nothing"))).svg()
    with pytest.raises(ValueError, match="dark or light"):
        scene(art).svg(theme="pink")
    with pytest.raises(KeyError):
        scene(art, Piece("p-1", look("dot"), tone="green")).svg()


def test_a_face_is_drawn_once_and_named_by_what_it_shows(art: Path) -> None:
    drawn = []

    @face
    def dots(number: int) -> str:
        drawn.append(number)
        return "".join(use("dot", 5 * i) for i in range(number))

    assert dots(2) == dots(2) != dots(3) and drawn == [2, 3]
    assert FACES[dots(2)] == use("dot") + use("dot", 5)
    pieces = [Piece(f"p-{i}", face=dots(2), x=i, tone="red") for i in range(3)]
    page = scene(art, *pieces).svg(standalone=False)
    assert page.count(f'<g id="f-{dots(2)}">') == 1
    assert page.count(f'<use href="#f-{dots(2)}"/>') == 3
    alone = scene(art, *pieces).svg()
    assert "<use" not in alone and alone.count('<circle r="5"') == 6
    assert face_of(FACES[dots(2)]) == dots(2)


def test_of_many_faces_the_oldest_are_forgotten_and_drawn_again_when_asked_for() -> None:
    """They grew with every game that was played."""
    kept, drawn = Drawings(most=100), []

    def dots(number: int) -> str:
        drawn.append(number)
        return f"{number:030}"

    for number in range(50):
        kept.add(f"f-{number}", dots(number), partial(dots, number))
    assert kept.size <= 100 and len(kept.kept) == 3 and len(kept) == 50
    assert kept["f-49"] == f"{49:030}" and drawn == [*range(50)]
    assert "f-7" in kept and kept["f-7"] == f"{7:030}" and drawn[50:] == [7]
    assert kept.size <= 100 and kept["f-7"] and drawn[50:] == [7], "and kept once more"
    with pytest.raises(ValueError):
        kept.add("f-7", "another one", str)
    with pytest.raises(KeyError):
        kept["f-50"]


def test_a_difference_holds_what_changed_and_no_more(art: Path) -> None:
    sender = Sender(PERSIAN_DIGITS, lambda key, args: key, lambda args: list(args))
    one, two = (
        Piece("p-1", look("dot", "1"), z=2, tone="red"),
        Piece("p-2", look("dot"), z=1, key="k"),
    )
    ghost = Piece("ghost", look("dot", "9"))
    aim = Target("t-1", 5, 5, choices=(Choice(1, ghost=(ghost,)),))
    base = scene(art, one, two, targets=(aim,))
    assert sender.difference(base, scene(art, one, two, targets=(aim,))) == {}
    moved = sender.difference(base, scene(art, one._replace(x=7), two, targets=(aim,)))
    assert [p["id"] for p in moved.pop("pieces")] == ["p-1"] and moved == {}
    left = sender.difference(base, scene(art, two))
    assert left == {"gone": ["p-1"], "targets": []}
    number = sender.difference(
        base, scene(art, one._replace(face=look("dot", "2")), two, targets=(aim,))
    )
    assert [">۲</text>" in markup for markup in number["faces"].values()] == [True]
    among = sender.difference(
        base, scene(art, Piece("p-0", look("dot"), z=1), one, two, targets=(aim,))
    )
    assert among["order"] == ["p-0", "p-2", "p-1"]
    behind = sender.difference(
        base, scene(art, one, two, Piece("p-3", look("dot"), z=1), targets=(aim,))
    )
    assert "order" not in behind and [p["id"] for p in behind["pieces"]] == ["p-3"]
    whole = sender.whole(base)
    assert {one["face"] for one in [*whole["pieces"], *whole["targets"]]} < whole["faces"].keys()
    assert whole["targets"][0]["choices"][0]["ghost"][0]["face"] in whole["faces"]
    assert whole["pieces"][0] == {
        "id": "p-2",
        "face": base.drawn[0].face,
        "class": "piece p",
        "x": 0,
        "y": 0,
        "z": 1,
        "label": {"text": "k"},
    }


def test_png(art: Path, tmp_path: Path) -> None:
    data = scene(art, Piece("p-1", look("dot", "7"), 50, 40, tone="red")).png(
        tmp_path / "a.png", 200
    )
    assert data.startswith(b"\x89PNG") and (tmp_path / "a.png").read_bytes() == data
    assert int.from_bytes(data[16:20], "big") == 200


def test_the_typeface_is_shipped_with_its_licence() -> None:
    assert FONT.read_bytes()[:4] == b"\x00\x01\x00\x00"
    woff2 = (FONTS / "Vazirmatn.woff2").read_bytes()
    assert woff2[:4] == b"wOF2" and len(woff2) < 100_000
    assert "SIL OPEN FONT LICENSE" in (FONTS / "OFL.txt").read_text("utf-8").upper()


def test_shades() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert shades("#ffffff")["-ink"] != shades("#000000")["-ink"]
