"""Behemoth: the digital home of Tank Chess and Monster Combat."""

from importlib.metadata import version

__version__ = version("behemoth")
