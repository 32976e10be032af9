"""A table as a picture: pieces with stable ids, places to click, one way to draw them.

A game's `scene.py` says what lies where; this file turns that into SVG, into JSON a browser patches
an SVG with, and into PNG. It knows no game and no language: what a piece is called is a Fluent key.

Colours are written `var(--k-gold)` everywhere. In a page they stay like that and `Scene.css()` is
the stylesheet that gives them values, so a page can theme a board; a standalone picture has them
resolved, because not every renderer knows custom properties. A piece's own colour is
`var(--k-tone)`, the other colour of a two-coloured piece `var(--k-second)`, each also with
`-light`, `-dark`, `-deep` and `-ink`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr


@dataclass(frozen=True)
class Noun:
    """Something with a name of its own in a label: Noun("colour", "red"), Noun("seat", 2)."""

    kind: str
    id: str | int


Args = Mapping[str, str | int | Noun]
Note = tuple[str, Args]  # a Fluent message: its key, its arguments
Say = Callable[[str, Args], str]

FONTS = Path(__file__).parent.parent / "fonts"
FONT = FONTS / "Vazirmatn.ttf"
FONT_FAMILY = "Vazirmatn"
ABOVE = 1000
"""Pieces with this z or more lie above the targets: numbers no ring may cross. Not clickable."""
PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹"

# The house's colours: (by lamplight, by day). Games add their own.
HOUSE: dict[str, tuple[str, str]] = {
    "ground": ("#141a2e", "#f4ead7"),
    "ground-lit": ("#25304f", "#fbf5e8"),
    "panel": ("#1d2540", "#fffaf0"),
    "edge": ("#33406a", "#d9c8a5"),
    "ink": ("#f6efe0", "#2a2118"),
    "ink-soft": ("#a9b0c8", "#76664f"),
    "night": ("#12172a", "#2b2a38"),
    "cream": ("#f7ecd6", "#fff8e8"),
    "gold": ("#f3c355", "#e0a526"),
    "gold-deep": ("#a9741a", "#8a5a0c"),
    "pomegranate": ("#b23248", "#a62a40"),
    "turquoise": ("#2fa6a0", "#22918c"),
    "shadow": ("#05070f", "#3d2c14"),
}


# ------------------------------------------------------------------ what a picture is made of


@dataclass(frozen=True)
class Piece:
    """A thing on the table. The same thing keeps its id, wherever it goes."""

    id: str
    art: str = ""  # a symbol of the art file; "" when `more` draws everything
    x: float = 0
    y: float = 0
    turn: float = 0  # degrees clockwise
    scale: float = 1
    z: float = 0  # drawn in this order; from ABOVE on, over the targets
    owner: int = -1  # seat
    tone: str = ""  # a name of Scene.tones
    second: str = ""  # the other colour of a two-coloured piece
    text: str = ""  # a number or sign on the piece; its digits follow the reader
    text_at: tuple[float, float, float] = (0, 0, 16)  # x, y of its middle, size
    text_fill: str = "ink"  # a colour; "tone-ink" is readable on the piece's own
    more: str = ""  # SVG drawn over the symbol; see use(), text_svg(), var()
    key: str = ""  # Fluent: what is this, whose, what is it worth
    args: Args = field(default_factory=dict)
    marks: tuple[str, ...] = ()  # "last", "glow"; the symbol `art--last` is drawn below
    enter: tuple[float, float] | None = None  # where it comes from if it was not there before


@dataclass(frozen=True)
class Choice:
    """One action behind a target."""

    action: int
    key: str = ""
    args: Args = field(default_factory=dict)
    badge: str = ""
    notes: tuple[Note, ...] = ()  # what it would cost and bring
    ghost: tuple[Piece, ...] = ()  # how the table would look: shown while this is considered


@dataclass(frozen=True)
class Target:
    """A place to click. With several choices the client asks which.

    A target without choices opens a group: its id is the `group` of the targets it opens, which
    stay hidden until then. So a two-step click needs no knowledge of the game.
    """

    id: str
    x: float  # middle
    y: float
    width: float = 44
    height: float = 44
    shape: str = "rect"  # rect or round
    look: str = (
        "place"  # "place": something could go here; "piece": something lies here to be taken
    )
    choices: tuple[Choice, ...] = ()
    group: str = ""
    key: str = ""
    args: Args = field(default_factory=dict)
    badge: str = ""
    badge_at: tuple[float, float] = (0, 0)
    badge_art: str = ""  # a symbol before the badge's text, such as a coin; or alone
    notes: tuple[Note, ...] = ()  # what clicking here would cost and bring
    lights: tuple[str, ...] = ()  # ids of pieces, or of groups in the ground, this is about
    face: str = ""  # its own drawing, class "hit" on what glows, where no ring would do

    @property
    def actions(self) -> tuple[int, ...]:
        return tuple(choice.action for choice in self.choices)


@dataclass(frozen=True)
class Scene:
    """The whole picture."""

    name: str  # of the game; keeps symbol ids apart when a page shows several games
    width: float
    height: float
    art: Path  # an SVG file whose <defs> hold the symbols, each a <g id="...">
    pieces: tuple[Piece, ...] = ()
    targets: tuple[Target, ...] = ()
    ground: str = ""  # SVG below all pieces; does not change within a match
    tones: Mapping[str, str] = field(default_factory=dict)  # colour name -> #rrggbb
    colours: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # more (dark, light)
    backdrop: bool = True  # paint the ground colour behind everything when standalone

    def svg(
        self,
        digits: str | None = None,
        theme: str = "dark",
        targets: bool = True,
        standalone: bool = True,
        say: Say | None = None,
        prefix: str = "",
        group: str = "",
    ) -> str:
        """The picture as SVG text.

        standalone: colours resolved and symbols drawn out; otherwise classes and CSS variables.
        group: show this group as opened. prefix: for ids, when a page shows several scenes.
        """
        shown = self._shown_targets(group, everything=not standalone) if targets else ()
        pieces = sorted(self.pieces, key=lambda p: p.z)
        body = [f'<g class="ground">{self.ground}</g>', '<g class="pieces">']
        body += [self._piece(p, say, prefix) for p in pieces if p.z < ABOVE]
        body += ["</g>", '<g class="targets">']
        body += [self._target(t, say, prefix, t.group == group) for t in shown]
        body += ["</g>", '<g class="above" pointer-events="none">']
        body += [self._piece(p, say, prefix) for p in pieces if p.z >= ABOVE]
        body.append("</g>")
        text = self._open(standalone) + self._defs(standalone) + self._backdrop(standalone)
        text = localised(text + "".join(body) + "</svg>", digits)
        return self._resolved(text, theme) if standalone else self._named(text)

    def json(self, digits: str | None = None, say: Say | None = None) -> dict[str, Any]:
        """Everything a browser needs to patch the SVG it has: by id, with the new markup inside."""

        def drawn(markup: str) -> str:
            return _for_page(self.name, markup, digits)

        def named(key: str, args: Args) -> dict[str, Any]:
            plain = {
                name: {"kind": value.kind, "id": value.id} if isinstance(value, Noun) else value
                for name, value in args.items()
            }
            label: dict[str, Any] = {"key": key, "args": plain}
            if say is not None and key:
                label["text"] = say(key, args)
            return label

        def piece(p: Piece) -> dict[str, Any]:
            return {
                "id": p.id,
                "x": p.x,
                "y": p.y,
                "turn": p.turn,
                "scale": p.scale,
                "z": p.z,
                "layer": "above" if p.z >= ABOVE else "pieces",  # the class of the group it is in
                "place": place(p.x, p.y, p.turn, p.scale),
                "class": _piece_class(p),
                "svg": drawn(self._piece_inside(p)),
                "owner": p.owner,
                "text": localised_text(p.text, digits),
                "marks": list(p.marks),
                "enter": list(p.enter) if p.enter else None,
                "label": named(p.key, p.args),
            }

        def target(t: Target) -> dict[str, Any]:
            return {
                "id": t.id,
                "x": t.x,
                "y": t.y,
                "width": t.width,
                "height": t.height,
                "shape": t.shape,
                "look": t.look,
                "place": place(t.x, t.y),
                "class": _target_class(t),
                "svg": drawn(self._target_inside(t)),
                "group": t.group,
                "opens": not t.choices,
                "actions": list(t.actions),
                "badge": localised_text(t.badge, digits),
                "lights": list(t.lights),
                "label": named(t.key, t.args),
                "notes": [named(*note) for note in t.notes],
                "choices": [
                    {
                        "action": c.action,
                        "label": named(c.key, c.args),
                        "notes": [named(*note) for note in c.notes],
                        "badge": localised_text(c.badge, digits),
                        "ghost": [piece(p) for p in c.ghost],
                    }
                    for c in t.choices
                ],
            }

        return {
            "name": self.name,
            "width": self.width,
            "height": self.height,
            "ground": sha256(self.ground.encode()).hexdigest()[:12],  # changed: ask for the svg
            "pieces": [piece(p) for p in sorted(self.pieces, key=lambda p: p.z)],
            "targets": [target(t) for t in self.targets],
        }

    def css(self, theme: str = "dark", selector: str = ":root") -> str:
        """The stylesheet of a page that shows this scene; the light one only overrides colours."""
        palette = {**_themed(HOUSE, theme), **_themed(self.colours, theme)}
        lines = [f"{selector}{{{''.join(f'--k-{n}:{c};' for n, c in palette.items())}}}"]
        for name, colour in self.tones.items():
            for role in ("tone", "second"):
                values = "".join(f"--k-{role}{k}:{v};" for k, v in shades(colour).items())
                lines.append(f"{selector} .{role}-{name}{{{values}}}")
        return "\n".join(lines) + "\n"

    def png(self, path: str | Path | None = None, width: int = 1200, **how: Any) -> bytes:
        """The picture as PNG; `how` goes to svg()."""
        import resvg_py

        made = resvg_py.svg_to_bytes(
            svg_string=self.svg(**how),
            width=width,
            skip_system_fonts=True,
            font_files=[str(FONT)],
            font_family=FONT_FAMILY,
        )
        data = bytes(made)
        if path is not None:
            Path(path).write_bytes(data)
        return data

    def _repr_svg_(self) -> str:
        return self.svg()

    # ------------------------------------------------------------------ drawing

    def _open(self, standalone: bool) -> str:
        size = f'width="{num(self.width)}" height="{num(self.height)}" ' if standalone else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="scene scene-{self.name}" {size}'
            f'viewBox="0 0 {num(self.width)} {num(self.height)}" '
            f'font-family="{FONT_FAMILY}, sans-serif" direction="ltr">'
        )

    def _backdrop(self, standalone: bool) -> str:
        if not (standalone and self.backdrop):
            return ""
        return (
            '<radialGradient id="backdrop" cx="0.5" cy="0.45" r="0.75">'
            f'<stop offset="0" stop-color="{var("ground-lit")}"/>'
            f'<stop offset="1" stop-color="{var("ground")}"/></radialGradient>'
            f'<rect width="{num(self.width)}" height="{num(self.height)}" fill="url(#backdrop)"/>'
        )

    def _defs(self, standalone: bool) -> str:
        symbols, others = read_art(self.art)
        drawn_out = () if standalone else symbols.values()
        return f"<defs>{''.join(others)}{''.join(drawn_out)}</defs>"

    def _piece(self, p: Piece, say: Say | None, prefix: str) -> str:
        title = f"<title>{escape(say(p.key, p.args))}</title>" if say and p.key else ""
        return (
            f'<g id="{prefix}{p.id}" class="{_piece_class(p)}" '
            f'transform="{place(p.x, p.y, p.turn, p.scale)}">{title}{self._piece_inside(p)}</g>'
        )

    def _piece_inside(self, p: Piece) -> str:
        symbols, _ = read_art(self.art)
        under = [use(f"{p.art}--{m}", role="mark") for m in p.marks if f"{p.art}--{m}" in symbols]
        x, y, size = p.text_at
        shown = text_svg(p.text, x, y, size, p.text_fill, p.turn) if p.text else ""
        return "".join(under) + (use(p.art) if p.art else "") + p.more + shown

    def _shown_targets(self, group: str, everything: bool) -> tuple[Target, ...]:
        """In a still picture: the groups, or the members of the one that is open."""
        if everything:
            return self.targets
        return tuple(t for t in self.targets if t.group == group)

    def _target(self, t: Target, say: Say | None, prefix: str, open_: bool) -> str:
        title = f"<title>{escape(say(t.key, t.args))}</title>" if say and t.key else ""
        # a page draws all of them; a stylesheet shows the members of the group that is open
        hidden = ' display="none"' if t.group and not open_ else ""
        group = f" data-group={quoteattr(t.group)}{hidden}" if t.group else ""
        return (
            f'<g id="{prefix}{t.id}" class="{_target_class(t)}"{group} '
            f'data-actions="{" ".join(map(str, t.actions))}" '
            f'transform="{place(t.x, t.y)}">{title}{self._target_inside(t)}</g>'
        )

    def _target_inside(self, t: Target) -> str:
        if t.face:
            return t.face
        w, h = t.width, t.height
        round_ = min(w, h) / 2 if t.shape == "round" else min(12.0, min(w, h) / 4)
        here = 'fill-opacity="0.14" stroke-dasharray="9 6" stroke-linecap="round"'
        taken = 'fill-opacity="0"'  # a wash of gold would falsify the piece's colour
        ring = (
            f'<rect class="hit" x="{num(-w / 2)}" y="{num(-h / 2)}" width="{num(w)}" '
            f'height="{num(h)}" rx="{num(round_)}" fill="{var("gold")}" stroke="{var("gold")}" '
            f'stroke-width="3" {here if t.look == "place" else taken}/>'
        )
        return ring + (_badge(t) if t.badge or t.badge_art else "")

    # ------------------------------------------------------------------ colours and symbols

    def _named(self, text: str) -> str:
        """For a page: symbol ids carry the game's name, since a page may show several games."""
        text = _for_page(self.name, text, None)
        defs, closed, rest = text.partition("</defs>")
        if closed:
            defs = re.sub(r' id="([\w-]+)"', rf' id="{self.name}-\1"', defs)
        return defs + closed + rest

    def _resolved(self, text: str, theme: str) -> str:
        """For a picture of its own: every symbol drawn out, every colour a colour."""
        symbols, _ = read_art(self.art)
        palette = {**_themed(HOUSE, theme), **_themed(self.colours, theme)}
        # A group with a tone class colours everything inside it, as CSS inheritance would.
        inherited = [palette]
        out = []
        for token in re.split(r"(<[^>]+>)", _drawn_out(text, symbols)):
            here = inherited[-1]
            if token.startswith("<g"):
                here = here | self._tones_of(token)
                if not token.endswith("/>"):
                    inherited.append(here)
            elif token == "</g>":
                inherited.pop()
            out.append(_painted(token, here) if "var(" in token else token)
        return "".join(out)

    def _tones_of(self, tag: str) -> dict[str, str]:
        """What `class="... tone-red second-blue"` means for `var(--k-tone)` and its shades."""
        named = re.search(r'class="([^"]*)"', tag)
        found: dict[str, str] = {}
        for word in named[1].split() if named else ():
            role, _, tone = word.partition("-")
            if role in ("tone", "second"):
                found |= {f"{role}{k}": v for k, v in shades(self.tones[tone]).items()}
        return found


