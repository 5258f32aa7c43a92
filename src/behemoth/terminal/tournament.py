"""``behemoth tournament``: bots against bots at any game, many games, and what the result is worth."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import typer

from behemoth.games import GameError
from behemoth.terminal.combat import GAME as COMBAT
from behemoth.terminal.combat import Preset, Rules, Variant, read_options_of
from behemoth.terminal.mass_work import ALL, Cluster, Resume, Watched, Workers, read_crew, read_journal
from behemoth.terminal.playing import USUAL
from behemoth.terminal.trouble import INTERRUPTED, BadInput, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import msgspec

    from behemoth.lab import Contestant, Crew, Plan, Standings, Test
    from behemoth.monstercombat import Options

TANKS: Final = "tank-chess"
_MOST: Final = 1_000_000
_USUAL_GAMES: Final = 100
#: A test ends by itself, nearly always long before.
_MOST_TESTED: Final = 100_000
_USUAL_PLAYERS: Final = 4


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("tournament", help="tournament-about")(tournament)


def tournament(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="tournament-about-game")],
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help="tournament-about-bots")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="tournament-about-games")] = "",
    seconds: Annotated[str, typer.Option("--time", metavar="SECONDS", help="tournament-about-time")] = "",
    nodes: Annotated[str, typer.Option("--nodes", metavar="N", help="tournament-about-nodes")] = "",
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="tournament-about-gauntlet")] = False,
    sprt: Annotated[str, typer.Option("--sprt", metavar="ELO0,ELO1", help="tournament-about-sprt")] = "",
    alpha: Annotated[str, typer.Option("--alpha", metavar="SHARE", help="tournament-about-alpha")] = "0.05",
    beta: Annotated[str, typer.Option("--beta", metavar="SHARE", help="tournament-about-beta")] = "0.05",
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="tournament-about-seed")] = "1",
    scheme: Annotated[str, typer.Option("--scheme", metavar="NAME", help="terminal-about-scheme")] = USUAL,
    plies: Annotated[str, typer.Option("--plies", metavar="N", help="tournament-about-plies")] = "",
    players: Annotated[str, typer.Option("--players", metavar="N", help="tournament-about-players")] = "",
    variant: Variant = "versus",
    preset: Preset = "classic",
    option: Rules = None,
    workers: Workers = ALL,
    cluster: Cluster = "",
    resume: Resume = "",
    json: Annotated[str, typer.Option("--json", metavar="FILE", help="tournament-about-json")] = "",
    report: Annotated[str, typer.Option("--report", metavar="FILE", help="tournament-about-report")] = "",
) -> None:
    """The table of the result; Ctrl-C ends the tournament and gives the result so far."""
    from behemoth.games import find_game
    from behemoth.lab import read_contestant
    from behemoth.terminal.files import can_be_written

    find_game(game)
    test = _test(sprt, alpha, beta) if sprt else None
    wish = _Wish(
        game,
        tuple(read_contestant(text, game, *_limits(seconds, nodes)) for text in bots),
        whole_number(games, "--games", 1, _MOST) if games else _MOST_TESTED if test else _USUAL_GAMES,
        seed,
        whole_number(plies, "--plies", 0, 60) if plies else None,
        whole_number(players, "--players", 1, 64) if players else 0,
        gauntlet,
        test,
    )
    plan = _plan(wish, scheme, variant, preset, option or [])
    crew, journal = read_crew(workers, cluster), read_journal(resume)
    for name in (json, report):
        if name and name != "-":
            can_be_written(name)
    standings = _watched(plan, crew, journal, context.obj)
    _report(standings, json, report, context.obj)
    if not standings.finished:
        raise typer.Exit(INTERRUPTED)


class _Wish(NamedTuple):
    """What was asked for, whatever the game."""

    game: str
    contestants: tuple[Contestant, ...]
    games: int
    seed: str
    plies: int | None
    players: int
    gauntlet: bool
    test: Test | None


def _plan(wish: _Wish, scheme: str, variant: str, preset: str, pairs: list[str]) -> Plan:
    from behemoth.games import find_game, read_options
    from behemoth.terminal.playing import read_rules, start_options

    if wish.game == TANKS:
        return _duels(wish, start_options(scheme, None, read_rules(pairs)))
    if wish.game == COMBAT:
        return _combat(wish, read_options_of(variant, preset, pairs))
    found = find_game(wish.game)
    options = read_options(found.Options, read_rules(pairs))
    if 2 in found.seats and wish.players in (0, 2):
        return _duels(wish, options)
    return _table(wish, options, wish.players or max(found.seats.start, len(wish.contestants)))


def _test(elos: str, alpha: str, beta: str) -> Test:
    from behemoth.lab import Test

    try:
        low, high = (float(text) for text in elos.split(","))
        return Test(low, high, float(alpha), float(beta))
    except GameError:
        raise
    except ValueError:
        raise BadInput("tournament-sprt", text=elos[:40]) from None


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


def _duels(wish: _Wish, options: msgspec.Struct) -> Plan:
    from behemoth.lab import plan_duels

    return plan_duels(
        options,
        wish.contestants,
        wish.games,
        wish.seed,
        wish.plies,
        game=wish.game,
        gauntlet=wish.gauntlet,
        test=wish.test,
    )


def _combat(wish: _Wish, options: Options) -> Plan:
    """In co-op each bot is a team."""
    from behemoth.lab import plan_teams

    seats = wish.players or _USUAL_PLAYERS
    if not options.coop:
        return _table(wish, options, seats)
    _demand_no_duels(wish)
    return plan_teams(options, wish.contestants, seats, wish.games, wish.seed)


def _table(wish: _Wish, options: msgspec.Struct, seats: int) -> Plan:
    """Everybody for himself; the last one named fills the seats that are left."""
    from behemoth.lab import plan_table

    _demand_no_duels(wish)
    if len(wish.contestants) > seats:
        raise BadInput("tournament-too-many", count=len(wish.contestants), players=seats)
    left = seats - len(wish.contestants)
    seated = (*wish.contestants, *[wish.contestants[-1]] * left)
    return plan_table(options, seated, wish.games, wish.seed, game=wish.game)


def _demand_no_duels(wish: _Wish) -> None:
    if wish.gauntlet or wish.test is not None:
        raise BadInput("tournament-duels-only", name="--gauntlet" if wish.gauntlet else "--sprt")


def _watched(plan: Plan, crew: Crew, journal: Path | None, language: str) -> Standings:
    """Hold it, and tell the score so far."""
    from behemoth.lab import hold_tournament

    with Watched("tournament-progress", plan.games, language) as watched:

        def on_round(games: int, standings: Callable[[], Standings]) -> None:
            watched.advance(games, lambda: _score(standings()))

        return hold_tournament(plan, crew=crew, journal=journal, on_round=on_round)


def _score(standings: Standings) -> str:
    shares = [duel.score for duel in standings.duels] or [place.score for place in standings.places]
    told = str(shares[0]) if shares else ""
    test = standings.test
    return told if test is None else f"{told} LLR {test.llr:+.2f} [{test.lower:.2f}, {test.upper:.2f}]"


def _report(standings: Standings, json: str, report: str, language: str) -> None:
    from rich.console import Console

    from behemoth.lab import report_tournament, show_ratings, show_standings, sprt_sentence
    from behemoth.locale import say
    from behemoth.terminal.files import write_json, write_text
    from behemoth.terminal.voice import Voice, complain

    if not standings.finished:
        complain(say("tournament-stopped", language))
    if json != "-":
        voice = Voice(language)
        console = Console(width=None if sys.stdout.isatty() else 160)
        console.print(show_standings(standings, language))
        if len(standings.ratings) > 2:
            console.print(show_ratings(standings, language))
        if standings.test is not None:
            voice.tell(sprt_sentence(standings.test, language))
        for name, seconds in standings.slowest.items():
            voice.tell_key("tournament-slowest", name=name, seconds=f"{seconds:.2f}")
    write_json(standings, json)
    if report:
        write_text(report, report_tournament(standings, language))
