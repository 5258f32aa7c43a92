"""Where people come in."""

from __future__ import annotations

import ssl

import msgspec


class Entrance(msgspec.Struct):
    """An address that is always there, whatever happens behind it; with a certificate or without."""

    port: int
    tls: ssl.SSLContext | None = None

    @property
    def web(self) -> str:
        """For requests."""
        return f"{'http' if self.tls is None else 'https'}://127.0.0.1:{self.port}"

    def socket(self, match: str) -> str:
        """For a socket. A front server brings those together who name the match in the path; who does not may come to
        another process."""
        return f"{'ws' if self.tls is None else 'wss'}://127.0.0.1:{self.port}/ws{match and '/match/'}{match}"
