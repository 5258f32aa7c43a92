"""The compiled package ``behemoth_engine``: whether it is here, and made for this Behemoth."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

import behemoth


class OtherVersion(ImportError):
    """An engine is installed, but of another version: it might know other rules, so it counts as none."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(f"behemoth_engine is {theirs}, behemoth is {ours}", name="behemoth_engine")
        self.theirs = theirs
        self.ours = ours


def engine_module(part: str) -> ModuleType:
    """A module of the engine, ``tanks`` or ``cards``. Raises ImportError where it is not built, OtherVersion where it
    does not fit."""
    package = import_module("behemoth_engine")
    theirs = getattr(package, "__version__", "?")
    if theirs != our_version():
        raise OtherVersion(theirs, our_version())
    return import_module(f"behemoth_engine.{part}")


@cache
def our_version() -> str:
    """The version of the library."""
    return behemoth.__version__
