"""``behemoth maps``: make maps by chance, measure a map, or have bots play it to see whether it is fair."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from behemoth.terminal.files import write_json
from behemoth.terminal.mass_work import ALL, Cluster, Resume, Watched, Workers, read_crew, read_journal
from behemoth.terminal.trouble import INTERRUPTED, BadInput, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from behemoth.lab import Crew, Judgement
    from behemoth.maps import MadeMap, MapWish
    from behemoth.tankchess import Position, Scheme

MAKE: Final = "make"
MEASURE: Final = "measure"
JUDGE: Final = "judge"
_MOST_MAPS: Final = 10_000
_MOST_GAMES: Final = 100_000


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("maps", help="maps-about")(maps)


def maps(
    context: typer.Context,
    what: Annotated[str, typer.Argument(metavar="make|measure|judge", help="maps-about-what")],
    scheme: Annotated[str, typer.Argument(metavar="FILE|SCHEME", help="maps-about-of")] = "",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="maps-about-seed")] = "1",
    count: Annotated[str, typer.Option("--count", metavar="N", help="maps-about-count")] = "1",
    size: Annotated[str, typer.Option("--size", metavar="8…24", help="maps-about-size")] = "16",
    symmetry: Annotated[
        str, typer.Option("--symmetry", metavar="half-turn|mirror|none", help="maps-about-symmetry")
    ] = "half-turn",
    style: Annotated[
        str, typer.Option("--style", metavar="open|streets|river|forest|mixed", help="maps-about-style")
    ] = "mixed",
    density: Annotated[str, typer.Option("--density", metavar="PERCENT", help="maps-about-density")] = "0",
    points: Annotated[str, typer.Option("--points", metavar="N|ARMY", help="maps-about-points")] = "",
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help="maps-about-out")] = "",
    games: Annotated[str, typer.Option("--games", metavar="N", help="maps-about-games")] = "200",
    level: Annotated[str, typer.Option("--level", metavar="1…8", help="maps-about-level")] = "5",
    workers: Workers = ALL,
    cluster: Cluster = "",
    resume: Resume = "",
    json: Annotated[str, typer.Option("--json", metavar="FILE", help="maps-about-json")] = "",
    svg: Annotated[str, typer.Option("--svg", metavar="FILE", help="maps-about-svg")] = "",
) -> None:
    """Maps as files or on the standard output; figures as tables."""
    crew = read_crew(workers, cluster)
    if what == MAKE:
        _demand_no_map(scheme)
        wish = _wish(seed, size, symmetry, style, density, points)
        _make(wish, whole_number(count, "--count", 1, _MOST_MAPS), out, crew, context.obj)
    elif what == MEASURE:
        _measure(find_map(scheme), json, context.obj)
    elif what == JUDGE:
        number = whole_number(games, "--games", 2, _MOST_GAMES)
        judged = find_map(scheme), number, whole_number(level, "--level", 1, 8), seed
        found = _judged(*judged, crew, read_journal(resume), context.obj)
        _report(found, scheme, json, svg, context.obj)
    else:
        raise BadInput("maps-what", text=what[:40])


def _demand_no_map(scheme: str) -> None:
    if scheme:
        raise BadInput("terminal-usage-extra", name=scheme[:40])


def find_map(name: str) -> Position:
    """The start of a scheme by name or in a file, or the position of a file that holds a position line."""
    from behemoth.games import InvalidText
    from behemoth.lab import read_start
    from behemoth.tankchess import load_scheme, read_scheme
    from behemoth.terminal.files import read_bytes
    from behemoth.terminal.schemes import is_file

    if not name:
        raise BadInput("terminal-usage-missing", name="FILE|SCHEME")
    if not is_file(name):
        return _start_of(load_scheme(name))
    contents = read_bytes(name)
    line = contents.strip()
    if b"\n" not in line:  # a scheme has many lines
        return read_start(line.decode(errors="replace"))
    try:
        return _start_of(read_scheme(contents))
    except InvalidText as fault:
        raise BadInput(fault.key, rule=fault.rule, **fault.arguments) from None


def _start_of(scheme: Scheme) -> Position:
    """The start by the rules a scheme is meant to be played by."""
    return scheme.position(scheme.rules)


# --- making ------------------------------------------------------------------------------------------


def _wish(seed: str, size: str, symmetry: str, style: str, density: str, points: str) -> MapWish:
    from behemoth.maps import MOST_SEED, MapWish

    return MapWish(
        seed=whole_number(seed, "--seed", 0, MOST_SEED - _MOST_MAPS),
        size=whole_number(size, "--size", 8, 24),
        symmetry=symmetry,  # type: ignore[arg-type]  # the wish says what is wrong with a word
        style=style,  # type: ignore[arg-type]
        density=whole_number(density, "--density", 0, 100),
        army=points,
    )


def _make(wish: MapWish, count: int, out: str, crew: Crew, language: str) -> None:
    """Maps of so many seeds one after another, on the standard output or each in a file of its name."""
    import msgspec

    from behemoth.lab import share_out
    from behemoth.maps import make_map
    from behemoth.tankchess import scheme_text
    from behemoth.terminal.files import make_folder, write_text
    from behemoth.terminal.voice import Voice, complain

    wishes = [msgspec.structs.replace(wish, seed=wish.seed + number) for number in range(count)]
    if out:
        make_folder(out)
    strange = done = 0
    try:
        for made in _progress(share_out(make_map, wishes, crew, count=count), count, language):
            text = scheme_text(made.scheme)
            if out:
                write_text(str(Path(out) / f"{made.scheme.name}.txt"), text)
            else:
                print(text, end="" if done == count - 1 else "\n", flush=True)
            done += 1
            strange += bool(made.unusual)
            if made.unusual:
                complain(_strange(made, language))
    except KeyboardInterrupt:
        pass
    if out:
        voice = Voice(language)
        voice.tell_key("maps-made", count=done, folder=out)
        if strange:
            voice.tell_key("maps-made-strange", strange=strange)
    if done < count:
        raise typer.Exit(INTERRUPTED)


def _strange(made: MadeMap, language: str) -> str:
    from behemoth.locale import say

    names = ", ".join(say(f"measure-{name.replace('_', '-')}", language) for name in made.unusual)
    return say("maps-strange", language, name=made.scheme.name, figures=names)


def _progress(found: Iterator[MadeMap], count: int, language: str) -> Iterator[MadeMap]:
    """The same with a bar."""
    with Watched("maps-making", count, language) as watched:
        for made in found:
            yield made
            watched.advance(1)


# --- measuring and judging ---------------------------------------------------------------------------


def _measure(position: Position, json: str, language: str) -> None:
    from behemoth.lab import show_measures
    from behemoth.maps import measure

    found = measure(position)
    if json != "-":
        _print(show_measures(found, language))
    write_json(found, json)


def _judged(
    position: Position, games: int, level: int, seed: str, crew: Crew, journal: Path | None, language: str
) -> Judgement:
    from behemoth.bots import notice_without_engine
    from behemoth.lab import judge_map, trial_bot
    from behemoth.terminal.voice import complain

    notice = notice_without_engine(language, command=True)
    if notice:
        complain(notice)
    with Watched("maps-judging", games, language) as watched:

        def on_pair(done: int, of: int, standing: Callable[[], Judgement]) -> None:
            watched.reach(done, of, lambda: str(standing().first))

        return judge_map(position, trial_bot(level), games, seed, crew=crew, journal=journal, on_pair=on_pair)


def _report(found: Judgement, name: str, json: str, svg: str, language: str) -> None:
    from behemoth.lab import heat_lines, plot_judgement, show_judgement, show_measures, verdict
    from behemoth.locale import say
    from behemoth.terminal.files import write_text
    from behemoth.terminal.voice import Voice, complain

    if not found.finished:
        complain(say("tournament-stopped", language))
    title = Path(name).stem
    if json != "-":
        voice = Voice(language)
        _print(show_judgement(found, title, language))
        for sentence in verdict(found, language):
            voice.tell(sentence)
        voice.tell("")
        voice.tell_key("judge-heat")
        for line in heat_lines(found):
            voice.tell(line)
        voice.tell("")
        _print(show_measures(found.measures, language))
    write_json(found, json)
    if svg:
        write_text(svg, plot_judgement(found, title, language))
    if not found.finished:
        raise typer.Exit(INTERRUPTED)


def _print(table: Any) -> None:
    from rich.console import Console

    Console(width=None if sys.stdout.isatty() else 120).print(table)
