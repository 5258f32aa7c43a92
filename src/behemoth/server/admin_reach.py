"""Which running table a command means: that of a data folder, of a socket, or one elsewhere with a token."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from behemoth.server.admin_client import AdminClient, AdminTrouble, local_tables
from behemoth.server.settings import data_folder

#: Where a token may be given without a file.
VARIABLE: Final = "BEHEMOTH_ADMIN_TOKEN"
#: Shorter ones could be guessed.
_LEAST: Final = 16


def reach(data: Path | None, socket: Path | None, url: str, token: Path | None, language: str) -> AdminClient:
    """Who to ask. Raises AdminTrouble with a sentence if there is nobody."""
    if url:
        if not url.startswith(("http://", "https://")):
            raise AdminTrouble("admin-bad-url", text=url[:80])
        return AdminClient(url=url, token=admin_token(token), language=language)
    if socket is not None:
        return AdminClient(local=socket, language=language)
    folder = data or data_folder()
    found = local_tables(folder)
    if not found:
        raise AdminTrouble("admin-nobody", folder=folder)
    if len(found) > 1:
        raise AdminTrouble("admin-several", sockets=", ".join(map(str, found)))
    return AdminClient(local=found[0], language=language)


def admin_token(file: Path | None) -> str:
    """The token in a file, or in the surroundings; empty where there is none. Raises AdminTrouble."""
    if file is None:
        token = os.environ.get(VARIABLE, "")
    else:
        try:
            token = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise AdminTrouble("admin-token-file", file=file, fault=getattr(fault, "strerror", None) or fault) from None
    token = token.strip()
    if token and (len(token) < _LEAST or not token.isascii() or not token.isprintable()):
        raise AdminTrouble("server-bad-token")
    if file is not None and not token:
        raise AdminTrouble("server-bad-token")
    return token
