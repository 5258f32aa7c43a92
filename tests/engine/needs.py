"""Tests of the engine are skipped by name where it is not built; in CI with a compiler its absence is a failure."""

from __future__ import annotations

import os
import shutil
from importlib import import_module

import pytest

COMPILERS = ("c++", "g++", "clang++")


def needs_engine(game: str) -> pytest.MarkDecorator:
    """The mark for tests that need the engine's module for this game (``tanks``, ``cards``)."""
    return pytest.mark.skipif(not _built(game), reason=f"the engine (behemoth_engine._{game}) is not built here")


def _built(game: str) -> bool:
    try:
        import_module(f"behemoth_engine._{game}")
    except ImportError:
        if expected():
            raise
        return False
    return True


def has_compiler() -> bool:
    """Whether there is one to build the engine with."""
    return any(map(shutil.which, COMPILERS))


def expected() -> bool:
    """Whether whatever needs a compiler must run, so that nothing is skipped unseen."""
    return bool(os.environ.get("CI")) and os.environ.get("BEHEMOTH_ENGINE") != "off" and has_compiler()
