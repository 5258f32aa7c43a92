"""What stands for another version in tests: this one, as it is installed, so that nothing is compiled."""

from __future__ import annotations

import sysconfig

from bench.builds import ROOT, Build


def installed(name: str) -> Build:
    """This version under a name."""
    return Build(name, f"mark-{name}", str(ROOT / "src"), sysconfig.get_paths()["purelib"])
