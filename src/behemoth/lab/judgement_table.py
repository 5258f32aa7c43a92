"""A judgement of a map in the terminal: its figures as a table, and where pieces die as a board of digits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from rich.table import Table

from behemoth.lab.judgement import Judgement
from behemoth.lab.trials import CAPPED
from behemoth.locale import DEFAULT_LANGUAGE, say
from behemoth.maps import USUAL, Measures
from behemoth.tankchess import COLUMNS, read_position, square_at

#: From the fewest to the most.
_HEAT: Final = "123456789"


def show_judgement(judgement: Judgement, name: str, language: str = DEFAULT_LANGUAGE) -> Table:
    """The figures as a table."""
    title = say(
        "judge-title", language, name=name, games=judgement.games, bot=judgement.bot or "–", seed=judgement.seed
    )
    table = Table(title=title, title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for label, value in _rows(judgement, language):
        table.add_row(label, value)
    return table


def _rows(found: Judgement, language: str) -> Iterator[tuple[str, str]]:
    words = partial(say, language=language)
    for name in ("first", "white", "black", "white_begins"):
        yield words(f"judge-{name.replace('_', '-')}"), str(getattr(found, name))
    yield words("judge-results"), f"{found.white_wins} / {found.draws} / {found.black_wins}"
    yield words("judge-length"), f"{found.mean_length:.1f} / {found.median_length:g} / {max(found.lengths, default=0)}"
    for reason, count in found.endings.items():
        yield ending_words(reason, language), f"{count} ({count / found.games:.0%})"


def ending_words(reason: str, language: str = DEFAULT_LANGUAGE) -> str:
    """How a game ended, in words."""
    return say("judge-ending", language, ending=say("judge-cap" if reason == CAPPED else f"outcome-{reason}", language))


def verdict(found: Judgement, language: str = DEFAULT_LANGUAGE) -> tuple[str, ...]:
    """What the figures mean, in sentences."""
    if not found.games:
        return (say("judge-nothing", language),)
    return tuple(_sentences(found, partial(say, language=language)))


def _sentences(found: Judgement, words: partial[str]) -> Iterator[str]:
    edge = _edge(found.first.low, found.first.high)
    yield words("judge-verdict-first", edge=edge, share=round(100 * found.first.value, 1))
    if found.symmetry != "none":
        yield words("judge-verdict-symmetric")
        return
    yield words("judge-verdict-sides", edge=_edge(found.white.low, found.white.high))
    if found.suggestion is not None:
        one = found.suggestion
        side = words("side-name", side=one.side)
        piece = words(f"kind-{one.kind.lower()}")
        yield words(
            "judge-suggestion", side=side, piece=piece, square=one.square, share=str(one.white), games=one.games
        )
    elif found.tried:
        yield words("judge-no-suggestion", tried=found.tried)


def _edge(low: float, high: float) -> str:
    """``open`` as long as an even score is within the interval, else ``more`` or ``less``."""
    return "more" if low > 0.5 else "less" if high < 0.5 else "open"


def heat_lines(found: Judgement) -> list[str]:
    """The board with a digit where pieces died, 9 where most did."""
    count = {one.square: one.white + one.black for one in found.deaths}
    most = max(count.values(), default=0)
    ground = read_position(found.position).ground
    lines = ["   " + " ".join(COLUMNS[: found.size])]
    for row in range(found.size, 0, -1):
        names = [f"{letter}{row}" for letter in COLUMNS[: found.size]]
        squares = [square_at(column, row - 1) for column in range(found.size)]
        signs = []
        for name, square in zip(names, squares, strict=True):
            terrain = ground.at(square)
            heat = _HEAT[(count[name] * len(_HEAT) - 1) // most] if name in count else ""
            signs.append(heat or (terrain.sign if terrain is not None else "."))
        lines.append(f"{row:2} " + " ".join(signs))
    return lines


def show_measures(measures: Measures, language: str = DEFAULT_LANGUAGE) -> Table:
    """What was measured, beside what the shipped maps span."""
    words = partial(say, language=language)
    table = Table(title=words("measure-title"), title_justify="left")
    table.add_column(words("measure-name"))
    table.add_column(words("measure-value"), justify="right")
    table.add_column(words("measure-usual"), justify="right")
    for name in Measures.__struct_fields__:
        span, value = USUAL[name], getattr(measures, name)
        mark = "" if span.holds(value) else " !"
        top = "…" if name == "least_moves" else f"{span.most:g}"
        table.add_row(words(f"measure-{name.replace('_', '-')}"), f"{value:g}{mark}", f"{span.least:g} – {top}")
    return table
