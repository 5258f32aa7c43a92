"""A Dask cluster of two workers on this machine, one for all tests of a process."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def local_cluster(workers: int = 2) -> Iterator[Any]:
    """A scheduler and some workers, processes of their own; nothing listens beyond this machine."""
    from distributed import LocalCluster

    others = set(multiprocessing.active_children())
    with LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=workers,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
        memory_limit=0,
    ) as cluster:
        yield cluster
    for child in set(multiprocessing.active_children()) - others:
        if "Dask" in child.name:
            child.join(10)
