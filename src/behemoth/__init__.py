"""Behemoth: the digital home of Tank Chess and Monster Combat."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    __version__: str


def __getattr__(name: str) -> Any:
    """The version, looked up when it is asked for: whoever only plays need not load what reads it."""
    if name == "__version__":
        from importlib.metadata import version

        return version("behemoth")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
