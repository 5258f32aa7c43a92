"""The table with bots that answer at once: `python -m tests.browser.quick DATA [PORT [SEED]]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import uvicorn

from behemoth.server import Limits, Settings, address_of_socket, build, listen, open_store, uvicorn_config
from behemoth.table import match_registry

#: Milliseconds before a bot acts: enough to be seen, too few to wait for.
PACE: Final = 30

#: All tests come from one address, and much faster than people.
FREE: Final = Limits(
    messages=1e6, messages_at_once=1e6, address_messages=1e6, address_messages_at_once=1e6,
    requests=1e6, requests_at_once=1e6, matches=1e6, matches_at_once=1e6,
)  # fmt: skip


def main(data: str, port: str = "0", seed: str = "") -> None:
    """Serve until somebody stops it. With a seed every match has the same chance."""
    if seed:
        match_registry.new_seed = lambda: seed  # type: ignore[attr-defined]
    settings = Settings(data=Path(data), limits=FREE)
    with listen("127.0.0.1", int(port)) as listening:
        print("Ready:", address_of_socket(listening), flush=True)
        uvicorn.Server(uvicorn_config(build(settings, open_store(settings), pace=PACE), settings)).run([listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
