"""Games as data: a Parquet file with a row for each decision, which any Parquet reader reads. Needs pyarrow.

The file depends on the games alone, byte for byte, not on who played them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from math import prod
from pathlib import Path
from typing import Any, Final

import msgspec

from behemoth.games import missing_extra
from behemoth.lab.observing import find_observer
from behemoth.lab.whole_games import GamesWish, WholeGame

#: What one decision is told with; the docs explain each.
COLUMNS: Final = (
    "game",
    "ply",
    "seat",
    "bot",
    "position",
    "view",
    "legal",
    "choice",
    "score",
    "scores",
    "reason",
)
#: Raised whenever a column comes to mean something else.
FORMAT: Final = 1
#: So many rows are written together.
GROUP: Final = 20_000


class Written(msgspec.Struct, frozen=True):
    """What a file has: so many games and decisions, and whether these are all that were wanted."""

    games: int
    decisions: int
    finished: bool


def write_games(wish: GamesWish, games: Iterable[WholeGame], path: Path) -> Written:
    """Write the games as they come. Raises MissingExtra, OSError.

    The file takes its place once it is whole; if somebody presses Ctrl-C, it has the games that were finished by then.
    """
    parquet = _pyarrow("pyarrow.parquet")
    schema = schema_of(wish)
    count = decisions = 0
    finished, rows = False, list[dict[str, Any]]()
    with _beside(path) as beside, parquet.ParquetWriter(beside, schema, compression="zstd") as writer:
        with suppress(KeyboardInterrupt):
            for game in games:
                rows += rows_of(game, wish)
                count, decisions = count + 1, decisions + len(game.choices)
                if len(rows) >= GROUP:
                    writer.write_table(_table(rows, schema))
                    rows.clear()
            finished = True
        if rows:
            writer.write_table(_table(rows, schema))
    return Written(count, decisions, finished)


def rows_of(game: WholeGame, wish: GamesWish) -> Iterator[dict[str, Any]]:
    """The decisions of a game as rows."""
    for ply, choice in enumerate(game.choices):
        row: dict[str, Any] = {
            "game": game.number,
            "ply": ply,
            "seat": choice.seat,
            "bot": game.seats[choice.seat],
            "position": choice.position,
            "view": choice.view,
            "legal": choice.legal,
            "choice": choice.choice,
            "score": game.scores[choice.seat],
            "scores": game.scores,
            "reason": game.reason,
        }
        if wish.observations:
            row |= {"observation": choice.observation, "numbers": choice.numbers}
        yield row


def schema_of(wish: GamesWish) -> Any:
    """The columns and their types; what the file is about stands in its metadata, under ``behemoth``."""
    arrow = _pyarrow("pyarrow")
    words = arrow.dictionary(arrow.int32(), arrow.string())
    types = {
        "game": arrow.int64(),
        "ply": arrow.int32(),
        "seat": arrow.int8(),
        "bot": words,
        "position": arrow.string(),
        "view": arrow.string(),
        "legal": arrow.int32(),
        "choice": arrow.string(),
        "score": arrow.float32(),
        "scores": arrow.list_(arrow.float32()),
        "reason": words,
    }
    about: dict[str, Any] = {"behemoth": version("behemoth"), "format": FORMAT} | msgspec.to_builtins(wish)
    if wish.observations:
        observer = find_observer(wish.game, wish.options)
        types["observation"] = arrow.list_(arrow.type_for_alias(observer.dtype), prod(observer.shape))
        types["numbers"] = arrow.list_(arrow.int32())
        about["observation"] = {"version": observer.version, "shape": observer.shape, "dtype": observer.dtype}
        about["numbers"] = {"version": observer.numbers_version}
    return arrow.schema(list(types.items()), metadata={"behemoth": msgspec.json.encode(about)})


def _table(rows: list[dict[str, Any]], schema: Any) -> Any:
    arrow = _pyarrow("pyarrow")
    columns = [_column(field, [row[field.name] for row in rows], arrow) for field in schema]
    return arrow.Table.from_arrays(columns, schema=schema)


def _column(field: Any, values: list[Any], arrow: Any) -> Any:
    if field.name != "observation":
        return arrow.array(values, type=field.type)
    numbers = arrow.Array.from_buffers(
        field.type.value_type,
        field.type.list_size * len(values),
        [None, arrow.py_buffer(b"".join(values))],
    )
    return arrow.FixedSizeListArray.from_arrays(numbers, field.type.list_size)


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A file that takes its place once it is whole."""
    part = path.with_name(f".{path.name}.part")
    try:
        yield part
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    part.replace(path)


def _pyarrow(name: str) -> Any:
    from importlib import import_module

    try:
        return import_module(name)
    except ImportError as error:
        raise missing_extra(error) or error from None
