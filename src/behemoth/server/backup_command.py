"""``behemoth backup`` and ``behemoth restore``: everything in one file, and back, into whichever store."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from behemoth.locale import say

if TYPE_CHECKING:
    from behemoth.table import Store, Tally

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="server-about-data")]
Where = Annotated[str, typer.Option("--store", metavar="URL", envvar="BEHEMOTH_STORE", help="backup-about-store")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="backup-about-file")]


def register(app: typer.Typer) -> None:
    """Bring the commands."""
    app.command("backup", help="backup-about")(backup)
    app.command("restore", help="backup-about-restore")(restore)


def backup(
    context: typer.Context,
    file: File,
    data: Data = None,
    store: Where = "",
    verify: Annotated[bool, typer.Option("--verify", help="backup-about-verify")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="backup-about-quick")] = False,
) -> None:
    """Exit code 0: saved and verified; 1: something in it does not replay; 2: could not be saved."""
    from behemoth.server.backup_file import keep, tell_verified

    language = str(context.obj)
    if not verify:
        keep(_pieces(data, store, language), file)
        print(say("backup-kept", language, file=file, bytes=file.stat().st_size))
    if quick and not verify:
        print(say("backup-not-verified", language, file=file))
    else:
        tell_verified(file, language)


def _pieces(data: Path | None, store: str, language: str) -> Iterator[bytes]:
    """From the table that runs with this folder, which alone may touch its file; else from the store itself."""
    from behemoth.server.admin_client import AdminClient, local_tables
    from behemoth.server.settings import data_folder
    from behemoth.table import BackupTrouble, has_store

    folder = data or data_folder()
    running = [] if store else local_tables(folder)
    if not running and not store and not has_store(folder):
        raise BackupTrouble("backup-nothing", folder=folder)
    if running:
        yield from AdminClient(local=running[0], language=language).stream("GET", "/admin/backup")
    else:
        yield from _from_store(data, store)


def _from_store(data: Path | None, url: str) -> Iterator[bytes]:
    import asyncio
    import time
    from importlib.metadata import version

    from behemoth.table import write_backup

    with asyncio.Runner() as runner:
        store = runner.run(_open(data, url))
        try:
            pieces: AsyncIterator[bytes] = write_backup(store, int(time.time() * 1000), version("behemoth"))
            while piece := runner.run(_next(pieces)):
                yield piece
        finally:
            runner.run(store.close())


async def _next(pieces: AsyncIterator[bytes]) -> bytes:
    async for piece in pieces:
        if piece:  # the compressor may have kept all of it for later
            return piece
    return b""


async def _open(data: Path | None, url: str) -> Store:
    from behemoth.server.settings import data_folder
    from behemoth.table import open_store

    return open_store(url, data or data_folder())


def restore(
    context: typer.Context,
    file: File,
    data: Data = None,
    store: Where = "",
    add: Annotated[bool, typer.Option("--add", help="backup-about-add")] = False,
) -> None:
    """Exit code 0: all is there again; 1: something was left out because it does not replay; 2: nothing was done."""
    import asyncio

    language = str(context.obj)
    tally = asyncio.run(_restore(file, data, store, add))
    for fault in tally.faults:
        print(fault.sentence(language), file=sys.stderr)
    faults = len(tally.faults)
    came = tally.matches - tally.known - faults
    print(say("backup-restored", language, matches=came, known=tally.known, faults=faults))
    if tally.faults:
        raise typer.Exit(1)


async def _restore(file: Path, data: Path | None, url: str, add: bool) -> Tally:
    from behemoth.server.backup_file import FileTrouble
    from behemoth.table import restore_backup

    try:
        with file.open("rb") as reading:
            store = await _open(data, url)
            try:
                return await restore_backup(reading, store, add=add)
            finally:
                await store.close()
    except OSError as fault:
        raise FileTrouble("backup-file-fault", file=file, fault=fault.strerror or fault) from None
