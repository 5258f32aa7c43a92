"""``behemoth simulate``: many games among bots, counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from behemoth.terminal.combat import GAME as COMBAT
from behemoth.terminal.combat import Preset, Rules, Variant, read_options_of
from behemoth.terminal.mass_work import ALL, Cluster, Resume, Watched, Workers, read_crew, read_journal
from behemoth.terminal.trouble import INTERRUPTED, whole_number

if TYPE_CHECKING:
    from behemoth.lab import Figures, Tally

_MOST: Final = 10_000_000
#: Who plays unless somebody says otherwise, and how many players sit down.
_COMBAT_BOTS: Final = "greedy"
_ANY_BOTS: Final = "random"
_COMBAT_PLAYERS: Final = 4


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("simulate", help="combat-about-simulate")(simulate)


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="combat-about-game")],
    variant: Variant = "versus",
    players: Annotated[str, typer.Option("--players", metavar="N", help="combat-about-players")] = "0",
    games: Annotated[str, typer.Option("--games", metavar="N", help="combat-about-games")] = "1000",
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="combat-about-seed")] = "1",
    bots: Annotated[str, typer.Option("--bots", metavar="NAMES", help="combat-about-bots")] = "",
    preset: Preset = "classic",
    option: Rules = None,
    workers: Workers = ALL,
    cluster: Cluster = "",
    resume: Resume = "",
    json: Annotated[str, typer.Option("--json", metavar="FILE", help="simulate-about-json")] = "",
) -> None:
    """Length, winners, events and endings of many games as a table; Ctrl-C gives the figures so far."""
    from behemoth.games import find_game
    from behemoth.terminal.files import can_be_written

    seats = find_game(game).seats
    seated = whole_number(players, "--players", 0, seats.stop - 1)
    count = whole_number(games, "--games", 1, _MOST)
    means: dict[str, Any] = {"crew": read_crew(workers, cluster), "journal": read_journal(resume)}
    if json and json != "-":
        can_be_written(json)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    found: Figures | Tally
    with Watched("simulate-progress", count, context.obj) as watched:
        means["progress"] = watched.advance
        if game == COMBAT:
            options = read_options_of(variant, preset, option or [])
            found = _combat(options, seated or _COMBAT_PLAYERS, count, seed, names or [_COMBAT_BOTS], means)
        else:
            found = _any(game, option or [], seated, count, seed, names or [_ANY_BOTS], means)
    _report(found, json, context.obj)


def _combat(options: Any, players: int, count: int, seed: str, bots: list[str], means: dict[str, Any]) -> Figures:
    from behemoth.lab import simulate

    return simulate(options, players, count, seed, bots, **means)


def _any(
    game: str, pairs: list[str], players: int, count: int, seed: str, bots: list[str], means: dict[str, Any]
) -> Tally:
    from behemoth.games import find_game, read_options
    from behemoth.lab import read_contestant, tally_games, wish_for_games
    from behemoth.terminal.playing import read_rules

    wish = wish_for_games(
        game,
        options=read_options(find_game(game).Options, read_rules(pairs)),
        players=players,
        bots=[read_contestant(name, game) for name in bots],
        seed=seed,
    )
    return tally_games(wish, count, **means)


def _report(found: Figures | Tally, json: str, language: str) -> None:
    from rich.console import Console

    from behemoth.lab import Figures, show_simulation, show_tally
    from behemoth.locale import say
    from behemoth.terminal.files import write_json
    from behemoth.terminal.voice import complain

    if not found.finished:
        complain(say("tournament-stopped", language))
    if found.games and json != "-":
        table = show_simulation(found, language) if isinstance(found, Figures) else show_tally(found, language)
        Console().print(table)
    write_json(found, json)
    if not found.finished:
        raise typer.Exit(INTERRUPTED)
