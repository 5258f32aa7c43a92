"""What a drawing must be before anything else is asked of it."""

from __future__ import annotations

from xml.etree import ElementTree


def parsed(picture: str) -> ElementTree.Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.find("{http://www.w3.org/2000/svg}title") is not None, "a title for screen readers"
    return root
