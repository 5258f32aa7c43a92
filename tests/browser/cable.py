"""A cable between a browser and the table that can be cut: then nothing goes through it until it is mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType
from urllib.parse import urlsplit


class Cable:
    """Forwards a port of its own to the table's."""

    def __init__(self, address: str) -> None:
        there = urlsplit(address)
        assert there.hostname is not None
        assert there.port is not None
        self._there = (there.hostname, there.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()

    def __enter__(self) -> Cable:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        """End every connection, and let no new one through."""
        with self._lock:
            self._whole = False
            for end in self._ends:
                _shut(end)
            self._ends.clear()

    def mend(self) -> None:
        """New connections go through again."""
        with self._lock:
            self._whole = True

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            with self._lock:
                if not self._whole:
                    here.close()
                    continue
                there = socket.create_connection(self._there)
                self._ends |= {here, there}
            threading.Thread(target=self._carry, args=(here, there), daemon=True).start()
            threading.Thread(target=self._carry, args=(there, here), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                target.sendall(data)
        except OSError:
            pass
        with self._lock:
            self._ends -= {source, target}
        _shut(source)
        _shut(target)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):  # it may be closed already
        end.shutdown(socket.SHUT_RDWR)
    end.close()
