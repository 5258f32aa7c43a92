"""What whoever runs the table decides: where it listens, where it keeps its data, how much it bears."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

#: The port of the table unless somebody asks for another.
USUAL_PORT: Final = 8765
LOOPBACK: Final = "127.0.0.1"

#: Names under which this machine reaches itself.
_LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Limits(msgspec.Struct, frozen=True):
    """How much one visitor may ask for. Generous for people, tight for a runaway program."""

    #: Messages of one connection: so many a second in the long run, so many at once.
    messages: float = 20
    messages_at_once: float = 80
    #: Messages and requests of one address, over all its connections.
    address_messages: float = 200
    address_messages_at_once: float = 800
    requests: float = 20
    requests_at_once: float = 200
    #: New matches of one address.
    matches: float = 0.5
    matches_at_once: float = 30
    #: Games analysed at once for one address, and for all.
    address_analyses: int = 2
    analyses: int = 12
    #: Connections of one address, and of all.
    address_connections: int = 100
    connections: int = 4000
    #: A connection has so many seconds to say hello.
    hello_within: float = 10
    #: Beyond so many bytes of a message the connection is closed without reading it (``wire.LONGEST`` is refused).
    frame: int = 65_536
    #: Bytes of a game file.
    record: int = 1_000_000
    #: A client that leaves more unread than this is dropped.
    unread: int = 128
    unread_bytes: int = 4_000_000


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is served."""

    #: Where everything is kept; without a folder nothing outlives the process.
    data: Path | None = None
    host: str = LOOPBACK
    #: Further names under which the table is reached, behind a proxy for example.
    names: tuple[str, ...] = ()
    limits: Limits = Limits()
    #: Take the short way through uvicorn (``direct.py``), where it is the version that way was made for.
    direct: bool = False

    @property
    def local(self) -> bool:
        """Whether only this machine can reach it."""
        return self.host in _LOCAL_NAMES or self.host.startswith("127.")

    def known_as(self, host: str) -> bool:
        """Whether a visitor may call the table by this name (without port).

        On loopback a foreign name means that somebody's page had its name resolve to this machine.
        """
        return not self.local or host in _LOCAL_NAMES or host in self.names or host == self.host


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Where this system keeps the data of a user's programs."""
    home = Path(environment.get("HOME") or environment.get("USERPROFILE") or ".")
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Behemoth"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Behemoth"
    given = environment.get("XDG_DATA_HOME", "")
    # The rule of XDG: a path that is not absolute is to be ignored.
    return (Path(given) if given.startswith("/") else home / ".local" / "share") / "behemoth"
