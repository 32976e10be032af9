"""The whole picture: as SVG for a page or on its own, as PNG, and its stylesheet."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from .art import drawn_out, read_art
from .colours import SHARED, painted, shades, themed, var
from .drawing import for_page, localised, num, place, rect, text_svg, use
from .faces import FACES, face
from .parts import (
    ABOVE,
    Area,
    Note,
    Offer,
    Piece,
    Say,
    Section,
    Target,
    Written,
    piece_class,
    target_class,
)

FONTS = Path(__file__).parents[2] / "fonts"
FONT = FONTS / "Vazirmatn.ttf"
FONT_FAMILY = "Vazirmatn"


@dataclass(frozen=True)
class Scene:
    """What lies on a table, as one seat sees it."""

    name: str  # of the game; keeps symbol ids apart when a page shows several games
    width: float
    height: float
    art: Path  # an SVG file whose <defs> hold the symbols, each a <g id="...">
    pieces: Sequence[Piece] = ()
    targets: tuple[Target, ...] = ()
    ground: str = ""  # SVG below all pieces; does not change within a match
    areas: tuple[Area, ...] = ()  # what is printed on the ground and can be explained
    sections: tuple[Section, ...] = ()  # of a tall layout, in the order one swipes through them
    tones: Mapping[str, str] = field(default_factory=dict)  # colour name -> #rrggbb
    colours: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # more (dark, light)
    backdrop: bool = True  # paint the ground colour behind everything when standalone
    offer: Offer | None = None  # the obvious whole of what the targets offer step by step
    brings: tuple[Note, ...] = ()  # what the action that has begun brings: said below the question

    @cached_property
    def drawn(self) -> tuple[Piece, ...]:
        """The pieces in the order they are drawn in."""
        return tuple(sorted(self.pieces, key=attrgetter("z")))

    @cached_property
    def by_id(self) -> dict[str, Piece]:
        return dict(zip(map(attrgetter("id"), self.drawn), self.drawn, strict=True))

    @cached_property
    def faces(self) -> set[str]:
        """Every face it shows, or would show while a choice is considered."""
        return {*map(attrgetter("face"), self.pieces), *self.shown_by_targets}

    @cached_property
    def shown_by_targets(self) -> set[str]:
        """Those of the faces that targets and their previews show."""
        found = {t.face for t in self.clickable}
        found.update(p.face for t in self.targets for c in t.looked_at for p in c.ghost)
        return found

    @cached_property
    def clickable(self) -> tuple[Target, ...]:
        """The targets, each with its face."""
        return tuple(t._replace(face=target_face(t)) for t in self.targets)

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

        standalone: colours resolved, faces and symbols drawn out; otherwise each stands once in
        <defs>, with classes and CSS variables. group: show this group as opened. prefix: for ids,
        when a page shows several scenes.
        """
        shown = self._shown_targets(group, everything=not standalone) if targets else ()
        body = [f'<g class="ground">{self.ground}</g>', '<g class="pieces">']
        body += [_piece(p, say, prefix, standalone) for p in self.drawn if p.z < ABOVE]
        body += ["</g>", '<g class="targets">']
        body += [_target(t, say, prefix, t.group == group) for t in shown]
        body += ["</g>", '<g class="above" pointer-events="none">']
        body += [_piece(p, say, prefix, standalone) for p in self.drawn if p.z >= ABOVE]
        body.append("</g>")
        text = self._open(standalone) + self._defs(standalone) + self._backdrop(standalone)
        text = localised(text + "".join(body) + "</svg>", digits)
        return self._resolved(text, theme) if standalone else self._named(text)

    def symbols(self) -> str:
        """The symbols of its art as an invisible SVG, named as the faces of a page name them."""
        symbols, others = read_art(self.art)
        every = f"<defs>{''.join(others)}{''.join(symbols.values())}</defs>"
        return f'<svg xmlns="http://www.w3.org/2000/svg">{self._named(every)}</svg>'

    def css(self, theme: str = "dark", selector: str = ":root") -> str:
        """The stylesheet of a page that shows this scene; the light one only overrides colours.

        Tones are named without the selector: one that begins outside of a <use> does not reach what
        stands inside of it, and a face may hold something of another colour.
        """
        palette = {**themed(SHARED, theme), **themed(self.colours, theme)}
        lines = [f"{selector}{{{''.join(f'--k-{n}:{c};' for n, c in palette.items())}}}"]
        for name, colour in self.tones.items():
            for role in ("tone", "second"):
                values = "".join(f"--k-{role}{k}:{v};" for k, v in shades(colour).items())
                lines.append(f".{role}-{name}{{{values}}}")
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

    def json(self, digits: str | None = None, say: Say | None = None) -> dict[str, Any]:
        """The whole scene as sending.py writes it; without `say` a label's text is its key."""
        from .sending import Sender

        return Sender(digits, say or (lambda key, args: key), lambda args: []).whole(self)

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
        if standalone:
            return f"<defs>{''.join(others)}</defs>"
        names = dict.fromkeys(p.face for p in self.drawn)
        faces = "".join(f'<g id="f-{name}">{FACES[name]}</g>' for name in names)
        every = f"{''.join(others)}{''.join(symbols.values())}"
        return f'<defs>{every}</defs><defs class="faces">{faces}</defs>'

    def _shown_targets(self, group: str, everything: bool) -> tuple[Target, ...]:
        """In a still picture: the groups, or the members of the one that is open."""
        if everything:
            return self.targets
        return tuple(t for t in self.targets if t.group == group)

    # ------------------------------------------------------------------ colours and symbols

    def _named(self, text: str) -> str:
        """For a page: symbol ids carry the game's name, since a page may show several games."""
        text = for_page(self.name, text, None)
        defs, closed, rest = text.partition("</defs>")
        if closed:
            defs = re.sub(r' id="([\w-]+)"', rf' id="{self.name}-\1"', defs)
        return defs + closed + rest

    def _resolved(self, text: str, theme: str) -> str:
        """For a standalone picture: every symbol drawn out, every colour resolved."""
        symbols, _ = read_art(self.art)
        palette = {**themed(SHARED, theme), **themed(self.colours, theme)}
        # A group with a tone class colours everything inside it, as CSS inheritance would.
        inherited = [palette]
        out = []
        for token in re.split(r"(<[^>]+>)", drawn_out(text, symbols)):
            here = inherited[-1]
            if token.startswith("<g"):
                here = here | self._tones_of(token)
                if not token.endswith("/>"):
                    inherited.append(here)
            elif token == "</g>":
                inherited.pop()
            out.append(painted(token, here) if "var(" in token else token)
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


