"""Whether the bots can think with the compiled engine; and the sentence for people where they cannot."""

from __future__ import annotations

from behemoth import engine
from behemoth.locale import DEFAULT_LANGUAGE, say


def notice_without_engine(language: str = DEFAULT_LANGUAGE, *, command: bool = False) -> str | None:
    """The sentence for people where the engine is missing or does not fit; ``None`` where all is well. Whoever can
    install something is told the command as well."""
    if engine.available():
        return None
    why = engine.why_missing()
    if isinstance(why, engine.OtherVersion):
        notice = say("bots-other-engine", language, theirs=why.theirs, ours=why.ours)
    else:
        notice = say("bots-weaker", language)
    return f"{notice} {say('bots-engine-command', language)}" if command else notice
