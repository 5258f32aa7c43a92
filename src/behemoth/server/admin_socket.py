"""The socket in the data folder through which a running table is looked after: only its owner can open it."""

from __future__ import annotations

import errno
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)

#: What the sockets of tables are called; the number is that of the process.
SOCKET_NAMES: Final = "admin-*.sock"


@contextmanager
def private_socket(folder: Path) -> Iterator[list[socket.socket]]:
    """A listening socket that only the owner of this process can open; none, and a warning, where there can be none.
    Those of tables that are gone are cleared away."""
    path = folder / f"admin-{os.getpid()}.sock"
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _clear(folder)
        listening.bind(str(path))
        listening.listen(16)
    except OSError as fault:
        listening.close()
        logger.warning("no socket for the admin in the data folder: %s", fault.strerror or fault)
        yield []
        return
    finally:
        os.umask(before)
    try:
        yield [listening]
    finally:
        listening.close()
        path.unlink(missing_ok=True)


def _clear(folder: Path) -> None:
    for path in folder.glob(SOCKET_NAMES):
        if not somebody_listens(path):
            path.unlink(missing_ok=True)


def somebody_listens(path: Path) -> bool:
    """Whether a table answers at this socket."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        return probe.connect_ex(str(path)) not in (errno.ECONNREFUSED, errno.ENOENT)