# --------------------------------------------------------------------------- pieces


LETTER, LINE = 0.55, 0.95  # of the size: how broad a letter is about, how far apart lines are
WORD, SOFT_HYPHEN = 1.2, "\u00ad"  # so much too long a word is parted, where this allows it


def _lines(text: str, written: Written) -> list[str]:
    """Words that are too long for one line in two, about equally long, where they may be."""
    long = len(text) * LETTER * written.size / written.width if written.lines > 1 else 0
    gaps = (" ", SOFT_HYPHEN) if long > WORD else (" ",) if long > 1 else ()
    ways = [
        (text[:i] + ("-" if gap != " " and text[i - 1] != "-" else ""), text[i + 1 :])
        for i, gap in enumerate(text)
        if gap in gaps
    ]
    parted = min(ways, key=lambda way: max(map(len, way))) if ways else (text,)
    return [line.replace(SOFT_HYPHEN, "") for line in parted]


def _piece(p: Piece, say: Say | None, prefix: str, standalone: bool) -> str:
    title = f"<title>{escape(say(p.key, p.args))}</title>" if say and p.key else ""
    inside = FACES[p.face] if standalone else f'<use href="#f-{p.face}"/>'
    if say and p.written:
        lines = _lines(say(p.written.key, p.args), p.written)
        size = min(p.written.size, p.written.width / LETTER / max(map(len, lines), default=1))
        for i, line in enumerate(reversed(lines)):
            ink, y = p.written.ink or "ink", p.written.y - i * size * LINE
            anchor = "start" if p.written.begins else "middle"
            inside += text_svg(line, 0, y, size, ink, anchor=anchor, weight=600)
    return (
        f'<g id="{prefix}{p.id}" class="{piece_class(p)}" '
        f'transform="{place(p.x, p.y, p.turn, p.scale)}">{title}{inside}</g>'
    )


# --------------------------------------------------------------------------- targets


def _target(t: Target, say: Say | None, prefix: str, open_: bool) -> str:
    title = f"<title>{escape(say(t.key, t.args))}</title>" if say and t.key else ""
    # a page draws all of them; a stylesheet shows the members of the group that is open
    hidden = ' display="none"' if t.group and not open_ else ""
    group = f" data-group={quoteattr(t.group)}{hidden}" if t.group else ""
    return (
        f'<g id="{prefix}{t.id}" class="{target_class(t)}"{group} '
        f'data-actions="{" ".join(map(str, t.actions))}" '
        f'transform="{place(t.x, t.y)}">{title}{FACES[target_face(t)]}</g>'
    )


def target_face(t: Target) -> str:
    """The face of a target. A page writes it out: what glows is chosen by the target's classes."""
    return t.face or ring(t.width, t.height, t.shape, t.look, t.badge, t.badge_at, t.badge_art)


@face
def ring(
    w: float, h: float, shape: str, look: str, badge: str, badge_at: tuple[float, float], art: str
) -> str:
    """A ring round a place where something may go, or round something that may be taken."""
    round_ = min(w, h) / 2 if shape == "round" else min(12.0, min(w, h) / 4)
    here = 'fill-opacity="0.14" stroke-dasharray="9 6" stroke-linecap="round"'
    taken = 'fill-opacity="0"'  # a wash of gold would falsify the piece's colour
    drawn = (
        f'<rect class="hit" x="{num(-w / 2)}" y="{num(-h / 2)}" width="{num(w)}" '
        f'height="{num(h)}" rx="{num(round_)}" fill="{var("gold")}" stroke="{var("gold")}" '
        f'stroke-width="3" {here if look == "place" else taken}/>'
    )
    return drawn + (_badge(badge, badge_at, art) if badge or art else "")


def _badge(badge: str, at: tuple[float, float], art: str) -> str:
    """The pill with the short preview, such as a price."""
    x, y = at
    if not badge:
        return f'<g class="badge">{use(art, x, y)}</g>'
    wide = 11.0 * len(badge) + (34 if art else 18)
    sign = use(art, x - wide / 2 + 14, y) if art else ""
    edge = f'stroke="{var("gold-deep")}" stroke-width="1.5"'
    pill = rect(x - wide / 2, y - 13, wide, 26, 13, var("gold"), edge)
    return (
        f'<g class="badge">{pill}{sign}'
        + text_svg(badge, x + (9 if art else 0), y, 18, "night", weight=800)
        + "</g>"
    )
