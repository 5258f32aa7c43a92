"""``behemoth tournament``: bots against bots, many games, and what the result is worth."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING, Annotated, Final

import typer

from behemoth.terminal.combat import GAME as COMBAT
from behemoth.terminal.combat import Preset, Rules, Variant, read_options_of
from behemoth.terminal.playing import USUAL
from behemoth.terminal.trouble import INTERRUPTED, BadInput, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from behemoth.lab import Contestant, Plan, Standings
    from behemoth.monstercombat import Options

TANKS: Final = "tank-chess"
_MOST: Final = 1_000_000
#: How often the score is written anew: in place on a terminal, as a line of its own in a log.
_EVERY: Final = 1.0
_EVERY_LINE: Final = 10.0


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("tournament", help="tournament-about")(tournament)


def tournament(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="tournament-about-game")],
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="tournament-about-bots")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="tournament-about-games")] = "100",
    seconds: Annotated[str, typer.Option("--time", metavar="SECONDS", help="tournament-about-time")] = "",
    nodes: Annotated[str, typer.Option("--nodes", metavar="N", help="tournament-about-nodes")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="tournament-about-seed")] = "1",
    scheme: Annotated[str, typer.Option("--scheme", metavar="NAME", help="terminal-about-scheme")] = USUAL,
    plies: Annotated[str, typer.Option("--plies", metavar="N", help="tournament-about-plies")] = "6",
    players: Annotated[str, typer.Option("--players", metavar="N", help="tournament-about-players")] = "4",
    variant: Variant = "versus",
    preset: Preset = "classic",
    option: Rules = None,
    jobs: Annotated[str, typer.Option("--jobs", metavar="N", help="tournament-about-jobs")] = "0",
    json: Annotated[str, typer.Option("--json", metavar="FILE", help="tournament-about-json")] = "",
) -> None:
    """The table of the result; Ctrl-C ends the tournament and gives the result so far."""
    from behemoth.lab import read_contestant

    limits = _limits(seconds, nodes)
    contestants = [read_contestant(text, game, *limits) for text in bots] if game in (TANKS, COMBAT) else []
    count = whole_number(games, "--games", 1, _MOST)
    if game == TANKS:
        plan = _duels(contestants, count, seed, scheme, option or [], whole_number(plies, "--plies", 0, 60))
    elif game == COMBAT:
        options = read_options_of(variant, preset, option or [])
        plan = _combat(options, contestants, whole_number(players, "--players", 2, 7), count, seed)
    else:
        raise BadInput("tournament-unknown-game", name=game[:40], known=f"{TANKS}, {COMBAT}")
    standings = _watched(plan, whole_number(jobs, "--jobs", 0, 256) or os.cpu_count() or 1, context.obj)
    _report(standings, json, context.obj)
    if not standings.finished:
        raise typer.Exit(INTERRUPTED)


def _limits(seconds: str, nodes: str) -> tuple[float | None, int | None]:
    if seconds and nodes:
        raise BadInput("terminal-usage-one-of", names="--time --nodes")
    if nodes:
        return None, whole_number(nodes, "--nodes", 1, 10**12)
    return (_number(seconds) if seconds else None), None


def _number(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= 3600:
        raise BadInput("tournament-seconds", text=text[:40])
    return value


def _duels(contestants: Sequence[Contestant], games: int, seed: str, scheme: str, pairs: list[str], plies: int) -> Plan:
    from behemoth.lab import plan_duels
    from behemoth.terminal.playing import read_rules, start_options

    return plan_duels(start_options(scheme, None, read_rules(pairs)), contestants, games, seed, plies)


def _combat(options: Options, contestants: Sequence[Contestant], seats: int, games: int, seed: str) -> Plan:
    """In co-op each bot is a team; otherwise the last one named fills the seats that are left."""
    from behemoth.lab import plan_table, plan_teams

    if options.coop:
        return plan_teams(options, contestants, seats, games, seed)
    if len(contestants) > seats:
        raise BadInput("tournament-too-many", count=len(contestants), players=seats)
    left = seats - len(contestants)
    return plan_table(options, (*contestants, *[contestants[-1]] * left), games, seed)


def _watched(plan: Plan, jobs: int, language: str) -> Standings:
    """Hold it with a bar and the score so far, on the standard error, where it disturbs no result."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from behemoth.lab import hold_tournament
    from behemoth.locale import say

    columns = (
        TextColumn(say("tournament-progress", language)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    console = Console(file=sys.stderr)
    with Progress(*columns, transient=True, console=console, disable=not console.is_terminal) as bar:
        task, done, following = bar.add_task("", total=plan.games), 0, 0.0

        def on_round(games: int, standings: Callable[[], Standings]) -> None:
            nonlocal done, following
            done += games
            bar.advance(task, games)
            if time.monotonic() >= following:
                score = _score(standings())
                bar.update(task, description=score)
                if not console.is_terminal:
                    print(f"{done}/{plan.games}: {score}", file=sys.stderr, flush=True)
                following = time.monotonic() + (_EVERY if console.is_terminal else _EVERY_LINE)

        return hold_tournament(plan, jobs=jobs, on_round=on_round)


def _score(standings: Standings) -> str:
    shares = [duel.score for duel in standings.duels] or [place.score for place in standings.places]
    return str(shares[0]) if shares else ""


def _report(standings: Standings, json: str, language: str) -> None:
    from rich.console import Console

    from behemoth.lab import show_standings
    from behemoth.locale import say
    from behemoth.terminal.files import write_text
    from behemoth.terminal.voice import Voice, complain

    if not standings.finished:
        complain(say("tournament-stopped", language))
    if json != "-":
        voice = Voice(language)
        wide = None if sys.stdout.isatty() else 160
        Console(width=wide).print(show_standings(standings, language))
        for name, seconds in standings.slowest.items():
            voice.tell_key("tournament-slowest", name=name, seconds=f"{seconds:.2f}")
    if json:
        import msgspec

        text = msgspec.json.format(msgspec.json.encode(standings)).decode() + "\n"
        if json == "-":
            print(text, end="")
        else:
            write_text(json, text)
