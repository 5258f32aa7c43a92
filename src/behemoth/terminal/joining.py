"""``behemoth join LINK``: a match at a table elsewhere, in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from behemoth.terminal.playing import Ascii, Colour


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("join", help="terminal-about-join")(join)


def join(
    context: typer.Context,
    link: Annotated[str, typer.Argument(metavar="LINK", help="terminal-about-join-link")],
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="terminal-about-join-name")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="terminal-about-join-plain")] = False,
    no_colour: Colour = False,
    ascii_only: Ascii = False,
) -> None:
    """Sit down, or watch, and play as at one keyboard."""
    from behemoth.client import BlockingMatch, BlockingTable, read_link
    from behemoth.games import game_names
    from behemoth.terminal.asking import Asker
    from behemoth.terminal.online_seat import SEATS, PlainSeat
    from behemoth.terminal.online_session import OnlineSession
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj, colour=not no_colour, ascii_only=ascii_only)
    asker = Asker(voice)
    if link == "-":  # so that it stands neither in the list of processes nor in the history of a shell
        link = asker.ask(voice.say("terminal-online-ask-link") + " ")
    where = read_link(link)
    seat = BlockingTable(where.server, language=voice.language).take_seat(where, name)
    if seat != where:
        voice.tell_key("terminal-online-seat", link=f"behemoth join {seat.text}")
    with BlockingMatch(seat.server, seat.match, seat.tokens, language=voice.language) as match:
        own = SEATS.get(match.now.game) if match.now.game in game_names() else None
        if own is None or plain or not match.now.yours:
            PlainSeat(voice, asker, match).run()
        else:
            own(voice, asker, OnlineSession(match, seat.server)).run()
    if not match.now.over and seat.tokens:
        voice.tell_key("terminal-online-back", link=f"behemoth join {seat.text}")
