"""``behemoth hotseat GAME``: any installed game at one device, people and bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from behemoth.terminal.playing import Ascii, Clock, Colour, named_bots, read_rules
from behemoth.terminal.trouble import BadInput

if TYPE_CHECKING:
    from behemoth.games import Game


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("hotseat", help="any-seat-about")(hotseat)


def hotseat(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="any-seat-about-game")],
    player: Annotated[list[str] | None, typer.Option("--player", metavar="NAME", help="any-seat-about-player")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="any-seat-about-bot")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="any-seat-about-option")
    ] = None,
    clock: Clock = "",
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="combat-about-seed")] = "",
    load: Annotated[str | None, typer.Option("--load", metavar="FILE", help="terminal-about-load")] = None,
    no_colour: Colour = False,
    ascii_only: Ascii = False,
) -> None:
    """Several people at one device, one with bots, or bots alone; what is hidden stays so while it goes around."""
    from datetime import date

    from behemoth.games import find_game, new_record, new_seed, read_options
    from behemoth.terminal.any_seat import AnySeat
    from behemoth.terminal.asking import Asker
    from behemoth.terminal.match import read_clock
    from behemoth.terminal.session import Session, load_session
    from behemoth.terminal.voice import Voice

    found = find_game(game)
    voice = Voice(context.obj, colour=not no_colour, ascii_only=ascii_only)
    chosen = read_clock(clock) if clock else None
    if load is not None:
        if bot or player:
            raise BadInput("any-seat-usage-load")
        session = load_session(load, found.id, clock=chosen)
    else:
        bots = dict(enumerate(bot or [], _people(found, player, bot or [])))
        names = [*(player or []), *[""] * (min(bots, default=found.seats.start) - len(player or [])), *[""] * len(bots)]
        names = [" ".join(name.split())[:40] for name in named_bots(voice, found.id, bots, names)]
        options = read_options(found.Options, read_rules(option or []))
        facts: dict[str, Any] = {"names": tuple(names)} if any(names) else {}
        record = new_record(found, options, len(names), seed or new_seed(), date=date.today().isoformat(), **facts)
        session = Session(record, bots=bots, clock=chosen)
    AnySeat(voice, Asker(voice), session).run()


def _people(game: Game[Any, Any], player: list[str] | None, bots: list[str]) -> int:
    """How many people play: those who are named, or as many as are needed. Raises BadInput."""
    least, most = game.seats.start, game.seats.stop - 1
    people = len(player) if player else max(0, least - len(bots))
    if not least <= people + len(bots) <= most:
        raise BadInput("error-seats", seats=people + len(bots), least=least, most=most)
    return people
