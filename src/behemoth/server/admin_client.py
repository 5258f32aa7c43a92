"""The other end: asking a running table, over the socket in its data folder or over HTTP with a token."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from behemoth.games import GameError
from behemoth.server.admin_socket import SOCKET_NAMES, somebody_listens

T = TypeVar("T")

#: How long an answer may take, in seconds; a piece of a backup too.
_PATIENCE: Final = 60.0
_PIECE: Final = 65_536


class AdminTrouble(GameError):
    """Nobody is there, or nobody lets us in."""


class AdminRefused(AdminTrouble):
    """The table answered with a sentence of its own."""

    def __init__(self, text: str) -> None:
        super().__init__("admin-refused", text=text)


class _Detail(msgspec.Struct):
    """What is read of a problem."""

    detail: str = ""


class _LocalConnection(http.client.HTTPConnection):
    """HTTP over a socket of this machine."""

    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=_PATIENCE)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.sock.settimeout(self.timeout)
        self.sock.connect(str(self._path))


class AdminClient:
    """Asks one table."""

    def __init__(self, *, local: Path | None = None, url: str = "", token: str = "", language: str = "en") -> None:
        self._local = local
        self._url = url
        self._headers = {"Accept-Language": language, "Accept": "application/json"}
        if token:
            self._headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        """What the table says to this. Raises AdminTrouble."""
        data = None if body is None else msgspec.json.encode(body)
        return msgspec.json.decode(b"".join(self.stream(method, path, data)), type=answer)

    def stream(self, method: str, path: str, data: bytes | None = None) -> Iterator[bytes]:
        """The same, piece by piece as it comes. Raises AdminTrouble."""
        connection = self._connection()
        headers = self._headers if data is None else {**self._headers, "Content-Type": "application/json"}
        try:
            connection.request(method, self._base() + path, data, headers)
            answer = connection.getresponse()
            if answer.status >= 400:
                raise _refused(answer)
            while piece := answer.read(_PIECE):
                yield piece
        except (OSError, http.client.HTTPException) as fault:
            raise AdminTrouble("admin-lost", fault=str(fault) or type(fault).__name__) from fault
        finally:
            connection.close()

    def _base(self) -> str:
        return urlsplit(self._url).path.rstrip("/")

    def _connection(self) -> http.client.HTTPConnection:
        if self._local is not None:
            return _LocalConnection(self._local)
        parts = urlsplit(self._url)
        if parts.scheme == "https":
            return http.client.HTTPSConnection(parts.netloc, timeout=_PATIENCE, context=ssl.create_default_context())
        return http.client.HTTPConnection(parts.netloc, timeout=_PATIENCE)


def _refused(answer: http.client.HTTPResponse) -> AdminTrouble:
    try:
        detail = msgspec.json.decode(answer.read(_PIECE), type=_Detail).detail
    except msgspec.DecodeError:
        detail = ""
    return AdminRefused(detail) if detail else AdminTrouble("admin-lost", fault=str(answer.status))


def local_tables(folder: Path) -> list[Path]:
    """The sockets of the tables that run with this data folder."""
    if not hasattr(socket, "AF_UNIX"):
        return []
    return [path for path in sorted(folder.glob(SOCKET_NAMES)) if somebody_listens(path)]
