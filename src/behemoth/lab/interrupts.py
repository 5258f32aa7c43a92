"""Ctrl-C that cannot get lost.

Python raises KeyboardInterrupt wherever the program happens to be. If that is inside a library written in C that clears
errors it does not expect, as msgspec does while it looks a type up, nobody hears of it. So it is noted as well, and
whoever works for long asks now and then.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

#: Raises KeyboardInterrupt if Ctrl-C was pressed.
Ask = Callable[[], None]


@contextmanager
def noted_interrupts() -> Iterator[Ask]:
    """While this lasts, Ctrl-C is raised where it arrives and again where it is asked for.

    Only the main thread hears signals, and a program that treats Ctrl-C in a way of its own keeps that way.
    """
    pressed = False

    def hear(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        raise KeyboardInterrupt

    def ask() -> None:
        if pressed:
            raise KeyboardInterrupt

    if not _is_usual():
        yield ask
        return
    signal.signal(signal.SIGINT, hear)
    try:
        yield ask
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _is_usual() -> bool:
    in_main = threading.current_thread() is threading.main_thread()
    return in_main and signal.getsignal(signal.SIGINT) is signal.default_int_handler
