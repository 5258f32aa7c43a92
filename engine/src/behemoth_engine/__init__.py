"""The engine of Behemoth. ``behemoth.engine`` is the door to it; nothing else needs to import it."""

__version__ = "0.2.0"