# --------------------------------------------------------------------------- words for drawing


def var(name: str) -> str:
    """A colour by its name: of the house, of the game, or `tone`, `tone-dark`, `second-light`..."""
    return f"var(--k-{name})"


def use(art: str, x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, role: str = "",
        tone: str = "") -> str:  # fmt: skip
    """A symbol of the art file, inside a piece or the ground."""
    classes = " ".join(filter(None, (role, f"tone-{tone}" if tone else "")))
    named = f' class="{classes}"' if classes else ""
    at = place(x, y, turn, scale)
    moved = "" if at == place(0, 0) else f' transform="{at}"'
    drawn = f'<use href="#{art}"/>'
    return f"<g{named}{moved}>{drawn}</g>" if named or moved else drawn


def text_svg(text: str, x: float, y: float, size: float, fill: str = "ink", turn: float = 0,
          anchor: str = "middle", weight: int = 700) -> str:  # fmt: skip
    """Text centred on a point; upright even on a turned piece."""
    back = f' transform="rotate({num(-turn)} {num(x)} {num(y)})"' if turn % 360 else ""
    return (
        f'<text x="{num(x)}" y="{num(y + size * 0.36)}" font-size="{num(size)}" '
        f'font-weight="{weight}" text-anchor="{anchor}" fill="{var(fill)}"{back}>'
        f"{escape(text)}</text>"
    )


