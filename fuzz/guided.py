"""One target under atheris, in a process of its own: ``python -m fuzz.guided NAME [words of libFuzzer]``."""

from __future__ import annotations

import sys


def main(words: list[str]) -> None:
    """Feed the target until libFuzzer has had enough."""
    import atheris  # type: ignore[import-untyped]

    name, *rest = words
    with atheris.instrument_imports(include=["behemoth"], enable_loader_override=False):
        from fuzz.targets import TARGETS
    atheris.Setup([sys.argv[0], *rest], TARGETS[name])
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv[1:])
