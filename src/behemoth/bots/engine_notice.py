"""Whether the bots can think with the compiled engine; and the sentence for people where they cannot."""

from __future__ import annotations

from behemoth import engine
from behemoth.locale import DEFAULT_LANGUAGE, say


def notice_without_engine(language: str = DEFAULT_LANGUAGE) -> str | None:
    """The sentence for people where the engine is missing; ``None`` where it is not."""
    return None if engine.available() else say("bots-weaker", language)
