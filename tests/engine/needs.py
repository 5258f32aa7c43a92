"""Tests of the engine are skipped by name where it is not built; in CI with a compiler its absence is a failure."""

from __future__ import annotations

import os
import shutil
from importlib import import_module

import pytest


def needs_engine(game: str) -> pytest.MarkDecorator:
    """The mark for tests that need the engine's module for this game (``tanks``, ``cards``)."""
    try:
        import_module(f"behemoth_engine._{game}")
    except ImportError:
        if os.environ.get("CI") and any(map(shutil.which, ("c++", "g++", "clang++"))):
            raise
        return pytest.mark.skip(reason=f"the engine (behemoth_engine._{game}) is not built here")
    return pytest.mark.skipif(False, reason="the engine is there")