def place(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """The transform of a piece; always the same three parts, so that a client can read them."""
    parts = [f"translate({num(x)} {num(y)})"]
    if turn % 360:
        parts.append(f"rotate({num(turn)})")
    if scale != 1:
        parts.append(f"scale({num(scale)})")
    return " ".join(parts)


@lru_cache(maxsize=50_000)
def num(value: float) -> str:
    """A coordinate, short and never in scientific notation."""
    if value != value or value in (float("inf"), float("-inf")):
        raise ValueError("a scene has no place at infinity")
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def localised_text(text: str, digits: str | None) -> str:
    """Western digits as the reader writes them."""
    return text.translate(str.maketrans("0123456789", digits)) if digits else text


def localised(svg: str, digits: str | None) -> str:
    """The same for every <text> of a drawing."""
    if not digits:
        return svg
    return re.sub(r"(?<=>)[^<]+(?=</(?:text|tspan)>)", lambda m: localised_text(m[0], digits), svg)


@lru_cache(maxsize=20_000)
def _for_page(name: str, markup: str, digits: str | None) -> str:
    """A drawing for a page of this game; kept, since from move to move most pieces stay."""
    text = localised(markup, digits)
    text = re.sub(r'href="#([\w-]+)"', rf'href="#{name}-\1"', text)
    return re.sub(r"url\(#([\w-]+)\)", rf"url(#{name}-\1)", text)


def shades(colour: str) -> dict[str, str]:
    """A colour as lit, shaded and covered, and what can be read on it."""
    return {
        "": colour,
        "-light": mix(colour, "#ffffff", 0.28),
        "-dark": mix(colour, "#0b0d1c", 0.32),
        "-deep": mix(colour, "#0b0d1c", 0.58),
        "-ink": "#1a1d2b" if _brightness(colour) > 0.5 else "#fdf6e6",
    }


def mix(colour: str, other: str, share: float) -> str:
    """So much of the other colour in this one."""
    parts = [
        round(int(colour[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share)
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{p:02x}" for p in parts)


def _brightness(colour: str) -> float:
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.299 * r + 0.587 * g + 0.114 * b


def _themed(colours: Mapping[str, tuple[str, str]], theme: str) -> dict[str, str]:
    if theme not in ("dark", "light"):
        raise ValueError(f"a theme is dark or light, not {theme!r}")
    return {name: pair[theme == "light"] for name, pair in colours.items()}


def _painted(tag: str, colours: Mapping[str, str]) -> str:
    """A tag with its colours resolved."""
    return re.sub(r"var\(--k-([\w-]+)\)", lambda m: colours[m[1]], tag)


def _piece_class(p: Piece) -> str:
    words_ = ["piece", p.id.split("-")[0]]
    words_ += [f"tone-{p.tone}"] if p.tone else []
    words_ += [f"second-{p.second}"] if p.second else []
    words_ += [f"owner-{p.owner}"] if p.owner >= 0 else []
    return " ".join(words_ + [f"mark-{m}" for m in p.marks])


def _target_class(t: Target) -> str:
    return f"target {t.look}" + ("" if t.choices else " opens") + (" member" if t.group else "")


def _badge(t: Target) -> str:
    """The pill with the short preview, such as a price."""
    x, y = t.badge_at
    if not t.badge:
        return f'<g class="badge">{use(t.badge_art, x, y)}</g>'
    wide = 11.0 * len(t.badge) + (34 if t.badge_art else 18)
    art = use(t.badge_art, x - wide / 2 + 14, y) if t.badge_art else ""
    return (
        f'<g class="badge"><rect x="{num(x - wide / 2)}" y="{num(y - 13)}" width="{num(wide)}" '
        f'height="26" rx="13" fill="{var("gold")}" stroke="{var("gold-deep")}" '
        f'stroke-width="1.5"/>{art}'
        + text_svg(t.badge, x + (9 if t.badge_art else 0), y, 18, "night", weight=800)
        + "</g>"
    )


# --------------------------------------------------------------------------- the art file

_SVG = "http://www.w3.org/2000/svg"


@lru_cache(maxsize=32)
def read_art(file: Path) -> tuple[dict[str, str], tuple[str, ...]]:
    """The symbols of an art file by id, and what else its <defs> hold (gradients, patterns)."""
    ElementTree.register_namespace("", _SVG)
    root = ElementTree.fromstring(file.read_text("utf-8"))
    symbols: dict[str, str] = {}
    others: list[str] = []
    for child in root.iterfind(f"{{{_SVG}}}defs/*"):
        text = ElementTree.tostring(child, "unicode").strip()
        text = re.sub(r">\s+<", "><", text.replace(f' xmlns="{_SVG}"', ""))
        if child.tag == f"{{{_SVG}}}g":
            symbols[child.attrib["id"]] = text
        else:
            others.append(text)
    return symbols, tuple(others)


def _drawn_out(text: str, symbols: Mapping[str, str], depth: int = 0) -> str:
    """Every <use> replaced by what it shows."""

    def shown(m: re.Match[str]) -> str:
        if m[1] not in symbols:
            raise KeyError(f"the art file has no symbol {m[1]!r}")
        return re.sub(r' id="[^"]*"', "", symbols[m[1]], count=1)

    if depth > 5:
        raise ValueError("symbols use each other in a circle")
    made = re.sub(r'<use href="#([\w-]+)" ?/>', shown, text)
    return made if made == text else _drawn_out(made, symbols, depth + 1)
