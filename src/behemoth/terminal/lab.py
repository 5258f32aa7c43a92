"""``behemoth lab``: tools for research. ``behemoth lab games`` writes many games as data."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from behemoth.terminal.combat import Rules
from behemoth.terminal.mass_work import ALL, Cluster, Resume, Watched, Workers, read_crew, read_journal
from behemoth.terminal.playing import read_rules
from behemoth.terminal.trouble import INTERRUPTED, BadInput, whole_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from behemoth.lab import Crew, GamesWish, WholeGame, Written

_MOST: Final = 100_000_000


def register(app: typer.Typer) -> None:
    """Bring the commands."""
    from behemoth.terminal.app import CommandGroup

    room = typer.Typer(cls=CommandGroup, add_completion=False, rich_markup_mode=None)
    room.callback(help="lab-about", invoke_without_command=True)(_open)
    room.command("games", help="lab-about-games")(games)
    app.add_typer(room, name="lab")


def _open(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        raise BadInput("lab-usage")


def games(
    context: typer.Context,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="lab-about-game")],
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="lab-about-out")],
    count: Annotated[str, typer.Option("--count", metavar="N", help="lab-about-count")] = "100",
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES", help="lab-about-bots")] = "random",
    players: Annotated[str, typer.Option("--players", metavar="N", help="lab-about-players")] = "0",
    option: Rules = None,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="lab-about-seed")] = "1",
    cap: Annotated[str, typer.Option("--cap", metavar="N", help="lab-about-cap")] = "2000",
    observations: Annotated[bool, typer.Option("--observations", help="lab-about-observations")] = False,
    workers: Workers = ALL,
    cluster: Cluster = "",
    resume: Resume = "",
) -> None:
    """A Parquet file with a row for each decision; Ctrl-C keeps the games that are finished."""
    from behemoth.games import find_game, read_options
    from behemoth.lab import read_contestant, wish_for_games
    from behemoth.terminal.files import can_be_written

    wish = wish_for_games(
        game,
        options=read_options(find_game(game).Options, read_rules(option or [])),
        players=whole_number(players, "--players", 0, 64),
        bots=[read_contestant(name, game) for name in bots.split(",")],
        seed=seed,
        cap=whole_number(cap, "--cap", 1, 1_000_000),
        observations=observations,
    )
    can_be_written(out)
    number, crew = whole_number(count, "--count", 1, _MOST), read_crew(workers, cluster)
    written = _written(wish, number, Path(out).expanduser(), crew, read_journal(resume), context.obj)
    _tell(written, out, context.obj)
    if not written.finished:
        raise typer.Exit(INTERRUPTED)


def _written(wish: GamesWish, count: int, out: Path, crew: Crew, journal: Path | None, language: str) -> Written:
    from contextlib import closing

    from behemoth.lab import playouts, write_games

    with (
        Watched("simulate-progress", count, language) as watched,
        closing(playouts(wish, count, crew=crew, journal=journal)) as playing,
    ):
        return write_games(wish, _counted(playing, watched), out)


def _counted(playing: Iterator[WholeGame], watched: Watched) -> Iterator[WholeGame]:
    for game in playing:
        yield game
        watched.advance(1)


def _tell(written: Written, out: str, language: str) -> None:
    from behemoth.terminal.voice import Voice, complain

    voice = Voice(language)
    if not written.finished:
        complain(voice.say("tournament-stopped"))
    facts: dict[str, Any] = {"games": written.games, "decisions": written.decisions, "name": out}
    voice.tell_key("lab-games-written", **facts)
