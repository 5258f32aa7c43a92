"""Schemes by name, or by file for authors who try their own."""

from __future__ import annotations

from behemoth.tankchess import Scheme, load_scheme, read_scheme, scheme_names
from behemoth.terminal.files import read_bytes


def is_file(name: str) -> bool:
    """Whether a name looks like a file: it is none of ours and has a dot or a slash."""
    return name not in scheme_names() and any(sign in name for sign in "./\\")


def find_scheme(name: str) -> Scheme:
    """The scheme of this name or in this file."""
    return read_scheme(read_bytes(name)) if is_file(name) else load_scheme(name)
