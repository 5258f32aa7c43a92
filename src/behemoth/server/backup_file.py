"""The file of a backup: written whole or not at all, for its owner only, and played again to see that it is good."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

import typer

from behemoth.games import GameError
from behemoth.locale import say
from behemoth.table import Tally, verify_backup


class FileTrouble(GameError):
    """The file cannot be read or written."""


def keep(pieces: Iterable[bytes], file: Path) -> None:
    """Write the pieces into a new file: first beside it, then in its place. Raises FileTrouble."""
    beside = file.with_name(f".{file.name[:200]}.{os.getpid()}.part")
    if file.exists():
        raise FileTrouble("backup-file-exists", file=file)
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as writing:
            for piece in pieces:
                writing.write(piece)
            writing.flush()
            os.fsync(writing.fileno())
        beside.rename(file)
    except OSError as fault:
        raise FileTrouble("backup-file-fault", file=file, fault=fault.strerror or fault) from None
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


def verified(file: Path) -> Tally:
    """Everything in it, played again. Raises FileTrouble, BackupTrouble."""
    try:
        with file.open("rb") as reading:
            return verify_backup(reading)
    except OSError as fault:
        raise FileTrouble("backup-file-fault", file=file, fault=fault.strerror or fault) from None


def tell_verified(file: Path, language: str) -> None:
    """Play it again and say what came of it. Raises Exit with 1 if something does not replay."""
    tally = verified(file)
    for fault in tally.faults:
        print(fault.sentence(language), file=sys.stderr)
    if tally.faults:
        print(say("backup-faulty", language, faults=len(tally.faults), matches=tally.matches), file=sys.stderr)
        raise typer.Exit(1)
    print(say("backup-verified", language, matches=tally.matches, entries=tally.entries))
