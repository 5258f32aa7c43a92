"""Files for their owner only: seeds of running games and hashes of seats are nobody else's business."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER_MODE: Final = 0o700
FILE_MODE: Final = 0o600

#: What SQLite writes beside a database. New ones get the mode of the database; those of old are made private too.
BESIDE: Final = ("-wal", "-shm", "-journal")


def make_private_folder(folder: Path, ours: str) -> None:
    """Make a folder that only its owner may look into, or close one of old: if it is empty or holds ``ours``, so that
    nobody's home or temporary folder is closed by mistake. Raises OSError if it cannot be made."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
    found = folder.stat()
    shared = found.st_mode & stat.S_ISVTX
    if not shared and ((folder / ours).exists() or not any(folder.iterdir())):
        with suppress(PermissionError):  # somebody else's, who lets us write there: the files are private all the same
            folder.chmod(FOLDER_MODE)


def make_private_file(path: Path) -> None:
    """Make a file that only its owner may read, or close one of old with what lies beside it. Raises OSError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
    for file in (path, *(path.with_name(path.name + ending) for ending in BESIDE)):
        with suppress(FileNotFoundError, PermissionError):
            file.chmod(FILE_MODE)
