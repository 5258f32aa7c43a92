"""``behemoth verify``: was the game dealt and played as its record says? The exit code tells programs."""

from __future__ import annotations

from typing import Annotated

import typer

from behemoth.terminal.trouble import WRONG, BadInput

#: A commitment is a SHA-256 hash in hexadecimal digits.
_DIGITS = 64


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("verify", help="verify-about")(verify)


def verify(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="RECORD", help="verify-about-record")],
    told: Annotated[str, typer.Option("--commitment", metavar="HASH", help="verify-about-commitment")] = "",
) -> None:
    """Exit code 0: everything that can be verified is true; 1: something is not; 2: cannot be read."""
    from behemoth.games import BrokenRecord, read_record
    from behemoth.games import verify as play_again
    from behemoth.terminal.files import read_text
    from behemoth.terminal.voice import Voice, complain

    voice = Voice(context.obj)
    told = told.strip().lower()
    if told and (len(told) != _DIGITS or not set(told) <= set("0123456789abcdef")):
        raise BadInput("verify-bad-commitment", text=told[:80])
    record = read_record(read_text(file))
    try:
        found = play_again(record, told)
    except BrokenRecord as fault:
        complain(voice.say("verify-broken", fault=fault.sentence(voice.language)))
        raise typer.Exit(WRONG) from None
    for line in found.found(voice.language):
        voice.tell(f"+ {line}")
    for line in found.not_found(voice.language):
        voice.tell(f"- {line}")
    if not found.sound:
        complain(voice.say("verify-other-seed", told=told, commitment=found.commitment or "–"))
        raise typer.Exit(WRONG)
