"""The container files can be read, and name what is there."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import yaml  # type: ignore[import-untyped]

from tests.deploy.front import DEPLOY

ROOT: Final = DEPLOY.parent
#: What may stand at the beginning of a line of such a file.
WORDS: Final = {
    "FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT",
    "CMD",
}  # fmt: skip


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each with what it says."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    lines = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    joined = re.sub(r"\\\n\s*", "", lines)
    found = [line.partition(" ") for line in joined.splitlines() if line.strip()]
    return [(word, rest) for word, _, rest in found]


def test_every_line_is_an_instruction() -> None:
    assert {word for word, _ in instructions()} <= WORDS
    assert instructions()[0][0] == "FROM"


def test_what_is_copied_is_there() -> None:
    stages = {rest.partition(" AS ")[2] for word, rest in instructions() if word == "FROM"} - {""}
    for word, rest in instructions():
        parts = rest.split()
        if word == "COPY" and parts[0].startswith("--from="):
            assert parts[0].removeprefix("--from=") in stages
        elif word == "COPY":
            assert (ROOT / parts[0]).exists()
    for file in re.findall(r"-r (\S+)", " ".join(rest for _, rest in instructions())):
        assert (ROOT / file).is_file()


def test_commands_are_lists_and_nobody_is_root() -> None:
    found = dict(instructions())
    assert json.loads(found["ENTRYPOINT"]) == ["behemoth"]
    assert json.loads(found["CMD"])[0] == "play"
    assert json.loads(found["HEALTHCHECK"].partition("CMD ")[2])[0] == "python"
    assert found["USER"] == "behemoth"


def composed() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_services_fit_each_other() -> None:
    services = composed()["services"]
    assert {"database", "table-1", "table-2", "thinker", "front"} == set(services)
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert ("image" in service) != ("build" in service)
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
            assert "@database/" in service["environment"]["BEHEMOTH_STORE"]
    assert services["thinker"]["command"] == ["think"]
    assert services["table-1"]["command"] == services["table-2"]["command"]
    assert (DEPLOY / services["front"]["volumes"][0].split(":")[0]).is_file()
