"""Reading a drawing: what it shows, what it says and where."""

from __future__ import annotations

from xml.etree import ElementTree

from behemoth.tankchess.text.scheme_files import load_scheme

SVG = "{http://www.w3.org/2000/svg}"
START = load_scheme("basic-16").position()


def parse(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def with_data(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [found for found in root.iter() if f"data-{name}" in found.attrib]


def titles(root: ElementTree.Element, name: str) -> list[str]:
    return [found.findtext(f"{SVG}title") or "" for found in with_data(root, name)]
