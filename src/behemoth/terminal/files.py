"""Files of people: read with one clear sentence if that fails, written whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from behemoth.terminal.trouble import BadInput

#: No game and no scheme is larger; reading stops there, whatever the file is.
LARGEST: Final = 8_000_000
#: The standard input or output.
_STANDARD: Final = "-"

_KEYS: Final = {
    errno.ENOENT: "terminal-file-missing",
    errno.ENOTDIR: "terminal-file-missing",
    errno.EISDIR: "terminal-file-folder",
    errno.EACCES: "terminal-file-denied",
    errno.EPERM: "terminal-file-denied",
    errno.EROFS: "terminal-file-denied",
    errno.ENOSPC: "terminal-file-full",
    errno.ENAMETOOLONG: "terminal-file-name",
}


@contextmanager
def _told(name: str) -> Iterator[None]:
    """Faults of the file system as sentences."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as fault:
        key = _KEYS.get(fault.errno or 0, "terminal-file-fault")
        raise BadInput(key, name=name, fault=fault.strerror or type(fault).__name__) from None
    except ValueError:  # a name with a null byte
        raise BadInput("terminal-file-name", name=name) from None


def read_bytes(name: str) -> bytes:
    """The contents of a file, or of the standard input for ``-``."""
    with _told(name):
        if name == _STANDARD:
            contents = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).expanduser().open("rb") as file:
                contents = file.read(LARGEST + 1)
    if len(contents) > LARGEST:
        raise BadInput("terminal-file-large", name=name, most=LARGEST // 1_000_000)
    return contents


def read_text(name: str) -> str:
    """The text in a file."""
    contents = read_bytes(name)
    try:
        return contents.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as fault:
        line = contents.count(b"\n", 0, fault.start) + 1
        raise BadInput("terminal-file-bytes", name=name, line=line) from None


def write_text(name: str, text: str) -> None:
    """The text into a file: first beside it, then in its place, so that there is never half a file."""
    with _told(name):
        path = Path(name).expanduser().resolve()
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not path.is_file():  # a pipe or a device: nothing to put in its place
            path.write_text(text, encoding="utf-8")
            return
        _replace(path, text)


def write_json(value: Any, name: str) -> None:
    """A value as JSON into a file, or to the standard output for ``-``; nowhere without a name."""
    if not name:
        return
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(value)).decode() + "\n"
    if name == _STANDARD:
        print(text, end="")
    else:
        write_text(name, text)


def _replace(path: Path, text: str) -> None:
    beside = path.with_name(f".{path.name[:200]}.{os.getpid()}.part")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def holds_something(name: str) -> bool:
    """Whether writing to this file would destroy something."""
    with _told(name):
        path = Path(name).expanduser()
        return path.is_file() and path.stat().st_size > 0


def make_folder(name: str) -> None:
    """A folder to write into, made if there is none."""
    with _told(name):
        Path(name).expanduser().mkdir(parents=True, exist_ok=True)


def can_be_written(name: str) -> None:
    """Nothing if a file may be written here, so that it is said before the work and not after it. Raises BadInput."""
    with _told(name):
        path = Path(name).expanduser().resolve()
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
