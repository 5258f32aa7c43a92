"""``behemoth new-game NAME``: a package with a small whole game that keeps the contract, to be changed into another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from behemoth.terminal.trouble import BadInput

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
#: What is made of which template; ``{kind}`` is that of the game, with hidden information or without.
_FILES: Final = {
    "pyproject.toml": "both/pyproject.toml",
    "README.md": "both/README.md",
    "{package}/__init__.py": "both/__init__.py",
    "{package}/game.py": "{kind}/game.py",
    "{package}/catalogue/en/{id}.ftl": "{kind}/en.ftl",
    "{package}/catalogue/de/{id}.ftl": "{kind}/de.ftl",
    "tests/test_game.py": "both/test_game.py",
}


def register(app: typer.Typer) -> None:
    """Bring the command."""
    app.command("new-game", help="new-game-about")(new_game)


def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="new-game-about-name")],
    hidden: Annotated[bool, typer.Option("--hidden", help="new-game-about-hidden")] = False,
    folder: Annotated[str, typer.Option("--in", metavar="FOLDER", help="new-game-about-folder")] = ".",
) -> None:
    """Write the files, and say what to do next."""
    from behemoth.games import game_names
    from behemoth.terminal.voice import Voice

    voice = Voice(context.obj)
    if not _NAME.fullmatch(name):
        raise BadInput("new-game-name", name=name[:40])
    if name in game_names():
        raise BadInput("new-game-taken", name=name, known=", ".join(game_names()))
    place = Path(folder) / name
    try:
        write_package(place, name, hidden=hidden)
    except FileExistsError:
        raise BadInput("new-game-exists", place=str(place)) from None
    except OSError as fault:
        raise BadInput("new-game-fault", place=str(place), fault=fault.strerror or type(fault).__name__) from None
    voice.tell_key("new-game-made", place=str(place))


def write_package(place: Path, name: str, *, hidden: bool = False) -> None:
    """A package for a game of this name. Raises FileExistsError if there is something already."""
    from importlib.resources import files

    words = {
        "id": name,
        "package": name.replace("-", "_"),
        "Class": "".join(word.capitalize() for word in name.split("-")),
        "title": name.replace("-", " ").capitalize(),
        "kind": "hidden" if hidden else "open",
    }
    place.mkdir(parents=True)
    templates = files("behemoth.terminal") / "template"
    for target, source in _FILES.items():
        text = (templates / f"{source.format(**words)}.txt").read_text(encoding="utf-8")
        for word, value in words.items():
            text = text.replace(f"@{word}@", value)
        path = place / target.format(**words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
