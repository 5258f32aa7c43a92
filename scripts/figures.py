"""Fill README and docs with the figures of ``bench/figures.json`` and ``bench/strength.json``: `make figures`;
``--check`` only compares.

A page marks the places, in comments that nobody sees when it is shown:

    <!-- figures: tank-chess -->…<!-- /figures -->                                  the tables of a benchmark
    <!-- figures: tournaments -->…<!-- /figures -->                                 all tournaments
    <!-- figures: matches -->…<!-- /figures -->                                     all matches between versions
    <!-- figures: ladder-tanks -->…<!-- /figures -->                                each level against the one below
    <!-- figures: ceilings -->…<!-- /figures -->                                    what knowing more would be worth
    <!-- figure: perft | Basic 16, perft 3 | Stockfish | ratio -->…<!-- /figure -->  one figure: ours, peer or ratio

A line is found by how its name and its peer's name begin.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from bench.figures import (  # noqa: E402
    Ceiling,
    Circumstances,
    Figures,
    MatchFigure,
    Part,
    Step,
    Strength,
    Tournament,
    read_figures,
    read_strength,
)
from bench.ladder import LADDERS, levels_of  # noqa: E402
from bench.report import Comparison, Line  # noqa: E402

_TABLES: Final = re.compile(r"(<!-- figures: ([\w-]+) -->\n).*?(<!-- /figures -->)", re.DOTALL)
_FIGURE: Final = re.compile(r"(<!-- figure: ([^|>]+)\|([^|>]+)\|([^|>]+)\|([^|>]+)-->).*?(<!-- /figure -->)", re.DOTALL)
_NONE: Final = Strength()
#: What a benchmark would say, written by hand: a rate, or how many times as quick as a peer we are.
_THINGS: Final = r"(?:moves|leaves|plies|decisions|games|actions)"
_NUMBER: Final = r"\d[\d.,  ]*(?:[kM]|thousand|million|billion)?"
_PEERS: Final = r"(?:python-chess|Stockfish|RLCard|OpenSpiel|boardgame\.io)"
HAND_WRITTEN: Final = (
    re.compile(rf"{_NUMBER} *{_THINGS}(?:/s| a second| per second)", re.IGNORECASE),
    re.compile(rf"\d[\d.,]* ?(?:×|times)[^.|]{{0,30}}{_PEERS}", re.IGNORECASE),
    re.compile(rf"{_PEERS}[^|]{{0,30}}: {_NUMBER}", re.IGNORECASE),
    re.compile(rf"counts? {_NUMBER} (?:million |billion )?{_THINGS}", re.IGNORECASE),
)


class Trouble(Exception):
    """Why a page cannot be filled, in one sentence."""


def pages() -> Iterator[Path]:
    """The pages that may tell figures."""
    yield ROOT / "README.md"
    yield from sorted((ROOT / "docs").glob("*.md"))


def filled(text: str, figures: Figures, strength: Strength = _NONE) -> str:
    """A page with its marked places filled."""
    text = _TABLES.sub(lambda place: f"{place[1]}\n{_part(place[2], figures, strength)}\n\n{place[3]}", text)
    return _FIGURE.sub(lambda place: f"{place[1]}{_one(_words(place), figures)}{place[6]}", text)


def unmarked(text: str) -> str:
    """A page without what its marked places hold."""
    return _FIGURE.sub("", _TABLES.sub("", text))


def hand_written(text: str) -> list[str]:
    """Figures of benchmarks that stand outside the marked places."""
    rest = " ".join(unmarked(text).split())  # a sentence may be broken over two lines
    return [found[0] for pattern in HAND_WRITTEN for found in pattern.finditer(rest)]


# --- tables ------------------------------------------------------------------------------------------


def _part(name: str, figures: Figures, strength: Strength) -> str:
    if name == "tournaments":
        return _tournaments(figures.tournaments)
    if name == "matches":
        return _matches(strength.matches)
    if name == "ceilings":
        return _ceilings(strength.ceilings)
    if name in LADDERS:
        return _ladder(name, strength.ladders.get(name, {}))
    if name not in figures.parts:
        raise Trouble(f"bench/figures.json has nothing about {name}: python -m bench {name}")
    part = figures.parts[name]
    tables = [*map(_comparison, part.tables), *([_costs(part)] if part.costs else [])]
    return "\n\n".join([*tables, _measured(part.measured)])


def _comparison(table: Comparison) -> str:
    rows = [f"**{table.title}**", "", "| what | ours | peer | ratio | bar |", "|---|---|---|---|---|"]
    for line in table.lines:
        peer = f"{line.peer_name}: {short(line.peer)}"
        bar = "" if not line.bar else f"≥ {line.bar:g}×" if line.holds else f"≥ {line.bar:g}× **missed**"
        rows.append(f"| {line.what} | {short(line.ours)} {line.unit} | {peer} | {ratio(line)}× | {bar} |")
    return "\n".join(rows)


def _costs(part: Part) -> str:
    rows = ["| what is imported | processor time | memory |", "|---|---|---|"]
    rows += [f"| {cost.what} | {cost.milliseconds:.0f} ms | {cost.megabytes:.0f} MB |" for cost in part.costs]
    return "\n".join(rows)


def _tournaments(tournaments: dict[str, Tournament]) -> str:
    rows = ["| tournament | score | games | bar | measured |", "|---|---|---|---|---|"]
    for name, found in tournaments.items():
        bar = found.bar if found.holds else f"{found.bar} **missed**"
        rows.append(f"| `{name}`: {found.what} | {found.score} | {found.games} | {bar} | {day(found.measured.date)} |")
    return "\n".join(rows)


def _matches(matches: dict[str, MatchFigure]) -> str:
    rows = ["| match | versions | for each decision | result | what it means | measured |", "|---|---|---|---|---|---|"]
    for name, found in matches.items():
        who = f"`{found.new}` against `{found.base}`"
        told = f"{found.told}; seed `{found.seed}`"
        rows.append(f"| `{name}` | {who} | {found.limit} | {told} | {found.verdict} | {day(found.measured.date)} |")
    return "\n".join(rows)


def _ladder(name: str, steps: dict[str, Step]) -> str:
    """Every level, each with its games; a level nobody has measured is not listed as if somebody had."""
    rows = [
        f"**{LADDERS[name].title}**",
        "",
        "| level | against | games | score | Elo | measured |",
        "|---|---|---|---|---|---|",
    ]
    for level in levels_of(name):
        step = steps.get(str(level))
        if step is None or step.games <= 0:
            raise Trouble(f"level {level} of {name} has no games: python -m bench strength {name} --levels {level}")
        told = f"{step.games} | {step.score} | {step.elo} | {day(step.measured.date)}"
        rows.append(f"| {level} | {level - 1} | {told} |")
    return "\n".join(rows)


def _ceilings(ceilings: dict[str, dict[str, Ceiling]]) -> str:
    if not ceilings:
        raise Trouble("bench/strength.json does not say what knowing more is worth: python -m bench ceiling --record")
    rows = ["| where | the search knows | simulations | games | it wins | measured |", "|---|---|---|---|---|---|"]
    for found in (found for table in ceilings.values() for found in table.values()):
        told = f"{found.simulations:,} | {found.games:,} | {found.score} | {day(found.measured.date)}"
        rows.append(f"| {found.what} | {found.knows} | {told} |")
    return "\n".join(rows)


def _measured(measured: Circumstances) -> str:
    return f"*Measured on {day(measured.date)}: Python {measured.python}, {measured.machine}.*"


def day(iso: str) -> str:
    """16 November 2026."""
    then = date.fromisoformat(iso)
    return f"{then.day} {then:%B %Y}"


# --- one figure --------------------------------------------------------------------------------------


def _words(place: re.Match[str]) -> list[str]:
    return [word.strip() for word in place.groups()[1:5]]


def _one(words: Sequence[str], figures: Figures) -> str:
    name, what, peer, wanted = words
    part = figures.parts.get(name)
    for table in part.tables if part else ():
        for line in table.lines:
            if line.what.startswith(what) and line.peer_name.startswith(peer):
                return _told(line, wanted)
    raise Trouble(f"bench/figures.json has no line {what!r} beside {peer!r} of {name}.")


def _told(line: Line, wanted: str) -> str:
    if wanted == "ratio":
        return ratio(line)
    if wanted in ("ours", "peer"):
        return spoken(getattr(line, wanted))
    raise Trouble(f"A figure is ours, peer or ratio, not {wanted!r}.")


def ratio(line: Line) -> str:
    """How many times as quick, with as many digits as mean something."""
    digits = 2 if line.ratio < 1 else 1 if line.ratio < 10 else 0
    return f"{line.ratio:,.{digits}f}"


def short(number: float) -> str:
    """A rate in a table: 4,133, 53 k, 7.1 M, 1,657 M."""
    if number >= 1e4:
        size, letter = (1e6, "M") if number >= 1e6 else (1e3, "k")
        return f"{number / size:,.{1 if number / size < 10 else 0}f} {letter}"
    return f"{number:,.0f}"


def spoken(number: float) -> str:
    """A rate in a sentence: 7.1 million, 1.7 billion."""
    for size, word in ((1e9, "billion"), (1e6, "million")):
        if number >= size:
            return f"{number / size:,.{1 if number / size < 100 else 0}f} {word}"
    return f"{float(f'{number:.2g}'):,.0f}"


def main(words: Sequence[str]) -> int:
    """Fill the pages, or say which disagree with the file."""
    if words not in ([], ["--check"]):
        print("Usage: python scripts/figures.py [--check]", file=sys.stderr)
        return 2
    figures, strength, stale = read_figures(), read_strength(), []
    for path in pages():
        text = path.read_text(encoding="utf-8")
        try:
            new = filled(text, figures, strength)
        except Trouble as trouble:
            print(f"{path.relative_to(ROOT)}: {trouble}", file=sys.stderr)
            return 1
        if new != text:
            stale.append(path)
            if not words:
                path.write_text(new, encoding="utf-8")
    for path in stale:
        print(f"{path.relative_to(ROOT)} {'disagrees with bench/figures.json' if words else 'is filled anew'}")
    return 1 if words and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
