"""A real disk fills up while people play: moves are refused, the table says that it is not well, and goes on later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.server.running_server import Client, moves
from tests.server.test_starting import needs_a_disk

OPTIONS = {"scheme": "first-steps-10"}
#: A table on a disk of its own, which is filled and freed as told.
SCRIPT = """
mount -t tmpfs -o size=48m tmpfs "$1" && cd "$1" && shift || exit 1
"$@" < /dev/null &
while read what; do
    case $what in
        fill) for size in 64k 1; do dd if=/dev/zero of=filler-$size bs=$size 2>/dev/null; done;;
        free) rm -f filler-*;;
    esac
    echo done
done
kill $!; wait
"""


class Disk:
    """The table's address, and its disk."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._in, self._out = process.stdin, process.stdout
        self.url = self._until("ready").rsplit(maxsplit=1)[1].rstrip("/")

    def _until(self, word: str) -> str:
        while word not in (line := self._out.readline()):
            assert line, "the table has ended"
        return line

    def do(self, what: str) -> None:
        print(what, file=self._in, flush=True)
        self._until("done")


@contextmanager
def table_on_a_disk(folder: Path) -> Iterator[Disk]:
    play = [sys.executable, "-m", "behemoth.server", "play", "--no-open", "--port", "0", "--data", str(folder)]
    command = ["unshare", "-rm", "sh", "-c", SCRIPT, "sh", str(folder), *play]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env={**os.environ}) as process:
        try:
            yield Disk(process)
        finally:
            process.communicate(timeout=30)


def soon(look: Callable[[], Any]) -> Any:
    """What is to be seen before long."""
    end = time.monotonic() + 20
    while not (found := look()) and time.monotonic() < end:
        time.sleep(0.2)
    return found


@needs_a_disk
def test_nothing_is_lost_and_nobody_is_told_that_all_is_well(tmp_path: Path) -> None:
    with table_on_a_disk(tmp_path) as disk, httpx.Client(base_url=disk.url, timeout=20) as http:
        assert http.get("/readyz").status_code == 200
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = http.post("/api/matches", json={"game": "tank-chess", "seats": seats, "options": OPTIONS}).json()
        with connect(disk.url.replace("http", "ws") + "/ws", compression=None) as socket:
            player = Client(socket)
            player.hello(made["match"], [seat["token"] for seat in made["seats"]])
            done, answer = 0, dict[str, Any]()
            for number, (seat, action) in enumerate(moves("tank-chess", 2, OPTIONS)):
                if number == 2:
                    disk.do("fill")
                answer = player.act(seat, action)
                if answer["is"] == "problem":
                    break
                player.update(answer["version"])
                done = answer["version"]
            assert answer["code"] == "fault", answer
            assert soon(lambda: http.get("/readyz").status_code == 503)
            assert http.get("/healthz").json()["ok"] is False
            assert http.get(f"/api/matches/{made['match']}").json()["version"] == done
            disk.do("free")
            assert soon(lambda: http.get("/readyz").status_code == 200)
            assert player.act(seat, action)["version"] == done + 1
