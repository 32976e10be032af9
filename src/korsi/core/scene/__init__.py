"""A table as a picture: pieces with stable ids and faces, places to click, one way to draw them.

A game's `scene` says what lies where; this package turns that into SVG, into JSON a browser patches
an SVG with, and into PNG. It knows no game and no language: what a piece is called is a Fluent key.

    parts.py    Piece, Area, Target, Choice, Offer  faces.py    @face: a drawing, known by its name
    drawing.py  use, text_svg, rect, num...            colours.py  var, shades, what games share
    art.py      a game's symbols                    picture.py  Scene: SVG, PNG, stylesheet
    sending.py  a scene, or what changed of it, as JSON
    lying.py    @part: pieces laid out anew only when what they show has changed

Colours are written `var(--k-gold)` everywhere. In a page they stay like that and `Scene.css()` is
the stylesheet that gives them values, so a page can theme a board; a standalone picture has them
resolved, because not every renderer knows custom properties. A piece's own colour is
`var(--k-tone)`, the other colour of a two-coloured piece `var(--k-second)`, each also with
`-light`, `-dark`, `-deep` and `-ink`.
"""

from .art import read_art
from .colours import SHARED, mix, shades, var
from .drawing import (
    PERSIAN_COLUMNS,
    PERSIAN_DIGITS,
    cell_svg,
    column_svg,
    localised,
    localised_text,
    num,
    place,
    rect,
    sign,
    text_svg,
    turn_edge,
    use,
)
from .faces import FACES, face, face_of
from .lying import laid, part
from .parts import (
    ABOVE,
    NOTHING,
    And,
    Area,
    Args,
    Choice,
    Note,
    Noun,
    Offer,
    Piece,
    Say,
    Section,
    Target,
    Written,
)
from .picture import FONT, FONT_FAMILY, FONTS, Scene

__all__ = [
    "ABOVE",
    "FACES",
    "FONT",
    "FONTS",
    "FONT_FAMILY",
    "NOTHING",
    "PERSIAN_COLUMNS",
    "PERSIAN_DIGITS",
    "SHARED",
    "And",
    "Area",
    "Args",
    "Choice",
    "Note",
    "Noun",
    "Offer",
    "Piece",
    "Say",
    "Scene",
    "Section",
    "Target",
    "Written",
    "cell_svg",
    "column_svg",
    "face",
    "face_of",
    "laid",
    "localised",
    "localised_text",
    "mix",
    "num",
    "part",
    "place",
    "read_art",
    "rect",
    "shades",
    "sign",
    "text_svg",
    "turn_edge",
    "use",
    "var",
]
