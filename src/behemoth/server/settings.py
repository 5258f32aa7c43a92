"""What whoever runs the table decides: where it listens, where it keeps its data, how much it bears."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from behemoth.games import GameError

#: The port of the table unless somebody asks for another.
USUAL_PORT: Final = 8765
LOOPBACK: Final = "127.0.0.1"

#: Names under which this machine reaches itself.
_LOCAL_NAMES: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Limits(msgspec.Struct, frozen=True):
    """How much one visitor may ask for. Generous for people, tight for a runaway program. Rates come in pairs: so many
    a second in the long run, so many at once."""

    #: Messages of one connection.
    messages: float = 20
    messages_at_once: float = 80
    #: Messages of one address, over all its connections.
    address_messages: float = 200
    address_messages_at_once: float = 800
    #: Hellos of one address: each shows a whole match, and may have to wake it.
    hellos: float = 20
    hellos_at_once: float = 400
    #: Requests of one address to the API.
    requests: float = 20
    requests_at_once: float = 200
    #: Everything else one address asks for: pages and their files.
    files: float = 50
    files_at_once: float = 1_500
    #: New matches of one address.
    matches: float = 0.5
    matches_at_once: float = 30
    #: New tables of one address that are open to all, and seats taken at such tables.
    open_tables: float = 0.01
    open_tables_at_once: float = 5
    #: Joins of one address, and questions for one's own matches.
    joins: float = 1
    joins_at_once: float = 40
    #: Codes for carrying a seat to another device: asked for or tried by one address.
    codes: float = 0.1
    codes_at_once: float = 10
    #: New connections of one address.
    visits: float = 50
    visits_at_once: float = 800
    #: Games analysed at once for one address, and for all.
    address_analyses: int = 2
    analyses: int = 12
    #: Maps judged by games of bots at once for one address, and for all.
    address_judgements: int = 1
    judgements: int = 4
    #: Positions whose best lines are looked for at once for one address, and for all.
    address_lines: int = 2
    lines: int = 24
    #: Connections of one address, and of all; never more than the system has handles for.
    address_connections: int = 100
    connections: int = 4_000
    #: Seconds a connection has to say hello.
    hello_within: float = 10
    #: Seconds until the head of a request is complete, from the beginning of the connection or the last answer.
    head_within: float = 10
    #: Seconds a connection may be kept without any request.
    idle_within: float = 5
    #: The same for a connection of a named proxy: longer than the proxy keeps it, so that it never sends into the void.
    proxy_idle_within: float = 75
    #: Seconds within which at least ``progress`` more bytes of a body, or its end, must come.
    progress_within: float = 10
    progress: int = 5_000
    #: Seconds without taking any of an answer that waits to be read.
    answer_within: float = 30
    #: Bytes of the address line of a request.
    address_line: int = 8_000
    #: Bytes of one header, of all headers of a request, and how many there may be.
    header: int = 8_000
    head: int = 32_000
    headers: int = 100
    #: Requests that may wait behind another on the same connection.
    pipelined: int = 16
    #: Bytes of a message beyond which the connection is closed without reading it (``wire.LONGEST`` is refused).
    frame: int = 65_536
    #: Frames of one connection that are no whole message: pings, pongs, pieces.
    frames: float = 40
    frames_at_once: float = 200
    #: Bytes of a game file. No body of a request is longer.
    record: int = 1_000_000
    #: Messages a client may leave unread, and bytes; beyond, it is dropped.
    unread: int = 128
    unread_bytes: int = 1_000_000
    #: Bytes that all clients together may leave unread; beyond, those with most of it are dropped.
    all_unread_bytes: int = 100_000_000


class BadLimit(GameError):
    """There is no such limit, or it cannot be that."""


def read_limits(words: Iterable[str]) -> Limits:
    """The usual limits with some changed, each as ``name=number``. Raises BadLimit."""
    given = dict(word.partition("=")[::2] for word in words)
    for name in given.keys() - set(Limits.__struct_fields__):
        raise BadLimit("server-unknown-limit", name=name[:40], known=", ".join(Limits.__struct_fields__))
    try:
        found = msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError:
        found = None
    if found is None or not all(0 < getattr(found, name) < math.inf for name in given):
        raise BadLimit("server-bad-limit", limits=", ".join(f"{name}={number[:20]}" for name, number in given.items()))
    return found


def without_rates(**others: float) -> Limits:
    """Limits for a table whose visitors are known, a benchmark for example: nobody is too quick, and some other limits
    as they are given."""
    pairs = [name for name in Limits.__struct_fields__ if f"{name}_at_once" in Limits.__struct_fields__]
    rates = {each: 1e9 for name in pairs for each in (name, f"{name}_at_once")}
    return msgspec.structs.replace(Limits(), **{**rates, **others})


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is served."""

    #: Where everything is kept; without a folder nothing outlives the process.
    data: Path | None = None
    #: Where matches are kept: nothing for a file in the data folder, ``memory:``, or ``postgresql://…``.
    store: str = ""
    host: str = LOOPBACK
    #: Further names under which the table is reached, behind a proxy for example.
    names: tuple[str, ...] = ()
    #: The proxies whose word about a visitor's address is believed: addresses or networks.
    proxies: tuple[str, ...] = ()
    limits: Limits = Limits()
    #: Only serve: clocks and bots are looked after by other processes that share the store.
    serve_only: bool = False
    #: Take the short way through uvicorn (``direct.py``), where it is the version that way was made for.
    direct: bool = False
    #: So many days after its end a match is forgotten; None: never.
    keep_finished: float | None = None
    #: Who shows this may do over HTTP what the admin may do; empty: nobody.
    admin_token: str = ""
    #: What builds the engine beside the table where it is missing (``engine_build.py``); empty: nothing does.
    engine_build: tuple[str, ...] = ()
    #: A port of this machine, or a host and a port, where the figures are served; empty: nowhere.
    metrics: str = ""

    @property
    def on_disk(self) -> bool:
        """Whether matches are kept on a disk of this machine."""
        return self.data is not None and not self.store

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
