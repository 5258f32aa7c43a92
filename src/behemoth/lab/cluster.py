"""Mass work on a Dask cluster, as many machines as it has: ``dask scheduler`` on one, ``dask worker`` on each.

Dask notices workers that come and go and does again what was lost with one. Behemoth of the same version must be
installed where the workers run; nothing else is sent there but what a batch is about.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager, suppress
from importlib.metadata import version
from typing import Any, Final

from behemoth.games import GameError, InvalidOptions, missing_extra
from behemoth.lab.crew import OnDone, Task, WorkersLost

#: How long a scheduler has to answer, and to have a worker at all.
PATIENCE: Final = 15
#: Each thread of a worker has one batch under way and two waiting, since the way there takes longer.
_EACH: Final = 3
#: So often somebody asks how many workers there are.
_LOOK_EVERY: Final = 1.0
#: Dask's own name for a batch that loses one worker after another.
_TRIES: Final = 3


@contextmanager
def connected(address: str) -> Iterator[Cluster]:
    """A cluster that works. Raises InvalidOptions if it cannot be reached, has no workers or another Behemoth."""
    client = _client(address)
    try:
        _demand_workers(client, address)
        cluster = Cluster(client)
        try:
            yield cluster
        finally:
            cluster.forget()
    finally:
        client.close(timeout=2)


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError as error:
        raise missing_extra(error) or error from None
    try:
        return Client(  # type: ignore[no-untyped-call]
            address, timeout=PATIENCE, set_as_default=False, name="behemoth"
        )
    except (OSError, ValueError, TimeoutError):
        raise InvalidOptions("error-cluster-unreachable", address=address[:80]) from None


def _demand_workers(client: Any, address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise InvalidOptions("error-cluster-empty", address=address[:80]) from None
    ours = our_version()
    try:
        theirs = set(client.run(version, "behemoth").values())
    except Exception:  # whatever keeps a worker from saying it
        theirs = {"–"}
    if theirs != {ours}:
        raise InvalidOptions("error-cluster-version", ours=ours, theirs=", ".join(sorted(theirs)))


def our_version() -> str:
    """What the workers must have as well."""
    return version("behemoth")


class Cluster:
    """The workers of a cluster, as far as they are there at the moment."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._slots = 0
        self._looked = 0.0
        self._waiting: set[Any] = set()

    def slots(self) -> int:
        """So many batches for each thread of each worker."""
        if time.monotonic() - self._looked > _LOOK_EVERY:
            self._looked = time.monotonic()
            with suppress(OSError, TimeoutError):
                self._slots = _EACH * max(1, sum(self._client.nthreads().values()))
        return self._slots

    def start(self, task: Task, on_done: OnDone) -> None:
        """Have a task done by whichever worker is free."""
        future = self._client.submit(task, pure=False, key=f"behemoth-{id(self)}-{time.monotonic_ns()}")
        self._waiting.add(future)
        future.add_done_callback(lambda done: self._hear(done, on_done))

    def _hear(self, done: Any, on_done: OnDone) -> None:
        self._waiting.discard(done)
        told: Future[tuple[list[Any], float]] = Future()
        try:
            told.set_result(done.result())
        except BaseException as fault:
            told.set_exception(_as_told(fault))
        on_done(told)

    def forget(self) -> None:
        """Nobody waits for what is still under way."""
        with suppress(Exception):  # the cluster may be gone, which is no trouble any more
            self._client.cancel(list(self._waiting), force=True)


def _as_told(fault: BaseException) -> BaseException:
    """The fault of the work itself, or a sentence about workers that were lost."""
    from distributed import CancelledError as TheirCancelled
    from distributed import KilledWorker

    if isinstance(fault, GameError):
        return fault
    if isinstance(fault, KilledWorker):
        return WorkersLost("error-workers-lost", times=_TRIES)
    if isinstance(fault, CancelledError | TheirCancelled | OSError | TimeoutError):
        return WorkersLost("error-cluster-lost")
    return fault
