"""A disk that can be full. As root it is a small file system in memory; otherwise the server process may not let files
grow, which is the same to a program except for the number of the error."""

from __future__ import annotations

import resource
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

#: Room for a history; large enough for a long one, small enough to be filled at once.
_SIZE: Final = 48 << 20
_BALLAST: Final = "ballast"


class Disk:
    """The folder of the data, which can be filled and emptied again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={_SIZE},mode=0700", "tmpfs", str(folder)]
        try:
            self._mounted = subprocess.run(mount, capture_output=True).returncode == 0
        except OSError:
            self._mounted = False
        self.able = self._mounted or sys.platform.startswith("linux")
        self.note = (
            ""
            if self._mounted
            else (
                "a disk that is really full: mounting one needs root, so files of the server may not grow instead"
                if self.able
                else "a full disk: it takes Linux"
            )
        )

    def fill(self, pids: list[int]) -> None:
        """No more room."""
        if not self._mounted:
            for pid in pids:
                _limit(pid, 0)
            return
        with suppress(OSError), (self.folder / _BALLAST).open("wb", buffering=0) as ballast:
            while ballast.write(b"\0" * 4096):
                pass

    def empty(self, pids: list[int]) -> None:
        """Room again."""
        if not self._mounted:
            for pid in pids:
                _limit(pid, resource.RLIM_INFINITY)
            return
        (self.folder / _BALLAST).unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of it, with all that is there."""
        if self._mounted:
            subprocess.run(["umount", str(self.folder)], capture_output=True)


def _limit(pid: int, size: int) -> None:
    """How large a file of this process may be from now on; only the soft limit, so that it can be raised again."""
    with suppress(ProcessLookupError, PermissionError):
        hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
