"""The schemes that come along, as files in ``schemes/``."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from behemoth.games import InvalidOptions
from behemoth.tankchess.board.scheme import Scheme
from behemoth.tankchess.text.scheme_text import read_scheme, shown

_ENDING: Final = ".txt"
_FOLDER: Final = files("behemoth.tankchess").joinpath("schemes")


def scheme_names() -> tuple[str, ...]:
    """The names of all schemes that come along."""
    found = sorted(entry.name for entry in _FOLDER.iterdir())
    return tuple(name.removesuffix(_ENDING) for name in found if name.endswith(_ENDING))


@cache  # A file is read and checked once, not for every game.
def load_scheme(name: str) -> Scheme:
    """The scheme of this name. Raises InvalidOptions with the names there are."""
    if name not in scheme_names():
        raise InvalidOptions("error-scheme-unknown", rule="TC8.3", name=shown(name), known=", ".join(scheme_names()))
    return read_scheme(_FOLDER.joinpath(name + _ENDING).read_bytes())
