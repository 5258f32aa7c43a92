"""The schemes that come along, as files in ``schemes/``."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from behemoth.games import InvalidOptions
from behemoth.tankchess.board.scheme import Scheme
from behemoth.tankchess.text.scheme_text import read_scheme, shown

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_ENDING: Final = ".txt"


def _folder() -> Traversable:
    from importlib.resources import files  # late: not everybody who imports the rules wants a scheme

    return files("behemoth.tankchess").joinpath("schemes")


def scheme_names() -> tuple[str, ...]:
    """The names of all schemes that come along."""
    found = sorted(entry.name for entry in _folder().iterdir())
    return tuple(name.removesuffix(_ENDING) for name in found if name.endswith(_ENDING))


@cache  # A file is read and checked once, not for every game.
def load_scheme(name: str) -> Scheme:
    """The scheme of this name. Raises InvalidOptions with the names there are."""
    if name not in scheme_names():
        raise InvalidOptions("error-scheme-unknown", rule="TC8.3", name=shown(name), known=", ".join(scheme_names()))
    return read_scheme(_folder().joinpath(name + _ENDING).read_bytes())
