"""An image of a table for whoever renders it."""

from __future__ import annotations

from korsi.research.picture import pixels


def test_pixels_are_those_of_the_drawing():
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">'
        '<rect width="2" height="1" fill="#ff0000"/>'
        '<rect x="2" y="1" width="2" height="1" fill="#0000ff"/></svg>'
    )
    red, blue, white = [255, 0, 0], [0, 0, 255], [255, 255, 255]
    assert pixels(svg).tolist() == [[red, red, white, white], [white, white, blue, blue]]
