"""One server process on SQLite: how most people run the table."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from typing import Final

from faults.disk import Disk
from faults.history import History
from faults.logs import Logs, read_sqlite
from faults.topology import Server, Topology

#: How the store calls its file.
FILE: Final = "table.sqlite3"


class OneProcess(Topology):
    """The server, its proxy, and a disk that can be full."""

    name = "sqlite"

    def __init__(self, folder: Path, history: History, rng: Random) -> None:
        super().__init__(folder, history, rng)
        self.disk = Disk(folder / "data")
        if self.disk.note:
            self.missing.append(self.disk.note)
        words = ["--data", str(self.disk.folder)]
        self.servers = [Server("server", folder, words, self.environment())]

    def logs(self) -> Logs:
        # Beside the history: the disk it was on goes with this run.
        kept = shutil.copy(self.disk.folder / FILE, self.folder / FILE)
        return read_sqlite(Path(kept))

    def abort(self) -> None:
        super().abort()
        self.disk.close()
