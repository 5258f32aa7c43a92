"""The table with bots that answer at once: `python -m tests.browser.quick DATA [PORT [SEED]]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import uvicorn

from behemoth.server import Settings, address_of_socket, build, listen, open_store, uvicorn_config, without_rates
from behemoth.table import making

#: Milliseconds before a bot acts: enough to be seen, too few to wait for.
PACE: Final = 30

#: All tests come from one address, and much faster than people.
FREE: Final = without_rates()


def main(data: str, port: str = "0", seed: str = "") -> None:
    """Serve until somebody stops it. With a seed every match has the same chance."""
    if seed:
        making.new_seed = lambda: seed  # type: ignore[attr-defined]
    settings = Settings(data=Path(data), limits=FREE)
    with listen("127.0.0.1", int(port)) as listening:
        print("Ready:", address_of_socket(listening), flush=True)
        uvicorn.Server(uvicorn_config(build(settings, open_store(settings), pace=PACE), settings)).run([listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
